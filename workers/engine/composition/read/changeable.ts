/** What can be changed of whom: who can be made of another substance, built as another thing, burn, or be given a face. */
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { categoryOf, isPainted } from '../../catalogue/things/index.ts';
import { rowOf } from '../../subject/sources.ts';
import type { Brief } from '../../types.ts';
import { MATERIAL_WORDS } from '../../understand/materials.ts';
import type { Change } from '../graph.ts';
import { SUBSTANCES, substanceOf } from '../sprites/substances.ts';
import { KNOWN } from './known.ts';

/** What figures are made of, where it is said. */
export const FIGURES = [
  'marble',
  'bronze',
  'gold',
  'ice',
  'wood',
  'clay',
  'jade',
  'stone',
  'chocolate',
  'candy',
  'snow',
  'sand',
  'butter',
].filter((one) => SUBSTANCES[one]);
export const SMILES: Readonly<Record<string, string>> = { smiling: 'happy', happy: 'happy', grinning: 'happy', laughing: 'happy', angry: 'angry', sad: 'sad', crying: 'sad', scared: 'scared', sleepy: 'asleep', evil: 'angry', cute: 'happy', winking: 'happy', kawaii: 'happy', grumpy: 'angry', surprised: 'scared' }; // biome-ignore format: a table

/** A face that is painted on what has none: "a smiley face", "a big angry face". */
export function faceOn(plain: string): Extract<Change, { readonly is: 'face' }> | undefined {
  const face = /^(?:(?:an?|the|big|huge|painted|giant) )*(?:([a-z]+) )?(?:face|smiley)$/.exec(plain);
  if (!face) return undefined;
  const mood = /smiley/.test(plain) ? 'happy' : (SMILES[face[1] ?? ''] ?? (/scary|creepy|evil|monster/.test(face[1] ?? '') ? 'monster' : undefined)); // biome-ignore format: one line
  return mood === undefined ? undefined : { is: 'face', mood };
}

const BODIES: ReadonlySet<string> = new Set(['vehicle', 'building']);
export const takesBody = (brief: Brief): boolean => BODIES.has(categoryOf(brief.concept) ?? '') || /carriage|throne|house|car$|boat|ship|train|rocket|castle/.test(brief.concept); // biome-ignore format: one line

const BURNS: ReadonlySet<string> = new Set(['weapon', 'tool', 'building', 'vehicle', 'furniture', 'book', 'plant', 'container', 'clothing', 'sign', 'nature', 'valuable']); // biome-ignore format: a list
/** Flames, not a colour: "flaming sword", "burning house". */
export const burnsAsSaid = (brief: Brief, text: string): boolean =>
  brief.kind === 'thing' &&
  brief.mood.includes('burning') &&
  !isPainted(brief) &&
  /\b(flaming|burning|fiery|on fire|in flames|blazing)\b/i.test(text) &&
  BURNS.has(categoryOf(brief.concept) ?? '');
/** Without the colour of fire, which its flames have. */
export const notGlowing = (brief: Brief): Brief => ({ ...brief, colours: brief.colours.filter((c) => c !== '#f08c2c' && c !== '#e8602c') }); // biome-ignore format: one line
const FACED: ReadonlySet<string> = new Set(['monster', 'snowman', 'teddy-bear', 'scarecrow', 'skull', 'statue', 'emoji', 'jack-o-lantern', 'pumpkin', 'mask', 'doll', 'robot', 'painting']); // biome-ignore format: a list
export const hasFace = (brief: Brief): boolean =>
  FACED.has(brief.concept) ||
  SHAPES[brief.concept]?.class === 'living' ||
  categoryOf(brief.concept) === 'monster' ||
  brief.parts.some((p) => p.piece === 'face');

/** Substances that are things as well: a house of it is that thing with doors. */
export const WHOLE: ReadonlySet<string> = new Set(['pumpkin', 'mushroom', 'watermelon', 'strawberry', 'donut']);
/** Of these something is made only where "made of" says so: before a noun they mean an element. */
export const UNSAID: ReadonlySet<string> = new Set(['lightning', 'electricity', 'fire', 'water', 'smoke', 'shadow', 'fruit', 'vegetable', 'flower', 'flowers', 'leaf', 'leaves', 'sand', 'mud', 'paper', 'meat', 'honey', 'butter', 'neon', 'mushroom', 'bread', 'cheese', 'bones', 'cake', 'pizza', 'balloon', 'cloud', 'toxic', 'porcelain', 'rubber', 'plastic', 'wax', 'straw', 'coal', 'salt', 'vines', 'cactus', 'wire', 'gears']); // biome-ignore format: a list

/** Of these one builds a house, however soft. */
export const BUILT_OF =
  /^(?:paper|mud|sand|honey|butter|cheese|bread|cake|bones|cloud|porcelain|rubber|plastic|wax|straw|coal|salt|vines|leaves|flowers|meat|gears|wire)$/;

/** Behind these stands what somebody has on him or with him: "made of" there is said of that. */
const HAS = /\b(?:with|in|holding|wearing|carrying|has|having|and|on|riding)\b/;
/** Cloth and hide are worn, fur and grass grow: of these nobody is made unless it is said so. */
const WORN: ReadonlySet<string> = new Set(['cloth', 'wool', 'linen', 'denim', 'leather', 'rope', 'thatch', 'leaf', 'grass', 'slime', 'gold', 'silver', 'steel', 'iron', 'bronze', 'copper', 'bone', 'snow', 'paper', 'sand', 'lava', 'ice']); // biome-ignore format: a list

/** Before a man these are no elements: he is of them. */
const STUFF: ReadonlySet<string> = new Set(['rubber', 'plastic', 'wax', 'straw', 'cheese', 'bread', 'meat', 'coal', 'mud', 'sand', 'cactus', 'porcelain', 'honey', 'butter', 'cake', 'salt']); // biome-ignore format: a list

/** Of what somebody is made all over, by the word behind "made of" and what stands before it. */
export function throughAndThrough(word: string, before: string): string | undefined {
  if (HAS.test(before)) return undefined;
  return substanceOf(word) ?? MATERIAL_WORDS.get(word);
}

/** A plain man or woman of a hard material named before: "a wooden man" is of wood, where a wooden knight has its colour. */
export function plainlyOf(brief: Brief, text: string): string | undefined {
  const row = brief.kind === 'humanoid' ? rowOf(brief) : undefined;
  const person = row && 'general' in row && row.general === true;
  if (!person) return undefined;
  const before = /^(?:an? |the )?([a-z]+) (?:man|woman|person|guy|boy|girl|lady|child|kid|people|men)\b/.exec(text);
  if (before && STUFF.has(before[1]!)) return substanceOf(before[1]!);
  const of = before && MATERIAL_WORDS.get(before[1]!);
  return of && of === brief.material && (!WORN.has(of) || /^(?:ice|sand|lava|stone|golden|paper)$/.test(before![1]!))
    ? of
    : undefined;
}

const SOLID: ReadonlySet<string> = new Set(['building', 'vehicle', 'weapon', 'furniture', 'monster', 'clothing', 'machine', 'tool', 'container', 'sign', 'music', 'valuable']); // biome-ignore format: a list
export const takesSubstance = (brief: Brief): boolean =>
  brief.confidence >= KNOWN && (brief.kind !== 'thing' || SOLID.has(categoryOf(brief.concept) ?? ''));
