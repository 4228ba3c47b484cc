/** The pixels that a part's name means, of figures of any kind: clothes with all that is of the same cloth, hides, wings, roofs. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { areKin, commonest, isWarm, luma, toFlat } from '../parts/flat.ts';
import { withoutBareArms } from './bare-arms.ts';
import { shirtOnBare } from './bare-chest.ts';
import { beardOf } from './beard.ts';
import { clothOnBeast } from './beast-cloth.ts';
import { beastPart, bellyRow } from './beast-parts.ts';
import { wholeBoots } from './boots-found.ts';
import { areaNamed } from './by-colour/named-area.ts';
import { throughShades } from './by-colour/through-shades.ts';
import { capeOf } from './cape-found.ts';
import { clothByMatter, metalBelowFace } from './cloth-by-matter.ts';
import { clothesOf, clothIn, withLegs } from './clothes-found.ts';
import { besideEyes } from './face-colour.ts';
import { hairOf } from './hair.ts';
import { hairByPlace } from './head-by-place.ts';
import { heldIn, sum } from './held.ts';
import { legsMeant } from './legs-found.ts';
import { lobeNamed } from './lobes.ts';
import { apart, isThing, mattersOf, metal } from './matters.ts';
import { noneFound, partFound } from './named-part.ts';
import { endOf, handleOf } from './panels/ends.ts';
import { type Region, regionOf, regionSeen } from './regions.ts';
import { upperOf } from './roof-upper.ts';
import { hasShield, shieldOf } from './shield-found.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { ARMOUR, allOver, isOfOnePiece, isSomebody } from './suit.ts';
import { thingPart } from './thing-parts.ts';
import { eyesOf, wholeOf } from './whole-of.ts';
import { windowsOf } from './windows-found.ts';

/** A hide that is less of the figure than this is not all of it. */
const MOST_HIDE = 0.35;

const BARE = /^(?:skin|flesh|body)$/;

function hideOf(subject: Subject, word: string): Region | undefined {
  const { person } = subject;
  const whole = wholeOf(subject);
  if (SHELL.test(word)) return shellOf(subject) ?? whole;
  if (person && BARE.test(word))
    return (
      regionOf(person, 'skin') ??
      regionSeen(person.line.figure, person.line.colors, stanceOf(subject), 'skin')?.map((v, i) =>
        v && whole[i] ? 1 : 0,
      )
    );
  // Slime is all that a slime is of.
  if (person || (word === 'slime' && isThing(subject))) return whole;
  const hide = partFound(subject, 'skin');
  if (!hide) return whole;
  const both = hide.map((v, i) => (v && whole[i] ? 1 : 0));
  return sum(both) >= MOST_HIDE * sum(whole) ? both : whole;
}

const SHELL = /^(?:shell|carapace)$/;

