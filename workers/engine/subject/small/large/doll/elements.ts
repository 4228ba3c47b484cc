/** Colours of magic. */
import type { MaterialRef } from '../../../../catalogue/materials.ts';

/** Outer and inner colour of what is conjured. */
export const ELEMENTS: Readonly<Record<string, readonly [MaterialRef, MaterialRef]>> = {
  fire: ['#ff8c2c/flame', '#ffe890/flame'],
  lightning: ['#ffe858/flame', 'white'],
  ice: ['#6cc0f0/flame', '#e8fcff/flame'],
  water: ['#3c88e8/flame', '#b8e4ff/flame'],
  poison: ['#58b838/flame', '#d8f890/flame'],
  nature: ['#48a848/flame', '#c8f090/flame'],
  shadow: ['#5c3c94/flame', '#b878f0/flame'],
  light: ['#f0c848/flame', '#fffce0/flame'],
  earth: ['#8c6840/stone', '#c8a870/stone'],
  wind: ['#a8d8d0/flame', '#f4fffc/flame'],
  magic: ['#a050e0/flame', '#f0c8ff/flame'],
};
