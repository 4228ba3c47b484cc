/** Wishes of a picture as a whole: its size and side, its outline, its tones, what is set about it. No part is looked for. */
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { bareOf, OTHER_PARTS, partIn } from '../look-words.ts';
import type { Subject } from '../subject.ts';
import { ADDS } from '../wishes/words.ts';
import { caged } from './cage.ts';
import { flaked } from './flakes.ts';
import { outlined } from './outlines.ts';
import { sized } from './size.ts';
import { retoned } from './tones.ts';
import { turnedOver } from './turn-over.ts';
import type { Frames } from './types.ts';

/** What a clause does to all frames of an animation alike, a still picture being one; undefined where it is of something else. */
export function pictureWish(subject: Subject, clause: string): Frames | undefined {
  return (
    outlined(clause) ??
    retoned(clause, saysNoPart) ??
    (ADDS.test(clause) ? undefined : (turnedOver(subject, clause, saysNoPart) ?? sized(clause, saysNoPart))) ??
    caged(subject, clause) ??
    flaked(clause)
  );
}

/** Whether what words leave names nothing that is worn, held or part of a body: "the frog" is all there is, "its tail" is not. */
function saysNoPart(rest: string): boolean {
  if (partIn(rest) || /\beyes?\b/.test(rest) || OTHER_PARTS.test(rest)) return false;
  return bareOf(rest)
    .split(' ')
    .every(
      (word) => !word || LEXICON.read(word).some((r) => r.is === 'concept' || r.is === 'species' || r.is === 'guise'),
    );
}
