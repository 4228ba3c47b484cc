/**
 * Edits in words of a picture of any artist: a thing is put where it belongs, a part takes another colour or goes; every
 * other byte stays as it was.
 */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { cloneImage, opaqueBounds, sameImage } from '../../../../src/pixels/image.ts';
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
import { areaOf, at, type Flat, toFlat, toImage } from '../parts/flat.ts';
import { withoutGroundShadow } from '../parts/ground-shadow.ts';
import { type FoundJoints, jointsOf, type Person, withoutCrumbs } from '../parts/index.ts';
import { type LineHabit, lineHabitOf } from '../parts/line-habit.ts';
import { SURE } from '../parts/parse-person.ts';
import { findWeapon, handsBy, isThing, type Weapon, without } from '../strike/index.ts';
import { jointsFound, partsOf } from '../turn/by-parts.ts';
import { drawPiece } from './draw-piece.ts';
import { drawShape } from './draw-shape.ts';
import { eyesAlight, eyesColoured, GLOWING } from './eyes.ts';
import { laidOn, withShape } from './lay.ts';
import { type Region, regionOf, regionSeen } from './regions.ts';
import { type Stance, stanceOfPerson, stanceSeen } from './stance.ts';
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

interface Subject {
  readonly sprite: Rgba;
  readonly person: Person | undefined;
  readonly joints: FoundJoints;
  /** What the network found, whether or not it is of somebody who stands. */
  readonly found: FoundJoints;
  /** Why it has no parts. */
  readonly why: string;
  readonly seed: number;
  readonly guidance: number;
  /** Whether the words change what is there ("make the sword golden") rather than add to it. */
  readonly isChange: boolean;
}

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

const bare = (text: string): string =>
  text.replace(/^(?:with|wearing|holding|carrying|without|the|a|an)\s+/i, '').replace(/^the\s+/i, '');

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

/** The slot that words speak of: "sword" of 'right'. */
function slotFor(words: string): string {
  const text = bare(words);
  const edit = readEdit(text, understand(text), 0);
  return edit.is === 'piece' ? edit.slot : text;
}

function needed(subject: Subject, slot: string, words: string): Region {
  const { person, why } = subject;
  const region = person ? regionOf(person, slot) : seen(subject, slot);
  if (region) return region;
  throw new InputError(
    person
      ? `No ${bare(words)} was found in the picture.`
      : `The ${bare(words)} could not be found: parts are told in figures that stand upright, and here ${why || 'none was found'}.`,
  );
}

