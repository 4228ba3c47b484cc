import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../workers/engine/composition/changes/part-area.ts';
import { withPart } from '../../../workers/engine/composition/changes/with-part.ts';
import type { PartChange } from '../../../workers/engine/composition/graph.ts';
import { partsSaid } from '../../../workers/engine/composition/read/said-of-parts.ts';
import { drawSprite } from '../../../workers/engine/composition/sprites/draw-sprite.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said, { seed: 1 });
const said = (text: string): string[] =>
  partsSaid(text, read(text), read).changes.flatMap(
    (c) =>
    c.is === 'part' ? [[c.part, c.one ? 'one' : '', c.grow ? 'grown' : '', c.kind ?? '', c.look.state ?? c.look.matter ?? ''].filter(Boolean).join(' ')] : [], // biome-ignore format: one line
  );

describe('what is said of the parts of a creature', () => {
  it.each([
    ['mammoth with one broken tusk', ['tusks one broken']],
    ['mammoth covered in snow, one tusk broken', ['tusks one broken']],
    ['deer with glowing blue antlers', ['antlers glowing']],
    ['horse with a mane of smoke', ['mane smoking']],
    ['fox, transparent tail', ['tail see-through']],
    ['crab missing one eye', ['eyes one missing']],
    ['shark with a scorpion tail', ['tail grown scorpion']],
    ['cat with the tail of a lizard', ['tail grown lizard']],
    ['owl with antlers', ['antlers grown']],
    ['frog with ram horns and a turtle shell', ['horns grown ram', 'shell grown turtle']],
    ['dragon with torn wings', ['wings torn']],
    ['ice golem with one arm shattered off', ['arms one missing']],
    ['raven, wings made of crystal', ['wings crystal']],
    ['lion with the head of an eagle', ['head eagle']],
    ['armored centipede', ['back plated']],
    ['cat with butterfly wings', ['wings grown butterfly']],
    ['hydra with five heads, each a different color', ['heads']],
    ['octopus with tentacles made of seaweed', ['tentacles leaves']],
    ['barn owl swooping, talons forward', []],
    // what a body is built or drawn with by itself stays its own
    ['wolf with antlers', []],
    ['lion with a white mane', []],
    ['red dragon with black wings', []],
    ['knight with a broken arm', []],
  ])('%s', (text, parts) => expect(said(text)).toEqual(parts));

  const sprite = (text: string) => drawSprite(read(text), { size: 40, style: {}, seed: 1, direction: 'east' });
  const none = () => sprite('frog');
  const change = (more: Partial<PartChange>): PartChange => ({ is: 'part', part: 'horns', look: {}, one: false, size: 1, told: '', ...more }); // biome-ignore format: one line
  it('is put on who has none', () => {
    const s = sprite('frog');
    expect(areaOf(s, 'horns')).toBeUndefined();
    expect(areaOf(withPart(s, change({ grow: true, kind: 'ram' }), none, 1), 'horns')).toBeDefined();
  });
  it('is taken away, or recoloured and nothing else', () => {
    const s = sprite('wolf');
    const tail = areaOf(s, 'tail')!;
    const cut = areaOf(withPart(s, change({ part: 'tail', look: { state: 'missing' } }), none, 1), 'tail');
    expect(cut?.count ?? 0).toBeLessThan(tail.count / 2);
    const red = withPart(s, change({ part: 'tail', look: { colour: '#cc3038' } }), none, 1);
    for (let i = 0; i < tail.on.length; i++)
      if (!tail.on[i]) expect(red.image.data.slice(i * 4, i * 4 + 4)).toEqual(s.image.data.slice(i * 4, i * 4 + 4));
  });
});

it.each([
  ['slime with horns', 2],
  ['slime with a horn', 1],
  ['slime with antlers', 2],
])('%s: they stand on a body whose eyes are its only face', async (description, count) => {
  const at = { width: 48, height: 48, seed: 1, noBackground: true };
  const { image } = await draw({ description, ...at });
  // rows above the dome's top, which is its first row as wide as a third of it
  const rows = Array.from({ length: 48 }, (_, y) =>
    Array.from({ length: 48 }, (_, x) => image.data[(y * 48 + x) * 4 + 3]! > 0),
  );
  const dome = rows.findIndex((row) => /1{11}/.test(row.map(Number).join('')));
  const ends = rows.slice(0, dome).map((row) => (row.map(Number).join('').match(/1+/g) ?? []).length);
  expect(dome - rows.findIndex((row) => row.includes(true))).toBeGreaterThan(4);
  expect(Math.min(...ends.filter(Boolean).slice(0, 2))).toBeGreaterThanOrEqual(count);
  if (count === 1) expect(Math.max(...ends)).toBe(1);
});
