/**
 * What is there with a subject rather than on it: the cat of "a wizard with a black cat" stands beside him, the sushi of "a plate of
 * sushi" lies on the plate. What a subject wears or what its surface shows stays a part of it.
 */
import { canHold } from '../../catalogue/garments/held-thing.ts';
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { tokenise } from '../../understand/tokens.ts';
import { isAlive } from '../layout/actor.ts';
import { CONTAINERS, FLOATING } from '../layout/containers.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Draft } from './draft.ts';
import { singularOf } from './how-many.ts';
import { KNOWN } from './known.ts';
import { type NounPhrase, readNoun } from './noun-phrase.ts';

/** A small creature without hands has it before the breast, a beast in its mouth; a fountain or a cauldron has nothing. */
const bears = (who: Brief, what: string): boolean =>
  isAlive(who) &&
  canHold(what) &&
  (who.kind === 'quadruped' ? /weapon|food/.test(categoryOf(what) ?? '') : !/dragon|kraken|hydra|treant/.test(who.concept)); // biome-ignore format: one line

/** What belongs to a thing and is nothing beside it. */
export const FASTENING =
  /\b(?:straps?|clasps?|buckles?|latch|ribbon|cord|bookmark|hinges?|handles?|corners?|edges?|trim|lining|stitching|spine|bands?)$/;

/** "A wizard with a black cat": what is no part of the first is there as well; the rest of the list stays with the first. */
export function companionsOf(draft: Draft, text: string, whole: NounPhrase): number[] | undefined {
  const cut = /^(.+?) with (.+)$/.exec(text);
  if (!cut || whole.unknown.length === 0) return undefined;
  const main = readNoun(cut[1]!, draft.read);
  if (main.brief.confidence < KNOWN) return undefined;
  const mine: string[] = [];
  const others: NounPhrase[] = [];
  const inside: NounPhrase[] = [];
  const onTop: NounPhrase[] = [];
  const within: NounPhrase[] = [];
  for (const item of cut[2]!.split(/,|\band\b/)) {
    const bare = item.replace(/^\s*(?:his|her|its|their)\s/, '').trim();
    if (bare === '') continue;
    const other = readNoun(
      /^\s*(?:his|her|their) .*(?:sheep|deer|cattle)\s*$/.test(item) ? item.trim() : bare,
      draft.read,
    );
    const words = tokenise(bare).map((t) => t.text);
    const lost = words.some((w) => whole.unknown.includes(w) || whole.unknown.includes(singularOf(w)));
    if (lost && other.unknown.length === 0 && isOpen(main.brief) && fits(other)) inside.push(other);
    else if (lost && other.unknown.length === 0 && fits(other) && isGlass(main.brief)) within.push(other);
    else if (lost && other.unknown.length === 0 && isSurface(main.brief, other)) onTop.push(other);
    else if (lost && main.brief.kind === 'thing' && !isAlive(main.brief) && FASTENING.test(bare))
      draft.unknown.push(...words.filter((w) => whole.unknown.includes(w))); // biome-ignore format: one line
    else if (lost && other.unknown.length === 0 && stands(main.brief, other)) others.push(other);
    else mine.push(bare);
  }
  if (others.length + inside.length + onTop.length + within.length === 0) return undefined;
  const own = mine.length > 0 ? readNoun(`${cut[1]} with ${mine.join(' and ')}`, draft.read) : main;
  const a = draft.add(own, false);
  for (const other of inside) draft.edges.push({ a, is: 'full', b: draft.add(other, true) });
  for (const other of within) draft.edges.push({ a: draft.add(other, false), is: 'in', b: a });
  for (const other of onTop) draft.edges.push({ a: draft.add(other, false), is: 'on', b: a });
  for (const other of others) {
    const held =
      other.brief.kind === 'thing' &&
      !isAlive(other.brief) &&
      other.count === 1 &&
      (main.brief.kind === 'humanoid' || bears(main.brief, other.brief.concept));
    const b = draft.add(other, true);
    // a bird that somebody has sits on the shoulder
    if (main.brief.kind === 'humanoid' && other.count === 1 && !other.plural && PERCHES.test(other.brief.concept))
      draft.edges.push({ a: b, is: 'on shoulder', b: a });
    else if (FLOATING.test(main.brief.concept) && isAlive(other.brief)) draft.edges.push({ a: b, is: 'in', b: a });
    else draft.edges.push({ a, is: held ? 'hold' : 'beside', b });
  }
  return [a];
}

