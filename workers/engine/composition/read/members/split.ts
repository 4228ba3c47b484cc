/** A description as the phrases it lists: at its commas, and at what joins things to a place ("with", "and", "full of"). */
import { tokenise } from '../../../understand/tokens.ts';
import { ARTICLES, textOf } from '../words.ts';
import { paletteSaid } from './palette-said.ts';
import { skyAndLight } from './sky-and-light.ts';

const JOINS =
  /\b(?:full of|filled with|covered (?:in|with|by)|overgrown (?:with|by)|lined with|surrounded by|littered with|decorated with|lit by|with|plus|featuring|while|where|and)\b/;
/** Adjectives: before "and" they go with what follows. */
const SAYS = /^(?:black|white|red|blue|green|yellow|orange|purple|pink|grey|gray|brown|gold|golden|silver|teal|dark|bright|big|small|old|new|calm|quiet|cold|warm|wet|dry|soft|tall|dusty|dirty|clean|empty|broken|magical|cozy|spooky|peaceful|stone|wooden|wood|metal)$/; // biome-ignore format: one line

export interface Phrase {
  readonly text: string;
  /** What joins it to the phrase before it; empty at a comma. */
  readonly joined: string;
  /** How many commas come before it. */
  readonly segment: number;
}

const bare = (text: string): string => {
  const words = text.trim().split(' ').filter(Boolean);
  while (words.length > 0 && ARTICLES.has(words[0]!)) words.shift();
  return words.join(' ');
};

/** "Vultures in an orange sky": those who fly there, and how it looks. */
const ALOFT =
  /^(.+?) (?:(?:flying|circling|soaring|gliding|floating|drifting|hovering|wheeling|high|up) )*(in|across|against|through|on) (?:the |an? )?((?:[a-z]+ ){1,3})(sky|skies)$/;

function underSky(phrase: Phrase): Phrase[] {
  const [, who, link, looks, sky] = ALOFT.exec(phrase.text) ?? [];
  if (!who || !looks || skyAndLight(phrase.text) || !skyAndLight(`${looks}${sky}`)) return [phrase];
  if (who.split(' ').some((w) => /^(?:clouds?|sun|moon|stars?|lightning|lights?)$/.test(w))) return [phrase];
  return [{ ...phrase, text: `${who} ${link === 'through' ? 'in' : link} the ${sky}`.replace(/ (?:across|against|on) /, ' in ') }, { text: `${looks}${sky}`, joined: '', segment: phrase.segment }]; // biome-ignore format: one line
}

export function phrasesOf(description: string): Phrase[] {
  return listed(description).flatMap(underSky);
}

function listed(description: string): Phrase[] {
  const segments = textOf(tokenise(description), ' ').split(/[,.;:!?()/|\n]+/);
  return segments.flatMap((segment, at): Phrase[] => {
    const text = segment.replace(/\s+/g, ' ').trim();
    const parts: Phrase[] = [];
    // "in orange and purple": said of the whole
    const [, of, colours] = /^(.+) in ((?:(?!in )[a-z]+ ?)+)$/.exec(text) ?? [];
    // ... but of a thing that is listed they are its own colours
    if (of && at === 0 && paletteSaid(colours!)) return [{ text: bare(of), joined: '', segment: at }, { text: colours!, joined: '', segment: at }]; // biome-ignore format: one line
    const [before, first] =
      /^(black and white|sepia|monochrome|monochromatic|gr[ae]yscale|pastel) (?=[a-z])/.exec(text) ?? [];
    if (before && at === 0) parts.push({ text: first!, joined: '', segment: at });
    let rest = before && at === 0 ? text.slice(before.length) : text;
    let joined = '';
    for (let hit = JOINS.exec(rest); hit; hit = JOINS.exec(rest)) {
      const before = rest.slice(0, hit.index).trim();
      const after = rest.slice(hit.index + hit[0].length).trim();
      const last = before.split(' ').at(-1) ?? '';
      if (hit[0] === 'and' && SAYS.test(last) && (before.split(' ').length === 1 || SAYS.test(after.split(' ')[0]!))) {
        // "orange and purple lights": of both colours
        const next = JOINS.exec(after);
        const whole = next ? after.slice(0, next.index).trim() : after;
        parts.push({ text: bare(`${before} and ${whole}`), joined, segment: at });
        if (!next) return parts.filter((p) => p.text !== '');
        joined = next[0];
        rest = after.slice(next.index + next[0].length).trim();
        continue;
      }
      parts.push({ text: bare(before), joined, segment: at });
      joined = hit[0];
      rest = after;
    }
    parts.push({ text: bare(rest), joined, segment: at });
    return parts.filter((p) => p.text !== '');
  });
}
