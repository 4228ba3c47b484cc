/** Interfaces: buttons, bars, menus, dialogs. What belongs together is one picture with one price; its elements are cut out of it. */
import { readUi } from '../../../engine/ui/read-ui.ts';
import type { Args } from '../../port.ts';
import { namedWhole } from '../named-whole.ts';
import { numberIn, tidy, wordsOf } from '../slots.ts';
import { asidesIn } from '../things/asides.ts';
import { fitted, type Size } from '../things/bounds.ts';
import { enumerated } from '../things/enumerated.ts';
import { fieldsOf } from '../things/fields.ts';
import { isGeneric } from '../things/generic.ts';
import { rightly } from '../things/rightly.ts';
import { seedAgain } from '../things/seeds.ts';
import { shownOf } from '../things/shown.ts';
import { PRICES, thing } from '../things/steps.ts';
import { styleOf } from '../things/style-of.ts';
import { whatIs } from '../things/words.ts';
import type { Act, Context, Outcome, Step, Wish } from '../types.ts';
import { isColour } from '../words/adjectives.ts';
import { object } from './draw.ts';

const CURSOR = /\b(?:mouse )?(?:cursors?|pointers?|crosshairs?)\b/i;
const BUTTONS = /\bbuttons?\b/i;

/** "a logo that says CAVE CRAWL" */
const SAYS = /\b(?:says?|saying|reads?|reading|with the (?:words?|text|title)) (?!on\b|in\b)([^,.;:]+)/i;
/** "title screen for my game \"Dust Runner\"": an element that no slot has, and the words in quotes. */
function withElement(wish: Wish): Wish {
  const [, said] = (/\blogo\b/i.test(wish.words) && SAYS.exec(wish.words)) || [];
  if (said && !wordsOf(wish, 'text').length) return { ...wish, slots: [{ slot: 'n', words: 'title banner' }, { slot: 'text', words: said.replace(/["“”]/g, '').trim() }, ...wish.slots.filter(({ slot }) => !/^(?:n|anim)$/.test(slot))] };
  if (wordsOf(wish, 'n').length) return wish;
  const element = /\b(?:title (?:screen|banner)|main menu|pause menu|game over screen|dialog(?:ue)? box|health bar|inventory|sign|banner|logo)\b/i.exec(wish.words)?.[0];
  const text = wordsOf(wish, 'text').length ? undefined : (/["“]([^"”]+)["”]/.exec(wish.words)?.[1] ?? SAYS.exec(wish.words)?.[1]);
  return element ? { ...wish, slots: [{ slot: 'n', words: element.replace(/^logo$/i, 'title banner') }, ...wish.slots, ...(text ? [{ slot: 'text', words: text }] : [])] } : wish;
} // biome-ignore format: short enough

/** Parts of an interface: these have states of their own. */
const HAS_STATES =
  /^[^:(]*\b(?:buttons?|bars?|panels?|slots?|frames?|windows?|menus?|cursors?|badges?|labels?|banners?|tabs?|sliders?|checkbox\w*|toggles?|dialog\w*|box(?:es)?)\b/i;
export const ui: Act = (typed, context) => {
  // "wooden signs: arrow left, empty, broken"
  const listed = HAS_STATES.test(typed.words) ? typed : enumerated(typed);
  if (listed !== typed) return object(typed, context);
  const said = withElement(typed);
  const { wish, read } = rightly(themed(said));
  // "the wooden window with a close button": the window is in it
  const mine = namedWhole(wordsOf(wish, 'target').join(', '), context.own).filter(({ kind }) => kind === 'ui');
  const names = wordsOf(wish, 'n').filter((words) => !isGeneric(words));
  const shapes = [
    ...wordsOf(wish, 'look'),
    ...(wordsOf(wish, 'look').length
      ? []
      : [wish.loose.filter((word) => !/^(?:cursor|mouse|pointer|game|pixel|art)$/i.test(word)).join(' ')]),
  ]
    .filter(Boolean)
    .map((words) => words.replace(/^(?:shaped )?like (?=an? )/i, ''));
  if (names.length === 1 && CURSOR.test(names[0]!)) return cursor(wish, names[0]!, shapes, context);
  if (!names.length && !wordsOf(wish, 'text').length && !BUTTONS.test(wish.words))
    return {
      steps: [],
      ask: 'Which parts of an interface shall it be, for example a health bar, a main menu with the buttons "Play" and "Quit", or a dialogue box?',
    };
  if (
    names.length &&
    !wordsOf(wish, 'text').length &&
    !OF_UI.test(wish.words) &&
    names.every((words) => !readUi(words).elements.length && isThing(words))
  )
    return object({ ...said, act: 'make.object' }, context);
  const fields = fieldsOf(wish);
  const parts = describedUi(wish, names, fields.manner);
  const { labels } = parts;
  const described = [...mine.filter(({ name }) => !parts.text.includes(name)).map(({ name }) => name), parts.text].join(
    ', ',
  );
  const placed = wish.words.match(WHERE) ?? [];
  const like = likeOwn(wish, described, context);
  const text = like ? like.text : described;
  // "slots 4x5": how many they are, and no pixels
  const asked = fields.sizes[0];
  const rows =
    asked?.pixels && asked.pixels.width < 16 && asked.pixels.height < 16 && asked.pixels.height > 0
      ? asked.words
      : undefined;
  const { size, notes, instead } = rows ? sizeOf(undefined, undefined) : sizeOf(asked?.pixels, asked?.words);
  const colours = [...wordsOf(wish, 'palette'), ...wordsOf(wish, 'look')]
    .flatMap((words) => words.toLowerCase().split(/[^a-z]+/))
    .filter((word) => isColour(word));
  const args: Args = {
    ...{ description: text, ...size, ...moreOf(wish, context) },
    ...like?.args,
    ...(wordsOf(wish, 'palette').length && colours.length ? { color_palette: colours.join(', ') } : {}),
  };
  const step: Step = {
    tool: 'create_ui_asset',
    args,
    price: PRICES.ui,
    what: `a picture of an interface: ${text}${size ? `, ${size.width}x${size.height}` : ''}`,
  };
  const { elements, theme } = readUi(text);
  const told = elements.length
    ? []
    : [`No element is called like that: a panel${labels.length ? ' with the words' : ''} is drawn, in ${theme.name}.`];
  const moves = wordsOf(wish, 'anim', 'frames');
  return {
    steps: [step],
    notes: [
      ...read,
      ...(like ? [like.note] : styleOf(wish, context).notes),
      ...fields.notes,
      ...notes,
      ...told,
      ...(names.length > 1 ? ['They are one picture with one price, in one look; each is cut out by itself.'] : []),
      ...(moves.length
        ? ['An interface stands still: its states (pressed, empty) are asked for as further parts of the picture.']
        : []),
    ],
    // "3 buttons (play, options, quit)": as many as are named
    heard: [
      ...asidesIn(wish.words),
      ...(/\blogo\b/i.test(said.words) && /title banner/.test(text) ? ['logo title says'] : []),
      ...wordsOf(wish, 'count').filter((words) => numberIn(words) === wordsOf(wish, 'text').length),
    ],
    // where in the picture something stands is not steered
    ...(placed.length || rows ? { lost: [...placed, ...(rows ? [rows] : [])] } : {}),
    ...(instead ? { instead } : {}),
  };
};
const WHERE =
  /\b(?:in|at|on) the (?:(?:top|bottom|upper|lower)[ -]?(?:left|right|middle|center)?|left|right)(?: hand)?(?: corner| side| edge)?\b/gi;

/** "wood ui kit": a matter that stands in no slot is that of all of it. */
function themed(wish: Wish): Wish {
  const usual = readUi('').theme.name;
  if (wordsOf(wish, 'style', 'look', 'palette').length) return wish;
  const words = wish.loose.filter((word) => { const { name } = readUi(word).theme; return name !== usual || name.includes(word.toLowerCase()); });
  return words.length ? { ...wish, loose: wish.loose.filter((word) => !words.includes(word)), unsure: (wish.unsure ?? []).filter((word) => !words.includes(word)), slots: [...wish.slots, ...words.map((one) => ({ slot: 'look', words: one }))] } : wish;
} // biome-ignore format: short enough

/** "neon health bar" of somebody whose set is called "neon": in the look of that one, whatever else the word may say. */
function likeOwn(
  wish: Wish,
  described: string,
  { own }: Context,
): { readonly text: string; readonly args: Args; readonly note: string } | undefined {
  const [one] = namedWhole(wish.words, own).filter(({ kind }) => kind === 'ui');
  if (!one) return undefined;
  const { color_palette: palette } = one.made?.args ?? {};
  const { theme } = readUi(`${one.name}, ${one.description}`);
  const text = readUi(described).theme.name === theme.name ? described : `${described}, ${theme.name}`;
  return {
    text,
    args: palette ? { color_palette: palette } : {},
    note: `In the look of your "${one.name}" (${theme.name}), drawn anew: that one is kept as it is.`,
  };
}

/** Taken for a part of an interface, and a thing by itself: it costs a twentieth. */
const OF_UI =
  /\b(?:ui|gui|hud|interface|menus?|screens?|panels?|frames?|bars?|box(?:es)?|windows?|buttons?|dialog\w*|counters?|meters?|gauges?|slots?|bubbles?|popups?|overlay|toolbar|minimap|log|grid)\b/i;
const isThing = (words: string): boolean => {
  const what = whatIs(words);
  return what !== undefined && what.kind !== 'place' && !shownOf(words).unknown;
};

/** A cursor is a small thing: an interface around it would cost twenty times as much. */
function cursor(wish: Wish, name: string, shapes: readonly string[], context: Context): Outcome {
  const fields = fieldsOf(wish);
  const shape =
    shapes.find((words) => shownOf(words).lost.length === 0 && !shownOf(words).unknown) ??
    (/crosshair/i.test(name) ? 'a crosshair' : tidy(name.replace(CURSOR, ' ').replace(/^an?\s*$/i, '')));
  const words =
    shape && !/^(?:an?|the|mouse|custom|pixel)*$/i.test(shape)
      ? /^an? /i.test(shape)
        ? shape
        : `a ${shape}`
      : 'a pointing hand';
  const others = shapes.filter((one) => one !== shape);
  const { size, told } = fitted('object', fields.sizes[0]?.pixels ?? { width: 32, height: 32 });
  const lost = shape || !shapes.length ? shownOf(words).lost : shapes;
  const described = [words, ...others].join(', ');
  return {
    steps: [thing(described, { size, style: fields.style, more: moreOf(wish, context) })],
    notes: [
      `The cursor is drawn as a thing by itself without a background${shape ? '' : ': you said no shape, a pointing hand is the usual one'}.`,
      ...(told ? [told] : []),
    ],
    ...(lost.length ? { lost } : {}),
  };
}

/** Its parts in their order; what is written stands in quotes, for nothing else is written. */
function describedUi(
  wish: Wish,
  names: readonly string[],
  manner: readonly string[],
): { readonly text: string; readonly labels: readonly string[] } {
  const labels = wordsOf(wish, 'text').map(labelOf);
  const parts: string[] = [];
  let number = '';
  for (const { slot, words } of wish.slots) {
    const said = tidy(words);
    if (slot === 'count') number = `${numberIn(said) ?? said} `;
    else if (slot === 'n' && labels.length && /^(?!an? |the |my |some )[a-z]+ buttons?$/i.test(said))
      parts.push(`button "${labelOf(said)}"`);
    else if (slot === 'n' && names.includes(said)) {
      const [, label] =
        /^(?:an? |the )?(play|start|retry|quit|exit|ok|options|settings|back|continue|pause|resume|menu|yes|no|buy|sell|next|save|load|new game|close|credits|restart|home) button$/i.exec(
          said,
        ) ?? [];
      if (label) parts.push(`button "${label.toUpperCase()}"`);
      else parts.push(`${number}${number ? said.replace(/^(?:an?|the|some) /i, '') : said}`);
      number = '';
    } else if (slot === 'text')
      parts.push(
        BUTTONS.test(wish.words) || (labels.length > 1 && /\b(?:menu|screen)\b/i.test(names.join(' ')))
          ? `button "${labelOf(said)}"`
          : `"${labelOf(said)}"`,
      );
    else if (slot === 'look' || slot === 'border') parts.push(said);
    else if (slot === 'no') parts.push(said.replace(/^(?:no|not|without)\b\s*/i, '').replace(/^/, 'without '));
    else if (slot === 'place' || slot === 'palette' || slot === 'genre') parts.push(said);
  }
  // "… with an OK button" that no slot has
  for (const [, label = ''] of wish.words.matchAll(
    /\b(play|start|retry|quit|exit|ok|options|settings|back|continue|pause|resume|close|save|load|next|yes|no|buy|sell) buttons?\b/gi,
  ))
    if (!wish.slots.some(({ words }) => words.toLowerCase().includes(label.toLowerCase())))
      parts.push(`button "${label.toUpperCase()}"`);
  // "buttons" that are named by their labels are those
  const bare =
    labels.length && BUTTONS.test(wish.words)
      ? parts.filter((part) => !/^(?:\d+ |the |some |an? |my )?buttons?$/i.test(part))
      : parts;
  const all = [
    ...bare,
    ...manner.filter((words) => !bare.some((part) => part.toLowerCase().includes(words.toLowerCase()))),
  ];
  return { text: all.join(', ').replace(/, (?=(?:with|in|of|on|for) )/gi, ' ') || 'button', labels };
}

/** "quit buttons" in a list of labels is one of them. */
const labelOf = (words: string): string => words.replace(/["“”]/g, '').replace(/ buttons?$/i, '');

/** Small elements are cut out of a picture that is larger. */
function sizeOf(
  asked: Size | undefined,
  words: string | undefined,
): { readonly size: Size | undefined; readonly notes: readonly string[]; readonly instead?: string } {
  if (!asked) return { size: undefined, notes: words ? [`The size "${words}" is left to the picture, 256x256.`] : [] };
  const { size, told, far } = fitted('ui', { width: asked.width, height: asked.height || asked.width });
  if (!told) return { size, notes: [] };
  const small = Math.max(asked.width, asked.height) < 192;
  return small || far
    ? {
        size,
        notes: [],
        instead: `${asked.height ? told : told.replace(new RegExp(`${asked.width}x${asked.width}`), `${asked.width} wide`)}${small ? ' The element is cut out of it, and may then be made smaller.' : ''}`,
      }
    : { size, notes: [told] };
}

function moreOf(wish: Wish, context: Context): Args {
  const seed = seedAgain(wish, context);
  const [name] = wordsOf(wish, 'name');
  return {
    ...(seed === undefined ? {} : { seed }),
    ...(name ? { name } : {}),
    ...(context.projectId ? { project_id: context.projectId } : {}),
  };
}
