/** What is wished for of something that is no look of it: a part by itself, two in one picture, a movement put right, a thing for it. */
import { likeness, tokens } from '../likeness.ts';
import { isFigure, isSprite, namesOf } from '../meant.ts';
import { characterMoves, sidesIn } from '../moving.ts';
import { listed } from '../phrases.ts';
import { takesBackground } from '../pixels.ts';
import { refer } from '../refer.ts';
import { numberIn, wordsOf } from '../slots.ts';
import { namedThere } from '../theirs.ts';
import type { Context, Outcome, Own, Wish } from '../types.ts';
import { subjectOf } from '../words/subjects.ts';
import { character, object } from './draw.ts';

const PACE = /\b(?:slower|faster|speed\w*|too (?:slow|fast)|fps|frame ?rate|snappier|smoother)\b/i;
const MOVE = /\b(walk|run|idle|attack|jump|hurt|death|fly|swim|cast|hit|dance|climb)\w*\b/i;
const FRAME = /\bframes? ?\d+|\b(?:animation|anim|cycle|frames?)\b/i;

/** A frame or the pace of a movement, and not how somebody looks. */
export const isOfMovement = ({ words }: Wish): boolean =>
  (FRAME.test(words) || MOVE.test(words)) && (PACE.test(words) || /\bframe/i.test(words));

/** "a sword for my knight", "a lamp on and off": a thing by itself, and no change of one. */
export function somethingNew(wish: Wish, context: Context): Outcome | undefined {
  const [thing] = [...wordsOf(wish, 'n'), ...wordsOf(wish, 'change')].filter(
    (words) =>
      (/^(?:an?|some|one|two|three|\d+) /i.test(words) ||
        (/^(?:his|her|their|its) /i.test(words) && /^(?:and|also|plus|now)\b/i.test(wish.words))) &&
      !/\b(?:versions?|variants?|ones?)\b/i.test(words),
  );
  if (
    !thing ||
    wordsOf(wish, 'target').length ||
    /\b(?:add|give|put|wear\w*|hold\w*|change|turn|make (?:it|him|her|them)|with)\b/i.test(wish.words) ||
    (context.recent.length &&
      !/^(?:his|her|their|its) /i.test(thing) &&
      !/\b(?:draw|create|make) (?:me |us )?an?\b/i.test(wish.words))
  )
    return undefined;
  const subject = subjectOf(
    thing.replace(/^(?:his|her|their|its) /i, 'a ').replace(/ (?:on and off|open and closed|for .*)$/i, ''),
  );
  if (!subject) return undefined;
  const alive = subject.creature === true || /^(?:person|animal)$/.test(subject.kind);
  // "and his hat" is put on
  if (!alive && /^(?:his|her|their|its) /i.test(thing)) return undefined;
  return (alive ? character : object)(
    {
      ...wish,
      act: alive ? 'make.character' : 'make.object',
      slots: wish.slots.map((one) =>
        one.words === thing || one.slot === 'change'
          ? { slot: 'n', words: one.words.replace(/^(?:his|her|their|its) /i, 'a ') }
          : one,
      ),
    },
    context,
  );
}

/** Put on him or made of him, and nothing by itself. */
const OF_BODY =
  /\b(?:faces?|heads?|eyes?|hair\w*|colou?rs?|skin|fur|tails?|legs?|arms?|hands?|feet|looks?|styles?|versions?|variants?|animations?|anims?|outlines?|background|names?|beards?|moustache|ears?|noses?|mouths?|teeth|horns?|directions?|sizes?|palettes?|portraits?|icons?|avatar|shadows?|poses?|states?|frames?)\b/i;
const PUT =
  /\b(?:give|gives|put|puts|add|adds|equip\w*|wear\w*|hold\w*|carry\w*|dress\w*|attach|swap|replace|change|turn|remove|with|on (?:him|her|it|his|her|its))\b/i;
