/** One thing of a wish → its calls: as somebody, as a thing that stands, moves or turns, or as a picture. */
import type { Args } from '../../port.ts';
import { tidy } from '../slots.ts';
import type { Step } from '../types.ts';
import { animation } from '../words/animation.ts';
import { isTogether } from '../words/pictured.ts';
import { asSomebody } from '../words/somebody.ts';
import { type Drawn, fitted, type Size, scaled } from './bounds.ts';
import { type Fields, SEEN, type Sized } from './fields.ts';
import { moving, picture, somebody, thing, turning } from './steps.ts';
import type { Thing } from './things.ts';

export interface Made {
  readonly steps: readonly Step[];
  readonly notes: readonly string[];
  /** Much smaller than was asked for. */
  readonly instead?: string;
}

/** What is a thing else, and has these, is somebody. */
const LIMBS = /\b(?:legs?|arms?|hands?|feet|monster|creature|robot|golem|spirit|ghost|demon)\b/i;
const ICON = /\b(?:icons?|badges?|emotes?|emojis?|emblems?|symbols?|logos?|gems?|runes?)\b/i;
const TURNS = /^(?:turn|rotat|fac)(?:s|es|ing|e|ion)?\b/i;
const ANIMATED = /\banimat(?:ed|ion|ions)\b|\bloop(?:ing|ed|s)?\b/i;
const STILL =
  /\b(?:no|not|non|without|don'?t|doesn'?t)[ -](?:(?:needs?|wants?|have|has|any|an?|the|to|be|further|other) )*(?:animat\w*|loop\w*)/gi;
/** Whether words say that it moves, and not that it does not: "no animations". */
const saysAnimated = (words: string): boolean => ANIMATED.test(words.replace(STILL, ' '));
/** Pixels where nothing is said. */
const USUAL: Readonly<Record<Drawn, number>> = {
  character: 48,
  object: 48,
  moving: 64,
  turning: 64,
  picture: 64,
  ui: 256,
};

/** `said`: the words of the whole wish. */
export function drawn(
  act: string,
  one: Thing,
  fields: Fields,
  size: Sized | undefined,
  said: string,
  more: Args,
  before: number,
): Made {
  const moves = movesOf(one);
  const { view, style, frames, framesOf, sides } = fields;
  const notes: string[] = [];
  const sized = (kind: Drawn): { readonly size: Size; readonly instead?: string } => sizeFor(kind, size, notes);
  const how = { view, style, frames, framesOf, more };
  if (isSomebody(act, one, moves)) {
    const words = one.subject?.kind === 'person' ? asSomebody(one.words, one.subject) : one.words;
    if (fields.oneSide && !moves.length) {
      const { size: pixels, instead } = sized('picture');
      return result(
        [picture(words, pixels, { no_background: true, ...(view ? { view } : {}), ...more })],
        notes,
        instead,
      );
    }
    const fit = size ? sized('character') : undefined;
    const does = moves.length ? moves : saysAnimated(`${said} ${one.moves.join(' ')}`) ? ['idle', 'walk'] : [];
    if (moves.length === 1 && !sides && !fields.seenFrom.length && animation(moves[0]!, one.subject?.skeleton, 8).directions === 1) notes.push('What no template has is drawn from the front; from all 8 sides it is 8 generations ("from all sides").'); // biome-ignore format: one line
    if (does.length && !moves.length) notes.push('You left open how it moves: idle and walk.');
    return result(
      somebody(
        words,
        does,
        view === 'oblique' || fields.seenFrom.length ? 4 : sides,
        one.subject?.skeleton,
        { ...how, size: fit?.size, seenFrom: fields.seenFrom },
        before,
      ),
      notes,
      fit?.instead,
    );
  }
  const words =
    act === 'make.icons' && !ICON.test(one.words)
      ? iconOf(one.words)
      : one.words.replace(SEEN, (all) => (/^an? /i.test(all) ? 'a ' : ''));
  if (sides) {
    const { size: pixels, instead } = sized('turning');
    if (sides === 4) notes.push('Things turn in 8 directions: your 4 are among them.');
    return result(
      turning(
        words,
        (moves.length || act !== 'make.effect' ? moves : [usualMove(act, words)]).filter((move) => !TURNS.test(move)),
        { ...how, size: pixels },
        before,
      ),
      notes,
      instead,
    );
  }
  const moves2 =
    moves.length || (act !== 'make.icons' && (saysAnimated(said) || frames !== undefined))
      ? moves.length
        ? moves
        : [usualMove(act, words)]
      : [];
  if (moves2.length) {
    const { size: pixels, instead } = sized('moving');
    if (size?.pixels && size.pixels.width !== size.pixels.height)
      notes.push(
        `What moves is drawn on a square, ${pixels.width}x${pixels.height}, in which it is as wide and as tall as it is.`,
      );
    return result(moving(words, moves2, { ...how, size: pixels }, before), notes, instead);
  }
  return still(act, words, fields, size, notes, more, sized);
}

