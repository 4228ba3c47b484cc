import { inTurn, type Row } from './in-turn.ts';
import { namesSomebody } from './thing-heads.ts';

/** Of a figure's own body and how things sit on it: eyes that differ, masks pushed up, collars turned up, hands on a pommel, what is larger than who bears it. */

export const HUE =
  '(?:(?:dark|light|bright|pale|neon|glowing|ice) )?(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|golden?|silver|brown|amber|hazel|teal|violet|turquoise|cyan|crimson|lime)';
export const OWN = '(?:(?:an?|his|her|their|its|the) )?';
const MACHINE = '(?:robots?|androids?|droids?|automat(?:on|a)|mechs?|golem|construct|probe|cyborg)';
const MASK =
  '(gas mask|welding (?:mask|helmet|hood|shield)|mask|visor|(?:face )?shield|respirator|goggles|glasses|sunglasses|blindfold|hood|helmet)';

/** What has words of its own for being pushed up, or is worn on the head anyway. */
const ON_HEAD = /^(?:goggles|glasses|sunglasses|hood|helmet)$/i;

const FIGURE_IDIOMS: readonly Row[] = [
  // eyes of two colours
  [new RegExp(`\\b(?:with |and |has )*(?:heterochromia|odd eyes|mismatched eyes|different (?:colou?red )?eyes),? *(?:\\(|with |: ?)?(?:one |a |left )?(${HUE})(?: eye)?,? (?:and )?(?:one |a |an |the other |right )*(${HUE})(?: eye| one)?s?\\)?`, 'gi'), 'with $1 eyes and a $2 othereye'],
  [new RegExp(`\\b(?:with |and |has )*(?:one|left|his left|her left|a|the left) (?:eye )?(?:is )?(${HUE})(?: eye)?,? (?:and |, )*(?:one|right|his right|her right|a|the other|the right|other) (?:eye )?(?:is )?(${HUE})(?: eye| one)?(?=$|,| and | with |\\.)(?<=\\beye\\b.{0,40}|eye)`, 'gi'), 'with $1 eyes and a $2 othereye'],
  [/\b(?:with |and |has )*(?:heterochromia|heterochromatic eyes|odd[- ]coloured eyes|mismatched eyes|(?:two )?different(?:ly)?[- ]colou?red eyes)\b/gi, 'with blue eyes and a brown othereye'],
  // machines look through one lens
  [new RegExp(`\\b(${MACHINE})\\b([^.]{0,60}?)(?:,| with| has| and)+ ${OWN}(?:(?:only|just) )?(?:one|single|1)((?: (?:big|large|round|glowing|central|huge|camera|bright|${HUE}))*) (?:eye|lens)\\b`, 'gi'), (_all: string, who = '', between = '', how = '') => `${who}${between} with a${how.replace(/ (?:big|large|round|central|huge|camera)/gi, '')} lens eye`],
  // one of two that is of another colour or gives light
  [new RegExp(`(?:,| with| has| and)+ ${OWN}(?:one|left|right) (glowing )?(${HUE}) eye\\b`, 'gi'), (_all: string, glows = '', hue = '') => ` with a ${glows ?? ''}${hue} othereye`],
  [/(?:,| with| has| and)+ (?:an? |his |her )?(?:one|left|right) (?:eye (?:is )?glowing|glowing eye)((?: (?:red|blue|green|yellow|orange|purple|white))?)\b/gi, (_all: string, hue = '') => ` with a glowing ${hue.trim() || 'red'} othereye`],
  // limbs that are not there
  [/(?:,| with| and| has)* (?:an? |one |his |her |the )?(?:left |right )?(arm|leg|eye|hand) (?:is |being )?(?:missing|gone|lost|cut off|severed)(?=$|,| and | with |\.)/gi, (all: string, limb: string, at: unknown, said: unknown) => (!namesSomebody(String(said).slice(0, Number(at))) ? all : /leg/i.test(limb) ? ' with a leg stump' : /eye/i.test(limb) ? ' with an eyepatch' : ' with a missing arm')],
  // where a scar runs
  [new RegExp(`\\b(?:scar|cut|slash|gash|scratch)s? (?:(?:running|going|cut|slashed) )?(?:across|over|through|on|above|under|below|down|along) ${OWN}(?:(?:left|right|one) )?(?:eye ?brows?|brow|eye|forehead)\\b`, 'gi'), 'browscar'],
  [new RegExp(`\\b(scar)s? (?:(?:running|going|cut|slashed) )?(?:across|over|through|on|down|along) ${OWN}(?:(?:left|right|one) )?(?:cheek|jaw|chin|lips?|mouth|nose|face)\\b`, 'gi'), '$1'],
  // pushed up from the face
  [new RegExp(`\\b${MASK} (?:(?:is |all )?(?:pushed|pulled|lifted|flipped|slid|tipped|raised|worn|propped|resting|perched|sitting) )(?:up(?:wards)? ?)?(?:(?:on|onto|over|above|atop|to) (?:top of )?(?:his |her |their |the )?(?:forehead|head|brow|hair)|up)(?=$|,| and | with |\\.)`, 'gi'), (all: string, what = '') => (ON_HEAD.test(what) ? all : `raised ${what}`)],
  [new RegExp(`\\b${MASK} (?:up )?(?:on|atop) (?:top of )?(?:his |her |their |the )?(?:forehead|head|brow)(?=$|,| and | with |\\.)`, 'gi'), (all: string, what = '') => (ON_HEAD.test(what) ? all : `raised ${what}`)],
  [/\b(?:with|has) (?:his|her|their|the) (?:(welding|gas|face) )?(mask|visor|shield) (?:is )?up\b/gi, 'with a raised $1 $2'],
  // a collar that stands
  [/(?:,| with| and)* (?:an? |his |her |the )?((?:[a-z]+ )?)collar (?:is )?(?:turned|popped|pulled|flipped|standing|folded|put)[- ]up\b|(?:,| with| and)+ (?:an? |his |her |the )?((?:[a-z]+ )?)(?:upturned|turned[- ]up|popped|high|standing|raised) collar\b(?! (?:cape|cloak))/gi, (_all: string, a = '', b = '') => ` with an upturned ${(a ?? b ?? '').trim() ? `${(a ?? b ?? '').trim()} ` : ''}collar`],
  // bands round the sleeves
  [/\b(?:sleeve|arm|shirt) (?:garters?|bands)\b/gi, 'arm garters'],
  // larger than who bears it
  [/\b((?:(?!an?\b|the\b|his\b|her\b|with\b|and\b)[a-z]+ )?(?:backpack|pack|rucksack|sword|greatsword|axe|hammer|hat|shield|staff|bag|sack|gun|rifle|cannon|scythe|wrench|spoon|book|key|bow|club|mallet|pencil|brush|beard|hair|mustache|moustache))(?: that is| which is|,)? (?:(?:much |way |far )?(?:bigger|larger|taller|wider|longer|heavier|higher) than (?:him|her|it|them|he|she|they)(?:self|selves)?(?: (?:is|are))?|(?:much )?(?:bigger|larger|taller|wider|longer) than (?:his|her|its|their) (?:own )?(?:body|head|size)|(?:twice|double|three times|two times) (?:his|her|its|their) (?:own )?(?:size|height|weight)|(?:almost |nearly |just )?as (?:big|large|tall|long) as (?:him|her|it|he|she|they|his body|her body)(?:self)?(?: (?:is|are))?|(?:almost |nearly )?(?:the size of (?:him|her|a person|a man)|his size|her size))\b/gi, 'huge $1'],
]; // biome-ignore format: one line a turn

const figureIdioms = inTurn(FIGURE_IDIOMS);

/** What is said of a figure's body and of how things sit on it, in the words of the tables. */
export const figuresPlainly = (text: string): string => figureIdioms(text).replace(/ {2,}/g, ' ');
