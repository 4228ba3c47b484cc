/**
 * Things as they are typed for games, in lists: what kind of game or shelf they are for (", alchemy ingredient", ", farm sim"), whose
 * make they are (", viking style"), what became of them (", dirty", ", half burned"), the same thing again (", racing trophy"). Said in the
 * words of the tables, or taken out where nothing is drawn of it, so that nobody and nothing else is put beside the thing.
 */
import { FITTINGS } from '../catalogue/fittings.ts';
import { GUISE_WORDS, GUISES_BY_ID } from '../catalogue/guises.ts';
import { MARKS, takesShape } from '../catalogue/marks.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import { COLOUR_HEX, TONES } from './colours.ts';
import { firstCreature } from './creature-turns.ts';
import { LEXICON } from './default-lexicon.ts';
import type { Reading } from './lexicon.ts';
import { singulars } from './tokens.ts';
import { onField } from './two-hues.ts';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What a thing in a game is called; whatever stands before says what for. */
const KIND = listOf(
  `item items pickup pickups powerup powerups power-up power-ups collectible collectibles collectable ingredient ingredients resource resources
  prop props consumable consumables loot drop drops reward rewards currency material materials equipment supply supplies upgrade decor
  decoration decorations inventory asset assets object objects game games sim simulator builder tycoon rpg jrpg mmo mmorpg platformer
  roguelike shooter puzzler crawler survival adventure minigame level stage quest tutorial shop store recipe crafting simulator`,
);
/** Signs of menus: only these may stand before them, as others are what is shown ("lightning icon"). */
const SHOWN = listOf('icon icons symbol logo badge sprite button emblem');
const OF_ICONS = listOf('inventory resource item skill app game ui hud menu simple clean flat small tiny cute basic pixel rpg shop store status ability map crafting'); // biome-ignore format: one line

/** What a thing looks like that has been through something: said before its name. */
const STATES =
  /^(?:(?:a bit|a little|slightly|very|badly|heavily|half|partly|partially|all|quite|really|totally|completely|now|already|somewhat) )*(?:(?:rotten|rotting|decayed|spoiled|putrid|overripe|mou?ldy|burn(?:t|ed)|charred|scorched|singed|overcooked|dirty|muddy|filthy|grimy|unwashed|dusty|frosty|frosted|frozen|tarnished|corroded|rusty|rusted|broken|cracked|shattered|bloody|bloodied|blood[- ]?stained|mossy|overgrown|glowing|magical|cursed|enchanted|haunted|torn|tattered|ragged|worn|folded|crumpled|open|opened|closed|empty|full|sealed|lit|unlit|wet|dented|scratched|chipped)(?:,? and |,? |$))+$/i;
const DEGREE = /\b(?:a bit|a little|slightly|very|badly|heavily|half|partly|partially|all|quite|really|totally|completely|now|already|somewhat) /gi; // biome-ignore format: one line
/** Two words that say what one does. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:opened|slightly open|half open)\b/i, 'open'],
  [/\bburned\b/i, 'burnt'],
  [/\bblood[- ]?stained\b/i, 'bloody'],
  [/\bcorroded\b|\btarnished\b/i, 'rusty'],
];

/** How it shines says nothing more than that it does. */
const SOFTLY = /\b(glowing|shining|pulsing|gleaming|shimmering|lit|burning) (?:softly|faintly|brightly|dimly|gently|slightly|warmly|intensely|strongly|weakly|eerily|steadily)\b|\b(?:softly|faintly|brightly|dimly|gently|slightly|warmly|eerily) (?=(?:glowing|shining|pulsing|gleaming|shimmering|lit|burning|turned|tilted)\b)/gi; // biome-ignore format: one line
const GLOW = /^(?:with )?(?:an? )?(?:(?:soft|warm|faint|eerie|gentle|bright|dim|subtle|strong|slight|cold|cool|mystic|magic|magical) )*(?:glow|shine|radiance|light)$/i; // biome-ignore format: one line