/** A region of an upright figure without parts, without what it holds. */
function seen(subject: Subject, slot: string): Region | undefined {
  const flat = toFlat(subject.sprite);
  const line = lineHabitOf(flat);
  const stance = stanceSeen(flat, subject.joints);
  const region = stance.isUpright ? regionSeen(line.figure, line.colors, stance, slot) : undefined;
  const weapon = region && weaponOf(subject, line, stance);
  return weapon ? region.map((meant, i) => (weapon.mask[i] ? 0 : meant)) : region;
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
    const flat = toFlat(sprite);
    const line = person?.line ?? lineHabitOf(flat);
    const stance = person ? stanceOfPerson(person) : stanceSeen(flat, subject.joints);
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

/** What a hand holds, without its line: the weapon, or what is named as none. */
function heldIn(subject: Subject, text: string): Region | undefined {
  const { person, sprite } = subject;
  const flat = toFlat(sprite);
  const line = person?.line ?? lineHabitOf(flat);
  const stance = person ? stanceOfPerson(person) : stanceSeen(flat, subject.joints);
  const weapon = NO_WEAPON.test(text) ? undefined : weaponOf(subject, line, stance);
  if (weapon && isWeapon(subject, weapon, line, stance))
    return weapon.mask.map((v, i) => (v && !line.colors.has(flat.colors[i]!) ? 1 : 0));
  const least = LEAST_HELD * (stance.floor - stance.top) ** 2;
  const held = person && (['right', 'left'] as const).flatMap((side) => regionOf(person, side) ?? []);
  return held?.filter((region) => sum(region) > least).sort((a, b) => sum(b) - sum(a))[0];
}
const NO_WEAPON = /shield|lantern|book/;

const EYES = /\beyes?\b/i;
const isOfEyes = (edit: Edit): boolean => edit.is === 'piece' && edit.slot === 'eyes';

/** Eyes in another colour, or alight. */
function withEyes(subject: Subject, text: string, edit: Edit, done: string[]): Rgba {
  const { person, sprite, found } = subject;
  const flat = toFlat(sprite);
  const stance = person ? stanceOfPerson(person) : stanceSeen(flat, subject.joints);
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

/** The weapon that a figure holds, by its outline and its hands. */
function weaponOf({ joints }: Subject, line: LineHabit, stance: Stance): Weapon | undefined {
  const { trunk, trunkHalf, top, chin, floor } = stance;
  return findWeapon(line, handsBy(joints), { axis: trunk, half: trunkHalf, top, neck: chin, floor });
}

function fullHand(subject: Subject, line: LineHabit, stance: Stance): 0 | 1 | undefined {
  const weapon = weaponOf(subject, line, stance);
  if (weapon) return weapon.grip.x < stance.trunk ? 0 : 1;
  const held = subject.person?.held.map(areaOf);
  const least = 0.02 * (stance.floor - stance.top) ** 2;
  return held && Math.max(...held) > least ? (held[0]! > held[1]! ? 0 : 1) : undefined;
}

const tonesOf = (part: BriefPart): Ramp | undefined =>
  part.material && isMaterial(part.material)
    ? materialOf(part.material).ramp
    : part.colour
      ? rampOf(hexToRgb(part.colour))
      : undefined;

function removed(subject: Subject, text: string, done: string[]): Rgba {
  const slot = slotFor(text);
  const sides = isHeld(slot) ? (['right', 'left'] as const) : [slot];
  const { person, sprite } = subject;
  const found = person && sides.map((side) => regionOf(person, side)).filter((r): r is Region => r !== undefined);
  if (isHeld(slot)) {
    const flat = toFlat(sprite);
    const line = person?.line ?? lineHabitOf(flat);
    const stance = person ? stanceOfPerson(person) : stanceSeen(flat, subject.joints);
    const hasHands = person !== undefined || subject.joints.NECK.sure >= HANDED;
    const seenThing = NO_WEAPON.test(text) || !hasHands ? undefined : weaponOf(subject, line, stance);
    const weapon = seenThing && isWeapon(subject, seenThing, line, stance) ? seenThing : undefined;
    if (weapon) {
      done.push(`without ${text}`);
      return withoutCrumbs(sprite, toImage(without(flat, withRest(flat, weapon, line))));
    }
    const least = LEAST_HELD * (stance.floor - stance.top) ** 2;
    const isOne = (region: Region): boolean => isHeldThing(subject, line, stance, region, spanOf(region, sprite.width));
    if (!found?.some((region) => sum(region) > least && isOne(region)))
      throw new InputError(
        `No ${text} was found in the picture: nothing that a hand holds stands out from arms and clothes, and no part of a body is taken away.`,
      );
  }
  if (!person || !found || found.length === 0) return recolouredOr(subject, text);
  if (!isHeld(slot) && slot !== 'back') {
    throw new InputError(
      `What lies under the ${text} is not known: only things that are held and capes can be taken away.`,
    );
  }
  done.push(`without ${text}`);
  const largest = found.sort((a, b) => sum(b) - sum(a))[0]!;
  return withoutCrumbs(sprite, erased(sprite, largest, person));
}

/** A weapon with what lies on its own axis in its own colours: a pommel below the hand, a tip before the body. */
function withRest(flat: Flat, { mask, grip, angle, half, behind }: Weapon, line: LineHabit): Uint8Array {
  const own = new Map<number, number>();
  const all = new Map<number, number>();
  flat.colors.forEach((color, i) => {
    if (color < 0) return;
    all.set(color, (all.get(color) ?? 0) + 1);
    if (mask[i]) own.set(color, (own.get(color) ?? 0) + 1);
  });
  const isIts = (color: number): boolean =>
    color >= 0 && !line.colors.has(color) && (own.get(color) ?? 0) >= 0.4 * (all.get(color) ?? 0);
  const out = Uint8Array.from(mask);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.max(4, 2 * half + behind);
  const { width } = flat;
  const added: number[] = [];
  flat.colors.forEach((color, i) => {
    if (mask[i] || color < 0) return;
    const [x, y] = [(i % width) - grip.x, Math.floor(i / width) - grip.y];
    const along = x * dx + y * dy;
    if (Math.abs(x * dy - y * dx) > half + 1.5 || along > 1 || along < -2 * reach || !isIts(color)) return;
    out[i] = 1;
    added.push(i);
  });
  // The line round it goes where nothing else is beside it.
  for (const i of added) {
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      const color = flat.colors[j] ?? -1;
      if (color < 0 || out[j] || !line.colors.has(color)) continue;
      const isOthers = [j - 1, j + 1, j - width, j + width].some(
        (k) => (flat.colors[k] ?? -1) >= 0 && !out[k] && !line.colors.has(flat.colors[k]!),
      );
      if (!isOthers) out[j] = 1;
    }
  }
  return out;
}

function recolouredOr(subject: Subject, text: string): never {
  needed(subject, slotFor(text), text);
  throw new InputError(`No ${text} was found in the picture.`);
}

/** Whether some pixels are a thing that is held, and no limb or tail. */
const isHeldThing = (
  { person, sprite }: Subject,
  { figure }: LineHabit,
  { floor, top }: Stance,
  mask: Uint8Array,
  long: number,
  angle?: number,
): boolean =>
  isThing(figure, mask, { long, height: floor - top, angle, hasHands: person !== undefined && !isLying(sprite) });

const isWeapon = (subject: Subject, { mask, ahead, behind, angle }: Weapon, line: LineHabit, stance: Stance): boolean =>
  !isLying(subject.sprite) && isHeldThing(subject, line, stance, mask, ahead + behind, angle);

/** How far a region reaches, up or across. */
function spanOf(region: Region, width: number): number {
  const [xs, ys]: [number[], number[]] = [[], []];
  region.forEach((meant, i) => {
    if (!meant) return;
    xs.push(i % width);
    ys.push(Math.floor(i / width));
  });
  const span = (values: number[]): number => Math.max(...values) - Math.min(...values) + 1;
  return xs.length ? Math.max(span(xs), span(ys)) : 0;
}

/** What lies has no hands. */
function isLying(sprite: Rgba): boolean {
  const box = opaqueBounds(sprite);
  return box !== undefined && box.width > 1.05 * box.height;
}

const isHeld = (slot: string): boolean => slot === 'right' || slot === 'left' || slot === 'weapon';
/** Who is less surely somebody has no hands that could hold a thing. */
const HANDED = 0.25;
/** Less than this share of the square of the height beside a figure is a hand or a hem. */
const LEAST_HELD = 0.03;

const sum = (region: Region): number => region.reduce((n, v) => n + v, 0);

/** The picture without a region and without the line around it. */
function erased(sprite: Rgba, region: Region, { line, picture }: Person): Rgba {
  const out = cloneImage(sprite);
  const { width } = sprite;
  region.forEach((meant, i) => {
    if (!meant) return;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const j = i + dy * width + dx;
        const x = (i % width) + dx;
        if (x < 0 || x >= width || j < 0 || j >= region.length) continue;
        const isLine =
          line.colors.has(picture.colors[j]!) && !besideOther(picture.colors, line.colors, region, j, width);
        if (region[j] || isLine) out.data.fill(0, j * 4, j * 4 + 4);
      }
    }
  });
  return out;
}

/** Whether a pixel of line lies beside something of the figure that stays. */
function besideOther(
  colors: Int32Array,
  lines: ReadonlySet<number>,
  region: Region,
  i: number,
  width: number,
): boolean {
  return [i - 1, i + 1, i - width, i + width].some((j) => {
    const color = colors[j] ?? -1;
    return color >= 0 && !region[j] && !lines.has(color);
  });
}
