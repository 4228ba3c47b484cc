/** A picture mirrored or turned by quarters. */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { createImage, flipHorizontal, opaqueBounds, wordsOf } from '../../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { type Subject, stanceOf } from '../subject.ts';
import type { Frames, IsWhole } from './types.ts';

const FLIPS = /\b(?:flip(?:ped|s)?|mirror(?:ed|s)?|reversed?)\b/;
const DOWN = /\b(?:vertical(?:ly)?|upside[ -]down|top to bottom)\b/;
const OTHER_WAY = /\b(?:the )?(?:other|opposite) (?:way|direction|side)\b/;
const TO_SIDE = /\b(?:fac(?:e|es|ing)|look(?:s|ing)?|turn(?:ed)?|point(?:s|ing)?) (?:to )?(?:the )?(left|right)\b/;
const TURNS = /\b(?:rotat(?:e|ed|es)|turn(?:ed)?|spin|spun)\b.*?\b(90|180|270)\b/;
const CARRIERS =
  /\b(?:horizontal(?:ly)?|vertical(?:ly)?|upside[ -]down|sideways|around|degrees?|clockwise|counter ?clockwise|anti ?clockwise|left|right|way|direction|side|other|opposite|fac(?:e|es|ing)|looking|image|along|axis|top|bottom|90|180|270|rotate[ds]?|turned|spin|°)\b/g;

export function turnedOver(subject: Subject, clause: string, isWhole: IsWhole): Frames | undefined {
  const rest = clause.replace(FLIPS, ' ').replace(CARRIERS, ' ');
  const quarter = TURNS.exec(clause)?.[1];
  const side = TO_SIDE.exec(clause)?.[1];
  const isFlip =
    FLIPS.test(clause) || DOWN.test(clause) || (OTHER_WAY.test(clause) && /\b(?:fac|look|turn|point)/.test(clause));
  if (!(quarter || side || isFlip) || !isWhole(rest)) return undefined;
  if (quarter) {
    const isBack = /\b(?:counter|anti) ?clockwise\b|\bleft\b/.test(clause);
    const quarters = ((Number(quarter) / 90) * (isBack ? 3 : 1)) % 4;
    return (frames) => frames.map((frame) => turned(frame, quarters));
  }
  if (DOWN.test(clause)) return (frames) => frames.map((frame) => flipHorizontal(turned(frame, 2)));
  if (side) {
    const { facing } = stanceOf(subject);
    const isSideways = facing !== 0;
    if (!isSideways)
      throw new InputError(
        'The figure was not found to look to a side: "flip it" mirrors it, a rotation draws its other sides.',
      );
    if (facing === (side === 'left' ? -1 : 1))
      throw new InputError(`It looks to the ${side} already: nothing would change.`);
  }
  return (frames) => frames.map(flipHorizontal);
}

/** Turned clockwise by quarters about the middle of what it shows. */
function turned(image: Rgba, quarters: number): Rgba {
  const box = opaqueBounds(image, 1);
  if (!box || quarters === 0) return image;
  const { width, height } = image;
  const out = createImage(width, height);
  const [from, to] = [wordsOf(image), wordsOf(out)];
  const isAcross = quarters % 2 === 1;
  const [w, h] = isAcross ? [box.height, box.width] : [box.width, box.height];
  if (w > width || h > height) throw new InputError('Turned so it does not fit its canvas: send it on a square one.');
  const left = Math.max(0, Math.min(Math.round(box.x + (box.width - w) / 2), width - w));
  const top = Math.max(0, Math.min(isAcross ? Math.round(box.y + (box.height - h) / 2) : box.y, height - h));
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const [X, Y] =
        quarters === 1
          ? [box.height - 1 - y, x]
          : quarters === 2
            ? [box.width - 1 - x, box.height - 1 - y]
            : [y, box.width - 1 - x];
      to[(top + Y) * width + left + X] = from[(box.y + y) * width + box.x + x]!;
    }
  return out;
}
