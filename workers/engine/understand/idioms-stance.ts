import { LEXICON } from './default-lexicon.ts';
import { HUE, OWN } from './idioms-figure.ts';
import { inTurn, type Row } from './in-turn.ts';
import { takenOff } from './taken-off.ts';

/** How a figure stands and what it has on it or at hand, told in turns: hands on a pommel, a fan before the mouth, a blade on a wrist. */

const WEAPON =
  '(?:[a-z]*sword|katana|sab(?:er|re)|claymore|blade|[a-z]*axe|[a-z]*hammer|mace|spear|staff|cane|walking stick|crutch|scythe|halberd|shovel|spade|club|rifle|musket|pitchfork|rake|hoe|broom|pickaxe|oar|paddle|pole|stick|crook|trident|lance|glaive|flag ?pole|umbrella|parasol)';
const HANDS = '(?:both (?:of )?|two |his |her |their |with )*hands?';

/** Names something that people wear or hold. */
const isPiece = (word: string): boolean => LEXICON.read(word.toLowerCase()).some((r) => r.is === 'piece');

const isSomebody = (words: string): boolean =>
  LEXICON.read(words.toLowerCase()).some((r) => (r.is === 'concept' && r.kind === 'humanoid') || r.is === 'species');
/** What complexions are in words of colours. */
const COMPLEXIONS: Readonly<Record<string, string>> = { dark: 'dark brown', black: 'dark brown', ebony: 'dark brown', light: 'peach', fair: 'peach', pale: 'pale peach', olive: 'tan', bronze: 'tan' }; // biome-ignore format: a table

