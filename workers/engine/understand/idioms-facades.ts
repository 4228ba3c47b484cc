/** Of what houses are built and what their fronts show, as it is typed: in the words of the tables. */

const HOUSE = 'house|hut|cottage|cabin|tower|watchtower|castle|church|chapel|temple|shop|store|bakery|tavern|inn|mansion|barn|mill|windmill|lighthouse|shack|shed|lodge|palace|fortress|fort|school|hospital|station|saloon|hotel|factory|home|building|cathedral|villa|igloo|hall|manor|warehouse|cafe|restaurant|pub|diner|bank|prison|monastery|shrine|pagoda|bridge|gate|wall|well|arch|tomb|pyramid|throne|cave'; // biome-ignore format: a list
const HUES =
  'red|blue|green|purple|violet|yellow|orange|pink|white|black|brown|grey|gray|cyan|teal|golden|dark|pale|light';
/** What walls are laid of, piece by piece; the piece is no second thing. */
const PIECES = 'blocks?|bricks?|slabs?|logs?|planks?|boards?|panels?|tiles?|sheets|stones|cubes|shards|beams';
const STUFFS: Readonly<Record<string, string>> = { ice: 'ice', stone: 'stone', wood: 'wooden', wooden: 'wooden', timber: 'wooden', marble: 'marble', granite: 'stone', sandstone: 'sandstone', brick: 'brick', clay: 'clay', mud: 'clay', obsidian: 'obsidian', crystal: 'crystal', glass: 'glass', metal: 'metal', iron: 'iron', steel: 'steel', copper: 'copper', gold: 'golden', silver: 'silver', bone: 'bone', jade: 'jade', basalt: 'black stone', limestone: 'stone', concrete: 'concrete', snow: 'snow' }; // biome-ignore format: a table
const BUILT = '(?:,? (?:made|built|constructed|carved|assembled|put together|cobbled together))(?: (?:entirely|completely|only|all))?(?: (?:out of|of|from|with|using))'; // biome-ignore format: one line

/** "Barracks made out of tusks and hides": two stuffs are walls and roof, and no second thing; glass has its frame. */
const SOFT =
  'hides?|(?:animal |leather )?skins?|leather|furs?|pelts|cloth|canvas|rags|blankets|straw|hay|thatch|reeds?|palm leaves|leaves|leaf|grass|moss|turf|feathers?|tarps?|paper|vines|flowers|petals|wool|yarn|tin|shingles|tiles|patchwork|quilts?|icing|frosting|cotton candy|marshmallows?';
const HARD = `${Object.keys(STUFFS).join('|')}|bones?|tusks?|teeth|tooth|fangs|horns?|antlers?|skulls?|ribs|claws|ivory|shells?|seashells?|books?|scrap|scrap metal|junk|mushrooms?|candy|chocolate|gingerbread|cookies?|cheese|cake|bread|donuts?|coral|bamboo|logs?|sticks|twigs|branches|roots|driftwood|mud|rocks?|stones|boulders|salt|snow|cardboard|barrels|gears|bricks?|coal|wax|porcelain|thorns|pumpkins?|cactus|planks|corrugated iron|iron sheets`;
const OF_TWO = new RegExp(`((?:^|\\b)(?:an? |the )?(?:[a-z'-]+ )*?(?:${HOUSE}|greenhouse|dome|pavilion|gazebo|conservatory|barracks|outpost|keep|watch ?post|stable|market|forge|smithy|library|bakery|clubhouse|playhouse|treehouse|den|embassy|theat(?:er|re)|museum|brewery|apothecary|observatory|bathhouse|boathouse|farmhouse|longhouse|clocktower|mausoleum|citadel))${BUILT} (?:(?:old|giant|big|huge|animal|mammoth|whale|dragon|rusty|dried|dead|broken|raw|colou?rful|red|white|brown) )*(${HARD}|${SOFT})(?: (?:${PIECES}))? (?:and|with(?= (?:[a-z]+ )?(?:bones?|tusks|teeth|skulls|hides?|skins|furs|leather|shells|books)(?:$|,))) (?:(?:old|giant|big|huge|mammoth|whale|dragon|rusty|dried|dead|broken|raw|colou?rful|red|white|brown) )*(${HARD}|${SOFT})(?: (?:${PIECES}))?(?=$|,| with | in | on | at | and )( with)?`, 'i'); // biome-ignore format: lists
/** One stuff that is nobody's usual wall: walls and roof are of it. */
const ALONE =
  'seashells?|shells?|books|old books|mushrooms|hides?|skins|animal skins|furs|leather|leaves|feathers|coral|tusks|teeth|antlers|horns|paper|cardboard|gears|mud|sticks|twigs|branches|bread|cheese|cake|cookies|donuts|petals|vines|driftwood|rocks|bamboo|thorns|coal|wool|yarn|quilts';
