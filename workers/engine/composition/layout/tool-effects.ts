/** Acts that are done with a thing: thrown, held, eaten, played, cooked in or stood beside, by the names that verbs call them by. */
import { categoryOf } from '../../catalogue/things/index.ts';
import { puffs, SMOKE } from '../effects/flames.ts';
import { loop, rod } from '../effects/gear.ts';
import { hole, mark, mound, streaks, string, water } from '../effects/marks.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { ActEffects, ActStage, Used } from './act-stage.ts';
import type { Placed } from './placed.ts';

export const TOOL_EFFECTS: ActEffects = {
  thrown: ({ said, reach, side, S, turned, put, centre, tool }) => {
    const { sprite, what } = tool(said ? Math.min(0.34, Math.max(0.22, sizeOf(said.brief) * 0.8)) : 0.26);
    return [
      centre(sprite, reach.x + side * S * 0.42, reach.y - S * 0.06, 4, what),
      put(turned(streaks(S * 0.2, S * 0.16)), reach.x + side * S * 0.27, reach.y - S * 0.06, 3, 'wind'),
    ];
  },
  kicked: ({ at, right, width, S, centre, tool }) => [
    centre(tool(0.26).sprite, at.x + (right ? width + S * 0.12 : -S * 0.12), -S * 0.2, 3, 'ball'),
  ],
  held,
  'held up': held,
  food: ({ node, said, human, nose, side, S, joint, centre, corner, tool }) => {
    const { sprite, what } = tool(said ? Math.min(0.36, Math.max(0.2, sizeOf(said.brief) * 0.8)) : 0.24);
    const { width, height } = sprite.image;
    if (human) return [centre(sprite, joint('NOSE').x, joint('NOSE').y + S * 0.14, 3, what)];
    // the muzzle is at its edge, and free
    const x = nose.x + side * width * 0.56 - width / 2;
    const y = Math.min(0, nose.y + S * 0.02) - height * (node.brief.kind === 'quadruped' ? 0.8 : 0.3);
    return [corner(sprite, x, y, 3, what)];
  },
  cup: ({ said, human, nose, S, joint, centre, tool, thing }) => {
    // "drinking tea" is done from a cup
    const unseen = said !== undefined && said.brief.confidence < 0.6;
    const { sprite, what } = unseen ? { sprite: thing('mug', 0.24), what: 'mug' } : tool(0.24);
    if (!human) return [centre(sprite, nose.x, nose.y, 3, what)];
    const face = joint('NOSE');
    return [centre(sprite, (joint('RIGHT ARM').x + face.x) / 2, face.y + S * 0.12, 3, what)];
  },
  music: ({ at, said, human, hands, nose, width, height, S, unit, put, centre, corner, tool }) => {
    const big = said !== undefined && sizeOf(said.brief) > 0.8;
    const { sprite, what } = tool(big ? 0.85 : 0.5);
    const p = human ? hands : { x: at.x + width * 0.6, y: at.y + height * 0.6 };
    return [
      big
        ? corner(sprite, at.x + width * 0.8, -sprite.foot.y, 1, what, { shadow: true })
        : centre(sprite, p.x, p.y, 3, what),
      put(mark('note', unit), nose.x + S * 0.34, nose.y - S * 0.12, 4, 'notes'),
      put(mark('red note', unit), nose.x - S * 0.36, nose.y - S * 0.02, 4, 'notes'),
    ];
  },
  rod: ({ afloat, human, hands, nose, right, S, turned, put, corner }) => {
    const e = turned(rod(S * 0.95));
    const p = put(e, human ? hands.x : nose.x, human ? hands.y : nose.y, 3, 'fishing rod');
    const bob = p.x + (right ? S * 0.76 : e.image.width - S * 0.76);
    if (afloat) return [p];
    return [p, corner(water(S * 0.9, S * 0.3), bob - S * 0.4, -S * 0.2, 0, 'water', { z: -2 })];
  },
  hole: ({ side, S, joint, put }) => {
    const feet = joint('origin');
    return [
      put(hole(S * 0.5), feet.x + side * S * 0.42, S * 0.1, -1, 'hole'),
      put(mound(S * 0.46), feet.x + side * S * 0.86, S * 0.06, 1, 'earth', { shadow: true }),
    ];
  },
  pot: ({ said, S, joint, centre, corner, tool, thing }) => {
    const own =
      !said || ['container', 'tool', 'machine', 'furniture', 'light'].includes(categoryOf(said.brief.concept) ?? '');
    const { sprite, what } = own ? tool(0.62) : { sprite: thing('cauldron', 0.62), what: 'cauldron' };
    const { width, height } = sprite.image;
    const feet = joint('origin');
    return [
      corner(sprite, feet.x - width / 2, -height + S * 0.14, 3, what, { shadow: true }),
      // beside the cook, whose face it would hide
      centre(puffs(S * 0.17, SMOKE, 'steam'), feet.x + S * 0.36, -S * 0.72, 3, 'steam'),
    ];
  },
  kite: ({ arms, side, S, joint, centre, corner, tool }) => {
    // from the hand that is raised, to that hand's side: the string is not to cross the face
    const hand = arms.reduce((best, arm) => (arm.y < best.y ? arm : best), arms[0]);
    const away = Math.sign(hand.x - joint('NOSE').x) || side;
    const p = { x: hand.x + away * S * 0.7, y: hand.y - S * 0.75 };
    return [
      centre(tool(0.5).sprite, p.x, p.y, 4, 'kite'),
      corner(string(p.x - hand.x, p.y - hand.y), Math.min(p.x, hand.x), Math.min(p.y, hand.y), 3, 'string'),
    ];
  },
  pour: (stage) => poured(stage, stage.tool(0.28)),
  drops: (stage) => poured(stage, { sprite: stage.thing('watering can', 0.32), what: 'watering can' }),
  juggle: ({ said, hands, S, unit, joint, put, centre, tool }) => {
    // balls in an arc from one hand over the head to the other
    const top = joint('NOSE').y - S * 0.5;
    const arc = [-0.34, -0.22, 0, 0.22, 0.34] as const;
    const own = said && !/\bballs?\b/.test(said.text) ? tool(0.2) : undefined;
    return (own ? arc.filter((x) => Math.abs(x) !== 0.22) : arc).map((x, i) => {
      const [px, py] = [hands.x + S * x, top + S * (x * x * 3.6)];
      if (own) return centre(own.sprite, px, py, 4, own.what);
      return put(mark(`${['red', 'blue', 'yellow'][i % 3]} ball`, unit * 1.2), px, py, 4, 'ball');
    });
  },
  ore: ({ at, right, width, words, S, unit, put, centre, thing }) => {
    const x = at.x + (right ? width + S * 0.2 : -S * 0.2);
    return [
      put(thing(/ore|rock|stone/.test(words) ? words : `${words} ore`.trim(), 0.55), x, 0, 1, 'ore', { shadow: true }),
      centre(mark('chips', unit), x - S * 0.1, -S * 0.42, 4, 'chips'),
    ];
  },
  stick: ({ reach, side, S, corner }) => {
    const w = Math.max(6, Math.round(S * 0.42));
    return [
      corner(
        string(side * w, Math.round(S * 0.08), '#8a5c38'),
        side > 0 ? reach.x : reach.x - w,
        reach.y - 1,
        3,
        'stick',
      ),
      corner(
        mark('marshmallow', Math.max(1, S / 48)),
        reach.x + side * w - S * 0.05,
        reach.y + S * 0.02,
        4,
        'marshmallow',
      ),
    ];
  },
  'skipping rope': ({ at, arms, width, S, corner }) => {
    const [left, right] = arms[0].x < arms[1].x ? arms : [arms[1], arms[0]];
    const rope = loop(Math.max(6, right.x - left.x + 2), S * 1.2);
    return [corner(rope, at.x + width / 2 - rope.image.width / 2, left.y - S * 0.5, -1, 'rope')];
  },
  'held edge': ({ hands, side, S, unit, centre, tool }) => {
    const { sprite, what } = tool(0.6);
    return [
      centre(sprite, hands.x + side * S * 0.06, hands.y, 3, what),
      centre(mark('sparks', unit), hands.x + side * S * 0.26, hands.y - S * 0.1, 4, 'sparks'),
    ];
  },
  'at eye': ({ nose, side, S, centre, tool }) => [
    centre(tool(0.3).sprite, nose.x + side * S * 0.1, nose.y + S * 0.01, 4, 'camera'),
  ],
  beside: ({ at, right, width, corner, tool }) => {
    const { sprite, what } = tool(1.05);
    const x = at.x + (right ? width : -sprite.image.width);
    return [corner(sprite, x, -sprite.foot.y, -0.1, what, { shadow: true })];
  },
};

function held({ at, human, hands, width, height, centre, tool }: ActStage): Placed[] {
  const { sprite, what } = tool(0.4);
  const p = human ? hands : { x: at.x + width / 2, y: at.y + height * 0.62 };
  return [centre(sprite, p.x, p.y, 3, what)];
}

function poured({ reach, side, S, unit, put, centre }: ActStage, { sprite, what }: Used): Placed[] {
  return [
    centre(sprite, reach.x + side * S * 0.05, reach.y, 3, what),
    put(mark('drops', unit), reach.x + side * S * 0.26, reach.y + S * 0.26, 3, 'water'),
  ];
}
