/** The area that a word most likely means, by what such a part usually looks like: "the buckle" is small, of metal, at the waist. */
import { toFlat } from '../../parts/flat.ts';
import { eyesMeant } from '../eyes-meant.ts';
import { apart, isThing } from '../matters.ts';
import { skinSeen } from '../panels/skin.ts';
import type { Region } from '../regions.ts';
import { lineOf, type Subject, stanceOf } from '../subject.ts';
import { eyesOf } from '../whole-of.ts';
import { type Area, areasOf } from './areas.ts';
import { type Look, looksOf, type Place } from './nouns.ts';

/** An area that fits worse is none of the kind; one that fits nearly as well as the best may be what was meant. */
const FITS = 1.15;
const CLEARLY = 0.12;
/** What is larger is the thing itself. */
const MOST = 0.85;
/** Less of it where such a part is: it is another. */
const THERE = 0.5;
/** Two of one kind are so nearly at one height. */
const FELLOW = 0.18;

/** The pixels that a noun means, `within` what it is said to be on; undefined where no area fits, or two do alike. */
export function areaNamed(subject: Subject, noun: string, within?: Region): Region | undefined {
  const { areas, pieces, panels } = areasOf(subject);
  const inPlace = within ? boxOf(within, subject.sprite.width) : placesOf(subject);
  // What is worn is none of the skin's shades.
  const face = subject.head?.isBust || !isThing(subject) ? skinSeen(subject) : undefined;
  const isSkin = (area: Area): boolean => face !== undefined && WORN.test(noun) && area.chroma > COLOURED && apart(area.hue, face.hue) < SKIN && area.chroma < face.chroma + 0.06; // biome-ignore format: one line
  // What a face has is near its eyes.
  const eyes = OF_FACE.test(noun) ? eyesMeant(subject, subject.head?.eyes ?? []).flat() : [];
  const { width, height } = subject.sprite;
  const isNearFace = ({ pixels }: Area): boolean => eyes.length === 0 || pixels.some((i) => eyes.some((e) => Math.hypot((i % width) - (e % width), Math.floor(i / width) - Math.floor(e / width)) < 0.14 * Math.max(width, height) + 1)); // biome-ignore format: one line
  const fits = looksOf(noun).flatMap((look) => {
    const all = look.isMany ? [...areas, ...pieces.filter(({ share }) => share >= 0.02)] : [...pieces, ...panels];
    return all
      .filter((area) => !isSkin(area) && isNearFace(area))
      .map((area) => ({ area, look, worth: worthOf(area, look) - (panels.includes(area) ? 0.03 : 0) }))
      .filter(({ worth }) => worth >= FITS);
  });
  const sorted = fits.sort((a, b) => b.worth - a.worth);
  const [best] = sorted;
  if (!best) return undefined;
  const next = sorted.find(({ area }) => area.of !== best.area.of && !areKin(area, best.area));
  const isClear = next && (best.worth - next.worth >= CLEARLY || (best.area.share > 2 * next.area.share && best.worth - next.worth >= 0.05)); // biome-ignore format: one line
  if (next && !isClear) return undefined;
  const pair = best.look.isMany && best.area.of !== undefined ? fellowsOf(best.area, best.look) : [];
  return asRegion(
    subject,
    [best.area, ...pair].flatMap((area) => withShades(subject, area, pieces)),
  );

  /** "Wings" are both of them: pieces of the same that are as large and lie as high. */
  function fellowsOf(own: Area, look: Look): readonly Area[] {
    if (!pieces.includes(own)) return [];
    const isAlike = (one: Area): boolean =>
      one !== own && one.of === own.of && Math.abs(one.y - own.y) < FELLOW && one.share > 0.4 * own.share && one.share < 2.5 * own.share; // biome-ignore format: one line
    return pieces.filter((one) => isAlike(one) && worthOf(one, look) > 0);
  }

  function worthOf(area: Area, { colours, share: [least, most], places }: Look): number {
    if (area.share > MOST || area.share > Math.min(1.6 * most, most + 0.1) || area.share < 0.5 * least) return 0;
    const size = area.share > most || area.share < least ? 0.2 : 0.5;
    const rank = colours.findIndex((family) => area.is(family) >= 0.5);
    const colour = colours.length === 0 ? 0.3 : rank < 0 ? -0.25 : 0.6 - 0.05 * Math.min(4, rank);
    const place = Math.max(...places.map((name) => area.pixels.filter((i) => inPlace(name, i)).length)) / area.pixels.length; // biome-ignore format: one line
    if (place < THERE) return 0;
    // What a hand closes round is low.
    const low = /\b(?:handle|hilt|grip)$/.test(noun) && isThing(subject) ? 0.5 * area.y : 0;
    const aside = MIDDLE.test(places.join(' ')) ? 0.4 * Math.max(0, Math.abs(area.x - 0.5) - 0.15) : 0;
    // What stands out from the rest is what people name.
    return (
      size +
      low -
      aside +
      colour +
      0.7 * place +
      0.6 * Math.min(0.25, area.chroma) +
      0.1 * Math.min(1, area.share / WELL_SEEN)
    );
  }
}

