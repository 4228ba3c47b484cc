/** What a description of an interface asks for: its theme, the elements that it names, the words to be written. */
import { matterTheme } from './read-matter.ts';
import { coloursOf, coloursOfParts, inColours } from './read-palette.ts';
import { THEMES, type Theme } from './themes.ts';

/** Everything that can be drawn alone, with the words for it. */
export const ELEMENT_WORDS = {
  icon_button: ['icon button', 'icon buttons'],
  button: ['button', 'buttons'],
  toolbar: ['toolbar', 'tool bar', 'hotbar', 'hot bar', 'action bar', 'quick bar', 'quickbar'],
  tab: ['tab', 'tabs'],
  window: ['window', 'windows', 'dialog window', 'popup', 'pop-up'],
  health_bar: ['health bar', 'life bar', 'hp bar', 'healthbar', 'health bars'],
  mana_bar: ['mana bar', 'magic bar', 'mp bar'],
  stamina_bar: ['stamina bar', 'energy bar'],
  xp_bar: ['xp bar', 'experience bar', 'progress bar', 'loading bar'],
  avatar: ['avatar', 'portrait frame', 'portrait', 'avatar frame'],
  dialogue: ['dialogue box', 'dialog box', 'dialogue', 'speech box', 'text box', 'textbox', 'message box'],
  inventory: ['inventory', 'inventory grid', 'item grid', 'backpack'],
  slot: ['slot', 'slots', 'item slot', 'inventory slot'],
  tooltip: ['tooltip', 'tool tip'],
  banner: ['banner', 'ribbon', 'title banner'],
  badge: ['badge', 'badges', 'notification'],
  checkbox: ['checkbox', 'check box', 'checkboxes'],
  radio: ['radio button', 'radio buttons'],
  toggle: ['toggle', 'switch', 'toggles'],
  slider: ['slider', 'volume slider', 'sliders'],
  scroll_bar: ['scroll bar', 'scrollbar'],
  key: ['key cap', 'keycap', 'keyboard key'],
  minimap: ['minimap', 'mini map', 'map frame', 'minimap frame'],
  skill_node: ['skill node', 'skill tree', 'talent tree'],
  cursor: ['cursor', 'mouse pointer', 'pointer'],
  divider: ['divider', 'separator'],
  panel: ['panel', 'panels', 'frame', 'board'],
  triangle: ['triangle'],
  pentagon: ['pentagon'],
  hexagon: ['hexagon'],
  octagon: ['octagon'],
} as const satisfies Record<string, readonly string[]>;
export type ElementKind = keyof typeof ELEMENT_WORDS;

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};
/** A plural without a number. */
const SOME = 3;

export interface ReadUi {
  readonly theme: Theme;
  readonly elements: readonly ElementKind[];
  /** Quoted words, in order: nothing else is ever written. */
  readonly texts: readonly string[];
  /** The first of them stands right behind "window" or "panel": it is its title. */
  readonly titled: boolean;
  /** A palette that is the only one, of six or more '#rrggbb'. */
  readonly palette?: readonly string[];
  /** Pixels of a drawn pixel, where words ask for coarse or fine ones. */
  readonly pixel?: 1 | 2;
  readonly drawnAs: string;
}

const tokens = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [];

/** The theme that most words name; of two with as many the one named first. */
export function themeOf(list: readonly string[], taken: ReadonlySet<string> = new Set()): Theme | undefined {
  let best: { theme: Theme; hits: number; first: number } | undefined;
  for (const theme of THEMES) {
    if (taken.has(theme.name)) continue;
    const at = list.flatMap((word, i) =>
      theme.words.includes(word) || theme.words.includes(singular(word)) ? [i] : [],
    );
    const [hits, first] = [at.length, at[0] ?? 0];
    if (hits > 0 && (!best || hits > best.hits || (hits === best.hits && first < best.first)))
      best = { theme, hits, first };
  }
  return best?.theme;
}

const singular = (word: string): string => word.replace(/s$/, '');

/** Nouns before which a theme's word means a part: "gold frame", "stone border". */
const FRAME_NOUNS = new Set([
  'frame',
  'frames',
  'border',
  'borders',
  'edge',
  'edges',
  'rim',
  'trim',
  'corners',
  'bordered',
  'framed',
]);
const BUTTON_NOUNS = new Set(['button', 'buttons']);

/** One theme, or two where the frame or the buttons are of another matter than the ground. */
function mixed(list: readonly string[]): Theme | undefined {
  const parts = { frame: undefined as Theme | undefined, button: undefined as Theme | undefined };
  const rest = [...list];
  list.forEach((word, i) => {
    const role = FRAME_NOUNS.has(word) ? 'frame' : BUTTON_NOUNS.has(word) ? 'button' : undefined;
    if (!role || parts[role]) return;
    const before = list.slice(Math.max(0, i - 2), i);
    const named = themeOf(before);
    if (!named) return;
    parts[role] = named;
    for (let k = Math.max(0, i - 2); k < i; k++) if (themeOf([list[k]!])) rest[k] = '';
  });
  const main = themeOf(rest);
  let theme = main ?? parts.frame ?? parts.button;
  if (!theme) return undefined;
  if (parts.frame && parts.frame !== theme) {
    const {
      frame,
      frameTexture,
      frameContrast,
      finish,
      corner,
      radius,
      ornament,
      ornamentRole,
      trim,
      gem,
      edges,
      edge,
    } = parts.frame;
    const { frameTexture: _, frameContrast: __, edges: ___, edge: ____, ornamentRole: _____, ...ground } = theme;
    theme = {
      ...ground,
      ...{ frame, finish, corner, radius, ornament, trim, gem },
      ...(frameTexture ? { frameTexture } : {}),
      ...(frameContrast ? { frameContrast } : {}),
      ...(ornamentRole ? { ornamentRole } : {}),
      ...(edges ? { edges } : {}),
      ...(edge ? { edge } : {}),
      name: `${parts.frame.name} and ${theme.name}`,
    };
  }
  if (parts.button && parts.button !== main) theme = { ...theme, button: parts.button.button };
  return theme;
}

