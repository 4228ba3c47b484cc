/** "some potions: a red one, mana in blue": kinds of one thing, named once. */
import { isAdjective, singular, subjectOf } from './subjects.ts';
import { bareNoun, bareWish, GAME, ISOMETRIC, TILES, UI } from './words.ts';

const COUNT = /^(?:some|a few|several|many|two|three|four|five|six|seven|eight|\d{1,2}|different|various)\s+/i;
/** "three variants of a cart" */
const KINDS_OF =
  /^(?:(?:two|three|four|five|six|\d{1,2}|some|a few|several|different|various) )*(?:variants?|variations?|versions?|kinds?|types?|sorts?|styles?|colou?rs?|flavou?rs?) of (?:an? |the |my )?([\w -]+)$/i;
/** "his 3 breads: baguette, bun" */
function groupOf(group: string, list: string): string {
  const items = list.split(/\s*(?:[,;]|\band\b)\s*/i).filter(Boolean);
  return items.every((item) => subjectOf(bareNoun(item.replace(/[.!?]+$/, ''))))
    ? articled(list)
    : varied(`${group.replace(/^(?:his|her|its|their) /i, '')}: ${list}`);
}

/** The sentence with the noun in each of its kinds; as it is where nothing is listed like that. */
export function varied(sentence: string): string {
  const [, head = '', list = ''] = /^([^:,;]{3,60}):\s*(.+)$/.exec(sentence) ?? [];
  // "a farmer and 4 crops: corn, wheat": somebody, and then the list
  const [, first = '', group = ''] =
    /^(.+?),? (?:and|plus|&|with) ((?:\d{1,2}|two|three|four|five|six|some|these|several|his|her) [\w -]+)$/i.exec(
      head,
    ) ?? [];
  if (list && group && subjectOf(bareNoun(bareWish(first)))) return `${first}, ${groupOf(group, list)}`;
  const listed = list.split(/\s*(?:[,;]|\band\b)\s*/i).filter(Boolean);
  // "play, pause, exit, in green": all of them are
  const [, allIn = ''] =
    /^(?:all )?(?:in )?([a-z]+)$/i.exec(/^(?:all|in) /i.test(listed.at(-1) ?? '') ? listed.at(-1)! : '') ?? [];
  const ofAll = listed.length > 2 && allIn && isAdjective(allIn) ? `${allIn} ` : '';
  const items = ofAll ? listed.slice(0, -1) : listed;
  const counted = bareWish(head).replace(
    /^(?:an? )?(?:sets?|packs?|collections?|bunch|list) of (?=\d|two|three|four|five|six|some|several)/i,
    '',
  );
  // "some crops for my farm: wheat, corn": what they are together is no thing of its own
  const isHeading =
    !/^an?\s/i.test(counted) && !TILES.test(head) && !UI.test(head) && !subjectOf(counted.split(' for ')[0]!);
  const [, of] = KINDS_OF.exec(counted) ?? [];
  const told = of ? undefined : ofGroup(counted, items);
  if (told) return told;
  if (!of && isHeading && items.length > 1 && items.every((item) => subjectOf(bareNoun(item)))) return articled(list);
  if (!of && isTitle(counted, items)) return articled(list);
  const bare = singular((of ?? counted.replace(COUNT, '')).replace(/^pixel(?:[- ]?art)? (?=\w)/i, ''));
  const noun = `${ofAll}${bare}`;
  if (!list || (bare === counted && !of) || !subjectOf(noun)) return sentence;
  const kinds = items.map((item) =>
    kindOf(bareNoun(item), bare)?.replace(/^an? /i, (said) => (ofAll ? `a ${ofAll}` : said)),
  );
  return kinds.every((kind) => kind !== undefined) ? kinds.join(', ') : sentence;
}

/** Of many kinds, each with a name of its own. */
const GROUP =
  /^(?:buildings?|houses|structures|furniture|vehicles|tools|weapons|plants|foods?|fruits?|vegetables|props|items|objects|decorations|assets|things|toys|instruments|machines|crops|clothes|shops)$/i;
