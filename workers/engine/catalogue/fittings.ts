/**
 * What may be fitted on any thing that hands hold or that stands about: locks, gauges, chains, feathers, candles. A row says its words, and
 * which room it takes beside the thing. `subject/fitting-marks.ts` paints them on the finished drawing, where their kind belongs.
 */

/** Which side of the thing needs room for it. */
export type Room = 'up' | 'down' | 'around' | 'wide' | undefined;

export interface Fitting {
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
  readonly room: Room;
}

const TABLE = `
lock | | padlocked, locked with a padlock | lock, padlock, locks, padlocks, keyhole, combination lock, iron lock
gauge | | | gauge, gauges, pressure gauge, meter, dial gauge, fuel gauge, temperature gauge, pressure meter, clock face, small clock
valve | | | valve, valves, valve wheel, hand wheel, handwheel, crank wheel, turning wheel, small wheel, little wheel, spoked wheel
cogs | | geared | gear, gears, cog, cogs, cogwheel, cogwheels, clockwork gears, brass gears, moving gears, exposed gears
piping | around | | pipe, pipes, tube, tubes, hose, hoses, tubing, exhaust pipe, exhaust pipes, copper pipe, copper pipes, pipework
wiring | around | wired | wire, wires, cable, cables, power cord, power cable, loose wires, exposed wires, electrical wires, wiring, circuits
barbed-wire | | | barbed wire, razor wire, barbed wires
chaining | | chained, chained up, chained shut, wrapped in chains | chain, chains, heavy chains, iron chain, iron chains
lashing | | lashed, roped, roped up, makeshift, improvised, homemade, handmade, crude, primitive, jury rigged, cobbled together | rope, ropes, twine, lashings, cord wrap, string wrap, leather wrap, leather wrapping, wrapping, wrappings
aerial | up | | antenna, antennae, antennas, aerial
sight | up | scoped | scope, sight, telescopic sight, sniper scope, laser sight, red dot sight
led | | | led, leds, led light, led lights, light, lights, indicator light, status light, blinking light, blinking lights, warning light, signal light, small light
display | | | screen, display screen, monitor, lcd, lcd screen, digital display, touch screen, touchscreen
knob | | | knob, knobs, button, buttons, push button, switch, switches, push buttons
clasp | | buckled | buckle, buckles, clasp, clasps, latch, latches, clip, clips, hasp
tassel | down | tasseled, tasselled, fringed | tassel, tassels, fringe, fringes, fringe showing
plume | up | feathered, plumed | feather, feathers, plume, plumes, hanging feathers
bookmark | down | bookmarked | bookmark, ribbon bookmark, bookmark ribbon, page marker, silk bookmark, bookmark sticking out, bookmarks
floating-runes | up | | floating runes, floating rune, hovering runes, floating symbols, floating glyphs
wax-seal | | wax sealed | wax seal, red wax seal, melted wax, wax stamp, seal of wax, wax cap
charm | down | | charm, charms, keychain, trinket, trinkets, dangling charm, dangling charms, beads, hanging beads, bead string
bells | | | bell, bells, jingle bells, little bell, small bell, little bells, small bells
pennant | up | | flag, pennant, banner, little flag, small flag, tiny flag
fangs | | fanged, toothed | teeth, fangs, sharp teeth, row of teeth, tooth
vapour | up | | steam, rising steam, steam rising, wisps of steam, wisp of steam, steam coming off, steam coming out, hot steam
fumes | up | smoking, smoldering, smouldering, fuming | smoke, wisps of smoke, wisp of smoke, smoke rising, rising smoke, smoke coming out, smoke trail
glints | around | sparkling, sparkly, twinkling, glittering, glittery, glistening, dazzling | sparkles, sparkle, glitter, twinkles, magic sparkles, magic dust, fairy dust, small sparkles, little stars, tiny stars, sparks
straw | up | | straw, drinking straw, paper straw, bendy straw, striped straw
spoon | up | | spoon, ladle, wooden spoon, dipper, honey dipper, wooden dipper, stirrer, scoop
tapers | up | | candle, candles, birthday candle, birthday candles
blossoms | | flowered | flower, flowers, rose, roses, sugar roses, blossom, blossoms, daisy, daisies, small flowers, little flowers
fungi | up | mushroom covered | mushroom, mushrooms, little mushrooms, small mushrooms, fungi, fungus, toadstools
shards | up | crystal encrusted, crystal covered | crystal shards, crystal growths, growing crystals, crystals, crystal spikes
jewels | | bejeweled, bejewelled, jewel encrusted, gem encrusted, jewel studded, gem studded | jewels, gems, gemstones, precious stones, inlaid gems
rivets | | riveted, bolted | rivets, rivet, bolts, screws, metal studs
hook | up | | hook, hanging hook, metal hook, iron hook
spring | | spring loaded, springy | spring, springs, coil spring, metal spring
stand | down | | stand, wooden stand, display stand, pedestal, brass stand, small stand
weave | | woven, braided, plaited, basket woven | weave, basket weave, weaving, basketwork, braiding
quilting | | quilted, padded, tufted, cushioned | quilting, padding, quilt pattern
scales | | scaly, scaled | scales, dragon scales, fish scales, snake scales, snake skin, snakeskin, snake skin pattern, snakeskin pattern, crocodile skin, alligator skin, lizard skin, reptile skin, snakeskin texture, scale pattern, scale texture, crocodile leather
carving | | carved, etched, embossed, incised, chiselled, chiseled, sculpted, whittled | carvings, carving, etchings, etching, carved details, swirls, markings, carved patterns, carved symbols
twist | | twisted, spiralled, spiraled, gnarled, corkscrew, spiral shaped | twists, spirals, spiral
folds | | folded, folded up, folded in half, neatly folded | folds, fold lines, fold marks, pleats
stickers | | stickered, sticker covered, sticker bombed | sticker, stickers, decal, decals, band stickers, travel stickers
kiss | | | lipstick mark, lipstick marks, kiss mark, kiss marks, lipstick kiss, lipstick stain, lipstick print, red lips print
hazard | | hazard striped, caution striped | hazard stripes, hazard stripe, warning stripes, caution stripes, danger stripes, hazard markings, warning markings, hazard tape, caution tape, warning tape, black and yellow stripes, yellow and black stripes
patchwork | | patchwork, patchwork quilted, patchy, mended, repaired, darned | fabric patches, cloth patches, sewn patches, colorful patches, colourful patches, mismatched patches, patch job
icicles | down | icicled | icicles, icicle, hanging icicles
rime | | rimed, frost bitten, iced over | frost, rime, hoarfrost, ice crystals, ice patches, frost edges, frosted edges, layer of frost, layer of ice
stuffing | | unstuffed | stuffing, cotton stuffing, cotton, fluff, white stuffing, stuffing showing, stuffing visible
fur-trim | | fur trimmed, fur lined | fur trim, fur lining, fluffy trim, fur collar, fur edges, wool lining
buckshot | | bullet riddled, bullet ridden, shot up | bullet hole, bullet holes, bullet mark, bullet marks, shot holes, bullet dent, bullet dents, bullet impacts
wings | wide | | wings, angel wings, feathered wings, feather wings, little wings, small wings, tiny wings, bird wings, pair of wings, two wings, fairy wings
leather-wings | wide | | bat wings, dragon wings, demon wings, leathery wings, devil wings, small bat wings
antlers | up | | antlers, deer antlers, stag antlers, moose antlers, reindeer antlers
horns | up | | horns, demon horns, devil horns, goat horns, bull horns, curved horns, small horns, little horns, two horns
pointed-ears | up | | cat ears, fox ears, wolf ears, animal ears, dog ears, pointy ears
long-ears | up | | bunny ears, rabbit ears on top, long ears
tentacles | wide | | tentacles, tentacle arms, octopus arms, squid arms, writhing tentacles
halo | up | | halo, angel halo, golden halo
lid | up | lidded | lid, plastic lid, glass lid, metal lid, wooden lid
cherry | up | | cherry, cherry on top, maraschino cherry, single cherry
berries | up | | strawberry, strawberries, strawberries on top, strawberry on top, berries, fresh berries, raspberries, cherries, berries on top
cream | up | | whipped cream, whip cream, cream on top, dollop of cream, swirl of cream, whipped cream on top
chopsticks | up | | chopsticks, pair of chopsticks, two chopsticks, wooden chopsticks
vines | | vine covered, ivy covered, vine wrapped | vines, ivy, thorny vines, creeping vines, climbing vines, green vines, vines around it, vines wrapped around it, vines growing on it, ivy growing on it, creepers
sprinkles | | sprinkled | sprinkles, rainbow sprinkles, colorful sprinkles, colourful sprinkles, sugar sprinkles, candy sprinkles
ablaze | up | | 
shadowing | up | | 
sparking | around | | 
icing | around | | 
serration | | serrated, jagged, saw toothed, barbed, jagged toothed | serrations, serrated edge, serrated edges, jagged edge, jagged edges, barbs, notched edge
`;

