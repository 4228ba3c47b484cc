/**
 * What the effects of an act are drawn with: where nose, hands and feet of who acts are in the picture, how tall it is and which way it
 * looks, the thing it uses, and ways to put a sprite there. The effects themselves are tables: `magic-effects.ts`, `tool-effects.ts` and
 * `sign-effects.ts`.
 */
import type { Direction } from '../../../../src/domain/words.ts';
import type { SceneNode } from '../graph.ts';
import { drawSprite } from '../sprites/draw-sprite.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored, type Point, type Sprite } from '../sprites/sprite.ts';
import { VERBS } from '../verbs.ts';
import { actor, type LayoutContext } from './actor.ts';
import type { Placed } from './placed.ts';

/** A sprite at a point; `z` counts from who acts. */
export type Put = (e: Sprite, x: number, y: number, z: number, what: string, more?: Partial<Placed>) => Placed;

export interface Used {
  readonly sprite: Sprite;
  readonly what: string;
}

export interface ActStage {
  readonly node: SceneNode;
  readonly at: Placed;
  /** Looks to the right, and its sign. */
  readonly right: boolean;
  readonly side: 1 | -1;
  /** Pixels of a grown person, of who acts, and of a sign's unit. */
  readonly S: number;
  readonly tall: number;
  readonly unit: number;
  readonly seed: number;
  /** In a boat. */
  readonly afloat: boolean;
  readonly human: boolean;
  /** Size of who acts as it is drawn. */
  readonly width: number;
  readonly height: number;
  readonly nose: Point;
  /** Between the hands; the arms, right and left; the one further ahead. */
  readonly hands: Point;
  readonly arms: readonly [Point, Point];
  readonly reach: Point;
  /** The object that was said, and its words. */
  readonly said: SceneNode | undefined;
  readonly words: string;
  readonly joint: (id: string, fallback?: Point) => Point;
  readonly turned: (e: Sprite) => Sprite;
  /** By its foot, its middle, its corner. */
  readonly put: Put;
  readonly centre: Put;
  readonly corner: Put;
  /** The thing that is used: what was said, else what the verb usually takes. */
  readonly tool: (size: number) => Used;
  /** A thing by its words, so large. */
  readonly thing: (words: string, size: number) => Sprite;
}

/** A name that verbs call an effect by → what it adds to who acts. */
export type ActEffects = Readonly<Record<string, (stage: ActStage) => Placed[]>>;

export function actStage(
  node: SceneNode,
  at: Placed,
  right: boolean,
  c: LayoutContext,
  direction: Direction | undefined,
): ActStage {
  const { S, seed } = c;
  const act = node.act!;
  const row = VERBS[act.verb];
  const s = at.sprite;
  const side = right ? 1 : -1;
  const { width, height } = s.image;
  const joint = (id: string, fallback: Point = s.foot): Point => {
    const p = s.at[id] ?? fallback;
    return { x: at.x + p.x, y: at.y + p.y };
  };
  const ahead = direction === 'south' || direction === undefined ? 0.5 : right ? 0.9 : 0.1;
  const mouth = s.at[right ? 'mouth right' : 'mouth left'] ?? s.at[right ? 'head right' : 'head left'];
  const held = s.at.hands ?? { x: width * 0.8, y: height * 0.5 };
  const arms: [Point, Point] = [joint('RIGHT ARM', held), joint('LEFT ARM', held)];
  const corner: Put = (sprite, x, y, z, what, more = {}) => ({
    sprite,
    x,
    y,
    z: at.z + z,
    of: node.id,
    copy: at.copy,
    what,
    ...more,
  });
  const draw = (text: string, size: number): Sprite =>
    drawSprite({ ...c.read(text), count: 1 }, { size: size * S, style: c.style, seed });
  const said = act.object;
  const tool = (size: number): Used => {
    if (said && said.brief.confidence >= 0.6) return { sprite: actor(said, c, { size }), what: said.text };
    const what = ('uses' in row ? row.uses : undefined) ?? 'ball';
    return { sprite: draw(what, size), what };
  };
  return {
    node,
    at,
    right,
    side,
    S,
    tall: S * sizeOf(node.brief),
    unit: Math.max(1, Math.round((S * Math.min(1, Math.max(0.5, sizeOf(node.brief) * 1.2))) / 56)),
    seed,
    afloat: c.afloat === true,
    human: node.brief.kind === 'humanoid',
    width,
    height,
    nose: joint('NOSE', mouth ?? { x: width * ahead, y: height * 0.3 }),
    hands: joint('hands', { x: width * (right ? 0.85 : 0.15), y: height * 0.5 }),
    arms,
    reach: side * arms[0].x > side * arms[1].x ? arms[0] : arms[1],
    said,
    words: said?.text ?? '',
    joint,
    turned: (e) => (right ? e : mirrored(e)),
    put: (e, x, y, z, what, more) => corner(e, x - e.foot.x, y - e.foot.y, z, what, more),
    centre: (e, x, y, z, what, more) => corner(e, x - e.image.width / 2, y - e.image.height / 2, z, what, more),
    corner,
    tool,
    thing: draw,
  };
}
