/** Games from one sentence, and their edits, by the templates' own words. */
import {
  type AssetSlot,
  drawRequests,
  editGame,
  type GameDescription,
  type GameTemplate,
  newGame,
  slotsOf,
  templateFor,
  templateOf,
  templates,
  themeOf,
  withAssets,
} from '../games/index.ts';
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import type { Memory } from './memory.ts';
import * as say from './says.ts';
import type { Plan, Step } from './step.ts';
import { subjectOf } from './subjects.ts';
import { ARTICLE, bareNoun } from './words.ts';

/** What stands between the parts of a sentence, and what the part after it is. */
const ROLES: readonly (readonly [RegExp, 'hero' | 'enemy' | 'pickup' | 'place' | 'tower'])[] = [
  [
    /^(?:against|versus|vs\.?|fight(?:s|ing)?|battl(?:es|ing)|attack(?:s|ing)?|shoot(?:s|ing)?(?: at)?|kill(?:s|ing)?|avoid(?:s|ing)?|dodg(?:es|ing)|full of|chased by|hunted by|defeat(?:s|ing)?)$/,
    'enemy',
  ],
  [/^(?:collect(?:s|ing)?|gather(?:s|ing)?|find(?:s|ing)?|pick(?:s|ing)? up|match(?:es|ing)?)$/, 'pickup'],
  [/^(?:in|on|at|through|across|inside|over)$/, 'place'],
  [
    /^(?:with|starring|about|where|in which|featuring|for|as|who|that|and|play(?:ing|ed)? as|has|has to|must|is|runs?|jumps?|,)$/,
    'hero',
  ],
];
const LINKS =
  /\s*(,|\b(?:against|versus|vs\.?|fight(?:s|ing)?|battl(?:es|ing)|attack(?:s|ing)?|shoot(?:s|ing)?(?: at)?|kill(?:s|ing)?|avoid(?:s|ing)?|dodg(?:es|ing)|full of|chased by|hunted by|defeat(?:s|ing)?|collect(?:s|ing)?|gather(?:s|ing)?|find(?:s|ing)?|pick(?:s|ing)? up|in which|in|on|at|through|across|inside|with|starring|about|where|featuring|for|play(?:ing|ed)? as|as|who|that|and|has to|has|must|is|runs?|jumps?)\b)\s*/gi;
/** Said of a hero or of what there is, and nobody. */
const ROLE_WORDS = /^(?:the |a |an )?(?:hero(?:ine)?|main (?:character|hero)|player|protagonist|character)$/i;

interface Cast {
  hero?: { readonly prompt: string; readonly skeleton?: string };
  enemy?: string;
  pickup?: string;
  /** Words that nobody knows: not drawn, and said. */
  unknown: string[];
}

/** Who plays, against whom, and what is gathered. */
function castOf(words: string): Cast {
  const cast: Cast = { unknown: [] };
  let role: (typeof ROLES)[number][1] = 'hero';
  const parts = words.split(LINKS);
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 1) {
      role = ROLES.find(([link]) => link.test(part.toLowerCase()))?.[1] ?? 'hero';
      continue;
    }
    const phrase = part.replace(/^(?:some|many|lots of|few|the)\s+/i, '').trim();
    if (!phrase || ROLE_WORDS.test(phrase) || templateFor(phrase) || /\bgames?$/i.test(phrase)) continue;
    if (role === 'place') continue;
    const subject = subjectOf(phrase);
    if (!subject || subject.kind === 'place') {
      if (role === 'hero' && !cast.hero && ARTICLE.test(phrase)) cast.unknown.push(phrase);
      continue;
    }
    if (role === 'enemy') cast.enemy ??= phrase;
    else if (role === 'pickup') cast.pickup ??= phrase;
    else if (subject.kind === 'thing') cast.pickup ??= phrase;
    else if (!cast.hero) cast.hero = { prompt: phrase, ...(subject.skeleton ? { skeleton: subject.skeleton } : {}) };
    else cast.enemy ??= phrase;
  }
  return cast;
}

const slotFor = (template: GameTemplate, kinds: RegExp): AssetSlot | undefined =>
  template.needs.find(({ id, words }) => [id, ...words].some((word) => kinds.test(word)));

const capital = (words: string): string =>
  words.replace(ARTICLE, '').replace(/(^|\s)\w/g, (letter) => letter.toUpperCase());
const MAX_TITLE = 40;

