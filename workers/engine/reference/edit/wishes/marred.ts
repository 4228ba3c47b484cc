/** Wishes of what was done to something as it stands: bitten, pierced, shot, wound about with chains, looked out of, lit from within. */
import { hexToRgb } from '../../../../../src/pixels/color.ts';
import { ramp as rampOf } from '../../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { toFlat } from '../../parts/flat.ts';
import { bitten, halved, pierced, shot, torn } from '../damage.ts';
import { eyesWithin, litWithin } from '../in-the-dark.ts';
import { bareOf, partIn } from '../look-words.ts';
import { isThing } from '../matters.ts';
import { type Paint, paintOn } from '../paint.ts';
import { partNeeded } from '../part-region.ts';
import type { Region } from '../regions.ts';
import { sprayed, webbed } from '../strewn.ts';
import type { Subject } from '../subject.ts';
import { WRAP_WORDS, wrap } from '../wrapped.ts';
import { isColour, toneOf } from './words.ts';

const DAMAGE: readonly (readonly [RegExp, (paint: Paint, region: Region) => void])[] = [
  [/\b(?:bites? (?:taken |missing )?(?:out|from)|bite taken|bite marks?|(?:half[- ])?bitten|(?:half[- ])?eaten|(?:with|take|add|give it) an? (?:big |small )?bite|^(?:an? )?(?:big |small )?bite)\b/, bitten],
  [/\bbullet ?holes?\b|\bshot(?: at| up| through)\b|\briddled with (?:bullets|holes)\b|\bgunshots?\b/, shot],
  [/\bholes\b/, shot],
  [/\bhole\b|\bpierced\b|\bpunctured\b/, pierced],
]; // biome-ignore format: a table

/** What things alone have done to them. */
const ON_THINGS: readonly (readonly [RegExp, (paint: Paint, region: Region) => void])[] = [
  [/\b(?:cut|split|sliced|chopped|broken|snapped|sawn|broke) in (?:half|two)\b/, halved],
  [/\b(?:torn|ripped)(?: off)? corners?\b/, (paint, region) => torn(paint, region, true)],
  [/\b(?:torn|ripped|tattered|frayed|ragged|shredded)\b/, torn],
  [/\b(?:cob ?webs?|spider ?webs?|webs)\b/, webbed],
  [/\b(?:graffiti|spray(?:ed)? paint(?:ed)?|tagged)\b/, sprayed],
];
const OF_THINGS =
  /\b(?:edges?|corners?|cloth|fabric|sleeves?|hems?|paper|pages?|sides?|bottom|clothes|flag|old|dusty|dust|front|wall)\b/g;

const OF_NAMED = / (?:out of|off|of|from|in|into|on|through) (?:the|this|that|my) ([a-z]+)$/;

const CARRIES =
  /\b(?:taken|missing|through|right|middle|centre|center|side|top|corner|edge|everywhere|all|over|full|one|two|three|several|many|lots|apple|been|was|were|get|big|large|small|deep|tiny|huge|someone|something|took|take|had|has|shoot|shots?)\b/g;

/** All that is there, the line too: what is done to it does not stop there. */
const allOf = (subject: Subject): Region => Uint8Array.from(toFlat(subject.sprite).colors, (c) => (c < 0 ? 0 : 1));

const WOUND =
  /\b(?:wrap(?:ped)?|wound|wind|tied|tie|bound|bind|chained|roped|bandaged|entangled|covered|cover|surround(?:ed)?)\b|\b(?:a?round|about) (?:it|him|her|them|the|his|its)\b/;

/** The picture with it; undefined for other words. */
export function marred(subject: Subject, clause: string): Rgba | undefined {
  return damaged(subject, clause) ?? wound(subject, clause) ?? within(subject, clause);
}

