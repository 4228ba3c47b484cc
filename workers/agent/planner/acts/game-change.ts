/** The game of a conversation is to be other: change by change, free unless something is drawn. */
import { type GameDescription, slotsOf as partsOf, slotIn, templateFor } from '../../games/index.ts';
import { besides, gameAnswer, neverIn } from '../games/answers.ts';
import { nobodies } from '../games/build.ts';
import { changeable, changedBy, redrawnIn } from '../games/changes.ts';
import { castOf, givenIn, namedAgain } from '../games/given-roles.ts';
import { leftOver } from '../games/left-over.ts';
import { groundOf, isFigure, ownIn, withOwn } from '../games/own.ts';
import { calledAs } from '../games/played.ts';
import { isSomebody } from '../games/somebody.ts';
import { gameDone, gameSteps } from '../games/steps.ts';
import { isOther, withoutGame } from '../games/there.ts';
import { listed, whichOf } from '../phrases.ts';
import { refer } from '../refer.ts';
import { wordsOf } from '../slots.ts';
import { namedThere } from '../theirs.ts';
import type { Act, Context, Outcome, Own, Wish } from '../types.ts';
import { priceOf } from './game-bug.ts';
import { gameMake } from './game-make.ts';

export const gameChange: Act = (said, context) => {
  const { game, projectId } = context;
  const wish = game ? untitled(ofThisGame(said), game) : said;
  const targets = wordsOf(wish, 'target');
  if (!game && templateFor(wish.words) && !targets.length) return gameMake({ ...wish, act: 'game.make' }, context);
  if (!game || !projectId || isOther(targets, game))
    return withoutGame(targets, 'to be changed', game && isOther(targets, game) ? game : undefined);
  const undone = undo(wish, context, projectId);
  if (undone) return undone;
  const again = redrawnIn(wish, game);
  if (again) return drawnAnew(game, again, projectId);
  const never = neverIn(wish.words);
  if (never) return { steps: [], say: `Nothing was changed. ${never}` };
  const cast = castOf(wish, context);
  if (cast && 'ask' in cast) return { steps: [], ask: cast.ask };
  const own = ownsIn(cast?.wish ?? wish, context);
  if ('ask' in own) return { steps: [], ask: own.ask };
  const ground = own.grounds[0] && groundOf(game, own.grounds[0]);
  if (ground) return onGround(game, own.grounds[0]!, ground, projectId);
  const { game: after, changed, redraw, already, lost, why } = changedBy(own.wish, game);
  const known = gameAnswer(wish.words, game);
  const unknown = own.missing.find((name) => PUTS_IN.test(wish.words) && isSomebody(name));
  if (unknown && changed.length)
    return {
      steps: [],
      ask: `I find no "${unknown}" among what you have, so nothing was changed. Which of yours do you mean, or shall one be drawn anew (say "the hero should be a ${unknown}")?`,
    };
  // what is left out, with how it is in this game
  const ways = [...new Set(lost.flatMap((words) => gameAnswer(words, game) ?? []))];
  if (!changed.length)
    return {
      steps: [],
      say: answer(
        [
          ...(known ? [known, ...already] : already.concat(why, nobodyIn(lost, game))),
          ...own.missing.filter(() => !known).map((words) => `You have no "${words}".`),
        ],
        lost,
        game,
      ),
    };
  const mine = withOwn(after, context, redraw, cast ? givenIn(after, redraw, cast.stands) : undefined, said.words);
  const drawn = redraw.filter((id) => !mine.slots.includes(id));
  // "Nima as a bee": nobody knows her but the account
  const theirs = drawn.flatMap((id) => context.own.filter(({ list, name }) => list === 'CHARACTER' && new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'iu').test(mine.game.assets[id]!.prompt)).map(({ name }) => [id, name] as const)); // biome-ignore format: one line
  if (theirs[0]) {
    const [id, name] = theirs[0];
    return { steps: [], ask: `Nothing was changed. "${name}" is put in as you have it, for nothing ("the ${id} should be ${name}"). In another look it is made first ("${mine.game.assets[id]!.prompt.replace(/^an? /i, '')}", 20 generations), and then used. Which shall it be?` }; // biome-ignore format: one line
  }
  const strange = nobodies(Object.fromEntries(drawn.map((id) => [id, mine.game.assets[id]!])));
  if (strange.length) {
    const names = strange.map((id) => `"${mine.game.assets[id]!.prompt}"`).join(' and ');
    return {
      steps: [],
      say: `I know nobody and nothing that looks like ${names}, and no such part of a game, so nothing was changed. Say what it looks like ("a blue robot with a cannon"), or what the game shall do.`,
    };
  }
  const notes = [
    ...changed.filter((one) => !mine.slots.some((id) => one.includes(`The ${id} `))),
    ...mine.notes,
    ...besides(wish.words),
    ...why,
    ...(ways.length ? ways : nobodyIn(lost, game)),
  ];
  const steps = calledAs(
    gameSteps(mine.game, { projectId, edit: { redraw: drawn, given: mine.slots } }),
    changeOf(game),
  );
  // nothing is paid for a change of which words were left over
  const open = !lost.length ? leftOver(wish.words, game, mine.game, notes) : []; // biome-ignore format: one line
  // what names neither the game nor a part of it may as well be a picture of its own
  const guess = drawn.length && !context.agreed && !OF_IT.test(said.words) && !slotIn(said.words, game) && !said.words.toLowerCase().includes(game.title.toLowerCase()); // biome-ignore format: one line
  const which = takenFor(targets, game);
  if (which) notes.push(which);
  return {
    steps,
    notes: cast ? namedAgain(notes, cast.stands) : notes,
    heard: [wish.words],
    ...(guess
      ? {
          instead: `I read it as a change of "${game.title}"; or say "draw …" in front if it shall be a picture of its own.`,
        }
      : {}),
    ...(lost.length || open.length ? { lost: [...lost, ...open] } : {}),
    told: (results) => gameDone(results),
  };
};

