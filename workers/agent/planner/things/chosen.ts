/** Who or what is chosen where only a kind is named: "an enemy for my swamp level". By the place or mood that is said, and told. */
import { listed } from '../phrases.ts';
import { isAdjective } from '../words/adjectives.ts';
import { usualKinds } from '../words/groups.ts';
import { hasKinds, kindsOf } from '../words/kinds.ts';
import { singular } from '../words/nouns.ts';

/** What a kind is called in the tables. */
const GROUPS: Readonly<Record<string, string>> = {
  ...{ enemy: 'enemies', foe: 'enemies', baddie: 'enemies', mob: 'enemies', opponent: 'enemies', minion: 'enemies', 'bad guy': 'enemies', monster: 'enemies', creature: 'creatures', critter: 'creatures' },
  ...{ npc: 'npcs', villager: 'npcs', character: 'heroes', char: 'heroes', hero: 'heroes', heroine: 'heroes', protagonist: 'heroes', player: 'heroes', 'main character': 'heroes', 'player character': 'heroes', person: 'npcs', guy: 'npcs', sprite: 'heroes' },
  ...{ animal: 'animals', pet: 'pets', companion: 'pets', weapon: 'weapons', building: 'buildings', plant: 'plants', vehicle: 'vehicles', item: 'items', object: 'props', prop: 'props', thing: 'props', asset: 'props', something: 'props', decoration: 'props', 'power-up': 'items', powerup: 'items', collectible: 'items', pickup: 'items', icon: 'items' },
}; // biome-ignore format: a table
const BOSSES = [
  [/\b(?:cute|funny|silly|friendly|candy)\b/i, 'a large pink slime with a crown'],
  [/\b(?:ice|snow|winter|frozen|arctic)\b/i, 'a yeti with ice horns'],
  [/\b(?:swamp|bog|jungle)\b/i, 'a large hydra'],
  [/\b(?:sea|water|ocean|beach|pirate)\b/i, 'a giant kraken'],
  [/\b(?:desert|egypt|pyramid|tomb)\b/i, 'a giant scorpion'],
  [/\b(?:forest|wood)s?\b/i, 'an evil tree monster'],
  [/\b(?:space|sci-?fi|robot|factory|cyber\w*)\b/i, 'a giant robot with a laser eye'],
  [/\b(?:graveyard|haunted|undead|crypt|dark|scary|creepy)\b/i, 'a skeleton king with a crown'],
  [/\b(?:fire|lava|volcano|hell)\b/i, 'a large red demon with black horns'],
  [/(?:)/, 'a large black dragon'],
] as const; // biome-ignore format: a table
const NUMBER_OF_KINDS = 5;

/** Said of a kind, and nothing of how it looks. */
const EMPTY =
  /^(?:an?|the|some|any|my|our|one|new|another|random|cool|good|nice|really|very|simple|basic|single|pixel|pixel-art|art|2d|main|final|end|different|various|game|rpg|sprite|little|kind|sort|type|of|for|unique|placeholder|generic|cute|scary|big|huge|giant|small|evil|spooky|creepy|character|sprites?|characters?|chars?)$/i;
const PLACED = /^(.*?)\s+(?:for|in|from|of|on)\s+(?:my |our |the |an? |this )*(.+?)$/i;
const LOOSE_PLACES =
  /\b(swamp|bog|jungle|forest|desert|snow|ice|winter|beach|sea|ocean|underwater|space|sci-?fi|haunted|graveyard|dungeon|cave|castle|city|farm|volcano|lava|candy|sky|pirate|cyberpunk|kitchen|cafe|bakery|western|steampunk|medieval|fantasy|school|hospital|circus|sewer|lab|temple|egypt\w*|viking|ninja|japan\w*|halloween|christmas|easter)\b/i;

export interface Choice {
  readonly one: string;
  readonly told: string;
}

/** The noun of the kind, where nothing but a kind is named; undefined where somebody or something is. */
function kindIn(name: string): { readonly kind: string; readonly place: string; readonly mood: string } | undefined {
  const [, head = name, place = ''] = PLACED.exec(name) ?? [];
  const words = head.toLowerCase().split(/\s+/).filter(Boolean);
  const pairs = words.slice(-2).join(' ');
  const noun = GROUPS[singular(pairs)] || /^(?:final|end|mini) boss$/.test(pairs) ? pairs : (words.at(-1) ?? '');
  const one = singular(noun);
  if (!GROUPS[one] && !/boss(?:es)?$/.test(noun)) return undefined;
  const before = words.slice(0, words.length - noun.split(' ').length);
  const said = before.filter((word) => !EMPTY.test(word));
  // "a swamp enemy" says where, "a fish enemy" says which
  if (said.some((word) => !LOOSE_PLACES.test(word))) return undefined;
  return {
    kind: /boss/.test(noun) ? 'boss' : one,
    place: [...said, place].join(' ').trim(),
    mood: before.filter((word) => EMPTY.test(word) && isAdjective(word) && word.length > 3).join(' '),
  };
}

