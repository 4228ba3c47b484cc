/** Skeletons that template animations are made for; 'mannequin' is the two-legged one. */
export const RIGS = ['mannequin', 'dog', 'cat', 'horse', 'bear', 'lion'] as const;
export type RigName = (typeof RIGS)[number];
