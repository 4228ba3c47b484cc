/**
 * What a text says of one thing besides its name: what is stuck on it or winds round it, what its glass shows, that a part of it is broken
 * or is itself something else, that it is of two colours. What is said so stands for nobody else in the picture: its words are taken out
 * before the rest is read.
 */
import { categoryOf } from '../../../catalogue/things/index.ts';
import type { Brief } from '../../../types.ts';
import type { Change } from '../../graph.ts';
import type { Read } from '../known.ts';
import { halvesIn } from './halves.ts';
import { all, type Context, DET, isSign, itemIn } from './member.ts';
import { PARTS_AS } from './parts-as.ts';
import { ORNAMENT, RULES, STRUNG } from './rules.ts';
import { builtOf, HUNG, pictureIn, SHOWN_ON, soughtOn } from './shown-on.ts';
import { COLOUR, COVERED, hueIn, LEAKS, PART } from './words.ts';

export interface SaidOfThing {
  readonly text: string;
  readonly changes: readonly Change[];
  /** Words that were taken out and of which nothing is drawn. */
  readonly unknown: readonly string[];
  /** All that is left is said of this one thing as well: nobody and nothing else is in the picture. */
  readonly alone: boolean;
  /** Its first words are the thing's name: whoever else a reading begins with is none. */
  readonly named: boolean;
}

const SPLIT =
  /(\s*,\s*(?:and\s+)?(?:with\s+)?|\s+(?:with|having|featuring|and|but)\s+|\s+(?:that|which) (?:is|are|has|have)\s+)/i;
/** What is said of a thing by a participle right behind its name. */
const SAID_BEHIND = new RegExp(`\\s+(?=(?:${COVERED}|${LEAKS}|showing|missing|topped|tipped|crowned|capped|surmounted) (?:in|with|by|an?|the|one|its|${COLOUR}|[a-z]+)\\b)`, 'i'); // biome-ignore format: one line
/** A place on it that is said of what stays: "a spiderweb crack on the screen". */
const PLACED = new RegExp(` (?:on|at|around|along|across|over|down|near|inside|below|above|under|in) (?:the|its|each) (?:[a-z]+ )?(?:${PART})s?$`, 'i'); // biome-ignore format: one line

/** What somebody thinks of it or what it might do is nothing to be seen. */
const REMARK =
  / (?:that|which|as if|as though|like) (?:it |they )?(?:looks?|look like|seems?|might|could|would|may|wants?|was|is about|has seen|have seen|nobody|no one|someone|somebody|never|once|used to|must)\b.*$/i;

const PART_ONLY = all(`${DET}(?:[a-z]+ )?${PART}`);

const BARE: ReadonlySet<string | undefined> = new Set(['building', 'scenery', 'effect', 'monster']);

/** What says where something is, or of what it is one. */
const RELATED =
  / (?:on|onto|in|into|under|beneath|beside|behind|inside|over|above|near|by|from|against|between|at|around|next|full|filled|and|while|being|held|for|to|of|wearing|holding|carrying|riding|playing|eating|drinking|sitting|standing|lying|hanging|flying|floating|burning|shaped) /i;

/** The words before the first "with" name this thing and no other. */
function isOne({ whole, plain, name }: Context): boolean {
  // somebody whom the words begin with and who is not drawn by that reading: "dragon guarding treasure"
  const begins = name
    .replace(/^(?:an?|the|some) /i, '')
    .split(' ')[0]!
    .toLowerCase();
  if (plain.unknown.includes(begins)) return false;
  return whole.count === 1 && plain.count === 1 && plain.concept === whole.concept && plain.confidence >= 0.9 && !plain.setting && !RELATED.test(` ${name} `.replace(MADE_OF, ' ').replace(/ pair of /i, ' ')); // biome-ignore format: one line
}
const MADE_OF = / (?:made|carved|forged|cut|built|woven|crafted) (?:out )?(?:of|from) /i;

const LAST_PART = new RegExp(`(?:^| )${PART}$`, 'i');

/** A member names a part of the thing or how it looks: with it the thing has more of its own, or it names nothing at all. */
function isOfIt(body: string, c: Context): boolean {
  const bare = body.replace(/^(?:an?|the|its|some) /i, '');
  if (/\b(?:it|them|its|background|behind|beside|next|scene|ground|floor|table|sky|night|rain|snow)\b/i.test(bare))
    return false;
  const own = c.read(`${c.name} with ${body}`);
  if (own.concept !== c.whole.concept || own.setting) return false;
  if (LAST_PART.test(bare) && !/\b(?:on|in|at|over|under|inside|to|from|around|face)\b|ing\b/i.test(bare)) return true;
  const more = own.parts.length > c.plain.parts.length || own.without.length > c.plain.without.length;
  if (more && own.unknown.length <= c.plain.unknown.length) return true;
  if (/\b(?:inside|within|out)\b/i.test(bare)) return false;
  return !/ing\b/.test(bare) && c.read(bare).confidence < 0.6;
}

