import { describe, expect, it } from 'vitest';
import { drawActing } from '../../../../workers/engine/composition/folk-by-hand.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { lookOf } from '../../../../workers/engine/subject/humanoid/look.ts';
import { dressed } from '../../../../workers/engine/subject/small/large/doll/dressed.ts';
import { HATS } from '../../../../workers/engine/subject/small/large/doll/hats.ts';
import { POSTURES } from '../../../../workers/engine/subject/small/large/doll/postures.ts';
import { showsAside, turnedPane } from '../../../../workers/engine/subject/small/large/doll/profile.ts';
import { bodyOf } from '../../../../workers/engine/subject/sources.ts';
import type { Style } from '../../../../workers/engine/types.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const options = (size: number, style: Style = {}) => ({ style, seed: 3, variation: 0, width: size, height: size, whole: true as const }); // biome-ignore format: one line

/** Columns of what has that name in a picture of somebody. */
function columns(text: string, size: number, direction: 'east' | 'west' | 'south-east', name: RegExp): number[] {
  const { parts, partNames } = bodyOf(understand(text, { seed: 3 })).draw(options(size, { direction, oneSide: true }));
  return [...new Set([...parts].flatMap((p, i) => (p >= 0 && name.test(partNames[p]!) ? [i % size] : [])))].sort((a, b) => a - b); // biome-ignore format: one line
}

describe('people of 16 and 32 pixels from their side', () => {
  it.each([16, 24, 32, 40])('of %i pixels there is one eye, in front of the hair', (size) => {
    const eye = columns('girl with long hair', size, 'east', /^eyes$/);
    const hair = columns('girl with long hair', size, 'east', /^long-hair$/);
    expect(eye.at(-1)! - eye[0]!).toBeLessThan(size > 20 ? 4 : 1);
    expect(hair[0]).toBeLessThan(eye[0]! - 2);
    const west = columns('girl with long hair', size, 'west', /^eyes$/);
    expect(west[0]).toBeLessThan(size / 2);
    expect(columns('man with short hair', size, 'south-east', /^eyes$/).length).toBeGreaterThan(
      columns('man with short hair', size, 'east', /^eyes$/).length,
    );
  });

  it.each([16, 32])('of %i pixels a blade is before the face and a shield over the trunk', (size) => {
    const head = columns('knight with a sword and a shield', size, 'east', /^head$/);
    expect(columns('knight with a sword and a shield', size, 'east', /^sword$/).at(-1)).toBeGreaterThan(head.at(-1)!);
    expect(columns('knight with a sword and a shield', size, 'east', /shield$/)[0]).toBeLessThan(size / 2);
  });

  it('a gun is levelled, a tail of hair behind', () => {
    const of = (text: string) => {
      const brief = understand(text, { seed: 3 });
      const doing = { posture: { legs: 'aside' as const }, turned: true, profile: true };
      return [...dressed(lookOf(brief, 3, 0), options(32), 0, doing).filled()];
    };
    expect(Math.max(...of('woman with a ponytail').flatMap(([x, , c]) => (c.part === 'ponytail' ? [x] : [])))).toBeLessThan(19); // biome-ignore format: one line
    expect(columns('soldier with a rifle', 32, 'east', /^rifle$/).length).toBeGreaterThan(10);
  });

  it('the slit of a helm moves with the face', () => {
    const helm = HATS['great-helm']!;
    const slit = (rows: readonly string[]) => rows[10]!.search(/x/i);
    expect(turnedPane(helm).rows[10]).not.toBe(helm.rows[10]);
    expect(slit(turnedPane(helm).rows)).toBeGreaterThanOrEqual(slit(helm.rows));
    expect(new Set(turnedPane(helm).rows.map((row) => row.replace(/\.+$/, '').length)).size).toBe(new Set(helm.rows.map((row) => row.replace(/\.+$/, '').length)).size); // biome-ignore format: one line
  });
});

describe('who does something, from the side', () => {
  it('a weapon is before the face of who runs, a stretched arm before the trunk', () => {
    const draw = (text: string, way: 'run' | 'punch', name: RegExp) => {
      const look = lookOf(understand(text, { seed: 3 }), 3, 0);
      const cells = [
        ...dressed(look, options(32), 0, { posture: POSTURES[way]!, turned: true, profile: true }).filled(),
      ];
      return cells.flatMap(([x, , cell]) => (name.test(cell.part) ? [x] : []));
    };
    expect(Math.min(...draw('firefighter with an axe', 'run', /axe/))).toBeGreaterThan(14);
    expect(Math.max(...draw('boy with empty hands', 'punch', /^hand$/))).toBeGreaterThan(17);
    expect(showsAside('up', undefined, 'walk')).toBe(false);
  });

  it.each([32, 48])('at %i px somebody who runs looks where it was said', async (size) => {
    const { image, brief } = await draw({ description: 'boy with a red cap running, facing left', width: size, height: size, seed: 1, noBackground: true }); // biome-ignore format: one line
    const right = await draw({ description: 'boy with a red cap running, facing right', width: size, height: size, seed: 1, noBackground: true }); // biome-ignore format: one line
    expect(brief.unknown).toEqual([]);
    expect(Buffer.from(image.data).equals(Buffer.from(right.image.data))).toBe(false);
  });

  it('a plague doctor has a cowl instead of skin, and a beak before it', () => {
    for (const size of [16, 32, 64]) {
      const brief = understand('plague doctor', { seed: 3 });
      const { parts, partNames } = bodyOf(brief).draw(options(size));
      expect([...parts].filter((p) => p >= 0 && /^(?:head|hand|ears)$/.test(partNames[p]!)).length).toBeLessThan(3); // biome-ignore format: one line
    }
  });

  it('a long dress reaches the ground', () => {
    expect(understand('woman in a long red dress', { seed: 1 }).parts).toMatchObject([{ piece: 'long-dress', colour: '#cc3038' }]); // biome-ignore format: one line
    expect(columns('woman in a long red dress', 32, 'east', /^legs$/).length).toBeLessThan(2);
  });
});

it('who meditates sits there as set by hand in pictures of 48 to 80 pixels, with eyes closed in an even curve', () => {
  const acting = { brief: understand('monk', { seed: 3 }), posture: POSTURES.meditate!, told: false };
  for (const size of [48, 64, 80]) expect(drawActing(acting, options(size))?.image.width).toBe(size);
  const look = { ...lookOf(understand('monk', { seed: 3 }), 3, 0), asleep: true };
  const eyes = [...dressed(look, options(32), 0, { posture: POSTURES.meditate! }).filled()].filter(([, , c]) => c.part === 'eyes'); // biome-ignore format: one line
  const left = eyes.filter(([x]) => x < 12).map(([x, y]) => [x, y]);
  const ys = left.toSorted((a, b) => a[0]! - b[0]!).map(([, y]) => y);
  expect(ys).toEqual(ys.toReversed());
});
