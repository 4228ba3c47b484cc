/** What creatures and things wear that nobody dresses: "a slime with a top hat". */
import type { Px } from '../../../../../src/pixels/types.ts';
import type { Brief } from '../../../types.ts';
import { partBox, type Sprite } from '../../sprites/sprite.ts';
import { gloved } from '../gloved.ts';
import { recoloured, scaled } from '../mixed.ts';
import { mainColour } from '../parts.ts';
import { ON_BACK, onBack } from './cape.ts';
import { BEFORE_ONE_EYE, beforeOneEye, EYEWEAR, MASK, withGlasses, withMask } from './face.ts';
import { FOOTWEAR, shod } from './feet.ts';
import { withBow, withHat } from './hats.ts';
import { NECKWEAR, withNeckwear } from './neck.ts';

const BOW = /(?:^| )bow$|ribbon$/;
const HANDS = /gloves$|mittens$|gauntlets$|bracers$/;
const BODYWEAR = /jacket|sweater|armou?r|coat|shirt|vest/;
const BODY = /^body|^belly|torso|trunk|chest/;

/** Whether what is worn sits on the head, rather than before the face, round the neck or on the body. */
export const isHat = (words: string): boolean =>
  ![BOW, FOOTWEAR, HANDS, BEFORE_ONE_EYE, NECKWEAR, EYEWEAR, BODYWEAR, ON_BACK].some((other) => other.test(words));

/** In clothes on its body: those parts in their colour. */
function clothed(s: Sprite, words: string, hex: string): Sprite {
  const out = recoloured(s, BODY, hex);
  return { ...out, partNames: out.partNames.map((n) => (BODY.test(n) ? words : n)) };
}

/** An animal or thing with something on. `draw` is that thing drawn alone at a share of the picture. */
export function wearing(s: Sprite, item: Brief, words: string, draw: (brief: Brief, share: number) => Sprite): Sprite {
  const SHARE = 0.4;
  let alone: Sprite | undefined;
  const drawn = (): Sprite => (alone ??= draw(item, SHARE));
  /** Drawn as wide as it is worn, rather than enlarged. */
  const asWide = (wide: Px, usual?: string): Sprite => {
    const of = usual && item.colours.length === 0 && !item.material ? { ...item, colours: [usual] } : item;
    const near = draw(of, (SHARE * wide) / Math.max(1, drawn().image.width));
    return near.image.width === wide ? near : scaled(near, wide / Math.max(1, near.image.width));
  };
  const own = item.colours[0];
  const hex = (): string => own ?? (BOW.test(words) ? '#e03860' : mainColour(drawn()));
  if (BOW.test(words)) return withBow(s, words, hex());
  if (FOOTWEAR.test(words)) {
    // each foot has one of the pair
    const one = item.concept === 'boots' ? draw({ ...item, parts: [...item.parts, { piece: 'single' }] }, SHARE) : drawn(); // biome-ignore format: one line
    return shod(s, one, words, hex());
  }
  if (HANDS.test(words)) return gloved(s, words, hex());
  if (BEFORE_ONE_EYE.test(words)) return beforeOneEye(s, words, hex());
  if (NECKWEAR.test(words)) return withNeckwear(s, words, hex());
  if (MASK.test(words)) return withMask(s, drawn(), words);
  if (EYEWEAR.test(words)) return withGlasses(s, words, hex());
  if (BODYWEAR.test(words) && partBox(s, BODY)) return clothed(s, words, hex());
  if (ON_BACK.test(words)) return onBack(s, words, hex());
  return withHat(s, item, words, own ?? '#f4c030', asWide);
}
