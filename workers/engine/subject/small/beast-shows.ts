/** Whether an animal that is set by hand shows all that is said of it. */
import { BEAST_HATS, SPIKED } from '../../catalogue/garments/beast-hats.ts';
import type { Brief } from '../../types.ts';
import type { BeastLook } from '../quadruped/look.ts';
import type { Largeness } from './beast-kinds.ts';
import { HORNS, lends, RULED } from './beast-limbs.ts';
import { eyeBoxes } from './eyes.ts';
import { FELT } from './feeling.ts';
import { isWingsSaid } from './sized-wings.ts';
import { isDressed, type Stamp } from './stamp.ts';

/** What the slots of larger stamps are called where something is said of them. */
const SLOT_PARTS: Readonly<Record<string, readonly string[]>> = { muzzle: ['muzzle', 'belly'], paw: ['paws', 'legs', 'hooves'], mark: ['spots', 'stripes', 'markings'], dapple: ['spots', 'stripes', 'markings'], tailTip: [], horn: ['horn', 'horns'], tusk: [], inner: [], headFur: ['head'], mane: ['mane'] }; // biome-ignore format: one line

/** Whether a larger stamp shows all that is said of an animal, and all that its kind and breed have: else solids do. */
export function showsAll(stamp: Stamp, own: boolean, brief: Brief, look: BeastLook, size: Largeness): boolean {
  const { slots, rows } = stamp;
  // stamps of 24 and 32 pixels are dressed, larger ones wear what is set in their rows
  const dresses = isDressed(stamp);
  const has = new Set(slots.map(({ material }) => material));
  const names = new Set([...has].flatMap((slot) => SLOT_PARTS[slot] ?? [slot]));
  const said = brief.parts.every(
    (p) => (p.piece === 'eyes' || RULED.has(p.piece) || (lends(brief, look) && HORNS.has(p.piece)) || names.has(p.piece) || (dresses && WORN.has(p.piece)) || (p.piece === 'head' && !p.colour)) && (!p.pattern || (dresses && p.piece === 'collar' && p.pattern === SPIKED)) && (!p.states || p.piece === 'eyes' || isWingsSaid(p)), // biome-ignore format: one line
  );
  const { hat, collar, scarf, cape, jumper, harness, saddle, eyewear, wings, secondMark, eyePatch, tailRings } = look; // biome-ignore format: one line
  const worn = [hat, !has.has('collar') && collar, scarf, saddle, eyewear].some(Boolean) && !dresses;
  const covered = [cape, jumper, harness].some(Boolean);
  const winged = dresses ? wings === undefined && has.has('wings') : (wings !== undefined) !== has.has('wings');
  const more =
    worn || covered || winged || (secondMark && !own && !has.has('secondMark')) || (!own && (eyePatch || tailRings));
  const coat =
    own ||
    !look.mark ||
    look.beast.marks === 'wool' ||
    look.beast.marks === 'saddle' ||
    has.has('mark') ||
    has.has('dapple');
  // heads of stamps of 24 pixels and from 48 on are as large as those of young ones, which have no lion's mane
  const likeYoung = size !== 'large' && !(has.has('mane') && !look.beast.hooves);
  const aged = (word: string): boolean =>
    AGED.has(word) || (!dresses && word === 'cute') || (!dresses && FELT.includes(word) && eyeBoxes(rows).length === 0);
  const plain = size === 'mid' || ![...brief.mood, ...brief.build].some((word) => aged(word) && !(likeYoung && YOUNG.has(word))); // biome-ignore format: one line
  // of a kind with several heads the stamp is of as many as are said; others are put on one that has one
  const heads = (look.beast.heads ?? 1) > 1 || look.heads <= 3;
  const horns = has.has('horn') || has.has('tusk');
  const horned = horns === look.hasHorns || (!horns && lends(brief, look));
  return (
    said &&
    heads &&
    !more &&
    coat &&
    horned &&
    plain &&
    !look.bony &&
    (!look.shaggy || (own && look.beast.shaggy === true)) &&
    (look.hornsLarge === 1 || !horns) &&
    look.eyesLarge === 1
  );
}
const YOUNG: ReadonlySet<string> = new Set(['young', 'child', 'cute']);
/** What larger pictures show better by solids. */
const AGED: ReadonlySet<string> = new Set(['young', 'child']);
/** What stamps are dressed in. */
const WORN: ReadonlySet<string> = new Set(['wings', 'membrane', 'collar', 'scarf', 'bell', 'saddle', 'glasses', 'sunglasses', 'eyepatch', 'monocle', ...Object.keys(BEAST_HATS)]); // biome-ignore format: a list
