/**
 * "Frog girl", "owl boy", "lantern moth girl": a person with what tells the animal, who holds the thing that is named before it; never the
 * animal or the thing itself. Said in the words of the tables.
 */
import { QUADRUPEDS } from '../catalogue/animals.ts';
import { ONESIES } from '../catalogue/garments/costume-hoods.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import { baseOf } from '../catalogue/variants.ts';
import { creatureIn } from './creature-turns.ts';
import { LEXICON } from './default-lexicon.ts';

/** What of an animal a person bears; its own colour where the skin has it. */
const BORNE = `
moth | tan butterfly wings and antennae
butterfly | butterfly wings and antennae
bee, wasp, dragonfly, firefly, mosquito, fly, hornet, bumblebee, cicada, ladybug, beetle, locust, grasshopper, cricket | insect wings and antennae
octopus, squid, jellyfish, snail, slug, starfish, scorpion, seahorse, eel, worm, mantis | HAT
ant, caterpillar, centipede, cockroach, termite, earwig | antennae
bat | bat wings and fangs
bird, eagle, hawk, falcon, sparrow, vulture | brown feathered wings and a brown bird hood
crow, raven, magpie, blackbird | black feathered wings and a black bird hood
robin, parrot, cardinal, phoenix, flamingo | red feathered wings and a red bird hood
bluebird, peacock, jay, kingfisher | blue feathered wings and a blue bird hood
seagull, pigeon, dove, swan, goose, crane, heron | feathered wings and a white bird hood
owl | brown feathered wings and an owl hood
deer, stag, elk, moose, reindeer, fawn | antlers
goat, antelope, gazelle, ibex | goat horns
sheep, lamb, ram | ram horns
cow, bull, ox, buffalo, yak | a cow hood
dragon, wyvern | dragon wings and horns
crab, lobster, crayfish | crab claws
turtle, tortoise | a turtle shell on the back, green skin
snake, serpent, viper, cobra | fangs, green skin
lizard, gecko, crocodile, alligator, dinosaur, raptor | a dinosaur hood
spider, tarantula | a spider hat and fangs
fish, goldfish, carp, whale, orca, dolphin | a shark hood
`;
const BEARS: ReadonlyMap<string, string> = new Map(BORNE.trim().split('\n').flatMap((row) => { const [names = '', what = ''] = row.split(' | '); return names.split(', ').map((name): [string, string] => [name, what]); })); // biome-ignore format: one line

const END = '(?=$|,| (?:with|in|on|that|who|which|and|holding|wearing|carrying|at|from|looking|walking|running|standing|sitting|reading|playing)\\b)'; // biome-ignore format: one line
const WHO = 'girl|boy|woman|man|kid|lady|guy|child|lad|lass';
const NAMED = new RegExp(`^((?:an? |the )?(?:[a-z]+[ -]){0,3}?)([a-z]+)[- ](${WHO})\\b${END}`, 'i');
const THING_AND = new RegExp(`^((?:an? |the )?(?:[a-z]+ )??)([a-z]+) ([a-z]+)${END}`, 'i');
/** Of insects also the queens and the knights: they have no likeness of their own kind. */
const QUEENS = /^((?:an? |the )?(?:[a-z]+ ){0,2}?)(moth|butterfly|bee|wasp|dragonfly|firefly|mosquito|fly|hornet) (queen|princess|maiden|warrior|witch|knight)\b(?=$|,| (?:with|in|holding|wearing|on|that)\b)/i; // biome-ignore format: one line
/** Those of the sea: a man of them has their head, and a trade draws it. */
const FISH_MAN =
  /^((?:an? |the )?(?:[a-z]+ ){0,2}?)(?:(fish|shark)|deep one|piranha)[- ]?(?:man|men|person|people|folk|guy)\b/i;
/** Animals whose people are of a kind that is drawn. */
const FOLK: ReadonlyMap<string, string> = new Map(
  Object.values(QUADRUPEDS).flatMap(({ id, folk }): [string, string][] =>
    folk && folk !== 'minotaur' ? [[id, folk]] : [],
  ),
);

/** What nobody holds: large plants, a piano; a king of chess is a piece of it. */
const TALL =
  /^(?:chess|piano|organ|tennis|drums|.*tree|palm|oak|pine|willow|bush|hedge|grass|vine|forest|jungle|kelp|coral|log|stump)$/;
