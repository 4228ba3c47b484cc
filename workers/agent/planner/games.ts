/** Games from one sentence, and their edits, by the templates' own words. */
import {
  type AssetSlot,
  editGame,
  type GameDescription,
  type GameEdit,
  type GameTemplate,
  newGame,
  type SlotChoice,
  type TemplateId,
  templateFor,
  templateOf,
  templates,
  themeOf,
} from '../games/index.ts';
import { type Cast, castOf, drawnAs } from './cast.ts';
import { defendersIn, foesLike, towersOf } from './defenders.ts';
import { mapSteps, mapsForGame, mapsIn } from './game-maps.ts';
import { gameSteps } from './game-steps.ts';
import { manners, type Named, namedParts, type Part, withManners } from './game-words.ts';
import type { Memory } from './memory.ts';
import { piecesOf } from './pieces.ts';
import * as say from './says.ts';
import type { Plan } from './step.ts';
import { singular, subjectOf } from './subjects.ts';
import { isTale } from './talk/acts.ts';
import { titleOf } from './titles.ts';
import { ARTICLE, bareNoun } from './words.ts';

const slotFor = (template: GameTemplate, kinds: RegExp): AssetSlot | undefined =>
  template.needs.find(({ id, words }) => [id, ...words].some((word) => kinds.test(word)));

/** "… with a wooden menu" */
const MENU =
  /,?\s*\b(?:with|and|plus) ((?:an? |some |its own |nice )*(?:[\w-]+ ){0,3}?(?:menus?|interface|ui|gui|panels?|buttons))\b(?! crush)/i;
/** Whether it is what stands to be defended: the castle itself, or a thing that is attacked where towers defend. */
const isDefended = ({ needs }: GameTemplate, phrase: string, said: string): boolean =>
  needs.some(
    ({ id, words }) =>
      id === 'base' &&
      (words.includes(singular(bareNoun(phrase))) ||
        (/\b(?:attack|raid|storm|besiege|invade|march on|siege)/i.test(said) &&
          subjectOf(phrase)?.kind === 'thing' &&
          !subjectOf(phrase)?.creature)),
  );

