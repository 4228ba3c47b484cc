/** People and beasts at what they do together, said by one noun: "chess players", "desert caravan", "sleigh with huskies". */
const TEAM = 'husk(?:y|ies)|dogs|sled dogs|wolves|horses|reindeers?|ponies|goats';
export const PASTIME_IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:an? |the |two )?chess (?:players|match|duel|opponents)(?=$|[,.])/i, 'two people playing chess'],
  [/^(?:an? |the )?(?:poker|card) (?:players|night|round)(?=$|[,.])/i, 'three people playing poker'],
  [/^(?:an? |the )?(?:(?:desert|camel|silk road|trade|trading|merchant) )+caravan(?=$|[,.]| (?:in|through|crossing|at)\b)/i, 'three camels with saddlebags walking in a row in the desert'],
  [new RegExp(`^((?:an? |the )?)(sleigh|sled|sledge) (?:with|and) (?:(?:two|three|four|some|his|her|its) )?(${TEAM})\\b`, 'gi'), 'three $3 pulling $1$2'],
  [/^((?:an? |some )?)(bread) and (cheese)$/i, '$1$2 beside a $3'],
]; // biome-ignore format: a table
