/** More of what people say of a picture, as orders of it: "close its mouth", "a cape on him", "gold plated", "hair to blonde". */
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { looksOf } from '../by-colour/nouns.ts';
import { looksIn, partIn } from '../look-words.ts';
import { PATTERN_WORDS } from '../patterns.ts';
import { areColours, isHeld, isOneColour, isWho, NO_KIND, type Rewrite, saysHow, THE, WHOM } from './said-words.ts';
import { SPOKEN_LOOKS } from './spoken-looks.ts';
import { SPOKEN_TYPED } from './spoken-typed.ts';
import { coloursIn, isColour } from './words.ts';

/** What is laid about a neck that is no garment. */
const TIED = /\b(?:ribbon|band|cord|rope|string|lace|strap)\b/;
const PLATED =
  /\b(gold|silver|bronze|copper|brass|chrome|platinum|steel|iron)[- ](?:plated?|plating|foil|leaf|coated|coating|clad|dipped|version|look)\b/;
/** What heat, age and drought make of food and plants. */
const BROWNED =
  /^(?:make (?:it|him|her|them) )?(?:(?:all )?(?:dried|dry)(?:[- ](?:out|up))?|wilted|(?:withered|dry|shrivell?ed|dying)(?:,? and dead)|dead and (?:withered|dry|brown|leafless)|withered|shrivell?ed|cooked|roasted|baked|fried|grilled|toasted)(?: and brown)?$/;

/** A clause with a metal that something is plated with as its matter. */
export const unplated = (clause: string): string => clause.replace(PLATED, '$1');

/** What lies on or in something, as something that is added there; a pattern or a colour of a part is none. */
function added(what: string, where: string, whereof: string): string | undefined {
  if (
    /^(?:make|turn|paint|put|add|place|draw|set|give|remove|take|no|more|less|all|dye|have|with|open|close|keep|leave)\b/.test(
      what,
    )
  )
    return undefined;
  if (
    /\beyes?$/.test(what) ||
    partIn(what)?.slot === 'hide' ||
    looksIn(what).looks.length > 0 ||
    PATTERN_WORDS.some(([w]) => w.test(what)) ||
    /\b(?:flames?|fire|light|lights|snow)$/.test(what)
  )
    return undefined;
  const noun = what.split(' ').at(-1)!;
  const isIt = /^(?:it|them)$/.test(whereof);
  if (
    !LEXICON.read(noun).some((r) => r.is === 'concept' || r.is === 'piece' || r.is === 'component') &&
    looksOf(noun).length === 0 &&
    !LEXICON.read(noun.replace(/s$/, '')).some((r) => r.is === 'concept')
  )
    return undefined;
  const article = /^(?:an?|some|two|three) |^a few /.test(what) || /[^s]s$/.test(noun) ? '' : 'a ';
  return `add ${article}${what} ${whereof === 'top' ? 'on top' : isIt ? 'on it' : `${where === 'onto' ? 'on' : where} ${whereof}`}`;
}

