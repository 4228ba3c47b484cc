/** More of what people say of a picture, as orders of it: "close its mouth", "a cape on him", "gold plated", "hair to blonde". */
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { looksOf } from '../by-colour/nouns.ts';
import { looksIn, OTHER_PARTS, partIn } from '../look-words.ts';
import { PATTERN_WORDS } from '../patterns.ts';
import { rampNamed } from '../words-tones.ts';
import { coloursIn, isColour, isPutOn } from './words.ts';

const THE = '(?:the |his |her |its |their |that |those )';
const WHOM = '(?:him|her|it|them|this|that|me)';

export type Rewrite = (...found: readonly string[]) => string | undefined;

const isWho = (word: string): boolean =>
  !partIn(word) &&
  LEXICON.read(word).some((r) => r.is === 'species' || r.is === 'guise' || (r.is === 'concept' && r.kind !== 'thing'));
const isHeld = (words: string): boolean => partIn(words)?.slot === 'held';
const areColours = (words: string): boolean => coloursIn(words).length > 0 && words.split(' ').every(isColour);
/** A word that says how a colour is, and is nothing itself: "desert tan", "hospital blue". */
const saysHow = (word: string): boolean =>
  !isColour(word) &&
  !partIn(word) &&
  !OTHER_PARTS.test(word) &&
  looksIn(word).looks.length === 0 &&
  !PATTERN_WORDS.some(([w]) => w.test(word)) &&
  !LEXICON.read(word).some((r) => r.is === 'piece');

/** A word that means nothing here. */
const isUnknown = (words: string): boolean =>
  words.split(/[- ]/).every((word) => word.length < 2 || (LEXICON.read(word).length === 0 && !partIn(word) && !OTHER_PARTS.test(word) && looksOf(word).length === 0 && looksIn(word).looks.length === 0 && !/^(?:version|one|all|over|too|please|now|and|parts?|areas?)$/.test(word) && !PATTERN_WORDS.some(([w]) => w.test(word)) && !LEXICON.read(word.replace(/s$/, '')).length)); // biome-ignore format: one line

/** "Army green" has a name of its own. */
const isOneColour = (how: string, colour: string): boolean => {
  const [both, alone] = [rampNamed(`${how} ${colour}`), rampNamed(colour)];
  return both !== undefined && String(both) !== String(alone);
};

/** What is laid about a neck that is no garment. */
const TIED = /\b(?:ribbon|band|cord|rope|string|lace|strap)\b/;
const PLATED =
  /\b(gold|silver|bronze|copper|brass|chrome|platinum|steel|iron)[- ](?:plated?|plating|foil|leaf|coated|coating|clad|dipped|version|look)\b/;
