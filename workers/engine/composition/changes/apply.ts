/** All that a sentence changes of a subject, put on its sprite in order. */

import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { changeWords } from '../change-words.ts';
import type { Change } from '../graph.ts';
import { isAlive } from '../sprites/alive.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { snowed } from '../sprites/snowed.ts';
import { mirrored, type Sprite, upsideDown } from '../sprites/sprite.ts';
import { substanceNamed } from '../sprites/substances.ts';
import { withGear } from './beast-gear.ts';
import { withAbout, withBeside } from './before-house.ts';
import { blotched, gashed } from './blotched.ts';
import { withBuilt } from './built.ts';
import { chained } from './chained.ts';
import { clouded } from './clouded.ts';
import { coiled } from './coiled.ts';
import { crashed } from './crashed.ts';
import { withCheeks, withCogs } from './creature-marks.ts';
import { crumbled } from './crumbled.ts';
import { dripping } from './drips.ts';
import { withEmblem, withPattern, withPicture, withRunes, withStripes } from './emblem.ts';
import { withEyeBeams } from './eye-beams.ts';
import { withLostEye, withMoreEyes, withOneEye } from './eyes.ts';
import { withFeeling } from './felt.ts';
import { withBalcony, withGoods, withGroundShop, withPipes, withSmoke, withSpikes } from './fittings.ts';
import { withDoorCurtain, withFireEscape, withLettering, withShutters, withWing } from './front-of-house.ts';
import { gearsIn, withGears } from './gears.ts';
import { ghostly } from './ghost.ts';
import { glowing } from './glow.ts';
import { flanked, leaning, withDrawbridge, withFence, withGap, withLegs } from './grounds-of-house.ts';
import { withGrown } from './grown.ts';
import { weathered, withIvy } from './grown-over-house.ts';
import { headsOfPerson } from './heads-of-person.ts';
import { withOpenDoor, withSwingDoors } from './house-doors.ts';
import { housed } from './housed.ts';
import { hung, tipped } from './hung.ts';
import { hungFromEaves, inOpenings } from './in-openings.ts';
import { inscribed } from './inscribed.ts';
import { asItsHouse, planted, withGate, withTowers } from './joined-to-house.ts';
import { knuckled } from './knuckled.ts';
import { LEAKED, leaking } from './leaks.ts';
import { withLimbs } from './limbs.ts';
import { burning, madeOf, shapedLike } from './matter.ts';
import { halves, withBody, withHeadOf } from './mixed.ts';
import { onMound, onStilts, sunk } from './mound.ts';
import { ofThings } from './of-things.ts';
import { inRainbow, onThread, withBurningCracks } from './on-creature.ts';
import { withFlags, withHelipad, withSolarPanels } from './on-roof.ts';
import { withOnThing, withPartAs } from './on-thing.ts';
import { withOnTop } from './on-top.ts';
import { withFlying, withOnWalls } from './on-walls.ts';
import { cornerHurt, labelPeeling, notchedTop, oneHued, partPixels, snappedEnds } from './part-lost.ts';
import { patternedPart } from './part-patterned.ts';
import { chippedPart, crackedPart, markedPart, wrappedPart } from './part-worn.ts';
import { withHeads, withHorns, withoutHead, withWings } from './parts.ts';
import { withShown } from './shown.ts';
import { signSprite, withSignboard } from './signboards.ts';
import { withFallenRoof, withScrap, withTornSails } from './states-of-house.ts';
import { withSwapped, withTentacles } from './swapped.ts';
import { bitten, broken, cracked, mossy, rusty, worn } from './tear.ts';
import { withFace } from './thing-face.ts';
import { tied } from './tied.ts';
import { PANE, paneIn, partHurt, twoTone } from './two-tone.ts';
import { withVendor } from './vendor.ts';
import { withWake } from './wake.ts';
import { withBars, withBoards, withBrokenWindows, withOneLit } from './windows.ts';
import { withPart } from './with-part.ts';
import { isHat, wearing } from './worn/index.ts';
import { wound } from './wound.ts';

