/** What is said of hair, faces and the kind of somebody in turns of phrase: said in the words of the tables. */
import { HAFTED } from './hafted.ts';

const HUE =
  '(?:(?:dark|light|bright|pale|neon|platinum) )?(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|gold|golden|silver|brown|blonde?|ginger|teal|violet|turquoise)';
/** Beasts by the colour of their fur. */
const FURS: Readonly<Record<string, string>> = { 'polar bear|white wolf|arctic fox|rabbit|hare|sheep|lamb|snow leopard|yeti': 'white', 'black bear|panther|mink|sable|black wolf': 'black', 'gr[ae]y wolf|wolf|seal|badger|raccoon|wolverine': 'grey', 'red fox|fox|tiger|squirrel': 'orange', 'grizzly bear|brown bear|bear|deer|elk|moose|boar|goat|ox|bison|buffalo|yak|mammoth|beaver|otter|marten|beast|animal|lion': 'brown' }; // biome-ignore format: a table
const VESSEL =
  '(?:tea ?cup|coffee cup|paper cup|takeaway cup|cup|goblet|chalice|mug|beer mug|wine ?glass|glass|bottle|tankard|flask|drinking horn|horn|bowl|vial|can|skull|coconut|potion)';
const ROYAL = '(?:king|queen|prince|princess|lord|lady|emperor|empress|god|goddess|mother|master|mistress)';
const DEITIES = '(?:anubis|horus|bastet|bast|sobek|thoth)';
const ROLES =
  '(?:judge|priest|priestess|guard|guardian|warrior|soldier|king|queen|god|goddess|deity|mage|archer|knight|assassin)';
const CLOTHES =
  '(?:suit|shirt|t-?shirt|coat|dress|robes?|cape|cloak|jacket|hoodie|sweater|jumper|scarf|socks|stockings|hat|cap|trousers|pants|tunic|outfit|poncho|gown|skirt|leggings|leg warmers|costume|vest|tights|wings|beanie)';

const TIRED_EYES =
  '(?:(?:his|her|very|dark|really|heavy|an?) )*(?:(?:tired|sleepy|droopy|weary|exhausted|baggy|drowsy|half[- ](?:closed|open|lidded)|heavy[- ]lidded) (?:eyes|eyelids|look|gaze|expression)|(?:bags|(?:dark )?(?:circles|rings)|eye ?bags) (?:under|below|around) (?:(?:his|her|their|the) )?eyes|eye ?bags)';

/** What has a haft and lies on a shoulder. */
const SHOULDERED = `((?:(?:big|huge|giant|heavy|long|bloody|rusty|wooden|old|golden|iron|red|blue|green) )*${HAFTED})(?: (?:slung|resting|leaning|propped|laid|held|thrown))? (?:on|over|across|against) (?:(?:his|her|the|one|their|left|right) )*shoulders?\\b`;

