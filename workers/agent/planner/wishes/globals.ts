/** What holds for all of a sentence — size, sides, view, style — and the sentence without it. */
import type { Args } from '../../port.ts';
import { BETWEEN, EDGES } from '../clause-words.ts';
import { topDown } from '../grounds.ts';
import { SHAPE_WORDS, takeStyle, tileShape } from '../style.ts';
import { bareNoun, ISOMETRIC, SIDES, SIZE, TILES, VIEW, viewOf } from '../words.ts';
import type { Wishes } from './types.ts';

interface Taken {
  text: string;
  size: Wishes['size'];
  sides: Wishes['sides'];
  frames: number | undefined;
  view: Wishes['view'];
  style: Args;
  border: string | undefined;
}

/** "about 8 frames", "6-frame" */
const FRAMES =
  /,?\s*\b(?:(?:with|in|of|like|say|about|around|roughly|approx(?:imately)?|maybe|at least|at most|each|having|has|should have|~) )*~?(\d{1,2}|two|three|four|five|six|eight|ten|twelve|sixteen)(?:(?:[-–]| to | or )\d{1,2})?[- ]frames?\b(?: (?:long|each|total|or so|per \w+|for (?:each|every) \w+|(?=animation)))?/i;
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12, sixteen: 16 },
};
/** A number of frames, and the words without it. */
export function takeFrames(text: string): { readonly text: string; readonly frames: number | undefined } {
  const [said, number = ''] = FRAMES.exec(text) ?? [];
  if (!said) return { text, frames: undefined };
  return { text: text.replace(said, '').trim(), frames: NUMBERS[number.toLowerCase()] ?? Number(number) };
}

/** What is wider than it is high. */
export const SCENE =
  /\b(?:back ?grounds?|backdrops?|scener(?:y|ies)|landscapes?|skylines?|wallpapers?|splash(?: screens?| art)?|key art|scenes?)\b/i;

/** A size in pixels, and the words without it. */
export function takeSize(text: string): { readonly text: string; readonly size: Wishes['size'] } {
  const [size, across, down, pixels, alone, wide] = SIZE.exec(text) ?? [];
  if (!size) return { text, size: undefined };
  const width = Number(across ?? pixels ?? alone ?? wide);
  const around = new RegExp(
    `,?\\s*(?:\\b(?:at|in|of|with|like|about|around|roughly|maybe|approx(?:imately)?) )*(?:${SIZE.source})(?: (?:in size|large|big|wide|tall|high|each|apiece|for (?:each|all)(?: of them)?))?`,
    'i',
  );
  return {
    text: text.replace(around, ' ').trim(),
    size: { width, height: down ? Number(down) : /\b(?:wide|across)\b/i.test(text) && SCENE.test(text) ? 0 : width },
  };
}

/** "a dragon in four sizes 16 32 64 and 128" → a dragon in each of them. */
const SIZES =
  /^(.+?)[,:]? (?:(?:in|at|as|with) )?(?:(?:(?:the|these|all|following|different|two|three|four|five|six|[2-8]) ){0,3}(?:sizes|resolutions))?[,:]? ?(?:of )?((?:\d{2,3}(?: ?x ?\d{2,3})?(?: ?px| pixels)?(?:\s*(?:,|\/|&|\band\b|\+)\s*(?:and )?|\s+)){1,7}\d{2,3}(?: ?x ?\d{2,3})?)(?: ?px| pixels)?(?: (?:sizes|versions|each))?[.!]?$/i;
export function eachSize(sentence: string): string {
  const [, what = '', list = ''] = SIZES.exec(sentence) ?? [];
  const sizes = list.match(/\d{2,3}(?: ?x ?\d{2,3})?/gi) ?? [];
  if (!what || sizes.length < 2 || /[,;:]/.test(what) || TILES.test(what)) return sentence;
  const one = what.replace(/,? (?:in|at|as|with)$/i, '');
  return sizes.map((size) => `${one} ${/x/i.test(size) ? size : `${size}x${size}`}`).join(', ');
}

/** Of a figure it says from where it is seen. */
const SCROLLER =
  /,?\s*\b(?:(?:for|in) (?:an? |my )?)?side[- ]?scroll(?:er|ing)(?: (?:view|style|game|perspective))?\b/i;

/** Takes size, sides and view out of a sentence: they hold for all of it. */
export function takeGlobals(sentence: string): Taken {
  const framed = takeFrames(sentence);
  const styled = takeStyle(framed.text);
  const isometric = ISOMETRIC.test(styled.text);
  const style = isometric ? { ...styled.style, ...tileShape(styled.text) } : styled.style;
  let text = isometric ? styled.text.replace(SHAPE_WORDS, '').replace(/[\s,]+$/, '') : styled.text;
  const sidesSaid = SIDES.exec(text)?.[1]?.toLowerCase();
  text = text.replace(
    new RegExp(
      `(?:,? (?:that|which|who|it|and)? ?(?:(?:can|should|must|to) )*(?:turns?|rotates?|rotate|faces?|facing|rotated|turned|looks?|moves?|points?|be turned|turning|rotating|aims?)(?: around)?)?(?:,? (?:with|in|from|seen from|has|having|to|into|for|at|all) )*\\s*${SIDES.source}`,
      'i',
    ),
    ' ',
  );
  // of several sizes each belongs to what it stands behind
  const several = new Set([...text.matchAll(new RegExp(SIZE.source, 'gi'))].map(([size]) => size.trim())).size > 1;
  const { text: unsized, size } = several ? { text, size: undefined } : takeSize(text);
  text = unsized;
  if (TILES.test(text.replace(EDGES, ' '))) text = text.replace(EDGES, ' ');
  const [between, border] = (TILES.test(text) && BETWEEN.exec(text)) || [];
  if (between) text = text.replace(between, ' ');
  const scrolls = TILES.test(text) ? undefined : SCROLLER.exec(text)?.[0];
  const view = viewOf(text) ?? (scrolls ? 'side' : undefined);
  if (scrolls) text = text.replace(scrolls, ' ');
  text = text.replace(new RegExp(`${VIEW.source}(?: only)?`, 'gi'), ' ');
  return {
    text: text
      .replace(/\s+/g, ' ')
      .replace(/\s+([,;:!])/g, '$1')
      .trim(),
    size,
    frames: framed.frames,
    sides: sidesSaid === undefined ? undefined : /4|four/.test(sidesSaid) ? 4 : 8,
    view,
    style,
    border: border && bareNoun(border),
  };
}

/** "a tileset for a swamp: mud and water": where it is for is no ground, where two others are named. */
export function withoutPlace(sentence: string): string {
  const [all, tiles = ''] =
    /\b((?:tile ?sets?|tiles)) for (?:an? |the |my |our )?(?:[\w-]+ ){0,2}?[\w-]+[,:;.]/i.exec(sentence) ?? [];
  const rest = all ? sentence.replace(all, `${tiles} `) : sentence;
  return rest !== sentence && topDown(rest).grounds.length > 1 ? rest : sentence;
}
