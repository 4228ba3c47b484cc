import type { Brief } from '../../types.ts';
import { byHand, drawByHand } from './by-hand.ts';
import { type Build, entry } from './define.ts';
import type { Kit } from './kit.ts';
import type { PropEntry } from './prop-entry.ts';

export const EYES = { eyes: ['eye'] };

/** How many eyes somebody has, where it is said. */
export const EYE_COUNT = {
  'one-eyed': ['single eye', 'one big eye', 'single big eye', 'one large eye', 'one giant eye', 'one huge eye'],
  'three-eyes': ['three eyes', '3 eyes'],
  'many-eyes': ['many eyes', 'lots of eyes', 'multiple eyes', 'four eyes', 'five eyes', 'six eyes', 'eight eyes', 'too many eyes', 'several eyes', 'eyes all over'],
}; // biome-ignore format: a table

export const eyeCount = (k: Kit): number =>
  k.ctx.said('one-eyed') ? 1 : k.ctx.said('three-eyes') ? 3 : k.ctx.said('many-eyes') ? 5 : 2;

/** Where that many eyes lie on a face of this width, round its middle: places and how large they are. */
export function eyePlaces(n: number, w: number): readonly (readonly [x: number, y: number, r: number])[] {
  if (n === 1) return [[0, 0, w * 0.5]];
  if (n === 2) return [[-w * 0.5, 0, w * 0.42], [w * 0.5, 0, w * 0.42]]; // biome-ignore format: pairs
  if (n === 3) return [[-w * 0.62, -w * 0.1, w * 0.34], [w * 0.62, -w * 0.1, w * 0.34], [0, w * 0.42, w * 0.36]]; // biome-ignore format: triplets
  return [[-w * 0.8, 0, w * 0.3], [0, -w * 0.14, w * 0.36], [w * 0.8, 0, w * 0.3], [-w * 0.42, w * 0.66, w * 0.3], [w * 0.42, w * 0.66, w * 0.3]]; // biome-ignore format: five
}

export const WINGS = {
  ...EYES,
  wings: ['wing'],
};

/** Both wings wide: said like a part, and a bearing of the whole. */
export const SPREAD = { spread: ['spread wings', 'open wings', 'outstretched wings', 'wings spread'] };

export const BELLY = { belly: ['belly', 'stomach', 'chest'] };

export const TAIL = { tail: ['tail'] };

export const evil = (k: Kit): boolean => k.ctx.said('evil') || k.ctx.said('angry') || k.ctx.said('scary');

/** A creature: an entry of the category 'monster'; of the smallest pictures by hand where there is such a drawing. */
export const monster = (aliases: string[], build: Build, parts?: PropEntry['parts'], main?: string): PropEntry =>
  entry(
    'monster',
    aliases,
    (k) => {
      const icon = byHand(k.ctx.brief.concept, k.ctx.size);
      return icon ? drawByHand(k, icon) : build(k);
    },
    parts,
    main,
  );

/** Things whose drawings have jaws that open. */
export const JAWED = /^(?:dinosaur|tyrannosaurus|velociraptor|spinosaurus|dragon|dragon-in-flight|shark|goblin-shark)$/;

/** A slime with a crust: by its words, or for it is of lava. */
export const crusted = (brief: Brief): boolean =>
  brief.concept === 'slime' && (brief.material === 'lava' || brief.parts.some((p) => p.piece === 'crust'));
