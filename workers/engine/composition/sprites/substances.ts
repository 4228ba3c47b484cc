import { rgbToHex } from '../../../../src/pixels/color.ts';
import { isMaterial, materialOf } from '../../catalogue/materials.ts';

/** What a subject may be made of besides the engine's materials: five tones from dark to light, and flecks in it. */
export interface Substance {
  readonly tones: readonly [string, string, string, string, string];
  readonly flecks?: {
    readonly colours: readonly string[];
    readonly shape: 'dots' | 'dashes' | 'holes' | 'cracks' | 'drips' | 'stars' | 'bands' | 'panes';
  };
}

export const SUBSTANCES: Readonly<Record<string, Substance>> = {
  stone: { tones: ['#34343c', '#585860', '#82828a', '#aaaab0', '#d4d4d8'] },
  marble: { tones: ['#70707c', '#a4a4b0', '#d0d0d8', '#ececf0', '#ffffff'], flecks: { colours: ['#c4c4d0'], shape: 'cracks' } },
  bronze: { tones: ['#3c2414', '#6c4420', '#a06c30', '#cc9848', '#f0cc80'] },
  gold: { tones: ['#6c440c', '#a87414', '#e0a828', '#f8d458', '#fff4b0'] },
  ice: { tones: ['#3c6c98', '#68a4cc', '#9cd0ec', '#cceafa', '#f8feff'], flecks: { colours: ['#f8feff'], shape: 'cracks' } },
  wood: { tones: ['#3c2414', '#683f20', '#946032', '#b88448', '#dcb078'] },
  clay: { tones: ['#5c2c1c', '#8c4c30', '#b87048', '#d49468', '#f0c49c'] },
  jade: { tones: ['#14402c', '#287048', '#48a070', '#80cc9c', '#c8f0d4'] },
  plush: { tones: ['#5c3820', '#8c5c34', '#b88850', '#d8b07c', '#f4dcb4'], flecks: { colours: ['#d8b07c'], shape: 'dashes' } },
  chocolate: { tones: ['#2c1810', '#4c2c1c', '#6c4028', '#8c5838', '#b07c54'], flecks: { colours: ['#8c5838'], shape: 'bands' } },
  candy: { tones: ['#8c2450', '#d04c84', '#f484b0', '#f8b4d0', '#fff0f6'], flecks: { colours: ['#fff4f8', '#7cd4e8'], shape: 'bands' } },
  gingerbread: { tones: ['#4c2814', '#7c4820', '#a86830', '#c48844', '#e0ac68'], flecks: { colours: ['#fff8f0'], shape: 'dashes' } },
  cookie: { tones: ['#5c3818', '#946030', '#c08c4c', '#d8ac6c', '#f0d098'], flecks: { colours: ['#4c2c1c'], shape: 'dots' } },
  cheese: { tones: ['#8c5c14', '#c48c20', '#ecb838', '#f8d460', '#fff0a0'], flecks: { colours: ['#c48c20'], shape: 'holes' } },
  'ice-cream': { tones: ['#b06c74', '#e8a0a8', '#f8c8cc', '#fce4dc', '#fffaf0'], flecks: { colours: ['#d83c3c', '#3c9cd8', '#ecc444', '#6c4028'], shape: 'dashes' } },
  cake: { tones: ['#6c3c2c', '#b07c4c', '#f0d8a8', '#f8c4d0', '#fffaf4'], flecks: { colours: ['#f88cb0', '#fffaf4'], shape: 'bands' } },
  jelly: { tones: ['#6c1848', '#b03078', '#e85ca0', '#f894c4', '#ffd8ec'], flecks: { colours: ['#ffe8f4'], shape: 'dots' } },
  gummy: { tones: ['#8c1c1c', '#cc3434', '#f06c54', '#f8a080', '#ffd8c4'], flecks: { colours: ['#ffe8dc'], shape: 'dots' } },
  honey: { tones: ['#6c3c08', '#b0700c', '#e8a020', '#f8c850', '#fff0a8'], flecks: { colours: ['#fff0a8'], shape: 'drips' } },
  bread: { tones: ['#5c3014', '#985c24', '#cc8c44', '#e4b46c', '#f8dcA4'.toLowerCase()], flecks: { colours: ['#f4e0b8'], shape: 'dashes' } },
  pizza: { tones: ['#6c2c14', '#b0542c', '#e8a440', '#f8d068', '#fff0b0'], flecks: { colours: ['#cc3030', '#4c8c3c'], shape: 'holes' } },
  butter: { tones: ['#a87c20', '#dcb040', '#f8d868', '#fcec9c', '#fffcd8'] },
  marshmallow: { tones: ['#a88c98', '#d8c0cc', '#f0e0e8', '#fcf4f8', '#ffffff'] },
  caramel: { tones: ['#4c2408', '#844414', '#bc6c24', '#e09c4c', '#f8cc88'], flecks: { colours: ['#f8cc88'], shape: 'drips' } },
  fruit: { tones: ['#5c1c2c', '#b03044', '#ec6c3c', '#f8b44c', '#fff0a0'], flecks: { colours: ['#6cb040', '#f8e07c'], shape: 'dots' } },
  vegetable: { tones: ['#1c4020', '#38702c', '#60a040', '#98c860', '#d8ecA0'.toLowerCase()], flecks: { colours: ['#e87c30'], shape: 'dots' } },
  meat: { tones: ['#4c1418', '#8c2c30', '#c85450', '#e88c7c', '#fcd0bc'], flecks: { colours: ['#fce4d8'], shape: 'dashes' } },
  lava: { tones: ['#241418', '#402428', '#5c3430', '#7c4840', '#a06450'], flecks: { colours: ['#ffd048', '#f87828'], shape: 'cracks' } },
  magma: { tones: ['#241418', '#402428', '#5c3430', '#7c4840', '#a06450'], flecks: { colours: ['#ffd048', '#f87828'], shape: 'cracks' } },
  fire: { tones: ['#7c1c28', '#d03c24', '#f88828', '#ffd048', '#fff4b8'], flecks: { colours: ['#fff4b8'], shape: 'dashes' } },
  water: { tones: ['#183c6c', '#2c6ca8', '#4ca0d8', '#84c8ec', '#e0f4ff'], flecks: { colours: ['#e0f4ff'], shape: 'dashes' } },
  cloud: { tones: ['#7888a8', '#a8b8d0', '#d0dcec', '#ecf2f8', '#ffffff'] },
  smoke: { tones: ['#2c2c34', '#4c4c58', '#70707c', '#9898a4', '#c8c8d0'], flecks: { colours: ['#9898a4'], shape: 'holes' } },
  galaxy: { tones: ['#141030', '#2c1c5c', '#50308c', '#8c54b8', '#d89ce8'], flecks: { colours: ['#ffffff', '#8ce8ff'], shape: 'stars' } },
  starlight: { tones: ['#141c48', '#283c84', '#4c74c8', '#94b8f0', '#f0f8ff'], flecks: { colours: ['#ffffff'], shape: 'stars' } },
  rainbow: { tones: ['#58308c', '#3868c8', '#4cb04c', '#f0c838', '#f06048'], flecks: { colours: ['#ffffff'], shape: 'stars' } },
  shadow: { tones: ['#0c0c18', '#181828', '#28283c', '#3c3c54', '#585878'] },
  slime: { tones: ['#1c4c1c', '#38842c', '#64b83c', '#9ce05c', '#dcfca0'], flecks: { colours: ['#e8ffc0'], shape: 'drips' } },
  mud: { tones: ['#2c1c10', '#4c3420', '#6c4c30', '#8c6844', '#ac8860'], flecks: { colours: ['#4c3420'], shape: 'drips' } },
  sand: { tones: ['#8c6c3c', '#b8945c', '#dcb87c', '#ecd09c', '#fcecc8'], flecks: { colours: ['#b8945c'], shape: 'dots' } },
  leaf: { tones: ['#1c3c1c', '#34602c', '#548c3c', '#80b854', '#bce088'], flecks: { colours: ['#34602c', '#9ccc64'], shape: 'dashes' } },
  leaves: { tones: ['#1c3c1c', '#34602c', '#548c3c', '#80b854', '#bce088'], flecks: { colours: ['#34602c', '#9ccc64'], shape: 'dashes' } },
  flower: { tones: ['#2c4c28', '#4c8038', '#7cac54', '#a8d078', '#dcf0b0'], flecks: { colours: ['#f88cb8', '#f8e06c', '#ffffff'], shape: 'dots' } },
  flowers: { tones: ['#2c4c28', '#4c8038', '#7cac54', '#a8d078', '#dcf0b0'], flecks: { colours: ['#f88cb8', '#f8e06c', '#ffffff'], shape: 'dots' } },
  moss: { tones: ['#24341c', '#3c5c28', '#5c8438', '#84ac50', '#b4d47c'], flecks: { colours: ['#3c5c28'], shape: 'dots' } },
  mushroom: { tones: ['#5c1c1c', '#a02c2c', '#d84438', '#f07c64', '#fce0d0'], flecks: { colours: ['#fcf4e8'], shape: 'dots' } },
  bones: { tones: ['#5c4c3c', '#948470', '#c8b8a0', '#e4d8c4', '#fcf8ec'], flecks: { colours: ['#5c4c3c'], shape: 'cracks' } },
  hide: { tones: ['#3c2414', '#6c4628', '#96683c', '#bc9058', '#e0c08c'], flecks: { colours: ['#6c4628', '#d8b07c'], shape: 'holes' } },
  bonehide: { tones: ['#3c2414', '#6c4628', '#96683c', '#bc9058', '#e0c08c'], flecks: { colours: ['#f8f0dc', '#fcf8ec', '#5c3a20'], shape: 'dashes' } },
  paper: { tones: ['#8c8474', '#b8b0a0', '#dcd6c8', '#f0ece4', '#ffffff'], flecks: { colours: ['#b8b0a0'], shape: 'dashes' } },
  bamboo: { tones: ['#3c4c1c', '#64802c', '#94ac48', '#bccc6c', '#e4e8a4'], flecks: { colours: ['#64802c', '#e4e8a4'], shape: 'dashes' } },
  cardboard: { tones: ['#5c3c1c', '#8c6434', '#b48850', '#cca870', '#e4c898'], flecks: { colours: ['#8c6434'], shape: 'bands' } },
  lightning: { tones: ['#3c4c8c', '#6c84d8', '#a8c0f8', '#f8f0a0', '#fffff0'], flecks: { colours: ['#fff8a0'], shape: 'cracks' } },
  electricity: { tones: ['#3c4c8c', '#6c84d8', '#a8c0f8', '#f8f0a0', '#fffff0'], flecks: { colours: ['#fff8a0'], shape: 'cracks' } },
  plasma: { tones: ['#4c0c5c', '#9c24b0', '#e05ce8', '#f8a8f8', '#fff0ff'], flecks: { colours: ['#ffffff'], shape: 'cracks' } },
  neon: { tones: ['#1c0c3c', '#5c1c8c', '#d83cb8', '#3ce8e8', '#f0ffff'], flecks: { colours: ['#3ce8e8'], shape: 'bands' } },
  toxic: { tones: ['#24400c', '#4c7c14', '#84b824', '#bce84c', '#f0ffa8'], flecks: { colours: ['#f0ffa8'], shape: 'drips' } },
  ghostly: { tones: ['#4c7c8c', '#7cb0bc', '#acd8dc', '#d4f0f0', '#f8ffff'] },
  coral: { tones: ['#8c2c3c', '#cc5058', '#f07c70', '#f8a890', '#ffdcc4'], flecks: { colours: ['#ffdcc4'], shape: 'dots' } },
  yarn: { tones: ['#6c2c4c', '#a84c78', '#d87ca4', '#f0a8c4', '#fcdce8'], flecks: { colours: ['#a84c78', '#fcdce8'], shape: 'bands' } },
  balloon: { tones: ['#8c1c3c', '#cc3058', '#f05c7c', '#f898a8', '#fff0f0'] },
  pumpkin: { tones: ['#7c3408', '#b85814', '#e88428', '#f4a84c', '#fcd48c'], flecks: { colours: ['#b85814'], shape: 'bands' } },
  watermelon: { tones: ['#143c1c', '#246c2c', '#d83c44', '#f06c68', '#fcc4b8'], flecks: { colours: ['#241414'], shape: 'dots' } },
  strawberry: { tones: ['#6c0c1c', '#b01c2c', '#e83844', '#f87470', '#fccac0'], flecks: { colours: ['#f8e07c'], shape: 'dots' } },
  donut: { tones: ['#6c3818', '#b07438', '#f08cb4', '#f8b8d0', '#ffe8f0'], flecks: { colours: ['#ffffff', '#3c9cd8', '#ecc444'], shape: 'dashes' } },
  'turtle-shell': { tones: ['#243414', '#42582c', '#6c8440', '#94a85c', '#c8d090'], flecks: { colours: ['#42582c', '#c8b878'], shape: 'holes' } },
  'scrap-metal': { tones: ['#2c2420', '#54443c', '#7c746c', '#a49c94', '#d4ccc4'], flecks: { colours: ['#8c4c24', '#54443c'], shape: 'holes' } },
  roots: { tones: ['#2c1c10', '#4c3018', '#704c2c', '#947048', '#bc9c70'], flecks: { colours: ['#2c1c10', '#bc9c70'], shape: 'bands' } },
  books: { tones: ['#3c1818', '#7c2c2c', '#b07c3c', '#e4d4ac', '#fcf4dc'], flecks: { colours: ['#2c4c7c', '#3c6c3c', '#7c2c2c'], shape: 'bands' } },
  junk: { tones: ['#28242c', '#4c4840', '#787060', '#a09478', '#ccc4a8'], flecks: { colours: ['#b04434', '#3c7cac', '#5c8c44'], shape: 'dots' } },
  feathers: { tones: ['#504858', '#887c90', '#c0b8c4', '#e4dee4', '#ffffff'], flecks: { colours: ['#c0b8c4'], shape: 'dashes' } },
  'stained-glass': { tones: ['#1c1a24', '#3c4c9c', '#5c8cd8', '#a0d0f4', '#f4fcff'], flecks: { colours: ['#d83848', '#3868d8', '#f0c038', '#38a860', '#8848c8', '#f08838'], shape: 'panes' } },
  mosaic: { tones: ['#2c2834', '#5c6878', '#98a4b0', '#c8d0d4', '#f8f8f4'], flecks: { colours: ['#d06048', '#3c84b0', '#e8c870', '#58a090', '#e8e0d0'], shape: 'panes' } },
  quilt: { tones: ['#3c2c3c', '#7c5868', '#b48c94', '#dcbcbc', '#f8ece4'], flecks: { colours: ['#c85868', '#5884b8', '#e8c060', '#68a870', '#b070b0', '#f0e0d0'], shape: 'panes' } },
  'autumn-leaves': { tones: ['#4c1c14', '#8c3418', '#c8602c', '#e89440', '#f8d078'], flecks: { colours: ['#d83c28', '#f0b038', '#8c3418', '#e87830'], shape: 'dashes' } },
  blossoms: { tones: ['#7c3458', '#b85c88', '#e490b4', '#f8bcd4', '#fff0f6'], flecks: { colours: ['#ffffff', '#d86090', '#f8d0e0'], shape: 'dots' } },
  thorns: { tones: ['#1c1c14', '#38341c', '#5c5428', '#847840', '#b0a468'], flecks: { colours: ['#1c1c14', '#a83838', '#b0a468'], shape: 'dashes' } },
  ink: { tones: ['#08080c', '#14141c', '#24242f', '#3c3c4c', '#70708c'], flecks: { colours: ['#3c3c4c'], shape: 'drips' } },
  blood: { tones: ['#2c0410', '#5c0c1c', '#94182c', '#c83040', '#f08088'], flecks: { colours: ['#f08088'], shape: 'drips' } },
  bubbles: { tones: ['#3c84b8', '#6cb4dc', '#9cd8f0', '#ccf0fc', '#ffffff'], flecks: { colours: ['#ffffff', '#4c9ccc'], shape: 'holes' } },
  porcelain: { tones: ['#8890a8', '#c0c4d0', '#e4e6ee', '#f4f4f8', '#ffffff'], flecks: { colours: ['#5470b0'], shape: 'cracks' } },
  rubber: { tones: ['#1c1c24', '#34343e', '#50505c', '#707080', '#a0a0b0'] },
  plastic: { tones: ['#8c2420', '#c83c30', '#ec5c48', '#f88c78', '#fff0e8'] },
  wax: { tones: ['#9c7c48', '#ccac70', '#e8d0a0', '#f6e8c8', '#fffaf0'], flecks: { colours: ['#fffaf0'], shape: 'drips' } },
  straw: { tones: ['#6c4c14', '#a07c24', '#d0a840', '#e8cc6c', '#f8ecac'], flecks: { colours: ['#a07c24', '#f8ecac'], shape: 'dashes' } },
  coal: { tones: ['#0c0c10', '#1c1c22', '#303038', '#484854', '#6c6c7c'], flecks: { colours: ['#6c6c7c'], shape: 'dots' } },
  salt: { tones: ['#9c94a0', '#c8c4cc', '#e4e2e8', '#f4f4f6', '#ffffff'], flecks: { colours: ['#c8c4cc'], shape: 'dots' } },
  vines: { tones: ['#16301a', '#28522c', '#467a38', '#70a44c', '#b0d880'], flecks: { colours: ['#16301a', '#9ccc64'], shape: 'dashes' } },
  cactus: { tones: ['#14381c', '#285c2c', '#448840', '#70b058', '#b8e090'], flecks: { colours: ['#f4f0c8', '#14381c'], shape: 'dots' } },
  wire: { tones: ['#24242c', '#4c4c58', '#787886', '#a8a8b4', '#dcdce4'], flecks: { colours: ['#24242c', '#c87840'], shape: 'bands' } },
  gears: { tones: ['#38240c', '#6c4818', '#a87830', '#d4a850', '#f4dc98'], flecks: { colours: ['#38240c', '#8c8c98'], shape: 'holes' } },
  bricks: { tones: ['#4c1c18', '#7c3428', '#a8503c', '#c87458', '#e4a488'], flecks: { colours: ['#d8c4b0'], shape: 'bands' } },
  snow: { tones: ['#6c8cac', '#a0bcd4', '#d0e2ee', '#eef6fa', '#ffffff'] },
  patches: { tones: ['#3c2c4c', '#6c4c6c', '#a4746c', '#d4a878', '#f4dca8'], flecks: { colours: ['#4c7c8c', '#b04c4c', '#7c9c4c'], shape: 'dots' } },
}; // biome-ignore format: a table

