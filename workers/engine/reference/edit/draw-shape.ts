/** A piece that words name, in the shape that artists give it at a sprite's own size. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import { isMaterial, materialOf } from '../../catalogue/materials.ts';
import type { BriefPart } from '../../types.ts';
import { at, type Color, commonest, type Flat } from '../parts/flat.ts';
import type { Person } from '../parts/index.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { neckBand } from './neck-band.ts';
import type { EyesAt, Fist, ShapeTools } from './shape-tools.ts';
import { HELD } from './shapes-held.ts';
import { WORN } from './shapes-worn.ts';
import { stampOn } from './stamp.ts';
import type { Stance } from './stance.ts';

/** Colours where the words say none: of a piece, and of its bands, rims and hilts. */
const COLORS: Readonly<Record<string, readonly [main: string, trim: string]>> = {
  'wizard-hat': ['#3a4fa8', '#e0b040'],
  'santa-hat': ['#c02c34', '#f0ece4'],
  'top-hat': ['#34323f', '#a83038'],
  'straw-hat': ['#dcb860', '#a83038'],
  'cowboy-hat': ['#8c5c34', '#4c3424'],
  crown: ['#e8b020', '#d03040'],
  tricorn: ['#34323f', '#e0b040'],
  tiara: ['#d8dce8', '#50a0e0'],
  circlet: ['#e8b830', '#d03040'],
  'flower-crown': ['#e87890', '#60a050'],
  helmet: ['#8c94a4', '#5c6474'],
  'plumed-helmet': ['#8c94a4', '#c02c34'],
  'great-helm': ['#8c94a4', '#5c6474'],
  'horned-helmet': ['#8c94a4', '#e0d4b4'],
  'party-hat': ['#d83c78', '#f0d048'],
  sombrero: ['#dcb860', '#a83038'],
  fez: ['#b02c34', '#34303c'],
  'bowler-hat': ['#34323f', '#6c4038'],
  turban: ['#e4dcc8', '#c03848'],
  'cat-ears': ['#34303c', '#e08ca0'],
  'rabbit-ears': ['#ece8e4', '#f0a8b4'],
  'unicorn-horn': ['#f0dca0', '#d8a8d8'],
  'bow-tie': ['#c02c34', '#c02c34'],
  tie: ['#b02c38', '#b02c38'],
  halo: ['#f4d860', '#f4d860'],
  horns: ['#d8ccb0', '#8c7c64'],
  'feather-wings': ['#bcc6dc', '#bcc6dc'],
  'fairy-wings': ['#a8dcf0', '#a8dcf0'],
  'bat-wings': ['#5c3c50', '#3c2c3c'],
  cape: ['#a82c34', '#e0b040'],
  cloak: ['#5c5048', '#5c5048'],
  scarf: ['#c02c34', '#c02c34'],
  'round-shield': ['#94603a', '#a8b0bc'],
  shield: ['#3a5ca8', '#c8ccd4'],
  'tower-shield': ['#8c94a4', '#e0b040'],
  staff: ['#7a5434', '#58c8e8'],
  wand: ['#7a5434', '#f4e080'],
  bow: ['#8c5c34', '#d8d4c8'],
  torch: ['#7a5434', '#f08c2c'],
  'chef-hat': ['#e8e6e2', '#e8e6e2'],
};
const STEEL = ['#b4bcc8', '#c89838'] as const;
const CLOTH = ['#8c5c34', '#4c3424'] as const;
const isOfSteel = (piece: string): boolean =>
  /sword|katana|rapier|dagger|axe|halberd|spear|trident|mace|hammer|morning/.test(piece);

function rampsFor(part: BriefPart, person: Person | undefined): readonly [Ramp, Ramp] {
  const { piece, colour, material } = part;
  const usual = COLORS[piece] ?? (isOfSteel(piece) ? STEEL : /staff|club|crook/.test(piece) ? COLORS.staff! : CLOTH);
  const main =
    material && isMaterial(material)
      ? materialOf(material).ramp
      : colour
        ? rampOf(hexToRgb(colour))
        : /^beard/.test(piece) && person
          ? rampOf(hairOf(person))
          : rampOf(hexToRgb(usual[0]), isOfSteel(piece) ? 1.2 : 1);
  return [main, rampOf(hexToRgb(usual[1]), 1.1)];
}

function hairOf({ head, line }: Person): readonly [number, number, number] {
  const color = commonest([...head.hair.colors].filter((c) => !line.colors.has(c)));
  return color < 0 ? [110, 70, 40] : unpackRgb(color);
}

export interface ShapeLayer {
  /** Its own darkest tone: of the line round it, where the sprite has none. */
  readonly dark: Color;
  readonly flat: Flat;
  /** Before the figure, whatever `behind` says. */
  readonly front: Flat;
  /** Strings: where nothing else is. */
  readonly thread?: Flat;
  readonly behind: boolean;
  readonly fist?: Fist | undefined;
  readonly isRing?: boolean;
  readonly isFrontLined?: boolean;
  /** What of the head lies above this row goes. */
  readonly clearAbove: number;
}

