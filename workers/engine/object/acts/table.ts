import type { Act, Rest } from './act.ts';
import { together } from './act.ts';
import { bob, drive, pulse, sail, spin, spinBy, swing, tilt, traverse, X, Y } from './axles.ts';
import { flap, scuttle, squash } from './bodies.ts';
import { jelly, sway, undulate, wave } from './cloth.ts';
import { burn, flicker, glow, sparkle } from './fire.ts';
import { door, hinge, lever, slide } from './hinges.ts';
import { drops, smoke, stream } from './matter.ts';
import { middle, partOf } from './measure.ts';
import { shatter, sprout, topple, wither } from './ruin.ts';
import { hurl, loose, recoil } from './shots.ts';
import type { Verb } from './verbs.ts';

/** Acts by what they are called; the first is what the thing does of itself. */
export type Acts = Readonly<Partial<Record<Verb, Act>>>;

const hulls =
  (name: string) =>
  ({ scene }: Rest): number =>
    scene.primitives.filter((p) => p.kind === 'hull' && partOf(scene, p).name === name).length;

const chest = hinge(/^lid$/, { seam: 0.48, rides: /trim|lock/, inside: /inside|coin/, by: -100 });
const leaf = (side: 1 | -1, name: RegExp): Act =>
  door(name, {
    side,
    by: side * 80,
    only: (p) => Math.sign(middle(p)[0]) === side,
    pivot: (b) => [side < 0 ? b.min[0] : b.max[0], 0, b.max[2] - 0.02],
    fixed: /body/,
  });
const fallsApart = shatter({ pieces: 8 });
const splinters = shatter({ pieces: 9, inside: 'pale_wood' });
const bursts = shatter({ pieces: 8, blast: 1.6, flash: true });
const swirls = together(glow(/magic/, 0.4), stream(/magic/, { swirl: 3, amount: 0.7 }));
const jets = together(
  drops({ from: [[0, 0.98, 0]], reach: 0.4, floor: 0.26, up: 0.08, around: 6, radius: 0.028 }),
  drops({ from: [[0, 0.7, 0]], reach: 0.4, floor: 0.26, around: 5 }),
);
const leafy = (name: RegExp): Acts => ({ sway: sway(name, { amount: 0.05, root: 0.3 }), grow: sprout, fall: topple({ cut: 0.14 }), wither }); // biome-ignore format: one line
const blade = sparkle(3);

