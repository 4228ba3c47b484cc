/**
 * Relations of more than two: what is given to whom, taken from whom, saved from what, cooked or forged in what. The connector before
 * them has named one already; the other comes after "to", "from", "at" or "in".
 */

import { categoryOf } from '../../catalogue/things/index.ts';
import type { SceneNode } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { RELATIONS } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Draft, Reached, SaidRelation } from './draft.ts';
import { singularOf } from './how-many.ts';
import { KNOWN } from './known.ts';
import { readNoun } from './noun-phrase.ts';
import { pairUp } from './pair-up.ts';
import { subjectsOf } from './subjects-of.ts';

/** Words for several people that name nobody. */
const SEVERAL = /^(?:an? |the )?(?:[a-z]+ )?(?:couple|family|lovers|twins)$/;
const RECIPIENT = /^(.+?) (?:to|for) ((?:an?|the|his|her|its|their|two|three|some|each) ?.+|[a-z]+s|children|people)$/;
const OF_TWO = /^((?:an?|the|his|her|their) (?:[a-z]+ ){1,2})((?:an?|the|some|his|her) .+)$/;

/** "Giving a flower to a girl", "handing a guard a letter": the one holds it out and the other takes it. */
export function handedOver(draft: Draft, { subjects, is, text }: SaidRelation): Reached | undefined {
  const { layout } = RELATIONS[is];
  if (layout !== 'give' && layout !== 'hold' && is !== 'feeding') return undefined;
  const both2 = is === 'sharing' ? /^(.+?) with ((?:an?|the|his|her|its|their) .+)$/.exec(text) : null;
  const to = both2 ?? RECIPIENT.exec(text) ?? bareRecipient(draft, text);
  const both = to ? undefined : layout === 'give' ? OF_TWO.exec(text) : undefined;
  const [given, whom] = to ? [to[1]!, to[2]!] : both ? [both[2]!, both[1]!.trim()] : [text, undefined];
  const subject = subjects[0]!;
  const item = readNoun(given, draft.read);
  if (whom === undefined) {
    if (layout !== 'give') return undefined;
    const several = subjects.length > 1 || draft.nodes[subject]!.count > 1;
    if (is === 'sharing' && several && item.brief.kind === 'thing' && item.brief.confidence >= KNOWN) {
      // two share it: it is between them
      pairUp(draft, subjects, 'sharing');
      const edge = draft.edges.length - 1;
      draft.edges[edge] = { ...draft.edges[edge]!, c: draft.add({ ...item, plural: false }, false) };
      return { is, b: draft.edges[edge]!.b };
    }
    // "a waiter serving tea", "a merchant selling potions"; who is served stands there
    if ((item.brief.kind !== 'thing' || isAlive(item.brief)) && !(is === 'stealing' && sizeOf(item.brief) < 0.7)) {
      const others = subjectsOf(draft, text, false);
      // "a waiter serving a ghost": on a tray, whatever it is
      const tray = is === 'serving' && others.length === 1 && draft.nodes[others[0]!]!.brief.kind !== 'thing';
      if (tray) {
        draft.edges.push({ a: subject, is: 'giving', b: others[0]!, c: draft.add(readNoun('coffee cup', draft.read), false) }); // biome-ignore format: one line
        return { is: 'giving', b: others[0]! };
      }
      // "stealing a cow": it is led away on a rope, and a princess carried off
      const taken = is !== 'stealing' ? 'facing' : draft.nodes[others[0] ?? subject]!.brief.kind === 'humanoid' ? 'carry' : 'walking'; // biome-ignore format: one line
      for (const b of others) draft.edges.push({ a: subject, is: taken, b });
      return others[0] === undefined ? undefined : { is: 'facing', b: others[0] };
    }
    if (item.brief.confidence < KNOWN) {
      draft.unknown.push(...(item.unknown.length > 0 ? item.unknown : [item.text]));
      return { is: 'hold', b: subject };
    }
    const b = draft.add({ ...item, plural: false }, false);
    draft.edges.push({
      a: subject,
      is: sizeOf(item.brief) > 0.8 ? 'beside' : isAlive(item.brief) ? 'carry' : 'hold',
      b,
      words: is,
    });
    return { is: 'hold', b };
  }
  if (!SEVERAL.test(whom) && (!isAlive(draft.read(whom)) || draft.read(whom).confidence < KNOWN)) return undefined;
  const [b, ...more] = subjectsOf(draft, whom, false);
  if (b === undefined) return undefined;
  for (const other of more) draft.edges.push({ a: b, is: 'beside', b: other });
  if (item.brief.confidence < KNOWN) {
    draft.unknown.push(...(item.unknown.length > 0 ? item.unknown : [item.text]));
    draft.edges.push({ a: subject, is: 'giving', b });
  } else draft.edges.push({ a: subject, is: 'giving', b, c: draft.add({ ...item, plural: false }, false) });
  return { is: 'giving', b };
}

/** "Flower to little girl": somebody that is known needs no article. */
function bareRecipient(draft: Draft, text: string): RegExpExecArray | null {
  const cut = /^(.+?) (?:to|for) (.+)$/.exec(text);
  if (!cut) return null;
  const whom = draft.read(cut[2]!);
  if (SEVERAL.test(cut[2]!)) return cut;
  return isAlive(whom) && whom.confidence >= 0.9 && whom.unknown.length === 0 ? cut : null;
}

