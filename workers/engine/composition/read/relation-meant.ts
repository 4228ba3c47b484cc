/**
 * Which relation a connector means between these two: "in" a throne is sitting on it, "on" a horse is riding it, "cleaning" a mug is
 * holding it. The words alone do not say so; who they stand between does.
 */
import type { Brief } from '../../types.ts';
import { isAlive } from '../layout/actor.ts';
import { SEATS } from '../layout/containers.ts';
import { COILING, MANY_ARMED } from '../layout/kinds.ts';
import { RELATIONS, type RelationId } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';

/** Whoever rides it sits inside. */
export const RIDDEN_INSIDE: ReadonlySet<string> = new Set(['boat', 'rowboat', 'ship', 'raft', 'car', 'sports-car', 'minecart', 'cart', 'ufo', 'hot-air-balloon', 'canoe', 'carriage', 'bus', 'truck', 'tractor', 'submarine', 'sailboat', 'rowboat', 'airplane', 'helicopter', 'train', 'taxi', 'bathtub', 'wheelbarrow', 'gondola', 'kayak', 'viking-ship']); // biome-ignore format: a list
/** A person on it rides it, though it is no beast with four legs. */
export const RIDABLE: ReadonlySet<string> = new Set(['motor-scooter', 'snowmobile', 'jet-ski', 'quad-bike', 'segway', 'hoverboard', 'broom', 'motorcycle', 'bicycle', 'skateboard', 'scooter', 'snowboard', 'surfboard', 'unicycle', 'dragon', 'dinosaur', 'snail', 'turtle', 'ostrich', 'eagle', 'shark', 'whale', 'griffin', 'pegasus', 'phoenix', 'rocket', 'cloud', 'rug', 'magic-carpet', 'sled', 'spider', 'bee', 'frog', 'swan', 'crab']); // biome-ignore format: a list
/** Seats that somebody can be in as well. */
const SAT_IN: ReadonlySet<string> = new Set(['barrel', 'crate', 'bed', 'hay', 'rock']);

/** People who hover by nature. */
const AIRY = /angel|fairy|ghost|genie|djinn|witch|hero|spirit|wraith|specter|banshee|valkyrie|seraph|cherub|pixie|elemental|god/; // biome-ignore format: one line

/** One that cannot walk yet. */
export const isInfant = (brief: Brief): boolean =>
  brief.kind === 'humanoid' && /\b(?:baby|newborn|infant)\b/.test(`${brief.concept} ${brief.drawnAs}`);

const AT_TABLE: ReadonlySet<RelationId> = new Set<RelationId>(['attack', 'beside', 'sit on', 'around', 'sit around', 'with', 'opening', 'facing']); // biome-ignore format: a list
const TABLE = /^(?:.*-)?(?:table|desk|counter|countertop)$/;
const COUNTER = /^(?:desk|counter|countertop)$/;
const NEAR_FIRE: ReadonlySet<RelationId> = new Set<RelationId>(['attack', 'beside', 'over', 'sit on', 'lit', 'with', 'on', 'before']); // biome-ignore format: a list
const FIRE = /^(?:campfire|bonfire|fire)$/;

/** Large enough to have an arm round it: somebody, a ship, a house. */
const isRoomy = (target: Brief): boolean => isAlive(target) || sizeOf(target) > 1.2;

