/** What people type in haste, and words that say a colour by what it lies on or by what has it: "red tiles on the roof", "a carrot colour". */
import { partIn } from '../look-words.ts';
import { areColours, type Rewrite, THE } from './said-words.ts';
import { isColour, isPutOn } from './words.ts';

/** Spelt otherwise. */
const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:insted|instaed|intead|instad)\b/g, 'instead'],
  [/\bin to\b(?= an? | (?:the |his |her |its )?[a-z]+(?: [a-z]+)?$| [a-z]+ colou?r)/g, 'into'],
  [/\b(?:purpel|purpul|purle)\b/g, 'purple'],
  [/\b(?:yelow|yello)\b/g, 'yellow'],
  [/\b(?:oragne|ornage|orage)\b/g, 'orange'],
  [/\bsilverish\b/g, 'silver'],
  [/\b(red|green|blue|yellow|brown|black|white|grey|gray|pink|purple|orange)dish\b/g, '$1'],
];

export const spelt = (clause: string): string => TYPOS.reduce((text, [words, right]) => text.replace(words, right), clause); // biome-ignore format: one line

const HUE = '((?:dark |light |bright |pale |deep )?[a-z]+)';
/** What covers something all over. */
const COVERS = '(?:roof )?(?:tiles?|tiling|shingles|slates|boards|planks|bricks|paint|varnish|coat of paint|paint job|wallpaper|plaster|leather|cloth|fabric|lacquer)'; // biome-ignore format: one line

