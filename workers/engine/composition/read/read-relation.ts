/**
 * A relation and what is named after it: "on a box", "fighting with swords", "carrying a castle on its shell". First come the turns in
 * which what follows is nobody that stands there (each other, clothes, a weapon, a place); who is named then is joined with the subjects
 * (`connect.ts`) by the relation that is meant between them (`relation-meant.ts`).
 */
import { canHold } from '../../catalogue/garments/held-thing.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { tokenise } from '../../understand/tokens.ts';
import { isAlive } from '../layout/actor.ts';
import { RELATIONS } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { connect } from './connect.ts';
import type { Draft, Reached, SaidRelation } from './draft.ts';
import { KNOWN } from './known.ts';
import { VERB_WORDS } from './links.ts';
import { readNoun } from './noun-phrase.ts';
import { EACH_OTHER, pairUp } from './pair-up.ts';
import { RIDDEN_INSIDE, relationMeant } from './relation-meant.ts';
import { subjectsOf } from './subjects-of.ts';
import {
  armedWith,
  cookedIn,
  forgedAt,
  fromWhom,
  handedOver,
  hasInHand,
  savedFrom,
  workedOn,
} from './third-parties.ts';
import { ARTICLES } from './words.ts';
import { eachWorn } from './worn-too.ts';

