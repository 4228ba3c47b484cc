import { describe, expect, it, test } from 'vitest';
import { DIRECTIONS } from '../../../src/domain/words.ts';
import { opaqueBounds, type Rgba } from '../../../src/pixels/index.ts';
import { sceneAt } from '../../../workers/engine/object/acts/act.ts';
import { findAct } from '../../../workers/engine/object/acts/find-act.ts';
import { ACTS } from '../../../workers/engine/object/acts/table.ts';
import { verbsIn } from '../../../workers/engine/object/acts/verbs.ts';
import { difference } from '../../../workers/engine/object/candidates.ts';
import { animateObject, drawObject, type ObjectRequest, type Side } from '../../../workers/engine/object/index.ts';
import { restOf } from '../../../workers/engine/object/part-movement.ts';
import { planObject } from '../../../workers/engine/object/plan.ts';
import { renderScene } from '../../../workers/engine/solids/render.ts';
import { modelOf } from '../../../workers/engine/subject/draw-thing.ts';

const request = (description: string, directions: readonly Side[] = ['unknown'], size = 48): ObjectRequest => ({
  description,
  edits: [],
  directions,
  size,
  view: 'low top-down',
  styleImages: [],
  matchStyleSize: false,
  seed: 7,
});
const bytes = ({ data }: Rgba): string => Buffer.from(data).toString('base64');
const NAMED: readonly (readonly [string, string, string])[] = [
  ['treasure chest', 'the lid opens', 'open'],
  ['door', 'opens', 'open'],
  ['windmill', 'its sails turn', 'spin'],
  ['gear', 'spins', 'spin'],
  ['cart', 'the wheels turn', 'drive'],
  ['tank', 'rotates its turret', 'turret'],
  ['bell', 'swings', 'swing'],
  ['torch', 'burns', 'burn'],
  ['lantern', 'glows', 'glow'],
  ['portal', 'pulses', 'pulse'],
  ['candle', 'flickers', 'burn'],
  ['house', 'smokes', 'smoke'],
  ['waterfall', 'flows', 'flow'],
  ['flag', 'waves', 'wave'],
  ['tree', 'grows', 'grow'],
  ['flower', 'withers', 'wither'],
  ['barrel', 'shatters', 'break'],
  ['bomb', 'explodes', 'explode'],
  ['book', 'unfolds', 'open'],
  ['cannon', 'fires', 'shoot'],
  ['lighthouse', 'blinks', 'blink'],
  ['bucket', 'drips', 'drip'],
  ['barrel', 'rolls', 'roll'],
  ['slime', 'bounces', 'squash'],
];

test.each(NAMED)('%s: "%s" moves its own parts (%s)', async (words, action, motion) => {
  const still = await drawObject(request(words), {});
  const moved = await animateObject(request(words), { side: 'unknown', action, frameCount: 4 }, {});
  expect(moved).toMatchObject({ motion, engine: 'geometry' });
  const images = moved.frames.map(({ image }) => image);
  expect(Math.max(...images.slice(1).map((one) => difference(images[0]!, one)))).toBeGreaterThan(0);
  if (motion !== 'explode' && motion !== 'shoot')
    expect(moved.palette.filter((hex) => !still.palette.includes(hex))).toEqual([]);
});

test('what does not move keeps its pixels: a chest that opens, a mill that turns', async () => {
  for (const [words, action] of [
    ['treasure chest', 'opens'],
    ['windmill', 'spins'],
  ] as const) {
    const { frames } = await animateObject(
      request(words, DIRECTIONS, 64),
      { side: 'south', action, frameCount: 4 },
      {},
    );
    const [first, , third] = frames.map(({ image }) => image);
    const box = opaqueBounds(first!)!;
    // the lowest quarter is box and ground alone
    const from = box.y + Math.round(box.height * 0.75);
    let changed = 0;
    for (let y = from; y < box.y + box.height; y++)
      for (let x = box.x; x < box.x + box.width; x++) {
        const i = (y * first!.width + x) * 4;
        if ([0, 1, 2, 3].some((c) => first!.data[i + c] !== third!.data[i + c])) changed++;
      }
    expect(changed / (box.width * box.height)).toBeLessThan(0.03);
  }
});

describe('from all sides', () => {
  it.each([['treasure chest', 'opens'], ['windmill', 'spins'], ['torch', 'burns']])('%s %s: the same size, the still first, its colours', async (words, action) => {
    const { sides, palette } = await drawObject(request(words, DIRECTIONS), {});
    const all = await Promise.all(DIRECTIONS.map((side) => animateObject(request(words, DIRECTIONS), { side, action, frameCount: 4, keepFirstFrame: true }, {})));
    expect(new Set(all.map(({ width, height }) => `${width}x${height}`)).size).toBe(1);
    for (const [i, { frames, width, palette: own }] of all.entries()) {
      const room = (width - 48) / 2;
      const inner = opaqueBounds(frames[1]!.image)!;
      const still = opaqueBounds(sides.get(DIRECTIONS[i]!)!)!;
      expect([inner.x - room, inner.y - room, inner.width, inner.height]).toEqual([still.x, still.y, still.width, still.height]);
      expect(bytes(frames[0]!.image)).toBe(bytes(frames[1]!.image));
      expect(own.filter((hex) => !palette.includes(hex))).toEqual([]);
    }
  });
}); // biome-ignore format: rows

/** Every act of the table, as the thing by itself is drawn. */
const rows = Object.entries(ACTS).flatMap(([concept, acts]) => Object.keys(acts).map((verb) => [concept, verb as keyof typeof acts] as const)); // biome-ignore format: one line
const sceneOf = async (concept: string) => {
  const { brief, ...options } = await planObject(request(concept), {});
  const { scene, still } = modelOf({ ...brief, kind: 'thing', concept }, options);
  return { still, rest: restOf({ brief: { ...brief, kind: 'thing', concept }, ...options }, scene, 48) };
};

test.each(rows)('%s, %s: begins at rest, a round closes, who stands keeps to the ground', async (concept, verb) => {
  const { still, rest } = await sceneOf(concept);
  const clip = findAct(verb, rest)!.act(rest);
  const drawn = (t: number): Rgba => renderScene(sceneAt(rest.scene, clip.at(t)), still).image;
  const first = renderScene(rest.scene, still).image;
  if (verb === 'grow') expect(difference(first, drawn(1))).toBe(0);
  // surfaces that flow and plain wheels, which are marked so that they show their turning, begin as they go on
  else if (!/flow|drive|drip/.test(verb) && concept !== 'portal')
    expect(difference(first, drawn(0))).toBeLessThan(0.01);
  if (!clip.loop) return;
  expect(difference(drawn(0), drawn(1))).toBeLessThan(0.05);
  if (rest.item || /launch|flap|bob|sail|squash|swim|walk|swing/.test(verb)) return;
  const foot = opaqueBounds(first)!;
  for (const t of [0.25, 0.5, 0.75]) {
    const box = opaqueBounds(drawn(t))!;
    expect(Math.abs(box.y + box.height - foot.y - foot.height)).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['opens and closes', ['open', 'close']],
  ['rotate turret', ['turret', 'spin']],
  ['turn the wheels', ['drive', 'spin']],
  ['lights up', ['glow']],
  ['walks like a wolf', ['walk']],
  ['qwertz', []],
])('"%s" asks for %s', (text, verbs) => {
  expect(verbsIn(text).map(({ verb }) => verb)).toEqual(verbs);
});
