import type { BeastPose, Paw } from './beast-pose.ts';
import type { Key } from './keyframes.ts';

/** A motion of animals written as keyframes. */
export interface BeastAct {
  readonly frames: number;
  readonly durationMs: number;
  readonly loop?: boolean;
  readonly keys: readonly Key<BeastPose>[];
}

const fore = (l: Paw, r: Paw = l) => ({ FL: l, FR: r });
const hind = (l: Paw, r: Paw = l) => ({ HL: l, HR: r });

const STAND: BeastPose = {};
/** On its haunches. */
const SIT: BeastPose = {
  pitch: 40,
  drop: 0.32,
  paws: { ...hind([0.16, 0, 0.5]), ...fore([0, 0, -0.2]) },
  tailUp: -34,
};
/** On its belly, paws ahead. */
const BELLY: BeastPose = {
  drop: 0.58,
  paws: { ...hind([0.2, 0, 0.34]), ...fore([0.02, 0.04, 0.62]) },
  head: [0, 0.1, 0],
  tailUp: -20,
};
const CURLED: BeastPose = { ...BELLY, drop: 0.62, head: [0, 0, 0], graze: 0.86, nod: -24, eyesClosed: true };
const GRAZE: BeastPose = { graze: 1, pitch: -4, paws: { ...fore([0.04, 0, 0.16], [0.04, 0, -0.06]) } };
const LAP: BeastPose = { graze: 0.92, pitch: -9, drop: 0.12, paws: { ...fore([0.08, 0, 0.2]) } };
const ON_SIDE: BeastPose = {
  roll: 86,
  paws: { HL: [0, 0, -0.12], HR: [0, 0, -0.3], FL: [0, 0, 0.3], FR: [0, 0, 0.1] },
  head: [0, -0.2, 0.1],
  eyesClosed: true,
};
const CROUCH: BeastPose = { drop: 0.3, pitch: -6, paws: { ...fore([0, 0, 0.1]) }, head: [0, -0.4, 0.2], tailUp: 10 };
const REAR: BeastPose = {
  pitch: 52,
  drop: -0.34,
  ahead: -0.1,
  paws: { ...hind([0.06, 0, 0.22]), FL: [0.02, 0.95, 0.1], FR: [0.02, 0.85, 0.22] },
  head: [0, 0.2, 0.1],
};

