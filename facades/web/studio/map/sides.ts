import { useEffect, useState } from 'react';
import type { VariablesOf } from '../app/graphql.ts';
import { useLists } from '../app/session-context.ts';
import { type MOVE, SIDES } from './documents.ts';

/** The sides in the order in which a figure turns. */
const AROUND = ['south', 'south-east', 'east', 'north-east', 'north', 'north-west', 'west', 'south-west'] as const;

/** The sides of an object or character, in the order in which it turns; none where it has one picture. */
export function useSides(assetId: string | undefined): readonly string[] {
  const lists = useLists();
  const [found, setFound] = useState<{ readonly id: string; readonly sides: readonly string[] }>();
  useEffect(() => {
    let gone = false;
    if (assetId)
      void lists
        .query(SIDES, { id: assetId })
        .toPromise()
        .then(({ data }) => {
          const labels = new Set(data?.asset.images.map(({ label }) => label));
          if (!gone) setFound({ id: assetId, sides: AROUND.filter((side) => labels.has(side)) });
        });
    return () => {
      gone = true;
    };
  }, [lists, assetId]);
  return found && found.id === assetId ? found.sides : [];
}

/** 'south-east' as the schema writes it. */
export const directionOf = (side: string) =>
  side.toUpperCase().replace('-', '_') as NonNullable<VariablesOf<typeof MOVE>['direction']>;

/** The side next to one, so many steps further round. */
export const turned = (sides: readonly string[], from: string, by: number): string =>
  sides[(Math.max(0, sides.indexOf(from)) + by + sides.length) % sides.length]!;
