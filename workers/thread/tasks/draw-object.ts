import type { ObjectSpec } from '../../../src/jobs/contract.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import { type DrawnObject, drawCandidates, drawnStyleOf, drawObject } from '../../engine/object/index.ts';
import { encoded, type Picture } from './shared/images.ts';
import { objectRequest } from './shared/object-request.ts';
import type { Task } from './shared/task.ts';

/** A picture of an object, with what was understood of it. */
export interface DrawnObjectPicture extends Picture {
  /** 'unknown', a direction, or 'frame_0', … of candidates. */
  readonly label: string;
  readonly engine: string;
  readonly brief: Readonly<Record<string, unknown>>;
  readonly seed: number;
}

const facts = (drawn: DrawnObject, more: object) => {
  const { plan, engine, notes } = drawn;
  const drawnAs = [plan.brief.drawnAs, ...notes].join('. ');
  return { engine, seed: plan.seed, brief: { ...plan.brief, drawnAs, notes, style: drawnStyleOf(drawn), ...more } };
};

/** An object: its one picture, its sides, or its candidates. */
export const drawObjectTask: Task<ObjectSpec, readonly DrawnObjectPicture[]> = async (spec, tools, hooks) => {
  const request = await objectRequest(spec);
  if (spec.candidates > 1) {
    const candidates = await drawCandidates(request, spec.items, spec.candidates, tools, hooks);
    return candidates.map(({ drawn, description, variant }, k) => {
      const image = drawn.sides.get('unknown')!;
      // what a pick of it is drawn from
      return { ...encoded(image, paletteOf(image)), ...facts(drawn, { description, variant }), label: `frame_${k}` };
    });
  }
  const drawn = await drawObject(request, tools, hooks);
  return [...drawn.sides].map(([label, image]) => ({
    ...encoded(image, paletteOf(image)),
    ...facts(drawn, {}),
    label,
  }));
};