/** Whom it reaches, where somebody is named that a later relation may be said of. */
export function readRelation(draft: Draft, said: SaidRelation): Reached | undefined {
  const { subjects, is, text, words, last } = said;
  const row = RELATIONS[is];
  if (!text || EACH_OTHER.test(text)) {
    nobodyAfter(draft, said);
    return undefined;
  }
  const subject = subjects[0]!;
  // "a cart full of hay, a crow sitting on top"
  if (/^(?:the )?top(?: of (?:it|them|that))?$/.test(text) && row.layout === 'on' && isAlive(draft.nodes[subject]!.brief)) return readRelation(draft, { ...said, text: 'it' }); // biome-ignore format: one line
  // "a wagon with a puppy in it"
  if (/^(?:it|them)$/.test(text) && (is === 'in' || is === 'on')) {
    const beside = draft.edges.findIndex(
      (e) => (e.is === 'beside' || e.is === 'with') && draft.nodes[e.a]!.brief.kind === 'thing',
    );
    if (beside >= 0) {
      const { a, b } = draft.edges[beside]!;
      draft.edges[beside] = { a: b, is, b: a };
      return { is, b: a };
    }
  }
  // a skeleton that lies next to a chest lies
  const lying = draft.nodes[subject]!;
  if (/^(?:lying|laying) /.test(words) && row.layout === 'beside' && lying.act === undefined && isAlive(lying.brief)) draft.nodes[subject] = { ...lying, act: { verb: 'lie' } }; // biome-ignore format: one line
  const larger = comparedWith(draft, said);
  if (larger) return larger;
  const before = meantBy(draft, said);
  if (before !== undefined) {
    const meant = relationMeant(is, draft.nodes[subject]!.brief, draft.nodes[before]!.brief, words);
    draft.edges.push({ a: subject, is: meant, b: before });
    return { is: meant, b: before };
  }
  // "a knight and two squires following him": whoever was named first is meant
  if (subjects.length > 1 && /^(?:her|him|it|them)$/.test(text) && ('verb' in row || row.layout === 'behind'))
    return readRelation(draft, { ...said, subjects: subjects.slice(1) });
  const own = armedWith(draft, subject, text, row.layout === 'fight');
  if (own !== text) return readRelation(draft, { ...said, text: own });
  // who rides, chases or fights has it in the hand
  if (is === 'hold' && draft.edges.some((e) => e.a === subject) && hasInHand(draft, subject, text)) return undefined;
  const handed = handedOver(draft, said);
  if (handed) return handed;
  const table = sameTable(draft, said);
  if (table) return table;
  if (is === 'from' && last?.is === 'hold' && fromWhom(draft, subject, text)) return undefined;
  if (is === 'from' && last && savedFrom(draft, subject, last, text)) return undefined;
  if (cookedIn(draft, said) || forgedAt(draft, said) || workedOn(draft, said)) return undefined;
  if (is === 'full' && last && draft.nodes[last.b]!.brief.kind === 'thing') {
    for (const b of subjectsOf(draft, text, false, true)) draft.edges.push({ a: last.b, is, b });
    return undefined;
  }
  const along = comesAlong(draft, said);
  if (along) return along;
  // who prays or kneels looks at what is before him
  const act = draft.nodes[subject]!.act?.verb;
  const devout =
    (act === 'pray' || act === 'kneel' || act === 'cry') && (is === 'before' || is === 'attack' || is === 'beside');
  if (devout) return readRelation(draft, { ...said, is: 'facing' });
  // "spraying water on a girl"
  if (
    is === 'on' &&
    (act === 'breathe' || act === 'throw' || act === 'shoot' || act === 'spray') &&
    (isAlive(draft.read(text)) ||
      /^(?:flame|fire|campfire|bonfire|plant|flower|burning)/.test(draft.read(text).concept))
  )
    return readRelation(draft, { ...said, is: 'attack' });
  if (is === 'attack' && atGear(draft, subject, text)) return undefined;
  const relation = is === 'attack' && words !== 'against' && !draft.nodes[subject]!.act && !aims(draft, subject, words) ? 'beside' : is; // biome-ignore format: one line
  if (row.layout === 'wear') {
    wear(draft, subjects, text);
    return undefined;
  }
  // a giant has a knight on its hand
  if (
    (is === 'hold' || is === 'carry') &&
    isAlive(draft.nodes[subject]!.brief) &&
    !/dragon|wyvern|griffin|eagle|phoenix|roc$|pterodactyl/.test(draft.nodes[subject]!.brief.concept) &&
    sizeOf(draft.nodes[subject]!.brief) > 1.4
  ) {
    const whom = readNoun(text, draft.read);
    const small = isAlive(whom.brief) && whom.brief.confidence >= KNOWN && sizeOf(whom.brief) < sizeOf(draft.nodes[subject]!.brief) * 0.72; // biome-ignore format: one line
    if (small) {
      const b = draft.add(whom, false);
      draft.edges.push({ a: b, is: 'on hand', b: subject });
      return { is: 'on hand', b };
    }
  }
  const geared = withGear(draft, said);
  if (geared) return geared.reached;
  if (row.layout === 'fight' && byMeans(draft, said)) return undefined;
  if (/^(?:her|him|it|them|me|himself|herself|itself)$/.test(text)) return undefined;
  if ((row.layout === 'carry' || row.layout === 'hold') && borne(draft, subject, text)) return undefined;
  if (draft.read(text).scenery) return undefined;
  if (is === 'full' && draft.nodes[subject]!.brief.kind === 'humanoid') {
    // "a merchant with a backpack full of pots": what is in the backpack does not show
    draft.unknown.push(...wordsOf(text, (word) => !ARTICLES.has(word) && word !== 'and'));
    return undefined;
  }
  if ((is === 'with' || is === 'beside') && / with$/.test(words) && hasInHand(draft, subject, text)) return undefined;
  const others = subjectsOf(draft, text, false, 'many' in row && row.many === true);
  if (others.length === 0) return undefined;
  const [who, target] = [draft.nodes[subject]!.brief, draft.nodes[others[0]!]!.brief];
  const meant = relationMeant(relation, who, target, words);
  if (meant === 'at table' && seated(draft, subject)) return undefined;
  // whoever it does that with sits there as well
  if (meant === 'at table')
    for (const { a, b } of [...draft.edges])
      if (a === subject && draft.nodes[b]!.text === draft.nodes[subject]!.text)
        draft.edges.push({ a: b, is: meant, b: others[0]! });
  if (said.passive) {
    draft.edges.push({ a: others[0]!, is: meant, b: last && last.is === 'with' ? last.b : subject });
    return { is: meant, b: others[0]! };
  }
  // "a dog chasing a cat up a tree": the cat climbs it
  if (words === 'up' && last && isAlive(draft.nodes[last.b]!.brief)) {
    draft.edges.push({ a: last.b, is: meant, b: others[0]! });
    return { is: meant, b: others[0]! };
  }
  if (/^(?:sitting|seated) /.test(words) && row.layout === 'beside') sitDown(draft, subjects);
  connect(draft, { subjects, relation: meant, said: is, others, last });
  return { is: meant, b: others[0]! };
}

