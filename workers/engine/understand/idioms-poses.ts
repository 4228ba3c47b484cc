/** How people carry themselves: limbs and what they do, said as one act of the tables ("arms spread wide" is no piece of dress). */
const OWN = '(?:(?:his|her|their|its|the|both|two|a|an) )*';
const WITH = '(?:,? (?:with|and|has|having|holding|keeping))? ?';
const BIRDS = '(?:flamingo|heron|stork|crane|bird|egret|ibis|pelican|spoonbill|chicken|rooster|duck)';
const WEAPON =
  '((?:(?:big|huge|giant|long|shiny|glowing|golden|magic|holy|flaming|rusty|great|legendary|broken) )*(?:[a-z]*sword|katana|sab(?:er|re)|scimitar|cutlass|rapier|dagger|[a-z]*axe|[a-z]*hammer|mace|spear|staff|wand|torch|lantern|trophy|flag|banner|trident|halberd|scythe|club|pickaxe|light ?saber|blade))';
const UP =
  '(?: up)?(?: (?:high|up|into the air|in the air|in air|to the sky|towards? the sky|to the heavens|skywards?|aloft|overhead|above (?:his|her|their) head|over (?:his|her|their) head))';

const BARE_HANDED =
  '(?:kick|thai )?box(?:er|ing (?:champion|man|woman|girl|boy|cat|bear|kangaroo))|prizefighter|pugilist|(?:mma|ufc|muay thai|street|cage|karate|kung[- ]fu|judo|pit|ring|fist|bare[- ]knuckle) ?fighter|brawler|wrestler|luchador|karateka|karate (?:master|kid|girl|guy|man|boy|student|champion)|kung[- ]fu (?:master|monk|student|girl)|martial artist|judoka|shaolin(?: monk)?|monk|thug|bully|gangster|hooligan|sumo(?: wrestler)?';

