/**
 * What happens to things, by its grammar: an effect with somebody or something in it ("a tornado with a cow in it"), thrown about by it, in
 * its light or coming out of something; what flies hits something; one thing leaps between several; a thing goes to pieces. Each is one
 * picture of an effect and of things, of which neither may be lost.
 */
import { isPainted } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { effectOf } from '../../understand/effects/index.ts';
import { ANYBODY } from '../../understand/effects/words.ts';
import { singularOf } from '../read/how-many.ts';
import type { Read } from '../read/known.ts';
import { readNoun } from '../read/noun-phrase.ts';
import { NUMBERS } from '../read/words.ts';
import { isAlive } from '../sprites/alive.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { bitsIn } from './bits-said.ts';
import {
  BETWEEN,
  BROKEN,
  COUNTED,
  EARTHS,
  FLUNG,
  GOES,
  GROUNDS,
  INTO,
  LEAPING,
  LIT,
  MISSILE,
  OF_SOURCE,
  PLAIN,
  SOMETHING,
  SOURCE,
  STRUCK,
  WITHIN,
} from './patterns.ts';

/** How they stand: `thing` is in, before, above, thrown about by, hit by, or the source of `effect`; `broken` has no effect of its own. */
export type Way = 'within' | 'into' | 'flung' | 'lit' | 'struck' | 'source' | 'leaping' | 'between' | 'broken';

export interface Several {
  readonly brief: Brief;
  readonly count: number;
  readonly text: string;
}

export interface Staged {
  readonly way: Way;
  /** An effect, or what flies: absent of what breaks by itself. */
  readonly effect?: Several;
  readonly things: readonly Several[];
  /** Colours of what is thrown up, '#rrggbb'. */
  readonly bits: readonly string[];
  /** The thing goes to pieces: so many; two halves stand apart. */
  readonly pieces?: number;
  /** Whither that goes which is thrown up. */
  readonly to?: 'left' | 'right' | 'up';
  /** It hits the ground or water, of these colours. */
  readonly ground?: { readonly of: string; readonly hues: readonly string[] };
  readonly told: string;
  readonly unknown: readonly string[];
}

/** Its pieces are still together. */
export const CRACKED = 5;

