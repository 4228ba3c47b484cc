/** Turns of phrase about animals and monsters, said in the words of the tables. */
const HUES =
  'black|white|brown|gr[ae]y|blue|purple|green|red|yellow|pink|gold(?:en)?|silver|tan|cream|teal|violet|orange|crimson|cyan|magenta|turquoise';
const PETS =
  'cat|kitten|dog|puppy|horse|pony|foal|cow|calf|bull|goat|pig|piglet|rabbit|bunny|fox|wolf|bear|bird|mouse|rat|hamster|guinea pig|tiger|lion|snake|frog|lizard|fish|butterfly|dragon|spider|bee|wasp|owl|parrot|turtle|deer|sheep|llama|corgi|husky|beetle|salamander|gecko|newt|koi|snail|octopus|crab|monkey|panda|raccoon|ferret|otter|moth|slime|monster';
const GROWERS =
  'golem|giant|troll|ogre|colossus|guardian|skeleton|dragon|bear|wolf|boar|elephant|treant|statue monster|elemental|robot|mech|turtle|tortoise|deer|stag|lion|tiger|knight|zombie|horse|bull|minotaur|dinosaur|crab|frog|toad|creature|beast|monster';

/** What may be all eyes and mouths. */
const LUMPS = 'eldritch horror|horror|monster|creature|beast|abomination|blob|thing|demon|flesh|mass|ball';
const ALL_OF =
  '(?:(?:all |entirely |completely )?(?:covered|filled|full|made|made up|composed|consisting|plastered|riddled) (?:in|with|of|out of|from))';
const MUCH =
  '(?:(?:many|lots of|a lot of|multiple|countless|hundreds of|dozens of|too many|several|sharp|human|glowing|bloodshot|staring|random) ?)+';

