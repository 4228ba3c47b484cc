import type { HardwareColors } from '../../../src/pixels/hardware-colors.ts';
import type { Style } from '../types.ts';

/** A machine whose look words may ask for: its colours, and how its artists drew. */
export interface GameConsole {
  readonly id: string;
  /** Its name and its limits, as a result tells them. */
  readonly called: string;
  /** Names, as a regular expression without borders. */
  readonly names: string;
  /** It says how a picture looks even behind an article: "an 8-bit knight" is no console. */
  readonly adjective?: true;
  readonly colors: HardwareColors;
  /** Most colours of a sprite up to 48 px, of a larger one (two sprites beside or over each other), and of a whole picture. */
  readonly most: readonly [small: number, large: number, picture: number];
  /** What its artists did where a request doesn't say otherwise. */
  readonly habits: Pick<Style, 'outline' | 'shading' | 'detail'>;
}

const hexes = (text: string): readonly string[] => text.trim().split(/\s+/).map((hex) => `#${hex.toLowerCase()}`); // biome-ignore format: one line

/** The colours of the NES's picture processor, as its emulators show them. */
const NES = hexes(`
000000 7C7C7C 0000FC 0000BC 4428BC 940084 A80020 A81000 881400 503000 007800 006800 005800 004058
BCBCBC 0078F8 0058F8 6844FC D800CC E40058 F83800 E45C10 AC7C00 00B800 00A800 00A844 008888
F8F8F8 3CBCFC 6888FC 9878F8 F878F8 F85898 F87858 FCA044 F8B800 B8F818 58D854 58F898 00E8D8 787878
FCFCFC A4E4FC B8B8F8 D8B8F8 F8B8F8 F8A4C0 F0D0B0 FCE0A8 F8D878 D8F878 B8F8B8 B8F8D8 00FCFC D8D8D8`);
/** The VIC-II's sixteen, as measured by Philip Timmermann. */
const C64 = hexes(
  '000000 FFFFFF 68372B 70A4B2 6F3D86 588D43 352879 B8C76F 6F4F25 433900 9A6759 444444 6C6C6C 9AD284 6C5EB5 959595',
);
const PICO_8 = hexes(
  '000000 1D2B53 7E2553 008751 AB5236 5F574F C2C3C7 FFF1E8 FF004D FFA300 FFEC27 00E436 29ADFF 83769C FF77A8 FFCCAA',
);
const SPECTRUM = hexes(
  '000000 0000D7 D70000 D700D7 00D700 00D7D7 D7D700 D7D7D7 0000FF FF0000 FF00FF 00FF00 00FFFF FFFF00 FFFFFF',
);

/** Violet nights, pink suns, turquoise light. */
const VAPORWAVE = hexes(
  '120A2C 241048 3C1868 5C2488 8C34A8 C048B8 F05CB8 FF88C8 FFB8D8 FFE8F0 FF7C6C FFB070 FFE08C 1C4C8C 2C88C8 38C8E0 8CF0F0 D8FCFC 6C6CC8 A898E8 18A090 50D8B0',
);

const FEW = { outline: 'single color black outline', shading: 'basic shading', detail: 'low detail' } as const;
const SOME = { outline: 'single color outline', shading: 'medium shading', detail: 'medium detail' } as const;

/** Of several that a text names the first counts: those of longer names stand before those they contain. */
export const CONSOLES: readonly GameConsole[] = [
  {
    id: 'gba',
    called: 'Game Boy Advance: 15-bit colour, 15 colours a sprite',
    names: 'game ?boy advance|gba',
    colors: { bits: 5 },
    most: [15, 30, 48],
    habits: SOME,
  },
  {
    id: 'game-boy-color',
    called: 'Game Boy Color: 15-bit colour, three colours a palette',
    names: 'game ?boy colou?r|gbc',
    colors: { bits: 5 },
    most: [6, 9, 28],
    habits: FEW,
  },
  {
    id: 'game-boy',
    called: 'Game Boy: four greens',
    names: 'game ?boy|dmg-01|4 greens|four greens',
    colors: { shades: hexes('0F380F 306230 8BAC0F CADC9F') },
    most: [4, 4, 4],
    habits: FEW,
  },
  {
    id: 'snes',
    called: '16-bit: 15-bit colour, 15 colours a sprite',
    names: 'snes|super (?:nintendo|nes|famicom)|16[- ]?bits?',
    adjective: true,
    colors: { bits: 5 },
    most: [15, 30, 48],
    habits: { outline: 'selective outline', shading: 'medium shading' },
  },
  {
    id: 'mega-drive',
    called: 'Mega Drive: 9-bit colour, 15 colours a sprite',
    names: '(?:sega )?(?:mega ?drive|genesis)',
    colors: { bits: 3 },
    most: [15, 30, 48],
    habits: SOME,
  },
  {
    id: 'master-system',
    called: 'Master System: 6-bit colour, 15 colours a sprite',
    names: '(?:sega )?master system',
    colors: { bits: 2 },
    most: [15, 15, 31],
    habits: FEW,
  },
  {
    id: 'nes',
    called: '8-bit: the NES palette, three colours a sprite palette',
    names: 'nes|nintendo entertainment system|famicom|8[- ]?bits?',
    adjective: true,
    colors: { palette: NES },
    most: [6, 12, 25],
    habits: FEW,
  },
  {
    id: 'c64',
    called: 'Commodore 64: its 16 colours',
    names: 'c[- ]?64|commodore(?: 64)?',
    colors: { palette: C64 },
    most: [6, 8, 16],
    habits: FEW,
  },
  {
    id: 'pico-8',
    called: 'PICO-8: its 16 colours',
    names: 'pico[- ]?8',
    adjective: true,
    colors: { palette: PICO_8 },
    most: [10, 16, 16],
    habits: FEW,
  },
  {
    id: 'zx-spectrum',
    called: 'ZX Spectrum: its 15 colours',
    names: '(?:zx )?spectrum(?= (?:style|palette|colou?rs?|graphics|game|sprite))|zx spectrum',
    adjective: true,
    colors: { palette: SPECTRUM },
    most: [4, 6, 15],
    habits: FEW,
  },
  {
    id: 'vaporwave',
    called: 'Vaporwave: violet, pink and turquoise',
    names: 'vapou?r[- ]?wave|synth[- ]?wave|retro[- ]?wave|outrun',
    adjective: true,
    colors: { palette: VAPORWAVE },
    most: [12, 16, 22],
    habits: {},
  },
  {
    id: '1-bit',
    called: '1-bit: black and white',
    names: '(?:1|one)[- ]?bit',
    adjective: true,
    colors: { shades: ['#000000', '#ffffff'] },
    most: [2, 2, 2],
    habits: FEW,
  },
];
