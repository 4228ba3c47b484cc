/**
 * Colour words. The everyday names are the tamed colours of the art direction (never pure black or white, nothing neon
 * by accident); the rest are the CSS colour names and names that people use for hair, cloth and metal.
 */

/** Everyday names and artists' names, '#rrggbb'. They win over the CSS value of the same name. */
const TAMED = {
  red: '#cc3038', crimson: '#962438', scarlet: '#d8342c', maroon: '#7a2438', burgundy: '#722038', vermilion: '#dc4a30',
  orange: '#e07828', amber: '#e89c2c', tangerine: '#ec8a34', peach: '#f0b48c', apricot: '#f0b078', rust: '#a8502c',
  yellow: '#ecc444', lemon: '#f0dc5c', mustard: '#c89a30', golden: '#e8b030', gold: '#e8b030', blond: '#e2b04a', blonde: '#e2b04a',
  green: '#4c9a3c', lime: '#8ccc3c', olive: '#7c8438', mint: '#98dcb0', emerald: '#2ca05c', jade: '#4cac7c', moss: '#6c8440',
  teal: '#2e9a94', turquoise: '#3cc0b4', aqua: '#50c8d4', cyan: '#44c4dc', aquamarine: '#6cd4bc',
  blue: '#3868c4', navy: '#2c3a78', azure: '#4498e4', cobalt: '#2c50b0', sapphire: '#3a6ad4', cerulean: '#3c90c8', ultramarine: '#3448b4',
  purple: '#7444b0', violet: '#8c54cc', lavender: '#b4a0dc', lilac: '#c4a4d8', indigo: '#4a3c94', mauve: '#b080b0', plum: '#8c4080',
  magenta: '#c43c9c', fuchsia: '#d048a8', pink: '#e88ab0', rose: '#e07898', salmon: '#ec8c78', coral: '#ec7860',
  brown: '#7c5234', tan: '#c8a070', beige: '#d8c4a0', cream: '#ecdfc0', ivory: '#ece4cc', khaki: '#b4a468', sepia: '#8c6a48',
  chestnut: '#864c30', chocolate: '#6a4028', auburn: '#94482c', ginger: '#c8602a', brunette: '#774428', sandy: '#d4b478', umber: '#6c4c38',
  white: '#e6e2dc', black: '#34323f', grey: '#8e929c', gray: '#8e929c', silver: '#b4bcc8', charcoal: '#464656', ebony: '#3a3036',
  ash: '#a4a4a8', slate: '#5a6a8c', platinum: '#d0d4dc', bronze: '#b87838', copper: '#c0703c', brass: '#c8a048', raven: '#34323f',
  obsidian: '#342e44', onyx: '#36343e', pearl: '#e4dce0', snow: '#e4ecf4', bloodred: '#8c2030', neon: '#5cec6c', toxic: '#8cd43c',
} as const;

/** CSS Color Module Level 4, §6.1 named colours, without those that {@link TAMED} already says. */
const CSS = {
  aliceblue: 'f0f8ff', antiquewhite: 'faebd7', bisque: 'ffe4c4', blanchedalmond: 'ffebcd', blueviolet: '8a2be2', burlywood: 'deb887',
  cadetblue: '5f9ea0', chartreuse: '7fff00', cornflowerblue: '6495ed', cornsilk: 'fff8dc', darkblue: '00008b', darkcyan: '008b8b',
  darkgoldenrod: 'b8860b', darkgray: 'a9a9a9', darkgreen: '006400', darkgrey: 'a9a9a9', darkkhaki: 'bdb76b', darkmagenta: '8b008b',
  darkolivegreen: '556b2f', darkorange: 'ff8c00', darkorchid: '9932cc', darkred: '8b0000', darksalmon: 'e9967a', darkseagreen: '8fbc8f',
  darkslateblue: '483d8b', darkslategray: '2f4f4f', darkslategrey: '2f4f4f', darkturquoise: '00ced1', darkviolet: '9400d3',
  deeppink: 'ff1493', deepskyblue: '00bfff', dimgray: '696969', dimgrey: '696969', dodgerblue: '1e90ff', firebrick: 'b22222',
  floralwhite: 'fffaf0', forestgreen: '228b22', gainsboro: 'dcdcdc', ghostwhite: 'f8f8ff', goldenrod: 'daa520', greenyellow: 'adff2f',
  honeydew: 'f0fff0', hotpink: 'ff69b4', indianred: 'cd5c5c', lavenderblush: 'fff0f5', lawngreen: '7cfc00', lemonchiffon: 'fffacd',
  lightblue: 'add8e6', lightcoral: 'f08080', lightcyan: 'e0ffff', lightgoldenrodyellow: 'fafad2', lightgray: 'd3d3d3', lightgreen: '90ee90',
  lightgrey: 'd3d3d3', lightpink: 'ffb6c1', lightsalmon: 'ffa07a', lightseagreen: '20b2aa', lightskyblue: '87cefa', lightslategray: '778899',
  lightslategrey: '778899', lightsteelblue: 'b0c4de', lightyellow: 'ffffe0', limegreen: '32cd32', linen: 'faf0e6', mediumaquamarine: '66cdaa',
  mediumblue: '0000cd', mediumorchid: 'ba55d3', mediumpurple: '9370db', mediumseagreen: '3cb371', mediumslateblue: '7b68ee',
  mediumspringgreen: '00fa9a', mediumturquoise: '48d1cc', mediumvioletred: 'c71585', midnightblue: '191970', mintcream: 'f5fffa',
  mistyrose: 'ffe4e1', moccasin: 'ffe4b5', navajowhite: 'ffdead', oldlace: 'fdf5e6', olivedrab: '6b8e23', orangered: 'ff4500',
  orchid: 'da70d6', palegoldenrod: 'eee8aa', palegreen: '98fb98', paleturquoise: 'afeeee', palevioletred: 'db7093', papayawhip: 'ffefd5',
  peachpuff: 'ffdab9', peru: 'cd853f', powderblue: 'b0e0e6', rebeccapurple: '663399', rosybrown: 'bc8f8f', royalblue: '4169e1',
  saddlebrown: '8b4513', sandybrown: 'f4a460', seagreen: '2e8b57', seashell: 'fff5ee', sienna: 'a0522d', skyblue: '87ceeb',
  slateblue: '6a5acd', slategray: '708090', slategrey: '708090', springgreen: '00ff7f', steelblue: '4682b4', thistle: 'd8bfd8',
  tomato: 'ff6347', wheat: 'f5deb3', whitesmoke: 'f5f5f5', yellowgreen: '9acd32',
} as const;

