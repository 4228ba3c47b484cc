/** Turns of phrase about animals and monsters, said in the words of the tables. */
import { BEAST_TURNS } from './beast-turns.ts';
import { GROWERS, HUES, PETS } from './beast-words.ts';

/** What burns on an animal, and the colours of flames that a fire has not, or has by itself. */
const BURNS = 'mane|tail|hooves|fur|paws';
const COLD = 'blue|green|purple|white|violet|cyan|pink|black|gr[ae]y|teal|turquoise|magenta|indigo';
const WARM = 'red|orange|yellow|golden|gold|brown|crimson|scarlet';

export const BEAST_IDIOMS: readonly (readonly [RegExp, string])[] = [
  ...BEAST_TURNS,
  // who sleeps curled up has the tail about itself
  [/,? (?:with )?(?:its|his|her|the) (?:(?:fluffy|bushy|long) )?tail (?:(?:curled|wrapped|coiled|tucked) )?(?:a?round|over|about) (?:it|itself|him|her|himself|herself|(?:its|his|her) (?:body|nose|face|paws))(?=$|,| and )(?<=\b(?:sleeping|asleep|curled up|napping|resting|lying)\b.*)/gi, ''],
  [/\b(parrot|raven|crow|bird|owl|cat|dog|horse|wolf|fox|rat|snake|dragon|lizard) skeleton(?= (?:on|sitting|perched)\b)/gi, 'skeletal $1'],
  // the colour stands before what it has become, so that neither is a noun of its own
  [new RegExp(`\\b(undead|skeletal|zombified|zombie|skeleton|mechanical|armou?red) (${COLD}|red|orange|yellow|golden|brown) (?!(?:hair|eyes?|skin|cape|cloak|robe|shirt|coat|hat|flames?|fire|smoke|glow|aura|and|or|in|with|on)\\b)(?=[a-z]+\\b)`, 'gi'), '$2 $1 '],
  // what many of grow on a body, and nobody holds
  [/\b((?:snake|slime|worm|snail|crab|spider|turtle|toad|frog|golem|scorpion|lizard|beetle|hydra|dragon|wyvern|owl|crow|penguin|bat|octopus|treant)(?: [a-z]+ing)?) with ((?:(?:big|small|many|glowing|red|blue|green|purple|yellow|orange|white|black|pink|brown|gr[ae]y|golden|sharp) )*(?:crystals|mushrooms|flowers))(?=$|,? [a-z]+ing\b(?<!growing)| and\b)/gi, '$1 with $2 on its back'],
  [new RegExp(`\\b(${PETS}|lion|tiger|boar|bull|deer|goat|elephant|griffin|minotaur) with ((?:(?:${HUES}|big|small|glowing|sharp) )*(?:crystals|mushrooms))(?=,? [a-z]+ing\\b(?<!growing))`, 'gi'), '$1 with $2 on its back'],
  // who is named says already how many heads there are
  [/\b(cerberus|hydra|orthrus),? (?:the |an? )?(?:[a-z]+|\d)[- ]headed (?:(?:hell|guard) ?)?(?:dog|hound|wolf|snake|serpent|dragon|monster)\b/gi, '$1'],
  [/\b(?:two|three|3|2)[- ]headed (?:dog|hound),? (?:the )?cerberus\b/gi, 'cerberus'],
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
  // who is curled up lies on a side
  [/\b((?:asleep|sleeping|sleeps|napping|naps|dozing|snoozing|curled(?: up)?|snoring)(?: (?:peacefully|soundly|quietly|happily|deeply))?) on (?:its|his|her|their|the|one) (?:left |right )?side\b/gi, '$1'],
  // a mixed beast has the head and body of the beasts it is mixed of already
  [/\b((?:griffin|gryphon|hippogriff)\b(?:(?! and a ).)*?),? (?:and )?(?:with )?(?:an? |the |its )?(?:white |bald )?(?:eagle|hawk|bird)(?:'s)? (?:head|wings|beak)\b/gi, '$1'],
  [/\b(griffin|gryphon|hippogriff),? with brown (?:feathers|wings|plumage)\b/gi, '$1'],
  [/\b((?:griffin|gryphon|dragon|phoenix|eagle|pegasus|hippogriff)\b.*?),? (?:and )?(?:with )?(?:its |the )?wings (?:half|partly|slightly)[- ](?:open(?:ed)?|spread|raised|folded)\b/gi, '$1'],
  [/,? (?:and )?(?:with )?(?:its |the )?wings (?:half|partly|slightly)[- ](?:open(?:ed)?|spread|raised|folded)\b/gi, ' with wings'],
  [/\b((?:griffin|gryphon|hippogriff|manticore|sphinx|chimera)\b(?:(?! and a ).)*?),? (?:and |with )?(?:an? |the |its )?(?:lion(?:'s)?|horse(?:'s)?) (?:body|legs)\b/gi, '$1'],
  [/\b((?:griffin|gryphon|hippogriff|dragon|bear|horse|lion|wolf|unicorn|pegasus|beast)\b.*?\b(?:rearing(?: up)?|standing))(?:,| and)?(?: with)? (?:an?|one|its|both|the) (?:front |fore)?(?:claws?|paws?|hoof|hooves|foreleg|forelegs|front legs?) (?:raised|lifted|up|in the air)\b/gi, '$1'],
  [/\b(snail|hermit crab)((?: [a-z]+)??),? (?:with|carrying|wearing|that has) an? (?:little |small |tiny )?([a-z]+) (?:as (?:an? |its )?|for an? |instead of (?:an? |its )?)shell\b/gi, '$1$2 with a $3 on its back'],
  [/\b(snail|hermit crab)((?: [a-z]+)??),? (?:living in|whose shell is|with its shell (?:being|as)) an? (?:little |small |tiny )?((?:[a-z]+ )?(?:house|castle|cottage|teapot|tower|hut|cupcake|mug|helmet|skull|pumpkin))\b/gi, '$1$2 with a $3 on its back'],
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
  // a fire's own colours need no word
  [new RegExp(`\\b(?:burning|fiery|blazing|flaming|glowing flaming) (?:${WARM}) (${BURNS})\\b|\\b(?:${WARM}) flaming (${BURNS})\\b`, 'gi'), 'flaming $1$2'],
  [new RegExp(`\\b(?:burning|fiery|blazing|flaming) (${COLD}) (${BURNS})\\b`, 'gi'), 'flaming $2 with $1 flames'],
  [new RegExp(`\\b(${BURNS}) (?:made )?of (${COLD}) (?:fire|flames?)\\b`, 'gi'), 'flaming $1 with $2 flames'],
  [new RegExp(`\\b(${COLD}) flaming (${BURNS})\\b`, 'gi'), 'flaming $2 with $1 flames'],
  [/\bflaming (mane|tail|hooves|fur|paws) (?:and|&) (mane|tail|hooves|fur|paws)\b/gi, 'flaming $1 and flaming $2'],
  [/\b(?:dripping|draped) (?:with|in) (?=(?:[a-z]+ )?(?:vines|seaweed|kelp|algae)\b)/gi, 'with hanging '],
  [/\b(?:scholar'?s?|academic|professor'?s?|graduate'?s?|graduation|doctoral|student'?s?) (?:hat|cap)\b/gi, 'graduation cap'],
  // a body that is covered with something else is of that
  [/,? (?:with|having|has) (?!feathers|scales|fur|skin|hair)((?:[a-z]+ )?[a-z]+) (?:instead of|in place of|for) (?:its |his |her )?(?:fur|skin|hide|scales|flesh|wool|feathers|plumage)(?=$|,| and | with )/gi, ' made of $1'],
  [/\b((?:gold|golden|silver|iron|brass|steel) )?(?:ring|hoop) (?:in|through|on) (?:its|the|his|her) (?:nose|nostrils|snout)\b/gi, '$1nose ring'],
  // what is tied round a neck is a collar
  [new RegExp(`,? (?:with|wearing|has|and) (?:an? )?((?:${HUES}) )?(?:ribbon|bow|cord|string|rope)(?: tied)? (?:a?round|on|about) (?:its|the|his|her) neck\\b`, 'gi'), ' with a $1collar'],
  [new RegExp(`\\b((?:${PETS}|panther|crocodile|alligator|gorilla|cheetah|leopard|jaguar|hyena|shark|snake|lizard|rhino|hippo|elephant|monkey|goat|pig|duck|goose|parrot|crow|raven|tiger|lion|wolf|fox|raccoon|frog|toad)\\b[^.]*?),? (?:with |and |has |wearing )?(?:an? )?(?:(?:thick|heavy|big|shiny) )*(gold|golden|silver) chain(?: (?:necklace|a?round (?:its|the|his|her) neck))?(?=$|,| and )`, 'gi'), '$1 with a $2 collar'],
  // the young on a back are of its own kind
  [/\b(possum|opossum|koala|duck|swan|scorpion|bear|sloth|monkey|anteater|otter|turtle|frog|elephant|wolf|fox|cat|hippo|rhino|dinosaur|dragon)( [a-z]+)? (?:with|carrying) (two|three|four|her|its|a|several) (?:bab(?:y|ies)|cubs?|young|kids?|little ones) (on (?:its|her|his|the) back)\b/gi, '$1$2 with $3 small $1s $4'],
  // what hangs on a neck is worn there
  [/,? (?:with|wearing|has|and) (?:an? )?((?:gold|golden|silver|bronze|red|blue|green|bone|stone) )?(?:[a-z]+ )??(?:key|medal|medallion|locket|coin|pendant|charm|whistle|compass|pocket watch|dog ?tag|amulet|talisman)(?: (?:hanging|tied|worn|dangling))? (?:a?round|about|on|from) (?:its|the|his|her) neck\b/gi, ' with a $1collar'],
]; // biome-ignore format: a table
