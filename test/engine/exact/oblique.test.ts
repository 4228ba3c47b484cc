import { expect, it } from 'vitest';
import { shearOf, viewMatrix } from '../../../workers/engine/solids/camera.ts';
import { apply } from '../../../workers/engine/solids/vec.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { brief, faults, options } from '../subject/briefs.ts';

it('keeps what faces the viewer undistorted and draws depth at half its length, 45° up to the right', () => {
  const view = viewMatrix(0, 0, 10, shearOf({ oblique: true }));
  const close = (a: readonly number[], b: readonly number[]) =>
    a.forEach((v, i) => void expect(v).toBeCloseTo(b[i]!, 9));
  close(apply(view, [1, 0, 0]), [10, 0, 0]);
  close(apply(view, [0, 1, 0]), [0, -10, 0]);
  const [x, y] = apply(view, [0, 0, -1]);
  expect(Math.hypot(x, y)).toBeCloseTo(5, 9);
  expect(x).toBeCloseTo(-y, 9);
  expect(x).toBeGreaterThan(0);
});

it.each([
  ['treasure-chest', 'thing'],
  ['house', 'thing'],
  ['knight', 'humanoid'],
  ['wolf', 'quadruped'],
] as const)('%s: a picture of its own, from every side', (id, kind) => {
  for (const direction of ['south', 'east', 'north-west'] as const) {
    const oblique = drawSubject(brief(id, {}, kind), options(48, { style: { oblique: true, direction } })).image;
    expect(faults(oblique, 48, 48)).toEqual([]);
    expect(oblique.data).not.toEqual(
      drawSubject(brief(id, {}, kind), options(48, { style: { direction } })).image.data,
    );
  }
});

it('shows the side of a chest that a straight view hides', () => {
  const columns = (style: object) => {
    const { parts } = drawSubject(brief('treasure-chest', {}, 'thing'), options(64, { style }));
    const rows = [...parts].map((p, i) => (p < 0 ? -1 : Math.floor(i / 64)));
    const bottom = Math.max(...rows);
    const at = (y: number) => rows.flatMap((r, i) => (r === y ? [i % 64] : []));
    return { right: Math.max(...[...parts].flatMap((p, i) => (p < 0 ? [] : [i % 64]))), feet: Math.max(...at(bottom)) };
  };
  const straight = columns({ view: 'side' });
  const oblique = columns({ oblique: true });
  // depth recedes to the right, so the upper right reaches further than the front's lower edge
  expect(oblique.right - oblique.feet).toBeGreaterThan(straight.right - straight.feet + 4);
});