/** "A red and white lid" is one part of two colours and no two members. */
const TWO_HUES = new RegExp(
  `\\b(${COLOUR}),? and (?=(${COLOUR})(?:[- ][a-z]+){0,2}? ${PART}(?:$|[,.]| and | with ))`,
  'gi',
);
const hued = (text: string): string => text.replace(TWO_HUES, (found, first: string, second: string) => (hueIn(first) && hueIn(second) ? `${first} & ` : found)); // biome-ignore format: one line

/** Reads what is said of a thing; the text without it. */
export function saidOfThing(asked: string, whole: Brief, read: Read, signOf: Context['signOf']): SaidOfThing {
  if (whole.kind !== 'thing' || whole.scenery || BARE.has(categoryOf(whole.concept))) return { text: asked, changes: [], unknown: [], alone: false, named: false }; // biome-ignore format: one line
  const hung = /lantern|lamp|light|cage|sign|bell|pot$|bulb|chandelier|candle/.test(whole.concept) ? asked.replace(HUNG, '') : asked; // biome-ignore format: one line
  const free = ORNAMENT.test(whole.concept) ? hung.replace(STRUNG, '') : hung;
  const halves = halvesIn(free);
  const changes: Change[] = halves ? [halves.change] : [];
  // "topped with" is one word for where it is
  const pieces = hued(halves?.text ?? free).replace(/\b(topped|tipped|crowned|capped|surmounted) with\b/gi, '$1 by').split(SPLIT); // biome-ignore format: one line
  const [head, ...behind] = pieces[0]!.split(SAID_BEHIND);
  const members = [
    ...(behind.length > 0 ? [{ link: ' ', body: behind.join(' ') }] : []),
    ...pieces.flatMap((piece, i) => (i % 2 === 1 ? [{ link: piece, body: pieces[i + 1]! }] : [])),
  ];
  const shown = pictureIn(head!, { whole, read }) ?? builtOf(head!, { whole, read });
  if (shown) changes.push(shown.change);
  let text = shown?.text ?? head!;
  const c: Context = { whole, read, signOf, name: text, plain: read(text), taken: [] };
  const left: string[] = [];
  const before: string[] = [];
  const unknown: string[] = [];
  const within: string[] = [];
  // an "and" behind what was taken out goes on where that was
  let taken = '';
  for (const { link, body } of members) {
    const plain = body.replace(REMARK, '').trim();
    c.link = /^\s+and\s+$/i.test(link) && /with/i.test(taken) ? taken : link;
    const said = [soughtOn, ...RULES, ...SHOWN_ON, ...PARTS_AS]
      .map((rule) => rule(plain, c))
      .find((one) => one !== undefined);
    c.taken.push(plain);
    if (!said) {
      left.push(plain);
      const joint =
        taken && (/^\s+and\s+$/i.test(link) || (/with/i.test(taken) && PART_ONLY.test(body))) ? taken : link;
      // where on it the rest is says nothing more
      const bare = plain.replace(PLACED, '');
      text += joint + (bare === plain || isSign(bare, c) || itemIn(bare, c) ? plain : bare);
      taken = '';
      continue;
    }
    taken ||= /^\s+and\s+$/i.test(link) ? ' with ' : link;
    changes.push(...(said.changes ?? []));
    unknown.push(...(said.unknown ?? []));
    if (said.before) before.push(said.before);
    if (said.instead) {
      // what is in a vessel is said last: its lid is not the lid of that
      const inside = / inside$/.test(said.instead);
      if (inside) within.push(said.instead);
      else text += ` ${said.instead}`;
      taken = inside ? ' with ' : '';
    }
  }
  const [goods] = within;
  if (goods)
    text = `${goods.replace(/^with /, '').replace(/ inside$/, '')} inside ${text.replace(/^(?:an? |the )?/i, 'a ')}`;
  left.push(...within);
  const named =
    before.length > 0 ? text.replace(/^((?:an? |the |some )?)/i, `$1${[...new Set(before)].join(' ')} `) : text;
  return {
    text: named.replace(/ & /g, ' and ').replace(/\s+/g, ' ').trim(),
    changes,
    unknown,
    alone: isOne(c) && left.every((body) => isOfIt(body, c)),
    named: isOne(c),
  };
}