/** Elements in the order in which they are named, each as often as is said. */
function elementsOf(text: string): ElementKind[] {
  const phrases = Object.entries(ELEMENT_WORDS)
    .flatMap(([kind, list]) => list.map((phrase) => ({ kind: kind as ElementKind, phrase })))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const found: { at: number; kind: ElementKind; phrase: string; count: number }[] = [];
  let rest = ` ${text.toLowerCase().replace(/"[^"]*"/g, (quoted) => ' '.repeat(quoted.length))} `;
  for (const { kind, phrase } of phrases) {
    for (;;) {
      const at = rest.search(new RegExp(`\\b${phrase}\\b`));
      if (at < 0) break;
      const plural = phrase.endsWith('s');
      const before = rest
        .slice(0, at)
        .split(/[^a-z0-9-]+/)
        .filter(Boolean)
        .slice(-3);
      const said = before
        .map((word) => NUMBERS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0))
        .findLast((n) => n > (plural ? 1 : 0));
      const count = said ? Math.min(said, 12) : plural ? SOME : 1;
      found.push({ at, kind, phrase, count });
      rest = rest.slice(0, at) + ' '.repeat(phrase.length) + rest.slice(at + phrase.length);
    }
  }
  // "a panel with a golden frame" is one panel
  const held = found.some(({ kind, phrase }) => phrase !== 'frame' && (kind === 'panel' || kind === 'window'));
  // "a dialogue box with a portrait" is one dialogue box
  const talks = found.some(({ kind }) => kind === 'dialogue');
  const meant = found.filter(({ kind, phrase }) => !(held && phrase === 'frame') && !(talks && kind === 'avatar'));
  return meant.sort((a, b) => a.at - b.at).flatMap(({ kind, count }) => Array<ElementKind>(count).fill(kind));
}

/** What is to be seen in an interface: "a portrait of a knight", "slots with a red potion". */
export function picturesIn(description: string): { readonly face?: string; readonly icon?: string } {
  const words = description.replace(/"[^"]*"/g, ' ');
  const named = (pattern: RegExp): string | undefined => pattern.exec(words)?.[1]?.trim().slice(0, 120);
  const face =
    named(/\b(?:portrait|avatar|picture|face) (?:of|with|showing) ((?:an?|the) [^,.;]+)/i) ??
    named(
      /\b(?:portrait|avatar|picture|face|dialogue|dialog|talking)\b[^,.;]*?\b(?:of|with|by|showing)\s+((?:an?|the)\s+[^,.;]+)/i,
    );
  const icon = named(/\b(?:icons?|slots?|buttons?)\b[^,.;]*?\b(?:of|with|showing|holding)\s+((?:an?|the)\s+[^,.;]+)/i);
  return { ...(face ? { face } : {}), ...(icon && icon !== face ? { icon } : {}) };
}

/** Reads a description with its palette hint. Words that mean nothing here are passed over. */
export function readUi(description: string, colorPalette = '', seed = 0): ReadUi {
  const list = tokens(description);
  const made = /\bmade (out )?of\b/i.test(description) ? matterTheme(description, seed) : undefined;
  const named = made ?? mixed(list) ?? matterTheme(description, seed) ?? mixed(tokens(colorPalette)) ?? THEMES[0]!;
  const parts = coloursOfParts(description);
  const hint = coloursOf(colorPalette);
  const hexes = /#/.test(colorPalette) ? hint : [];
  const exact = hexes.length >= 6 || (hexes.length >= 2 && /\bonly\b/i.test(colorPalette));
  // colours that are asked for are not those of the matter
  const { raw: _, ...bare } = named;
  const plain: Theme = hint.length > 0 ? bare : named;
  const theme = exact ? { ...plain, ...parts } : inColours({ ...plain, ...parts }, hint);
  const texts = [...description.matchAll(/"([^"]{1,200})"|“([^”]{1,200})”|'([^']{2,60})'(?![a-z])/gi)].map((m) =>
    (m[1] ?? m[2] ?? m[3] ?? '').trim(),
  );
  const elements = elementsOf(description);
  const pixel = list.some((w) => ['chunky', '16-bit', '8-bit', 'lowres', 'low-res'].includes(w))
    ? 2
    : list.some((w) => ['fine', 'detailed', 'hires', 'high-res'].includes(w))
      ? 1
      : undefined;
  return {
    theme,
    elements,
    texts: texts.filter(Boolean),
    titled: /^[^"“]*\b(?:window|panel|board|frame)s?\s+(?:called\s+|titled\s+|named\s+)?["“]/i.test(description),
    ...(exact ? { palette: hexes } : {}),
    ...(pixel ? { pixel } : {}),
    drawnAs: `${theme.name} interface${elements.length ? `: ${[...new Set(elements)].join(', ').replaceAll('_', ' ')}` : ''}`,
  };
}
