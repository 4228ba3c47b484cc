/**
 * "Two knights fighting", "a fox and a hen dancing together": what holds among those who were named, with nobody named after it. Several
 * of one kind become two halves that face each other; who is alone does it alone.
 */
import { RELATIONS, type RelationId, type RelationRow } from '../relations.ts';
import type { Draft } from './draft.ts';
import { VERB_WORDS } from './links.ts';

/** Words that stand where the other would be named. */
export const EACH_OTHER = /^(?:each other|one another|together)$/;

/** "Two knights fighting": the relation holds among those named. */
export function pairUp(draft: Draft, subjects: readonly number[], said: RelationId, words = ''): void {
  const row: RelationRow = RELATIONS[said];
  const is = (row.together ?? said) as RelationId;
  if (subjects.length > 1) {
    draft.edges.push({ a: subjects[0]!, is, b: subjects[1]!, ...(RELATIONS[is].layout === 'ball' ? { words } : {}) });
    return;
  }
  const index = subjects[0];
  const node = index === undefined ? undefined : draft.nodes[index];
  if (!node) return;
  if (node.count < 2) {
    if (RELATIONS[is].layout === 'ball') node.act ??= { verb: 'kick' };
    else if (RELATIONS[is].layout === 'fight') node.act ??= { verb: VERB_WORDS.get(words) ?? 'fight' };
    else if (RELATIONS[is].layout === 'chase') node.act ??= { verb: 'run' };
    else if (VERB_WORDS.has(words)) node.act ??= { verb: VERB_WORDS.get(words)! };
    return;
  }
  // "cowboys duelling": where no number is said it takes two
  const count = draft.uncounted.has(index!) ? 2 : node.count;
  const half = Math.ceil(count / 2);
  draft.nodes[index!] = { ...node, count: half };
  const other = draft.nodes.length;
  draft.nodes.push({ ...node, id: other, count: count - half });
  // "two knights on horses jousting": a horse each
  for (const edge of draft.edges.filter((e) => e.a === node.id && RELATIONS[e.is].layout === 'ride')) {
    const mount = draft.nodes.length;
    draft.nodes.push({ ...draft.nodes[edge.b]!, id: mount });
    draft.edges.push({ ...edge, a: other, b: mount });
  }
  draft.edges.push({
    a: node.id,
    is,
    b: other,
    ...(RELATIONS[is].layout === 'ball' ? { words } : {}),
  });
}
