import { f, m } from './terrain-layers.ts';
import type { Layer } from './terrain-types.ts';

/** What an adjective does to a material's own colour, and what it lays over it. */
export interface Adjective {
  /** Added to OKLab lightness. */
  readonly lightness?: number;
  readonly chroma?: number;
  /** Added to the hue, degrees. */
  readonly turn?: number;
  /** Hue and how far towards it, 0..1. */
  readonly towards?: readonly [degrees: number, share: number];
  readonly overlay?: string;
  /** The material it means where no noun names one: "a grassy place". */
  readonly noun?: string;
}

/** Words by effect. */
const ROWS: readonly (readonly [words: string, effect: Adjective])[] = [
  ['dark darker shadowy dim gloomy deep', { lightness: -0.1 }],
  ['murky dirty polluted', { lightness: -0.07, chroma: 0.55, towards: [140, 0.4] }],
  ['haunted cursed spooky corrupted evil', { lightness: -0.09, towards: [300, 0.3] }],
  ['light lighter pale faded bleached washed', { lightness: 0.07, chroma: 0.8 }],
  ['bright vivid vibrant colorful colourful cartoon saturated', { lightness: 0.02, chroma: 1.25 }],
  ['neon fluorescent', { lightness: 0.06, chroma: 1.7 }],
  ['pastel soft', { lightness: 0.09, chroma: 0.7 }],
  ['dry dead withered wilted parched arid', { towards: [95, 0.5], chroma: 0.75, lightness: 0.03 }],
  ['lush fertile healthy rich', { chroma: 1.15 }],
  ['wet damp moist soaked rainy', { lightness: -0.05, overlay: 'wet' }],
  ['alien extraterrestrial otherworldly', { turn: 190 }],
  ['toxic poisonous radioactive', { towards: [128, 0.9], chroma: 1.3 }],
  ['burnt charred scorched burned burning', { lightness: -0.2, chroma: 0.5, overlay: 'embers' }],
  ['old ancient worn weathered broken ruined crumbling damaged', { chroma: 0.9, overlay: 'cracks' }],
  ['cracked fractured', { overlay: 'cracked' }],
  ['mossy overgrown', { overlay: 'moss', noun: 'moss' }],
  ['snowy snowcovered', { overlay: 'snow', noun: 'snow' }],
  ['frozen icy frosty frosted', { overlay: 'ice', noun: 'ice', lightness: 0.02, towards: [235, 0.25] }],
  ['rusty rusted corroded', { overlay: 'rust' }],
  ['flowery flowering blooming floral', { overlay: 'meadow', noun: 'meadow' }],
  ['rocky stony pebbly craggy', { overlay: 'pebbles', noun: 'rock' }],
  ['grassy', { overlay: 'grass', noun: 'grass' }],
  ['leafy', { overlay: 'autumn', noun: 'canopy' }],
  ['sandy', { overlay: 'sand', noun: 'sand' }],
  ['dusty', { overlay: 'sand', chroma: 0.85, noun: 'savannadirt' }],
  ['muddy', { overlay: 'mud', noun: 'mud' }],
  ['swampy marshy', { overlay: 'moss', noun: 'swamp' }],
  ['bloody bloodied', { overlay: 'blood' }],
  ['magical magic enchanted glowing mystical arcane', { overlay: 'glow', chroma: 1.1 }],
  ['polished shiny glossy gleaming', { overlay: 'shine', lightness: 0.02 }],
  ['volcanic', { overlay: 'embers', noun: 'volcanic', lightness: -0.08 }],
  ['wooden', { noun: 'wood' }],
  ['metallic', { noun: 'metal' }],
  ['crystalline', { noun: 'crystal' }],
  ['slimy', { overlay: 'slime', noun: 'slime' }],
  ['cobbled', { noun: 'cobble' }],
  ['paved tiled', { noun: 'stone' }],
];

export const ADJECTIVES: ReadonlyMap<string, Adjective> = new Map(
  ROWS.flatMap(([words, effect]) => words.split(' ').map((word) => [word, effect] as const)),
);

/**
 * What can lie over a material: by the name of its row ("grass with flowers" lays 'meadow' over grass) or by an
 * adjective's. Codes are written as if its colours were the second and third ramp.
 */
export const OVERLAYS: Readonly<
  Record<string, { readonly colours: readonly string[]; readonly layers: readonly Layer[] }>
