/** Buildings as they are typed in haste, in the words of the tables: what they stand on, what they are of, parts that follow without a joint. */

import { facadesTyped } from './idioms-facades.ts';
import { tradesTyped } from './idioms-trades.ts';

const ROOF_HUES = 'green|red|blue|black|brown|gr[ae]y|orange|yellow|purple|white|golden|terracotta';
const HOUSE = 'house|hut|cottage|cabin|tower|watchtower|castle|church|chapel|temple|shop|store|bakery|tavern|inn|mansion|barn|mill|windmill|lighthouse|shack|shed|lodge|palace|fortress|school|hospital|station|saloon|hotel|factory|treehouse|home|building|farmhouse|longhouse|cathedral|mosque|villa|bungalow|igloo|yurt|tent|hall|manor|warehouse|hangar|cafe|restaurant|pub|diner|library|bank|prison|monastery|shrine|pagoda|gatehouse|fort|skyscraper|greenhouse|smithy|forge'; // biome-ignore format: a list
const LOOK = 'crooked|red|blue|green|white|black|brown|grey|gray|purple|pink|orange|yellow|golden|thatched|straw|wooden|stone|brick|tiled|slate|round|big|small|tall|broken|smoking|snowy|pointy|pointed|flat|mossy|glowing|lit|boarded|striped|iron|old|long'; // biome-ignore format: a list
const PART = 'chimneys?|roofs?|doors?|windows?|signs?|fences?|porch|balcon(?:y|ies)|awnings?|flags?|banners?|lanterns?|garden|spires?|smoke ?stacks?'; // biome-ignore format: a list
const JOINT = 'with|and|has|having|under|on|of|by|from|over|at|near|in|to|without|no|its|the|an?|made|covered';

/** "Witch hut in swamp crooked chimney": a part that follows without a joint is the house's. */
const PART_AFTER = new RegExp(
  `^((?:[a-z'-]+ )*?(?:${HOUSE})(?: (?!with\\b)[a-z'-]+)*? (?!(?:${JOINT}|${LOOK})\\b)[a-z'-]+|(?:[a-z'-]+ )*?(?:${HOUSE})) ((?:(?:${LOOK}) )+(?:${PART}))(?=$|,| and | with )`,
  'i',
);
/** "Medieval watchtower wood": of what it is built. */
const STUFF_AFTER = new RegExp(`^((?:an? |the )?)((?:[a-z'-]+ )*?(?:${HOUSE}|bridge|gate|wall|well|fence)),? (wood|wooden|stone|brick|marble|ice|log|sandstone|timber)(?=$|,)`, 'i'); // biome-ignore format: one line
const OF_WOOD: Readonly<Record<string, string>> = { wood: 'wooden', timber: 'wooden' };
const IS_HOUSE = new RegExp(`\\b(?:${HOUSE}|dome|shelter|base|platform|outpost|silo|tank)$`, 'i');
/** What leaves ruins that still show what it was; temples and castles have ruins of their own. */
const RUINABLE = `${HOUSE.split('|').filter((w) => !/^(?:castle|temple|building|home|tent|station)$/.test(w)).join('|')}|abbey|observatory|arena|colosseum|amphitheat(?:er|re)|gate|villa|keep|citadel|mausoleum|aqueduct|campanile|belfry|bathhouse|boathouse|brewery|museum|theat(?:er|re)|apothecary|embassy|clocktower|stable`; // biome-ignore format: a list
/** "Clock tower ruin": all that is said before is what it was. */
const RUINED_AFTER = new RegExp(
  `^((?:an? |the )?)((?:(?!(?:with|in|on|and|of|near|by|at|ruined|desert|from)\\b)[a-z'-]+ )*?(?:${RUINABLE})) ruins?\\b(?! of)`,
  'i',
);
/** What has legs of its own. */
const LEGGED =
  /\b(?:water tower|oil rig|oil platform|watchtower|lookout|drilling rig|stilt house|walker|mech|robot)\b/i;

