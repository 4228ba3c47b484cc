/** What the words and numbers of a top-down request decide, once for the whole set. */

import type { Px } from '../../../src/pixels/types.ts';
import { terrain } from '../catalogue/terrain.ts';
import { composeMaterial, plainMaterial, type TerrainMaterial } from './material.ts';
import {
  contrastOf,
  describedMaterial,
  FILL_VARIANTS,
  type Ground,
  groundOf,
  groundOfBase,
  shifted,
} from './material-texture.ts';
import { clamp, noise } from './noise.ts';
import { readTerrain } from './read-terrain.ts';
import type { Texture } from './texture.ts';
import type { TopdownRequest } from './types.ts';

/** How the two grounds meet. */
export type TransitionKind = 'flat' | 'cliff' | 'foam' | 'band' | 'fence';

export interface TopdownPlan {
  readonly size: Px;
  readonly seed: number;
  readonly lower: Ground;
  readonly upper: Ground;
  /** What stands higher, and what lies below it. */
  readonly mass: Ground;
  readonly floor: Ground;
  /** The upper ground is a liquid: the lower one is the mass. */
  readonly inverted: boolean;
  readonly kind: TransitionKind;
  /** The face is one tile high and has corners of its own. */
  readonly full: boolean;
  readonly side: Texture;
  /** Height of the face, width of a band, length of the shadow. */
  readonly height: Px;
  readonly band: Px;
  readonly shadow: Px;
  /** Visible width of the face at the sides, and at the back. */
  readonly rim: Px;
  readonly back: Px;
  /** Width of the east side of a mass that is seen obliquely, besides the rim. */
  readonly lean: Px;
  /** Radius of corners. */
  readonly radius: Px;
  /** How far tips of the mass may hang over its border. */
  readonly soft: number;
  readonly spread: number;
  readonly slope: Px;
  readonly foamWidth: Px;
  readonly single: boolean;
  readonly lines: boolean;
  /** A face that fades into nothing. */
  readonly abyss: boolean;
  /** How far a border pixel looks aside, in px: horizontally and vertically. */
  readonly reach: { readonly x: Px; readonly y: Px };
  /** Displacement of the border, `size` x `size`: 0 is the set's own, the others agree with it near every edge. */
  readonly wobble: readonly Float32Array[];
}

const KINDS: readonly (readonly [pattern: RegExp, kind: TransitionKind])[] = [
  [/fence|railing|palisade/, 'fence'],
  [/foam|surf|shallow|wet|shoreline|waterline/, 'foam'],
  [/cliff|wall|ledge|face|bank|drop|steep|slope|escarpment|terrace/, 'cliff'],
  [/border|curb|kerb|edge|edging|rim|frame|trim|path|outline/, 'band'],
];

/** The kind that words ask for; a material alone is laid as a band, rock as a face. `shown`: a picture shows the material. */
export function transitionKind(text: string, size: number, floor: TerrainMaterial, shown = false): TransitionKind {
  if (size === 0) return 'flat';
  const words = text.toLowerCase();
  for (const [pattern, kind] of KINDS) if (pattern.test(words)) return kind;
  if (/rock|boulder/.test(words)) return 'cliff';
  if (words.trim()) return 'band';
  return floor.liquid ? (shown ? 'band' : 'foam') : 'cliff';
}

/** The material that a face shows: the words' own, seen from its side, else the side of what stands above it. */
function sideMaterial(text: string, mass: TerrainMaterial, kind: TransitionKind, q: TopdownRequest): TerrainMaterial {
  const words = readTerrain(text, q.vectors);
  const named = text.trim() !== '' && words.kind !== 'other';
  const dyed = (material: TerrainMaterial): TerrainMaterial =>
    q.transitionColours?.length
      ? { ...material, colours: material.colours.map((own, i) => q.transitionColours?.[i] ?? own) }
      : material;
  if (kind === 'fence') return dyed(named ? composeMaterial(words) : plainMaterial('wood'));
  if (kind === 'band') {
    if (named) return dyed(composeMaterial(words));
    if (text.trim() === '') return dyed(plainMaterial('dirt'));
    return dyed(
      /border|edge|frame|rim|curb|kerb/.test(text) && words.colours.length
        ? composeMaterial({ ...words, kind: 'stone' })
        : plainMaterial('stonebrick'),
    );
  }
  if (!named) {
    const own = words.colours.length
      ? { ...words, kind: mass.side }
      : { ...words, kind: mass.side, adjectives: [], overlays: [] };
    return dyed(composeMaterial(own));
  }
  return dyed(composeMaterial({ ...words, kind: terrain(words.kind).side ?? words.kind }));
}

