/** Changes of a game that is there: each said in the ways that its edits know, done where all of it is read, else told. */
import { type GameDescription, slotIn, slotsOf, templateOf } from '../../games/index.ts';
import { wordsOf } from '../slots.ts';
import type { Wish } from '../types.ts';
import { clausesOf } from './clauses.ts';
import { recast, strangeIn } from './drawn.ts';
import { inRoles } from './in-roles.ts';
import { firstRead, joinedTo, type Ruled, whyNot } from './rules.ts';
import { absentIn, saidPlainly } from './said.ts';
import { politely, sayings } from './sayings.ts';
import { saidAgain } from './words/edit-words.ts';

interface Changed extends Ruled {
  /** What could not be done, with why where that is known. */
  readonly lost: readonly string[];
  readonly why: readonly string[];
}

/** The whole wish in one, where edits read it to its last word; else change by change. */
export function changedBy(typed: Wish, game: GameDescription): Changed {
  const wish = withRoles(typed, game);
  const all = sayings(wish.words, game);
  const short = all.filter((words) => words.split(/\s+/).length * 2 < wish.words.trim().split(/\s+/).length);
  const brief = read(game, short);
  const whole =
    read(
      game,
      all.filter((words) => !short.includes(words)),
    ) ?? (brief && hasAll(wish, brief.game, game) ? brief : undefined);
  if (whole) return { ...whole, lost: [], why: doubtsOf(wish.words, game) };
  let now: Ruled = { game, changed: [], redraw: [], already: [] };
  const [lost, why]: [string[], string[]] = [[], []];
  let before = '';
  for (const clause of clausesOf(wish)) {
    const ways = clause.ways.flatMap((way) => sayings(way, now.game));
    const named = ofIt(clause.said, before) ?? usedInstead(clause.said, wish.words);
    const done = read(now.game, ways) ?? inParts(clause.said, now.game) ?? (named ? read(now.game, sayings(named, now.game)) : undefined); // biome-ignore format: one line
    // what was wrong with it is put right by what is done about it
    if (done && named && lost.at(-1) === before) lost.pop();
    before = clause.said;
    if (done) now = joinedTo(now, done);
    else {
      lost.push(clause.said);
      why.push(...[whyNot(now.game, [...ways, wish.words]) ?? []].flat());
    }
  }
  return { ...now, lost, why: [...new Set(why)] };
}

/** Where who stands for what is said in another order, each is a change by itself. */
function withRoles(wish: Wish, game: GameDescription): Wish {
  const words = inRoles(wish.words, game);
  if (words === wish.words) return wish;
  const parts = words.split(/\s*(?:,|;|\band\b)\s*/i).filter(Boolean);
  return { ...wish, words, slots: parts.map((part) => ({ slot: 'change', words: part })) };
}

/** "i hate the hero, use Mira instead": in whose place is said before it. */
function usedInstead(said: string, words: string): string | undefined {
  const [, who] = /^(?:please |just |rather )?(?:use|take|put in|have) (.+?) (?:instead|there)$/i.exec(said) ?? [];
  const [, role] = /\b(?:the|my) (hero|player|main character|boss|enem(?:y|ies)|coins?|gems?|pickups?|goal)\b/i.exec(words) ?? [];
  return who && role ? `use ${who} as the ${role}` : undefined;
} // biome-ignore format: short enough

/** "the music is annoying", "can it be turned off": with what "it" is of the clause before. */
function ofIt(said: string, before: string): string | undefined {
  const [, thing] = /^(?:and |but )?(?:(?:the|my) )([a-z]+(?: [a-z]+)?) (?:is|are|was|were|feels?|looks?|seems?|sounds?|gets?)\b/i.exec(before) ?? [];
  if (!thing || !/\b(?:it|them)\b/i.test(said)) return undefined;
  const named = said.replace(/\b(?:it|them)\b/i, `the ${thing}`);
  const [, off] = /^(?:can|could|should) (.+) be (?:turned|switched|taken) (?:off|out)$/i.exec(named) ?? [];
  return off ? `turn off ${off}` : named;
} // biome-ignore format: short enough

