/** Turns of phrase about the dead that walk and creatures of folklore and legend, said in the words of the tables. */
import { PETS } from './beast-words.ts';

export const FOLKLORE_IDIOMS: readonly (readonly [RegExp, string])[] = [
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
  [/\bhermit crab,? (?:that is )?(?:living|hiding|lives|hides|sitting|who lives|that lives|residing|housed) (?:in|inside|under) (an?|the|its) ((?:[a-z]+ ){0,2}[a-z]+)(?= shell)?\b(?: (?:as (?:a |its )?shell))?/gi, 'hermit crab with $1 $2 on its back'],
  [/\bhermit crab,? (?:in|inside) (an?) ((?:[a-z]+ ){0,2}(?:pot|can|cup|mug|teapot|teacup|helmet|skull|bottle|boot|shoe|vase|jug|urn|amphora|light ?bulb|hat|house|kettle|goblet|horn|bell|coconut|pumpkin|flowerpot))\b/gi, 'hermit crab with $1 $2 on its back'],
  [/\bhermit crab,? (?:with|using|wearing) (an?) ((?:[a-z]+ ){0,2}[a-z]+?)(?: (?:as (?:a |its )?(?:shell|home|house)|for a shell|shell))\b/gi, 'hermit crab with $1 $2 on its back'],
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
