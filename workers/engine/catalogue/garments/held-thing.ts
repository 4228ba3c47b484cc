import { SHAPES } from '../shapes/index.ts';
import { categoryOf, type PropCategory } from '../things/index.ts';
import { baseOf } from '../variants.ts';
import type { Piece } from './types.ts';

/** A piece of this prefix is a thing of the catalogue in a hand: 'held/teapot'. */
const PREFIX = 'held/';
/** Things that fit a hand or two. */
const HANDY: ReadonlySet<PropCategory> = new Set<PropCategory>([
  'book',
  'container',
  'food',
  'light',
  'music',
  'potion',
  'rock',
  'sign',
  'tool',
  'valuable',
  'weapon',
]);
/** Single ones of other kinds. */
const HANDY_TOO: ReadonlySet<string> = new Set(
  `paper-plane lobster octopus squid shrimp bomb gear camera phone battery lever laptop game-controller microphone floppy-disk flower sunflower tulip rose mushroom
  leaf log potted-plant wheat hay star heart bone skull feather ice-cube teddy-bear doll ball nest tooth acorn snowflake skateboard snowboard
  fireball lightning-bolt mirror clock bat snake frog turtle chicken duck fish tropical-fish crab starfish`.split(
    /\s+/,
  ),
);
/** What is worn is not held; the wardrobe has it or nobody has. */
const WORN =
  /(?:^|-)(?:hats?|caps?|helmets?|hoods?|masks?|glasses|goggles|headphones?|earphones?|shoes?|boots?|sandals?|skates?|gloves?|coat|jacket|shirt|dress|trousers|jeans|socks?|scarf|necktie|tie|sari|kimono|wig|backpack|apron|bikini)$/;

/** Whether a person can have this thing in a hand. */
export function canHold(concept: string): boolean {
  if (WORN.test(concept)) return false;
  const shape = baseOf(concept);
  const category = categoryOf(shape);
  return category ? HANDY.has(category) || HANDY_TOO.has(shape) : SHAPES[shape]?.class === 'item';
}

/** `of`: what is in it, 'held/basket+egg'. */
export const heldId = (concept: string, of?: string): string => PREFIX + concept + (of ? `+${of}` : '');

/** The thing that a piece of a brief has in a hand; undefined for pieces of the wardrobe. */
export const heldConcept = (piece: string): string | undefined =>
  piece.startsWith(PREFIX) ? piece.slice(PREFIX.length).split('+')[0] : undefined;

/** What is in the vessel that a piece has in a hand. */
export const heldGoods = (piece: string): string | undefined => (piece.startsWith(PREFIX) ? piece.split('+')[1] : undefined); // biome-ignore format: one line

/** Stands for no material said: a held thing keeps those of its own. No word gives this colour, so wood can be said. */
export const AS_IT_IS = '#7f7e7d/wood';

const SHOWN =
  /cup|mug|glass|goblet|coffee|potion|phone|candle|donut|ice-cream|cupcake|burger|heart|star$|rose|flower|tulip|feather/;

/** A thing in a hand as a piece of the wardrobe; the figure draws it from the thing's own solids. */
export function heldPiece(id: string): Piece | undefined {
  const concept = heldConcept(id);
  return concept !== undefined && canHold(concept)
    ? {
        id,
        aliases: [],
        slot: 'right',
        material: AS_IT_IS,
        trim: 'gold',
        // what is drunk from or shown is held up beside the chest
        ...(SHOWN.test(concept) ? { arms: { swingR: 22, abductR: 26, elbowR: 78, turnR: -14 } } : {}),
      }
    : undefined;
}
