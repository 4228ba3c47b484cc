/**
 * Edits in words of a picture of any artist: a thing is put where it belongs, a part takes another colour or goes; every
 * other byte stays as it was.
 */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { sameImage } from '../../../../src/pixels/image.ts';
import { type Ramp, ramp as rampOf } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { isMaterial, materialOf } from '../../catalogue/materials.ts';
import type { Models } from '../../inference/models.ts';
import type { BriefPart } from '../../types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { type EditStep, editSteps } from '../../understand/edit-steps.ts';
import { DEFAULT_GUIDANCE, emphasiseColour } from '../../understand/guidance.ts';
import { understand } from '../../understand/index.ts';
import { type Edit, readEdit } from '../inpaint/read-edit.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { areaOf, at, toFlat } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { jointsOf, type Person } from '../parts/index.ts';
import { SURE } from '../parts/parse-person.ts';
import { jointsFound, partsOf } from '../turn/by-parts.ts';
import { drawPiece } from './draw-piece.ts';
import { drawShape } from './draw-shape.ts';
import { eyesAlight, eyesColoured, GLOWING } from './eyes.ts';
import { fullHand, heldIn, isHeld } from './held.ts';
import { laidOn, withShape } from './lay.ts';
import { bare, needed, slotFor } from './named-part.ts';
import { removed } from './remove.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { atNight, recoloured, shaded, snowedOn } from './tones.ts';

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
const SEASONS = /\b(?:winter|wintry|snow|snowy|snow-covered|night|night-time|moonlight|moonlit)\b/i;

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
  const season = SEASONS.exec(sentence)?.[0]?.toLowerCase();
  if (season) {
    picture = /night|moon/.test(season) ? atNight(picture) : snowedOn(picture);
    done.push(season);
  }
  const steps = season ? [] : editSteps(sentence, LEXICON);
  const isChange = CHANGES.test(sentence);
  for (const step of steps) {
    const parting = await partsOf(models, picture, 'south');
    const person = 'why' in parting || parting.kind !== 'person' ? undefined : parting.parts;
    const why = 'why' in parting ? parting.why : '';
    const found = await jointsFound(models, picture);
    const joints = jointsOf(toFlat(picture), found, SURE);
    picture = applied({ sprite: picture, person, joints, found, why, seed, guidance, isChange }, step, done);
  }
  if (done.length === 0) {
    throw new InputError(
      `"${sentence.slice(0, 80)}" was not understood as an edit. Say what is put on, held, coloured or taken away: "give him a blue hat", "make the armour golden", "remove the sword".`,
    );
  }
  if (shadowed) picture = shadowed.over(picture);
  if (sameImage(picture, image)) throw new InputError('The picture already is as the words ask: nothing would change.');
  return { image: picture, done };
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
    const taken = removed(subject, bare(step.from), done);
    return put({ ...subject, sprite: taken }, step.to, done);
  }
  return step.text.startsWith('without ') ? removed(subject, bare(step.text), done) : put(subject, step.text, done);
}

function put(subject: Subject, words: string, done: string[]): Rgba {
  const text = bare(words);
  const edit = emphasised(readEdit(text, understand(text, { seed: subject.seed }), subject.seed), subject.guidance);
  const { person, sprite } = subject;
  const changed = edit.is === 'piece' && subject.isChange && NAMED.test(words) ? tonesOf(edit.part) : undefined;
  if (edit.is === 'piece' && changed && (PUT_ON.has(edit.slot) || isHeld(edit.slot))) {
    const region = isHeld(edit.slot) ? heldIn(subject, text) : needed(subject, edit.slot, text);
    if (!region) throw new InputError(`No ${text} was found in the picture: nothing that a hand holds stands out.`);
    done.push(text);
    return recoloured(sprite, changed, region);
  }
  if (edit.is === 'piece' && PUT_ON.has(edit.slot) && !isOnlyColour(edit.part, edit.slot, person)) {
    const [line, stance] = [lineOf(subject), stanceOf(subject)];
    const { part, slot } = edit;
    if (slot === 'back' && !stance.isUpright)
      throw new InputError(`"${text}" is worn by figures that stand upright, and this one does not.`);
    const shape = drawShape({ size: sprite, stance, line, person, part, slot, full: fullHand(subject, line, stance) });
    if (shape) {
      done.push(text);
      // What is held may lie before the edge of a face, never before its middle.
      const isFace = (x: number, y: number): boolean =>
        person !== undefined &&
        at(person.head.face, x, y) >= 0 &&
        Math.abs(x + 0.5 - person.axis) <= 0.6 * person.head.half;
      const worn = withShape(sprite, shape, stance, line, RINGLESS.has(slot), isHeld(slot) ? isFace : undefined);
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
    const tones = tonesOf(edit.part);
    if (!tones)
      throw new InputError(`Say in which colour or of what "${text}" is to be: "red ${text}", "golden ${text}".`);
    const slot = edit.is === 'piece' ? edit.slot : edit.part.piece;
    const region = slot ? needed(subject, slot, text) : undefined;
    done.push(text);
    return recoloured(sprite, tones, region);
  }
  // "Make it green", "make the dragon red": all of it.
  const all = subject.isChange && understand(`a person with ${colourIn(text, edit)} cape`, { seed: 0 }).parts[0];
  const tones = all ? tonesOf(all) : undefined;
  if (tones) {
    done.push(text);
    return recoloured(sprite, tones, undefined);
  }
  throw new InputError(`"${text}" is nothing that is worn, held or coloured: only such things can be edited in.`);
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
  const eyes = findEyes(flat, found, stance);
  if (eyes.length === 0) throw new InputError('No eyes were found in the picture: none stand out from a face.');
  const tones = edit.is === 'piece' || edit.is === 'colour' ? tonesOf(edit.part) : undefined;
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

/** What grows on a face has no line towards it. */
const RINGLESS: ReadonlySet<string> = new Set(['beard', 'face', 'horns']);

const tonesOf = (part: BriefPart): Ramp | undefined =>
  part.material && isMaterial(part.material)
    ? materialOf(part.material).ramp
    : part.colour
      ? rampOf(hexToRgb(part.colour))
      : undefined;
