import { contentWords } from '../catalogue/contents.ts';
import { FITTINGS } from '../catalogue/fittings.ts';
import { FEATURES, PIECES } from '../catalogue/garments/index.ts';
import { MARKS, markPiece } from '../catalogue/marks.ts';
import { HUMANOID_CONCEPTS } from '../catalogue/people.ts';
import { NAMED_PARTS, namedPart, PLACES_OF_THINGS } from '../catalogue/places-of-things.ts';
import { SPECIES } from '../catalogue/species.ts';
import { TRADE_ROWS } from '../catalogue/trades.ts';
import { BEAST_FEATURES } from '../subject/quadruped/look.ts';
import { SOURCES } from '../subject/sources.ts';
import type { SubjectKind } from '../types.ts';
import type { Knowledge } from './lexicon.ts';
import { namesOf } from './names.ts';

/** Words for a whole category: weaker than any thing that stands beside them ("slime monster" is a slime). */
export const GENERIC: Readonly<Record<string, readonly string[]>> = {
  humanoid: ['character', 'person', 'hero', 'heroine', 'npc', 'player', 'figure', 'human', 'humanoid', 'adventurer', 'protagonist', 'man', 'woman', 'boy', 'girl', 'lady', 'guy', 'people', 'kid', 'child'],
  quadruped: ['animal', 'pet', 'beast', 'mammal', 'critter', 'mount'],
  monster: ['monster', 'creature', 'enemy', 'boss', 'mob', 'fiend', 'abomination', 'foe'],
  weapon: ['weapon', 'blade', 'armament'],
  tool: ['tool', 'instrument', 'gadget', 'device', 'utensil', 'implement'],
  potion: ['drink', 'beverage', 'medicine'],
  food: ['food', 'meal', 'snack', 'dish', 'fruit', 'vegetable', 'dessert', 'ingredient'],
  valuable: ['treasure', 'jewelry', 'jewellery', 'loot', 'artifact', 'artefact', 'relic', 'reward'],
  book: ['document', 'paper', 'literature'],
  clothing: ['clothing', 'clothes', 'outfit', 'garment', 'apparel'],
  container: ['container', 'storage', 'vessel'],
  light: ['light source'],
  furniture: ['furniture', 'decoration', 'decor', 'furnishing'],
  plant: ['plant', 'vegetation', 'foliage', 'herb', 'nature', 'crop'],
  rock: ['mineral', 'material', 'resource', 'terrain'],
  building: ['building', 'structure', 'architecture', 'construction', 'dwelling'],
  sign: ['marker', 'landmark', 'monument'],
  vehicle: ['vehicle', 'transport', 'transportation'],
  machine: ['machine', 'contraption', 'technology', 'mechanism', 'electronics'],
}; // biome-ignore format: a table

const people = [...Object.values(HUMANOID_CONCEPTS), ...TRADE_ROWS];

/** Features ("hair", "eyes") before pieces: "red hair" colours the hair there is, "long hair" is a piece. */
const pieces = [
  ...Object.entries(FEATURES).map(([id, f]) => ({ id, slot: f.slot ?? id, aliases: f.aliases })),
  ...Object.values(PIECES).map((p) => ({ id: p.id, slot: p.slot, aliases: p.aliases })),
];

const markNouns = (wanted: (id: string) => boolean) =>
  Object.entries(MARKS)
    .filter(([id]) => wanted(id))
    .map(([id, { nouns }]) => ({ concept: 'any thing', id: markPiece(id), aliases: nouns }));

/** Everything that can be drawn, from the drawers' own tables. Order decides which concept a shared word means. */
export const KNOWLEDGE: Knowledge = {
  concepts: [
    ...namesOf(SOURCES),
    ...Object.entries(GENERIC).map(([category, aliases]) => ({
      kind: kindOf(category),
      id: `any ${category}`,
      words: [`any ${category}`, ...aliases],
      weak: true,
    })),
  ],
  species: Object.values(SPECIES).map((s) => ({ id: s.id, aliases: s.aliases })),
  pieces,
  worn: new Map(people.map((c) => [c.id, c.wears.map((w) => w.split(/[:|~]/)[0] as string)])),
  components: [
    ...SOURCES.flatMap(({ rows }) => rows).flatMap(({ id: concept, parts = {} }) =>
      Object.entries(parts).map(([id, aliases]) => ({ concept, id, aliases: [...aliases, ...contentWords(id)] })),
    ),
    ...markNouns((id) => FITTINGS[id] === undefined),
    ...Object.entries(NAMED_PARTS).map(([name, aliases]) => ({ concept: 'any thing', id: namedPart(name), aliases })),
    // what a drawing has by that name goes before what is put on it
    ...markNouns((id) => FITTINGS[id] !== undefined),
    ...Object.entries(PLACES_OF_THINGS).map(([id, { words }]) => ({ concept: 'any thing', id, aliases: words })),
    ...Object.entries(BEAST_FEATURES).map(([id, aliases]) => ({ concept: 'any quadruped', id, aliases })),
  ],
};

function kindOf(category: string): SubjectKind {
  return category === 'humanoid' || category === 'quadruped' ? category : 'thing';
}

/**
 * Concepts that stand for a category: people, animals, and what a learned guess may say besides the things'
 * categories. 'item' is missing: it says nothing. */
export const KIND_DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  humanoid: ['adventurer', 'person'],
  animal: ['cat', 'dog', 'fox', 'horse', 'rabbit'],
  robot: ['robot'],
  armor: ['armor', 'helmet', 'shield'],
  'equipment layer': ['shirt', 'armor', 'boots'],
  door: ['door'],
  effect: ['explosion', 'sparkles', 'fireball', 'smoke'],
  floor: ['mossy-rock', 'rock'],
  structure: ['pillar', 'statue', 'well', 'tower'],
  terrain: ['rock', 'bush', 'mountain'],
  tile: ['rock', 'mossy-rock'],
  ui: ['sign'],
  wall: ['brick-wall', 'fence'],
  quadruped: ['cat', 'dog', 'horse', 'bear', 'fox'],
};