/** Verbs and parts by which something comes into a game. */
const OF_IT =
  /\b(?:add|put|place|insert|include|use|replace|swap|change|turn|make|let|give|have|needs?|instead|more|less|should|must|game|levels?|enem(?:y|ies)|foes?|boss\w*|hero|player|pick-?ups?|coins?|gems?|goal|ground|tiles|background|sky|theme|everywhere|companion|pet|weapon|pieces?|towers?|waves?|obstacles?|collect\w*|as the|remove|without|no)\b/i;

/** "the music in my game is annoying": of which else. */
function ofThisGame(read: Wish): Wish {
  // "can the drone be the player"
  const [, who = '', role = ''] = /^\W*(?:can|could|may|should|let) (?:the |my )?([\p{L}'-]+(?: [\p{L}'-]+)?) be (?:the |my )?(hero|player|main character|boss|companion)\b[^,.;]*\W*$/iu.exec(read.words) ?? []; // biome-ignore format: one line
  const order = `use my ${who} as the ${/player|main/i.test(role) ? 'hero' : role}`;
  const wish = who ? { ...read, words: order, slots: [{ slot: 'change', words: order }] } : read;
  const put = (words: string): string => words.replace(/\b(replace|swap|exchange) (.+?) by /gi, '$1 $2 with ').replace(/\b(?:what|the (?:thing|item)s?(?: that)?) (?:you|one|i|we|the (?:hero|player)) (?:must |have to |can )?(?:collect|gather|pick up)s?\b/gi, 'the pickup').replace(/\b(?:what|where) (?:you|one|i|we|the (?:hero|player)) (?:must |have to |has to )?(?:reach|get to)(?:es)?\b/gi, 'the goal').replace(/ (?:in|of) (?:my|the|this|our) game(?= (?:is|are|should|feels?|looks?|sounds?|seems?)\b)/gi, ''); // biome-ignore format: one line
  // "the music is annoying, can it be slower": of what is spoken of
  const [, what, how] =
    /\b(?:the|my) (music|enem(?:y|ies)|boss|jump|hero|player|levels?|shots?)\b(?: [a-z]+){1,5}?[,.;]? (?:and |but |so )?(?:can|could|make) (?:it|they|them|he|she) (?:be )?(?:a bit |much |way )?([a-z]+er)\W*$/i.exec(
      put(wish.words),
    ) ?? [];
  if (what && how) return { ...wish, words: `make the ${what} ${how}`, slots: [{ slot: 'change', words: `make the ${what} ${how}` }] }; // biome-ignore format: one line
  return { ...wish, words: put(wish.words), slots: wish.slots.map((one) => ({ ...one, words: put(one.words) })) };
}

