/** How somebody of a game is drawn. */
import type { SlotKind } from '../../games/index.ts';
import { isRiding } from '../words/pictured.ts';
import { subjectOf } from '../words/subjects.ts';

/** How somebody is drawn where a figure is asked for: with a skeleton that walks, or as a picture that hops. */
export function drawnAs(prompt: string, kind: SlotKind): { readonly kind?: SlotKind; readonly skeleton?: string } {
  if (kind !== 'character') return {};
  const subject = subjectOf(prompt);
  // a skeleton would walk beside what is ridden
  if (subject?.kind === 'thing' || isRiding(prompt)) return { kind: 'object' };
  return subject?.skeleton ? { skeleton: subject.skeleton } : {};
}
