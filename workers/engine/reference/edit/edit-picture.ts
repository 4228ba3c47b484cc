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
import { findEyes } from '../parts/find-eyes.ts';
import { areaOf, areKin, at, toFlat } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import type { Person } from '../parts/index.ts';
import { beardOf } from './beard.ts';
import { capeOf } from './cape-found.ts';
import { drawPiece } from './draw-piece.ts';
import { drawShape } from './draw-shape.ts';
import { eyesAlight, eyesColoured, eyesInHood, GLOWING } from './eyes.ts';
import { besideEyes } from './face-colour.ts';
import { needHead } from './head-found.ts';
import { fullHand, heldIn, isHeld } from './held.ts';
import { hangsBeside, laidOn, withShape } from './lay.ts';
import { bare, needed, slotFor } from './named-part.ts';
import { paintOn } from './paint.ts';
import { skinOf } from './regions.ts';
import { removed } from './remove.ts';
import { subjectOf } from './see-subject.ts';
import { hasShield, shieldOf } from './shield-found.ts';
import { type Stance, withNeckSeen } from './stance.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { hasArms } from './suit.ts';
import { recoloured, shaded } from './tones.ts';
import { capeOver } from './wear-on.ts';
import { eyesOf } from './whole-of.ts';
import { wished } from './wish.ts';
import { rampNamed, tonesOfPart } from './words-tones.ts';

export interface EditedPicture {
  readonly image: Rgba;
  /** What was done, in words. */
  readonly done: readonly string[];
}

/** Slots whose pieces have a shape of their own: they are put on. Others are what is there in another colour. */
const PUT_ON: ReadonlySet<string> = new Set([
  'hat',
  'horns',
  'face',
  'beard',
  'neck',
  'back',
  'carry',
  'wings',
  'tail',
  'right',
  'left',
  'waist',
]);
const CAPES = /cape|cloak/;
const CHANGES = /\b(?:make|turn|paint|dye|tint|colou?r|recolou?r|change)\b/i;

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
  // What is said of a figure is not said of its shadow.
  const shadowed = withoutGroundShadow(image);
  let picture = shadowed?.figure ?? image;
  const isChange = CHANGES.test(sentence);
  for (const clause of clausesOf(sentence)) {
    const subject = { ...(await subjectOf(models, picture)), seed, guidance, isChange, hand: handNamed(clause) };
    const again = async (image: Rgba, words: string): Promise<Rgba> =>
      (await editPicture(models, image, words, { seed, guidance })).image;
    const granted = await wished(subject, clause, done, again);
    if (granted) {
      picture = granted;
      continue;
    }
    for (const step of editSteps(clause.replace(/ (?:in|with) (?:his|her|its|the) (?:right|left) hand$/, ''), LEXICON))
      picture = applied({ ...subject, ...(await subjectOf(models, picture)) }, step, done);
  }
  if (done.length === 0 && picture === (shadowed?.figure ?? image)) {
    throw new InputError(
      `"${sentence.slice(0, 80)}" was not understood as an edit. Say what is put on, held, coloured or taken away: "give him a blue hat", "make the armour golden", "remove the sword".`,
    );
  }
  if (shadowed) picture = shadowed.over(picture);
  if (sameImage(picture, image)) throw new InputError('The picture already is as the words ask: nothing would change.');
  return { image: picture, done };
}

/** Their right hand is on screen left. */
const handNamed = (clause: string): 0 | 1 | undefined =>
  /\bright hand\b/.test(clause) ? 0 : /\bleft hand\b/.test(clause) ? 1 : undefined;

function applied(subject: Subject, step: EditStep, done: string[]): Rgba {
  if (step.do === 'shade') {
    const region = step.of ? needed(subject, slotFor(step.of), step.of) : undefined;
    done.push(`${step.tone}er ${step.of ?? 'all over'}`);
    return shaded(subject.sprite, step.tone, region);
  }
  if (step.do === 'become')
    throw new InputError('Somebody else is another picture: draw it anew. An edit changes what the picture shows.');
  if (step.do === 'replace') {
    const hand = isHeld(slotFor(step.from)) ? fullHand(subject, lineOf(subject), stanceOf(subject)) : undefined;
    const taken = removed(subject, bare(step.from), done);
    return put({ ...subject, sprite: taken, hand }, step.to, done);
  }
  return step.text.startsWith('without ') ? removed(subject, bare(step.text), done) : put(subject, step.text, done);
}

