/** A request's guidance over one piece of its picture: contexts are read once, then every step is a weighted sum of branches. */
import type { Px } from '../../../src/pixels/types.ts';
import { type Branch, branchesFor, combine, weightFor } from './guidance.ts';
import type { Context, KilnNetwork, Sample } from './network.ts';
import { POSE_MAPS } from './pose-maps.ts';
import type { PaintRequest } from './types.ts';

/** What a step of one piece is given besides its context. */
export type Step = Omit<Sample, 'context' | 'pose'> & { readonly pose?: Float32Array };

export interface Guide {
  /** The guided velocity of one step, (4, height, width). */
  velocity(step: Step): Promise<Float32Array>;
}

/** Opens the guidance of a request for pieces whose longer side is `longestSide`. */
export async function openGuide(network: KilnNetwork, request: PaintRequest, longestSide: Px): Promise<Guide> {
  const { guidance, native } = network.config;
  const { reference, pose } = request;
  const poseWeight = pose ? weightFor('pose', guidance.pose, pose.guidance) : 0;
  const branches = branchesFor(
    {
      text: weightFor('text', guidance.text, request.textGuidance),
      ...(reference ? { image: weightFor('image', guidance.image, reference.guidance) } : {}),
      ...(poseWeight !== 0 ? { pose: poseWeight } : {}),
    },
    Boolean(request.negativeDescription?.trim()),
  );
  const contexts: Context[] = [];
  for (const branch of branches) {
    const same = branches.findIndex((b) => b.text === branch.text && b.reference === branch.reference);
    contexts.push(contexts[same] ?? (await network.context({ request, longestSide, native }, branch)));
  }
  return {
    async velocity({ pose: maps, ...step }) {
      const none = new Float32Array(POSE_MAPS * step.width * step.height);
      const answers = await network.velocities(
        branches.map((branch: Branch, i) => ({
          ...step,
          pose: branch.pose && maps ? maps : none,
          context: contexts[i]!,
        })),
      );
      return combine(branches, answers);
    },
  };
}
