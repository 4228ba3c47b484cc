/** Pictures: backgrounds, layers, portraits, store pages, several doing something together. One of them stays in the chat, at a link. */
import type { Args } from '../../port.ts';
import { isSprite, namesOf } from '../meant.ts';
import { inPattern } from '../named-whole.ts';
import { quoted } from '../phrases.ts';
import { numberIn, wordsOf } from '../slots.ts';
import { namedThere, shortOf } from '../theirs.ts';
import { asidesIn } from '../things/asides.ts';
import { fitted, type Size, scaled } from '../things/bounds.ts';
import { fieldsOf } from '../things/fields.ts';
import { figureIn, figureTold } from '../things/figures.ts';
import { formatOf } from '../things/formats.ts';
import { isGeneric } from '../things/generic.ts';
import { regular } from '../things/regular.ts';
import { rightly } from '../things/rightly.ts';
import { seedAgain, seedOf } from '../things/seeds.ts';
import { shownOf } from '../things/shown.ts';
import { actOfThing, facesOf, isThing, joined, LAYERS, looksOf, ownOf, PORTRAIT, pictured } from '../things/shows.ts';
import { picture } from '../things/steps.ts';
import { whatIs } from '../things/words.ts';
import type { Act, Context, Own, Step, Wish } from '../types.ts';
import { isMood } from '../words/moods.ts';
import { article } from '../words/nouns.ts';
import { object } from './draw.ts';

const [FACE, WIDE, SQUARE] = [64, { width: 320, height: 180 }, { width: 128, height: 128 }] as const;

/** Faces of one and the same: a picture each. */

