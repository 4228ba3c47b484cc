import { FEATURES, type Slot } from '../catalogue/garments/index.ts';
import { baseColour } from '../catalogue/materials.ts';
import { HUMANOID_CONCEPTS } from '../catalogue/people.ts';
import { SPECIES } from '../catalogue/species.ts';
import { lookOf } from '../subject/humanoid/look.ts';
import type { Brief, BriefPart } from '../types.ts';
import { assemble } from './assemble/index.ts';
import { TONES } from './colours.ts';
import { LEXICON } from './default-lexicon.ts';
import { toned } from './description.ts';
import { type EditStep, editSteps } from './edit-steps.ts';
import { type Interpretation, interpret } from './interpret.ts';
import { readManner, told } from './manner.ts';
import { phrases, reading } from './phrases.ts';
import { type EditOptions, pinned, slotOf } from './pinned.ts';
import { retell } from './retell.ts';
import type { Choice } from './subject.ts';
import { tokenise } from './tokens.ts';

/**
 * A brief with an edit applied: "make the cape blue", "wearing a golden crown", "without helmet", "as a zombie",
 * "replace the sword with an axe". What the edit does not speak of stays, so that drawing the result with the source's
 * seed shows the same subject. Words that mean nothing are added to `unknown`; an edit of no meaning changes nothing else.
 * Never throws.
 */
export function editBrief(brief: Brief, edit: string, options: EditOptions = {}): Brief {
  const { rest, ...manner } = readManner(edit, true);
  const steps = editSteps(rest, LEXICON);
  if (steps.length === 0 && Object.keys(manner).length === 0) return brief;
  const edited = { ...steps.reduce((b, step) => applied(b, step, options), brief), ...manner };
  return { ...edited, drawnAs: told(retell(edited, brief), edited) };
}

function applied(brief: Brief, step: EditStep, options: EditOptions): Brief {
  if (step.do === 'describe') return merged(brief, changeOf(brief, read(step.text)), step.more === true);
  if (step.do === 'shade') return shaded(brief, step, options);
  if (step.do === 'become') return become(brief, read(step.text), options);
  const added = changeOf(brief, read(`with ${step.to}`));
  const gone = changeOf(brief, read(`without ${step.from}`));
  // what takes the same place needs no room made for it, and inherits what was said of it
  const taken = new Set(added.parts.flatMap((p) => [p.piece, placeOf(p.piece)]));
  const removed = { ...gone, without: gone.without.filter((piece) => !taken.has(piece) && !taken.has(placeOf(piece))) };
  return merged(merged(brief, removed, false), added, false);
}

const read = (text: string): Interpretation => interpret(phrases(tokenise(text), LEXICON), LEXICON);

/** What a text says of this subject, as a brief of its own. */
function changeOf(brief: Brief, found: Interpretation): Brief {
  const choice: Choice = {
    kind: brief.kind,
    concept: brief.concept,
    confidence: brief.confidence,
    ...(brief.species ? { species: brief.species } : {}),
    has: brief.parts.map((p) => p.piece).reverse(),
  };
  return assemble(found, [], choice, LEXICON);
}

/** A piece's slot, or that of the feature: 'hair' is said of whatever style there is. */
const placeOf = (piece: string): string | undefined => slotOf(piece) ?? FEATURES[piece]?.slot;
const BODY: ReadonlySet<string> = new Set(['hair', 'beard', 'horns', 'wings', 'tail']);
const ofBody = (piece: string): boolean => BODY.has(placeOf(piece) ?? '') || piece === 'eyes' || piece === 'skin';

/** Words of which one at a time is true. */
const EXCLUSIVE: readonly ReadonlySet<string>[] = [
  ['female', 'male'],
  ['old', 'young', 'child'],
  ['fat', 'thin', 'muscular'],
  ['tall', 'short'],
  ['small', 'giant'],
  ['evil', 'happy', 'angry', 'sad', 'scared', 'surprised', 'calm'],
  ['burning', 'frozen', 'snowy'],
  ['open', 'closed'],
  ['empty', 'full'],
].map((words) => new Set(words));