/** The sentence's own title, else its hero and kind. */
function titleOf(words: string, template: GameTemplate, cast: Cast): string {
  const [, said] = /\b(?:called|named|titled)\s+["']?([^"',.]{2,40})["']?/i.exec(words) ?? [];
  const made = said ?? [cast.hero ? capital(cast.hero.prompt) : '', capital(template.title)].filter(Boolean).join(' ');
  return (made.length > MAX_TITLE ? template.title : made).trim();
}

/** A game is wished for: what it is made of, or a question. */
export function planGame(sentence: string, projectId: string | null): Plan {
  const words = sentence.toLowerCase();
  const template = templateFor(words);
  if (!template) return { ask: say.whichGame(templates) };
  const called = words.replace(/\b(?:called|named|titled)\s+["']?[^"',.]{2,40}["']?/i, '');
  const cast = castOf(withoutTemplate(called, template));
  if (cast.unknown.length && !cast.hero) return { ask: say.puzzled(cast.unknown) };
  const theme = themeOf(called);
  const hero = slotFor(template, /^hero$/i);
  const enemy = slotFor(template, /^(?:enem(?:y|ies)|foes?|monsters?|creeps?|invaders?)$/i);
  const pickup = slotFor(template, /^(?:coins?|gems?|pickups?|treasure|keys?)$/i);
  const filled: Record<string, { readonly prompt: string; readonly skeleton?: string }> = {};
  /** What names a slot itself, like the castle of a tower defence, goes there. */
  const fill = (slot: AssetSlot | undefined, phrase: string | undefined): void => {
    if (!phrase) return;
    const named = template.needs.find(
      ({ kind, words }) => kind === 'object' && words.some((word) => bareNoun(one(phrase)) === word),
    );
    const to = named ?? slot;
    if (to && !filled[to.id]) filled[to.id] = { prompt: one(phrase) };
  };
  if (hero && cast.hero) filled[hero.id] = cast.hero;
  fill(enemy, cast.enemy);
  // who acts in a game that has no hero is whom it is played against
  if (!hero) fill(enemy, cast.hero?.prompt);
  if (pickup?.kind === 'object') fill(pickup, cast.pickup);
  const game = newGame(template.id, {
    title: titleOf(sentence, template, cast),
    ...(theme ? { theme } : {}),
    seed: seedOf(words),
    slots: filled,
  });
  return { steps: stepsFor(game, { projectId, edit: undefined }), notes: [] };
}

/** One of them is drawn: "goblins" → "a goblin". */
const one = (words: string): string => {
  const bare = words.replace(/^(?:the|some|many)\s+/i, '');
  return ARTICLE.test(bare) ? bare : `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare.replace(/(?<![su])s$/, '')}`;
};

const withoutTemplate = (words: string, { words: names }: GameTemplate): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replace(new RegExp(`\\b${name.replace(/[^\w ]/g, '.')}s?\\b`, 'gi'), ' , '), words);

/** The same words give the same levels. */
const seedOf = (words: string): number =>
  [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) + 1;

/** An edit of the game that the conversation made last; undefined where the words are about something else. */
export function planEdit(words: string, memory: Memory, projectId: string | null): Plan | undefined {
  const { game } = memory;
  if (!game || !projectId) return undefined;
  const edit = editGame(game, words);
  if (!edit.changed.length) return undefined;
  if (edit.unclear.length) return { ask: say.editUnclear(edit.unclear) };
  return {
    steps: stepsFor(edit.game, { projectId, edit: { redraw: edit.redraw } }),
    notes: edit.changed,
  };
}

/** What edits refuse, and why; for words that nothing else was made of. */
export const whyNoEdit = (words: string, { game }: Memory): string | undefined => {
  const [why] = game ? editGame(game, words).unclear : [];
  return why && !/is nothing that can be changed/.test(why) ? why : undefined;
};

const last = (results: readonly Result[], tool: string): Args =>
  (results.findLast((result) => result.tool === tool && !result.failed)?.structured ?? {}) as Args;
const DIRECTION = 1;
const PRICES: Readonly<Record<string, number>> = { create_ui_asset: 20 };
const IDS = ['character_id', 'object_id', 'tileset_id', 'ui_asset_id'];
const assetOf = (result: Result | undefined): string =>
  String(IDS.map((name) => result?.structured?.[name]).find((id) => typeof id === 'string') ?? '');

/** A slug that no other game has: of the title, and of the project. */
const slugOf = (title: string, projectId: string): string =>
  `${
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 24)
      .replace(/-+$/, '') || 'game'
  }-${projectId.replace(/[^a-z0-9]/g, '').slice(0, 5)}`;

