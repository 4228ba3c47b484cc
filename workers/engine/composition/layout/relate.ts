/** Two subjects in a relation, placed: supports, contact, who hides whom, who looks where. */
import type { Edge, SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { isAlive, type LayoutContext } from './actor.ts';
import { atTable } from './at-table.ts';
import { on } from './bearing.ts';
import { behead, bind, fromBehind, lassoed, netted, onPlank, pushedOff } from './bonds.ts';
import { carry, hold } from './carrying.ts';
import { ballroom, grapple, hipThrow, piggyback, sawTwo, warded } from './clinches.ts';
import { from } from './common.ts';
import { crossed } from './crossed.ts';
import { displayed } from './displayed.ts';
import { dance, hands, hug } from './embraces.ts';
import { climbOver, crush, milk } from './encounters.ts';
import { ball, give, shake, steal, toast } from './exchange.ts';
import { attack, chase, fight } from './fights.ts';
import { outOfGrave } from './graves.ts';
import { within } from './inside.ts';
import { FORMAL } from './kinds.ts';
import { leaning } from './leaning.ts';
import { litOpen } from './lit-open.ts';
import { move, tie } from './moving.ts';
import { beside, pierced } from './pairs.ts';
import { boxOf, type Placed } from './placed.ts';
import { rescue, swallow } from './rescue.ts';
import { ride } from './riding.ts';
import { SHARED, sharedScarf } from './shared-scarf.ts';
import { around, behind, between, over } from './space.ts';
import { tend } from './tend.ts';
import { beams, haulUp, operate, tug } from './together.ts';
import { feed, haggle, portray, readTo, whisper } from './together-calmly.ts';
import { under, underAll } from './under.ts';
import { uprooted } from './uprooted.ts';
import { squeeze } from './wrapped.ts';
import { wreathed } from './wreath.ts';

/** Both subjects of an edge, and between two the third, from x = 0 on. */
export function relate(edge: Edge, nodes: readonly SceneNode[], context: LayoutContext): Placed[] {
  // what winds round something is drawn as long as it takes
  const c: LayoutContext = edge.is === 'coiled' ? { ...context, solids: true } : context;
  const [a, b] = [nodes[edge.a]!, nodes[edge.b]!];
  const row: RelationRow = RELATIONS[edge.is];
  if (a.act?.verb === 'uproot') return uprooted(a, b, c);
  const lit = wreathed(a, b, row, c);
  if (lit) return lit;
  const [first, second] = row.turned && row.layout !== 'behind' ? [b, a] : [a, b];
  const shown = displayed(first, second, row, c);
  if (shown) return shown;
  switch (row.layout) {
    case 'fight':
      return fight(a, b, row, c);
    case 'chase':
      return chase(first, second, row, c);
    case 'hug':
      return hug(a, b, row, c);
    case 'hands':
      return hands(a, b, c);
    case 'dance':
      return FORMAL.test(a.brief.concept) || FORMAL.test(b.brief.concept) ? ballroom(a, b, c) : dance(a, b, c);
    case 'ride':
      return ride(a, b, c);
    case 'carry':
      return a.count > 1 && b.count > 1 ? eachItsOwn(a, b, c) : carry(a, b, c);
    case 'hold':
      return hold(a, b, c, row.at === 'head');
    case 'on':
      return on(first, second, row, c);
    case 'in':
      return within(first, second, row, c);
    case 'under':
      return under(a, b, row, c);
    case 'behind':
      return row.turned ? behind(b, a, row, c) : behind(a, b, row, c);
    case 'between':
      return between(a, b, edge.c === undefined ? undefined : nodes[edge.c]!, c);
    case 'over':
      return over(a, b, row, c);
    case 'around':
      return around(first, second, row, c);
    case 'attack':
      return attack(a, b, c);
    case 'move':
      return move(first, second, row, c);
    case 'give': {
      const item = edge.c === undefined ? undefined : nodes[edge.c]!;
      // one umbrella over the heads of both
      if (item?.brief.concept === 'umbrella' && edge.is === 'sharing') return underAll([a, b], item, c);
      if (item && edge.is === 'sharing' && SHARED.test(item.brief.concept)) return sharedScarf(a, b, item, c);
      if (edge.is === 'stealing' && item) return steal(a, b, item, c);
      return edge.is === 'taking' ? give(b, a, item, row, c) : give(a, b, item, row, c);
    }
    case 'table':
      return atTable([a], b, c);
    case 'shake':
      return shake(a, b, row, c);
    case 'ball':
      return ball(a, b, edge.words ?? '', c);
    case 'lean':
      return leaning(a, b, row, c);
    case 'toast':
      return toast(a, b, c);
    case 'grave':
      return outOfGrave(a, b, c);
    case 'pierce':
      return row.turned ? pierced(b, a, c) : pierced(a, b, c);
    case 'cross':
      return crossed(a, b, c);
    case 'crush':
      return crush(a, b, c);
    case 'climb over':
      return climbOver(a, b, c);
    case 'milk':
      return milk(a, b, c);
    case 'tug':
      return tug(a, b, c);
    case 'beams':
      return beams(a, b, c);
    case 'operate':
      return operate([a], b, c);
    case 'haul':
      return haulUp(a, b, c);
    case 'tend':
      return tend(a, b, row, c);
    case 'rescue':
      return rescue(a, b, row, c);
    case 'hip throw':
      return hipThrow(a, b, c);
    case 'grapple':
      return grapple(a, b, c);
    case 'ballroom':
      return ballroom(a, b, c);
    case 'saw two':
      return sawTwo(a, b, c);
    case 'bind':
      return bind(a, b, c);
    case 'net':
      return netted(a, b, c);
    case 'lasso':
      return lassoed(a, b, c);
    case 'push off':
      return pushedOff(a, b, c);
    case 'backstab':
      return fromBehind(a, b, c, false);
    case 'pick pocket':
      return fromBehind(a, b, c, true);
    case 'behead':
      return behead(a, b, c);
    case 'piggyback':
      return piggyback(first, second, c);
    case 'block':
      return warded(a, b, c, false);
    case 'dodge':
      return warded(a, b, c, true);
    case 'squeeze':
      return squeeze(a, b, c);
    case 'swallow':
      return swallow(a, b, row, c);
    case 'feed':
      return feed(a, b, row, c);
    case 'read to':
      return readTo(a, b, row, c);
    case 'whisper':
      return whisper(a, b, c);
    case 'haggle':
      return haggle(a, b, c);
    case 'portray':
      return portray(a, b, c);
    case 'plank':
      return onPlank(a, b, c);
    case 'tie':
      return tie(a, b, row, c, edge.words);
    default:
      return row === RELATIONS.opening ? litOpen(beside(first, second, row, c), b, c) : beside(first, second, row, c);
  }
}

/** "Ants carrying leaves": one each, in a row. */
function eachItsOwn(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const out: Placed[] = [];
  for (let i = 0; i < a.count; i++) {
    const one = carry({ ...a, count: 1 }, { ...b, count: 1 }, { ...c, seed: c.seed + (isAlive(b.brief) ? 0 : i) }).map((p) => ({ ...p, copy: i })); // biome-ignore format: one line
    if (out.length > 0) from(one, boxOf(out).right - c.S * 0.02);
    out.push(...one);
  }
  return out;
}
