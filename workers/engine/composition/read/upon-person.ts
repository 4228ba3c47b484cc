/**
 * What belongs to the one person of a picture and was read as something beside him: clothes and gear of a list ("a mechanic with a tire,
 * white overalls and cap"), what he is said to be accompanied by and has in his hands ("a chef with a giant ladle"). Parts of his body
 * ("hat hiding the eyes") are no things that lie there.
 */
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { Brief, BriefPart } from '../../types.ts';
import type { Act, Edge, SceneGraph, SceneNode } from '../graph.ts';
import { isAlive } from '../sprites/alive.ts';
import { KNOWN, type Read } from './known.ts';
import { UPON, without, withoutBodyParts } from './own-parts.ts';

const HANDS: ReadonlySet<string | undefined> = new Set(['right', 'left']);
/** Who has something is said to be with it or beside it; other relations say where it stands. */
const OWNING: ReadonlySet<Edge['is']> = new Set(['with', 'beside']);
/** Where on the body something is said to be, and the slots of what is worn there. */
const WORN_AT: Readonly<Partial<Record<Edge['is'], ReadonlySet<string | undefined>>>> = {
  carry: new Set(['carry', 'back', 'wings', 'sling']),
  'on back': new Set(['carry', 'back', 'wings', 'sling']),
  'on shoulder': new Set(['carry', 'sling', 'shoulders']),
  'on belt': new Set(['waist', 'belt']),
  'on head': new Set(['hat', 'horns', 'hair']),
};
const CARRIED: ReadonlySet<Edge['is']> = new Set(['carry', 'hold']);
const BODY =
  /^(?:(?:an?|the|his|her|their|one|both|two) )*(?:[a-z]+ )?(?:eyes?|faces?|hands?|arms?|legs?|foot|feet|heads?|mouth|nose|ears?|hair|fingers?|back|shoulders?|hips?|lips|teeth|forehead|brow|cheeks?|neck|skin|knees?|elbows?|chin|jaw|palms?|wrists?|ankles?|thighs?|waist|thumbs?|knuckles|temples?|eyebrows?)$/;
/** By what a thing hangs on somebody: "a camera on a strap". */
const HUNG_BY = /^(?:(?:an?|the|his|her) )?(?:[a-z]+ )?(?:strap|sling|lanyard|cord|string|leash|pocket)$/;
/** A chest is a box unless it is told to be somebody's. */
const BREAST =
  /^(?:(?:his|her|their|one) )?(?:bare|hairy|broad|muscular|wide|flat|tattooed|scarred|smooth|hairless|armou?red|oiled) chest$|^(?:his|her|their) chest$/;
/** What nobody carries about, whatever hands can hold of it. */
const STANDING =
  /\b(?:table|chair|desk|throne|horse|bike|bicycle|car|cart|tree|house|tent|boat|fire|campfire|chest|cauldron|altar|statue|computer|wall|door|bed|bench)s?$/;

