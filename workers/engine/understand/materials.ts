/**
 * Material words → keys of the geometry's MATERIALS, and elements ("fire", "ice"): words that are neither colours nor
 * materials by themselves but say what colour a thing made of or ruled by them has.
 */

const WORDS: Readonly<Record<string, string>> = {
  gold: 'gold|golden|gilded',
  silver: 'silver|silvery|mithril|platinum',
  steel: 'steel|metal|metallic|chrome|titanium|aluminium|tin|metal plated|sci fi|futuristic|high tech|hi tech',
  iron: 'iron|wrought iron|lead',
  bronze: 'bronze|brass',
  copper: 'copper',
  wood: 'wood|wooden|oak|oaken|timber|plank|planked|walnut wood',
  dark_wood: 'dark wood|mahogany|ebony|walnut|dark oak',
  pale_wood: 'birch|pine wood|bamboo wood|light wood|wicker',
  leather: 'leather|hide|leathery',
  rope: 'rope|hemp',
  stone: 'stone|rocky|granite|cobblestone|rock|concrete|stony|slate stone|cobbled',
  marble: 'marble|alabaster|porcelain|ceramic',
  brick: 'brick|bricks|clay|terracotta|adobe',
  thatch: 'straw|thatch|thatched|hay',
  obsidian: 'obsidian|onyx|basalt',
  bone: 'bone|bony|ivory',
  glass: 'glass|glassy',
  crystal: 'crystal|crystalline|crystal clear',
  ruby: 'ruby|garnet',
  emerald: 'emerald|jade|peridot',
  sapphire: 'sapphire|aquamarine|topaz blue|lapis',
  amethyst: 'amethyst',
  diamond: 'diamond|gemstone|jeweled|jewelled|quartz|opal',
  pearl: 'pearl|pearly',
  ice: 'ice|icy|frost|frozen',
  snow: 'snow|snowy',
  lava: 'lava|magma',
  sand: 'sand|sandy|sandstone',
  paper: 'paper|parchment|cardboard|papyrus',
  cloth: 'cloth|cotton|fabric|silk|silken|satin|canvas|velvet|lace',
  wool: 'wool|woolen|woollen|knitted|fur|furry|fluffy|fleece|furred',
  linen: 'linen|burlap|sackcloth',
  denim: 'denim',
  slime: 'slimy|gooey|jelly',
  leaf: 'leafy|leaf covered',
  grass: 'grassy',
};

/** 'wooden' → 'wood'. The values are keys of geometry MATERIALS (a test holds this). */
export const MATERIAL_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([key, said]) => said.split('|').map((word): [string, string] => [word, key])),
);

/** Elements colour what they stand before: "fire dragon", "poison dagger". '#rrggbb'. */
export const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['fire', '#e8602c'], ['flame', '#f08c2c'], ['flaming', '#f08c2c'], ['fiery', '#e8602c'], ['ember', '#d8502c'], ['infernal', '#b03038'],
  ['ice', '#a8dcf0'], ['frost', '#a8dcf0'], ['icy', '#a8dcf0'], ['water', '#4090d8'], ['aquatic', '#3c8cc0'], ['ocean', '#2c70b0'],
  ['earth', '#7a5034'], ['nature', '#5aa63c'], ['forest', '#2e6e40'], ['poison', '#8cc43c'], ['poisonous', '#8cc43c'], ['venom', '#8cc43c'],
  ['venomous', '#8cc43c'], ['poisoned', '#8cc43c'], ['envenomed', '#8cc43c'], ['acidic', '#b0dc34'], ['poison coated', '#8cc43c'], ['toxic', '#9cd42c'], ['acid', '#b0dc34'], ['lightning', '#f4dc54'], ['thunder', '#f4dc54'], ['electric', '#f4dc54'], ['electrified', '#f4dc54'], ['blazing', '#f08c2c'], ['volcanic', '#e8602c'], ['earthen', '#7a5034'], ['celestial', '#d8dcf8'], ['storm', '#5c78b8'],
  ['shadow', '#443c5c'], ['void', '#3c2c5c'], ['holy', '#f4e49c'], ['light', '#f4e8b0'], ['divine', '#f4e49c'], ['blood', '#a02030'],
  ['arcane', '#9c58d8'], ['cosmic', '#5c3ca4'], ['chaos', '#b03c8c'], ['mana', '#3a7ae0'], ['healing', '#e04058'], ['health', '#e04058'],
  ['stamina', '#5cb83c'], ['plague', '#8c9c3c'], ['rainbow', '#e07898'], ['sun', '#f4c83c'], ['moon', '#c8d4ec'], ['swamp', '#6c7c40'],
]); // biome-ignore format: a table