export const scene: Act = (said, context) => {
  const { wish: right, read } = rightly(said, context.own);
  const wish = regular(right);
  if (!wordsOf(wish, 'n', 'place', 'look', 'target', 'style').length && wish.loose.length)
    return object({ ...right, act: 'make.object' }, context);
  if (isThing(wish)) return object(wish.act === 'make.scene' ? { ...wish, act: actOfThing(wish) } : wish, context);
  const fields = fieldsOf(wish);
  const own = ownOf(wish, context);
  const isPortrait = PORTRAIT.test(wish.words) || wordsOf(wish, 'n').some((words) => PORTRAIT.test(words));
  const subjects = isPortrait ? facesOf(wish, own) : [pictured(wish, own)];
  // "then her portrait": of who is drawn before
  const before = context.coming?.findLast(
    ({ tool, args }) => tool === 'create_character' && typeof args !== 'function',
  );
  const known = subjects.filter((words) => words && !isGeneric(words));
  const hers =
    isPortrait && !known.length && before && typeof before.args !== 'function'
      ? [String(before.args.description ?? '')].filter(Boolean)
      : [];
  const named = known.length ? known : hers;
  if (!named.length)
    return {
      steps: [],
      ask: 'What shall the picture show, for example "a jungle at night" or "two knights on a bridge"?',
    };
  const looks = looksOf(wish, isPortrait ? 0 : 1, fields.manner);
  const figure = named.map((words) => figureIn(words)).find((one) => one !== undefined);
  const theirs = own.length ? [] : namedThere(wish.words, context.own).filter(isSprite);
  const shows = named.map((words) => withTheirs(joined(figureIn(words)?.instead ?? words, looks), theirs));
  const { size, notes, instead } = sizeOf(wish, isPortrait, shows[0]!);
  const more: Args = { ...(fields.view ? { view: fields.view } : {}) };
  const moods = isPortrait && named.length === 1 ? wordsOf(wish, 'look').filter((words) => isMood(words)) : [];
  const steps = isPortrait
    ? moods.length > 1
      ? moods.map((mood) =>
          one(
            `portrait of ${joined(named[0]!.replace(/^(?:an?|the) (?=(?:an?|the) )/i, ''), [mood, ...looks.filter((words) => !isMood(words))])}`,
            size,
            { ...more, seed: seedOf(named[0]!) },
            wish,
            context,
          ),
        )
      : shows.map((words) =>
          one(`portrait of ${words.replace(/^(?:an?|the) (?=(?:an?|the) )/i, '')}`, size, more, wish, context),
        )
    : layersOf(wish)
      ? layered(shows[0]!, layersOf(wish)!, size, more, wish, context)
      : copies(shows[0]!, size, more, wish, context);
  const shown = shows.map((words) => shownOf(words, fields.manner));
  const targets = wordsOf(wish, 'target').filter(
    (words) => !own.length && !/^(?:it|him|her|them|this|that|my \w+|the (?:game|level|page))$/i.test(words),
  );
  const texts = [...wordsOf(wish, 'text'), ...wordsOf(wish, 'name'), ...targets].map((words) =>
    words.replace(/["“”]/g, ''),
  );
  const lost = [...new Set([...shown.flatMap((one) => one.lost), ...texts])];
  const drawnOf = own.length ? own : theirs;
  const minor = [...new Set(shown.flatMap((one) => one.minor))].filter(
    (word) => !drawnOf.some((one) => one.name.toLowerCase().includes(word) || shortOf(one)?.toLowerCase() === word),
  );
  return {
    steps,
    notes: [
      ...read,
      ...fields.notes,
      ...notes,
      ...(drawnOf.length
        ? [
            `${namesOf(drawnOf)} ${drawnOf.length > 1 ? 'are' : 'is'} drawn anew from ${drawnOf.length > 1 ? 'their descriptions' : 'its description'}: alike, and not pixel for pixel the same.`,
          ]
        : []),
      ...(layersOf(wish)
        ? ['The far layer has the sky; those in front of it are transparent where nothing stands.']
        : []),
      ...(/\banimat|\bmoving\b/i.test(wish.words) || wordsOf(wish, 'frames').length
        ? ['A picture stands still; what moves in it I draw as an animated thing by itself (21 generations).']
        : []),
      ...(minor.length ? [`${quoted(minor)} may not be seen in it.`] : []),
      ...(texts.length
        ? ['Nothing is written in pictures: a banner with the words is a picture of an interface (20 generations).']
        : []),
    ],
    heard: [
      ...(layersOf(wish) ? wordsOf(wish, 'count') : []),
      ...asidesIn(wish.words),
      ...drawnOf.flatMap((one) => [one.name, shortOf(one) ?? '', 'same face look person']),
    ],
    ...(lost.length ? { lost } : {}),
    ...(figure || instead
      ? { instead: [figure ? figureTold(figure) : '', instead ?? ''].filter(Boolean).join(' ') }
      : {}),
  };
};

/** "lin meditating": who that is, as it was asked for. */
const withTheirs = (text: string, theirs: readonly Own[]): string =>
  theirs.reduce((all, one) => {
    const name = [one.name, shortOf(one) ?? one.name].find((words) => new RegExp(`\\b${inPattern(words)}\\b`, 'iu').test(all));
    const is = (one.description || one.name).replace(/^(?:an?|the) /i, '');
    return name && !all.includes(is) ? all.replace(new RegExp(`(?:\\b(?:the|my|our) )?\\b${inPattern(name)}\\b`, 'iu'), /^\p{Lu}/u.test(is) ? is : article(is)) : all;
  }, text); // biome-ignore format: short enough

/** "3 layers": how many. */
function layersOf(wish: Wish): number | undefined {
  if (!LAYERS.test(wish.words)) return undefined;
  const said = wordsOf(wish, 'count').flatMap((words) => numberIn(words) ?? [])[0];
  return Math.min(6, Math.max(2, said ?? numberIn(/(\S+)[- ](?:parallax )?layers?/i.exec(wish.words)?.[1] ?? '') ?? 3));
}
function layered(words: string, count: number, size: Size, more: Args, wish: Wish, context: Context): readonly Step[] {
  const names = ['far', ...Array.from({ length: count - 2 }, () => 'middle'), 'near'];
  return names.map((name, i) => {
    const step = one(
      `${name} parallax layer of ${words}`,
      size,
      name === 'middle' && i > 1 ? { ...more, seed: i } : more,
      wish,
      context,
    );
    return name === 'middle' && count > 3 ? { ...step, what: `${step.what} (${i})` } : step;
  });
}

/** "two backgrounds of a forest": each another one. */
function copies(words: string, size: Size, more: Args, wish: Wish, context: Context): readonly Step[] {
  const several = /\b(?:back ?grounds|pictures|images|scenes|wallpapers|versions|variants)\b/i.test(wish.words);
  const count = several ? Math.min(6, wordsOf(wish, 'count').flatMap((said) => numberIn(said) ?? [])[0] ?? 1) : 1;
  return Array.from({ length: count }, (_, i) =>
    one(words, size, count > 1 ? { ...more, seed: seedOf(words) + i } : more, wish, context),
  );
}

const one = (words: string, size: Size, more: Args, wish: Wish, context: Context): Step => {
  const seed = seedAgain(wish, context);
  return picture(words, size, { ...more, ...(seed === undefined ? {} : { seed }) });
};

function sizeOf(
  wish: Wish,
  isPortrait: boolean,
  shows: string,
): { readonly size: Size; readonly notes: readonly string[]; readonly instead?: string } {
  const [asked] = fieldsOf(wish).sizes;
  const scenery =
    whatIs(shows)?.kind === 'place' ||
    /\bback ?ground|backdrop|landscape|scene|skyline|parallax|wide/i.test(wish.words);
  const usual = isPortrait
    ? { width: FACE, height: FACE }
    : scenery ||
        wordsOf(wish, 'place').length ||
        /\b(?:at (?:night|dawn|dusk|sunset)|in (?:an? |the )\w+)\b/i.test(shows) ||
        /\b(?:fighting|facing|chasing|battle|versus|vs)\b/i.test(shows) ||
        shows.split(' ').length > 7
      ? WIDE
      : SQUARE;
  if (!asked) {
    const format = formatOf(wish.words);
    return format && !(isPortrait && /\bavatar\b/i.test(wish.words))
      ? { size: format.size, notes: [format.told] }
      : { size: usual, notes: [] };
  }
  const factor = asked.factor ? scaled(usual.width, asked.factor) : undefined;
  const pixels = asked.pixels ?? {
    width: factor!.width,
    height: Math.round((factor!.width * usual.height) / usual.width),
  };
  // "256 wide"
  const wanted = pixels.height ? pixels : { width: pixels.width, height: Math.round((pixels.width * 9) / 16) };
  const { size, told, far } = fitted('picture', wanted);
  return { size, notes: told && !far ? [told] : [], ...(told && far ? { instead: told } : {}) };
}