/** Most that `wobbles` moves a border, for an amplitude of 1. */
const SWING = 1.365;

/** Two octaves of wrapped noise; a variant adds a bulge that is nothing within `reach` of the edges. */
function wobbles(size: Px, amplitude: Px, seed: number, reach: { x: Px; y: Px }, most: Px): Float32Array[] {
  const own = Float32Array.from({ length: size * size }, (_, i) => {
    const a = (i % size) / size;
    const b = Math.floor(i / size) / size;
    return ((noise(a, b, 4, seed + 50) - 0.5) * 1.5 + (noise(a, b, 8, seed + 51) - 0.5) * 0.6) * amplitude * 1.3;
  });
  const variants = [1, 2].map((k) =>
    Float32Array.from({ length: size * size }, (_, i) => {
      const x = i % size;
      const y = Math.floor(i / size);
      const room = (p: Px, far: Px): number => clamp((Math.min(p, size - 1 - p) - far) / (size * 0.12), 0, 1);
      const wave = noise(x / size, y / size, 3, seed + 60 + k) - 0.5;
      const inside = room(x, reach.x) * room(y, reach.y);
      return clamp(own[i]! + wave * inside * size * 0.22 * (amplitude > 0 ? 1 : 0), -most, most);
    }),
  );
  return [own, ...variants];
}

