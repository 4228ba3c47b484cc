/** "A flying pig": who flies and has no wings of its own is given some. */
import { LEXICON } from './default-lexicon.ts';

/** Who has wings, or floats, or flies by craft; and what takes somebody through the air. */
const AIRBORNE =
  /bird|bat\b|eagle|hawk|falcon|owl|crow|raven|parrot|macaw|dragon|drake|wyvern|gr[iy](?:ff|ph)[io]n|ph(?:o)?enix|pegasus|alicorn|bee\b|bumblebee|wasp|hornet|butterfly|moth|\bfly\b|dragonfly|firefly|mosquito|ladybug|ladybird|beetle|locust|cicada|cricket|grasshopper|mantis|insect|bug|fairy|pixie|ghost|wisp|spirit|wraith|specter|eye|beholder|jelly|skull|imp|demon|devil|gargoyle|harpy|angel|vulture|duck|goose|swan|gull|pigeon|dove|chicken|hen|rooster|turkey|peacock|flamingo|stork|heron|crane|kingfisher|pelican|puffin|penguin|toucan|sphinx|manticore|chimera|basilisk|cockatrice|vampire|elemental|drone|robot|fish|squid|whale|ray|shark|squirrel|fox\b(?= bat)|monkey|lizard|saucer|machine|carpet|broom|ship|saucer|plane|cloud|head|sword|book|super|kraken/;
const LIFTED = /\b(?:wings?|winged|broom|jetpack|rocket|balloons?|carpet|cape|plane|parachute|umbrella|kite|helicopter|propeller|glider|spaceship|ufo|cloud|kick)\b/i; // biome-ignore format: one line
const BEFORE =
  /^((?:an? |the )?(?:[a-z-]+ ){0,2}?)flying ((?:[a-z-]+ ){0,2}?)([a-z]+)(?=$|,| (?:with|in|wearing|facing|and|on)\b)/i;
const AFTER = /^((?:an? |the )?)((?:[a-z-]+ ){0,3}?)([a-z]+)(?:,| is| that is)? flying(?=$|,)/i;

/** An animal, or a creature of a recipe that has no wings. */
function walker(words: string, name: string): boolean {
  const all = `${words}${name}`.toLowerCase().trim();
  if (AIRBORNE.test(all)) return false;
  return [all, name.toLowerCase()].some((one) => LEXICON.read(one).some((r) => r.is === 'concept' && !r.weak && !r.general && (r.kind === 'quadruped' || WINGLESS.test(r.id)))); // biome-ignore format: one line
}
/** Creatures of recipes that go or crawl. */
const WINGLESS = /^(?:mimic|spider|tarantula|snake|cobra|turtle|tortoise|snail|worm|frog|toad|crab|scorpion|slime|octopus|dinosaur|tyrannosaurus|ant|centipede|caterpillar|mushroom-monster|plant-monster|furry-monster|crocodile|hedgehog|eel)$/; // biome-ignore format: a list

/** Beasts have feathers, what creeps and bites the wings of bats. */
const CREEPS = /mimic|spider|snake|slime|worm|centipede|scorpion|monster|eel/i;

export function givenWings(text: string): string {
  if (!/\bflying\b/i.test(text) || LIFTED.test(text)) return text;
  const wings = (name: string): string => (CREEPS.test(name) ? 'with bat wings' : 'with wings');
  return text
    .replace(BEFORE, (all: string, lead: string, looks: string, name: string) => (LEXICON.read(`flying ${name}`.toLowerCase()).some((r) => r.is === 'concept') || !walker(looks, name) ? all : `${lead}${looks}${name} ${wings(name)}`)) // biome-ignore format: one line
    .replace(AFTER, (all: string, lead: string, looks: string, name: string) => (walker(looks, name) ? `${lead}${looks}${name} ${wings(name)}` : all)); // biome-ignore format: one line
}
