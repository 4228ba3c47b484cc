/**
 * The pieces of a sentence in their order: who is named first is the subject of what follows, until a clause begins with a subject of
 * its own. A relation's piece goes to `read-relation.ts`, a verb's to `read-act.ts`, who is named to `subjects-of.ts`.
 */
import type { Act } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { FLOATING } from '../layout/containers.ts';
import { type LayoutId, RELATIONS } from '../relations.ts';
import type { VerbId } from '../verbs.ts';
import type { Draft, Reached } from './draft.ts';
import { KNOWN } from './known.ts';
import type { Piece } from './pieces-of.ts';
import { readAct, takes } from './read-act.ts';
import { readRelation } from './read-relation.ts';
import { subjectsOf } from './subjects-of.ts';
import { isPart } from './syntax/kinds.ts';
import { textOf } from './words.ts';

/** Where somebody is. */
const SUPPORTS: ReadonlySet<LayoutId> = new Set<LayoutId>(['on', 'in', 'under', 'behind', 'beside', 'ride']);
const SAYS_NOTHING = /^(?:an?|the|some|two|three|four|five|six|seven|eight|nine)?$/;

/** What hands do, rather than the boat they are in. */
const OF_HANDS: ReadonlySet<LayoutId> = new Set<LayoutId>(['fight', 'tend', 'feed', 'hold', 'hug', 'give', 'block', 'net', 'lasso', 'rescue']); // biome-ignore format: a list
/** Done by boats and carts themselves. */
const OF_VESSELS: ReadonlySet<VerbId> = new Set<VerbId>(['sail', 'drive', 'float', 'burn', 'glow', 'smoke', 'explode', 'stand', 'fall', 'fly', 'run', 'jump', 'melt', 'swim', 'dive']); // biome-ignore format: a list

/** "A rowboat with a sailor fighting a shark": whoever is in what was named does it. */
function aboard(draft: Draft, subjects: number[], link: NonNullable<Piece['link']>): number[] {
  const byHand = link.kind === 'verb' ? !OF_VESSELS.has(link.id) : OF_HANDS.has(RELATIONS[link.id].layout);
  if (!byHand || !subjects.every((id) => !isAlive(draft.nodes[id]!.brief))) return subjects;
  const crew = draft.edges.filter(({ a, b, is }) => subjects.includes(b) && RELATIONS[is].layout === 'in' && isAlive(draft.nodes[a]!.brief)); // biome-ignore format: one line
  return crew.length > 0 ? crew.map(({ a }) => a) : subjects;
}

