/** What is done to the pixels of a finished picture: an outline, a palette, another size, turned over, a part of it. Nothing is drawn anew. */
import { isFigure, namesOf } from './meant.ts';
import { numberIn } from './slots.ts';
import type { Outcome, Own, Step } from './types.ts';
import { isColour } from './words/adjectives.ts';

/** What `change_picture` does. */
interface PixelChange {
  readonly args: Readonly<Record<string, unknown>>;
  /** Behind the name of a thing. */
  readonly what: string;
  /** Told beside it. */
  readonly note?: string;
}

const OUTLINE =
  /\bout ?lin(?:e|es|ed|ing)\b|\b(?:black|dark|white|coloured|colored) (?:borders?|edges?|contours?|strokes?)\b|\b(?:1|2|one|two) ?(?:px|pixel)s? (?:black |dark |white )?(?:borders?|edges?|contours?|strokes?)\b/i;
const FLIP =
  /\b(?:flip\w*|mirror\w*|turn(?:ed)? (?:it |him |her )?(?:over|around)|other way(?: round| around)?|facing the other (?:way|side|direction))\b/i;
const ROTATE =
  /\brotat\w*\b|\bturn\w* (?:it )?(?:by )?(?:90|180|270)\b|\b(?:90|180|270) ?(?:°|degrees?)\b|\bupside[- ]down\b/i;
const FEW = /\b(\d{1,3}|two|three|four|five|six|eight|sixteen) (?:greens?|gr[ae]ys?|colou?rs?|tones?|shades?)\b/i;
const BACKGROUND =
  /\b(?:transparent|no|remove|without|cut ?out|delete|clear|erase|get rid of|take (?:off|away))\b.{0,20}\b(?:background|bg|backdrop)\b|\b(?:background|bg|backdrop)\b.{0,20}\b(?:off|away|out|gone|remov\w*|transparent)\b|\btransparent\b|\bcut ?out\b/i;
const CROP = /\bcrop\w*\b|\btrim\w*\b|\bcut (?:off )?(?:the )?(?:empty|border|space|margins?|edges?)\b/i;
/** Palettes by their names; the tool knows their colours. */
const PALETTES: readonly (readonly [RegExp, string])[] = [
  [/\bgame ?boy(?! (?:color\b|advance))\b|\bgb\b|\bdmg\b/i, 'game boy'],
  [/\bnes\b|\bfamicom\b/i, 'nes'],
  [/\bpico-?8\b/i, 'pico-8'],
  [/\bc(?:ommodore)? ?-?64\b/i, 'c64'],
  [/\bcga\b/i, 'cga'],
  [/\bzx|spectrum\b/i, 'zx spectrum'],
  [/\b(?:1-?bit|black and white|black & white|b&w|monochrome)\b/i, '1-bit'],
  [/\b(?:gr[ae]y ?scale|gr[ae]ys|shades of gr[ae]y|desaturated)\b/i, 'greyscale'],
  [/\bsepia\b/i, 'sepia'],
];

/** What of these words are such changes; the others are left to be drawn. */
export function pixelChanges(
  words: readonly string[],
  all: string,
): { readonly changes: readonly PixelChange[]; readonly rest: readonly string[] } {
  const changes: PixelChange[] = [];
  const rest: string[] = [];
  for (const said of words) {
    const change = changeIn(said);
    if (!change) rest.push(said);
    else if (!changes.some(({ what }) => what === change.what)) changes.push(change);
  }
  const outlined = changes.some(({ args }) => args.change === 'outline');
  // "outline 1px black around all the items": the word stands outside of the slots
  if (OUTLINE.test(all)) {
    if (!outlined) changes.push(outline(all));
    return {
      changes,
      rest: rest.filter(
        (said) =>
          !isColour(said.toLowerCase()) &&
          !/^(?:(?:\d+ ?px|one|two|pixels?|px|thin|thick|black|white|dark|single|clean|around\b.*|outline)[ ,]*)+$/i.test(
            said,
          ),
      ),
    };
  }
  return { changes, rest };
}

