import { movePrimitive, turn } from '../solids/field.ts';
import type { Primitive } from '../solids/primitives.ts';
import type { Scene } from '../solids/scene.ts';
import { UP, type Vec3 } from '../solids/vec.ts';

const FLAME = /^flame/;

/** The drops that flames stand in: what else burns there turns about them. */
const isDrop = (p: Primitive, name: string): boolean => name === 'flame' && p.kind === 'ellipsoid';

/**
 * Flames are bright in their middle from wherever they are seen: their cores lie before them, and go round with the viewer.
 * `degrees`: the turn about the upright axis by which the thing faces away. The scene given stays.
 */
export function faceFlames(scene: Scene, degrees: number): Scene {
  const nameOf = (p: Primitive): string => scene.parts[p.part]!.name;
  const drops = scene.primitives.flatMap((p) => (isDrop(p, nameOf(p)) && 'center' in p ? [p.center] : []));
  if (degrees === 0 || drops.length === 0) return scene;
  const turned = scene.copy();
  scene.primitives.forEach((p, i) => {
    if (FLAME.test(nameOf(p))) turned.primitives[i] = movePrimitive(p, turn(nearest(drops, middleOf(p)), UP, -degrees));
  });
  return turned;
}

const middleOf = (p: Primitive): Vec3 => (p.kind === 'capsule' ? p.a : p.kind === 'triangle' ? p.points[0] : p.center);

function nearest(points: readonly Vec3[], [x, y, z]: Vec3): Vec3 {
  const away = (q: Vec3): number => Math.hypot(q[0] - x, q[1] - y, q[2] - z);
  return points.reduce((best, q) => (away(q) < away(best) ? q : best));
}