function words(earlier: readonly string[], later: readonly string[]): readonly string[] {
  const rivals = later.flatMap((w) => EXCLUSIVE.filter((group) => group.has(w)).flatMap((group) => [...group]));
  return [...new Set([...earlier.filter((w) => !rivals.includes(w)), ...later])];
}

/** The change laid over the brief. `more`: what a hand gets does not replace what it was said to hold. */
function merged(brief: Brief, change: Brief, more: boolean): Brief {
  const gone = new Set(change.without);
  const emptied = new Set(change.without.flatMap((w) => FEATURES[w]?.slot ?? []));
  const kept = brief.parts.filter((p) => !gone.has(p.piece) && !emptied.has(slotOf(p.piece) as never));
  const painted = change.colours.length > 0 || change.material !== undefined;
  const parts = [...(painted ? kept.map((p) => repainted(p, change)) : kept)];
  for (const part of change.parts) put(parts, part, more);
  const there = new Set(change.parts.flatMap((p) => [p.piece, ...featuresAt(slotOf(p.piece))]));
  const keepsFinish = change.colours.length === 0 || brief.kind !== 'humanoid';
  const material = change.material ?? (keepsFinish ? brief.material : undefined);
  const { material: _, ...rest } = brief;
  return {
    ...rest,
    ...(change.species ? { species: change.species } : {}),
    colours: change.colours.length > 0 ? change.colours : brief.colours,
    ...(material ? { material } : {}),
    parts,
    without: [...new Set([...brief.without.filter((w) => !there.has(w)), ...change.without])],
    build: words(brief.build, change.build),
    mood: words(brief.mood, change.mood),
    ...(change.action ? { action: change.action } : {}),
    ...(change.setting ? { setting: change.setting } : {}),
    unknown: [...new Set([...brief.unknown, ...change.unknown])].slice(0, 40),
  };
}

const featuresAt = (slot: string | undefined): readonly string[] =>
  slot === undefined ? [] : Object.keys(FEATURES).filter((id) => FEATURES[id]!.slot === slot);

/** The garment that shows a person's colour loses the one that it had of its own. */
function repainted(part: BriefPart, change: Brief): BriefPart {
  if (change.kind !== 'humanoid' || slotOf(part.piece) !== 'torso') return part;
  const colour = change.colours[0];
  return {
    piece: part.piece,
    ...(colour ? { colour } : {}),
    ...(change.material ? { material: change.material } : {}),
  };
}

/** Puts a piece where it belongs: the same one is described anew, another in its slot gives way. */
function put(parts: BriefPart[], next: BriefPart, more: boolean): void {
  const same = parts.findIndex((p) => p.piece === next.piece);
  if (same >= 0) {
    const earlier = parts[same]!;
    const said = next.colour !== undefined || next.material !== undefined;
    parts[same] = said
      ? { ...next, ...(next.material || !earlier.material || next.colour ? {} : { material: earlier.material }) }
      : earlier;
    return;
  }
  const slot = slotOf(next.piece);
  const rival = parts.findIndex((p) => slot !== undefined && slotOf(p.piece) === slot);
  if (rival < 0) {
    parts.push(next);
    return;
  }
  const hand = slot === 'right' || slot === 'left';
  if (hand && more) {
    parts.push(next);
    return;
  }
  const { piece: _, ...finish } = parts[rival]!;
  // a new hair style has the colour of the old one
  parts.splice(rival, 1, ofBody(next.piece) && !next.colour && !next.material ? { ...finish, ...next } : next);
}

