/** What words say of somebody: whose clothes, of which age, on which mount. */
import { HUMANOID_CONCEPTS } from '../../catalogue/people.ts';
import { tradeOf } from '../../catalogue/trades.ts';
import type { Brief } from '../../types.ts';
import type { Description } from '../description.ts';
import { type Mention, OUTFIT } from '../interpret.ts';
import { reading } from '../phrases.ts';
import type { Choice } from '../subject.ts';

/** Of which people, age or world somebody is: said of him, or of the clothes that he wears. */
export function guisesOf(d: Description, mentions: readonly Mention[], { kind, concept }: Choice): readonly string[] {
  if (kind !== 'humanoid') return [];
  const worn = mentions.filter(({ unit }) => OUTFIT.test(unit.text) || reading(unit, 'piece')?.slot === 'torso');
  const said = [d, ...worn.map((m) => m.description)].flatMap(({ guises }) => guises.map(({ text }) => text));
  // a pirate is of his own world
  return [...new Set(said)].filter((word) => !concept.split('-').includes(word));
}

/** "A skater girl" by a row of skaters: her word says what the row does not. */
export function sexOf(said: string | undefined, { kind, concept }: Choice): Brief['build'] {
  if (kind !== 'humanoid' || !/(?:girl|woman|lady|trix|adora)s?$/.test(said ?? '')) return [];
  const own = (HUMANOID_CONCEPTS[concept] ?? tradeOf(concept))?.build ?? [];
  return own.includes('female') ? [] : ['female'];
}

/** Who learns a trade is young in it. */
const LEARNING = /^(?:apprentice|trainee|novice|cadet|recruit|rookie|intern|initiate)$/;

/** A boy and a girl of no trade are younger than men and women. */
export const ageOf = (said: string | undefined, d: Description, { kind, concept }: Choice): Brief['build'] =>
  kind === 'humanoid' &&
  (d.nouns.some((n) => LEARNING.test(n.text)) ||
    (/^(?:boy|girl)s?$/.test(said ?? '') &&
      /^(?:person|woman)$/.test(concept) &&
      !d.builds.some((b) => b === 'old' || b === 'child')))
    ? ['young']
    : [];

/** "In a nurse outfit": whose clothes somebody wears. */
export function outfitOf(
  mentions: readonly Mention[],
): { readonly mention: Mention; readonly concept: string } | undefined {
  for (const mention of mentions) {
    if (!OUTFIT.test(mention.unit.text)) continue;
    const who = mention.description.nouns.map((noun) => reading(noun, 'concept')).find((c) => c?.kind === 'humanoid' && !c.general); // biome-ignore format: one line
    if (who) return { mention, concept: who.id };
  }
  return undefined;
}

/** Whoever has a kind of his own keeps it: "an elf girl" is no human. */
export const isOfKin = (concept: string): boolean => {
  const kin = (HUMANOID_CONCEPTS[concept] ?? tradeOf(concept))?.species;
  return kin !== undefined && kin !== 'human';
};

/** The animal of "riding a wolf". */
export const mountOf = (mentions: readonly Mention[]): Mention | undefined =>
  mentions.find((m) => m.role === 'ride' && mountConcept(m) !== undefined);

export function mountConcept({ unit }: Mention): string | undefined {
  const concept = reading(unit, 'concept');
  return concept?.kind === 'quadruped' && !concept.weak ? concept.id : undefined;
}