/** A game is wished for: what it is made of, or a question. */
export function planGame(wish: string, memory: Memory, projectId: string | null, agreed = false): Plan {
  const maps = mapsIn(wish);
  const sentence = maps?.rest ?? wish;
  const [, menu] = MENU.exec(sentence) ?? [];
  const kept = manners(goals(sentence.replace(MENU, '').toLowerCase()));
  const { rest: words, parts } = namedParts(kept.rest);
  const named = templateFor(words) ?? templateFor(sentence) ?? playedBy(words);
  // what is played on a map of somebody's own is an adventure
  const template = maps && (!named || agreed) ? templateOf('adventure') : named;
  if (maps && !template?.takesMaps) return { ask: say.noMaps(template!.title) };
  if (!template) return { ask: say.whichGame(templates) };
  const called = words.replace(/\b(?:called|named|titled)\s+["']?[^"',.]{2,40}["']?/i, '');
  const defence = template.id === 'tower-defence' ? defendersIn(withoutTemplate(called, template)) : undefined;
  const cast = castOf(defence?.rest ?? withoutTemplate(called, template));
  Object.assign(cast, pick(parts, 'hero', 'enemy', 'pickup', 'place'));
  // "goblins attack a castle": who comes is whom it is played against
  if (cast.hero && cast.enemy && isDefended(template, cast.enemy, words)) {
    cast.base = cast.enemy;
    cast.enemy = cast.hero;
    delete cast.hero;
  }
  if (cast.unknown.length && !cast.hero) return { ask: say.puzzled(cast.unknown) };
  const theme = themeOf(parts.place ? `in ${parts.place}` : `${called} ${maps?.names.join(' ') ?? ''}`);
  const hero = slotFor(template, /^hero$/i);
  const enemy = slotFor(template, /^(?:enem(?:y|ies)|foes?|monsters?|creeps?|invaders?)$/i);
  const pickup = slotFor(template, /^(?:coins?|gems?|pickups?|treasure|keys?)$/i);
  const filled: Record<string, Pick<SlotChoice, 'prompt'> & Partial<SlotChoice>> = {};
  /** What names a slot itself, like the castle of a tower defence, goes there. */
  const fill = (slot: AssetSlot | undefined, phrase: string | undefined): void => {
    if (!phrase) return;
    const named = template.needs.find(
      ({ kind, words }) => kind === 'object' && words.some((word) => bareNoun(one(phrase)) === word),
    );
    const to = named ?? slot;
    if (to && !filled[to.id]) filled[to.id] = { prompt: one(phrase), ...drawnAs(one(phrase), to.kind) };
  };
  if (hero && cast.hero) filled[hero.id] = { prompt: cast.hero, ...drawnAs(cast.hero, hero.kind) };
  fill(enemy, cast.enemy);
  // who acts in a game that has no hero is whom it is played against
  if (!hero && !cast.enemy) fill(enemy, cast.hero);
  fill(slotFor(template, /^base$/i), cast.base);
  if (defence?.tower) Object.assign(filled, towersOf(defence.tower));
  if (defence && enemy && filled[enemy.id]) Object.assign(filled, { ...foesLike(filled[enemy.id]!.prompt), ...filled });
  if (pickup?.kind === 'object') fill(pickup, cast.pickup);
  if (template.id === 'match-3')
    Object.assign(filled, piecesOf(cast.pickup ?? cast.hero ?? cast.place ?? called, cast.also));
  const scene = cast.place && placeName(cast.place);
  if (scene && template.needs.some(({ id }) => id === 'background')) filled.background = { prompt: scene };
  if (parts.boss) filled.boss = { prompt: one(parts.boss), ...drawnAs(one(parts.boss), 'character') };
  // an interface of this conversation frames its screens; a new one where it is asked for
  if (menu) filled.panel = { prompt: menu };
  else if (memory.ui) filled.panel = { prompt: memory.ui.words || 'a panel', assetId: memory.ui.id };
  const made = newGame(template.id, {
    title: parts.title ? titled(sentence, parts.title) : titleOf(sentence, template, cast, theme),
    ...(theme ? { theme } : {}),
    seed: seedOf(words),
    ...(maps ? { maps: maps.names.map((name) => ({ assetId: '', name })) } : {}),
    slots: Object.fromEntries(Object.entries(filled).filter(([id]) => template.needs.some((slot) => slot.id === id))),
  });
  const { game, notes } = withManners(made, parts.boss ? ['add a boss', ...kept.edits] : kept.edits);
  return {
    steps: gameSteps(game, {
      ...{ projectId, edit: undefined, ui: menu !== undefined },
      maps: maps ? mapSteps(maps.names, memory) : [],
    }),
    notes,
  };
}

/** What is done in a game → what is played so, where no kind of game is named. */
const PLAYED: readonly (readonly [template: TemplateId, does: RegExp])[] = [
  ['platformer', /\b(?:jump|hop|leap|climb|bounc|platforms?)(?:s|es|ing|e)?\b/],
  ['runner', /\b(?:(?:run|runs|running|flee|flees|fleeing|escape|escapes|escaping) (?:away )?from|chased by|dodg(?:e|es|ing)|avoid(?:s|ing)?|(?:ride|rides|skate|skates|skis?|skiing|surfs?|snowboards?) (?:down|through|along|over|across))\b/],
  ['twin-stick', /\b(?:shoot(?:s|ing)?|blast(?:s|ing)?|gun(?:s|ning)? down|waves? of|hordes? of|surviv(?:e|es|ing)|slay(?:s|ing)?)\b/],
  ['adventure', /\b(?:explor(?:e|es|ing)|search(?:es|ing)?(?: for)?|look(?:s|ing)? for|find(?:s|ing)?|wander(?:s|ing)?|sneak(?:s|ing)?|maze|labyrinth|treasure hunt|solv(?:e|es|ing))\b/],
  ['match-3', /\b(?:match|swap)(?:es|s|ing|ping)?\b/],
  ['tower-defence', /\b(?:defend|protect|guard)(?:s|ing)?\b|\btowers\b/],
]; // biome-ignore format: a table
/** The one kind of game in which all that is done can be done; undefined where there are several. */
function playedBy(words: string): GameTemplate | undefined {
  const found = PLAYED.filter(([, does]) => does.test(words));
  return found.length === 1 ? templateOf(found[0]![0]) : undefined;
}

