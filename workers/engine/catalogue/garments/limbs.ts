/**
 * What somebody has in the place of a hand or an arm: a tentacle, a pincer, a cannon, a drill, blades, roots. One row a shape, drawn from
 * the elbow or the wrist outwards; each stands for one arm (the left) or for both, and is found by all the ways to say it.
 */
import { add, addScaled, apply, cross, mix, normalize, sub, type Vec3 } from '../../solids/vec.ts';
import { SIDES, type Side, signOf } from '../../subject/humanoid/rig.ts';
import { shadeOf } from '../materials.ts';
import type { Figure, Piece, Worn } from './types.ts';

/** An arm as such a shape sees it: where it begins and ends, which way it points, outwards and to the front; `r` its girth. */
interface Stump {
  readonly f: Figure;
  readonly w: Worn;
  readonly elbow: Vec3;
  readonly wrist: Vec3;
  readonly along: Vec3;
  readonly out: Vec3;
  readonly front: Vec3;
  readonly r: number;
  /** A part of this arm, before or behind its others. */
  part(name: string, priority?: number): number;
}
type Shape = (s: Stump) => void;

/** A point so many girths along the arm from `from`, aside and to the front. */
const off = (s: Stump, from: Vec3, along: number, aside = 0, ahead = 0): Vec3 =>
  addScaled(addScaled(addScaled(from, s.along, along * s.r), s.out, aside * s.r), s.front, ahead * s.r);

const tentacle: Shape = (s) => {
  const { f, w, r, elbow } = s;
  const path = [0, 2, 3.8, 5.2, 5.4, 4.4].map((t, i) => off(s, elbow, t, [0, 0.3, 0.2, 0.9, 2.2, 2.6][i]));
  f.scene.tube(
    s.part('tentacle'),
    w.material,
    path,
    [1.3, 1.2, 1.05, 0.85, 0.65, 0.4].map((k) => k * r),
  );
  for (const [i, t] of [0.6, 1.8, 3, 4.2].entries())
    f.scene.ell(s.part('suckers', 1.8), w.trim, off(s, elbow, t, -0.1, 1.05 - i * 0.1), f.rig.least(r * 0.34, 0.6));
};

const pincer: Shape = (s) => {
  const { f, w, r, elbow, wrist } = s;
  const shell = s.part('claw');
  f.scene.cap(shell, w.material, elbow, wrist, r * 1.05, r * 1.15);
  const palm = off(s, wrist, 1.4);
  f.scene.ell(shell, w.material, palm, r * 1.75);
  for (const d of [-1, 1])
    f.scene.tube(
      s.part('pincers', 1.5),
      d > 0 ? w.material : shadeOf(w.material, 4),
      [off(s, palm, 0.6, d * 1.1), off(s, palm, 2.2, d * 1.7), off(s, palm, 3.9, d * 0.55)],
      [r * 1.05, r * 0.85, r * 0.2],
    );
};

const blade: Shape = (s) => {
  const { f, w, r, elbow, wrist } = s;
  f.scene.cap(s.part('cuff'), w.trim, mix(elbow, wrist, 0.5), wrist, r * 1.2, r * 1.35);
  f.scene.cap(s.part('blade'), w.material, wrist, off(s, wrist, 6.4), r * 1.05, r * 0.12);
  f.scene.cap(s.part('edge', 1.6), shadeOf(w.material, 5), off(s, wrist, 0.4, 0, 0.6), off(s, wrist, 5.2, 0, 0.2), r * 0.28, r * 0.08); // biome-ignore format: one line
};

const mantis: Shape = (s) => {
  const { f, w, r, elbow } = s;
  const joint = off(s, elbow, 1.6, 2.8);
  f.scene.cap(s.part('mantis'), w.material, elbow, joint, r * 1.0, r * 1.15);
  f.scene.tube(
    s.part('sickle', 1.4),
    shadeOf(w.material, 4),
    [joint, off(s, joint, 2.4, 0.9), off(s, joint, 4.8, -0.5)],
    [r * 1.05, r * 0.8, r * 0.12],
  );
  for (const t of [1, 2.2]) f.scene.cap(s.part('barbs', 1.6), w.trim, off(s, joint, t, 0.1), off(s, joint, t + 0.3, -1.2), r * 0.4, r * 0.1); // biome-ignore format: one line
};

