/** Wishes that a wardrobe does not know: looks, patterns, moods, costumes, small things, parts of figures of any kind in a colour. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { understand } from '../../understand/index.ts';
import { readEdit } from '../inpaint/read-edit.ts';
import { toFlat } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { agedAs } from './aged.ts';
import { backpack } from './backpack.ts';
import { haired, shaven } from './bare-head.ts';
import { COSTUMES } from './costumes.ts';
import { EYEWEAR_WORDS, eyewear, MOOD_WORDS, moody, moustache } from './faces.ts';
import { heldIn, isHeld } from './held.ts';
import { isGoods, isHandy, withHeld } from './held-any.ts';
import { bareOf, looksIn, type PartSaid, partIn } from './look-words.ts';
import { LOOKS, type LookAt } from './looks.ts';
import { partFound } from './named-part.ts';
import { paintOn } from './paint.ts';
import { partNeeded, partRegion } from './part-region.ts';
import { PATTERN_WORDS, patterned, trimmed } from './patterns.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';
import { atNight, inWinter, recoloured, snowedOn } from './tones.ts';
import { STONES, trinketAt, trinketIn } from './trinkets.ts';
import { collar, hood, saddle } from './wear-on.ts';
import { eyesOf, wholeOf } from './whole-of.ts';
import { rampNamed } from './words-tones.ts';

/** Does what a clause says to a subject that is read anew; what later clauses and costumes are made of. */
export type Again = (image: Rgba, words: string) => Promise<Rgba>;

/** What takes away, or puts one thing for another. */
const TAKES = /^(?:remove|take|without|no|drop|lose|delete|erase|strip|get rid|replace|swap|exchange|switch)\b/;
/** What puts on rather than changes. */
const ADDS = /^(?:add|give|put|hold|wield|carry|equip|draw|wear|attach)\b|^(?:with |wearing |holding )?an? /;
const OWN = /\b(?:the|his|her|its|their|my)\b/;
const CHANGES = /^(?:make|turn|paint|dye|tint|colou?r|recolou?r|change|have|let)\b/;

