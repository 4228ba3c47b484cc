/**
 * Edits in words of a picture of any artist: a thing is put where it belongs, a part takes another colour or goes; every
 * other byte stays as it was.
 */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { sameImage } from '../../../../src/pixels/image.ts';
import { type Ramp, ramp as rampOf } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { materialOf } from '../../catalogue/materials.ts';
import type { Models } from '../../inference/models.ts';
import type { BriefPart } from '../../types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { clausesOf, type EditStep, editSteps } from '../../understand/edit-steps.ts';
import { DEFAULT_GUIDANCE, emphasiseColour } from '../../understand/guidance.ts';
import { understand } from '../../understand/index.ts';
import { type Edit, readEdit } from '../inpaint/read-edit.ts';
import { toFlat } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { beardOf } from './beard.ts';
import { byArea, named, ofThingByArea, PART_OF_THING, replacedByArea } from './by-colour/by-area.ts';
import { capeOf } from './cape-found.ts';
import { carryEdit } from './carry-edit.ts';
import { clothByMatter } from './cloth-by-matter.ts';
import { eyesAlight, eyesColoured, eyesInHood, GLOWING } from './eyes.ts';
import { eyesUsual } from './eyes-by-look.ts';
import { eyesMeant } from './eyes-meant.ts';
import { brightOnHead, hideWhole } from './features.ts';
import { hatOf } from './hat-found.ts';
import { fullHand, heldIn, isHeld, sum, weaponOf } from './held.ts';
import { partIn } from './look-words.ts';
import { isMark, withMark } from './marks-drawn.ts';
import { isThing } from './matters.ts';
import { bare, needed, partFound, slotFor } from './named-part.ts';
import { ofItsOwn } from './of-its-own.ts';
import { capeBehind } from './panels/garments.ts';
import { settled } from './panels/settle.ts';
import { partRegion } from './part-region.ts';
import { pictureWish } from './picture/index.ts';
import { type PieceEdit, PUT_ON, putOn } from './put-on.ts';
import type { Region } from './regions.ts';
import { removed } from './remove.ts';
import { subjectOf } from './see-subject.ts';
import { shieldOf } from './shield-found.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { recoloured, shaded } from './tones.ts';
import { eyesOf } from './whole-of.ts';
import { isBeside, withAdded } from './wishes/added.ts';
import { asMuchOf, halvesOf, type Left } from './wishes/halves.ts';
import { wished } from './wishes/index.ts';
import { plainly } from './wishes/plainly.ts';
import { byLook } from './wishes/verbs.ts';
import { ADDS, coloursIn, isColour, isPutOn, otherWords } from './wishes/words.ts';
import { rampNamed, tonesOfPart } from './words-tones.ts';

export interface EditedPicture {
  readonly image: Rgba;
  /** What was done, in words. */
  readonly done: readonly string[];
  /** What of the words could not be done, and why. */
  readonly left: readonly Left[];
}

const CHANGES = /\b(?:make|turn|paint|dye|tint|colou?r|recolou?r|change)\b/i;

/**
 * The frames of an animation edited alike: what is of the picture as a whole is done to all of them, what is of a part to
 * the first, from which it is carried to the others.
 */
export async function editFrames(
  models: Models,
  frames: readonly Rgba[],
  sentence: string,
  options: { readonly seed: number; readonly guidance?: number },
): Promise<{ readonly frames: readonly Rgba[]; readonly done: readonly string[]; readonly left: readonly Left[] }> {
  let now = frames;
  const done: string[] = [];
  const left: Left[] = [];
  const kept: string[] = [];
  const finish = async (): Promise<void> => {
    if (kept.length === 0) return;
    const edited = await editPicture(models, now[0]!, kept.splice(0).join(', '), options);
    done.push(...edited.done);
    left.push(...edited.left);
    now = carryEdit(now, edited.image);
  };
  for (const clause of plainly(clausesOf(sentence)).map(byLook)) {
    const whole = pictureWish(
      {
        ...(await subjectOf(models, now[0]!)),
        seed: options.seed,
        guidance: options.guidance ?? DEFAULT_GUIDANCE,
        isChange: true,
      },
      clause,
    );
    if (!whole) {
      kept.push(clause);
      continue;
    }
    await finish();
    now = whole(now);
    done.push(clause);
  }
  // Words that are no order at all are refused as those of one picture.
  if (done.length === 0 && kept.length === 0) kept.push(sentence);
  await finish();
  return { frames: now, done, left };
}