/** The orders that sentences mean; each is read again after it. */
export const SPOKEN: readonly (readonly [RegExp, Rewrite])[] = [
  // "Take the bomb out of his hands".
  [new RegExp(`^(?:take|get|pull|pry|knock|remove) ${THE}?((?!a |an )[a-z]+(?: [a-z]+)?) (?:out of|off of|off|from|out from) ${THE}(?:hands?|mouth|head|face|back|body|neck|chest|arms?|lap|fingers)$`), (_, what) => `remove the ${what}`],
  // Mouths.
  [new RegExp(`^(?:close|shut) ${THE}?(?:mouth|jaws?|maw|beak)$|^${THE}?(?:mouth|jaws?|maw|beak) (?:should be |is |to be )?(?:closed|shut)$|^(?:make (?:it|him|her|them) )?(?:with |have )?(?:an? )?(?:closed|shut) (?:mouth|jaws?|maw|beak)$|^(?:make|let|have) (?:it|him|her|them) (?:close|shut) ${THE}(?:mouth|jaws?)$|^(?:make )?${THE}?(?:mouth|jaws?) (?:closed|shut)$`), () => 'closed mouth'],
  [new RegExp(`^${THE}?(?:he|she|it|they) (?:should|could|must) (?:close|shut) ${THE}(?:mouth|jaws?)$`), () => 'closed mouth'],
  // "Tie a blue ribbon round the neck".
  [new RegExp(`^(?:put|tie|wrap|hang|place|add|with)? ?((?:an? |some )[a-z -]+?) (?:a?round|about|on|over|to|at|for) ${THE}neck$`), (_, what) => `give it ${TIED.test(what!) ? `${what!.replace(TIED, 'collar')}` : what}`],
  // "A cape on him", "put a brown beard on the guy", "armour on the dog".
  [new RegExp(`^(?:put|place|stick|set) ((?:an? |some )[a-z -]+?) (?:on|onto|upon) (${WHOM}|(?:the |this |my |that )[a-z]+)$`), (_, what, who) => (new RegExp(`^${WHOM}$`).test(who!) ? `give ${who === 'this' || who === 'that' ? 'it' : who} ${what}` : isWho(who!.split(' ').at(-1)!) ? `give it ${what}` : undefined)],
  [new RegExp(`^((?:an? |some )?[a-z]+(?: [a-z]+)?) (?:on|for|onto) (?:(?:the |this |my |that )([a-z]+)|${WHOM})$`), (_, what, who) => ((!who || isWho(who)) && partIn(what!) && !/^(?:put|place|add|draw|give|make|paint|remove|set|blood|snow|mud|dirt|fire)\b/.test(what!) ? `give it ${/^(?:an?|some) /.test(what!) || /[^s]s$|armou?r$|clothing$|mail$/.test(what!) ? what : `a ${what}`}` : undefined)],
  [/^(?:fire|flames?) (?:is |are )?(?:coming|shooting|rising|pouring|blowing|leaping) .*$/, () => 'make it on fire'],
  [/^(?:smoke|steam) (?:is )?(?:coming|rising|pouring|blowing) .*$/, () => 'make it smoke'],
  [BROWNED, () => 'make it brown'],
  // "Paint it desert tan".
  [new RegExp(`^(make|paint|turn|dye|colou?r|recolou?r) (${WHOM}|${THE}[a-z]+(?: [a-z]+)?|all|everything) (?:in )?(?:a )?([a-z]+) ((?:dark |light |bright |pale )?[a-z]+)$`), (_, verb, what, how, colour) => (saysHow(how!) && areColours(colour!) && !isOneColour(how!, colour!) && (new RegExp(`^(?:${WHOM}|all|everything)$`).test(what!) || (partIn(what!) && coloursIn(what!).length === 0)) && !NO_KIND.test(how!) ? `${verb} ${what === 'all' || what === 'everything' ? 'it' : what} ${colour}` : undefined)],
  // "Hair to blonde".
  [new RegExp(`^(?:change |turn |make |dye )?${THE}?(hair|beard|fur|mane|ponytail|moustache|mustache|eyebrows) (?:to|into|in|be) (?:an? )?((?:dark |light |bright )?(?:blonde?|ginger|auburn|brunette|chestnut))$`), (_, part, hue) => `make the ${part} ${HAIRS.find(([words]) => words.test(hue!))?.[1] ?? hue}`],
  // "The knife should be a sword".
  [new RegExp(`^(?:make |turn |change )?${THE}?([a-z]+) (?:should be|becomes?|into|to|be|must be|to be) (an? [a-z]+(?: [a-z]+)?)$`), (_, what, other) => (isHeld(what!) && isHeld(other!) ? `replace the ${what} with ${other}` : undefined)],
  // "Flower yellow" is the flower that is there.
  [new RegExp(`^${THE}?([a-z]+) ((?:dark |light |bright |pale )?[a-z]+)$`), (_, what, hue) => (!partIn(what!) && !isColour(what!) && looksOf(what!).length > 0 && !/^(?:make|turn|paint|dye|give|add|head|body|face|eyes?)$/.test(what!) && areColours(hue!) ? `make the ${what} ${hue}` : undefined)],
  // "Flowers at its foot".
  [new RegExp(`^(?:add |put |place )?((?:an? |some )?[a-z]+(?: [a-z]+)?) (?:at|around|by|near) ${THE}(?:foot|feet|base|bottom|ground)$`), (_, what) => `add ${/^(?:an?|some) /.test(what!) ? what : `some ${what}`} at the base`],
  // "Cut its tail".
  [new RegExp(`^(?:cut|chop|clip|dock) ${THE}(tail|horns?|antlers?|wings?|ears?|tentacles?|tusks?|fangs?|spikes?)$`), (_, what) => `remove the ${what}`],
  // "Make the zombie red" of one.
  [/^(make|paint|turn|dye|colou?r|recolou?r) (?:the|this|my) ([a-z]+) ((?:dark |light |bright |pale )?[a-z]+)$/, (_, verb, who, hue) => (isWho(who!) && areColours(hue!) ? `${verb} it ${hue}` : undefined)],
  // "Make the hat a santa hat".
  [new RegExp(`^(?:make|turn|change) ${THE}(hat|cap|helmet|helm|hood|crown) (?:in)?(?:to )?(an? [a-z]+ (?:hat|cap|helmet|helm|hood|crown))$`), (_, _what, other) => `give him ${other}`],
  // "Hair in pink with a bow" has it in the hair.
  [/^(.*\bhair\b.*) with (an? (?:[a-z]+ )?bow)$/, (_, hair, bow) => `${hair} with ${bow} on top`],
  // "Yellow fruits on it", "a green gem in the hole", "red wax seal on the scroll".
  [/^((?:an? |some |a few |two |three )?[a-z]+(?: [a-z]+){0,2}) (on|in|inside|onto|on top of|in the middle of) (it|them|top|the [a-z]+|(?:his|her|its|their) [a-z]+)$/, (_, what, where, whereof) => added(what!, where!, whereof!)],
  // "Make the slime on its back blue" is that slime.
  [new RegExp(`^(?:make |turn |paint )?${THE}?([a-z]+) (?:on|in|of|at|around|round) ${THE}?(?:[a-z]+) ((?:dark |light |bright |pale )?[a-z]+)$`), (_, what, hue) => (areColours(hue!) && coloursIn(what!).length === 0 && looksOf(what!).some(({ share }) => share[1] < 0.3) && !partIn(what!) ? `make the ${what} ${hue}` : undefined)],
  // "Blue flames on the head".
  [/^((?:dark |light |bright |pale )?[a-z]+) (flames?|fire) (?:on|around|from|at) (?:the|his|her|its) [a-z]+$/, (_, hue, what) => (areColours(hue!) ? `${hue} ${what}` : undefined)],
  ...SPOKEN_TYPED,
  ...SPOKEN_LOOKS,
]; // biome-ignore format: a table

const HAIRS: readonly (readonly [RegExp, string])[] = [
  [/blonde?/, 'yellow'], [/ginger/, 'orange'], [/auburn|chestnut/, 'brown'], [/brunette/, 'dark brown'],
]; // biome-ignore format: a table
