/** What the seed may take for a material that nobody named: the same thing from another workshop. */
import type { MaterialRef } from '../../catalogue/materials.ts';

const WOODS: readonly MaterialRef[] = ['wood', '#4c5f86/wood', 'pale_wood', '#94413a/wood', 'dark_wood', '#5c7440/wood', '#8d8478/wood', '#34363e/wood']; // biome-ignore format: a list
const WALLS: readonly MaterialRef[] = ['#e8d4b0/plaster', '#9db7cc/plaster', '#c98a72/plaster', '#f2efe6/plaster', '#b7c48c/plaster', '#d8b04c/plaster', '#8f8a86/plaster', '#c9a0b8/plaster']; // biome-ignore format: a list
const ROOFS: readonly MaterialRef[] = ['#b85040/roof', '#4c688c/roof', '#5c7c4c/roof', '#6c5850/roof', '#8c4c70/roof', 'thatch', '#3c4450/roof', '#c87838/roof']; // biome-ignore format: a list

const FAMILIES: readonly (readonly [of: RegExp, materials: readonly MaterialRef[]])[] = [
  [/^(?:wood|dark_wood|pale_wood)$|\/wood$/, WOODS],
  [/\/plaster$/, WALLS],
  [/\/roof$|^thatch$/, ROOFS],
];

/** Others of its family, beginning with the one behind it; none of what is known by its colour. */
export function likeMaterial(material: MaterialRef): readonly MaterialRef[] {
  const family = FAMILIES.find(([of]) => of.test(material))?.[1] ?? [];
  const at = family.indexOf(material);
  return [...family.slice(at + 1), ...family.slice(0, Math.max(at, 0))];
}
