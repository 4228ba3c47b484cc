/**
 * A face between the small ones, which are stamps, and those that are drawn feature by feature: some twenty pixels wide. There is
 * room for brows, eyes that look, a nose, and a mouth that a mood bends; each is placed by hand.
 */
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { Figure } from '../../catalogue/garments/types.ts';
import type { DecalSurface } from '../../solids/primitives.ts';
import { rad } from '../../solids/vec.ts';
import type { FaceOptions } from './face-options.ts';
import { mixed } from './mixed.ts';

/** Widths of heads, in pixels, whose faces are such. */
const NARROWEST = 19;
const WIDEST = 25;
const DARK: Rgb = [38, 26, 40];
const WHITE: Rgb = [246, 242, 240];
const MOUTH: Rgb = [112, 34, 46];
const TONGUE: Rgb = [204, 92, 92];
const ROUGE: Rgb = [226, 84, 84];
const TEAR: Rgb = [120, 200, 244];
type Mood = NonNullable<FaceOptions['mood']>;

/** Eyes by rows from the lid down, columns from the nose outwards: d lid and pupil, i iris, w white, l lid in the skin's shadow. */
const OPEN = {
  male: ['ddd', 'idw', 'iiw'],
  soft: ['ddd', 'idw', 'idw', 'iiw'],
  wide: ['ddd', 'www', 'wdw', 'www'],
  heavy: ['lll', 'ddd', 'idw'],
  pressed: ['ddd', 'idw'],
  // lids press the inner corner, or sorrow lets the outer hang
  cross: ['.dd', 'ddw', 'iiw'],
  sunk: ['dd.', 'idd', 'iiw'],
} as const;
const SHUT = { asleep: ['...', 'd.d', '.d.'], laughing: ['.d.', 'd.d', '...'] } as const;

/** Mouths by rows, columns round the middle; the row marked by its place in `at` lies where a closed mouth would. m line, o inside, t teeth, r tongue, s shadow, p lip. */
const MOUTHS: Readonly<Record<Mood | 'none' | 'painted' | 'laugh' | 'old' | 'young', { readonly up: number; readonly rows: readonly string[] }>> = {
  none: { up: 0, rows: ['smms', '.ss.'] },
  old: { up: 0, rows: ['smmms', '.sss.'] },
  painted: { up: 1, rows: ['s..s', 'pmmp', '.pp.'] },
  young: { up: 1, rows: ['s..s', '.mm.'] },
  happy: { up: 1, rows: ['m....m', '.mmmm.', '..ss..'] },
  laugh: { up: 1, rows: ['mmmmmm', 'mttttm', '.mrrm.'] },
  angry: { up: 0, rows: ['.mmmm.', 'mttttm'] },
  sad: { up: 0, rows: ['.mm.', 'm..m'] },
  scared: { up: 0, rows: ['mtttm', 'mmmmm'] },
  surprised: { up: 1, rows: ['.mm.', 'mOOm', '.mm.'] },
  shouting: { up: 1, rows: ['mttttm', 'mOOOOm', '.mrrm.'] },
  winking: { up: 1, rows: ['....m', 'mmmm.', '.ss..'] },
  smug: { up: 1, rows: ['.....m', '.mmmm.', '..ss..'] },
  wicked: { up: 1, rows: ['m....m', 'mttttm', '.mmmm.'] },
  disgusted: { up: 0, rows: ['mm..m', '..mm.'] },
  drunk: { up: 1, rows: ['....m', 'mOOm.', '.rr..'] },
  tired: { up: 0, rows: ['.mmm', 's...'] },
}; // biome-ignore format: a table

/** What brows do: how far they are lifted, and which end is low (−1 the inner, as in anger; 1 the outer, as in sorrow). */
const BROWS: Readonly<Partial<Record<Mood, { readonly lift: number; readonly low: -1 | 0 | 1 }>>> = {
  angry: { lift: 0, low: -1 },
  shouting: { lift: 0, low: -1 },
  wicked: { lift: 0, low: -1 },
  disgusted: { lift: -1, low: 0 },
  sad: { lift: 0, low: 1 },
  scared: { lift: 1, low: 1 },
  surprised: { lift: 1, low: 0 },
};

