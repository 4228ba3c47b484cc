/** The colour of a face, by what is beside its eyes. */
import { type Color, commonest, type Flat, NONE } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';

export const besideEyes = ({ colors, width }: Flat, line: LineHabit, eyes: readonly (readonly number[])[]): Color => {
  const own = new Set(eyes.flat());
  const beside = [...own].flatMap((i) => [i - 1, i + 1, i + width]).filter((i) => !own.has(i));
  return commonest(beside.map((i) => colors[i] ?? NONE).filter((c) => c >= 0 && !line.colors.has(c)));
};
