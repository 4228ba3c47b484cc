import { DETAILS, type Direction, OUTLINES, SHADINGS, VIEWS } from '../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { QUADRUPEDS } from '../../../workers/engine/catalogue/animals.ts';
import { PIECES } from '../../../workers/engine/catalogue/garments/index.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { PROPS, type PropCategory } from '../../../workers/engine/catalogue/things/index.ts';
import { createRandom, type Random } from '../../../workers/engine/random.ts';
import { PROPORTIONS, type ProportionsPreset } from '../../../workers/engine/subject/humanoid/proportions.ts';
import { drawAnimation, type ProjectedJoint } from '../../../workers/engine/subject/motion/draw-animation.ts';
import type { SubjectOptions } from '../../../workers/engine/subject/types.ts';
import type { Brief, Style, SubjectKind } from '../../../workers/engine/types.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { drawDirections } from '../draw-directions.ts';
import { conceptsOf, directionsOf, type FigureKind, framesOf, motionOf } from '../reference/vision/drawings.ts';

/** One picture of a subject. */
export interface Picture {
  readonly image: Rgba;
  /** Absent where the picture has no side to speak of (isometric things). */
  readonly direction?: Direction;
  /** Number of the subject's part at each pixel, from 1; 0 none. Absent for moving figures. */
  readonly parts?: Uint8Array;
  /** Frame of the subject's clip; absent for a standing one. */
  readonly frame?: number;
  /** True joints, in the order of SKELETON_LABELS, of moving figures. */
  readonly joints?: readonly ProjectedJoint[];
}

/** A subject whose captions are true because it was drawn from them. */
export interface CaptionedSubject {
  readonly kind: SubjectKind;
  readonly concept: string;
  /** A category of the data set text2sprite. */
  readonly category: string;
  /** From the fullest to the shortest. */
  readonly captions: readonly string[];
  readonly style: Style;
  /** Words of the clip that the moving pictures belong to. */
  readonly action?: string;
  /** Colours of all pictures together. */
  readonly colours: number;
  readonly pictures: readonly Picture[];
}

const SIZES: readonly Px[] = [16, 16, 24, 32, 32, 32, 32, 48, 64];
/** Figures larger than this would not fit into 64 pixels while they move. */
const MOVING_SIZES: readonly Px[] = [16, 24, 24, 32, 32, 40];
const KINDS: readonly (readonly [kind: SubjectKind, share: number])[] = [
  ['thing', 0.5],
  ['humanoid', 0.38],
  ['quadruped', 0.12],
];
/** Colours that the captions of the data name, too. */
const COLOURS: readonly string[] = [
  ...['black', 'white', 'gray', 'silver', 'gold', 'brown', 'beige', 'red', 'crimson', 'orange', 'yellow', 'green'],
  ...['teal', 'cyan', 'blue', 'navy', 'purple', 'violet', 'pink'],
];
const PRESETS = Object.keys(PROPORTIONS) as ProportionsPreset[];
const PIECE_IDS = Object.keys(PIECES);
/** A category of the geometry's things as one of the data's. */
const CATEGORY: Readonly<Record<PropCategory, string>> = {
  weapon: 'weapon', tool: 'tool', light: 'item', potion: 'item', food: 'food', valuable: 'item', clothing: 'clothing', book: 'item',
  container: 'item', furniture: 'furniture', plant: 'plant', rock: 'terrain', building: 'building', sign: 'structure', vehicle: 'vehicle',
  machine: 'structure', music: 'item', nature: 'item', monster: 'monster',
}; // biome-ignore format: a table

const words = (id: string): string => id.replaceAll('-', ' ');

/**
 * A random subject from the engine's own lexicon: a concept, sometimes a colour, and for people up to three coloured pieces, drawn
 * in a random style from one to three sides, or moving. The same seed gives the same pictures. `heldOut` draws the
 * concepts that training never sees.
 */
