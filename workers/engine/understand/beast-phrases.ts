/**
 * Turns of phrase about one creature that hold for any of them: looks said as a verb's form ("spiked", "coiled"), wings and ribs that are
 * open, what it is made of, names of two kinds ("toad demon", "dog zombie"). In the words of the tables.
 */
import { COLOUR_HEX } from './colours.ts';
import { creatureIn } from './creature-turns.ts';

const MATTERS =
  'smoke|mist|fog|fire|flames?|water|slime|goo|ooze|ice|crystals?|light|lightning|electricity|shadows?|energy|plasma|gas|stone|rocks?|wood|mud|lava|magma|paper|glass|metal|bones?|clouds?|jelly|candy|leaves|feathers|sand|clay|thread|yarn|cloth|wool|roots|vines|moss|petals|flowers|coral|gold|silver';
const MADE_OF = new RegExp(`,? (?:that is )?(?:made|formed|built|composed) (?:up )?(?:entirely |completely )?(?:out )?(?:of|from) (?:pure |glowing |swirling |thick |living |dripping )*((?:dark |pale |bright |light )?[a-z]+) (${MATTERS})\\b`, 'i'); // biome-ignore format: one line
const SPIKY = /^((?:an? |the )?(?:[a-z-]+ ){0,3}?)(?:spiky|spiked|spikey|spiny|thorny|prickly) ((?:[a-z-]+ ){0,2}?[a-z-]+)(?=$|,| (?:with|on|in|holding|wearing|that|walking|rolling|sleeping)\b)/i; // biome-ignore format: one line
/** Spikes are their own. */
const BORN_SPIKY = /hedgehog|porcupine|urchin|puffer|cactus|echidna|lionfish|stegosaurus/i;
const RIBS =
  /(?:,| with| and)* (?:its |his |the )?(?:(?:exposed|visible|bare|open|protruding|rotting|rotten|torn|hanging) (?:white |bloody )?(?:ribs?|rib ?cage|bones|flesh|guts|skull|spine|insides|muscles?|skin)|(?:ribs?|rib ?cage|bones|guts|skull|spine) (?:showing|visible|exposed|sticking out|hanging out|poking out))(?: (?:through|out)[a-z ]*)?/gi;
const COILED = /,? (?:that is |lying |all )?coiled(?: up)?(?: (?:in|into) an? (?:[a-z]+ )?(?:spiral|circle|ring|ball|coil))?(?=$|,)/gi; // biome-ignore format: one line
const IN_COILS = /\b(?:snake|serpent|cobra|python|viper|boa|rattlesnake|adder|anaconda|mamba|naga)\b/i;
const OPEN_WINGS = /,? (?:with |and )?(?:its |both |the )?(?:(?:big|large|huge|colou?rful) )?wings (?:are |fully |wide |held )*(?:open|opened|spread|outstretched|outspread|extended|unfurled|apart)(?: wide| out| open)?\b/gi; // biome-ignore format: one line
/** Seen with open wings anyway. */
export const OPEN_ANYWAY = /\b(?:butterfly|moth|dragonfly|bat|bee|wasp|ladybug|firefly|mothman|pterodactyl)\b/i;
const SHUT_WINGS = /,? (?:with |and )?(?:its |both |the )?wings (?:are |held |kept )*(?:back|folded|closed|tucked|down|shut|at rest|by its sides?)(?: in| back| away)?(?=$|,| and\b)/gi; // biome-ignore format: one line
/** Wings are folded where nothing is said of them. */
const SHUT_ANYWAY = /\b(?:bird|penguin|duck|goose|swan|chicken|hen|rooster|crow|raven|owl|parrot|robin|pigeon|dove|gull|flamingo|heron|stork|pelican|toucan|turkey|ostrich|emu|kiwi|puffin|beetle)s?\b/i; // biome-ignore format: one line
/** "Long mane blowing in the wind": it has one. */
const BLOWN =
  /,? (?:with |and )?(?:an? |its )?((?:(?:long|short|thick|wild|flowing|beautiful|shaggy|white|black|red|golden|brown|grey|silver|flaming|fiery) )*)(mane|beard|tail) (?:is )?(?:blowing|flowing|streaming|waving|fluttering|flying|whipping)(?: (?:in|with) the (?:wind|breeze|air))?(?: behind(?: it)?)?(?=$|,| and)/gi;
