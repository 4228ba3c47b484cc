/**
 * A noun phrase → the subjects it names: one, those of "X and Y", a couple or a family, who does something or has something done to
 * somebody. Who or what comes along with a subject is found in `companions-of.ts`.
 */
import { canHold } from '../../catalogue/garments/held-thing.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { tokenise } from '../../understand/tokens.ts';
import { isAlive } from '../layout/actor.ts';
import type { VerbId } from '../verbs.ts';
import { companionsOf, FASTENING, goodsIn } from './companions-of.ts';
import { coupleOf } from './couples.ts';
import type { Draft } from './draft.ts';
import { singularOf } from './how-many.ts';
import { KNOWN } from './known.ts';
import { LINKS } from './links.ts';
import { readNoun } from './noun-phrase.ts';
import { ARTICLES, GROUPS, NUMBERS, textOf } from './words.ts';

/** "A flock of": a number of what follows. */
const GROUP_OF = new RegExp(`^(?:an? |the |one )?(?:[a-z]+ )?(?:${Object.keys(GROUPS).join('|')}) of\\b`);
/** Nodes of a phrase: one, or those of "X and Y". */
export function subjectsOf(draft: Draft, phrase: string, first: boolean, many = false): number[] {
  const text = phrase
    .replace(/^[,\s]+|[,\s]+$/g, '')
    .replace(/\b(?:and|while|is|are)$/, '')
    .trim();
  // "a book and a leather strap": the strap is the book's, and nothing is drawn of it
  const fastened = /^(.+?) and (?:an? |the |its )?((?:[a-z]+ )?[a-z]+)$/.exec(text);
  if (
    fastened &&
    FASTENING.test(fastened[2]!) &&
    draft.read(fastened[1]!).kind === 'thing' &&
    !isAlive(draft.read(fastened[1]!))
  ) {
    draft.unknown.push(...fastened[2]!.split(' '));
    return subjectsOf(draft, fastened[1]!, first, many);
  }
  const bare = textOf(tokenise(text).filter((t) => !ARTICLES.has(t.text)));
  const couple = coupleOf(draft, bare);
  if (couple) return couple;
  const parts = text
    .split(/ and /.test(text) ? /\s*,\s*(?:and\s+)?|\s+and\s+(?:also\s+)?/ : / and /)
    .filter((p) => p.trim() !== '');
  if (
    parts.length > 1 &&
    !/\b(?:with|wearing|holding|of|in)\b/.test(parts[0]!.replace(GROUP_OF, '')) &&
    !dressed(draft, parts) &&
    parts.every((p) => named(draft, p)) &&
    !isOneName(text)
  )
    return parts.flatMap((p) => subjectsOf(draft, p, first, many));
  // "a girl with a balloon, a dog with a bone": each is somebody
  const each = / and /.test(text) ? [] : text.split(/, (?=(?:an?|the|two|three) )/);
  if (each.length > 1 && each.every((part) => isAlive(draft.read(part)) && draft.read(part).confidence >= 0.9)) return each.flatMap((part) => subjectsOf(draft, part, first, many)); // biome-ignore format: one line
  // "a girl in a red hood and the wolf": who is named last with an article stands there as well
  const last = / (?:with|in|wearing|holding) /.test(parts[0] ?? '')
    ? /^(.+) and ((?:an?|the|two|three) .+)$/.exec(text)
    : null;
  if (last && isAlive(draft.read(last[2]!)) && draft.read(last[2]!).confidence >= 0.9 && draft.read(last[1]!).kind === 'humanoid') return [...subjectsOf(draft, last[1]!, first, many), ...subjectsOf(draft, last[2]!, first, many)]; // biome-ignore format: one line
  const acting = actIn(text);
  if (acting) {
    const ids = subjectsOf(draft, acting.rest, first, many);
    for (const id of ids) draft.nodes[id]!.act ??= { verb: acting.verb };
    return ids;
  }
  const done = doneTo(draft, text);
  if (done) return done;
  const noun = readNoun(text, draft.read);
  const accompanied = companionsOf(draft, text, noun);
  if (accompanied) return accompanied;
  // "three potions, red, blue and green": a colour each
  const { colours } = noun.brief;
  if (noun.count > 1 && colours.length === noun.count && /,| and /.test(text))
    return colours.map((colour) =>
      draft.add({ ...noun, count: 1, brief: { ...noun.brief, colours: [colour] } }, false),
    );
  const filled = goodsIn(draft, text, noun);
  if (filled) return filled;
  if (noun.brief.confidence < KNOWN && !first) {
    const single = readNoun(singularOf(text), draft.read);
    if (single.brief.confidence >= KNOWN) return [draft.add({ ...single, plural: single.count <= 1 }, many)];
    draft.unknown.push(...(noun.unknown.length > 0 ? noun.unknown : [noun.text]));
    return [];
  }
  return [draft.add(noun, many)];
}

