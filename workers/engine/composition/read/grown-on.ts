/** What grows, stands or is fastened on a creature's back, shell, shoulders or head: "mushrooms growing on its back", "a castle on its shell", "a leaf on its head". */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import type { Change } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { singularOf } from './how-many.ts';
import { KNOWN, type Read } from './known.ts';
import { readNoun } from './noun-phrase.ts';
import { NUMBERS } from './words.ts';

type Place = 'antlers' | 'horns' | 'back' | 'head' | 'shoulders' | 'belly' | 'forehead';
const PLACES: Readonly<Record<string, Place>> = { chest: 'belly', belly: 'belly', stomach: 'belly', breast: 'belly', torso: 'belly', tummy: 'belly', brow: 'forehead', back: 'back', backs: 'back', shell: 'back', carapace: 'back', hump: 'back', spine: 'back', spines: 'back', quills: 'back', body: 'back', saddle: 'back', shoulders: 'shoulders', shoulder: 'shoulders', head: 'head', heads: 'head', top: 'head', forehead: 'forehead', antlers: 'antlers', antler: 'antlers', horns: 'horns', horn: 'horns', nose: 'head' }; // biome-ignore format: a table
const WHERE = `(?:in|inside|inside of|within|on|out of|from|atop|upon|all over|on top of|along|over) (?:(?:its|his|her|their|the) |(?!top|body|bodies|saddle|nose))(?:(?:big|huge|large|giant|long|great|mossy) )?(${Object.keys(PLACES).join('|')})`;
const DOING =
  '(?:growing|stuck|sitting|strapped|mounted|placed|resting|standing|sprouting|attached|tied|balanced|built|poking|sticking|embedded|set|glowing|perched|fixed)';
const ON = new RegExp(`(,? ?\\b(?:with|and|has|having|carrying|wearing|bearing)|,) ((?:an? |the |some |several |many |lots of |two |three |four |five |its )?(?:[a-z-]+ ){0,3}?[a-z-]+?)(?: that (?:is|are))?(?: ${DOING})?(?: up)? (?:${WHERE}|(on top)(?= |,|$))(?: of its (?:head|back))?`, 'i'); // biome-ignore format: one line
/** How a weapon got where it is. */
const THRUST = /\b(?:stuck|embedded|sticking)\b/i;
/** "A crystal on its head", said with the verb first: "growing mushrooms on its back". */
const ARTICLE = /^(?:an?|the|its|some|several|many|lots of|two|three|four|five|six|seven|eight|nine|ten) /i;
/** "With eight candles": what grows or stands anywhere stands on it, where several are said and no place. */
const COUNTED = /,? ?\b(?:with|and|has|having) ((?:two|three|four|five|six|seven|eight|nine|ten|many|several|some|lots of) (?:[a-z-]+ ){0,2}?[a-z-]+s)(?=$|,| and\b| with\b)/i; // biome-ignore format: one line
const STANDS = /^(?:mushroom|crystal|gem|ice-crystal|flower|candle|tree|pine-tree|palm-tree|cactus|coral|bush|plant|sprout|leaf|lantern|flag|arrow|sword|spear|knife|dagger|rose|sunflower|tulip|torch|bell|balloon|rock)$/; // biome-ignore format: a list
/** What is many of something: a garden's flowers, a town's houses. */
const CROWDS: Readonly<Record<string, readonly [string, number]>> = { garden: ['flowers', 4], flowerbed: ['flowers', 4], meadow: ['flowers', 4], forest: ['trees', 4], jungle: ['trees', 4], woods: ['trees', 4], village: ['houses', 4], town: ['houses', 4], city: ['houses', 4], reef: ['corals', 4], plants: ['bushes', 4], vegetation: ['bushes', 4], greenery: ['bushes', 4] }; // biome-ignore format: a table
const last0 = (words: string): string => words.split(' ').at(-1)!;
const MANY = /^(?:some|several|many|lots of|two|three|four|five|six|seven|eight|nine|ten) /i;

