/** What to do for a message: readers of whole forms of speech first, then all other readers, and where words were not understood what comes nearest. */
import { atDesk } from '../desk/index.ts';
import type { Memory } from '../memory.ts';
import { besideOf } from '../mixed.ts';
import { askedOfAccount } from '../owned/inventory.ts';
import { planMessage, saidOfOwned } from '../plan.ts';
import * as say from '../says.ts';
import { isPlan, type Plan } from '../step.ts';
import { afterOffer } from '../talk/after-offer.ts';
import { isOfSent, ofSent, shownAs } from '../talk/sent.ts';
import { YES } from '../words.ts';
import { canYou, knownAnswer, tilesOfConsole, whatItNeeds } from './asks.ts';
import { alone, gameByName, twoKinds } from './games.ts';
import { isometricList } from './isometric-list.ts';
import { isUnknown, nearestReading } from './nearest.ts';
import { withoutDrawings } from './no-drawing.ts';
import { inParts } from './parts.ts';
import { piecesPlan } from './pieces.ts';
import { posed } from './poses.ts';
import { priced } from './prices.ts';
import { protectedFigure } from './protected.ts';

export interface Context {
  /** The plan of other words, as if they had been the message. */
  readonly again: (words: string) => Plan;
  /** The user has said yes to what was proposed of the message. */
  readonly agreed: boolean;
}
type Reader = (message: string, context: Context) => Plan | undefined;
const READERS: readonly Reader[] = [
  protectedFigure,
  isometricList,
  posed,
  piecesPlan,
  inParts,
  twoKinds,
  alone,
  withoutDrawings,
  gameByName,
  priced,
  whatItNeeds,
  tilesOfConsole,
  knownAnswer,
  canYou,
];

/** "snow tileset": what may lie beside a ground that was named alone is proposed, and not only asked. */
const ONE_GROUND = /\b((?:[a-z-]+ ){1,3}?)(?=tile ?sets?\b|tiles\b)/gi;
/** "snow tileset and matching sand tileset": two of them, and no one of two grounds. */
const TWO_SETS =
  /^[^,.]*\b[a-z]+ tile ?set,? (?:and|plus|,) (?:an? )?(?:matching |another )?(?:[a-z]+ )?[a-z]+ tile ?set\b/i;
function withBeside(message: string, plan: Plan, { again, agreed }: Context): Plan {
  const several = TWO_SETS.test(message) && isPlan(plan) && plan.steps.filter(({ price }) => price > 0).length < 2;
  if (!several && (!('ask' in plan) || !plan.ask.startsWith(say.besideWhat('').slice(0, 30)))) return plan;
  const beside: string[] = [];
  const words = message.replace(ONE_GROUND, (all, ground: string) => {
    const bare = ground.trim().replace(/^.*\b(?:an?|the|and|matching|another|one|make|draw|create|need|want|of)\b ?/i, '');
    if (!bare || /\b(?:and|to)\b/i.test(bare)) return all;
    const other = besideOf(bare);
    beside.push(`${bare} beside ${other}`);
    return `${all.trim()} and ${other} `;
  });
  const made = beside.length ? again(words.replace(/,? (?:so|do i|with|but) .*$/i, '')) : plan;
  if (!isPlan(made) || made.unclear || made.doubts) return plan;
  return agreed ? made : { ...made, proposal: `A tileset from above joins two grounds, each set 1 generation. I would lay ${beside.join(', ')}; or say what lies there.` };
} // biome-ignore format: short enough

/** The plan of a message. */
export function planFor(message: string, memory: Memory, projectId: string | null): Plan {
  const agreed = memory.asked !== undefined && YES.test(message);
  const said = agreed ? memory.asked! : message;
  const isFirst = !memory.game && !memory.made.length && (memory.asked === undefined || agreed);
  const { offered = memory.asked, ...rest } = memory;
  const answered =
    agreed || offered === undefined || memory.game
      ? undefined
      : afterOffer(message, offered, (words) => planFor('yes', { ...rest, asked: words }, projectId));
  if (answered) return answered;
  const fresh: Memory = { ...memory, asked: undefined };
  if (!agreed && isOfSent(message, memory)) return ofSent(message);
  const asks = agreed ? undefined : askedOfAccount(message, memory);
  if (asks) return asks;
  const advice = agreed ? undefined : atDesk(message, fresh, true);
  if (advice) return advice;
  // what the picture shows that was meant, and did not come
  if (!agreed && memory.asked !== undefined && isOfSent(memory.asked, fresh))
    return planFor(shownAs(memory.asked, message), fresh, projectId);
  const context: Context = { agreed, again: (words) => planMessage(words, fresh, projectId) };
  // what is there already is meant before anything new
  const owned = isFirst ? saidOfOwned(message, memory, projectId) : undefined;
  if (owned) return owned;
  if (isFirst)
    for (const read of READERS) {
      const plan = read(said, context);
      if (plan) return plan;
    }
  const plan = withBeside(said, planMessage(message, memory, projectId), context);
  if (!isFirst || !isUnknown(plan)) return plan;
  const nearest = nearestReading(said, context);
  return nearest && (isPlan(nearest) || 'ask' in nearest) ? nearest : plan;
}
