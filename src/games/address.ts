/** Where a deployed game is found: `slug--branch`, as a path on the port of games or as the first name of a host. */

/** Lower-case letters, digits and single hyphens: what the name of a host may have. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/;

export const isGameName = (name: string): boolean => NAME.test(name) && !name.includes('--');

/** A branch as part of an address: "feature/New Boss" is "feature-new-boss". */
export const branchName = (branch: string): string =>
  branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 30)
    .replace(/^-+|-+$/g, '') || 'branch';

/** The address's name of a branch of a project. Throws a RangeError for a slug that no address can have. */
export function gameKey(slug: string, branch: string): string {
  if (!isGameName(slug))
    throw new RangeError(
      `project_slug must have 1 to 30 lower-case letters, digits and single hyphens, not "${slug.slice(0, 40)}"`,
    );
  return `${slug}--${branchName(branch)}`;
}

/** The game that a request is for, and the path in it; undefined for neither. `host`: the pattern of GAMES_HOST, `*.games.example`. */
export function gameOf(
  hostHeader: string | undefined,
  url: string,
  host: string | undefined,
): { readonly key: string; readonly path: string; readonly ownHost: boolean } | undefined {
  const path = url.split(/[?#]/, 1)[0]!;
  const name = (hostHeader ?? '').replace(/:\d+$/, '').toLowerCase();
  const suffix = [host?.replace(/^\*/, ''), '.localhost'].find((s) => s && name.endsWith(s) && name.length > s.length);
  if (suffix) return { key: name.slice(0, -suffix.length), path, ownHost: true };
  const [, key, rest] = /^\/([a-z0-9-]+)(\/.*)?$/.exec(path) ?? [];
  return key === undefined ? undefined : { key, path: rest ?? '', ownHost: false };
}

/** Where games are served. `gamesUrl`: the address of their port; `gamesHost`: the pattern of GAMES_HOST, `*.games.example`. */
export interface GamesPlace {
  readonly gamesUrl: string;
  readonly gamesHost: string | undefined;
}

/** The address of a game, with the slash that relative addresses in it need. */
export function gameAddress(key: string, { gamesUrl, gamesHost }: GamesPlace): string {
  if (!gamesHost) return `${gamesUrl}/${key}/`;
  const { protocol, port } = new URL(gamesUrl);
  return `${protocol}//${gamesHost.replace('*', key)}${port ? `:${port}` : ''}/`;
}

/** All games as a source of a Content-Security-Policy: who may show them in a frame names it. */
export const gamesSource = (place: GamesPlace): string =>
  place.gamesHost ? gameAddress('*', place).replace(/\/$/, '') : new URL(place.gamesUrl).origin;
