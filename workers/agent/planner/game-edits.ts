/** Edits of the game that a conversation made, in words; what is said of it in many ways becomes what the game's own edits know. */

import {
  editGame,
  type GameDescription,
  type GameEdit,
  leftOver,
  slotIn,
  slotsOf,
  templateOf,
  themeOf,
} from '../games/index.ts';
import { drawnAs } from './cast.ts';
import { towersOf } from './defenders.ts';
import { livelier, saidAgain } from './edit-words.ts';
import { mapSteps, mapsForGame } from './game-maps.ts';
import { one, slotFor } from './game-slots.ts';
import { gameSteps } from './game-steps.ts';
import { withHoldings } from './holdings/in-game.ts';
import type { Memory } from './memory.ts';
import { inAllColours, piecesOf } from './pieces.ts';
import * as say from './says.ts';
import type { Plan } from './step.ts';
import { singular, subjectOf } from './subjects.ts';
import { isTale } from './talk/acts.ts';
import { ARTICLE } from './words.ts';

/** "use my dungeon map as the level": of the game that is there; undefined where the words are about something else. */
export function planMaps(words: string, memory: Memory, projectId: string | null): Plan | undefined {
  const { game } = memory;
  const names = game && projectId ? mapsForGame(words) : undefined;
  if (!game || !names) return undefined;
  const template = templateOf(game.template);
  if (!template.takesMaps) return { ask: say.noMaps(template.title) };
  const maps = names.map((name) => ({ assetId: '', name }));
  const changed = { ...game, maps, settings: { ...game.settings, levels: maps.length } };
  const steps = gameSteps(changed, { projectId, edit: { redraw: [] }, maps: mapSteps(names, memory) });
  return { whole: true, steps, notes: [] };
}

/**
 * An edit of the game that the conversation made last, by the first of the readings that says all of one; undefined where the
 * words are about something else.
 */
export function planEdit(
  said: readonly string[],
  memory: Memory,
  projectId: string | null,
  agreed = false,
): Plan | undefined {
  const { game } = memory;
  if (!game || !projectId) return undefined;
  const lively = livelier(said[0] ?? '', game);
  const doubts: string[] = [];
  const readings = (lively ? [lively] : said.map((words, i) => saidAgain(words, game, i ? [] : doubts))).map(
    weaponAlone,
  );
  const edits = readings.flatMap((words) => asEdits(words, game)).map((words) => editGame(game, words));
  const sound = edits.filter(
    (one) =>
      !strangeIn(
        { ...one, game: { ...one.game, assets: { ...one.game.assets, ...toldApart(one.game, one.redraw) } } },
        game,
      ).length,
  );
  // all of what was said, and not of a reading that is shorter
  const told = readings[0]!
    .split(/(?<=[,;.!?])\s+/)
    .filter((part, i, all) => !STAYS.test(part) && !isTale(part) && !sameAsNext(part, all[i + 1], game))
    .join(' ');
  const edit =
    sound.find(
      (one) => one.changed.length && !one.unclear.length && !leftOver(withoutWhole(told, one), game, one.game).length,
    ) ??
    sound.find(({ changed, unclear }) => changed.length && !unclear.length) ??
    sound.find(({ changed }) => changed.length) ??
    edits.find(({ changed }) => changed.length) ??
    edits[0]!;
  if (!edit.changed.length) return undefined;
  if (edit.unclear.length && !edit.changed.length) return { ask: say.editUnclear(edit.unclear) };
  const strange = strangeIn(
    { ...edit, game: { ...edit.game, assets: { ...edit.game.assets, ...toldApart(edit.game, edit.redraw) } } },
    game,
  );
  if (strange.length) return { ask: say.puzzled(strange) };
  const open = leftOver(withoutWhole(told, edit), game, edit.game);
  // who adds something loses nothing unasked
  const room = edit.changed.some((one) => /^There is room for three kinds of towers/.test(one)) ? [say.INSTEAD] : [];
  const lacks = [
    ...(lively ? ['What makes it livelier is a matter of taste.'] : []),
    ...doubts,
    ...room,
    ...(edit.unclear.length ? edit.unclear : open.length ? [say.unread(open)] : []),
  ];
  const own = withHoldings(recast(edit.game, edit.redraw), memory.holdings, memory.named ?? [], edit.redraw);
  const redraw = edit.redraw.filter((id) => !own.slots.includes(id));
  // settings alone: free, and taken back with a word
  const forFree =
    !edit.unclear.some((one) => themeOf(one)) &&
    !redraw.length &&
    !lively &&
    !doubts.length &&
    !room.length &&
    (edit.unclear.length > 0 || !open.length);
  return {
    steps: gameSteps(own.game, { projectId, edit: { redraw, given: own.slots } }),
    notes: [
      ...edit.changed.filter(
        (one) => !own.slots.some((id) => one.includes(`The ${id} `) && one.includes('drawn anew')),
      ),
      ...own.notes,
    ],
    // what can be done is offered, and why the rest cannot; what costs nothing is done
    ...(agreed || !lacks.length ? {} : { lacks, does: edit.changed, ...(forFree ? { free: true as const } : {}) }),
  };
}

