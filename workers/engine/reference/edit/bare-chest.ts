/** Where a shirt is that is put on a bare chest: from the shoulders to the hips, with short sleeves. */
import { areKin, BESIDE, luma, toFlat } from '../parts/flat.ts';
import { sum } from './held.ts';
import { type Region, skinOf, skinsOf } from './regions.ts';
import { type Subject, stanceOf } from './subject.ts';
import { wholeOf } from './whole-of.ts';

/** So much of a chest is skin where nothing is worn on it. */
const MOST_BARE = 0.55;
/** Sleeves end so far down an arm. */
const SLEEVE = 0.5;

export function shirtOnBare(subject: Subject): Region | undefined {
  const { person } = subject;
  if (!person) return undefined;
  const { colors, width } = toFlat(subject.sprite);
  const { chin, hip, trunk, trunkHalf, isUpright, facing } = stanceOf(subject);
  if (!isUpright || facing !== 0) return undefined;
  const [skin, skins] = [skinOf(person), skinsOf(person)];
  const isBare = (c: number): boolean => areKin(c, skin, 0.2) || (skins.has(c) && luma(c) > 0.35 * luma(skin));
  const isArm = (i: number): boolean => person.arms.some((arm) => arm.colors[i]! >= 0);
  const isHeld = (i: number): boolean => person.held.some((held) => held.colors[i]! >= 0);
  const region = wholeOf(subject).map((v, i) => {
    const y = Math.floor(i / width);
    if (!v || y < chin || y > hip || isHeld(i) || person.head.face.colors[i]! >= 0) return 0;
    const off = Math.abs((i % width) + 0.5 - trunk);
    const isSleeve = off > trunkHalf || isArm(i);
    return isSleeve ? (y < chin + SLEEVE * (hip - chin) ? 1 : 0) : 1;
  });
  const inner = region.map((v, i) => (v && BESIDE.every(([dx, dy]) => region[i + dx + dy * width]) ? 1 : 0));
  const bare = inner.reduce((n, v, i) => n + (v && isBare(colors[i]!) ? 1 : 0), 0);
  return sum(inner) > 4 && bare >= MOST_BARE * sum(inner) ? region : undefined;
}
