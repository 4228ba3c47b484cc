/** What people of 16 pixels do: arms that are up or out, legs that run, kneel or sit, who lies, and what is seen beside them. */
import type { Slot, Worn } from '../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../catalogue/materials.ts';
import type { Look } from '../../humanoid/look.ts';
import { ELEMENTS } from '../large/doll/elements.ts';
import type { Posture, Sign } from '../large/doll/postures.ts';
import type { ArmWay, LegWay } from '../large/doll/sheet.ts';
import type { Cell } from '../stamp.ts';
import { DARK, FEET, HANDS, LAST, SHOULDERS, type Sheet } from './sheet.ts';

interface Acting {
  readonly sheet: Sheet;
  readonly look: Look;
  readonly worn: (slot: Slot) => Worn | undefined;
}

type Spot = readonly [x: number, y: number];

/** Of an arm on the left, from the shoulder to the hand; the other one is its mirror. Absent: as it hangs. */
const ARMS: Readonly<Partial<Record<ArmWay, readonly Spot[]>>> = {
  up: [[-1, 7], [-1, 6], [-1, 5]],
  wave: [[-1, 7], [-2, 6], [-2, 5]],
  flex: [[-1, 8], [-2, 7], [-2, 6]],
  out: [[0, 8], [-1, 8], [-2, 8]],
  fore: [[0, 8], [-1, 8]],
  back: [[0, 8], [-1, 9]],
  hip: [[-1, 8], [0, 9]],
  ahead: [[1, 9], [2, 9], [3, 8]],
  eyes: [[0, 7], [0, 6], [1, 5]],
  mouth: [[1, 8], [2, 7]],
  brow: [[-1, 6], [-1, 5], [0, 3]],
}; // biome-ignore format: a table

/** Cloth and shoes of legs, by their spots; the waist is in row 10. */
const LEGS: Readonly<Partial<Record<LegWay, { readonly cloth: readonly Spot[]; readonly feet: readonly Spot[] }>>> = {
  run: { cloth: [[0, 10], [1, 10], [2, 10], [5, 10], [6, 10]], feet: [[-1, 10], [-1, 9], [6, 11], [7, 11]] },
  walk: { cloth: [[1, 10], [2, 10], [5, 10], [6, 10]], feet: [[0, 11], [1, 11], [6, 11], [7, 11]] },
  stance: { cloth: [[0, 10], [1, 10], [2, 10], [5, 10], [6, 10], [7, 10]], feet: [[-1, 11], [0, 11], [7, 11], [8, 11]] },
  sneak: { cloth: [[0, 10], [1, 10], [2, 10], [5, 10], [6, 10]], feet: [[-1, 11], [0, 11], [6, 11], [7, 11]] },
  skip: { cloth: [[1, 10], [2, 10], [5, 10], [6, 10], [7, 10]], feet: [[1, 11], [2, 11], [7, 11]] },
  kick: { cloth: [[1, 10], [2, 10], [5, 10], [6, 10], [7, 10]], feet: [[1, 11], [2, 11], [8, 10], [8, 9]] },
  jump: { cloth: [[0, 10], [1, 10], [6, 10], [7, 10]], feet: [[0, 11], [7, 11]] },
  trail: { cloth: [[1, 10], [2, 10], [5, 10], [6, 10]], feet: [[1, 11], [5, 11]] },
  kneel: { cloth: [[0, 10], [1, 10], [2, 10], [3, 10], [4, 10], [5, 10], [6, 10], [7, 10]], feet: [[-1, 10], [7, 11], [6, 11]] },
  knees: { cloth: [[0, 10], [1, 10], [2, 10], [3, 10], [4, 10], [5, 10], [6, 10], [7, 10]], feet: [] },
  sit: { cloth: [[0, 10], [1, 10], [2, 10], [3, 10], [4, 10], [5, 10], [6, 10], [7, 10]], feet: [[0, 11], [1, 11], [6, 11], [7, 11]] },
  cross: { cloth: [[-1, 10], [0, 10], [1, 10], [2, 10], [3, 10], [4, 10], [5, 10], [6, 10], [7, 10], [8, 10]], feet: [] },
}; // biome-ignore format: a table

/** Signs that are shown; who does what has others is drawn with solids. */
const SHOWN: ReadonlySet<Sign> = new Set<Sign>(['ball', 'balls', 'water', 'shadow', 'slash', 'flames', 'aura', 'tears', 'notes', 'confetti', 'splash', 'heart', 'question', 'sweat', 'shout', 'haha', 'flash', 'rock', 'log', 'earth', 'anvil', 'speech', 'streaks', 'kicked', 'dust', 'sprout']); // biome-ignore format: a list

export const showsAct = ({ legs, left, right, signs, held }: Posture): boolean =>
  (!legs || LEGS[legs] !== undefined) &&
  [left, right].every(
    (way) => !way || ARMS[way] !== undefined || way === 'hold' || way === 'across' || way === 'crossed',
  ) && // biome-ignore format: one line
  (signs ?? []).every((sign) => SHOWN.has(sign)) &&
  held !== 'mouth';