export const LOOK_IDIOMS: readonly (readonly [RegExp, string])[] = [
  // what eyes say of a face is its mood
  [new RegExp(`^((?:an? |the )?)(.*?),? (?:with|has|having) ${TIRED_EYES}(?:,? and|,) (?=[a-z])`, 'i'), '$1tired $2 with '],
  [new RegExp(`^((?:an? |the )?)(.*?)(?:,|,? (?:with|and|has|having))* ${TIRED_EYES}(?=$|,| )`, 'i'), '$1tired $2'],
  // hair
  [new RegExp(`\\bslicked[- ]?back ((?:${HUE} )?)hair\\b`, 'gi'), '$1combed hair'],
  [new RegExp(`\\b((?:${HUE} )?)hair (?:is |all )?(?:slicked|combed|gelled|greased) (?:back|down)\\b`, 'gi'), '$1combed hair'],
  [new RegExp(`\\b((?:${HUE} )?)hair (?:is |all )?(?:standing(?: up)?(?: on end)?|sticking (?:up|out)|on end|stuck up|going wild|all over the place|pointing up)(?: (?:straight|wildly|in all directions|everywhere))?(?=$|,| and | with )`, 'gi'), '$1spiky hair'],
  [new RegExp(`\\b(?:messy|loose|tight|high|low|big|small|neat|sloppy|little) ((?:${HUE} )?)(?:hair ?)?buns?\\b(?! (?:bread|bakery))`, 'gi'), '$1hair bun'],
  [new RegExp(`\\b((?:${HUE} )?)hair (?:is )?(?:tied |put |pulled |worn |pinned )?(?:up |back )?in (?:an? )?(?:messy |tight |high |neat |loose |big )?(bun|ponytail|pony tail|braids?|pigtails|plaits|topknot|top knot|dreadlocks|cornrows)\\b`, 'gi'), '$1$2'],
  [new RegExp(`\\b(?:with|and|has) (?:his |her |their )?((?:${HUE} )?)(?:hair )?(?:shaved|buzzed) (?:on )?(?:the |one |both )?sides?(?: of (?:his|her) head)?\\b|,? (?:one |both )?sides? shaved\\b`, 'gi'), ' with $1undercut'],
  [/\b(?:curly|curled|twirled|waxed|twirly|thin curly|pointy|french) (moustache|mustache)\b/gi, 'handlebar moustache'],
  [/\b(?:with|and|has|wearing) (?:an? |some |two )?((?:(?:red|blue|white|pink|yellow|purple|orange|small|big|fresh) )*)(?:flowers|roses|daisies|blossoms|hibiscus(?:es)?) in (?:(?:his|her|their|the) )?hair\b/gi, 'with a $1flower crown'],
  [/\b(?:with|and|has|wearing) (?:an? )?((?:(?:red|blue|white|pink|yellow|purple|orange|small|big) )*)(?:flower|rose|daisy|lily|lotus|blossom) in (?:(?:his|her|their|the) )?hair\b/gi, 'with a $1hair flower'],
  [/\b(?:floating|flowing|wind ?blown|billowing|waving) (?=(?:[a-z]+ ){0,2}hair\b)/gi, 'long '],
  [/(?<!\b(?:white|black|red|blue|pink|purple|cream|ivory|golden|gothic) )\b(?=wedding (?:dress|gown)|bridal (?:dress|gown))/gi, 'white '],
  // whoever hunts monsters is none
  [/\b(?:yeti|troll|giant|ogre|goblin|orc|wyrm|wyvern|kraken|hydra|alien|monster|undead|basilisk|bigfoot|werebear) (?:hunter|slayer|killer)\b/gi, 'monster hunter'],
  [/\b(?:mammoth|bear|wolf|shark|crocodile|tiger|lion|boar|deer|whale|elephant) (?:hunter|slayer)\b/gi, 'hunter'],
  [/\btae ?kwon ?do (?=girl|boy|woman|man|kid|master|fighter)/gi, 'karate '],
  // feelers of who is no mast
  [/\b((?:robot|android|droid|cyborg|alien|mech|martian|bug|bee|ant|butterfly)(?: [a-z]+){0,2}) with (?:an? |one |two )?antenna(?: on (?:its|his|her|the|top of its) head)?(?=$|,| and| holding| with)/gi, '$1 with antennae'],
  // horns of an animal on somebody's head
  [/(,|\bwith|\band|\bhas|\bwearing) ((?:an? |his |her |their |two |a pair of )?(?:(?:big|large|huge|small|long|white|golden|black|mossy|curved) )*)(?:deer|stag|moose|elk|reindeer|buck|caribou)(?:'s)? (?:antlers?|horns?)\b/gi, '$1 $2antlers'],
  [/(,|\bwith|\band|\bhas) ((?:an? |his |her |two |a pair of )?(?:(?:big|large|small|tiny|see through|transparent|white|yellow) )*)(?:bee|wasp|fly|hornet|mosquito|cicada|beetle|ladybug|firefly)(?:'s)? wings\b/gi, '$1 $2insect wings'],
  // faces that are covered
  [/,? (?:(?:with|and|whose|his|her|a|the) )*(?:face (?:is )?(?:hidden |all |lost )?(?:in|by) (?:deep |dark |the )*shadows?|shadowed face|face (?:shadowed|unseen|not visible)|no (?:visible )?face(?: visible)?|(?:only |two )?glowing eyes under (?:the |his |a )?hood)\b/gi, ' with a shadow face'],
  [/,? ?(?:(?:with|and|has|whose|his|her|the|their|a) )*(?:face (?:is )?(?:all |fully |completely |half |mostly )?(?:covered|hidden|wrapped|veiled|concealed|masked)|(?:covered|hidden|wrapped|veiled|concealed) face)(?: (?:by|with|in|under|behind) (?:an? |his |her |the )?(?:(?:[a-z]+ )?(?:cloth|scarf|bandana|veil|shemagh|mask|wraps?|bandages)))?(?:,? (?:and |with |so )?(?:only|just) (?:the |his |her )?eyes (?:are )?(?:visible|showing|shown|seen|show))?\b/gi, ' with a face mask'],
  [/,? ?(?:(?:with|and|has|where|you see|you can see|showing) )*(?:only|just)(?: see)? (?:the |his |her |their )?eyes (?:are )?(?:visible|showing|shown|seen|show)(?: (?:under|through|behind|below) (?:an? |the |his |her )?(?:hood|mask|scarf|cloth))?\b/gi, ' with a face mask'],
  [/\b(?:scarf|bandana|cloth|shawl|mask|kerchief|handkerchief) (?:over|covering|across|around|wrapped around) (?:his |her |the )?(?:nose(?: and (?:his |her |the )?(?:mouth|face))?|mouth and nose|lower face|face)\b/gi, 'face mask'],
  // the fur of a beast is of its colour, and nobody is the beast
  ...Object.entries(FURS).map(([beasts, hue]): readonly [RegExp, string] => [
    new RegExp(`\\b(?:${beasts})(?:['’]s)?[- ]?(?:fur|skin|pelt|hide)s? (?=(?:cloak|cape|coat|mantle|hat|cap|boots|collar|vest|jacket|shawl|gloves|hood|tunic|kilt|loincloth)\\b)`, 'gi'),
    `${hue} fur `,
  ]),
  // who is but a hood and a robe is dressed in dark ones
  [/\b((?:(?:mysterious|dark|old|strange|silent|sinister|tall|evil) )*)(?:hooded|robed|cloaked|shadowy)(?: (?:mysterious|dark|robed|cloaked|hooded|silent|sinister))* (?:figure|stranger|person|someone|character)(?=$|,| (?:with|holding|carrying|standing))/gi, '$1black cultist'],
  [/\b((?:(?:mysterious|hooded|cloaked|masked|robed|shadowy|dark|old|strange|silent|sinister) )+)(?:stranger|figure|wanderer|someone|somebody|character|person)(?=$|,| (?:with|in|holding|carrying|wearing|standing))/gi, '$1traveler'],
  // a cloak with a hood has it up
  [new RegExp(`\\b((?:(?:dark|torn|tattered|ragged|old|long|heavy|glowing) )?(?:${HUE} )?)hooded ((?:${HUE} )?)(cloak|cape|robes?|coat)\\b`, 'gi'), '$1$2hood and a $1$2$3'],
  [new RegExp(`\\b((?:${HUE} )?)(cloak|cape|robe) with (?:an? |its |the )?hood(?: (?:up|on|pulled up|over (?:his|her) head))?(?=$|,| and )`, 'gi'), '$1$2 and a $1hood'],
  [new RegExp(`\\b(?:resting|holding|carrying|propping|leaning|with|and) (an?|his|her|the) ${SHOULDERED}`, 'gi'), 'with $1 shouldered $2'],
  [new RegExp(`\\b(?:resting|holding|carrying|propping|leaning|with) ${SHOULDERED}`, 'gi'), 'with a shouldered $1'],
  // to us
  [/\b(pointing|looking|smiling|waving|staring|winking|grinning|glaring)(?: straight| directly)? (?:at|to|towards?) (?:the )?(?:viewer|camera|player|screen|you|us|front)\b/gi, '$1'],
  [/\b(girl|boy|woman|man|guy|kid|punk|hippie|student|idol|teen|teenager|lady|gamer|rapper),? (?:with )?(?:an? )?(?:peace|victory) sign\b/gi, '$1 showing two fingers'],
  [/\b(girl|boy|woman|man|guy|kid|punk|hippie|student|idol|teen|teenager|lady|gamer|mechanic|chef|pilot),? (?:with )?(?:an? )?thumbs?[- ]up\b/gi, '$1 showing thumbs up'],
  [/\bblowing (?:an? )?(?:(?:big|pink|huge) )*(?:bubble ?gum|gum)(?: bubbles?)?\b/gi, 'blowing a bubble'],
  [/^(an? |the )?((?:[a-z-]+ ){0,3}[a-z-]+),? (?:who is |going |and )?bare ?foot(?:ed)?\b/gi, '$1barefooted $2'],
  [/\b(sitting|standing|kneeling|perched) on (an?|the|his|her) ((?:[a-z]+ ){0,2}[a-z]+?),? (?:and |while )?(?:playing|strumming)(?: on)? (?:an? |the |his |her )?(lute|guitar|flute|violin|fiddle|harp|drum|banjo|ukulele|accordion|trumpet|saxophone|horn|pan flute)\b/gi, 'with a $4 $1 on $2 $3'],
  // over a part of the body, that nobody called his
  [/\b(?:blindfold|bandages?|cloth|scarf|ribbon|band|rag)(?: tied| wrapped)? (?:over|covering|around|across|on) (?:(?:his|her|the|its|both) )?eyes?\b/gi, 'blindfold'],
  [/\b(sack|bag|bundle|swag|coat|jacket|towel|rope|rifle|gun|axe|bat|sword|hammer|net|quiver|cape|guitar|cloth|bow|spear|staff|shovel|pole)((?: of [a-z]+)?)(?: slung| thrown)? over (?:(?:one|a|the) )?shoulders?\b/gi, '$1$2 on his shoulder'],
  [/\b(?:hunched|bent|leaning|hunching|stooped|bending) over (?:an? |the |his |her )?((?:[a-z]+ )?(?:crystal ball|book|spellbook|tome|map|scroll|orb|cane|staff|walking stick))\b/gi, 'with a $1'],
  [/\b(?:hunched|bent|leaning|hunching) over (an?|the|his|her) ((?:[a-z]+ )?(?:desk|table|workbench|counter|anvil|cauldron|piano|keyboard))\b/gi, 'sitting at $1 $2'],
  [/\b(sitting|seated|kneeling)((?: crosslegged| cross-?legged| on the (?:floor|ground))?) with (an?|his|her|two)? ?((?:[a-z]+ )?[a-z]+) (?:on|across|in|over) (?:(?:his|her|the) )?(?:lap|knees)\b/gi, 'with $3 $4 $1$2'],
  [/\b(on (?:his|her|their) (?:back|shoulders?|head|hip|arm)) (running|walking|sneaking|jumping|fleeing|standing|kneeling|sitting|dancing|climbing|crawling|marching)\b/gi, '$1, $2'],
  // what runs on wheels is pushed
  [/\b(?:with|and) (an? |his |her |the )?((?:[a-z]+ )?(?:shopping cart|shopping trolley|wheelbarrow|stroller|baby carriage|pram|push ?cart|hand ?cart|lawn ?mower|trolley))\b(?! (?:full|of))/gi, 'pushing a $2'],
  [/\b(jumping|splashing|standing|walking|playing|dancing|stomping|hopping) in (?:an? |the )?((?:mud |muddy |rain |water |small |big )?)puddles?\b/gi, '$1 on a $2puddle'],
  // who aims on one knee
  [/\bkneeling,? (?:and|while)? ?(?:aiming|shooting|firing)(?: with)? (an?|his|her|the) ([a-z]+)\b/gi, 'with $1 $2 shooting on one knee'],
  [/\bkneeling,? (?:and|while)? ?(?:aiming|shooting|firing)(?: (bow|crossbow|rifle|gun|pistol))?\b/gi, 'with a $1 shooting on one knee'],
  [/\bwith a {1,2}shooting on one knee\b/gi, 'shooting on one knee'],
  // who drinks what from a vessel has the vessel
  [new RegExp(`\\b(drinking|sipping|gulping|chugging|quaffing|slurping) (?:(?:some|a sip of|hot|cold|red|fresh|his|her|the|a|of) )*(?:[a-z]+ )?(?:from|out of|in) (?:an?|the|his|her) ((?:[a-z]+ ){0,2}${VESSEL})\\b`, 'gi'), '$1 a $2'],
  [/\b(drinking|sipping|gulping|chugging|quaffing) (an?|the|his|her) (gold(?:en)?|silver|jewell?ed|royal) cup\b/gi, '$1 $2 $3 goblet'],
  // people of gods with the heads of animals
  [new RegExp(`\\b(${DEITIES}) ${ROLES}\\b`, 'gi'), '$1'],
  [new RegExp(`\\b(${ROYAL}) of (?:the )?(?:[a-z]+s)\\b(?=,? (?:an? |as an? |is an? )?(?:human|woman|man|girl|boy)\\b)`, 'gi'), '$1'],
  [/(?<=\b(?:king|queen|prince|princess|lord|lady|emperor|empress|goddess|god)), (?:an? )?human\b/gi, ''],
  [/\b(scientist|doctor|professor|chemist|hatter) (mad|crazy|evil)\b/gi, '$2 $1'],
  // cloth of all colours
  [new RegExp(`\\b(?:rainbow|(?:parrot|peacock|many|multi|all|rainbow|clown)[- ]colou?red|multicolou?r(?:ed)?|technicolou?r|rainbow[- ]stripe[ds]?|colou?rful striped)(?:[- ](?:colou?red|colou?r|striped))? (${CLOTHES})\\b`, 'gi'), 'rainbowed $1'],
  [new RegExp(`\\b(${CLOTHES}) (?:in|of) (?:all )?(?:the )?(?:rainbow colou?rs|colou?rs of the rainbow|many colou?rs)\\b`, 'gi'), 'rainbowed $1'],
  [new RegExp(`\\btie[- ]?dyed? (${CLOTHES})\\b`, 'gi'), 'tiedyed $1'],
  // on a hat
  [/(?<!^(?:an? |the )?(?:[a-z]+ )?)\b(hat|robe|cloak|cape|dress|gown|pajamas|scarf)(?:,)? (?:and|with|covered in|covered with) (?:(?:some|little|small|tiny|many|yellow|golden|gold|white|silver) )*stars(?: and (?:moons?|planets))?(?: (?:on|all over) (?:it|them))?(?=$|,| and | with )/gi, 'starry $1'],
  // wheels and beasts of those who ride
  [/^(an? |the )?((?:[a-z]+ ){0,3}?)(cyclist|bicyclist|bike rider|bicycle rider|bmx rider|mountain biker)(?!.*\b(?:bike|bicycle|bmx)\b)(.*)$/i, '$1$2bike racer$4 riding a bicycle'],
  [/\b(?:on|riding) (an?|his|her|the) ((?:[a-z]+ )??)(?:racing|road|mountain|race|bmx|city|sports?|racing style) (?:bike|bicycle)\b/gi, 'riding $1 $2bicycle'],
  [/^(an? |the )?((?:[a-z]+ ){0,3}?)(?:horse ?rider|equestrian|horse riding (?:girl|boy|woman|man))(?!.*\b(?:horse|pony)\b)(.*)$/i, '$1$2jockey$3 riding a horse'],
  [/\b(?:professional )?dog[- ]walker\b/gi, 'person walking a dog'],
  [/\b(?:skateboarder|skater (?:boy|girl|kid|dude))\b(.*?) (?:doing|performing|landing) (?:an? )?(?:kick ?flip|ollie|trick|jump|stunt|grind)s?\b/gi, 'skateboarder$1 jumping'],
]; // biome-ignore format: one line a turn
