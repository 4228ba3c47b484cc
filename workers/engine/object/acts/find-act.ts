import type { PropCategory } from '../../catalogue/things/index.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { type Act, backwards, type Rest } from './act.ts';
import { drive, pulse, roll, spin, swing, X, Y } from './axles.ts';
import { flap, scuttle, squash, stride } from './bodies.ts';
import { sway, undulate, wave } from './cloth.ts';
import { addFlame, burn, FIRE, flicker, glow, sparkle, topsOf } from './fire.ts';
import { door, hinge } from './hinges.ts';
import { drops, smoke, stream } from './matter.ts';
import { boxOf, has, sizeOf } from './measure.ts';
import { moveParts } from './move-parts.ts';
import { melt, shatter, sprout, topple, wither } from './ruin.ts';
import { ACTS } from './table.ts';
import { NEAR, type Verb } from './verbs.ts';

/** What part names alone say. `only`: kinds of things of which it is true. */
interface Rule {
  readonly verb: Verb;
  readonly parts: RegExp;
  readonly act: Act;
  readonly only?: readonly PropCategory[];
}

const GROWN: readonly PropCategory[] = ['plant'];
const ALIVE: readonly PropCategory[] = ['monster'];
const LIGHTS = /^light|^lamp|^magic|^glow|^orb|^glass$|^core$|^screen/;

const RULES: readonly Rule[] = [
  { verb: 'burn', parts: /^flame|^fire$/, act: burn() },
  { verb: 'spin', parts: /^rotor$/, act: spin(/^rotor$/, 360, { axis: Y }) },
  { verb: 'spin', parts: /^prop$/, act: spin(/^prop$/, 180, { axis: X }) },
  { verb: 'drive', parts: /^wheel$|^tyre$/, act: drive() },
  { verb: 'flap', parts: /^wings?$/, act: flap({ folded: true, degrees: 20, bias: 70 }), only: ALIVE },
  { verb: 'walk', parts: /^legs$/, act: scuttle({ degrees: 18 }) },
  { verb: 'walk', parts: /^(leg|foot|feet)$/, act: stride(), only: ALIVE },
  { verb: 'open', parts: /^lid$/, act: hinge(/^lid$/, { rides: /knob|handle|trim|lock|cross/, fixed: /box|pot|body/ }) },
  { verb: 'open', parts: /^doors?$/, act: door(/^doors?$/, { rides: /band|knob|handle/ }) },
  { verb: 'wave', parts: /^cloth$|^flag$|^sail$/, act: wave(/^cloth$|^flag$|^sail$|emblem/, { amount: 0.08, slices: 5 }) },
  { verb: 'smoke', parts: /^smoke|^steam|^puff/, act: smoke() },
  { verb: 'flow', parts: /^water|^jet|^brew|^liquid|^pool/, act: stream(/^water|^jet|^brew|^liquid|^pool/) },
  { verb: 'swing', parts: /^bell$|^clapper|^pendulum/, act: swing() },
  { verb: 'glow', parts: LIGHTS, act: glow(LIGHTS) },
  { verb: 'flicker', parts: LIGHTS, act: flicker(LIGHTS) },
  { verb: 'blink', parts: LIGHTS, act: flicker(LIGHTS, true) },
  { verb: 'sparkle', parts: /^gem$|^crystal|^jewel/, act: sparkle(3, /^gem$|^crystal|^jewel/) },
  { verb: 'sway', parts: /^(leaf|crown|petal|frond|stalk|stem|weed|tier|branch|canopy|strand|blade)/, act: sway(/^(?!pot|trunk|soil|sand|stone|rock|base|rim)/), only: GROWN },
  { verb: 'swim', parts: /^tail|^fin/, act: undulate(), only: ALIVE },
  { verb: 'wave', parts: /^arm$|^tentacle/, act: wave(/^arm$|^tentacle/, { axis: 1, held: 'max', amount: 0.05 }), only: ALIVE },
]; // biome-ignore format: a table

/** Fire on what has none: flames on top of it, which burn. */
const catchFire: Act = (rest) => {
  const { scene, size } = rest;
  const height = sizeOf(boxOf(scene.primitives))[1];
  const tops = topsOf(rest, [[0.24, 0.6], [0.52, 0.5], [0.78, 0.62]]); // biome-ignore format: a table
  const lit = moveParts(scene, [], (s) => {
    for (const [n, at] of tops.entries())
      addFlame(s, at, Math.max(0.3, Math.min(0.42, height * 0.4)) + (n % 2) * 0.08, n);
  });
  const clip = burn()({ ...rest, scene: lit, size });
  return {
    ...clip,
    at: (t) => ({
      movers: [],
      add: (s) => {
        const moved = moveParts(lit, clip.at(t).movers, clip.at(t).add);
        s.primitives.splice(0, s.primitives.length, ...moved.primitives);
        s.parts.splice(0, s.parts.length, ...moved.parts);
        for (const { ref } of moved.materials.list) s.materials.index(ref);
      },
    }),
  };
};

/** What can be done to anything. */
const ANY: Readonly<Partial<Record<Verb, Act>>> = {
  squash: squash(0.8),
  pulse: pulse(),
  break: shatter(),
  explode: shatter({ blast: 1.5, flash: true }),
  fall: topple(),
  grow: sprout,
  wither,
  melt,
  roll,
  glow: glow(/./, 0.6),
  flicker: flicker(/./),
  blink: flicker(/./, true),
  sparkle: sparkle(4),
  smoke: smoke({ size: 0.09 }),
  drip: drops(),
  burn: catchFire,
};

/** An act, and what it is called. */
export interface Found {
  readonly act: Act;
  readonly verb: Verb;
}

/** What a thing does by its own parts for exactly this verb. */
export function ownAct(verb: Verb, { scene, concept }: Rest): Act | undefined {
  const own = ACTS[concept]?.[verb];
  if (own) return own;
  const category = categoryOf(concept);
  const rule = RULES.find(
    (r) => r.verb === verb && has(scene, r.parts) && (!r.only || (category !== undefined && r.only.includes(category))),
  );
  return rule?.act;
}

/** What a thing does by its own parts for a verb: its row, what its parts' names say, a verb near to it, what anything does. */
export function findAct(verb: Verb, rest: Rest): Found | undefined {
  if (verb === 'close') {
    const opening = findAct('open', rest);
    return opening && { act: backwards(opening.act), verb };
  }
  const own = ownAct(verb, rest);
  if (own) return { act: own, verb };
  const any = ANY[verb];
  // fire is light: a torch that glows burns; but what has no light of its own shines as a whole
  for (const near of NEAR[verb] ?? []) {
    const act = ownAct(near, rest);
    if (act) return { act, verb: near };
  }
  if (verb === 'burn' && has(rest.scene, FIRE)) return { act: burn(), verb };
  return any && { act: any, verb };
}
