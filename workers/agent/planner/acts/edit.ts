/** Something of the account in another way: looks, pixels, sides, a part of it. Which means there are decides what each word becomes. */

import { isFigure, isSprite, isTiles, meant, namesOf } from '../meant.ts';
import { cutOut, pixelChanges, pixelNotes, pixelSteps, takesBackground } from '../pixels.ts';
import { tidy, wordsOf } from '../slots.ts';
import type { Act, Outcome, Own, Wish } from '../types.ts';
import { isColour } from '../words/adjectives.ts';
import { together } from './animate.ts';
import { inHands } from './edit-held.ts';
import { isDetail, looked } from './edit-looks.ts';
import { mapChanged } from './edit-map.ts';
import { firstOf, groundOf, onIt } from './edit-said.ts';
import { seen, turned } from './edit-sides.ts';
import {
  headOf,
  inOnePicture,
  isOfMovement,
  ofMovement,
  onBackground,
  somethingNew,
  thingFor,
  thingsBesides,
} from './edit-whole.ts';
import { changesOf, isPart, versionsOf } from './edit-words.ts';
import { inSeason } from './in-season.ts';
import { resize } from './resize.ts';

/** "just the head as an icon" */
const PART = /\b(?:head|face|bust|portrait|avatar|mug ?shot|headshot)\b/i;
const ONLY = /\b(?:just|only|icon|portrait|avatar|mug ?shot|headshot|cut|crop\w*|as an? (?:icon|picture|image))\b/i;
const FACES =
  /^(?:(?:so|that|it|he|she|they|should|is|be|to) )*(?:fac(?:e|es|ing)|look(?:s|ing)?|turn(?:s|ed)?) (?:to )?(?:the )?(?:left|right|front|back|down|up|north|south|east|west|away|me|other (?:way|side))\b/i;
/** "around so i see his back": a side, and nothing else. */
const SEES =
  /^(?=.*\b(?:back|front|behind|side|left|right|above)\b)(?:(?:around|round|turned?|so|that|i|we|you|can|could|see|show|me|from|his|her|its|their|the|to|at|is|be|it|him|are|facing|looking|view|side|back|front|behind|left|right|above|please|pls)(?: |$))+$/i;
const LIKE_THAT =
  /^(?:to |a bit |should |more )*(?:look(?:s|ing)? |be )?(?:more |just |exactly )?(?:like|as) (?:that|this|it|the (?:first|second|third|last|other|left|right|middle)(?: one)?|(?:that|this) one)$/i;
const CRISP = /\b(?:crisp|blur\w*|sharp|pixel[- ]?perfect|exactly|same|readable)\b/i;
const BIGGER =
  /^(?:(?:a bit|much|way|twice as|half as|more) )*(?:bigger|smaller|larger|tinier|huge|tiny|taller|big|small)$/i;

export const edit: Act = (both, context) => {
  const [wish, other] = firstOf(both);
  const season = inSeason(wish, context);
  if (season) return season;
  if (other === undefined) return edited(wish, context);
  const outcome = edited(wish, context);
  return (
    outcome && {
      ...outcome,
      heard: [...(outcome.heard ?? []), other],
      instead:
        outcome.instead ??
        `You named two ways: this is the first. The other, "${other}", is done instead if you say so in these words.`,
    }
  );
};

/** "put the chest on the map next to the well": the map, and where on it. */
const onAMap = (wish: Wish): Wish => ({
  ...wish,
  slots: wish.slots.flatMap((one): Wish['slots'] => {
    const [, map = '', where] = (one.slot === 'target' && PUTS.test(wish.words) && /^((?:the|my|our|that) (?:[\w-]+ ){0,3}?map),? ((?:next to|beside|behind|near|by|close to|in front of|between|around|in|at|on) .+)$/i.exec(one.words)) || [];
    return where ? [{ ...one, words: map }, { slot: 'change', words: where }] : [one];
  }),
}); // biome-ignore format: short enough

/** "turn it into [a poison bottle]": what it becomes, and nothing that it has. */
const intoAnother = (wish: Wish): Wish => ({
  ...wish,
  slots: wish.slots.map((one) => (one.slot === 'change' && /^(?:an?|some) /i.test(one.words) && wish.words.includes(`into ${one.words}`) ? { ...one, words: `into ${one.words}` } : one)),
}); // biome-ignore format: short enough