/** The skin of who stands and is clothed: the matters that its face is of, about its eyes. */
function skinByFace(subject: Subject): Region | undefined {
  const { head, sprite } = subject;
  if (!stanceOf(subject).isUpright || !head?.isSure || head.eyes.length < 2) return undefined;
  const flat = toFlat(sprite);
  const own = besideEyes(flat, lineOf(subject), head.eyes);
  const all = mattersOf(subject);
  const [L, a, b] = own < 0 ? [0, 0, 0] : rgbToOklab(unpackRgb(own));
  const [chroma, hue] = [Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
  // Grey skin is told by no hue.
  if (own < 0 || chroma < 0.05 || L < 0.25) return undefined;
  const meant = all.filter((one) => one.chroma > 0.04 && apart(one.hue, hue) <= ONE_SKIN);
  const out = new Uint8Array(flat.colors.length);
  for (const { pixels } of meant) for (const i of pixels) out[i] = 1;
  for (const eye of head.eyes) for (const i of eye) out[i] = 0;
  const share = meant.reduce((n, one) => n + one.share, 0);
  return share > 0.1 && share < 0.9 ? out : undefined;
}
const ONE_SKIN = 26;

/** The skin of who is blue or green: the matter that most of the lower face is of, where that has a hue and is no garment's too. */
function skinByMatter(subject: Subject): Region | undefined {
  const { axis, headHalf, top, chin } = stanceOf(subject);
  const { width, height } = subject.sprite;
  const inFace = (i: number): boolean =>
    Math.abs((i % width) + 0.5 - axis) < 0.7 * headHalf &&
    Math.floor(i / width) >= top + 0.45 * (chin - top) &&
    Math.floor(i / width) < chin;
  const found = mattersOf(subject)
    .map((one) => ({ one, n: one.pixels.filter(inFace).length }))
    .sort((a, b) => b.n - a.n)[0];
  if (!found || found.n < 4 || found.one.chroma < 0.05 || found.one.share > 0.6) return undefined;
  const out = new Uint8Array(width * height);
  for (const i of found.one.pixels) out[i] = 1;
  for (const i of eyesOf(subject).flat()) out[i] = 0;
  return out;
}

/** A shell in all its shades: every matter but those that head and legs are of. */
function shellOf(subject: Subject): Region | undefined {
  const [first, ...others] = mattersOf(subject);
  if (!first || others.length === 0) return undefined;
  const { width } = subject.sprite;
  const out = new Uint8Array(width * subject.sprite.height);
  const span = (pixels: readonly number[]): readonly [number, number] => [
    Math.min(...pixels.map((i) => i % width)),
    Math.max(...pixels.map((i) => i % width)),
  ];
  const [left, right] = span(first.pixels);
  const middle = (left + right) / 2;
  for (const one of [first, ...others]) {
    // What lies on the shell, off its ends, is of it.
    const on = one.pixels.filter((i) => Math.abs((i % width) - middle) < 0.36 * (right - left));
    const isOn = one === first || (on.length > 0.7 * one.pixels.length && one.y < 0.62);
    if (isOn) for (const i of one.pixels) out[i] = 1;
  }
  return out;
}

/** Of whom the picture shows a head and shoulders alone: what is warm in the lower part of the head, in all its shades. */
function faceOfBust(subject: Subject): Region | undefined {
  const { colors, width } = toFlat(subject.sprite);
  const { top, chin } = stanceOf(subject);
  const isLow = (i: number): boolean => i >= (top + 0.6 * (chin - top)) * width && i < chin * width;
  const skin = commonest([...colors].filter((c, i) => isLow(i) && c >= 0 && isWarm(c) && luma(c) > 70));
  return skin < 0 ? undefined : Uint8Array.from(colors, (c) => (c >= 0 && areKin(c, skin, FACE) ? 1 : 0));
}
const FACE = 0.2;

/** Wings of a matter of their own: a piece on either side of a head or a body, as high and as large as the other. */
function wingsByMatter(subject: Subject): Region | undefined {
  const { trunk, headHalf, trunkHalf, top, floor, facing } = stanceOf(subject);
  if (facing !== 0) return undefined;
  const { width } = subject.sprite;
  const half = Math.min(headHalf, trunkHalf + 1);
  for (const { pieces, share } of mattersOf(subject)) {
    if (share > 0.6) continue;
    const aside = pieces
      .map((one) => {
        const off = one.pixels.map((i) => (i % width) + 0.5 - trunk);
        return { ...one, off: off.reduce((n, v) => n + v, 0) / off.length, near: Math.min(...off.map(Math.abs)) };
      })
      .filter((one) => one.share >= 0.02 && one.near >= 0.45 * half && one.y < 0.75);
    const isPair = (a: (typeof aside)[number], b: (typeof aside)[number]): boolean =>
      a.off < 0 && b.off > 0 && Math.abs(a.y - b.y) < 0.14 && Math.abs(a.off + b.off) < 0.3 * (b.off - a.off) && Math.min(a.share, b.share) > 0.55 * Math.max(a.share, b.share); // biome-ignore format: one line
    const pair = aside.flatMap((a) => aside.filter((b) => isPair(a, b)).map((b) => [a, b] as const))[0];
    const wide = pair && Math.max(...pair.flatMap((one) => one.pixels.map((i) => Math.abs((i % width) + 0.5 - trunk))));
    // Hands and sleeves hang nearer.
    if (!pair || wide! < 0.3 * (floor - top)) continue;
    const out = new Uint8Array(subject.sprite.width * subject.sprite.height);
    for (const i of pair.flatMap((one) => one.pixels)) out[i] = 1;
    return out;
  }
  return undefined;
}

/** Wings that are spread on both sides of a body that is seen from the front: what is beside it. */
function wingsOf(subject: Subject): Region | undefined {
  const { person } = subject;
  const cape = person && regionOf(person, 'back');
  if (cape) return cape;
  const [own, beside] = [wingsByMatter(subject), wingsBeside(subject)];
  // Of a skin in many shades one shade alone is no wing.
  const isShade = own && beside && sum(own) < 0.5 * sum(beside);
  return (isShade ? beside : own) ?? lobeNamed(subject, 'wings') ?? beside;
}

function wingsBeside(subject: Subject): Region | undefined {
  const { trunk, top, floor, facing } = stanceOf(subject);
  const whole = wholeOf(subject);
  const { width } = subject.sprite;
  const xs: number[] = [];
  whole.forEach((v, i) => {
    if (v) xs.push(i % width);
  });
  const [from, to] = [Math.min(...xs), Math.max(...xs) + 1];
  if (facing !== 0 || to - from < 0.9 * (floor - top)) return undefined;
  const half = 0.17 * (to - from);
  const side = (i: number): -1 | 0 | 1 => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width)];
    return y > top + 0.8 * (floor - top) || Math.abs(x - trunk) < half ? 0 : x < trunk ? -1 : 1;
  };
  const out = whole.map((v, i) => (v && side(i) !== 0 ? 1 : 0));
  const n = [0, 0];
  out.forEach((v, i) => {
    if (v) n[side(i) < 0 ? 0 : 1]!++;
  });
  return Math.min(...n) > 0.14 * sum(whole) ? out : undefined;
}

