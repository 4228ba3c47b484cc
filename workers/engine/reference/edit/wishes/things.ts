/** Wishes of things: worn over a body, in a hand, as an emblem on it. */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf } from '../../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { understand } from '../../../understand/index.ts';
import { readEdit } from '../../inpaint/read-edit.ts';
import { toFlat } from '../../parts/flat.ts';
import { withApron } from '../apron.ts';
import { backpack } from '../backpack.ts';
import { bareHeaded, haired } from '../bare-head.ts';
import { BEAST_COATS, coatOver, wearsCoats } from '../beast-coat.ts';
import { LIGHT_WORDS, withFairyLights } from '../fairy-lights.ts';
import { GROWTH_WORDS, grow } from '../grown.ts';
import { hatOf } from '../hat-found.ts';
import { hairByPlace } from '../head-by-place.ts';
import { heldIn, isHeld } from '../held.ts';
import { isGoods, isHandy, withHeld } from '../held-any.ts';
import { bareOf, partIn } from '../look-words.ts';
import { isThing } from '../matters.ts';
import { ON_PERSON_WORDS, setOn, tailColour } from '../on-people.ts';
import { paintOn } from '../paint.ts';
import { partNeeded, partRegion } from '../part-region.ts';
import { plumeOn } from '../plume.ts';
import type { Region } from '../regions.ts';
import { RINGS, ringOn } from '../rings.ts';
import { SATCHEL, satchel } from '../satchel.ts';
import type { Subject } from '../subject.ts';
import { TATTOO, tattooed } from '../tattoos.ts';
import { recoloured } from '../tones.ts';
import { STONES, trinketAt, trinketIn, trinketSize } from '../trinkets.ts';
import { collar, hood, saddle } from '../wear-on.ts';
import { eyesOf } from '../whole-of.ts';
import { ADDS, CHANGES, isColour, OWN, toneOf } from './words.ts';

export function laidOver(subject: Subject, clause: string): Rgba | undefined {
  const ring = RINGS.exec(clause)?.[0];
  if (ring && !(OWN.test(clause) && CHANGES.test(clause))) {
    const paint = paintOn(subject);
    ringOn(paint, subject, ring.startsWith('ear'), toneOf(clause.replace(ring, ' ')));
    return paint.image();
  }
  if (BEAST_COATS.test(clause) && ADDS.test(clause) && wearsCoats(subject)) {
    const coat = coatOver(subject, clause, toneOf(clause.replace(BEAST_COATS, ' ')));
    if (coat) return coat;
  }
  if (LIGHT_WORDS.test(clause) && !CHANGES.test(clause)) return withFairyLights(subject);
  const bare = HOOD_DOWN.exec(clause);
  if (bare) return bareHeaded(subject, toneOf(clause.replace(/^.*?\b(?:see|show\w*|with|reveal\w*)\b/, ' ')));
  const bag = ADDS.test(clause) && !ON_IT.test(clause) && subject.person && !isThing(subject) ? SATCHEL.exec(clause)?.[0] : undefined; // biome-ignore format: one line
  if (
    bag &&
    !/\b(?:of|full)\b/.test(clause) &&
    bareOf(
      clause
        .replace(bag, ' ')
        .replace(/\b(?:shoulder|shoulders|hip|side|belt|over|at|across|chest|leather|small|big|large)\b/g, ' '),
    )
      .split(' ')
      .every((word) => !word || isColour(word))
  ) {
    // biome-ignore format: one line
    const paint = paintOn(subject);
    satchel(paint, toneOf(clause.replace(bag, ' ')));
    return paint.image();
  }
  const what = /\b(?:saddle|collar|backpack|rucksack|knapsack|hood up|hood over|hooded)\b/.exec(clause)?.[0];
  if (!what) return undefined;
  const paint = paintOn(subject);
  const tones = toneOf(clause.replace(what, ' '));
  if (what === 'saddle') saddle(paint, tones, subject.person !== undefined);
  else if (what === 'collar') collar(paint, tones, /\b(?:bell|tag|medal)\b/.test(clause));
  else if (what.startsWith('hood')) hood(paint, subject, eyesOf(subject), tones);
  else backpack(paint, tones);
  return paint.image();
}