/** What things do by their own geometry; pivots are measured, except where a recipe's parts do not tell them. */
export const ACTS: Readonly<Record<string, Acts>> = {
  'treasure-chest': { open: chest, break: splinters },
  door: { open: door(/^door$/, { rides: /band|knob/ }), break: splinters },
  'iron-door': { open: door(/^door$/, { rides: /band|knob|rivet|window|bars/ }) },
  portcullis: { open: slide(/^bar$|^tip$/, [0, 0.62, 0], [0, 1, 0, 0.86]) },
  mimic: { bite: hinge(/^lid$/, { by: -60, rides: /trim|tooth/, seam: 0.46, back: true, cap: 'mouth' }) },
  book: { open: hinge(/cover|trim/, { axis: [0, 0, 1], by: 160, pivot: () => [-0.44, 0.27, 0], only: (p) => middle(p)[1] > 0.25, fixed: /page/ }) },
  wardrobe: { open: together(leaf(-1, /^door$/), leaf(1, /^door$/)) },
  gift: { open: hinge(/^lid$|bow/, { by: -70, seam: 0.6, fixed: /box/ }) },
  'music-box': { spin: together(spin(/skirt|leg|body|head|hair|arms/, 360, { axis: Y, pivot: [0, 0, 0.04] }), spin(/crank/, 360, { axis: X, pivot: [0.45, 0.22, 0.1] })) },
  catapult: { shoot: hurl },
  crossbow: { shoot: loose(/shaft|head|feather/, /string/) },
  'robot-arm': { swing: swing({ name: /fore|hand|claw/, pivot: [-0.28, 0.78, 0], degrees: 18 }) },
  satellite: { glow: together(sparkle(2), tilt(4)) },
  windmill: { spin: spin(/^sail$|^arm$/, 90, { pivot: [0, 0.92, 0.36] }) },
  gear: { spin: spinBy(/./, hulls('gear')) },
  coin: { spin: spin(/./, 180, { axis: Y, twin: /rim/ }) },
  'ship-wheel': { spin: spin(/./, 45) },
  wheel: { spin: spin(/./, 45) },
  train: { drive: drive({ smoke: smoke() }), smoke: smoke() },
  bell: { swing: swing({ degrees: 18, lag: /clapper/ }) },
  lantern: { glow: glow(/glass/, 0.7), swing: swing({ degrees: 14 }), flicker: flicker(/glass/) },
  'grandfather-clock': { swing: swing({ name: /^rod$|^bob$/, degrees: 14 }) },
  potion: { bob: together(bob(2), sparkle(3)), sparkle: blade },
  crystal: { glow: together(glow(/^c$/, 0.8), sparkle(4)), sparkle: sparkle(4) },
  wisp: { bob: bob(3) },
  flag: { wave: wave(/^cloth$/, { amount: 0.11, waves: 1.1 }) },
  banner: { wave: wave(/cloth|trim|emblem/, { axis: 1, held: 'max', amount: 0.06, waves: 0.9, slices: 6 }) },
  seaweed: { wave: wave(/weed/, { axis: 1, amount: 0.1, waves: 0.9 }) },
  candle: { burn: burn(undefined, { licks: false }) },
  candelabra: { burn: burn(undefined, { licks: false }) },
  'wall-torch': { burn: burn(/flame|^core/) },
  fireplace: { burn: burn(/flame/) },
  gem: { sparkle: sparkle(4) },
  orb: { glow: together(glow(/orb|mist/, 0.7), sparkle(2)) },
  portal: { pulse: swirls, spin: stream(/magic/, { swirl: 3, amount: 0.7 }), glow: glow(/magic/) },
  fountain: { flow: jets },
  waterfall: { flow: together(stream(/water|lip|pool/), bob(1, /foam/)) },
  cauldron: { bubble: smoke({ name: /bubble/ }) },
  teapot: { smoke: smoke({ at: [[0.72, 0.62, 0]], size: 0.1, rise: 0.13, drift: 0.05 }) },
  volcano: { smoke: smoke(), explode: bursts },
  slime: { squash: squash() },
  frog: { squash: squash(1.3) },
  jellyfish: { swim: jelly },
  mushroom: { grow: sprout },
  flower: { sway: sway(/./), grow: sprout, wither },
  tree: leafy(/leaf|crown/),
  'apple-tree': leafy(/leaf|apple|fruit|crown/),
  'clay-pot': { break: fallsApart },
  vase: { break: fallsApart },
  crate: { break: splinters },
  barrel: { break: splinters },
  bomb: { explode: shatter({ pieces: 6, blast: 1.6, flash: true, inside: 'dark', gone: /spark|fuse/ }), burn: burn(/spark/) },
  'ice-cube': { break: fallsApart },
  statue: { fall: topple() },
  cannon: { shoot: recoil(/barrel|ring|knob/, { back: [-0.1, 0.01, 0], muzzle: [0.62, 0.52, 0], out: [1, 0.12, 0] }) },
  tank: { shoot: recoil(/barrel|muzzle/, { back: [-0.12, 0, 0], muzzle: [0.8, 0.52, 0], out: [1, 0.04, 0] }), turret: traverse(/turret|barrel|muzzle|hatch/) },
  lever: { pull: lever(/handle|knob/, [0, 0.12, 0], [0, 12, 34, 60, 72, 66]) },
  bat: { flap: flap({ degrees: 34, pivotX: 0.1, lift: 2 }) },
  butterfly: { flap: flap({ name: /wings|edge|spot/, degrees: 58, axis: Y, pivotX: 0.03 }) },
  bee: { flap: flap({ degrees: 40, pivotX: 0 }) },
  bird: { flap: flap({ degrees: 25, bias: 105, pivotX: 0.12, lift: 2, folded: true }) },
  owl: { flap: flap({ degrees: 20, bias: 95, pivotX: 0.14, folded: true }) },
  phoenix: { flap: flap({ degrees: 24, lift: 2 }) },
  dragon: { flap: flap({ name: /wings/, degrees: 26, pivotX: 0.12, lift: 2 }) },
  fish: { swim: undulate({ amount: 0.3, up: 0.05 }) },
  'tropical-fish': { swim: undulate({ amount: 0.3, up: 0.05 }) },
  shark: { swim: undulate({ amount: 0.3, up: 0.04 }) },
  whale: { swim: undulate({ amount: 0.2, up: 0.05 }) },
  snake: { sway: sway(/neck|belly|head|hood|tongue/, { amount: 0.09, root: 0.2 }) },
  worm: { walk: undulate({ amount: 0.05, up: 0.08, waves: 1 }) },
  spider: { walk: scuttle({ degrees: 22 }) },
  crab: { walk: scuttle({ sideways: true, claws: /claw/ }) },
  scorpion: { walk: scuttle({ claws: /claw/ }) },
  octopus: { swim: wave(/arm/, { axis: 1, held: 'max', amount: 0.08, waves: 0.8, apart: true }) },
  boat: { sail: sail() },
  ship: { sail: sail(3, /sail|flag/) },
  rocket: { launch: together(burn(/flame/, { down: true }), bob(1)), burn: burn(/flame/, { down: true }) },
  starfighter: { launch: together(burn(/flame/, { down: true }), bob(1)) },
  airplane: { launch: together(spin(/prop/, 180, { axis: X }), tilt(3), bob(1)), spin: spin(/prop/, 180, { axis: X }) },
  helicopter: { launch: together(spin(/rotor/, 360, { axis: Y }), spin(/rear/, 360), bob(2)), spin: together(spin(/rotor/, 360, { axis: Y }), spin(/rear/, 360)) },
  ufo: { bob: together(bob(2), tilt(4)) },
  heart: { pulse: pulse(0.12) },
  star: { sparkle: together(sparkle(4), pulse(0.06)) },
  tornado: { spin: wave(/ring|debris/, { axis: 1, amount: 0.12, waves: 1 }) },
  lighthouse: { glow: glow(/light/, 0.8), blink: flicker(/light/, true) },
  'traffic-light': { blink: flicker(/lamp/, true) },
  bush: { sway: sway(/./, { amount: 0.04 }) },
}; // biome-ignore format: a table