export const BEAST_IDIOMS: readonly (readonly [RegExp, string])[] = [
  // where a fish of the deep lives, and its own lamp, are in its drawing
  [/\b(?:deep|dark)[- ]?(?:sea|ocean|water) (?=(?:[a-z]+ )?(?:angler ?fish|angler|viperfish|gulper eel|lantern ?fish)\b)/gi, ''],
  [/\b(angler ?fish),? (?:with )?(?:an? |its )?(?:glowing |bright |little |small )*(?:lamp|light|lure|lantern|bulb|antenna|esca)(?: (?:that (?:is )?)?(?:glowing|shining|lit|glows|shines|on its head|in front|hanging|dangling))*(?: in (?:the )?(?:dark(?:ness)?|deep|abyss))?(?=$|,)/gi, '$1'],
  // the maw of a mimic is in its drawing; only what is said of its colours is more
  [/\b(mimics?(?: chest| treasure chest)?|(?:treasure )?chest mimic),? with (?:(?:an? |its |sharp |big |large |long |many |pointy |white |scary |jagged |rows of |open |wide )*(?:teeth|fangs|mouth|maw|jaws|lid)(?:,? and |, ?| |$))+/gi, '$1 with '],
  [/\b(mimics?(?: chest| treasure chest)?|chest mimic) with (?:(?:an? |its |long |big |huge |lolling )*(?:tongue)(?: (?:sticking|hanging|lolling|coming) out)?)?(?: (?:inside|in it))?\s*(?=$|,)/gi, '$1'],
  // chains hang over those who have them at the neck
  [new RegExp(`\\b((?:${PETS}|hound|cerberus|hellhound|boar|bull|beast|demon|minotaur|dragon|griffin|gorilla)\\b[^,]*?),? (?:with |and |has |wearing )?(?:(?:heavy|thick|broken|iron|steel|metal|rusty|an?|some) )*chains? (?:around|on|round|about|hanging from) (?:(?:the|its|their|his|all|each|every|three|both) )*(?:necks?|heads?|throats?|body|bodies|shoulders)\\b`, 'gi'), '$1 with chains'], // biome-ignore format: one line
  // who walks dead is of that folk still
  [/\b((?:wood |dark |high |night )?elf|elven|elvish|dwarf|dwarven|orc|orcish|gnome|halfling|goblin|troll|ogre|tiefling|hobgoblin) (zombie|ghoul)\b/gi, 'zombie $1'],
  [/\bzombie (el|dwar)ven\b/gi, 'zombie $1f'],
  // a mixed beast has the head and body of the beasts it is mixed of already
  [/\b((?:griffin|gryphon|hippogriff)\b(?:(?! and a ).)*?),? (?:and )?(?:with )?(?:an? |the |its )?(?:white |bald )?(?:eagle|hawk|bird)(?:'s)? (?:head|wings|beak)\b/gi, '$1'],
  [/\b(griffin|gryphon|hippogriff),? with brown (?:feathers|wings|plumage)\b/gi, '$1'],
  [/\b((?:griffin|gryphon|dragon|phoenix|eagle|pegasus|hippogriff)\b.*?),? (?:and )?(?:with )?(?:its |the )?wings (?:half|partly|slightly)[- ](?:open(?:ed)?|spread|raised|folded)\b/gi, '$1'],
  [/,? (?:and )?(?:with )?(?:its |the )?wings (?:half|partly|slightly)[- ](?:open(?:ed)?|spread|raised|folded)\b/gi, ' with wings'],
  [/\b((?:griffin|gryphon|hippogriff|manticore|sphinx|chimera)\b(?:(?! and a ).)*?),? (?:and |with )?(?:an? |the |its )?(?:lion(?:'s)?|horse(?:'s)?) (?:body|legs)\b/gi, '$1'],
  [/\b((?:griffin|gryphon|hippogriff|dragon|bear|horse|lion|wolf|unicorn|pegasus|beast)\b.*?\b(?:rearing(?: up)?|standing))(?:,| and)?(?: with)? (?:an?|one|its|both|the) (?:front |fore)?(?:claws?|paws?|hoof|hooves|foreleg|forelegs|front legs?) (?:raised|lifted|up|in the air)\b/gi, '$1'],
  [/\b(snail|hermit crab)((?: [a-z]+)??),? (?:with|carrying|wearing|that has) an? (?:little |small |tiny )?([a-z]+) (?:as (?:an? |its )?|for an? |instead of (?:an? |its )?)shell\b/gi, '$1$2 without shell with a $3 on its back'],
  [/\b(snail|hermit crab)((?: [a-z]+)??),? (?:living in|whose shell is|with its shell (?:being|as)) an? (?:little |small |tiny )?((?:[a-z]+ )?(?:house|castle|cottage|teapot|tower|hut|cupcake|mug|helmet|skull|pumpkin))\b/gi, '$1$2 without shell with a $3 on its back'],
  [/\b(snail|turtle|tortoise|(?<!hermit )crab)((?: [a-z]+)??) with an? (?:little |small |tiny )?([a-z]+) (?:as (?:a |its )?|for a |instead of (?:a |its )?)shell\b/gi, '$1$2 with a $3 on its back'],
  // a body has a chest of its own
  [new RegExp(`\\b((?:${GROWERS})\\b(?:(?! and a ).)*?),? (?:with|and|has) (?:an? |its |the )?(?:big |deep |badly |partly )?(?:cracked|fractured|split|shattered|broken) (?:chest|torso|body)\\b`, 'gi'), '$1 with cracks'], // biome-ignore format: one line
  [new RegExp(`\\b((?:${GROWERS})\\b(?:(?! and a ).)*?),? (?:with|and|has) (?:an? |its |the )?((?:[a-z]+ )?)(?:glowing|shining|burning) (?:chest|torso)\\b`, 'gi'), '$1 with a $2glowing core'], // biome-ignore format: one line
  [new RegExp(`\\b((?:${GROWERS})\\b(?:(?! and a ).)*?),? (?:with|and|has) (?:an? |its |the )?(?:big|broad|huge|muscular|puffed[- ]out|puffed[- ]up|massive|wide) chest\\b`, 'gi'), '$1'], // biome-ignore format: one line
  // who is in a hat has it on
  [new RegExp(`\\b(${PETS}|octopus|squid|slime|blob|ghost|crab|snail|penguin|duck|toad|chicken|goose|raccoon|skeleton|mushroom|worm|bat|shark|whale|dinosaur|monster|mouse) in (an? (?:[a-z]+ ){0,3}?(?:hat|cap|crown|tiara|helmet|beret|sombrero|fez|beanie|turban)s?)\\b`, 'gi'), '$1 wearing $2'], // biome-ignore format: one line
  // the fruit is of another line: here it is a colour
  [new RegExp(`\\borange(?= (?:and|&) (?:${HUES}) (?:[a-z]+ )?(?:${PETS})s?\\b)`, 'gi'), 'darkorange'],
  // the paler colour is the marking
  [new RegExp(`\\bwhite (?:and|&) (black|brown|gr[ae]y|orange|tan|ginger|golden|red|blue|pink) (?=(?:[a-z]+ )?(?:${PETS})s?\\b)`, 'gi'), '$1 and white '], // biome-ignore format: one line
  [new RegExp(`\\b(${HUES}) and white rabbit\\b`, 'gi'), '$1 and white bunny'],
  [new RegExp(`\\b((?:${PETS})s?),? (?:in |colou?red )?(${HUES}) (?:and|&) (${HUES})(?=$|,)`, 'gi'), '$2 and $3 $1'],
  // rolled up: the ball is itself
  [/,? (?:that is |which is )?(?:curled|curling|rolled|rolling|balled|tucked)(?: itself)?(?: up)? (?:in|into|like) (?:an? |its )?(?:(?:tight|little|small|spiky|spiny|armou?red|perfect|fluffy|round) )*(?:ball|sphere)\b/gi, ' curled up'],
  [/\b(hedgehog|armadillo|pangolin|porcupine),? (?:that is )?(?:rolled|balled|rolling|rolling up|rolled in|tucked)(?: up)?(?=$|,)/gi, '$1 curled up'],
  [/(?<!with |'s |the )\b(?:floating |flying |hovering |giant |big |huge |evil |bloodshot )*eyeball (?:demon|devil|imp|fiend)s?\b(?!,? (?:with|and) [a-z ]*(?:horns|wings|tentacles))/gi, 'floating eyeball with horns'],
  [/(?<!with |'s |the )\b(?:floating |flying |hovering |giant |big |huge |evil |bloodshot )*eyeball (?:demon|devil|imp|fiend|monster|creature|beast|horror)\b/gi, 'floating eyeball'],
  [/^(?:an? |the )?(?:(?:floating|flying|giant|big|evil|red|bloodshot) )*demon(?:ic)? eye(?:ball)?(?=$|,| with\b)/gi, 'floating eyeball'],
  // games in which monsters are caught: what kind of game says nothing, the type gives colour and sign
  [/,? (?:just |looks? |looking )*(?:like|as) (?:those |the ones |ones )?(?:in|from) (?:an? |the |those |some )?(?:[a-z-]+ ){0,4}(?:games?|rpgs?|anime|cartoons?|movies?)(?=$|,)/gi, ''],
  [/\b(?:starter|evolved|first stage|second stage|stage one)[- ]+(?=(?:monster|creature|pet|beast)\b)/gi, ''],
  [new RegExp(`^(?=.*\\b(?:${PETS}|${GROWERS})\\b)(an? |the )?(.*?)(?:,? ?\\b(?:of )?(?:the |an? )?fire[- ](?:type|element)\\b)(.*)$`, 'i'), '$1orange-red $2$3 with a flaming tail'], // biome-ignore format: one line
  [new RegExp(`^(?=.*\\b(?:${PETS}|${GROWERS})\\b)(an? |the )?(.*?)(?:,? ?\\b(?:of )?(?:the |an? )?(?:grass|plant|leaf|nature)[- ](?:type|element)\\b)(.*)$`, 'i'), '$1green $2$3 with a leaf on its head'], // biome-ignore format: one line
  [new RegExp(`^(?=.*\\b(?:${PETS}|${GROWERS})\\b)(an? |the )?(.*?)(?:,? ?\\b(?:of )?(?:the |an? )?(water|electric|ice|poison|lightning)[- ](?:type|element)\\b)(.*)$`, 'i'), '$1$3 $2$4'], // biome-ignore format: one line
  // what burns on an animal is flames in that place
  [/\b(?:burning|fiery|blazing|flame|fire|aflame|ignited|lit|ablaze) (?=(?:mane|tail|hooves|hoofs|fur|paws|feet)\b)/gi, 'flaming '],
  [/\b(mane|tail|hooves|fur|paws)(?: (?:and|&) (mane|tail|hooves|fur|paws))? (?:is |are |that is |that are )?(?:on fire|of (?:fire|flames?)|made of (?:fire|flames?)|aflame|ablaze|burning|in flames|engulfed in flames)\b/gi, 'flaming $1 flaming $2'],
  [/ flaming (?=$|,|\.)/gi, ''],
  [/\b(blue|green|purple|white|violet|cyan|pink) flaming (mane|tail|hooves|fur|paws)\b/gi, 'flaming $2 with $1 flames'],
  [/\bflaming (mane|tail|hooves|fur|paws) (?:and|&) (mane|tail|hooves|fur|paws)\b/gi, 'flaming $1 and flaming $2'],
  [/\b(?:dripping|draped) (?:with|in) (?=(?:[a-z]+ )?(?:vines|seaweed|kelp|algae)\b)/gi, 'with hanging '],
  [/\b(?:scholar'?s?|academic|professor'?s?|graduate'?s?|graduation|doctoral|student'?s?) (?:hat|cap)\b/gi, 'graduation cap'],
  // a boss is drawn as what it is, large and horned where it has horns
  [/\b(dragon|wyvern|spider|scorpion|wolf|bear|crab|octopus|kraken|snake|worm|bat|rat|slime|bee|beetle|plant|mushroom|eyeball|lion|boar|bull|shark|toad|frog|turtle|dinosaur)[- ](?:mini[- ]?|final |raid |world )?boss\b(?! (?:fight|battle|room|arena|music|bar|health))/gi, '$1'],
  [/\b(?:an? )?(?:crown|crest|ring) of (?:(?:sharp|big|curved|black|bone|long|golden) )*(?:horns|spikes)\b/gi, 'horns'],
  [/\b(slime|blob|ooze) (?:in|wearing|with) (?:an? )?(?:(?:knight|plate|steel|iron|heavy|golden|gold|metal)'?s? )+armou?r\b/gi, '$1 wearing a knight helmet'],
  [/\b(crown) with (?:spikes|points|prongs)\b/gi, '$1'],
  [/\bgrazing (?:in|on|among) (?:the |some |a )?(?:(?:tall|green|fresh|lush|long) )*(?:grass|pasture|grassland)\b/gi, 'grazing in a meadow'],
  // wings that are shown wide
  [/,? (?:and )?(?:with )?(?:spreading|opening|unfolding|unfurling|stretching|extending|fanning)(?: out)? (?:(?:its|his|her|their|both|the|huge|big|great|giant|mighty|large|massive) )*wings?(?: (?:wide|out|open|fully))*\b/gi, ' with spread wings'],
  [/,? (?:with |and )?(?:(?:its|his|her|their|both|the|huge|big|great|giant|mighty|large) )*wings (?:are )?(?:fully |wide |widely )?(?:spread|open|outstretched|extended|unfurled|raised|stretched|unfolded|wide)(?: (?:wide|out|open|apart|wide open))?\b/gi, ' with spread wings'],
  // moss grows on somebody, and is no hat
  [new RegExp(`\\b((?:[a-z]+ )*?)(${GROWERS})((?: with [a-z ]+?)?),? (?:that is |partly |partially |all )?(?:covered|overgrown|coated|grown over) (?:in|with|by) (?:thick |green |old |some )*(?:moss and (?!vines|weeds|seaweed|algae|kelp)[a-z]+|[a-z]+ and moss|moss|lichen)\\b`, 'gi'), 'mossy $1$2$3'], // biome-ignore format: one line
  // what hangs round a neck or lies on a back is part of the animal's own harness
  [new RegExp(`\\b(${PETS}|boar|hound|pony|donkey|camel|elephant|reindeer|puppies|kitten|lamb|panther|lynx),? (?:that is )?(?:wearing|in) (?:an? |its |the )?((?:[a-z]+ ){0,2}?)(collar|saddle|bandana|scarf|bell|saddlebags?|glasses|sunglasses|shades|eye ?patch|monocle|cape|cloak|mantle|sweater|jumper|pullover|hoodie|turtleneck|jersey|t-shirt|tee|vest|raincoat|armou?r|breastplate|chainmail|barding)\\b`, 'gi'), '$1 with a $2$3'], // biome-ignore format: one line
  [/\b(?:giant |huge |big )?(?:worm|earthworm)s?,? with (?:(?:sharp|big|many|huge|rows of|a|an|its|open|round|toothed) )*(?:teeth|fangs|mouth|maw|jaws)(?: (?:full )?of (?:sharp )?teeth)?\b/gi, 'giant sandworm'],
  [/\bmushroom[- ](frog|toad|crab|turtle|tortoise|octopus|slime|owl|dragon|penguin)\b(?! (?:soup|stew|house))/gi, '$1 with a mushroom on its head'],
  [/\bmushroom[- ](cat|kitten|dog|puppy|horse|pony|cow|bull|goat|pig|rabbit|bunny|fox|wolf|bear|mouse|rat|hamster|tiger|lion|deer|stag|boar|sheep|hedgehog|hound)\b(?! (?:soup|stew))/gi, '$1 with a mushroom hat'],
  // all eyes, all mouths, or both: a horror, in its colour
  [new RegExp(`\\b((?:[a-z]+ ){0,2}?)(?:${LUMPS})(?: that is|,)? ${ALL_OF} (?:${MUCH} ?)?eye(?:s|balls)?(?:,? (?:and|with|&) (?:${MUCH} ?)?(?:teeth|mouths|fangs|maws|tentacles))+(?=$|,| with| in)`, 'gi'), '$1shoggoth with many eyes and many mouths'], // biome-ignore format: one line
  [new RegExp(`\\b((?:[a-z]+ ){0,2}?)(?:${LUMPS})(?: that is|,)? ${ALL_OF} (?:${MUCH} ?)?(?:teeth|mouths|fangs|maws),? (?:and|with|&) (?:${MUCH} ?)?eye(?:s|balls)?(?=$|,| with| in)`, 'gi'), '$1shoggoth with many eyes and many mouths'], // biome-ignore format: one line
  [new RegExp(`\\b((?:[a-z]+ ){0,2}?)(?:${LUMPS})(?: that is|,)? ${ALL_OF} (?:${MUCH} ?)?eye(?:s|balls)?(?=$|,| with| in)`, 'gi'), '$1shoggoth with many eyes'], // biome-ignore format: one line
  [new RegExp(`\\b((?:[a-z]+ ){0,2}?)(?:monster|creature|beast|abomination|horror|blob|thing),? with ${MUCH} ?eyes(?=$|,| with| in)`, 'gi'), '$1shoggoth with many eyes'], // biome-ignore format: one line
  [new RegExp(`\\b((?:[a-z]+ ){0,2}?)(?:${LUMPS})(?: that is|,)? (?:${ALL_OF} (?:${MUCH} ?)?(?:teeth|mouths|fangs|maws)|with ${MUCH} ?(?:mouths|maws))(?=$|,| with| in)`, 'gi'), '$1shoggoth with many mouths'], // biome-ignore format: one line
  [new RegExp(`\\b(slime|ooze|jelly|frog|toad|alien)(?: that is|,)? ${ALL_OF} (?:${MUCH} ?)?eye(?:s|balls)?(?=$|,| with| in)`, 'gi'), '$1 with many eyes'],
  [/\b(?:three|3)[- ]eyed ((?:[a-z]+ )?)(slime|blob|ooze)\b/gi, '$1$2 with three eyes'],
  [/\b(?:one|single|1)[- ]eyed ((?:[a-z]+ )?)(slime|blob|ooze)\b/gi, '$1$2 with single eye'],
  [/\b(?:one|single|1)[- ]eyed ((?:(?:an?|the|this|my|cute|scary|big|small|little|giant|huge|tiny|fat|tall|ugly|angry|happy|evil|friendly|funny|weird|strange|furry|red|blue|green|purple|pink|yellow|orange|black|white|brown|grey|gray) )?)(monster|creature|beast)\b/gi, '$1furball monster with single eye'],
  [/\b(?:three|3)[- ]eyed ((?:(?:an?|the|this|my|cute|scary|big|small|little|giant|huge|tiny|fat|tall|ugly|angry|happy|evil|friendly|funny|weird|strange|furry|red|blue|green|purple|pink|yellow|orange|black|white|brown|grey|gray) )?)(monster|creature|beast)\b/gi, '$1furball monster with three eyes'],
  [/\b(?:many|multi|multiple|four|five|six|eight|hundred|4|6|8)[- ]eyed ((?:[a-z]+ )?)(monster|creature|beast|horror|abomination)\b/gi, '$1shoggoth with many eyes'],
  [/\b(monster|creature|beast|blob|slime|ooze|alien),? with (?:only |just )?(?:one|an?|a single) (?:single |(?:big|giant|huge|large) )?eye\b/gi, '$1 with single eye'],
  [/(?<=^\W*|, |\b(?:an?|the|this|my|cute|scary|big|small|little|giant|huge|tiny|fat|tall|ugly|angry|happy|evil|friendly|funny|weird|strange|furry|red|blue|green|purple|pink|yellow|orange|black|white|brown|grey|gray) )(?:monster|creature|beast) with (single eye|three eyes)\b/gi, 'furball monster with $1'],
  [/\b((?:[a-z]+ )?)(?:furry|fluffy|hairy|fuzzy|shaggy|woolly) ((?:[a-z]+ )?)(?:monster|creature|beast)\b/gi, '$1$2furball monster'], // biome-ignore format: one line
  // eyes are counted, and not those who have them
  [new RegExp(`\\btwo[- ]eyed (?=(?:[a-z]+ )?(?:${PETS}|crow|raven|alien|demon)s?\\b)`, 'gi'), ''], // biome-ignore format: one line
  [new RegExp(`\\b(three|four|five|six|seven|eight|many|multi|[3-8])[- ]eyed ((?:[a-z]+ ){0,2}?)(${PETS}|crow|raven|alien|demon|boar|hound|hawk|eagle|bat|shark|whale|turtle|toad|crocodile|goat|rabbit|imp)\\b`, 'gi'), '$2$3 with $1 eyes'],
  [/\bmulti eyes\b/gi, 'many eyes'],
  [/\b(sand ?worm|worm|mole|shark)s? (?:bursting|emerging|erupting|coming|rising|breaking|popping)(?: up)?(?: out)? (?:of|from|through) (?:the )?(?:ground|sand|earth|dirt|desert)\b/gi, 'sand$1'], // biome-ignore format: one line
  [/\bsandsand ?worm\b/gi, 'sandworm'],
  [/\bsand(?=mole|shark)/gi, ''],
  [/\b(jumping|leaping) out of (?:the )?(?:water|sea|ocean|lake|river)\b/gi, '$1'],
  [/\b((?:[a-z]+ )?eggs?),? (?:that is |which is )?(?:hatching|about to hatch|cracking(?: open)?)\b/gi, 'cracked $1'],
  [/\b(?:mushroom|fungus|fungal) golem\b/gi, 'mushroom monster'],
  [/\bmecha?[- ](?=(?:dragon|wolf|dog|cat|bear|spider|horse|bird|owl|lion|tiger|shark|scorpion|beetle|snake|bull|eagle|fox|rat|dinosaur|t-rex)s?\b)/gi, 'mechanical '],
  [/\b((?:armou?red |war |white |black |brown )*(?:horse|warhorse|griffin|wolf|bear|dragon)) with (?:an? |its )?(knight|rider|soldier|warrior|goblin|orc|princess|king)(?: rider)?(?=$|,)/gi, '$2 riding a $1'],
  // a ghost and no more is the sheet with eyes; who holds or wears something has hands
  [/^((?:an? |the )?(?:(?:cute|scary|spooky|little|small|tiny|big|white|blue|green|purple|pink|red|black|friendly|angry|happy|sad|evil|floating|halloween|glowing|transparent|pixel|smiling|shy|kawaii|chibi) )+)ghosts?$/i, '$1ghost monster'],
  [/\bxenomorph(?:[- ]?like)? aliens?\b|\balien xenomorph\b/gi, 'xenomorph'],
  [/\b(?:lava|magma|molten) elemental\b/gi, 'lava golem'],
  [/\b(?:nature|forest|plant|wood) elemental\b/gi, 'treant'],
  [/\b((?:giant |big |huge |fat )?)(frog|toad) (?:king|prince|lord)\b/gi, '$1$2 with a golden crown'],
  [/\b(?:poison|poisonous|venomous) dart frog\b/gi, 'poison frog'],
  [new RegExp(`\\b(?:(?:battle|war)[- ]?)?(?:scarred|hardened) ((?:[a-z]+ )?(?:${PETS}|boar|hound|panther))\\b`, 'gi'), '$1 with scars'],
  // the dead that walk show their ribs already
  [/\b((?:zombie|undead|rotting|skeletal)\b.*?),? (?:and |with )?(?:its |his |their )?(?:(?:exposed|visible|bare|showing|open) (?:ribs|rib ?cage|bones)|(?:ribs|rib ?cage|bones) (?:showing|exposed|visible|sticking out))\b/gi, '$1'],
  [new RegExp(`\\b((?:${PETS}|boar|hound)),? (?:and |with )?(?:its |his |their )?(?:(?:exposed|visible|bare) (?:ribs|rib ?cage|bones)|(?:ribs|rib ?cage|bones) (?:showing|exposed|visible))\\b`, 'gi'), 'undead $1'],
  [/\bwar[- ](bear|elephant|wolf|dog|boar|rhino|hound|ram|goat|beast|mammoth|panther|tiger|lion|bull)\b/gi, '$1'],
  // creatures of folklore that are an animal of the catalogue with another's parts
  [/\bperytons?\b/gi, 'stag with bird wings'],
  [/\bdullahan\b/gi, 'headless horseman'],
  [/\bamphisbaena\b/gi, 'two-headed snake'],
  [/\b(slime|blob|ooze|jelly|jelly cube|gelatinous cube)((?: monster)?),? with ((?:an? |some |floating )*(?:skulls?|bones?|skeleton|skull and bones))(?: (?:floating|trapped|stuck|visible|suspended|dissolving))? (?:inside|in)(?: (?:of )?(?:it|its body|the slime))?(?=$|,|\.)/gi, '$1$2 with $3'],
  // seen from above its wings are open
  [/\b(monarch butterfly|monarch),? (?:with )?(?:(?:its|both|the) )*(?:open |spread )?wings?(?: (?:open|spread|wide|outstretched))?(?: wide)?\b/gi, '$1'],
  [/\b((?:butterfly|moth|dragonfly)),? (?:with )?(?:spread|open) wings\b/gi, '$1'],
  // who is half an animal is one of its folk
  [/\b(?:bird|crow|raven|owl|eagle|hawk|falcon|parrot)[- ]?(?:man|men|person|people|humanoid)\b/gi, 'birdfolk'],
  [/\b(?:rat|mouse)[- ](?:man|men|person|people|humanoid)\b/gi, 'mousefolk'],
  [/\b(?:lizard|reptile|gecko|crocodile|alligator|iguana)[- ](?:man|men|person|people|humanoid)\b/gi, 'lizardfolk'],
  [/\b(?:frog|toad)[- ](?:man|men|person|people|humanoid)\b/gi, 'frogfolk'],
  [/\b(?:pig|boar)[- ](?:man|men|person|people|humanoid)\b/gi, 'pigfolk'],
  [/\bfox[- ](?:man|men|person|people|humanoid)\b/gi, 'foxfolk'],
  [/\b(?:rabbit|bunny|hare)[- ](?:man|men|person|people|humanoid)\b/gi, 'rabbitfolk'],
  [/\bchimera,? (?:(?:with|made of|of|part|a|the) )*(?:(?:head|heads|body) (?:of )?)?(?:an? )?(?:lion|goat|snake|dragon|serpent)(?:(?:,| and|,? with|[ -]) ?(?:an? )?(?:lion|goat|snake|dragon|serpent)(?: (?:head|tail|body|heads))?)+/gi, 'chimera'],
  [/\b(?:(?:quetzalcoatl|q'?uq'?umatz|kukulkan|couatl|coatl|amphithere|(?:snake|serpent) with (?:feathered )?wings|(?:winged,? )?feathered (?:serpent|snake)|winged (?:serpent|snake))(?:,| the)? ?)+(?<! )/gi, 'quetzalcoatl'],
  [/\bsimurgh\b/gi, 'phoenix'],
  // what rises from its ashes stands on them
  [/\b(phoenix|firebird)((?: bird)?(?: (?:made of|of) (?:fire|flames?))?),? (?:(?:that is|is|being|reborn|and) )?(?:rising|reborn|emerging|born|rises|arising|resurrecting|coming|bursting|flying)(?: up)? (?:from|out of|in) (?:(?:the|its|a|of|pile|heap|own|hot|burning|glowing) )*ash(?:es)?\b/gi, '$1$2 with spread wings on a pile of ash'],
  // lake monsters by their names
  [/\b(?:ogopogo|champ lake|nessie|loch ness)(?: (?:the )?(?:lake|sea|water) (?:monster|serpent|creature|dragon)| monster)?\b/gi, 'lake monster'],
  [/\b((?:lake|sea|loch ness) (?:monster|serpent)|plesiosaur|brachiosaurus|giraffe|swan|ostrich|llama|diplodocus|heron|flamingo|camel|alpaca)((?: [a-z]+)??),? (?:with (?:an? |its )?)?(?:very |really )?(?:long|tall) neck\b/gi, '$1$2'],
  // who is of bones
  [new RegExp(`\\b(?:(?:undead|zombie|ghostly|ghost|dead) )?(dragon|wyvern|${PETS}|horse|bird|snake|raptor|t-rex|dinosaur|hydra|cerberus|minotaur|unicorn|griffin|goat|deer|boar|elephant|hound)((?: [a-z]+)??),? (?:that is |all |entirely |completely )?(?:made|built|composed|consisting)(?: up)?(?: entirely)? (?:of|from|out of) (?:(?:old|white|dark|many) )*bones?\\b`, 'gi'), 'skeleton $1$2'],
  [/\b((?:(?:green|blue|purple|red|white|cyan|pink) )?)(?:ghostly|ghost|spirit|soul|spectral|eerie|unholy|cursed) (?=(?:flames?|fire)\b)/gi, '$1'],
  [/\b(skeleton|undead|zombie|bone) (.*?)(?:,| with| and) ((?:(?:green|blue|purple|red|white|cyan|pink|glowing) )*)(?:flames?|fire)(?: (?:burning|glowing))? (?:in|inside|within) (?:(?:its|the|his) )?(?:rib ?cage|ribs|chest|belly|body)\b/gi, '$1 $2 with $3flames'],
  [/\b((?:tree )?ent|treant|tree man|tree monster|tree spirit|living tree),? (?:with )?(?:an? |its )?((?:(?:angry|scary|evil|sad|happy|old|wise|carved|creepy|glowing) )*)face (?:in|on|carved in(?:to)?|of|made of) (?:(?:its|the|his) )?(?:bark|trunk|wood|tree)\b/gi, '$2treant'],
  [/\b(?:dripping|drenched|covered|soaked) (?:with|in) (mud|slime|water|goo|ooze|blood|sludge|muck) and ((?:[a-z]+ )?(?:seaweed|vines|algae|kelp|moss|weeds))\b/gi, 'dripping with $1 with hanging $2'],
  [/\bmushroom[- ](snail|tortoise|slug|beetle|worm)\b(?! (?:soup|stew))/gi, '$1 with a mushroom on its back'],
  [new RegExp(`\\b(${PETS}|chameleon|unicorn|shark|bat|phoenix|pegasus|octopus|seahorse|peacock|jellyfish|caterpillar|worm)[,]? rainbow(?: colou?red| colou?rs)?(?=$|,)`, 'gi'), 'rainbow $1'],
  [/\bwearing an? (?:golden )?crown (?:with|wearing|and) ((?:an? )?(?:[a-z]+ )?crown)\b/gi, 'wearing $1'],
  // a branch without leaves bears who sits on it
  [/\b(on|in) (?:(?:an?|the|some) )?(?:dead|dry|dried|bare|withered|leafless|gnarled|twisted|broken|old) ((?:tree )?branch|bough|twig|tree limb)\b/gi, '$1 a leafless branch'],
  [/\bhermit crab,? (?:that is )?(?:living|hiding|lives|hides|sitting|who lives|that lives|residing|housed) (?:in|inside|under) (an?|the|its) ((?:[a-z]+ ){0,2}[a-z]+)(?= shell)?\b(?: (?:as (?:a |its )?shell))?/gi, 'hermit crab without shell with $1 $2 on its back'],
  [/\bhermit crab,? (?:with|using|wearing) (an?) ((?:[a-z]+ ){0,2}[a-z]+?)(?: (?:as (?:a |its )?(?:shell|home|house)|for a shell|shell))\b/gi, 'hermit crab without shell with $1 $2 on its back'],
  [/\b(?:only (?:the )?)?(?:kraken|octopus|squid|sea monster)(?:'s)? tentacles(?: only| alone| (?:coming|rising|emerging|reaching) (?:up )?(?:out of|from) (?:the )?(?:water|sea|ocean|depths))*|\b(?:only|just) (?:the )?tentacles of (?:an? |the )?(?:kraken|octopus|squid)\b/gi, 'kraken tentacles'],
  // wheels of a metal: the machine is of it
  [new RegExp(`\\b(?:mechanical|clockwork|steampunk|robot|robotic)? ?(${PETS}|scorpion|bird|dragonfly|shark|elephant|raven|crow|hawk|eagle|dragon|lion)((?: [a-z]+)??),? (?:that is |all )?(?:made|built|constructed|assembled|composed)(?: entirely)? (?:of|from|out of) (brass|copper|bronze|iron|steel|gold|golden|silver) (?=gears|cogs|clockwork|cogwheels)`, 'gi'), 'mechanical $3 $1$2 made of '],
  [/\b(sliding|gliding|slides) (?:(?:down|along|on the ice|forward) )*on (?:(?:its|his|her|the) )?(?:belly|stomach|tummy)\b/gi, 'belly sliding'],
  [/\b(hermit crab)s? living\b/gi, '$1'],

  [/\bgaruda\b/gi, 'birdfolk'],
  [/\bred ?caps? (?=goblin\b)|\bred ?cap goblin\b/gi, 'goblin with a red cap'],
  [/\b(?:nekomata|bakeneko)\b/gi, 'black cat with two tails'],
  [/\binugami\b/gi, 'white wolf with glowing red eyes'],
  [/\braiju\b/gi, 'lightning wolf'],
  [/\b(?:komainu|foo dog|fu dog|shishi)\b/gi, 'stone lion'],
  [/\bbaba yaga(?:'?s)? (?:hut|house|cabin|cottage)\b(?:,? (?:(?:with|on|standing|walking|giant|big|legs|monster|chicken|bird|two|and|feet|creature) ?)+(?<! ))?/gi, 'hut on chicken legs'],
  [/\b(?:hut|house|cabin|cottage) (?:with )?(?:chicken|bird) legs(?: monster)?\b/gi, 'hut on chicken legs'],
  [/\bbaba yaga\b/gi, 'old witch'],
  [/\b(?:leshy|leshen|green man)\b/gi, 'treant'],
  [/\bzmey\b/gi, 'three-headed green dragon'],
  [/\bnidhogg(?:r)?\b/gi, 'black dragon'],
  [/\b(?:jormungandr|midgard serpent)\b/gi, 'giant sea serpent'],
  [/\bratatoskr\b/gi, 'squirrel'],
  [/\bdrop bear\b/gi, 'angry koala with sharp teeth'],
  [/\bcarrion crawler\b/gi, 'giant pale green centipede'],
  [/\b(?:star|void) spawn\b|\bamalgam(?:ation)?\b|\babomination\b/gi, 'flesh abomination'],
  [/\btermites?\b(?! (?:mound|hill|nest|tower)s?\b)/gi, 'pale brown ant'],
  [/\bbeluga(?: whale)?\b/gi, 'white dolphin'],
  [/\b(?:ice |stone |rock |crystal )?golem,? (?:made|built|formed|carved) (?:entirely |completely )?(?:out )?(?:of|from) (?:(?:glowing|sharp|shiny|big) )*((?:[a-z]+ )?)(?:ice )?crystals?\b/gi, '$1crystal golem'],
  [/\b(?:golem),? (?:made|built|formed|carved) (?:entirely |completely )?(?:out )?(?:of|from) ((?:[a-z]+ )?)(ice|lava|stone|wood|clay|iron|bronze|gold|mud|sand|snow|bones?|obsidian)\b/gi, '$1$2 golem'],
  [/,? (?:final |mini |mid |level |dungeon )boss(?: (?:enemy|monster|fight|character))?$|, boss(?: (?:enemy|monster|fight|character))?$/gi, ''],
  // what a ghost feels is seen on the sheet with eyes
  [/^((?:an? |the |small |little |cute |white |blue |pale |tiny )*)ghost ?,? ?(sad|angry|happy|scared|surprised|crying)\b(?!.*\b(?:holding|with|wearing|carrying|reading|riding)\b)/gi, '$1$2 ghost monster'],
  [new RegExp(`\\b((?:${PETS}|demon|dragon|golem|spider|slime|skeleton|knight|ogre|troll|ghost|beetle|scorpion|crab|lich|minotaur|hydra|orc|goblin|robot|bat|wizard|witch|vampire)) boss$`, 'gi'), '$1'],
  [new RegExp(`\\b(${PETS}|red panda|panda|raccoon|meerkat),? (?:is )?(?:standing|walking)(?: up)? on (?:its |his |her )?(?:two|hind|back|rear)(?: two)? (?:legs|feet|paws)`, 'gi'), '$1 standing'],
]; // biome-ignore format: a table
