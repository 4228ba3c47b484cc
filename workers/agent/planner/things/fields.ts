/** How all of a wish is to be drawn: sizes, sides, views and styles as the fields of the tools. */
import type { Args } from '../../port.ts';
import { numberIn, sizeIn, slotsOf, tidy, wordsOf } from '../slots.ts';
import type { Wish } from '../types.ts';
import { isColour } from '../words/adjectives.ts';
import { viewOf } from '../words/asked-for.ts';
import { takeStyle } from '../words/style.ts';
import { factorIn, type Size } from './bounds.ts';

export type View = 'side' | 'low top-down' | 'high top-down' | 'oblique';
/** A size that is asked for: in pixels, or as part of the usual one. */
export interface Sized {
  readonly pixels?: Size;
  readonly factor?: number;
  /** As it was said. */
  readonly words: string;
}

export interface Fields {
  /** Each size that is asked for, once. */
  readonly sizes: readonly Sized[];
  readonly sides: 4 | 8 | undefined;
  readonly frames: number | undefined;
  /** Where several movements have each their own. */
  readonly framesOf: ReadonlyMap<string, number>;
  readonly view: View | undefined;
  readonly isometric: boolean;
  /** Outline, shading and detail. */
  readonly style: Args;
  /** What is said of how all of it looks, and is no field. */
  readonly manner: readonly string[];
  /** It is to be seen from one side alone. */
  readonly oneSide: boolean;
  /** Sides from which alone movements are drawn: "facing right", "only left and right". */
  readonly seenFrom: readonly string[];
  /** What is told of fields that are otherwise than asked for. */
  readonly notes: readonly string[];
}

/** Said of a thing before its name. */
export const SEEN = /^(an? |the )?(?:top[- ]?down|side[- ]view|overhead|side[- ]scrolling|isometric) (?=[a-z])/i;
const ISOMETRIC = /\b(?:isometric|iso)\b/i;

export function fieldsOf(wish: Wish): Fields {
  const styled = takeStyle(
    [
      ...wordsOf(wish, 'style'),
      ...wordsOf(wish, 'no')
        .filter((words) => /\b(?:out ?lines?|shading)\b/i.test(words))
        .map((words) => words.replace(/^(?!no |not |without )/i, 'no ')),
    ].join(' ; '),
  );
  // "highly" may stand in no slot
  const whole = Object.keys(styled.style).length || /\bdetail/i.test(styled.text) ? takeStyle(wish.words).style : {};
  const manner = styled.text
    .split(';')
    .map(tidy)
    .filter(
      (words) =>
        /[a-z0-9]/i.test(words) &&
        !NO_MANNER.test(words) &&
        !(whole.detail && /^(?:very |highly )?detailed$/i.test(words)),
    );
  const views = [
    ...wordsOf(wish, 'view'),
    ...wordsOf(wish, 'style').filter((words) => /\bfrom (?:above|the side)\b/i.test(words)),
    ...wordsOf(wish, 'n').flatMap((words) => SEEN.exec(words)?.[0] ?? []),
  ];
  const { sides, one, note } = sidesIn(wordsOf(wish, 'dirs').join(' '));
  const { palette, told } = paletteOf(wordsOf(wish, 'palette'));
  return {
    ...{
      sizes: sizesOf(wish),
      sides,
      style: {
        ...(/\bminimal(?:ist(?:ic)?)?\b|\bsimplistic\b/i.test(wish.words) ? { detail: 'low detail' } : {}),
        ...whole,
        ...styled.style,
      },
      isometric: views.some((words) => ISOMETRIC.test(words)),
    },
    frames: wordsOf(wish, 'frames').flatMap((words) => numberIn(words) ?? [])[0],
    framesOf: framesOf(wish),
    view: views
      .map((words) => (/\boblique\b/i.test(words) ? 'oblique' : viewOf(words)) ?? usualView(words))
      .find((view) => view !== undefined),
    manner: [...manner.map((words) => words.replace(/^(?:in |an? |the )+/i, '')), ...palette],
    seenFrom: seenFrom(wish),
    oneSide: one || views.some((words) => /\b(?:only|just)\b/i.test(words)),
    notes: [...note, ...told, ...facing(views, wish)],
  };
}
/** All that is drawn is so. */
const NO_MANNER =
  /^(?:approx\w*|about|around|roughly)$|^(?:in )?(?:an? |the )?(?:pixel(?:[- ]?art)?|pixelated|2d|sprites?|game|transparent(?: (?:background|bg|png))?|(?:pixel[- ]?art )?style|consistent|coherent|(?:the )?same style|retro)$|\b(?:same|matching) (?:art |pixel )?(?:style|look)s?\b|\bto match\b/i;

