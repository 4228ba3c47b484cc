import { hexToOklab, type OkLab, oklabToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import { MATERIALS, type MaterialRef } from '../catalogue/materials.ts';
import type { Paint } from './relief.ts';

/** What was said of a shape's colours. */
export interface Wish {
  /** '#rrggbb', for the leading hue, then for the next. */
  readonly colours: readonly string[];
  /** A key of MATERIALS for the leading hue. */
  readonly material?: string;
  /** Greys are metal (things), not fur or feathers (animals). */
  readonly metal: boolean;
}

/** Colours of the house that attract those of a drawing, so that all drawings share one palette. */
const HOUSE = ['steel', 'iron', 'silver', 'dark_metal', 'wood', 'dark_wood', 'pale_wood', 'leather', 'red', 'crimson', 'orange', 'yellow', 'green', 'forest', 'teal', 'blue', 'navy', 'purple', 'violet', 'rose', 'cloth', 'linen', 'charcoal', 'black_cloth', 'brown_cloth', 'denim', 'paper', 'leaf', 'dark_leaf', 'grass', 'soil', 'sand', 'snow', 'ice', 'water', 'bone', 'white', 'cream', 'pig', 'glass', 'flame', 'pink'] as const; // biome-ignore format: a list
const METALS: ReadonlySet<string> = new Set(['steel', 'iron', 'silver', 'dark_metal']);
const HOUSE_LAB: readonly { readonly name: string; readonly lab: OkLab }[] = HOUSE.map((name) => ({
  name,
  lab: hexToOklab(MATERIALS[name]![0]),
}));

/** Share of the way to the nearest colour of the house, when it is near and when it is far. */
const PULL = { near: 0.6, far: 0.3, within: 0.16 } as const;
const LIGHTNESS = [0.27, 0.93] as const;
const MOST_CHROMA = 0.19;
/** Share of a drawing that must have a said colour, and how near, so that nothing else takes it. */
const OWN_SHARE = 0.25;
const SAME = 0.08;

const chroma = (c: OkLab): number => Math.hypot(c[1], c[2]);
const within = (x: number, [least, most]: readonly [number, number]): number => Math.min(most, Math.max(least, x));

interface Toned {
  readonly lab: OkLab;
  readonly finish: string;
}

/** One material for each paint: its colour drawn to the house's palette, or what was said of it. */
export function materialsOf(paints: readonly Pick<Paint, 'rgb' | 'area'>[], wish: Wish): MaterialRef[] {
  const own = paints.map((p) => rgbToOklab([p.rgb[0], p.rgb[1], p.rgb[2]]));
  const housed = own.map((lab) => housedColour(lab, wish.metal));
  const groups = hueGroups(own, paints);
  const refs = housed.map(({ lab, finish }): MaterialRef => `${oklabToHex(lab)}/${finish}`);
  if (wish.material) {
    for (const i of groups[0] ?? []) refs[i] = wish.material;
  }
  const said = wish.material ? wish.colours.filter((c) => c !== MATERIALS[wish.material!]?.[0]) : wish.colours;
  const all = paints.reduce((sum, { area }) => sum + area, 0);
  // what is that colour for a large part has it already: a white medkit keeps its red cross
  const colours = said.filter((colour, n) => {
    const [L, a, b] = hexToOklab(colour);
    // greys differ by their lightness alone
    const near = Math.hypot(a, b) < 0.04 ? 2 * SAME : SAME;
    const has = own.reduce((sum, lab, i) => (groups[n]?.includes(i) || Math.hypot(lab[0] - L, lab[1] - a, lab[2] - b) >= near ? sum : sum + paints[i]!.area), 0); // biome-ignore format: one line
    return has <= all * OWN_SHARE;
  });
  colours.slice(0, 3).forEach((colour, n) => {
    const group = groups[n];
    if (!group) return;
    const main = group.reduce((a, b) => (paints[b]!.area > paints[a]!.area ? b : a));
    const [L, a, b] = hexToOklab(colour);
    const finish = wish.material && n === 0 ? wish.material : undefined;
    for (const i of group) {
      const lightness = within(L + 0.8 * (housed[i]!.lab[0] - housed[main]!.lab[0]), [0.22, 0.94]);
      refs[i] = `${oklabToHex([lightness, a, b])}/${finish ?? housed[i]!.finish}`;
    }
  });
  return refs;
}

function housedColour(lab: OkLab, metal: boolean): Toned {
  let nearest = HOUSE_LAB[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const each of HOUSE_LAB) {
    if (METALS.has(each.name) && (!metal || chroma(lab) > 0.045)) continue;
    const d = Math.hypot(each.lab[0] - lab[0], each.lab[1] - lab[1], each.lab[2] - lab[2]);
    if (d >= least) continue;
    least = d;
    nearest = each;
  }
  const pull = least < PULL.within ? PULL.near : PULL.far;
  const mixed = [0, 1, 2].map((i) => lab[i]! + pull * (nearest.lab[i]! - lab[i]!)) as [number, number, number];
  const tame = Math.min(1, MOST_CHROMA / Math.max(0.01, chroma(mixed)));
  const steel = chroma(lab) < 0.03 && metal && lab[0] < 0.86;
  const pale = lab[0] > 0.86 && chroma(lab) < 0.05;
  return {
    lab: [within(mixed[0], LIGHTNESS), mixed[1] * tame, mixed[2] * tame],
    finish: steel ? 'steel' : pale ? 'cloth' : 'red',
  };
}

/**
 * Paints of one hue, the hue that covers most first; greys count half. Lines, pupils and the whites of eyes belong to
 * none, so that a said colour leaves them.
 */
function hueGroups(own: readonly OkLab[], paints: readonly Pick<Paint, 'area'>[]): number[][] {
  const groups: { hue: number; grey: boolean; area: number; members: number[] }[] = [];
  const isWhite = (lab: OkLab): boolean => lab[0] > 0.9 && chroma(lab) < 0.04;
  const areaOf = (has: (lab: OkLab) => boolean): number => own.reduce((sum, lab, i) => (has(lab) ? sum + paints[i]!.area : sum), 0); // biome-ignore format: one line
  // what is white for the most part, a pawn or a plate, is no eye
  const whites = areaOf(isWhite) < 0.55 * areaOf(() => true);
  own.forEach((lab, i) => {
    const c = chroma(lab);
    if (lab[0] < 0.36 || (whites && isWhite(lab))) return;
    const hue = (Math.atan2(lab[2], lab[1]) * 180) / Math.PI;
    const grey = c < 0.035;
    const group = groups.find((g) => g.grey === grey && (grey || Math.abs(((g.hue - hue + 540) % 360) - 180) < 26));
    if (group) {
      group.members.push(i);
      group.area += paints[i]!.area;
    } else groups.push({ hue, grey, area: paints[i]!.area, members: [i] });
  });
  const weight = (g: { grey: boolean; area: number }): number => (g.grey ? 0.5 : 1) * g.area;
  groups.sort((a, b) => weight(b) - weight(a));
  return groups.length > 0 ? groups.map((g) => g.members) : [own.map((_, i) => i)];
}