const HOOD_DOWN =
  /\bhood (?:is |should be |pulled |put |folded )?(?:down|back|lowered)\b|^(?:lower|drop|pull down|put down|pull back) (?:the|his|her|their|its) hood\b/;

/** "Give him an ice cream": what fits a hand, and is no emblem that lies on somebody. */
export function inHand(subject: Subject, clause: string): Rgba | undefined {
  const text = PUT_IN_HAND.exec(clause)?.[1];
  // What is seen as a thing has no hands.
  if (!text || ON_IT.test(clause) || subject.looksThing) return undefined;
  if (EMBLEMS.has(trinketIn(text)?.name ?? '') && (isThing(subject) || !/give|hold|hand|carry/.test(clause)))
    return undefined;
  const brief = understand(text, { seed: subject.seed });
  if (!isHandy(brief)) return undefined;
  const edit = readEdit(text, brief, subject.seed);
  const isIts = edit.is === 'subject' || (edit.is === 'piece' && isHeld(edit.slot) && isGoods(brief));
  return isIts ? withHeld(subject, brief, text) : undefined;
}

const PUT_IN_HAND =
  /^(?:(?:add|give|put|hold|wield|carry|equip)(?: (?:him|her|it|them))?|(?:with|holding|carrying)(?! (?:the|his|her|its|their) ))? ?(?:an? |some )(?:open |full )?(.+?)(?: in (?:the|his|her|its|their|one|a) (?:right |left )?hands?)?$/;

const ON_IT =
  /\b(?:in|on|at|into|onto) (?:the |his |her |its |their )?(middle|centre|center|chest|breast|forehead|front|side|belly|stomach|body|torso|shirt|armou?r)\b/;

const EMBLEMS: ReadonlySet<string> = new Set([
  'gem',
  'heart',
  'star',
  'cross',
  'skull',
  'feather',
  'buckle',
  'ribbon',
  'rune',
  'moon',
  'button',
  'eye',
]);

/** "Add a belt", "a scar over his eye", "long hair": what is set on a body by its own measures. */
export function onPerson(subject: Subject, clause: string): Rgba | undefined {
  const isTattoo = TATTOO.test(clause) && bareOf(clause.replace(TATTOO, ' ').replace(/\b(?:arms?|chest|face|head|cheeks?|forehead|neck|hands?|legs?|back|body|tribal|dragon|skull|sleeve|all|over)\b/g, ' ')).split(' ').every((word) => !word || isColour(word)); // biome-ignore format: one line
  if (isTattoo) return tattooed(subject, clause, toneOf(clause));
  const found = ON_PERSON_WORDS.find(([words]) => words.test(clause));
  if (!found || (subject.isChange && OWN.test(clause) && found[1] !== 'long hair')) return undefined;
  const rest = bareOf(
    clause
      .replace(found[0], ' ')
      .replace(
        /\b(?:eye|cheek|face|head|waist|around|round|across|over|on|wrap|wrapped|wound|grow|long|big|pointy|pointed|leather|buckle|gold(?:en)?|shirt|tunic|dress|clothes|armou?r|front)\b/g,
        ' ',
      ),
  );
  if (rest.split(' ').some((word) => word && !isColour(word))) return undefined;
  const tones = toneOf((found[1] === 'long hair' ? clause : clause.replace(found[0], ' ')).replace(/\b(?:eye|with an? .*)\b/g, ' ')); // biome-ignore format: one line
  if (found[1] === 'apron') return withApron(subject, tones);
  // Who is bald has hair on the scalp first; who has some has all of it in the colour that is told.
  const base = found[1] === 'long hair' ? hairFirst(subject, tones) : subject;
  const paint = paintOn(base);
  setOn(
    paint,
    base,
    found[1],
    tones ??
      (base === subject ? undefined : rampOf(hexToRgb('#6e4628'))) ??
      (found[1] === 'tail' ? tailColour(clause) : undefined),
  );
  return paint.image();
}

