/** Words and numbers in the air: those of comics on their star, those of damage and gain alone. */
import { hexToOklab } from '../../../src/pixels/color.ts';
import { GLYPHS } from '../catalogue/cloth-patterns.ts';
import type { Canvas, Painter } from './canvas.ts';
import { matter } from './ramps.ts';

const SIGNS: Readonly<Record<string, string>> = { '+': '.../.x./xxx/.x./...', '-': '.../.../xxx/.../...', '!': 'x/x/x/./x', '?': 'xx./..x/.x./.../.x.', '%': 'x.x/..x/.x./x../x.x', m: 'x...x/xx.xx/x.x.x/x...x/x...x', w: 'x...x/x...x/x.x.x/xx.xx/x...x', ' ': '../../../../..' }; // biome-ignore format: a table
const rowsOf = (letter: string): readonly string[] => (SIGNS[letter] ?? GLYPHS[letter] ?? SIGNS['?']!).split('/');

const said = (c: Canvas): string => c.ctx.brief.mood.find((word) => word.startsWith('text:'))?.slice(5) ?? '+1';

/** The letters beside one another, their pixels `x`. */
function typeset(text: string): readonly string[] {
  const letters = [...text.toLowerCase()].map(rowsOf);
  return [0, 1, 2, 3, 4].map((j) => letters.map((rows) => rows[j] ?? '').join('.'));
}

/** In a colour, lit above, with a thin dark line round it where the gaps between its letters leave room for one. */
function write(
  c: Canvas,
  text: string,
  x: number,
  y: number,
  hex: string,
  line: string,
  room: number,
  framed = true,
): void {
  const lines = text.length > 6 && text.includes(' ') ? text.split(' ') : [text];
  const sets = lines.map(typeset);
  const wide = Math.max(...sets.map(([first = '']) => first.length));
  const pixels = (room * Math.min(c.width, c.height)) / 2;
  const scale = Math.max(1, Math.floor(Math.min(pixels / (wide + 0.6), (pixels * 1.2) / (6 * sets.length))));
  const ramp = matter(hex);
  for (const [k, rows] of sets.entries()) {
    const drawn = rows.map((row, j) => row.padEnd(rows[0]!.length, '.').replaceAll('x', j < 2 ? 'w' : 'a'));
    const at = (dx: number, dy: number): readonly [number, number] => [x + dx * c.px, y + dy * c.px + (k - (sets.length - 1) / 2) * 6.4 * scale * c.px]; // biome-ignore format: one line
    const rim = drawn.map((row) => row.replace(/[wa]/g, 'l'));
    if (framed && scale > 1) for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1], [1, 1], [-1, 1]] as const) c.stamp(at(dx, dy), rim, { l: line }, scale); // biome-ignore format: one line
    c.stamp(at(0, 0), drawn, { a: ramp[2]!, w: scale > 1 ? ramp[3]! : ramp[2]! }, scale);
  }
}

/** "+1", "-25": rising in the air. */
export const floatingText: Painter = (c) => {
  const text = said(c);
  const hue = c.colour(text.startsWith('-') ? '#e8484c' : text.startsWith('+') ? '#5cd85c' : '#f8d040');
  write(c, text, 0, 0, hue, '#241c2c', 1.9);
};

/** "POW!" on a star with many points: a dark rim, the colour that was said, a lighter star within. */
export const comicBurst: Painter = (c) => {
  const [outer, inner] = [c.ctx.brief.colours[0] ?? '#f03c34', c.ctx.brief.colours[1] ?? (c.ctx.brief.colours[0] ? '#fff4c8' : '#f8d838')]; // biome-ignore format: one line
  const n = c.small ? 9 : 13;
  const star = (k: number) => (x: number, y: number): number => {
    const a = (Math.atan2(y, x) / (Math.PI * 2) + 0.5) * n;
    const t = Math.abs((a % 1) - 0.5) * 2;
    return 1 - Math.hypot(x, y * 1.18) / (k * (0.66 + 0.34 * t * (Math.floor(a) % 2 ? 0.8 : 1)));
  }; // biome-ignore format: one formula
  c.layer(['#241c2c'], star(1), [0]);
  c.layer([outer], star(1 - c.px * 1.3), [0]);
  c.layer([inner], star(0.74), [0]);
  write(c, said(c), 0, 0, c.ctx.brief.colours[0] === undefined || hexToOklab(outer)[0] > 0.68 ? '#e0242c' : outer, '#241c2c', said(c).length > 5 ? 1.5 : 1.3); // biome-ignore format: one line
};
