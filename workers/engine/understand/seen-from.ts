/** Turns of words that say from where something is seen, or where it looks. */
import type { Direction } from '../../../src/domain/words.ts';
import { type Turn, turn } from './turn.ts';

/** "a side view of a knight" is of the knight; a view of a place is a place's own. */
const OF = '(?: of(?= (?:an?|the|my|our|one|some|his|her)\\b))?';
const PLACE = '(?:game )?(?:backgrounds?|levels?|maps?|scenes?|landscapes?|city|cities|towns?|villages?|streets?|forests?|rooms?|houses?|castles?|buildings?|towers?|shops?|caves?|dungeons?|mountains?|islands?)'; // biome-ignore format: one line
const SIDE_OF = `(?! ${PLACE}\\b)(?! of (?:[a-z'-]+ ){0,4}${PLACE}\\b)${OF}`;
const END = '(?= *(?:,|\\.|$))';

/** Where to, in steps of an eighth: "facing down-left", "looking south west". */
const BETWEEN: readonly (readonly [string, Direction])[] = [
  ['(?:down|south|front)[- ]?(?:left|west)', 'south-west'],
  ['(?:down|south|front)[- ]?(?:right|east)', 'south-east'],
  ['(?:up|north|back)[- ]?(?:left|west)', 'north-west'],
  ['(?:up|north|back)[- ]?(?:right|east)', 'north-east'],
];

const aside = (where: string, direction: Direction): Turn =>
  turn(`\\b(?:facing|looking|turned|pointing) (?:to |towards? )?(?:the |his |her |its )?${where}(?: side)?\\b|\\b(?:that |who |which )?(?:faces?|looks) (?:to |towards? )?(?:the )?${where}(?: side)?\\b(?! (?:hand|arm|eye|leg|foot|ear)\\b)|\\b${where}[- ]facing\\b|\\b(?:in |from |as )?(?:an? |the )?${where.replace(/\|(?:ea|we)st/, '')}[- ](?:side )?(?:view|profile)\\b${OF}|\\b(?:seen |viewed |shown )from (?:the |his |her |its )?${where.replace(/\|(?:ea|we)st/, '')}(?: side)?\\b|\\bfrom (?:the |his |her |its )${where.replace(/\|(?:ea|we)st/, '')} side\\b`, { direction }); // biome-ignore format: one line

export const SEEN_FROM: readonly Turn[] = [
  turn("\\b(?:in |from |as )?(?:an? )?isometric(?: (?:view|perspective|angle|projection|style|pixel art))?\\b(?! (?:tile|map|room|world|city|village|level|dungeon|landscape|scene))", { isometric: true }),
  turn(`\\b(?:in |from |as )?(?:an? |the )?(?:3/4|three[- ]quarters?|3 quarters?|¾)(?: (?:view|angle|perspective|front|pose|turn(?:ed)?|side))*(?!\\w)${OF}`, { direction: 'south-east' }),
  ...BETWEEN.map(([where, direction]) => turn(`\\b(?:facing|looking|turned) (?:to |towards? )?(?:the )?${where}\\b|\\b${where}[- ]facing\\b`, { direction })),
  turn(`\\b(?:in |from |as |seen from |viewed from )?(?:an? |the )?(?<!\\b(?:its|his|her|their) )(?:back|rear)[- ](?:view|side|facing|angle)\\b${OF}|\\b(?:in |an? |the )*view from behind\\b(?: of\\b)?|\\b(?:seen |viewed |shown )?from (?:the )?(?:back|behind|rear)\\b(?! (?:an?|the|of) )|(?:\\bwith |, )?\\b(?:his|her|its|their) back (?:is )?(?:turned|(?:turned )?(?:to|towards?) (?:us|me|the (?:viewer|camera|player|screen)))(?! (?:to|on) (?:an?|the) (?!viewer|camera|player|screen))\\b|\\bwith (?:a )?back turned\\b|\\bshow(?:ing|s) (?:us )?(?:only )?(?:his|her|its|their|the) back\\b|\\bturned (?:away|around)(?: from (?:the )?(?:viewer|camera|us))?\\b|\\blooking away from (?:the )?(?:viewer|camera|player|us)\\b|\\b(?:facing (?:away|backwards?|north|up)|north[- ]facing)\\b(?: from (?:the )?(?:viewer|camera|us))?|(?<=[a-z]) ?, ?back(?:side)?${END}`, { direction: 'north' }),
  aside('(?:left|west)', 'west'),
  aside('(?:right|east)', 'east'),
  turn(`\\b(?:in |from |as )?(?:an? |the )?(?:front|frontal)[- ]?(?:view|facing|angle|on)\\b${OF}|\\b(?:seen |viewed )?from (?:the )?front\\b|\\b(?:facing|looking)(?: (?:at|to|towards?|straight at|directly at|right at))? (?:the )?(?:viewer|camera|player|front|forwards?|south|us)\\b|\\bfacing forwards?\\b|\\bsouth[- ]facing\\b`, { direction: 'south' }),
  turn(`\\b(?:in |from |as |seen from |viewed from )?(?:an? |the )?(?:side[- ]?(?:view|on|profile|angle|facing|perspective|pose)|(?:lateral|profile) (?:view|shot|pose)|side[- ]?scroll(?:er|ing)(?: (?:view|perspective))?|2d side)\\b${SIDE_OF}|\\b(?:seen |viewed |shown )?from (?:the |one |his |her |its )?side\\b|\\bin (?:full )?profile\\b|\\b(?:(?:facing|standing|turned|walking|running) )?sideways\\b${END}|(?<=[a-z]) profile${END}|(?<=[a-z]) ?, ?side${END}`, { view: 'side' }),
  turn("\\b(?:in |from |as )?(?:an? )?(?:top[- ]?down|overhead|bird'?s[- ]eye)(?: (?:view|perspective|angle|rpg|game|style|shooter))*\\b(?! (?:of|view of|map|tile|village|city|town|dungeon|level|scene))|\\b(?:seen |viewed )?from the top\\b|\\btop view\\b(?! of)", { view: 'high top-down' }),
]; // biome-ignore format: a table
