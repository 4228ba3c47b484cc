import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../src/domain/words.ts';
import { opaqueBounds } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { animateCharacter, drawCharacter, resolveCharacter } from '../../../workers/engine/character/index.ts';
import { EIGHT, request } from './requests.ts';

const LIMIT_MS = 60_000;
/** Beasts on four legs, things that go on what they have, and one that is known from one side alone. */
const CREATURES = [
  'a cat',
  'a griffin',
  'a hydra',
  'a slime',
  'a dragon',
  'a spider',
  'a bat',
  'a fish',
  'a squid',
] as const;
const MOTIONS: readonly (readonly [template: string, frames: number, direction: Direction])[] = [
  ['walking-8-frames', 8, 'east'],
  ['breathing-idle', 4, 'south'],
  ['cross-punch', 7, 'south-east'],
];

const same = (a: Rgba, b: Rgba): boolean => Buffer.compare(Buffer.from(a.data), Buffer.from(b.data)) === 0;
function coloursOf({ data }: Rgba): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]) found.add(`#${Buffer.from(data.subarray(i, i + 3)).toString('hex')}`);
  return found;
}

describe('a creature on its own body', () => {
  test.each(CREATURES)(
    '%s: all sides, walking, waiting and fighting by the templates of people',
    async (description) => {
      const who = request({ description, directions: EIGHT });
      const { rotations, palette, plan } = await drawCharacter(who, {});
      expect(plan.brief.kind).not.toBe('humanoid');
      expect([...rotations.keys()]).toEqual(EIGHT);
      for (const { image } of rotations.values()) {
        expect([image.width, image.height]).toEqual([68, 68]);
        expect(opaqueBounds(image)).toBeDefined();
      }
      for (const [template, count, direction] of MOTIONS) {
        const rest = { freedom: 0, textGuidance: 8, keepFirstFrame: false, best: false, seed: 1 };
        const { frames, motion } = await animateCharacter(
          who,
          { template, direction, frameCount: 8, ...rest },
          {} as never,
        );
        expect(frames, motion).toHaveLength(count);
        expect(
          frames.some(({ image }) => !same(image, frames[0]!.image)),
          template,
        ).toBe(true);
        for (const { image } of frames)
          for (const colour of coloursOf(image)) expect(palette, `${template} ${colour}`).toContain(colour);
      }
    },
    LIMIT_MS,
  );

  test('words move it as well: a dragon flaps, a cat sleeps', async () => {
    const act = async (description: string, action: string) => {
      const asked = { action, direction: 'south' as const, frameCount: 6 };
      const rest = { freedom: 0, textGuidance: 8, keepFirstFrame: false, best: false, seed: 1 };
      return animateCharacter(request({ description }), { ...asked, ...rest }, {} as never);
    };
    expect((await act('a dragon', 'flaps its wings')).frames).toHaveLength(6);
    expect((await act('a cat', 'sleeps')).motion).toBe('sleep');
  });
});

describe('somebody who is named after a thing', () => {
  const brief = async (description: string) => (await resolveCharacter(request({ description }), {})).brief;
  test('is the monster of that name', async () => {
    expect(await brief('a mushroom man')).toMatchObject({ kind: 'thing', concept: 'mushroom-monster' });
    expect(await brief('gingerbread man')).toMatchObject({ kind: 'thing', concept: 'gingerbread-man' });
  });
  test('has the thing for a head, and wears what is said', async () => {
    const { kind, parts, drawnAs } = await brief('anthro teapot');
    expect(kind).toBe('humanoid');
    expect(parts).toContainEqual({ piece: 'head/teapot' });
    expect(drawnAs).toMatch('a teapot for a head');
    const clock = (await brief('clock man with a red cape')).parts.map(({ piece }) => piece);
    expect(clock).toContain('cape');
    expect(clock.some((piece) => piece.startsWith('head/'))).toBe(true);
    // grammar of the pictures tells it alike
    expect((await brief('banana man')).drawnAs).toBe('a person with a banana for a head');
  });
});

test('who sits on a shoulder goes with somebody, in the colour that is said', async () => {
  const who = request({ description: 'a ranger with a red bird on his shoulder', directions: ['south'] });
  const { plan, rotations } = await drawCharacter(who, {});
  expect(plan.brief.parts).toContainEqual({ piece: 'perched/bird', colour: expect.stringMatching(/^#/) });
  expect(plan.brief.unknown).toEqual([]);
  const alone = await drawCharacter(request({ description: 'a ranger', directions: ['south'] }), {});
  const wide = ({ image }: { image: Rgba }) => opaqueBounds(image)!.width;
  expect(wide(rotations.get('south')!)).toBeGreaterThan(wide(alone.rotations.get('south')!));
});
