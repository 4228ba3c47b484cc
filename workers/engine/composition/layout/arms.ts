/** What somebody fights with, set by hand and held out beside the body: blades of solids are lost in small pictures. */
import { lookOf } from '../../subject/humanoid/look.ts';
import type { Brief } from '../../types.ts';
import { tinyArm } from '../effects/tiny-arms.ts';
import type { SceneNode } from '../graph.ts';
import { mirrored, type Sprite, VARIATION } from '../sprites/sprite.ts';
import { canvasesOf, stampSprite } from '../sprites/stamped.ts';
import type { LayoutContext } from './actor.ts';
import { ahead } from './exchange.ts';
import { withFreeHands } from './hands-free.ts';
import type { Placed } from './placed.ts';

const WEAPON =
  /sword|katana|sab(?:er|re)|scimitar|rapier|blade|dagger|knife|axe|mace|club|hammer|spear|lance|trident|halberd|scythe|pitchfork|flail|machete/;
const SHIELD = /shield|buckler/;
/** How long it is drawn, in persons. */
const LONG = /spear|lance|trident|halberd|scythe|pitchfork|great/;
const SHORT = /dagger|knife/;
/** Heads as broad as they are long. */
const BROAD = /hammer|mace|double-axe/;
const lengthOf = (piece: string): number =>
  LONG.test(piece) ? 0.85 : SHORT.test(piece) ? 0.5 : BROAD.test(piece) ? 0.6 : 0.74;
/** How much smaller than that a stamp may be. */
const LEAST = 1 / 1.7;
/** Pixels of a person below which even the smallest stamp would hide them. */
const SMALL = 17;
/** Materials that a weapon has by itself. */
const USUAL = /^(?:blade|steel|iron|wood|dark_metal)$/;

/** How a state of a piece is said of a thing. */
const SAID: Readonly<Record<string, string>> = { burning: 'flaming' };

export interface Arm {
  /** Its owner without it, a shield that was said kept. */
  readonly bare: Brief;
  readonly sprite: Sprite;
  readonly shielded: boolean;
}

/** The weapon of somebody as a stamp; undefined: there is none, or none of that size. */
export function armOf(node: SceneNode, c: LayoutContext): Arm | undefined {
  const { brief } = node;
  if (brief.kind !== 'humanoid') return undefined;
  const { worn } = lookOf(brief, c.seed, VARIATION);
  const held = (['right', 'left'] as const).map((slot) => worn.get(slot)).find((w) => w && WEAPON.test(w.piece.id));
  if (!held) return undefined;
  const name = held.piece.id.replace(/^held\//, '').replace(/-/g, ' ');
  const said = brief.parts.find((p) => p.piece === held.piece.id);
  const material =
    USUAL.test(held.material) || held.material.startsWith('#') ? '' : `${held.material.replace(/_/g, ' ')} `;
  const state = said?.states?.[0];
  const plain = c.read(`${state ? `${SAID[state] ?? state} ` : ''}${material}${name}`);
  const thing: Brief = said?.colour ? { ...plain, colours: [said.colour] } : plain;
  if (thing.kind !== 'thing' || thing.unknown.length > 0) return undefined;
  const wish = { style: c.style, seed: c.seed };
  const size = c.S * lengthOf(held.piece.id);
  let best: Sprite | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const canvas of canvasesOf(thing, wish)) {
    const s = stampSprite(thing, canvas, wish)!;
    const ratio = Math.max(s.image.width, s.image.height) / size;
    const off = Math.abs(Math.log(ratio));
    if (ratio > LEAST && off < least) [best, least] = [s, off];
  }
  if (c.S < SMALL) best = tinyArm(held.piece.id, held.material, size * 0.85);
  if (!best) return undefined;
  // a shield that nobody named would hang before the legs
  const shield = [...worn.values()].find((w) => w.asked && SHIELD.test(w.piece.id));
  const free = withFreeHands(brief);
  const bare = shield ? { ...free, parts: [...free.parts, { ...brief.parts.find((p) => p.piece === shield.piece.id), piece: shield.piece.id, material: shield.material }], without: free.without.filter((w) => w !== shield.piece.id) } : free; // biome-ignore format: one line
  return { bare, sprite: best, shielded: shield !== undefined };
}

/** The weapon in the hand that is ahead, its point up and ahead. */
export function heldOut(p: Placed, { sprite }: Arm, right: boolean): Placed {
  const s = right ? sprite : mirrored(sprite);
  const { width, height } = s.image;
  const hand = ahead(p, right);
  // what is set upright is gripped in its middle, what is set across at its lower end
  const grip = width < height * 0.6 ? [0.5, 0.7] : [right ? 0.16 : 0.84, 0.84];
  return { sprite: s, x: hand.x - width * grip[0]!, y: hand.y - height * grip[1]!, z: p.z + 1.5, of: p.of, copy: p.copy, what: 'weapon' }; // biome-ignore format: one line
}
