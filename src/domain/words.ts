/** The words of the interface, each list in the order in which it is shown. */

export const VIEWS = ['side', 'low top-down', 'high top-down'] as const;
export type View = (typeof VIEWS)[number];

export const DIRECTIONS = [
  'south',
  'south-east',
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
] as const;
/** The way a figure faces on screen; south faces the viewer, east faces screen right. */
export type Direction = (typeof DIRECTIONS)[number];

export const OUTLINES = [
  'single color black outline',
  'single color outline',
  'selective outline',
  'lineless',
] as const;
export type Outline = (typeof OUTLINES)[number];

export const SHADINGS = [
  'flat shading',
  'basic shading',
  'medium shading',
  'detailed shading',
  'highly detailed shading',
] as const;
export type Shading = (typeof SHADINGS)[number];

/** Where the light of a drawing comes from: the upper left, the upper right, or straight above. */
export type LightSide = 'left' | 'right' | 'above';

export const DETAILS = ['low detail', 'medium detail', 'highly detailed'] as const;
export type Detail = (typeof DETAILS)[number];

/** The interface's names of a skeleton's joints, in its order. */
export const JOINT_LABELS = [
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
export type JointLabel = (typeof JOINT_LABELS)[number];
