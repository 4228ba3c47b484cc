/** Dungeons in caves: both are seen, the cave with what flows or grows in it, and hewn walls with barred gates, torches and bones. */
import type { PlaceRow } from './types.ts';

/** A dungeon in that cave, under the names of the cave with "dungeon" after them. */
export function dungeonIn(cave: PlaceRow, more: readonly string[] = []): PlaceRow {
  const names = cave.words.filter((w) => w.split(' ').length < 4);
  return {
    ...cave,
    always: true,
    words: [...new Set([...more, ...names.flatMap((w) => [`${w} dungeon`, `dungeon in a ${w}`, `dungeon in an ${w}`])])],
    features: [...(cave.features ?? []).filter((f) => f !== 'pool'), 'barred gates'],
    things: [
      ['wall', 'wall-torch', 2, 'pairs', 0.9],
      ['mid', 'skull', 2, 'edges', 0.7],
      ...cave.things.filter(([rank, what]) => rank !== 'back' || what.startsWith('glow:')).filter(([, what]) => what !== 'mushrooms'),
    ],
  }; // biome-ignore format: one list
}