const cannon: Shape = (s) => {
  const { f, w, r, elbow } = s;
  const end = off(s, elbow, 5);
  f.scene.cap(s.part('barrel'), w.material, elbow, end, r * 1.4, r * 1.7);
  f.scene.cap(s.part('rim', 1.5), shadeOf(w.material, 2), off(s, end, 0.4), off(s, end, 0.9), r * 2.05, r * 2.05);
  f.scene.ell(s.part('mouth', 1.9), w.trim, off(s, end, 2, 0, 1), r * 1.2);
};

const drill: Shape = (s) => {
  const { f, w, r, wrist, elbow } = s;
  f.scene.cap(s.part('motor'), w.trim, mix(elbow, wrist, 0.4), off(s, wrist, 0.6), r * 1.5, r * 1.9);
  for (let i = 0; i < 5; i++)
    f.scene.cap(
      s.part('drill', 1.3),
      i % 2 ? shadeOf(w.material, 2) : shadeOf(w.material, 4),
      off(s, wrist, 1 + i * 1.05),
      off(s, wrist, 2.05 + i * 1.05),
      r * (1.8 - i * 0.36),
      r * (1.46 - i * 0.36),
    );
};

const saw: Shape = (s) => {
  const { f, w, r, wrist, elbow } = s;
  f.scene.cap(s.part('motor'), w.trim, mix(elbow, wrist, 0.5), off(s, wrist, 1.4), r * 1.5, r * 1.8);
  f.scene.cap(s.part('bar', 1.2), w.material, off(s, wrist, 2), off(s, wrist, 6.6), r * 1.15, r * 0.95);
  for (let i = 0; i < 4; i++)
    for (const d of [-1, 1])
      f.scene.ell(
        s.part('teeth', 1.6),
        'dark_metal',
        off(s, wrist, 2.4 + i * 1.3, d * 1.15),
        f.rig.least(r * 0.34, 0.6),
      );
};

const shears: Shape = (s) => {
  const { f, w, r, wrist } = s;
  for (const d of [-1, 1]) {
    f.scene.cap(s.part('shears', d > 0 ? 1.3 : 1.2), d > 0 ? w.material : shadeOf(w.material, 2), off(s, wrist, 0.2, -d * 0.7), off(s, wrist, 5.6, d * 1.7), r * 0.85, r * 0.14); // biome-ignore format: one line
    f.scene.ell(s.part('grips', 1.5), w.trim, off(s, wrist, 0.2, -d * 1.1), r * 0.8);
  }
};

const hammer: Shape = (s) => {
  const { f, w, r, wrist, elbow } = s;
  f.scene.cap(s.part('shaft'), w.trim, mix(elbow, wrist, 0.6), off(s, wrist, 2.6), r * 0.8, r * 0.8);
  f.scene.cap(s.part('hammer', 1.4), w.material, off(s, wrist, 3.2, -1.9), off(s, wrist, 3.2, 1.9), r * 1.6, r * 1.6);
};

const plume: Shape = (s) => {
  const { f, w, r, elbow, wrist } = s;
  const { shoulder } = { shoulder: off(s, elbow, -2.6) };
  f.scene.cap(s.part('wing'), w.material, shoulder, off(s, wrist, 0.6), r * 1.25, r * 1.05);
  for (let i = 0; i < 6; i++) {
    const root = mix(shoulder, off(s, wrist, 0.8), 0.2 + i * 0.16);
    const tip = add(addScaled(root, [0, -1, 0], r * (3.4 + i * 0.5)), [s.out[0] * r * (0.3 + i * 0.5), 0, 0]);
    f.scene.cap(s.part('feathers', 1.1 + i * 0.02), i % 2 ? shadeOf(w.material, 2) : w.material, root, tip, r * 0.85, r * 0.42); // biome-ignore format: one line
  }
};