/** "goal: find the keys" → "who must find the keys" */
const goals = (words: string): string =>
  words
    .replace(/[,.;]?\s*\b(?:the )?(?:goal|aim|objective|mission|task|quest) ?(?::|=|\bis\b)(?: to)? ?/g, ' who must ')
    .replace(/\ball (?:the |of the )?(?=\w)/g, '');

const pick = (parts: Named['parts'], ...names: readonly Part[]): Partial<Cast> =>
  Object.fromEntries(names.flatMap((name) => (parts[name] ? [[name, parts[name]]] : [])));

/** A title as it was written, in capitals and all. */
const titled = (sentence: string, title: string): string => {
  const at = sentence.toLowerCase().indexOf(title);
  return (at < 0 ? title : sentence.slice(at, at + title.length)).slice(0, 40);
};

/** "bamboo forest" → "a bamboo forest"; undefined for what is too long to be the name of a place. */
function placeName(phrase: string): string | undefined {
  const bare = bareNoun(phrase)
    .replace(/\b(?:theme|themed|style|setting|full|world)\b/g, '')
    .trim();
  if (!bare || bare.split(/\s+/).length > 4) return undefined;
  return `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare}`;
}

/** One of them is drawn: "goblins" → "a goblin". */
const one = (words: string): string => {
  const bare = words.replace(/^(?:the|some|many|his|her|their|its|my|our)\s+/i, '');
  return ARTICLE.test(bare) ? bare : `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${singular(bare)}`;
};

const withoutTemplate = (words: string, { words: names, plays }: GameTemplate): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replace(new RegExp(`\\b${name.replace(/[^\w ]/g, '.')}s?\\b`, 'gi'), ' , '), words)
    // "defend the hive from wasps" says who plays as well
    .replace(new RegExp(plays.source, 'gi'), (said) =>
      /\b(?:defend|protect|tower)/i.test(said) ? said.replace(/\btowers?\b/gi, ' , ') : ' , ',
    );

