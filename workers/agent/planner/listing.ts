/** What the account has, told: each with its kind, its day and its link. */
import { kindOf } from './phrases.ts';
import type { Own } from './types.ts';

export const dayOf = ({ createdAt }: Own): string => createdAt.slice(0, 10);

/** "48x48, 4 directions, walk, attack"; what is not on record is not told. */
export function recordOf({ size, tile, sides = 1, moves, animations }: Own): readonly string[] {
  const across = size && `${size.width}x${size.height}`;
  const large = tile ? [`${tile} px tiles`, ...(across ? [`${across} cells`] : [])] : across ? [across] : [];
  const named = [...new Set((moves ?? []).map(({ name }) => name))];
  const does = named.length || !animations ? named : [`${animations} animation${animations > 1 ? 's' : ''}`];
  return [...large, ...(sides > 1 ? [`${sides} directions`] : []), ...does];
}

export const lineOf = (own: Own, link = own.url): string =>
  `- ${own.name} (${[kindOf(own), ...recordOf(own), ...(own.createdAt ? [dayOf(own)] : [])].join(', ')})${link ? `: ${link}` : ''}`;

const MOST = 20;
export const linesOf = (own: readonly Own[]): string =>
  `${own
    .slice(0, MOST)
    .map((one) => lineOf(one))
    .join('\n')}${own.length > MOST ? `\n… and ${own.length - MOST} more, in the library of the studio.` : ''}`;

/** "3 characters, 1 map" */
export function countsOf(own: readonly Own[]): string {
  const counts = new Map<string, number>();
  for (const one of own) counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => `${count} ${kind === 'tiles' ? 'sets of tiles' : `${kind}${count > 1 ? 's' : ''}`}`)
    .join(', ');
}