export interface ChangeContext {
  readonly seed: number;
  /** What is changed. */
  readonly concept?: string;
  /** Somebody, seen from before. */
  readonly person?: boolean;
  /** Seen from its side rather than from the front. */
  readonly side: boolean;
  /** One lives or works in it. */
  readonly building?: boolean;
  /** It goes on wheels. */
  readonly wheeled: boolean;
  /** A sign is in its middle, which what is wound round it leaves to be seen. */
  readonly signed?: boolean;
  /** Another subject drawn the same way: `share` of this one's size. */
  readonly draw: (brief: Brief, share: number, direction?: 'south' | 'east') => Sprite;
}

const CLOTHED =
  /tunic|robe|trousers|boots|cape|dress|armor|greaves|sabatons|gauntlets|pauldrons|belt|helmet|sword|shield|staff|hilt|coat|shirt/;

/** Not a pixel is another one. */
const isAlike = (a: Sprite, b: Sprite): boolean =>
  a === b ||
  (a.image.width === b.image.width &&
    a.image.data.length === b.image.data.length &&
    a.image.data.every((v, i) => v === b.image.data[i]));

/** What lies under all of it. */
const GROUNDS: ReadonlySet<Change['is']> = new Set(['sunk', 'stilts', 'stands on']);

export function changed(sprite: Sprite, changes: readonly Change[], c: ChangeContext): Sprite {
  // of what a house is built is seen before anything hangs there; a face is as it was drawn before anything is put on it; horns stand on the head before wings widen the picture
  const first = [...changes.filter((one) => one.is === 'built' && (one.of === 'walls' || one.of === 'roof')), ...changes.filter(({ is }) => is === 'felt'), ...changes.filter(({ is }) => is === 'horns' || is === 'vendor')]; // biome-ignore format: one line
  // a face is found by its eyes before a hat lies above it
  const hats = changes.filter((change) => change.is === 'wears' && isHat(change.text));
  const last = changes.filter((change) => GROUNDS.has(change.is));
  const then = changes.filter((change) => ![...first, ...hats, ...last].includes(change));
  const signed = changes.some(({ is }) => is === 'emblem' || is === 'shown' || is === 'face');
  const unshown: string[] = [];
  const all = [...first, ...then, ...hats, ...last].reduce((s, change) => {
    const next = one(s, change, { ...c, signed });
    if (isAlike(s, next)) unshown.push(changeWords(change));
    return next;
  }, sprite);
  const told = unshown.filter(Boolean);
  return told.length > 0 ? { ...all, unshown: told } : all;
}

/** So many pixels as a share of a drawing's longer side. */
/** Hollow things with a mouth: what lives in one looks out of it. */
const VESSELS =
  /pot$|^pot|cup|mug|jar$|vase|jug|urn|amphora|bucket|can$|bottle|goblet|kettle|barrel|boot|shoe|horn$|bell$|bowl/;
const shareOf = (s: Sprite, size: number): number => size / Math.max(s.image.width, s.image.height);

/** One of it, whatever is said of the house. */
const plainOf = (brief: Brief): Brief => ({ ...brief, count: 1 });

/** Doors and panes are of wood and glass, whatever the walls are made of. */
const LIVED_IN = /^(?:door|doors|window|windows|frame|doorframe|knob|flowers?|leaves|bush)$/;

