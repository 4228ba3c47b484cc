/** What has become of a piece that somebody wears or holds. */
import type { PieceState } from '../../types.ts';

/** Pieces of a body: their colour is a colour even when the word is a material ("golden hair"). */
export const BODY_SLOTS: ReadonlySet<string> = new Set([
  'hair',
  'beard',
  'eyes',
  'skin',
  'body',
  'face',
  'brows',
  'fur',
]);

/** Slots of cloth, which tears where other things break. */
const CLOTH: ReadonlySet<string> = new Set([
  'torso',
  'legs',
  'back',
  'neck',
  'waist',
  'shoulders',
  'wings',
  'feet',
  'hands',
]);
const STATES: Readonly<Record<string, PieceState>> = { broken: 'broken', rusty: 'rusty', bloody: 'bloody', burning: 'burning', glowing: 'glowing', floury: 'floury', muddied: 'muddied', sooty: 'sooty', painty: 'painty', slimed: 'slimed', crooked: 'crooked', raised: 'raised', trailing: 'trailing' }; // biome-ignore format: a table

/** States of what is worn that nobody is in himself. */
export const ODD: readonly string[] = ['crooked', 'raised', 'trailing'];

/** Cloth tears; plate is of metal and cracks. */
const PLATE = /plate|armou?r|mail|pauldron|greave|gauntlet|bracer/;

/** What is said to have become of a piece: a cape is torn where a sword is broken. Of the body, only eyes give light. */
export function statesOf(
  moods: readonly string[],
  { id, slot }: { readonly id: string; readonly slot: string },
): readonly PieceState[] {
  if (id === 'eyes' || id === 'other-eye') return moods.includes('glowing') ? ['glowing'] : [];
  if (slot === 'face' && moods.includes('raised')) return ['raised'];
  if (BODY_SLOTS.has(slot) || slot === '' || slot === 'paint' || slot === 'ink') return [];
  return moods.flatMap((mood) => {
    if (mood === 'raised' && slot !== 'face') return [];
    const state = STATES[mood];
    if (!state) return [];
    return [CLOTH.has(slot) && state === 'broken' && (!PLATE.test(id) || /leather/.test(id)) ? 'torn' : state];
  });
}
