/** The looks that words ask for. A row says all about a theme; `finish` says how its matter is worked. */
import type { Rgb } from '../../../src/pixels/types.ts';
import type { FinishName } from './finishes.ts';
import type { CornerArt, KnobArt } from './ornaments.ts';
import type { Corner, RawBand } from './shape.ts';
import type { TextureName } from './textures.ts';

/** What grows on, hangs from or is set into a panel's sides. */
export const EDGES = [
  'moss',
  'snow',
  'icicles',
  'icing',
  'vines',
  'rivets',
  'hazard',
  'stitches',
  'embers',
  'bubbles',
  'brackets',
  'beads',
  'fringe',
  'pipes',
  'shade',
] as const;
export type Edge = (typeof EDGES)[number];

export interface Theme {
  readonly name: string;
  readonly words: readonly string[];
  readonly finish: FinishName;
  /** Colours '#rrggbb' of the frame, the ground, buttons, highlights, metal and set stones. */
  readonly frame: string;
  readonly fill: string;
  readonly button: string;
  readonly accent: string;
  readonly trim: string;
  readonly gem: string;
  /** Veins, dots and patches of the texture; what grows on the frame. */
  readonly second?: string;
  readonly edge?: string;
  readonly light: string;
  readonly dark: string;
  readonly texture: TextureName;
  readonly frameTexture?: TextureName;
  readonly buttonTexture?: TextureName;
  readonly corner: Corner;
  readonly radius: number;
  readonly ornament: CornerArt;
  /** Words ask for the ornament: it is drawn as large as the panel lets it be. */
  readonly ornamentAsked?: boolean;
  readonly ornamentRole?: 'frame' | 'accent' | 'trim' | 'gem' | 'edge';
  readonly edges?: readonly Edge[];
  readonly knob: KnobArt;
  /** Contrast of the ground's ramp (default .8), of the frame's (default 1). */
  readonly fillContrast?: number;
  readonly frameContrast?: number;
  /** All tones of every ramp, from the line to the glint: machines that had no more. */
  readonly tones?: readonly string[];
  /** Colours of an empty slot, of the ground behind a portrait. */
  readonly well?: string;
  readonly backdrop?: string;
  /** Bands and matter that were read from a picture: colours as they are, in place of the finish and the texture. */
  readonly raw?: { readonly bands: readonly RawBand[]; readonly matter?: readonly Rgb[] };
}

type Colours = readonly [frame: string, fill: string, button: string, accent: string, trim: string, gem: string];
const row = (
  name: string,
  words: string,
  finish: FinishName,
  colours: Colours,
  inks: readonly [light: string, dark: string],
  rest: Omit<
    Theme,
    'name' | 'words' | 'finish' | 'frame' | 'fill' | 'button' | 'accent' | 'trim' | 'gem' | 'light' | 'dark'
  >,
): Theme => {
  const [frame, fill, button, accent, trim, gem] = colours;
  return {
    name,
    words: words.split(' '),
    finish,
    frame,
    fill,
    button,
    accent,
    trim,
    gem,
    light: inks[0],
    dark: inks[1],
    ...rest,
  };
};