const WORN =
  /\b(?:head ?band|bandana|bandanna|hat ?band|ribbons?|bow|collar|choker|neckerchief|scarf|shawl|necklace|tie|belt|sash|hat|cap|crown|tiara|shirt|tunic|jacket|vest|coat|sweater|dress|robe|skirt|cape|cloak|apron|armou?r|shield)$/;
const OF_FACE =
  /\b(?:beak|bill|snout|nose|lips?|tongue|moustache|mustache|beard|teeth|fangs|tusks?|glasses|mask|visor)$/;
const SKIN = 24;
/** What is worn in the middle of somebody. */
const MIDDLE = /^(?:neck|waist|chest|neck chest|waist chest neck middle|top head|top)$/;

/** Whether a pixel lies between the ends of a region. */
function boxOf(region: Region, width: number): (place: Place, i: number) => boolean {
  const there = [...region.keys()].filter((i) => region[i]);
  const xs = there.map((i) => i % width);
  const ys = there.map((i) => Math.floor(i / width));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (_place, i) =>
    i % width >= left && i % width <= right && Math.floor(i / width) >= top && Math.floor(i / width) <= bottom;
}

/** What something stands on: the area that most of its lowest rows are of. */
export function baseOf(subject: Subject): Region | undefined {
  const { pieces } = areasOf(subject);
  const { width, data } = subject.sprite;
  const rows = [...Array(data.length >> 2).keys()]
    .filter((i) => data[i * 4 + 3]! >= 128)
    .map((i) => Math.floor(i / width));
  const [first, last] = [rows[0] ?? 0, (rows.at(-1) ?? 0) + 1];
  const isLow = (i: number): boolean => Math.floor(i / width) >= last - LOWEST * (last - first);
  const [best] = pieces.map((piece) => ({ piece, n: piece.pixels.filter(isLow).length })).sort((a, b) => b.n - a.n);
  if (!best || best.piece.share > 0.5 || best.n < 4) return undefined;
  const own = pieces.filter((piece) => piece === best.piece || (piece.chroma < COLOURED && best.piece.chroma < COLOURED && piece.bottom > 1 - 1.6 * LOWEST && piece.top > 0.55)); // biome-ignore format: one line
  return asRegion(
    subject,
    own.flatMap(({ pixels }) => pixels),
  );
}
const LOWEST = 0.16;

/** What a word means that is not known here, where one area alone of another colour stands out from the rest. */
export function areaAlone(subject: Subject): Region | undefined {
  const { areas, pieces } = areasOf(subject);
  const [main] = areas;
  const own = areas.filter((area) => area !== main && area.share >= ALONE[0] && area.share <= ALONE[1] && area.chroma >= VIVID && (main!.chroma < COLOURED || apart(area.hue, main!.hue) > OTHER)); // biome-ignore format: one line
  return own.length === 1 ? asRegion(subject, withShades(subject, own[0]!, pieces)) : undefined;
}
const ALONE = [0.04, 0.42] as const;
const VIVID = 0.06;
const OTHER = 45;

/** Shades of one hue. */
const areKin = (a: Area, b: Area): boolean =>
  a.chroma >= COLOURED && b.chroma >= COLOURED && (a.called === b.called || apart(a.hue, b.hue) < ONE_HUE);
const COLOURED = 0.045;
const ONE_HUE = 30;
const WELL_SEEN = 0.03;

/** An area with its lights and shadows: smaller pieces that lie mostly beside it, of its hue or of none. */
function withShades(subject: Subject, area: Area, pieces: readonly Area[]): readonly number[] {
  const { width } = subject.sprite;
  const flat = toFlat(subject.sprite);
  const line = lineOf(subject);
  const out = new Set(area.pixels);
  const isNothing = (j: number): boolean => flat.colors[j] === undefined || flat.colors[j]! < 0 || (line.isLined && line.colors.has(flat.colors[j]!)); // biome-ignore format: one line
  for (let round = 0; round < 2; round++)
    for (const piece of pieces) {
      if (out.has(piece.pixels[0]!) || piece.share > 0.6 * area.share || !(areKin(piece, area) || piece.chroma < COLOURED)) continue; // biome-ignore format: one line
      const own = new Set(piece.pixels);
      const about = [...new Set(piece.pixels.flatMap((i) => [i - 1, i + 1, i - width, i + width]))].filter((j) => !own.has(j) && !isNothing(j)); // biome-ignore format: one line
      const beside = about.filter((j) => out.has(j)).length;
      if (about.length > 0 && beside >= (areKin(piece, area) ? 0.4 : 0.8) * about.length)
        for (const i of piece.pixels) out.add(i);
    }
  return [...out];
}