const HEAVY: ReadonlySet<Mood | undefined> = new Set<Mood>(['tired', 'drunk', 'smug']);
const CROSS: ReadonlySet<Mood | undefined> = new Set<Mood>(['angry', 'shouting', 'wicked']);
const TORN_OPEN: ReadonlySet<Mood | undefined> = new Set<Mood>(['scared', 'surprised']);

/** Draws such a face, from the front, with people's eyes. True if it did. */
export function drawMiddleFace(canvas: DecalSurface, f: Figure, o: FaceOptions): boolean {
  const { rig } = f;
  const rx = rig.headWidth * canvas.scale;
  const width = Math.round(rx * 2);
  const front = Math.cos(rad(rig.yaw)) > 0.9;
  if (!front || width < NARROWEST || width > WIDEST || rig.eyes > 1.15) return false;
  if (o.eye !== 'human' || f.species.snout) return false;
  const has = (word: string): boolean => o.words?.has(word) ?? false;
  const soft = has('female') || has('child');
  // a cloth over the eyes leaves nose and mouth
  const bound = f.worn('face')?.piece.id === 'blindfold';
  const { mood } = o;
  const skin = canvas.ramp(f.skin);
  const hair = canvas.ramp(f.worn('hair')?.material ?? f.worn('beard')?.material ?? 'brunette');
  const xb = Math.round(canvas.project(rig.onHead([0, 0, 0]))[0]);
  const eyeY = canvas.project(rig.onHead([0, o.eyeY ?? -0.24, 0.9]))[1];
  const gap = Math.max(2, Math.round(rx * 0.27));
  const shown = (x: Px, y: Px): boolean => canvas.partAt(x, y) === o.headPart || canvas.nameAt(x, y) === 'face';
  const put = (x: Px, y: Px, colour: Rgb, over = false): void => {
    if (shown(x, y) || (over && canvas.nameAt(x, y) === 'hair')) canvas.put(x, y, colour);
  };
  const top = Math.round(eyeY - 2);
  const rows = TORN_OPEN.has(mood)
    ? OPEN.wide
    : HEAVY.has(mood)
      ? OPEN.heavy
      : mood === 'disgusted'
        ? OPEN.pressed
        : mood === 'sad'
          ? OPEN.sunk
          : CROSS.has(mood)
            ? OPEN.cross
            : soft
              ? OPEN.soft
              : OPEN.male;
  // taller eyes begin higher: below them the mouth needs its rows
  const first = top + 3 - rows.length;
  const under = top + 3;
  const laughs = mood === 'happy' && has('laughing');
  const brow = mixed(hair[1], DARK, mood ? 0.55 : soft ? 0.1 : 0.3);
  for (const dir of bound ? [] : ([1, -1] as const)) {
    const column = (i: number): Px => (dir > 0 ? xb + gap + i : xb - 1 - gap - i);
    const iris = canvas.ramp(dir > 0 && o.otherEye ? o.otherEye : f.eyes);
    const shut = o.asleep ? SHUT.asleep : laughs || (mood === 'winking' && dir > 0) ? SHUT.laughing : undefined;
    const lined = o.eyesNamed ? iris[2] : iris[1];
    const colours: Readonly<Record<string, Rgb>> = { d: DARK, i: lined, w: WHITE, l: skin[2] };
    (shut ?? rows).forEach((row, j) => {
      for (let i = 0; i < row.length; i++) {
        const colour = row[i] === 'i' && j === rows.length - 1 ? iris[3] : colours[row[i]!];
        if (colour) put(column(i), first + j, colour);
      }
    });
    // a glint on the left of each pupil
    if (!shut && !HEAVY.has(mood) && !TORN_OPEN.has(mood)) put(dir > 0 ? column(0) : column(1), first + 1, WHITE);
    if (has('female') && !shut && mood !== 'sad') put(column(3), first, DARK);
    if (f.worn('face')?.piece.id === 'glasses') drawGlasses(put, column, first, under, canvas.ramp(f.worn('face')!.material), dir, xb); // biome-ignore format: one line
    if (mood === 'tired') for (let i = 0; i < 3; i++) put(column(i), first + rows.length, skin[1]);
    drawBrow(put, column, Math.min(top, first), mood, dir, brow, soft);
    if (soft || mood === 'happy' || mood === 'drunk')
      for (let i = 1; i < 4; i++) put(column(i), under + 1, mixed(skin[3], ROUGE, mood === 'drunk' ? 0.5 : 0.24));
    if (has('crying')) for (let j = 0; j < 4; j++) put(column(1), under + j, j === 0 ? WHITE : TEAR);
    if (has('old')) drawAge(put, column, under, skin[2], skin[1]);
  }
  // the nose: lit above, its shadow below
  if (!f.species.nose) {
    put(xb - 1, under, skin[4]);
    if (!soft) put(xb - 1, under + 1, skin[2]);
    put(xb, under + (soft ? 0 : 1), skin[soft ? 2 : 1]);
  }
  if (o.mouth) {
    const kind = laughs
      ? 'laugh'
      : (mood ?? (has('child') ? 'young' : has('female') ? 'painted' : has('old') ? 'old' : 'none'));
    const { up, rows: lips } = MOUTHS[kind];
    const line = mood ? MOUTH : mixed(skin[1], MOUTH, 0.4);
    const colours: Readonly<Record<string, Rgb>> = {
      m: line,
      O: MOUTH,
      t: WHITE,
      r: TONGUE,
      s: skin[2],
      p: mixed(skin[2], ROUGE, 0.5),
    };
    lips.forEach((row, j) => {
      const from = xb - (row.length >> 1);
      for (let i = 0; i < row.length; i++) {
        const colour = colours[row[i]!];
        if (colour) put(from + i, under + (soft ? 2 : 3) - up + j, colour);
      }
    });
  }
  return true;
}