/** "A man in a sweater and a cap": what a person wears and has, said in a list. */
function dressed(draft: Draft, parts: readonly string[]): boolean {
  const first = parts[0]!;
  if (!/ in /.test(first) || draft.read(first).kind !== 'humanoid') return false;
  return parts.slice(1).every((part) => {
    const alone = draft.read(part);
    return alone.kind === 'thing' && draft.read(`${first} and ${part}`).parts.length >= draft.read(first).parts.length;
  });
}

/** "A nurse xyzing an old woman": whatever the word means, both are there; it is told as unknown. */
function doneTo(draft: Draft, text: string): number[] | undefined {
  const cut = /^(.+?) (?:is |are )?([a-z]{3,}ing) ((?:an?|the|his|her|its|their|two|three|some) .+)$/.exec(text);
  if (!cut || LEXICON.read(cut[2]!).length > 0) return undefined;
  const [who, whom] = [draft.read(cut[1]!), draft.read(cut[3]!)];
  if (who.confidence < 0.9 || whom.confidence < 0.9 || whom.scenery || !isAlive(who)) return undefined;
  draft.unknown.push(cut[2]!);
  const a = subjectsOf(draft, cut[1]!, true);
  const held = !isAlive(whom) && who.kind === 'humanoid' && canHold(whom.concept);
  const last = draft.nodes[a.at(-1)!]!;
  const armed = held ? draft.read(`${last.text} with ${cut[3]}`) : undefined;
  if (armed && armed.parts.length > last.brief.parts.length) {
    draft.nodes[last.id] = { ...last, brief: { ...armed, count: 1 } };
    return a;
  }
  for (const b of subjectsOf(draft, cut[3]!, false))
    draft.edges.push({ a: a[0]!, is: held ? 'hold' : isAlive(whom) ? 'facing' : 'beside', b });
  return a;
}

/** "A sleeping dragon": what it does, and the rest. */
function actIn(text: string): { readonly verb: VerbId; readonly rest: string } | undefined {
  const tokens = tokenise(text);
  let from = 0;
  while (ARTICLES.has(tokens[from]?.text ?? '') || NUMBERS[tokens[from]?.text ?? ''] !== undefined) from++;
  const hit = LINKS.at(tokens, from);
  if (
    hit?.value.kind !== 'verb' ||
    from + hit.length >= tokens.length ||
    LEXICON.match(tokens, from).length > hit.length
  )
    return undefined;
  return { verb: hit.value.id, rest: textOf([...tokens.slice(0, from), ...tokens.slice(from + hit.length)]) };
}

function isOneName(text: string): boolean {
  const tokens = tokenise(text).filter((t) => !ARTICLES.has(t.text));
  return tokens.length > 0 && LEXICON.match(tokens, 0).length === tokens.length;
}

function named(draft: Draft, text: string): boolean {
  const noun = readNoun(text, draft.read);
  return noun.brief.confidence >= KNOWN && !noun.brief.scenery;
}