const list = (cell = ''): readonly string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Several of it were said: its id ends so. */
const SEVERAL = '-several';
const isSeveral = (noun: string): boolean => /[^s]s$/.test(noun);

/** Fittings by their ids, one and several apart: "a button" is no two. */
export const FITTINGS: Readonly<Record<string, Fitting>> = Object.fromEntries(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([id = '', side = '', adjectives, words]) => {
      const [room, nouns] = [(side || undefined) as Room, list(words)];
      return [
        [`${id}${SEVERAL}`, { adjectives: list(adjectives), nouns: nouns.filter(isSeveral), room }] as const,
        [id, { adjectives: [], nouns: nouns.filter((noun) => !isSeveral(noun)), room }] as const,
      ];
    }),
);

/** Which kind of fitting an id is of, and whether there are several. */
export const fittingOf = (id: string): { readonly kind: string; readonly several: boolean } => ({
  kind: id.replace(SEVERAL, ''),
  several: id.endsWith(SEVERAL),
});

/** How a result tells what an adjective said. */
export const FITTING_SAID: Readonly<Record<string, string>> = { lock: 'a lock', cogs: 'gears', wiring: 'wires', chaining: 'chains', lashing: 'lashings', sight: 'a scope', clasp: 'a buckle', tassel: 'fringes', plume: 'feathers', fangs: 'teeth', fumes: 'smoke', glints: 'sparkles', blossoms: 'flowers', fungi: 'mushrooms', 'leather-wings': 'bat wings', 'pointed-ears': 'cat ears', 'long-ears': 'bunny ears', cream: 'whipped cream', ablaze: 'flames', shadowing: 'wisps of shadow', sparking: 'sparks', icing: 'ice on it', vines: 'vines', lid: 'a lid', cherry: 'a cherry', halo: 'a halo', shards: 'crystals', jewels: 'jewels', spring: 'a spring', quilting: 'quilting', carving: 'carvings', twist: 'a twist', serration: 'a jagged edge', stickers: 'stickers', kiss: 'a lipstick mark', hazard: 'hazard stripes', patchwork: 'patches', icicles: 'icicles', rime: 'frost', stuffing: 'stuffing', 'fur-trim': 'a fur trim', buckshot: 'bullet holes' }; // biome-ignore format: a table

