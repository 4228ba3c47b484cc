/**
 * A verb of the subjects: what they do, with which object, and to whom. Whom it is done to stands beside them; what stands in the sky
 * is above them. What is named in a list after an act ("crouching, two daggers") is what the person has.
 */
import type { SceneNode } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import type { RelationId } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { bothActs } from '../two-acts.ts';
import { VERBS, type VerbId } from '../verbs.ts';
import type { Draft, Reached } from './draft.ts';
import { KNOWN } from './known.ts';
import type { Link } from './links.ts';
import { type NounPhrase, readNoun } from './noun-phrase.ts';
import { EACH_OTHER, pairUp } from './pair-up.ts';
import { subjectsOf } from './subjects-of.ts';

const SKY: ReadonlySet<string> = new Set(['moon', 'crescent-moon', 'full-moon', 'sun', 'star', 'planet', 'rainbow', 'cloud']); // biome-ignore format: a list
const SUPPORTS: ReadonlySet<VerbId> = new Set<VerbId>(['climb']);
/** What is made rather than named: the effects know these. */
const MADE = /\b(?:fire|fireball|flames?|ice|frost|lightning|thunder|spells?|magic|poison|bubbles?|laser|beam|arrows?|smoke|light|water|stones?)\b/; // biome-ignore format: a list

/** An act of the subjects; whom it is done to stands beside them, and what follows may be said of that one. */
export function readAct(
  draft: Draft,
  subjects: readonly number[],
  link: Extract<Link, { kind: 'verb' }>,
  text: string,
): Reached | undefined {
  if (subjects.length === 0) return undefined;
  // a worm that bursts out of the sand comes out of it whole
  if (link.id === 'explode' && isAlive(draft.nodes[subjects[0]!]!.brief)) return readAct(draft, subjects, { ...link, id: 'emerge' }, text); // biome-ignore format: one line
  // "shooting lightning": no bow does so
  if (
    link.id === 'shoot' &&
    /^(?:an? |some )?(?:[a-z]+ )?(?:lightning|fire|fireballs?|ice|frost|magic|magic missiles?|flames?|spells?)\b/.test(
      text,
    )
  )
    return readAct(draft, subjects, { ...link, id: 'cast' }, text);
  const row = VERBS[link.id];
  let object: SceneNode | undefined;
  const tool = / with (?:his|her|its|their|an?) ([a-z ]+)$/.exec(text);
  const own = tool ? draft.read(`${draft.nodes[subjects[0]!]!.text} with ${tool[1]}`) : undefined;
  if (tool && own && own.parts.length > draft.read(draft.nodes[subjects[0]!]!.text).parts.length) {
    // "blocking an arrow with his shield": the shield is his
    const node = draft.nodes[subjects[0]!]!;
    draft.nodes[node.id] = { ...node, brief: { ...own, count: 1 } };
    return readAct(draft, subjects, link, text.slice(0, tool.index));
  }
  if (link.id === 'game' || link.id === 'arm wrestle') {
    // games are played at a table, what is played lies on it
    if (link.id === 'arm wrestle') subjects = opponents(draft, subjects, text);
    for (const s of subjects)
      draft.nodes[s]!.act ??=
        link.id === 'game'
          ? { verb: 'game', object: bare(readNoun(draft.game ?? 'chessboard', draft.read)) }
          : { verb: link.id };
    const table = draft.add(readNoun('table', draft.read), false);
    for (const s of subjects) draft.edges.push({ a: s, is: 'at table', b: table });
    return undefined;
  }
  const listener = LISTENER.exec(text);
  if (listener && isAlive(draft.read(listener[2]!)) && draft.read(listener[2]!).confidence >= KNOWN) {
    const known = readAct(
      draft,
      subjects,
      link.id === 'read' ? { ...link, id: 'sit reading' } : link,
      listener[1] ?? '',
    );
    for (const b of subjectsOf(draft, listener[2]!, false)) {
      draft.edges.push({ a: subjects[0]!, is: 'facing', b });
      if (link.id === 'read') draft.nodes[b]!.act ??= { verb: 'sit' };
    }
    return known;
  }
  const along = /(?:^| )with ((?:an?|the|his|her|two|three|some) .+)$/.exec(text);
  if (along && isAlive(draft.read(along[1]!)) && draft.read(along[1]!).confidence >= KNOWN) {
    const known = readAct(draft, subjects, link, text.slice(0, along.index));
    for (const b of subjectsOf(draft, along[1]!, false)) draft.edges.push({ a: subjects[0]!, is: 'beside', b });
    return known;
  }
  const noun = text && !EACH_OTHER.test(text) ? readNoun(text, draft.read) : undefined;
  // who is eaten is bitten first; small prey is in the mouth
  if (link.id === 'eat' && noun && noun.brief.confidence >= KNOWN && isAlive(noun.brief) && sizeOf(noun.brief) > 0.44) {
    const others = subjectsOf(draft, text, false);
    // whoever is small enough goes down whole
    const whole = (b: number): RelationId => (sizeOf(draft.nodes[b]!.brief) * 1.2 <= sizeOf(draft.nodes[subjects[0]!]!.brief) ? 'swallowing' : 'bite'); // biome-ignore format: one line
    for (const b of others) draft.edges.push({ a: subjects[0]!, is: whole(b), b });
    return others[0] === undefined ? undefined : { is: whole(others[0]), b: others[0] };
  }
  // "shooting a deer": at whom, not what flies
  if (link.id === 'shoot' && noun && noun.brief.confidence >= KNOWN && !SHOT.test(text)) {
    for (const s of subjects) draft.nodes[s]!.act ??= { verb: link.id };
    const others = subjectsOf(draft, text, false);
    for (const b of others) draft.edges.push({ a: subjects[0]!, is: 'attack', b });
    return others[0] === undefined ? undefined : { is: 'attack', b: others[0] };
  }
  if (noun && 'object' in row) {
    object = bare(noun);
    if (noun.brief.confidence < KNOWN && noun.unknown.length > 0 && !MADE.test(text))
      draft.unknown.push(...noun.unknown);
    if (
      link.id === 'mine' &&
      /gold|silver|coal|iron|copper|gems?|diamonds?|crystals?|ore|rocks?|stones?|minerals?/.test(text)
    ) {
      for (const s of subjects) draft.nodes[s]!.act ??= { verb: 'mine', object };
      return undefined;
    }
    if (row.object === 'target' && noun.brief.confidence >= KNOWN) {
      const others = subjectsOf(draft, text, false);
      for (const s of subjects) draft.nodes[s]!.act ??= { verb: link.id };
      // the moon that wolves howl at is above them
      if (others.length > 0 && SKY.has(draft.nodes[others[0]!]!.brief.concept)) {
        draft.edges.push({ a: others[0]!, is: 'over', b: subjects[0]! });
        if (/moon|star/.test(draft.nodes[others[0]!]!.brief.concept)) draft.atNight = true;
        return undefined;
      }
      const is: RelationId = SUPPORTS.has(link.id) ? 'climbing' : 'opening';
      for (const b of others) draft.edges.push({ a: subjects[0]!, is, b });
      return others[0] === undefined ? undefined : { is: 'hold', b: others[0] };
    }
  } else if (noun) {
    // a verb that takes no object is followed by somebody beside it
    const others = subjectsOf(draft, text, false);
    if (others.length > 0) draft.edges.push({ a: subjects[0]!, is: 'beside', b: others[0]! });
  }
  for (const s of subjects)
    draft.nodes[s]!.act = bothActs(draft.nodes[s]!.act, { verb: link.id, ...(object ? { object } : {}) });
  if (link.id === 'dance' && subjects.length === 2 && draft.edges.length === 0)
    draft.edges.push({ a: subjects[0]!, is: 'dance', b: subjects[1]! });
  if (link.id === 'dance' && subjects.length === 1 && draft.nodes[subjects[0]!]!.count === 2)
    pairUp(draft, subjects, 'dance');
  return undefined;
}