/** The words without the clauses that were read to their last word. */
const withoutWhole = (told: string, { whole }: GameEdit): string =>
  whole.reduce(
    (text, clause) =>
      text.replace(new RegExp(clause.replace(/[^\w |]/g, '.').replace(/\|/g, '(?:\\|| and )'), 'i'), ' '),
    told,
  );

/** An edit in which somebody of the account comes in, as it is there: "swap the hero for my elf archer". */
export function planGiven(
  words: string,
  { own, memory, projectId }: { readonly own: string; readonly memory: Memory; readonly projectId: string | null },
): Plan {
  const { game, given } = memory;
  if (!game || !given || !projectId) return { ask: say.VAGUE };
  const called = own.replace(/^(?:my|our) /i, '');
  const said = words.replace(own, `${/^[aeiou]/i.test(called) ? 'an' : 'a'} ${called}`);
  const edit = asEdits(saidAgain(said, game), game)
    .map((one) => editGame(game, one))
    .find(({ changed, unclear, redraw }) => changed.length && !unclear.length && redraw.length);
  if (!edit) return { ask: say.editUnclear([`"${words}": I do not see in whose place ${own} shall come.`]) };
  if (given.kind !== 'character' && given.kind !== 'object')
    return { ask: say.editUnclear([`${own} is no figure and no thing that could stand in the game.`]) };
  const { kind } = given;
  const assets = { ...edit.game.assets };
  // what else comes in anew, with another place for example, is drawn
  const theirs = edit.redraw.filter((id) => assets[id]!.prompt.toLowerCase().includes(called.toLowerCase()));
  const filled = theirs.length ? theirs : edit.redraw;
  const redraw = edit.redraw.filter((id) => !filled.includes(id));
  for (const id of filled) {
    const { skeleton: _, ...choice } = assets[id]!;
    assets[id] = { ...choice, kind, prompt: given.words, assetId: given.id };
  }
  return {
    whole: true,
    steps: gameSteps({ ...edit.game, assets }, { projectId, edit: { redraw, given: filled } }),
    notes: [
      `The ${filled.join(' and the ')}: your own ${called}, as you have it${redraw.length ? '' : '; nothing is drawn anew'}.`,
      ...edit.changed.filter((one) => !filled.some((id) => one.includes(`The ${id} `) && one.includes('drawn anew'))),
    ],
  };
}

/** Who or what would come in anew, and is nobody and nothing that is known. */
const strangeIn = (edit: GameEdit, before: GameDescription): readonly string[] =>
  edit.redraw
    .map((id) => edit.game.assets[id]!)
    .filter(({ kind, assetId }) => !assetId && /^(?:character|object)$/.test(kind))
    .map(({ prompt }) => prompt)
    .filter(
      (prompt) =>
        CUT.test(prompt) || (!subjectOf(prompt) && Object.values(before.assets).every((one) => one.prompt !== prompt)),
    );
/** A piece of a sentence, and nobody. */
const CUT = /\b(?:the|an?|and|that|which|who|with|in|on|of|to|as|is|are)$/i;

const UNDO =
  /^\W*(?:(?:no|oh|wait|sorry|oops|please|ok(?:ay)?|actually|hmm+|can you|could you)[\s,.!]+)*(?:undo|revert|roll ?back|take back|go back|change (?:it|that) back|put (?:it|that) back)(?: (?:it|that|this|to|the|my|your|last|latest|previous|one|change|step|thing|edit|action|version|way it was|how it was|before|from before|as it was))*(?: please| pls)?\W*$/i;