/** "A crying child sitting next to a dog": people sit on the ground, whatever else they do. */
function sitDown(draft: Draft, subjects: readonly number[]): void {
  for (const id of subjects) {
    const node = draft.nodes[id]!;
    if (node.brief.kind !== 'humanoid' || node.act?.legs) continue;
    draft.nodes[id] = { ...node, act: node.act ? { ...node.act, legs: 'sit' } : { verb: 'sit' } };
  }
}

/** "Arm wrestling over a barrel", "playing chess at a stone table": what was named is what they sit at. */
function sameTable(draft: Draft, { subjects, is, text }: SaidRelation): Reached | undefined {
  const seated = draft.edges.find((e) => e.is === 'at table' && subjects.includes(e.a));
  if (!seated || !/^(?:over|on|around|attack|beside|sit on|with)$/.test(is)) return undefined;
  const noun = readNoun(text, draft.read);
  if (noun.brief.confidence < KNOWN || !/(?:table|desk|counter|barrel|drum|crate|stump|log|rock|anvil|chest|box|bench)$/.test(noun.brief.concept)) return undefined; // biome-ignore format: one line
  const at = draft.nodes[seated.b]!;
  draft.nodes[at.id] = { ...at, text: noun.text, brief: noun.brief, changes: noun.changes };
  return { is: 'at table', b: at.id };
}

/** "A queen with a knight kneeling before her": who was named before. */
/** "A boy and a dog that is bigger than him": who was named last is compared with who was named before. */
function comparedWith(draft: Draft, { subjects, is, text, last }: SaidRelation): Reached | undefined {
  if (is !== 'bigger than' && is !== 'smaller than') return undefined;
  const other = draft.named(text) ?? (/^(?:him|her|it|them)$/.test(text) ? 0 : undefined);
  if (other === undefined) return undefined;
  const who = last && last.b !== other ? last.b : subjects.findLast((id) => id !== other);
  if (who === undefined) return undefined;
  draft.edges.push({ a: who, is, b: other });
  return { is, b: other };
}

function meantBy(draft: Draft, { subjects, text, is }: SaidRelation): number | undefined {
  const again = draft.named(text);
  if (again !== undefined && !subjects.includes(again)) return again;
  if (!/^(?:her|him|it|them)$/.test(text)) return undefined;
  // "bigger than him": whoever was named first, a scarecrow as well
  if ((is === 'bigger than' || is === 'smaller than') && !subjects.includes(0)) return 0;
  // "under it": the bench, not who sits there
  const thing = text === 'it' ? draft.nodes.findLast(({ id, brief }) => !subjects.includes(id) && !isAlive(brief) && id < subjects[0]!) : undefined; // biome-ignore format: one line
  if (thing) return thing.id;
  const earlier = draft.nodes.find(({ id, brief }) => !subjects.includes(id) && isAlive(brief));
  return earlier && subjects[0]! > earlier.id ? earlier.id : undefined;
}

const PULLED = /^(?:sled|sleigh|cart|carriage|wagon|chariot|coach|stagecoach)$/;

/** "Flying on a broom with a cat", "in a boat with his dog": who comes along does what the subject does. */
function comesAlong(draft: Draft, said: SaidRelation): Reached | undefined {
  const { layout } = RELATIONS[said.is];
  if (!['ride', 'in', 'on'].includes(layout)) return undefined;
  const cut = /^(.+?) with ((?:an?|the|his|her|its|their|two|three) .+)$/.exec(said.text);
  if (!cut) return undefined;
  const [bears, other] = [draft.read(cut[1]!), draft.read(cut[2]!)];
  if (isAlive(bears) || bears.confidence < KNOWN || bears.scenery || !isAlive(other) || other.confidence < KNOWN)
    return undefined;
  const reached = readRelation(draft, { ...said, text: cut[1]! });
  if (!reached) return undefined;
  // reindeer and horses go before what they pull
  const pulls = other.kind === 'quadruped' && PULLED.test(bears.concept);
  for (const b of subjectsOf(draft, cut[2]!, false))
    if (pulls) draft.edges.push({ a: b, is: 'pull', b: reached.b });
    else if (reached.is === 'in' || reached.is === 'ride') draft.edges.push({ a: b, is: reached.is, b: reached.b });
    else draft.edges.push({ a: said.subjects[0]!, is: 'beside', b });
  return reached;
}

