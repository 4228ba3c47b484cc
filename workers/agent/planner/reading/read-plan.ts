/** The plan of a message that was read by its grammar; and what shows that another reading of it went wrong. */
import type { Result } from '../../model.ts';
import { cannotDo } from '../cannot.ts';
import { besideOf } from '../mixed.ts';
import { SELF_MOVING } from '../moves.ts';
import { pictured } from '../pictured.ts';
import type { Place } from '../place.ts';
import * as say from '../says.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { sizeNotes, stepsOf } from '../steps.ts';
import { isAdjective, subjectOf } from '../subjects.ts';
import { takeGlobals } from '../wishes/globals.ts';
import type { Wish, Wishes } from '../wishes/index.ts';
import { wishOf } from '../wishes/one.ts';
import { bareNoun, GAME, ISOMETRIC, TILES, UI } from '../words.ts';
import { composed, type Item, unheardWords } from './composed.ts';

/** So much of what is asked for may be unknown to the picture engine, where it is told. */
const FEW = 0.4;
const ROLE =
  /\s+(?:hero(?:ine)?|player|enemy|foe|boss|npc|character|companion|sidekick|protagonist|sprite|mob|villain)$/i;
const GAME_KIND =
  /^(?:game|defence|defense|clone|match|zelda|mario|like|platformer|shooter|runner|adventure|survival|roguelike|rpg|animation|tileset|map|level|song|music|story|poem|video|code|script|account|credit|rule)s?$/;
const NOT_MINE = /\b(?:maps?|games?|platformer|shooter|runner|gif|export|download|rename|delete|undo)\b/i;

/** How all of it is drawn, and what is asked for. */
function readAll(said: string) {
  const taken = takeGlobals(
    said.replace(
      /,?\s*\b(?:slightly|a bit|a little|kind of|sort of) (?=(?:seen |viewed )?from (?:the )?(?:above|side|top))/gi,
      ' ',
    ),
  );
  const text = taken.text
    .replace(/\s+(?=[,.;!?])/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/[\s,]+(?=[.!?]|$)/g, '');
  return { taken, text, found: composed(text) };
}

export function readPlan(said: string, place: Place, again: (words: string) => Plan): Plan | undefined {
  const { memory, projectId, agreed } = place;
  if (memory.game || memory.made.length || cannotDo(said.toLowerCase())) return undefined;
  const { taken, found } = readAll(said);
  if (!found || NOT_MINE.test(found.items.map(({ words }) => words).join(' '))) return undefined;
  // what is put right is read again as a whole
  if (found.beside.some((one) => /\b(?:i mean|i meant|instead|actually|rather)\b/i.test(one))) return undefined;
  // a colour or a thing that stands nowhere was asked for
  const essential = found.missing.filter((word) => isAdjective(word) || subjectOf(word));
  if (essential.length || found.missing.length > 2) return undefined;
  const steps: Step[] = [];
  const notes: string[] = found.missing.length ? [say.notDrawn(found.missing)] : [];
  const read: Wishes = { ...taken, wishes: [], moves: [], puzzles: [], notes };
  const unknown: string[] = [];
  for (const item of found.items) {
    const before = steps.length;
    if (TILES.test(item.words) || (ISOMETRIC.test(said) && /\btiles?\b/i.test(said))) {
      const plan = besides(item.words, again);
      if (!isPlan(plan) || plan.unclear?.length || plan.doubts?.length) return undefined;
      steps.push(...behind(plan.steps, before));
      notes.push(...plan.notes);
      continue;
    }
    const wish = wishFor(item, unknown, found.items.length > 2);
    if (!wish) return undefined;
    for (let copy = 0; copy < item.count; copy++) {
      const made = stepsOf(wish, { ...read, wishes: [wish] }, projectId, steps.length, agreed);
      if ('ask' in made) return found.items.length === 1 ? made : undefined;
      steps.push(
        ...made.steps.map((step) =>
          copy && typeof step.args !== 'function' ? { ...step, args: { ...step.args, seed: copy } } : step,
        ),
      );
    }
    if (taken.size)
      notes.push(
        ...sizeNotes(
          wish.kind === 'object' && Math.max(taken.size.width, taken.size.height) < 32 ? 'picture' : wish.kind,
          taken.size,
        ),
      );
  }
  const all = found.items.flatMap(({ words }) => words.split(/[^\w-]+/)).filter((word) => word.length > 2);
  const lost = [...new Set(unknown)];
  if (lost.length > Math.max(2, all.length * FEW)) return undefined;
  if (lost.length) notes.push(say.mayNotShow(lost));
  if (found.beside.length) notes.push(say.asideLeftOut(found.beside));
  return steps.length ? { whole: true, steps, notes: [...new Set(notes)] } : undefined;
}