/** Everything that drawing a tile of the set needs. */
export function planTopdown(q: TopdownRequest): TopdownPlan {
  const s = q.tileSize ?? 16;
  const seed = q.seed ?? 1;
  const size = clamp(q.transitionSize ?? 0, 0, 1);
  const z = Math.max(1, Math.round(s / 16));
  const ground = (text: string, colours: readonly string[] | undefined): Ground =>
    groundOf(describedMaterial(text, q, colours), s, q, FILL_VARIANTS);
  const lower = q.lowerBase ? groundOfBase(q.lowerBase, q) : ground(q.lower, q.lowerColours);
  let upper = q.upperBase ? groundOfBase(q.upperBase, q) : ground(q.upper, q.upperColours);
  const full = size > 0.5;
  const words = q.transition ?? '';
  const inverted = !full && upper.plain.material.liquid && !lower.plain.material.liquid;
  const kind = transitionKind(words, size, (inverted ? upper : lower).plain.material, !!q.transitionColours?.length);
  // two grounds that look alike are told apart by lightness; a chained one must stay as it is
  if (contrastOf(lower.plain, upper.plain) < 0.07 && !q.upperBase && !q.colours?.length) {
    const up = lower.plain.material.kind === upper.plain.material.kind || kind === 'cliff' ? 0.05 : 0;
    const bright = lower.plain.material.kind === 'snow' || lower.plain.material.kind === upper.plain.material.kind;
    if (up) {
      const light = (t: Texture): Texture =>
        shifted(t, bright && upper.plain.material.colours[0]! > '#e0' ? -0.06 : up, 1.06);
      upper = { ...upper, plain: light(upper.plain), variants: upper.variants.map(light) };
    }
  }
  const mass = inverted ? lower : upper;
  const floor = inverted ? upper : lower;
  const massMaterial = mass.plain.material;
  const wet = floor.plain.material.liquid && !massMaterial.liquid;
  const low = q.view === 'low top-down';
  const pro = q.mode === 'pro';
  // seen from lower down a face is taller and a back edge thinner
  const tall = low ? 1.35 : 1;
  const bankHeight = Math.max(2, Math.round((s / 8) * (low ? 1.5 : 1)));
  const ledge = low && massMaterial.soft ? Math.max(1, Math.round(s / 16)) : 0;
  let height = ledge;
  if (full) height = 0;
  else if (kind === 'cliff') height = Math.round(Math.min(Math.min(size, 0.5) * tall, 0.62) * s);
  else if (kind === 'band' || kind === 'fence') height = 0;
  else if (wet && massMaterial.kind !== 'sand' && massMaterial.side !== 'sandstone') height = bankHeight;
  const band = kind === 'band' || kind === 'fence' ? Math.max(2, Math.round(Math.min(size, 0.6) * s * 0.75)) : 0;
  const spread = pro ? (q.spreadX ?? 0.5) * 0.35 : 0;
  const slope = pro ? clamp((q.slopeSize ?? 0) * s * 0.12, 0, Math.max(0, s / 2 - 3 - height / 2)) : 0;
  const rim = kind === 'cliff' ? Math.max(1, Math.round(s / (low ? 12 : 9))) : 0;
  const back = kind === 'cliff' ? (low ? Math.max(0, (rim >> 1) - z + 1) : (rim + 1) >> 1) : 0;
  const cast = Math.round((full ? s * 0.6 : height) * (pro || low ? 0.18 : 0.3));
  // below the middle a tile holds half the face, the rounding of its corners and the shadow: they share the room
  const below = Math.max(0, s / 2 - 0.5 - height / 2 - slope);
  const shadow = kind === 'cliff' ? Math.max(1, Math.min(cast, Math.floor(below * 0.45))) : 0;
  const sideOf = sideMaterial(words, massMaterial, full && kind !== 'band' ? 'cliff' : kind, q);
  const straight = massMaterial.built || (kind === 'cliff' && sideOf.built) || massMaterial.kind === 'void';
  const wander = (((q.freedom ?? 500) / 500) * 100) / Math.max(40, (q.adherence ?? 100) * 0.6 + 40);
  const room = Math.max(0, s / 2 - height / 2 - spread * height - slope - s * 0.27);
  // whatever a pixel looks at aside must stay inside the tile that it lies in, at the noise's full swing
  const looks = Math.max(
    Math.ceil(height / 2) + shadow + slope,
    3.5,
    rim + shadow + 1,
    band / 2 + 2,
    wet ? Math.ceil(height / 2) + 1 + z : 0,
  );
  const ragged = clamp(
    (q.raggedness ?? 0) * Math.min(s * 0.16, room / 1.5) + (straight ? 0 : s * 0.05 * Math.min(2, wander)),
    0,
    Math.max(0, (s / 2 - 0.5 - looks) / SWING),
  );
  const foamRoom = Math.max(1, Math.floor(s / 2 - 1.5 - height / 2 - z - SWING * ragged));
  const foamWidth = kind === 'foam' ? clamp(Math.round(size * s * 0.4), Math.min(2, foamRoom), foamRoom) : 1;
  const tips = massMaterial.soft ? Math.floor(massMaterial.soft * Math.max(1, s / 24)) + 1 : 0;
  const lean = kind === 'cliff' && !full ? Math.min(Math.round((q.lean ?? 0) * height * 0.6), Math.floor(s / 4)) : 0;
  const across = Math.max(rim + lean + 1, shadow + Math.max(rim + lean, spread * height), 3) + 1;
  const down = Math.max(height / 2 + 2 + back, shadow + height / 2 + 1, tips + height / 2, 3) + 1;
  const reach =
    Math.max(
      height / 2 + 1 + back,
      shadow + Math.max(rim + lean, spread * height) + slope + 1.5 * ragged + 0.5,
      shadow + Math.ceil(height / 2) + slope + SWING * ragged,
      rim + lean + 2,
      height / 2 + 2,
      tips + SWING * ragged + (full ? Math.floor(2.5 * (s / 16)) : height ? Math.max(3, s / 5) - height / 2 : 0),
      wet ? Math.ceil(height / 2) + foamWidth + z + 0.5 + SWING * ragged : 0,
      2,
    ) + 0.5;
  const wanted = q.shapeStyle === 'square' ? s / 16 : q.shapeStyle === 'round' ? s / 2 : s * 0.38;
  const side = groundOf(sideOf, s, q).plain;
  return {
    size: s,
    seed,
    lower,
    upper,
    mass,
    floor,
    inverted,
    kind: full && kind !== 'band' ? 'cliff' : kind,
    full,
    side,
    height,
    band: full ? 0 : band,
    shadow,
    rim: full ? Math.max(1, Math.round(s / (low ? 12 : 9))) : rim,
    back: full ? (low ? 1 : (Math.max(1, Math.round(s / 9)) + 1) >> 1) : back,
    lean,
    radius: clamp(wanted, 0, Math.max(0, s / 2 - reach)),
    soft: massMaterial.soft,
    spread,
    slope,
    foamWidth,
    single: q.outline === 'single color outline',
    lines: q.outline !== 'lineless',
    abyss: floor.plain.material.kind === 'void',
    reach: { x: across, y: down },
    wobble: wobbles(s, ragged, seed, { x: across, y: down }, Math.max(ragged * 1.4, room * 0.5)),
  };
}