const between = (from: BeastPose, to: BeastPose, frames: number, durationMs: number): BeastAct => ({
  frames,
  durationMs,
  keys: [
    [0, from],
    [1, to],
  ],
});
/** A pose that breathes: `deep` of a leg, with the tail's swing. */
const resting = (
  pose: BeastPose,
  durationMs: number,
  o: { deep?: number; wag?: number; frames?: number } = {},
): BeastAct => ({
  frames: o.frames ?? 6,
  durationMs,
  loop: true,
  keys: [
    [0, { ...pose, wag: -(o.wag ?? 8) }],
    [0.5, { ...pose, drop: (pose.drop ?? 0) + (o.deep ?? 0.035), wag: o.wag ?? 8 }],
  ],
});
const nibble = (pose: BeastPose, durationMs: number): BeastAct => ({
  frames: 8,
  durationMs,
  loop: true,
  keys: [
    [0, { ...pose, wag: -10 }],
    [0.25, { ...pose, graze: (pose.graze ?? 1) - 0.09, wag: -4 }],
    [0.5, { ...pose, wag: 10 }],
    [0.75, { ...pose, graze: (pose.graze ?? 1) - 0.09, wag: 4 }],
  ],
});
const hit = (side: 1 | -1): BeastAct => ({
  frames: 5,
  durationMs: 500,
  keys: [
    [0, STAND],
    [0.3, { roll: -13 * side, drop: 0.12, look: 24 * side, head: [-0.3 * side, 0.2, -0.3], tailUp: 24 }],
    [0.5, { roll: -10 * side, drop: 0.16, look: 18 * side, head: [-0.2 * side, -0.1, -0.3], tailUp: 16 }],
    [1, STAND],
  ],
});
const swipe = (side: 1 | -1): BeastAct => {
  const paw = (p: Paw): BeastPose['paws'] => (side > 0 ? { FL: p } : { FR: p });
  return {
    frames: 7,
    durationMs: 630,
    keys: [
      [0, STAND],
      [0.24, { pitch: 14, ahead: -0.12, paws: paw([0.35, 0.85, 0.1]), look: 14 * side, head: [0, 0.2, 0] }],
      [0.44, { pitch: 8, ahead: 0.14, paws: paw([0.1, 0.8, 0.75]), look: -6 * side }],
      [0.6, { pitch: -2, ahead: 0.18, paws: paw([-0.3, 0.3, 0.6]), look: -16 * side, head: [0, -0.2, 0.2] }],
      [1, STAND],
    ],
  };
};
const LEAP: readonly Key<BeastPose>[] = [
  [0, STAND],
  [0.2, CROUCH],
  [0.38, { pitch: 22, lift: 0.3, paws: { ...hind([0, 0, -0.55]), ...fore([0, 0.5, 0.5]) }, tailUp: 12 }],
  [0.55, { pitch: 2, lift: 0.75, paws: { ...hind([0, 0.25, -0.5]), ...fore([0, 0.3, 0.6]) }, tailUp: 24 }],
  [0.72, { pitch: -18, lift: 0.3, paws: { ...hind([0, 0.5, 0.1]), ...fore([0, 0, 0.35]) }, tailUp: 26 }],
  [0.85, { pitch: -6, drop: 0.24, paws: { ...hind([0, 0, 0.2]) }, head: [0, -0.3, 0.1] }],
  [1, STAND],
];
const POUNCE: readonly Key<BeastPose>[] = [
  [0, STAND],
  [0.2, { ...CROUCH, drop: 0.36 }],
  [
    0.4,
    {
      pitch: 26,
      lift: 0.35,
      paws: { HL: [0, 0, -0.5], HR: [0, 0, -0.5], FL: [0.1, 0.8, 0.6], FR: [0.1, 0.7, 0.5] },
      head: [0, 0.2, 0.2],
    },
  ],
  [
    0.58,
    {
      pitch: 4,
      lift: 0.3,
      ahead: 0.25,
      paws: { HL: [0, 0.2, -0.3], HR: [0, 0.2, -0.3], FL: [0.05, 0.3, 0.8], FR: [0.05, 0.3, 0.7] },
      head: [0, 0, 0.4],
    },
  ],
  [
    0.74,
    {
      pitch: -12,
      drop: 0.26,
      ahead: 0.25,
      paws: { HL: [0, 0, 0.2], HR: [0, 0, 0.2], FL: [0.05, 0, 0.5], FR: [0.05, 0, 0.4] },
      head: [0, -0.4, 0.4],
      nod: 14,
    },
  ],
  [1, STAND],
];

