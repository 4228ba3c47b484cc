/** What parts that have no outline of their own usually look like: their colours, how large they are, where they sit. */

export type Place =
  | 'head'
  | 'face'
  | 'neck'
  | 'chest'
  | 'waist'
  | 'hands'
  | 'legs'
  | 'feet'
  | 'top'
  | 'upper'
  | 'middle'
  | 'lower'
  | 'bottom'
  | 'rim'
  | 'inside';

export interface Look {
  /** Families of colours, the likeliest first; none where it may have any. */
  readonly colours: readonly string[];
  /** Shares of the picture's figure. */
  readonly share: readonly [least: number, most: number];
  readonly places: readonly Place[];
  /** Whether all areas of its colour are meant, rather than the one of them. */
  readonly isMany: boolean;
}

const METALS = 'gold grey yellow orange brown';
const ROWS: readonly (readonly [words: string, colours: string, least: number, most: number, places: string, many?: 'many'])[] = [
  // Worn.
  ['buckle|clasp|brooch|medal|badge|pin|insignia|star', METALS, 0.003, 0.08, 'waist chest neck middle'],
  ['belt|sash|girdle|waistband', 'brown black grey gold', 0.008, 0.14, 'waist'],
  ['straps?|harness|suspenders|bandolier|braces', 'brown black grey', 0.006, 0.16, 'chest inside', 'many'],
  ['bow ?tie|tie|necktie', 'red black blue', 0.004, 0.08, 'neck chest'],
  ['collar|choker|neckerchief|scarf|shawl|bandana|necklace|pendant|amulet|ruff', 'red gold white blue', 0.004, 0.16, 'neck'],
  ['buttons?|studs|zipper', METALS, 0.002, 0.05, 'chest waist', 'many'],
  ['pockets?|emblem|symbol|logo|crest|stripes?|number|patch|patches', '', 0.004, 0.18, 'chest middle', 'many'],
  ['headband|bandana|headscarf|bandanna', '', 0.006, 0.2, 'top'],
  ['hatband|hat band|band|ribbons?|bow', 'red blue pink black gold', 0.006, 0.14, 'head top neck inside', 'many'],
  ['visor|goggles|glasses|sunglasses|eyepatch|mask|veil|blindfold', 'blue black teal grey', 0.006, 0.14, 'face head'],
  ['headphones|headset|earmuffs|ear ?rings?', 'black blue grey gold', 0.004, 0.14, 'head'],
  ['crown|tiara|diadem|halo|circlet', 'gold yellow grey', 0.01, 0.2, 'top head'],
  ['horns?|antlers', 'tan white brown gold', 0.008, 0.2, 'top', 'many'],
  ['tusks?', 'tan white', 0.004, 0.1, 'face', 'many'],
  ['plume|feathers?|mohawk|crest|comb|bun|ponytail|tassel|pompom|bobble|flower', '', 0.006, 0.16, 'top head'],
  ['hat|cap|hood|helmet|helm|turban|beanie|beret|bonnet', '', 0.03, 0.5, 'head top'],
  ['hair|wig|braids?|curls', 'brown black yellow orange grey', 0.02, 0.4, 'head'],
  ['beard|moustache|mustache|goatee', 'brown grey white orange black', 0.008, 0.2, 'face neck'],
  ['apron', 'tan white', 0.05, 0.4, 'waist chest legs'],
  ['shirt|tunic|jacket|vest|coat|top|sweater|hoodie|suit|armou?r|uniform|robe|dress|gown|torso|body', '', 0.1, 0.7, 'chest waist'],
  ['skirt|kilt|loincloth|shorts', '', 0.03, 0.3, 'waist legs'],
  ['pants|trousers|leggings|breeches|jeans|legs', '', 0.03, 0.35, 'legs', 'many'],
  ['boots?|shoes?|sandals|slippers|sneakers|socks|feet|soles?|laces|shoelaces', 'brown black grey red', 0.01, 0.25, 'feet', 'many'],
  ['gloves?|gauntlets?|mittens?|bracers?|wristbands?|cuffs|bracelets?|hands?', '', 0.006, 0.16, 'hands', 'many'],
  ['sleeves|arms?', '', 0.02, 0.3, 'hands chest', 'many'],
  ['shoulder ?pads?|pauldrons|epaulettes', 'grey gold', 0.01, 0.16, 'neck chest', 'many'],
  ['cape|cloak|mantle', '', 0.05, 0.5, 'legs chest waist', 'many'],
  ['shield|buckler', 'brown grey red blue gold', 0.03, 0.35, 'hands chest rim'],
  ['sword|blade|knife|dagger|spear|axe|mace|weapon', 'grey white', 0.02, 0.35, 'hands rim', 'many'],
  ['staff|club|stick|wand|cane|bow|pole|hammer', 'brown tan', 0.02, 0.35, 'hands rim'],
  ['lips?|lipstick|blush', 'red pink', 0.001, 0.03, 'face'],
  ['tongue|mouth', 'red pink', 0.001, 0.06, 'face head'],
  ['teeth|fangs', 'white', 0.001, 0.06, 'face head', 'many'],
  // Of beasts.
  ['beak|bill', 'orange yellow gold grey', 0.004, 0.1, 'head rim'],
  ['nose|snout', 'black pink brown', 0.002, 0.08, 'face head'],
  ['ears?', 'pink brown grey', 0.004, 0.12, 'head', 'many'],
  ['belly|stomach|tummy|underside', 'white tan yellow grey', 0.03, 0.4, 'middle lower'],
  ['spots?|spikes|scales|patches|markings|stripes|dots', '', 0.01, 0.4, 'inside', 'many'],
  ['claws|talons|hooves|hoofs|paws', 'white grey black tan', 0.003, 0.12, 'feet hands', 'many'],
  ['mane', 'brown orange red yellow', 0.03, 0.35, 'head neck'],
  ['shell|carapace', 'brown green grey', 0.1, 0.7, 'upper middle'],
  ['wings?', '', 0.06, 0.6, 'upper rim', 'many'],
  ['tail', '', 0.02, 0.25, 'rim lower'],
  // Of things.
  ['handle|hilt|grip|knob|doorknob|haft|shaft|stock', 'gold brown grey black tan', 0.004, 0.4, 'rim inside lower'],
  ['locks?|padlock|keyhole|latch|hinges?|bolts?|rivets|nails|corners|fittings', METALS, 0.004, 0.14, 'inside middle rim', 'many'],
  ['(?:paper |glass )?(?:panels?|panes?)|windows?|windshield|windscreen|portholes?|glass', 'blue teal white grey black yellow', 0.01, 0.45, 'inside upper middle', 'many'],
  ['doors?|gate|hatch', 'brown black', 0.03, 0.3, 'lower middle bottom'],
  ['wheels?|tires?|tyres?|tracks', 'black grey brown', 0.01, 0.28, 'bottom lower', 'many'],
  ['(?:head|tail)?lights?|lamps?|bulbs?|lantern|leds', 'yellow gold white red orange', 0.003, 0.12, 'rim inside', 'many'],
  ['flag|banner|pennant', 'red blue yellow', 0.01, 0.3, 'top upper rim'],
  ['sails?', 'white tan', 0.05, 0.6, 'upper'],
  ['roof|chimney|roofs|spires?|rooftop', 'red brown orange blue', 0.03, 0.5, 'upper top', 'many'],
  ['cover|case|casing|body|hull|binding|envelope|lid|main part', '', 0.25, 0.85, 'middle', 'many'],
  ['pages?|paper', 'white tan', 0.03, 0.5, 'inside rim', 'many'],
  ['label|sticker|sign|tag|text|letters|writing|stamp|seal', 'white tan red yellow', 0.01, 0.35, 'middle inside', 'many'],
  ['hearts?', 'red pink', 0.01, 0.45, 'middle inside'],
  ['cork|cap|lid|stopper|plug|top', 'brown tan grey red', 0.01, 0.3, 'top'],
  ['liquid|potion|contents|juice|drink|soup|filling|fluid', 'red green blue purple orange pink', 0.05, 0.7, 'middle lower inside'],
  ['gems?|jewels?|crystals?|stones?|orb|pearl|ruby|sapphire|emerald|diamond|eye', 'red green blue purple teal pink', 0.003, 0.25, 'middle inside top upper', 'many'],
  ['frame|border|rim|edges?|edging|trim|outline|bezel|ring|setting', 'white gold grey brown black', 0.04, 0.5, 'rim', 'many'],
  ['bands?|hoops?|straps|bars?|metal|chains?|rope|string', 'grey gold brown black', 0.01, 0.3, 'inside', 'many'],
  ['spoon|fork|needle|pointer|clock hands?|hands', 'grey black brown gold', 0.004, 0.2, 'middle inside', 'many'],
  ['background|dial|face plate|screen|display|monitor', 'white black blue green grey', 0.1, 0.8, 'middle inside'],
  ['flames?|fire|lava|ember', 'orange red yellow', 0.02, 0.7, 'upper middle', 'many'],
  ['smoke|steam|cloud', 'grey white', 0.02, 0.5, 'upper top', 'many'],
  ['water|sea|pool|pond', 'blue teal', 0.02, 0.6, 'middle inside lower', 'many'],
  ['snow|ice|frosting|icing|cream|foam|milk', 'white pink blue', 0.02, 0.6, 'upper top', 'many'],
  ['leaves|leaf|foliage|grass|moss|lettuce|salad|herbs?|stem|stalk|vines?|bush|canopy', 'green', 0.01, 0.8, 'upper top inside', 'many'],
  ['trunk|bark|branch(?:es)?|wood|log|roots|planks?|soil|dirt|earth', 'brown tan', 0.03, 0.8, 'lower middle', 'many'],
  ['petals?|blossoms?|flowers?|bloom|roses?', 'red pink yellow purple white blue', 0.01, 0.6, 'upper top', 'many'],
  ['berries|berry|cherr(?:y|ies)|strawberr(?:y|ies)|tomato(?:es)?|apples?|fruits?|ketchup|jam|blood', 'red pink', 0.005, 0.5, 'inside upper', 'many'],
  ['ham|bacon|meat|steak|sausage|salmon|shrimp', 'pink red brown', 0.01, 0.6, 'inside middle', 'many'],
  ['cheese|butter|yolk|egg|mustard|banana|lemon|corn|fries', 'yellow gold orange', 0.01, 0.5, 'inside middle', 'many'],
  ['bread|bun|crust|toast|dough|pastry|cone|cookie|waffle', 'orange brown tan gold', 0.05, 0.8, 'upper rim', 'many'],
  ['chocolate|coffee|sauce', 'brown', 0.02, 0.6, 'inside upper', 'many'],
  ['stones?|rocks?|walls?|bricks?|pillars?|base|pedestal|concrete', 'grey brown tan', 0.05, 0.8, 'lower middle bottom', 'many'],
  ['coins?|gold|treasure|bell', 'gold yellow', 0.01, 0.5, 'inside middle', 'many'],
  ['bones?|skull', 'white tan', 0.02, 0.6, 'head middle', 'many'],
]; // biome-ignore format: a table

const LOOKS = ROWS.map(([words, colours, least, most, places, many]) => [
  new RegExp(`^(?:[a-z]+ )*?(?:${words})$`),
  { colours: colours ? colours.split(' ') : [], share: [least, most], places: places.split(' '), isMany: many === 'many' } as Look,
] as const); // biome-ignore format: one line

/** How what a noun names usually looks, every reading of it; several of one where it is told so; none for a word that is not known. */
export function looksOf(noun: string): readonly Look[] {
  const found = LOOKS.filter(([words]) => words.test(noun)).map(([, look]) => look);
  if (found.length > 0 || !/[^s]s$/.test(noun)) return found;
  return LOOKS.filter(([words]) => words.test(noun.slice(0, -1))).map(([, look]) => ({ ...look, isMany: true }));
}