/** A clause's wish done; undefined where it is none of these. */
export async function wished(subject: Subject, said: string, done: string[], again: Again): Promise<Rgba | undefined> {
  const clause = said
    .replace(/ (?:instead of|in place of|rather than) .*$/, '')
    .replace(/[^a-z' -]/g, ' ')
    .trim();
  const both = await eachOf(subject, clause, again);
  if (both) return both;
  if (TAKES.test(clause)) return undefined;
  const found =
    (await costumed(subject, clause, again)) ??
    outdoors(subject, clause) ??
    onFace(subject, clause) ??
    aged(subject, clause) ??
    withPattern(subject, clause) ??
    laidOver(subject, clause) ??
    inHand(subject, clause) ??
    withThing(subject, clause) ??
    withLook(subject, clause) ??
    coloured(subject, clause);
  if (found) done.push(clause);
  return found;
}

/** "Green jacket and black boots", "remove the sword and the shield": one after the other. */
async function eachOf({ sprite }: Subject, clause: string, again: Again): Promise<Rgba | undefined> {
  const [, verb = '', one, other] =
    /^((?:make|paint|give (?:him|her|it)|remove|take off|add|with) )?(.+?) and (.+)$/.exec(clause) ?? [];
  if (!one || !other) return undefined;
  const isTold = (half: string): boolean =>
    partIn(half) !== undefined &&
    (TAKES.test(clause) || (coloursIn(half).length > 0 && !PATTERN_WORDS.some(([w]) => w.test(half))));
  const isWorn = (half: string): boolean => ADDS.test(verb + half) && isPutOn(half);
  if (!(isTold(one) || isWorn(one)) || !(isTold(other) || isWorn(other))) return undefined;
  return again(await again(sprite, verb + one), verb + other);
}

const DRESSES =
  /\b(?:dress\w*|costume|disguise\w*|outfit|cosplay\w*)\b|^(?:turn|make|change) (?:him|her|it|them)(?: into)? an? /;

async function costumed({ sprite }: Subject, clause: string, again: Again): Promise<Rgba | undefined> {
  const costume = DRESSES.test(clause) ? COSTUMES.find(([words]) => words.test(clause)) : undefined;
  if (!costume) return undefined;
  let image = sprite;
  let [worn, failed]: [number, unknown] = [0, undefined];
  for (const words of costume[1]) {
    try {
      image = await again(image, words);
      worn++;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      failed ??= error;
    }
  }
  if (worn * 2 < costume[1].length) throw failed;
  return image;
}

function outdoors(subject: Subject, clause: string): Rgba | undefined {
  const { sprite } = subject;
  const line = lineHabitOf(toFlat(sprite));
  if (/\b(?:night|night-time|moonlight|moonlit)\b/.test(clause)) return atNight(sprite);
  if (/\b(?:winter|wintry|wintery|snowing|snowfall|in (?:the )?snow)\b/.test(clause))
    return inWinter(sprite, line, subject.head?.isSure ? eyesOf(subject).flat() : []);
  if (!/\bsnow(?:y|ed|-covered)?\b/.test(clause) || /\bsnowy?[- ]white\b/.test(clause)) return undefined;
  const part = partIn(clause.replace(/\btop\b/, 'roof'));
  return snowedOn(sprite, line, part && partRegion(subject, part.slot, part.word));
}

/** Masks that are more than a band before the eyes. */
const GAS_MASKS = /\b(?:gas|skull|plague|death|kitsune|fox|oni|hockey|full)\b.*\bmask\b/;

function onFace(subject: Subject, clause: string): Rgba | undefined {
  const wear = GAS_MASKS.test(clause) ? undefined : EYEWEAR_WORDS.find(([words]) => words.test(clause));
  if (wear) {
    const paint = paintOn(subject);
    eyewear(paint, eyesOf(subject), wear[1], toneOf(clause.replace(wear[0], ' ')));
    return paint.image();
  }
  if (/\b(?:moustache|mustache)\b/.test(clause) && !OWN.test(clause)) {
    const paint = paintOn(subject);
    moustache(paint, eyesOf(subject), toneOf(clause) ?? rampOf(hexToRgb('#4c3020')));
    return paint.image();
  }
  const mood = MOOD_WORDS.find(([words]) => words.test(clause));
  const rest =
    mood && bareOf(clause.replace(mood[0], ' ').replace(/\b(?:face|expression|eyes?|mood|mouth|fac)\b/g, ' '));
  if (!mood || rest) return undefined;
  const paint = paintOn(subject);
  moody(paint, eyesOf(subject), mood[1]);
  return paint.image();
}

function aged(subject: Subject, clause: string): Rgba | undefined {
  if (/\b(?:bald|shaved head)\b/.test(clause)) return shaven(subject, 'hair');
  const age = /\b(?:old|older|elderly|aged|young|younger|youthful)\b/.exec(clause)?.[0];
  if (!age || bareOf(clause.replace(age, ' ').replace(/\b(?:person|man|woman|guy)\b/, ' '))) return undefined;
  return agedAs(subject, age.startsWith('y') ? 'young' : 'old');
}

function lookAt(subject: Subject, region: Region, isWhole: boolean): LookAt {
  const skin = subject.person ? partFound(subject, 'skin') : undefined;
  return { paint: paintOn(subject), region, isWhole, skin, eyes: eyesOf(subject) };
}

/** What a colour or a pattern is of that names no part: clothes of people, all of others. */
const usualRegion = (subject: Subject): Region =>
  (subject.person && partRegion(subject, 'robe', 'clothes')) ?? wholeOf(subject);

const TRIM = /\b(?:trims?|trimming|edges?|edging|lining|hems?|borders?)\b/;

function withPattern(subject: Subject, clause: string): Rgba | undefined {
  const pattern = PATTERN_WORDS.find(([words]) => words.test(clause));
  const isTrim = !pattern && TRIM.test(clause);
  if (!pattern && !isTrim) return undefined;
  const part = partIn(clause);
  if (ADDS.test(clause) && (isPutOn(clause) || (part && /^(?:back|hat|held)$/.test(part.slot)))) return undefined;
  const colours = coloursIn(part ? part.rest : clause);
  const region = part
    ? partNeeded(subject, part.slot, part.word)
    : /\bit\b/.test(clause) || ADDS.test(clause)
      ? wholeOf(subject)
      : usualRegion(subject);
  const base = colours.length > 1 ? toneOf(colours[0]!) : undefined;
  const image = base ? recoloured(subject.sprite, base, region) : subject.sprite;
  const of = lookAt({ ...subject, sprite: image }, region, !part && !subject.person);
  const second = (colours.length > 0 && toneOf(colours.at(-1)!)) || rampOf(hexToRgb(isTrim ? '#e0b040' : '#3c3034'));
  if (pattern) patterned(of, pattern[1], second);
  else trimmed(of, second);
  return of.paint.image();
}

function laidOver(subject: Subject, clause: string): Rgba | undefined {
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

/** "Give him an ice cream": what fits a hand, and is no emblem that lies on somebody. */
function inHand(subject: Subject, clause: string): Rgba | undefined {
  const text = PUT_IN_HAND.exec(clause)?.[1];
  if (!text || ON_IT.test(clause)) return undefined;
  if (EMBLEMS.has(trinketIn(text)?.name ?? '') && !/give|hold|hand|carry/.test(clause)) return undefined;
  const brief = understand(text, { seed: subject.seed });
  if (!isHandy(brief)) return undefined;
  const edit = readEdit(text, brief, subject.seed);
  const isIts = edit.is === 'subject' || (edit.is === 'piece' && isHeld(edit.slot) && isGoods(brief));
  return isIts ? withHeld(subject, brief, text) : undefined;
}
const PUT_IN_HAND =
  /^(?:(?:add|give|put|hold|wield|carry|equip)(?: (?:him|her|it|them))?|(?:with|holding|carrying)(?! (?:the|his|her|its|their) ))? ?(?:an? |some )(?:open |full )?(.+?)(?: in (?:the|his|her|its|their|one|a) (?:right |left )?hands?)?$/;

const ON_IT =
  /\b(?:in|on|at|into|onto) (?:the |his |her |its |their )?(middle|centre|center|chest|breast|forehead|front|belly|stomach|body|torso|shirt|armou?r)\b/;
const EMBLEMS: ReadonlySet<string> = new Set(['gem', 'heart', 'star', 'cross', 'skull']);

function withThing(subject: Subject, clause: string): Rgba | undefined {
  const glow =
    /\b(?:crystal|orb|gem|jewel|tip|head)\b/.test(clause) && /\b(?:staff|wand|spear)(?:'s)?\b/.exec(clause)?.[0];
  if (glow && CHANGES.test(clause))
    return tipColoured(subject, glow, toneOf(clause.replace(/\b(?:crystal|orb|gem|jewel|glow\w*)\b/g, ' ')));
  const thing = trinketIn(clause);
  if (!thing || partIn(clause)?.slot === 'held' || !(ADDS.test(clause) || /\b(?:hold\w*|carry\w*|with)\b/.test(clause)))
    return undefined;
  const rest = bareOf(
    clause
      .replace(thing.word, ' ')
      .replace(ON_IT, ' ')
      .replace(/\b(?:hold\w*|carry\w*|open|small|big|large|tiny|hands?|right|left|full|wield\w*|shaped)\b/g, ' '),
  );
  if (rest.split(' ').some((word) => word && !isColour(word) && !STONES[word])) return undefined;
  const tones = STONES[thing.word]
    ? rampOf(hexToRgb(STONES[thing.word]!), 1.1)
    : toneOf(clause.replace(thing.word, ' '));
  const paint = paintOn(subject);
  const { stance } = paint;
  const where = ON_IT.exec(clause)?.[1];
  if (subject.person || (stance.isUpright && where && where !== 'middle' && where !== 'center' && where !== 'centre')) {
    const at =
      where === 'forehead'
        ? { x: stance.axis, y: stance.top + 0.28 * (stance.chin - stance.top) }
        : { x: stance.trunk, y: stance.chin + 0.38 * (stance.hip - stance.chin) };
    const isThere = paint.now(Math.floor(at.x), Math.floor(at.y)) >= 0;
    trinketAt(paint, thing.name, isThere ? at : middleOf(subject), tones, true);
  } else trinketAt(paint, thing.name, middleOf(subject), tones, true);
  return paint.image();
}

function middleOf(subject: Subject): { x: number; y: number } {
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

function withLook(subject: Subject, clause: string): Rgba | undefined {
  const { looks, rest } = looksIn(clause);
  if (looks.length === 0 || /\beyes?\b/.test(rest)) return undefined;
  const part = partIn(rest);
  const other = otherWords(part ? part.rest : rest);
  if (other.length > 1 || (other.length === 1 && isPutOn(other[0]!))) return undefined;
  if (part && ADDS.test(clause) && !OWN.test(clause) && /^(?:back|hat|held|wings|beard)$/.test(part.slot))
    return undefined;
  if (!part && isPutOn(rest)) return undefined;
  const isWhole = !part || part.slot === 'whole' || (part.slot === 'hide' && !subject.person);
  const region = isWhole ? wholeOf(subject) : partNeeded(subject, part.slot, part.word);
  // A colour beside a look is of what has it; of the glow, where it glows.
  const tones = toneOf(rest);
  let image = tones && !looks.includes('glowing') ? recoloured(subject.sprite, tones, region) : subject.sprite;
  for (const look of looks) {
    const of = lookAt({ ...subject, sprite: image }, region, isWhole);
    LOOKS[look]({ ...of, tones });
    if (look === 'cracked' && !isWhole) LOOKS.dented(of);
    image = of.paint.image();
  }
  return image;
}

/** Words that say more than carriers, parts and colours do. */
const otherWords = (text: string): string[] => {
  let left = text;
  for (let part = partIn(left); part; part = partIn(left)) left = part.rest;
  return bareOf(left)
    .split(' ')
    .filter((word) => word && !isColour(word));
};

const TAKEN_OVER: ReadonlySet<string> = new Set([
  'hide',
  'accents',
  'belly',
  'robe',
  'torso',
  'legs',
  'wings',
  'roof',
  'whole',
  'feet',
  'hands',
  'skin',
  'hair',
  'beard',
]);

function coloured(subject: Subject, clause: string): Rgba | undefined {
  const part = partIn(clause);
  const colours = coloursIn(part ? part.rest : clause);
  const tones = colours.length > 0 ? toneOf(colours.at(-1)!, subject.guidance) : undefined;
  if (!tones || /\beyes?\b/.test(clause)) return undefined;
  const emblem = part && trinketIn(part.rest);
  if (emblem && / with an? /.test(clause)) return withEmblem(subject, clause, part, emblem);
  const other = otherWords(part ? part.rest : clause);
  if (other.length > 0) return undefined;
  if (!part) {
    if (ADDS.test(clause)) return undefined;
    const whole = wholeOf(subject);
    const first = colours.length === 2 && /\band\b/.test(clause) ? toneOf(colours[0]!, subject.guidance) : undefined;
    if (!first) return recoloured(subject.sprite, tones, whole);
    // Two colours: the one for most of it, the other for what stands out from that, or for patches.
    const image = recoloured(subject.sprite, first, whole);
    const accents = partRegion(subject, 'accents', '');
    if (accents) return recoloured(image, tones, accents);
    const of = lookAt({ ...subject, sprite: image }, whole, true);
    patterned(of, 'patches', tones);
    return of.paint.image();
  }
  const grown = part.slot === 'hair' && ADDS.test(clause) ? haired(subject, tones) : undefined;
  if (grown) return grown;
  if (!isRecolour(part, clause)) return undefined;
  // "A black beard" is grown by who has none.
  if (part.slot === 'beard' && (ADDS.test(clause) || !partRegion(subject, 'beard', part.word)) && !OWN.test(clause))
    return undefined;
  // "Gold and white armour": cloth of the one, hems of the other.
  const base = colours.length === 2 && /\band\b/.test(clause) ? toneOf(colours[0]!, subject.guidance) : undefined;
  if (base) {
    const region = partNeeded(subject, part.slot, part.word);
    const of = lookAt({ ...subject, sprite: recoloured(subject.sprite, base, region) }, region, false);
    trimmed(of, tones);
    return of.paint.image();
  }
  return recoloured(subject.sprite, tones, partNeeded(subject, part.slot, part.word));
}

/** "The shield blue with a gold cross": the part in its colour, the emblem on its middle. */
function withEmblem(
  subject: Subject,
  clause: string,
  part: PartSaid,
  { name, word }: { readonly name: string; readonly word: string },
): Rgba {
  const region = partNeeded(subject, part.slot, part.word);
  const [before, after] = clause.split(/ with an? /) as [string, string];
  const tones = toneOf(before);
  const image = tones ? recoloured(subject.sprite, tones, region) : subject.sprite;
  const { width } = image;
  const there = [...region.keys()].filter((i) => region[i]);
  const mean = (of: (i: number) => number): number => there.reduce((sum, i) => sum + of(i), 0) / there.length;
  const paint = paintOn({ ...subject, sprite: image });
  const place = { x: mean((i) => i % width) + 0.5, y: mean((i) => Math.floor(i / width)) + 0.5 };
  trinketAt(paint, name, place, toneOf(after.replace(word, ' ')), true);
  return paint.image();
}

const isRecolour = ({ slot }: PartSaid, clause: string): boolean =>
  TAKEN_OVER.has(slot) && !(slot === 'wings' && !CHANGES.test(clause) && !OWN.test(clause));

/** Whether words name something that is put on or held. */
function isPutOn(said: string): boolean {
  const text = said.replace(
    /^(?:(?:add|give|put|hold|wield|carry|equip|draw|wear|attach)(?: (?:him|her|it|them|on))? )?(?:an? )?/,
    '',
  );
  const edit = readEdit(text, understand(text, { seed: 0 }), 0);
  return edit.is === 'piece' && !/^(?:torso|legs|feet|hair|skin|eyes|shoulders|hands)$/.test(edit.slot);
}

const SHADES = /^(?:dark|light|pale|bright|deep|royal|sky|navy|neon|pastel|lime|forest|blood|hot)$/;
const isColour = (word: string): boolean =>
  SHADES.test(word) || LEXICON.read(word).some((r) => r.is === 'colour' || r.is === 'material');

/** Colours and materials that a clause names, in its order, each with its shade. */
function coloursIn(clause: string): string[] {
  const out: string[] = [];
  let [shade, isAfter] = ['', false];
  for (const word of clause.split(/[\s-]+/)) {
    if (SHADES.test(word)) {
      shade = `${shade} ${word}`.trim();
      continue;
    }
    const isOne = isColour(word) && rampNamed(`${shade} ${word}`) !== undefined;
    // "Black leather" is black.
    if (isOne && !isAfter) out.push(`${shade} ${word}`.trim());
    isAfter = isOne;
    shade = '';
  }
  return out;
}

const toneOf = (text: string, guidance?: number): Ramp | undefined => {
  const colour = coloursIn(text)[0];
  return colour === undefined ? undefined : rampNamed(colour, guidance);
};
