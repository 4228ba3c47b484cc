/** What stands between two noun phrases: relations and verbs by their words. */
import { RELATIONS, type RelationId } from '../relations.ts';
import { VERBS, type VerbId } from '../verbs.ts';
import { Phrases } from './words.ts';

export type Link =
  | { readonly kind: 'relation'; readonly id: RelationId }
  | { readonly kind: 'verb'; readonly id: VerbId; readonly words: string };

const verbs = Object.entries(VERBS) as [VerbId, (typeof VERBS)[VerbId]][];

/** Verbs that make something come before relations of the same words: they draw more. */
export const LINKS = new Phrases<Link>([
  ...verbs.filter(([, r]) => r.object === 'made').flatMap(([id, r]) => r.words.map((w) => [w, { kind: 'verb', id, words: w }] as const)),
  ...(Object.entries(RELATIONS) as [RelationId, (typeof RELATIONS)[RelationId]][]).flatMap(([id, r]) => r.words.map((w) => [w, { kind: 'relation', id }] as const)),
  ...verbs.flatMap(([id, r]) => r.words.map((w) => [w, { kind: 'verb', id, words: w }] as const)),
]); // biome-ignore format: one line each

/** Verbs by their words: what a relation's word means where nobody follows ("a soldier saluting"). */
export const VERB_WORDS: ReadonlyMap<string, VerbId> = new Map(verbs.flatMap(([id, r]) => r.words.map((w) => [w, id] as const)).reverse()); // biome-ignore format: one line
