/** What the account has, in a game: who and what is named as one's own stands in it as it is, and nothing is paid for it. */
import { type GameDescription, slotsOf } from '../../games/index.ts';
import { listed } from '../phrases.ts';
import { refer } from '../refer.ts';
import type { Context, Own } from '../types.ts';
import { bareNoun, singular } from '../words/nouns.ts';

const ONES_OWN = /\b(?:my|our|mine|the one|i (?:made|drew|have)|you (?:made|drew)|existing)\b/i;
export const isFigure = ({ kind }: Own): boolean => kind === 'character' || kind === 'object';

/** Whom words name of the account; `nobody`: they speak of one's own, and there is none. */
export function ownIn(
  words: string,
  context: Context,
): { readonly own?: Own; readonly nobody?: true; readonly either?: readonly Own[] } {
  const exact = context.own.find((one) => isFigure(one) && isCalled(words, one));
  if (!ONES_OWN.test(words) && !/^the\s/i.test(words)) return exact ? { own: exact } : {};
  const { own, either } = refer([words.replace(/\b(?:my|our) own\b/i, 'my')], context, isFigure);
  const [found] = own;
  if (found) return { own: found };
  if (either.length) return { either };
  return exact ? { own: exact } : ONES_OWN.test(words) ? { nobody: true } : {};
}

/** "a knight" is the knight of the account, where one is called so; "Bolt" is Bolt the robot. */
const isCalled = (words: string, { name }: Own): boolean => {
  const bare = singular(bareNoun(words).toLowerCase());
  const [short = ''] = name.toLowerCase().split(/ (?:the|of|from) /);
  return bare.length > 2 && [name.toLowerCase(), singular(bareNoun(name).toLowerCase()), short].includes(bare);
};

/** "the slime", "cutlasses", of which one alone is there: "a slime" is a new one. */
function byNoun(prompt: string, said: string, own: readonly Own[]): Own | undefined {
  const noun = singular(bareNoun(prompt).toLowerCase());
  if (!said || /\s/.test(noun) || new RegExp(`\\b(?:an?|new|another|other|some|different) (?:new )?${noun}`, 'i').test(said)) return undefined;
  const all = own.filter((one) => isFigure(one) && singular(one.name.toLowerCase().split(/ (?:with|of|in|on) /)[0]!).split(/\s+/).at(-1) === noun);
  return all.length === 1 ? all[0] : undefined;
} // biome-ignore format: short enough

export interface Given {
  readonly game: GameDescription;
  readonly slots: readonly string[];
  readonly notes: readonly string[];
}

/** Puts them into the slots that name them; `open`: slots that would be drawn. */
export function withOwn(
  game: GameDescription,
  context: Context,
  open: readonly string[],
  named: ReadonlyMap<string, Own> = new Map(),
  said = '',
): Given {
  const assets = { ...game.assets };
  const given: [slot: string, own: Own][] = [];
  for (const { id, kind } of slotsOf(game)) {
    const choice = assets[id];
    if (!choice || choice.assetId || !open.includes(id) || !/^(?:character|object)$/.test(kind)) continue;
    const own = named.get(id) ?? context.own.find((one) => isFigure(one) && isCalled(choice.prompt, one)) ?? byNoun(choice.prompt, said, context.own); // biome-ignore format: one line
    if (!own) continue;
    const { skeleton: _, ...rest } = choice;
    assets[id] = { ...rest, kind: own.kind as 'character' | 'object', prompt: own.name, assetId: own.id };
    given.push([id, own]);
  }
  const notes = given.length
    ? [
        `Of your own, as you have it and without a price: ${listed(given.map(([slot, { name }]) => `"${name}" (${slot})`))}.`,
      ]
    : [];
  return { game: { ...game, assets }, slots: given.map(([slot]) => slot), notes };
}

/** A set of the account as the ground of the game: seen from above or from the side, as the game is. */
export function groundOf(game: GameDescription, own: Own): { readonly slot: string } | { readonly why: string } {
  const wanted = own.list === 'TOPDOWN_TILESET' ? 'topdown' : own.list === 'SIDESCROLLER_TILESET' ? 'sidescroller' : '';
  const slot = slotsOf(game).findLast(({ kind }) => kind === wanted);
  if (slot) return { slot: slot.id };
  const side = slotsOf(game).some(({ kind }) => kind === 'sidescroller');
  return {
    why: `Your "${own.name}" cannot be its ground: this game is seen ${side ? 'from the side, and takes a tileset for platforms' : 'from above, and takes a top-down tileset'}.`,
  };
}
