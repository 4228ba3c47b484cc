/** What may be meant: what the account has, and what this conversation made of it. */
import type { Holding } from '../holdings/index.ts';
import type { Asset, Memory } from '../memory.ts';

/** All that may be meant, newest first. */
export interface Mine {
  readonly all: readonly Held[];
  /** What was made last in this conversation. */
  readonly last: Held | undefined;
}
/** `made`: as this conversation made it. */
export interface Held extends Holding {
  readonly made?: Asset;
}
export interface Reference {
  readonly meant: readonly Held[];
  /** Several of which one is meant, and nobody knows which. */
  readonly either: readonly Held[];
  readonly from: number;
  readonly to: number;
  readonly by: 'name' | 'kind' | 'pronoun';
}

const KIND_OF: Readonly<Record<string, string>> = {
  ...{ character: 'CHARACTER', object: 'MAP_OBJECT', tiles: 'TOPDOWN_TILESET', ui: 'UI_ASSET', map: 'MAP' },
};
/** The id of what a state was made of. */
export const sourceOf = (state: string, { results }: Pick<Memory, 'results'>): unknown => {
  const made = results.findLast(({ tool, structured }) => /^create_(?:character|object)_state$/.test(tool) && Object.values(structured ?? {}).includes(state));
  return made?.args.character_id ?? made?.args.object_id;
}; // biome-ignore format: short enough
/** What a conversation made stands among what the account has; what is not listed there yet comes before it. */
export function mineOf(memory: Memory): Mine {
  const { listed, holdings: known, made, games, chosen: picked } = memory;
  const holdings = listed ?? known ?? [];
  const own = made.filter(({ message }) => !games.includes(message));
  const namedSo = (words: string) => holdings.find(({ name }) => new RegExp(`\\b${name.toLowerCase().replace(/[^\w ]/g, '.')}$`, 'i').test(words));
  const heldAs = (asset: Asset): Held => {
    const same = holdings.find(({ id }) => id === asset.id);
    if (same) return { ...same, made: asset };
    // a state of something of the account is told by its change alone
    const source = holdings.find(({ id }) => id === sourceOf(asset.id, memory));
    const name = source ? `${source.name}, ${asset.words}` : asset.words.replace(/^(?:an?|the) /i, '');
    return namedSo(asset.words) ?? { id: asset.id, kind: KIND_OF[asset.kind] ?? 'MAP_OBJECT', name, description: asset.words, made: asset };
  };
  const fresh = own.map(heldAs).reverse();
  const all = [...fresh, ...holdings.filter(({ id }) => !fresh.some((one) => one.id === id))];
  return { all, last: (picked && all.find(({ id }) => id === picked)) || fresh[0] };
} // biome-ignore format: short enough