export function captionedSubject(seed: string, heldOut: boolean): CaptionedSubject {
  const random = createRandom(seed);
  const kind = kindOf(random.float());
  const concept = random.pick(conceptsOf(kind, heldOut));
  const moving = kind !== 'thing' && random.float() < 0.45;
  const size = random.pick(moving ? MOVING_SIZES : SIZES);
  const captions = captionsOf(kind, concept, size, random);
  const style = styleOf(kind, random);
  const brief = briefOf(captions[0]!, kind, concept);
  const options: SubjectOptions = {
    width: size,
    height: size,
    style,
    seed: random.int(2 ** 32),
    variation: random.float(),
    ...(kind === 'humanoid' && random.float() < 0.7 ? { proportions: random.pick(PRESETS) } : {}),
  };
  const turns = kind === 'thing' ? 1 + random.int(2) : 2 + random.int(2);
  const sides = style.isometric || style.oblique ? (['south'] as const) : directionsOf(turns, random);
  const still = drawDirections(brief, options, sides);
  const pictures: Picture[] = still.map(({ image, parts, partNames }, i) => ({
    image,
    parts: partNumbers(parts, partNames),
    ...(style.isometric || style.oblique ? {} : { direction: sides[i] }),
  }));
  const palette = [...new Set(still.flatMap((drawn) => drawn.palette))];
  const said = kind === 'thing' ? CATEGORY[PROPS[concept]!.category] : kind === 'humanoid' ? 'humanoid' : 'animal';
  const facts = { kind, concept, category: said, captions, style, colours: palette.length };
  if (!moving) return { ...facts, pictures };
  const clip = clipOf(kind as FigureKind, brief, options, palette, random);
  return { ...facts, action: clip.action, pictures: [...pictures, ...clip.pictures] };
}

function kindOf(chance: number): SubjectKind {
  let left = chance;
  for (const [kind, share] of KINDS) {
    if (left < share) return kind;
    left -= share;
  }
  return 'quadruped';
}

/** A description and shorter ones that are true as well (a thing keeps its colour in all of them); small figures wear less, because less can be seen. */
function captionsOf(kind: SubjectKind, concept: string, size: Px, random: Random): readonly string[] {
  const aliases =
    kind === 'thing'
      ? PROPS[concept]!.aliases
      : (kind === 'humanoid' ? HUMANOID_CONCEPTS[concept]! : QUADRUPEDS[concept]!).aliases;
  const id = words(concept);
  const noun = random.float() < 0.3 && aliases.length > 0 ? random.pick(aliases) : id;
  const plain = random.float() < (kind === 'humanoid' ? 0.6 : 0.3);
  const coloured = plain ? noun : `${random.pick(COLOURS)} ${noun}`;
  if (kind !== 'humanoid') return [coloured];
  const most = size < 24 ? 1 : size < 40 ? 2 : 3;
  const worn = Array.from(
    { length: random.int(most + 1) },
    () => `${random.pick(COLOURS)} ${words(random.pick(PIECE_IDS))}`,
  );
  const full = worn.length === 0 ? coloured : `${coloured} with a ${worn.join(' and a ')}`;
  return [...new Set([full, coloured, noun])];
}

/** What is understood of the words, held to the concept that they were made of. */
function briefOf(caption: string, kind: SubjectKind, concept: string): Brief {
  const { mount: _, ...found } = understand(caption);
  return { ...found, kind, concept };
}

function styleOf(kind: SubjectKind, random: Random): Style {
  const projection = kind === 'thing' ? random.float() : 1;
  const isometric = projection < 0.15;
  const oblique = !isometric && projection < 0.22;
  return {
    ...(isometric || oblique ? { isometric, oblique } : { view: random.pick(VIEWS) }),
    ...(random.float() < 0.75 ? { outline: random.pick(OUTLINES) } : {}),
    ...(random.float() < 0.75 ? { shading: random.pick(SHADINGS) } : {}),
    ...(random.float() < 0.6 ? { detail: random.pick(DETAILS) } : {}),
  };
}

/** Parts by name, in the order of their first pixel: 1, 2, …; the pieces of a pair share a number. */
function partNumbers(parts: Int16Array, names: readonly string[]): Uint8Array {
  const numbers = new Map<string, number>();
  return Uint8Array.from(parts, (part) => {
    if (part < 0) return 0;
    const name = names[part]!;
    const number = numbers.get(name) ?? Math.min(255, numbers.size + 1);
    numbers.set(name, number);
    return number;
  });
}

/** Two neighbouring frames of a motion from one or two sides. */
function clipOf(
  kind: FigureKind,
  brief: Brief,
  options: SubjectOptions,
  palette: readonly string[],
  random: Random,
): { readonly action: string; readonly pictures: readonly Picture[] } {
  const motion = motionOf(kind, brief.concept, random);
  const first = random.int(Math.max(1, motion.frames - 1));
  const frames = motion.frames > 1 ? [first, first + 1] : [0];
  const room = Math.ceil((options.width * 3) / 2);
  const drawn = drawAnimation(brief, {
    ...options,
    width: room,
    height: room,
    figureSize: options.width,
    palette,
    motion: framesOf(motion, frames),
    directions: directionsOf(1 + random.int(2), random),
  });
  const pictures = [...drawn.frames].flatMap(([direction, images]) =>
    images.map((image, i) => ({ image, direction, frame: frames[i]!, joints: drawn.keypoints.get(direction)![i]! })),
  );
  return { action: words(motion.id), pictures };
}
