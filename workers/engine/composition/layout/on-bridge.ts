/** Who is on a bridge stands between its railings; on one of stone behind its near wall. */
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { actor, type LayoutContext } from './actor.ts';
import { EAST, from } from './common.ts';
import { crowd } from './crowd.ts';
import type { Doing } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';

/** What one walks on, and what runs along its sides. */
const BOARDS = /^(?:planks?|deck|boards?)$/;
const RAILING = /^(?:rails?|railing|posts?|ropes?)$/;
/** Where the feet are, from the far edge of the boards to the near one. */
const MIDST = 0.62;
/** In persons: how much of who stands behind a wall it hides. */
const WALL = 0.13;

/** Far and near edge of the boards of a column. */
type Deck = (x: Px) => readonly [far: Px, near: Px];

function deckOf(s: Sprite): Deck | undefined {
  const { width, height } = s.image;
  const isBoard = s.partNames.map((name) => BOARDS.test(name));
  const columns = Array.from({ length: width }, (_, x) => {
    const rows = Array.from({ length: height }, (_, y) => y).filter((y) => isBoard[s.parts[y * width + x]!]);
    return rows.length > 0 ? ([rows[0]!, rows.at(-1)!] as const) : undefined;
  });
  const known = columns.filter((rows) => rows !== undefined);
  if (known.length < width * 0.4) return undefined;
  const reach = Math.max(2, Math.round(width * 0.05));
  return (at) => {
    const x = Math.min(width - 1, Math.max(0, Math.round(at)));
    for (let r = reach; r < width; r += reach) {
      const near = columns.slice(Math.max(0, x - r), x + r + 1).filter((rows) => rows !== undefined);
      if (near.length > 0) return [Math.min(...near.map(([far]) => far)), Math.max(...near.map(([, low]) => low))];
    }
    return [0, height - 1];
  };
}

/** The pixels of a sprite that are nearer than who stands there. */
function nearSide(s: Sprite, is: (x: Px, y: Px, part: string | undefined) => boolean): Sprite {
  const { width, height, data } = s.image;
  const image = createImage(width, height);
  const parts = new Int16Array(width * height).fill(-1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!data[i * 4 + 3] || !is(x, y, s.partNames[s.parts[i]!])) continue;
      image.data.set(data.subarray(i * 4, i * 4 + 4), i * 4);
      parts[i] = s.parts[i]!;
    }
  return { ...s, image, parts };
}

/** All of a block on a bridge, each as high as it is there. */
export function onBridge(block: Placed[], s: Sprite, node: SceneNode, c: LayoutContext): void {
  const box = boxOf(block);
  const { width, height, data } = s.image;
  const left = (box.left + box.right) / 2 - width / 2;
  const deck = deckOf(s);
  const top = (at: number): Px => {
    const x = Math.min(width - 1, Math.max(0, Math.round(at)));
    for (let y = 0; y < height; y++) if (data[(y * width + x) * 4 + 3]) return y;
    return height - 1;
  };
  const feetAt = (at: number): number => {
    if (!deck) return top(at) + c.S * WALL;
    const [far, near] = deck(at);
    return far + (near - far) * MIDST;
  };
  const heights = new Map<string, number>();
  for (const p of block)
    if (p.what === 'subject') {
      const middle = p.x - left + p.sprite.image.width / 2;
      const wide = Math.min(width * 0.1, p.sprite.image.width * 0.3);
      // of an arch the lower of both feet counts, so that nobody is in the air
      heights.set(`${p.of}/${p.copy}`, Math.max(feetAt(middle), Math.min(feetAt(middle - wide), feetAt(middle + wide))) - s.foot.y); // biome-ignore format: one line
    }
  const mean = [...heights.values()].reduce((sum, y) => sum + y, 0) / Math.max(1, heights.size);
  for (const p of block) {
    p.y += heights.get(`${p.of}/${p.copy}`) ?? mean;
    p.shadow = false;
  }
  const front = Math.max(...block.map(({ z }) => z)) + 1;
  const fore = nearSide(s, (x, y, part) => (deck ? RAILING.test(part ?? '') && y > deck(x)[0] : true));
  const placed = { x: left, y: -s.foot.y, of: node.id, copy: 0, what: 'subject' } as const;
  block.push({ ...placed, sprite: s, z: Math.min(-3, ...block.map(({ z }) => z - 1)), shadow: true });
  block.push({ ...placed, sprite: fore, z: front, what: 'railing', shadow: false });
}

/** All who are on one bridge, side by side; it is as long as they need. */
export function allOnBridge(who: readonly SceneNode[], bridge: SceneNode, c: LayoutContext, d: Doing = {}): Placed[] {
  const block: Placed[] = [];
  for (const node of who) {
    const list = crowd(node, c, { direction: node.brief.kind === 'humanoid' ? 'south' : EAST, ...d });
    if (block.length > 0) from(list, boxOf(block).right + c.S * 0.08);
    block.push(...list);
  }
  const wide = Math.max(1, (boxOf(block).right - boxOf(block).left) / c.S);
  onBridge(block, actor(bridge, c, { size: Math.max(sizeOf(bridge.brief), Math.min(6, wide * 1.5)) }), bridge, c);
  return block;
}