/** What stands out from the commonest colours of a figure. */
function accentsOf(subject: Subject): Region | undefined {
  const whole = wholeOf(subject);
  const { colors } = toFlat(subject.sprite);
  const main = clothIn(colors, whole);
  const out = whole.map((v, i) => (v && !main.has(colors[i]!) ? 1 : 0));
  return sum(out) >= 0.04 * sum(whole) ? out : undefined;
}

/** The middle of a body, low, where it is broad. */
function bellyOf(subject: Subject): Region {
  const { trunk, trunkHalf, top, floor, isUpright } = stanceOf(subject);
  const { width } = subject.sprite;
  const height = floor - top;
  const [cy, ry, rx] = [
    top + (isUpright ? 0.64 : 0.7) * height,
    0.2 * height,
    Math.max(0.6 * trunkHalf, 0.14 * height),
  ];
  const isIn = (i: number): boolean =>
    Math.hypot(((i % width) + 0.5 - trunk) / rx, (Math.floor(i / width) + 0.5 - cy) / ry) <= 1;
  // Below it are legs.
  const last = isUpright ? floor : bellyRow(toFlat(subject.sprite), top, floor) + 1;
  return wholeOf(subject).map((v, i) => (v && isIn(i) && Math.floor(i / width) <= last ? 1 : 0));
}

/** Fewer pixels are a face and two hands. */
const FLECKS = 80;

/** Words that mean all that somebody wears. */
const ALL_WORN = /^(?:clothes|clothing|outfit|uniform|garb|costume)$/;

const TORSO_ENDS = /^(?:shirt|tunic|jacket|vest|blouse|doublet|sweater|hoodie|top|chest|torso)$/;

const SHIRTS = /^(?:shirt|t-?shirt|tunic|jacket|vest|blouse|doublet|sweater|hoodie|top)$/;

const WORN_BY_BEASTS = /^(?:shirt|tunic|jacket|vest|coat|sweater|hoodie|cardigan|waistcoat)$/;

const BLADES = /^(?:blades?|.*heads?|hilt|handle|grip|shaft|haft|pommel|cross ?guard|guard)$/;

/** A part of a thing, or of what somebody holds. */
function partOfThing(subject: Subject, word: string): Region | undefined {
  const held = BLADES.test(word) && !isThing(subject) ? heldIn(subject, word) : undefined;
  // Blades are held by somebody; nobody has a cork or leaves.
  return held ?? (subject.person && BLADES.test(word) && !isThing(subject) ? undefined : thingPart(subject, word));
}

/** The pixels that a part's name means; undefined where it was not found. */
export function partRegion(subject: Subject, slot: string, word: string): Region | undefined {
  const region =
    regionNamed(subject, slot, word) ?? (slot === 'torso' && ARMOUR.test(word) ? allMetal(subject) : undefined);
  if (region && /^(?:torso|robe)$/.test(slot)) return offShield(subject, slot, withoutBareArms(subject, region)); // biome-ignore format: one line
  return region && offShield(subject, slot, region);
}

function offShield(subject: Subject, slot: string, region: Region): Region {
  // What is painted on a shield is none of a coat in its colours.
  if (!/^(?:torso|robe|legs|shoulders)$/.test(slot)) return region;
  // Nor is hair in the colour of a robe.
  const hair = slot === 'robe' && (subject.head?.eyes.length ?? 0) > 1 ? hairOf(subject, eyesOf(subject).flat()) : undefined; // biome-ignore format: one line
  if (hair) for (const i of hair.keys()) if (hair[i]) region[i] = 0;
  if (!hasShield(subject)) return region;
  const shield = shieldOf(subject);
  return region.map((v, i) => (v && !shield?.[i] ? 1 : 0));
}

