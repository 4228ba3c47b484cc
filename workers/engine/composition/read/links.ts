/** What stands between two noun phrases: relations and verbs by their words. */
import { RELATIONS, type RelationId } from '../relations.ts';
import { VERBS, type VerbId } from '../verbs.ts';
import { Phrases } from './words.ts';

export type Link =
  | {
      readonly kind: 'relation';
      readonly id: RelationId;
      /** "Carried by": who is named after it does it. */
      readonly passive?: true;
    }
  | { readonly kind: 'verb'; readonly id: VerbId; readonly words: string };

const verbs = Object.entries(VERBS) as [VerbId, (typeof VERBS)[VerbId]][];

/** What is done to who is named first, by who is named after it. */
const DONE_BY: Readonly<Partial<Record<RelationId, string>>> = {
  push: 'pushed', carry: 'carried lifted', fight: 'fought battled attacked slain killed defeated struck', bite: 'bitten eaten devoured mauled', ride: 'ridden driven', hug: 'hugged embraced comforted', kiss: 'kissed', feeding: 'fed', facing: 'watched observed greeted', guarding: 'protected defended', hold: 'held caught grabbed snatched stolen', petting: 'petted', healing: 'healed treated cured', examining: 'examined', washing: 'washed bathed', saving: 'rescued saved', crowning: 'crowned', knighting: 'knighted', blessing: 'blessed', bandaging: 'bandaged', shaving: 'shaved', tickling: 'tickled', repairing: 'repaired fixed', shearing: 'sheared shorn', whipping: 'whipped', robbing: 'robbed mugged', enchanting: 'enchanted bewitched cursed', waking: 'woken', taming: 'tamed', licking: 'licked', 'tying up': 'kidnapped', netting: 'netted', lassoing: 'lassoed', beheading: 'beheaded executed', wrestling: 'wrestled tackled', squeezing: 'squeezed constricted', swallowing: 'swallowed', grabbing: 'seized', milking: 'milked', crush: 'crushed squashed flattened trampled', teaching: 'taught trained', scolding: 'scolded', scaring: 'scared frightened haunted terrified', arrest: 'arrested captured', walking: 'walked', serving: 'served',
}; // biome-ignore format: a table
const passives = (Object.entries(DONE_BY) as [RelationId, string][]).flatMap(([id, words]) =>
  words
    .split(' ')
    .flatMap((word) =>
      [`${word} by`, `being ${word} by`].map((said) => [said, { kind: 'relation', id, passive: true }] as const),
    ),
);

/** Verbs that make something come before relations of the same words: they draw more. */
export const LINKS = new Phrases<Link>([
  ...passives,
  ...verbs.filter(([, r]) => r.object === 'made').flatMap(([id, r]) => r.words.map((w) => [w, { kind: 'verb', id, words: w }] as const)),
  ...(Object.entries(RELATIONS) as [RelationId, (typeof RELATIONS)[RelationId]][]).flatMap(([id, r]) => r.words.map((w) => [w, { kind: 'relation', id }] as const)),
  ...verbs.flatMap(([id, r]) => r.words.map((w) => [w, { kind: 'verb', id, words: w }] as const)),
]); // biome-ignore format: one line each

/** Verbs by their words: what a relation's word means where nobody follows ("a soldier saluting"). */
export const VERB_WORDS: ReadonlyMap<string, VerbId> = new Map(verbs.flatMap(([id, r]) => r.words.map((w) => [w, id] as const)).reverse()); // biome-ignore format: one line