/** Other names of substances, also of two words. */
const ALSO: Readonly<Record<string, string>> = { bone: 'bones', hides: 'hide', skins: 'hide', skin: 'hide', leather: 'hide', fur: 'hide', furs: 'hide', pelts: 'hide', 'animal skins': 'hide', 'animal hides': 'hide', 'animal skin': 'hide', roots: 'roots', root: 'roots', branches: 'roots', branch: 'roots', twigs: 'roots', sticks: 'roots', vines: 'leaves', driftwood: 'roots', 'tree stump': 'wood', log: 'wood', logs: 'wood', barrels: 'wood', planks: 'wood', rocks: 'stone', boulders: 'stone', pebbles: 'stone', rubble: 'stone', ivy: 'leaves', grass: 'leaves', plants: 'leaves', petals: 'flowers', roses: 'flowers', trash: 'junk', garbage: 'junk', rubbish: 'junk', waste: 'junk', 'spare parts': 'junk', scrap: 'scrap-metal', scraps: 'scrap-metal', 'old books': 'books', newspaper: 'paper', newspapers: 'paper', origami: 'paper', rags: 'patches', patchwork: 'patches', feather: 'feathers', stars: 'starlight', 'stained glass': 'stained-glass', 'colored glass': 'stained-glass', 'coloured glass': 'stained-glass', tiles: 'mosaic', quilts: 'quilt', 'autumn leaves': 'autumn-leaves', 'fallen leaves': 'autumn-leaves', 'dead leaves': 'autumn-leaves', 'cherry blossoms': 'blossoms', 'cherry blossom': 'blossoms', blossom: 'blossoms', 'rose petals': 'blossoms', brambles: 'thorns', thorn: 'thorns', bubble: 'bubbles', brick: 'bricks', foam: 'bubbles', night: 'galaxy', 'the night sky': 'galaxy', space: 'galaxy', constellations: 'starlight', clouds: 'cloud', cookies: 'cookie', fruits: 'fruit', vegetables: 'vegetable', mushrooms: 'mushroom', flames: 'fire', shadows: 'shadow', 'cotton candy': 'candy', sweets: 'candy', cheesecake: 'cake', wool: 'yarn', dirt: 'mud', earth: 'mud', skulls: 'bones', ivory: 'bones', tusk: 'bones', tusks: 'bones', teeth: 'bones', tooth: 'bones', fangs: 'bones', horns: 'bones', antlers: 'bones', ribs: 'bones', claws: 'bones', 'mammoth tusks': 'bones', 'whale bones': 'bones', 'giant bones': 'bones' }; // biome-ignore format: a table

/** The substance that a word or two name; undefined where none. */
export const substanceOf = (words: string): string | undefined =>
  [words.replace(' ', '-'), ALSO[words]].find((one) => one && SUBSTANCES[one]);

/** A substance by its name, or a material of the engine as one: the tones of its own ramp. */
export function substanceNamed(name: string): Substance | undefined {
  if (SUBSTANCES[name]) return SUBSTANCES[name];
  if (!isMaterial(name)) return undefined;
  const tones = materialOf(name).ramp.map(rgbToHex);
  return { tones: [tones[0]!, tones[2]!, tones[3]!, tones[4]!, tones[5]!] };
}
