/** People of the account in the words of a change: for the edits of a game, which know no names, each stands as somebody they know. */
import type { GameDescription } from '../../games/index.ts';
import { ROLE } from '../bound/roles.ts';
import { inPattern } from '../named-whole.ts';
import type { Context, Own, Wish } from '../types.ts';
import { subjectOf } from '../words/subjects.ts';

const STANDS = ['golem', 'minotaur', 'cyclops', 'ogre', 'gargoyle'];
const POINTS = /\b(?:it|him|her|them|this one|that one|the new one)\b/i;
const JUST_IN =
  /\b(?:in|into|to|inside)(?: of)? (?:the |my |our )?(?:game|level|platformer|shooter|runner)(?: as well| too)?\W*$/i;

export interface Cast {
  readonly wish: Wish;
  /** Who is meant by each noun that stands for somebody. */
  readonly stands: ReadonlyMap<string, Own>;
}

export function castOf(wish: Wish, { own, recent, past, game }: Context): Cast | { readonly ask: string } | undefined {
  if (!wish.whole) return undefined;
  // who alone was named in the last answer
  const answer = past.findLast(({ role }) => role === 'assistant');
  const named0 = answer?.role === 'assistant' ? own.filter(({ name }) => answer.text.includes(`"${name}"`)) : [];
  const spokenOf = named0.length === 1 ? named0[0] : undefined;
  const stands = new Map<string, Own>();
  let { words } = wish;
  const put = (at: RegExp, one: Own): void => {
    const noun = STANDS.find((each) => !stands.has(each) && !new RegExp(`\\b${each}`, 'i').test(wish.words));
    if (!noun || !at.test(words)) return;
    stands.set(noun, one);
    words = words.replace(at, (all) => (/s$/i.test(all) && !/s$/i.test(one.name) ? `${noun}s` : `a ${noun}`));
  };
  const figures = own.filter(({ list }) => list === 'CHARACTER').sort((a, b) => b.name.length - a.name.length);
  for (const one of figures) put(new RegExp(`(?:\\b(?:the|my|our|an?) )?(?<![\\p{L}\\p{N}])${titled(one)}${inPattern(one.name)}s?(?![\\p{L}\\p{N}])`, 'iu'), one);
  // "make Tom the hero and the slime the enemy"
  words = words.replace(new RegExp(`(^|,? and |, )(?:make |let |have )?(a (?:${STANDS.join('|')})) (?:be )?(?:the|an?) (?=${ROLE.source.slice(2)})`, 'gi'), (_, before: string, who: string) => `${before}use ${who} as the `);
  words = words.replace(new RegExp(`^(?:use|put|make|let|have) (a (?:${STANDS.join('|')})) (?:as |be )?(?:the |an? |my )(companion|pet|sidekick)\\b.*$`, 'i'), 'add $1 as a $2');
  // "Vera as the hero, zombie and frog as enemies"
  const who = `a (?:${STANDS.join('|')})s?(?:(?:, | and |, and )a (?:${STANDS.join('|')})s?)*`;
  words = words.replace(new RegExp(`(^|,? and |, )(${who}) (?=as (?:the |an? )?${ROLE.source.slice(2)})`, 'gi'), (_, before: string, names: string) => `${before}use ${names} `);
  const [last = spokenOf] = recent.filter(({ kind }) => /^(?:character|object)$/.test(kind));
  if (!stands.size && last && POINTS.test(words)) put(POINTS, last);
  const [first] = stands.values();
  // three towers there are, and each does something else
  if (first && game?.assets.towerArrow && /\b(?:as|is|be|becomes?|into) (?:an? |the |my )?(?:new )?(?:towers?|turrets?)\b/i.test(words)) {
    const towers = (['towerArrow', 'towerCannon', 'towerFrost'] as const).map((id) => game.assets[id]!.prompt.replace(/^an? /, ''));
    return { ask: `In whose place shall "${first.name}" stand? "${game.title}" has three towers, and each does something else: say ${towers.map((tower) => `"replace the ${tower} with ${first.name}"`).join(', ')}; it costs nothing, and nothing was changed yet. What towers cost is set by itself ("towers cost 60"). Which?` };
  }
  const named = first ?? own.find(({ kind, name }) => kind === 'object' && new RegExp(`(?<![\\p{L}\\p{N}])${inPattern(name)}(?![\\p{L}\\p{N}])`, 'iu').test(words));
  if (named && JUST_IN.test(words) && !ROLE.test(words)) {
    const role = stands.size > 1 ? undefined : roleOf(named);
    if (stands.size > 1) return { ask: `As what shall ${[...stands.values()].map(({ name }) => `"${name}"`).join(' and ')} be in the game? Say it of each: "use ${named.name} as the hero", "… as an enemy", "… as the boss", "… as a companion". It costs nothing, and nothing was changed yet. Which?` };
    if (!role && named.kind === 'object') return { ask: `As what shall "${named.name}" be in the game? Say "use ${named.name} as the goal", "… as the pickup" (what is gathered), "… as an enemy" or "add ${named.name} to the scenery": it costs nothing, and nothing was changed yet. Which?` };
    if (!role) return { ask: `As what shall "${named.name}" be in the game? Say "use ${named.name} as the hero", "… as an enemy", "… as the boss" or "… as a companion": it costs nothing, and nothing was changed yet. Which?` };
    const [noun] = stands.keys();
    return { wish: { ...wish, words: role === 'scenery' ? `add ${noun ? `a ${noun}` : named.name} to the scenery` : `use a ${noun ?? named.name} as the ${role}` }, stands };
  }
  const parts = words.split(/,? (?:and )?(?=use )/i).filter(Boolean);
  return stands.size ? { wish: { ...wish, words, slots: parts.length > 1 && parts.every((part) => /^use /i.test(part)) ? parts.map((part) => ({ slot: 'change', words: part.replace(/,\s*$/, '') })) : wish.slots }, stands } : undefined;
} // biome-ignore format: short enough