/** Motions of animals by name; the catalog gives template ids to them. */
export const BEAST_ACTS = {
  idle: resting(STAND, 1500, { wag: 16 }),
  'long-idle': {
    frames: 12,
    durationMs: 3000,
    loop: true,
    keys: [
      [0, STAND],
      [0.2, { drop: 0.03, wag: 10 }],
      [0.35, { look: 34, wag: 0 }],
      [0.5, { look: 34, drop: 0.03, wag: -10 }],
      [0.62, { look: -30 }],
      [0.78, { look: -30, drop: 0.03, wag: 10 }],
    ],
  },
  'shake-head': {
    frames: 10,
    durationMs: 1500,
    loop: true,
    keys: [
      [0, STAND],
      [0.3, { drop: 0.03, head: [0, -0.3, 0.2], nod: 10 }],
      [0.42, { head: [0.25, -0.2, 0.2], look: 26, nod: 8, wag: 10 }],
      [0.54, { head: [-0.25, -0.2, 0.2], look: -26, nod: 8, wag: -10 }],
      [0.66, { head: [0.25, -0.1, 0.1], look: 22, nod: 6, wag: 10 }],
      [0.8, { head: [0, 0, 0] }],
    ],
  },
  bark: {
    frames: 6,
    durationMs: 600,
    loop: true,
    keys: [
      [0, { tailUp: 14 }],
      [0.25, { pitch: -2, drop: 0.06, head: [0, -0.2, 0], nod: 6, tailUp: 14 }],
      [0.45, { pitch: 5, head: [0, 0.45, 0.35], nod: -22, jaw: 0.9, tailUp: 22 }],
      [0.62, { pitch: 5, head: [0, 0.4, 0.3], nod: -18, jaw: 0.7, tailUp: 18 }],
    ],
  },
  // the head goes up once and stays there, mouth open
  howl: {
    frames: 8,
    durationMs: 1440,
    loop: true,
    keys: [
      [0, STAND],
      [0.2, { drop: 0.08, head: [0, -0.2, 0], nod: 8, tailUp: 4 }],
      [0.4, { pitch: 6, head: [0, 0.6, 0.25], nod: -40, jaw: 0.8, tailUp: 10 }],
      [0.6, { pitch: 7, head: [0, 0.65, 0.2], nod: -44, jaw: 1, tailUp: 12 }],
      [0.78, { pitch: 6, head: [0, 0.6, 0.22], nod: -41, jaw: 0.85, tailUp: 10 }],
    ],
  },
  yawn: {
    frames: 8,
    durationMs: 1600,
    keys: [
      [0, STAND],
      [
        0.35,
        {
          pitch: -16,
          drop: 0.16,
          ahead: -0.16,
          paws: fore([0.04, 0, 0.5]),
          head: [0, 0.1, 0],
          nod: -18,
          jaw: 0.7,
          eyesClosed: true,
          tailUp: 20,
        },
      ],
      [
        0.65,
        {
          pitch: -18,
          drop: 0.18,
          ahead: -0.18,
          paws: fore([0.04, 0, 0.52]),
          head: [0, 0.3, 0],
          nod: -26,
          jaw: 1,
          eyesClosed: true,
          tailUp: 26,
        },
      ],
      [1, STAND],
    ],
  },
  angry: {
    frames: 6,
    durationMs: 720,
    loop: true,
    keys: [
      [0, { pitch: -7, drop: 0.12, head: [0, -0.5, 0.3], nod: 4, jaw: 0.5, tailUp: 34, wag: -14 }],
      [0.5, { pitch: -5, drop: 0.05, head: [0, -0.3, 0.5], nod: -6, jaw: 0.9, tailUp: 40, wag: 14 }],
    ],
  },
  lick: {
    frames: 8,
    durationMs: 1200,
    loop: true,
    keys: [
      [0, { ...SIT, head: [0.1, -0.4, 0.1], nod: 26, paws: { ...SIT.paws, FL: [-0.06, 0.62, 0.3] } }],
      [0.25, { ...SIT, head: [0.1, -0.15, 0.1], nod: 8, paws: { ...SIT.paws, FL: [-0.06, 0.68, 0.3] } }],
      [0.5, { ...SIT, head: [0.1, -0.4, 0.1], nod: 26, paws: { ...SIT.paws, FL: [-0.06, 0.62, 0.3] } }],
      [0.75, { ...SIT, head: [0.1, -0.15, 0.1], nod: 8, paws: { ...SIT.paws, FL: [-0.06, 0.68, 0.3] } }],
    ],
  },
  sitting: between(STAND, SIT, 6, 720),
  'sit-idle': resting(SIT, 1600, { wag: 20 }),
  'stand-from-sit': between(SIT, STAND, 6, 720),
  'lie-down': {
    frames: 8,
    durationMs: 960,
    keys: [
      [0, STAND],
      [
        0.45,
        { drop: 0.34, pitch: -10, paws: { ...fore([0.02, 0, 0.34]), ...hind([0.06, 0, 0.06]) }, head: [0, -0.2, 0.1] },
      ],
      [1, BELLY],
    ],
  },
  'belly-idle': resting(BELLY, 1800, { wag: 12 }),
  'stand-from-belly': {
    frames: 8,
    durationMs: 960,
    keys: [
      [0, BELLY],
      [0.5, { drop: 0.34, pitch: 12, paws: { ...fore([0.02, 0, 0.2]), ...hind([0.1, 0, 0.22]) } }],
      [1, STAND],
    ],
  },
  'fall-asleep': {
    frames: 8,
    durationMs: 1440,
    keys: [
      [0, BELLY],
      [0.4, { ...BELLY, graze: 0.3 }],
      [0.6, { ...BELLY, graze: 0.16 }],
      [1, CURLED],
    ],
  },
  sleep: resting(CURLED, 2400, { deep: 0.03, wag: 0 }),
  wake: between(CURLED, BELLY, 6, 900),
  'go-to-sleep': {
    frames: 10,
    durationMs: 1600,
    keys: [
      [0, STAND],
      [
        0.3,
        { drop: 0.34, pitch: -10, paws: { ...fore([0.02, 0, 0.34]), ...hind([0.06, 0, 0.06]) }, head: [0, -0.2, 0.1] },
      ],
      [0.6, BELLY],
      [1, CURLED],
    ],
  },
  'wake-and-stand': {
    frames: 10,
    durationMs: 1400,
    keys: [
      [0, CURLED],
      [0.35, BELLY],
      [0.65, { drop: 0.34, pitch: 12, paws: { ...fore([0.02, 0, 0.2]), ...hind([0.1, 0, 0.22]) } }],
      [1, STAND],
    ],
  },
  eating: nibble(GRAZE, 1200),
  'eat-start': between(STAND, GRAZE, 5, 600),
  'eat-end': between(GRAZE, STAND, 5, 600),
  drinking: nibble(LAP, 1000),
  jump: { frames: 8, durationMs: 800, keys: LEAP },
  'jump-attack': { frames: 8, durationMs: 800, keys: POUNCE },
  'attack-left': swipe(1),
  'attack-right': swipe(-1),
  bite: {
    frames: 6,
    durationMs: 540,
    keys: [
      [0, STAND],
      [0.25, { ...CROUCH, ahead: -0.14, drop: 0.18, jaw: 0.5 }],
      [
        0.48,
        {
          ahead: 0.34,
          pitch: 5,
          head: [0, 0.1, 0.7],
          nod: -14,
          jaw: 1,
          paws: { ...hind([0, 0, -0.06]), ...fore([0, 0, 0.24]) },
          tailUp: 20,
        },
      ],
      [0.66, { ahead: 0.3, pitch: -4, head: [0, -0.3, 0.7], nod: 18, paws: { ...fore([0, 0, 0.24]) }, tailUp: 20 }],
      [1, STAND],
    ],
  },
  butt: {
    frames: 8,
    durationMs: 720,
    keys: [
      [0, { head: [0, -0.6, 0.3], nod: 34 }],
      [0.3, { ahead: -0.16, head: [0, -1, 0], nod: 46, paws: { HL: [0, 0, 0.2], FR: [0, 0.2, 0.1] } }],
      [
        0.52,
        { ahead: 0.3, pitch: -5, head: [0, -1.1, 0.8], nod: 42, paws: { ...hind([0, 0, -0.3]), ...fore([0, 0, 0.3]) } },
      ],
      [
        0.68,
        { ahead: 0.34, pitch: 6, head: [0, -0.1, 0.7], nod: 4, paws: { ...hind([0, 0, -0.3]), ...fore([0, 0, 0.3]) } },
      ],
      [1, STAND],
    ],
  },
  'rear-kick': {
    frames: 8,
    durationMs: 800,
    keys: [
      [0, STAND],
      [0.25, { drop: 0.12, ahead: 0.06, head: [0, -0.4, 0.2], nod: 14 }],
      [
        0.45,
        {
          pitch: -24,
          ahead: 0.12,
          paws: { ...hind([0, 0.8, -0.2]), ...fore([0.04, 0, 0.12]) },
          head: [0, -0.5, 0.2],
          tailUp: 30,
        },
      ],
      [
        0.58,
        {
          pitch: -28,
          ahead: 0.14,
          paws: { ...hind([0, 1.05, -0.75]), ...fore([0.04, 0, 0.14]) },
          head: [0, -0.6, 0.3],
          tailUp: 40,
        },
      ],
      [0.78, { pitch: -8, paws: { ...hind([0, 0.2, 0]) }, tailUp: 12 }],
      [1, STAND],
    ],
  },
  rear: {
    frames: 10,
    durationMs: 1400,
    keys: [
      [0, STAND],
      [0.2, { ...CROUCH, drop: 0.2 }],
      [0.45, REAR],
      [0.6, { ...REAR, paws: { ...REAR.paws, FL: [0.02, 0.75, 0.3], FR: [0.02, 1, 0] } }],
      [0.75, REAR],
      [1, STAND],
    ],
  },
  'hit-left': hit(1),
  'hit-right': hit(-1),
  dying: {
    frames: 8,
    durationMs: 1040,
    keys: [
      [0, STAND],
      [0.2, { drop: 0.14, roll: 4, head: [0, 0.2, -0.2], nod: -12 }],
      [0.45, { drop: 0.34, roll: 22, head: [0, -0.4, 0], nod: 10, paws: { FL: [0.1, 0, 0.2] } }],
      [0.72, { ...ON_SIDE, roll: 70, eyesClosed: false }],
      [0.86, ON_SIDE],
      [1, ON_SIDE],
    ],
  },
} as const satisfies Readonly<Record<string, BeastAct>>;
export type BeastActName = keyof typeof BEAST_ACTS;