const OF_ONE = new RegExp(`^((?:an? |the )?(?:[a-z'-]+ )*?(?:${HOUSE.replace(/\|(?:wall|well|arch|bridge|gate|throne|cave|tomb|pyramid)(?=\||$)/g, '')}|barracks|outpost|stable|library))${BUILT} (?:(?:old|giant|big|huge|dried|colou?rful) )*(${ALONE})(?=$|,| with | in | on | at | and (?:an? |the ))( with)?`, 'i'); // biome-ignore format: lists
const IS_SOFT = new RegExp(`^(?:${SOFT})$`, 'i');
const ofTwo = (_all: string, what: string, one: string, two: string, more = ''): string => {
  if (/^(?:glass|crystal)$/i.test(one) && STUFFS[two.toLowerCase()]) return `${what} made of ${one}${more}`;
  const [walls, roof] = IS_SOFT.test(one) && !IS_SOFT.test(two) ? [two, one] : [one, two];
  return `${what} with ${walls} walls and a ${roof} roof${more ? ' and' : ''}`;
};

/** "Igloo made of blue ice blocks", "chapel built out of whale bones". */
const OF_PIECES = new RegExp(`^((?:an? |the )?)((?:[a-z'-]+ )*?(?:${HOUSE}))${BUILT} ((?:(?:${HUES}) )*)(${Object.keys(STUFFS).join('|')}) (?:${PIECES})(?=$|,| with | and | in | on | at )`, 'i'); // biome-ignore format: one line
const OF_BONES = new RegExp(`^((?:an? |the )?)((?:[a-z'-]+ )*?(?:${HOUSE}))${BUILT} (?:[a-z'-]+ ){0,2}?(?:bones?|skulls|ribs|skeletons?)(?: and (?:skulls|bones|ribs))?(?=$|,| with | and | in | on | at )`, 'i'); // biome-ignore format: one line