interface Making {
  readonly projectId: string | null;
  /** Of a game that is there: the slots that are drawn anew. */
  readonly edit: { readonly redraw: readonly string[] } | undefined;
}

/** From an empty project to an address that was played. A sandbox is asked for before anything is spent. */
function stepsFor(game: GameDescription, { projectId, edit }: Making): Step[] {
  const project = (results: readonly Result[]): string =>
    projectId ?? String(last(results, 'create_project').project_id ?? '');
  const session = (results: readonly Result[]): string =>
    String(last(results, 'sandbox_create_session').session_id ?? '');
  const steps: Step[] = [];
  if (!projectId)
    steps.push({ tool: 'create_project', args: { name: game.title }, price: 0, what: `the project "${game.title}"` });
  steps.push({
    tool: 'sandbox_create_session',
    args: (results) => ({ project_id: project(results) }),
    price: 0,
    what: 'a work place for it',
  });
  // an interface costs more than all else together, and the game has one of its own
  const requests = drawRequests(game).filter(
    ({ tool, slot }) => tool !== 'create_ui_asset' && (!edit || edit.redraw.includes(slot)),
  );
  const drawn = new Map<string, number>();
  for (const { slot, tool, args, then } of requests) {
    drawn.set(slot, steps.length);
    const what = `${String(args.description ?? args.lower_description)}${args.upper_description || args.transition_description ? ` and ${String(args.upper_description ?? args.transition_description)}` : ''} (${slot})`;
    steps.push({
      tool,
      args: (results) => ({ ...args, project_id: project(results) }),
      price: PRICES[tool] ?? 1,
      what,
    });
    const at = steps.length - 1;
    for (const more of then)
      steps.push({
        tool: more.tool,
        args: (results) => ({ character_id: assetOf(results[at]), ...more.args }),
        price: DIRECTION * (Array.isArray(more.args.directions) ? more.args.directions.length : 1),
        what: `${slot}: ${String(more.args.template_animation_id)}`,
      });
  }
  const filled = (results: readonly Result[]): GameDescription =>
    withAssets(game, Object.fromEntries([...drawn].map(([slot, at]) => [slot, assetOf(results[at])])));
  steps.push(
    {
      tool: 'write_game',
      args: (results) => ({
        session_id: session(results),
        game: filled(results),
        ...(edit ? { edit: true, slots: [...drawn.keys()] } : {}),
      }),
      price: 0,
      what: edit ? 'the change in the game' : 'the game itself',
    },
    {
      tool: 'sandbox_deploy_worker',
      args: (results) => ({
        session_id: session(results),
        project_id: project(results),
        project_slug: slugOf(game.title, project(results)),
      }),
      price: 0,
      what: 'its address',
    },
    {
      tool: 'sandbox_playtest',
      args: (results) => ({
        session_id: session(results),
        instruction: templateOf(game.template).playtest,
        preview_url: String(last(results, 'sandbox_deploy_worker').preview_url ?? ''),
      }),
      price: 0,
      what: 'a look at how it plays',
    },
  );
  return steps;
}

interface Facts {
  readonly moved?: boolean;
  readonly frameRate?: number;
  readonly fps?: number;
  readonly errors?: readonly string[];
  readonly missing?: readonly string[];
}

/** What is said of a game at its end: its address, how it is played, and what the playtest saw. */
export function gameDone(results: readonly Result[]): string | undefined {
  const url = last(results, 'sandbox_deploy_worker').preview_url;
  const written = results.findLast(({ tool, failed }) => tool === 'write_game' && !failed);
  if (typeof url !== 'string' || !written) return undefined;
  const game = written.args.game as GameDescription;
  const { controls } = templateOf(game.template);
  const facts = (last(results, 'sandbox_playtest').facts ?? {}) as Facts;
  const wrong = [...(facts.errors ?? []), ...(facts.missing ?? []).map((file) => `${file} is missing`)];
  const seen = wrong.length
    ? `When I played it, something was wrong: ${wrong.slice(0, 3).join('; ')}.`
    : facts.moved === false
      ? 'I opened it, but nothing moved while I pressed the keys.'
      : 'I played it: it starts, and moves as keys are pressed.';
  return `"${game.title}" is ready: ${url}\n${controls}\n${seen}\nSay what to change, for example "make the hero faster", "use the desert tiles" or "more lives".`;
}

/** The slots of a game, for who asks what it has. */
export const partsOf = (game: GameDescription): string =>
  slotsOf(game)
    .map(({ id }) => id)
    .join(', ');