/** Of who is armoured from head to foot, so that no parts are told: all that is of metal. */
function allMetal(subject: Subject): Region | undefined {
  const plates = mattersOf(subject).filter(metal);
  if (plates.reduce((n, { share }) => n + share, 0) < MOST_METAL || (subject.head?.eyes.length ?? 0) === 0)
    return undefined;
  const out = new Uint8Array(subject.sprite.width * subject.sprite.height);
  for (const { pixels } of plates) for (const i of pixels) out[i] = 1;
  return out;
}
const MOST_METAL = 0.5;

/** Plates of steel that are most of what is seen below a face that is of no metal itself: these alone, no bone and no leather. */
function platesOf(subject: Subject): Region | undefined {
  const { chin, floor } = stanceOf(subject);
  const { width, height } = subject.sprite;
  const below = mattersOf(subject).map((one) => ({ one, own: one.pixels.filter((i) => Math.floor(i / width) >= chin - 1) })); // biome-ignore format: one line
  const all = below.reduce((n, { own }) => n + own.length, 0);
  // Grey skin is none: what is about the eyes is no plate.
  const face =
    subject.head?.eyes.length === 2 ? besideEyes(toFlat(subject.sprite), lineOf(subject), subject.head.eyes) : -1;
  const { colors } = toFlat(subject.sprite);
  const steel = below.filter(({ one }) => metal(one) && one.light < 0.72 && one.chroma > 0.012 && !one.pixels.some((i) => colors[i] === face)); // biome-ignore format: one line
  const n = steel.reduce((m, { own }) => m + own.length, 0);
  if (n < 0.45 * all || floor <= chin || subject.head?.isSure !== true) return undefined;
  const out = new Uint8Array(width * height);
  for (const i of steel.flatMap(({ own }) => own)) out[i] = 1;
  return out;
}