/** People are made of what grows and is eaten. */
const MADE_OF = /^(?:food|plant)$/;
const articled = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** What a word names that can be held and says nothing else ("stone", "fire", "pirate" do). */
function heldIn(word: string): { readonly category?: string; readonly worn: boolean } | undefined {
  const readings = LEXICON.read(word);
  const thing = readings.find((r) => r.is === 'concept');
  if (thing?.is !== 'concept' || thing.kind !== 'thing' || thing.weak) return undefined;
  if (/^(?:beast|monster)$/.test(creatureIn(word) ?? '')) return undefined;
  if (readings.some((r) => /^(?:species|colour|tone|mood|build|guise|material|setting|element)$/.test(r.is))) return undefined; // biome-ignore format: one line
  const category = categoryOf(baseOf(thing.id));
  if (/^(?:building|vehicle|nature|rock|clothing)$/.test(category ?? '') || TALL.test(word)) return undefined;
  return { ...(category ? { category } : {}), worn: readings.some((r) => r.is === 'piece') };
}

/** How a person of an animal's kind is told; nothing where the animal is no kind of people. */
function personOf(beast: string, person: string): string | undefined {
  if (!/^(?:beast|monster)$/.test(creatureIn(beast) ?? '')) return undefined;
  const borne = BEARS.get(beast);
  if (borne) return `${person} with ${borne === 'HAT' ? `${articled(beast)} hat` : borne}`;
  if (FOLK.has(beast)) return `${FOLK.get(beast)} ${person}`;
  if (ONESIES.has(beast)) return `${person} with ${articled(beast)} hood`;
  return creatureIn(beast) === 'beast' ? `${person} with ${articled(beast)} head` : undefined;
}

/** "Clock boy", "umbrella woman": a thing stands in the place of a head where it is a machine or as large, and is held else. */
function personWith(thing: string, person: string): string | undefined {
  const held = heldIn(thing);
  if (!held || MADE_OF.test(held.category ?? '')) return undefined;
  return /^(?:machine|furniture)$/.test(held.category ?? '') ? `${person} with a ${thing} for a head` : `${person} holding ${articled(thing)}`; // biome-ignore format: one line
}

const known = (one: string, other: string): boolean =>
  LEXICON.read(`${one} ${other}`).length > 0 || LEXICON.read(`${one}${other}`).length > 0;

/** Names of people of an animal's kind or with a thing as what is seen of them; other texts as they are. */
export function beastPeople(asked: string): string {
  const text = asked
    .replace(FISH_MAN, (_, before: string, beast = 'fish') => `${before}${beast} warrior`)
    .replace(QUEENS, (_, before: string, kind: string, who: string) => `${before}${/maiden/i.test(who) ? 'woman' : who} with ${BEARS.get(kind.toLowerCase())}`); // biome-ignore format: one line
  const found = NAMED.exec(text);
  if (!found) return withThing(text);
  const [all, before = '', said = '', who = ''] = found;
  const name = said.toLowerCase();
  const person = /^(?:lady|lass)$/i.test(who) ? 'woman' : /^(?:guy|lad)$/i.test(who) ? 'man' : who.toLowerCase();
  const own = known(name, who.toLowerCase());
  const told = own ? undefined : (personOf(name, person) ?? personWith(name, person));
  const words = before.trim().split(/[ -]/);
  const thing = words.at(-1)!.toLowerCase();
  const somebody = own || creatureIn(name) === 'person' || (told && !/ holding | for a head/.test(told));
  const holds = somebody && heldIn(thing) !== undefined && !known(thing, name);
  if (!told && !holds) return text;
  const article = (holds ? words.slice(0, -1) : words).join(' ');
  const what = `${article ? `${article} ` : ''}${told ?? `${said} ${who}`}`;
  const rest = text.slice(all.length);
  if (!holds) return what + (/ with | holding /.test(what) ? rest.replace(/^ with /, ', with ') : rest);
  return `${what}, holding ${articled(thing)}${rest.replace(/^ with /, ', with ')}`;
}

/** "Key goblin", "candle nun": somebody with a thing that no word of the tables for clothes and arms names. */
function withThing(text: string): string {
  const found = THING_AND.exec(text);
  if (!found) return text;
  const [all, before = '', said = '', who = ''] = found;
  const [thing, name] = [said.toLowerCase(), who.toLowerCase()];
  const held = heldIn(thing);
  // a golem is of what is named before it
  if (/^(?:golem|colossus|titan|elemental)$/.test(name)) return text;
  if (!held || held.worn || held.category === 'furniture' || creatureIn(name) !== 'person' || known(thing, name)) return text; // biome-ignore format: one line
  return `${before}${who}, holding ${articled(thing)}${text.slice(all.length).replace(/^ with /, ', with ')}`;
}