/**
 * Applies an edit; `guidance` 1..20 is how strong the colours are that the words name. Rejects with an InputError that
 * says what could not be done.
 */
export async function editPicture(
  models: Models,
  image: Rgba,
  sentence: string,
  { seed, guidance = DEFAULT_GUIDANCE }: { readonly seed: number; readonly guidance?: number },
): Promise<EditedPicture> {
  const done: string[] = [];
  const left: Left[] = [];
  // What is said of a figure is not said of its shadow.
  const shadowed = withoutGroundShadow(image);
  let picture = shadowed?.figure ?? image;
  const isChange = CHANGES.test(sentence);
  const again = async (image: Rgba, words: string): Promise<Rgba> => {
    const edited = await editPicture(models, image, words, { seed, guidance });
    left.push(...edited.left);
    return edited.image;
  };
  const one = async (clause: string): Promise<void> => {
    const seen = await subjectOf(models, picture);
    const subject = { ...seen, seed, guidance, isChange };
    let area =
      (isMark(clause) ? markedOrNot(subject, clause) : undefined) ??
      ofThingByArea(subject, clause) ??
      (isBeside(clause) || isHatOnThing(subject, clause) ? withAdded(subject, clause) : undefined);
    try {
      if (!area) return await asUsual(clause, seen);
    } catch (error) {
      if (!(error instanceof InputError) || error.message === ALREADY) throw error;
      area =
        byArea(subject, clause) ??
        replacedByArea(subject, clause) ??
        withAdded(subject, clause) ??
        addedBare(subject, clause);
      if (!area) throw named(subject, clause, error);
    }
    picture = area;
    done.push(clause);
  };
  const asUsual = async (clause: string, seen: Awaited<ReturnType<typeof subjectOf>>): Promise<void> => {
    const before = picture;
    const own: string[] = [];
    // A verb holds for the clauses after it; one that puts on ends it.
    const changes = CHANGES.test(clause) || (isChange && !ADDS.test(clause));
    const subject = { ...seen, seed, guidance, isChange: changes, hand: handNamed(clause) };
    const said = ofItsOwn(subject, clause);
    if (said) {
      await one(said);
      return;
    }
    const whole = pictureWish(subject, clause);
    if (whole) {
      picture = whole([picture])[0]!;
      done.push(clause);
      return;
    }
    const granted = await wished(subject, clause, own, again);
    let now = granted ?? picture;
    const bareClause = clause.replace(/ (?:in|with) (?:his|her|its|the) (?:right|left) hand$/, '');
    if (!granted)
      for (const step of editSteps(bareClause, LEXICON).flatMap(eachSaid))
        now = applied({ ...subject, ...(now === picture ? seen : await subjectOf(models, now)) }, step, own);
    if (own.length === 0 && now === before && !KEEPS.test(clause)) throw notUnderstood(clause);
    if (own.length > 0 && sameImage(now, before)) throw new InputError(ALREADY);
    picture = now;
    done.push(...own);
  };
  let failed: InputError | undefined;
  for (const clause of withColours(plainly(clausesOf(sentence))).map(byLook)) {
    const attempt = await asMuchOf(clause, one);
    left.push(...attempt.left);
    failed ??= attempt.error;
  }
  if (done.length === 0 && failed) throw failed;
  if (done.length === 0 && picture === (shadowed?.figure ?? image)) throw notUnderstood(sentence);
  if (shadowed) picture = shadowed.over(picture);
  if (sameImage(picture, image)) throw new InputError(ALREADY);
  return { image: picture, done, left };
}

