/** Somebody who does something: the pose with its effect, food, tool or sign. */
import type { Direction } from '../../../../src/domain/words.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { ball, blaze, bolt, breath, ELEMENTS, elementOf, puffs } from '../effects/flames.ts';
import { arrow, aura, explosion, hole, isMark, magicCircle, mark, mound, puddle, ring, rod, slash, spark, streaks, string, water } from '../effects/marks.ts'; // biome-ignore format: one line
import type { SceneNode } from '../graph.ts';
import { drawSprite } from '../sprites/draw-sprite.ts';
import { POSES } from '../sprites/poses.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored, type Point, type Sprite } from '../sprites/sprite.ts';
import { VERBS } from '../verbs.ts';
import { actor, type LayoutContext, withFreeHands, withTool } from './actor.ts';
import type { Placed } from './placed.ts';

const DUST = ['#f0e4c8', '#d8c8a4', '#a89878'] as const;
const SMOKE = ['#e8e8ec', '#c4c4cc', '#8c8c98'] as const;

/** How somebody looks while doing something. */
const VIEWS: Readonly<Record<'side' | 'profile' | 'viewer', readonly [right: Direction, left: Direction]>> = {
  side: ['south-east', 'south-west'],
  profile: ['east', 'west'],
  viewer: ['south', 'south'],
};

export interface Doing {
  /** Looks to the right; else to the left. */
  readonly right?: boolean;
  readonly copy?: number;
  /** Pose instead of the act's, by a relation. */
  readonly pose?: string;
  readonly direction?: Direction;
  readonly freeHands?: boolean;
  readonly size?: number;
}

/** A node alone, standing on the ground at x = 0, with what its act adds. */
export function doing(node: SceneNode, c: LayoutContext, d: Doing = {}): Placed[] {
  const { right = !/west/.test(c.style.direction ?? ''), copy = 0 } = d;
  const { brief, act } = node;
  const row = act ? VERBS[act.verb] : undefined;
  const human = brief.kind === 'humanoid';
  const beast = brief.kind === 'quadruped';
  let pose = d.pose ?? (row && act ? ('pose' in row && row.pose ? row.pose : act.verb) : 'stand');
  if (act?.verb === 'dance' && copy % 2) pose = 'dance 2';
  const isGun =
    act?.verb === 'shoot' &&
    /gun|pistol|rifle|musket|laser|blaster|cannon/.test(`${act.object?.text ?? ''} ${node.text}`);
  if (isGun) pose = 'aim';
  const faces = row && 'faces' in row ? row.faces : undefined;
  const view = VIEWS[faces ?? (beast ? 'profile' : 'viewer')];
  let direction: Direction | undefined = d.direction ?? (human || beast || row ? view[right ? 0 : 1] : undefined);
  if (act?.verb === 'sleep' && human) direction = 'west';
  if (brief.kind === 'thing' && d.direction === undefined)
    direction = row && faces ? (right ? 'south-east' : 'south-west') : undefined;
  let dressed = brief;
  if (human && row && 'hands' in row && row.hands) {
    const said =
      act?.object && 'object' in row && (row.object === 'held' || act.verb === 'shoot') ? act.object.text : undefined;
    if (row.hands === 'bare') dressed = withFreeHands(brief);
    else if (isGun) dressed = withTool(node, said && !/laser|bullet/.test(said) ? said : 'gun', c.read);
    else if (
      !HOLDS_ALREADY.test(dressed.parts.map((p) => p.piece).join(' ')) ||
      act?.verb === 'shoot' ||
      act?.verb === 'dig'
    )
      dressed = withTool(node, said && act?.verb === 'swing' ? said : row.hands, c.read);
  } else if (human && d.freeHands) dressed = withFreeHands(brief);
  const s = actor(node, c, {
    pose,
    brief: dressed,
    copy,
    ...(direction ? { direction } : {}),
    ...(d.size === undefined ? {} : { size: d.size }),
  });
  const hover =
    act && !d.pose
      ? (POSES[pose]?.hover ?? (HOVERS.has(act.verb) && brief.kind === 'thing' ? 0.4 : 0)) * c.S * (c.floats ? 0 : 1)
      : 0;
  const at: Placed = {
    sprite: s,
    x: 0,
    y: -s.foot.y - hover,
    z: 0.01 * copy,
    of: node.id,
    copy,
    what: 'subject',
    shadow: true,
  };
  return row && act && !d.pose ? [at, ...effects(node, at, right, c, direction)] : [at];
}