/** "captain Marrow", who is told to be a captain: what stands before the name is of it. */
const titled = ({ name, description }: Own): string => {
  const words = description.toLowerCase().match(/\p{L}{3,}/gu)?.filter((word) => !name.toLowerCase().includes(word) && !/^(?:the|with|and)$/.test(word)) ?? [];
  return words.length ? `(?:(?:the |my )?(?:${words.map(inPattern).join('|')}) )?` : '';
}; // biome-ignore format: short enough

/** As what it can stand there without that anybody says so. */
function roleOf({ list, name, description }: Own): string | undefined {
  const said = `${name} ${description}`;
  if (list === 'CHARACTER') return /\b(?:enem(?:y|ies)|foe|monster)\b/i.test(said) ? 'enemy' : undefined;
  if (/\b(?:tree|bush|house|statue|lamp)$/i.test(name.split(/ (?:in|with|of) /)[0]!)) return 'scenery';
  if (/\b(?:coin|gem|apple|berry|star|ruby|diamond|crystal|carrot|cherry|key|potion|ring)s?\b/i.test(name))
    return 'pickup';
  return /^(?:plant|building)$/.test(String(subjectOf(name)?.kind)) || /\b(?:tree|rock|bush|house|statue|pillar|lamp|tower|hut)\b/i.test(name) ? 'scenery' : undefined; // biome-ignore format: one line
}

/** The slots that would be drawn as such a noun: who was meant stands there. */
export const givenIn = (game: GameDescription, redraw: readonly string[], stands: ReadonlyMap<string, Own>): ReadonlyMap<string, Own> =>
  new Map(redraw.flatMap((id) => [...stands].flatMap(([noun, own]) => (new RegExp(`\\b${noun}s?\\b`, 'i').test(game.assets[id]?.prompt ?? '') ? [[id, own] as const] : [])))); // biome-ignore format: one line

/** What is told, with the names in it. */
export const namedAgain = (notes: readonly string[], stands: ReadonlyMap<string, Own>): readonly string[] =>
  notes.map((note) => [...stands].reduce((said, [noun, { name }]) => said.replace(new RegExp(`\\b(?:an? |the )?${noun}s?\\b`, 'gi'), name), note)); // biome-ignore format: one line