// biome-ignore format: a table is read by its rows
export const THEMES: readonly Theme[] = [
  row('wood', 'wood wooden medieval tavern oak rustic log timber plank farm barn cabin', 'wood', ['#8a5430', '#54362a', '#b4763e', '#c23a36', '#8c94a4', '#c23a36'], ['#f6e6c4', '#2c1c20'], { texture: 'planks', frameTexture: 'planks', buttonTexture: 'planks', corner: 'cut', radius: 2, ornament: 'bracket', ornamentRole: 'trim', knob: 'bolt' }),
  row('stone', 'stone dungeon rock castle cave crypt ruins rocky boulder granite cobblestone', 'stone', ['#858a94', '#3e424e', '#767c88', '#d8742a', '#5e6470', '#e88a30'], ['#f0ece0', '#1c1c26'], { texture: 'blocks', frameTexture: 'blocks', buttonTexture: 'speckle', corner: 'notch', radius: 2, ornament: 'plate', ornamentRole: 'trim', edges: ['moss'], edge: '#6a9040', knob: 'block' }),
  row('parchment', 'parchment paper scroll map treasure papyrus letter vellum journal quest', 'paper', ['#96683c', '#e8d4a2', '#d4b478', '#a8302c', '#96683c', '#a8302c'], ['#fff4d8', '#462c20'], { texture: 'fibres', frameTexture: 'fibres', buttonTexture: 'fibres', corner: 'torn', radius: 0, ornament: 'lines', ornamentRole: 'frame', knob: 'seal', well: '#cdb07c', backdrop: '#b8a070' }),
  row('iron', 'iron steel metal metallic armor armour knight forge blacksmith industrial', 'iron', ['#6c7484', '#353b48', '#7e8898', '#b0442c', '#a4aebc', '#d86c30'], ['#eef2f8', '#15181f'], { texture: 'tread', frameTexture: 'brushed', buttonTexture: 'brushed', corner: 'cut', radius: 4, ornament: 'bolts', ornamentRole: 'trim', edges: ['rivets'], edge: '#a4aebc', knob: 'bolt', frameContrast: 1.2 }),
  row('gold', 'gold golden royal luxury king queen palace crown rich treasure ornate jewelry', 'metal', ['#d49c34', '#5c1c30', '#8c2c40', '#2c6c8c', '#e8b848', '#3ca8d8'], ['#fff0c0', '#2a0c18'], { texture: 'damask', corner: 'scoop', radius: 5, ornament: 'filigree', ornamentRole: 'frame', knob: 'gem', frameContrast: 1.3 }),
  row('gothic', 'gothic vampire cathedral dark evil necromancer noble baroque raven', 'metal', ['#8a8698', '#221a30', '#4c2c4c', '#a81c38', '#b0acc0', '#d4284c'], ['#f0e4f0', '#120c1a'], { texture: 'lancet', corner: 'notch', radius: 3, ornament: 'tracery', ornamentRole: 'trim', edges: ['beads'], edge: '#a81c38', knob: 'gem', frameContrast: 1.2 }),
  row('sci-fi', 'sci-fi scifi futuristic space spaceship tech hologram mecha robot galaxy station starship', 'hull', ['#a8b4c4', '#1c2a40', '#4c6484', '#e87c28', '#6cd4f0', '#f0a040'], ['#eaf6ff', '#0c1420'], { texture: 'hexes', corner: 'cut', radius: 6, ornament: 'chevron', ornamentRole: 'accent', edges: ['brackets'], edge: '#6cd4f0', knob: 'bar' }),
  row('neon', 'neon synthwave retrowave vaporwave arcade outrun laser glowing glow', 'neon', ['#34587c', '#14203a', '#1e4668', '#e03ca4', '#3ee4f2', '#f04cb4'], ['#d4f8ff', '#081020'], { texture: 'grid', corner: 'cut', radius: 7, ornament: 'none', edges: ['brackets'], edge: '#3ee4f2', knob: 'diamond', backdrop: '#1c5470' }),
  row('glass', 'glass glassy transparent aero crystal translucent clean', 'glass', ['#a8dcf0', '#34688c', '#5c9cc0', '#3c7cd8', '#e8f8ff', '#8cf0e0'], ['#ffffff', '#0c2438'], { texture: 'sheen', corner: 'round', radius: 6, ornament: 'none', knob: 'ball', backdrop: '#4c84a8', fillContrast: 0.6 }),
  row('cyberpunk', 'cyberpunk hacker dystopian cyber glitch matrix punk netrunner', 'neon', ['#d8c028', '#17121f', '#3c2440', '#e8246c', '#f0dc3c', '#28d8e0'], ['#fff6b0', '#100818'], { texture: 'glitch', second: '#28b0b8', corner: 'cut', radius: 8, ornament: 'none', edges: ['hazard'], edge: '#d8c028', knob: 'bar', fillContrast: 0.7, backdrop: '#3c2448' }),
  row('candy', 'candy sweet sweets sugar lollipop cake dessert chocolate icing bakery', 'candy', ['#f05c8c', '#ffe4ee', '#6cc8e8', '#e83c78', '#ffffff', '#ffd048'], ['#ffffff', '#6c2444'], { texture: 'stripes', second: '#ffd2e2', frameTexture: 'stripes', corner: 'round', radius: 8, ornament: 'none', edges: ['icing'], edge: '#7c4430', knob: 'ball', well: '#ffc8da', backdrop: '#a8e0f4' }),
  row('pastel', 'cute pastel kawaii soft pink bubbly baby adorable cozy plush', 'candy', ['#f29cbc', '#fff0e4', '#9cdcc4', '#e8689c', '#fff6fa', '#ffd86c'], ['#ffffff', '#7c4668'], { texture: 'dots', second: '#ffdce6', corner: 'round', radius: 7, ornament: 'heart', ornamentRole: 'accent', knob: 'heart', well: '#ffdfe6', backdrop: '#bfe6f4' }),
  row('jungle', 'jungle forest nature leaf leaves leafy vine tribal tropical druid elven bamboo garden', 'organic', ['#a8783c', '#24462c', '#5c8c3c', '#d8942c', '#7cb048', '#f0c848'], ['#f4f4d0', '#14241a'], { texture: 'leaves', frameTexture: 'pinstripes', corner: 'round', radius: 3, ornament: 'leaf', ornamentRole: 'edge', edges: ['vines'], edge: '#5ca83c', knob: 'leaf' }),
  row('ice', 'ice icy frozen frost snow snowy winter arctic glacier crystal cold christmas', 'glass', ['#8cc8ec', '#28507c', '#5c9ccc', '#3c5cc0', '#e8f8ff', '#a8f0ff'], ['#ffffff', '#0c2040'], { texture: 'facets', corner: 'cut', radius: 4, ornament: 'ice', ornamentRole: 'trim', edges: ['snow', 'icicles'], edge: '#d8f0fc', knob: 'diamond', fillContrast: 0.6, backdrop: '#4c80b0' }),
  row('lava', 'lava fire magma volcano volcanic hell inferno demon flame burning dragon molten', 'stone', ['#544450', '#2a1a20', '#84303c', '#e8641c', '#f0a030', '#ffd040'], ['#fff0c8', '#180c10'], { texture: 'cracks', second: '#f07c1c', frameTexture: 'speckle', corner: 'step', radius: 4, ornament: 'claw', ornamentRole: 'frame', edges: ['embers'], edge: '#f08020', knob: 'diamond' }),
  row('steampunk', 'steampunk brass gear gears clockwork steam copper victorian mechanical pipe', 'metal', ['#b87c38', '#4c3028', '#8c5430', '#a83c28', '#d8a458', '#5cc8a0'], ['#f8e4b8', '#20120e'], { texture: 'plates', corner: 'notch', radius: 3, ornament: 'gear', ornamentRole: 'trim', edges: ['pipes'], edge: '#c87850', knob: 'gear', frameContrast: 1.2 }),
  row('underwater', 'underwater ocean sea water aquatic mermaid coral fish deep marine submarine beach', 'organic', ['#e8907c', '#18507c', '#2c88a4', '#e8646c', '#f4e0c8', '#fff0f8'], ['#f0fcff', '#0a2034'], { texture: 'waves', corner: 'round', radius: 5, ornament: 'shell', ornamentRole: 'trim', edges: ['bubbles'], edge: '#a0e8f4', knob: 'ball', backdrop: '#2878a0' }),
  row('haunted', 'haunted halloween ghost spooky witch horror graveyard cursed creepy zombie undead', 'wood', ['#5c4868', '#201c30', '#48405c', '#d86c1c', '#8cdc7c', '#8cf07c'], ['#e8f0d8', '#100c1a'], { texture: 'mist', frameTexture: 'planks', corner: 'torn', radius: 0, ornament: 'web', ornamentRole: 'edge', edge: '#a8a0c0', knob: 'skull', backdrop: '#38485c' }),
  row('military', 'military army war tactical soldier camo camouflage tank bunker combat shooter', 'iron', ['#64704c', '#3c4434', '#78845c', '#c8882c', '#b0b494', '#d85c2c'], ['#f0f0d8', '#161a12'], { texture: 'camouflage', second: '#4c5440', frameTexture: 'brushed', corner: 'cut', radius: 4, ornament: 'plate', ornamentRole: 'frame', edges: ['hazard'], edge: '#c8a028', knob: 'block', fillContrast: 0.7 }),
  row('comic', 'comic cartoon superhero pop manga funny toon', 'comic', ['#2c2834', '#ffd83c', '#3c9ce8', '#e83838', '#ffffff', '#3cc85c'], ['#ffffff', '#1c1824'], { texture: 'halftone', second: '#ffc020', corner: 'round', radius: 3, ornament: 'none', edges: ['shade'], edge: '#2c2834', knob: 'ball', well: '#f8f4e8', backdrop: '#7cd0f4' }),
  row('console', 'console 16-bit 16bit snes jrpg rpg classic final retro nostalgic', 'console', ['#b8bccc', '#2838a0', '#3c50c0', '#c83848', '#f8f8fc', '#f0c040'], ['#ffffff', '#0c1038'], { texture: 'checker', corner: 'round', radius: 4, ornament: 'none', knob: 'bar', fillContrast: 0.45, backdrop: '#4058b8' }),
  row('game boy', 'gameboy game-boy handheld monochrome dmg green-screen 8-bit 8bit lcd', 'pixel', ['#306230', '#9bbc0f', '#8bac0f', '#306230', '#0f380f', '#306230'], ['#9bbc0f', '#0f380f'], { texture: 'plain', corner: 'notch', radius: 2, ornament: 'none', knob: 'block', tones: ['#0f380f', '#0f380f', '#306230', '#8bac0f', '#9bbc0f', '#9bbc0f'], well: '#8bac0f', backdrop: '#8bac0f' }),
  row('minimal', 'minimal minimalist simple modern flat plain clean sleek material', 'flat', ['#5c6478', '#262a34', '#3c4454', '#3c7ce8', '#d8dce8', '#5cd0a0'], ['#f4f6fc', '#14161c'], { texture: 'plain', corner: 'round', radius: 4, ornament: 'none', knob: 'ball' }),
  row('fairy', 'fairy magic magical enchanted unicorn princess dream moonlight spell mystic wizard', 'organic', ['#c08ce0', '#3c2c64', '#7c54b0', '#e060a8', '#ffd87c', '#8cf0e8'], ['#fff4ff', '#1e1438'], { texture: 'sparkle', second: '#a088e0', corner: 'round', radius: 6, ornament: 'flower', ornamentRole: 'accent', edges: ['beads'], edge: '#ffd87c', knob: 'star', backdrop: '#5c4c9c' }),
  row('leather', 'leather book library tome spellbook wizardry grimoire saddle hide', 'wood', ['#7c4428', '#5c3424', '#a8683c', '#8c2430', '#d8ac58', '#d8ac58'], ['#f8e8c8', '#24120c'], { texture: 'quilted', second: '#c89c4c', frameTexture: 'leather', buttonTexture: 'leather', corner: 'round', radius: 3, ornament: 'filigree', ornamentRole: 'trim', edges: ['stitches'], edge: '#d8bc84', knob: 'seal' }),
  row('desert', 'desert egypt egyptian sand sandstone pyramid pharaoh aztec mayan temple ancient', 'stone', ['#d8ac6c', '#a87844', '#c89454', '#2c7c9c', '#e8c048', '#30b0b8'], ['#fff4d0', '#3c2414'], { texture: 'bricks', frameTexture: 'sand', buttonTexture: 'sand', corner: 'step', radius: 4, ornament: 'sun', ornamentRole: 'trim', edges: ['beads'], edge: '#2c9cac', knob: 'gem' }),
  row('oriental', 'oriental asian japanese chinese samurai ninja lacquer lantern sakura kung', 'metal', ['#b8302c', '#2a2028', '#8c2830', '#c83834', '#e0b048', '#3cb088'], ['#fff0d0', '#180c10'], { texture: 'scales', corner: 'step', radius: 4, ornament: 'knot', ornamentRole: 'trim', knob: 'gem' }),
  row('pirate', 'pirate ship nautical sailor captain harbor harbour voyage island', 'wood', ['#6c4a34', '#2c4458', '#a4763e', '#b83030', '#d8a848', '#d8a848'], ['#f8ecd0', '#1a1418'], { texture: 'weave', frameTexture: 'planks', buttonTexture: 'planks', corner: 'cut', radius: 2, ornament: 'anchor', ornamentRole: 'trim', edges: ['stitches'], edge: '#e0d0a8', knob: 'skull' }),
  row('cosmic', 'cosmic starry night moon astral nebula stars celestial astronomy', 'metal', ['#7c84c8', '#141430', '#34346c', '#9c4cd0', '#d8d8f4', '#f8e070'], ['#f4f0ff', '#0a0818'], { texture: 'stars', second: '#c0b0f0', corner: 'scoop', radius: 5, ornament: 'star', ornamentRole: 'gem', edges: ['beads'], edge: '#f8e070', knob: 'star' }),
  row('bone', 'bone bones skeleton caveman primitive stone-age dinosaur prehistoric tribe barbarian', 'organic', ['#e0d4b4', '#4c3830', '#a8845c', '#b84428', '#e8dcc0', '#e07830'], ['#fff4dc', '#20140e'], { texture: 'leather', frameTexture: 'bone', corner: 'round', radius: 4, ornament: 'bone', ornamentRole: 'frame', edges: ['stitches'], edge: '#c8a878', knob: 'skull' }),
];