const vines: Shape = (s) => {
  const { f, w, r, elbow } = s;
  for (const [i, d] of [-0.9, 0, 0.9].entries()) {
    const path = [0, 1.8, 3.6, 5.4].map((t, j) => off(s, elbow, t, d * j * 0.5 + (j % 2 ? 0.5 : -0.3)));
    f.scene.tube(s.part('vines', 1.1 + i * 0.1), i === 1 ? shadeOf(w.material, 4) : w.material, path, [0.8, 0.62, 0.5, 0.26].map((k) => k * r)); // biome-ignore format: one line
    for (const t of [2.4, 4.2]) f.scene.ell(s.part('leaves', 1.7), w.trim, off(s, elbow, t, d * t * 0.28 + 0.6, 0.6), f.rig.least(r * 0.55, 0.8)); // biome-ignore format: one line
  }
};

const bones: Shape = (s) => {
  const { f, w, r, elbow, wrist } = s;
  const part = s.part('bones');
  for (const d of [-1, 1]) f.scene.cap(part, w.material, off(s, elbow, 0, d * 0.4), off(s, wrist, 0, d * 0.45), r * 0.42, r * 0.38); // biome-ignore format: one line
  f.scene.ell(part, w.material, elbow, r * 0.85);
  f.scene.ell(part, w.material, off(s, wrist, 0.5), r * 0.85);
  for (const d of [-1, 0, 1]) f.scene.cap(s.part('fingers', 1.4), w.material, off(s, wrist, 1, d * 0.55), off(s, wrist, 3.1, d * 1.15), r * 0.42, r * 0.3); // biome-ignore format: one line
};

const paw: Shape = (s) => {
  const { f, w, r, elbow, wrist } = s;
  f.scene.cap(s.part('fur'), w.material, elbow, wrist, r * 1.25, r * 1.5);
  const ball = off(s, wrist, 1.2);
  f.scene.ell(s.part('paw'), w.material, ball, r * 2);
  for (const d of [-1, 0, 1]) f.scene.cap(s.part('claws', 1.7), w.trim, off(s, ball, 1.4, d * 1.05, 0.8), off(s, ball, 3, d * 1.25, 0.7), f.rig.least(r * 0.4, 0.6), f.rig.least(r * 0.14, 0.4)); // biome-ignore format: one line
};

const fist: Shape = (s) => {
  const { f, w, r, elbow, wrist } = s;
  const m = w.material === 'skin' ? f.skin : w.material;
  f.scene.cap(s.part('fist'), m, mix(elbow, wrist, 0.3), wrist, r * 1.1, r * 1.7);
  const ball = off(s, wrist, 2);
  f.scene.ell(s.part('fist'), m, ball, r * 2.7);
  if (f.rig.small) return;
  for (const d of [-1.5, -0.5, 0.5, 1.5]) f.scene.cap(s.part('knuckles', 1.5), shadeOf(m, d % 1 ? 4 : 2), off(s, ball, 0.6, d * 1.0, 2), off(s, ball, 2, d * 1.0, 1.2), r * 0.55, r * 0.55); // biome-ignore format: one line
};

/** Names of a shape, its material, its trim, the drawing, and whether the forearm goes with the hand. */
const ROWS: readonly (readonly [id: string, names: string, material: string, trim: string, shape: Shape])[] = [
  ['tentacle', 'tentacle,octopus,squid,octopus tentacle', '#8c4c9c/skin', '#e4b4d8/skin', tentacle],
  ['pincer', 'crab claw,crab pincer,pincer,lobster claw,crab,lobster,scorpion claw,scorpion pincer', '#d84c30/bone', '#f08858/bone', pincer],
  ['blade', 'blade,sword,knife,scythe,sickle,katana,dagger,machete', 'blade', 'dark_leather', blade],
  ['mantis', 'mantis,praying mantis,insect', '#5ca03c/skin', '#b8d878/skin', mantis],
  ['cannon', 'cannon,gun,blaster,plasma cannon,laser cannon,rocket launcher,gatling gun,minigun,machine gun,flamethrower,rifle,shotgun,bazooka', '#98a4b4/steel', 'dark', cannon],
  ['drill', 'drill,power drill', 'steel', '#e8a028/steel', drill],
  ['saw', 'chainsaw,saw,buzz saw,buzzsaw,circular saw', 'silver', '#e06c24/steel', saw],
  ['shears', 'scissor,scissors,shears,garden shears', 'silver', 'red', shears],
  ['hammer', 'hammer,sledgehammer,mallet,warhammer,wrecking ball,anvil', 'steel', 'wood', hammer],
  ['plume', 'wing,feathered wing,feather,feathered,bird wing,winged', 'cloth', 'cloth', plume],
  ['vine', 'vine,root,branch,tree branch,plant,ivy,twig', '#4c7c34/leaf', '#8cc44c/leaf', vines],
  ['bone', 'skeleton,skeletal,bone,bony,skeleton bone', 'bone', 'bone', bones],
  ['paw', 'bear paw,wolf paw,lion paw,cat paw,paw,bear,wolf,tiger paw,werewolf,beast,monster,demon,dragon claw', '#6c4c34/wool', 'tooth', paw],
  ['fist', 'giant,huge,big,oversized,enormous,massive,large', 'skin', 'skin', fist],
]; // biome-ignore format: a table