/** Who wrestles with an arm, and with whom. */
function opponents(draft: Draft, subjects: readonly number[], text: string): readonly number[] {
  const other = text.replace(/^(?:with|against) /, '');
  if (other === '' || EACH_OTHER.test(other) || !isAlive(draft.read(other))) return subjects;
  return [...subjects, ...subjectsOf(draft, other, false)];
}

/** "Crouching, two daggers": what is named in a list after an act is what the person has; false where it cannot be worn or held. */
export function takes(draft: Draft, id: number, text: string): boolean {
  const node = draft.nodes[id]!;
  const { brief } = readNoun(text, draft.read);
  if (node.brief.kind !== 'humanoid' || brief.scenery) return false;
  if (brief.kind !== 'thing' && brief.confidence >= KNOWN) return false;
  const whole = readNoun(`${node.text} with ${text.replace(/^[,\s]+/, '')}`, draft.read);
  if (whole.brief.parts.length <= node.brief.parts.length || whole.unknown.length > node.brief.unknown.length) return false; // biome-ignore format: one line
  draft.nodes[id] = { ...node, text: whole.text, brief: whole.brief };
  return true;
}

/** "A book to a child", "for a dancing crowd": who listens. */
const LISTENER = /^(.+?)? ?\b(?:to|for) ((?:an?|the|his|her|their|two|three|four|some) .+|children|people|kids)$/;
/** What is shot, or shot with. */
const SHOT =
  /\b(?:arrows?|bows?|crossbows?|guns?|pistols?|rifles?|lasers?|bullets?|beams?|fireballs?|flames?|lightning|magic|webs?|water|fire)\b/;

function bare(noun: NounPhrase): SceneNode {
  return { id: -1, text: noun.text, brief: noun.brief, count: noun.plural ? 2 : noun.count, changes: noun.changes };
}
