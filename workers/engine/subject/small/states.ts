/** What state the body of a creature that is set by hand is in: plates of armour, seams and rivets of a machine, ribs of an undead, old cuts. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { MaterialRef } from '../../catalogue/materials.ts';
import { classOf, eyesOf, headLeft, type Trunk, trunkOf } from './grown.ts';
import { LETTERS, letterOf, type Stamp } from './stamp.ts';

type Cells = string[][];
/** Tone of a pixel of a coat, 0 lit to 2 shaded; undefined for lines, eyes and air. */
const toneAt = (cells: Cells, x: Px, y: Px): 0 | 1 | 2 | undefined => {
  const c = cells[y]?.[x];
  const n = c === undefined ? -1 : LETTERS.indexOf(c);
  return n < 0 ? undefined : ((n % 3) as 0 | 1 | 2);
};
const EYES = /[xwX.]/;
const isFilled = (cells: Cells, x: Px, y: Px): boolean => !EYES.test(cells[y]?.[x] ?? '.');

/** The stamp with further slots and its pixels changed; undefined where no letters are left. */
function changed(
  stamp: Stamp,
  materials: readonly (readonly [MaterialRef, string])[],
  draw: (cells: Cells, letter: (slot: number, tone: 0 | 1 | 2) => string) => void,
): Stamp | undefined {
  const first = stamp.slots.length;
  if (!letterOf(first + materials.length - 1, 2)) return undefined;
  const cells = stamp.rows.map((row) => [...row]);
  draw(cells, (slot, tone) => letterOf(first + slot, tone)!);
  return { ...stamp, slots: [...stamp.slots, ...materials.map(([material, name]) => ({ material, names: [name] }))], rows: cells.map((row) => row.join('')) }; // biome-ignore format: one line
}

/** How far down the trunk goes below its back in a column: to the air under it, or to half of the legs. */
function depth(cells: Cells, { tops }: Trunk, x: Px): Px {
  let y = tops[x]!;
  while (y < cells.length && cells[y]![x] !== '.') y++;
  return Math.min(y, Math.round(cells.length * 0.8)) - tops[x]!;
}

/** Share of a trunk's height that plates cover. */
const PLATED = 0.5;

/** Plates over back and brow, with a rim; where nobody says what of, of steel with gold. */
export function armoured(stamp: Stamp, material: MaterialRef, trim: MaterialRef = 'gold'): Stamp | undefined {
  const trunk = trunkOf(stamp);
  const eyes = eyesOf(stamp);
  if (!trunk || !eyes.length) return undefined;
  const seam = [3, 4, 5, 7, 9][classOf(stamp)]!;
  const head = headLeft(stamp)!;
  const brow = Math.min(...eyes.map(({ top }) => top)) - 1;
  return changed(
    stamp,
    [
      [material, 'armour'],
      [trim, 'armour'],
    ],
    (cells, letter) => {
      const reach = Math.round(Math.max(...Array.from({ length: trunk.right - trunk.left }, (_, i) => depth(cells, trunk, trunk.left + i))) * PLATED); // biome-ignore format: one line
      for (let x = trunk.left; x < trunk.right; x++) {
        const top = trunk.tops[x]!;
        // each plate is rounded at its lower end
        const along = (x - trunk.left) % seam;
        const long = reach - (along === 0 ? 1 : 0);
        for (let j = 0; j <= long; j++) {
          if (!isFilled(cells, x, top + j)) continue;
          const tone = j < long * 0.35 ? 0 : j < long * 0.75 ? 1 : 2;
          cells[top + j]![x] = j === long ? letter(1, along < seam / 2 ? 0 : 1) : along === 0 && j > 0 ? letter(0, 1).toUpperCase() : letter(0, tone); // biome-ignore format: one line
        }
      }
      const helmet = brow - (cells[0]!.length > 22 ? 1 : 0);
      const crown = Math.max(0, helmet - Math.round(stamp.rows.length * 0.22));
      for (let y = crown; y <= helmet; y++)
        for (let x = Math.max(0, head - 1); x < cells[0]!.length; x++) {
          const tone = toneAt(cells, x, y);
          if (tone !== undefined && isFilled(cells, x, y))
            cells[y]![x] = y === helmet ? letter(1, tone) : letter(0, tone);
        }
    },
  );
}

/** Sides of the wound, by the size of stamps. */
const WOUNDS: readonly (readonly [Px, Px])[] = [
  [3, 2],
  [4, 3],
  [5, 5],
  [8, 7],
  [11, 9],
];
const FLESH = '#7c2434/cloth';