const HOVERS: ReadonlySet<string> = new Set(['fly', 'float']);
const HOLDS_ALREADY = /axe|sword|hammer|pickaxe|katana|saber|club|mace|halberd|scythe|spear|dagger/;

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

function effects(
  node: SceneNode,
  at: Placed,
  right: boolean,
  c: LayoutContext,
  direction: Direction | undefined,
): Placed[] {
  const act = node.act!;
  const row = VERBS[act.verb];
  const name = 'effect' in row ? row.effect : undefined;
  if (!name) return [];
  const { S, seed } = c;
  const s = at.sprite;
  const human = node.brief.kind === 'humanoid';
  const tall = S * sizeOf(node.brief);
  const unit = Math.max(1, Math.round(S / 56));
  const side = right ? 1 : -1;
  const of = { of: node.id, copy: at.copy };
  const joint = (id: string, fallback: Point): Point => {
    const p = s.at[id] ?? fallback;
    return { x: at.x + p.x, y: at.y + p.y };
  };
  const { width, height } = s.image;
  const nose = joint('NOSE', s.at[right ? 'mouth right' : 'mouth left'] ?? s.at[right ? 'head right' : 'head left'] ?? { x: width * (direction === 'south' || direction === undefined ? 0.5 : right ? 0.9 : 0.1), y: height * 0.3 }); // biome-ignore format: one line
  const hands = joint('hands', { x: width * (right ? 0.85 : 0.15), y: height * 0.5 });
  const arms = [
    joint('RIGHT ARM', s.at.hands ?? { x: width * 0.8, y: height * 0.5 }),
    joint('LEFT ARM', s.at.hands ?? { x: width * 0.8, y: height * 0.5 }),
  ];
  const reach = arms.reduce((a, b) => (side * a.x > side * b.x ? a : b));
  const turned = (e: Sprite): Sprite => (right ? e : mirrored(e));
  const put = (e: Sprite, x: number, y: number, z: number, what: string, more: Partial<Placed> = {}): Placed => ({
    sprite: e,
    x: x - e.foot.x,
    y: y - e.foot.y,
    z: at.z + z,
    ...of,
    what,
    ...more,
  });
  const centre = (e: Sprite, x: number, y: number, z: number, what: string, more: Partial<Placed> = {}): Placed => ({
    sprite: e,
    x: x - e.image.width / 2,
    y: y - e.image.height / 2,
    z: at.z + z,
    ...of,
    what,
    ...more,
  });
  const said = act.object;
  /** The thing that is used: what was said, else what the verb usually takes. */
  const tool = (size: number): { readonly sprite: Sprite; readonly what: string } => {
    const uses = 'uses' in row ? row.uses : undefined;
    const known = said && said.brief.confidence >= 0.6 ? said.brief : c.read(uses ?? 'ball');
    const what = said && said.brief.confidence >= 0.6 ? said.text : (uses ?? 'ball');
    return {
      sprite:
        said && known === said.brief
          ? actor(said, c, { size })
          : drawSprite({ ...known, count: 1 }, { size: size * S, style: c.style, seed }),
      what,
    };
  };
  const words = said?.text ?? '';
  switch (name) {
    case 'breath': {
      const element = elementOf(words) ?? 'fire';
      const e = turned(breath(element, Math.max(tall * 0.6, S * 0.75), 0.16, seed));
      return [
        put(e, nose.x - side * 2, nose.y, 4, `${element}`, {
          glow: true,
          lamp: { colour: ELEMENTS[element]![2], reach: tall },
        }),
      ];
    }
    case 'cast': {
      const element = elementOf(words);
      const known = said && said.brief.confidence >= 0.9 && said.brief.kind === 'thing' && !element;
      if (known)
        return [
          centre(tool(0.42).sprite, reach.x + side * S * 0.26, reach.y, 4, said!.text, { glow: true }),
          centre(aura(S * 0.7, S * 0.7, '#d08cf8'), reach.x + side * S * 0.26, reach.y, 3, 'magic', { glow: true }),
        ];
      if (element === 'lightning')
        return [
          put(turned(bolt('lightning', S * 1.1, seed)), reach.x + side * 2, reach.y, 4, 'lightning', {
            glow: true,
            lamp: { colour: '#8cb4ff', reach: S },
          }),
        ];
      if (/laser|beam/.test(words))
        return [put(turned(bolt('laser', S * 1.1, seed)), reach.x + side * 2, reach.y, 4, 'laser', { glow: true })];
      const e =
        /ball|orb|missile|bolt|^$/.test(words) || element === undefined
          ? turned(ball(element ?? 'magic', S * 0.42, seed))
          : turned(breath(element, S * 0.85, 0, seed));
      const isBall = /ball|orb|missile|^$/.test(words) || element === undefined;
      const circle =
        isBall && element === undefined
          ? [centre(magicCircle(S * 0.8), joint('origin', s.foot).x, -S * 0.02, -2, 'magic circle', { glow: true })]
          : [];
      return [isBall ? centre(e, reach.x + side * S * 0.34, reach.y - S * 0.02, 4, `${element ?? 'magic'} ball`, { glow: true, lamp: { colour: ELEMENTS[element ?? 'magic']![2], reach: S } }) : put(e, reach.x, reach.y, 4, `${element}`, { glow: true, lamp: { colour: ELEMENTS[element]![2], reach: S } }), ...circle]; // biome-ignore format: one line
    }
    case 'summon':
      return [
        centre(spark(S * 0.2, ['#ffffff', '#e0b8ff', '#8c4cd8']), reach.x + side * S * 0.06, reach.y, 4, 'magic', {
          glow: true,
        }),
      ];
    case 'slash':
      return [
        centre(turned(slash(S * 0.85)), at.x + width * (right ? 0.66 : 0.34), at.y + height * 0.55, -1, 'slash', {
          glow: true,
        }),
      ];
    case 'shot': {
      const gun = /gun|pistol|rifle|musket|cannon/.test(`${words} ${node.text}`);
      if (/laser/.test(words))
        return [put(turned(bolt('laser', S, seed)), reach.x + side * S * 0.15, reach.y, 4, 'laser', { glow: true })];
      if (gun)
        return [
          centre(spark(S * 0.22), reach.x + side * S * 0.3, reach.y - S * 0.03, 4, 'muzzle flash', { glow: true }),
        ];
      return [
        put(turned(arrow(S * 0.46)), reach.x + side * S * 0.2, reach.y, 4, 'arrow'),
        put(turned(streaks(S * 0.2, S * 0.12)), reach.x + side * S * 0.18, reach.y, 3, 'wind'),
      ];
    }
    case 'thrown': {
      const { sprite, what } = tool(said ? Math.min(0.34, Math.max(0.22, sizeOf(said.brief) * 0.8)) : 0.26);
      return [
        centre(sprite, reach.x + side * S * 0.42, reach.y - S * 0.06, 4, what),
        put(turned(streaks(S * 0.2, S * 0.16)), reach.x + side * S * 0.27, reach.y - S * 0.06, 3, 'wind'),
      ];
    }
    case 'kicked': {
      const { sprite } = tool(0.26);
      return [centre(sprite, at.x + (right ? width + S * 0.12 : -S * 0.12), -S * 0.2, 3, 'ball')];
    }
    case 'held':
    case 'held up': {
      const { sprite, what } = tool(0.4);
      return [centre(sprite, human ? hands.x : at.x + width / 2, human ? hands.y : at.y + height * 0.62, 3, what)];
    }
    case 'food': {
      const { sprite, what } = tool(said ? Math.min(0.36, Math.max(0.2, sizeOf(said.brief) * 0.8)) : 0.24);
      return human ? [centre(sprite, joint('NOSE', s.foot).x, joint('NOSE', s.foot).y + S * 0.14, 3, what)] : [{ sprite, x: nose.x + side * sprite.image.width * 0.3 - sprite.image.width / 2, y: Math.min(0, nose.y + S * 0.02) - (node.brief.kind === 'quadruped' ? sprite.image.height * 0.8 : sprite.image.height * 0.3), z: at.z + 3, ...of, what }]; // biome-ignore format: one line
    }
    case 'cup': {
      const { sprite, what } = tool(0.24);
      // "drinking tea" is done from a cup
      const cup =
        said && said.brief.confidence < 0.6
          ? drawSprite(c.read('mug'), { size: S * 0.24, style: c.style, seed })
          : sprite;
      const p = human ? joint('RIGHT ARM', s.foot) : nose;
      return [
        centre(
          cup,
          human ? (p.x + joint('NOSE', s.foot).x) / 2 : p.x,
          human ? joint('NOSE', s.foot).y + S * 0.12 : p.y,
          3,
          said && said.brief.confidence < 0.6 ? 'mug' : what,
        ),
      ];
    }
    case 'music': {
      const { sprite, what } = tool(said && sizeOf(said.brief) > 0.8 ? 0.85 : 0.5);
      const big = said && sizeOf(said.brief) > 0.8;
      const p = human ? hands : { x: at.x + width * 0.6, y: at.y + height * 0.6 };
      return [big ? { sprite, x: at.x + width * 0.8, y: -sprite.foot.y, z: at.z + 1, ...of, what, shadow: true } : centre(sprite, p.x, p.y, 3, what), put(mark('note', unit), nose.x + S * 0.34, nose.y - S * 0.12, 4, 'notes'), put(mark('red note', unit), nose.x - S * 0.36, nose.y - S * 0.02, 4, 'notes')]; // biome-ignore format: one line
    }
    case 'notes':
      return [
        put(mark('note', unit), nose.x + S * 0.36, nose.y - S * 0.14, 4, 'notes'),
        put(mark('red note', unit), nose.x - S * 0.4, nose.y - S * 0.06, 4, 'notes'),
      ];
    case 'zzz':
      return [
        put(
          mark('zzz', unit),
          (human || node.brief.kind === 'quadruped' ? nose.x : at.x + width * 0.5) + S * 0.1,
          Math.min(nose.y, at.y + height * 0.5) - S * 0.14,
          5,
          'zzz',
        ),
      ];
    case 'rod': {
      const e = turned(rod(S * 0.95));
      const p = put(e, human ? hands.x : nose.x, human ? hands.y : nose.y, 3, 'fishing rod');
      const bob = p.x + (right ? S * 0.76 : e.image.width - S * 0.76);
      return [p, { sprite: water(S * 0.9, S * 0.3), x: bob - S * 0.4, y: -S * 0.2, z: -2, ...of, what: 'water' }];
    }
    case 'hole': {
      const feet = joint('origin', s.foot);
      return [
        put(hole(S * 0.5), feet.x + side * S * 0.42, S * 0.1, -1, 'hole'),
        put(mound(S * 0.46), feet.x + side * S * 0.86, S * 0.06, 1, 'earth', { shadow: true }),
      ];
    }
    case 'pot': {
      const pot =
        said && ['container', 'tool', 'machine', 'furniture', 'light'].includes(categoryOf(said.brief.concept) ?? '');
      const { sprite, what } =
        pot || !said
          ? tool(0.62)
          : {
              sprite: drawSprite({ ...c.read('cauldron'), count: 1 }, { size: S * 0.62, style: c.style, seed }),
              what: 'cauldron',
            };
      const feet = joint('origin', s.foot);
      // beside the cook, whose face it would hide
      const steam = centre(puffs(S * 0.17, SMOKE, 'steam'), feet.x + S * 0.36, -S * 0.72, 3, 'steam');
      return [
        {
          sprite,
          x: feet.x - sprite.image.width / 2,
          y: -sprite.image.height + S * 0.14,
          z: at.z + 3,
          ...of,
          what,
          shadow: true,
        },
        steam,
      ];
    }
    case 'kite': {
      const { sprite } = tool(0.5);
      const p = { x: arms[0]!.x + side * S * 0.7, y: arms[0]!.y - S * 0.75 };
      return [
        centre(sprite, p.x, p.y, 4, 'kite'),
        {
          sprite: string(p.x - arms[0]!.x, p.y - arms[0]!.y),
          x: Math.min(p.x, arms[0]!.x),
          y: Math.min(p.y, arms[0]!.y),
          z: at.z + 3,
          ...of,
          what: 'string',
        },
      ];
    }
    case 'trail':
      return [put(puffs(S * 0.18, DUST), at.x + (right ? -S * 0.06 : width + S * 0.06), S * 0.03, 1, 'dust')];
    case 'ground dust':
      return [put(puffs(S * 0.16, DUST), at.x + width / 2, 0, -1, 'dust')];
    case 'dust':
      return [put(puffs(S * 0.18, DUST), at.x + (right ? width : 0), S * 0.02, 1, 'dust')];
    case 'wind':
      return [
        put(
          turned(streaks(S * 0.26, S * 0.3)),
          at.x + (right ? -1 : width + 1) + (right ? 0 : S * 0.26),
          at.y + height * 0.5,
          -1,
          'wind',
        ),
      ];
    case 'water':
      return [
        {
          sprite: water(Math.max(width * 1.4, S * 0.7), S * 0.3),
          x: at.x + width / 2 - Math.max(width * 1.4, S * 0.7) / 2,
          y: at.y + height - S * 0.2,
          z: at.z - 1,
          ...of,
          what: 'water',
        },
      ];
    case 'shadow':
      return [];
    case 'pour':
    case 'drops': {
      const { sprite, what } =
        name === 'drops'
          ? {
              sprite: drawSprite(c.read('watering can'), { size: S * 0.32, style: c.style, seed }),
              what: 'watering can',
            }
          : tool(0.28);
      return [
        centre(sprite, reach.x + side * S * 0.05, reach.y, 3, what),
        put(mark('drops', unit), reach.x + side * S * 0.26, reach.y + S * 0.26, 3, 'water'),
      ];
    }
    case 'glitter':
      return [
        put(mark('glitter', unit * 1.5), reach.x + side * S * 0.18, reach.y + S * 0.24, 4, 'glitter', { glow: true }),
      ];
    case 'sparks':
    case 'chips':
    case 'sprout':
    case 'crumbs':
      return [centre(mark(name, unit), at.x + (right ? width + S * 0.04 : -S * 0.04), -S * 0.34, 4, name)];
    case 'grass':
      return [put(mark('grass', unit * 1.5), nose.x, S * 0.03, 2, 'grass')];
    case 'shout':
      return [centre(turned(mark('shout', unit * 1.5)), nose.x + side * S * 0.2, nose.y - S * 0.04, 4, 'shout')];
    case 'speech':
    case 'haha':
    case 'question':
      return [put(mark(name, unit * (name === 'speech' ? 2 : 1.5)), nose.x + S * 0.34, nose.y - S * 0.16, 5, name)];
    case 'tears':
    case 'shiver': {
      const e = mark(name, unit);
      return [centre(e, nose.x, name === 'tears' ? nose.y + S * 0.04 : at.y + height * 0.5, 4, name)];
    }
    case 'heart':
      return [put(mark('heart', unit * 1.5), nose.x + S * 0.3, nose.y - S * 0.16, 5, 'heart')];
    case 'confetti':
      return [
        put(mark('confetti', unit * 2), at.x + width / 2, at.y - S * 0.02, 5, 'confetti'),
        put(mark('confetti', unit * 2), at.x + width / 2 + S * 0.2, at.y + S * 0.2, -2, 'confetti'),
      ];
    case 'juggle': {
      // balls in an arc from one hand over the head to the other
      const top = joint('NOSE', s.foot).y - S * 0.5;
      const arc = [-0.34, -0.22, 0, 0.22, 0.34] as const;
      const own = said && !/\bballs?\b/.test(said.text) ? tool(0.2) : undefined;
      return (own ? arc.filter((x) => Math.abs(x) !== 0.22) : arc).map((x, i) => {
        const [px, py] = [hands.x + S * x, top + S * (x * x * 3.6)];
        if (own) return centre(own.sprite, px, py, 4, own.what);
        return put(mark(`${['red', 'blue', 'yellow'][i % 3]} ball`, unit * 1.2), px, py, 4, 'ball');
      });
    }
    case 'ghost':
      return [put(mark('ghost', unit * 1.5), at.x + width / 2, at.y - S * 0.08, 5, 'ghost')];
    case 'aura':
      return [centre(aura(width * 1.5, height * 1.4), at.x + width / 2, at.y + height / 2, -1, 'aura', { glow: true })];
    case 'halo':
      return [put(ring(S * 0.3), nose.x, at.y - S * 0.03, 4, 'halo', { glow: true })];
    case 'impact':
      return [centre(spark(S * 0.26), reach.x + side * S * 0.14, reach.y, 4, 'spark')];
    case 'explosion':
      return [
        centre(explosion(Math.max(width, height) * 1.25), at.x + width / 2, at.y + height / 2, -1, 'explosion', {
          glow: true,
          lamp: { colour: '#ff9c3c', reach: tall },
        }),
      ];
    case 'flames':
      return [{ sprite: blaze(width * 0.9, height * 0.5, seed), x: at.x + width * 0.05, y: at.y + height * 0.55, z: at.z + 2, ...of, what: 'flames', glow: true, lamp: { colour: '#ff9c3c', reach: tall } }, { sprite: blaze(width * 0.7, height * 0.45, seed + 3), x: at.x + width * 0.15, y: at.y - height * 0.26, z: at.z - 1, ...of, what: 'flames', glow: true }]; // biome-ignore format: a list
    case 'smoke':
      return [put(puffs(S * 0.2, SMOKE, 'smoke'), nose.x + side * S * 0.2, nose.y - S * 0.1, 4, 'smoke')];
    case 'puddle':
      return [put(puddle(width * 1.3), at.x + width / 2, S * 0.06, -1, 'puddle')];
    case 'beside': {
      const { sprite, what } = tool(1.05);
      return [
        {
          sprite,
          x: at.x + (right ? width : -sprite.image.width),
          y: -sprite.foot.y,
          z: at.z - 0.1,
          ...of,
          what,
          shadow: true,
        },
      ];
    }
    default:
      return [];
  }
}