/** Red cheeks are no part of a thing; what has no face may have cheeks of another kind. */
function markedOrNot(subject: Subject, clause: string): Rgba | undefined {
  try {
    return withMark(subject, clause);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** "Apples", "a tree house", "a sign over the door" of a thing: what no verb is told for is added to it. */
const addedBare = (subject: Subject, clause: string): Rgba | undefined =>
  isThing(subject) && !isPutOn(clause) && coloursIn(clause).length === 0 && /^(?:(?:an?|some|two|three) .+|[a-z]+s(?: (?:on|in|at|over|around) .+)?)$/.test(clause)
    ? withAdded(subject, `add ${clause}`)
    : undefined; // biome-ignore format: one line
const ALREADY = 'The picture already is as the words ask: nothing would change.';
/** What has no head wears a hat on its top. */
const isHatOnThing = (subject: Subject, clause: string): boolean =>
  /^(?:give it|add|put) an? [a-z ]*\b(?:hat|cap|helmet|bonnet|crown|tiara)$/.test(clause) &&
  isThing(subject) &&
  eyesMeant(subject, subject.head?.eyes ?? []).length < 2;

/** Words that ask for nothing. */
const KEEPS = /^(?:no change|nothing|same|keep|leave|please|now|just|also|then|thanks?)\b/;

const notUnderstood = (words: string): InputError =>
  new InputError(
    `"${words.slice(0, 80)}" was not understood as an edit. Say what is put on, held, coloured or taken away: "give him a blue hat", "make the armour golden", "remove the sword".`,
  );

/** Their right hand is on screen left. */
const handNamed = (clause: string): 0 | 1 | undefined =>
  /\bright hand\b/.test(clause) ? 0 : /\bleft hand\b/.test(clause) ? 1 : undefined;

/** "Hood up, dark green": colours alone are those of what was said before them. */
function withColours(clauses: readonly string[]): string[] {
  const out: string[] = [];
  for (const clause of clauses) {
    const ones = / ones?$/.test(clause) ? clause.replace(/ ones?$/, '') : clause;
    const isColours = ones.split(' ').every(isColour) && coloursIn(clause).length > 0 && partIn(clause) === undefined;
    const before = out.at(-1);
    if (isColours && before !== undefined && coloursIn(before).length === 0) out[out.length - 1] = `${before} ${ones}`;
    else out.push(clause);
  }
  return out;
}

/** "With a red hat and a red robe" is two things. */
function eachSaid(step: EditStep): readonly EditStep[] {
  const halves = step.do === 'describe' && !/^without /.test(step.text) ? halvesOf(step.text) : undefined;
  return halves?.map((text) => ({ ...step, text: /^(?:with|wearing|holding) /.test(text) ? text : `with ${text.replace(/^add /, '')}` }) as EditStep) ?? [step]; // biome-ignore format: one line
}

function applied(subject: Subject, step: EditStep, done: string[]): Rgba {
  if (step.do === 'shade') {
    const region = step.of ? needed(subject, slotFor(step.of), step.of) : undefined;
    done.push(`${step.tone}er ${step.of ?? 'all over'}`);
    return shaded(subject.sprite, step.tone, region);
  }
  if (step.do === 'become')
    throw new InputError('Somebody else is another picture: draw it anew. An edit changes what the picture shows.');
  if (step.do === 'replace') {
    const isInHand = isHeld(slotFor(step.from));
    const hand = isInHand ? fullHand(subject, lineOf(subject), stanceOf(subject)) : undefined;
    // What is worn and not taken off is what it is there in another colour.
    if (/^(?:feet|legs|torso|hands)$/.test(slotFor(step.from)))
      return put({ ...subject, isChange: true }, step.to, done);
    const taken = removed(subject, bare(step.from), done);
    return put({ ...gripping(subject, hand), sprite: taken, hand }, step.to, done);
  }
  return step.text.startsWith('without ') ? removed(subject, bare(step.text), done) : put(subject, step.text, done);
}

function put(subject: Subject, words: string, done: string[]): Rgba {
  const text = bare(words);
  const read = emphasised(readEdit(text, understand(text, { seed: subject.seed }), subject.seed), subject.guidance);
  // A bow before a tie is none in the hair.
  const edit: Edit = read.is === 'piece' && /\bbow[- ]?tie\b/.test(text) ? { ...read, slot: 'neck', part: { ...read.part, piece: 'bow-tie' } } : read; // biome-ignore format: one line
  const image =
    (edit.is === 'piece' ? (ofAnotherColour(subject, edit, text, words) ?? putOn(subject, edit, text)) : undefined) ??
    (isOfEyes(edit) || EYES.test(text) ? withEyes(subject, text, edit) : painted(subject, edit, text));
  done.push(text);
  return image;
}

/** A piece that is there and is to have another colour: "make the cape blue"; undefined where something is put on. */
function ofAnotherColour(subject: Subject, { part, slot }: PieceEdit, text: string, words: string): Rgba | undefined {
  const { sprite } = subject;
  const tones = tonesOfPart(part);
  if (!tones) return undefined;
  if (subject.isChange && NAMED.test(words) && (PUT_ON.has(slot) || isHeld(slot))) {
    const region = regionOfPiece(subject, slot, part.piece, text);
    if (!region)
      throw new InputError(
        `No ${text} was found in the picture: nothing ${slot === 'beard' ? 'below the eyes is of another colour than the face' : 'that a hand holds stands out'}.`,
      );
    return recoloured(sprite, tones, settled(subject, slot, region));
  }
  const cape = slot === 'back' && part.colour ? capeMeant(subject) : undefined;
  return cape && recoloured(sprite, tones, settled(subject, 'back', cape));
}

/** Of what hangs behind legs a strip alone may have been told. */
function capeMeant(subject: Subject): Region | undefined {
  const [told, behind] = [capeOf(subject), capeBehind(subject)];
  return behind && (!told || sum(told) < 0.5 * sum(behind)) ? behind : told;
}

function regionOfPiece(subject: Subject, slot: string, piece: string, text: string): Region | undefined {
  if (isHeld(slot)) return /shield/.test(piece) ? shieldOf(subject) : heldIn(subject, text);
  if (slot === 'beard') return beardOf(subject);
  if (slot === 'hat') return hatOf(subject) ?? needed(subject, slot, text);
  if (slot !== 'back') return needed(subject, slot, text);
  // A cloak that is all that somebody wears is its cloth.
  return (
    capeMeant(subject) ?? partFound(subject, slot) ?? clothByMatter(subject, MOST_WORN) ?? needed(subject, slot, text)
  );
}

/** Share of a figure that a cloak is which is all that somebody wears. */
const MOST_WORN = 0.5;

/** What is there of clothes, body or picture in the colour that is said. */
function painted(subject: Subject, edit: Edit, text: string): Rgba {
  const { sprite } = subject;
  if (edit.is === 'piece' || edit.is === 'colour') {
    const isUsual = edit.is === 'piece' && (!subject.isChange || /\b(?:jeans|denim)\b/.test(text));
    const tones = tonesOfPart(edit.part) ?? (isUsual ? usualTones(edit, text) : undefined);
    if (!tones)
      throw new InputError(`Say in which colour or of what "${text}" is to be: "red ${text}", "golden ${text}".`);
    const slot = edit.is === 'piece' ? edit.slot : edit.part.piece;
    const own =
      slot === 'hair' || slot === 'legs' || (slot === 'torso' && edit.is === 'piece')
        ? partRegion(subject, slot, bare(text))
        : undefined;
    if (slot) return recoloured(sprite, tones, settled(subject, slot, own ?? needed(subject, slot, text)));
    // What no word of ours names is not all there is.
    const [unknown] = otherWords(bare(text));
    if (unknown)
      throw new InputError(
        `Which part "${unknown}" is, is not known here. Say which colour it has now ("make the red ${unknown} blue"), or "make it …" for the whole.`,
      );
    return recoloured(sprite, tones, hideWhole(subject));
  }
  // "Make it green", "make the dragon red": all of it.
  // What is only ever a part is not all of it.
  const isPart = PART_OF_THING.test(text.split(' ').at(-1) ?? '');
  const all =
    subject.isChange && !isPart && understand(`a person with ${colourIn(text, edit)} cape`, { seed: 0 }).parts[0];
  const tones = all ? tonesOfPart(all) : undefined;
  if (tones) return recoloured(sprite, tones, hideWhole(subject));
  throw new InputError(`"${text}" is nothing that is worn, held or coloured: only such things can be edited in.`);
}

/** Of clothes whose colour is not told. */
function usualTones(
  { slot, part }: { readonly slot: string; readonly part: BriefPart },
  text: string,
): Ramp | undefined {
  if (/\b(?:jeans|denim)\b/.test(text)) return rampOf(hexToRgb('#4a6a9c'));
  if (!/^(?:torso|legs|feet|hands)$/.test(slot)) return undefined;
  return /armou?r|plate|mail|cuirass/.test(part.piece) ? materialOf('steel').ramp : rampOf(hexToRgb('#8a6a4c'));
}

/** What is there, of which a change speaks: "the red cape", "his green skin". */
const NAMED = /^with (?:the|his|her|its|their|my|this|that) /i;

/** Whose hand held what was taken has that hand where it was held. */
function gripping(subject: Subject, hand: 0 | 1 | undefined): Subject {
  const { head } = subject;
  const grip = hand === undefined ? undefined : weaponOf(subject, lineOf(subject), stanceOf(subject))?.grip;
  if (hand === undefined || !head) return subject;
  const { hands } = head.stance;
  const own = grip && Math.hypot(grip.x - hands[hand].x, grip.y - hands[hand].y) < FAR_GRIP * (head.stance.floor - head.stance.top) ? grip : hands[hand]; // biome-ignore format: one line
  const stance = { ...head.stance, hands: hand === 0 ? ([own, hands[1]] as const) : ([hands[0], own] as const) };
  return { ...subject, head: { ...head, stance, hasHands: true } };
}
/** A grip that is farther from where a hand was seen is the end of the thing. */
const FAR_GRIP = 0.4;

/** The words of a colour: of a subject without its noun. */
const colourIn = (text: string, edit: Edit): string =>
  edit.is === 'subject' ? text.split(/\s+/).slice(0, -1).join(' ') : text;

const some = <T>(all: readonly T[]): readonly T[] | undefined => (all.length > 0 ? all : undefined);

const EYES = /\beyes?\b/i;
const isOfEyes = (edit: Edit): boolean => edit.is === 'piece' && edit.slot === 'eyes';

/** Eyes in another colour, or alight. */
function withEyes(subject: Subject, text: string, edit: Edit): Rgba {
  const { sprite } = subject;
  const flat = toFlat(sprite);
  const stance = stanceOf(subject);
  const seen = subject.head?.eyes ?? eyesOf(subject);
  const isHood = seen.length === 0 && subject.head?.isHidden === true && GLOWING.test(text);
  const unlike = seen.length === 0 && !isHood ? brightOnHead(subject) : [];
  const told = isHood ? eyesInHood(flat, lineOf(subject), stance) : [...seen, ...unlike];
  const eyes = isHood ? told : (some(eyesMeant(subject, told)) ?? eyesUsual(subject, flat));
  if (eyes.length === 0) throw new InputError('No eyes were found in the picture: none stand out from a face.');
  const own = edit.is === 'piece' || edit.is === 'colour' ? tonesOfPart(edit.part) : undefined;
  // "The eyes glow red": eyes of a colour with a word that no wardrobe has.
  const tones = own ?? rampNamed(text.replace(EYES, ' ').replace(GLOWING, ' '), subject.guidance);
  if (!tones && !GLOWING.test(text))
    throw new InputError(`Say in which colour "${text}" are to be, or that they glow: "red eyes", "glowing eyes".`);
  const head = stance.chin - stance.top;
  return GLOWING.test(text) || !tones
    ? eyesAlight(sprite, flat, eyes, tones, head)
    : eyesColoured(sprite, flat, eyes, tones);
}

/** An edit with its named colour as strong as the guidance asks. */
function emphasised(edit: Edit, guidance: number): Edit {
  if ((edit.is !== 'piece' && edit.is !== 'colour') || !edit.part.colour) return edit;
  return { ...edit, part: { ...edit.part, colour: emphasiseColour(edit.part.colour, guidance) } };
}
