/**
 * A relation between several and several as edges between two each: every fighter fights, the riders take a mount each, who sits with a
 * king sits there too, and a stack goes on from what was named last.
 */
import { categoryOf } from '../../catalogue/things/index.ts';
import { isAlive } from '../layout/actor.ts';
import { RELATIONS, type RelationId } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Draft, Reached } from './draft.ts';

/** What several are to one thing, each of them. */
const SHARED: ReadonlySet<RelationId> = new Set<RelationId>(['on', 'sit on', 'in', 'under', 'sleep on', 'sleep under', 'sleep in', 'behind', 'around', 'sit around', 'at table', 'leaning', 'operating on']); // biome-ignore format: a list

/** What holds beasts and things, and no people with them. */
const SMALL_HOLDS = /cage|jar|bottle|bowl|aquarium|terrarium|basket|bucket|kennel|dog-house|crate|tank$/;

/** Seats with room for one. */
const FOR_ONE = /throne|chair|stool/;

export interface Connection {
  readonly subjects: readonly number[];
  readonly relation: RelationId;
  /** The relation as it was said: whether all of the subjects do it. */
  readonly said: RelationId;
  /** At least one. */
  readonly others: readonly number[];
  readonly last: Reached | undefined;
}

export function connect(draft: Draft, { subjects, relation, said, others, last }: Connection): void {
  const join = (a: number, b: number, is = relation): unknown =>
    draft.edges.push({ a, is, b, ...(is === 'walking' && draft.leash ? { words: draft.leash } : {}) });
  // "a mouse chasing a cheese on wheels": the cheese has them
  const wheeled = relation === 'on' && last !== undefined && draft.nodes[others[0]!]!.brief.concept === 'wheel' && draft.nodes[last.b]!.brief.kind === 'thing'; // biome-ignore format: one line
  const from =
    wheeled ||
    goesOn(draft, relation, last, subjects[0], others[0]) ||
    (relation === 'at table' && last?.is === 'giving')
      ? [last!.b]
      : subjects;
  const [b, ...more] = others as [number, ...number[]];
  // "a scientist and a rat in a cage": the beast is
  const held = relation === 'in' && from.length === 2 && last === undefined && SMALL_HOLDS.test(draft.nodes[b]!.brief.concept) && draft.nodes[from[0]!]!.brief.kind === 'humanoid' && draft.nodes[from[1]!]!.brief.kind !== 'humanoid'; // biome-ignore format: one line
  if (held) {
    join(from[1]!, b);
    return;
  }
  if (relation === 'between') {
    const c = more[0] === undefined ? {} : { c: more[0] };
    for (const a of from) draft.edges.push({ a, is: relation, b, ...c });
    return;
  }
  if (['ride', 'in', 'carry', 'hold'].includes(relation) && subjects.length > 1 && more.length > 0) {
    for (const [i, a] of from.entries()) join(a, others[i] ?? b);
    return;
  }
  const row = RELATIONS[said];
  const mains = 'verb' in row && ['fight', 'chase'].includes(row.layout) ? from : from.slice(0, 1);
  for (const a of mains) join(a, b);
  for (const other of more) join(from[0]!, other, ['in', 'on', 'hold'].includes(relation) ? 'beside' : relation);
  // the others of "a king and a queen on a throne" are there as well
  if (relation === 'ride')
    for (const a of from.slice(1)) if (draft.nodes[a]!.brief.kind !== 'humanoid' && !mains.includes(a)) join(a, b);
  if (SHARED.has(relation))
    for (const a of from.slice(1)) {
      if (mains.includes(a)) continue;
      // on a throne there is room for one: the dog of a king sits beside it
      const single = (relation === 'on' || relation === 'sit on') && FOR_ONE.test(draft.nodes[b]!.brief.concept) && draft.nodes[from[0]!]!.brief.kind === 'humanoid' && draft.nodes[a]!.brief.kind !== 'humanoid'; // biome-ignore format: one line
      if (single) join(a, from[0]!, 'beside');
      else join(a, b);
    }
}

/** "A cat on a box on a table". */
const goesOn = (
  draft: Draft,
  relation: RelationId,
  last: Reached | undefined,
  goer: number | undefined,
  next: number | undefined,
): boolean => {
  if (last === undefined) return false;
  // "feeding its chicks in a nest": the chicks are in it
  if (relation === 'in' && (last.is === 'feeding' || last.is === 'facing')) return true;
  // "two nurses beside a patient in a bed": the patient is; in a boat or a car all of them are
  const holder = next === undefined ? undefined : draft.nodes[next]!.brief;
  if (relation === 'in' && ['beside', 'with', 'before', 'behind', 'over'].includes(last.is) && isAlive(draft.nodes[last.b]!.brief) && holder?.kind === 'thing' && !isAlive(holder) && /^(?:furniture|container)$/.test(categoryOf(holder.concept) ?? '')) return true; // biome-ignore format: one line
  // "a shark biting a man riding a surfboard": no beast rides
  if (relation === 'ride' && ['bite', 'fight', 'chase', 'facing', 'hold', 'carry'].includes(last.is) && draft.nodes[last.b]!.brief.kind === 'humanoid' && (goer === undefined || draft.nodes[goer]!.brief.kind !== 'humanoid')) return true; // biome-ignore format: one line
  // "a dog barking at a cat on a fence": the cat is
  if (relation === 'on' && (last.is === 'scolding' || last.is === 'facing') && isAlive(draft.nodes[last.b]!.brief) && sizeOf(draft.nodes[last.b]!.brief) < 0.6) return true; // biome-ignore format: one line
  // "a thief next to a diamond on a pillar": the diamond is
  if (relation === 'on' && ['beside', 'with', 'before'].includes(last.is) && draft.nodes[last.b]!.brief.kind === 'thing' && !isAlive(draft.nodes[last.b]!.brief) && sizeOf(draft.nodes[last.b]!.brief) < 0.6) return true; // biome-ignore format: one line
  // "a dragonfly over a frog on a lily pad": who hovers sits nowhere
  if ((last.is === 'over' || last.is === 'around') && ['on', 'sit on', 'ride', 'in', 'sleep on'].includes(relation)) return true; // biome-ignore format: one line
  // "a parrot in a cage hanging from a branch": the cage does
  if (relation === 'hanging' && last.is === 'in' && draft.nodes[last.b]!.brief.kind === 'thing') return true;
  // "a girl meeting the wolf behind a tree": the wolf is
  if (relation === 'behind' && last.is === 'facing') return true;
  // "a campfire with a tent and a guitar leaning on a log": the guitar leans
  if (relation === 'leaning' && ['beside', 'with'].includes(last.is) && draft.nodes[last.b]!.brief.kind === 'thing') return true; // biome-ignore format: one line
  return (
    (['on', 'in'].includes(relation) || (relation === 'on head' && last.is === 'attack')) &&
    ['on', 'in', 'hold', 'attack'].includes(last.is) &&
    draft.nodes[last.b]!.brief.kind === 'thing'
  );
};
