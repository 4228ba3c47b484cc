import { hexToOklab, oklabToHex } from '../../../../src/pixels/color.ts';
import { baseColour, finishOf, type MaterialRef, tinted } from '../../catalogue/materials.ts';
import type { Pattern, Primitive } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';

/** A scene in other materials, those of its patterns included. */
export function recolourScene(rest: Scene, to: (ref: MaterialRef) => MaterialRef): Scene {
  const s = rest.copy();
  const become = new Map(rest.materials.list.map(({ ref }, i) => [i, s.materials.index(to(ref))]));
  const of = (index: number): number => (index < 0 ? index : (become.get(index) ?? index));
  const patterned =
    (pattern: Pattern): Pattern =>
    (...at) => {
      const hit = pattern(...at);
      return typeof hit === 'number' ? hit : { ...hit, material: of(hit.material) };
    };
  s.primitives.forEach((p, i) => {
    s.primitives[i] = changed(p, of, patterned);
  });
  return s;
}

function changed(p: Primitive, of: (index: number) => number, patterned: (pattern: Pattern) => Pattern): Primitive {
  const material = of(p.material);
  if (p.kind === 'capsule') return { ...p, material };
  if (p.kind === 'triangle') return { ...p, material, backMaterial: of(p.backMaterial) };
  return { ...p, material, capMaterial: of(p.capMaterial), ...(p.pattern ? { pattern: patterned(p.pattern) } : {}) };
}

/** A material drawn `share` of the way to a colour, half of that in lightness. */
export function towards(ref: MaterialRef, colour: string, share: number, lighter = 0, finish?: string): MaterialRef {
  const [a, b] = [hexToOklab(baseColour(ref)), hexToOklab(colour)];
  const mixed = oklabToHex([
    a[0] + (b[0] - a[0]) * share * 0.5 + lighter,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);
  return tinted(mixed, finish ?? finishOf(ref));
}

export const lightnessOf = (ref: MaterialRef): number => hexToOklab(baseColour(ref))[0];
