/**
 * The last look at a plan before it is paid for: each description is a noun phrase of something that is drawn, and no two are the
 * same. What is light or air of a picture beside it goes into that; what is no noun phrase is asked about and never made.
 */
import type { Args } from '../../port.ts';
import { hasKinds, kindsOf } from '../kinds.ts';
import * as say from '../says.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { isColour, singular, subjectOf } from '../subjects.ts';
import { picture } from '../thing-steps.ts';

const DRAWS = /^create_(?:character|map_object|picture|ui_asset|[18]_direction_object)$/;
const wordsOf = ({ tool, args }: Step): string =>
  DRAWS.test(tool) && typeof args !== 'function' && typeof args.description === 'string' ? args.description : '';

const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
/** Said of all that is asked for together, and shown by none of it. */
const OF_ALL =
  /^(?:(?:all|both|and|in|with|of|the|each|but|they)\s+)*(?:(?:same|matching|consistent|similar) (?:[a-z]+ )?(?:style|size|look|palette|scale|shape|form|outline|colou?rs?|proportions|silhouette)\b.*|(?:size|style)[- ]?ish|(?:(?:different|various|differing|varied|assorted|mixed|many|several|random) )+(?:colou?rs?|kinds?|types?|shapes?|sizes?|styles?|looks?|designs?|variants?)|mixed|varied|assorted|living in one [a-z]+)$/i;