/** Somebody sits at a table already. */
const seated = (draft: Draft, subject: number): boolean =>
  draft.edges.some((e) => e.a === subject && e.is === 'at table');

/** The words of a text that count. */
const wordsOf = (text: string, counts: (word: string) => boolean): string[] =>
  tokenise(text)
    .filter(({ text: word, kind }) => kind === 'word' && counts(word))
    .map(({ text: word }) => word);

/** Nobody is named after it: it holds among those before it, or says what they do. */
function nobodyAfter(draft: Draft, { subjects, is, text, words }: SaidRelation): void {
  const row = RELATIONS[is];
  if (row.at && row.layout === 'on') {
    // "a wizard with a cat on his shoulder": who was named with him sits there
    if (draft.edges.length === 0 && subjects.length > 1) {
      draft.edges.push({ a: subjects.at(-1)!, is, b: subjects[0]! });
      return;
    }
    const borne = draft.edges.findIndex((e) => e.a === subjects[0] && (e.is === 'carry' || e.is === 'hold'));
    if (borne >= 0) {
      draft.edges[borne] = { a: draft.edges[borne]!.b, is, b: subjects[0]! };
      return;
    }
    const beside = draft.edges.findIndex((e) => e.is === 'beside' || e.is === 'with');
    if (beside >= 0) {
      const { a, b } = draft.edges[beside]!;
      draft.edges[beside] = { a: b, is, b: a };
      return;
    }
    // "an otter, a baby otter on its belly": on whoever was named first
    const [first] = draft.nodes;
    if (first && subjects[0] !== first.id && isAlive(first.brief) && !draft.edges.some((e) => e.a === subjects[0]))
      draft.edges.push({ a: subjects[0]!, is, b: first.id });
  } else if ('mutual' in row && row.mutual) pairUp(draft, subjects, is, words);
  else if (words && text === '') {
    const verb = VERB_WORDS.get(words);
    if (verb) for (const s of subjects) draft.nodes[s]!.act ??= { verb };
    else draft.unknown.push(words);
  }
}

/** "Aiming at", "pointing at": an attack that is an act of its own. */
function aims(draft: Draft, subject: number, words: string): boolean {
  const verb = /^(?:aim|taking aim)/.test(words) ? 'shoot' : /^pointing/.test(words) ? 'point' : undefined;
  if (verb) draft.nodes[subject]!.act = { verb };
  return verb !== undefined;
}

/** "Breathing fire at his shield": at the one whom it fights, who has a shield. */
function atGear(draft: Draft, subject: number, text: string): boolean {
  const gear = /^(?:his|her|their) ((?:[a-z]+ )?[a-z]+)$/.exec(text)?.[1];
  const edge = gear ? draft.edges.find((e) => e.a === subject || e.b === subject) : undefined;
  const other = edge && draft.nodes[edge.a === subject ? edge.b : edge.a]!;
  if (!gear || other?.brief.kind !== 'humanoid') return false;
  const geared = draft.read(`${other.text} with a ${gear}`);
  if (geared.concept !== other.brief.concept || geared.unknown.length > other.brief.unknown.length) return false;
  draft.nodes[other.id] = { ...other, brief: { ...geared, count: 1 } };
  return true;
}

/** Clothes of who is no person. */
function wear(draft: Draft, subjects: readonly number[], text: string): void {
  for (const said of eachWorn(text)) {
    const item = readNoun(said, draft.read);
    if (item.brief.confidence < KNOWN) draft.unknown.push(item.text);
    else for (const s of subjects) putOn(draft, s, item);
  }
}

