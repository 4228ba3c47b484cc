import { expect, it } from 'vitest';
import { enlarged } from '../../../../workers/engine/subject/small/enlarged.ts';
import { GREAT_THINGS } from '../../../../workers/engine/subject/small/great/things.ts';
import { laidOver } from '../../../../workers/engine/subject/small/laid-over.ts';
import { LARGE_THINGS } from '../../../../workers/engine/subject/small/large/things.ts';
import { fitting } from '../../../../workers/engine/subject/small/small-thing.ts';
import { HUGE_SIDES, readStamps } from '../../../../workers/engine/subject/small/stamp.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const rows = (text: string, times: number) => enlarged(readStamps(`# a | wood\n${text}`).a!, times, HUGE_SIDES).rows;

it('lines of one pixel stay one pixel wide, whatever is doubled beside them', () => {
  const window = ['aaaaaaaaaaaa', ...Array<string>(10).fill('aaaaaXaaaaaa'), 'aaaaaaaaaaaa'].join('\n');
  for (const row of rows(window, 4 / 3).slice(1, -1)) expect(row.match(/X/g)).toHaveLength(1);
});

it('a slope stays a slope: no step of it is wider than two pixels', () => {
  const slope = Array.from({ length: 12 }, (_, y) => 'a'.repeat(y + 1).padEnd(12, '.')).join('\n');
  const widths = rows(slope, 2).map((row) => row.replaceAll('.', '').length);
  for (const [i, width] of widths.slice(1).entries()) expect(Math.abs(width - widths[i]!)).toBeLessThanOrEqual(2);
});

it('every picture of 32 and 48 pixels has its letters, is even-sided and has room in those of 64', () => {
  for (const [table, times] of [[LARGE_THINGS, 2], [GREAT_THINGS, 4 / 3]] as const) // biome-ignore format: one line
    for (const [id, stamp] of Object.entries(table)) {
      const large = enlarged(stamp, times, HUGE_SIDES);
      expect(new Set(large.rows.map((row) => row.length)).size, id).toBe(1);
      expect(Math.max(large.rows.length, large.rows[0]!.length), id).toBeLessThanOrEqual(56);
      // a line may give way to what is beside it, a part never
      const slots = (rows: readonly string[]) => new Set([...rows.join('').toLowerCase().replaceAll('.', '')].map((c) => Math.floor((c.codePointAt(0)! - 97) / 3))); // biome-ignore format: one line
      expect(slots(large.rows), id).toEqual(slots(stamp.rows));
    }
});

it('an arrow lies on its bow, and takes the colour that is said of it', () => {
  const { bow, arrow } = GREAT_THINGS;
  const both = laidOver(bow!, arrow!, 'arrow')!;
  expect(both.slots.filter(({ names }) => names.includes('arrow'))).toHaveLength(arrow!.slots.length);
  expect(both.rows.length).toBe(Math.max(bow!.rows.length, arrow!.rows.length));
});

it('a stall is a stall and a mine has its timbers in every size', () => {
  const at = (text: string, side: number) => fitting(understand(text, { seed: 1 }), { width: side, height: side, style: {}, seed: 1, variation: 0, whole: true }); // biome-ignore format: one line
  for (const side of [16, 24, 32, 48, 64]) {
    expect(at('market stall', side)?.stamp.slots.some(({ names }) => names.includes('counter')), `stall ${side}`).toBe(true); // biome-ignore format: one line
    expect(at('mine entrance', side), `mine ${side}`).toBeDefined();
  }
  expect(at('treasure chest full of gold', 64)?.state).toBe('full');
});
