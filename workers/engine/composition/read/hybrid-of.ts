/** Two halves of a noun phrase ("half man half horse"), and animals that walk on two legs: by the names that are known for them. */
import { KIN_OF } from '../../catalogue/species-kin.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { rowOf } from '../../subject/sources.ts';
import type { Brief } from '../../types.ts';
import { HYBRIDS } from '../../understand/halves.ts';
import type { Change } from '../graph.ts';
import { KNOWN, type Read } from './known.ts';

export function hybridOf(
  a: string,
  b: string,
  read: Read,
): { readonly name?: string; readonly brief: Brief; readonly changes: Change[] } | undefined {
  const [one, two] = [read(a), read(b)];
  if (one.confidence < KNOWN || two.confidence < KNOWN) return undefined;
  const person = one.kind === 'humanoid' ? one : two.kind === 'humanoid' ? two : undefined;
  const other = person === one ? two : one;
  const otherText = person === one ? b : a;
  if (person && other.kind !== 'humanoid') {
    const name = HYBRIDS[other.concept];
    if (name && read(name).confidence >= 0.9) return { name, brief: person, changes: [] };
    const species = folkOf(other);
    if (species && isCreature(other)) return { brief: { ...person, species }, changes: [] };
    return { brief: person, changes: [{ is: 'head of', other, text: otherText }] };
  }
  return { brief: one, changes: [{ is: 'half', other: two, text: b }] };
}

const HUMANLIKE: ReadonlySet<string> = new Set(['mermaid', 'centaur', 'fairy', 'harpy', 'ghost', 'golem']);
export const isCreature = (brief: Brief): boolean =>
  !HUMANLIKE.has(brief.concept) &&
  (brief.kind === 'quadruped' || categoryOf(brief.concept) === 'monster' || brief.concept === 'bird');

/** The species that walks on two legs for an animal. */
export function folkOf(brief: Brief): string | undefined {
  const row = rowOf(brief);
  return KIN_OF.get(brief.concept) ?? row?.folk ?? row?.dressed;
}
