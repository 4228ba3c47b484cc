/** Houses by those who work in them and by what is sold there, as they are typed: in the words of the tables. */

const HUT = 'hut|house|cottage|cabin|shack|home|shed|lodge|workshop|studio|tower|shanty|barn|hovel|lean-to';
const LOOKS = '(?:an?|the|small|little|tiny|old|cozy|cosy|wooden|stone|rickety|ramshackle|run-down|abandoned|lonely|simple|rustic|village|forest|swamp|snowy|medieval|fantasy|cute|dark|spooky) '; // biome-ignore format: one line

/** By whose house it is: what of their work is seen about it. */
const SHOWS: Readonly<Record<string, string>> = {
  beekeeper: 'two beehives outside', apiarist: 'two beehives outside', 'honey maker': 'two beehives outside', shepherd: 'a hay bale outside', goatherd: 'a hay bale outside', stablehand: 'a hay bale outside',
  gravedigger: 'a gravestone and a shovel outside', undertaker: 'a coffin outside', mortician: 'a coffin outside', astronomer: 'a telescope on the roof', stargazer: 'a telescope on the roof', astrologer: 'a telescope on the roof',
  trapper: 'antlers on the wall', hunter: 'antlers on the wall', huntsman: 'antlers on the wall', poacher: 'antlers on the wall', ferryman: 'an anchor sign', boatman: 'an anchor sign', shipwright: 'a ship sign', boatbuilder: 'a ship sign',
  toymaker: 'a dice sign', 'toy maker': 'a dice sign', glassblower: 'a vase sign', 'glass blower': 'a vase sign', 'fortune teller': 'an orb sign', seer: 'an eye sign', oracle: 'an eye sign', florist: 'a flower sign', weaver: 'a shirt sign', seamstress: 'a shirt sign',
  tanner: 'a boot sign', fletcher: 'an arrow sign', bowyer: 'a bow sign', mason: 'a hammer sign', stonemason: 'a hammer sign', cheesemaker: 'a cheese sign', winemaker: 'a barrel outside', vintner: 'a barrel outside', cooper: 'a barrel outside', brewer: 'a barrel outside', watchmaker: 'a clock sign',
  cartographer: 'a scroll sign', mapmaker: 'a scroll sign', locksmith: 'a key sign', dentist: 'a tooth sign', wheelwright: 'a wheel sign', chandler: 'a candle sign', hatter: 'a hat sign', tinker: 'a gear sign', scholar: 'a book sign', teacher: 'a book sign',
  banker: 'a coin sign', fishmonger: 'a fish sign', swineherd: 'a pig sign', druid: 'a leaf sign', necromancer: 'skulls on the wall', 'bounty hunter': 'wanted posters on the wall', woodsman: 'a log pile outside', lumberjack: 'a log pile outside', woodcutter: 'a log pile outside', logger: 'a log pile outside', gardener: 'a wheelbarrow outside', prospector: 'a pickaxe outside', 'gold digger': 'a pickaxe outside',
}; // biome-ignore format: a table
const WHOSE = new RegExp(`^((?:${LOOKS})*)(${Object.keys(SHOWS).sort((a, b) => b.length - a.length).join('|')})(?:'?s|s')? (${HUT})(?=$|,| with | in | on | by | at | near )( with)?`, 'i'); // biome-ignore format: one line

/** Over the water, a rod put out. */
const FISHING = new RegExp(`^((?:${LOOKS})*)(?:fish(?:ing|er(?:man|men)?)?|angler)(?:'?s|s')? (?:shack|shanty|cabin|lodge|shed|hut|house|cottage|hovel)( on (?:wooden )?stilts)?(?=$|,| with | in | on | by | at | near )( with)?`, 'i'); // biome-ignore format: one line

const FOODS = 'taco|burger|hamburger|crab|lobster|shrimp|pizza|noodle|ramen|sushi|donut|doughnut|ice cream|hot ?dog|sandwich|coffee|pancake|waffle|cookie|coconut|oyster|fish|chicken|pretzel|pineapple|banana|watermelon|cupcake|popcorn|burrito'; // biome-ignore format: a list
/** "Taco shack": it stands on the roof large. */
const EATEN_AT = new RegExp(`^((?:${LOOKS})*)(${FOODS})s? (?:shack|hut|shanty|cabin)(?=$|,| with | in | on | by | at )( with)?`, 'i'); // biome-ignore format: one line
/** "Honey stand" sells; these stands are furniture or something else. */
const STAND = new RegExp(`^((?:${LOOKS})*)(?!(?:night|music|plant|hat|coat|umbrella|bike|bicycle|band|weapon|armou?r|microphone|mic|cake|tv|book|ring|candle|key|monitor|guitar|sword|trophy|display|wig|phone|game|last|grand|witness|lamp|potted|easel|torch|mirror|crystal|skull|shield|helmet|bow|staff|spear|katana|map|globe|taxi|tree|market) )([a-z]+(?: [a-z]+)?) stand(?=$|,| with )`, 'i'); // biome-ignore format: one line

export const tradesTyped = (text: string): string =>
  text
    .replace(FISHING, (_all: string, before: string, _stilts: string | undefined, more = '') => `${before}stilt house with a fishing rod on the deck${more ? ' and' : ''}`)
    .replace(WHOSE, (_all: string, before: string, who: string, what: string, more = '') => `${before}${/^(?:workshop|studio)$/i.test(what) ? 'house' : what} with ${SHOWS[who.toLowerCase()]}${more ? ' and' : ''}`)
    .replace(EATEN_AT, (_all: string, before: string, food: string, more = '') => `${before}hut with a giant ${food} on the roof${more ? ' and' : ''}`)
    .replace(STAND, '$1$2 stall'); // biome-ignore format: a chain
