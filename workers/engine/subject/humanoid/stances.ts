import { type Pose, STANDING } from './pose.ts';

/** A hand on a hip, the elbow out. */
const ON_HIP = { swing: 2, abduct: 42, elbow: 96, turn: 62 } as const;
const leftOnHip: Partial<Pose> = { swingL: ON_HIP.swing, abductL: ON_HIP.abduct, elbowL: ON_HIP.elbow, turnL: ON_HIP.turn }; // biome-ignore format: one line
/** Weight on the right leg, the left one bent a little before it. */
const AT_EASE: Partial<Pose> = { hipL: 13, kneeL: 15, hipR: -3, kneeR: 0, side: -3, spread: 6 };
/** What differs from standing still. */
const OWN = {
  // legs apart and bent, what is held ready
  fighter: [
    { spread: 10, hipR: -12, kneeR: 10, hipL: 20, kneeL: 22, twist: -12, lean: 3, swingR: 16, elbowR: 30, abductR: 24, swingL: 18, elbowL: 34, abductL: 20 },
    { spread: 12, hipR: 6, kneeR: 8, hipL: 6, kneeL: 8, swingR: 24, elbowR: 44, abductR: 26, abductL: 22, elbowL: 30 },
    { ...AT_EASE, spread: 9, twist: -8, abductR: 22, elbowR: 26, abductL: 20, elbowL: 24 },
  ],
  // hands before the body, or at rest; a staff stands beside it
  robed: [
    { swingR: 20, elbowR: 58, turnR: 42, abductR: 16, swingL: 20, elbowL: 62, turnL: 44, abductL: 16 },
    { side: -3, swingL: 18, elbowL: 52, turnL: 30, abductL: 18, swingR: 8, elbowR: 24 },
    { abductR: 20, abductL: 20, elbowR: 26, elbowL: 26 },
  ],
  holdingRobed: [
    { side: -3, swingL: 18, elbowL: 52, turnL: 30, abductL: 18, abductR: 20, elbowR: 24 },
    { abductR: 20, abductL: 20, elbowR: 26, elbowL: 26 },
    { swingL: 26, elbowL: 84, turnL: 8, abductL: 20, abductR: 20, elbowR: 26 },
  ],
  other: [
    AT_EASE,
    { ...AT_EASE, ...leftOnHip, side: 3 },
    { spread: 8, abductR: 19, abductL: 18, elbowR: 26, elbowL: 22 },
    { hipR: 14, kneeR: 14, hipL: -4, kneeL: 0, side: 3, twist: -6, swingL: 10, elbowL: 30, spread: 6 },
    { ...AT_EASE, swingR: 22, elbowR: 50, turnR: 20, abductR: 16 },
  ],
} satisfies Readonly<Record<string, readonly Partial<Pose>[]>>; // biome-ignore format: a table

const stancesOf = (own: readonly Partial<Pose>[]): readonly Pose[] => own.map((pose) => ({ ...STANDING, ...pose }));

/** How a figure may stand in a picture of its own, by what it is; a seed chooses. */
export const STANCES = {
  fighter: stancesOf(OWN.fighter),
  robed: stancesOf(OWN.robed),
  holdingRobed: stancesOf(OWN.holdingRobed),
  other: stancesOf(OWN.other),
};