/** "in moon miner the hole is deeper", where that is the game: its name says nothing of what is to be other. */
function untitled(wish: Wish, { title }: GameDescription): Wish {
  const name = title.replace(/[^\p{L}\p{N} ]/gu, '.');
  if (/\b(?:call|name|rename|title)\w*\b/i.test(wish.words)) return { ...wish, slots: wish.slots.filter(({ slot, words }) => slot !== 'target' || words.toLowerCase() !== title.toLowerCase() || wish.slots.length < 2) };
  const at = new RegExp(`(?:\\b(?:in|of|for|to|from|at|into|on) )?(?:\\b(?:my|the|our) )?(?<![\\p{L}\\p{N}])${name}(?:'s)?(?![\\p{L}\\p{N}])(?: game\\b)?[,:]?`, 'giu');
  const subject = new RegExp(`^\\W*(?:my |the |our )?${name}(?= (?:is|feels?|looks?|seems?|needs?|should|has|was|must|gets?|runs?|takes?|ends?)\\b)`, 'iu');
  const put = (words: string): string => words.replace(subject, 'it').replace(at, ' ').replace(/\s+/g, ' ').trim();
  const slots = wish.slots.flatMap((slot) => (put(slot.words) ? [{ ...slot, words: slot.slot === 'name' || slot.slot === 'text' ? slot.words : put(slot.words) }] : []));
  const words = put(wish.words);
  return words && name && words !== wish.words ? { ...wish, words, slots: slots.length ? joinedIn(words, slots) : [{ slot: 'change', words }] } : wish;
} // biome-ignore format: short enough

/** "make the enemies [in moon miner] slower": one change, between whose words the name stood. */
function joinedIn(words: string, slots: Wish['slots']): Wish['slots'] {
  const all: Wish['slots'][number][] = [];
  for (const one of slots) {
    const last = all.at(-1);
    if (last?.slot === 'change' && one.slot === 'change' && words.includes(`${last.words} ${one.words}`))
      all[all.length - 1] = { ...last, words: `${last.words} ${one.words}` }; // biome-ignore format: one line
    else all.push(one);
  }
  return all;
}

/** Who is spoken of and is not in it, and who is. */
function nobodyIn(lost: readonly string[], game: GameDescription): readonly string[] {
  const who = lost
    .flatMap((words) => /\b[a-z]+s\b/gi.exec(words) ?? [])
    .find((word) => isSomebody(word) && !slotIn(word, game));
  const there = partsOf(game).flatMap(({ id }) =>
    /^(?:hero|walker|chaser|flyer|foe\d|boss)$/.test(id) ? [game.assets[id]!.prompt] : [],
  );
  return who ? [`There are no ${who} in "${game.title}": in it are ${listed(there)}.`] : [];
}

/** "in the bakery game": it was taken for the one that is here. */
function takenFor(targets: readonly string[], { title }: GameDescription): string | undefined {
  const [name] = targets.flatMap(
    (words) => /^(?:the|my|our) ((?!whole\b|same\b|new\b|last\b)[\w -]+) game$/i.exec(words)?.[1] ?? [],
  );
  return name && !title.toLowerCase().includes(name.toLowerCase())
    ? `I took that for "${title}", the game of this conversation; another one is changed in its own.`
    : undefined;
}

const changeOf = ({ title }: GameDescription): string => `the change in "${title}"`;

const answer = (answers: readonly string[], lost: readonly string[], game: GameDescription): string => {
  const open =
    lost.length && !answers.length
      ? [`I do not know how to do ${lost.map((words) => `"${words}"`).join(', ')} in this game.`]
      : [];
  return ['Nothing was changed.', ...new Set(answers), ...open, ...(open.length ? [changeable(game)] : [])].join(' ');
};

const UNDO =
  /^\W*(?:\w+ )?(?:undo|revert|roll ?back|take (?:it|that) back|go back|change (?:it|that) back|put (?:it|that) back)\b/i;
function undo(wish: Wish, { gameBefore }: Context, projectId: string): Outcome | undefined {
  if (!UNDO.test(wish.words)) return undefined;
  if (!gameBefore) return { steps: [], say: 'There is no change to undo: the game is as it was built.' };
  const steps = calledAs(gameSteps(gameBefore, { projectId, edit: { redraw: [] } }), changeOf(gameBefore));
  return { steps, notes: ['The game is as it was before the last change.'], told: (results) => gameDone(results) };
}

