/** The game of a conversation: where it is played, and what is said where there is none. */
import { type GameDescription, templateOf } from '../../games/index.ts';
import type { Result } from '../../model.ts';
import { listed } from '../phrases.ts';
import type { Context, Outcome, Step } from '../types.ts';

export const LIST_GAMES: Step = { tool: 'list_games', args: {}, price: 0, what: 'your games' };

/** Where the game of this conversation is played, once it was deployed. */
export const addressOf = ({ past }: Context): string | undefined => {
  const url = past
    .flatMap((turn) => (turn.role === 'results' ? turn.results : []))
    .findLast(({ tool, failed }) => tool === 'sandbox_deploy_worker' && !failed)?.structured?.preview_url;
  return typeof url === 'string' ? url : undefined;
};

interface Online {
  readonly name: string;
  readonly url?: string;
}
export const gamesIn = (result: Result | undefined): readonly Online[] =>
  (result?.structured?.games ?? []) as readonly Online[];

/** Those of them that words name; all of them where none is named. */
export function namedIn(games: readonly Online[], targets: readonly string[]): readonly Online[] {
  const said = targets.join(' ').toLowerCase();
  const named = games.filter(
    ({ name }) =>
      said.includes(name.toLowerCase()) ||
      name
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.length > 3 && said.includes(word)),
  );
  return named.length ? named : games;
}

/** What cannot be done in this conversation, which has no game: where the games of the account are. */
export function withoutGame(targets: readonly string[], what: string, here?: GameDescription): Outcome {
  return {
    steps: [LIST_GAMES],
    told: ([result]) => {
      const games = gamesIn(result);
      if (here) {
        const [name = ''] = targets.flatMap((words) => /(?:called|named) "?([^"]+)/.exec(words)?.[1] ?? []);
        const other = games.find((one) => one.name.toLowerCase().startsWith(name.toLowerCase()) || name.toLowerCase().startsWith(one.name.toLowerCase())); // biome-ignore format: one line
        return other
          ? `"${other.name}"${other.url ? ` (${other.url})` : ''} is another game than that of this conversation ("${here.title}"), so nothing was changed. Say it with that name in front ("${other.name}: more lives"), and I open it.`
          : `You have no game "${name}", so nothing was changed. The game of this conversation is "${here.title}": say it with that name if it is meant.`;
      }
      if (!games.length)
        return `There is no game yet, so there is nothing ${what}. Say which one I shall build: a platformer with a fox, for example.`;
      const named = namedIn(games, targets);
      const told = listed(named.slice(0, 6).map(({ name, url }) => `"${name}"${url ? ` (${url})` : ''}`));
      return `This conversation has built no game, so nothing was changed. ${named.length > 1 ? `Online are ${told}: say it with the name of the one that is meant` : `${told} is online: say it with that name`} ("${named[0]!.name}: more lives"), and I open it.`;
    },
  };
}

/** "the platformer \"Frost Knight\"" */
export const calledOf = ({ template, title }: GameDescription): string =>
  `the ${templateOf(template).title.toLowerCase()} "${title}"`;

/** Whether words name another game than the one of this conversation; pointing words name none. */
export function isOther(targets: readonly string[], game: GameDescription): boolean {
  const said = targets.join(' ').toLowerCase();
  const [, name = ''] = /\b(?:game|one) (?:called|named) ["“']?([^"”']+)/.exec(said) ?? [];
  return name !== '' && !game.title.toLowerCase().includes(name) && !name.includes(game.title.toLowerCase());
}
