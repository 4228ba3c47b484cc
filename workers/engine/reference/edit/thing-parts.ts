/** Parts of things by what they are made of: blade and hilt, roof and walls, glass and what is in it, leaves and trunk. */
import { apart, type Matter, mattersOf, metal, type Piece } from './matters.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

/** Less of a thing is a glint or a nail, unless it is plainly of another colour. */
const LEAST = 0.05;

type Choice = (all: readonly Matter[]) => readonly Piece[];

const most = <T extends Piece>(all: readonly T[], worth: (one: T) => number): readonly T[] => {
  const best = [...all].sort((a, b) => worth(b) - worth(a))[0];
  return best ? [best] : [];
};
const large = (all: readonly Matter[]): readonly Matter[] => all.filter(({ share }) => share >= LEAST);
const isGold = ({ hue, chroma }: Matter): boolean => chroma > 0.07 && apart(hue, 85) < 28;
const isGreen = ({ hue, chroma }: Matter): boolean => chroma > 0.04 && apart(hue, 135) < 42;

/** What cuts or strikes: the metal, else what is most of it. */
const blade: Choice = (all) => {
  const grey = large(all).filter(metal);
  return grey.length > 0 ? grey : most(large(all), ({ share }) => share);
};
const others =
  (first: Choice): Choice =>
  (all) => {
    const those: readonly Piece[] = first(all);
    return all.filter((other) => !those.includes(other));
  };
const roof: Choice = (all) =>
  most(
    large(all).filter(({ wide }) => wide >= 0.4),
    ({ y, share }) => share - 1.4 * y,
  );
const walls: Choice = (all) => {
  const [over] = roof(all);
  return most(
    large(all).filter((one) => one !== over),
    ({ share, y }) => share + 0.3 * y,
  );
};
const vivid: Choice = (all) => {
  const [one] = most(large(all), ({ chroma, share }) => chroma * Math.sqrt(share));
  // A cork of nearly its colour is not of it.
  const own = one ? one.pieces.filter(({ share, y }) => y > 0.3 || share > 0.3 * one.share) : [];
  return own.some(({ y }) => y > 0.3) ? own : [];
};
/** What is in a glass; where nothing is, the room for it: the lower part of what is pale. */
const inGlass: Choice = (all) => {
  const there = vivid(all);
  if (there.length > 0 && all.length > 1) return there;
  const [glass] = most(large(all), ({ light }) => light);
  const [piece] = glass ? most(glass.pieces, ({ share }) => share) : [];
  return piece ? [{ ...piece, pixels: piece.pixels.slice(Math.round(0.45 * piece.pixels.length)) }] : [];
};
const spark: Choice = (all) =>
  most(
    all.filter(({ share }) => share < 0.4),
    ({ chroma, light, share }) => chroma + 0.1 * light + (share < 0.01 ? -0.1 : 0),
  );
const leaves: Choice = (all) => {
  const green = large(all).filter(isGreen);
  return green.length > 0 ? green : most(large(all), ({ y, share }) => share - y);
};
const top: Choice = (all) =>
  most(
    all.flatMap(({ pieces }) => pieces).filter(({ share, y }) => share >= 0.02 && share < 0.3 && y < 0.3),
    ({ y }) => -y,
  );
/** A lock or a clasp: a small piece of metal or gold of its own, nearest to the middle. */
const clasp: Choice = (all) =>
  most(
    all
      .flatMap((one) => (isGold(one) || metal(one) ? one.pieces : []))
      .filter(({ share, y }) => share >= 0.008 && share < 0.09 && y > 0.2 && y < 0.8),
    ({ share, y }) => share - 0.4 * Math.abs(y - 0.5),
  );
const pale: Choice = (all) => most(large(all), ({ light }) => light);
const trim: Choice = (all) =>
  most(
    all.slice(1).filter((one) => one.share >= 0.02 && (isGold(one) || metal(one))),
    ({ share }) => share,
  );
const bulk: Choice = (all) => all.slice(0, 1);

/** Parts that things have, by the word, and what of the thing is meant. */
const PARTS: readonly (readonly [RegExp, Choice])[] = [
  [/^(?:blades?|edge|axe ?head|spear ?head|arrow ?head|hammer ?head|head|tip|point)$/, blade],
  [/^(?:hilt|handle|grip|shaft|haft|pole|pommel|guard|cross ?guard|stock)$/, others(blade)],
  [/^(?:roof|rooftop|thatch)$/, roof],
  [/^(?:walls?|bricks?|facade)$/, walls],
  [/^(?:liquid|potion|contents?|fluid|drink|juice|water|filling|poison)$/, inGlass],
  [/^(?:glass|bottle|flask|vial)$/, pale],
  [/^(?:cork|stopper|cap|lid|top|knob)$/, top],
  [/^(?:gems?|jewels?|gemstones?|crystals?|stones?|orb|ruby|pearl|light|lamp|lights)$/, spark],
  [/^(?:flames?|fire)$/, vivid],
  [/^(?:leaves|leaf|foliage|petals?|blossoms?|canopy|needles|grass)$/, leaves],
  [/^(?:trunk|bark|stem|stalk|branches|pot)$/, others(leaves)],
  [/^(?:(?:iron|metal|steel|brass|copper) (?:bands?|hoops?|rings?|bars?)|hoops?|metal|bands?|straps?|hinges|trim|rim|frame|bolts|studs|fittings)$/, trim],
  [/^(?:lock|padlock|clasp|buckle|latch)$/, clasp],
  [/^(?:pages?|paper)$/, pale],
  [/^(?:wood|planks?|cover|body|hull|cloth|fabric|leather|surface|label|sign|banner|sail|sails|cushion|seat|string)$/, bulk],
]; // biome-ignore format: a table

/** Words of parts of things, as a pattern of one of them. */
export const THING_PARTS =
  /\b(?:blades?|axe ?head|spear ?head|arrow ?head|hammer ?head|hilt|handle|grip|shaft|haft|pommel|cross ?guard|guard|thatch|walls?|bricks?(?! red)|liquid|potion|contents?|fluid|filling|glass|bottle|flask|cork|stopper|lid|gems?|jewels?|gemstones?|flames?|leaves|foliage|petals?|blossoms?|canopy|trunk|stem|stalk|branches|lock|padlock|clasp|latch|hinges|straps|(?:iron|metal|steel|brass|copper) (?:bands?|hoops?|rings?|bars?)|hoops|fittings|trim|rim|buckle|pages|planks?|hull|sails?)\b/;

/** The pixels of a part of a thing; undefined where nothing of it is of a matter of its own. */
export function thingPart(subject: Subject, word: string): Region | undefined {
  const choice = PARTS.find(([words]) => words.test(word))?.[1];
  if (!choice) return undefined;
  const all = mattersOf(subject);
  const meant = choice(all).flatMap(({ pixels }) => pixels);
  // A part is less than all there is.
  if (meant.length < 2 || (all.length < 2 && choice !== bulk)) return undefined;
  const out = new Uint8Array(subject.sprite.width * subject.sprite.height);
  for (const i of meant) out[i] = 1;
  return out;
}