/** Makes nodes and edges of the pieces. */
export function readClauses(draft: Draft, pieces: readonly Piece[]): void {
  let subjects: number[] = [];
  let last: Reached | undefined;
  let adjective: Act | undefined;
  pieces.forEach((piece, at) => {
    const { link } = piece;
    // "over a gnome who is begging": the gnome begs
    const doers = piece.relative && last && isAlive(draft.nodes[last.b]!.brief) ? [last.b] : link ? aboard(draft, subjects, link) : subjects; // biome-ignore format: one line
    let text = textOf(piece.words).replace(/^[,\s]+|[,\s]+$/g, '');
    const next = pieces[at + 1]?.link;
    // "a dragon and a princess watching": who is named last begins a clause of its own
    let clause: string | undefined;
    const begins = next && (next.kind === 'verb' || 'verb' in RELATIONS[next.id]);
    // "chasing a rabbit, a bird on a fence"
    const apart = link !== undefined && /\w, (?:an?|the|two|three) /.test(text);
    // "on a rock and a sailor in a boat": another who is elsewhere
    const elsewhere = !begins && next?.kind === 'relation' && SUPPORTS.has(RELATIONS[next.id].layout) && (/ while /.test(text) || apart || (link?.kind === 'relation' && SUPPORTS.has(RELATIONS[link.id].layout))); // biome-ignore format: one line
    // "beside him, a guard at the door": he was named before
    const pronoun =
      link !== undefined && next !== undefined && /^(?:him|her|it|them), (?:an?|the|two|three) /.test(text);
    // "a knight with a sword, a dog on a bench": what each has is his own, and so is where he is
    const own = !link && !begins && next?.kind === 'relation' && SUPPORTS.has(RELATIONS[next.id].layout) && / with [^,]+, (?:an?|the|two|three) [^,]+$/.test(text); // biome-ignore format: one line
    // "two swans, an old man fishing": without "and" the last of them does it alone
    const alone = !link && begins && next !== undefined && (next.kind === 'verb' || textOf(pieces[at + 1]!.words).trim() !== '') && /^[^,]*[a-z], (?:an?|one|two|three) [^,]+$/.test(text) && !/ (?:and|with|while) /.test(text) && isAlive(draft.read(text.split(', ')[0]!)); // biome-ignore format: one line
    if (
      (link && (begins || elsewhere || pronoun)) ||
      own ||
      alone ||
      (!link && begins && / (?:while|with) /.test(text))
    ) {
      const listed = link !== undefined && begins && /^\s*,/.test(textOf(piece.words));
      const said = listed ? `, ${text}` : text.replace(/^(?=(?:and|while) )/, ' ');
      const first =
        /^(.*?) while ((?:an?|the|his|her|one|two|three|another) .+)$/.exec(said) ??
        /^(.*?)(?:,| and| while| with)+ ((?:an?|the|his|her|one|two|three|another) .+)$/.exec(said);
      // "with a guitar and a ghost": who is named last, not what the first has
      const last = first && !isAlive(draft.read(first[2]!.split(/,? and /)[0]!)) ? /^(.+)(?:,| and)+ ((?:an?|the|one|two|three|another) .+)$/.exec(said) : null; // biome-ignore format: one line
      const named = last && isAlive(draft.read(last[2]!)) ? last : first;
      // "a soldier with a spear and one with a bow guarding a gate": both guard it
      const both =
        !link &&
        !own &&
        !/, (?:an?|the|two|three) [^,]+$/.test(text) &&
        next?.kind === 'relation' &&
        named === last &&
        last !== null &&
        isAlive(draft.read(last[1]!));
      const cut = both ? null : named;
      const other = cut ? draft.read(cut[2]!) : undefined;
      if (
        cut &&
        other &&
        other.confidence >= (elsewhere && apart ? 0.9 : KNOWN) &&
        // "two leaf arms flexing": the arms are whose they are
        !isPart(cut[2]!) &&
        (begins || cut[1]!.trim() !== '') &&
        (!/ with /.test(text) || isAlive(other) || / while /.test(said))
      )
        [text, clause] = [cut[1]!.trim(), cut[2]!];
    }
    // "climbing a fence, a scared girl": somebody else, of whom no more is said; "playing drums and a fish": who plays is one
    const after = link && !next && !clause ? /^(.+?),(?: and)? ((?:an?|the|two|three) .+)$/.exec(text) : null;
    const joined = link?.kind === 'verb' && !next && !clause && !after ? /^(.+?) and ((?:an?|the|two|three) .+)$/.exec(text) : null; // biome-ignore format: one line
    const more = after ?? (joined && !isAlive(draft.read(joined[1]!)) ? joined : null);
    const whom = more ? draft.read(more[2]!) : undefined;
    if (more && whom && isAlive(whom) && whom.confidence >= 0.9 && !/ and /.test(more[2]!)) [text, clause] = [more[1]!, more[2]!]; // biome-ignore format: one line
    if (!link) {
      subjects = SAYS_NOTHING.test(text) ? [] : subjectsOf(draft, text, true);
      // "a rowboat with a sailor": who is with a boat is in it
      const [boat] = subjects;
      if (
        clause &&
        next &&
        boat !== undefined &&
        / with /.test(textOf(piece.words)) &&
        FLOATING.test(draft.nodes[boat]!.brief.concept) &&
        isAlive(draft.read(clause))
      ) {
        const crew = subjectsOf(draft, clause, true);
        for (const a of crew) draft.edges.push({ a, is: 'in', b: boat });
        subjects = aboard(draft, subjects, next);
        clause = undefined;
      }
    } else if (subjects.length === 0) {
      // the connector stood first: "sleeping cat", "between two trees"
      if (link.kind === 'verb') adjective = { verb: link.id };
      else if (RELATIONS[link.id].layout === 'fight' || RELATIONS[link.id].layout === 'dance')
        adjective = { verb: 'fight' };
      if (text) subjects = subjectsOf(draft, text, true);
      // "a sleeping dragon and a brave knight": who has words of his own does not sleep
      const second = /(?:,| and) (.+)$/.exec(text)?.[1];
      const ofAll = second === undefined || !/ /.test(second);
      if (adjective) for (const s of ofAll ? subjects : subjects.slice(0, 1)) draft.nodes[s]!.act ??= adjective;
    } else if (link.kind === 'verb') {
      const listed = textOf(piece.words).trimStart().startsWith(',');
      const has = listed && doers.length === 1 && takes(draft, doers[0]!, text);
      last = readAct(draft, doers, link, has ? '' : text) ?? last;
    } else {
      const passive = link.passive ? { passive: true as const } : {};
      last =
        readRelation(draft, { subjects: doers, is: link.id, text, words: piece.linkWords ?? '', last, ...passive }) ??
        last;
    }
    if (clause) {
      const again = draft.named(clause);
      subjects = again === undefined ? subjectsOf(draft, clause, true) : [again];
      last = undefined;
    }
  });
}