function changeIn(said: string): PixelChange | undefined {
  if (OUTLINE.test(said)) return outline(said);
  if (FLIP.test(said))
    return /\b(?:vertical\w*|upside)\b/i.test(said)
      ? { args: { change: 'flip', value: 'vertical' }, what: 'upside down' }
      : { args: { change: 'flip', value: 'horizontal' }, what: 'mirrored' };
  if (ROTATE.test(said)) {
    const by = /upside/i.test(said) ? 180 : (numberIn(/\d+/.exec(said)?.[0] ?? '90') ?? 90);
    return /anti|counter|left/i.test(said) && by === 90
      ? { args: { change: 'rotate', value: '270' }, what: 'turned left by a quarter' }
      : { args: { change: 'rotate', value: String(by) }, what: `turned by ${by}°` };
  }
  const palette = PALETTES.find(([form]) => form.test(said))?.[1];
  if (palette)
    return {
      args: { change: 'palette', value: palette },
      what: `in the colours of ${palette === '1-bit' ? 'black and white' : palette}`,
    };
  const hex = said.match(/#[0-9a-f]{6}\b/gi);
  if (hex && hex.length > 1) return { args: { change: 'palette', colors: hex }, what: `in ${hex.length} colours` };
  const few = FEW.exec(said);
  if (few)
    return { args: { change: 'colors', value: String(numberIn(few[1]!)) }, what: `in ${numberIn(few[1]!)} colours` };
  if (CROP.test(said)) return { args: { change: 'crop', value: 'trim' }, what: 'without its empty border' };
  return undefined;
}

function outline(said: string): PixelChange {
  const none = /\b(?:no|without|remove|lineless|off|less|delete|drop|lose|rid|ditch|away)\b/i.test(said);
  if (none) return { args: { change: 'outline', value: 'lineless' }, what: 'without its outline' };
  if (/\bselective\b/i.test(said))
    return { args: { change: 'outline', value: 'selective outline' }, what: 'with a selective outline' };
  const [colour] = said
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => isColour(word) && word !== 'black' && word !== 'dark');
  const thick =
    /\b(?:[2-9]|two|three|thick\w*) ?(?:px|pixels?)?\b/i.test(said) && !/\b(?:1|one) ?(?:px|pixel)/i.test(said);
  const note = [
    ...(colour
      ? [
          `The outline is black or a darker tone of what it goes around; ${colour} it cannot be here: the pixel editor of the studio fills it ("Replace a colour everywhere").`,
        ]
      : []),
    ...(thick ? ['An outline is one pixel thick.'] : []),
  ].join(' ');
  const single = /\b(?:coloured|colored|darker|own colou?r|tinted)\b/i.test(said);
  return {
    args: { change: 'outline', value: single ? 'single color outline' : 'single color black outline' },
    what: single ? 'with an outline in its own colours' : 'with a black outline of 1 pixel',
    ...(note ? { note } : {}),
  };
}

/** Whether a background is to be taken away. */
export const takesBackground = (words: readonly string[]): boolean => words.some((said) => BACKGROUND.test(said));

/** 1 generation for the picture of each. */
export const pixelSteps = (own: readonly Own[], change: PixelChange): readonly Step[] =>
  own.map((one) => ({
    tool: 'change_picture',
    args: { asset_id: one.id, ...change.args },
    price: 1,
    what: `${one.name} ${change.what}`,
  }));

/** What is told of pictures that were changed like that. */
export function pixelNotes(own: readonly Own[], changes: readonly PixelChange[]): readonly string[] {
  const figures = own.filter(isFigure);
  return [
    ...changes.flatMap(({ note }) => (note ? [note] : [])),
    `${own.length > 1 ? 'The results are pictures of their own' : 'The result is a picture of its own'}, in the library under Pictures; ${namesOf(own)} ${own.length > 1 ? 'stay' : 'stays'} as ${own.length > 1 ? 'they are' : 'it is'}.`,
    ...(figures.length
      ? [`Of ${namesOf(figures)} it is the front view alone: sides and movements stay as they are.`]
      : []),
  ];
}

/** Nothing to be done where something has no background. */
export const cutOut = (own: readonly Own[]): Outcome => ({
  steps: [],
  say: `${namesOf(own)} ${own.length > 1 ? 'have' : 'has'} no background: ${own.length > 1 ? 'they are' : 'it is'} drawn on a transparent one, and the PNG is cut out already. Nothing was changed.`,
});