> = {
  moss: { colours: ['#6f9440'], layers: [f('patch', { cells: 2, much: 0.2, tone: 11, salt: 40 }), m('moss', 3)] },
  snow: { colours: ['#e4ecf6'], layers: [f('patch', { cells: 2, much: 0.36, tone: 12, salt: 41 }), m('snow', 2.4)] },
  ice: {
    colours: ['#b8dcf0'],
    layers: [f('patch', { cells: 2, much: 0.32, tone: 12, salt: 41 }), m('snow', 2), f('streaks', { tone: 13 })],
  },
  rust: { colours: ['#a85830'], layers: [f('patch', { cells: 2, much: 0.22, tone: 10, salt: 42 }), m('rust', 3.4)] },
  meadow: { colours: ['#f0d860', '#f2f0f4'], layers: [m('flower', 2.6), m('daisy', 0.9)] },
  petals: { colours: ['#f0a8c4'], layers: [m('petal', 5)] },
  pebbles: { colours: ['#9a9ca4'], layers: [m('stones', 2), m('rock', 1.2)] },
  rock: { colours: ['#8d8a8c'], layers: [m('rock', 2.4)] },
  grass: { colours: ['#6cab48'], layers: [f('patch', { cells: 2, much: 0.24, tone: 11, salt: 44 }), m('clover', 4)] },
  clover: { colours: ['#6cab48'], layers: [m('clover', 4)] },
  autumn: { colours: ['#d8a03c', '#b04c30'], layers: [m('leaf', 4)] },
  sand: { colours: ['#e0c482'], layers: [f('patch', { cells: 2, much: 0.3, tone: 11, salt: 45 })] },
  dirt: { colours: ['#a87848'], layers: [f('patch', { cells: 2, much: 0.28, tone: 11, salt: 46 })] },
  mud: { colours: ['#75543c'], layers: [f('patch', { cells: 2, much: 0.3, tone: 11, salt: 46 }), m('puddle', 0.9)] },
  puddles: { colours: ['#7fb4dc'], layers: [m('puddle', 2.6)] },
  water: { colours: ['#4f98d4'], layers: [m('puddle', 2.6)] },
  blood: { colours: ['#a02030'], layers: [f('patch', { cells: 2, much: 0.16, tone: 11, salt: 47 }), m('rust', 2)] },
  slime: { colours: ['#74c84c'], layers: [f('patch', { cells: 2, much: 0.2, tone: 11, salt: 48 }), m('moss', 2)] },
  oil: { colours: ['#34303c'], layers: [m('puddle', 2.4)] },
  ash: { colours: ['#54505a'], layers: [f('patch', { cells: 2, much: 0.3, tone: 11, salt: 49 })] },
  bones: { colours: ['#ece0c4'], layers: [m('bone', 3), m('skull', 0.9)] },
  mushrooms: { colours: ['#c85848', '#ece0cc'], layers: [m('mushroom', 1.8, { sorted: true })] },
  coins: { colours: ['#f0c84c'], layers: [m('coin', 5)] },
  gold: { colours: ['#f0c84c'], layers: [m('ore', 5)] },
  crystal: { colours: ['#a07ce8'], layers: [m('gem', 3.4)] },
  diamond: { colours: ['#7ad8e4'], layers: [m('gem', 3.4)] },
  vines: { colours: ['#5c9440'], layers: [m('vine', 3.4), m('clover', 2)] },
  roots: { colours: ['#6c4c34'], layers: [m('vine', 3.4)] },
  thorns: { colours: ['#5f7a44'], layers: [m('vine', 3), m('thorn', 2)] },
  web: { colours: ['#e0e2ea'], layers: [f('web', { tone: 12 })] },
  hay: { colours: ['#dcb455'], layers: [m('leaf', 2), m('petal', 5)] },
  needles: { colours: ['#7c8a48'], layers: [m('petal', 8)] },
  candy: { colours: ['#f06ca4', '#68c8e0'], layers: [m('sprinkle', 5)] },
  frosting: { colours: ['#f06ca4', '#68c8e0'], layers: [m('sprinkle', 5)] },
  coral: { colours: ['#ec6c78', '#9c68c8'], layers: [m('coral', 3)] },
  runes: { colours: ['#58e0e0'], layers: [m('rune', 1.6)] },
  lava: { colours: ['#f07830'], layers: [f('cracknet', { cells: 2, tone: 12, up: 11 })] },
  embers: { colours: ['#f07830'], layers: [m('ember', 1.6)] },
  glow: { colours: ['#90f0e4'], layers: [m('ember', 3.4), m('gem', 0.8)] },
  lilies: { colours: ['#5aa848'], layers: [m('lily', 2.4)] },
  pondlilies: { colours: ['#5aa848'], layers: [m('lily', 2.6)] },
  trash: { colours: ['#b06c44', '#6c8cac'], layers: [m('stones', 2), m('leaf', 2)] },
  wet: { colours: ['#8cb8dc'], layers: [m('puddle', 1)] },
  shine: { colours: [], layers: [m('sparkle', 1.4, { only: [0] })] },
  cracks: { colours: [], layers: [m('crack', 2)] },
  cracked: { colours: [], layers: [f('cracknet', { cells: 3 })] },
};