/** The graph with all that is one person's upon that person. */
export function uponPerson(asRead: SceneGraph, read: Read): SceneGraph {
  const graph = withoutBodyParts(asRead);
  const people = graph.nodes.filter(({ brief }) => brief.kind === 'humanoid' && brief.confidence >= KNOWN);
  const [who] = people;
  if (!who || people.length > 1 || who.count !== 1) return graph;
  const taken = new Set(who.brief.parts.map(({ piece }) => pieceOf(piece)?.slot));
  const parts: BriefPart[] = [];
  const told: string[] = [];
  const unknown: string[] = [];
  const gone = new Set<number>();
  const found = new Set<string>();
  const shown: string[] = [];
  const dress = who.act?.object && dressOf(who, who.act.object.text, read, taken);
  if (dress) {
    for (const part of dress.parts) taken.add(pieceOf(part.piece)!.slot);
    parts.push(...dress.parts);
    told.push(dress.told);
  }
  for (const node of graph.nodes) {
    if (node === who) continue;
    const pair = pairOf(node, who, graph.edges, read);
    if (pair && !taken.has('right') && !taken.has('left') && !who.act) {
      taken.add('right').add('left');
      parts.push(...pair.parts);
      told.push(pair.told);
      for (const word of [...node.text.split(' '), 'carrying', 'holding']) found.add(word);
      gone.add(node.id);
      continue;
    }
    if (isOwnPlace(node, who, graph.edges, read)) {
      gone.add(node.id);
      shown.push(...node.text.split(' '));
      // "a falcon on the glove and a torn green cloak": of which more is said is worn
      const said = dressedIn(who, node.text, read).parts.filter(({ piece, colour, material, states }) => pieceOf(piece) && (colour || material || states)); // biome-ignore format: one line
      if (said.some(({ piece }) => taken.has(pieceOf(piece)!.slot))) continue;
      for (const part of said) {
        taken.add(pieceOf(part.piece)!.slot);
        parts.push(part);
        told.push(node.text);
      }
      continue;
    }
    if (!belongs(node, who, graph.edges)) continue;
    const spots = graph.edges.flatMap(({ a, b, is }) => ([a, b].includes(node.id) && WORN_AT[is]) || []);
    if ([BODY, BREAST].some((words) => words.test(node.text.toLowerCase()))) {
      gone.add(node.id);
      unknown.push(node.text);
      continue;
    }
    const whole = dressedIn(who, node.text, read);
    // "a wooden club with obsidian teeth": a club of which more is said
    const [bare = '', ...more] = node.text.split(' with ');
    const simply = more.length > 0 && node.brief.parts.length > 0 && (whole.unknown.length > 0 || whole.parts.length !== 1) ? dressedIn(who, bare, read) : undefined; // biome-ignore format: one line
    const worn = simply?.unknown.length === 0 && simply.parts.length === 1 && HANDS.has(pieceOf(simply.parts[0]!.piece)?.slot) ? simply : whole; // biome-ignore format: one line
    const own = worn.parts.filter(({ piece }) => pieceOf(piece) !== undefined);
    const slots = own.map(({ piece }) => pieceOf(piece)!.slot);
    const fits =
      worn.kind === 'humanoid' &&
      worn.unknown.length === 0 &&
      own.length > 0 &&
      own.length === worn.parts.length &&
      spots.every((worn) => slots.every((slot) => worn.has(slot))) &&
      // what acts as the person does is dress that was listed behind the deed, nothing that hands hold
      (!node.act || slots.every((slot) => !HANDS.has(slot))) &&
      slots.every((slot) => !taken.has(slot) && !(HANDS.has(slot) && (who.act?.object || STANDING.test(node.text))));
    // what the person has already is no second one beside
    if (
      !fits &&
      spots.length === 0 &&
      own.length === 1 &&
      who.brief.parts.some(({ piece }) => piece === own[0]!.piece)
    ) {
      for (const word of node.text.split(' ')) found.add(word);
      gone.add(node.id);
    }
    if (!fits) continue;
    for (const slot of slots) taken.add(slot);
    parts.push(...own);
    for (const word of [...node.text.split(' '), ...(spots.length > 0 ? ['balancing'] : [])]) found.add(word);
    told.push(worn.drawnAs.replace(/^.*? with /, ''));
    gone.add(node.id);
  }
  if (gone.size === 0 && !dress) return graph;
  const drawnAs = told.length > 0 ? `${who.brief.drawnAs} with ${told.join(' and ')}` : who.brief.drawnAs;
  const { act, ...still } = who;
  const { object: _, ...deed } = act ?? { verb: undefined };
  const acting = !act ? {} : { act: dress ? (deed as Act) : act };
  const dressed: SceneNode = {
    ...still,
    ...acting,
    brief: { ...who.brief, parts: [...who.brief.parts, ...parts], drawnAs },
  };
  return { ...without({ ...graph, nodes: graph.nodes.map((node) => (node === who ? dressed : node)) }, gone), unknown: [...new Set([...graph.unknown.filter((word) => !found.has(word)), ...unknown])], ...(shown.length > 0 ? { shown: [...(graph.shown ?? []), ...shown] } : {}), parsed: true }; // biome-ignore format: one line
}

/** Somebody of that kind in it: a wizard's hat is a wizard's; of whom more is said, anybody. */
function dressedIn({ text, brief }: SceneNode, what: string, read: Read): Brief {
  const plain = /^[a-z]+(?: [a-z]+)?$/i.test(text) && brief.parts.length === 0;
  return read(`${plain ? text : 'person'} with ${what}`);
}