/** The same words, another picture. */
function drawnAnew(game: GameDescription, id: string, projectId: string): Outcome {
  const { assetId: _, ...choice } = game.assets[id]!;
  const after = { ...game, seed: game.seed + 1, assets: { ...game.assets, [id]: choice } };
  // the seed is that of the levels, too: they stay as they are
  const steps = gameSteps(after, { projectId, edit: { redraw: [id] } });
  const kept = steps.map((step) =>
    step.tool !== 'write_game' || typeof step.args !== 'function'
      ? step
      : { ...step, args: sameLevels(step.args, game.seed) },
  );
  return {
    steps: kept,
    heard: [game.assets[id]!.prompt, 'anew again redraw draw once more other'],
    notes: [`The ${id} is drawn anew: ${choice.prompt} (${priceOf(game, id)} generations).`],
    told: (results) => gameDone(results),
  };
}
const sameLevels = (args: (results: never) => object, seed: number) => (results: readonly unknown[]) => {
  const { game, ...rest } = args(results as never) as { game: GameDescription };
  return { ...rest, game: { ...game, seed } } as never;
};

/** A tileset of the account is the ground from now on. */
function onGround(game: GameDescription, own: Own, ground: ReturnType<typeof groundOf>, projectId: string): Outcome {
  if ('why' in ground) return { steps: [], say: `Nothing was changed. ${ground.why}` };
  const choice = { ...game.assets[ground.slot]!, assetId: own.id, prompt: own.name };
  const after = { ...game, assets: { ...game.assets, [ground.slot]: choice } };
  return {
    steps: calledAs(gameSteps(after, { projectId, edit: { redraw: [], given: [ground.slot] } }), changeOf(game)),
    notes: [`Its ground is your own "${own.name}"; nothing is drawn.`],
    told: (results) => gameDone(results),
  };
}

/** Something of one's own is put into the game: "my kids" are not. */
const PUTS_IN = /\b(?:use|using|put|add|swap|replace|with|as|for|by|be|instead)\s+(?:\w+ ){0,3}?(?:my|our)\b/i;

interface Owned {
  readonly wish: Wish;
  readonly grounds: readonly Own[];
  readonly missing: readonly string[];
}
const MINE =
  /\b(?:my|our|the) (?:own )?((?:[a-z-]+ ){0,2}?[a-z-]+?)(?= (?:as|for|in|into|instead|to|should|on|the)\b|['’]s\b|[,.;!?]|$)/gi;
const GROUND = /\b(?:tile ?sets?|tiles|ground)\b/i;

/** Whom or what of the account the words put into the game: "the skeleton as enemy", "my own tiles". */
function ownsIn(wish: Wish, context: Context): Owned | { readonly ask: string } {
  const grounds: Own[] = [];
  const missing: string[] = [];
  let { words } = wish;
  // "use my grass and water tiles"
  if (GROUND.test(words) && /\b(?:use|take|with|put|my|our)\b/i.test(words))
    grounds.push(...namedThere(words, context.own).filter(({ list }) => /TILESET$/.test(list)));
  const slots = new Map(wish.slots.map((slot) => [slot, slot.words]));
  for (const hit of wish.words.matchAll(MINE)) {
    const [all, name = ''] = hit;
    const mine = /^(?:my|our)/i.test(all);
    // "the elf ranger" of "Mira the elf ranger"
    if (!mine && context.own.some((one) => isWithin(wish.words, one.name, hit.index))) continue;
    if (!context.game || /\bgame$/i.test(name) || ROLE.test(name)) continue;
    if (GROUND.test(all)) {
      const { own } = refer([all], context, ({ list }) => /TILESET$/.test(list));
      // "use the sand tileset", of which one alone is there
      if (own[0] && (mine || (!own[1] && /\b(?:tile ?sets?|tiles)\b/i.test(all)))) grounds.push(own[0]);
      continue;
    }
    // who is in the game already is meant there
    if (!mine && slotIn(name, context.game)) continue;
    const { own, either, nobody } = ownIn(all, context);
    if (either && mine) return { ask: whichOf(either.filter(isFigure)) };
    if (nobody && mine) missing.push(name);
    if (!own) continue;
    const put = (text: string): string => text.replace(all, `a ${own.name}`);
    words = put(words);
    for (const [slot, text] of slots) slots.set(slot, put(text));
  }
  return {
    wish: { ...wish, words, slots: wish.slots.map((slot) => ({ ...slot, words: slots.get(slot)! })) },
    grounds,
    missing,
  };
}
/** Whether a place in words lies within this name. */
const isWithin = (words: string, name: string, at: number): boolean => {
  const from = words.toLowerCase().lastIndexOf(name.toLowerCase(), at);
  return from >= 0 && from < at && at < from + name.length;
};
const ROLE =
  /^(?:hero|player|enem\w+|foes?|boss|level\w*|background|title|music|jump\w*|coins?|gems?|end|start|screen|whole|same|other|first|last|second)$/i;