function damaged(subject: Subject, clause: string): Rgba | undefined {
  const all = isThing(subject) ? [...DAMAGE, ...ON_THINGS] : DAMAGE;
  const [words, draw] = all.find(([words]) => words.test(clause)) ?? [];
  // Of somebody a bite is a wound; what is bitten off is said of a part.
  if (!words || !draw || (draw === bitten && !isThing(subject) && /\b(?:marks?|wounds?)\b/.test(clause))) return undefined; // biome-ignore format: one line
  // "A bite out of the meat" of a thing: whatever it is called, it is what the picture shows.
  const noun = isThing(subject) ? OF_NAMED.exec(clause)?.[1] : undefined;
  const told = noun && !partIn(noun) ? clause.replace(OF_NAMED, ' ') : clause;
  const said = told.replace(words, ' ').replace(CARRIES, ' ');
  const left = DAMAGE.some(([one]) => one === words) ? said : said.replace(OF_THINGS, ' ');
  const part = partIn(left);
  const rest = bareOf(part ? part.rest : left);
  // A hole with something in it is that thing, and not all that is eaten is bitten.
  if (rest.split(' ').some((word) => word && word.length > 2)) return undefined;
  const isAll = !part || part.slot === 'whole' || part.slot === 'hide';
  const paint = paintOn(subject);
  draw(paint, isAll ? allOf(subject) : partNeeded(subject, part.slot, part.word));
  return paint.image();
}

function wound(subject: Subject, clause: string): Rgba | undefined {
  const [words, what] = WRAP_WORDS.find(([words]) => words.test(clause)) ?? [];
  if (!words || !what || !WOUND.test(clause) || /\b(?:neck|waist|hair|eyes?|bow)\b/.test(clause)) return undefined;
  // About a figure a ribbon or a cloth is something that is worn; a bandage may be of one limb.
  if (what === 'ribbon' && !/\b(?:wrap(?:ped)?|bound|tape|foil)\b/.test(clause)) return undefined;
  const left = clause
    .replace(new RegExp(words, 'g'), ' ')
    .replace(new RegExp(WOUND, 'g'), ' ')
    .replace(/\b(?:heavy|with|thick|thin|iron|rusty|old|up|tightly|tight|fully|around|round|about|mummy|like|old|dirty)\b/g, ' '); // biome-ignore format: one line
  const part = partIn(left);
  const rest = bareOf(part ? part.rest : left);
  if (/\bhead\b/.test(rest) || rest.split(' ').some((word) => word && !isColour(word) && word.length > 2)) return undefined; // biome-ignore format: one line
  const isAll = !part || part.slot === 'whole' || part.slot === 'hide';
  const paint = paintOn(subject);
  const region = isAll ? allOf(subject) : partNeeded(subject, part.slot, part.word);
  // Eyes look out between, and nobody is chained by the face.
  const eyes = new Set((subject.head?.eyes ?? []).flat());
  const { stance, flat } = paint;
  const isBody = what !== 'bandage' && !isThing(subject) && subject.head?.isSure && !subject.head.isBare && stance.isUpright; // biome-ignore format: one line
  const last = isBody ? stance.chin * flat.width : 0;
  wrap(paint, Uint8Array.from(region, (v, i) => (eyes.has(i) || i < last ? 0 : v)), what, toneOf(clause.replace(words, ' '))); // biome-ignore format: one line
  return paint.image();
}

const LOOKS_OUT =
  /\beyes?\b.* (?:peek\w*|peer\w*|look\w*|star(?:e|ing)|glow\w*|watch\w*|shin\w*|lurk\w*)\b.*\b(?:out|from|in|inside|within|through|behind)\b|\beyes? (?:inside|in the (?:dark|shadows?|hole|opening|middle|bush|leaves))/;
const LIT_WITHIN =
  /\b(?:lights?|glow|glows|glowing|lit|shining|fire|magic|energy|flames?)\b.* (?:inside|within|(?:from|on) (?:the )?(?:inside|within)|in the (?:middle|centre|center|inside))$|^(?:make )?(?:the |its )?inside (?:glow|lit|light)\w*/;

function within(subject: Subject, clause: string): Rgba | undefined {
  if (LOOKS_OUT.test(clause) && (isThing(subject) || (subject.head?.eyes.length ?? 0) < 2)) {
    const paint = paintOn(subject);
    eyesWithin(paint, allOf(subject), toneOf(clause) ?? rampOf(hexToRgb('#f0d848'), 1.1));
    return paint.image();
  }
  if (!LIT_WITHIN.test(clause) || subject.person) return undefined;
  const paint = paintOn(subject);
  const usual = /\b(?:fire|flames?)\b/.test(clause) ? '#f08830' : '#f8e07c';
  litWithin(paint, subject, allOf(subject), toneOf(clause) ?? rampOf(hexToRgb(usual), 1.1));
  return paint.image();
}