const STANCE_IDIOMS: readonly Row[] = [
  // complexions that are no colours
  [/\b(dark|black|ebony|light|fair|pale|olive|bronze)[- ]skin(ned)?\b/gi, (_all: string, how = '', adjective: string | undefined) => `${COMPLEXIONS[how.toLowerCase()]}${adjective ? '-skinned' : ' skin'}`],
  // the hurt are bandaged, unless they are called so
  [/^((?:an? |the )?)((?:[a-z-]+ ){0,2}?)(?:(?:badly |heavily |gravely )?(?:wounded|injured|hurt|bandaged|battered|beaten[- ]up)),? ((?:[a-z-]+ ){0,2}?)([a-z-]+)(?=$|,| (?:with|in|on|holding|wearing|and|from|at|sitting|kneeling|standing|leaning|lying)\b)/gi, (all: string, article = '', before = '', between = '', who = '') => (isSomebody(who) && !isSomebody(`wounded ${who}`) ? `${article}${before}${between}${who} with bandages` : all)],
  // blood that somebody or something is covered in is on all of it
  [/(^|\b(?:with|and|holding|wielding|carrying) )((?:an? |the |his |her )?)((?:(?!with |and |of |in |on |holding )[a-z-]+ ){0,3}?)([a-z-]+),? (?:all |completely |fully )?(?:covered|drenched|soaked|splattered|spattered|stained|smeared) (?:in|with) (?:(?:his|her|their|its|fresh|dried|own|enemy|human|red) )*blood(?=$|,| (?:holding|wearing|and|from|at|sitting|kneeling|standing|on|in)\b)/gi, (_all: string, link = '', article = '', before = '', who = '') => `${link}${article.replace(/^an /i, 'a ')}bloody ${before}${who}`],
  // whoever lies lies on the back or the side
  [/\b(?:lying|laying|sprawled|stretched)(?: out)?(?: flat)? (?:on (?:his|her|their) (?:back|side|belly|stomach|front)|face ?(?:up|down))\b/gi, 'lying down'],
  [/\b(?:sleeping|asleep|napping|snoring) ((?:[a-z]+ ){0,2}[a-z]+),? (?=lying down\b)/gi, '$1 sleeping, '],
  [/\bsleeping,? (?:and |while )?lying down\b|\blying down,? (?:and )?(?:sleeping|asleep)\b/gi, 'sleeping'],
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
  // who weeps has them there
  [/\b((?:crying|weeping|sobbing)\b[^,]{0,20}),? (?:with |and )?(?:both )?(?:his |her |their )?hands (?:on|over|covering|before) (?:(?:his|her|their|the) )?(?:eyes|face)\b/gi, '$1'],
  // the palms laid together
  [new RegExp(`(?:,| with| and)* ?${HANDS} (?:(?:are|is|pressed|put|held|placed|clasped|folded) )*(?:together|in prayer|clasped|folded)(?! (?:behind|on|in (?:his|her) lap))(?: (?:in prayer|in front(?: of (?:him|her))?|before (?:him|her)))?(?=$|,| and | in )`, 'gi'), ' praying'],
  // how a gun is held is told before what the legs do
  [/\b(crouching|kneeling|squatting|standing|running|walking|sitting) with (?:an? |his |her )?((?:[a-z]+ ){0,2}?(?:rifle|gun|pistol|musket|shotgun|sniper rifle|crossbow|bow|revolver|blaster|bazooka)) (?:aiming|aimed|raised|pointing|pointed|drawn|at the ready)\b/gi, '$1 and aiming a $2'],
  [/\b(?:crouching|squatting),? (?:and |while )?(?=(?:aiming|shooting|firing)\b)/gi, 'kneeling and '],
  // who sleeps on his feet has his eyes shut, whichever is said first
  [/\b(?:sleeping|dozing|napping) (?=(?:[a-z]+ ){1,4}(?:leaning|standing)\b)/gi, 'closedeyed '],
  // what somebody leans on is in the hand
  [new RegExp(`\\bleaning (?:heavily |wearily |tiredly )?(?:on|upon) ${OWN}((?:[a-z-]+ ){0,2}?${WEAPON})\\b`, 'gi'), 'with a $1 leaning'],
  // a blade before who kneels is held so
  [new RegExp(`\\b((?:with|and|holding|,) ${OWN}(?:[a-z]+ )?${WEAPON}) (?:in front of|before) (?:him|her|them|it)(?:self|selves)?\\b`, 'gi'), '$1'],
  // what a blow is warded off with is held
  [new RegExp(`\\b(blocking|parrying|defending|guarding|deflecting)(?: (?:himself|herself|themselves))? with ${OWN}((?:[a-z]+ ){0,2}?(?:shield|buckler|${WEAPON}))\\b`, 'gi'), 'with a $2, $1'],
  // painted for war
  [new RegExp(`\\b((?:${HUE} )?(?:war|tribal|face|battle)[- ]?paint(?: (?:marks?|stripes?|lines))?) (?:on|across|over|all over|smeared on) ${OWN}(?:face|cheeks?|nose|forehead|body|chest)\\b`, 'gi'), '$1'],
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
  [/\b((?:falcon|hawk|eagle|owl|raven|crow|parrot|bird)) (?:perched|sitting|resting|landed|standing) on (?:(?<=\b(?:gloves?|gauntlet|hand|arm|wrist|fist|sleeve)\b.*)(?:it|top(?: of it)?)|the glove|his glove|her glove|his (?:gloved )?hand|her (?:gloved )?hand|his wrist|her wrist|his fist|her fist)(?=$|,| and )/gi, 'a $1 on his shoulder'],
  // where on a limb it is goes without saying
  [/(?<=[a-z]) (?:(?:strapped|tied|fastened|worn|attached|wrapped) )?(?:on|at|to|around|behind|above|below|under|over|across) (?:(?:an?|one|both|his|her|their|the|its) )*(?:left |right )?(?:wrists?|elbows?|ankles?|thighs?|ears?|forearms?|shins?|calves|cal[fv]|knuckles|fingers?)(?=$|,| and | with )(?<!\b(?:sitting|standing|kneeling|resting|leaning|down|falling|fallen|crawling|going|scratching|hands?|hand|up|over) (?:on|at|over|under|behind) (?:(?:his|her|their|the|its|both) )*(?:left |right )?[a-z]+)/gi, ''],
  [/(?<=\b(?:blanket|rug|quilt|shawl|towel|napkin|cloth|book|rifle|map|sword|coat)) (?:over|across|on) (?:his|her|their|the) (?:lap|knees|legs)(?=$|,| and | with )/gi, ''],
  // of dress that is worn and of masks on handles only these are there
  [/,? (?:and |while )?(?:holding|lifting|hitching|gathering|clutching|picking)(?: up)? (?:his|her|their|the) (?:long )?(?:skirts?|dress|gown|robes?|hem|cape|cloak)(?: up)?(?=$|,| and | with )/gi, ''],
  [/\b(mask|medal|medallion|key|amulet|whistle|badge|watch|monocle|glasses|pendant|locket|compass|goggles|lorgnette)s? on an? (?:(?:long|thin|golden|gold|silver|wooden|leather|red|black) )*(?:stick|handle|string|chain|cord|rope|lanyard|ribbon|rod|strap)\b/gi, '$1'],
  [/\b(?:helmet|helm) with (?:an? |the |its )?(?:closed|lowered|shut) visor\b|\b(?:closed|lowered|shut) visor\b|\bvisor (?:is )?(?:down|closed|shut|lowered)\b/gi, 'great helm'],
  [/(?:,| and)? (?:hand)?(?:cuffed|shackled|manacled)(?: hands| wrists)?(?=$|,| and | with )/gi, ' with handcuffs'],
  [new RegExp(`(?:,| with| and| has)* (?:half (?:of )?)?(?:his|her|their|the|an?) (?:half )?face (?:is )?(?:half )?painted (?:in |with )?(${HUE})(?: paint)?|(?:,| with| and| has)* (?:an? )?(${HUE})[- ]painted face`, 'gi'), (_all: string, a = '', b = '') => ` with a ${a || b} face`],
  [/\b(?:bark|tree bark|wooden|wood) skin\b|\bskin (?:of|like|made of) (?:tree )?(?:bark|wood)\b/gi, 'brown skin'],
  [/\bconductor (?=(?:with|holding|waving|raising) (?:an? |his |her )?baton\b)/gi, 'orchestra conductor '],
  // to the sky
  [/\bpointing (?:straight |up )*(?:up(?:wards?)?|sky ?wards?|(?:up )?(?:at|to|towards?|into) (?:the )?(?:sky|heavens?|stars|ceiling|air|clouds|moon|sun))(?:,? (?:with|using) (?:one |an? |his |her |the |left |right )*(?:hand|finger|arm|index finger))?\b|\b(?:with )?(?:one |an? |his |her )?(?:index )?finger (?:raised|pointing|pointed|held)(?: (?:up(?:wards?)?|to the sky|in the air))?\b/gi, 'pointing upward'],
  [/\b(pointing)(?: (?:ahead|forwards?))? (?:with|using) (?:one |an? |his |her |the |left |right )*(?:hand|finger|arm|index finger)\b/gi, '$1'],
  // who has a thing in his arms or on him, told after what sits on his shoulder
  [/\b(with (?:an? |his |her )?((?:[a-z]+ ){1,2}?)(?:(?:sitting|perched|standing|sleeping) )?on (?:his|her|their|one) (?:shoulder|head|arm))(?: and|, and) (an? (?:[a-z]+ ){0,2}(?:hook hand|hook|peg leg|wooden leg|eye ?patch|beard|hat|tricorn|bandana|scarf|coat|cape|robe|lantern|staff|sword|cutlass|pistol|map|torch|spyglass|shield|book|wand|bow|spear|axe|cane))(?=$|,| and )/gi, 'with $3, $1'],
]; // biome-ignore format: one line a turn

const stanceIdioms = inTurn(STANCE_IDIOMS);

/** How a figure stands and what it has at hand, in the words of the tables. */
export const stancesPlainly = (text: string): string => stanceIdioms(takenOff(text)).replace(/ {2,}/g, ' ');