/** What grows by itself is read by a thing of the catalogue. */
const GROWTHS: Readonly<Record<string, string>> = { moss: '', grass: 'grass tuft', flower: 'flower', mushroom: 'mushroom', crystal: 'crystal', 'ice crystal': 'ice crystal', gem: 'gem', tree: 'tree', bush: 'bush', plant: 'plant', coral: 'coral', leaf: 'leaf', sprout: 'sprout', rock: 'rock', bone: 'bone', egg: 'egg', cactus: 'cactus', barnacle: 'seashell', shell: 'seashell', skull: 'skull', candle: 'candle', laser: 'laser cannon' }; // biome-ignore format: a table
/** Worn by others, lived in by who has a shell. */
const HOLLOW = /\b(?:helmet|helm|skull|hat|crown|shell|egg)$/;
/** What is worn is put on by its own rules; a sign lies on the skin. */
const WORN =
  /\b(?:hat|cap|crown|tiara|helmet|helm|hood|scarf|bow|bandana|glasses|goggles|mask|halo|horns?|antlers?|ears?|saddle|wings?|cape|cloak|spikes?|stripes?|spots?|scars?|fur|hair|mane|rune|runes|symbol|mark|pattern|saddlebags?|blanket|rider|eyes?|feathers?|cracks?|veins?|fissures?|ribbon|headband|collar|armou?r)$/;

/** The text of a creature without what is on it, and what is. */
export function grownOn(asked: string, whole: Brief, read: Read): { readonly text: string; readonly changes: readonly Change[] } {
  if (whole.kind === 'humanoid' && !/^golem$|treant/.test(whole.species ?? whole.concept)) return { text: asked, changes: [] };
  const changes: Change[] = [];
  let text = asked;
  for (let i = 0; i < 2; i++) {
    const found = ON.exec(text);
    if (!found || found.index === 0) break;
    const words = found[2]!.toLowerCase().trim();
    const change = changeOf(words, PLACES[(found[3] ?? 'top').toLowerCase()]!, read, whole);
    if (!change) break;
    const thrust = change.is === 'grows' && THRUST.test(found[0]) && categoryOf(change.item.concept) === 'weapon';
    changes.push(thrust ? { ...change, stuck: true } : change);
    text = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim();
  }
  const counted = changes.length === 0 && whole.kind !== 'humanoid' ? COUNTED.exec(text) : null;
  const stands = counted && counted.index > 0 ? changeOf(counted[1]!.toLowerCase(), 'back', read, whole) : undefined;
  if (counted && stands?.is === 'grows' && STANDS.test(stands.item.concept)) {
    changes.push(stands);
    text = `${text.slice(0, counted.index)}${text.slice(counted.index + counted[0].length)}`.replace(/\s+/g, ' ').trim();
  }
  return { text, changes };
} // biome-ignore format: a condition

function changeOf(words: string, place: Place, read: Read, whole: Brief): Change | undefined {
  const bare = words.replace(ARTICLE, '');
  if (/(?:^| )(?:spikes|spines|thorns|quills)$/.test(bare) && whole.kind === 'thing' && place === 'back')
    return { is: 'spiked' };
  // who has a house on its back may live in a helmet
  const shelled = place === 'back' && /^(?:hermit-crab|snail|garden-snail|land-snail)$/.test(whole.concept);
  if (WORN.test(bare) && !(shelled && HOLLOW.test(bare))) return undefined;
  if (place === 'belly' && /(?:^| )(?:mouth|maw|jaws|face|teeth)$/.test(bare))
    return { is: 'face', mood: 'monster', only: 'mouth' };
  if (/(?:^| )(?:moss|lichen)$/.test(bare)) return place === 'shoulders' || place === 'back' || place === 'head' ? { is: 'moss', on: place } : { is: 'moss' }; // biome-ignore format: one line
  const single = singularOf(bare);
  const crowd = CROWDS[last0(bare)];
  if (crowd) {
    const all = changeOf(`many ${crowd[0]}`, place, read, whole);
    return all?.is === 'grows' ? { ...all, count: crowd[1], large: false, text: bare } : all;
  }
  const many = MANY.test(words) || (single !== bare && !ARTICLE.test(words));
  const last = singularOf(bare.split(' ').at(-1)!);
  const known = GROWTHS[single] ?? GROWTHS[last];
  const colour = bare.split(' ').length > 1 ? `${bare.split(' ').slice(0, -1).join(' ')} ` : '';
  const noun = readNoun(known === undefined ? single : GROWTHS[single] ? known : `${colour}${known}`, read);
  const item = noun.brief;
  if (item.confidence < KNOWN || item.kind !== 'thing' || item.scenery || isAlive(item) || item.concept === whole.concept) return undefined; // biome-ignore format: one line
  const large = categoryOf(item.concept) === 'building' || /tree$|^castle|tower|house/.test(item.concept);
  const open = place === 'back' && SEEN_FROM_ABOVE.test(whole.concept) ? 'belly' : place === 'back' && /^(?:crab|octopus)$/.test(whole.concept) ? 'head' : place; // biome-ignore format: one line
  // a crab or a snail that lent itself another house
  const on = shelled && !many && (known === undefined || HOLLOW.test(bare)) ? 'shell' : many ? place : open;
  return {
    is: 'grows',
    item,
    place: on,
    count: many && !large ? Math.min(8, NUMBERS[words.split(' ')[0]!] ?? 4) : 1,
    large,
    text: bare,
  };
}