/** "walk 6 frames, idle 4 frames": each behind its movement, or all of them before theirs. */
function framesOf({ slots }: Wish): ReadonlyMap<string, number> {
  const counts = slots.filter(({ slot }) => slot === 'frames');
  if (counts.length < 2) return new Map();
  const said = slots.filter(({ slot }) => /^(?:anim|frames)$/.test(slot));
  const step = said[0]?.slot === 'anim' ? 1 : -1;
  return new Map(
    said.flatMap(({ slot, words }, i): (readonly [string, number])[] => {
      const count = slot === 'anim' && said[i + step]?.slot === 'frames' ? numberIn(said[i + step]!.words) : undefined;
      return count ? [[tidy(words).toLowerCase(), count]] : [];
    }),
  );
}

/** "16, 32 and 64px" are three, "48x64" is one. */
/** "32 wide and 96 tall" is one size. */
const bothWays = (words: string): string =>
  words.replace(
    /(\d+) ?(?:px |pixels )?(?:wide|across)\s*(?:and|,|x|by|&)?\s*(\d+) ?(?:px |pixels )?(?:tall|high)/gi,
    '$1x$2',
  );
function sizesOf(said: Wish): readonly Sized[] {
  const wish = {
    ...said,
    slots: said.slots.map((one) => (one.slot === 'size' ? { ...one, words: bothWays(one.words) } : one)),
  };
  const all = slotsOf(wish, 'size')
    .flatMap(({ words }) => words.split(/\s*(?:,|&|\/|\band\b|\bor\b)\s*/i))
    .filter(Boolean);
  const sized = all.flatMap((words): Sized[] => {
    const pixels = pixelsIn(words);
    const factor = pixels ? undefined : factorIn(words);
    return pixels ? [{ pixels, words: tidy(words) }] : factor ? [{ factor, words: tidy(words) }] : [];
  });
  // "16x16 or 32x32": one of them
  if (sized.length > 1 && /\d ?(?:px)? or \d/i.test(wish.words)) return sized.slice(-1);
  return sized.filter((one, i) => sized.findIndex((other) => keyOf(other) === keyOf(one)) === i);
}
const keyOf = ({ pixels, factor }: Sized): string => (pixels ? `${pixels.width}x${pixels.height}` : String(factor));

/** "2 tiles" are twice sixteen pixels; of "256 wide" the height is open. */
function pixelsIn(words: string): Size | undefined {
  const tiles = /^(\d)(?: ?x ?(\d))? tiles?\b/i.exec(tidy(words));
  if (tiles) return { width: Number(tiles[1]) * 16, height: Number(tiles[2] ?? tiles[1]) * 16 };
  const size = sizeIn(words);
  return size && /\bwide\b/i.test(words) && !/\b(?:high|tall)\b|x/i.test(words)
    ? { width: size.width, height: 0 }
    : size;
}

function sidesIn(said: string): {
  readonly sides: 4 | 8 | undefined;
  readonly one: boolean;
  readonly note: readonly string[];
} {
  const number = numberIn(said) ?? (/\b(?:all|every|any)\b/i.test(said) ? 8 : undefined);
  const leftRight = /\bleft\b/i.test(said) && /\bright\b/i.test(said);
  if (!said || /season|colou?r|size|stage|version/i.test(said)) return { sides: undefined, one: false, note: [] };
  if (number === 1 || /\b(?:single|only (?:the )?(?:front|side))\b/i.test(said))
    return { sides: undefined, one: true, note: [] };
  if (number && number > 8) return { sides: 8, one: false, note: [`Eight directions are the most: not ${number}.`] };
  if (number === 8 || number === 4) return { sides: number, one: false, note: [] };
  if (number === 2 || leftRight)
    return { sides: 4, one: false, note: ['Four directions are the fewest: the two that you named are among them.'] };
  return {
    sides: number && number > 4 ? 8 : 4,
    one: false,
    note: number ? [`There are four or eight directions, not ${number}.`] : [],
  };
}

const usualView = (words: string): View | undefined =>
  /\b(?:above|top|bird|overhead)\b/i.test(words)
    ? 'high top-down'
    : /\b(?:3\/4|three[- ]quarter|jrpg)\b/i.test(words)
      ? 'low top-down'
      : /\b(?:side|profile)\b/i.test(words)
        ? 'side'
        : undefined;
