/** Words by which somebody or something has its part in a game: what stands between the parts of a sentence, and names that say it themselves. */
import { singular } from '../../words/nouns.ts';

/** What stands between the parts of a sentence, and what the part after it is. */
export const ROLES: readonly (readonly [RegExp, 'hero' | 'enemy' | 'pickup' | 'place' | 'base' | 'goal'])[] = [
  [
    /^(?:reach(?:es|ing)?|get(?:s|ting)? to|(?:find(?:s|ing)?) (?:his|her|its|their|the) way (?:back )?(?:home )?to|(?:go(?:es|ing)?|return(?:s|ing)?|bring(?:s|ing)? (?:it|them) )(?: back)?(?: home)? to)$/,
    'goal',
  ],
  [
    /^(?:jump(?:s|ing)? over|leap(?:s|ing)? over|hop(?:s|ping)? over|surviv(?:e|es|ing)|outliv(?:e|es|ing)|against|versus|vs\.?|fight(?:s|ing)?|battl(?:es?|ing)|attack(?:s|ing)?|shoot(?:s|ing)?(?: at)?|kill(?:s|ing)?|avoid(?:s|ing)?|dodg(?:es?|ing)|full of|chased by|hunted by|defeat(?:s|ing)?|hunt(?:s|ing)?(?: down)?|hold(?:s|ing)? off|(?:throw|hurl|fling|lob|fire|spit)(?:s|ing)? [\w ]+? at|shoot(?:s|ing)? [a-z]+s at|defend(?:s|ing)? (?:from|against)|(?:from|against|versus) waves of|waves of|hordes of|escap(?:es|ing)(?: from)?|(?:runs?|running|flees?|fleeing|running for (?:his|her|its) life) (?:away )?from)$/,
    'enemy',
  ],
  [
    /^(?:collect(?:s|ing)?|gather(?:s|ing)?|find(?:s|ing)?|pick(?:s|ing)? up|match(?:es|ing)?|eat(?:s|ing)?|catch(?:es|ing)?|search(?:es|ing)? for|look(?:s|ing)? for|hunt(?:s|ing)? for|seek(?:s|ing)?|steal(?:s|ing)?|grab(?:s|bing)?|tak(?:es?|ing)|get(?:s|ting)?|pick(?:s|ing)?|harvest(?:s|ing)?|sav(?:es|ing) (?:the|all))$/,
    'pickup',
  ],
  [/^(?:protect|defend|guard|save|shield)(?:s|ing)?$/, 'base'],
  [/^(?:in|on|at|through|across|inside|over)$/, 'place'],
  [
    /^(?:with|but|starring|about|where|in which|featuring|for|as|who|that|and|play(?:ing|ed)? as|has|has to|must|is|runs?|jumps?|[,:;.])$/,
    'hero',
  ],
];

export const LINKS =
  /\s*(,|:|;|\.|\b(?:reach(?:es|ing)?|get(?:s|ting)? to|(?:find(?:s|ing)?) (?:his|her|its|their|the) way (?:back )?(?:home )?to|(?:go(?:es|ing)?|return(?:s|ing)?|bring(?:s|ing)? (?:it|them) )(?: back)?(?: home)? to|surviv(?:e|es|ing)|outliv(?:e|es|ing)|jump(?:s|ing)? over|leap(?:s|ing)? over|hop(?:s|ping)? over|(?:protect|defend|guard|save|shield)(?:s|ing)?|hunt(?:s|ing)? for|search(?:es|ing)? for|look(?:s|ing)? for|hold(?:s|ing)? off|(?:throw|hurl|fling|lob|fire|spit)(?:s|ing)? [\w ]+? at|shoot(?:s|ing)? (?!the\b|aliens\b|zombies\b|monsters\b|enemies\b|foes\b)[a-z]+s at(?! (?:night|dawn|dusk|sunset|a|the|sea)\b)|waves of|hordes of|escap(?:es|ing)(?: from)?|(?:runs?|running|flees?|fleeing) (?:away )?from|hunt(?:s|ing)?(?: down)?|eat(?:s|ing)?|catch(?:es|ing)?|seek(?:s|ing)?|steal(?:s|ing)?|grab(?:s|bing)?|takes|taking|gets|harvest(?:s|ing)?|against|versus|vs\.?|fight(?:s|ing)?|battl(?:es?|ing)|attack(?:s|ing)?|shoot(?:s|ing)?(?: at)?|kill(?:s|ing)?|avoid(?:s|ing)?|dodg(?:es?|ing)|full of|chased by|hunted by|defeat(?:s|ing)?|collect(?:s|ing)?|gather(?:s|ing)?|find(?:s|ing)?|pick(?:s|ing)? up|match(?:es|ing)?|in which|in|on|at|through|across|inside|with|starring|about|where|featuring|for|play(?:ing|ed)? as|as|who|that|and|but|has to|has|must|is|runs?|jumps?)\b)\s*/gi;