/** Multi-word names: CSS names as people type them ("sky blue") come from {@link CSS} by joining; these have no CSS name. */
const PHRASES = {
  'blood red': '#8c2030', 'ice blue': '#a4d8ec', 'baby blue': '#9cc8ec', 'ocean blue': '#2c70b0', 'electric blue': '#3c8cf4',
  'bottle green': '#1f5c40', 'pine green': '#2f7a54', 'grass green': '#74b844', 'lime green': '#8ccc3c', 'leaf green': '#5aa63c',
  'royal purple': '#5c34a0', 'sun yellow': '#f4d044', 'jet black': '#2a2832', 'pitch black': '#2a2832', 'snow white': '#e8eef4',
  'off white': '#e4dccc', 'bone white': '#e6dcc0', 'rose gold': '#dc9c84', 'strawberry blonde': '#dc8c50', 'platinum blonde': '#ecdca8',
  'cherry red': '#c42440', 'brick red': '#a8483c', 'gun metal': '#565c6c', 'army green': '#5c6438', 'earth brown': '#6c4a30',
} as const;

/** Words that are colours only before a noun or hair word, never a request for a thing of that name by themselves. */
export const COLOUR_HEX: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CSS).map(([name, hex]): [string, string] => [name, `#${hex}`]),
  ...Object.entries(TAMED),
  ...Object.entries(PHRASES),
]);

/**
 * Words that change the colour after them, as steps in OKLCh: lightness added, chroma multiplied.
 * "pale" and the like describe a subject, not a colour, when no colour follows.
 */
export const TONES: ReadonlyMap<string, { readonly lightness: number; readonly chroma: number }> = new Map([
  ['dark', { lightness: -0.14, chroma: 0.95 }],
  ['darker', { lightness: -0.14, chroma: 0.95 }],
  ['deep', { lightness: -0.1, chroma: 1.05 }],
  ['light', { lightness: 0.13, chroma: 0.8 }],
  ['lighter', { lightness: 0.13, chroma: 0.8 }],
  ['pale', { lightness: 0.16, chroma: 0.5 }],
  ['pastel', { lightness: 0.16, chroma: 0.5 }],
  ['bright', { lightness: 0.07, chroma: 1.3 }],
  ['vivid', { lightness: 0.02, chroma: 1.4 }],
  ['vibrant', { lightness: 0.02, chroma: 1.4 }],
  ['neon', { lightness: 0.12, chroma: 1.6 }],
  ['electric', { lightness: 0.06, chroma: 1.5 }],
  ['hot', { lightness: 0.02, chroma: 1.4 }],
  ['faded', { lightness: 0.05, chroma: 0.5 }],
  ['muted', { lightness: 0, chroma: 0.5 }],
  ['dull', { lightness: -0.03, chroma: 0.5 }],
  ['dusty', { lightness: 0.03, chroma: 0.5 }],
  ['rich', { lightness: -0.05, chroma: 1.15 }],
  ['warm', { lightness: 0.02, chroma: 1.05 }],
]);

/** `#abc`, `#aabbcc` or bare `aabbcc` after a '#'; undefined for anything else. Lower-case '#rrggbb' comes back. */
export function parseHex(text: string): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`.toLowerCase();
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : undefined;
}
