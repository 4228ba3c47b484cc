/** Acts that are done with a thing: thrown, held, eaten, played, cooked in or stood beside, by the names that verbs call them by. */
import { categoryOf } from '../../catalogue/things/index.ts';
import { loop, rod } from '../effects/gear.ts';
import { brush, bubble, ladle, quill, steam } from '../effects/hand-tools.ts';
import { knitting, needles } from '../effects/knitting.ts';
import { hole, mark, mound, streaks, string, water } from '../effects/marks.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored } from '../sprites/sprite.ts';
import type { ActEffects, ActStage, Used } from './act-stage.ts';
import { LEFTWARD } from './open-mouth.ts';
import type { Placed } from './placed.ts';

/** What is mined. */
const MINED = /gold|iron|copper|silver|coal|crystal|diamond|emerald|ruby|sapphire|gem|mithril|amethyst|quartz|tin\b/;

export const TOOL_EFFECTS: ActEffects = {
  thrown: ({ said, reach, side, S, turned, put, centre, tool }) => {
    // what is round is no larger than the hand that throws it
    const most = said && /ball$|egg|stone|rock|apple|tomato|pebble|coin/.test(said.brief.concept) ? 0.19 : 0.34;
    // a boulder is as large as the breast of whoever throws it
    const large = said && (/boulder/.test(`${said.text} ${said.brief.concept}`) || said.brief.build.includes('giant'));
    const { sprite, what } = tool(
      large ? 0.42 : said ? Math.min(most, Math.max(0.19, sizeOf(said.brief) * 0.8)) : 0.24,
    );
    return [
      centre(sprite, reach.x + side * S * 0.42, reach.y - S * 0.06, 4, what),
      put(turned(streaks(S * 0.2, S * 0.16)), reach.x + side * S * 0.27, reach.y - S * 0.06, 3, 'wind'),
    ];
  },
  kicked: ({ at, right, width, S, centre, tool }) => [
    centre(tool(0.26).sprite, at.x + (right ? width + S * 0.12 : -S * 0.12), -S * 0.2, 3, 'ball'),
  ],
  // on its way up to the hand that beats it down
  bounced: ({ reach, side, S, centre, tool }) => [
    centre(tool(0.24).sprite, reach.x + side * S * 0.06, Math.min(-S * 0.16, reach.y + S * 0.3), 3, 'ball'),
  ],
  // just before the hands
  saved: ({ reach, side, S, centre, tool, turned, put }) => [
    centre(tool(0.24).sprite, reach.x + side * S * 0.14, reach.y - S * 0.04, 4, 'ball'),
    put(turned(streaks(S * 0.2, S * 0.16)), reach.x + side * S * 0.36, reach.y - S * 0.04, 3, 'wind'),
  ],
  // wet paint on what stands before the brush, low enough for a boulder
  daubs: ({ at, right, width, S, unit, centre, turned }) => [
    centre(turned(mark('daubs', unit)), at.x + (right ? width + S * 0.24 : -S * 0.24), -S * 0.22, 6, 'daubs'),
  ],
  'saved left': ({ arms: [a, b], S, centre, tool, put }) => {
    const hand = a.x < b.x ? a : b;
    return [
      centre(tool(0.24).sprite, hand.x - S * 0.14, hand.y - S * 0.04, 4, 'ball'),
      put(mirrored(streaks(S * 0.2, S * 0.16)), hand.x - S * 0.36, hand.y - S * 0.04, 3, 'wind'),
    ];
  },
  bubbles: ({ nose, reach, side, S, put }) =>
    (
      [
        [0.2, 0.02, 0.1],
        [0.4, -0.16, 0.15],
        [0.66, -0.02, 0.12],
        [0.6, -0.38, 0.19],
        [0.32, -0.46, 0.1],
      ] as const
    ).map(
      (
        [x, y, r], // biome-ignore format: one line
      ) =>
        put(
          bubble(S * r),
          Math.max(side * nose.x, side * reach.x) * side + side * S * x,
          nose.y + S * (y + 0.08),
          4,
          'bubble',
        ),
    ),
  earth: ({ at, width, S, human, joint, corner }) => {
    const heap = mound(Math.max(S * (human ? 0.8 : 0.4), width * (human ? 0.9 : 0.7)));
    const middle = human ? joint('hips').x : at.x + width / 2;
    return [corner(heap, middle - heap.image.width / 2, -heap.image.height, 3, 'earth', { shadow: true })];
  },
  held,
  written: (stage) => {
    const { said, hands, S, human, centre, put, thing } = stage;
    const bound = said && /book|tome|grimoire|diary|journal|ledger/.test(`${said.brief.concept} ${said.text}`);
    const page = bound && said.brief.colours.length === 0 ? centre(thing('open book', 0.42), hands.x, hands.y, 3, 'book') : held(stage)[0]!; // biome-ignore format: one line
    if (!human) return [page];
    // the point of the quill is on the page
    return [page, put(quill(S * 0.34), hands.x + S * 0.03, hands.y - S * 0.01, 4, 'quill')];
  },
  'held up': held,
  knitted: ({ said, hands, side, S, centre, corner, thing }) => {
    // scarves and blankets grow from the needles; of other things the needles are before what they will be
    const own = said && said.brief.confidence >= 0.9 && !/scarf|blanket|shawl|yarn|wool/.test(`${said.brief.concept} ${said.text}`); // biome-ignore format: one line
    const work = own ? undefined : knitting(S, said?.brief.colours[0]);
    const ball = thing('ball of yarn', 0.2);
    return [
      ...(work ? [corner(work, hands.x - work.image.width / 2, hands.y - S * 0.1, 3, 'scarf')] : [centre(thing(said!.text, 0.3), hands.x, hands.y + S * 0.1, 3, said!.text), centre(needles(S), hands.x, hands.y, 3.1, 'needles')]), // biome-ignore format: one line
      centre(ball, hands.x + side * S * 0.3, hands.y + S * 0.16, 2.5, 'yarn'),
    ];
  },
  food: ({ node, at, said, human, nose, side, S, joint, centre, corner, tool }) => {
    // a beast's bite is no larger than its head
    const most = human ? 0.36 : Math.min(0.36, Math.max(0.1, sizeOf(node.brief) * 0.5));
    const { sprite, what } = tool(Math.min(most, said ? Math.max(0.2, sizeOf(said.brief) * 0.8) : 0.24));
    const { width, height } = sprite.image;
    if (human) return [centre(sprite, joint('NOSE').x, joint('NOSE').y + S * 0.06 + height / 2, 3, what)];
    // the muzzle is at its edge, and free
    // fish and the like look to the left
    const left = LEFTWARD.test(node.brief.concept);
    if (left)
      return [corner(sprite, at.x - width * 0.55, at.y + at.sprite.image.height * 0.56 - height / 2, -0.5, what)];
    const x = nose.x + side * width * 0.56 - width / 2;
    const y = Math.min(0, nose.y + S * 0.02) - height * (node.brief.kind === 'quadruped' ? 0.8 : 0.3);
    return [corner(sprite, x, y, 3, what)];
  },
  cup: ({ said, human, nose, S, joint, centre, tool, thing }) => {
    // "drinking tea" is done from a cup
    const unseen = said !== undefined && said.brief.confidence < 0.6;
    const { sprite, what } = unseen ? { sprite: thing('mug', 0.21), what: 'mug' } : tool(0.21);
    if (!human) return [centre(sprite, nose.x, nose.y, 3, what)];
    const face = joint('NOSE');
    // below the eyes, so that the face is seen over it
    return [centre(sprite, (joint('RIGHT ARM').x + face.x) / 2, face.y + S * 0.05 + sprite.image.height / 2, 3, what)];
  },
  music: ({ at, said, human, hands, nose, width, height, S, unit, put, centre, corner, tool }) => {
    const big = said !== undefined && sizeOf(said.brief) > 0.8;
    // no instrument is larger than who plays it
    const { sprite, what } = tool(big ? 0.85 : Math.min(0.5, Math.max(0.24, (height / S) * 0.62)));
    const p = human ? hands : { x: at.x + width * 0.6, y: at.y + height * 0.72 };
    return [
      big
        ? corner(sprite, at.x + width * 0.8, -sprite.foot.y, 1, what, { shadow: true })
        : // the face is seen over it
          centre(sprite, p.x, human ? Math.max(p.y, nose.y + S * 0.12 + sprite.image.height / 2) : p.y, 3, what),
      put(mark('note', unit), nose.x + S * 0.34, nose.y - S * 0.12, 4, 'notes'),
      put(mark('red note', unit), nose.x - S * 0.36, nose.y - S * 0.02, 4, 'notes'),
    ];
  },
  rod: ({ afloat, human, hands, nose, right, S, turned, put, corner }) => {
    const e = turned(rod(S * 0.72));
    const p = put(e, human ? hands.x : nose.x, human ? hands.y : nose.y, 3, 'fishing rod');
    const bob = p.x + (right ? S * 0.57 : e.image.width - S * 0.57);
    if (afloat) return [p];
    return [p, corner(water(S * 0.72, S * 0.26), bob - S * 0.3, -S * 0.18, 0, 'water', { z: -2 })];
  },
  hole: ({ said, side, S, joint, corner, put, tool }) => {
    const feet = joint('origin');
    // what is buried or dug up looks out of the hole
    const known = said && said.brief.kind === 'thing' && said.brief.confidence >= 0.9 && !/shovel|spade|hole|grave|tunnel|pickaxe/.test(`${said.brief.concept} ${said.text}`); // biome-ignore format: one line
    const found = known ? tool(Math.min(0.5, Math.max(0.3, sizeOf(said.brief)))).sprite : undefined;
    return [
      ...(found && said
        ? [corner(found, feet.x + side * S * 0.46 - found.image.width / 2, S * 0.1 - found.image.height * 0.66, -0.5, said.text, { cut: Math.round(found.image.height * 0.72) })] // biome-ignore format: one line
        : []),
      put(hole(S * 0.5), feet.x + side * S * 0.42, S * 0.1, -1, 'hole'),
      put(mound(S * 0.46), feet.x + side * S * 0.86, S * 0.06, 1, 'earth', { shadow: true }),
    ];
  },
  pot: ({ said, S, arms, joint, corner, tool, thing }) => {
    const own =
      !said || ['container', 'tool', 'machine', 'furniture', 'light'].includes(categoryOf(said.brief.concept) ?? '');
    const cooked = own && !/pot$/.test(said?.brief.concept ?? '');
    const drawn = (size: number) => (cooked ? tool(size) : { sprite: thing('cauldron', size), what: 'cauldron' });
    // a tall vessel is no higher than the cook's breast
    const first = drawn(0.62);
    const { sprite, what } = first.sprite.image.height > S * 0.62 ? drawn((0.62 * S * 0.56) / first.sprite.image.height) : first; // biome-ignore format: one line
    const { width, height } = sprite.image;
    const feet = joint('origin');
    const y = -height + S * 0.14;
    const rim = y + Math.max(sprite.top.y, height * 0.08);
    // what is stirred with goes from the hand into the pot; steam rises at its sides, where it hides no face
    const hand = arms[0].x < arms[1].x ? arms[0] : arms[1];
    const top = { x: Math.min(hand.x, feet.x - S * 0.1), y: Math.min(hand.y, rim - S * 0.1) - S * 0.07 };
    const end = { x: feet.x + S * 0.05, y: rim + height * 0.1 };
    const wisps = ([-1, 1] as const).map((k) => {
      const s = steam(S * 0.34);
      const at = feet.x + k * Math.max(width * 0.34, S * 0.27) - s.image.width / 2;
      return corner(k > 0 ? s : mirrored(s), at, rim - s.image.height + S * 0.04, -0.5, 'steam');
    });
    return [
      ...wisps,
      corner(sprite, feet.x - width / 2, y, 3, what, { shadow: true }),
      corner(ladle(end.x - top.x, end.y - top.y, S), top.x - 1, top.y, 3.2, 'ladle'),
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
  drops: (stage) =>
    poured(stage, {
      sprite: stage.thing('watering can', 0.32 * Math.min(1, stage.tall / stage.S)),
      what: 'watering can',
    }),
  juggle: ({ at, said, hands, S, unit, joint, put, centre, tool }) => {
    // balls in an arc from one hand over the head to the other
    const top = Math.min(joint('NOSE').y - S * 0.5, at.y - S * 0.04);
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
      put(
        thing(/\b(?:ore|rock|stone)/.test(words) ? words : MINED.test(words) ? `${words} ore` : 'ore', 0.55),
        x,
        0,
        1,
        'ore',
        { shadow: true },
      ),
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
  beside: ({ node, at, right, side, S, reach, width, corner, tool }) => {
    const { sprite, what } = tool(1.05);
    const x = at.x + (right ? width : -sprite.image.width);
    const thing = corner(sprite, x, -sprite.foot.y, -0.1, what, { shadow: true });
    if (node.act?.verb !== 'paint') return [thing];
    // the brush in the hand reaches the canvas
    const long = Math.max(5, Math.round(S * 0.2));
    const stick = brush(long);
    return [thing, corner(side > 0 ? stick : mirrored(stick), side > 0 ? reach.x - 1 : reach.x + 1 - stick.image.width, reach.y - stick.image.height + 2, 4, 'brush')]; // biome-ignore format: one line
  },
};

function held({ node, said, at, human, hands, width, height, centre, tool, thing }: ActStage): Placed[] {
  // a book that is read is open
  const opened = /read/.test(node.act?.verb ?? '') && /^(?:book|spellbook|grimoire|tome|magic-book|diary|bible)$/.test(said?.brief.concept ?? '') && said?.brief.colours.length === 0; // biome-ignore format: one line
  const { sprite, what } = opened
    ? { sprite: thing('open book', human ? 0.4 : Math.min(0.4, sizeOf(node.brief) * 0.55)), what: 'book' }
    : tool(0.4);
  const p = human ? hands : { x: at.x + width / 2, y: at.y + height * 0.62 };
  return [centre(sprite, p.x, p.y, 3, what)];
}

function poured({ reach, side, S, unit, put, centre }: ActStage, { sprite, what }: Used): Placed[] {
  return [
    centre(sprite, reach.x + side * S * 0.05, reach.y, 3, what),
    put(mark('drops', unit), reach.x + side * S * 0.26, reach.y + S * 0.26, 3, 'water'),
  ];
}
