/** Eyes, looks of all there is and what is in hands and hair, as people say them: "arctic fox", "two big eyes", "take the axe off him". */
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { partIn } from '../look-words.ts';
import { areColours, isOneColour, isUnknown, isWho, NO_KIND, type Rewrite, saysHow, THE } from './said-words.ts';
import { isPutOn } from './words.ts';

export const SPOKEN_LOOKS: readonly (readonly [RegExp, Rewrite])[] = [
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