function one(s: Sprite, change: Change, c: ChangeContext): Sprite {
  switch (change.is) {
    case 'heads':
      return (c.person ? headsOfPerson(s, change.count) : undefined) ?? withHeads(s, change.count);
    case 'without head':
      return withoutHead(s);
    case 'wings':
      return withWings(s, change.of, c.side ? 'side' : 'front', change.low, change.small ? 0.58 : 1);
    case 'horns':
      return withHorns(s, change.colour);
    case 'face':
      return withFace(s, change);
    case 'made of': {
      if (
        !c.building &&
        /^(?:storm-?)?cloud$/.test(change.substance) &&
        s.partNames.some((n) => /^(?:body|torso|head)$/.test(n))
      )
        return clouded(s, change.substance !== 'cloud', c.seed);
      const substance = substanceNamed(change.substance);
      return substance ? madeOf(s, substance, c.seed, change.through ? undefined : c.building ? LIVED_IN : CLOTHED) : s;
    }
    case 'shaped':
      return c.building
        ? categoryOf(change.like.concept) === 'building'
          ? c.draw(plainOf(change.like), 1)
          : housed(c.draw(plainOf(change.like), 1))
        : shapedLike(s, c.draw(change.like, 1), change.inOwn);
    case 'half':
      return halves(c.draw(change.other, 1), s);
    case 'body':
      return c.building ? housed(c.draw(plainOf(change.other), 1)) : withBody(s, c.draw(change.other, 0.9), c.wheeled);
    case 'head of':
      return withHeadOf(s, c.draw(change.other, 0.8));
    case 'wears':
      return wearing(s, change.item, change.text, (brief, share) => c.draw(brief, share));
    case 'grows':
      return withGrown(s, change.place, change.count, change.large, (size) => {
        // a beast's size is its height, a thing's its longer side
        const share = size / Math.max(s.image.width, s.image.height);
        const { image } = c.draw(change.item, share);
        const item = c.draw(change.item, (share * size) / Math.max(1, image.width, image.height));
        return change.stuck ? upsideDown(item) : item;
      }, VESSELS.test(change.item.concept)); // biome-ignore format: one line
    case 'gashed':
      return gashed(s, c.seed);
    case 'blotched':
      return blotched(s, change.colour, c.seed, change.on, change.one);
    case 'geared':
      return withGear(s, change.with, change.colour);
    case 'swapped':
      return change.by
        ? withSwapped(s, change.part, (size) => c.draw(change.by!, shareOf(s, size)), change.one)
        : withTentacles(s, change.part);
    case 'limbs':
      return withLimbs(s, change.legs, change.arms, change.hue);
    case 'burns':
      return burning(s, c.seed, change.with);
    case 'inscribed':
      return inscribed(s, change.text);
    case 'emblem':
      return withEmblem(s, change.of, change.colour, change.flank);
    case 'pattern':
      return withPattern(s, change.of, c.seed, change.colour);
    case 'picture':
      return withPicture(s, (size) => c.draw(change.item, size / Math.max(s.image.width, s.image.height)));
    case 'on thing':
      return withOnThing(s, change, (size) => c.draw(change.item, shareOf(s, size)), c.seed);
    case 'part as':
      return withPartAs(s, change, (size) => c.draw(change.item, shareOf(s, size)));
    case 'two tone':
      return twoTone(s, change.colours, change.way);
    case 'on chain':
      return chained(s, change.side, change.colour);
    case 'wake':
      return withWake(s, change.of, change.colour, c.seed, s.image.height > s.image.width * 1.3 && !s.at.NECK);
    case 'coiled':
      return coiled(s, change.kind, change.colour, change.part);
    case 'hurt':
      // the rim of a mug has small chips, no deep ones
      if (change.how === 'chipped' && /^(?:rim|rims|edge|edges|border|lip|brim)$/.test(change.part) && !s.partNames.includes(change.part)) return notchedTop(s); // biome-ignore format: one line
      if (change.how === 'chipped') return chippedPart(s, change.part, c.seed);
      if (change.how === 'wrapped') return wrappedPart(s, change.part, change.colour);
      if (change.how === 'patterned') return patternedPart(s, change.part, change.mark!, change.colour);
      if (change.how === 'torn' || change.how === 'burnt' || change.how === 'folded')
        return cornerHurt(s, change.how, c.seed);
      if (change.how === 'peeling') return labelPeeling(s, c.seed);
      if (change.how === 'one hued' || change.how === 'left hued')
        return oneHued(s, change.part, change.colour!, change.how === 'left hued');
      if (change.how === 'marked') return markedPart(s, change.part, change.mark!, c.seed);
      if (change.how === 'cracked' && !PANE.test(change.part))
        return crackedPart(s, change.part, c.seed) ?? partHurt(s, change.part, change.how, c.seed);
      // what has no part of that name has it where something sticks out
      if (
        change.how !== 'cracked' &&
        !/^(?:eye|slices?|pieces?|chunks?)$/.test(change.part) &&
        partPixels(s, change.part) === 0
      )
        return snappedEnds(s, change.part, change.how, change.all === true) ?? s;
      return partHurt(s, change.part, change.how, c.seed, change.all);
    case 'shown': {
      const { shows } = change;
      return withShown(s, change.at, change.picture, shows && ((size) => c.draw(shows, shareOf(s, size))), c.seed);
    }
    case 'stripes':
      return withStripes(s, change.colours, change.many);
    case 'runes':
      return withRunes(s, c.seed, change.colour);
    case 'drips':
      return change.leaks ? leaking(s, change.colour, change.with === LEAKED) : dripping(s, change.colour, c.seed, change.with === 'blood'); // biome-ignore format: one line
    case 'wound':
      return wound(s, change.with, change.colour, c.seed, c.signed);
    case 'tied':
      return tied(s, change.with, change.colour);
    case 'hung':
      return hung(s, change.with, change.colour, c.seed);
    case 'tipped':
      return tipped(s, change.part, change.as, change.colour);
    case 'signboard':
      return withSignboard(
        s,
        change.of,
        change.neon === true,
        /\b(?:hanging|swinging)\b/.test(change.told ?? ''),
        change.item && ((size) => c.draw(change.item!, shareOf(s, size))),
        change.hue,
      );
    case 'smokes':
      return withSmoke(s, change.hue);
    case 'boarded':
      return withBoards(s);
    case 'ground shop':
      return withGroundShop(s);
    case 'barred windows':
      return withBars(s);
    case 'broken windows':
      return withBrokenWindows(s);
    case 'one window lit':
      return withOneLit(s, change.hue, change.boarded === true);
    case 'built':
      return withBuilt(s, change, c.seed);
    case 'fallen roof':
      return withFallenRoof(s, c.seed);
    case 'torn sails':
      return withTornSails(s, c.seed);
    case 'scrap':
      return withScrap(s, c.seed);
    case 'swing doors':
      return withSwingDoors(s);
    case 'open door':
      return withOpenDoor(s);
    case 'solar panels':
      return withSolarPanels(s);
    case 'helipad':
      return withHelipad(s);
    case 'flags':
      return withFlags(s, change.colour, change.count);
    case 'stands on':
      return onMound(s, change.soil, c.seed);
    case 'sunk':
      return sunk(s, change.soil, c.seed);
    case 'stilts':
      return onStilts(s);
    case 'balcony':
      return withBalcony(s, change.many === true);
    case 'pipes':
      return withPipes(s);
    case 'spiked':
      return withSpikes(s);
    case 'legs':
      return withLegs(s, change.metal);
    case 'ivy':
      return withIvy(s, c.seed, change.to);
    case 'drawbridge':
      return withDrawbridge(s);
    case 'crumbled':
      return crumbled(s, c.seed);
    case 'gap':
      return withGap(s, c.seed);
    case 'on top':
      if (change.at === 'window' || change.at === 'opening') return inOpenings(s, (size) => c.draw(change.item, shareOf(s, size)), { door: change.at === 'opening', count: change.count ?? 1, alive: isAlive(change.item) }); // biome-ignore format: one line
      if (change.at === 'eaves') return hungFromEaves(s, (size) => c.draw(change.item, shareOf(s, size))); // biome-ignore format: one line
      return withOnTop(
        s,
        (size) =>
          change.sign
            ? signSprite(change.sign, s)
            : c.draw(change.item, size / Math.max(s.image.width, s.image.height)),
        change.at,
        isAlive(change.item) && sizeOf(change.item) > 1.2,
      );
    case 'flanked':
      return flanked(s, (size) => c.draw(change.item, size / Math.max(s.image.width, s.image.height)), change.share); // biome-ignore format: one line
    case 'lettering':
      return withLettering(s, change.text, change.neon === true, change.colour);
    case 'door curtain':
      return withDoorCurtain(s, change.colour);
    case 'shutters':
      return withShutters(s, change.colour);
    case 'fire escape':
      return withFireEscape(s);
    case 'wing':
      return withWing(s, (size) => c.draw(change.item, size / Math.max(s.image.width, s.image.height)));
    case 'towers':
      return withTowers(s, change.count, (size) => c.draw(asItsHouse(change.item, s), size / Math.max(s.image.width, s.image.height)), change.crooked === true); // biome-ignore format: one line
    case 'about':
      return withAbout(s, (size) => c.draw(change.item, size / Math.max(s.image.width, s.image.height)), change.where, change.count); // biome-ignore format: one line
    case 'at side':
      return withBeside(s, (size) => c.draw(change.item, size / Math.max(s.image.width, s.image.height)), change); // biome-ignore format: one line
    case 'before':
      return withGate(s, (size) => c.draw(change.item, size / Math.max(s.image.width, s.image.height)));
    case 'planted':
      return planted(s, change.colour, c.seed);
    case 'weathered':
      return weathered(s, c.seed);
    case 'leaning':
      return change.to === 'left' ? mirrored(leaning(mirrored(s))) : leaning(s);
    case 'fenced':
      return withFence(s, change);
    case 'painted':
      return s;
    case 'snowed':
      return snowed(s);
    case 'on walls':
      return withOnWalls(s, change.of, change.count, change.hue, change.over === 'door');
    case 'flying':
      return withFlying(s, change.of, 4, c.seed);
    case 'vendor':
      return withVendor(s, (size) => c.draw(change.item, size / Math.max(s.image.width, s.image.height)));
    case 'goods':
      return withGoods(
        s,
        [change.item, ...(change.more ?? [])].map((item) => (size: number) => c.draw(item, size / Math.max(s.image.width, s.image.height))), // biome-ignore format: one line
        change.count,
        change.text,
        change.large === true,
        change.aside === true,
      );
    case 'crashed':
      return crashed(s, change.soil, c.seed);
    case 'rust':
      return rusty(s, c.seed);
    case 'worn':
      return worn(s, change.by, c.seed);
    case 'cheeks':
      return withCheeks(s, change.colour);
    case 'felt':
      return withFeeling(s, change.feeling, change.sign === true);
    case 'eyes':
      return change.count === 1
        ? withOneEye(s, change.colour, change.size)
        : withMoreEyes(s, change.count, change.colour);
    case 'of things':
      return ofThings(s, (size) => c.draw(change.item, shareOf(s, size)), c.seed);
    case 'lost eye':
      return withLostEye(s, change.sewn === true);
    case 'eye beams':
      return withEyeBeams(s, change.colour);
    case 'ghostly':
      return ghostly(s, change.coloured === true);
    case 'on thread':
      return onThread(s, change.colour);
    case 'part':
      return withPart(s, change, c.draw, c.seed);
    case 'alight':
      return withBurningCracks(s, change.colour, c.seed);
    case 'rainbow':
      return inRainbow(s, change.striped);
    case 'cogs': {
      const pane = paneIn(s);
      return pane ? gearsIn(s, pane) : withCogs(s);
    }
    case 'gears':
      return withGears(s);
    case 'moss':
      return mossy(s, c.seed, change.on);
    case 'broken':
      return broken(s, c.seed);
    case 'cracked':
      return cracked(s, c.seed);
    case 'knuckled':
      return knuckled(s);
    case 'bitten':
      return bitten(s, c.concept);
    case 'glows':
      return glowing(s, change.colour, c.seed);
  }
}