/** Ribs seen in a wound of the flank, and a second one on the head. */
export function undead(stamp: Stamp): Stamp | undefined {
  const kind = classOf(stamp);
  const [wide, high] = WOUNDS[kind]!;
  const trunk = trunkOf(stamp);
  const eyes = eyesOf(stamp);
  const x0 = trunk ? Math.round((trunk.left + trunk.right - wide) / 2) : Math.round(stamp.rows[0]!.length * 0.62);
  const y0 = trunk ? trunk.tops[Math.min(x0 + (wide >> 1), trunk.tops.length - 1)]! + 2 + (kind >> 1) : Math.round(stamp.rows.length * 0.62); // biome-ignore format: one line
  return changed(
    stamp,
    [
      [FLESH, 'wound'],
      ['bone', 'bones'],
    ],
    (cells, letter) => {
      for (let j = 0; j < high; j++)
        for (let i = 0; i < wide; i++) {
          const corner = kind > 1 && (i === 0 || i === wide - 1) && (j === 0 || j === high - 1);
          if (corner || !isFilled(cells, x0 + i, y0 + j)) continue;
          cells[y0 + j]![x0 + i] = i % (kind > 2 ? 3 : 2) === (kind > 2 ? 1 : 0) || (kind > 2 && i % 3 === 2) ? letter(1, j < high / 2 ? 0 : 2) : letter(0, 1); // biome-ignore format: one line
        }
      // a seam of stitches behind the eye
      const eye = eyes[0];
      if (!eye || kind < 2) return;
      const [sx, sy] = [eye.left - 1 - (kind > 2 ? 2 : 1), eye.top - (kind > 2 ? 3 : 2)];
      for (let j = 0; j < (kind > 2 ? 5 : 3); j++) if (isFilled(cells, sx, sy + j)) cells[sy + j]![sx] = letter(0, 1);
    },
  );
}

/** Seams, rivets and a lamp on the head: a machine. */
export function mechanical(stamp: Stamp): Stamp | undefined {
  const kind = classOf(stamp);
  const trunk = trunkOf(stamp);
  const eyes = eyesOf(stamp);
  const at = eyes.length ? Math.round((eyes[0]!.left + eyes.at(-1)!.right) / 2) : Math.round(stamp.rows[0]!.length / 2);
  const lamped = lifted(stamp, at, kind);
  return changed(
    lamped.stamp,
    [
      ['#e83c3c/cloth', 'lamp'],
      ['#5c6478/steel', 'seams'],
    ],
    (cells, letter) => {
      const { top, above } = lamped;
      const round = kind > 1 ? 2 : 1;
      const stalk = kind > 2 ? 3 : kind > 0 ? 2 : 1;
      for (let j = 1; j <= stalk; j++) cells[top - j]![at] = letter(1, 1);
      for (let j = 0; j < round; j++) for (let i = 0; i < round; i++) cells[top - stalk - 1 - j]![at + i] = letter(0, i + j === 0 && round > 1 ? 1 : j === round - 1 ? 0 : 2); // biome-ignore format: one line
      if (!trunk) return;
      for (const share of kind > 1 ? [0.28, 0.74] : [0.5]) {
        const x = Math.round(trunk.left + (trunk.right - trunk.left) * share);
        const long = depth(cells.slice(above), trunk, x) - 1;
        for (let j = 1; j < long; j++) {
          const y = trunk.tops[x]! + above + j;
          if (!isFilled(cells, x, y)) continue;
          cells[y]![x] = letter(1, 1).toUpperCase();
          // bolts beside the seam
          if (kind > 0 && j % (kind > 2 ? 4 : 3) === 2 && isFilled(cells, x + 1, y)) cells[y]![x + 1] = 'A';
        }
      }
    },
  );
}

/** Rows above a head for what stands on it. */
function lifted(stamp: Stamp, at: Px, kind: number): { readonly stamp: Stamp; readonly top: Px; readonly above: Px } {
  const top = stamp.rows.findIndex((row) => row[at] !== '.');
  const high = (kind > 2 ? 3 : kind > 0 ? 2 : 1) + (kind > 1 ? 2 : 1);
  const above = Math.max(0, high - top);
  const empty = '.'.repeat(stamp.rows[0]!.length);
  return { stamp: { ...stamp, rows: [...Array.from({ length: above }, () => empty), ...stamp.rows] }, top: top + above, above }; // biome-ignore format: one line
}

/** A cut over the eye and two on the flank. */
export function scarred(stamp: Stamp, material: MaterialRef): Stamp | undefined {
  const eye = eyesOf(stamp).at(-1);
  if (!eye) return undefined;
  const kind = classOf(stamp);
  const trunk = trunkOf(stamp);
  return changed(stamp, [[material, 'scars']], (cells, letter) => {
    const far = [1, 2, 2, 4, 5][kind]!;
    const put = (x: Px, y: Px): void => {
      if (isFilled(cells, x, y)) cells[y]![x] = letter(0, 1);
    };
    const x = Math.round((eye.left + eye.right) / 2);
    for (let j = 1; j <= far; j++) {
      put(x + (j > far / 2 ? 1 : 0), eye.top - j);
      put(x - (j > far / 2 ? 1 : 0), eye.bottom + j);
    }
    if (!trunk || kind === 0) return;
    const [x0, y0] = [
      Math.round(trunk.left + (trunk.right - trunk.left) * 0.35),
      trunk.tops[trunk.left + 1]! + 2 + kind,
    ];
    for (let k = 0; k < 2; k++) for (let j = 0; j < far + 1; j++) put(x0 + k * (kind > 2 ? 4 : 2) - (j >> 1), y0 + j);
  });
}
