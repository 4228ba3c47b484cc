/** What a text says of the parts of a creature: "with one broken tusk", "a mane of smoke", "wings torn", "the head of an eagle", "a scorpion's tail". */

import { hexToOklab, oklabToHex } from '../../../../src/pixels/color.ts';
import { CREATURE_PARTS, type CreaturePart, creaturePart, type PartRow } from '../../catalogue/creature-parts.ts';
import { thingOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { COLOUR_HEX, TONES } from '../../understand/colours.ts';
import type { PartLook, PartState } from '../changes/part-looks.ts';
import type { Change, PartChange } from '../graph.ts';
import { isCreature } from './hybrid-of.ts';
import { NUMBERS } from './words.ts';

const STATES: Readonly<Record<PartState | 'rainbow', string>> = {
  glowing: 'glowing glow glows glowy luminous bioluminescent shining shiny-bright radiant luminescent neon glimmering',
  'see-through': 'transparent translucent see-through invisible ethereal spectral see-thru half-transparent semi-transparent',
  missing: 'missing gone lost severed amputated absent',
  broken: 'broken snapped chipped shattered splintered sawed sawn cracked-off fractured',
  torn: 'torn ripped tattered ragged shredded frayed holey notched moth-eaten',
  bandaged: 'bandaged wrapped',
  striped: 'striped ringed banded stripy stripey',
  spotted: 'spotted dotted speckled freckled spotty',
  bloody: 'bloody bleeding bloodied bloodstained wounded',
  burning: 'burning flaming fiery ablaze blazing',
  smoking: 'smoky smoking shadowy wispy misty',
  sparking: 'sparking sparky electrified crackling electric electrical lightning',
  bent: 'bent folded crooked flopped kinked',
  shut: '',
  plated: '',
  rainbow: 'rainbow multicolored multicoloured multi-colored multi-coloured rainbow-colored rainbow-coloured',
}; // biome-ignore format: a table
const STATE_OF: ReadonlyMap<string, PartState | 'rainbow'> = new Map(
  (Object.entries(STATES) as [PartState | 'rainbow', string][]).flatMap(([id, words]) => words.split(' ').filter(Boolean).map((w) => [w, id] as const)),
); // biome-ignore format: one line

const MATTER: Readonly<Record<string, string>> = {
  crystal: 'crystal crystalline crystals gem gemstone diamond quartz', ice: 'ice icy frozen frost', metal: 'metal metallic steel iron mechanical robotic robot cyborg cybernetic chrome prosthetic bionic clockwork titanium armored armoured', silver: 'silver',
  gold: 'gold golden', bronze: 'bronze copper brass', stone: 'stone rock rocky granite', wood: 'wooden wood', bones: 'bone bony skeletal', rust: 'rusty rusted', glass: 'glass', obsidian: 'obsidian', ruby: 'ruby', emerald: 'emerald', sapphire: 'sapphire', amethyst: 'amethyst',
  jade: 'jade', lava: 'lava magma molten', water: 'water watery', shadow: 'shadow', slime: 'slime slimy', moss: 'moss mossy', coral: 'coral', marble: 'marble', galaxy: 'galaxy starry cosmic galactic', flesh: 'fleshy', leaves: 'leaf leafy leaves seaweed kelp vine vines ivy algae grass', flowers: 'flowers flower floral', candy: 'candy', clay: 'clay', 'autumn-leaves': 'autumn', roots: 'roots root branch branches twig twigs', paper: 'paper origami', feathers: 'feather feathers', bubbles: 'bubbles', sand: 'sand sandy', mud: 'mud muddy', chocolate: 'chocolate', cloud: 'cloud cloudy', thorns: 'thorn thorns thorny', jelly: 'jelly',
}; // biome-ignore format: a table
const MATTER_OF: ReadonlyMap<string, string> = new Map(Object.entries(MATTER).flatMap(([id, words]) => words.split(' ').map((w) => [w, id] as const))); // biome-ignore format: one line

const SIZE_OF: Readonly<Record<string, number>> = { huge: 1.7, giant: 1.7, enormous: 1.7, massive: 1.7, gigantic: 1.7, oversized: 1.6, big: 1.4, large: 1.4, long: 1.4, bigger: 1.4, larger: 1.4, tiny: 0.55, small: 0.65, little: 0.65, short: 0.65, stubby: 0.55, smaller: 0.7, mini: 0.55 }; // biome-ignore format: a table
/** Words before a part of which nothing has to be made. */
const FILLING: ReadonlySet<string> = new Set(['very', 'really', 'super', 'extremely', 'quite', 'sharp', 'pointy', 'pointed', 'two', 'both', 'pair', 'of', 'set', 'set', 'single', 'one', 'left', 'right', 'a', 'an', 'the', 'its', 'his', 'her', 'three', 'four', 'five', 'six', 'seven', 'eight', 'some', 'only', 'just', 'front', 'hind', 'back', 'upper', 'lower', 'fluffy', 'bushy', 'curved', 'curvy', 'cute', 'scary', 'thick', 'thin', 'old', 'beautiful', 'magnificent', 'pretty', 'majestic', 'spiky', 'swirly', 'made', 'all', 'whole', 'entire', 'glossy', 'shiny', 'feathery', 'leathery', 'wide', 'tall', 'many', 'several', 'sticky', 'powerful', 'strong', 'mighty', 'deadly', 'dangerous', 'venomous', 'poisonous', 'muscular', 'elegant', 'graceful', 'razor', 'wicked', 'menacing', 'fearsome', 'terrifying', 'creepy', 'weird', 'strange', 'odd', 'nice', 'cool', 'magic', 'magical', 'mystical', 'enchanted', 'ancient', 'natural', 'visible', 'prominent', 'extra', 'exposed', 'growing', 'new', 'fine', 'heavy', 'soft', 'smooth', 'silky', 'too', 'lots', 'rows', 'row', 'flowing', 'lolling', 'hanging', 'sticking', 'human']); // biome-ignore format: a list
/** Shapes of tails and of horns that are kinds of them. */
const TAIL_SHAPES: ReadonlySet<string> = new Set(['forked', 'split', 'curly', 'barbed', 'spiked', 'clubbed', 'club', 'mace', 'arrow', 'spade', 'spaded', 'two-pronged', 'bushy', 'feathered', 'finned', 'whip', 'segmented']); // biome-ignore format: a list
const SHAPES: ReadonlySet<string> = new Set([
  'curled',
  'curly',
  'spiral',
  'twisted',
  'spiraling',
  'floppy',
  'round',
  'rounded',
  'pointy',
]);
/** Whose parts have names that the catalogue has no creature for, or another one. */
const BEASTS: ReadonlySet<string> = new Set('ram goat bull cow ox stag elk deer moose reindeer ibex antelope gazelle scorpion fish mermaid shark whale dolphin fox wolf squirrel skunk raccoon lion tiger cat dragon lizard crocodile alligator dinosaur snake serpent cobra horse pony unicorn narwhal rhino peacock turkey bird rabbit bunny hare pig boar rat mouse beaver demon devil imp octopus kraken squid turtle tortoise snail crab lobster mantis elephant mammoth walrus eagle owl hawk parrot duck chicken rooster crow raven swan bear panda koala monkey ape gorilla dog hound bat bee wasp butterfly moth beetle spider ant frog toad goose vulture toucan skeleton human woman man baby girl person clown anglerfish piranha jellyfish donkey sheep llama camel giraffe kangaroo hyena leopard cheetah lynx hippo zebra buffalo bison dragonfly ladybug fairy insect fly locust pterodactyl angel'.split(' ')); // biome-ignore format: a list

/** Parts that the four-legged are built with: their colours, sizes and kinds are theirs already. */
const BUILT: ReadonlySet<CreaturePart> = new Set(['horns', 'antlers', 'tusks', 'ears', 'eyes', 'tail', 'mane', 'wings', 'legs', 'paws', 'belly', 'head', 'spikes', 'back', 'teeth', 'neck']); // biome-ignore format: a list
const BURNT: ReadonlySet<CreaturePart> = new Set(['mane', 'tail', 'paws', 'legs', 'back', 'ears', 'wings', 'head', 'horns', 'antlers', 'eyes']); // biome-ignore format: a list
const LINKS = /^(?:with|has|having|and|but|,|sporting|bearing|featuring|sprouting|growing|showing|baring|missing|lost|lacking|without|no|plus|w)$/; // biome-ignore format: one line
const GONE = /^(?:missing|lost|lacking|without|no)$/;
/** A monster with plates over its body. */
const ARMOURED = /,? ?\b(?:(?:with|in|wearing|covered in|covered with) (?:an? |its )?(?:(?:heavy|thick|metal|steel|iron|golden|gold|plate|full|spiked) )*(?:armou?r(?: plates| plating)?|plating|armou?red plates|metal plates)|(?:heavily )?(?:armou?red|armou?r[- ]plated|metal[- ]plated|plated))\b(?! (?:car|truck|vehicle))/i; // biome-ignore format: one line
const EVERY = /,? each (?:one )?(?:in |of |with |having )?(?:an? )?different colou?rs?\b|,? ?(?:with )?(?:every|each) head (?:is |has |in |of |being )*(?:an? )?(?:different|another|own|its own) colou?rs?\b|,? ?(?:with )?(?:heads (?:in|of) different|different[- ]colou?red) (?:colou?rs|heads)\b/i; // biome-ignore format: one line

interface Word {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

export interface SaidOfParts {
  readonly text: string;
  readonly changes: readonly Change[];
}

export function partsSaid(asked: string, whole: Brief, read: (text: string) => Brief): SaidOfParts {
  const changes: PartChange[] = [];
  let text = asked;
  const every = EVERY.exec(text);
  if (every && every.index > 0) {
    text = cutOff(text, every.index, every.index + every[0].length);
    changes.push({ is: 'part', part: 'heads', look: { colours: ['#d8434c', '#3f7ce0', '#f0c038', '#54b848', '#9850d0'] }, one: false, size: 1, told: 'heads of different colours' }); // biome-ignore format: one line
  }
  const plated = whole.kind === 'thing' ? ARMOURED.exec(text) : null;
  if (plated && whole.unknown.some((u) => /armou?r|plate/.test(u)) && !whole.traits?.includes('armoured')) {
    text = cutOff(text, plated.index, plated.index + plated[0].length);
    changes.push({ is: 'part', part: 'back', look: { matter: /gold/i.test(plated[0]) ? 'gold' : 'metal', state: 'plated' }, one: false, size: 1, told: 'armoured' }); // biome-ignore format: one line
  }
  for (let from = 0, k = 0; k < 6; k++) {
    const found = next(text, from, whole, read);
    if (!found) break;
    if (found.change) {
      changes.push(found.change);
      text = cutOff(text, found.start, found.end);
      from = Math.max(0, found.start - 1);
    } else from = found.end;
  }
  return { text, changes };
}

/** A text without a stretch of it; "and" that is left at its start joins what follows as "with" did. */
function cutOff(text: string, start: number, end: number): string {
  const rest = text.slice(end);
  const joint = /^\s*,?\s*and\b/i.exec(rest);
  const before = text.slice(0, start).trimEnd();
  return joint && !/\b(?:with|and)$/.test(before) ? `${before} with${rest.slice(joint[0].length)}` : `${before}${rest}`.replace(/\s+/g, ' ').trim(); // biome-ignore format: one line
}

function next(
  text: string,
  from: number,
  whole: Brief,
  read: (text: string) => Brief,
): { readonly start: number; readonly end: number; readonly change?: PartChange } | undefined {
  // biome-ignore format: one line
  const words: Word[] = [...text.matchAll(/[a-z0-9][a-z0-9'-]*|,/gi)].map((m) => ({ text: m[0].toLowerCase().replace(/'s$|s'$/, ''), at: m.index, end: m.index + m[0].length })); // biome-ignore format: one line
  for (const [i, word] of words.entries()) {
    if (word.at < from || i === 0) continue;
    const part = creaturePart(word.text);
    // "a shell necklace" is worn
    if (!part || NAMES_WORN.test(words[i + 1]?.text ?? '')) continue;
    const result = phrase(words, i, part, whole, read, text);
    if (result) return result;
  }
  return undefined;
}

/** What is made of a part or for one, and is none. */
const NAMES_WORN = /^(?:necklace|earrings?|bracelet|crown|tiara|helmet|mask|cape|cloak|hat|collar|armou?r|band|ring|guard|rings|cuffs?|muffs?|pendant|amulet|bra|top|belt)$/; // biome-ignore format: one line

function phrase(words: readonly Word[], i: number, part: CreaturePart, whole: Brief, read: (text: string) => Brief, text: string): { readonly start: number; readonly end: number; readonly change?: PartChange } | undefined { // biome-ignore format: one line
  let [state, matter, colour, kind, size, one, count, rainbow, gone] = [undefined as PartState | undefined, undefined as string | undefined, undefined as string | undefined, undefined as string | undefined, 1, false, undefined as number | undefined, false, false]; // biome-ignore format: one line
  const tones: string[] = [];
  const plural = /s$|ae$|feet|teeth/.test(words[i]!.text);
  let j = i - 1;
  for (; j > 0; j--) {
    const w = words[j]!.text;
    if (w === ',' && j < i - 1 && LINKS.test(words[j - 1]!.text) === false && (STATE_OF.has(words[j + 1]!.text) || COLOUR_HEX.has(words[j + 1]!.text)) && (STATE_OF.has(words[j - 1]!.text) || COLOUR_HEX.has(words[j - 1]!.text))) continue; // biome-ignore format: one line
    if (GONE.test(w)) break;
    if (STATE_OF.has(w)) {
      const s = STATE_OF.get(w)!;
      if (s === 'rainbow') rainbow = true;
      else state = s;
    } else if (j === i - 1 && BEASTS.has(w)) kind = w;
    else if (TAIL_SHAPES.has(w) && part === 'tail' && (w !== 'bushy' || whole.kind === 'thing')) kind = w;
    else if (j === i - 1 && SHAPES.has(w) && (part === 'horns' || part === 'ears')) kind = w;
    else if (MATTER_OF.has(w) && !(COLOUR_HEX.has(w) && /^(?:gold|silver|golden|coral|jade|ruby|emerald|sapphire|amethyst|bronze|copper)$/.test(w) && whole.kind === 'quadruped' && BUILT.has(part))) matter = MATTER_OF.get(w); // biome-ignore format: one line
    else if (COLOUR_HEX.has(w)) colour = COLOUR_HEX.get(w);
    else if (TONES.has(w)) tones.push(w);
    else if (SIZE_OF[w] !== undefined) size *= SIZE_OF[w]!;
    else if (FILLING.has(w)) {
      if (/^(?:one|single|left|right|a|an)$/.test(w) && !plural) one = true;
      if (/^(?:two|three|four|five|six|seven|eight)$/.test(w)) count = NUMBERS[w];
    } else break;
  }
  const link = words[j]?.text ?? '';
  const linked = LINKS.test(link);
  if (linked && GONE.test(link)) [gone, state] = [true, 'missing'];
  // what stands after it
  let e = i + 1;
  const after = afterwards(words, i + 1);
  if (after) {
    ({ e } = after);
    state = after.state ?? state;
    matter = after.matter ?? matter;
    colour = after.colour ?? colour;
    kind = after.kind ?? kind;
  }
  const start = linked ? words[j]!.at : words[j + 1]!.at;
  const end = words[e - 1]!.end;
  const skip = { start, end };
  if (!linked && !(after && words[j]?.text === ',')) return skip;
  if (j <= 0) return skip;
  // a place where something is: "on its back"
  const paired = PAIRED.has(part);
  const told = text.slice(words[Math.max(j, 0)]!.end, end).replace(/^[\s,]+/, '').trim() || text.slice(start, end).replace(/^[\s,]+/, '');
  const donor = part === 'head' && kind ? donorOf(kind, whole, read) : undefined;
  const owned = ownsPart(whole, part) || (part === 'claws' && !/crab|lobster|scorpion|mantis/.test(kind ?? ''));
  if (part === 'ears' && kind === 'floppy' && one) [state, kind] = ['bent', undefined];
  // wings of insects are no feathers
  if (part === 'wings' && kind && whole.kind === 'quadruped' && /butterfly|moth|bee|wasp|dragonfly|ladybug|fairy|insect|^fly$|locust|beetle/.test(kind)) return { ...skip, change: { is: 'part', part, look: { ...(colour ? { colour: toned(colour, tones) } : {}), ...(state ? { state } : {}) }, one: false, size, told: `${kind} wings`, kind, grow: true } }; // biome-ignore format: one line
  if (part === 'tail' && plural && count && whole.kind === 'thing' && !state && !kind) return { ...skip, change: { is: 'part', part, look: {}, one: false, size, told: `${words[i - 1]!.text} tails`, kind: whole.concept, count, grow: true } }; // biome-ignore format: one line
  // a long neck is what these have by nature
  if (part === 'neck' && size > 1 && !state && !matter && colour === undefined && LONG_NECKED.test(whole.concept)) return skip;
  // a broken leg is in a cast
  if (state === 'broken' && /^(?:legs|arms|paws)$/.test(part)) state = 'bandaged';
  const look: PartLook = {
    ...(rainbow ? { colours: ['#e8424c', '#f4913c', '#f4d44c', '#58b84c', '#4484e0', '#8c54c8'] } : colour && !matter ? { colour: toned(colour, tones) } : {}),
    ...(matter ? { matter } : {}),
    ...(state ? { state } : {}),
  }; // biome-ignore format: one line
  const plainly = !state && !matter && !rainbow;
  const lost = whole.unknown.some((u) => u.split(' ').some((w) => w === words[i]!.text || w === words[i]!.text.replace(/s$/, '')));
  if (whole.kind === 'humanoid') {
    if (part === 'spikes' && matter !== undefined) return { ...skip, end: onBack(words, e), change: change({ grow: true }) };
    if (part === 'arms' && one && size > 1 && plainly) return { ...skip, change: change({ own: { ...whole, count: 1 }, one: true }) };
    if (!state || /striped|spotted|glowing|bloody|bandaged|burning|smoking/.test(state) || !/^(?:arms|legs|horns|antlers|tusks|ears|wings|tail|eyes)$/.test(part)) return skip;
    return { ...skip, change: change({}) };
  }
  if (gone && ((whole.without.length > 0 && !(part === 'tail' && whole.kind === 'quadruped')) || /^(?:wings|mane|horns|antlers|shell|belly|back)$/.test(part)) && !one) return skip;
  if (state === 'burning' && whole.kind === 'quadruped' && BURNT.has(part)) return skip;
  if (part === 'eyes' && state !== 'missing') return skip;
  if (part === 'wings' && (plainly || kind)) return skip;
  if (whole.kind === 'quadruped' && BUILT.has(part) && plainly && !(part === 'tail' && kind) && !donor) return skip;
  if (part === 'back' && !(matter && !owned) && plainly) return skip;
  if (part === 'claws' && whole.kind === 'quadruped' && plainly && !kind) return lost && (colour || size !== 1) ? { ...skip, change: change({}) } : skip;
  if (donor) return { ...skip, change: change({ donor }) };
  if (part === 'head' && kind) return skip;
  if (plainly && !kind && owned && colour === undefined && size === 1) return skip;
  // what its own drawing knows of its parts
  if (plainly && !kind && owned && !lost && size === 1) return skip;
  if (plainly && !kind && owned && whole.parts.some((p) => p.colour !== undefined) && !lost) return skip;
  const grows = (CREATURE_PARTS[part] as PartRow).grows !== undefined;
  if (gone || state === 'missing') return owned || (CREATURE_PARTS[part] as PartRow).limb || part === 'eyes' ? { ...skip, change: change({}) } : skip;
  if (!owned || (kind && part === 'tail') || (kind && !plainly && part !== 'head')) {
    if (!grows) return owned || (part === 'belly' && state === 'glowing') ? { ...skip, change: change({}) } : skip;
    if (whole.kind === 'quadruped' && BUILT.has(part) && part !== 'tail') return { ...skip, change: change({}) };
    return { ...skip, change: change({ grow: true, ...(part === 'horns' && !kind && !plural && words[i]!.text === 'horn' ? { kind: 'single' } : {}) }) };
  }
  return { ...skip, change: change({ own: { ...whole, count: 1 } }) };

  function change(more: Partial<PartChange>): PartChange {
    return { is: 'part', part, look, one: one && paired && (state !== undefined || matter !== undefined || size !== 1 || colour !== undefined), size, told, ...(kind ? { kind } : {}), ...(count ? { count } : {}), ...more };
  }
} // biome-ignore format: conditions

/** Where "on its back" ends that follows there. */
function onBack(words: readonly Word[], from: number): number {
  const said = words
    .slice(from, from + 3)
    .map(({ text }) => text)
    .join(' ');
  return words[/^(?:on|along|down|from|over) (?:its|his|her|the|their) (?:back|spine|shoulders)$/.test(said) ? from + 2 : from - 1]!.end; // biome-ignore format: one line
}

const PAIRED: ReadonlySet<CreaturePart> = new Set(['horns', 'antlers', 'tusks', 'ears', 'eyes', 'antennae', 'wings', 'fin', 'tentacles', 'claws', 'paws', 'legs', 'arms', 'teeth', 'spikes', 'heads']); // biome-ignore format: a list

function toned(hex: string, tones: readonly string[]): string {
  let [L, a, b] = hexToOklab(hex);
  for (const t of tones) {
    const { lightness, chroma } = TONES.get(t)!;
    [L, a, b] = [Math.max(0.1, Math.min(0.97, L + lightness)), a * chroma, b * chroma];
  }
  return oklabToHex([L, a, b]);
}

/** "… is broken", "… torn off", "… made of ice", "… of smoke", "… of a scorpion". */
function afterwards(
  words: readonly Word[],
  from: number,
):
  | {
      readonly e: number;
      readonly state?: PartState;
      readonly matter?: string;
      readonly colour?: string;
      readonly kind?: string;
    }
  | undefined {
  // biome-ignore format: one line
  let e = from;
  while (e < words.length && /^(?:is|are|was|being|that|which|has|have|been|got|all|partly|half|completely|fully|still|in|lit)$/.test(words[e]!.text)) e++; // biome-ignore format: one line
  const w = words[e]?.text;
  if (w === undefined) return undefined;
  const of = /^of$/.test(w) || (w === 'made' && /^(?:of|from)$/.test(words[e + 1]?.text ?? ''));
  if (of || (w === 'like' && e === from)) {
    let k = e + (w === 'made' ? 2 : 1);
    while (/^(?:an?|the|pure|living|solid|black|blue|white|thick|swirling)$/.test(words[k]?.text ?? '')) k++;
    const what = words[k]?.text ?? '';
    if (/^(?:smoke|mist|fog|shadows?|darkness)$/.test(what)) return { e: k + 1, state: 'smoking' };
    if (/^(?:fire|flames?)$/.test(what)) return { e: k + 1, state: 'burning' };
    if (MATTER_OF.has(what)) return { e: k + 1, matter: MATTER_OF.get(what)! };
    if (BEASTS.has(what)) return { e: k + 1, kind: what };
    return undefined;
  }
  if (/^on$/.test(w) && words[e + 1]?.text === 'fire') return { e: e + 2, state: 'burning' };
  if (/^(?:cut|ripped|torn|chopped|bitten|shattered|broken|snapped|blown)$/.test(w) && words[e + 1]?.text === 'off') return { e: e + 2, state: 'missing' }; // biome-ignore format: one line
  const s = STATE_OF.get(w);
  if (s && s !== 'rainbow') {
    // "wings glowing red"
    const hue = s === 'glowing' ? COLOUR_HEX.get(words[e + 1]?.text ?? '') : undefined;
    return { e: e + (hue ? 2 : 1), state: s, ...(hue ? { colour: hue } : {}) };
  }
  if (e > from && COLOUR_HEX.has(w) && !/^in$/.test(words[e - 1]!.text))
    return { e: e + 1, colour: COLOUR_HEX.get(w)! };
  return undefined;
}

const LONG_NECKED = /plesiosaur|nessie|loch-ness|brachiosaurus|brontosaurus|diplodocus|giraffe|swan|flamingo|ostrich|emu|llama|alpaca|heron|crane|stork|egret|goose|camel/; // biome-ignore format: one line

/** Whether its drawing has that part by itself. */
function ownsPart(whole: Brief, part: CreaturePart): boolean {
  if (part === 'hump' && whole.humps !== undefined) return true;
  if (whole.kind === 'quadruped') return !/^(?:shell|fin|tentacles|beak|claws|trunk|tongue|stinger|antennae|crest|hump|arms)$/.test(part) || (part === 'trunk' && /elephant|mammoth/.test(whole.concept)) || part === 'claws'; // biome-ignore format: one line
  const row: PartRow = CREATURE_PARTS[part];
  const known = Object.keys(thingOf(whole.concept).parts ?? {});
  return known.some((id) => row.names.test(id)) || OWNED[whole.concept]?.split(' ').includes(part) === true || part === 'head' || part === 'eyes' || part === 'legs' || part === 'paws'; // biome-ignore format: one line
}

/** Parts that drawings have and their tables do not name. */
const OWNED: Readonly<Record<string, string>> = {
  crab: 'claws legs antennae shell', lobster: 'claws legs antennae shell', ladybug: 'shell legs antennae', cockroach: 'shell legs antennae', armadillo: 'shell legs tail', 'living-book': 'teeth tongue', 'chest-mimic': 'teeth tongue', spider: 'legs teeth', dragon: 'horns claws legs wings tail belly spikes teeth neck', owl: 'wings beak tail paws belly claws', octopus: 'tentacles', kraken: 'tentacles', beetle: 'antennae legs shell', frog: 'legs belly paws', shark: 'fin tail belly teeth', snake: 'neck belly tongue', snail: 'shell antennae', turtle: 'shell legs tail',
  scorpion: 'tail stinger legs claws', bat: 'wings claws', eagle: 'wings beak neck belly tail legs claws', penguin: 'beak wings belly paws', dinosaur: 'spikes tail arms legs belly paws', mimic: 'teeth tongue', moth: 'antennae wings', butterfly: 'antennae wings', bee: 'wings antennae stinger legs', fish: 'tail fin belly', gorilla: 'arms legs crest', monkey: 'ears tail arms legs belly',
  whale: 'fin tail belly', jellyfish: 'tentacles', swan: 'neck beak wings tail', chicken: 'crest tail beak wings belly legs', phoenix: 'wings crest beak tail legs', centipede: 'antennae legs', 'praying-mantis': 'antennae arms wings legs', ant: 'antennae legs', yeti: 'arms legs crest', kangaroo: 'ears tail arms legs belly', tyrannosaurus: 'teeth tail belly legs arms claws', velociraptor: 'teeth tail belly legs arms claws', walrus: 'tusks tail fin', seal: 'tail fin belly', beholder: 'antennae', wasp: 'wings antennae stinger legs', pterodactyl: 'claws crest wings beak legs belly',
}; // biome-ignore format: a table

const donorOf = (kind: string, whole: Brief, read: (text: string) => Brief): Brief | undefined => {
  const donor = read(/^(?:human|person)$/.test(kind) ? 'man' : kind);
  const fits =
    donor.confidence >= 0.9 && donor.concept !== whole.concept && (donor.kind === 'humanoid' || isCreature(donor));
  return fits ? { ...donor, count: 1 } : undefined;
};