/** "undo that": the game as it was before its last change; undefined where the words are about something else. */
export function planUndo(words: string, { game, gameBefore }: Memory, projectId: string | null): Plan | undefined {
  if (!game || !projectId || !UNDO.test(words)) return undefined;
  if (!gameBefore) return { ask: say.NOTHING_TO_UNDO };
  return {
    whole: true,
    steps: gameSteps(gameBefore, { projectId, edit: { redraw: [] } }),
    notes: ['The game is as it was before the last change.'],
  };
}

/** Whether words speak of who or what is in the game, or of something that is to be used in it. */
export const touches = (words: string, game: GameDescription): boolean =>
  slotIn(words, game) !== undefined ||
  /\b(?:hero|player|he|she|him|her|enem(?:y|ies)|foes?|levels?|game)\b/i.test(words) ||
  /^(?:(?:please|now|also|and|then) )*(?:use|put|change|replace|swap|let|give)\b/i.test(words);

/** What somebody does with a weapon is what the weapon does. */
const DOES: readonly (readonly [weapon: string, does: string])[] = [
  ['(?:cross)?bow', '(?:shoot|fire|us)(?:e?s|e|ing)? (?:(?:his|her|with|the|flaming) )*(?:arrows?|bolts?|it|bow)'],
  ['(?:staff|wand)', '(?:cast|throw|shoot|us)(?:e?s|e|ing)? (?:(?:his|her|the) )*(?:spells?|magic|fire ?balls?|it)'],
  ['(?:[a-z]*sword|axe|hammer|blade|spear|club)', '(?:swing|slash|hit|strik|us|fight|attack)(?:e?s|e|ing)?(?: (?:with )?(?:(?:his|her|the|a) )?(?:it|[a-z]*sword|axe|hammer|blade|spear|club|enemies|foes))?'],
  ['(?:shurikens?|throwing stars?|ninja stars?|stars|knives|daggers?)', '(?:throw)(?:s|ing)? (?:(?:his|her|the) )*(?:it|them|stars|shurikens?|knives|daggers?)'],
  ['(?:gun|pistol|rifle|blaster|laser)', '(?:shoot|fire)(?:s|ing)?(?: (?:(?:his|her|the|with) )*(?:it|bullets|lasers?|enemies|foes))?'],
]; // biome-ignore format: a table
const weaponAlone = (words: string): string =>
  DOES.reduce(
    (text, [weapon, does]) =>
      text.replace(
        new RegExp(
          `(\\b(?:${weapon})),? (?:and|that|which|to|so (?:that )?(?:he|she|it|they)(?: can)?)(?: (?:he|she|it|they))?(?: (?:should|can|must|to|also|could|then))* ${does}(?=\\s*(?:$|[,.;!?]|(?:at|with|to) (?:the |his |her )?(?:enemies|foes|it)))(?: (?:at|with) (?:the )?(?:enemies|foes|it))?`,
          'gi',
        ),
        '$1',
      ),
    words,
  );

/** Said of what stays as it is. */
const STAYS =
  /^\W*(?:please |can you |could you |and |so )*(?:fix|smooth|balance|even|sort|tweak|adjust|change|improve|tune|correct|do something about) (?:that|this|it|them)(?: (?:out|up|please|a bit|for me))*\W*$|\b(?:(?:leave|keep) (?:the rest|everything(?: else)?|all else|it)|(?:the rest|everything else) (?:stays|is fine|as it is))\b/i;
/** Which settings changed, and in which direction. */
const turned = (after: GameDescription, before: GameDescription): readonly string[] =>
  Object.entries(after.settings)
    .filter(([id, value]) => value !== before.settings[id])
    .map(([id, value]) =>
      typeof value === 'number' ? `${id} ${value > ((before.settings[id] ?? 0) as number)}` : `${id} ${value}`,
    )
    .sort();
/** "the enemies are too fast, slow them down a bit": slow down who was named. */
const PACE =
  /\b(?:the |all (?:the )?|my |our )?([a-z-]+)( (?:is|are|seems?|feels?|moves?|runs?|walks?|fl(?:y|ies)|goe?s?)\b[^,.;!]*?\btoo [^,.;!]*(?:[,.;!]|\band\b)+\s*(?:(?:so|please|can you|could you) )*)(slow|speed) (?:them|him|her|it) (?:down|up)\b/i;
