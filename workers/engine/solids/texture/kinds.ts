import { finishOf } from '../../catalogue/materials.ts';
import type { Primitive } from '../primitives.ts';
import { partOf, type Surface } from '../surface.ts';
import type { SurfaceKind } from './surface-kind.ts';

const of = (kind: SurfaceKind, materials: string): [string, SurfaceKind][] =>
  materials.split(' ').map((name) => [name, kind]);

/** By the material that gives a surface its finish. Colours are cloth where a scene says that it is dressed. */
const KINDS: ReadonlyMap<string, SurfaceKind> = new Map([
  ...of('metal', 'steel iron gold silver bronze copper dark_metal blade'),
  ...of('leather', 'leather dark_leather'),
  ...of('wood', 'wood dark_wood pale_wood'),
  ...of('rock', 'stone dark_stone marble obsidian slate brick'),
  ...of('thatch', 'thatch rope'),
  ...of('leaf', 'leaf dark_leaf pine grass wool'),
  ...of('fur', 'bear lion mane cat dog horse wolf fox deer cream muzzle'),
  ...of('feathers', 'feather'),
  ...of('membrane', 'bat'),
  ...of('hair', 'blond ginger brunette black white grey blue_hair pink'),
  ...of('grit', 'soil sand snow plaster lava'),
  ...of('gem', 'glass potion slime crystal ruby emerald sapphire amethyst diamond pearl ice water'),
  ...of('skin', 'pig skin pale tan brown zombie vampire ghost'),
  ...of('flesh', 'orc goblin demon'),
  ...of('bone', 'bone antler tooth hoof'),
  ...of('paper', 'paper'),
  ...of('flame', 'flame'),
  ...of(
    'cloth',
    'red crimson orange yellow green forest teal blue navy purple violet rose cloth linen charcoal black_cloth brown_cloth denim',
  ),
]);

/** Parts that are cloth on whatever they hang. */
const HANGING = new Set(
  'flag banner cape cloak cloth awning sail tent curtain pillow blanket carpet rug canopy balloon umbrella cushion sheet'.split(
    ' ',
  ),
);
/** Parts that are sewn or bound, whatever their colour. */
const BOUND = new Set('cover binding saddle harness'.split(' '));
/** Parts too small or too much looked at for a surface; and those of people, whose faces are drawn by hand. */
const PLAIN = new Set('eyes emblem nose tusks panel window letters'.split(' '));
const FACES = new Set('head ears horns snout muzzle'.split(' '));
const HARD = new Set<SurfaceKind>(['bone', 'rock', 'metal']);
/** Parts of beasts and things on which a colour of hair is hair; elsewhere it is paint. */
const HAIRY = new Set('mane tail tuft body neck legs head hair beard wig bristles paws'.split(' '));

/** What the surface of a covered pixel is like. */
export function kindOf(s: Surface, i: number): SurfaceKind {
  const key = s.primitive[i]! * 512 + s.material[i]!;
  const known = s.kinds.get(key);
  if (known !== undefined) return known;
  const kind = decide(s, i);
  s.kinds.set(key, kind);
  return kind;
}

function decide(s: Surface, i: number): SurfaceKind {
  const { scene } = s;
  const primitive = scene.primitives[s.primitive[i]!] as Primitive;
  if (primitive.surface) return primitive.surface;
  const part = partOf(s, i);
  const own = scene.cover?.(part.name);
  if (own) return own;
  if (PLAIN.has(part.name)) return 'none';
  const kind = KINDS.get(finishOf(scene.materials.at(s.material[i]!).ref)) ?? 'none';
  if (scene.dressed) return FACES.has(part.name) && !HARD.has(kind) ? 'none' : kind;
  if (HANGING.has(part.name) && (kind === 'fur' || kind === 'hair')) return 'cloth';
  if (kind === 'hair') return HAIRY.has(part.name) ? kind : 'glaze';
  if (kind !== 'cloth' || HANGING.has(part.name)) return kind;
  return BOUND.has(part.name) ? 'leather' : 'glaze';
}
