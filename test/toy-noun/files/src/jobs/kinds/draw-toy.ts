import { jobKind } from '../job-kind.ts';

/** A square of one colour; `size` in pixels. */
export const drawToy = jobKind<{ readonly color: number; readonly size: number }>({ estimate: () => 10 });