/** Legs in place of those that stand. */
export function drawActingLegs({ sheet, look, worn }: Acting, way: LegWay): void {
  const own = LEGS[way];
  if (!own) return;
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  const gown = cut && (cut.shape === 'robe' || cut.shape === 'dress');
  const legs = worn('legs');
  const cloth = gown ? torso!.material : (legs?.material ?? look.skin);
  for (let x = -1; x <= LAST + 1; x++) for (const y of [10, FEET]) sheet.clear(x, y);
  for (const [x, y] of own.cloth) sheet.put(x, y, cloth, x < 2 ? 'a' : x > 5 ? 'c' : 'b', legs?.piece.id ?? 'legs');
  if (own.feet.length > 0 && way !== 'sit' && way !== 'kneel') for (const x of [3, 4]) sheet.put(x, 10, cloth, 'C', legs?.piece.id ?? 'legs'); // biome-ignore format: one line
  if (gown && own.feet.length > 0) sheet.row(10, 1, 6, cloth, torso!.piece.id);
  const feet = worn('feet');
  for (const [x, y] of own.feet)
    sheet.put(x, y, feet?.material ?? look.skin, x > 4 ? 'c' : 'b', feet?.piece.id ?? 'feet');
}

/** An arm that does something, over the head. */
export function drawActingArm({ sheet, look, worn }: Acting, left: boolean, way: ArmWay): void {
  const spots = ARMS[way];
  if (!spots) return;
  const cut = worn('torso')?.piece.torso;
  const naked = !cut || cut.shape === 'bare' || cut.shape === 'ribs';
  const gloves = worn('hands');
  const sleeve = naked ? look.skin : (cut.sleeve ?? worn('torso')!.material);
  for (const y of [8, HANDS]) if (left ? way !== 'hold' : way !== 'hold') sheet.clear(left ? 0 : LAST, y);
  for (const [i, [x, y]] of spots.entries()) {
    const hand = i === spots.length - 1;
    const ref = hand ? (gloves && gloves.piece.id !== 'bracers' ? gloves.material : look.skin) : (cut?.sleeves ?? 0) > 0.5 || i === 0 ? sleeve : look.skin; // biome-ignore format: one line
    sheet.put(left ? x : LAST - x, y, ref, hand ? 'a' : left ? 'b' : 'c', hand ? 'hand' : 'arm');
  }
}

const NOTE: readonly Spot[] = [[1, 0], [2, 0], [1, 1], [1, 2], [0, 3], [1, 3]]; // biome-ignore format: a table
const SIGN_SPOTS: Readonly<Partial<Record<Sign, readonly (readonly [x: number, y: number, ref: MaterialRef])[]>>> = {
  tears: [[2, 6, '#78c8f8'], [5, 6, '#78c8f8']],
  sweat: [[8, 2, '#78c8f8'], [8, 3, '#78c8f8']],
  heart: [[8, 0, '#e84868'], [10, 0, '#e84868'], [8, 1, '#e84868'], [9, 1, '#e84868'], [10, 1, '#e84868'], [9, 2, '#e84868']],
  question: [[9, 0, '#58b0f0'], [10, 0, '#58b0f0'], [10, 1, '#58b0f0'], [9, 2, '#58b0f0'], [9, 4, '#58b0f0']],
  shout: [[9, 4, 'white'], [9, 6, 'white'], [10, 3, 'white'], [10, 7, 'white']],
  haha: [[9, 2, 'yellow'], [10, 3, 'yellow'], [9, 5, 'yellow']],
  speech: [[9, 0, 'white'], [10, 0, 'white'], [11, 0, 'white'], [9, 1, 'white'], [10, 1, 'white'], [11, 1, 'white'], [9, 2, 'white']],
  confetti: [[-2, 2, 'red'], [-1, 0, 'yellow'], [9, 0, 'leaf'], [9, 3, '#48b0f0'], [-2, 5, '#e068c8'], [8, -1, 'red']],
  slash: [[-2, 1, 'white'], [-3, 2, 'white'], [-3, 3, 'white'], [-3, 4, 'white'], [-3, 5, 'white']],
  streaks: [[9, 5, 'white'], [10, 5, 'white'], [9, 7, 'white']],
  kicked: [[9, 10, 'white'], [10, 10, DARK], [9, 11, DARK], [10, 11, 'white']],
  dust: [[-3, 11, '#d8c8a8'], [-2, 10, '#d8c8a8'], [-2, 11, '#d8c8a8']],
  sprout: [[9, 11, 'leaf'], [9, 10, 'leaf'], [8, 10, 'leaf'], [10, 9, '#e86898']],
  water: [[9, 11, '#58b8f0'], [10, 11, '#d8f0ff'], [11, 11, '#58b8f0']],
}; // biome-ignore format: a table
const LUMPS: Readonly<Partial<Record<Sign, readonly [MaterialRef, MaterialRef]>>> = { rock: ['stone', 'gold'], log: ['wood', '#e0b878/wood'], earth: ['#7c5434/soil', '#7c5434/soil'], anvil: ['iron', 'iron'] }; // biome-ignore format: a table

