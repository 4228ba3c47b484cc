/**
 * What a picture is for, taken out of what it shows: "strategy game archery range", "bat enemy", "for a city builder", "spy game
 * pickup". No word of it is in the picture: a city builder's well has no builder beside it, a farm game's jar no barn. Read by what
 * sort of words stand where, so a game of any topic is one.
 */
import { LEXICON } from './default-lexicon.ts';

/** Sorts of games by their own names. */
const GENRES =
  'rts|rpgs?|jrpgs?|arpgs?|crpgs?|mmos?|mmorpgs?|mobas?|platformers?|metroidvanias?|rogue-?likes?|rogue-?lites?|souls-?likes?|city[- ]builders?|colony sims?|farm(?:ing)? sims?|dating sims?|life sims?|god games?|deck[- ]?builders?|tower[- ]defen[cs]e|dungeon crawlers?|shoot[- ]?(?:\'?em|them)[- ]?ups?|shmups?|beat[- ]?(?:\'?em|them)[- ]?ups?|bullet hells?|hack and slash|visual novels?|survival horror|turn[- ]based(?: strategy)?|real[- ]time strategy|idle clickers?|clicker|match[- ]?(?:3|three)|top[- ]?down shooters?|twin[- ]stick shooters?|side[- ]?scrollers?|endless runners?|auto[- ]?battlers?|hidden object|point[- ]and[- ]click|tycoons?|sandbox game|simulators?'; // biome-ignore format: a list
/** Topics of games, before "game" or a role. */
const TOPICS =
  'strategy|survival|puzzle|racing|fighting|stealth|adventure|action|arcade|horror|fantasy|cooking|farm|farming|fishing|mining|crafting|trading|educational|kids|school|math|maths|spelling|counting|memory|trivia|quiz|sports?|management|detective|mystery|spy|pirate|zombie|space|sci-?fi|war|medieval|western|cyberpunk|steampunk|post[- ]apocalyptic|cozy|cosy|cute|casual|mobile|indie|retro|simple|small|generic|basic|common|rare|legendary|epic|dungeon|forest|city|village|town|ocean|sea|animal|pet|music|rhythm|dress[- ]up|party|physics|idle|hyper[- ]casual|16-?bit|8-?bit|32-?bit|sim|game'; // biome-ignore format: a list
/** What a picture is in a game. */
const ROLES =
  'icons?|sprites?|assets?|items?|pick-?ups?|collectibles?|collectables?|power[- ]?ups?|props?|enem(?:y|ies)|mobs?|boss|bosses|mini-?boss|npcs?|units?|resources?|tiles?|menus?|heroes|hero|characters?|mascots?|objects?|loot|drops?|consumables?|ingredients?|materials?|currency|graphics?|art|avatars?|obstacles?|hazards?|decor|decorations?|cards? art|emotes?|stickers?|walk frames?|frames?|upgrades?'; // biome-ignore format: a list

const re = (source: string): RegExp => new RegExp(source, 'gi');
const NOT_A_THING = '(?<!\\b(?:board|card|video|computer|arcade|dice|pinball|table|tabletop|ball|carnival|fair) )';
const END = '(?=\\s*(?:,|\\.|$))';

/** "For a city builder", "for kids counting game", "educational game for kids". */
const FOR = [
  re(`(?:,\\s*)?\\b(?:for|used in|from) (?:(?:my|our|an?|the|this|some) )?(?:[a-z0-9-]+ ){0,3}?(?:${GENRES}|game|games|app|sim)(?: (?:${ROLES}|level|background|map|world))*${END}`),
  re(`(?<=(?:^|,)[^,]*\\bgames?) for (?:(?:young|small|little|school) )?(?:kids|children|toddlers|beginners|adults|everyone|pc|mobile|browser)${END}`),
]; // biome-ignore format: a list
/** A segment that says nothing else: "cozy farm game icon", "16-bit rpg enemy", "medieval strategy unit". */
const SEGMENT = re(
  `(?<=,)\\s*(?:(?:${TOPICS}|educational|(?:[a-z]+)(?= game\\b)) )*(?:${GENRES}|${NOT_A_THING}(?<=(?:${TOPICS}|[a-z]+) )games?|(?<=\\b(?:${TOPICS}) )(?:${ROLES})|(?:inventory|loot|quest|shop|skill|spell|ability|status|achievement|map|ui|hud|menu|team|faction|class)(?= (?:${ROLES})\\b))(?: (?:${ROLES}|style))*${END}`,
);
/** Alone in a segment these tell what the picture is in the game. */
const ROLE_ALONE = re(
  `(?<=,)\\s*(?:(?:game|main|playable|player|minor|final|optional|tileable|seamless) )*(?:${ROLES}|tileable|seamless)${END}`,
);
/** Before what it is a picture of. */
const BEFORE = re(`(?<=^|, ?|\\b(?:an?|the|tiny|small|cute|little) )(?:${GENRES}|(?:strategy|survival|puzzle|adventure|cooking|farming|fantasy|horror|racing|kids|educational|mobile|casual) games?) (?=[a-z]+)(?!(?:of|with|in|on|at|for|and|background|backdrop|scene|level|map|box|world|style|battle|cartridge|console|controller|machine|cabinet)\\b)`); // biome-ignore format: one line