/** What an element does to a weapon that is said to be of it, by the words for the element. */
const OF_ELEMENTS: Readonly<Record<string, string>> = {
  ablaze: 'fire flame flaming fiery ember infernal blazing volcanic hellfire inferno', sparking: 'lightning thunder electric electrified storm', icing: 'ice icy frost frosty frozen glacial',
  shadowing: 'shadow void chaos', vines: 'nature forest',
}; // biome-ignore format: a table
export const ELEMENT_MARK: ReadonlyMap<string, string> = new Map(Object.entries(OF_ELEMENTS).flatMap(([id, words]) => words.split(' ').map((word): [string, string] => [word, id]))); // biome-ignore format: one line

/** What lies loose in what holds things: "a basket with mushrooms" has none grown on it. */
const LOOSE =
  /^(?:cherry|berries|blossoms|fungi|cogs|plume|jewels|shards|charm|tapers|rivets|spring|wiring|piping|spoon|bells)/;
const HOLDS = /vase|pot$|basket|bowl|bucket|jar$|chest$|quiver|box$|crate|plate$|bag$|sack|barrel|aquarium|cage|nest|cauldron|tray|drawer|cart$|wagon|wheelbarrow|bouquet|table|desk|shelf|counter|altar|stall|^bed$|chair|sofa|bench|window/; // biome-ignore format: one line
/** What bears fruit of its own has them where they grow. */
const BEARS = /tree|bush|branch|twig|plant|leaf|vine|wreath|hedge|shrub|cactus/;
const PICKED = /^(?:cherry|berries|vines)/;
/** What has a seal of its own. */
const SEALED = /letter|scroll|envelope|contract|deed|document/;
export const fits = (concept: string, id: string): boolean =>
  !(LOOSE.test(id) && HOLDS.test(concept)) &&
  !(id.startsWith('wax-seal') && SEALED.test(concept)) &&
  !(PICKED.test(id) && BEARS.test(concept));