/** The thing itself: all that is not small and of a colour of its own. */
export function bulkOf(subject: Subject): Region | undefined {
  const { areas } = areasOf(subject);
  const [main] = areas;
  if (!main) return undefined;
  const all = areas.filter((area) => area === main || area.share >= BULK || (area.share >= LESS && main.called === area.called) || (area.share >= DULL[0] && area.chroma < DULL[1])); // biome-ignore format: one line
  return asRegion(
    subject,
    all.flatMap(({ pixels }) => pixels),
  );
}
const BULK = 0.26;
const LESS = 0.04;
/** What is vivid is set on a thing. */
const DULL = [0.06, 0.12] as const;

/** "A brown, a grey and a red one": what somebody can say instead. */
export function areasSeen(subject: Subject): string {
  const { areas } = areasOf(subject);
  const names = [...new Set(areas.filter(({ share }) => share >= 0.015).map(({ called }) => called))].slice(0, 6);
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  return listed && `Areas of these colours are seen: ${listed}. Say which is meant: "make the ${names.at(-1)} part …".`;
}

function asRegion(subject: Subject, pixels: readonly number[]): Region {
  const out = new Uint8Array(subject.sprite.width * subject.sprite.height);
  for (const i of pixels) out[i] = 1;
  for (const i of eyesOf(subject).flat()) if (!isThing(subject)) out[i] = 0;
  return out;
}

/** Whether a pixel lies where a part usually is, on a body or on a thing. */
function placesOf(subject: Subject): (place: Place, i: number) => boolean {
  const { top, chin, hip, floor, axis, trunk, trunkHalf, headHalf, isUpright, isLong, hands } = stanceOf(subject);
  const { width, height, data } = subject.sprite;
  const isBody = !isThing(subject) && isUpright && !isLong;
  const there = [...Array(width * height).keys()].filter((i) => data[i * 4 + 3]! >= 128);
  const ys = there.map((i) => Math.floor(i / width));
  const [first, last] = [Math.min(...ys), Math.max(...ys) + 1];
  const xs = there.map((i) => i % width);
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const head = chin - top;
  const body = floor - chin;
  const edge = Math.max(1, 0.12 * Math.min(right - left, last - first));
  return (place, i) => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const v = (y - first) / (last - first);
    const isNearEdge =
      x - left < edge * 1.5 || right - x < edge * 1.5 || y - first < edge * 1.5 || last - y < edge * 1.5;
    if (place === 'rim') return isNearEdge;
    if (place === 'inside') return !isNearEdge || v > 0.2;
    // Of a beast it is known where the head is.
    const isHeadKnown = !isThing(subject) && subject.head?.isSure === true && isLong;
    if (isHeadKnown && (place === 'head' || place === 'face' || place === 'top')) return y <= chin + 1 && Math.abs(x - axis) <= 1.3 * headHalf + 2; // biome-ignore format: one line
    if (!isBody) return v >= THING[place][0] && v <= THING[place][1];
    if (place === 'head') return y < chin + 0.1 * head && Math.abs(x - axis) <= headHalf + 3;
    if (place === 'top') return y < top + 0.45 * head;
    if (place === 'face') return y > top + 0.3 * head && y < chin + 0.15 * head && Math.abs(x - axis) <= headHalf;
    if (place === 'neck') return y > chin - 0.25 * head && y < chin + 0.25 * body;
    if (place === 'chest') return y > chin - 1 && y < hip + 1 && Math.abs(x - trunk) <= trunkHalf + 1;
    if (place === 'waist') return Math.abs(y - hip) <= 0.16 * body && Math.abs(x - trunk) <= trunkHalf + 2;
    if (place === 'legs') return y > hip - 1;
    if (place === 'feet') return y > floor - 0.3 * body;
    if (place === 'hands') return Math.abs(x - trunk) > 0.7 * trunkHalf && (y > chin || hands.some((one) => Math.hypot(one.x - x, one.y - y) < 4)); // biome-ignore format: one line
    return v >= THING[place][0] && v <= THING[place][1];
  };
}

/** Of what is no body: from which row to which, 0 to 1. */
const THING: Readonly<Record<Exclude<Place, 'rim' | 'inside'>, readonly [number, number]>> = {
  head: [0, 0.45], face: [0.05, 0.55], neck: [0.25, 0.5], chest: [0.25, 0.7], waist: [0.35, 0.7], hands: [0.3, 0.8],
  legs: [0.5, 1], feet: [0.6, 1], top: [0, 0.35], upper: [0, 0.6], middle: [0.15, 0.85], lower: [0.4, 1], bottom: [0.65, 1],
}; // biome-ignore format: a table