/** `said` as it is meant of `who` and `target`; `words` are the connector's own. */
export function relationMeant(said: RelationId, who: Brief, target: Brief, words: string): RelationId {
  const alive = isAlive(who);
  const inside = RIDDEN_INSIDE.has(target.concept);
  // a dagger that lies on a table does not sleep there
  if (!alive && who.kind === 'thing' && /^(?:lying|laying|resting|sitting)/.test(words)) said = said === 'sleep on' || (said === 'sit on' && !SEATS[target.concept]) ? 'on' : said === 'sleep in' ? 'in' : said; // biome-ignore format: one line
  // "feeding pigeons from a bench": who feeds them sits on it
  if (said === 'from' && alive && words === 'from' && (SEATS[target.concept] !== undefined || /bench$/.test(target.concept)) && !SAT_IN.has(target.concept)) return 'sit on'; // biome-ignore format: one line
  // "riding on the back of a bear": people have a piggyback, beasts are ridden
  if (said === 'ride piggyback' && target.kind !== 'humanoid') said = 'ride';
  let relation: RelationId = said === 'from' ? (inside ? 'in' : 'beside') : said;
  if ((relation === 'with' || relation === 'beside' || relation === 'hold') && who.kind === 'humanoid' && isInfant(target) && !isInfant(who) && /with|holding|cradling/.test(words)) return 'carry'; // biome-ignore format: one line
  // a troll with its club over a gnome does not fly
  if (said === 'over' && /^(?:over|above)$/.test(words) && who.kind === 'humanoid' && !AIRY.test(who.concept)) return isAlive(target) ? 'scaring' : 'facing'; // biome-ignore format: one line
  if (said === 'attack' && words === 'against' && alive && isAlive(target)) return 'fight';
  if (relation === 'in' && alive && /^(?:tombstone|gravestone|grave)$/.test(target.concept)) return 'out of grave';
  if ((relation === 'in' || relation === 'on') && /web$/.test(target.concept)) relation = 'on wall';
  // tracks are looked at, on the ground
  if (said === 'hold' && /footprint|paw-print|tracks$|puddle/.test(target.concept)) return 'reflected';
  if (relation === 'in' && alive && SEATS[target.concept] !== undefined && !SAT_IN.has(target.concept))
    relation = 'sit on';
  // at a wheel, not on it
  if (relation === 'ride' && /wheel$|^helm$|^rudder$/.test(target.concept)) relation = 'opening';
  if (relation === 'sleep in' && SEATS[target.concept] !== undefined && !SAT_IN.has(target.concept))
    relation = 'sleep on';
  if (relation === 'on' && alive && /^(?:broom|surfboard|skateboard|snowboard|bicycle|motorcycle|scooter|unicycle)$/.test(target.concept)) relation = 'ride'; // biome-ignore format: one line
  if (
    relation === 'on' &&
    who.kind === 'humanoid' &&
    (target.kind === 'quadruped' || RIDABLE.has(target.concept)) &&
    !/^stand/.test(words)
  )
    relation = 'ride';
  if (
    alive &&
    relation === 'sleep on' &&
    who.kind === 'humanoid' &&
    TABLE.test(target.concept) &&
    !/^(?:lying|curled)/.test(words)
  )
    relation = 'doze at';
  // behind a window one is seen in it
  if (alive && relation === 'behind' && target.concept === 'window') return 'in';
  // at a table, whichever word says so
  if (alive && relation === 'behind' && COUNTER.test(target.concept)) relation = 'at table';
  if (
    alive &&
    AT_TABLE.has(relation) &&
    TABLE.test(target.concept) &&
    !/^(?:standing|dancing|jumping|lying|sleeping|on)\b/.test(words)
  )
    relation = 'at table';
  if (alive && NEAR_FIRE.has(relation) && FIRE.test(target.concept) && !/^(?:jump|leap|hop|fly)/.test(words))
    relation = 'around';
  // "cleaning a mug": in the hands
  if (
    RELATIONS[relation].layout === 'tend' &&
    target.kind === 'thing' &&
    !isAlive(target) &&
    who.kind === 'humanoid' &&
    sizeOf(target) < 0.5
  )
    relation = 'hold';
  // what a hand, a tongue or a foot does depends on whose it is and to whom
  if (relation === 'hold' && /^(?:grabbing|gripping|clutching)$/.test(words) && alive && target.kind === 'humanoid' && sizeOf(who) < 1.4 && sizeOf(target) > 0.5) return 'grabbing'; // biome-ignore format: one line
  if (relation === 'hold' && /^catching$/.test(words) && /^(?:frog|toad|chameleon|gecko|lizard|.*-frog)$/.test(who.concept)) return 'swallowing'; // biome-ignore format: one line
  if (relation === 'on' && /^(?:stepping on|stomping on|jumping on|standing on)$/.test(words) && alive && sizeOf(who) >= 1.4 && (isAlive(target) || sizeOf(target) > 1.2) && words !== 'standing on') return 'crush'; // biome-ignore format: one line
  if (relation === 'constructing' && isAlive(target) && /^painting$/.test(words)) return 'portraying';
  // who has arms with suckers or a long body winds them round it
  const winds = MANY_ARMED.test(who.concept) || (COILING.test(who.concept) && isAlive(target));
  if (winds && ((relation === 'crush' || relation === 'coiled' || (relation === 'grabbing' && COILING.test(who.concept))) || (MANY_ARMED.test(who.concept) && !/beating|slay/.test(words) && (relation === 'fight' || relation === 'grabbing' || relation === 'hold') && (sizeOf(target) > 1.2 || relation !== 'fight') && isRoomy(target)))) return 'squeezing'; // biome-ignore format: one line
  if (inside && (relation === 'ride' || (relation === 'on' && alive && !/top|roof|hood|bonnet|atop/.test(words)))) relation = 'in'; // biome-ignore format: one line
  if (
    relation === 'climbing' &&
    target.kind === 'thing' &&
    !/ladder|wall|tree|rope|tower|cliff|mountain|vine|stairs/.test(target.concept)
  )
    relation = 'on';
  return relation;
}