const edited: Act = (typed, context) => {
  const wish = intoAnother(onAMap(typed));
  const anew = inHands(wish, context) ?? thingFor(wish, context) ?? somethingNew(wish, context);
  if (anew) return anew;
  // "his hat way bigger"
  if (
    wordsOf(wish, 'target').some((target) => isPart(target, context)) &&
    wordsOf(wish, 'size').some((size) => !/\d/.test(size)) &&
    !wordsOf(wish, 'change', 'look').length
  )
    return resize({ ...wish, act: 'resize' }, context);
  const read = changesOf(wish, context);
  const { words } = read;
  const said = [...words, ...wordsOf(wish, 'n', 'anim', 'text')];
  const found = meant(wish, context, () => true, read.targets.length ? read.targets : ownerOf(wish));
  if ('outcome' in found) return found.outcome;
  const { own } = found;
  const maps = own.filter(({ list }) => list === 'MAP');
  const [map] = maps.length === 1 ? maps : [];
  const things = own.filter((one) => one !== map);
  const onMap = !map
    ? undefined
    : things.length
      ? things.every(isSprite) && PUTS.test(wish.words)
        ? mapChanged(map, wish.words, context)
        : undefined
      : mapChanged(map, onIt(wish, map), context);
  if (onMap) return onMap;
  const within = onBackground(own, wish);
  if (within) return within;
  const both = inOnePicture(own, wish);
  if (both) return both;
  if (
    PART.test(said.join(' ')) &&
    (ONLY.test(wish.words) || words.length < 2) &&
    own.some(isSprite) &&
    !/\b(?:with|without|add|make|give|on|to|new)\b.*\b(?:head|face)\b/i.test(said.join(' '))
  )
    return { ...headOf(own.filter(isSprite), /portrait|avatar|mug|bust/i.test(wish.words)), heard: read.heard };
  if (isOfMovement(wish) && own.some(isFigure)) return { ...ofMovement(wish, own), heard: [wish.words] };
  // a figure has the other side already
  if (
    own.every(isFigure) &&
    /\b(?:mirror|flip)\w*\b/i.test(wish.words) &&
    /\b(?:left|right|side|direction|way)\b/i.test(wish.words)
  )
    return turned(own, ['left'], context);
  const { changes, rest } = pixelChanges(words, wish.words);
  const sizes = wordsOf(wish, 'size').length > 0;
  const views = [...wordsOf(wish, 'dirs', 'view'), ...rest.filter((one) => FACES.test(one) || SEES.test(one))];
  const looks = rest
    .filter((one) => !FACES.test(one) && !SEES.test(one))
    .filter((one) => !takesBackground([one]) && !BIGGER.test(one) && !(sizes && CRISP.test(one)));
  const outcomes: Outcome[] = [{ steps: [], notes: read.notes }];
  if (takesBackground([...rest, wish.words]) && own.every(isSprite) && looks.length < rest.length + 1) {
    if (!looks.length && !changes.length && !sizes) return cutOut(own);
    if (rest.length > looks.length) outcomes.push({ steps: [], notes: [cutOut(own).say!] });
  }
  if (changes.length) outcomes.push(ofPixels(own, changes));
  const swapped = inColours(wish, own);
  if (swapped) {
    const [one, other] = own as [Own, Own];
    return {
      ...together([looked([one], [swapped[1]], context), looked([other], [swapped[0]], context)]),
      heard: [wish.words],
    };
  }
  // "make the others look like that": what of it is to be seen on them
  if (looks.length === 1 && LIKE_THAT.test(looks[0]!))
    return {
      steps: [],
      ask: `I see no pictures, so I cannot copy a look. What of it shall ${namesOf(own)} have: its colours (say which), its size, or a part, for example "with a stone base"?`,
    };
  const ground = groundOf(wish, own);
  const edits = versionsOf(wish, [...looks, ...wordsOf(wish, 'text').map((text) => `with the words "${text}"`)]);
  const whose = ground ? edits.map((one) => (one.toLowerCase().includes(ground) ? one : `${one} ${ground}`)) : edits;
  const size = wordsOf(wish, 'size').filter((one) => !/^\d+ ?px$/i.test(one) || !changes.length);
  if (edits.length) outcomes.push(looked(own, whose, context), sided(own, edits));
  if (size.length || rest.some((one) => BIGGER.test(one))) {
    const sized = resize(
      {
        ...wish,
        act: 'resize',
        slots: [
          ...wish.slots.filter(({ slot }) => slot === 'target'),
          ...[...size, ...rest.filter((one) => BIGGER.test(one))].map((one) => ({ slot: 'size', words: one })),
        ],
      },
      context,
    );
    if (sized) outcomes.push(sized);
  }
  const besides = thingsBesides(wish, context);
  if (besides) outcomes.push(besides);
  if (views.length) outcomes.push(seen(own, views, context, edits.length > 0));
  // "i meant the blue dragon", and nothing was said of it
  const nothing = outcomes.length === 1;
  if (nothing && /\b(?:meant?|wrong one)\b/i.test(wish.words))
    return {
      steps: [],
      say: `${namesOf(own)} then, from now on. Say what shall be done with ${own.length > 1 ? 'them' : 'it'}, for example "${own.some(isFigure) ? 'walk' : 'make it golden'}".`,
    };
  if (nothing && /\b(?:colou?r|recolou?r|paint|dye)/i.test(wish.words))
    return {
      steps: [],
      ask: `Which colour shall ${namesOf(own)} have${own.some(isFigure) ? ', and all of it or a part, for example "a red cape"' : ''}?`,
    };
  if (nothing) return { steps: [], ask: `What shall be other in ${namesOf(own)}: for example "${example(own[0]!)}"?` };
  const says = outcomes.flatMap(({ say }) => (say ? [say] : []));
  const asks = outcomes.flatMap(({ ask }) => (ask ? [ask] : []));
  return {
    ...together(outcomes, undefined, leftIn(wish)),
    heard: [
      ...read.heard,
      ...edits.filter(isDetail),
      ...(changes.length ? words.filter((one) => !rest.includes(one)) : []),
      ...(rest.length > looks.length ? rest : []),
      ...(changes.length ? [wish.words] : []),
    ],
    ...(says.length ? { say: says.join(' ') } : {}),
    ...(asks[0] ? { ask: asks[0] } : {}),
  };
};