function put(subject: Subject, words: string, done: string[]): Rgba {
  const text = bare(words);
  const edit = emphasised(readEdit(text, understand(text, { seed: subject.seed }), subject.seed), subject.guidance);
  const { person, sprite } = subject;
  const changed = edit.is === 'piece' && subject.isChange && NAMED.test(words) ? tonesOfPart(edit.part) : undefined;
  if (edit.is === 'piece' && changed && (PUT_ON.has(edit.slot) || isHeld(edit.slot))) {
    const region = isHeld(edit.slot)
      ? /shield/.test(edit.part.piece)
        ? shieldOf(subject)
        : heldIn(subject, text)
      : edit.slot === 'beard'
        ? beardOf(subject)
        : ((edit.slot === 'back' ? capeOf(subject) : undefined) ?? needed(subject, edit.slot, text));
    if (!region)
      throw new InputError(
        `No ${text} was found in the picture: nothing ${edit.slot === 'beard' ? 'below the eyes is of another colour than the face' : 'that a hand holds stands out'}.`,
      );
    done.push(text);
    return recoloured(sprite, changed, region);
  }
  const cape = edit.is === 'piece' && edit.slot === 'back' && edit.part.colour ? capeOf(subject) : undefined;
  if (edit.is === 'piece' && cape) {
    done.push(text);
    return recoloured(sprite, tonesOfPart(edit.part)!, cape);
  }
  if (
    edit.is === 'piece' &&
    PUT_ON.has(edit.slot) &&
    !(isOnlyColour(edit.part, edit.slot, person) && capeOf(subject))
  ) {
    const { part, slot } = edit;
    const line = lineOf(subject);
    const stance = ON_BODY.has(slot) ? withNeckSeen(stanceOf(subject), subject.found.NECK) : stanceOf(subject);
    // What goes on all fours wears it over its back.
    const isOnFours = stance.isLong && !stance.isUpright && stance.facing !== 0 && subject.head?.isSure === true;
    if (slot === 'back' && isOnFours && CAPES.test(part.piece)) {
      done.push(text);
      const paint = paintOn(subject);
      capeOver(paint, tonesOfPart(part));
      return paint.image();
    }
    if (slot === 'back' && !stance.isUpright)
      throw new InputError(`"${text}" is worn by figures that stand upright, and this one does not.`);
    if (subject.head && ON_HEAD.has(slot))
      needHead(subject.head, text, {
        isOnBody: ON_BODY.has(slot),
        isOnTop: ON_TOP.has(slot),
        isOnBack: slot === 'back',
      });
    const needsPair = subject.head?.isBare ? 2 : 1;
    if (subject.head && slot === 'beard' && !person && subject.head.eyes.length < needsPair)
      throw new InputError(`"${text}" grows below eyes and mouth, and no face was surely found in the picture.`);
    if (subject.head && slot === 'back' && !hasArms(subject))
      throw new InputError(`"${text}" hangs from shoulders, and none were surely found in the picture.`);
    if (subject.head && slot === 'wings' && stance.facing !== 0 && !subject.head.isSure && !stance.isUpright)
      throw new InputError(`"${text}" grow on a back, and which end is the head was not surely found in the picture.`);
    if (subject.head && isHeld(slot) && !subject.head.hasHands)
      throw new InputError(
        `"${text}" was not drawn: no hand was surely found in the picture${subject.head.isBare ? ', which shows a head without a body' : subject.head.isBust ? ', which ends below the shoulders' : ''}.`,
      );
    if (stance.isLong && !person && isHeld(slot) && /shield/.test(part.piece))
      throw new InputError(`"${text}" is held before a body by hands, and this goes on all fours or has none.`);
    if (isHeld(slot) && /shield/.test(part.piece) && hasShield(subject))
      throw new InputError(`A shield is held already: say how it is to change, as in "make the shield blue".`);
    const full = fullHand(subject, line, stance);
    const shape = drawShape({
      size: sprite,
      stance,
      line,
      person,
      part,
      slot,
      full,
      hand: subject.hand,
      eyes: subject.head ? subject.head.eyes : eyesOf(subject),
      // Wings of whom no back is seen are spread behind the head.
      isBare: subject.head?.isBare || (slot === 'wings' && subject.head?.isBust === true),
    });
    if (shape) {
      done.push(text);
      // What is held may lie before the edge of a face, never before its middle.
      const flat = toFlat(sprite);
      const skin = person ? skinOf(person) : besideEyes(flat, line, subject.head?.eyes ?? []);
      // Nor is a collar drawn over cheeks.
      const isCheek = (x: number, y: number): boolean => skin >= 0 && areKin(at(flat, x, y), skin);
      const isFace = (x: number, y: number): boolean =>
        person !== undefined &&
        at(person.head.face, x, y) >= 0 &&
        Math.abs(x + 0.5 - person.axis) <= 0.6 * person.head.half;
      const worn = withShape(
        sprite,
        shape,
        stance,
        line,
        RINGLESS.has(slot) || isSmallHat(slot, stance),
        isHeld(slot) ? isFace : slot === 'back' ? isCheek : undefined,
      );
      // What is hidden behind arms and what hangs there already is not worth a change.
      const height = stance.floor - stance.top;
      const isSeen = newIn(worn, sprite) >= LEAST_SEEN * height ** 2 && hangsBeside(shape, flat, stance);
      if (slot === 'back' && !isSeen) {
        // What hangs there already is what is meant.
        const tones = isOnlyColour(part, slot, person) && hasArms(subject) ? tonesOfPart(part) : undefined;
        if (tones) return recoloured(sprite, tones, needed(subject, slot, text));
        throw new InputError(`"${text}" would not be seen: the figure hides what hangs behind it.`);
      }
      if (sameImage(worn, sprite)) throw new InputError(`The canvas has no room for "${text}".`);
      return worn;
    }
    if (!person)
      throw new InputError(
        `"${text}" is put on figures seen from the front, and here ${subject.why || 'none was found'}.`,
      );
    const layer = drawPiece(sprite, person, text, edit.slot, subject);
    if (!layer) throw new InputError(`"${text}" could not be drawn.`);
    done.push(text);
    return laidOn(sprite, layer.image, layer.behind, person);
  }
  if (isOfEyes(edit) || EYES.test(text)) return withEyes(subject, text, edit, done);
  if (edit.is === 'piece' || edit.is === 'colour') {
    const tones = tonesOfPart(edit.part) ?? (subject.isChange || edit.is !== 'piece' ? undefined : usualTones(edit));
    if (!tones)
      throw new InputError(`Say in which colour or of what "${text}" is to be: "red ${text}", "golden ${text}".`);
    const slot = edit.is === 'piece' ? edit.slot : edit.part.piece;
    const region = slot ? needed(subject, slot, text) : undefined;
    done.push(text);
    return recoloured(sprite, tones, region);
  }
  // "Make it green", "make the dragon red": all of it.
  const all = subject.isChange && understand(`a person with ${colourIn(text, edit)} cape`, { seed: 0 }).parts[0];
  const tones = all ? tonesOfPart(all) : undefined;
  if (tones) {
    done.push(text);
    return recoloured(sprite, tones, undefined);
  }
  throw new InputError(`"${text}" is nothing that is worn, held or coloured: only such things can be edited in.`);
}

