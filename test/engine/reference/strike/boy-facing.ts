import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import type { Figure } from '../../../../workers/engine/reference/strike/figure.ts';
import { BOY } from '../parts/boy.ts';

/** The boy as one who strikes sees him: he faces the viewer, with no room on his canvas. */
export function boyFacing(): Figure {
  const flat = toFlat(BOY);
  const side = { left: 0, right: 0, top: 0, bottom: 0 };
  return {
    ...{ picture: flat, line: lineHabitOf(flat), height: 20, ahead: { x: 0, y: 1 }, size: 1, room: side, gives: 16 },
    trunk: { axis: 10, half: 4, top: 1, neck: 10, floor: 21 },
    canvas: { left: 0, top: 0, right: flat.width, bottom: flat.height },
  } as unknown as Figure;
}
