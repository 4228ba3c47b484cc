import { LEXICON } from './default-lexicon.ts';
import { inTurn, type Row } from './in-turn.ts';

/** Of a figure's own body and how things sit on it: eyes that differ, masks pushed up, collars turned up, hands on a pommel, what is larger than who bears it. */

const HUE =
  '(?:(?:dark|light|bright|pale|neon|glowing|ice) )?(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|golden?|silver|brown|amber|hazel|teal|violet|turquoise|cyan|crimson|lime)';
const OWN = '(?:(?:an?|his|her|their|its|the) )?';
const MACHINE = '(?:robots?|androids?|droids?|automat(?:on|a)|mechs?|golem|construct|probe|cyborg)';
const WEAPON =
  '(?:[a-z]*sword|katana|sab(?:er|re)|claymore|blade|[a-z]*axe|[a-z]*hammer|mace|spear|staff|cane|walking stick|crutch|scythe|halberd|shovel|spade|club|rifle|musket|pitchfork)';
const MASK =
  '(gas mask|welding mask|mask|visor|(?:welding |face )?shield|respirator|goggles|glasses|sunglasses|blindfold|hood|helmet)';
const HANDS = '(?:both (?:of )?|two |his |her |their |with )*hands?';

/** Names something that people wear or hold. */
const isPiece = (word: string): boolean => LEXICON.read(word.toLowerCase()).some((r) => r.is === 'piece');

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
  [/(?:,| with| and| has)* (?:an? |one |his |her |the )?(?:left |right )?(arm|leg|eye|hand) (?:is |being )?(?:missing|gone|lost|cut off|severed)(?=$|,| and | with |\.)/gi, (_all: string, limb = '') => (/leg/i.test(limb) ? ' with a leg stump' : /eye/i.test(limb) ? ' with an eyepatch' : ' with a missing arm')],
  // where a scar runs
  [new RegExp(`\\b(?:scar|cut|slash|gash|scratch)s? (?:(?:running|going|cut|slashed) )?(?:across|over|through|on|above|under|below|down|along) ${OWN}(?:(?:left|right|one) )?(?:eye ?brows?|brow|eye|forehead)\\b`, 'gi'), 'browscar'],
  [new RegExp(`\\b(scar)s? (?:(?:running|going|cut|slashed) )?(?:across|over|through|on|down|along) ${OWN}(?:(?:left|right|one) )?(?:cheek|jaw|chin|lips?|mouth|nose|face)\\b`, 'gi'), '$1'],
  // pushed up from the face
  [new RegExp(`\\b${MASK} (?:(?:is |all )?(?:pushed|pulled|lifted|flipped|slid|tipped|raised|worn|propped|resting|perched|sitting) )(?:up(?:wards)? ?)?(?:(?:on|onto|over|above|atop|to) (?:top of )?(?:his |her |their |the )?(?:forehead|head|brow|hair)|up)(?=$|,| and | with |\\.)`, 'gi'), (all: string, what = '') => (/goggles|glasses|hood|helmet/i.test(what) ? all : `raised ${what}`)],
  [new RegExp(`\\b${MASK} (?:up )?(?:on|atop) (?:top of )?(?:his |her |their |the )?(?:forehead|head|brow)(?=$|,| and | with |\\.)`, 'gi'), (all: string, what = '') => (/goggles|glasses|hood|helmet/i.test(what) ? all : `raised ${what}`)],
  [/\b(?:with|has) (?:his|her|their|the) (?:(welding|gas|face) )?(mask|visor|shield) (?:is )?up\b/gi, 'with a raised $1 $2'],
  // a collar that stands
  [/(?:,| with| and)* (?:an? |his |her |the )?((?:[a-z]+ )?)collar (?:is )?(?:turned|popped|pulled|flipped|standing|folded|put)[- ]up\b|(?:,| with| and)+ (?:an? |his |her |the )?((?:[a-z]+ )?)(?:upturned|turned[- ]up|popped|high|standing|raised) collar\b(?! (?:cape|cloak))/gi, (_all: string, a = '', b = '') => ` with an upturned ${(a ?? b ?? '').trim() ? `${(a ?? b ?? '').trim()} ` : ''}collar`],
  // bands round the sleeves
  [/\b(?:sleeve|arm|shirt) (?:garters?|bands)\b/gi, 'arm garters'],
  // larger than who bears it
  [/\b((?:(?!an?\b|the\b|his\b|her\b|with\b|and\b)[a-z]+ )?(?:backpack|pack|rucksack|sword|greatsword|axe|hammer|hat|shield|staff|bag|sack|gun|rifle|cannon|scythe|wrench|spoon|book|key|bow|club|mallet|pencil|brush|beard|hair|mustache|moustache))(?: that is| which is|,)? (?:(?:much |way |far )?(?:bigger|larger|taller|wider|longer|heavier|higher) than (?:him|her|it|them|he|she|they)(?:self|selves)?(?: (?:is|are))?|(?:much )?(?:bigger|larger|taller|wider|longer) than (?:his|her|its|their) (?:own )?(?:body|head|size)|(?:twice|double|three times|two times) (?:his|her|its|their) (?:own )?(?:size|height|weight)|(?:almost |nearly |just )?as (?:big|large|tall|long) as (?:him|her|it|he|she|they|his body|her body)(?:self)?(?: (?:is|are))?|(?:almost |nearly )?(?:the size of (?:him|her|a person|a man)|his size|her size))\b/gi, 'huge $1'],
  // leaning on what stands before him
  [new RegExp(`(?:,| with| and)* ?(?:(?:resting|placing|holding|leaning|keeping) )?${HANDS} (?:(?:is|are) )?(?:(?:resting|placed|clasped|folded|crossed|leaning|held|set) )*(?:on|over|around|atop|upon) (?:top of )?${OWN}(?:(?:pommel|hilt|handle|grip|head|end|top|knob)(?: of ${OWN}((?:[a-z]+ )?${WEAPON}))?|((?:[a-z]+ )?${WEAPON})(?: (?:pommel|hilt|handle|grip))?)(?=$|,| and | with |\\.)`, 'gi'), (all: string, of: string | undefined, it: string | undefined, at: unknown, said: unknown) => (/^(?:,| with| and)* ?hand\b/i.test(all) ? all : !of && !it && new RegExp(`\\b${WEAPON}\\b`, 'i').test(String(said).slice(0, Number(at))) ? ' leaning' : ` with a ${of ?? it ?? 'sword'} leaning`)],
  [new RegExp(`(\\bleaning\\b[^.]{0,60}?)(?:,| with| and)+ ${OWN}(?:[a-z]+ )?${WEAPON} (?:is )?(?:planted|stuck|driven|thrust|plunged|stabbed|set|resting|standing) (?:in|into|on|point down (?:in|on)) (?:the |an? )?(?:ground|earth|floor|dirt|stone|mound)(?: (?:before|in front of) (?:him|her|them))?`, 'gi'), '$1'],
  [new RegExp(`(?:,| with| and)+ ${OWN}((?:[a-z]+ )?${WEAPON}) (?:planted|stuck|driven|thrust|plunged|stabbed|point down|resting) (?:in|into|on) (?:the |an? )?(?:ground|earth|floor|dirt|stone|mound)(?: (?:before|in front of) (?:him|her|them|himself|herself))(?=$|,| and )`, 'gi'), ' with a $1 leaning'],
  [/\bon (?:one|a single) knee,? (?:and |while )?(?=(?:aiming|shooting|firing|pointing)\b)/gi, 'kneeling and '],
  // what keeps somebody warm is round him
  [new RegExp(`\\b(?:wrapped|bundled|huddled|swaddled|cocooned|draped)(?: up)? (?:in|with|by|under) ${OWN}((?:[a-z]+ ){0,2}?)(?:blanket|quilt|duvet|bed ?sheet|sheet|comforter|rug|bedspread)s?\\b`, 'gi'), 'wearing a $1cloak'],
  // held up before a face
  [/\b((?:with|holding|hiding behind) (?:an? |his |her )?(?:[a-z]+ ){0,2}?(?:fan|book|mask|newspaper|letter|flower|rose|handkerchief|bouquet|card|phone)) (?:(?:held|open|opened) )?(?:in front of|before|over|near|close to|covering|against|up to) (?:his|her|their|the) (?:mouth|face|nose|lips|chest|heart|chin|lower face)\b/gi, '$1'],
  // a list goes on after what lies on a shoulder
  [/\b((?:on|over|across|around) (?:(?:his|her|their|the|one|an?) )?(?:shoulders?|back|head|neck|hip|arm|wrist|forearm)),? and ((?:(?:an?|his|her|two) )?(?:[a-z-]+ ){0,3}?([a-z-]+))(?=$|,| and )/gi, (all: string, where = '', more = '', last = '') => (isPiece(last) ? `${where}, with ${more}` : all)],
  [/\b(beard|hair|braid|braids|scarf|shirt|trousers|pants|coat|tunic)(?: is| are)? (?:tucked|stuffed|shoved|pushed) (?:into|in|under|behind) (?:his|her|their|the) (?:belt|trousers|pants|boots|collar|shirt|ears?|waistband|coat|hat)\b/gi, '$1'],
  // what trails behind a bride
  [/\b((?:bride|wedding|gown|dress|queen|princess|empress)\b.{0,60}?(?:and|with|,)) (?:an? |the |her |its )?(?:(?:very |extra )?(?:long|flowing|white|lace|huge) )*train(?: behind (?:her|it))?(?=$|,| and | with )/gi, '$1 a bridal veil'],
  // the pane of a helmet that is open
  [/\b(?:with |and |has )*(?:an? |his |her |the )?(?:(?:open(?:ed)?|raised|lifted) visor|visor (?:is )?(?:up|open(?:ed)?|raised|lifted)|(?:open|raised)[- ]visor(?:ed)? helmet)\b(?<=\b(?:knight|paladin|crusader|guard|soldier|templar|warrior)\b.{0,80})/gi, 'with a helmet'],
  // who sits with something has it in the hand
  [/\b((?:sitting|kneeling|crouching|seated|squatting) on (?:the )?(?:ground|floor|street|sidewalk|pavement|dirt|grass)) with (an? (?:[a-z]+ )?(?:bowl|cup|mug|hat|tin|tin cup|sign|bottle|guitar|flute|book|puppet|doll|bread))\b/gi, 'holding $2, $1'],
  // a bow that is drawn is aimed
  [/(?:,| with| and)+ (?:an? |his |her )?(?:bow (?:is )?(?:drawn|at the ready|raised|ready)|drawn bow)(?=$|,| and | in )/gi, ' aiming a bow'],
  // on the floor, folded up
  [/\b(?:hugging|holding|clutching) (?:his|her|their) (?:own )?(?:knees|legs)\b(?: (?:to|against) (?:his|her|their|the) chest)?|\bknees (?:pulled|drawn|hugged)(?: up)? to (?:his|her|their|the) chest\b|\bcurled up (?:in|into) a ball\b/gi, 'sitting on the floor'],
  // who sleeps on his feet has his eyes shut
  [/\b(?:fast )?(?:asleep|sleeping|dozing(?: off)?|napping|nodding off),? (?:while |and )?(?=(?:leaning|standing)\b)/gi, 'closedeyed, '],
  [/\b(?:with )?(?:one|a|her|his) leg (?:raised|lifted|up|in the air|kicked back)\b|\b(?:with )?a raised leg\b/gi, 'balancing'],
  // what is on a shoulder is told before what somebody does
  [/\b([a-z]{3,}ing) with (an? (?:[a-z]+ )?(?:sack|bag|bundle|swag|log|rifle|axe|net|basket|barrel|coat)(?: (?:of|full of) [a-z]+)?) (over|on|across|slung over) (his|her|one|a) shoulder\b/gi, 'with $2 $3 $4 shoulder, $1'],
  // what an open shirt shows
  [/\b(?:showing|revealing|exposing|displaying|baring) (?:off )?(?:an? |his |her |the )?(?=(?:[a-z]+ ){0,2}(?:tattoos?|scars?|muscles|chest hair|abs|cleavage)\b)/gi, 'with '],
  // hair that is tied
  [new RegExp(`\\b((?:(?:${HUE}|long|short|messy|curly|dark) ){0,2})hair (?:is )?(?:tied|pulled|drawn|gathered|swept) (?:back|up)(?: (?:with|by|in) (?:an? |her |his )?((?:${HUE} )?)(?:ribbon|bow|band|scrunchie|string|cloth))?(?=$|,| and | with )`, 'gi'), (_all: string, hair = '', bow: string | undefined) => `${hair}ponytail${bow === undefined ? '' : ` and a ${bow}hair bow`}`],
  // tricks with cards
  [/\bpulling ((?:an? |some |the )?(?:[a-z]+ )?[a-z]+) (?:out of|from) (?:his|her|their|an?|the) (?:sleeves?|pockets?|hat|top hat|bag|coat|ear)\b/gi, 'holding $1'],
  // an animal that is carried there
  [/\b(an? (?:[a-z]+ )?(?:lamb|sheep|goat|fox|cat|dog|puppy|kitten|calf|fawn|deer|piglet|monkey|sloth|snake|ferret)) (?:draped |slung |lying |carried |curled )?(?:around|over|across) (?:his|her|their|the) (?:shoulders?|neck)\b/gi, '$1 on his shoulder'],
  [/\b((?:falcon|hawk|eagle|owl|raven|crow|parrot|bird)) (?:perched|sitting|resting|landed|standing) on (?:it|top(?: of it)?|the glove|his glove|her glove|his (?:gloved )?hand|her (?:gloved )?hand|his wrist|her wrist|his fist|her fist)(?=$|,| and )/gi, 'a $1 on his shoulder'],
  // where on a limb it is goes without saying
  [/(?<=[a-z]) (?:(?:strapped|tied|fastened|worn|attached|wrapped) )?(?:on|at|to|around|behind|above|below|under|over|across) (?:(?:an?|one|both|his|her|their|the|its) )*(?:left |right )?(?:wrists?|elbows?|ankles?|thighs?|ears?|forearms?|shins?|calves|cal[fv]|knuckles|fingers?)(?=$|,| and | with )(?<!\b(?:sitting|standing|kneeling|resting|leaning|down|falling|fallen|crawling|going|scratching|hands?|hand|up|over) (?:on|at|over|under|behind) (?:(?:his|her|their|the|its|both) )*(?:left |right )?[a-z]+)/gi, ''],
  [/(?<=\b(?:blanket|rug|quilt|shawl|towel|napkin|cloth|book|rifle|map|sword|coat)) (?:over|across|on) (?:his|her|their|the) (?:lap|knees|legs)(?=$|,| and | with )/gi, ''],
  // to the sky
  [/\bpointing (?:straight |up )*(?:up(?:wards?)?|sky ?wards?|(?:up )?(?:at|to|towards?|into) (?:the )?(?:sky|heavens?|stars|ceiling|air|clouds|moon|sun))(?:,? (?:with|using) (?:one |an? |his |her |the |left |right )*(?:hand|finger|arm|index finger))?\b|\b(?:with )?(?:one |an? |his |her )?(?:index )?finger (?:raised|pointing|pointed|held)(?: (?:up(?:wards?)?|to the sky|in the air))?\b/gi, 'pointing upward'],
  [/\b(pointing)(?: (?:ahead|forwards?))? (?:with|using) (?:one |an? |his |her |the |left |right )*(?:hand|finger|arm|index finger)\b/gi, '$1'],
  // who has a thing in his arms or on him, told after what sits on his shoulder
  [/\b(with (?:an? |his |her )?((?:[a-z]+ ){1,2}?)(?:(?:sitting|perched|standing|sleeping) )?on (?:his|her|their|one) (?:shoulder|head|arm))(?: and|, and) (an? (?:[a-z]+ ){0,2}(?:hook hand|hook|peg leg|wooden leg|eye ?patch|beard|hat|tricorn|bandana|scarf|coat|cape|robe|lantern|staff|sword|cutlass|pistol|map|torch|spyglass|shield|book|wand|bow|spear|axe|cane))(?=$|,| and )/gi, 'with $3, $1'],
]; // biome-ignore format: one line a turn

const figureIdioms = inTurn(FIGURE_IDIOMS);

/** What is said of a figure's body and of how things sit on it, in the words of the tables. */
export const figuresPlainly = (text: string): string => figureIdioms(text).replace(/ {2,}/g, ' ');