/** A colour of the subject's, made darker or lighter; one that the seed chose is told by the look. */
function shaded(brief: Brief, { tone, of }: Extract<EditStep, { do: 'shade' }>, options: EditOptions): Brief {
  const step = TONES.get(tone)!;
  const named = of === undefined ? undefined : changeOf(brief, read(`with ${of}`)).parts[0]?.piece;
  if (of !== undefined && named === undefined) return { ...brief, unknown: [...new Set([...brief.unknown, of])] };
  const look = brief.kind === 'humanoid' ? lookOf(brief, options.seed ?? 0, options.variation ?? 0) : undefined;
  const piece = named ?? look?.worn.get('torso')?.piece.id;
  const part = brief.parts.find((p) => p.piece === piece);
  const ref =
    piece === 'skin'
      ? look?.skin
      : piece === 'eyes'
        ? look?.eyes
        : look?.worn.get(placeOf(piece ?? '') as Slot)?.material;
  const hex =
    part?.colour ??
    (ref === undefined ? (part?.material ? baseColour(part.material) : brief.colours[0]) : baseColour(ref));
  if (hex === undefined) return { ...brief, unknown: [...new Set([...brief.unknown, tone])] };
  const colour = toned(hex, step);
  if (piece === undefined) return { ...brief, colours: [colour, ...brief.colours.slice(1)] };
  const parts = [...brief.parts];
  put(parts, { ...(part ?? (ref && !ref.startsWith('#') ? { material: ref } : {})), piece, colour }, false);
  return { ...brief, parts };
}

/** Somebody else, or something else, as far as it can keep who it was. */
function become(brief: Brief, found: Interpretation, options: EditOptions): Brief {
  const subject = found.subject;
  const concept = subject && reading(subject, 'concept');
  const species = subject && reading(subject, 'species');
  const build = subject && reading(subject, 'build');
  if (brief.kind === 'humanoid' && concept?.kind !== 'quadruped' && concept?.kind !== 'thing') {
    if (species && !(build && species.id === 'human')) return foreign(brief, species.id, found);
    // "as a child", "as a woman": the same one, of another build
    if (build && (concept === undefined || concept.weak || concept.general)) {
      found.description.builds.push(build.id);
      return merged(brief, changeOf(brief, found), false);
    }
    if (concept && !concept.weak && HUMANOID_CONCEPTS[concept.id]) return dressed(brief, concept.id, found, options);
    return merged(brief, changeOf(brief, found), false);
  }
  if (species && brief.kind !== 'humanoid') {
    found.description.species.push(species.id);
    return merged(brief, changeOf(brief, found), false);
  }
  if (!concept || concept.weak || concept.id === brief.concept) return merged(brief, changeOf(brief, found), false);
  const { species: _s, material: _m, action: _a, ...rest } = brief;
  const other: Brief = {
    ...rest,
    kind: concept.kind,
    concept: concept.id,
    confidence: 1,
    colours: [],
    parts: [],
    without: [],
  };
  return merged(other, changeOf(other, found), false);
}

/** Another species in the same clothes. */
function foreign(brief: Brief, id: string, found: Interpretation): Brief {
  const bald = SPECIES[id]?.hair !== true;
  const parts = brief.parts.filter((p) => p.piece !== 'skin' && !(bald && BODY.has(placeOf(p.piece) ?? '')));
  const same = { ...brief, species: id, parts };
  return merged(same, changeOf(same, found), false);
}

/** The same body in the clothes, and with the things, of another concept. */
function dressed(brief: Brief, concept: string, found: Interpretation, options: EditOptions): Brief {
  const body = brief.parts.filter((p) => ofBody(p.piece));
  const { material: _, ...rest } = brief;
  const other: Brief = {
    ...rest,
    concept,
    confidence: 1,
    ...((brief.species ?? HUMANOID_CONCEPTS[brief.concept]?.species)
      ? { species: brief.species ?? HUMANOID_CONCEPTS[brief.concept]!.species! }
      : {}),
    colours: [],
    parts: [...pinned(brief, body, options), ...body],
    without: brief.without.filter((w) => ofBody(w)),
  };
  return merged(other, changeOf(other, found), false);
}
