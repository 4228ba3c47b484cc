/** The ends of what is long: the tip of a blade, an arrow or a staff, and what is at its other end. */
import { heldIn, sum } from '../held.ts';
import { isThing } from '../matters.ts';
import type { Region } from '../regions.ts';
import type { Subject } from '../subject.ts';
import { wholeOf } from '../whole-of.ts';
import { panelsOf } from './panels.ts';

/** What is not so much longer than wide has no tip. */
const LONG = 2.2;
/** An end, in shares of the length: where it begins, and how far a panel of its own goes on. */
const END = 0.2;
const FAR = 0.42;

/** What a hand would close round: a piece of its own at the lower end, else the shaft. */
export function handleOf(subject: Subject): Region | undefined {
  const shaft = endOf(subject, 'shaft');
  const butt = endOf(subject, 'butt', true);
  const isOwn = butt && !butt.some((v, i) => v && shaft?.[i]);
  return isOwn && sum(butt) >= LEAST_GRIP * sum(wholeOf(subject)) ? butt : shaft;
}
const LEAST_GRIP = 0.04;

/** The pixels of the tip (the upper end) or of the other end of a long thing; of what is held where somebody holds it. */
export type End = 'tip' | 'butt' | 'shaft';

export function endOf(subject: Subject, end: End, isOwn = false): Region | undefined {
  const held = isThing(subject) ? undefined : (heldIn(subject, 'weapon') ?? heldIn(subject, 'staff'));
  return endIn(subject, wholeOf(subject), end, isOwn) ?? (held && endIn(subject, held, end, isOwn));
}

function endIn(subject: Subject, all: Region, end: End, isOwn: boolean): Region | undefined {
  const { width } = subject.sprite;
  const there = [...all.keys()].filter((i) => all[i]);
  if (there.length < 6) return undefined;
  const mean = (of: (i: number) => number): number => there.reduce((n, i) => n + of(i), 0) / there.length;
  const x = (i: number): number => i % width;
  const y = (i: number): number => Math.floor(i / width);
  const [mx, my] = [mean(x), mean(y)];
  const [xx, yy, xy] = [mean((i) => (x(i) - mx) ** 2), mean((i) => (y(i) - my) ** 2), mean((i) => (x(i) - mx) * (y(i) - my))]; // biome-ignore format: one line
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const along = (i: number): number => (x(i) - mx) * dx + (y(i) - my) * dy;
  const across = (i: number): number => (y(i) - my) * dx - (x(i) - mx) * dy;
  const span = (of: (i: number) => number): readonly [number, number] => [Math.min(...there.map(of)), Math.max(...there.map(of))]; // biome-ignore format: one line
  const [[a, b], [c, d]] = [span(along), span(across)];
  if (b - a < LONG * (d - c) && Math.sqrt(mean((i) => along(i) ** 2)) < LONG * Math.sqrt(mean((i) => across(i) ** 2))) return undefined; // biome-ignore format: one line
  // The way along the axis that leads up is to the tip; of what lies level that is to the right.
  const isUp = Math.abs(dy) > 0.2 ? dy < 0 : dx > 0;
  const place = (i: number): number =>
    (end !== 'butt') === isUp ? (b - along(i)) / (b - a) : (along(i) - a) / (b - a);
  const out = new Uint8Array(all.length);
  const { all: panels, of } = panelsOf(subject);
  if (end === 'shaft') {
    // What is longest of it, and neither end.
    const inside = panels
      .map(({ pixels }) => pixels.filter((i) => all[i]))
      .filter(
        (own) =>
          own.length > 0 && own.every((i) => place(i) > 0.08) && own.some((i) => place(i) > 0.3 && place(i) < 0.8),
      );
    const long = (own: readonly number[]): number => Math.max(...own.map(place)) - Math.min(...own.map(place));
    const [main] = inside.sort((a, b) => long(b) - long(a));
    if (!main || long(main) < 0.3) return undefined;
    for (const i of main) out[i] = 1;
    return out;
  }
  for (const { pixels } of panels) {
    const own = pixels.filter((i) => all[i]);
    const isOfEnd = own.some((i) => place(i) < 0.15) && own.filter((i) => place(i) < FAR).length >= 0.9 * own.length;
    if (isOfEnd) for (const i of own) out[i] = 1;
  }
  if (sum(out) < 3 && !isOwn) for (const i of there) if (place(i) < END && of[i]! >= 0) out[i] = 1;
  return sum(out) >= 2 ? out : undefined;
}