function putOn(draft: Draft, who: number, { brief: item, text }: ReturnType<typeof readNoun>): void {
  const node = draft.nodes[who]!;
  if (node.brief.kind === 'humanoid') {
    draft.unknown.push(...item.concept.split('-'));
    return;
  }
  draft.unknown.push(...item.unknown);
  const more = node.changes.some(({ is }) => is === 'wears') ? ' and' : ' wearing';
  draft.nodes[who] = {
    ...node,
    brief: { ...node.brief, drawnAs: `${node.brief.drawnAs}${more} ${item.drawnAs}` },
    changes: [...node.changes, { is: 'wears', item, text }],
  };
}

/** "A cowboy on a horse with a lasso": who rides holds it. */
function withGear(draft: Draft, said: SaidRelation): { readonly reached: Reached | undefined } | undefined {
  const { is, text } = said;
  const subject = said.subjects[0]!;
  if (!['ride', 'on', 'in'].includes(RELATIONS[is].layout)) return undefined;
  if (draft.nodes[subject]!.brief.kind !== 'humanoid') return hattedOn(draft, said);
  const gear = /^(.+?) (?:with|holding|carrying) (?:an? |his |her |the )?(.+)$/.exec(text);
  if (!gear) return undefined;
  const bears = draft.read(gear[1]!);
  if (bears.kind !== 'quadruped' && !RIDDEN_INSIDE.has(bears.concept)) return undefined;
  const item = readNoun(gear[2]!, draft.read);
  const { text: name, brief } = draft.nodes[subject]!;
  const armed = draft.read(`${name} with ${gear[2]}`);
  const takes = canHold(item.brief.concept) || armed.parts.length > brief.parts.length;
  if (item.brief.confidence < KNOWN || !takes || draft.read(text).parts.length > 0) return undefined;
  const reached = readRelation(draft, { ...said, text: gear[1]! });
  const node = draft.nodes[subject]!;
  if (armed.parts.length > node.brief.parts.length) draft.nodes[subject] = { ...node, brief: { ...armed, count: 1 } };
  else draft.edges.push({ a: subject, is: 'hold', b: draft.add(item, false) });
  return { reached };
}

/** "A cat on a broom with a witch hat": no broom wears it. */
function hattedOn(draft: Draft, said: SaidRelation): { readonly reached: Reached | undefined } | undefined {
  const cut = /^(.+?) (?:with|wearing) (?:an? |his |her |its |the )?((?:[a-z]+ ){0,2}(?:hat|cap|helmet|crown|scarf|glasses|sunglasses|goggles|cape|bow tie|beret))$/.exec(said.text); // biome-ignore format: one line
  const node = draft.nodes[said.subjects[0]!]!;
  if (!cut || !isAlive(node.brief) || isAlive(draft.read(cut[1]!))) return undefined;
  wear(draft, [node.id], cut[2]!);
  return { reached: readRelation(draft, { ...said, text: cut[1]! }) };
}

/** "Fighting with swords", "dueling with fire and ice": with what, not with whom; what is no weapon is not drawn. */
function byMeans(draft: Draft, { subjects, is, text, words }: SaidRelation): boolean {
  const several = subjects.length > 1 || draft.nodes[subjects[0]!]!.count > 1;
  if (several && (/^with\b/.test(text) || / with$/.test(words))) {
    const means = draft.read(text.replace(/^with /, ''));
    if (!isAlive(means)) {
      pairUp(draft, subjects, is);
      if (categoryOf(means.concept) !== 'weapon')
        draft.unknown.push(...wordsOf(text, (word) => !/^(?:with|and|the|an?|their|his|her)$/.test(word)));
      return true;
    }
  }
  if (!/ with$/.test(words) || categoryOf(draft.read(text).concept) !== 'weapon') return false;
  pairUp(draft, subjects, is);
  return true;
}

/** "Carrying a castle on its shell". */
function borne(draft: Draft, subject: number, text: string): boolean {
  const cut = /^(.+?) (?:on|upon|atop) (?:its|his|her|their) (back|shell|head|nose|snout|shoulders?)$/.exec(text);
  if (!cut) return false;
  const is = /^(?:head|nose|snout)$/.test(cut[2]!) ? 'on head' : /^shoulder/.test(cut[2]!) ? 'on shoulder' : 'on back';
  for (const b of subjectsOf(draft, cut[1]!, false)) draft.edges.push({ a: b, is, b: subject });
  return true;
}