export const SPOKEN_TYPED: readonly (readonly [RegExp, Rewrite])[] = [
  // "Make the rune glow blue".
  [new RegExp(`^(?:make |let )?${THE}(runes?|letters?|symbols?|emblem|glyphs?|sign|sigil|engraving|carving|inscription) (?:glow|glowing|shine|light up)(?: in)? ${HUE}$`), (_, what, hue) => (areColours(hue!) ? `make the ${what} bright ${hue}` : undefined)],
  [new RegExp(`^(?:board(?:ed)?(?: up)? |barricaded ?)${THE}?windows(?: boarded up)?$|^${THE}?windows boarded(?: up)?$`), () => 'make the windows wooden'],
  // What no verb is told for.
  [/^(?:two |big |large |googly )*eyes(?: on it)?$/, (found) => (/big|large|googly/.test(found!) ? 'add large eyes' : 'add eyes')],
  [/^(?:make it )?(?:a )?dead (?:tree|bush|plant|flower|leaves|grass)$/, () => 'make it brown'],
  [/^(?:an? )?(face|smiley(?: face)?|smile sticker)(?: on (?:it|the front))?$/, () => 'give it a face'],
  [/^(?:some )?((?:black |white |gr[ae]y |green |purple )?(?:smoke|steam)|sparkles|sparks)$/, (_, what) => `add ${what}`],
  [/^(?:cry|weep|sob|make (?:it|him|her) tear up)$/, () => 'make him crying'],
  [/^(?:all )?(?:shiny )?metal$/, () => 'make it steel'],
  // "Make him cry", "give him hair", "lit windows", "smoke from the chimney", "smoking".
  [/^(?:make|let|have) (him|her|it|them) (?:cry|weep|sob)$/, (_, who) => `make ${who} crying`],
  [/^(?:give|grow) (him|her|it|them) (?:some )?hair$/, (_, who) => `give ${who} brown hair`],
  [/^(?:all )?(?:lit(?: up)?|glowing|lighted|illuminated|bright) windows$/, () => 'make the windows bright yellow'],
  [new RegExp(`^(?:add |with )?(?:some )?(?:${HUE} )?(smoke|steam) (?:from|out of|above|over|on) ${THE}?[a-z]+$`), (_, hue, what) => (!hue || areColours(hue) ? `add ${hue ? `${hue} ` : ''}${what}` : undefined)],
  [/^(?:make it |have it )?(smok|steam)ing$/, (_, what) => `add ${what === 'smok' ? 'smoke' : 'steam'}`],
  // "Swap the shield for a round wooden one".
  [new RegExp(`^(replace|swap|exchange|switch|change) ${THE}([a-z]+) (for|with|by|to|into) (an? (?:[a-z]+ )+)one$`), (_, verb, what, by, how) => `${verb} the ${what} ${by} ${how}${what}`],
  // "Snow on top".
  [/^(?:add |put |with |some |a (?:bit|layer|cap) of )*snow (?:all )?(?:on|over|along) (?:the |its )?top(?: of it)?$/, () => 'cover it with snow'],
  // "A red label with a star" is put on it.
  [/^(?:an? )((?:[a-z]+ )?(?:label|sticker|tag))((?: with .+)?)$/, (_, what, more) => `add a ${what}${more}`],
  // "Red tiles on the roof".
  [new RegExp(`^(?:add |put |with |give it )?${HUE} ${COVERS} (?:on|over|for|across) ${THE}([a-z]+)$`), (_, hue, what) => (areColours(hue!) ? `make the ${what} ${hue}` : undefined)],
  // "Fire should be green".
  [new RegExp(`^(?!he |she |it |they |this |that )${THE}?([a-z]+) (?:should|must|has to|needs to|ought to|could) be (?:in )?${HUE}$`), (_, what, hue) => (areColours(hue!) && !isColour(what!) ? `make the ${what} ${hue}` : undefined)],
  // "Red scarf round its neck".
  [new RegExp(`^(?:add |put |tie |wrap |with )?${HUE} ([a-z]+) (?:a?round|about|on|over) ${THE}(?:neck|throat|shoulders)$`), (_, hue, what) => (areColours(hue!) && isPutOn(what!) ? `give it a ${hue} ${what}` : undefined)],
  // "Green stone" of a ring or a pendant is its gem; grey stone is a stuff.
  [/^(?:the |its |an? )?((?:dark |light |bright )?(?:red|green|blue|purple|violet|yellow|orange|pink|teal|cyan)) (?:stone|gemstone)$/, (_, hue) => `make the gem ${hue}`],
  // "Blue feathers at the end".
  [new RegExp(`^${HUE} ([a-z]+) (?:at|on|by|near) (?:the|its) (?:(?:other|back|rear|far|lower|upper|top|bottom) )?(?:end|ends|back|rear|bottom)$`), (_, hue, what) => (areColours(hue!) && partIn(what!) ? `make the ${what} ${hue}` : undefined)],
  // "Make the red leather blue", "the red cloth of it green": which stuff it is of is not which colour.
  [new RegExp(`^(make|paint|turn|dye|colou?r|recolou?r|change) (?:all )?${THE}(red|green|blue|yellow|brown|black|white|gr[ae]y|pink|purple|orange) (?:leather|metal|cloth|fabric|wood|fur|silk|steel|iron|stone|glass|wool|velvet) (?:to |into )?${HUE}$`), (_, verb, now, hue) => (areColours(hue!) ? `${verb} the ${now} parts ${hue}` : undefined)],
  // "Black smoke coming out of it".
  [new RegExp(`^(?:${HUE} )?(smoke|steam) (?:is )?(?:coming|rising|pouring|blowing|billowing) .*$`), (_, hue, what) => (!hue || areColours(hue) ? `add ${hue ? `${hue} ` : ''}${what}` : undefined)],
  // "Stop the crying", "shave the moustache", "pull the tooth".
  [/^(?:stop|end|no more|without|no|don't show)(?: (?:the|his|her|its|their|it|him|her|them))? (?:from )?(?:crying|weeping|tears|cry)$|^(?:dry|wipe)(?: (?:off|away))? (?:the |his |her |its |their )?(?:tears|eyes)(?: (?:off|away))?$|^(?:make (?:it|him|her|them) )?stop crying$/, () => 'remove the tears'],
  [new RegExp(`^(?:shave|trim|cut)(?: off)? ${THE}?(moustache|mustache)$`), () => 'remove the moustache'],
  // "The stone is missing".
  [new RegExp(`^(?!(?:he|she|it|they|something|nothing) )${THE}?([a-z]+) (?:is|are|should be|has been|have been|got|fell) (?:missing|lost|gone|off|out|away|broken off|knocked off|fallen off|fallen out)$`), (_, what) => `remove the ${what}`],
]; // biome-ignore format: a table