function hairFirst(subject: Subject, tones: Ramp | undefined): Subject {
  const own = partRegion(subject, 'hair', 'hair') ?? hairByPlace(subject);
  if (own) return tones ? { ...subject, sprite: recoloured(subject.sprite, tones, own) } : subject;
  // Under a hat it is seen where it hangs down alone.
  if (hatOf(subject)) return subject;
  const sprite = haired(subject, tones ?? rampOf(hexToRgb('#6e4628')), true);
  return sprite ? { ...subject, sprite } : subject;
}

/** "Add spikes on its back", "give it bigger tusks": what grows on a body, in a colour or in its own. */
export function grownOn(subject: Subject, clause: string): Rgba | undefined {
  const growth = GROWTH_WORDS.find(([words]) => words.test(clause));
  // "Sharp teeth", with no verb and no colour, is nothing that is there.
  const isBare =
    !/^(?:the|his|her|its|their|my) /.test(clause) && !CHANGES.test(clause) && !clause.split(' ').some(isColour);
  if (!growth || !(ADDS.test(clause) || isBare)) return undefined;
  const isBig = /\b(?:big|bigger|large|larger|long|longer|huge|giant)\b/.test(clause);
  const rest = bareOf(
    clause
      .replace(growth[0], ' ')
      .replace(
        /\b(?:big|bigger|large|larger|long|longer|huge|giant|sharp|pointy|small|grow|its?|back|head|mouth|along|spine|two|dorsal|shell|shoulders?|arms?|tail|body|neck|face|jaw|forehead)\b/g,
        ' ',
      ),
  );
  if (rest.split(' ').some((word) => word && !isColour(word))) return undefined;
  const paint = paintOn(subject);
  grow(paint, subject, growth[1], toneOf(clause.replace(growth[0], ' ')), isBig);
  return paint.image();
}