const paced = (words: string): string =>
  words
    .replace(
      PACE,
      (_, who: string, said: string, how: string) =>
        `the ${who}${said}make the ${who} ${/slow/i.test(how) ? 'slower' : 'faster'}`,
    )
    .replace(
      /\b(slow|speed) (?:the |all (?:the )?)?(enem(?:y|ies)|foes|monsters|hero|player|creeps|music) (?:down|up)\b/gi,
      (_, how: string, who: string) => `make the ${who} ${/slow/i.test(how) ? 'slower' : 'faster'}`,
    );

/** "too easy, harder please" says one thing twice. */
function sameAsNext(part: string, next: string | undefined, game: GameDescription): boolean {
  if (!next || !/\btoo\b/i.test(part)) return false;
  const [one, other] = [part, next].map((words) => editGame(game, words));
  return (
    one!.changed.length > 0 &&
    other!.changed.length > 0 &&
    JSON.stringify(turned(one!.game, game)) === JSON.stringify(turned(other!.game, game))
  );
}
/** The words of an edit, also with "the hero" for who plays and "replace" for what is to be gathered instead. */
function asEdits(words: string, game: GameDescription): string[] {
  const parts = paced(words)
    .split(/(?<=[,;.!?])\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const edits = parts.filter(
    (part, i) =>
      !sameAsNext(part, parts[i + 1], game) &&
      !((STAYS.test(part) || isTale(part)) && !editGame(game, part).changed.length),
  );
  const text = (edits.length ? edits : parts)
    .join(' ')
    .replace(/[\s,;?]+$/, '')
    .replace(
      /\b(?:the |all )?(?:enem(?:y|ies)|foes?|monsters?) (?:are |is |seem |move )*(?:way |much |a bit |far )*too (?:weak|easy|harmless|stupid|dumb)(?:ly)?\b|\b(?:stronger|tougher|smarter|more dangerous) (?:enem(?:y|ies)|foes|monsters)\b/gi,
      'harder',
    )
    .replace(
      /\b(?:the |all )?(?:enem(?:y|ies)|foes?|monsters?) (?:are |is |seem |move )*(?:way |much |a bit |far )*too (?:strong|hard|tough|dangerous)(?:ly)?\b|\b(?:weaker) (?:enem(?:y|ies)|foes|monsters)\b/gi,
      'easier',
    )
    .replace(
      /\badd (?:an? |the )?boss[,.;]? (?:and )?(?:it|he|she) (?:should|must|shall) be (?=an? )/gi,
      'add a boss, the boss should be ',
    )
    .replace(
      /\b(?:the |his |her |its |all )?(?:hero's |player's )?jump(?:s|ing)? (?:is|are|feels?|seems?|looks?)(?: a bit| way| much| really| still| just)* too (low|short|weak|small|high|strong|big)\b/gi,
      (_, how: string) => `the hero should jump ${/high|strong|big/i.test(how) ? 'lower' : 'higher'}`,
    )
    .replace(
      /\b(?:the |our |my )?(?:hero|player|main character) (?:is|feels?|seems?|moves?|runs?|walks?)(?: a bit| way| much| really| still| just)* too (slow|sluggish|fast|quick)(?:ly)?\b/gi,
      (_, how: string) => `the hero should be ${/slow|slug/i.test(how) ? 'faster' : 'slower'}`,
    )
    .replace(
      /\b(?:there (?:are|is) |it has |i (?:have|get) )?(?:far |way |much )?too (few|little|many|much) ([a-z]+s)\b/gi,
      (_, how: string, what: string) => `${/few|little/i.test(how) ? 'more' : 'fewer'} ${what}`,
    )
    .replace(
      /\b(?:the )?levels? (?:is|are|feels?|seems?)(?: a bit| way| much| really)* too (short|long)\b/gi,
      (_, how: string) => `${/short/i.test(how) ? 'longer' : 'shorter'} levels`,
    )
    .replace(
      /^((?:and |now |please |so |also )*(?:the |all |all the )?(?:[\w-]+ ){0,2}?[\w-]+) be (?=[a-z])(?!(?:more|less|faster|slower|harder|easier)\b)/i,
      '$1 should be ',
    )
    .replace(
      /\b(?:twice|two times|double) as (fast|slow|high|big|large|long|hard)\b/gi,
      (_, how: string) => `much ${/big/i.test(how) ? 'bigg' : how.replace(/e$/i, '')}er`,
    )
    .replace(/\b(?:twice|two times|double) (?:as many|the)\b/gi, 'much more')
    .replace(/\bhalf (?:as many|the)\b/gi, 'fewer')
    .replace(/\b(?:a (?:bit|little|lot|tad)|slightly|somewhat|way|even|just) (?=(?:more|less|fewer|[a-z]+er)\b)/gi, '')
    .replace(/ (?:please|pls)(?=[,.;]|$)/gi, '')
    // "use cats and dogs as pieces"
    .replace(
      /^((?:please |now |also )*)use ([a-z -]+?(?:(?:,? and |, )[a-z -]+?)+) (?:as|for) (?:the )?(pieces|gems|towers|enemies|foes)$/i,
      '$1replace the $3 with $2',
    )
    // "8x8 board"
    .replace(/\b(\d{1,2}) ?(?:x|×|by) ?\1\b(?: (?:board|grid|field|cells?|squares?))?/gi, 'board size $1')
    // "bats as a second enemy"
    .replace(
      /^((?:please |also |now |and )*)(?:an? |some )?((?:[a-z-]+ )?[a-z-]+) as (?:(?:an?|the|another|second|third|new|extra|additional|further) )+(enem(?:y|ies)|foes?|monsters?)$/i,
      '$1add enemies: $2',
    )
    .replace(PLACE_WITH, (all, place: string, things: string) =>
      themeOf(place) ? [place, ...things.split(/,? and |, /).map(standsThere)].join(', ') : all,
    )
    // "add wolves and a bear boss"
    .replace(
      /^((?:please |also |now |and )*add (?:some |a few )?)([a-z]+)(?:,| and) (?:add )?(?=(?:an? |the )?(?:[\w-]+ ){0,3}boss\b)/i,
      (all, how: string, who: string) => {
        const subject = subjectOf(singular(who)) ?? subjectOf(who);
        return subject && (subject.kind === 'animal' || subject.creature) ? `${how}enemies: ${who}, add ` : all;
      },
    )
    // "birds that fly at you": what foes do anyway
    .replace(
      /^((?:please |also |now |and )*add (?:some |a few |an? )?[a-z]+(?: [a-z]+)?) (?:that|which|who|to) (?:(?:can|will|should|also) )?(?:fl(?:y|ies)|attacks?|chases?|comes?|runs?|walks?|hunts?|follows?|moves?)(?: (?:at|after|towards?|to|against|for))?(?: (?:you|me|him|her|it|us|the (?:hero|player)|around|fast|towards you))?$/i,
      '$1',
    )
    // "add wolves": against whom one plays
    .replace(
      /^((?:please |also |now |and )*)add (?:some |a few |an? )?([a-z]+(?: [a-z]+)?)$/i,
      (all, how: string, who: string) => {
        if (/\b(?:companion|sidekick|pet|follower|friend|buddy|npcs?|villagers?|shopkeeper|boss)$/i.test(who))
          return all;
        const subject = subjectOf(who) ?? subjectOf(singular(who));
        return subject && (subject.kind === 'animal' || subject.creature) ? `${how}add enemies: ${who}` : all;
      },
    );
  const { pickup = undefined, coin = undefined, hero } = game.assets;
  const gathered = pickup
    ? 'pickup'
    : coin
      ? 'coin'
      : (slotFor(templateOf(game.template), /^(?:coins?|gems?|pickups?|treasure|keys?)$/i)?.id ?? 'coins');
  const [figure = ''] = hero?.prompt.split(/\s+(?:with|in|of|holding)\s/) ?? [];
  // "a knight hero" is a knight
  const noun = figure
    .replace(/(?<=\w) (?:hero(?:ine)?|character|player)$/i, '')
    .split(/\s+/)
    .at(-1);
  const named = noun
    ? text.replace(
        new RegExp(
          `(?:\\bthe |^)${noun.replace(/[^\w ]/g, '.')}\\b(?= (?:should|must|can|needs?|has|is|to|a |faster|slower|jump|run|move|walk)|'s)`,
          'i',
        ),
        'the hero',
      )
    : text;
  const jumps = named.replace(
    /\bthe hero (?:jumps?|is jumping) (?:a bit |way |much |still )*(?:too (low|high|short)|not high enough)\b/gi,
    (_, how = 'low') => `the hero should jump ${/high/i.test(how) ? 'lower' : 'higher'}`,
  );
  const collects = jumps.replace(
    /^.*?\b(?:him|her|it|he|she|they|the hero|the player|you|we) (?:to |should |must |can |could )?(?:collects?|gathers?|picks? up|finds?|eats?|search(?:es)? for|hunts? for)(?: for)? (?:the )?([\w -]+?)(?: instead(?: of [\w ]+)?)?[.!]?$/i,
    `replace the ${gathered} with $1`,
  );
  const once = parts.some((part, i) => sameAsNext(part, parts[i + 1], game));
  return [...new Set(once ? [text] : [words, text, named, jumps, collects])];
}

/** "a desert with cactus", "a jungle with monkeys": where, and what is there. */
const PLACE_WITH =
  /^((?:(?:please|now|also|and|then) )*(?:change|make|turn|set|put|move|let|i want)\b[^,.;]*?) (?:with|full of|and add) (?:some |many |lots of )?((?:an? )?(?!more\b|fewer\b|less\b)[a-z-]+(?: [a-z-]+)?(?:(?:,? and |, )(?:some |an? )?[a-z-]+(?: [a-z-]+)?)*)$/i;
function standsThere(words: string): string {
  const what = words.replace(/^(?:some|many|an?|the) /i, '');
  const subject = subjectOf(what) ?? subjectOf(singular(what));
  return subject && (subject.kind === 'animal' || subject.kind === 'person' || subject.creature)
    ? `the enemies should be ${what}`
    : `add ${what} to the scenery`;
}

/** Pieces or towers that were all called the same: each is another one. */
function toldApart(game: GameDescription, slots: readonly string[]): GameDescription['assets'] {
  const same = slots.filter((id) => /^(?:gem\d|tower)/.test(id));
  const [first] = same;
  const prompt = first && game.assets[first]!.prompt;
  if (!prompt || same.length < 3) return {};
  const prompts = same.map((id) => game.assets[id]!.prompt);
  // "cats and dogs" for six pieces: cats and dogs in several colours
  if (prompts.some((other) => other !== prompt)) {
    if (!first.startsWith('gem')) return {};
    const told = piecesOf([...new Set(prompts)]);
    return Object.fromEntries(
      same.flatMap((id) =>
        told[id] && prompts.filter((other) => other === game.assets[id]!.prompt).length > 1
          ? [[id, { ...game.assets[id]!, prompt: told[id].prompt }]]
          : [],
      ),
    );
  }
  const kinds: Record<string, { readonly prompt: string }> = first.startsWith('gem')
    ? { ...inAllColours(prompt), ...piecesOf(prompt) }
    : (towersOf(singular(prompt.replace(ARTICLE, ''))) as Record<string, { readonly prompt: string }>);
  return Object.fromEntries(
    same.flatMap((id) => (kinds[id] ? [[id, { ...game.assets[id]!, prompt: kinds[id]!.prompt }]] : [])),
  );
}

/** Who stands in a slot anew is drawn as what it is: an animal on its own legs. */
function recast(game: GameDescription, slots: readonly string[]): GameDescription {
  const assets = { ...game.assets, ...toldApart(game, slots) };
  for (const { id, kind } of slotsOf(game)) {
    const choice = assets[id];
    if (!choice || !slots.includes(id)) continue;
    // "the enemies should be hedgehogs": one of them is drawn
    const single = /^(?:character|object)$/.test(kind) && !choice.assetId && singular(choice.prompt) !== choice.prompt;
    const [head = '', ...tail] = choice.prompt.split(/(?= with )/);
    const prompt = single && !ARTICLE.test(choice.prompt) ? [one(head), ...tail].join('') : choice.prompt;
    assets[id] = { ...choice, prompt, kind, ...drawnAs(prompt, kind) };
  }
  return { ...game, assets };
}

/** What edits refuse, and why; for words that nothing else was made of. */
export const whyNoEdit = (words: string, { game }: Memory): string | undefined => {
  const [why] = game ? editGame(game, saidAgain(words, game)).unclear : [];
  return why && !/is nothing that can be changed/.test(why) ? why : undefined;
};
