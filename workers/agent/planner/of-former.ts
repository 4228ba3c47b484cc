/** Wishes that continue what was made: one more of it, something beside a change, what it also wears or does. */
import { planChange } from './changes/index.ts';
import type { Memory } from './memory.ts';
import { ownOf, type Place, type Planner } from './place.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { animate } from './steps.ts';
import { isAdjective, isColour, isWorn } from './subjects.ts';
import { meant } from './who.ts';
import { bareNoun } from './words.ts';

export function changeAndMore(polite: string, place: Place, again: Planner): Plan | undefined {
  const [, first = '', second = ''] = place.memory.made.length ? (AND_MORE.exec(polite) ?? []) : [];
  if (!second) return undefined;
  const about = meant(first, place.memory);
  const change = 'either' in about ? undefined : planChange(about.words, place.memory, place.projectId);
  if (!change || !isPlan(change)) return undefined;
  const { memory } = place;
  const more = again(second, { ...place, memory: { ...memory, made: [], character: undefined, object: undefined } });
  // what is new comes first: its steps count the results before them
  return isPlan(more)
    ? { steps: [...more.steps, ...change.steps], notes: [...more.notes, ...change.notes] }
    : undefined;
}

/** "make his coat green and also make a ship": a change, and something new beside it. */
const AND_MORE =
  /^(.+?)[,;.]? (?:and|then|plus)(?: also| then)? ((?:please )?(?:make|draw|create|generate|build|design|(?:i|we) (?:also )?(?:need|want)|give me) (?:me |us )?(?:also )?(?:an?|some|two|three|four|one) (?!(?:bit|little|lot)\b).+)$/i;

/** "now one from dirt to water": one of the kind that was made last. */
export function oneOf(wish: string, { made }: Memory): string | undefined {
  const [, how] =
    /^(?:(?:and|now|also|then|another|one more|a second|the same|a new) )*(?:one|another|set|version) (?:more )?((?:from|of|for|that goes|made of|between|with)\b.+)$/.exec(
      wish,
    ) ?? [];
  const last = made.at(-1);
  const kind = last && KIND_OF[last.tool];
  return how && kind ? `a ${kind} ${how}` : undefined;
}

const KIND_OF: Readonly<Record<string, string>> = {
  create_topdown_tileset: 'top-down tileset',
  create_sidescroller_tileset: 'sidescroller tileset',
  create_isometric_tile: 'isometric tile',
  create_map: 'map',
};

/** "two more like it, one green and one purple": of what was made last, drawn anew in other ways. */
export function moreOf(wish: string, place: Place, again: Planner): Plan | undefined {
  const { memory } = place;
  const [, list] =
    /^(?:(?:an?|one|two|three|four|\d|some|a few|a couple(?: of)?) )?(?:other|more|others) (?:like|of) (?:it|him|her|that|this|them|those|these)[,:;]?\s+(.+)$/.exec(
      wish,
    ) ?? [];
  const former = (memory.object ?? memory.character)?.words;
  // "the same car in yellow and in black"
  const [, one, other] =
    /^(?:the )?same(?: [\w-]+)? (?:but )?in ([\w -]+?),? and (?:(?:one|also|another)(?: one)? )?in ([\w -]+)$/.exec(
      wish,
    ) ?? [];
  if (one && other && former && isAdjective(one) && isAdjective(other)) {
    const noun = bareNoun(former)
      .split(' ')
      .filter((word) => !isColour(word))
      .join(' ');
    return again([one, other].map((how) => `a ${how} ${noun}`).join(', '), place);
  }
  if (!list || !former) return undefined;
  const noun = bareNoun(former);
  const kinds = list
    .split(/\s*(?:,|\band\b)\s*/)
    .filter(Boolean)
    .map((item) => item.replace(/^(?:but )?(?:an?|one|the other|another)(?: one)?(?: (?:in|with))?\s+/, ''));
  if (!kinds.every((kind) => isAdjective(kind))) return undefined;
  return again(kinds.map((kind) => `a ${kind} ${noun}`).join(', '), place);
}

/** "and a red hat": somebody's, where it is worn; "and a skeleton" is somebody else. */
export function wornToo(plain: string, memory: Memory): string | undefined {
  const [, what] =
    /^\W*(?:and|also|oh and|plus|and also|add|and add|put on|now add)\s+((?:an?|some) (?!same|one\b)(?:[\w-]+ ){0,3}?[\w-]+)(?: too| as well| please)*[.!\s]*$/i.exec(
      plain,
    ) ?? [];
  const last = ownOf(memory).at(-1);
  return what && last?.kind === 'character' && isWorn(what)
    ? `give ${/quad/.test(String(last.args.body_type)) ? 'it' : 'him'} ${what}`
    : undefined;
}

export function movesOfFormer(moves: readonly string[], memory: Memory): Step[] {
  const character = ownOf(memory).findLast(({ kind }) => kind === 'character');
  if (!character) return [];
  const { id, words, skeleton, sides } = character;
  return moves.map((move) => animate(move, skeleton, sides, words, () => id));
}