/** What heat, age and drought make of food and plants. */
const BROWNED =
  /^(?:make (?:it|him|her|them) )?(?:(?:all )?(?:dried|dry)(?:[- ](?:out|up))?|wilted|withered|cooked|roasted|baked|fried|grilled|toasted)(?: and brown)?$/;

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
  [new RegExp(`^(?:cut|chop|clip|dock) ${THE}(tail|horns?|antlers?|wings?|ears?|tentacles?)$`), (_, what) => `remove the ${what}`],
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
  // Eyes.
  [/^(?:make (?:it|him|her) )?(?:with |have )?(?:two |some |only two |a pair of )((?:big |large |googly |cute |small |little )?)eyes$/, (_, how) => (/big|large|googly/.test(how ?? '') ? 'add large eyes' : 'add eyes')],
  [/^(?:add |give (?:it|him|her) )?(?:just )?(?:one|a) (big |large |huge |giant |single )?eye(?: (?:in|on) (?:the|its) (?:middle|centre|center|front|forehead|face|body))?$/, () => 'add one eye'],
  [new RegExp(`^(?:close|shut) ${THE}?eye$|^${THE}?eye (?:closed|shut)$`), () => 'close the eyes'],
  [new RegExp(`^open (?:up )?${THE}?eyes?$`), () => 'make the eyes open'],
  // "Put a red hat on".
  [/^put (?:on )?(an? [a-z]+(?: [a-z]+){0,2}?)(?: on)?$/, (found, what) => (/ on$|^put on /.test(found!) && isPutOn(what!) ? `give it ${what}` : undefined)],
  // "Arctic fox" of a fox.
  [/^(?:make (?:it|him|her) )?(?:an? )?(arctic|polar|albino|snow) ([a-z]+)$/, (_, _how, who) => (isWho(who!) ? 'make it white' : undefined)],
  [/^(?:make (?:it|him|her|them) )?(?:fresh|healthy|clean|plain|new|shiny|simple) (?:and )?((?:dark |light |bright |pale )?[a-z]+)$/, (_, hue) => (areColours(hue!) ? `make it ${hue}` : undefined)],
  // "Green t-rex": what has no other name here is what is seen.
  [/^((?:dark |light |bright |pale )?[a-z]+) ([a-z]+(?:[- ][a-z]+)?)$/, (_, hue, who) => (areColours(hue!) && !/ /.test(hue!) && isUnknown(who!) ? `make it ${hue}` : undefined)],
  // "Take the axe off him".
  [new RegExp(`^(?:take|get|pull) ${THE}([a-z]+(?: [a-z]+)?) (?:off|from|away from) (?:him|her|it|them)$`), (_, what) => `remove the ${what}`],
  [/^(?:add )?(?:some )?blood (?:around|on|at|from|dripping from) (?:the|his|her|its) (?:mouth|lips|chin|teeth|jaws?)$/, () => 'blood on the face'],
  [/^make (?:it|him|her) bleed(?:ing)?$/, () => 'make it bloody'],
  // "A bee sitting on it".
  [/^((?:an? |some )?[a-z]+(?: [a-z]+)?) (?:sitting|standing|lying|perched|resting|hanging|growing) (on|in|at|under|next to|beside|from) (it|him|her|top|(?:the|his|her|its) [a-z]+)$/, (_, what, where, whereof) => `add ${/^(?:an?|some) /.test(what!) ? what : /s$/.test(what!) ? what : `a ${what}`} ${whereof === 'top' ? 'on top' : `${where === 'from' ? 'on' : where} ${whereof}`}`],
  // "Buttoned white shirt".
  [/^([a-z]+) ((?:dark |light |bright |pale )?[a-z]+) ([a-z]+)$/, (_, how, hue, part) => (saysHow(how!) && !NO_KIND.test(how!) && !/^(?:make|turn|paint|give|add|put|remove|wear|hold|dye|long|short|big|small|tiny|huge|messy|curly|spiky|wavy|straight)$/.test(how!) && areColours(hue!) && /^(?:torso|robe|legs|feet|hands)$/.test(partIn(part!)?.slot ?? '') && !LEXICON.read(how!).some((r) => r.is === 'colour') ? `${hue} ${part}` : undefined)],
  [new RegExp(`^${THE}?wings ((?:dark |light |bright |pale )?[a-z]+ and (?:dark |light |bright |pale )?[a-z]+)$`), (_, hues) => (hues!.split(' and ').every(areColours) ? `make the wings ${hues}` : undefined)],
  // "A bow in her hair".
  [/^(?:put |add |tie |give (?:him|her|it) |place |stick )?an? ((?:[a-z]+ )?)(?:hair )?(?:bow|ribbon) (?:in|into|on) (?:the|his|her|its) hair$/, (_, hue) => (!hue || /^hair $/.test(hue) ? 'give her a hair bow' : `put a ${hue}bow on her head`)],
  // "A pedestal of gold".
  [new RegExp(`^${THE}?(?:an? )?([a-z]+) (?:out of|made of|made from|of|in) (?:pure |solid )?(gold|silver|bronze|copper|stone|wood|ice|glass|marble|steel|iron|crystal|bone)$`), (_, what, stuff) => (!partIn(what!) && !/^(?:make|made|turn|pile|heap|block|bar|ball|all|it|him|her|them|paint|everything|out|one|cast|carved|built)$/.test(what!) ? `make the ${what} ${stuff}` : /^(?:pile|heap|block|ball)$/.test(what!) ? `make it ${stuff}` : undefined)],
  // "Dragon red", "flamingo pink" of what is seen.
  [/^([a-z]+) ((?:dark |light |bright |pale )?[a-z]+)$/, (_, who, hue) => (isWho(who!) && areColours(hue!) && !isOneColour(who!, hue!) ? `make it ${hue}` : undefined)],
  // "Happy clown".
  [/^(?:make (?:it|him|her) )?(?:an? )?(happy|sad|angry|smiling|grinning|crying|sleeping) ([a-z]+)$/, (_, mood, who) => (isWho(who!) ? `make it ${mood}` : undefined)],
  [/^(?:big |large )*(?:googly|cartoon) eyes$/, () => 'add large eyes'],
  [/^(?:with )?bare feet$/, () => 'remove the shoes'],
  [/^(?:fresh |normal |healthy |regular |living )+(?:human )?skin(?: colou?r)?$|^human skin(?: colou?r)?$/, () => 'make the skin tan'],
  // "Striped shorts" of shorts.
  [/^turn (?:the |this |my )([a-z]+) (?:in)?to (?:pure |solid )?(gold|silver|stone|ice|wood|glass|metal|crystal|bronze|marble)$/, (_, what, stuff) => `make the ${what} ${stuff}`],
  // "Give it eyes".
  [/^(?:give (?:it|him|her|them)|add|put|draw|stick|with) (?:an? pair of |two |some |a couple of |new )?((?:big |cute |googly |round |large |small |little |funny )*)eyes(?: (?:on|onto|to) (?:it|him|her|them|the [a-z]+))?$/, (_, how) => (/big|large|googly/.test(how ?? '') ? 'add large eyes' : 'add eyes')],
]; // biome-ignore format: a table

/** Words before a colour that say something else than its kind. */
const NO_KIND =
  /^(?:look|be|all|half|into|to|an?|and|with|more|less|very|from|like|too|part|parts|become|go|just|completely|totally|fully|entirely)$/;

const HAIRS: readonly (readonly [RegExp, string])[] = [
  [/blonde?/, 'yellow'], [/ginger/, 'orange'], [/auburn|chestnut/, 'brown'], [/brunette/, 'dark brown'],
]; // biome-ignore format: a table
