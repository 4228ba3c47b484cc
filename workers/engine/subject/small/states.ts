/** What state the body of a creature that is set by hand is in: plates of armour, seams and rivets of a machine, ribs of an undead, old cuts. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { MaterialRef } from '../../catalogue/materials.ts';
import { eyeBoxes } from './eyes.ts';
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
  const trunk = trunkOf(stamp, true);
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

/** A ragged wound with ribs in it, by the size of stamps: f flesh, g the same in shade, b bone, c bone in shade. */
const WOUNDS: readonly (readonly string[])[] = [
  ['gbg', 'gcg'],
  ['.gg.', 'gbgb', 'gcgc', '.gg.'],
  ['.ggg..', 'gbgbgg', 'gbgbgb', 'gcgcgc', '.gggg.'],
  ['..gggg...', '.gbggbgg.', 'gbggbggbg', 'gbggbggbg', 'gbggbggcg', '.cggcggg.', '..gfggf..'],
  ['...ggggg....', '.ggbggbggg..', 'ggbggbggbgg.', 'gbggbggbggbg', 'gbggbggbggbg', 'gbggbggbggcg', 'gcggbggcggg.', '.gggcgggggf.', '..fggfggf...'],
]; // biome-ignore format: pictures
const FLESH = '#8c2c3c/cloth';

/** Ribs seen in a wound of the flank, and a seam of stitches on the head. */
export function undead(stamp: Stamp): Stamp | undefined {
  const kind = classOf(stamp);
  const wound = WOUNDS[kind]!;
  const [wide, high] = [wound[0]!.length, wound.length];
  const trunk = trunkOf(stamp, true);
  const eyes = eyesOf(stamp);
  const [x0, y0] = trunk ? onFlank(trunk) : onBelly();
  return changed(
    stamp,
    [
      [FLESH, 'wound'],
      ['bone', 'bones'],
    ],
    (cells, letter) => {
      const tones: Readonly<Record<string, string>> = { f: letter(0, 1), g: letter(0, 2), b: letter(1, 0), c: letter(1, 2) }; // biome-ignore format: a table
      for (let j = 0; j < high; j++)
        for (let i = 0; i < wide; i++) {
          const c = tones[wound[j]![i]!];
          if (c && isFilled(cells, x0 + i, y0 + j)) cells[y0 + j]![x0 + i] = c;
        }
      // a seam of stitches behind the eye
      const eye = eyes[0];
      if (!eye || kind < 2) return;
      const [sx, sy] = [eye.left - 1 - (kind > 2 ? 2 : 1), eye.top - (kind > 2 ? 3 : 2)];
      for (let j = 0; j < (kind > 2 ? 5 : 3); j++) if (isFilled(cells, sx, sy + j)) cells[sy + j]![sx] = letter(0, 1);
    },
  );

  function onFlank({ left, right, tops }: Trunk): readonly [Px, Px] {
    const x = Math.round((left + right - wide) / 2);
    // ears and humps rise over the flank
    const low = eyes.length > 0 && kind > 1 ? eyes[0]!.top - 1 : 0;
    return [x, Math.max(low, tops[Math.min(x + (wide >> 1), tops.length - 1)]! + 2 + (kind >> 1))];
  }

  /** Of one that looks at the viewer: beside its mouth, where its body is. */
  function onBelly(): readonly [Px, Px] {
    const cells = stamp.rows.map((row) => [...row]);
    const clear = ([x, y]: readonly [Px, Px]): number => {
      let n = 0;
      for (let j = -1; j <= high; j++)
        for (let i = -1; i <= wide; i++)
          n += toneAt(cells, x + i, y + j) !== undefined ? 1 : /[xX]/.test(cells[y + j]?.[x + i] ?? '') ? -6 : 0;
      return n;
    };
    const places = [[0.3, 0.7], [0.7, 0.7], [0.5, 0.6], [0.5, 0.75]].map(([u, v]) => [Math.round(stamp.rows[0]!.length * u! - wide / 2), Math.round(stamp.rows.length * v! - high / 2)] as const); // biome-ignore format: one line
    return places.sort((p, q) => clear(q) - clear(p))[0]!;
  }
}