/** "fire elemental gem" → "fire gem", where the engine knows that and not the other. */
function plainer(words: string, unknown: string[]): string {
  const lost = pictured(words).lost;
  if (lost.length < 2) return words;
  for (const word of lost) {
    const without = words.replace(new RegExp(`\\b${word.replace(/[^\w-]/g, '.')} `, 'i'), '');
    if (without !== words && pictured(without).lost.length <= lost.length - 2) {
      unknown.push(word);
      return without;
    }
  }
  return words;
}

/** Tiles of one ground have another beside them. */
function besides(words: string, again: (words: string) => Plan): Plan {
  const plan = again(words);
  if (isPlan(plan)) return plan;
  const beside = besideOf(words);
  const two = again(words.replace(TILES, (tiles) => `and ${beside} ${tiles}`));
  return isPlan(two)
    ? { ...two, notes: [...two.notes, `You named one ground for the tileset: beside it lies ${beside}.`] }
    : plan;
}

/** Whether a game is only spoken of: what it is for, what it is about, what it is to look like. */
export function gameIsBeside(said: string): boolean {
  const { found } = readAll(said);
  return !!found?.items.every(
    ({ head, words }) =>
      !GAME_KIND.test(head) && subjectOf(head) !== undefined && !GAME.test(words.replace(/\blike .*$/i, '')),
  );
}

/** What an item is as a wish; undefined where nobody knows what it is. */
function wishFor({ head, words: said, moves }: Item, unknown: string[], listed: boolean): Wish | undefined {
  // "a bee hero": a bee, and somebody
  const [before = said] = said.split(/,| (?:with|in|on|at|of|as|without|like|from|who|that) | (?=[a-z]+ing )/i);
  const plays = ROLE.test(before) && subjectOf(bareNoun(before.replace(ROLE, ''))) !== undefined;
  const named = plays ? said.replace(before, before.replace(ROLE, '')) : said;
  const words = plainer(named, unknown);
  const noun = plays ? bareNoun(before.replace(ROLE, '')).split(' ').at(-1)!.toLowerCase() : head;
  const isIcon = /\bicons?\b/i.test(words);
  if (UI.test(words) && !isIcon) return { kind: 'ui', words };
  const subject =
    subjectOf(bareNoun(plays ? before.replace(ROLE, '') : before).toLowerCase()) ??
    subjectOf(noun) ??
    (/^(?:monster|creature|beast|being)$/.test(noun)
      ? (subjectOf('tentacle monster') ?? subjectOf('dragon'))
      : undefined);
  if (!subject || subject.kind === 'place' || GAME_KIND.test(noun)) return undefined;
  const lost = pictured(words).lost.filter((word) => /^[a-z-]{2,}$/i.test(word) && words.toLowerCase().includes(word));
  if (
    !isIcon &&
    !listed &&
    (lost.includes(noun) || lost.some((word) => before.toLowerCase().split(' ').includes(word)))
  )
    return undefined;
  // a thing that moves is no still picture
  if (
    subject.kind === 'thing' &&
    !moves.length &&
    SELF_MOVING.test(/(?:^| )([a-z]+ing)(?:$|,| (?:around|in|on|up|down|open)\b)/i.exec(said)?.[1] ?? '')
  )
    return undefined;
  unknown.push(...lost);
  const one = isIcon ? undefined : wishOf(words, []);
  const alive =
    plays ||
    /^(?:monster|creature|beast)$/.test(noun) ||
    subject.kind === 'person' ||
    subject.kind === 'animal' ||
    subject.creature === true;
  const kind = isIcon ? 'object' : alive ? 'character' : 'object';
  const made: Wish =
    one &&
    !plays &&
    (one.kind === 'character' || one.kind === 'object') &&
    'words' in one &&
    one.words.length >= words.length - 4
      ? one
      : { kind, words, moves: [], ...(kind === 'character' && subject.skeleton ? { skeleton: subject.skeleton } : {}) };
  return moves.length && 'moves' in made ? ({ ...made, moves: [...new Set([...made.moves, ...moves])] } as Wish) : made;
}

/** Steps behind others: what they take from results is counted from their own first one. */
const behind = (steps: readonly Step[], before: number): readonly Step[] =>
  steps.map((step) => {
    const { args } = step;
    return typeof args === 'function'
      ? { ...step, args: (results: readonly Result[]) => args(results.slice(before)) }
      : step;
  });

/** What is said of these is for whoever asks to say. */
const ALIKE = /"like |would be one picture|cannot be /;