/** Things in which somebody lives are houses of that shape. */
const LIVED_IN = /^((?:an? |the )?(?:(?:giant|big|huge|old|large|red|worn|brown|hollow) )*)(shoe|boot|tea ?pot|kettle|pumpkin|mushroom|toadstool|shell|sea ?shell|snail shell|stump|tree stump|gingerbread|cake)(?:,)? (?:that|which|where|in which) (?:an? |the |some |two )?(?:[a-z'-]+ ){0,3}?(?:lives?|dwells?|is living)(?: in)?(?: it)?(?=$|,| with | and )/i; // biome-ignore format: one line
const SHAPES: Readonly<Record<string, string>> = { shoe: 'boot', kettle: 'teapot', toadstool: 'mushroom', 'tree stump': 'stump', seashell: 'shell', 'sea shell': 'shell', 'snail shell': 'shell', cake: 'gingerbread', 'tea pot': 'teapot' }; // biome-ignore format: a table

/** What a board shows is not beside it. */
const SIGN = new RegExp(`(\\b(?:${HOUSE})\\b.*?\\b(?:sign|signboard|sign board))(?:,)? (?:with|of|showing|shaped like|in the shape of|that shows|depicting|bearing) (?:an? |the )?(?:(?:big|small|wooden|golden|red|painted) )*(?!the\\b|words?\\b|text\\b|letters\\b|name\\b|neon\\b|missing\\b|broken\\b)([a-z]+)(?: (?:on it|symbol|picture|shape|icon|painted on it))?(?=$|,| and | with )`, 'i'); // biome-ignore format: one line

export const facadesTyped = (text: string): string =>
  text
    .replace(OF_TWO, ofTwo)
    .replace(OF_ONE, (_all: string, what: string, of: string, more = '') => `${what} with ${of} walls and a ${of} roof${more ? ' and' : ''}`) // biome-ignore format: one line
    .replace(OF_PIECES, (_all: string, a: string, what: string, hue: string, of: string) => `${a}${hue}${STUFFS[of.toLowerCase()]} ${what}`) // biome-ignore format: one line
    .replace(OF_BONES, (_all: string, a: string, what: string, ..._more: unknown[]) => `${a}bone ${what} with a bone roof`)
    .replace(/ with a bone roof with /i, ' with a bone roof and ')
    .replace(LIVED_IN, (_all: string, before: string, what: string) => `${before}${SHAPES[what.toLowerCase()] ?? what} house`) // biome-ignore format: one line
    .replace(/\bhouse,? (?:with )?windows? in (?:the |its )?(?:laces|toe|cap|heel|side|spout|lid|stem|sole)[a-z ]*?(?=$|,| and | with )/i, 'house with windows') // biome-ignore format: one line
    .replace(/\bchimney (?:out of|on|from|in|at) (?:the |its )?(?:heel|toe|cap|lid|top|spout)\b/i, 'chimney')
    .replace(SIGN, (_all: string, before: string, shown: string) => `${before.replace(/(?:,| with| and| has)* ?(?:an? |the )?(?:(?:big|small|hanging|wooden|old) )*(?:sign ?board|sign)$/i, '')} with a ${shown} sign`) // biome-ignore format: one line
    // what hangs under windows stands nowhere beside the house
    .replace(new RegExp(`^((?:an? |the )?(?:[a-z'-]+ )*?(?:${HOUSE}))(?=,| with | and )([^]*?), (?:[a-z]+ )?(?:flower|window) ?boxes(?: (?:under|below|at|on) (?:the |all |its )?windows)?(?=$|,)`, 'i'), (_all: string, house: string, more: string) => `${house} with flower boxes${more.replace(/^ with /, ' and ')}`) // biome-ignore format: one line
    // a tree carries its house: it is drawn with it
    .replace(/\b(treehouse|tree house|tree hut|tree fort)(?:,)? (?:(?:built|set|nestled|placed|perched|sitting|high|up|hidden) )*(?:in|into|on|inside|atop|around) (?:an? |the )?(?:(?:massive|giant|big|huge|old|tall|ancient|large|enormous|mighty|gnarled) )*(?:oak|tree|oak tree|pine|pine tree|baobab|willow|maple|redwood|branches)\b/i, '$1') // biome-ignore format: one line
    .replace(/\b(japanese|shinto) shrine\b(?! gates?\b)(?!.*\b(?:torii|stairs|steps|staircase)\b)/i, '$1 shrine with a torii gate')
    .replace(/\b(?:cottage|house|mill|hut|cabin) with an? (?:(?:big|wooden|old|large|turning|spinning) )*water ?wheel\b/i, 'water mill') // biome-ignore format: one line
    .replace(/\b(?:video )?arcade(?: hall)? (?:front|exterior|entrance|facade|outside)\b/i, 'arcade building')
    // a wheel and not a jewel
    .replace(/\b((?:orbital |rotating |giant |big )*)space station,? (?:with|and) (?:an? |the )?(?:(?:big|large|rotating|spinning|outer|habitat|wheel) )*ring(?: and (?:docking )?arms| section)?\b/i, '$1ring space station') // biome-ignore format: one line
    .replace(new RegExp(`\\b((?:${HOUSE})\\b.*?,? (?:with|and) (?:an? |the )?)drawbridge (?:down|lowered|open|let down)\\b`, 'i'), '$1drawbridge') // biome-ignore format: one line
    .replace(/, drawbridge (?:down|lowered|open|let down)\b/i, ' with a drawbridge')
    .replace(/\bmoat (?:full of|filled with|of|with) (?:green |dark |deep |blue )?water\b/i, 'moat')
    .replace(/\bmoat (?:full of|filled with) ([a-z]+)\b/i, 'moat and $1')
    // what lies in the window of a shop is its goods
    .replace(new RegExp(`\\b((?:${HOUSE})\\b.*?), ((?:fresh |some |many |two |three |the )*[a-z]+(?: [a-z]+)?) in (?:the |its )?(?:shop |display |front )*windows?(?=$|,| and )`, 'i'), '$1 with $2 in the window') // biome-ignore format: one line
    .replace(/\b(?:with|and) (?:an? )?(?:(?:big|small|young|dead) )*tree (?:growing|standing) (?:inside|in it|through (?:the|its) roof|within)\b/i, 'with a tree growing out of the roof')
    // what a thing of war stands on is no camp of soldiers
    .replace(/\b(turret|cannon|tower|statue|ballista|gun|catapult|mortar)\b,? on (?:an? |the )?(?:(?:round|square|small|big|old|mossy) )*(stone|brick|wooden|metal|concrete|marble|rock) (?:base|platform|pedestal|foundation|plinth)\b/i, '$1 with a $2 base') // biome-ignore format: one line
    .replace(/,? (?:level|lvl|tier|stage|rank|mark|mk) ?(?:\d+|[ivx]+|one|two|three|four|five)(?: (?:upgrade|version|variant|building|tower))?(?=$|,)/i, ''); // biome-ignore format: one line
