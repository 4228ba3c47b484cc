/** What befell a house, by the words for it. */
import type { Change } from '../graph.ts';

/** What befell the whole, as a piece of its own or before its name. */
export const FATES: readonly (readonly [RegExp, Change])[] = [
  [/(?:(?:slightly|very|dangerously|a bit|half|totally) )?(?:tilted|crooked|leaning|lopsided|wonky|slanted|slanting|askew|aslant|tipping over|about to (?:fall|topple|collapse)(?: over)?|tilting|twisted)(?: (?:over )?(?:to |towards )?(?:the |its )?(?:left|right)(?: side)?| (?:to|on) (?:one|the|its) (?:left |right )?side| sideways| to the (?:left|right))?/, { is: 'leaning' }],
  [/(?:half |partly |completely |totally )?(?:burn(?:t|ed)(?:[- ](?:down|out))?|charred|scorched|fire[- ]damaged|gutted by fire|after (?:the|a) fire|blackened by fire)/, { is: 'built', of: 'burnt', told: 'burnt' }],
  [/(?:half |partly |completely )?(?:flooded|under ?water up to (?:its|the) windows|half (?:under|in) ?water|submerged in water|standing in (?:flood ?)?water|after (?:the|a) flood)/, { is: 'built', of: 'flooded', told: 'flooded' }],
  [/(?:frozen(?: (?:over|solid))?|iced[- ]over|covered (?:in|with) ice|ice[- ]covered|frosted(?: over)?|(?:with )?icicles(?: .*)?|frosty|encased in ice)/, { is: 'built', of: 'frozen', told: 'frozen' }],
  [/(?:still )?(?:under construction|half[- ](?:built|finished|constructed)|unfinished|being built|under repair|in construction|partly built|under renovation)/, { is: 'built', of: 'scaffold', kind: 'unfinished', told: 'under construction' }],
  [/(?:ramshackle|rickety|dilapidated|decrepit|poor|impoverished|squalid|grubby|run[- ]?down|shabby|derelict|neglected|weather(?:ed|[- ]beaten)|falling apart|crumbling|decaying|worn[- ]down|rotting|in disrepair|dingy|grimy)/, { is: 'weathered' }],
  [/(?:bombed(?:[- ]out)?|shelled|war[- ](?:torn|damaged)|bullet[- ]riddled|half[- ](?:collapsed|ruined|destroyed|demolished)|partly (?:collapsed|ruined|destroyed)|blown[- ]up|wrecked|ruined|(?:lying |all )?in ruins|(?:mostly )?(?:destroyed|demolished|collapsed))/, { is: 'crumbled' }],
]; // biome-ignore format: a table
