/** What a description of an interface asks for: its theme, the elements that it names, the words to be written. */
import { ELEMENT_WORDS, type ElementKind, HOLDERS } from './element-words.ts';
import type { IconArt } from './ornaments.ts';
import { matterTheme } from './read-matter.ts';
import { coloursOf, coloursOfParts, inColours } from './read-palette.ts';
import { countersOf, labelsOf, lettersOf, messageOf, NUMBERS, ornamentOf, signsOf, unquoted } from './read-said.ts';
import { unknownIn } from './read-unknown.ts';
import { THEMES, type Theme } from './themes.ts';

/** A plural without a number. */
const SOME = 3;

export interface ReadUi {
  readonly theme: Theme;
  readonly elements: readonly ElementKind[];
  /** The first of them is a panel that no word names: it holds the others where there is room. */
  readonly implied: boolean;
  /** Quoted words, in order: nothing else is ever written. */
  readonly texts: readonly string[];
  /** What buttons say that are named by what they do, and what the screen says in large letters. */
  readonly labels: readonly string[];
  readonly message?: string;
  /** Signs that are asked for, and those of counters, in order. */
  readonly signs: readonly IconArt[];
  readonly counted: readonly IconArt[];
  /** Letters of a game pad's buttons. */
  readonly letters: readonly string[];
  /** Slots of a bar or an inventory: how many, or in columns and rows. */
  readonly cells?: { readonly count: number; readonly columns?: number };
  /** Words that nothing shows. */
  readonly unknown: readonly string[];
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

/** What several phrases name is one, unless its plural is said. */
const ONCE: ReadonlySet<ElementKind> = new Set(['card', 'pad', 'hotbar', 'crafting', 'bubble']);

/** Slots that are said of a bar or an inventory: "with 8 slots", "5x4". */
function cellsOf(text: string): ReadUi['cells'] {
  const grid = /\b(\d{1,2}) ?(?:x|×|by) ?(\d{1,2})\b/i.exec(text);
  if (grid) return { count: Number(grid[1]) * Number(grid[2]), columns: Number(grid[1]) };
  const [, said] = /\b(\w+)[ -](?:[a-z]+ )?(?:slots?|cells?)\b/i.exec(text) ?? [];
  const count = said ? (NUMBERS[said.toLowerCase()] ?? (/^\d{1,2}$/.test(said) ? Number(said) : 0)) : 0;
  return count > 1 ? { count } : undefined;
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
  // "a hotbar with 8 slots" is one bar
  const barred = found.some(({ kind }) => kind === 'hotbar' || kind === 'inventory' || kind === 'crafting');
  const crafted = found.some(({ kind }) => kind === 'crafting');
  const carded = found.some(({ kind }) => kind === 'card');
  const meant = found.filter(
    ({ kind, phrase }) =>
      !(held && phrase === 'frame') &&
      !(talks && kind === 'avatar') &&
      !(barred && kind === 'slot') &&
      !(crafted && kind === 'inventory') &&
      !(carded && phrase === 'frame'),
  );
  // "a card frame for a spell card" is one card
  const once = (kind: ElementKind, at: number): boolean =>
    !ONCE.has(kind) || meant.every((other) => other.kind !== kind || other.at >= at);
  const labels = labelsOf(text);
  const letters = lettersOf(text).length;
  const buttons = meant.filter(({ kind }) => kind === 'button');
  return meant
    .filter(({ kind, at }) => once(kind, at))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ kind, count }) => {
      // as many buttons as there are words for them
      const many = kind === 'button' && buttons.length === 1 && labels.length > 0 ? labels.length : count;
      const pads = kind === 'pad' ? letters : many;
      return Array<ElementKind>(pads).fill(kind);
    });
}

/** "A settings menu with sliders": a panel holds them, though none is named. */
const impliesPanel = (text: string, kinds: readonly ElementKind[]): boolean =>
  /\b(?:menu|screen|popup|pop-up|shop|store|log|journal|page|sheet)\b/i.test(text) &&
  kinds.length > 0 &&
  !kinds.some((kind) => HOLDERS.has(kind));

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

/** Reads a description with its palette hint. Words that mean nothing here are told. */
export function readUi(description: string, colorPalette = '', seed = 0): ReadUi {
  // what is written says nothing of the look
  const list = tokens(unquoted(description));
  const made = /\bmade (out )?of\b/i.test(description) ? matterTheme(description, seed) : undefined;
  const ornament = ornamentOf(description);
  // what is set into the corners is not what the panel is made of, where something else is said of that
  const bare = unquoted(ornament ? description.replace(ornament.words, ' ') : description);
  const look =
    made ?? mixed(tokens(bare)) ?? matterTheme(bare, seed) ?? mixed(tokens(colorPalette)) ?? mixed(list) ?? THEMES[0]!;
  const named: Theme = ornament ? { ...look, ornament: ornament.art, ornamentAsked: true } : look;
  const parts = coloursOfParts(description);
  const hint = coloursOf(colorPalette);
  const hexes = /#/.test(colorPalette) ? hint : [];
  const exact = hexes.length >= 6 || (hexes.length >= 2 && /\bonly\b/i.test(colorPalette));
  // colours that are asked for are not those of the matter
  const { raw: _, ...uncoloured } = named;
  const plain: Theme = hint.length > 0 ? uncoloured : named;
  const theme = exact ? { ...plain, ...parts } : inColours({ ...plain, ...parts }, hint);
  const quoted = [...description.matchAll(/"([^"]{1,200})"|“([^”]{1,200})”|'([^']{2,60})'(?![a-z])/gi)].map((m) =>
    (m[1] ?? m[2] ?? m[3] ?? '').trim(),
  );
  const said = elementsOf(description);
  const implied = impliesPanel(description, said);
  const elements: readonly ElementKind[] = implied ? ['panel', ...said] : said;
  const labels = labelsOf(description);
  const message = messageOf(description);
  const [signs, counted] = [signsOf(description), countersOf(description)];
  const cells = cellsOf(description);
  const pixel = list.some((w) => ['chunky', '16-bit', '8-bit', 'lowres', 'low-res'].includes(w))
    ? 2
    : list.some((w) => ['fine', 'detailed', 'hires', 'high-res'].includes(w))
      ? 1
      : undefined;
  return {
    theme,
    elements,
    implied,
    texts: quoted.filter(Boolean),
    labels,
    ...(message ? { message } : {}),
    signs,
    counted,
    letters: lettersOf(description),
    ...(cells ? { cells } : {}),
    unknown: unknownIn(description, {
      theme: named,
      elements,
      ornament: ornament?.words ?? '',
      labels,
      message,
      signs,
      counted,
    }),
    titled: /^[^"“]*\b(?:window|panel|board|frame)s?\s+(?:called\s+|titled\s+|named\s+)?["“]/i.test(description),
    ...(exact ? { palette: hexes } : {}),
    ...(pixel ? { pixel } : {}),
    drawnAs: `${theme.name} interface${elements.length ? `: ${[...new Set(elements)].join(', ').replaceAll('_', ' ')}` : ''}`,
  };
}