export function withThing(subject: Subject, clause: string): Rgba | undefined {
  const glow =
    /\b(?:crystal|orb|gem|jewel|tip|head)\b/.test(clause) && /\b(?:staff|wand|spear)(?:'s)?\b/.exec(clause)?.[0];
  if (glow && CHANGES.test(clause))
    return tipColoured(subject, glow, toneOf(clause.replace(/\b(?:crystal|orb|gem|jewel|glow\w*)\b/g, ' ')));
  const thing = trinketIn(clause);
  if (!thing || partIn(clause)?.slot === 'held' || !(ADDS.test(clause) || /\b(?:hold\w*|carry\w*|with)\b/.test(clause)))
    return undefined;
  const place = placeSaid(clause);
  const rest = bareOf(
    (place ? clause.slice(0, place.index) : clause)
      .replace(thing.word, ' ')
      .replace(ON_IT, ' ')
      .replace(
        /\b(?:hold\w*|carry\w*|open|small|big|large|tiny|hands?|right|left|full|wield\w*|shaped|top|sticking|emblem|symbol|sign|mark|marking|logo|crest|icon|picture|image|design|drawing|engraving|print|painted|drawn|carved|engraved|printed|embedded)\b/g,
        ' ',
      ),
  );
  if (rest.split(' ').some((word) => word && !isColour(word) && !STONES[word])) return undefined;
  const tones = STONES[thing.word]
    ? rampOf(hexToRgb(STONES[thing.word]!), 1.1)
    : toneOf(clause.replace(thing.word, ' '));
  const paint = paintOn(subject);
  // A flag stands on a thing rather than lies on it.
  if (thing.name === 'flag' && isThing(subject)) return undefined;
  if (thing.name === 'feather') {
    plumeOn(paint, subject, place?.region, tones);
    return paint.image();
  }
  if (/\bon (?:the )?top\b/.test(clause) && isThing(subject)) {
    const [x, y] = highestOf(subject);
    const high = trinketSize(paint, thing.name)[1];
    trinketAt(paint, thing.name, { x: x + 0.5, y: Math.max(high / 2, y + 1 - 0.3 * high) }, tones, false);
    return paint.image();
  }
  if (place) {
    trinketAt(paint, thing.name, centreOf(place.region, paint.flat.width), tones, true);
    return paint.image();
  }
  const { stance } = paint;
  const where = ON_IT.exec(clause)?.[1];
  if (
    (subject.person && !isThing(subject)) ||
    (stance.isUpright && where && where !== 'middle' && where !== 'center' && where !== 'centre')
  ) {
    const at =
      where === 'forehead'
        ? { x: stance.axis, y: stance.top + 0.28 * (stance.chin - stance.top) }
        : { x: stance.trunk, y: stance.chin + 0.38 * (stance.hip - stance.chin) };
    const isThere = paint.now(Math.floor(at.x), Math.floor(at.y)) >= 0;
    trinketAt(paint, thing.name, isThere ? at : middleOf(subject), tones, true);
  } else trinketAt(paint, thing.name, middleOf(subject), tones, true);
  return paint.image();

  /** "… on the hilt": a part that the words name after the thing. */
  function placeSaid(text: string): { readonly index: number; readonly region: Region } | undefined {
    const found = /\b(?:on|onto|in|into|to|at) (?:the |his |her |its |their )([a-z ]+)$/.exec(text);
    const part = found && !ON_IT.test(found[0]) ? partIn(found[1]!) : undefined;
    const region = part && partRegion(subject, part.slot, part.word);
    if (part && !region && !/^(?:hat|whole|hide)$/.test(part.slot)) partNeeded(subject, part.slot, part.word);
    return region && found ? { index: found.index, region } : undefined;
  }
}

/** The middle of the highest row of a picture. */
function highestOf({ sprite }: Subject): readonly [x: number, y: number] {
  const flat = toFlat(sprite);
  const first = flat.colors.findIndex((c) => c >= 0);
  const y = Math.floor(first / flat.width);
  const xs = Array.from({ length: flat.width }, (_, x) => x).filter((x) => flat.colors[y * flat.width + x]! >= 0);
  return [(xs[0]! + xs.at(-1)!) / 2, y];
}

/** The pixel of a region that is nearest to its middle. */
function centreOf(region: Region, width: number): { x: number; y: number } {
  const there = [...region.keys()].filter((i) => region[i]);
  const mean = (of: (i: number) => number): number => there.reduce((sum, i) => sum + of(i), 0) / there.length;
  const [x, y] = [mean((i) => i % width), mean((i) => Math.floor(i / width))];
  const off = (i: number): number => Math.hypot((i % width) - x, Math.floor(i / width) - y);
  const nearest = there.reduce((a, b) => (off(b) < off(a) ? b : a));
  return { x: (nearest % width) + 0.5, y: Math.floor(nearest / width) + 0.5 };
}

export function middleOf(subject: Subject): { x: number; y: number } {
  const flat = toFlat(subject.sprite);
  let [sx, sy, n] = [0, 0, 0];
  flat.colors.forEach((c, i) => {
    if (c < 0) return;
    sx += (i % flat.width) + 0.5;
    sy += Math.floor(i / flat.width) + 0.5;
    n++;
  });
  return { x: sx / n, y: sy / n };
}

/** The upper end of what is held, in a colour. */
function tipColoured(subject: Subject, word: string, tones: Ramp | undefined): Rgba {
  const held = heldIn(subject, word);
  if (!held) throw new InputError(`No ${word} was found in the picture: nothing that a hand holds stands out.`);
  if (!tones) throw new InputError('Say in which colour it is to be.');
  const { width } = subject.sprite;
  const rows = [...held.keys()].filter((i) => held[i]).map((i) => Math.floor(i / width));
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const tip = held.map((v, i) => (v && Math.floor(i / width) <= first + 0.26 * (last - first) ? 1 : 0));
  return recoloured(subject.sprite, tones, tip);
}