/** How a game is to be, and nobody in it. */
export const MANNER =
  /\b(?:retro|simple|short|quick|fun|funny|cool|classic|easy|hard|basic|complete|full|new|nice|cute|2d|pixel[- ]?art|pixel|8[- ]?bit|16[- ]?bit|old[- ]school|clone|style|like|type|kind of|puzzle|puzzles|themed?|stuff|for (?:kids|children)|best|super|mega|my own|first|own)\b/gi;

/** Said of a hero or of what there is, and nobody. */
export const ROLE_WORDS = /^(?:the |a |an )?(?:hero(?:ine)?|main (?:character|hero)|player|protagonist|character)$/i;

/** "protect the village from wolves": what stands after "from" is whom it is defended against. */
export const DEFENDS = /\b(?:protect|defend|guard|sav|shield)(?:s|e|es|ing)?\b/i;

export const PLACE_NAME =
  /\b(?:kingdom|world|land|lands|valley|theme|setting|city|town|village|forest|jungle|desert|cave|caves|dungeon|swamp|beach|island|mountains?|planet|graveyard|ruins|underwater|space|winter|halloween|christmas)$/i;

/** What one leaps over, and what is no foe. */
export const GROUNDS = /\b(?:roofs?|roof ?tops?|gaps?|pits?|chasms?|buildings?|clouds?|platforms?|cliffs?|ledges?)$/i;

/** What somebody steers. */
export const STEERED =
  /\b(?:space ?ships?|star ?ships?|tanks?|planes?|jets?|cars?|submarines?|rockets?|ufos?|helicopters?|balls?)$/i;

/** Against whom one plays, where nothing else is said. */
export const FOES_BY_NATURE =
  /\b(?:ghosts?|skeletons?|zombies?|monsters?|goblins?|orcs?|trolls?|bandits?|aliens?|spiders?|bats?|snakes?|slimes?|vampires?|demons?|mumm(?:y|ies)|wolves|werewolves|rats?|scorpions?|sharks?|thieves|robbers?|imps?|gargoyles?|golems?|spirits?|wasps?|hornets?|crabs?|piranhas?|crocodiles?|jelly ?fish|witches)$/i;

/** What lies about to be picked up, where nothing is said of it. */
const GATHERED =
  /\b(?:coins?|gems?|jewels?|rub(?:y|ies)|diamonds?|emeralds?|crystals?|stars?|rings?|hearts?|pearls?|shells?|apples?|bananas?|cherr(?:y|ies)|strawberr(?:y|ies)|berr(?:y|ies)|oranges?|lemons?|melons?|pears?|grapes?|fruits?|carrots?|vegetables?|mushrooms?|flowers?|acorns?|nuts?|potato(?:es)?|tomato(?:es)?|coconuts?|pineapples?|corn|wheat|bread|frisbees?|snacks?|lollies|eggs?|candy|candies|sweets?|lollipops?|cookies?|cakes?|donuts?|cup ?cakes?|cheese|fish|bones?|honey|feathers?|leaves|clovers?|seeds?|snow ?flakes?|gifts?|presents?|toys?|books?|scrolls?|potions?|treasures?|gold|trophies|tokens?|batter(?:y|ies)|bolts?|gears?|notes?|sushi|pizzas?|burgers?|tacos?|ice creams?|pumpkins?|flies|worms?|butterfl(?:y|ies)|fireflies|artifacts?|relics?|idols?|medals?|badges?|balloons?|masks?|skulls?|shards?|orbs?|runes?|letters?|keys?)$/i;

export const isGathered = (phrase: string): boolean => GATHERED.test(phrase);

export const isMany = (phrase: string): boolean =>
  singular(phrase) !== phrase || /\b(?:mice|men|women|people|fish|wolves)$/i.test(phrase);