/** What is said to happen; undefined where it is none of an effect with things. */
export function stagedOf(typed: string, read: Read): Staged | undefined {
  const text = typed.toLowerCase().replace(/[“”"!.]/g, '').replace(/\bw\/ ?/g, 'with ').replace(/\bgoing off\b/g, 'exploding').replace(/\s+/g, ' ').trim().replace(/^(?:an?|the) (?:effect|animation) of /, ''); // biome-ignore format: one line
  if (text.length > 160) return undefined;
  return within() ?? between() ?? into() ?? struck() ?? source() ?? flung() ?? leaping() ?? lit() ?? broken();

  function effect(said: string): Several | undefined {
    const words = said.replace(/^(?:an?|the|some) /, '').trim();
    const own = effectOf(words);
    const brief = own ?? read(words);
    const portal = brief.concept === 'portal' && brief.colours.length < 3;
    return (isPainted(brief) || portal) && brief.confidence >= 0.9 && brief.unknown.length === 0 ? { brief, count: 1, text: words } : undefined; // biome-ignore format: one line
  }
  /** Things that are known in all of their words. */
  function thing(said: string): Several | undefined {
    const words = said
      .replace(/^(?:an?|the|some|its) /, '')
      .replace(/\bbits of |\bpieces of /g, '')
      .trim();
    if (GROUNDS.test(words) || ANYBODY.test(words) || SOMETHING.test(words)) return undefined;
    const noun = nounOf(words);
    const { brief } = noun;
    if (brief.confidence < 0.9 || brief.scenery || noun.unknown.length > 0 || brief.unknown.length > 0 || noun.changes.length > 0 || isPainted(brief)) return undefined; // biome-ignore format: one line
    const plural = /^(?:few|a few|several|many|some|lots of|bunch of|swarm of|flock of) /.test(words) || noun.plural;
    return {
      brief: { ...brief, count: 1 },
      count: noun.count > 1 ? Math.min(6, noun.count) : plural ? 3 : 1,
      text: words,
    };
  }
  /** One of them, where several are named that are known as one: "two towers", "bones". */
  function nounOf(words: string): ReturnType<typeof readNoun> {
    const noun = readNoun(
      words
        .replace(/\bcaves?$/, 'cave entrance')
        .replace(/^musical notes$/, 'music note')
        .replace(/\b(?:spirit|soul)(?=s?$)/, 'ghost'),
      read,
    );
    const one = /^(?:(two|three|four|five|six|several|some|few|a few|many) )?(.+s)$/.exec(words);
    if (!one || (noun.brief.confidence >= 0.9 && noun.brief.kind === 'thing')) return noun;
    const single = readNoun(singularOf(one[2]!), read);
    return single.brief.confidence >= 0.9 && single.brief.kind === 'thing' ? { ...single, count: NUMBERS[one[1] ?? ''] ?? 3 } : noun; // biome-ignore format: one line
  }
  function told(way: Way, e: Several | undefined, things: readonly Several[], more: string): string {
    const named = things
      .map(
        ({ brief, count }) =>
          `${count > 1 ? `${COUNTED[count]} × ` : ''}${brief.drawnAs.replace(/\b([a-z]+) \1\b/g, '$1')}`,
      )
      .join(' and ');
    const own = e?.brief.drawnAs ?? '';
    const said = { within: `${own} with ${named} in it`, flung: `${own} that throws about ${named}`, lit: `${own} on ${named}`, struck: `${own} hitting ${named || 'something'}`, source: `${own} out of ${named}`, into: `${own} into ${named}`, leaping: `${named} out of ${own}`, between: `${own} between ${named}`, broken: `${named} going to pieces` }[way]; // biome-ignore format: a table
    return `${said}${more}`;
  }
  function make(way: Way, e: Several | undefined, things: readonly Several[], rest = '', broken = 0): Staged {
    const said = bitsIn(rest);
    const splits = things.some(({ text: words }) => new RegExp(`\\b${words.split(' ').at(-1)} (?:is )?${GOES}|\\b(?:it|which) (?:is )?${GOES}`).test(rest)); // biome-ignore format: one line
    const pieces = broken || (splits ? (/split|half/.test(rest) ? 2 : 6) : 0);
    const to = /\b(?:to the |going |flying |towards the )left\b/.test(rest) ? 'left' : /\b(?:to the |going |flying |towards the )right\b/.test(rest) ? 'right' : /\b(?:up|upwards)\b/.test(rest) ? 'up' : undefined; // biome-ignore format: one line
    const unknown = splits || way === 'broken' ? said.unknown.filter((word) => !new RegExp(`^(?:${GOES}|it|which)$`).test(word) && !things.some((t) => t.text.includes(word))) : said.unknown; // biome-ignore format: one line
    return {
      way,
      ...(e ? { effect: e } : {}),
      things,
      bits: said.colours,
      ...(pieces ? { pieces } : {}),
      ...(to ? { to } : {}),
      told: told(way, e, things, `${said.told.length > 0 ? `, with ${said.told.join(' and ')}` : ''}${splits ? ', which breaks' : ''}${to ? `, ${to === 'up' ? 'upwards' : `to the ${to}`}` : ''}`), // biome-ignore format: one line
      unknown,
    };
  }
  function within(): Staged | undefined {
    for (const pattern of WITHIN) {
      const found = pattern.exec(text)?.groups;
      const e = found && effect(found.e!);
      const things = e && listed(found.t!);
      if (e && things) return make('within', e, things);
    }
    return undefined;
  }
  /** "A few planks and a wheel": all of them are known. */
  function listed(said: string): readonly Several[] | undefined {
    const all = said.split(/, and |, | and /).filter(Boolean);
    const known = all.map(thing);
    return all.length > 0 && all.length < 4 && known.every((one) => one !== undefined)
      ? (known as readonly Several[])
      : undefined;
  }
  function flung(): Staged | undefined {
    for (const pattern of FLUNG) {
      const found = pattern.exec(text)?.groups;
      const e = found && effect(found.e!);
      if (!e) continue;
      // what is only stuff flies as bits, the rest as what it is
      const all = found.t!.split(/, and |, | and /).filter(Boolean);
      const known = all.map(thing);
      const stuff = all.filter((_, i) => !known[i]).map(bitsIn);
      const things = known.filter((one) => one !== undefined);
      if (things.length === 0 || stuff.some(({ unknown }) => unknown.length > 0)) continue;
      return make(e.brief.concept.includes('tornado') || e.brief.concept === 'vortex' ? 'within' : 'flung', e, things, all.filter((_, i) => !known[i]).join(', ')); // biome-ignore format: one line
    }
    return undefined;
  }
  function struck(): Staged | undefined {
    const found = STRUCK.exec(text)?.groups;
    if (!found) return undefined;
    // slime that is thrown is no creature
    const flies = effect(/\b(?:slime|goo|ooze)$/.test(found.e!) ? `${found.e} splash` : found.e!) ?? thing(found.e!);
    if (!flies || (!isPainted(flies.brief) && (isAlive(flies.brief) || !MISSILE.test(`${flies.brief.concept} ${flies.text}`)))) return undefined; // biome-ignore format: one line
    const earth = EARTHS[found.t!];
    // some effects strike the ground by themselves
    if (earth && /lightning|beam|wave|ring/.test(flies.brief.concept) && effectOf(text)) return undefined;
    if (earth) return { ...make('struck', flies, [], found.rest), ground: { of: found.t!, hues: earth }, told: `${flies.brief.drawnAs} hitting the ${found.t}` }; // biome-ignore format: one line
    const anything = SOMETHING.test(found.t!) || /^(?:metal|stone|glass|armou?r|flesh)$/.test(found.t!);
    const hit = anything ? undefined : thing(found.t!.replace(/^(?:wall)$/, 'brick wall').replace(/^wood$/, 'log'));
    if (!anything && !hit) return undefined;
    return make(
      'struck',
      flies,
      hit ? [hit] : [],
      `${anything && !SOMETHING.test(found.t!) ? `${found.t} ` : ''}${found.rest ?? ''}`,
      // what smashes it leaves pieces
      hit && /^(?:smash|crush|break|shatter)\w*(?: through)?$/.test(found.v!) ? 6 : hit && /^(?:slic|split)/.test(found.v!) ? 2 : 0, // biome-ignore format: one line
    );
  }
  /** Several that fall into or onto something. */
  function into(): Staged | undefined {
    const found = INTO.exec(text)?.groups;
    const e = found && (flock(found.e!) ?? thing(found.e!));
    const on = e && !EARTHS[found.t!] && !isAlive(e.brief) ? thing(found.t!) : undefined;
    return e && on ? make('into', e, [on], found.rest) : undefined;
  }
  function source(): Staged | undefined {
    for (const pattern of [SOURCE, OF_SOURCE]) {
      const found = pattern.exec(text)?.groups;
      if (!found) continue;
      const from = thing(found.t!);
      const e = from && (effect(found.e!) ?? (pattern === SOURCE ? flock(found.e!) : undefined));
      if (!e || PLAIN.test(e.brief.concept) || isAlive(from.brief)) continue;
      return make('source', e, [from], found.rest);
    }
    return undefined;
  }
  /** Several that fly out, and spirits. */
  function flock(said: string): Several | undefined {
    const swarm = /^(?:an? )?(.+?) (?:swarm|flock|cloud|pack)$/.exec(said)?.[1];
    const plain = said.replace(/^(?:an?|the|some|several) /, '');
    const each = /[^s]s$/.test(plain) ? thing(singularOf(plain)) : undefined;
    const some = each
      ? { ...each, count: 3 }
      : thing(swarm ?? said.replace(/^(?:an? )?(?:swarm|flock|cloud|bunch|lots|stream) of /, 'several '));
    if (!some) return undefined;
    const many = swarm !== undefined || some.count > 1 || /[^s]s$/.test(said) ? Math.max(3, some.count) : 1;
    const spirit = /ghost|spirit|soul|genie|phantom/.test(some.brief.concept);
    return many > 1 ? { ...some, count: swarm ? 5 : many } : spirit ? some : undefined;
  }
  function leaping(): Staged | undefined {
    const found = LEAPING.exec(text)?.groups;
    const e = found && effect(found.e!);
    const out = e && thing(found.t!);
    // a hand out of a portal is seen in it
    if (e && out && /portal|rift|vortex|circle/.test(e.brief.concept)) return make('within', e, [out]);
    return e && out && !PLAIN.test(e.brief.concept.replace('smoke', '')) ? make('leaping', e, [out]) : undefined;
  }
  function between(): Staged | undefined {
    const found = BETWEEN.exec(text)?.groups;
    const e = found && effect(found.e!);
    const things = e && listed(found.t!);
    const all = things?.reduce((sum, { count }) => sum + count, 0) ?? 0;
    return e && things && all > 1 ? make('between', e, things) : undefined;
  }
  function lit(): Staged | undefined {
    const found = LIT.exec(text)?.groups;
    const e = found && effect(found.e!);
    if (!e || PLAIN.test(e.brief.concept)) return undefined;
    const on = thing(found.t!);
    return on ? make('lit', e, [on], found.rest) : undefined;
  }
  function broken(): Staged | undefined {
    const found = BROKEN.exec(text)?.groups;
    if (!found || effectOf(text)) return undefined;
    const what = thing(found.t!) ?? bubble(found.t!);
    if (!what || isAlive(what.brief) || what.count > 1 || sizeOf(what.brief) > 3) return undefined;
    const how = `${found.v} ${found.how ?? ''}`;
    return make('broken', undefined, [what], found.rest, /^crack(?:ing|s)\b/.test(found.v!) && !/\b(?:open|apart|half|two|floor|ground|pieces)\b/.test(how) ? CRACKED : /\b(?:half|two|halves|split(?:s|ting)?|snap(?:s|ping)?)\b/.test(how) ? 2 : /pop|burst|explod|blow/.test(how) ? 9 : 6); // biome-ignore format: one line
  }
  /** What is painted and still a thing. */
  function bubble(said: string): Several | undefined {
    const brief = read(said);
    return brief.concept === 'bubble' && brief.unknown.length === 0 ? { brief, count: 1, text: said } : undefined;
  }
}