/** "isometric medieval buildings: house, church, mill": each of them is, what is said of all. */
function ofGroup(heading: string, items: readonly string[]): string | undefined {
  const words = heading.replace(COUNT, '').replace(/ (?:for|from|in) .*$/i, '').replace(/^(?:an? |the )?(?:sets?|packs?|collections?) of /i, '').replace(/ (?:sets?|packs?|kit)$/i, '').split(/\s+/);
  const hows = words.slice(0, -1).filter((word) => !/^(?:an?|the|some|my|our|set|pack|of|game|pixel|art|different|various)$/i.test(word));
  if (items.length < 2 || !hows.length || !GROUP.test(words.at(-1) ?? '')) return undefined;
  // "garage tools": whose they are is seen of the tools
  const shown = hows.filter((how) => isAdjective(how) || ISOMETRIC.test(how) || subjectOf(how)?.kind === 'place');
  if (!shown.length || !hows.every((how) => shown.includes(how) || subjectOf(how))) return undefined;
  const named = items.map((item) => bareNoun(item.replace(/[.!?]+$/, '')));
  if (named.some((item) => COUNT.test(item) || subjectOf(item)?.kind !== 'thing')) return undefined;
  return named.map((item) => `${/^[aeiou]/i.test(shown[0]!) ? 'an' : 'a'} ${shown.filter((how) => !item.split(' ').includes(how)).join(' ')} ${item}`).join(', ');
} // biome-ignore format: short enough

/** "corn, tomato, pumpkin": colours as well, and things here. */
const articled = (list: string): string =>
  list.replace(/(^|,\s*(?:and )?|\band )([a-z]+)(?=\s*(?:$|[,.;!?]|and\b))/gi, (all, before: string, word: string) =>
    isAdjective(word) && singular(word) === word && subjectOf(word)?.kind === 'thing'
      ? `${before}${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
      : all,
  );

/** What things are together, or somebody's part in a game: the list below it is what is wished for. */
const TOGETHER =
  /\b(?:packs?|kits?|bundles?|collections?|sets?|drops|loot|crowd|group|team|party|gang|crew|assets?|stuff|things|items?|icons?|sprites?|props?|weapons|tools|animals|people|characters?|npcs?|enem(?:y|ies)|monsters|mobs?|heroes|villagers|decorations?|furniture|plants|food|vehicles|buildings|list|wish ?list|inventory items)\b/i;
const PART =
  /\b(?:boss|mini-?boss|enemy(?: type(?: \w)?)?|npc|hero(?:ine)?|villain|companion|pet|mount|character|side ?kick|player|item|prop|object|decoration|asset|collectible|pick-?up|power-?up|hazard|reward|weapon|monster|creature|animal|vehicle|building)$/i;
function isTitle(head: string, items: readonly string[]): boolean {
  const [bare] = bareWish(head.replace(/[\s,]*please$/i, '')).split(/\s+(?:for|in|of) (?:my|our|the|this|an?)\b/i) as [
    string,
  ];
  if (TILES.test(bare) || UI.test(bare) || GAME.test(bare) || items.length === 0) return false;
  const known = items.filter((item) => subjectOf(bareNoun(item))).length;
  if (PART.test(bare) || (/"/.test(bare) && /^an?\s/i.test(items[0]!)))
    return known > 0 && subjectOf(bareNoun(items[0]!)) !== undefined;
  return items.length > 1 && known * 2 > items.length && (TOGETHER.test(bare) || !subjectOf(bare));
}

/** "a health one in red" of potions → "a health potion in red"; undefined for what is a thing of its own. */
function kindOf(item: string, noun: string): string | undefined {
  if (/\bones?\b/i.test(item)) return `a ${item.replace(/\bones?\b/i, noun).trim()}`;
  if (subjectOf(item) && item.toLowerCase().includes(noun.toLowerCase())) return `a ${item}`;
  const [, what = '', more = ''] = /^(.+?)(\s+(?:in|with|of|for)\s.+)?$/i.exec(item) ?? [];
  // "knights: an axe, a bow" is a list of other things
  if (/^(?:an?|the)\s/i.test(item) || what.split(/\s+/).length > 2) return undefined;
  return `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what} ${noun}${more}`;
}
