/** Wishes that say which colour a part has now: "make the red spots green", "black armour instead of blue", "remove the orange spikes". */
import { InputError } from '../../../../../src/domain/input-error.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { withoutCrumbs } from '../../parts/index.ts';
import { sum } from '../held.ts';
import { partIn } from '../look-words.ts';
import { mattersOf } from '../matters.ts';
import { flamesOf } from '../panels/flames-found.ts';
import { settled } from '../panels/settle.ts';
import { withoutPart } from '../part-edges.ts';
import type { Region } from '../regions.ts';
import type { Subject } from '../subject.ts';
import { recoloured } from '../tones.ts';
import { wholeOf } from '../whole-of.ts';
import { coloursIn, isColour, TAKES, toneOf } from '../wishes/words.ts';
import { alongEdge, EFFECTS, effectOf, scattered } from './effects.ts';
import { familyOf } from './families.ts';
import { lettered } from './lettering.ts';
import { areaNamed } from './named-area.ts';
import { regionCalled } from './region.ts';

interface Said {
  /** The family of colours that it has now. */
  readonly now: string;
  readonly noun: string;
  /** The words of the colour that it is to have. */
  readonly to: string;
}

const MAKES =
  /^(?:make|turn|paint|dye|tint|colou?r|recolou?r|change|have) (?:all )?(?:the |his |her |its |their |all |every )+/;
const MIDDLE = /\b(?:and|with|that|so)\b/;
const SHADES = /^(?:dark|light|pale|bright|deep|very|more)$/;
const isTone = (word: string): boolean => SHADES.test(word) || isColour(word);
/** Blood and what shows it. */
const BLOOD = /\b(?:blood|bloody|wounds?|gore|bleeding|injur(?:y|ies)|blood ?stains?)\b/;
/** "Blue fire", "make the flames green": of what burns already. */
const FLAMES =
  /^(?:(?:make|turn|paint) )?(?:the |its |his |her )?(?:(?:dark|light|bright) )?(?:[a-z]+ )?(?:fire|flames?)(?: (?:(?:dark|light|bright) )?[a-z]+)?$/;
const AROUND =
  /\b(?:stars|dots|bits|specks|crumbs|pixels|plus(?:es)?)(?: (?:a?round|about|near|beside|next to) (?:it|him|her|them|the [a-z]+))?$/;
/** What is seen in bits about something. */
const SCATTERED = /\b(?:sparkles?|sparks?|twinkles?|particles?|magic|effects?)\b/;
/** More of a figure is not taken away by its colour. */
const MOST = 0.45;

/** What has a drawing of its own when it is taken off. */
const TAKEN_OTHERWISE = /^(?:hat|hair|beard|held|back|wings)$/;

/** A wish done whose words say which colour something has now; undefined for any other. */
export function bySaidColour(subject: Subject, clause: string): Rgba | undefined {
  if (/\beyes?\b/.test(clause)) return undefined;
  const board = lettered(subject, clause);
  if (board) return board;
  const said = changeSaid(clause);
  if (!said && (TAKES.test(clause) || /^heal\b/.test(clause))) return takenByColour(subject, clause);
  const tones = said && toneOf(said.to, subject.guidance);
  if (said && tones) {
    const region = regionCalled(subject, said.now, said.noun);
    if (region) return recoloured(subject.sprite, tones, settled(subject, '', region));
    const slot = partIn(said.noun)?.slot;
    if (slot && slot !== 'accents') return undefined;
    throw noneSo(said.now, said.noun);
  }
  const flames = FLAMES.test(clause) && coloursIn(clause).length === 1 ? toneOf(clause, subject.guidance) : undefined;
  if (flames) {
    const region = flamesOf(subject) ?? effectOf(subject) ?? areaNamed(subject, 'flames');
    if (region) return recoloured(subject.sprite, flames, region);
  }
  const effect = EFFECTS.exec(clause)?.[0];
  const own = effect && coloursIn(clause).length === 1 ? toneOf(clause, subject.guidance) : undefined;
  const isOfEffect = /^(?:(?:make|turn|paint|dye|recolou?r|colou?r|change|have) )?(?:the|his|her|its|their) /.test(
    clause,
  );
  if (!own || !isOfEffect || partIn(clause.replace(effect!, ' '))) return undefined;
  const region = effectOf(subject);
  if (!region) throw noEffect(effect!);
  return recoloured(subject.sprite, own, region);
}

