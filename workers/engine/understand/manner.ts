/** Words that say how a picture is drawn rather than what it shows: bodies ("chibi") and machines ("Game Boy style"). */
import { CONSOLES, type GameConsole } from '../catalogue/consoles.ts';
import type { BodyStyle, Brief, Style } from '../types.ts';

/** What a text says of its manner. */
export interface Manner {
  readonly body?: BodyStyle;
  /** Id of a machine of `CONSOLES`. */
  readonly console?: string;
}

/** Body styles by their words. What stays in the text says something of the subject as well ("cute": it smiles). */
const BODIES: readonly (readonly [words: RegExp, body: BodyStyle, stays?: true])[] = [
  [/\b(?:chibi|super[- ]deformed|big[- ]head(?:ed)?)(?: (?:style|proportions|body))?\b/gi, 'chibi'],
  [/\bclassic (?:16[- ]?bit|j?rpg)\b/gi, 'classic', true],
  [/\b(?:j-?rpg|rpg maker)(?: (?:style|sprite|hero|character))?\b/gi, 'classic'],
  [/\b16[- ]?bits?\b|\bsnes\b|\bsuper (?:nintendo|famicom)\b/gi, 'classic', true],
  [/\b(?:(?:tall(?: and)? )?realistic(?:ally)?(?: tall)?|lifelike|anatomical(?:ly correct)?)(?: (?:proportion(?:s|ed)|body|build|figure|anatomy))?\b/gi, 'tall'],
  [/\bheroic (?:proportions|build|body)\b/gi, 'heroic'],
  [/\bcartoon(?:y|ish)?(?: (?:style|proportions|body))\b/gi, 'cartoon'],
  [/\b(?:cute|adorable|kawaii)\b/gi, 'cute', true],
]; // biome-ignore format: a table

/** What follows a machine's name where its look is meant, and where the machine itself is. */
const LOOK =
  '(?:[- ](?:style|styled|like|era|look|looks|palette|colou?rs?|graphics|sprites?|pixel art|art|aesthetics?|inspired|version|game|rpg)\\b)*';
const DEVICE =
  '(?!(?:[- ](?:style|styled|like|type|inspired))? ?-?(?:retro |portable |handheld |game )*(?:controllers?|cartridges?|consoles?|handhelds?|gamepads?|devices?|screens?|joysticks?|computers?|keyboards?|s)\\b)';
const OF =
  '(?:\\b(?:in|with|using)(?: the)? (?:style|look|colou?rs|palette|graphics) of (?:an? |the )?|\\b(?:as on|for|like on|like) (?:an? |the )?)';
const PREFIX = `(?:${OF}|\\bin )?`;
('(?:\\b(?:in|with|using)(?: the)? (?:style|look|colou?rs|palette|graphics) of (?:an? |the )?|\\b(?:as on|for|like on|like) (?:an? |the )|\\bin )?');
/** An article before a bare name speaks of the machine, unless a noun follows that it describes. */
const NOUN = '(?= (?!of|on|in|with|and|or|at|near|by|under|beside|next|for|from|to)[a-z])';

const machine = ({ names, adjective }: GameConsole): readonly RegExp[] => [
  ...(adjective ? [new RegExp(`${PREFIX}\\b(?:${names})\\b${DEVICE}${LOOK}`, 'gi')] : []),
  // "in the style of the NES", "for the Game Boy"
  new RegExp(`${OF}(?:original |classic )?(?:nintendo )?(?:${names})\\b${DEVICE}${LOOK}`, 'gi'),
  // "in Game Boy style"
  new RegExp(`${PREFIX}(?<!\\b(?:an?|the|his|her|my|playing|holding) )\\b(?:original |classic |old )?(?:nintendo )?(?:${names})\\b${DEVICE}${LOOK}`, 'gi'),
  new RegExp(`\\b(?:nintendo )?(?:${names})\\b${DEVICE}(?:${LOOK.replace(/\*$/, '+')}|${NOUN})`, 'gi'),
]; // biome-ignore format: long patterns

const MACHINES = CONSOLES.map((console) => [console.id, machine(console)] as const);
/** Most texts have no such word: one look tells. */
const ANY = new RegExp(`\\b(?:${CONSOLES.map(({ names }) => names).join('|')})`, 'i');
/** Words that name nothing by themselves. */
const EMPTY = /^(?:\W|\b(?:an?|the|of|in|with|style|pixel|art|sprite|retro|old|classic|original|nintendo|\d+)\b)*$/i;

/**
 * The manner of a text, and the text without its words. A text that would lose its subject keeps them (a Game Boy is also a
 * thing), unless it is said of one that is known (`ofKnown`).
 */
export function readManner(text: string, ofKnown = false): Manner & { readonly rest: string } {
  let rest = text;
  let body: BodyStyle | undefined;
  for (const [words, named, stays] of BODIES) {
    if (rest.search(words) < 0) continue;
    body ??= named;
    if (!stays) rest = without(rest, words);
  }
  let console: string | undefined;
  for (const [id, patterns] of ANY.test(rest) ? MACHINES : []) {
    for (const words of patterns) {
      if (rest.search(words) < 0) continue;
      const shorter = without(rest, words);
      if (!ofKnown && EMPTY.test(shorter)) continue;
      console ??= id;
      rest = shorter;
    }
  }
  return { rest, ...(body ? { body } : {}), ...(console ? { console } : {}) };
}

/** A word taken out leaves the commas of the others as they are. */
const without = (text: string, words: RegExp): string =>
  text
    .replace(words, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;-]+|[\s,;-]+$/g, '')
    .replace(/\s+,/g, ',')
    .replace(/,(?:\s*,)+/g, ',')
    .trim();

/** The machine whose colours a brief is drawn in. */
export const consoleOf = ({ console }: Pick<Brief, 'console'>): GameConsole | undefined =>
  CONSOLES.find(({ id }) => id === console);

/** A style with the habits of the brief's machine where nothing else is said. */
export function withHabits(style: Style, brief: Pick<Brief, 'console'>): Style {
  const habits = consoleOf(brief)?.habits;
  if (!habits) return style;
  const { outline, shading, detail } = style;
  return {
    ...style,
    outline: outline ?? habits.outline,
    shading: shading ?? habits.shading,
    detail: detail ?? habits.detail,
  };
}

const BUILT: Readonly<Record<BodyStyle, string>> = {
  chibi: 'chibi', cute: 'cute proportions', classic: 'classic RPG proportions', tall: 'realistic proportions', heroic: 'heroic proportions', cartoon: 'cartoon proportions',
}; // biome-ignore format: a table

/** A sentence of what is drawn, with its manner at the end: "a knight (chibi; Game Boy: four greens)". */
export function told(drawnAs: string, { kind, body, console }: Pick<Brief, 'kind' | 'body' | 'console'>): string {
  const shows = kind === 'humanoid' || (kind === 'quadruped' && body !== 'classic' && body !== 'heroic');
  const said = [shows && body && BUILT[body], consoleOf({ console })?.called].filter(Boolean);
  return said.length > 0 ? `${drawnAs} (${said.join('; ')})` : drawnAs;
}
