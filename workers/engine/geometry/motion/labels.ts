/** The interface's skeleton labels, in its order. */
export const SKELETON_LABELS = [
  'NOSE',
  'NECK',
  'RIGHT SHOULDER',
  'RIGHT ELBOW',
  'RIGHT ARM',
  'LEFT SHOULDER',
  'LEFT ELBOW',
  'LEFT ARM',
  'RIGHT HIP',
  'RIGHT KNEE',
  'RIGHT LEG',
  'LEFT HIP',
  'LEFT KNEE',
  'LEFT LEG',
  'RIGHT EYE',
  'LEFT EYE',
  'RIGHT EAR',
  'LEFT EAR',
] as const;
/** Left and right are the character's own. Of animals ELBOW and ARM are the fore leg, KNEE and LEG the hind leg. */
export type SkeletonLabel = (typeof SKELETON_LABELS)[number];
