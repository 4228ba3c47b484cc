import type { RotatePayload } from '../../src/jobs/contract.ts';
import type { KindHandler } from '../tools.ts';

/** A sprite from another side or height. */
export const rotate: KindHandler<'rotate'> = async (payload, { engine }) => {
  const { method, ...picture } = await engine.run('rotate', payload);
  const drawnAs = `the picture, ${turnOf(payload)}`;
  return { images: [{ ...picture, seed: payload.seed, engine: method, brief: { drawnAs } }] };
};

/** The turn in words. */
function turnOf(p: RotatePayload): string {
  const turn =
    p.directionChange === null
      ? `turned from ${p.fromDirection} to ${p.toDirection}`
      : `turned by ${p.directionChange}° from ${p.fromDirection}`;
  if (p.oblique) return `${turn}, in oblique projection`;
  if (p.isometric) return `${turn}, in isometric view`;
  if (p.viewChange !== null) return `${turn}, seen ${p.viewChange}° higher than from ${p.fromView}`;
  return p.fromView === p.toView ? turn : `${turn}, seen from ${p.toView} instead of ${p.fromView}`;
}