/** Whose back is what is seen of them; a crab faces who looks at it, and what it bears stands above its eyes. */
const SEEN_FROM_ABOVE = /^(?:beetle|stag-beetle|scarab|lady-beetle|ladybug|spider|tarantula|black-widow|tick|scorpion|cockroach|moth|butterfly)$/; // biome-ignore format: one line

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  many: 6,
  spider: 8,
  insect: 6,
  crab: 6,
};
const LIMBS = /(,? ?\b(?:with|and|has|having|on)|,) (?:its )?((?:(?:two|three|four|six|eight|many|little|tiny|small|stubby|short|long|thin|big|cute|spider|insect|crab|skinny|human) )*)((?:arms|hands) and (?:legs|feet)|(?:legs|feet) and (?:arms|hands)|legs|feet|arms)\b/i; // biome-ignore format: one line
/** Creatures of the catalogue that walk on legs of their own. */
const LEGLESS =
  /^(?:slime|ghost|wisp|mimic|beholder|floating-eye|worm|snake|snail|plant-monster|venus-flytrap|fish|tropical-fish|shark|hammerhead-shark|goblin-shark|whale|orca|dolphin|narwhal|swordfish|angler-fish|piranha|puffer-fish|blowfish|flying-fish|ray|eel|seahorse|cobra|rattlesnake|caterpillar|sandworm|leech|eyeball|pumpkin|jack-o-lantern|skull|jellyfish|gelatinous-cube|flower|mushroom|candle|teapot|book|living-book|cake|apple|egg|crystal|rock|cactus|lamp|bottle|potion|tomato|strawberry|carrot|onion|bread|cloud|star|sun|moon|heart|bomb|tree-stump|log|barrel|crate|treasure-chest|cauldron|pot|eye)$/;

/** Legs and arms of what has none: "a living pumpkin with little legs", "a skull with spider legs". */
export function limbsOf(asked: string, whole: Brief): { readonly text: string; readonly changes: readonly Change[] } {
  const none = { text: asked, changes: [] };
  if (whole.kind !== 'thing' || !(LEGLESS.test(whole.concept) || categoryOf(whole.concept) === 'food')) return none;
  const found = LIMBS.exec(asked);
  if (!found || found.index === 0) return none;
  const words = found[2]!.toLowerCase().split(' ');
  const [legs, arms] = [/legs|feet/i.test(found[3]!), /arms|hands/i.test(found[3]!)];
  const said = words.map((w) => COUNTS[w]).find((n) => n !== undefined);
  const rest = asked.slice(found.index + found[0].length).replace(/^,? and (?!white|black)/i, ' with ');
  const text = `${asked.slice(0, found.index)}${rest}`.replace(/\s+/g, ' ').trim();
  return { text, changes: [{ is: 'limbs', legs: legs ? (said ?? 2) : 0, arms }] };
}
