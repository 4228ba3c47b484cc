/** Signs round who acts: notes, words, tears, dust, wind, water, by the names that verbs and relations call them by. */
import { mainColour } from '../changes/parts.ts';
import { DUST, puffs, SMOKE } from '../effects/flames.ts';
import { steam } from '../effects/hand-tools.ts';
import { finger, groundShadow, isMark, mark, puddle, spark, streaks, wake } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { mirrored } from '../sprites/sprite.ts';
import type { ActEffects, ActStage } from './act-stage.ts';
import { isAlive } from './actor.ts';
import { hasJaws } from './open-mouth.ts';
import type { Placed } from './placed.ts';

/** Pixels of a standing grown person below which who sleeps has one small letter over it. */
const SMALL_SLEEPER = 40;

/** Creatures that swim at the surface. */
export const SURFACE =
  /duck|goose|swan|frog|toad|bird|gull|pelican|loon|platypus|snake|lizard|dragon|slime|turtle|monster|monkey|gorilla|dinosaur|spider|chicken|bat$/;

export const SIGN_EFFECTS: ActEffects = {
  notes: ({ nose, S, unit, put }) => [
    put(mark('note', unit), nose.x + S * 0.36, nose.y - S * 0.14, 4, 'notes'),
    put(mark('red note', unit), nose.x - S * 0.4, nose.y - S * 0.06, 4, 'notes'),
  ],
  zzz: ({ node, at, nose, height, S, unit, put }) => {
    // a creature that lies rolled up with its eyes shut says it all
    if (node.brief.kind !== 'humanoid') return [];
    const x = nose.x;
    // two letters would be larger than a small sleeper's head
    if (S < SMALL_SLEEPER)
      return [put(mark('z', unit), x + S * 0.06, Math.min(nose.y, at.y + height * 0.5) - S * 0.2, 5, 'zzz')];
    return [put(mark('zzz', unit), x + S * 0.1, Math.min(nose.y, at.y + height * 0.5) - S * 0.14, 5, 'zzz')];
  },
  trail: ({ at, right, width, S, put }) => [
    put(puffs(S * 0.18, DUST), at.x + (right ? -S * 0.06 : width + S * 0.06), S * 0.03, 1, 'dust'),
  ],
  'ground dust': ({ at, width, S, put }) => [put(puffs(S * 0.16, DUST), at.x + width / 2, 0, -1, 'dust')],
  dust: ({ at, right, width, S, put }) => [put(puffs(S * 0.18, DUST), at.x + (right ? width : 0), S * 0.02, 1, 'dust')],
  smoke: ({ node, at, nose, side, width, height, S, put, corner }) => {
    // what is hot steams from all of its top
    if (node.brief.kind === 'thing' && !isAlive(node.brief))
      return ([0.28, 0.5, 0.72] as const).map((q, i) => {
        const curl = steam(Math.max(S * 0.2, height * (i === 1 ? 0.4 : 0.3)));
        const s = i % 2 ? curl : mirrored(curl);
        const rim = at.y + Math.max(at.sprite.top.y, height * 0.04);
        return corner(s, at.x + width * q - s.image.width / 2, rim - s.image.height * (i === 1 ? 0.94 : 0.8), -0.5, 'steam'); // biome-ignore format: one line
      });
    return [put(puffs(S * 0.2, SMOKE, 'smoke'), nose.x + side * S * 0.2, nose.y - S * 0.1, 4, 'smoke')];
  },
  wind: ({ node, at, right, width, height, S, turned, put }) => {
    // wings say that it flies
    if (node.brief.kind !== 'humanoid' && isAlive(node.brief) && node.act?.verb === 'fly') return [];
    const x = at.x + (right ? -1 : width + 1) + (right ? 0 : S * 0.26);
    return [put(turned(streaks(S * 0.26, S * 0.3)), x, at.y + height * 0.5, -1, 'wind')];
  },
  water: ({ node, at, width, height, S, corner }) => {
    // who lives there needs no water drawn; others are in it to the belly
    if (node.brief.kind === 'thing' && isAlive(node.brief) && !SURFACE.test(node.brief.concept)) return [];
    const wide = Math.max(width * 1.3, S * 0.7);
    const s = wake(wide, S * 0.2);
    const line = at.cut === undefined ? height - s.image.height * 0.7 : at.cut - s.image.height * 0.3;
    return [corner(s, at.x + width / 2 - wide / 2, at.y + line, 2, 'water')];
  },
  // who is in the air is seen to be by what lies on the ground
  shadow: ({ node, at, width, S, put }) =>
    node.brief.kind === 'humanoid' ? [put(groundShadow(width * 0.7), at.x + width / 2, S * 0.02, -3, 'shadow')] : [],
  'thumb up': ({ at, arms, unit, put }) => [
    put(finger(at.sprite, arms[0].x - at.x, arms[0].y - at.y, unit, 1), arms[0].x, arms[0].y - unit * 2, 5, 'thumb'),
  ],
  'two fingers': ({ at, arms, unit, put }) => [
    put(finger(at.sprite, arms[0].x - at.x, arms[0].y - at.y, unit, 2), arms[0].x, arms[0].y - unit * 2, 5, 'fingers'),
  ],
  // of what melts
  puddle: ({ node, at, width, S, put }) => [
    put(
      puddle(width * 1.3, node.brief.kind === 'thing' ? mainColour(at.sprite) : undefined),
      at.x + width / 2,
      S * 0.06,
      -1,
      'puddle',
    ),
  ],
  ...each(['sparks', 'chips', 'sprout', 'crumbs'], (name, { at, right, width, S, unit, centre }) =>
    centre(mark(name, unit), at.x + (right ? width + S * 0.04 : -S * 0.04), -S * 0.34, 4, name),
  ),
  // a tuft before the muzzle, that hides nothing of who eats it
  grass: ({ nose, side, S, unit, put }) => {
    const tuft = mark('grass', Math.max(1, unit * 0.9));
    return [put(tuft, nose.x + side * tuft.image.width * 0.62, S * 0.02, 2, 'grass')];
  },
  // beasts and those with a beast's head show it by their open jaws
  shout: ({ node, nose, side, S, unit, turned, centre }) =>
    hasJaws(node.brief)
      ? []
      : [centre(turned(mark('shout', unit * 1.5)), nose.x + side * S * 0.2, nose.y - S * 0.04, 4, 'shout')],
  ...each(['speech', 'haha', 'question'], (name, { nose, S, unit, put }) =>
    put(mark(name, unit * (name === 'speech' ? 2 : 1.5)), nose.x + S * 0.34, nose.y - S * 0.16, 5, name),
  ),
  ...each(['tears', 'shiver'], (name, { at, nose, height, S, unit, centre }) =>
    centre(mark(name, unit), nose.x, name === 'tears' ? nose.y + S * 0.04 : at.y + height * 0.5, 4, name),
  ),
  heart: ({ nose, S, unit, put }) => [put(mark('heart', unit * 1.5), nose.x + S * 0.3, nose.y - S * 0.16, 5, 'heart')],
  confetti: ({ at, width, S, unit, put }) => [
    put(mark('confetti', unit * 2), at.x + width / 2, at.y - S * 0.02, 5, 'confetti'),
    put(mark('confetti', unit * 2), at.x + width / 2 + S * 0.2, at.y + S * 0.2, -2, 'confetti'),
  ],
  ghost: ({ at, width, S, unit, put }) => [
    put(mark('ghost', unit * 1.5), at.x + width / 2, at.y - S * 0.08, 5, 'ghost'),
  ],
};

/** Signs that are put in the same way. */
function each(names: readonly string[], draw: (name: string, stage: ActStage) => Placed): ActEffects {
  return Object.fromEntries(names.map((name) => [name, (stage: ActStage) => [draw(name, stage)]]));
}

/** An effect named by a relation or verb, small and centred at a point. */
export function sign(name: string, unit: number, x: number, y: number, node: SceneNode, copy: number): Placed {
  const s = name === 'spark' ? spark(unit * 14) : name === 'dust' ? puffs(unit * 11, DUST) : name === 'notes' ? mark('note', unit) : isMark(name) ? mark(name, unit) : spark(unit * 12); // biome-ignore format: one line
  return {
    sprite: s,
    x: x - s.image.width / 2,
    y: y - s.image.height / 2,
    z: 5,
    of: node.id,
    copy,
    what: name,
    ...(name === 'spark' ? { glow: true as const } : {}),
  };
}