/** Pixels between two bolts of a seam, by the size of stamps. */
const BOLTS: readonly Px[] = [3, 4, 4, 5, 6];

/** Seams between plates with bolts beside them, and lenses that glow for eyes: a machine. */
export function mechanical(stamp: Stamp, lamps: MaterialRef = '#ff4438/flame'): Stamp | undefined {
  const kind = classOf(stamp);
  const eyes = eyeBoxes(stamp.rows);
  // whose eyes are drawn in their own way keeps them, and has a lamp in its chest
  const trunk = eyes.length > 0 ? trunkOf(stamp, true) : undefined;
  return changed(
    stamp,
    [
      [lamps, 'lamp'],
      ['#5c6478/steel', 'seams'],
    ],
    (cells, letter) => {
      const width = cells[0]!.length;
      const seam = letter(1, 1).toUpperCase();
      const inside = (x: Px, y: Px): boolean => isFilled(cells, x, y) && toneAt(cells, x, y) !== undefined;
      const bolt = (x: Px, y: Px): void => {
        if (kind > 0 && inside(x, y)) cells[y]![x] = 'A';
      };
      // down the flank of one that is seen from its side, else across the body and down its middle
      if (trunk)
        for (const share of kind > 1 ? [0.24, 0.76] : [0.5]) {
          const x = Math.round(trunk.left + (trunk.right - trunk.left) * share);
          const long = depth(cells, trunk, x) - 1;
          for (let j = 1; j < long; j++) {
            const y = trunk.tops[x]! + j;
            if (!inside(x, y)) continue;
            cells[y]![x] = seam;
            if (j % BOLTS[kind]! === 2) bolt(x + 1, y);
          }
        }
      else {
        const low = eyes.length > 0 ? eyes[0]!.bottom : Math.round(cells.length * 0.3);
        const row = Math.min(cells.length - 3, low + Math.max(2, Math.round((cells.length - low) * 0.42)));
        const middle = eyes.length > 0 ? Math.round((eyes[0]!.left + eyes.at(-1)!.right) / 2) : width >> 1;
        for (let x = 1; x < width - 1; x++) {
          if (!inside(x, row) || !isFilled(cells, x - 1, row) || !isFilled(cells, x + 1, row)) continue;
          cells[row]![x] = seam;
          if ((x - middle) % BOLTS[kind]! === 2) bolt(x, row + 1);
        }
        for (let y = row + 1; y < cells.length - 2; y++) if (inside(middle, y)) cells[y]![middle] = seam;
        const crown = cells.findIndex((line) => line[middle] !== '.');
        if (eyes.length === 0) {
          const r = [0, 1, 1, 2, 2][kind]!;
          for (let j = -r; j <= r; j++) for (let i = -r; i <= r; i++) if (Math.abs(i) + Math.abs(j) < r * 2 || r < 2) if (isFilled(cells, middle + i, row + j)) cells[row + j]![middle + i] = letter(0, i + j < 0 ? 0 : 1); // biome-ignore format: one line
        }
        for (let y = crown + 1; y < Math.min(low - 1, crown + (kind > 2 ? 6 : 3)); y++) if (inside(middle, y)) cells[y]![middle] = seam; // biome-ignore format: one line
      }
      for (const { left, right, top, bottom } of eyes)
        for (let y = top; y <= bottom; y++)
          for (let x = left; x <= right; x++)
            if (cells[y]?.[x] === 'x' || cells[y]?.[x] === 'X')
              cells[y]![x] = letter(0, x === left && y === top ? 0 : 1);
    },
  );
}

/** A cut over the eye and two on the flank. */
export function scarred(stamp: Stamp, material: MaterialRef): Stamp | undefined {
  const eye = eyesOf(stamp).at(-1);
  if (!eye) return undefined;
  const kind = classOf(stamp);
  const trunk = trunkOf(stamp, true);
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