export interface ShapeRequest {
  readonly size: { readonly width: number; readonly height: number };
  readonly stance: Stance;
  readonly line: LineHabit;
  readonly person: Person | undefined;
  readonly part: BriefPart;
  readonly slot: string;
  /** The side whose hand is full: 0 screen left, 1 screen right. */
  readonly full: 0 | 1 | undefined;
  /** The side that it must be on. */
  readonly hand?: 0 | 1 | undefined;
  readonly eyes?: readonly (readonly number[])[];
  /** Whether the head is all there is. */
  readonly isBare?: boolean;
}

function eyesAt(eyes: readonly (readonly number[])[], width: number, { axis, headHalf }: Stance): EyesAt | undefined {
  const all = eyes.flat();
  if (eyes.length === 0) return undefined;
  const xs = all.map((i) => (i % width) + 0.5);
  // In profile only their rows tell something.
  const middle = eyes.length < 2 ? axis : (Math.min(...xs) + Math.max(...xs)) / 2;
  return {
    top: Math.min(...all.map((i) => Math.floor(i / width))),
    bottom: Math.max(...all.map((i) => Math.floor(i / width))),
    middle,
    reach: eyes.length < 2 ? 0.5 * headHalf : Math.max(...xs) - middle,
  };
}

/** Held things that have no shape of their own here, and the one that is nearest. */
const LIKE: readonly (readonly [RegExp, string])[] = [
  [/greatsword|claymore|zweihander/, 'greatsword'],
  [/sword|scimitar|cutlass|sabre|saber|falchion|machete/, 'sword'],
  [/dagger|knife|kris|dirk|sickle/, 'dagger'],
  [/axe|cleaver|hatchet/, 'axe'],
  [/spear|pike|lance|javelin|harpoon/, 'spear'],
  [/trident|pitchfork/, 'trident'],
  [/halberd|glaive|polearm|scythe/, 'halberd'],
  [/staff|stave/, 'staff'],
  [/mace|flail/, 'mace'],
  [/hammer|mallet|maul/, 'hammer'],
  [/club|cudgel|bat$/, 'club'],
  [/buckler/, 'round-shield'],
  [/shield/, 'shield'],
];

/** The piece as a layer; undefined where it has no shape of this kind. */
export function drawShape({
  size,
  stance,
  line,
  person,
  part: told,
  slot,
  full,
  hand,
  eyes = [],
  isBare = false,
}: ShapeRequest): ShapeLayer | undefined {
  // Of whom no parts were told nothing else could be drawn: a cutlass is drawn as the sword that it is.
  const like = person || HELD[told.piece] ? undefined : LIKE.find(([words]) => words.test(told.piece))?.[1];
  const part = like === undefined ? told : { ...told, piece: like };
  const [main, trim] = rampsFor(part, person);
  const stamp = stampOn(size.width, size.height, main);
  const front = stampOn(size.width, size.height, main);
  const thread = stampOn(size.width, size.height, main);
  const reachAt = (x: number, y: number): number => {
    const to = (step: -1 | 1): number => {
      let n = 0;
      // A gap of a line's width divides an arm from the body.
      for (let u = Math.floor(x); at(line.figure, u, y) >= 0 || at(line.figure, u + step, y) >= 0; u += step) n++;
      return n;
    };
    return Math.min(to(-1), to(1));
  };
  const runAt = (x: number, y: number): readonly [number, number] | undefined => {
    let [from, to] = [Math.floor(x), Math.floor(x)];
    if (at(line.figure, from, y) < 0) return undefined;
    while (at(line.figure, from - 1, y) >= 0) from--;
    while (at(line.figure, to, y) >= 0) to++;
    return [from, to];
  };
  const { width, height } = size;
  const dark = packRgb(...main[TONE.deep]);
  const tools: ShapeTools = {
    stamp,
    front,
    thread,
    stance,
    width,
    height,
    main,
    trim,
    eyes: eyesAt(eyes, width, stance),
    // Who stands and looks ahead wears it below the chin.
    neck: (rows) =>
      person || (!stance.isLong && stance.facing === 0) ? undefined : neckBand(line.figure, stance, rows),
    isBare,
    // What has no line gets one of the piece's own dark.
    line: 1,
    reachAt,
    runAt,
  };
  const held = HELD[part.piece];
  if (held) {
    const usual = stance.facing === 0 ? (slot === 'left' ? 1 : 0) : stance.facing > 0 ? 1 : 0;
    const side = hand ?? (full === usual ? ((1 - usual) as 0 | 1) : usual);
    const { behind = false, isRing = false, keeps } = held(tools, stance.hands[side], side ? 1 : -1);
    const layers = { flat: stamp.flat, front: front.flat, thread: thread.flat };
    return { ...layers, behind, clearAbove: 0, dark, fist: keeps, isRing };
  }
  const worn = WORN[part.piece];
  if (!worn) return undefined;
  const { behind = false, clearAbove = 0, isRing = false, isFrontLined = false } = worn(tools);
  return { flat: stamp.flat, front: front.flat, behind, clearAbove, dark, isRing, isFrontLined };
}