function changeSaid(clause: string): Said | undefined {
  const instead =
    /^(?:make (?:it |him |her |the )?)?(.+?) (?:instead of|in place of|rather than) (?:the |a )?(.+)$/.exec(clause);
  if (instead) {
    const [now] = instead[2]!.split(' ').flatMap((word) => familyOf(word) ?? []);
    const words = instead[1]!.split(' ');
    const to = words.filter(isTone).join(' ');
    return now && to ? { now, to, noun: words.filter((word) => !isTone(word)).join(' ') } : undefined;
  }
  // "Pink becomes green", "turn all the pink parts green"
  const [, was, becomes] = /^(?:(?:make|turn|paint|change|recolou?r) )?(?:all )?(?:the |every |his |her |its )?(?:(?:dark|light|bright|pale) )?([a-z]+)(?: (?:parts?|areas?|bits|ones?|colou?r))?(?: (?:becomes?|turns?|should be|is now|is|gets?))?(?: (?:in ?)?to| into| to be)? ((?:[a-z]+ )?[a-z]+)$/.exec(clause) ?? []; // biome-ignore format: one line
  if (
    was &&
    becomes &&
    familyOf(was) &&
    becomes.split(' ').every(isTone) &&
    familyOf(becomes.split(' ').at(-1)!) &&
    / (?:to|into|becomes?|turns?|parts?|areas?|bits|be|is|gets?) |^(?:turn|make|change|recolou?r|paint) (?:all |the )/.test(
      clause,
    )
  )
    // biome-ignore format: one line
    return { now: familyOf(was)!, noun: '', to: becomes };
  const swap = /^(?:replace|swap|exchange) (?:all )?(?:the |every )?(.+?) (?:with|for|by) (?:an? )?(.+)$/.exec(clause);
  const made = swap ? `${swap[1]} ${swap[2]}` : MAKES.test(clause) ? clause.replace(MAKES, '') : undefined;
  if (made === undefined || MIDDLE.test(made)) return undefined;
  const words = made.split(' ').filter((word) => !/^(?:to|into|a|an|be|look|now)$/.test(word));
  let from = 0;
  while (from < words.length && isTone(words[from]!)) from++;
  let end = words.length;
  while (end > from && isTone(words[end - 1]!)) end--;
  const noun = words.slice(from, end);
  if (noun.some(isTone) || (noun.length === 0 && !swap)) return undefined;
  const first = words.slice(0, from);
  // "Swap red for blue": two colours alone.
  if (noun.length === 0) {
    const now = familyOf(first[0] ?? '');
    return now && first.length > 1 ? { now, noun: '', to: first.slice(1).join(' ') } : undefined;
  }
  const now = first.flatMap((word) => familyOf(word) ?? [])[0];
  const to = words.slice(end).join(' ');
  return now && to && coloursIn(to).length > 0 ? { now, noun: noun.join(' '), to } : undefined;
}

function takenByColour(subject: Subject, clause: string): Rgba | undefined {
  const text = clause.replace(TAKES, '').replace(/^heal\b.*$/, 'blood').replace(/^(?: ?(?:off|away|of|more|all|the|his|her|its|their|any|those|these|out))+ /, '').trim(); // biome-ignore format: one line
  if (/ (?:with|for|by|to) /.test(text)) return undefined;
  const words = text.split(' ');
  if (BLOOD.test(text)) {
    const region = bloodOf(subject);
    if (!region)
      throw new InputError('No blood or wounds were found in the picture: nothing red stands out from the rest.');
    return taken(subject, region);
  }
  const now = isTone(words[0]!) ? words.slice(0, 2).flatMap((word) => familyOf(word) ?? [])[0] : undefined;
  const effect = (EFFECTS.exec(text) ?? AROUND.exec(text))?.[0];
  if (!now && !effect) return undefined;
  const noun = words.filter((word, k) => k > 1 || !isTone(word)).join(' ');
  if (!effect && TAKEN_OTHERWISE.test(partIn(noun.split(/ (?:on|at|in|of) /)[0]!)?.slot ?? '')) return undefined;
  if (!effect && /\b(?:crown|tiara|mask|scarf)\b/.test(noun)) return undefined;
  const burning = /\b(?:fire|flames?)\b/.test(effect ?? '') ? flamesOf(subject) : undefined;
  const found = now
    ? regionCalled(subject, now, noun)
    : (burning ??
      effectOf(subject) ??
      (SCATTERED.test(effect!) || AROUND.test(effect!) ? scattered(subject) : undefined));
  const region = found && now ? alongEdge(subject, found, noun) : found;
  if (!region) throw now ? noneSo(now, noun) : noEffect(effect!);
  if (sum(region) > MOST * sum(wholeOf(subject)))
    throw new InputError(`What is ${now ?? effect} is most of the picture: what lies under it is not known.`);
  return taken(subject, region);
}

/** Dark red that is less than half of a figure, and on it in places. */
function bloodOf(subject: Subject): Region | undefined {
  const out = new Uint8Array(subject.sprite.width * subject.sprite.height);
  let share = 0;
  for (const one of mattersOf(subject)) {
    if (one.chroma < 0.075 || one.light > 0.58 || one.hue < -5 || one.hue > 42) continue;
    share += one.share;
    for (const i of one.pixels) out[i] = 1;
  }
  return share > 0.004 && share < MOST ? out : undefined;
}

const taken = (subject: Subject, region: Region): Rgba => withoutCrumbs(subject.sprite, withoutPart(subject, region));

const noneSo = (now: string, noun: string): InputError =>
  new InputError(
    `No ${now}${noun ? ` ${noun}` : ''} was found in the picture: nothing ${now} is ${noun ? 'where that would be' : 'in it'}. Say which colour it has now, or name another part.`,
  );

const noEffect = (effect: string): InputError =>
  new InputError(
    `No ${effect} was found in the picture: nothing vivid stands out from the figure. Say which colour it has now ("make the green ${effect} purple").`,
  );
