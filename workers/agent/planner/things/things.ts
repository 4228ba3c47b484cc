/** Things that a wish asks for, each with all that is to be seen of it. What is left open is chosen, and told. */
import type { Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { article, bareNoun } from '../words/nouns.ts';
import type { Subject } from '../words/subjects.ts';
import { chosenOne } from './chosen.ts';
import { type Entry, entriesOf, oneOf } from './entries.ts';
import { figureIn, figureTold } from './figures.ts';
import { isSetName } from './generic.ts';
import { movingApart } from './moving.ts';
import { knownSet, piecesOf } from './sets.ts';
import { DIFFERENT, isOfColours, MOST, OF_KINDS, severalOf } from './several.ts';
import { moodsOf, signOf, skillsOf } from './signs.ts';
import { statesOf } from './states.ts';
import { aSingle, described, isPlural, whatIs } from './words.ts';

export interface Thing {
  /** As it was named. */
  readonly name: string;
  /** All that is to be seen of it. */
  readonly words: string;
  readonly moves: readonly string[];
  readonly subject: Subject | undefined;
  /** Its own size, as it was said. */
  readonly size?: string;
  /** One of several sizes. */
  readonly factor?: number;
  /** Drawn from a seed of its own: copies differ, states of one thing do not. */
  readonly seed?: string;
}
interface Things {
  readonly things: readonly Thing[];
  readonly notes: readonly string[];
  /** Another thing than was asked for, and why. */
  readonly instead: readonly string[];
  readonly lost: readonly string[];
  /** Words that are in it otherwise. */
  readonly heard: readonly string[];
  /** So many were asked for; only the first of them are drawn in one go. */
  readonly asked: number;
}

/** "kitchen props (oven, sink)": what a list is for stands in no slot, and is told by its things. */
const beforeHeading = (heading: string, { words, loose }: Wish): readonly string[] => {
  const before = words.slice(0, Math.max(0, heading ? words.indexOf(heading) : 0)).trim();
  return before && before.split(/\s+/).length < 3 ? before.split(/\s+/).filter((word) => loose.includes(word)) : [];
};

/** The descriptions that a name and what is said of it come to. */
export interface Made {
  readonly texts: readonly string[];
  readonly note?: string;
  readonly instead?: string;
  readonly asked?: number;
  /** Where they differ in size. */
  readonly factors?: readonly number[];
  /** All of them are the same thing but for what differs. */
  readonly same?: true;
}

export function thingsOf(wish: Wish, manner: readonly string[]): Things {
  const { entries, ofAll, heading } = entriesOf(wish, manner);
  const around = [wish.words, heading].join(' ');
  const notes: string[] = [];
  const instead: string[] = [];
  const lost: string[] = [];
  const heard = [heading, ...beforeHeading(heading, wish), ...ofAll];
  let asked = 0;
  const things = entries.flatMap((entry): Thing[] => {
    const { still, doing } = movingApart(entry, wish.act);
    const made = textsOf({ ...still, looks: [...still.looks, ...ofAll] }, wish, around);
    if (made.note) notes.push(made.note);
    if (made.instead) instead.push(made.instead);
    lost.push(...entry.texts.map((text) => text.replace(/["“”]/g, '')));
    asked += made.asked ?? made.texts.length;
    if (made.texts.length > 1 || made.note)
      heard.push(entry.name, ...entry.looks.filter((words) => words.split(' ').length < 4));
    if (
      /^(?:an? |the |my )?(?:main |final |mini )?(?:hero(?:ine)?|character|npc|enemy|boss|villain|guy|player|monster|creature|mob)$/i.test(
        entry.name,
      )
    )
      heard.push(entry.name);
    heard.push(String(entry.count ?? ''), String(made.texts.length));
    const isCopy = new Set(made.texts).size < made.texts.length;
    return made.texts.map(
      (words, i): Thing => ({
        ...{
          name: entry.name,
          words,
          moves: [...doing, ...still.moves],
          subject: whatIs(words.split(/,/)[0]!) ?? whatIs(still.name),
        },
        ...(entry.size ? { size: entry.size } : {}),
        ...(made.factors ? { factor: made.factors[i]! } : {}),
        ...(isCopy ? { seed: `${words} ${i}` } : made.same ? { seed: oneOf(entry.name) } : {}),
      }),
    );
  });
  return {
    things: things.slice(0, Math.max(MOST, entries.length)),
    notes,
    instead,
    lost,
    heard: heard.filter(Boolean),
    asked,
  };
}

/** The descriptions that a name and what is said of it come to. */
function textsOf(entry: Entry, wish: Wish, around: string): Made {
  const { name, count, looks } = entry;
  const plain = looks.filter(
    (words) =>
      !isOfColours(words) && !OF_KINDS.test(words) && !DIFFERENT.test(words.split(' ').length < 3 ? words : ''),
  );
  const figure = figureIn(name);
  if (figure) return { texts: [described(figure.instead, plain)], instead: figureTold(figure) };
  const sign =
    wish.act === 'make.icons' || /\b(?:emotes?|emojis?|expressions?|status)\b/i.test(around) ? signOf(name) : undefined;
  if (sign)
    return {
      texts: [described(sign, plain)],
      ...(sign.includes(name.toLowerCase()) ? {} : { note: `"${name}" is shown by ${sign}.` }),
    };
  const skills = entry.listed ? undefined : (moodsOf(name, count) ?? skillsOf(wish.words, count));
  if (skills)
    return {
      texts: skills.map((one) => described(one, plain)),
      note: `You left open which "${name}": these ${skills.length} are my choice.`,
      ...(count && skills.length < count
        ? { instead: `I know ${skills.length} that fit, not ${count}: name the others and they are drawn too.` }
        : {}),
    };
  const pieces = /\bchess\b/i.test(name) ? piecesOf(wish.words, count) : undefined;
  if (pieces) return { texts: pieces.names.map((one) => described(one, plain)), instead: pieces.told! };
  const set = knownSet(name, count);
  if (set)
    return {
      texts: set.names.map((one) => described(one, plain)),
      note: [`"${name}": ${set.names.length} in all.`, set.told ?? ''].filter(Boolean).join(' '),
    };
  const states = statesOf(entry, wish);
  if (states) return { ...states, texts: states.texts.map((words) => words) };
  if ((count ?? 1) > 1 || isPlural(name) || (isSetName(name) && !/^an? /i.test(name))) {
    const several = severalOf(entry, plain, looks, wish, around);
    if (several) return several;
  }
  const told =
    /^(?:an? |the |my )?(?:\w+ )?(?:hero(?:ine)?|character|npc|enemy|boss|villain|guy|player|monster|creature)$/i.test(
      name,
    )
      ? looks.find((words) => isAlive(words) && !isAdjective(words) && !/^(?:with|in|on|has|without) /i.test(words))
      : undefined;
  if (told)
    return {
      texts: [
        described(
          /^(?:an?|the) /i.test(told) ? told : article(told),
          plain.filter((words) => words !== told),
        ),
      ],
    };
  const choice = entry.listed || saysMore(plain) ? undefined : chosenOne(name, around);
  if (choice) return { texts: [described(choice.one, plain)], note: choice.told };
  return { texts: [described(asOne(name, wish.act, plain), plain)] };
}

const isAlive = (words: string): boolean =>
  /^(?:person|animal)$/.test(whatIs(words)?.kind ?? '') || whatIs(words)?.creature === true;
/** "a monster with three eyes" is described. */
const saysMore = (looks: readonly string[]): boolean =>
  looks.some((words) => !isAdjective(words) && words.split(' ').length > 1);
/** A role by itself has no drawing: whoever it is looks as it is said. */
const asOne = (name: string, act: string, looks: readonly string[]): string => {
  const bare = bareNoun(name);
  const role =
    /^(?:(?:cute|scary|main|new|cool|little|player|main) )*(?:character|char|hero|npc|sprite|guy|player|person|protagonist|one)$/i.test(
      bare,
    );
  if (role && act === 'make.character')
    return looks.some((words) => /\b(?:fur|tail|paws?|wings?|scales|beak|tentacles?)\b/i.test(words))
      ? 'a creature'
      : /\bheroine\b/i.test(bare)
        ? 'a heroine'
        : 'a person';
  if (/^(?:enemy|foe|mob|baddie|boss|creature|critter|alien|beast)$/i.test(bare)) return 'a monster';
  return isPlural(name) && act === 'make.character' ? aSingle(name) : name;
};
