/** Games from templates, as tools: what there is, and a game written into a work tree with the account's own assets. */

import { gameMapTool, mapFiles } from './game-maps.ts';
import {
  describeFile,
  fileWrites,
  type GameDescription,
  GameError,
  givenAssets,
  newGame,
  readGame,
  slotsOf,
  templateOf,
  templates,
} from './games/index.ts';
import type { Args, CallResult } from './port.ts';
import type { OwnTool } from './tools.ts';

const own = { keyed: true, readOnly: false };
const refused = (text: string): CallResult => ({ failed: true, text: `error: ${text}` });

/** A game as a model or the planner gives it: what is left out is the template's own. Throws GameError. */
function gameFrom(given: unknown): GameDescription {
  if (typeof given !== 'object' || given === null) throw new GameError('game must be an object with a template.');
  const { template, title, theme, assets, settings, seed, palette, maps, places, texts } =
    given as Partial<GameDescription>;
  const known = templates.find(({ id }) => id === template);
  if (!known) throw new GameError(`template must be one of ${templates.map(({ id }) => id).join(', ')}.`);
  const made = newGame(known.id, {
    title: String(title ?? known.title),
    ...(theme ? { theme } : {}),
    ...(assets ? { slots: assets } : {}),
    ...(settings ? { settings } : {}),
    ...(maps ? { maps } : {}),
    ...(places ? { places } : {}),
    ...(texts ? { texts } : {}),
    ...(seed === undefined ? {} : { seed }),
  });
  return readGame(JSON.stringify({ ...made, ...(palette ? { palette } : {}) }));
}

/** What a new game must not be written over: somebody's own work. */
const GUARD = (title: string): string => `
if (files.exists('package.json')) {
  const before = files.exists('game.json') ? JSON.parse(files.read('game.json')) : {};
  if (before.title !== ${JSON.stringify(title)}) throw new Error('There are files of another game in this project: make a project of its own for this one.');
}
`;

/** Says which of the settings that change are unknown to the sources as they lie there: those of a game that was written before. */
const STALE = (game: GameDescription): string => {
  const sources = [...templateOf(game.template).files(game).keys()].filter((path) => path.startsWith('src/'));
  const usual = Object.fromEntries(templateOf(game.template).settings.map((one) => [one.id, one.default]));
  return `
const was = files.exists('game.json') ? JSON.parse(files.read('game.json')).settings ?? {} : {};
const now = ${JSON.stringify(game.settings)}, usual = ${JSON.stringify(usual)};
const said = ${JSON.stringify(sources)}.filter((path) => files.exists(path)).map((path) => files.read(path)).join();
const stale = Object.keys(now).filter((id) => now[id] !== (was[id] ?? usual[id]) && !said.includes(id));
${game.places?.length ? "if (!said.includes('places')) stale.push('a place for one level');" : ''}
if (stale.length) console.log('stale: ' + stale.join(', '));
`;
};

const summary = () =>
  templates
    .map(
      ({ id, about, controls, needs, settings }) =>
        `${id}: ${about} ${controls}\n  slots: ${needs.map((slot) => `${slot.id} (${slot.kind}${slot.required ? ', required' : ''}): ${slot.about}`).join('; ')}\n  settings: ${settings
          .map((one) =>
            'min' in one
              ? `${one.id} ${one.min} to ${one.max}`
              : 'values' in one
                ? `${one.id} ${one.values.join('|')}`
                : `${one.id} true|false`,
          )
          .join('; ')}`,
    )
    .join('\n');

export const GAME_TOOLS: readonly OwnTool[] = [
  {
    ...own,
    readOnly: true,
    name: 'game_templates',
    title: 'Kinds of games',
    description: 'The templates of games: their slots for assets and their settings.',
    inputSchema: { type: 'object', properties: {} },
    run: async () => ({ failed: false, text: summary() }),
  },
  gameMapTool,
  {
    ...own,
    name: 'write_game',
    title: 'Write the game',
    description:
      'Writes a game of a template into the work tree of a sandbox session: its sources, its description game.json and the pictures of its assets. Read game_templates first. With edit it changes the description and the named slots alone, and sources that somebody changed stay.',
    inputSchema: {
      type: 'object',
      properties: {
        session_id: { type: 'string', format: 'uuid' },
        game: {
          type: 'object',
          description:
            '{template, title, theme?, seed?, settings?: {…}, assets: {<slot>: {assetId, prompt?}}, maps?: [{assetId}]}; a required slot needs the id of an asset of the account. maps: up to three maps of the account that are the levels of an adventure.',
        },
        edit: { type: 'boolean', default: false },
        slots: {
          type: 'array',
          items: { type: 'string' },
          description: 'With edit: slots whose pictures are put in anew.',
        },
      },
      required: ['session_id', 'game'],
    },
    run: async ({ session_id, game: given, edit, slots }: Args, { operations, context }) => {
      let game: GameDescription;
      try {
        game = gameFrom(given);
      } catch (error) {
        if (error instanceof GameError) return refused(error.message);
        throw error;
      }
      const missing = slotsOf(game).filter(({ id, required }) => required && !game.assets[id]?.assetId);
      if (missing.length) return refused(`These slots need an asset: ${missing.map(({ id }) => id).join(', ')}.`);
      const run = async (code: string, assets: readonly object[], key = context.key): Promise<CallResult> => {
        const besides = assets.length ? { assets } : {};
        const ran = await operations.call('sandbox_run', { session_id, code, ...besides }, { ...context, key });
        return ran.failed || ran.structured?.exit_code !== 0 ? failure(ran) : written(game, ran);
      };
      let maps: Awaited<ReturnType<typeof mapFiles>>;
      try {
        maps = await mapFiles(game, { operations, context });
      } catch (error) {
        return refused((error as Error).message);
      }
      /** The maps of its levels, once the game is there: their pictures and the file that names them. */
      const withMaps = async (written: CallResult): Promise<CallResult> =>
        written.failed || !maps ? written : run(maps.code, maps.assets, `${context.key}:maps`);
      if (edit !== true)
        return withMaps(
          await run(`${GUARD(game.title)}${fileWrites(templateOf(game.template).files(game))}`, givenAssets(game)),
        );
      const anew = Array.isArray(slots) ? slots.map(String).filter((slot) => Object.hasOwn(game.assets, slot)) : [];
      const describe = `${STALE(game)}files.write('game.json', ${JSON.stringify(describeFile(game))});`;
      if (!anew.length) return withMaps(await run(describe, []));
      // assets are put in before the code runs: what is there of them goes first
      const old = JSON.stringify(anew.map((slot) => `assets/${slot}`));
      const cleared = await run(
        `for (const path of ${old}) if (files.exists(path)) files.remove(path);`,
        [],
        `${context.key}:clear`,
      );
      return cleared.failed ? cleared : withMaps(await run(describe, givenAssets(game, anew)));
    },
  },
];

/** Settings that the sources of a game of before do not know. */
const staleIn = (structured: CallResult['structured']): { stale?: readonly string[] } => {
  const [, names] = /^stale: (.+)$/m.exec(String(structured?.stdout ?? '')) ?? [];
  return names ? { stale: names.split(', ') } : {};
};
const failure = ({ text }: CallResult): CallResult => {
  const said = /Error: (.+)/.exec(text)?.[1];
  return { failed: true, text: said ? `error: ${said}` : text };
};
const written = ({ title, template }: GameDescription, { structured }: CallResult): CallResult => ({
  failed: false,
  text: `status: written\ngame: ${title} (${template})`,
  structured: { title, template, ms: structured?.ms ?? 0, ...staleIn(structured) },
});