/** What was read as done with or to something and is clothes that were listed behind the deed: "casting a spell, red hat and blue robe". */
function dressOf(
  who: SceneNode,
  text: string,
  read: Read,
  taken: ReadonlySet<string | undefined>,
): { readonly parts: readonly BriefPart[]; readonly told: string } | undefined {
  const brief = dressedIn(who, text.replace(/^with /, ''), read);
  const slots = brief.parts.map(({ piece }) => pieceOf(piece)?.slot);
  const clothes = slots.length > 1 && slots.every((slot) => slot && !HANDS.has(slot) && !taken.has(slot));
  if (brief.kind !== 'humanoid' || brief.unknown.length > 0 || !clothes) return undefined;
  return { parts: brief.parts, told: brief.drawnAs.replace(/^.*? with /, '') };
}

/** Two small things that somebody carries: one is in each hand. */
function pairOf(
  node: SceneNode,
  who: SceneNode,
  edges: readonly Edge[],
  read: Read,
): { readonly parts: readonly BriefPart[]; readonly told: string } | undefined {
  if (node.count !== 2 || node.unlike || node.changes.length > 0 || node.brief.kind !== 'thing') return undefined;
  const said = edges.filter(({ a, b, c }) => a === node.id || b === node.id || c === node.id);
  if (said.length === 0 || !said.every(({ a, b, is }) => a === who.id && b === node.id && CARRIED.has(is))) return undefined; // biome-ignore format: one line
  const what = node.text.split(' with ')[0]!.replace(/ of .*$/, '');
  const held = dressedIn(who, `a ${what}`, read);
  const [part, ...more] = held.parts.filter(({ piece }) => HANDS.has(pieceOf(piece)?.slot));
  if (!part || more.length > 0 || pieceOf(part.piece)!.both || STANDING.test(what)) return undefined;
  return { parts: [part, part], told: `two ${what.replace(/s$/, '')}s` };
}

/** "A plaster on the knee", "three windows on the helmet", "a book chained to the belt": where on himself somebody has something. */
function isOwnPlace(node: SceneNode, who: SceneNode, edges: readonly Edge[], read: Read): boolean {
  const said = edges.filter(({ a, b, c }) => a === node.id || b === node.id || c === node.id);
  const upon = said.every(({ a, b, c, is }) => c === undefined && a === who.id && b === node.id && (UPON.has(is) || is === 'with')); // biome-ignore format: one line
  if (!upon || node.count > 1 || node.act || node.changes.length > 0 || isAlive(node.brief)) return false;
  const on = said.some(({ is }) => is !== 'with');
  if (on && (BODY.test(node.text.toLowerCase()) || HUNG_BY.test(node.text.toLowerCase()))) return true;
  const slots = dressedIn(who, node.text, read).parts.map(({ piece }) => pieceOf(piece)?.slot);
  const worn = slots.length > 0 && slots.every((slot) => slot !== undefined && !HANDS.has(slot) && slot !== 'carry');
  // a garment by itself that he has on already is that one
  return worn && (on || who.brief.parts.some(({ piece }) => slots.includes(pieceOf(piece)?.slot)));
}

/** A single thing that nothing more is said of, and that stands in no place of its own. */
function belongs(node: SceneNode, who: SceneNode, edges: readonly Edge[]): boolean {
  if (
    node.count !== 1 ||
    (node.act && node.act.verb !== who.act?.verb) ||
    node.changes.length > 0 ||
    node.aloft ||
    node.brief.kind !== 'thing'
  )
    return false;
  const said = edges.filter(({ a, b, c }) => a === node.id || b === node.id || c === node.id);
  // "a boy and a frog": whoever lives stands there, unless it is carried
  if (isAlive(node.brief) && !said.some(({ is }) => is === 'carry' || WORN_AT[is] !== undefined)) return false;
  return said.every(({ a, b, c, is }) => c === undefined && (is === 'carry' ? a === who.id : OWNING.has(is) ? a === who.id || b === who.id : WORN_AT[is] !== undefined && b === who.id)); // biome-ignore format: one line
}