export const POSE_IDIOMS: readonly (readonly [RegExp, string])[] = [
  // "a soldier, aiming rifle"
  [/, (swinging|aiming|firing|raising|brandishing|drawing|pointing) (?:(?:an?|his|her|the) )?(?=(?:great|long|short|broad|battle|cross|war|laser|shot|hand)?(?:sword|rifle|gun|pistol|bow|axe|hammer|spear|musket|katana|staff|wand|dagger|blaster|revolver)\b)/gi, ' $1 a '],
  // on a knee of one's own, over a shoulder of one's own
  [/\b(?:crouch(?:ed|ing)|kneel(?:ed|ing)|down|resting|knelt) on (?:one|a|his|her|a single) knee\b/gi, 'kneeling'],
  [/,? ?\b(?:looking|glancing|peeking) (?:back )?over (?:(?:his|her|the|one|a) )?shoulder\b/gi, ' glancing back'],
  [/\b(?:standing )?(?:at|to) attention\b/gi, 'standing'],
  [/\b(?:looking|gazing|staring) up(?: (?:at|to|into) (?:the )?(?:sky|stars|heavens|ceiling))?\b/gi, 'looking up'],
  [/,? (?:with )?(angry|sad|happy|scared|surprised|tired) and (?:with )?((?:his |her )?(?:arms crossed|crossed arms|arms folded|hands on (?:his |her )?hips))\b/gi, ', $1, $2'],
  [/\b((?:with )?(?:his |her )?(?:arms crossed|crossed arms|arms folded|hands on (?:his |her )?hips)),? and (angry|sad|happy|scared|surprised|tired|grumpy|smug)\b/gi, '$1, $2'],
  // birds stand so anyway
  [new RegExp(`\\b(${BIRDS}\\b[^,]*?),? (?:standing |resting )?on (?:one|1) leg\\b`, 'gi'), '$1'],
  [/\b(ballerina|ballet dancer|dancer|figure skater)\b(.*?),? (?:(?:standing|balancing|posing|dancing|spinning|up|poised) )*(?:on (?:one|1|a single) (?:leg|foot|toe)|on (?:her |his )?(?:tip ?)?toes|en pointe|(?:doing|in) (?:an? )?(?:pirouette|arabesque|ballet pose))(?=$|,| and | in )/gi, '$1$2 pirouetting'],
  [/\b(?:doing|performing|spinning in) (?:an? )?(?:pirouette|arabesque)\b/gi, 'pirouetting'],
  [/\b(?:(?:standing|balancing|posing|hopping|balanced|poised) )*on (?:one|1|a single|his left|his right|her left|her right) (?:leg|foot)\b(?:,? (?:in )?(?:an? |the )?(?:crane|flamingo|stork) (?:stance|pose))?/gi, 'balancing'],
  [/\b(?:(?:doing|in|holding|with|practi[cs]ing) )*(?:an? |the )?(?:crane|tree|flamingo|stork) (?:stance|pose|kick stance)\b/gi, 'balancing'],
  // hair and the wind
  [/(?:,| with| and| has)*(?: (?:his|her|their|the|its))? ((?:(?:long|short|red|blonde?|black|brown|white|blue|green|pink|purple|silver|grey|gray|golden|orange|dark|wavy|curly|messy) )*)hair (?:is )?(?:blowing|flowing|waving|streaming|flying|fluttering|billowing|whipping)(?: (?:in|with) (?:the )?(?:wind|breeze|air)| to (?:the|one) side| behind (?:her|him))?(?=$|,| and | with )/gi, ' with $1windblown hair'],
  [/\b(?:windswept|wind[- ]swept|wind[- ]blown) hair\b/gi, 'windblown hair'],
  // who takes a helmet off has it in the arm
  [/\b(?:taking|pulling) off (?:his|her|the|their) helmet\b|\bremoving (?:his|her|the|their) helmet\b/gi, 'with helmet under his arm'],
  [/\bjumping (?:with|in|and doing|doing|into) (?:an? )?(?:flying )?kick\b|\bjump kick(?:ing)?\b/gi, 'flying kick'],
  [/\bhanging(?: upside down)? (?:from|on|off) (?:the |an? )?(?:ceiling|rafters|roof beam)\b/gi, 'hanging upside down'],
  // fists before the chin
  [new RegExp(`${WITH}${OWN}(?:guard|fists|gloves|boxing gloves|dukes)(?: (?:raised|held))? ?(?:up|raised|high)\\b|${WITH}${OWN}(?:raised|high) guard\\b|${WITH}${OWN}(?:raised (?:fists|gloves)|fists (?:raised|held high|ready))\\b|\\b(?:in|with|taking) (?:an? |his |her )?(?:boxing|boxer|guard|guarding) (?:stance|pose|position)\\b`, 'gi'), ' guarding with fists'],
  // who fights with bare hands has them before the chest
  [new RegExp(`^(?!.*\\b(?:[a-z]*swords?|katana|dagger|kni(?:fe|ves)|[a-z]*axe|mace|spear|staff|club|bat|chain|guns?|pistols?|nunchucks?|blade)\\b)(.*\\b(?:${BARE_HANDED})\\b.*?),? (?:standing |ready )?(?:(?:in|with|taking|holding|doing) )?(?:an? |his |her |the )?(?:fight(?:ing|er)?|combat|battle|boxing|martial arts?|karate|kung[- ]fu|judo|ready|defensive|guard(?:ed|ing)?) (?:stance|pose|position)\\b`, 'gi'), '$1 guarding with fists'],
  [new RegExp(`^(?!.*\\b(?:[a-z]*swords?|katana|dagger|kni(?:fe|ves)|[a-z]*axe|mace|spear|staff|club|bat|chain|guns?|pistols?|nunchucks?|blade)\\b)(.*\\b(?:${BARE_HANDED})\\b.*?),? (?:ready (?:to fight|for (?:a |the )?(?:fight|battle|match|round))|squaring up|putting up (?:his|her) fists|on guard)\\b`, 'gi'), '$1 guarding with fists'],
  [/\b(boxer|kickboxer|mma fighter|brawler|fighter)\b(.*?),? (?:with )?(?:his |her |both )?(?:hands|arms) up\b/gi, '$1$2 guarding with fists'],
  [/\b(?:flexing|showing(?: off)?|tensing|displaying) (?:his|her|their|its|the|both|big|huge|strong| )*(?:muscles|biceps?|arms|muscle|guns)\b|\b(?:in|doing|with|striking) (?:an? )?(?:flex(?:ing)?|bodybuild(?:er|ing)|muscle|strongman) pose\b/gi, 'flexing'],
  [/\b(?:giving|doing|making) (?:an? )?(?:military |army )?salute\b/gi, 'saluting'],
  // arms
  [new RegExp(`${WITH}${OWN}arms (?:stretched|reaching|held|raised|extended) (?:straight )?(?:out |forwards? )*(?:in front|ahead|forwards?|before)(?: of (?:him|her|it|them|himself|herself))?\\b`, 'gi'), ' reaching ahead'],
  [/\b((?:zombie|mummy|ghoul|undead|frankenstein|sleepwalker)\b[^,]*?),? (?:with )?(?:his |her |its |both )?(?:arms|hands) (?:stretched(?: out)?|out|outstretched|extended|forward|raised forward)\b/gi, '$1 reaching ahead'],
  [new RegExp(`${WITH}${OWN}(?:arms|hands) (?:(?:spread|stretched|held|flung|thrown|opened|stretching|wide)(?: (?:wide|out|open|apart))*|outstretched|outspread|wide open|wide|open wide|open|out|extended)(?: (?:to (?:the|both) sides|in (?:welcome|a t pose)))?(?=$|,| and | in | on |\\.)`, 'gi'), ' spreading arms'],
  // a cape that is spread is spread by the arms
  [/(?:,|,? (?:with|and|spreading|opening))? ?(?:(?:his|her|its|an?|the) )?((?:[a-z]+ )?)(cape|cloak|cloth)(?: (?:is|all))? (?:spread|opened|spreading|held open|flared|held)(?: (?:wide|out|open|like (?:bat )?wings))*(?=$|,| and | in )/gi, ' with a $1$2 spreading arms'],
  [/\b(?:with )?(?:an? |his |her )?(?:(?:wide|out)?spread|spreading|open(?:ing)?|flared)(?: (?:his|her|its|the))? ((?:[a-z]+ )?)(cape|cloak)\b/gi, 'with a $1$2 spreading arms'],
  [/\b(?:in (?:an? )?)?t[- ]pos(?:e|ing)\b/gi, 'spreading arms'],
  [new RegExp(`${WITH}${OWN}(?:hands|arms)(?: (?:clasped|folded|held|hidden|crossed|tied))? behind (?:his|her|their|the) back\\b`, 'gi'), ' clasping hands behind'],
  [new RegExp(`${WITH}${OWN}(?:hands|arms)(?: (?:clasped|folded|held))? behind (?:his|her|their|the) head\\b`, 'gi'), ' clasping hands behind head'],
  [new RegExp(`${WITH}${OWN}hands? (?:(?:stuffed|deep|shoved|kept|buried) )?in (?:his |her |their |the )?(?:(?:coat|jacket|hoodie|trouser|jeans?) )?pockets?\\b`, 'gi'), ' pocketing hands'],
  [/\b(?:face ?palms?|face ?palming|doing (?:an? )?face ?palm)\b|\bhands? (?:over|on|covering) (?:(?:his|her|their|the) )?(?:eyes|face)(?: in (?:shame|despair|embarrassment))?(?=$|,)/gi, 'facepalming'],
  [new RegExp(`${WITH}${OWN}(?:hand|finger|fist) (?:on|to|under|at|against|resting on) (?:his|her|their|the) (?:chin|temple|cheek)(?:,? thinking)?\\b|\\b(?:stroking|scratching|rubbing) (?:his|her|their|the) (?:(?:long|white|grey|gray) )*(?:chin|beard|head)\\b|\\bin (?:deep )?thought\\b`, 'gi'), ' thinking'],
  [new RegExp(`${WITH}${OWN}(?:closed eyes|eyes (?:are )?(?:closed|shut))\\b(?! (?:helmet|mask))`, 'gi'), ', closedeyed '],
  // a spot on a face is no beast that digs
  [/\b((?:man|woman|girl|boy|lady|person|guy|face|queen|princess|actress|singer|witch|king)\b[^,]*?) with (?:an? )?(?:(?:big|small|hairy|dark) )?mole(?: (?:on|near|above|below|under) (?:his|her|the) [a-z]+)?(?=$|,| and | with )/gi, '$1 with a beauty mark'],
  [/\b(?:cross|wall|boss)[- ]eyed /gi, ''],
  [/\b(?:tribal |black |blue |red |glowing )?tattoos? (?:on|over|across|covering) (?:his|her|their|the) (?:face|cheeks?|forehead)\b/gi, 'face tattoo'],
  // movements of the body that are named like things
  [/\b(?:doing |performing |making )(?:an? )?(?:cartwheels?|hand ?springs?|back ?flips?)\b|\bcartwheeling\b/gi, 'doing a handstand'],
  [/\b(?:in (?:an? )?)?(?:victory|victorious|winning|triumphant|champion|celebration) (?:pose|stance|dance)\b/gi, 'cheering'],
  [/\bfanning (?:him|her|them)self\b/gi, 'with a hand fan'],
  [/\blistening to (?:the |some |loud )?(?:music|a song|songs|a podcast|the radio)\b/gi, 'with headphones'],
  [/\bbrushing (?:his|her|their) hair\b/gi, 'with a hairbrush'],
  [/\b(?:giving|making|showing|doing|with|holding up) (?:an? |his |her |two |the |both )?(?:big )?thumbs?[- ]up\b/gi, 'showing thumbs up'],
  [/\b(?:giving|making|showing|doing|with|holding up|flashing) (?:an? |his |her |the )?(?:peace|victory|v) (?:sign|hand|fingers)\b/gi, 'showing two fingers'],
  [/\b(?:with )?(?:an? |his |her )?hand (?:resting )?on (?:the |his |her )?(?:hilt|(?:sword|katana|blade|weapon)(?: hilt| handle)?)(?: of (?:his|her|the) (?:sword|katana|blade))?\b/gi, 'with a sheathed sword gripping the hilt'],
  // upside down and wide
  [/\b(?:doing|performing|in|standing in) (?:an? )?hand ?stand\b|\bstanding on (?:his|her|their|both) (?:hands|head)\b|\bwalking on (?:his|her) hands\b/gi, 'handstanding'],
  [/\b(?:doing|performing|in) (?:the |an? )?splits?\b/gi, 'doing a split'],
  // what a hand holds on high, or towards somebody
  [new RegExp(`\\b(?:raising|holding|lifting|thrusting|pointing|hoisting|with)(?: up)? (his|her|their|an?|the) ${WEAPON}(?: raised| held| lifted| pointed)?${UP}\\b`, 'gi'), 'with $1 $2 raising aloft'],
  [/\b(?:holding|with|carrying)(?: up)? (an?|his|her|the) ((?:[a-z]+ ){0,2}(?:umbrella|parasol)) (?:above|over) (?:his|her|their) heads?\b/gi, 'holding $1 $2'],
  // whatever is said to be over the head; an umbrella is there anyway
  [/\b(?:raising|holding|lifting|hoisting)(?: up)? (his|her|their|an?|the) ((?!umbrella|parasol|balloon)(?:(?!with\b|and\b|balloon)[a-z-]+ ){0,3}?(?!umbrella|parasol|balloon|halo|cloud)[a-z-]+?)(?: raised| held| lifted)?(?: (?:high|up))? (?:above|over) (?:his|her|their|its) head\b/gi, 'with $1 $2 raising aloft'],
  [new RegExp(`\\b(?:raising|lifting|hoisting|holding up) (his|her|their|an?|the) ${WEAPON}(?: up)?(?=$|,| in )`, 'gi'), 'with $1 $2 raising aloft'],
  [new RegExp(`\\b(?:with )(his|her|their|an?|the) (?:raised|lifted|uplifted) ${WEAPON}\\b`, 'gi'), 'with $1 $2 raising aloft'],
  [new RegExp(`(?:,| with)? ${WEAPON} (?:raised|lifted|held high|held up|aloft|held aloft)${UP}?(?=$|,| and )`, 'gi'), ' with a $1 raising aloft'],
  [new RegExp(`\\b(?:pointing|aiming|stretching out|holding out|levell?ing) (?:with )?(his|her|their|an?|the) ${WEAPON}(?: (?:forwards?|ahead|at (?:the )?(?:viewer|enemy|enemies|you|camera)|straight ahead|out))*(?=$|,| in )`, 'gi'), 'with $1 $2 pointing ahead'],
  // in the air without standing or lying
  [/\b(?:(?:meditating|sitting(?: cross-?legged| in lotus position)?|cross-?legged),? (?:and|while|but)? ?(?:floating|levitating|hovering|flying)|(?:floating|levitating|hovering) (?:and|while|in)? ?(?:(?:in )?meditat(?:ing|ion)|(?:sitting )?(?:cross[- ]?legged|in (?:the )?lotus(?: position| pose)?)))(?: (?:in (?:the )?(?:mid ?-?air|air)|above (?:the )?ground|in the lotus position))?(?=$|,| and | with | in )/gi, 'levitating in meditation'],
  [/\b(floating|levitating|hovering)(?: (?:slightly|just|a bit|a little))? (?:above|over|off) (?:the )?(?:ground|floor)\b|\b(floating|levitating|hovering) in (?:the |mid[- ]?)?air\b/gi, '$1$2'],
]; // biome-ignore format: one line a turn