function regionNamed(subject: Subject, slot: string, word: string): Region | undefined {
  if (slot === 'whole') return wholeOf(subject);
  if (slot === 'tip') return endOf(subject, 'tip');
  const isLongThing = slot === 'thing' && isThing(subject);
  const shaft = isLongThing && /^(?:shaft|haft|pole)$/.test(word) ? endOf(subject, 'shaft') : isLongThing && /^(?:handle|grip)$/.test(word) ? handleOf(subject) : undefined; // biome-ignore format: one line
  if (shaft) return shaft;
  const fletching = slot === 'hide' && word === 'feathers' && isThing(subject) ? endOf(subject, 'butt') : undefined;
  if (fletching) return fletching;
  if (slot === 'hide') return hideOf(subject, word);
  if (slot === 'opening') return windowsOf(subject, word);
  if (slot === 'wings') return wingsOf(subject);
  if (slot === 'accents') return accentsOf(subject);
  if (slot === 'belly') return bellyOf(subject);
  if (slot === 'thing') return partOfThing(subject, word);
  if (slot === 'beast' || (/^(?:legs|feet)$/.test(slot) && !subject.person && !stanceOf(subject).isUpright)) {
    const part = beastPart(subject, word) ?? (slot === 'beast' ? lobeNamed(subject, word) : undefined);
    if (part || slot === 'beast') return part;
  }
  if (slot === 'held') {
    const held = word === 'shield' ? shieldOf(subject) : heldIn(subject, word);
    // A weapon that nobody holds is all there is.
    return held ?? (isThing(subject) ? wholeOf(subject) : undefined);
  }
  const onBeast = slot === 'torso' && WORN_BY_BEASTS.test(word) && !subject.person && stanceOf(subject).isLong && !isThing(subject) ? clothOnBeast(subject) : undefined; // biome-ignore format: one line
  if (onBeast) return onBeast;
  const shirt = slot === 'torso' && SHIRTS.test(word) ? shirtOnBare(subject) : undefined;
  if (shirt) return shirt;
  const { top, chin, hip, floor } = stanceOf(subject);
  if (slot === 'roof') {
    const roof = thingPart(subject, 'roof');
    const { width } = subject.sprite;
    const whole = wholeOf(subject);
    // What is most of a house is its walls as well.
    if (roof && sum(roof) > MOST_ROOF * sum(whole)) return upperOf(subject, roof);
    const upper = whole.map((v, i) => (v && Math.floor(i / width) < top + 0.45 * (floor - top) ? 1 : 0));
    return roof ?? upperOf(subject, upper);
  }
  if (slot === 'back') return capeOf(subject);
  if (slot === 'beard') return beardOf(subject);
  if (slot === 'hair') return hairOf(subject, eyesOf(subject).flat());
  if (slot === 'skin' && subject.head?.isBust) return faceOfBust(subject);
  const bare = slot === 'skin' && !subject.person ? skinByFace(subject) : undefined;
  if (bare) return bare;
  // Flecks in the colour of a face all over a figure are none of its skin.
  const skin = slot === 'skin' && subject.person ? regionOf(subject.person, 'skin') : undefined;
  if (skin && sum(skin) > FLECKS && !isOfOnePiece(skin, subject.sprite.width)) return skinByMatter(subject);
  const told = partFound(subject, slot === 'robe' ? 'torso' : slot);
  // Of a head and shoulders the face reaches down to where clothes begin.
  const face = subject.head?.isBust && /^(?:torso|robe)$/.test(slot) ? faceOfBust(subject) : undefined;
  const found = face && told ? told.map((v, i) => (v && !face[i] ? 1 : 0)) : told;
  if (
    !found &&
    /^(?:robe|torso)$/.test(slot) &&
    !ARMOUR.test(word) &&
    subject.head?.isSure &&
    !stanceOf(subject).isLong
  )
    return clothByMatter(subject);
  if (!found) return slot === 'skin' ? hideOf(subject, word) : undefined;
  if (slot === 'legs') return legsMeant(subject, found, word);
  if (slot === 'feet') return wholeBoots(subject, found);
  if (slot === 'torso' && ARMOUR.test(word)) {
    const { head } = subject;
    const plates = platesOf(subject);
    if (plates) return plates;
    // Of small people whose arms no network sees it is what is of metal below the face.
    if (head && ((!subject.person && (!head.isSure || head.isBare)) || !isSomebody(subject)))
      return head.isSure && !head.isBare && stanceOf(subject).isUpright ? metalBelowFace(subject) : undefined;
    const all = allOver(subject, found, wholeOf(subject), capeOf(subject));
    if (all) return all;
    const own = clothesOf(subject, found, chin - 1, floor);
    // Of plates in many shades all is armour that somebody wears on the breast.
    return isOfOnePiece(own, subject.sprite.width) ? own : subject.person ? found : undefined;
  }
  if (slot === 'torso' || slot === 'robe') {
    const last = TORSO_ENDS.test(word) ? hip + 0.2 * (floor - hip) : floor;
    const all = clothesOf(subject, found, chin - 1, last, slot === 'robe');
    const own = throughShades(subject, all, chin - 1, last);
    const clothes = face ? own.map((v, i) => (v && !face[i] ? 1 : 0)) : own;
    return ALL_WORN.test(word) ? withLegs(subject, clothes) : clothes;
  }
  return found;
}

const NAMES: readonly (readonly [string, string])[] = [
  ['hair', 'hair'], ['skin', 'skin'], ['torso', 'clothes'], ['legs', 'trousers'], ['feet', 'boots'], ['back', 'a cape'], ['right', 'something held'],
]; // biome-ignore format: a table

/** Of two ways to see one thing the one that sees more of it, where it holds what the other sees. */
function fuller(own: Region | undefined, other: Region | undefined): Region | undefined {
  if (!own || !other) return own ?? other;
  const both = own.reduce((n, v, i) => n + (v && other[i] ? 1 : 0), 0);
  return both >= 0.7 * sum(own) && sum(other) > 1.5 * sum(own) ? other : own;
}

const MOST_OPENINGS = 0.3;
const MOST_ROOF = 0.5;

export function partNeeded(subject: Subject, slot: string, word: string): Region {
  const own = partRegion(subject, slot, word);
  const area = own ? undefined : areaNamed(subject, word);
  // Windows are never most of a house.
  const isOther = area && slot === 'opening' && sum(area) > MOST_OPENINGS * sum(wholeOf(subject));
  const region = slot === 'hair' ? fuller(own, hairByPlace(subject)) : (own ?? (isOther ? undefined : area));
  if (region && sum(region) > 0) return region;
  if (isThing(subject))
    throw new InputError(
      `${noneFound(word)}: no part of it is of a colour of its own. Name the whole ("make it blue").`,
    );
  const there = NAMES.filter(([own]) => own !== slot && partFound(subject, own)).map(([, name]) => name);
  const eyes = eyesOf(subject).length > 0 ? ['eyes'] : [];
  const all = [...there, ...eyes];
  throw new InputError(
    `${noneFound(word)}${all.length ? `: found were ${all.join(', ')}` : ''}. Name one of these, or the whole ("make it blue").`,
  );
}
