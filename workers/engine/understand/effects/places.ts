/** Colours that are said of a place of an effect: "white in the middle", "fading to crimson", "from yellow to red", "with a dark center". */
import { coloursOf } from './words.ts';

/** What was read of places, and the text without it. */
export interface Placed {
  readonly text: string;
  /** '#rrggbb' of its middle and of its edge, with the words for each. */
  readonly core?: string;
  readonly edge?: string;
  readonly told: readonly string[];
}

const CORE = /^(?:middle|cent(?:er|re)|core|heart|inside|interior|inner)$/;
const EDGE = /^(?:edges?|rims?|borders?|outside|outline|exterior|outer|tips?|ends?|fringes?)$/;
const AT = /^(?:in|at|on|near|around|inside|along|towards?)$/;
/** It becomes another colour farther out. */
const TURNS = /^(?:fad(?:ing|es?)|shad(?:ing|es)|turn(?:ing|s)|blend(?:ing|s)|melt(?:ing|s)|darken(?:ing|s)|go(?:ing|es)|chang(?:ing|es)|shift(?:ing|s)|transition(?:ing|s))$/; // biome-ignore format: one line
const SLOWLY = /^(?:out|off|away|slowly|softly|gradually|smoothly|gently)$/;
const TO = /^(?:to|into|in|towards?)$/;
/** Where light is strong or missing, and no hue is said. */
const BARE: Readonly<Record<string, string>> = { dark: '#1a1024', darker: '#1a1024', pitch: '#0c0810', bright: '#fffbe8', brighter: '#fffbe8', hot: '#fff4c0' }; // biome-ignore format: a table
const FILLER = /^(?:the|its|their|a|an|very|outer|inner|all|whole)$/;

interface Colour {
  readonly hex: string;
  readonly length: number;
}
/** The colour that begins at a word, with the tones before it. */
function colourAt(words: readonly string[], at: number): Colour | undefined {
  for (let n = 3; n > 0; n--) {
    const some = words.slice(at, at + n);
    if (some.length < n || some.some((word) => /^(?:and|to|or|with|in|into|then|the|a|an|fading|glowing)$/.test(word)))
      continue;
    const found = coloursOf(some);
    if (found?.length === 1 && coloursOf(some.slice(-1))?.length === 1) return { hex: found[0]!.hex, length: n };
  }
  return undefined;
}

/** The place that words from here on name: "in the middle", "at its edges". */
function placeAt(words: readonly string[], at: number): { readonly is: 'core' | 'edge'; readonly length: number } | undefined {
  if (!AT.test(words[at] ?? '')) return undefined;
  let i = at + 1;
  while (FILLER.test(words[i] ?? '')) i++;
  const word = words[i] ?? '';
  const is = CORE.test(word) ? 'core' : EDGE.test(word) ? 'edge' : undefined;
  return is && { is, length: i + 1 - at };
} // biome-ignore format: one line

/** Reads the colours of places out of a text; each is taken out of it. */
export function placed(text: string): Placed {
  const words = text.match(/[a-z0-9]+|[,;.:]/g) ?? [];
  const found: { core?: string; edge?: string } = {};
  const [kept, told]: [string[], string[]] = [[], []];
  for (let i = 0; i < words.length; ) {
    const taken = phraseAt(words, i, found);
    if (taken > 0) {
      told.push(words.slice(i, i + taken).join(' '));
      // what joined it to the rest has nothing to join any more
      while (/^(?:and|with|that|which|is|are|but)$/.test(kept.at(-1) ?? '')) kept.pop();
      i += taken;
    } else kept.push(words[i++]!);
  }
  return { text: told.length > 0 ? kept.join(' ') : text, ...found, told };
}

/** How many words from here on say the colour of a place; it is noted. */
function phraseAt(words: readonly string[], at: number, found: { core?: string; edge?: string }): number {
  let i = at;
  const turns = TURNS.test(words[i] ?? '');
  if (turns) {
    i++;
    while (SLOWLY.test(words[i] ?? '')) i++;
  }
  // "from green to black"
  if (words[i] === 'from') {
    const one = colourAt(words, i + 1);
    const to = i + 1 + (one?.length ?? 0);
    // what is heard as two colours was said as one that passes into the other
    const other = one && /^(?:to|into|and)$/.test(words[to] ?? '') ? colourAt(words, to + 1) : undefined;
    if (one && other) {
      [found.core, found.edge] = [one.hex, other.hex];
      return to + 1 + other.length - at;
    }
  }
  // "fading to crimson at the edges"
  if (turns && TO.test(words[i] ?? '')) {
    const colour = colourAt(words, i + 1) ?? bareAt(words, i + 1);
    if (!colour) return 0;
    const end = i + 1 + colour.length;
    const place = placeAt(words, end);
    found[place?.is ?? 'edge'] = colour.hex;
    return end + (place?.length ?? 0) - at;
  }
  if (turns) return 0;
  const colour = colourAt(words, i) ?? bareAt(words, i);
  if (!colour) return 0;
  const place = placeAt(words, i + colour.length);
  if (place) {
    found[place.is] = colour.hex;
    return colour.length + place.length;
  }
  // "blue inside, grey outside"
  const bareAfter = words[i + colour.length] ?? '';
  if (
    /^(?:inside|outside|within)$/.test(bareAfter) &&
    /^(?:and|but|,|;|\.|with|$)/.test(words[i + colour.length + 1] ?? '')
  ) {
    found[bareAfter === 'outside' ? 'edge' : 'core'] = colour.hex;
    return colour.length + 1;
  }
  // "orange fading to purple": the first is its middle's
  const verb = i + colour.length;
  const next = TURNS.test(words[verb] ?? '') ? verb : -1;
  if (next >= 0) {
    const after: { core?: string; edge?: string } = {};
    const more = phraseAt(words, next, after);
    if (more > 0 && after.edge) {
      Object.assign(found, { core: found.core ?? colour.hex }, after);
      return colour.length + more;
    }
  }
  // "dark center", "bright core": no hue, and its own word for the place
  const bare = BARE[words[i]!];
  if (bare && CORE.test(words[i + 1] ?? '') && words[i + 1] !== 'inner') {
    found.core = bare;
    return 2;
  }
  return 0;
}

const bareAt = (words: readonly string[], at: number): Colour | undefined => {
  const hex = BARE[words[at] ?? ''];
  return hex ? { hex, length: 1 } : undefined;
};