/** Rims round the eyes, a gleam of glass in their corners, and the bridge between them. */
function drawGlasses(
  put: Put,
  column: (i: number) => Px,
  first: Px,
  under: Px,
  frame: readonly Rgb[],
  dir: 1 | -1,
  middle: Px,
): void {
  const rim = frame[1]!;
  for (let y = first - 1; y <= under; y++)
    for (let i = -1; i <= 3; i++) {
      const [across, along] = [i === -1 || i === 3, y === first - 1 || y === under];
      // round: the corners stay skin
      if (across && along) continue;
      if (across || along) put(column(i), y, rim, true);
    }
  put(column(2), first, LENS);
  if (dir < 0) return;
  // the bridge
  for (let x = middle; x < column(-1); x++) put(x, first + 1, rim);
  for (let x = middle - 1; x > middle - 1 - (column(-1) - middle); x--) put(x, first + 1, rim);
}
const LENS: Rgb = [222, 236, 244];

type Put = (x: Px, y: Px, colour: Rgb, over?: boolean) => void;

/** A brow of three or four pixels; it is seen through a fringe. */
function drawBrow(
  put: Put,
  column: (i: number) => Px,
  top: Px,
  mood: Mood | undefined,
  dir: 1 | -1,
  colour: Rgb,
  soft: boolean,
): void {
  if (soft && !mood) {
    // high and short: one that meets the lashes is a frown
    for (let i = 0; i < 3; i++) put(column(i), top - 3, colour, true);
    return;
  }
  const { lift, low } = (mood && BROWS[mood]) || { lift: 0, low: 0 };
  const raised = mood === 'smug' && dir > 0 ? 1 : 0;
  for (let i = low < 0 ? -1 : 0; i <= 3; i++) {
    const slope = low === 0 ? (i === 3 ? 1 : 0) : low < 0 ? (i < 1 ? 1 : i < 3 ? 0 : -1) : i < 1 ? -1 : i < 3 ? 0 : 1;
    put(column(i), top - 2 - lift - raised + slope, colour, true);
  }
}

/** A bag below the eye, a crow's foot and the fold beside the mouth. */
function drawAge(put: Put, column: (i: number) => Px, under: Px, soft: Rgb, deep: Rgb): void {
  for (let i = 0; i < 3; i++) put(column(i), under, soft);
  put(column(4), under - 2, soft);
  put(column(0), under + 2, soft);
  put(column(1), under + 3, deep);
}