const MUD_BATH = /\b(?:rolling|rolls|wallowing)(?: around| about| over)? (?=in (?:the |some |a )?(?:mud|dirt|grass|snow|sand|leaves|dust|hay|flowers))/gi; // biome-ignore format: one line
const ON_BACK = /^((?:an? |the )?(?:(?!(?:with|an?|the|of|and|on)\b)[a-z-]+(?<!ing) ){0,3}?(?!(?:with|spikes)\b)[a-z-]+(?<!ing)),? (?:is |that is )?(?:(?:lying|laying|stuck|flipped|flipped over|turned|helpless|resting|sleeping) )?on (?:its|his|her) back(?=$|,)/i; // biome-ignore format: one line

/** A second name of another kind → what goes before and behind the first: "toad demon" is an evil toad with horns. */
const KINDS: readonly (readonly [words: string, before: string, behind: string])[] = [
  ['demon|devil|fiend', 'evil', 'with horns'],
  ['zombie|undead', 'zombie', ''],
  ['skeleton', 'skeleton', ''],
  ['robot|mech|mecha|android|cyborg|bot|drone', 'robot', ''],
  ['ghost|spectre|specter|phantom|wraith|spirit', 'ghost', ''],
  ['angel', 'white', 'with bird wings'],
]; // biome-ignore format: a table
/** Names whose second word belongs to them. */
const OF_TWO =
  /\b(?:dust|sand|tasmanian|sea|river|forest|tree|fox|nature|water|fire|ice|wind|earth|house|space|combat|battle|war|giant) $/i;

function ofTwoKinds(first: string): string {
  const cut = /^((?:an? |the )?(?:[a-z-]+ ){0,3}?)([a-z-]+) ([a-z]+)(?=$|,| (?:with|on|in|holding|wearing|that)\b)/i.exec(first); // biome-ignore format: one line
  if (!cut) return first;
  const [, before = '', name = '', kind = ''] = cut;
  const row = KINDS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(kind));
  const is = creatureIn(name.toLowerCase());
  if (!row || (is !== 'beast' && is !== 'monster') || OF_TWO.test(`${name} `) || creatureIn(`${name} ${kind}`.toLowerCase())) return first; // biome-ignore format: one line
  const rest = first.slice(cut[0].length);
  const [article = ''] = /^(?:an? |the )?/i.exec(before) ?? [];
  return `${article}${row[1]} ${before.slice(article.length)}${name}${row[2] ? ` ${row[2]}` : ''}${rest.replace(/^ with\b/, row[2] ? ' and' : ' with')}`; // biome-ignore format: one line
}

/** The text of one creature, said so. */
export function beastPhrases(asked: string): string {
  let text = asked;
  const made = MADE_OF.exec(text);
  const hue = made?.[1]?.split(' ').at(-1)?.toLowerCase() ?? '';
  if (made && COLOUR_HEX.has(hue)) {
    const [article = ''] = /^(?:an? |the )?/i.exec(text) ?? [];
    text = `${article}${made[1]} ${text.slice(article.length, made.index)} made of ${made[2]}${text.slice(made.index + made[0].length)}`; // biome-ignore format: one line
  }
  text = text.replace(SPIKY, (all, before: string, name: string) => (BORN_SPIKY.test(name) || !creatureIn(name.split(' ').at(-1)!.toLowerCase()) ? all : `${before}${name} with spikes on its back`)); // biome-ignore format: one line
  text = text.replace(/( with spikes on its back) with /i, '$1 and ');
  if (RIBS.test(text)) {
    RIBS.lastIndex = 0;
    const bare = text.replace(RIBS, '');
    text = /\b(?:zombie|undead|skeleton|skeletal|bone|rotting)\b/i.test(bare) ? bare : bare.replace(/^(an? |the )?/i, '$1zombie ');
  }
  text = text.replace(COILED, IN_COILS.test(text) ? '' : ' curled up');
  if (OPEN_WINGS.test(text)) {
    OPEN_WINGS.lastIndex = 0;
    text = text.replace(OPEN_WINGS, OPEN_ANYWAY.test(text) ? '' : ' with spread wings');
  }
  if (SHUT_ANYWAY.test(text)) text = text.replace(SHUT_WINGS, '');
  text = text.replace(BLOWN, ' with a $1$2').replace(/\bsocks on (?:its |all |the |four )*(?:legs|feet|paws)\b/gi, 'socks');
  text = text.replace(MUD_BATH, 'lying on its back ').replace(ON_BACK, '$1 flipped over');
  const comma = text.indexOf(',');
  const first = comma < 0 ? text : text.slice(0, comma);
  return `${ofTwoKinds(first)}${comma < 0 ? '' : text.slice(comma)}`.replace(/^\s*,\s*/, '');
} // biome-ignore format: conditions