/** Of clothes whose colour is not told. */
function usualTones({ slot, part }: { readonly slot: string; readonly part: BriefPart }): Ramp | undefined {
  if (!/^(?:torso|legs|feet)$/.test(slot)) return undefined;
  return /armou?r|plate|mail|cuirass/.test(part.piece) ? materialOf('steel').ramp : rampOf(hexToRgb('#8a6a4c'));
}

/** What is there, of which a change speaks: "the red cape", "his green skin". */
const NAMED = /^with (?:the|his|her|its|their|my|this|that) /i;

/** The words of a colour: of a subject without its noun. */
const colourIn = (text: string, edit: Edit): string =>
  edit.is === 'subject' ? text.split(/\s+/).slice(0, -1).join(' ') : text;

const EYES = /\beyes?\b/i;
const isOfEyes = (edit: Edit): boolean => edit.is === 'piece' && edit.slot === 'eyes';

/** Eyes in another colour, or alight. */
function withEyes(subject: Subject, text: string, edit: Edit, done: string[]): Rgba {
  const { sprite, found } = subject;
  const flat = toFlat(sprite);
  const stance = stanceOf(subject);
  const seen = subject.head?.eyes ?? findEyes(flat, found, stance);
  const isHood = seen.length === 0 && subject.head?.isHidden === true && GLOWING.test(text);
  const eyes = isHood ? eyesInHood(flat, lineOf(subject), stance) : seen;
  if (eyes.length === 0) throw new InputError('No eyes were found in the picture: none stand out from a face.');
  const own = edit.is === 'piece' || edit.is === 'colour' ? tonesOfPart(edit.part) : undefined;
  // "The eyes glow red": eyes of a colour with a word that no wardrobe has.
  const tones = own ?? rampNamed(text.replace(EYES, ' ').replace(GLOWING, ' '), subject.guidance);
  if (!tones && !GLOWING.test(text))
    throw new InputError(`Say in which colour "${text}" are to be, or that they glow: "red eyes", "glowing eyes".`);
  done.push(text);
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

/** "Make the cape blue" of a figure that has one speaks of that. */
const isOnlyColour = (part: BriefPart, slot: string, person: Person | undefined): boolean =>
  slot === 'back' &&
  part.colour !== undefined &&
  person?.cape !== undefined &&
  areaOf(person.cape) > LEAST_CAPE * (person.floor - person.top) ** 2;
/** What is less of the square of the height is a boot or a sleeve beside the body. */
const LEAST_CAPE = 0.07;

/** Less of the square of the height than this is no cape that is seen. */
const LEAST_SEEN = 0.05;
/** Pixels where nothing was before. */
function newIn(after: Rgba, before: Rgba): number {
  let n = 0;
  for (let i = 3; i < after.data.length; i += 4) if (after.data[i]! > 0 && before.data[i]! === 0) n++;
  return n;
}

/** What is put on a head or below it; of these what hangs from a neck or from shoulders. */
const ON_HEAD: ReadonlySet<string> = new Set(['hat', 'horns', 'face', 'beard', 'neck', 'back']);
const ON_BODY: ReadonlySet<string> = new Set(['neck', 'back']);
const ON_TOP: ReadonlySet<string> = new Set(['hat', 'horns']);

/** On a small head there is no room for a line below a hat or between the points of a crown. */
const isSmallHat = (slot: string, { headHalf }: Stance): boolean => slot === 'hat' && headHalf < 5;

/** What grows on a face has no line towards it. */
const RINGLESS: ReadonlySet<string> = new Set(['beard', 'face', 'horns', 'neck']);
