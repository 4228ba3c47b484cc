import { PROPS } from '../geometry/props/index.ts';
import type { Knowledge } from './lexicon.ts';

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

const things = Object.entries(PROPS);

/** Everything that can be drawn, from the drawers' own tables. Order decides which concept a shared word means. */
export const KNOWLEDGE: Knowledge = {
  concepts: [
    ...things.map(([id, prop]) => ({ kind: 'thing' as const, id, aliases: prop.aliases })),
    ...Object.entries(GENERIC).map(([category, aliases]) => ({
      kind: category === 'humanoid' || category === 'quadruped' ? category : ('thing' as const),
      id: `any ${category}`,
      aliases,
      weak: true,
    })),
  ],
  species: [],
  pieces: [],
  components: things.flatMap(([concept, prop]) =>
    Object.entries(prop.parts ?? {}).map(([id, aliases]) => ({ concept, id, aliases })),
  ),
};

/** Concepts that stand for a person or an animal that nothing else is known of. */
export const KIND_DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  humanoid: [],
  quadruped: [],
};
