import { canHold, heldId } from '../catalogue/garments/held-thing.ts';
import { withSlung, withTool } from '../composition/layout/hands-free.ts';
import { VERBS } from '../composition/verbs.ts';
import { lookOf } from '../subject/humanoid/look.ts';
import type { BodyMotion } from '../subject/motion/motion.ts';
import type { Brief, BriefPart } from '../types.ts';
import { understand } from '../understand/index.ts';
import { type Deed, deedIn, inHand } from './deed.ts';
import type { CharacterPlan } from './types.ts';

/** Motions that take both hands: what was in them is on the back meanwhile. */
const BOTH_HANDS = /^(?:climb|crawl|swim|push-ups|sit-ups|pushing|pull-heavy-object|sleep)$/;
/** What templates of a deed are done with. */
const OF_TEMPLATES: Readonly<Record<string, string>> = { drinking: 'drinks from a mug', fireball: 'casts a fireball', 'throw-object': 'throws a ball' }; // biome-ignore format: one line
/** Verbs done with whatever weapon somebody has. */
const WITH_OWN = /^(?:swing|slash|fight|thrust|block|shoot|aim|reload|raise blade|point blade)$/;
/** When a thing is in the hand, as shares of the motion; absent: all the time. */
const WHILE: Readonly<Record<string, readonly [from: number, to: number]>> = { throw: [0, 0.6], cast: [0.2, 0.85], 'cast both': [0.2, 0.85], hold: [0.45, 1] }; // biome-ignore format: one line
/** Verbs whose tool no row names. */
const TOOLS: Readonly<Record<string, string>> = { fish: 'fishing rod' };
/** Words that part an action into several. */
const THEN = /\s*(?:,?\s*\b(?:and then|then|after that|followed by)\b|;|->|→)\s*/i;

const read = (text: string): Brief => understand(text);

type Hands = (at: number) => Brief;

/** A motion of somebody with what its hands need in them: a mug that is drunk from, a stone until it is thrown. */
export function withHands(
  motion: BodyMotion,
  plan: CharacterPlan,
  asked: { readonly template?: string; readonly action?: string; readonly posed?: boolean },
): BodyMotion {
  if (plan.brief.kind !== 'humanoid') return motion;
  const text = asked.template === undefined ? (asked.action ?? '') : (OF_TEMPLATES[asked.template] ?? '');
  const parts = text ? text.split(THEN).filter(Boolean) : [''];
  const ids = motion.id.split('-then-');
  const all = parts.map((part, i) => handsIn(plan, part, ids[i] ?? motion.id, asked.posed === true));
  if (all.every((hands) => hands === undefined)) return motion;
  const dressed = (at: number): Brief => {
    const k = Math.min(all.length - 1, Math.floor(at * all.length));
    return all[k]?.(at * all.length - k) ?? plan.brief;
  };
  return { ...motion, dressed };
}

/** What is in the hands in one part of a motion; undefined where that is what somebody has anyway. */
function handsIn(plan: CharacterPlan, text: string, id: string, posed: boolean): Hands | undefined {
  const { brief } = plan;
  const both = withSlung(brief);
  if (BOTH_HANDS.test(id)) return () => both;
  const deed: Deed = text ? deedIn(text) : {};
  const tool = toolOf(deed, id);
  const held = heldIds(plan);
  // a pose that pictures have with empty hands is no pose with a sword; who dies or bows keeps it
  const free = posed && bare(deed) && held.length > 0 ? () => both : undefined;
  if (tool === undefined) return free;
  if (held.some((piece) => names(piece, tool))) return undefined;
  const verb = deed.act?.verb ?? '';
  if (WITH_OWN.test(verb) && held.length > 0 && !deed.takes) return undefined;
  const armed = taking(brief, tool);
  if (armed === brief) return free;
  const during = WHILE[verb || 'hold'];
  if (!during || (verb === '' && id !== 'picking-up')) return () => armed;
  const rest = /^cast/.test(verb) ? brief : both;
  return (at) => (at >= during[0] && at <= during[1] ? armed : rest);
}

/** Somebody with a tool in the hand, what was there before on the back; the same brief where nobody can hold it. */
function taking(brief: Brief, tool: string): Brief {
  const armed = withTool({ id: 0, text: 'person', brief, count: 1, changes: [] }, tool, read);
  const taken = armed === brief ? undefined : armed.parts.find((p) => !brief.parts.includes(p) && inHand(p.piece));
  const piece = taken ?? heldPart(tool);
  if (!piece) return brief;
  const slung = withSlung(brief);
  const without = slung.without.filter((word) => word !== 'weapon' && word !== piece.piece);
  return { ...slung, without, parts: [...slung.parts, piece] };
}

/** A thing as it is held; what is worn by its name ("flaming hands") is no thing to be thrown. */
function heldPart(tool: string): BriefPart | undefined {
  const { concept, kind, colours } = read(tool);
  if (kind !== 'thing' || !canHold(concept)) return undefined;
  return { piece: heldId(concept), ...(colours[0] === undefined ? {} : { colour: colours[0] }) };
}

/** The thing that a deed is done with. */
function toolOf({ act, takes }: Deed, id: string): string | undefined {
  if (takes) return takes;
  if (!act) return undefined;
  const row = VERBS[act.verb];
  if (/^(?:eat|drink|throw)$/.test(act.verb)) return row.uses;
  if (TOOLS[act.verb]) return TOOLS[act.verb];
  return row.hands === 'bare' || id === 'cross-punch' ? undefined : row.hands;
}

const bare = ({ act }: Deed): boolean => act !== undefined && VERBS[act.verb].hands === 'bare';

const heldIds = ({ brief, seed, variation }: CharacterPlan): readonly string[] => {
  const { worn } = lookOf(brief, seed, variation);
  return (['right', 'left'] as const).flatMap((slot) => worn.get(slot)?.piece.id ?? []);
};

/** "axe" names a double-axe, "fishing rod" a rod. */
function names(piece: string, tool: string): boolean {
  const words = tool.toLowerCase().split(/[\s-]+/);
  const parts = piece.replace(/^held\//, '').split('-');
  return parts.includes(words.at(-1)!) || read(`person holding a ${tool}`).parts.some((p) => p.piece === piece);
}