/** "darker, more like a cave": parts of a clause, where all of them are read. */
function inParts(said: string, game: GameDescription): Ruled | undefined {
  const [verb = ''] = /^(?:please |pls )*(?:make|turn|let|set|give) /i.exec(said) ?? [];
  // "make the walls ice and the floor snow"
  const parts = said
    .split(/\s*(?:,|;|\band\b)\s*/i)
    .filter(Boolean)
    .map((part, i) => (i && verb && /^the /i.test(part) ? `${verb}${part}` : part));
  if (parts.length < 2) return undefined;
  let now: Ruled = { game, changed: [], redraw: [], already: [] };
  for (const [i, part] of parts.entries()) {
    const [, like] = /^(?:more )?like (?:in )?(an? .+)$/i.exec(part) ?? [];
    const named = ofIt(part, parts[i - 1] ?? '');
    // why it is wished for
    if (parts[i + 1] && ofIt(parts[i + 1]!, part) && !read(now.game, sayings(part, now.game))) continue;
    const done = read(now.game, [...(named ? sayings(named, now.game) : []), ...sayings(part, now.game), ...(like ? [`set it in ${like}`] : [])]); // biome-ignore format: one line
    if (!done) return undefined;
    now = joinedTo(now, done);
  }
  return now;
}

/** Whether what each part of the wish changes by itself is changed in the whole: a reader of sentences may leave one out. */
function hasAll(wish: Wish, after: GameDescription, game: GameDescription): boolean {
  const done = new Set(otherIn(after, game));
  return clausesOf(wish).every(({ ways }) => {
    const alone = read(
      game,
      ways.flatMap((way) => sayings(way, game)),
    );
    return !alone || otherIn(alone.game, game).every((part) => done.has(part));
  });
}
/** Which parts of a game are other than before. */
const otherIn = (after: GameDescription, before: GameDescription): readonly string[] => [
  ...Object.keys(after.settings).filter((id) => after.settings[id] !== before.settings[id]),
  ...Object.keys(after.assets).filter((id) => after.assets[id]?.prompt !== before.assets[id]?.prompt),
  ...(after.theme === before.theme ? [] : ['theme']),
  ...(JSON.stringify(after.palette) === JSON.stringify(before.palette) ? [] : ['palette']),
  ...(after.title === before.title ? [] : ['title']),
];

/** What was said of the game and is not so: whom it has not, whose place another takes. */
const doubtsOf = (words: string, game: GameDescription): readonly string[] => {
  const doubts: string[] = [...absentIn(words, game)];
  saidAgain(saidPlainly(politely(words), game), game, doubts);
  return doubts;
};

/** "camel" in the place of "a camel": words that were about something else. */
const isSame = (after = '', before = ''): boolean =>
  after !== before &&
  after.replace(/^(?:an?|the) /i, '').toLowerCase() === before.replace(/^(?:an?|the) /i, '').toLowerCase();

/** The first way that edits read whole and that brings nobody in whom nobody knows. */
function read(game: GameDescription, ways: readonly string[]): Ruled | undefined {
  for (const way of new Set(ways)) {
    const done = firstRead(game, [way]);
    if (!done || done.redraw.some((id) => isSame(done.game.assets[id]?.prompt, game.assets[id]?.prompt))) continue;
    const after = recast(done.game, done.redraw);
    const strange = new Set(strangeIn(done.game, done.redraw, game));
    if (!strangeIn(after, done.redraw, game).some((id) => strange.has(id))) return { ...done, game: after };
  }
  return undefined;
}

/** "draw the hero anew": once more, in other pictures. */
const ANEW =
  /\b(?:re-?draw|draw\w*|re-?make|re-?do|re-?generate)\b.*\b(?:anew|again|new|once more|differently|other)\b|\bre-?(?:draw|generate|do)\b|\b(?:new|other|another|different) (?:picture|sprite|look|graphic)s? (?:for|of)\b/i;
export function redrawnIn(wish: Wish, game: GameDescription): string | undefined {
  if (!ANEW.test(wish.words)) return undefined;
  return slotIn(wordsOf(wish, 'target')[0] ?? wish.words.replace(ANEW, ' '), game)?.id ?? slotIn(wish.words, game)?.id;
}

/** What can be changed in a game of its kind, in short. */
export function changeable(game: GameDescription): string {
  const { settings } = templateOf(game.template);
  const numbers = settings.flatMap((setting) =>
    'min' in setting &&
    /^(?:heroSpeed|heroJump|lives|levels|enemies|length|waves|gold|moves|difficulty|keys)$/.test(setting.id)
      ? [setting.id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)]
      : [],
  );
  // by what each is: "the chaser" says nothing to who never saw the rules
  const who = slotsOf(game)
    .filter(({ id }) => game.assets[id]?.prompt)
    .slice(0, 6)
    .map(({ id }) => `${game.assets[id]!.prompt} (${id})`);
  const [first] = slotsOf(game).filter(({ id }) => /^(?:chaser|walker|flyer)$/.test(id));
  return `In "${game.title}" are ${who.join(', ')} …: each can be another (${first ? `"the ${first.id} should be a wolf", ` : ''}1 generation, with movements 5; one of yours is free). Free are its place, light and weather, and ${numbers.join(', ')} ("more lives").`;
}