/** "Stealing a purse from a merchant": whose it was stands there, and it is between them. */
export function fromWhom(draft: Draft, subject: number, text: string): boolean {
  const held = draft.edges.findIndex(
    (e) => e.a === subject && (e.is === 'hold' || (e.is === 'carry' && e.words === 'stealing')),
  );
  if (held < 0 || !isAlive(draft.read(text)) || draft.read(text).confidence < KNOWN) return false;
  const [b] = subjectsOf(draft, text, false);
  if (b === undefined) return false;
  const { b: c, words } = draft.edges[held]!;
  draft.edges[held] = { a: subject, is: words === 'stealing' ? 'stealing' : 'taking', b, c };
  return true;
}

/** "Rescuing a princess from a dragon": it is fought, and she stands behind who saves her. */
export function savedFrom(draft: Draft, subject: number, last: Reached, text: string): boolean {
  const saves = draft.edges.findIndex((e) => e.a === subject && e.b === last.b && (e.is === 'saving' || e.is === 'guarding')); // biome-ignore format: one line
  if (saves < 0 || !isAlive(draft.read(text)) || draft.read(text).confidence < KNOWN) return false;
  const others = subjectsOf(draft, text, false);
  if (others.length === 0) return false;
  draft.edges[saves] = { a: subject, is: 'fight', b: others[0]! };
  draft.edges.push({ a: subject, is: 'shielding', b: last.b });
  return true;
}

/** "Cutting a fish on a table": who does so stands at it, the fish lies on it. */
export function workedOn(draft: Draft, { subjects, is, text }: SaidRelation): boolean {
  const subject = subjects[0]!;
  const { act, brief } = draft.nodes[subject]!;
  if (is !== 'on' || !act || !isAlive(brief)) return false;
  const at = readNoun(text, draft.read);
  const work = draft.edges.findIndex((e) => e.a === subject && e.is === 'opening');
  const goods = work < 0 ? undefined : draft.nodes[draft.edges[work]!.b]!;
  if (!goods || !/(?:table|desk|counter|countertop|workbench)$/.test(at.brief.concept) || sizeOf(goods.brief) > 0.8)
    return false;
  const b = draft.add(at, false);
  draft.edges[work] = { a: subject, is: 'at table', b };
  draft.edges.push({ a: goods.id, is: 'on', b });
  return true;
}

/** "Hammering a sword at an anvil": the sword lies on it. */
export function forgedAt(draft: Draft, { subjects, is, text }: SaidRelation): boolean {
  const subject = subjects[0]!;
  if (draft.nodes[subject]!.act?.verb !== 'hammer' || (is !== 'attack' && is !== 'on')) return false;
  const anvil = readNoun(text, draft.read);
  const work = draft.edges.findIndex((e) => e.a === subject && e.is === 'opening');
  if (work < 0 || !/anvil|table|bench|block/.test(anvil.brief.concept)) return false;
  const b = draft.add(anvil, false);
  const lies = draft.edges[work]!.b;
  draft.edges[work] = { a: subject, is: 'opening', b };
  draft.edges.push({ a: lies, is: 'on', b });
  return true;
}

/** "Cooking soup in a big pot": that is what it is cooked in. */
export function cookedIn(draft: Draft, { subjects, is, text }: SaidRelation): boolean {
  const { act } = draft.nodes[subjects[0]!]!;
  if (act?.verb !== 'cook' || (is !== 'in' && is !== 'over' && is !== 'on')) return false;
  const noun = readNoun(text, draft.read);
  if (!/pot$|cauldron|pan$|kettle|bowl|oven|stove|campfire|wok/.test(noun.brief.concept)) return false;
  const object: SceneNode = { id: -1, text: noun.text, brief: noun.brief, count: 1, changes: noun.changes };
  for (const s of subjects) draft.nodes[s]!.act = { verb: 'cook', object };
  return true;
}

/** "Walking with an umbrella": it is in the hand. */
export function hasInHand(draft: Draft, subject: number, text: string): boolean {
  const more = /^(.+?) with ((?:an?|the|his|her|its|their|two|three) .+)$/.exec(text);
  if (more && isAlive(draft.read(more[2]!)) && hasInHand(draft, subject, more[1]!)) {
    for (const b of subjectsOf(draft, more[2]!, false)) draft.edges.push({ a: subject, is: 'with', b });
    return true;
  }
  const node = draft.nodes[subject]!;
  const item = draft.read(text);
  if (node.brief.kind !== 'humanoid' || item.kind !== 'thing' || isAlive(item)) return false;
  const armed = draft.read(`${node.text} with ${text}`);
  if (armed.parts.length <= node.brief.parts.length || armed.concept !== node.brief.concept) return false;
  draft.nodes[subject] = { ...node, brief: { ...armed, count: 1 } };
  return true;
}

/** "Chasing a chicken with a knife": no animal holds it; who chases does. What is left names the other. */
export function armedWith(draft: Draft, subject: number, text: string, strikes = false): string {
  const [, whom = '', gear = ''] = /^(.+?) with (?:(?:an?|his|her|their|the) )?(.+)$/.exec(text) ?? [];
  const node = draft.nodes[subject]!;
  if (whom === '' || node.brief.kind !== 'humanoid') return text;
  const one = singularOf(gear);
  const [other, item] = [draft.read(whom), draft.read(one)];
  if (
    other.kind === 'humanoid' ||
    (!isAlive(other) && !(strikes && /^(?:weapon|tool)$/.test(categoryOf(item.concept) ?? ''))) ||
    other.confidence < KNOWN ||
    item.kind !== 'thing' ||
    isAlive(item)
  )
    return text;
  const armed = draft.read(`${node.text} with a ${one}`);
  if (armed.parts.length <= node.brief.parts.length || armed.concept !== node.brief.concept) return text;
  draft.nodes[subject] = { ...node, brief: { ...armed, count: 1 } };
  return whom;
}