/** Said after who it is: an enemy, a boss. */
const FOES = /^(?:enem(?:y|ies)|boss|bosses|mini-?boss|mob|mobs|npcs?|unit|units|pick-?ups?|collectible|power-?up|hero|heroine|protagonist|mascot|character|icon|sprite|asset|prop)$/i; // biome-ignore format: one line
/** Somebody of that name. */
const CHIEFS =
  /^(?:an?|the|mob|mafia|gang|crime|office|angry|mean|evil|super|young|old|female|male|my|his|her|their|final|big|folk|national|war|main|local|military|storage|control|power|conditioning|shelf|wall|shelving|kitchen|army|special|elite|command|police|swat|and|or|of|with|as|like|is|vs|versus|by|against|chinese|japanese|cartoon|anime|letter|stage|brave|greek|legendary|great|unsung|real|true|unknown|fictional)$/i; // biome-ignore format: a list

/** Whether a word that is before a role is who or what is meant. */
const names = (words: readonly string[]): boolean =>
  [3, 2, 1].some(
    (n) =>
      words.length >= n &&
      LEXICON.read(words.slice(-n).join(' ').toLowerCase()).some(
        (r) => r.is === 'species' || (r.is === 'concept' && !r.weak),
      ),
  );

/** "Stone golem boss with moss" without the boss. */
function withoutFoes(text: string): string {
  const words = text.split(' ');
  const said: string[] = [];
  for (const [i, word] of words.entries()) {
    const [bare = '', comma = ''] = /^([a-z-]+)(,?)$/i.exec(word)?.slice(1) ?? [];
    if (i > 0 && FOES.test(bare) && isRole(words, i, bare, comma)) said.push(`${said.pop()}${comma}`);
    else said.push(word);
  }
  return said.join(' ');
}

/** Says what part somebody named before it has in the game. */
function isRole(words: readonly string[], i: number, bare: string, comma: string): boolean {
  const before = words.slice(Math.max(0, i - 3), i).map((one) => one.replace(/[^a-z'-]/gi, ''));
  if (words[i - 1]!.endsWith(',') || CHIEFS.test(before.at(-1)!) || !names(before)) return false;
  // a name of its own: "enemy ship", "pirate captain"
  if (LEXICON.read(`${before.at(-1)} ${bare}`.toLowerCase()).some(({ is }) => is === 'concept')) return false;
  const next = words[i + 1] ?? '';
  return comma !== '' || next === '' || /^(?:with|wearing|holding|made|on|in|that|which|who|and|[a-z]+ing|monster)$/i.test(next); // biome-ignore format: one line
}

/** The text without what the picture is for. A text that would lose all it has keeps its words. */
export function withoutPurpose(text: string): string {
  let said = text;
  for (const form of [...FOR, SEGMENT, ROLE_ALONE, BEFORE]) {
    const shorter = said.replace(form, (found) => (/\b(?:16|8|32)-?bit\b/i.exec(found) ? ` ${/\b(?:16|8|32)-?bit\b/i.exec(found)![0]}` : form === BEFORE ? '' : ' ')); // biome-ignore format: one line
    if (/[\p{L}]{2}/u.test(shorter)) said = shorter;
  }
  return withoutFoes(said);
}