/** The plan asks what was meant, or understood a part alone. */
export const isUnread = (plan: Plan): boolean =>
  'ask' in plan
    ? plan.unread === true ||
      plan.ask === say.TOLD ||
      plan.ask === say.VAGUE ||
      /^I do not know "|things stand still/.test(plan.ask)
    : isPlan(plan) &&
      Boolean(plan.unclear?.length || plan.doubts?.some((one) => !ALIKE.test(one))) &&
      !plan.missing &&
      !plan.lacks &&
      !plan.steps.some(({ tool }) => tool === 'write_game');

const DRAWS = /^create_(?:character|map_object|picture|ui_asset|1_direction_object|8_direction_object)$/;
const wordsOf = (step: Step): string =>
  typeof step.args === 'function' ? '' : String(step.args.description ?? '').toLowerCase();

const wordsIn = (all: string, some: string): boolean =>
  some.split(/[^a-z-]+/).every((word) => word.length < 3 || all.toLowerCase().includes(word));

/** Whether a plan draws something else than the grammar says is asked for: talk, one picture of several, the same one several times. */
export function isMisread(said: string, plan: Plan): 'surely' | 'perhaps' | undefined {
  if (!isPlan(plan) || plan.steps.some(({ tool }) => /game|project|map$|tileset|tiles|isometric/.test(tool)))
    return undefined;
  const drawn = plan.steps.filter(({ tool }) => DRAWS.test(tool)).map(wordsOf);
  if (!drawn.length) return undefined;
  const { found } = readAll(said);
  if (!found) return undefined;
  const moves = plan.steps.some(({ tool }) => /^animate_/.test(tool));
  const denied = /\b(?:not|instead|rather|neither)\b|^\W*no\b/i.test(said);
  const ui = plan.steps.some(({ tool }) => tool === 'create_ui_asset');
  const apart =
    !ui ||
    found.items.every(({ words }) => /\bicon$/i.test(words)) ||
    (found.items.every(({ words }) => UI.test(words)) && !/[:("]/.test(said));
  const told = found.beside.some((clause) => drawn.some((words) => words.includes(clause.toLowerCase())));
  const asked = found.items.reduce((sum, { count }) => sum + count, 0);
  const same =
    drawn.length > 1 &&
    new Set(drawn).size === 1 &&
    new Set(found.items.map(({ words }) => words)).size === drawn.length;
  // "a spaceship. flame at the back": said of the one that was named
  const second =
    drawn.length === 2 && found.items.length === 1 && asked === 1 && !ui && wordsIn(found.items[0]!.words, drawn[1]!)
      ? drawn[1]!
      : '';
  const ofOne =
    second !== '' &&
    !/^(?:an?|one|two|the|his|her) /.test(second) &&
    new RegExp(`[.;]\\s*${second.split(' ')[0]!.replace(/[^\w-]/g, '.')}\\b`, 'i').test(said) &&
    !/\b(?:and|or)\b/i.test(said.slice(said.search(/[.;]/)));
  const she =
    drawn.length === 2 &&
    found.items.length === 1 &&
    /^(?:an? )?(?:girl|woman|female|lady)$/.test(drawn[1]!) &&
    /\bbut\b/i.test(said);
  const still =
    /\banimat(?:ed|ion|ions)\b/i.test(said) && !moves && !/\b(?:no|not|without|later)\b[^.;]*\banimat/i.test(said);
  if (told || drawn.some((words) => / (?:slightly|possible|kind of thing)$/.test(words))) return 'surely';
  const again = /\b(?:just|only)\b/i.test(said) && new Set(found.items.map(({ head }) => head)).size === 1;
  const fewer = !again && asked > drawn.length && found.items.length > 1 && !moves && !denied && apart;
  return still || same || ofOne || she || fewer ? 'perhaps' : undefined;
}

/** The plan, with what of the message it does not draw. */
export function withUnheard(said: string, plan: Plan, looks = false): Plan {
  if (
    !isPlan(plan) ||
    plan.unclear?.length ||
    plan.doubts?.length ||
    plan.missing ||
    plan.lacks ||
    !plan.steps.some(({ price }) => price > 0)
  )
    return plan;
  if (plan.steps.some(({ tool }) => /game|project|map$|tile|ui_asset/.test(tool))) return plan;
  const told = [...plan.steps.map((step) => `${step.what} ${wordsOf(step)}`), ...plan.notes];
  const lost = unheardWords(readAll(said).text, told).filter((word) => !looks || isAdjective(word));
  return lost.length && lost.length <= 3 ? { ...plan, notes: [...plan.notes, say.notDrawn(lost)] } : plan;
}