const DIFFERING = /\b(?:different|various|mixed|assorted|varied|distinct|unique|diverse|random)\s+(?=[a-z])/gi;
/** Words that begin a sentence about a wish. */
const ASKING =
  /^(?:(?:please|pls|need|want|wanna|looking for|get me|gimme|give me|i'?d (?:like|love)|like)\s+)+(?:(?:some|to have|to get)\s+)?(?=[a-z])/i;

/** The description without what was only said of the wish. */
function bareOf(words: string): string {
  const parts = words.replace(ASKING, '').split(/\s*,\s*/);
  const kept = parts.filter((part, i) => i === 0 || !OF_ALL.test(part.trim()));
  // "a ghost, white ghost" is one
  const [first = '', second = ''] = kept;
  const one =
    kept.length === 2 && first && second.endsWith(` ${first.replace(/^an? /i, '')}`) ? [article(second)] : kept;
  return one
    .join(', ')
    .replace(/[\s,]+(?:for|of|with|in|to|and|or|as)$/i, '')
    .trim();
}
const withWords = (step: Step, words: string): Step => {
  const before = wordsOf(step);
  if (!words || words === before || typeof step.args === 'function') return step;
  return { ...step, args: { ...step.args, description: words }, what: step.what.replace(before, words) };
};

/** Light, weather and feeling are no things by themselves. */
const AIR =
  /^(?:some |a |the )?(?:[a-z-]+ )*(?:light|lights|lighting|lit|mood|atmosphere|ambience|vibes?|feel|feeling|glow|shadows|fog|mist|rain|snowfall|sunset|sunrise|dusk|dawn|night|daylight|moonlight|sunlight|candlelight|weather)$/i;
/** "a tavern interior, 320x180, warm candle light": of the picture before it. */
function airJoined(steps: readonly Step[]): readonly Step[] {
  const out: Step[] = [];
  for (const step of steps) {
    const last = out.at(-1);
    const words = wordsOf(step);
    const size = ({ args }: Step): string => (typeof args === 'function' ? '' : `${args.width}x${args.height}`);
    const within =
      AIR.test(words) || (last && size(last) === size(step) && !/^(?:an?|one|two|three|the|\d+) /i.test(words));
    if (last && step.tool === 'create_map_object' && last.tool === 'create_picture' && within)
      out[out.length - 1] = withWords(last, `${wordsOf(last)}, ${words}`);
    else out.push(step);
  }
  return out;
}

/** "villager man, villager woman, villager kid": three, and no description of one. */
function eachSomebody(steps: readonly Step[]): readonly Step[] {
  // what moves them counts results: it is told of the one that is there
  if (steps.some(({ args }) => typeof args === 'function')) return steps;
  return steps.flatMap((step) => {
    const parts = wordsOf(step).split(/\s*,\s*(?:and )?/);
    const lives = (part: string) => {
      const subject = /\b(?:with|in|on|who|that|[a-z]+ing)\b/i.test(part) ? undefined : subjectOf(part);
      return subject?.kind === 'person' || subject?.kind === 'animal';
    };
    return step.tool === 'create_character' &&
      parts.length > 1 &&
      parts.every(lives) &&
      !parts.some((part, i) => parts.some((other, j) => i !== j && other.includes(part.replace(/^an? /i, ''))))
      ? parts.map((part) => withWords(step, part))
      : [step];
  });
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'pink', 'white', 'black', 'brown'];
const LOOKS = ['small', 'large', 'old', 'tall', 'round', 'worn', 'new', 'narrow', 'wide', 'cracked'];

/** "treasure chests": as chests differ. */
function ofHead(noun: string, count: number): readonly string[] | undefined {
  const [, before = '', head = ''] = /^(.+) ([a-z]+)$/.exec(noun) ?? [];
  const kinds = before && hasKinds(head, count) ? kindsOf(head, count) : undefined;
  return kinds?.every((kind) => new RegExp(`^an? [a-z]+ ${head}$`).test(kind))
    ? kinds.map((kind) => kind.replace(head, noun))
    : undefined;
}
const FUR = ['brown', 'black', 'white', 'grey', 'golden', 'red', 'small', 'large', 'old', 'young'];
/** Animals in the colours that animals have. */
function naturally(noun: string, count: number): readonly string[] | undefined {
  const subject = subjectOf(noun);
  return (subject?.kind === 'animal' || subject?.creature) && !hasKinds(noun, count)
    ? FUR.slice(0, count).map((how) => article(`${how} ${noun}`))
    : undefined;
}

/** As many of one kind, each told apart by its words; undefined where it is not known how they differ. */
export function siblings(words: string, count: number, wish: string): readonly string[] | undefined {
  const bare = words
    .replace(/,?\s*\b(?:in |of |with )?(?:all |many )?(?:different|various|assorted|mixed|several) colou?rs?\b/gi, '')
    .replace(DIFFERING, '')
    .replace(/^(?:of|an?|the|some|\d+) /i, '')
    .trim();
  const [, head = bare, tail = ''] = /^(.*?)((?:,| (?:with|in|on|without|wearing|holding|made) ).*)$/i.exec(bare) ?? [];
  // "mushrooms for foraging": what they are for is no part of their name
  const noun = singular(
    head
      .trim()
      .replace(/^(.+) ([a-z]+)$/i, (all, before: string, last: string) =>
        new RegExp(`\\b${before}(?:e?s)? (?:for|to) (?:[a-z]+ ){0,2}?${last}\\b`, 'i').test(wish) ? before : all,
      ),
  ).toLowerCase();
  // "4 crops: corn, tomato, pumpkin, wheat"
  const [, list = ''] = /\b[a-z]+s: ([^:.;!?]+)/i.exec(wish) ?? [];
  const named = list.split(/\s*(?:,|\band\b)\s*/i).filter(Boolean);
  if (named.length === count && named.every((one) => subjectOf(one))) return named;
  if (!noun || !subjectOf(noun) || subjectOf(noun)?.kind === 'place') return undefined;
  const coloured = noun.split(' ').some(isColour);
  const kinds =
    /\b(?:different|various|many|all|several|assorted|own|other) (?:[a-z]+ )?colou?rs?\b/i.test(wish) && !coloured && subjectOf(noun)?.kind === 'thing'
      ? COLOURS.slice(0, count).map((ink) => article(`${ink} ${noun}`))
      : coloured
        ? LOOKS.slice(0, count).map((look) => article(`${look} ${noun}`))
        : (ofHead(noun, count) ?? naturally(noun, count) ?? kindsOf(noun, count));
  if (!kinds || kinds.length < count) return undefined;
  // "mixed poisonous and edible": by turns
  const [, one, other] = /\b(?:mixed|some|half|part|mix of) ([a-z]+)(?:,| and| &)+ (?:some |half |part )?([a-z]+)\b/i.exec(wish) ?? [];
  if (one && other && new RegExp(`\\b${one}\\b`, 'i').test(tail))
    return kinds.map((kind, i) => kind.replace(/^(?:an? )(.*)$/i, (_, name: string) => article(`${i % 2 ? other : one} ${name.replace(`${one} `, '')}`)));
  const rest = tail.split(/\s*,\s*/).filter((part) => part.trim() && subjectOf(part.trim()) === undefined);
  const said = /^,/.test(tail) ? rest.filter((part) => !/\b(?:mixed|edible|various)\b/i.test(part)).map((part) => `, ${part}`).join('') : tail;
  return kinds.map((kind) => `${kind}${said}`);
} // biome-ignore format: short enough

const COPIES = /\b(?:identical|copies|copy|duplicates?|exact(?:ly the)? same|the same (?:one|picture|thing)|times)\b/i;
/** "three villagers": as many calls, and no two of the same words. */
function toldApart(steps: readonly Step[], wish: string): readonly Step[] | { readonly ask: string } {
  if (COPIES.test(wish)) return steps;
  const oneForm = /\bsame (?:[a-z]+ )?(?:shape|form|outline|silhouette|design)\b/i.test(wish);
  const out = [...steps];
  const keyOf = (step: Step): string => {
    const { description: _, seed: __, ...rest } = step.args as Args;
    return `${step.tool} ${wordsOf(step)} ${JSON.stringify(rest)}`;
  };
  for (const key of new Set(steps.filter((step) => wordsOf(step)).map(keyOf))) {
    const at = out.flatMap((step, i) => (wordsOf(step) && keyOf(step) === key ? [i] : []));
    if (at.length < 2) continue;
    const words = wordsOf(out[at[0]!]!);
    const kinds = siblings(words, at.length, wish);
    if (!kinds) return { ask: say.howDiffer(at.length, words) };
    at.forEach((i, n) => {
      const { seed: _, ...args } = out[i]!.args as Args;
      out[i] = withWords({ ...out[i]!, args: oneForm ? { ...args, seed: 1 } : args }, kinds[n]!);
    });
  }
  return out;
}

/** Words that are said to somebody, or of a number of things: of no picture. */
const NO_PHRASE =
  /^(?:(?:an? |the )?\d+(?:$| [a-z])|(?:of|and|or|but|as|than|need|want|can|could|should|would|will|do|does|did|if|not|same|different|other|each|every|any|is|are|was|it|that|this|there|then|also|too)\b)|\b(?:you can|if (?:you|possible)|already|i (?:want|need|can)|size-ish|don'?t|doesn'?t|whatever)\b|[?]|,\s*\d{1,3}$/i;
/** What somebody is to do is no sentence. */
const NO_DEED =
  /[?]|^(?:can|could|should|would|will|if|too|also|again|it|do it|not)\b|\b(?:already|my|i|you|please|instead)\b/i;

/** A piece of the plan that nobody could draw; undefined where all of it is something. */
function noPicture(steps: readonly Step[]): string | undefined {
  for (const step of steps) {
    const words = wordsOf(step);
    if (words && NO_PHRASE.test(words)) return words;
    const deed =
      step.tool === 'animate_character' && typeof step.args !== 'function' ? step.args.action_description : '';
    if (typeof deed === 'string' && deed && NO_DEED.test(deed)) return deed;
  }
  return undefined;
}

const USUAL_SIZE = 48;
/** "just one view": a picture of somebody, who is not drawn from all sides then. */
const fromOneSide = (steps: readonly Step[]): readonly Step[] =>
  steps.some(({ tool }) => tool === 'animate_character')
    ? steps
    : steps.map((step) => {
        if (step.tool !== 'create_character' || typeof step.args === 'function') return step;
        const side = Number(step.args.size ?? USUAL_SIZE);
        return picture(wordsOf(step), { width: side, height: side }, { no_background: true });
      });

/** The plan as it may be paid for, or a question. `oneView`: one side is enough. */
export function payable(wish: string, plan: Plan, oneView = false): Plan {
  if (!isPlan(plan) || plan.steps.some(({ tool }) => /game|project|tile|map$|state/.test(tool))) return plan;
  if (plan.steps.every(({ price }) => price === 0)) return plan;
  const bare = plan.steps.map((step) => withWords(step, bareOf(wordsOf(step))));
  const seen = oneView ? fromOneSide(bare) : bare;
  const steps = toldApart(eachSomebody(airJoined(seen)), wish);
  if ('ask' in steps) return { ...steps, unread: true };
  const strange = noPicture(steps);
  if (strange) return { ask: say.noPicture(strange), unread: true };
  const pictures = steps.some(({ tool }) => tool === 'create_picture');
  const all = steps.map(wordsOf).join(' ').toLowerCase();
  // of words that stand in no description any more nothing is to be told
  const told = plan.notes.flatMap((note) => {
    const words = /^I do not know the words? /.test(note) ? [...note.matchAll(/"([^"]+)"/g)].map(([, word]) => word!) : [];
    const left = words.filter((word) => all.includes(word.toLowerCase()));
    return words.length ? (left.length ? [say.mayNotShow(left)] : []) : [note];
  });
  // characters and things have a transparent background anyway
  const notes = told.filter((note) => !/^I left out "(?:transparent|empty|clear)", "background":/.test(note) && !(pictures && /^I left out "(?:background|backdrop|scene|picture|wallpaper)":/.test(note)));
  return { ...plan, steps, notes };
} // biome-ignore format: short enough