const FACES =
  /\b(?:facing|faces|looking|turned) (?:to )?(?:the )?(left|right|west|east|north|south|away|back(?:wards?)?|front|forwards?|up|down)\b/i;
const SIDES: Readonly<Record<string, string>> = {
  ...{ left: 'west', right: 'east', away: 'north', back: 'north', up: 'north', front: 'south', down: 'south' },
};
/** "facing right: idle, walk", "left and right only": whoever says so needs the movements from there and from nowhere else. */
function seenFrom(wish: Wish): readonly string[] {
  const said = [...wordsOf(wish, 'view', 'dirs'), /\b(?:facing|faces) (?:to )?(?:the )?(?:left|right|west|east)\b[^,.;:]*/i.exec(wish.words)?.[0] ?? '', /\b(?:only|just) (?:the )?(?:left and right|right and left|left|right|side)\b|\b(?:left and right|right and left|left|right) only\b/i.exec(wish.words)?.[0] ?? ''].join(' '); // biome-ignore format: one line
  if (/\b(?:8|eight|4|four|all) (?:dir|side|way)/i.test(said)) return [];
  return [...(/\b(?:left|west)\b/i.test(said) ? ['west'] : []), ...(/\b(?:right|east)\b/i.test(said) ? ['east'] : [])];
}

/** Somebody is drawn from all sides, so that each way to face is among them; a thing has one. */
function facing(views: readonly string[], { act, words }: Wish): readonly string[] {
  const said = [...views, /\b(?:facing|faces) .*/i.exec(words)?.[0] ?? '']
    .map((view) => FACES.exec(view)?.[1]?.toLowerCase())
    .find(Boolean) ?? (views.some((view) => /^(?:the |in |a )*front(?:al)?(?: view)?(?: only| please)?$|^(?:only |just )?(?:the |from the )*front(?: view)?$/i.test(view.trim())) ? 'front' : undefined); // biome-ignore format: one line
  if (!said) return [];
  if (act !== 'make.character' && said === 'front') return ['A thing is seen from its front.'];
  const side = SIDES[said.replace(/wards?$/, '').replace(/^for$/, 'front')] ?? said;
  if (act === 'make.character' && /^(?:left|right|west|east)$/.test(said))
    return [`It is drawn from four sides, and moves as seen from the ${said} ("${side}").`];
  if (act === 'make.character')
    return [said === 'front' ? 'It is seen from the front; where it has more sides, that is one of them ("south").' : `It is drawn from all of its sides: the one that faces ${said} is among them ("${side}").`]; // biome-ignore format: one line
  return side === 'west' ? ['A thing is drawn facing right, and mirrored afterwards ("mirror it").'] : [];
}

/** Machines and colours of a palette are drawn; a number of colours is set afterwards. */
function paletteOf(said: readonly string[]): { readonly palette: readonly string[]; readonly told: readonly string[] } {
  const palette: string[] = [];
  const told: string[] = [];
  for (const words of said.filter(
    (one) => !/^(?:(?:in|all|different|diff|various|other|each|many|several|mixed|random|\d+) )*colou?rs?$/i.test(one),
  )) {
    if (/^(?:in )?(?:orange|gold|golden|silver|rose|teal|cyan|magenta|lime)$/i.test(words)) {
      palette.push(words.replace(/^in /i, ''));
      continue;
    }
    const named =
      /\b(game ?boy|nes|snes|c64|commodore|zx|spectrum|ega|cga|pico-?8|8-?bit|16-?bit|sepia|pastel|monochrome|neon|gr[ae]yscale)\b/i.exec(
        words,
      )?.[1];
    const colours = words
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => isColour(word));
    if (named) palette.push(`${named} palette`);
    else if (colours.length)
      palette.push(
        words
          .replace(/\b(?:only|just|in|with|palette|colou?rs?|shades of|tones?|and only)\b/gi, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      );
    if (
      /\d+ ?-?(?:colou?rs?|shades|tones)\b|\b(?:two|three|four|five|six|eight) colou?rs\b|\bonly\b/i.test(words) ||
      (!named && !colours.length)
    )
      told.push(
        `The exact palette ("${words}") I do not hold to while drawing: after it the studio's pixel editor sets it ("Palette"), for nothing.`,
      );
  }
  return { palette, told };
}