export const housesTyped = (text: string): string =>
  facadesTyped(tradesTyped(text))
    .replace(/\b([a-z]+) crash site\b/gi, 'crashed $1')
    // a tent in stripes has two colours, a tower with merlons is open on its top
    .replace(/^((?:an? |the |big |small |large |old )*)striped (?=(?:circus )?(?:tent|pavilion)\b)/i, '$1red and white ')
    .replace(/^((?:an? |the |old |stone |tall |square )*)tower,? with (?:(?:stone|square|high|its) )*(?:battlements|crenellations|merlons|crenels)(?=$|,| and )/i, '$1battlement tower')
    // whose house is something else: "a house in a giant shell"
    .replace(/^((?:an? |the )?(?:(?!(?:on|with|in|and)\b)[a-z'-]+ )*?)(?:fairy |hermit crab |gnome |mouse |snail |small |little |tiny )?(?:house|home|cottage|hut)(?:,)? (?:(?:built|made|carved|set|living) )?(?:in|inside|out|from|into)(?: of)?(?: of)? (?:an? |the )?(?:(?:giant|big|huge|large|old|hollow|empty|hollowed out|snail|conch|sea|spiral|broken|worn) )*(sea ?shells?|shell|conch|snail shell|tea ?pot|kettle|(?:tree )?stump|tree trunk|hollow log|shoe|boot|pumpkin|mushroom)(?=$|,| with | at | in | on )/i, (_all: string, before: string, of: string) => `${before}${/shell|conch/i.test(of) ? 'shell' : /pot|kettle/i.test(of) ? 'teapot' : /stump|trunk|log/i.test(of) ? 'stump' : /shoe|boot/i.test(of) ? 'boot' : of} house`) // biome-ignore format: one line
    .replace(/\bdesert ((?:ancient |old |lost )*)(temple|city|palace) ruins?\b/i, 'ruined $1$2 in the desert')
    .replace(/\b(?:ancient|old|lost|forgotten) ruins (?=(?:in|under|on) (?:the |a |an )?(?:desert|snow|tundra|arctic|ice|sand)\b)/i, 'ruins ')
    // what grows on a house overgrows it
    .replace(new RegExp(`^((?:an? |the )?)((?:[a-z'-]+ )*?(?:${HOUSE}|ruins?|mech|robot|tank))\\b(.*?)(?:,? (?:with|and|has|that has)|,) (?!(?:an? )?(?:[a-z]+ )?tree (?:growing )?(?:through|out of) (?:the |its )?roof)(?:(?:lots of|many|some|green|wild|thick) )*(?:plants|vines|ivy|weeds|vegetation|greenery|nature|creepers|grass|foliage|trees|(?:a |big )*tree)(?: and (?:plants|vines|ivy|weeds|trees|moss|grass))? (?:(?:is|are|all) )*(?:growing|climbing|creeping|taking|spreading|crawling)(?: (?:on|over|up|out of|through|all over|from|around|across|along|in))* (?:it|(?:the |its )?(?:walls?|sides?|roof|building|ruins?|facade|windows))\\b`, 'i'), '$1overgrown $2$3') // biome-ignore format: one line
    .replace(new RegExp(`^((?:an? |the )?)((?:[a-z'-]+ )*?(?:${HOUSE})),? (?:reclaimed|taken over|swallowed|retaken|claimed) by (?:nature|plants|the (?:jungle|forest)|vines|vegetation|trees)\\b`, 'i'), '$1overgrown $2') // biome-ignore format: one line
    // a house of that work, which shows it on its board
    .replace(/^((?:an? |the )?(?:(?:big|small|modern|secret|old|abandoned|white|tall) )*)(?:(?:science|chemistry|chemical|medical|research) )?(?:laboratory|lab|research (?:cent(?:er|re)|facility|institute)) (?:building|exterior|facade|from outside)\b/i, '$1office building with a flask sign') // biome-ignore format: one line
    // weather after a house falls on it
    .replace(new RegExp(`^((?:[a-z'-]+ )*?(?:${HOUSE}|bridge|ruins|pier)),? ((?:(?:dark|heavy|night|big|bad|and|with|clouds|wind) )*(?:storm|lightning|thunder|thunderstorm|rain|fog|mist|snow)(?:(?: and|,)? (?:storm|lightning|thunder|rain|clouds|night|wind|strikes?|bolts?))*)$`, 'i'), (_all: string, what: string, sky: string) => `${what} ${/storm|lightning|thunder/i.test(sky) ? 'in a storm' : /rain/i.test(sky) ? 'in the rain' : /snow/i.test(sky) ? 'with falling snow' : 'in the fog'}${/night/i.test(sky) ? ' at night' : ''}`) // biome-ignore format: one line
    // the moon behind a house is in its sky
    .replace(new RegExp(`\\b((?:${HOUSE})\\b.*?)(?:,? (?:with|and)|,) (?:an? |the )?(?:(?:big|full|huge|giant|bright|pale) )*moon (?:behind|in the background|rising behind|above|over)(?: (?:it|the (?:house|roof|building)))?$`, 'i'), '$1 at night') // biome-ignore format: one line
    .replace(new RegExp(`\\b(${HOUSE}|supermarket|market) front(?= with\\b|$|,)`, 'gi'), '$1')
    .replace(/\b(?:without|with no) (?:an? |its |the )?roof\b|\broofless (?=[a-z])/gi, (found: string) => (/^roofless/i.test(found) ? 'ruined ' : 'with a collapsed roof')) // biome-ignore format: one line
    .replace(new RegExp(`^((?:[a-z'-]+ )*?(?:${HOUSE})(?: with [a-z' -]+?)?) (?:with|and) ((?:an? |two |three |some |many |parked )*(?:[a-z]+ )?(?:cars?|trucks?|vans?|carts?|wagons?|motorcycles?|motorbikes?|taxis?|scooters?))$`, 'i'), '$1 with $2 outside') // biome-ignore format: one line
    .replace(/^(?=.*\b(?:winter|snowy)\b)(.*?),? (?:(?:with|and) )?snow on (?:the |all )?roofs?$/i, '$1')
    // "church ruin": the house, in ruins
    .replace(RUINED_AFTER, (_all: string, article: string, what: string) => `${article.replace(/an/i, 'a')}ruined ${what}`)
    .replace(new RegExp(`^(?:the )?(?:(?:old|ancient|crumbling) )*(?:ruins?|remains|shell) of (an?|the) (?=(?:[a-z'-]+ ){0,3}?(?:${RUINABLE})\\b)`, 'i'), (_all: string, article: string) => `${article.replace(/an/i, 'a')} ruined `) // biome-ignore format: one line
    // "with moon on door"
    .replace(/\bwith ((?:an? )?(?:[a-z]+ )?(?!snow|smoke)[a-z]+) on (door|wall|roof|front|side|top)(?=$|,)/gi, (_all: string, what: string, where: string) => `with ${/^an? |s$/i.test(what) ? what : `a ${what}`} on the ${where}`) // biome-ignore format: one line
    .replace(/\btree house(s?)\b/gi, 'treehouse$1')
    .replace(/\bonion[- ](?=(?:shaped )?(?:domes?|cupolas?|roofs?|towers?)\b)(?:shaped )?/gi, (_all: string, _at: number, whole: string) => (/church|chapel|cathedral/i.test(whole) && !/orthodox/i.test(whole) ? 'onion ' : ''))
    .replace(/\bobservatory dome\b/gi, 'observatory')
    .replace(/\bspace ?station dome\b|\b(?:space|mars|moon|lunar) (?:station|colony) dome\b(?!.*\binside$)|\bdome (?:space station|colony|habitat)\b(?!.*\binside$)/gi, 'space base') // biome-ignore format: one line
    .replace(/\b(?:native american|american indian|indian|plains indian|sioux|cherokee) (?=(?:tipi|teepee|tepee)s?\b)/gi, '')
    .replace(/\b(one|two|three|four|2|3|4) minaret\b/gi, '$1 minarets')
    .replace(/\b(mosque\b.*?),? (?:with|and) (?:(?:two|2|a pair of|tall|white|slim|thin|golden) )*minarets\b/gi, '$1')
    .replace(/\bice cream\b(.*?\b)(?<!ice cream )cone\b/gi, 'ice cream$1ice cream cone')
    .replace(/\b(made|built|sewn|out) (of|from) (?:animal |leather |goat |buffalo |wolf |bear )*(?:skins?|hides|pelts|furs)\b/gi, '$1 $2 hide')
    // what leans there leans on it
    .replace(/,? (?:with )?((?:an? |the |two )?(?:[a-z]+ ){0,1}?(?:bicycle|bike|ladder|broom|cart wheel|wagon wheel|shovel|rake|barrel|scooter)) (?:leaning|leaned|parked|propped)(?: up)? (?:on|against|at|by|in front of) (?:the |its )?(?:wall|side|front|door|facade|house|shop)\b/gi, ' with $1 outside') // biome-ignore format: one line
    .replace(/\b(twin|triple|quadruple)[- ]tower(?:ed)? castle\b/gi, '$1towered castle')
    // what is seen in a dome is seen through its glass
    .replace(/\b(?:space|mars|moon|lunar) (?:station|colony) dome(?=.*\binside$)/gi, 'glass dome')
    // what is left of a burnt house is what stays of it
    .replace(/^((?:an? |the )?(?:burn(?:ed|t)(?:[- ](?:down|out))?|destroyed|ruined|collapsed|bombed|demolished|wrecked) (?:[a-z-]+ ){0,2}?[a-z-]+),? (?:with |where )?(?:only|just) (?:the |its |an? |some )?(?:[a-z]+ ){0,2}?[a-z]+ (?:is |are )?(?:left|standing|remain(?:s|ing)?|still standing|left standing)$/gi, '$1')
    .replace(/\b(?:(?:border|military|police|army|road|toll) )?check ?point(?= with|$)/gi, 'toll booth')
    .replace(/^((?:an? |the |old |big )*)(?:circus )?big top\b/gi, '$1circus tent')
    .replace(/\b(?:russian|slavic|ukrainian) (?=(?:orthodox |wooden |wood |old )*(?:church|chapel|cathedral)\b)/gi, '')
    // one drinks there
    .replace(/^((?:(?:an?|the|small|little|old|cozy|dark|seedy|irish|english|village|wooden|corner) )*)(?:bar|pub)(?=$| with (?:an? )?(?:(?:big|blue|red|pink|green|purple|yellow|small|glowing|broken|hanging|flickering|open|closed|beer) )*(?:neon|signs?|lights?|lanterns?|awnings?|terrace|roof|chimney|door)\b)/i, '$1dive bar') // biome-ignore format: one line
    .replace(/,? (?:carved|cut|hewn|dug|built|set) (?:right )?(?:in|into|inside|out of|from) (?:an? |the |solid )?(?:side of (?:an? |the ))?hill(?:side)?\b/gi, ' in the mountains') // biome-ignore format: one line
    .replace(/^(.*?),? (?:standing |raised |built )?on (?:(?:its|four|three|two|six|long|tall|high|thin|big|wooden|wood|rusty|spindly|stilt|crooked) )+legs\b/i, (all: string, what: string) => (LEGGED.test(what) ? what : IS_HOUSE.test(what) ? `${what} on stilts` : all)) // biome-ignore format: one line
    .replace(/^(.*?),? (?:standing |raised )?on (?:(?:its|four|three|two|six|long|tall|high|thin|big|rusty|metal|steel|iron) )+legs\b/i, (all: string, what: string) => (LEGGED.test(what) ? what : all)) // biome-ignore format: one line
    .replace(/,? (?:(?:with|and) )?((?:thick |deep |some )?snow) on (?:the |its |all )?roofs?\b/gi, ' with $1 on the roof')
    .replace(/,? (?:(?:with|and) )?((?:thick |black |white |grey )?smoke) (?:coming |rising )?(?:from|out of) (?:the |its )?chimney\b/gi, ' with $1 from the chimney') // biome-ignore format: one line
    // whose shop it is, unless somebody does something there
    .replace(/^((?:(?:an?|the|old|small|little|tiny|cozy|medieval|fantasy|village|dark|stone|wooden) )*)apothecary(?=$| (?:at|in|with|on|under|by) )/i, '$1apothecary shop')
    // a tomb that is named alone is seen from outside
    .replace(/^((?:(?:an?|the|old|small|little|stone|ancient|haunted|spooky|family|overgrown|mossy|ruined) )*)(?:crypt|tomb)(?=$| (?:at (?:night|dusk|dawn|sunset)|in (?:the )?(?:rain|snow|fog)|with (?:an? )?(?:(?:iron|rusty|open|broken|green|blue|red) )*(?:gate|door|roof|ivy|vines|moss|cross)))/i, '$1mausoleum')
    // so many floors a pagoda has; of others nobody counts them, and the house stays one
    .replace(/^((?:.*\b)?pagoda)s?,? (?:with |of )?(?:5|five)[- ](?:floors?|stor(?:y|ey|ies|eys)|tiers?|levels?|roofs?)\b/i, '$1')
    .replace(/\b(?:5|five)[- ](?:floors?|stor(?:y|ey|ied)|tier(?:ed)?|level)[- ](?=(?:[a-z]+ )?pagoda\b)/i, '')
    .replace(new RegExp(`^((?:[a-z'-]+ )*?(?:${HOUSE}|pagoda)),? (?:with |of )?(\\d+|two|three|four|five|six|seven|eight|nine|ten) (floors|stories|storeys|levels)\\b`, 'i'), '$1 with $2 storeys') // biome-ignore format: one line
    // tiles of a house lie on its roof
    .replace(/\b(storeys|floors|levels) (?=(?:[a-z]+ )?tiles\b)/i, '$1, ')
    .replace(new RegExp(`^(.*\\b(?:${HOUSE}|pagoda)\\b.*)\\b(${ROOF_HUES})(?: roof)? tiles\\b`, 'i'), '$1$2 roof')
    .replace(STUFF_AFTER, (_all: string, article: string, what: string, of: string) => `${article}${OF_WOOD[of.toLowerCase()] ?? of} ${what}`) // biome-ignore format: one line
    .replace(PART_AFTER, '$1 with $2')
    .replace(/\b((?:ruined|broken|destroyed|crumbling|collapsed) (?:[a-z]+ ){0,2}(?:temple|ruins?|palace)) with (?:broken|fallen|toppled|cracked|crumbling) (?:columns|pillars)(?: and)?\b/i, '$1 with'); // biome-ignore format: a chain
