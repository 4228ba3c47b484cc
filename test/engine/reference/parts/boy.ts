/** A figure that every test of parts may take apart, with the joints that a network finds in it. */
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';

export const COLORS = {
  k: [20, 16, 28],
  h: [140, 70, 30],
  f: [240, 190, 150],
  e: [30, 60, 90],
  s: [60, 120, 200],
  p: [90, 60, 40],
  g: [150, 150, 160],
} as const;
/** A boy of 20 pixels with a sword in his left hand (on screen right). */
export const BOY = picture(
  [
    '........................',
    '.......kkkkkkkk.........',
    '......khhhhhhhhk........',
    '.....khhhhhhhhhhk.......',
    '.....khhhhhhhhhhk.......',
    '.....khhffffffhhk....kk.',
    '.....khfeffffefhk....gk.',
    '.....khfeffffefhk....gk.',
    '.....khffffffffhk....gk.',
    '......kffffffffk.....gk.',
    '.......kkkkkkkk......gk.',
    '......kssssssssk.....gk.',
    '.....ksskssssksskkkk.gk.',
    '.....kskkssssksssssffgk.',
    '.....kffkssssk.kkkkkkgk.',
    '......kkkppppk.......k..',
    '.......kppppppk.........',
    '.......kppkkppk.........',
    '.......kppk.kppk........',
    '.......kppk.kppk........',
    '......kkkkk.kkkkk.......',
    '........................',
  ],
  COLORS,
);
const joint = (x: number, y: number) => ({ x, y, sure: 0.95 });
export const JOINTS: FoundJoints = {
  NOSE: joint(10.5, 8),
  NECK: joint(10.5, 10.5),
  'RIGHT SHOULDER': joint(7, 11.5),
  'RIGHT ELBOW': joint(6, 13),
  'RIGHT ARM': joint(6, 14),
  'LEFT SHOULDER': joint(14, 11.5),
  'LEFT ELBOW': joint(17, 13),
  'LEFT ARM': joint(20, 13.5),
  'RIGHT HIP': joint(9, 15.5),
  'RIGHT KNEE': joint(9, 18),
  'RIGHT LEG': joint(9, 20),
  'LEFT HIP': joint(12.5, 15.5),
  'LEFT KNEE': joint(13, 18),
  'LEFT LEG': joint(13.5, 20),
  'RIGHT EYE': joint(8.5, 6.5),
  'LEFT EYE': joint(13.5, 6.5),
  'RIGHT EAR': joint(6.5, 7),
  'LEFT EAR': joint(15.5, 7),
};

/** Nobody whom the keypoint network knows. */
export const NOBODY = Object.fromEntries(
  Object.entries(JOINTS).map(([label, joint]) => [label, { ...joint, sure: 0.05 }]),
) as unknown as FoundJoints;