/** Signs beside them. */
export function drawActingSigns({ sheet }: Acting, signs: readonly Sign[], element: string): void {
  for (const sign of signs) {
    if (sign === 'ball' || sign === 'balls') {
      const [outer, core] = ELEMENTS[element] ?? ELEMENTS.magic!;
      for (const x0 of sign === 'ball' ? [8] : [-3, 8])
        for (const [dx, dy, c] of [[1, 0, 0], [0, 1, 0], [1, 1, 1], [2, 1, 0], [0, 2, 0], [1, 2, 1], [2, 2, 0], [1, 3, 0]] as const) sheet.put(x0 + dx, (sign === 'ball' ? 4 : 1) + dy, c ? core : outer, c ? 'a' : 'b', 'magic'); // biome-ignore format: a table
    } else if (sign === 'notes')
      for (const [x0, y0] of [[-3, 2], [9, 0]] as const) for (const [x, y] of NOTE) sheet.put(x0 + x, y0 + y, '#6c54c8', 'b', 'note', true); // biome-ignore format: a table
    else if (sign === 'splash')
      for (let x = -1; x <= LAST + 1; x++) for (const y of [9, 10, FEET]) (y === FEET ? sheet.clear(x, y) : sheet.put(x, y, y === 9 && x % 2 ? 'white' : '#58b8f0', y === 9 ? 'a' : 'b', 'splash')); // biome-ignore format: one line
    else if (LUMPS[sign])
      for (const [x, y, k] of [[-3, 10, 0], [-2, 10, 1], [-4, 11, 0], [-3, 11, 0], [-2, 11, 0], [-1, 11, 1]] as const) sheet.put(x, y, LUMPS[sign][k], x < -2 ? 'a' : 'b', sign); // biome-ignore format: a table
    else if (sign === 'flames' || sign === 'aura') drawRound(sheet, sign);
    else for (const [x, y, ref] of SIGN_SPOTS[sign] ?? []) sheet.put(x, y, ref, 'b', sign, true);
  }
}

function drawRound(sheet: Sheet, what: 'flames' | 'aura'): void {
  const full = (x: number, y: number): boolean => sheet.cells[y]?.[x] !== undefined;
  const edge: Spot[] = [];
  for (let y = 0; y < sheet.cells.length; y++)
    for (let x = 0; x < sheet.wide; x++)
      if (!full(x, y) && (full(x - 1, y) || full(x + 1, y) || (what === 'aura' && full(x, y + 1)))) edge.push([x, y]);
  for (const [x, y] of edge) sheet.put(x - sheet.left, y, what === 'aura' ? '#fff4b8/flame' : y % 2 ? '#ff9030/flame' : '#fff0a0/flame', 'b', what === 'aura' ? 'light' : 'flames', true); // biome-ignore format: one line
}

/** Eyes of who is dead. */
export function drawDeadEyes({ sheet, look }: Acting): void {
  for (const x of [2, 5]) {
    for (const y of [4, 5]) sheet.put(x, y, look.skin, 'b', 'head');
    for (const [dx, dy] of [[0, 4], [-1, 3], [1, 3], [-1, 5], [1, 5]] as const) sheet.put(x + dx, dy, DARK, 'b', 'eyes'); // biome-ignore format: a table
  }
}

type Cells = readonly (readonly (Cell | undefined)[])[];
const Z: readonly string[] = ['aaa', '.a.', 'aaa'];

/** Laid on the back, the head to the right; a letter over who sleeps. */
export function laid(cells: Cells, asleep: boolean): Cells {
  const high = cells.length;
  const turned = Array.from({ length: cells[0]!.length }, (_, x) => cells.map((_row, y) => cells[high - 1 - y]![x])).filter((row) => row.some(Boolean)); // biome-ignore format: one line
  if (!asleep) return turned;
  const letter = Z.map((row) => Array.from({ length: high }, (_, x): Cell | undefined => (row[x - high + 4] === 'a' ? { material: '#7cb0f0', tone: 3, part: 'zzz', thread: true } : undefined))); // biome-ignore format: one line
  return [...letter, ...turned];
}

/** In the air, over its shadow. */
export function lifted(cells: Cells): Cells {
  const wide = Math.max(...cells.map((row) => row.length));
  const row = Array.from({ length: wide }, (_, x): Cell | undefined => (x > wide / 2 - 3 && x < wide / 2 + 3 ? { material: 'dark', tone: 3, part: 'shadow', thread: true } : undefined)); // biome-ignore format: one line
  return [...cells, [], row];
}

/** Rows between shoulders and waist that who sits or kneels has not. */
export const isLow = (way: LegWay | undefined): boolean => way === 'sit' || way === 'kneel' || way === 'knees' || way === 'cross'; // biome-ignore format: one line
export const WITHOUT = SHOULDERS + 1;