/** Of which only hands are said so: "a big arm" is a strong one's, and wings that somebody has are on the back. */
const HANDS_ONLY: ReadonlySet<string> = new Set(['fist', 'paw']);
/** Single words that are such limbs without "arm". */
const BARE: Readonly<Record<string, readonly string[]>> = {
  pincer: ['crab claw', 'lobster claw', 'crab pincer', 'scorpion claw'],
  paw: ['bear paw', 'wolf paw', 'lion paw', 'cat paw', 'tiger paw', 'monster paw'],
};

/** All ways to say it of one arm, or of both. The last is that of a turn of phrase: "a drill for a hand". */
function aliasesOf(id: string, names: string, both: boolean): readonly string[] {
  const limbs = HANDS_ONLY.has(id)
    ? both ? ['hands', 'fists'] : ['hand', 'fist']
    : both ? ['arms', 'hands', 'fists', 'forearms'] : ['arm', 'hand', 'fist', 'forearm']; // biome-ignore format: a choice
  const all = names
    .split(',')
    .flatMap((name) => [...limbs.map((limb) => `${name} ${limb}`), `${name} limb${both ? 's' : ''}`]);
  const bare = (BARE[id] ?? []).map((name) => (both ? `${name}s` : name));
  return [...all.filter((one) => !TAKEN.has(one)), ...bare];
}
/** These are somebody's or something else. */
const TAKEN: ReadonlySet<string> = new Set(['big arms', 'big hand']); // biome-ignore format: a list

/** Which arms such a piece takes the place of, by its id: 'limb/drill', 'limbs/drill'. */
export const limbsReplaced = (piece: string | undefined): readonly Side[] =>
  piece?.startsWith('limb/') ? ['L'] : piece?.startsWith('limbs/') ? SIDES : [];

/** Arms are held away from the body, so that what ends them is seen. */
const SPREAD = { swingL: 8, abductL: 30, elbowL: 26, turnL: -20 } as const;
const SPREAD_BOTH = { ...SPREAD, swingR: 8, abductR: 30, elbowR: 26, turnR: -20 } as const;

const drawn =
  (shape: Shape) =>
  (f: Figure, w: Worn): void => {
    const { rig } = f;
    for (const side of limbsReplaced(w.piece.id)) {
      const { elbow, wrist, hand } = rig.arms[side];
      const along = normalize(sub(hand, elbow));
      const front = apply(rig.chest.rotation, [0, 0, 1]);
      const aside = normalize(cross(front, along));
      const out = (aside[0] * signOf(side) < 0 ? aside.map((v) => -v) : aside) as unknown as Vec3;
      shape({
        ...{ f, w, elbow, wrist, along, front, out },
        r: Math.max(rig.armRadius, rig.px * 1.15),
        part: (name, priority = 1.25) =>
          f.part(name, { group: `arm${side} ${name}`, bias: rig.far(side), priority, held: true }),
      });
    }
  };

export const LIMBS: readonly Piece[] = ROWS.flatMap(([id, names, material, trim, shape]) =>
  [false, true].map(
    (both): Piece => ({
      id: `${both ? 'limbs' : 'limb'}/${id}`,
      aliases: aliasesOf(id, names, both),
      slot: 'limb',
      material,
      trim,
      arms: both ? SPREAD_BOTH : SPREAD,
      draw: drawn(shape),
    }),
  ),
);