/** `around`: all that was said, in which a place may stand. */
export function chosenOne(name: string, around: string): Choice | undefined {
  const found = kindIn(name);
  if (!found) return undefined;
  const { kind, mood } = found;
  const place = found.place || (LOOSE_PLACES.exec(around)?.[0] ?? '');
  const all =
    kind === 'boss' ? [BOSSES.find(([said]) => said.test(`${place} ${mood} ${around}`))![1]] : usualOf(place, kind);
  const [first, ...others] = all;
  if (!first) return undefined;
  const one = withMood(first, mood);
  return {
    one,
    told: `You left open which ${kind} it is${place ? ` for "${place}"` : ''}: I chose ${one}.${others.length ? ` Others would be ${listed(others.slice(0, 3), 'or')}.` : ''}`,
  };
}

function usualOf(place: string, kind: string): readonly string[] {
  const group = GROUPS[kind]!;
  const where = LOOSE_PLACES.exec(place)?.[0].toLowerCase() ?? place;
  const found =
    (where && (usualKinds(`${where} ${group}`) ?? usualKinds(`${group} for a ${where}`))) ||
    usualKinds(group) ||
    usualKinds(`5 ${group}`);
  const names = found?.text.split(', ') ?? [];
  // a place that is no theme would only be a word before each
  if (where && names.some((one) => one.includes(where))) return usualKinds(group)?.text.split(', ') ?? names;
  if (names.length) return names;
  return HEROES[group] ?? [];
}
const HEROES: Readonly<Record<string, readonly string[]>> = {
  heroes: ['an adventurer with a red scarf', 'a young knight with a blue cape', 'a fox with a green hood'],
  creatures: ['a green slime', 'a giant spider', 'a bat'],
};

function withMood(one: string, mood: string): string {
  const bare = one.replace(/^an? /, '');
  const words = mood && !bare.includes(mood) ? `${mood} ${bare}` : bare;
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

export interface Several {
  readonly names: readonly string[];
  readonly told: string;
}

/** Usual ones of a group by its name, as many as are asked for: "farm animals", "food for a cafe", "3 enemies". */
export function usualSeveral(name: string, count: number | undefined, around: string): Several | undefined {
  const found = kindIn(name);
  const place = found?.place || (LOOSE_PLACES.exec(around)?.[0] ?? '');
  const group = found && found.kind !== 'boss' ? GROUPS[found.kind]! : '';
  const many = count ?? NUMBER_OF_KINDS;
  const themed =
    !found && place && !name.toLowerCase().includes(place.toLowerCase())
      ? [`${name.replace(/ (?:items?|things?|stuff|props|assets)$/i, '')} for a ${place}`]
      : [];
  const tries = [...themed, name, ...(group ? [`${place} ${group}`.trim(), group] : [])];
  for (const words of tries) {
    const usual = usualKinds(`${many} ${words}`) ?? (count ? undefined : usualKinds(words));
    const names = usual?.text.split(', ');
    if (names && names.length >= Math.min(many, 3))
      return {
        names: found?.mood ? names.map((one) => withMood(one, found.mood)) : names,
        told: chosenTold(name, names.length),
      };
  }
  if (found?.kind === 'boss') {
    const names = [...new Set(BOSSES.map(([, one]) => one))].reverse().slice(0, many);
    return { names, told: chosenTold(name, names.length) };
  }
  if (group && HEROES[group]) {
    const names = HEROES[group]!.slice(0, many);
    return { names, told: chosenTold(name, names.length) };
  }
  return undefined;
}

/** Ones of a kind that differ: "5 different swords". */
export function differing(one: string, count: number): Several | undefined {
  const names = kindsOf(one, count);
  return names ? { names, told: `How the ${count} differ is my choice.` } : undefined;
}
export const isKnownKind = hasKinds;
const chosenTold = (name: string, count: number): string =>
  `You left open which "${name}": these ${count} are my choice.`;