/** "A plate of sushi", "a jar of fireflies": what is in or on it is there as well. */
export function goodsIn(draft: Draft, text: string, noun: NounPhrase): number[] | undefined {
  const cut =
    /^((?:.+ )?(plate|tray|platter|dish|board|bowl|bucket|jar|basket|crate|box|barrel|cart|bag|sack|cauldron|pot|wheelbarrow|wagon|vase|mug|cup|glass|minecart|nest)) of (.+)$/.exec(
      text,
    );
  if (!cut || noun.brief.unknown.length === 0) return undefined;
  // "a basket of apples and a jug"
  const and = /^(.+?) and ((?:an?|the|two|three) .+)$/.exec(cut[3]!);
  const by = and ? readNoun(and[2]!, draft.read) : undefined;
  const [vessel, goods] = [readNoun(cut[1]!, draft.read), readNoun(and ? and[1]! : cut[3]!, draft.read)];
  if (vessel.brief.confidence < KNOWN || goods.brief.confidence < 0.9 || goods.brief.kind === 'humanoid')
    return undefined;
  const flat = /plate|tray|platter|dish|board/.test(cut[2]!);
  const laid = flat && !goods.plural;
  const [a, b] = [draft.add(vessel, false), draft.add(laid ? { ...goods, plural: false } : goods, true)];
  draft.edges.push(laid ? { a: b, is: 'on', b: a } : { a, is: 'full', b });
  if (by && by.brief.confidence >= 0.9) draft.edges.push({ a, is: 'beside', b: draft.add(by, false) });
  else if (by) draft.unknown.push(...by.unknown);
  return [a];
}

/** Filled from above: "a vase with flowers", "a basket with apples". */
const isOpen = ({ concept, kind, confidence }: Brief): boolean =>
  kind === 'thing' && confidence >= KNOWN && !CONTAINERS[concept]?.through && /vase|basket|bowl|bucket|crate|box|barrel|cart|sack|bag|cauldron|(?<!tea)pot$|mug|cup|jar|wagon|wheelbarrow|plate|tray|nest|minecart|sled|sleigh|trailer|^raft|canoe|rowboat/.test(concept); // biome-ignore format: one line
/** Seen through: what it is said to be with is in it. */
const isGlass = ({ concept, kind, confidence }: Brief): boolean =>
  kind === 'thing' && confidence >= KNOWN && CONTAINERS[concept]?.through !== undefined && /jar|bottle|cage|aquarium|bowl|globe|orb|flask|potion/.test(concept); // biome-ignore format: one line
/** Things stand on it: "a table with a candle". */
const isSurface = ({ concept, kind, confidence }: Brief, { brief, text }: NounPhrase): boolean =>
  kind === 'thing' && confidence >= KNOWN && /^(?:table|desk|altar|oven|stove|tree-stump|stump|anvil|pedestal|workbench|dresser|nightstand|counter|countertop|coffee-table|barbecue|plate|tray|stool|cutting-board|log|shelf|pallet)$/.test(concept) && brief.kind === 'thing' && brief.confidence >= 0.9 && !ON_SOMETHING.test(text) && sizeOf(brief) < 0.9 && categoryOf(brief.concept) !== 'building'; // biome-ignore format: one line
const FILLS: ReadonlySet<string> = new Set([
  'food',
  'plant',
  'valuable',
  'potion',
  'rock',
  'tool',
  'weapon',
  'book',
  'nature',
]);
const fits = ({ brief, text }: NounPhrase): boolean =>
  brief.confidence >= 0.9 && brief.kind === 'thing' && !ON_SOMETHING.test(text) && sizeOf(brief) < 0.7 && (FILLS.has(categoryOf(brief.concept) ?? SHAPES[brief.concept]?.class ?? '') || isAlive(brief)); // biome-ignore format: one line

/** Whether something said "with" a subject is there by itself, rather than on it. */
function stands(main: Brief, other: NounPhrase): boolean {
  const { brief } = other;
  if (brief.confidence < 0.9 || brief.scenery || ON_SOMETHING.test(other.text)) return false;
  if (brief.kind !== 'thing' || isAlive(brief)) return true;
  // the ring of a station is no jewel beside it
  if (main.kind === 'thing' && !isAlive(main) && sizeOf(main) > 1.2 && sizeOf(brief) < 0.3) return false;
  const category = categoryOf(brief.concept);
  if (category === undefined)
    return main.kind === 'humanoid' && sizeOf(brief) < 0.7 && HELD_SHAPES.has(SHAPES[brief.concept]?.class ?? '');
  if (main.kind === 'humanoid') return category !== 'clothing' && category !== 'nature';
  return !other.plural && category !== 'clothing' && category !== 'nature' && category !== 'sign';
}
const HELD_SHAPES: ReadonlySet<string> = new Set(['tool', 'food', 'weapon', 'music', 'book', 'container', 'handheld', 'object']); // biome-ignore format: a list
/** Words of what is on the surface of something. */
const ON_SOMETHING =
  /\b(?:scales?|labels?|plume|feathers?|spots?|stripes?|badge|cover|door|doors|wedge|caps?|fringe|patterns?|skin|wings?|eyes?|legs?|teeth|tusks?|hair|beard|paint|handle|blade|roof|windows?|wheels?|leaves|flags?|star|emblem|lights?|cracks?|edges?|hood|goggles|glasses|scar|tattoos?|button|gems?|runes?|spikes?)$/;

const PERCHES =
  /^(?:parrot|macaw|owl|crow|raven|falcon|hawk|bird|canary|cockatoo|parakeet|barn-owl|snowy-owl|dove|pigeon)$/;