/** The same words give the same levels. */
const seedOf = (words: string): number =>
  [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) + 1;

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
export function planEdit(readings: readonly string[], memory: Memory, projectId: string | null): Plan | undefined {
  const { game } = memory;
  if (!game || !projectId) return undefined;
  const edits = readings.flatMap((words) => asEdits(words, game)).map((words) => editGame(game, words));
  const sound = edits.filter((one) => !strangeIn(one, game).length);
  const edit =
    sound.find(({ changed, unclear }) => changed.length && !unclear.length) ??
    sound.find(({ changed }) => changed.length) ??
    edits.find(({ changed }) => changed.length) ??
    edits[0]!;
  if (!edit.changed.length) return undefined;
  if (edit.unclear.length && !edit.changed.length) return { ask: say.editUnclear(edit.unclear) };
  const strange = strangeIn(edit, game);
  if (strange.length) return { ask: say.puzzled(strange) };
  return {
    steps: gameSteps(recast(edit.game, edit.redraw), { projectId, edit: { redraw: edit.redraw } }),
    notes: edit.changed,
    // what can be done is offered, and the rest is named
    ...(edit.unclear.length ? { unclear: edit.unclear.map((why) => /"([^"]+)"/.exec(why)?.[1] ?? why) } : {}),
  };
}

/** Who or what would come in anew, and is nobody and nothing that is known. */
const strangeIn = (edit: GameEdit, before: GameDescription): readonly string[] =>
  edit.redraw
    .map((id) => edit.game.assets[id]!)
    .filter(({ kind, assetId }) => !assetId && /^(?:character|object)$/.test(kind))
    .map(({ prompt }) => prompt)
    .filter((prompt) => !subjectOf(prompt) && Object.values(before.assets).every((one) => one.prompt !== prompt));

/** Said of what stays as it is. */
const STAYS =
  /\b(?:(?:leave|keep) (?:the rest|everything(?: else)?|all else|it)|(?:the rest|everything else) (?:stays|is fine|as it is))\b/i;
/** "too easy, harder please" says one thing twice. */
function sameAsNext(part: string, next: string | undefined, game: GameDescription): boolean {
  if (!next || !/\btoo\b/i.test(part)) return false;
  const [one, other] = [part, next].map((words) => editGame(game, words));
  return (
    one!.changed.length > 0 &&
    other!.changed.length > 0 &&
    JSON.stringify(one!.game.settings) === JSON.stringify(other!.game.settings)
  );
}
/** The words of an edit, also with "the hero" for who plays and "replace" for what is to be gathered instead. */
function asEdits(words: string, game: GameDescription): string[] {
  const parts = words
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
      /\b(?:the |all )?(?:enem(?:y|ies)|foes?|monsters?) (?:are |is |seem |move )*(?:way |much |a bit |far )*too (?:slow|weak|easy|harmless|stupid|dumb)(?:ly)?\b|\b(?:faster|stronger|tougher|smarter|more dangerous) (?:enem(?:y|ies)|foes|monsters)\b/gi,
      'harder',
    )
    .replace(
      /\b(?:the |all )?(?:enem(?:y|ies)|foes?|monsters?) (?:are |is |seem |move )*(?:way |much |a bit |far )*too (?:fast|strong|hard|tough|dangerous|quick)(?:ly)?\b|\b(?:slower|weaker) (?:enem(?:y|ies)|foes|monsters)\b/gi,
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
    .replace(/\b(?:twice|two times|double) (?:as many|the)\b/gi, 'much more')
    .replace(/\bhalf (?:as many|the)\b/gi, 'fewer')
    .replace(/\b(?:a (?:bit|little|lot|tad)|slightly|somewhat|way|even|just) (?=(?:more|less|fewer|[a-z]+er)\b)/gi, '')
    .replace(/ (?:please|pls)(?=[,.;]|$)/gi, '');
  const { pickup = undefined, coin = undefined, hero } = game.assets;
  const gathered = pickup
    ? 'pickup'
    : coin
      ? 'coin'
      : (slotFor(templateOf(game.template), /^(?:coins?|gems?|pickups?|treasure|keys?)$/i)?.id ?? 'coins');
  const [figure = ''] = hero?.prompt.split(/\s+(?:with|in|of|holding)\s/) ?? [];
  const noun = figure.split(/\s+/).at(-1);
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

/** Who stands in a slot anew is drawn as what it is: an animal on its own legs. */
function recast(game: GameDescription, slots: readonly string[]): GameDescription {
  const assets = { ...game.assets };
  for (const { id, kind } of templateOf(game.template).needs) {
    const choice = assets[id];
    if (!choice || !slots.includes(id)) continue;
    // "the enemies should be hedgehogs": one of them is drawn
    const single = /^(?:character|object)$/.test(kind) && !choice.assetId && singular(choice.prompt) !== choice.prompt;
    const prompt = single && !ARTICLE.test(choice.prompt) ? one(choice.prompt) : choice.prompt;
    assets[id] = { ...choice, prompt, kind, ...drawnAs(prompt, kind) };
  }
  return { ...game, assets };
}

/** What edits refuse, and why; for words that nothing else was made of. */
export const whyNoEdit = (words: string, { game }: Memory): string | undefined => {
  const [why] = game ? editGame(game, words).unclear : [];
  return why && !/is nothing that can be changed/.test(why) ? why : undefined;
};
