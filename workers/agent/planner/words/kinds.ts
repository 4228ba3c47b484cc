import { subjectOf } from './subjects.ts';

/** Kinds by what they are called together; more than these repeat with another drawing each. */
const KINDS: Readonly<Record<string, string>> = {
  sword: 'a short sword|a longsword|a broadsword|a golden sword|a rusty sword|a flaming sword|an ice sword|a scimitar|a rapier|a katana',
  axe: 'a hatchet|a battle axe|a double-bladed axe|a golden axe|a stone axe|a rusty axe',
  bow: 'a short bow|a longbow|a crossbow|a golden bow|an elven bow',
  weapon: 'a sword|an axe|a bow|a spear|a mace|a dagger|a war hammer|a crossbow|a staff|a scythe',
  shield: 'a wooden shield|a kite shield|a tower shield|a golden shield|a buckler|an iron shield',
  helmet: 'a knight helmet|a viking helmet|a golden helmet|a leather helmet|a horned helmet',
  potion: 'a red potion|a blue potion|a green potion|a purple potion|a yellow potion|an orange potion|a pink potion|a black potion|a white potion|a cyan potion',
  gem: 'a red ruby|a blue sapphire|a green emerald|a purple amethyst|a white diamond|a yellow topaz',
  crystal: 'a red crystal|a blue crystal|a green crystal|a purple crystal|a white crystal|a yellow crystal',
  tree: 'an oak tree|a pine tree|a birch tree|a palm tree|a cherry blossom tree|a willow tree|a dead tree|an autumn tree|an apple tree|a snowy fir tree',
  flower: 'a red rose|a yellow sunflower|a blue tulip|a white daisy|a purple lavender|a pink lily',
  mushroom: 'a red mushroom|a brown mushroom|a blue glowing mushroom|a purple mushroom|a white mushroom|a yellow mushroom|a red mushroom with white dots|a tall thin mushroom|a grey mushroom|a green poisonous mushroom',
  bush: 'a green bush|a berry bush|a rose bush|a brown bush',
  rock: 'a small grey rock|a mossy rock|a brown boulder|a tall rock|a snowy rock',
  fruit: 'a red apple|a banana|an orange|a bunch of grapes|a strawberry|a pear|a watermelon|a pineapple',
  vegetable: 'a carrot|a tomato|a cabbage|a corn cob|a pumpkin|an eggplant',
  food: 'a loaf of bread|a piece of cheese|a roast chicken|an apple|a pie|a fish',
  house: 'a small cottage|a stone house|a thatched house|a red brick house|a wooden cabin|a house with a blue roof',
  hat: 'a red cap|a top hat|a wizard hat|a straw hat|a cowboy hat|a crown',
  chest: 'a wooden chest|an iron chest|a golden chest|a silver chest|a bone chest',
  key: 'a golden key|a silver key|a rusty key|a bronze key|a bone key',
  coin: 'a gold coin|a silver coin|a copper coin|a ruby coin',
  book: 'a red book|a blue book|a green book|an old brown book|a purple spell book',
  ring: 'a gold ring|a silver ring|a ruby ring|an emerald ring|a sapphire ring',
  animal: 'a cat|a dog|a horse|a bear|a fox|a rabbit',
  monster: 'a goblin|a green slime|a skeleton|an orc|a zombie|a giant spider',
  enemy: 'a goblin|a green slime|a skeleton|an orc|a zombie|a giant spider',
  villager: 'a villager man with a brown tunic|a villager woman with a green dress|an old villager man with a white beard|an old villager woman with a shawl|a villager boy with a cap|a villager girl with braids',
  knight: 'a knight with a red cape|a knight in black armour|a knight in golden armour|a knight with a blue plume|a knight in white armour',
}; // biome-ignore format: a table
/** Of whom there are no kinds: how they look. */
const PEOPLE = [
  'a young',
  'an old',
  'a tall',
  'a short',
  'a fat',
  'a thin',
  'a bearded',
  'a bald',
  'a blond',
  'a red-haired',
];
const COLOURS = ['a brown', 'a black', 'a white', 'a grey', 'a red', 'a golden'];
const THINGS = [
  'a red',
  'a blue',
  'a green',
  'a yellow',
  'a purple',
  'a brown',
  'a black',
  'a white',
  'an orange',
  'a pink',
];

/** Whether it is known how ones of a kind differ, besides their colour. */
export const hasKinds = (one: string, count = 1): boolean =>
  (KINDS[one.toLowerCase()]?.split('|').length ?? 0) >= count;

export function kindsOf(one: string, count: number): readonly string[] | undefined {
  if (count < 2 || count > 10) return undefined;
  const words = one.toLowerCase().split(' ');
  const known = KINDS[words.at(-1)!]?.split('|');
  // "five different iron swords": what is said of all of them stays
  if (known && words.length === 1 && count <= known.length) return known.slice(0, count);
  const kind = subjectOf(one)?.kind;
  if (!kind || kind === 'place') return undefined;
  // "ten gems": more than there are kinds of
  const looks = kind === 'person' ? PEOPLE : kind === 'animal' ? COLOURS : THINGS;
  return count <= looks.length ? looks.slice(0, count).map((how) => `${how} ${one}`) : undefined;
}
