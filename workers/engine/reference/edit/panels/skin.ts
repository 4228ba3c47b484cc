/** Which panels are skin: the one that eyes lie in, and those of its colour. */
import { isThing } from '../matters.ts';
import { type Subject, stanceOf } from '../subject.ts';
import { eyesOf } from '../whole-of.ts';
import { areShades, type Panel, panelsOf } from './panels.ts';

/** Skin is of the face's hue, about as light and as colourful. */
export const isSkinOf = (face: Panel, panel: Panel): boolean =>
  areShades(face, panel) &&
  face.chroma > 0.03 &&
  Math.abs(face.light - panel.light) < 0.24 &&
  Math.abs(face.chroma - panel.chroma) < 0.05;

/** The panel that eyes lie in: skin, fur, or the dark of a hood. */
export function faceOf(subject: Subject): Panel | undefined {
  if (isThing(subject)) return undefined;
  const { all, of } = panelsOf(subject);
  const { width } = subject.sprite;
  const counts = new Map<number, number>();
  for (const i of eyesOf(subject).flat())
    for (const j of [i - 1, i + 1, i - width, i + width, i + 2 * width])
      if ((of[j] ?? -1) >= 0) counts.set(of[j]!, (counts.get(of[j]!) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && all[best[0]];
}

/** The panel of a face. */
export function skinSeen(subject: Subject): Panel | undefined {
  const { top, chin } = stanceOf(subject);
  const { width } = subject.sprite;
  return faceOf(subject) ?? skinIn(panelsOf(subject).all, top * width, chin * width);
}

/** Of whom no eyes are told: the largest warm and light panel of the head. */
function skinIn(all: readonly Panel[], from: number, to: number): Panel | undefined {
  const isSkin = ({ light, chroma, hue }: Panel): boolean => light > 0.5 && chroma > 0.03 && hue > 20 && hue < 90;
  const inHead = ({ pixels }: Panel): number => pixels.filter((i) => i >= from && i < to).length;
  const [best] = all.filter((one) => isSkin(one) && inHead(one) > 3).sort((a, b) => inHead(b) - inHead(a));
  return best;
}