/** "place the chest on the forest map" */
const PUTS = /\b(?:put|place|set|add|position|drop|move|stand|lay)\b/i;
/** "the head of the minotaur" without a target. */
const ownerOf = (wish: Wish): readonly string[] => {
  const [, owner] =
    /\b(?:head|face|bust|portrait) (?:of|from) ((?:the|my) [\w' -]+)$/i.exec(wordsOf(wish, 'change', 'n')[0] ?? '') ??
    [];
  return owner ? [owner] : [];
};

/** "swap the colours of the two flags": which colour each has now. */
const inColours = (wish: Wish, own: readonly Own[]): readonly [string, string] | undefined => {
  if (own.length !== 2 || !/\b(?:swap|exchange|switch)\w*\b/i.test(wish.words) || !/\bcolou?rs?\b/i.test(wish.words)) return undefined;
  const [one, other] = own.map(({ name, description }) => `${name} ${description}`.toLowerCase().split(/\W+/).find(isColour));
  return one && other ? [one, other] : undefined;
}; // biome-ignore format: short enough

/** Whose left it is. */
const sided = (own: readonly Own[], edits: readonly string[]): Outcome => {
  const [, side = ''] =
    /\b(left|right) (?:hand|arm|eye|shoulder|foot|leg|ear|side|wing|claw|fist)\b/i.exec(edits.join(' ')) ?? [];
  return {
    steps: [],
    notes:
      side && own.some(isFigure)
        ? [
            `The ${side.toLowerCase()} one is the figure's own: seen from the front it is on the ${/left/i.test(side) ? 'right' : 'left'} of the picture.`,
          ]
        : [],
  };
};

const example = (own: Own): string => (isFigure(own) ? 'a red cape' : isTiles(own) ? 'snowy' : 'golden, with a gem');

function ofPixels(own: readonly Own[], changes: ReturnType<typeof pixelChanges>['changes']): Outcome {
  const of = own.filter(({ list }) => list !== 'MAP' && !/TILESET/.test(list));
  const sets = own.filter((one) => !of.includes(one));
  const note = sets.length
    ? [
        `${namesOf(sets)} ${sets.length > 1 ? 'are' : 'is'} left as ${sets.length > 1 ? 'they are' : 'it is'}: of tilesets and maps the pixel editor of the studio does that (open it there from its page).`,
      ]
    : [];
  if (!of.length) return { steps: [], say: note[0]! };
  return { steps: changes.flatMap((change) => pixelSteps(of, change)), notes: [...pixelNotes(of, changes), ...note] };
}

const leftIn = (wish: Wish): readonly string[] => wordsOf(wish, 'name', 'format', 'frames').map(tidy);
