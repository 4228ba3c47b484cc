/** Turns of phrase about monsters: bosses, horrors, eyes that are counted, ghosts, said in the words of the tables. */
import { ALL_OF, GROWERS, LUMPS, MUCH, PETS } from './beast-words.ts';

export const MONSTER_IDIOMS: readonly (readonly [RegExp, string])[] = [
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
  [/\bmushroom[- ](frog|toad|octopus|slime|owl|dragon|penguin)\b(?! (?:soup|stew|house))/gi, '$1 with a mushroom on its head'],
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
]; // biome-ignore format: a table