const readingsOf = (words: string): readonly Reading[] => /^[a-z' -]+$/i.test(words) ? [words, ...singulars(words)].flatMap((one) => LEXICON.read(one.toLowerCase())) : []; // biome-ignore format: one line

/** The thing that the end of some words names. */
function thingIn(words: string): string | undefined {
  const all = words.toLowerCase().split(/\s+/);
  for (let n = Math.min(3, all.length); n > 0; n--)
    for (const r of readingsOf(all.slice(-n).join(' ')))
      if (r.is === 'concept' && r.kind === 'thing' && !r.general && !/^any /.test(r.id)) return r.id;
  return undefined;
}

const NO_ITEM: ReadonlySet<string | undefined> = new Set(['monster', 'building', 'scenery', 'vehicle']);
/** The thing that a first member is of; undefined where somebody or a place is. */
function itemIn(head: string): string | undefined {
  const bare = head.replace(/ (?:with|made|in|on|of|full|from|for|that|which|and|wrapped|covered|tied|next)\b.*$/i, '');
  const concept = thingIn(bare);
  if (concept === undefined || NO_ITEM.has(categoryOf(concept))) return undefined;
  const who = firstCreature(bare);
  // "skull mug" is a mug, "dragon" alone is none
  return who && who.end === bare.length ? undefined : concept;
}

/** Looks that a member has besides saying what it is for. */
const isLook = (word: string): boolean =>
  readingsOf(word).some((r) => ['colour', 'tone', 'material', 'mark', 'pattern', 'mood'].includes(r.is)) || GUISE_WORDS.has(word); // biome-ignore format: one line

/** What is left of a member that says for what game, shelf or menu a thing is; undefined of other members. */
function purpose(member: string): string | undefined {
  if (/\b(?:with|in|on|at|of|and)\b/i.test(member.replace(/\bfor .*$/i, ''))) return undefined;
  const words = member.toLowerCase().replace(/[^a-z0-9\- ]/g, ' ').trim().split(/\s+/); // biome-ignore format: one line
  const last = words.at(-1)!;
  if (words.length > 5) return undefined;
  // "passport, gold emblem": what is on it
  const icon = SHOWN.has(last) && !(/^(?:emblem|logo|badge|symbol)$/.test(last) && words.slice(0, -1).every(isLook)) && (KIND.has(words.at(-2) ?? '') || words.slice(0, -1).every((word) => OF_ICONS.has(word) || KIND.has(word) || isLook(word))); // biome-ignore format: one line
  if (!icon && !KIND.has(last)) return undefined;
  return words.slice(0, -1).filter((word) => isLook(word) && !KIND.has(word) && (word === 'cute' || !OF_ICONS.has(word))).join(' '); // biome-ignore format: one line
}

/** ", viking style", ", norse": whose make it is, as it stands before a name. */
function makeOf(member: string): string | undefined {
  const bare = member.toLowerCase().replace(/^(?:in |of )?(?:an? |the )?/, '').replace(/[ -](?:style|styled|themed?|design|culture|inspired|made|origin|looking|look|vibes?|aesthetic|age|era)$/, '').replace(/[ -](?:style|design)$/, '').trim(); // biome-ignore format: one line
  const guise = GUISE_WORDS.get(bare);
  if (guise === undefined) return undefined;
  // a viking is somebody: things of theirs are norse
  const isNobody = (word: string): boolean => !readingsOf(word).some((r) => r.is === 'concept' || r.is === 'species');
  return isNobody(bare) ? bare : GUISES_BY_ID.get(guise)!.words.find(isNobody);
}

/** "Battery pickup", "coin collectible": the name before is what it looks like. */
const NAMED_SO = /^((?:an? |the )?(?:[a-z-]+ ){0,3}?[a-z-]+) (?:pick-?ups?|power-?ups?|collectibles?|consumable|resource|ingredient)$/i; // biome-ignore format: one line
/** "Water pump for city builder". */
const FOR_GAME = / for (?:(?:an?|my|the|our|some) )?(?:[a-z0-9-]+ ){0,3}(?:game|builder|sim|simulator|tycoon|platformer|rpg|jrpg|roguelike|crawler|shooter|mmo|inventory|hud)$/i; // biome-ignore format: one line

/** How a thing comes by what is fitted on it. */
const FITTED = new RegExp(`,? (?:that is |which is |all )?(?:wrapped|bound|wound|entwined|strapped|fastened|secured|held shut|studded|decorated|adorned|fitted|equipped|topped|crowned|trimmed|lined|hung|strung|garnished|finished|sealed|covered|encrusted|fringed|inlaid|set)(?: (?:up|shut|together|around))? (?:in|with|by) (?=(?:an? |some |the )?(?:(?!and |with )[a-z-]+ ){0,2}?(?:${Object.values(FITTINGS).flatMap(({ nouns }) => nouns).filter((noun) => !/(?:chain|rope|twine|flower|rose)s?$/.test(noun)).join('|')})(?=$|,| and ))`, 'gi'); // biome-ignore format: one line
/** What it stands on belongs to it. */
const STOOD = /,? (?:that is )?(?:(?:standing|sitting|resting|mounted|displayed|placed|set|held) )?(?:up)?on (?:an? |the |its )?((?:[a-z-]+ ){0,2}?)(?:stand|pedestal|plinth|tripod|holder|display mount)$/i; // biome-ignore format: one line
/** "A usb stick shaped thing" looks like one. */
const LIKE_IT = /^(.+?)[- ](?:shaped|like|looking) (?:thing|object|item|device|gadget)(?=$| with| made)/i;
/** What holds or counts others: the thing is named after it. */
const MEASURE = /^(?:an? |the |some )?(?:(?:small|big|large|little|tidy|messy|neat) )*(?:stack|pile|heap|bundle|bunch|set|pair|row|slice|piece|chunk|roll|coil|lump|handful|collection|bag|sack|jar|bottle|bowl|box|crate|basket|cup|mug|plate|glass|can|tin|pack|packet|tube|bucket|barrel) of /i; // biome-ignore format: one line

/** A member that is only the name of a part with its looks: ", strap and lock", ", cork lid". */
function isPart(member: string, item: string): boolean {
  if (/^(?:an? |the |its )?(?:with|without|no|in|on|at|of|for|from|made|has|and)\b/i.test(member) || /ing\b/i.test(member)) return false; // biome-ignore format: one line
  return member.split(/ and /).every((one) => {
    const words = one.toLowerCase().trim().split(/\s+/);
    if (words.length > 4) return false;
    const last = readingsOf(words.at(-1)!);
    const own = last.some((r) => r.is === 'component' && (r.concept === item || r.concept === 'any thing'));
    return own && !last.some((r) => r.is === 'colour' || r.is === 'material') && words.slice(0, -1).every((word) => isLook(word) || readingsOf(word).length > 0); // biome-ignore format: one line
  });
}

/** "White with blue lights": the colours of the whole, and what it has; undefined of other members. */
function huedWith(member: string): readonly [hues: string, parts: string] | undefined {
  const [, hues = '', parts = ''] = /^(?:(?:all|mostly|painted|in|a) )*([a-z]+(?:[ -][a-z]+)*?) with (.+)$/i.exec(member) ?? []; // biome-ignore format: one line
  const words = hues.toLowerCase().split(/[ -]/).filter((word) => word !== 'and'); // biome-ignore format: one line
  return words.some((word) => COLOUR_HEX.has(word)) && words.every((word) => COLOUR_HEX.has(word) || TONES.has(word)) ? [hues, parts] : undefined; // biome-ignore format: one line
}

/** "Wood and brass": what a thing is made of, and nothing besides; undefined of other members. */
function materialsOf(member: string): readonly string[] | undefined {
  const words = member.toLowerCase().replace(/^(?:(?:made|all|mostly|out|of|in|from) )+/, '').split(/ and | & |\//); // biome-ignore format: one line
  return words.every((word) => readingsOf(word).some((r) => r.is === 'material')) ? words : undefined;
}
/** "Of wood and brass" at the end of a thing's name. */
const MADE_OF = / (?:made )?(?:out )?of ([a-z]+(?: and [a-z]+){1,2})$/i;

/** "A winged coin": what things have grown that none has by itself, by the adjective for it. */
const GROWN: Readonly<Record<string, string>> = { winged: 'wings', 'bat-winged': 'bat wings', antlered: 'antlers', horned: 'horns', tentacled: 'tentacles', haloed: 'a halo', 'cat-eared': 'cat ears' }; // biome-ignore format: a table
const GROWN_BEFORE = new RegExp(`^((?:an? |the )?(?:[a-z-]+ ){0,2}?)(${Object.keys(GROWN).join('|')}) ((?:[a-z-]+ ){0,2}?[a-z-]+)(?=$|,| (?:with|in|on|of)\\b)`, 'i'); // biome-ignore format: one line

/** "A cat-shaped teapot" is one shaped like a cat; what has a shape of its own for that keeps its words. */
const SHAPED_AS = /^((?:an? |the )?(?:[a-z]+ ){0,2}?)([a-z]{3,})[- ]shaped ((?:[a-z-]+ ){0,1}[a-z-]+)$/i;

function shapedAs(text: string): string {
  const found = SHAPED_AS.exec(text.trim());
  if (!found) return text;
  const [, before, like, name] = found;
  const thing = itemIn(name!);
  const known = readingsOf(like!).some((r) => (r.is === 'concept' && !r.weak) || r.is === 'species');
  if (thing === undefined || !known || (MARKS[`shape-${like!.toLowerCase()}`] && takesShape(thing, 'shape-star'))) return text; // biome-ignore format: one line
  // a ring that is one of a skull has it on it
  if (/ring$|key$/.test(thing)) return text;
  return `${before}${name} shaped like ${/^[aeiou]/i.test(like!) ? 'an' : 'a'} ${like}`;
}

/** What is round like a head wears a crown; on what has a flat face it is a sign. */
const CROWNED = /^((?:an? |the )?(?:[a-z-]+ ){0,3}?([a-z-]+)) with an? ((?:[a-z]+ )?(?:crown|tiara))(?: on (?:top|it|its head|top of it))?$/i; // biome-ignore format: one line
const HEADLIKE = /skull|egg|heart|^star|rock|stone$|moon|^sun|poo|ball$|bomb|cactus|mushroom|snowman|balloon/;

function crowned(text: string): string {
  const found = CROWNED.exec(text.trim());
  const thing = found ? itemIn(found[2]!) : undefined;
  return thing !== undefined && (categoryOf(thing) === 'food' || HEADLIKE.test(thing)) ? `${found![1]} wearing a ${found![3]}` : text; // biome-ignore format: one line
}

function grownWith(asked: string): string {
  const text = crowned(shapedAs(asked));
  const found = GROWN_BEFORE.exec(text);
  if (!found || itemIn(found[3]!) === undefined || thingIn(`${found[2]} ${found[3]}`)?.startsWith(found[2]!.toLowerCase())) return text; // biome-ignore format: one line
  return `${found[1]}${found[3]} with ${GROWN[found[2]!.toLowerCase()]}${text.slice(found[0].length)}`;
}

/** So many of a part, of one thing: "a two drawer desk", "a six string guitar". */
const OF_PARTS = /\b(two|three|four|five|six|seven|eight|ten|twelve) (drawer|deck|mast|masted|prong|pronged|door|wheel|wheeled|seat|seater|tube|pane|button|bladed|barrel|barreled|pointed|tined|armed(?= (?:[a-z]+ )?(?:cand|chand|lamp|star))|slot|burner|speed|tone|ring|tier|tiered|layer|layered) (?=[a-z])/gi; // biome-ignore format: one line

/** Strings are as many as they are drawn. */
const STRINGS = /\b(?:three|four|five|six|seven|eight|ten|twelve|[3-9]|1[02])[- ]string(?:ed)? (?=(?:[a-z]+ ){0,2}(?:guitar|bass|lute|ukulele|banjo|harp|lyre|violin|cello)\b)/gi; // biome-ignore format: one line

/** Helmets of the future have a visor of glass and no plume. */
const SPACE_HELMET = /^((?:an? |the )?(?:(?!with |in |on |wearing )[a-z-]+ ){0,2}?)(?:sci-?fi|futuristic|cyber(?:punk)?|high[- ]tech|space marine|power armou?r) helmet\b/i; // biome-ignore format: one line

/** "Samurai katana in a black sheath": whose kind it is makes nobody of it. */
const OF_SOMEBODY = /^((?:an? |the )?(?:[a-z]+ )??)([a-z]+) (?!(?:on|in|at|with|and|or|of|by|near|under|over|behind|beside|before|from|to|as|for|vs|versus|against|inside|without|[a-z]{2,}ing)\b)([a-z]+(?: [a-z]+)?)(?=$|,| (?:with|in|on|made|of|and|that|pink|red|blue|green|black|white|yellow|purple|golden|silver)\b)/i; // biome-ignore format: one line

const SIZED = /^(?:big|large|huge|giant|massive|small|tiny|little|long|short|torn|dirty|ripped|messy|curly)$/;

/** What a thing of these is has their look: "shadow sword", "demon shield". */
const BEINGS =
  /^(?:shadow|ghost|spirit|phantom|demon|devil|angel|skeleton|zombie|vampire|fairy|elf|elven|dwarf|dwarven|orc|orcish|goblin|mummy|golem|slime|robot|alien|god|goddess|giant|titan|mermaid|lich|void)$/i;
function ofNobody(text: string): string {
  const [found, before = '', who = '', what = ''] = OF_SOMEBODY.exec(text) ?? [];
  if (!found || BEINGS.test(who) || (LEXICON.read(`${who} ${what}`.toLowerCase()).length > 0 && !/ in /i.test(text)))
    return text;
  // "knight red cape golden crown": what somebody wears, with its colour
  const [like = ''] = what.toLowerCase().split(' ');
  const somebody = before
    .trim()
    .toLowerCase()
    .replace(/^(?:an?|the) ?/, '');
  if (COLOUR_HEX.has(like) || SIZED.test(like) || readingsOf(somebody).some((r) => r.is === 'species' || (r.is === 'concept' && r.kind === 'humanoid'))) return text; // biome-ignore format: one line
  const person = firstCreature(who);
  const isPerson = person?.end === who.length && readingsOf(who).some((r) => r.is === 'concept' && r.kind === 'humanoid'); // biome-ignore format: one line
  // what somebody is the name of keeps it ("pirate captain"), and so does what stands in somebody's shape
  if (!isPerson || itemIn(what) === undefined || readingsOf(what).some((r) => r.is === 'species' || (r.is === 'concept' && r.kind === 'humanoid') || r.is === 'action')) return text; // biome-ignore format: one line
  const make = makeOf(who);
  return `${before}${make ? `${make} ` : ''}${what}${text.slice(found.length)}`;
}

/** A text whose first member names a thing, and whose other members say something of it; other texts as they are. */
export function thingsTyped(typed: string): string {
  const asked = ofNobody(typed);
  const text = grownWith(
    onField(asked, (name) => itemIn(name) !== undefined)
      .replace(SOFTLY, '$1')
      .replace(SPACE_HELMET, '$1space helmet'),
  )
    .replace(STRINGS, '')
    .replace(OF_PARTS, '$2 ');
  const [first = '', ...others] = text.split(/\s*,\s*/);
  const named = NAMED_SO.exec(first);
  const bare = (named && thingIn(named[1]!) !== undefined ? named[1]! : first).replace(LIKE_IT, '$1');
  const plain = bare.replace(FOR_GAME, '').replace(FITTED, ' with ');
  const item = itemIn(plain.replace(MEASURE, '')) ?? itemIn(plain);
  if (item === undefined) return text;
  // blades lie on racks of their own
  const mixed = MADE_OF.exec(plain);
  if (mixed && materialsOf(mixed[1]!))
    return thingsTyped([plain.slice(0, mixed.index), mixed[1]!, ...others].join(', '));
  const head = /katana|sword|sab(?:er|re)/i.test(plain) ? plain : plain.replace(STOOD, ' with a $1stand');
  const before: string[] = [];
  const kept: string[] = [];
  const made: string[] = [];
  for (const member of others) {
    const materials = materialsOf(member);
    if (materials) {
      made.push(...materials);
      continue;
    }
    const hued = huedWith(member);
    if (hued) {
      before.push(hued[0]);
      kept.push(`with ${hued[1]}`);
      continue;
    }
    const left = purpose(member);
    if (left !== undefined) {
      if (left) kept.push(left);
      continue;
    }
    const make = makeOf(member);
    if (make !== undefined) before.push(make);
    else if (GLOW.test(member)) before.push('glowing');
    else if (STATES.test(`${member}`))
      before.push(SAME.reduce((said, [of, plain]) => said.replace(of, plain), member.replace(DEGREE, '').replace(/ and /g, ' '))); // biome-ignore format: one line
    else if (!/\b(?:with|and|in|on)\b/.test(member) && thingIn(member) === item && head.split(' ').length < 4) continue;
    else if (isPart(member, item)) kept.push(`with ${member}`);
    else kept.push(member.replace(FOR_GAME, ''));
  }
  // the first is the body, what comes after it is seen on its edges
  const [body, ...trims] = made;
  if (body && head.includes(' with ')) before.push(body);
  kept.push(...trims.map((trim) => `with ${trim} trim`));
  const said = before.length > 0 ? head.replace(/^((?:an? |the |some )?)/i, `$1${before.join(' ')} `) : head;
  const whole = body && !head.includes(' with ') ? `${said} made of ${body}` : said;
  return [whole, ...kept].join(', ');
}
