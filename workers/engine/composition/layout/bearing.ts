/** One that bears the other: mounts, hands, tables, shoulders. */

import type { Direction } from '../../../../src/domain/words.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { ASLEEP } from '../../catalogue/things/types.ts';
import { bough, hangingRope, shelf, spiderWeb, wire } from '../effects/gear.ts';
import { bookStack, lyingLog } from '../effects/heaps.ts';
import { lilyPad } from '../effects/laid.ts';
import type { SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { footprint, pressed, rowOf } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { bedAlongWall, isGreen, onArm, onHeap } from './bearers.ts';
import { EAST, from, subject, WEST } from './common.ts';
import { FLAT, SEATS } from './containers.ts';
import { copyOf, sizeOfCopy } from './copies.ts';
import { doing, seatedPose } from './doing.ts';
import { onWheels } from './encounters.ts';
import { FLAT_SHARE, liesFlat } from './lying.ts';
import { allOnBridge } from './on-bridge.ts';
import { boxOf, type Placed } from './placed.ts';
import { balanced, FORGED_ON, forged, swinging } from './seats.ts';
import { sign } from './sign-effects.ts';
import { upon } from './upon.ts';

/** Whoever is on one sits, unless words say otherwise. */
export const CHAIRS = /throne|chair|sofa|couch|bench|stool/;

/** Seats with a back and room for one. */
const DOZED_ON = /throne|chair|stool/;

/** What is on these lies in their middle. */
export const DISH = /^(?:.*-)?(?:plate|tray|platter|dish|saucer|rug|carpet|mat|blanket)$/;

const WIRES = /^(?:rope|wire|cable|plug-with-cable|clothes-line|power-line)$/;

/** What is slept on spreads under the sleeper. */
const HOARD = /^(?:coin-pile|treasure)$/;

/** Small on a flower or a leaf. */
const BUGS =
  /beetle|worm|^bee$|wasp|butterfly|^ant$|^snail$|caterpillar|dragonfly|^fly$|moth|grasshopper|cricket|mantis/;

export function on(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  if (/^(?:tree-)?swing$/.test(b.brief.concept) && isAlive(a.brief)) return swinging(a, b, c);
  if (/^(?:cart-)?wheel$/.test(b.brief.concept) && b.count > 1 && a.brief.kind !== 'humanoid' && a.count === 1) return onWheels(a, b, c); // biome-ignore format: one line
  // a blade lies flat on what it is forged on
  if (
    FORGED_ON.test(b.brief.concept) &&
    categoryOf(a.brief.concept) === 'weapon' &&
    !/hammer|shield|club|gun|pistol|rifle|bow/.test(a.brief.concept)
  )
    return forged(a, b, c);
  if (row.at && row.at !== 'wall' && row.at !== 'top' && row.at !== 'fore' && row.at !== 'rear')
    return upon(a, b, row, c);
  if (b.count > 1 && (b.line === 'heap' || b.line === 'stack') && !isAlive(b.brief))
    return onHeap(a, b, row, b.line, c);
  if (/^(?:scarecrow|statue|snowman|cross|gravestone-cross)$/.test(b.brief.concept) && isAlive(a.brief) && sizeOf(a.brief) < 0.5) return onArm(a, b, c); // biome-ignore format: one line
  const asleep = row.a === 'sleep' || a.act?.verb === 'sleep';
  const human = a.brief.kind === 'humanoid';
  // who stands or drives on a bridge is between its railings
  if (/bridge$/.test(b.brief.concept) && b.count === 1 && !asleep && row.a !== 'sit' && !row.at) return allOnBridge([a], b, c, row.a ? { pose: row.a } : {}); // biome-ignore format: one line
  // who sleeps on a chair has fallen asleep sitting
  const dozes = asleep && human && DOZED_ON.test(b.brief.concept);
  const lies = asleep && !dozes;
  const sits = dozes || row.a === 'sit' || (human && !row.a && CHAIRS.test(b.brief.concept));
  const bed = /pile|hay|rug|carpet|pillow|cushion|nest|cloud|bed$/.test(b.brief.concept);
  // what is sat upon is seen at both sides of who is set by hand, as broad as high
  const broad = human && sits && a.count === 1 && c.stamps?.has(a.id) && !CHAIRS.test(b.brief.concept);
  const per = human
    ? (broad ? 0.95 : 0.72) * (c.stamps?.has(a.id) ? Math.min(1, sizeOf(a.brief)) : 1)
    : Math.min(
        bed ? 2.4 : 0.9,
        sizeOf(a.brief) *
          (lies ? (bed && sizeOf(a.brief) > 1 ? (HOARD.test(b.brief.concept) ? 1.45 : 0.9) : 1.3) : 0.9),
      );
  // along a log there is room for a row
  const logged = b.brief.concept === 'log' && b.count === 1 && isAlive(a.brief) && !/pile|stack|logs/.test(b.text);
  // blades and hammers lie flat on a table, no larger than there is room
  const flat = liesFlat(a.brief) && /table$|desk$|counter$|altar$|bench$|chest$|crate$/.test(b.brief.concept);
  const across = a.count <= 3 || logged ? a.count : Math.ceil(a.count / 2);
  // what a snake winds round stands out above it
  const wound = row === RELATIONS.coiled && !isAlive(b.brief) ? sizeOf(a.brief) * (sizeOf(b.brief) < sizeOf(a.brief) * 1.6 ? 1.75 : 0) : 0; // biome-ignore format: one line
  // a pet's bed is no larger than it takes, so that who sleeps there is seen; a throne is seen round who sits on it
  const petBed = lies && !human && b.brief.concept === 'bed' && sizeOf(a.brief) < 0.7;
  const own = petBed ? Math.min(sizeOf(b.brief), sizeOf(a.brief) * 1.9) : sizeOf(b.brief) * (sits && human && b.brief.concept === 'throne' ? 1.3 : 1); // biome-ignore format: one line
  const least = row.many
    ? sizeOf(b.brief)
    : Math.max(
        own,
        wound,
        // what bears a house is as wide as the house
        categoryOf(a.brief.concept) === 'building' && categoryOf(b.brief.concept) === 'nature'
          ? sizeOf(a.brief) * 1.25
          : 0,
        // a bridge is longer than what drives over it
        /bridge$/.test(b.brief.concept) && categoryOf(a.brief.concept) === 'vehicle' ? sizeOf(a.brief) * 2.2 : 0,
        Math.min(2.6, per * across * (lies && human ? 1.4 : DISH.test(b.brief.concept) ? 1.5 : 1)),
      );
  const rope = row.at === 'wall' && row.a === 'climb' && /^(?:rope|vine|vines|chain)$/.test(b.brief.concept);
  if (rope && a.count > 1 && a.count < 5) {
    // a rope for each of them
    const out: Placed[] = [];
    for (let i = 0; i < a.count; i++) {
      const one = on({ ...copyOf(a, i), count: 1 }, b, row, { ...c, seed: c.seed + i }).map((p) => ({ ...p, copy: i }));
      if (out.length > 0) from(one, boxOf(out).right + c.S * 0.1);
      out.push(...one);
    }
    return out;
  }
  if (b.brief.concept === 'seesaw' && a.count > 1) return balanced(a, b, c);
  const wired = WIRES.test(b.brief.concept) && isAlive(a.brief) && !human;
  const perch = wired || (/^(?:(?:tree-)?branch|bough)$/.test(b.brief.concept) && isAlive(a.brief) && !human);
  const pad = b.brief.concept === 'lily-pad' && isAlive(a.brief);
  const stacked = b.brief.concept === 'books' && b.count === 1;
  const web = /^(?:spider-)?web$/.test(b.brief.concept) && b.brief.parts.length === 0 && b.changes.length === 0;
  const plank = /^(?:(?:wooden|wood|wall|old|small) )?shelf$/.test(b.text) && !isAlive(a.brief);
  const B = logged
    ? lyingLog(c.S * Math.max(0.9, per * across * 1.15), c.S * 0.3)
    : stacked
      ? bookStack(c.S * Math.max(0.62, per * across * 1.05), c.S * (/tall|high|huge/.test(b.text) ? 0.9 : 0.46), c.seed)
      : // a bed that is seen from its foot would hide who lies on it, and the room
        b.brief.concept === 'bed' &&
          b.count === 1 &&
          b.changes.length === 0 &&
          b.brief.colours.length === 0 &&
          (lies || !human)
        ? bedAlongWall(b, c.S * least * 1.15, c.seed, human)
        : plank
          ? shelf(c.S * Math.max(1, per * across * 1.15), c.S)
          : rope
            ? hangingRope(c.S * 1.7, c.S * 0.07, /vine/.test(b.brief.concept) ? '#5c9c3c' : '#c8a468')
            : pad
              ? lilyPad(c.S * Math.max(0.7, per * across * 1.5), isGreen(actor(a, c, {})) ? '#b4cc48' : undefined)
              : web
                ? spiderWeb(c.S * Math.max(0.9, per * across * 1.7))
                : perch
                  ? (wired ? wire : bough)(
                      c.S * (0.4 + across * Math.min(0.7, sizeOf(a.brief)) * 1.05),
                      c.S,
                      b.brief.mood.includes('dead'),
                    )
                  : actor(b, c, {
                      size: least,
                      ...(/^(?:die|sleep|faint)$/.test(b.act?.verb ?? '')
                        ? b.brief.kind === 'thing'
                          ? { brief: { ...b.brief, mood: [...b.brief.mood, ASLEEP] } }
                          : { pose: 'dead' }
                        : {}),
                      ...(isAlive(b.brief) ? { direction: EAST } : {}),
                    });
  const q = subject(B, b, 0, 0, perch || FLAT.has(b.brief.concept) ? { shadow: false } : {});
  const wall = row.at === 'wall';
  if (wall && /web/.test(b.brief.concept)) q.shadow = false;
  const out: Placed[] = [q];
  const seat = SEATS[b.brief.concept];
  for (let i = 0; i < a.count; i++) {
    const act = a.act?.verb;
    const pose = lies
      ? 'sleep'
      : dozes
        ? 'doze back'
        : sits
          ? seatedPose(a, 'sit')
          : (row.a ?? (act ? undefined : 'stand'));
    const direction: Direction = lies
      ? human
        ? WEST
        : EAST
      : wall
        ? human
          ? 'north'
          : 'south-east'
        : human
          ? 'south'
          : sits
            ? 'south-east'
            : i % 2
              ? 'south-west'
              : 'south-east';
    const list = doing(copyOf(a, i), c, {
      direction,
      copy: a.unlike ? 0 : i,
      ...sizeOfCopy(a, i),
      ...(pose && !(act && !lies && !sits) ? { pose } : {}),
      ...(flat ? { size: Math.min(0.72, sizeOf(a.brief)) } : row.many ? { size: Math.min(sizeOf(a.brief), sizeOf(b.brief) * 0.42) } : BUGS.test(a.brief.concept) && /^(?:plant|food)$/.test(categoryOf(b.brief.concept) ?? '') ? { size: Math.min(sizeOf(a.brief), least * 0.4) } : {}), // biome-ignore format: one line
    });
    const p = list[0]!;
    if (flat && !row.at) list[0] = { ...p, sprite: pressed(p.sprite, FLAT_SHARE) };
    const A = list[0]!.sprite;
    const hips = sits && human ? (A.at.hips ?? A.foot) : { x: A.image.width / 2, y: A.foot.y };
    // a roof bears who has room on it, however much wider the rest is
    const roof = across === 1 && !isAlive(b.brief) && B.top.y > B.image.height * 0.16 ? rowOf(B, Math.max(B.image.width * 0.36, footprint(A).wide * 0.8)) : B.top; // biome-ignore format: one line
    const { left, right, y: top } = roof;
    const rank = a.count > 3 && !logged ? i % 2 : 0;
    const slot = a.count > 3 && !logged ? Math.floor(i / 2) : i;
    const x =
      wound > 0 && across === 1
        ? B.image.width * 0.47
        : left + (right - left) * (across === 1 ? 0.5 : (slot + 0.5 + rank * 0.25) / across);
    const depth = Math.min(B.image.height * 0.16, c.S * 0.09);
    const y = DISH.test(b.brief.concept)
      ? B.image.height * 0.58
      : wall
        ? B.image.height * 0.52
        : seat !== undefined && (human || lies || sits || seat > 0.3) && sizeOf(b.brief) > 0.4
          ? B.image.height * seat
          : isAlive(b.brief) && B.at.back
            ? B.at.back.y
            : top + depth;
    const dx = q.x + x - hips.x - p.x;
    const dy =
      q.y +
      y -
      hips.y -
      p.y +
      (sits && human ? -c.S * 0.03 : 0) -
      rank * c.S * 0.1 +
      (wall ? (wound > 0 ? Math.max(0, B.image.height * 0.48 - A.image.height * 0.1) : A.image.height * 0.5 - (web ? 0 : 0.2) * B.image.height) : 0); // biome-ignore format: one line
    if (dozes && i === 0)
      list.push(sign('zzz', Math.max(1, Math.round(c.S / 56)), p.x + A.image.width, p.y + c.S * 0.06, a, 0));
    if (lies && human && i === 0)
      list.push(sign('zzz', Math.max(1, Math.round(c.S / 56)), p.x + A.image.width * 0.2, p.y - c.S * 0.1, a, 0));
    for (const each of list)
      out.push({ ...each, x: each.x + dx, y: each.y + dy, z: each.z + 1 + i * 0.02 - rank * 0.5, shadow: false });
  }
  // more than one support: each bears one of them
  for (let i = 1; i < b.count && b.count <= 9; i++)
    out.push(subject(actor(b, c, { copy: i, size: least }), b, i * B.image.width * 1.02, -0.1, { copy: i }));
  if (b.count > 1 && a.count > 1)
    out
      .filter((p) => p.of === a.id)
      .forEach((p) => {
        const { left, right } = B.top;
        const k = p.copy % b.count;
        p.x +=
          k * B.image.width * 1.02 -
          (left +
            (right - left) * (across === 1 ? 0.5 : ((a.count > 3 ? Math.floor(p.copy / 2) : p.copy) + 0.5) / across) -
            (left + right) / 2);
      });
  return out;
}