function still(
  act: string,
  words: string,
  fields: Fields,
  size: Sized | undefined,
  notes: readonly string[],
  more: Args,
  sized: (kind: Drawn) => { readonly size: Size; readonly instead?: string },
): Made {
  const { view, style } = fields;
  const least = size?.pixels
    ? Math.min(size.pixels.width, size.pixels.height || 99)
    : size?.factor && size.factor < 0.6
      ? 24
      : 99;
  if (fields.isometric) {
    const { size: pixels, instead } = sized('picture');
    return result(
      [picture(`isometric ${words.replace(/^an? |\bisometric /gi, '')}`, pixels, { no_background: true, ...more })],
      notes,
      instead,
    );
  }
  // smaller than things of maps are: a picture of it, without a background
  if (least < 32) {
    const { size: pixels, instead } = sized('picture');
    return result(
      [picture(words, pixels, { no_background: true, ...(view ? { view } : {}), ...more })],
      notes,
      instead,
    );
  }
  const { size: pixels, instead } = sized('object');
  const usual = act === 'make.icons' && !size ? { width: 32, height: 32 } : pixels;
  return result([thing(words, { view, style, more, size: usual })], notes, instead);
}

const result = (steps: readonly Step[], notes: readonly string[], instead: string | undefined): Made => ({
  steps,
  notes,
  ...(instead ? { instead } : {}),
});

function sizeFor(
  kind: Drawn,
  asked: Sized | undefined,
  notes: string[],
): { readonly size: Size; readonly instead?: string } {
  if (!asked) return { size: { width: USUAL[kind], height: USUAL[kind] } };
  const wanted = asked.pixels
    ? { width: asked.pixels.width, height: asked.pixels.height || asked.pixels.width }
    : scaled(USUAL[kind], asked.factor ?? 1);
  const { size, told, far } = fitted(kind, wanted);
  if (far && told) return { size, instead: told };
  if (told && asked.pixels) notes.push(told);
  return { size };
}

function isSomebody(act: string, { subject, words, moves: said }: Thing, moves: readonly string[]): boolean {
  const lives = subject?.kind === 'person' || subject?.kind === 'animal' || subject?.creature === true;
  if (act === 'make.object')
    return !ICON.test(words) && (subject?.kind === 'person' || subject?.kind === 'animal') && !isTogether(words);
  if (act !== 'make.character' || subject?.kind === 'place') return false;
  if (subject?.kind !== 'person' && !moves.length && isTogether(words)) return false;
  return (
    lives ||
    subject === undefined ||
    LIMBS.test(words) ||
    (said.length > 0 &&
      !said.some((move) => TURNS.test(move)) &&
      /\b(?:walk|run|jump|attack|idle|talk|dance)/i.test(said.join(' ')))
  );
}

/** "with a walk and a run animation" → "walk", "run" */
const movesOf = ({ moves }: Thing): readonly string[] => {
  const all = moves
    .flatMap((move) => move.split(/\s*(?:\/|,|\+|&)\s*|\s+and\s+(?:be |then )?(?=[a-z]+(?: animations?| cycles?)?$)/i))
    .map((move) =>
      tidy(
        move
          .replace(
            /^(?:(?:with|and|then|also|an?|the|his|her|its|to|should|can|could|that|who|which|it|he|she|is|does) )+/i,
            '',
          )
          .replace(/\s*\b(?:animations?|cycles?|anims?|loops?)$/i, ''),
      ),
    )
    .filter((move) => move && !/^(?:animat\w*|loop\w*|moving|moves?|sprite ?sheet)$/i.test(move));
  const stem = (move: string): string =>
    move
      .toLowerCase()
      .replace(/(.)\1?ing\b/, '$1')
      .replace(/e?s?\b/, '');
  return all.filter((move, i) => all.findIndex((other) => stem(other) === stem(move)) === i);
};

const MOVES: readonly (readonly [RegExp, string])[] = [
  [/\bexplo|\bblast|\bboom/i, 'explodes and fades'],
  [/\b(?:fire|flame|torch|campfire|candle|bonfire)/i, 'burns and flickers'],
  [/\bcoin|\bgem|\bring\b|\bcrystal|\bmedal/i, 'spins around'],
  [/\bflag|\bbanner/i, 'waves in the wind'],
  [/\bsmoke|\bsteam|\bfog|\bmist|\bcloud/i, 'drifts and fades'],
  [/\bwater|\bsplash|\bfountain|\bwave/i, 'splashes'],
  [/\brain|\bsnow/i, 'falls'],
  [/\bportal|\bvortex|\bswirl/i, 'swirls around'],
  [/\bchest|\bdoor|\bgate/i, 'opens'],
  [/\bslash|\bswing/i, 'sweeps across and fades'],
  [/\bheal|\bsparkle|\bglow|\bmagic|\baura/i, 'glows and sparkles'],
];
const usualMove = (act: string, words: string): string =>
  MOVES.find(([said]) => said.test(words))?.[1] ?? (act === 'make.effect' ? 'plays once and fades' : 'moves gently');
const iconOf = (words: string): string => {
  const [head = words, ...rest] = words.split(/(?=,| with | in | on )/i);
  return `${head} icon${rest.join('')}`;
};