const FOR =
  /^(?:(?:now|and|also|then|next|please|pls|ok|can (?:u|you|i)|could (?:you|i)|i (?:need|want)|we need|get|have|make|draw|create|me|us|just|do) +)*((?:an? |some |the |new |[a-z-]+ )*?[a-z-]+) for (?:(?:my|the|our) )?[\w' -]+?(?: please| pls|[.!?]|\s)*$/i;

/** "a sword for my knight": the sword by itself, as a change of him costs twenty times as much; that is told. */
export function thingFor(wish: Wish, context: Context): Outcome | undefined {
  const [target, more] = wordsOf(wish, 'target');
  const [, words = ''] = FOR.exec(wish.words.trim()) ?? [];
  const bare = words.replace(/^(?:the|new) /i, '').trim();
  const said = wish.slots.filter(({ slot }) => !/^(?:target|change|n|look)$/.test(slot));
  if (!target || more || !bare || said.length || PUT.test(wish.words) || OF_BODY.test(bare)) return undefined;
  const subject = subjectOf(bare);
  if (!subject || wordsOf(wish, 'change', 'n', 'look').some((one) => !bare.includes(one) && !one.includes(bare)))
    return undefined;
  const alive = subject.creature === true || /^(?:person|animal)$/.test(subject.kind);
  const { own } = refer([target], context);
  const [one] = own;
  // "wooden window but in metal for a game": the window that is there
  if (one && namedThere(bare, [one]).length) return undefined;
  const thing = /^(?:an?|some) /i.test(bare) ? bare : `a ${bare}`;
  const drawn = (alive ? character : object)(
    {
      ...wish,
      act: alive ? 'make.character' : 'make.object',
      words: thing,
      slots: [{ slot: 'n', words: thing }],
      loose: [],
      unsure: [],
    },
    context,
  );
  if (!drawn || !one || !isFigure(one)) return drawn;
  const note = `It is a picture by itself; "${one.name}" with it would be 20 generations ("give ${one.name} ${thing}").`;
  return { ...drawn, notes: [...(drawn.notes ?? []), note] };
}

/** "make his coat green and also a ship for him": the ship is drawn. What is put on somebody is a change. */
export function thingsBesides(wish: Wish, context: Context): Outcome | undefined {
  const things = wordsOf(wish, 'n').filter((words) => /^(?:an?|some|two|three|\d+) /i.test(words) && subjectOf(words));
  if (!things.length || !wordsOf(wish, 'change', 'look').length) return undefined;
  const [subject] = things.map((words) => subjectOf(words)!);
  const alive = subject!.creature === true || /^(?:person|animal)$/.test(subject!.kind);
  return (alive ? character : object)(
    { ...wish, act: alive ? 'make.character' : 'make.object', slots: things.map((words) => ({ slot: 'n', words })) },
    context,
  );
}

/** "change the background to a forest": a sprite has none; it is drawn in that place, as a picture. */
export function onBackground(own: readonly Own[], { words }: Wish): Outcome | undefined {
  const [, place] = /\bback ?ground\b.*?\b(?:to|into|of|with|be|show\w*)\b (.+?)[.!?]*$/i.exec(words) ?? [];
  if (takesBackground([words])) return undefined;
  if (!place || !own.every(isSprite) || /\b(?:transparent|nothing|none|clear|empty)\b/i.test(place)) return undefined;
  const [one] = own as [Own];
  return {
    steps: [
      {
        tool: 'create_picture',
        args: { description: `${one.name} in ${place}`, width: 128, height: 128 },
        price: 1,
        what: `a picture: ${one.name} in ${place}, 128x128`,
      },
    ],
    instead: `${namesOf(own)} ${own.length > 1 ? 'have' : 'has'} no background: a sprite is drawn on a transparent one. I would draw ${one.name} anew in ${place}, as a picture; the sprite stays.`,
    heard: [words],
  };
}

/** Two of them in one picture, drawn anew: finished files are not pasted together. */
export function inOnePicture(own: readonly Own[], { words }: Wish): Outcome | undefined {
  if (
    own.length < 2 ||
    !/\b(?:together|(?:one|same|single) (?:picture|image|pic|sprite|object)|merge\w*|combin\w+)\b/i.test(words)
  )
    return undefined;
  const [first, second, ...more] = own as [Own, Own];
  const [, where] = /\bon (?:his|her|its|their|the) (shoulder|back|head|lap|hand|arm|side)\b/i.exec(words) ?? [];
  const top = /\b([\w -]+?) on top of\b/i.exec(words)?.[1];
  const over = top
    ? likeness(tokens(top).slice(-2), second) > likeness(tokens(top).slice(-2), first)
      ? second
      : first
    : undefined;
  const under = over === first ? second : first;
  const [description, rest] = where
    ? [`${first.name} with a ${second.name} on the ${where}`, more]
    : over
      ? [`${under.name} with a ${over.name} on top`, more]
      : [listed(own.map(({ name }) => `a ${name}`)), []];
  return {
    steps: [
      {
        tool: 'create_picture',
        args: { description, width: 96, height: 96, no_background: true },
        price: 1,
        what: `a picture: ${description}`,
      },
    ],
    instead: `Finished files are not pasted together: I would draw them anew in one picture, 96x96. They may look a little different; what you have stays.${rest.length ? ` ${namesOf(rest)} would not be on it.` : ''}`,
    heard: [words],
  };
}

/** The head by itself: cut out of the front view, so that the face is the same. */
export function headOf(own: readonly Own[], portrait: boolean): Outcome {
  const steps = own.map((one) => ({
    tool: 'change_picture',
    args: { asset_id: one.id, change: 'crop', value: 'head' },
    price: 1,
    what: `the head of ${one.name} as an icon`,
  }));
  return {
    steps,
    instead: `I would cut the head out of the front view of ${namesOf(own)}: the same face, pixel by pixel, as a small square picture${portrait ? ', as large as it is drawn there' : ''}. Larger it would be drawn anew from its words, with another face (1 generation: "a portrait of ${own[0]!.name}, 64x64").`,
  };
}

const one0 = (own: readonly Own[]): Own | undefined => own.find(isFigure);

/** A movement is made once more, as it was or in other frames; a single frame is a matter of the editor. */
export function ofMovement(wish: Wish, own: readonly Own[]): Outcome {
  const [, move = ''] = MOVE.exec(wish.words) ?? [];
  const paced = PACE.test(wish.words);
  const said = wordsOf(wish, 'frames')
    .map(numberIn)
    .find((count) => count !== undefined);
  const more = /\b(?:smoother|smoothly|more fluid|stiff|choppy|(?:more|extra|additional) frames?)\b/i.test(wish.words);
  const had = one0(own)?.moves?.find(({ name }) => move && name.toLowerCase().includes(move.toLowerCase()))?.frames;
  const frames =
    said ??
    (more ? Math.min(16, had ? had + 2 : 8) : undefined) ??
    (paced && /\bslow|fewer|less/i.test(wish.words) ? 4 : undefined);
  const [one] = own.filter(isFigure);
  const made = one ? characterMoves(one, move || 'idle', { frames, sides: sidesIn(wordsOf(wish, 'dirs', 'view')) }) : undefined; // biome-ignore format: one line
  const why = more
    ? `More frames make it smoother${had ? `: it has ${had} now` : ''}.`
    : paced
      ? 'How fast a movement plays is set where it is played, for nothing: frames in a second (8 to 12 for a walk; in the pixel editor of the studio each frame has its milliseconds).'
      : said === undefined
        ? 'A single frame I cannot put right: in the pixel editor of the studio a selection of it is drawn anew in words.'
        : 'I do not see how it looks.';
  return {
    steps: made ? [made.step] : [],
    notes: made?.notes ?? [],
    instead: `${why} Here I can make the movement once more${frames ? ` with ${frames} frames${paced && !said && !more ? ', so that one round is shorter' : ''}` : ''}; the one before stays.`,
  };
}
