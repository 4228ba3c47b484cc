/**
 * The last check of a whole message before anything is said or paid. What it names of the account stands in a call or in the answer, else
 * the likeliest reading with it is offered; each of its words stands somewhere, else it is told as left out and nothing is spent unasked.
 */
import { actOf } from '../acts/index.ts';
import type { Name } from '../by-name.ts';
import { tokens } from '../likeness.ts';
import { movesComing } from '../moves-coming.ts';
import { inPattern } from '../named-whole.ts';
import { listed, quoted, toldOf, totalOf } from '../phrases.ts';
import { mended } from '../typed.ts';
import type { Context, Outcome, Own, Step, Wish } from '../types.ts';
import { moveOf } from '../words/moves.ts';
import { article } from '../words/nouns.ts';
import { isPiece } from '../words/pieces.ts';
import { subjectOf } from '../words/subjects.ts';
import { type Named, namedOwn } from './named.ts';
import { ASKS_WHAT, FINDS, offersFor, readingsOf, wholeThing } from './readings.ts';
import { OF_GAMES, withWholeNames } from './whole-names.ts';
import { joinedIn, leaksIn, otherCount, unaccounted } from './words.ts';

interface Become {
  readonly wish: Wish;
  readonly outcome: Outcome;
}

/** Says that nothing was understood, or asks for what was said already. */
const NO_ANSWER =
  /I do not know how to do|^That I do not know|^I see\. What shall|I do not understand|You name no movement|^What shall be other in|To that I have no answer|^I have no drawing of|^What shall it be\? Say who/;
/** Spoken of, and not what anything is done with: "for Kestrel", "like Tamsin", "next to the windmill". */
const BESIDE =
  /\b(?:for|like|as|near|beside|besides|next to|behind|above|under|match(?:es|ing)?|fits?|fitting|goes with|go with|style of|look of|size of|colou?rs of|palette of|than)\s+(?:the |my |our |this |that )*$/i;
const LOOKS = /^(?:get_|list_|find_|agent_help|update_|rename_|cancel_)/;
const argsOf = ({ args }: Step): unknown => (typeof args === 'function' ? args([]) : args);
const paid = ({ outcome }: Become): boolean => totalOf(outcome.steps) > 0;

/** Its id is in a call, or its name in what is said. */
function isUsed({ id, name }: Own, become: readonly Become[]): boolean {
  return become.some(({ outcome: { steps, notes = [], say = '', ask = '', instead = '', told } }) => {
    const calls = steps.map((step) => JSON.stringify(argsOf(step)) ?? '').join(' ');
    const said = [...notes, say, ask, instead].join(' ').toLowerCase();
    return calls.includes(`"${id}"`) || said.includes(name.toLowerCase()) || (told !== undefined && !totalOf(steps) && steps.every(({ tool }) => LOOKS.test(tool))); // biome-ignore format: one line
  });
}

/** "tamsin's horse", "for Kestrel": told that it stays as it is. */
const isBeside = (said: string, { start, end }: Named): boolean => {
  const [, thing = ''] = /^(?:['’]s)? ((?:[a-z-]+ )?[a-z-]+)/i.exec(said.slice(end)) ?? [];
  return BESIDE.test(said.slice(0, start)) || (/['’]s$/.test(said.slice(start, end)) && subjectOf(thing.split(' ')[0] ?? '') !== undefined); // biome-ignore format: one line
};

/** "give mira a pet owl": a being for her, and nothing that she wears. */
const isGiven = (said: string, { start }: Named, become: readonly Become[]): boolean =>
  /\b(?:give|get|buy|find|bring|draw)\s+$/i.test(said.slice(0, start)) && become.some(({ wish, outcome }) => wish.act.startsWith('make.') && totalOf(outcome.steps) > 0); // biome-ignore format: one line

/** `agreed`: what was offered is done, whatever words are left over. */
export function guarded(become: readonly Become[], typed: string, context: Context): readonly Become[] {
  const title = context.game?.title ?? '';
  const names = context.own.map((own): Name => ({ name: own.name, is: 'own', since: -1, own }));
  const said = withWholeNames(typed, title ? [...names, { name: title, is: 'game', since: -1 }] : names);
  const all = become.some(({ wish }) => /^(?:price|delete|game\.make|unsafe)$/.test(wish.act)) ? [] : namedOwn(said, context.own, [title]); // biome-ignore format: one line
  // in a game that is named a lantern may be another one
  const ofGame = become.some(({ wish }) => wish.act.startsWith('game.')) && title !== '' && said.toLowerCase().includes(title.toLowerCase()); // biome-ignore format: one line
  const named = ofGame ? all.filter(({ own, words }) => own.name.toLowerCase() === words.toLowerCase()) : all;
  const costs = become.some(paid);
  // "draw the wooden button larger with text SHOP": of what is named, where no word is of a game
  const other = !ofGame && !OF_GAMES.test(said) && named.some((one) => one.pointed && !isUsed(one.own, become));
  // a question about it, which the documents know nothing of
  const asks = ASKS_WHAT.test(said) || FINDS.test(said);
  const open = become.length > 0 && become.every((one) => isOpen(one) || (asks && one.outcome.steps.length > 0 && one.outcome.steps.every(({ tool }) => tool === 'agent_help' || (ASKS_WHAT.test(said) && LOOKS.test(tool)))) || (other && !paid(one) && ((one.wish.act === 'game.change' && !one.wish.whole) || /^I would take /.test(`${one.outcome.say ?? ''}${one.outcome.ask ?? ''}`)))); // biome-ignore format: one line
  // a sentence that a form reads as a whole knows what it is about
  const read = become.filter(paid).every(({ wish }) => wish.whole);
  const missing =
    costs && !read
      ? named.filter(
          (one) =>
            !isUsed(one.own, become) &&
            (!isBeside(said, one) || become.some(({ wish }) => wish.act === 'game.change')) &&
            !isGiven(said, one, become),
        )
      : [];
  const unlike = costs && !missing.length ? named.find((one) => otherKind(one, said, become)) : undefined;
  const about = missing[0] ?? unlike ?? (open ? named[0] : undefined);
  const meant = about ? withOwn(about, become, said, context) : become;
  const stranger = about ? undefined : ofNobody(become, said, all, context);
  if (stranger) return stranger;
  const told = about ? meant : (ofOneThing(meant, said, context, all) ?? meant);
  return context.agreed
    ? told
    : withoutLeaks(withWords(withoutGame(told, said, title), said, typed, all, title), said, context);
}

/** "a mushroom house, plus one where the lights are on at night": beside what is drawn, and with no word of a game, no game is changed. */
function withoutGame(become: readonly Become[], said: string, title: string): readonly Become[] {
  const made = become.some((one) => paid(one) && one.wish.act.startsWith('make.'));
  if (!made || OF_GAMES.test(said) || /\b(?:day|night|coming|in it|put it)\b.*\b(?:game|level)\b/i.test(said) || (title && said.toLowerCase().includes(title.toLowerCase()))) return become; // biome-ignore format: one line
  return become.map((one) => (one.wish.act === 'game.change' && !one.wish.whole && one.outcome.steps.length ? { ...one, outcome: { steps: [], lost: [one.wish.words] } } : one)); // biome-ignore format: one line
}

/** What tells what to do is no part of a picture: it is not paid for unasked. */
const withoutLeaks = (all: readonly Become[], said: string, context: Context): readonly Become[] =>
  all.map((typed) => {
    const one = withoutMatch(typed, context);
    const leaks = [...leaksIn(one.outcome.steps), ...joinedIn(one.outcome.steps, said)];
    // the same pictures are not paid for twice
    const pace = one.outcome.notes?.some((note) => note.startsWith('How fast a movement goes'));
    if (pace && paid(one) && !one.outcome.instead)
      return { ...one, outcome: { ...one.outcome, instead: 'Its pictures would be alike.' } };
    if (!leaks.length || one.outcome.instead) return one;
    return { ...one, outcome: { ...one.outcome, instead: `I take ${quoted(leaks)} for a part of what is drawn, which may be wrong: say it by itself if it is not.` } }; // biome-ignore format: one line
  });

/** "a big tree, its a home, with windows, a door at the bottom": where most words of it were lost, all of it is what is drawn. */
function ofOneThing(
  become: readonly Become[],
  said: string,
  context: Context,
  named: readonly Named[],
): readonly Become[] | undefined {
  const cost = become.filter(paid);
  if (named.length || !cost.length || cost.length < become.length || !cost.every(({ wish }) => /^make\.(?:object|character|scene|effect)$/.test(wish.act) && !wish.whole)) return undefined; // biome-ignore format: one line
  const low = said.toLowerCase();
  if (!cost.every(({ wish }) => low.includes(wish.words.toLowerCase())) || /[.!?:]\s+\p{L}/u.test(said) || /\b(?:also|plus|animat\w+|walk|idle|run|attack|both|each)\b/i.test(said)) return undefined; // biome-ignore format: one line
  const lost = (all: readonly Become[]): number => new Set([...unaccounted(mended(said).text, said, all), ...all.flatMap(({ outcome }) => outcome.lost ?? [])]).size; // biome-ignore format: one line
  const before = lost(become);
  if (before < 3) return undefined;
  const wish = wholeThing(said);
  const outcome = wish && actOf(wish)(wish, context);
  if (!wish || !outcome?.steps.length || lost([{ wish, outcome }]) >= before - 1) return undefined;
  return [{ wish, outcome: { ...outcome, instead: [outcome.instead, 'I read all of it as one thing.'].filter(Boolean).join(' ') } }]; // biome-ignore format: one line
}

/** "marn's dog": nobody that there is, and not Marn. */
function ofNobody(become: readonly Become[], said: string, named: readonly Named[], context: Context): readonly Become[] | undefined {
  const [one, more] = become.filter(paid);
  if (!one || more || !/^(?:animate|edit|resize|again)$/.test(one.wish.act)) return undefined;
  for (const { own, start, end } of named) {
    const [, thing = ''] = (/['’]s$/i.test(said.slice(start, end)) && /^ ([a-z]+)/i.exec(said.slice(end))) || [];
    const subject = thing ? subjectOf(article(thing)) : undefined;
    const alive = subject?.creature === true || /^(?:person|animal)$/.test(String(subject?.kind));
    const bare = one.wish.act === 'edit' && subject !== undefined && !alive && !isPiece(thing) && new RegExp(`^\\W*${thing}\\W*$`, 'i').test(said.slice(end)) && start === 0; // biome-ignore format: one line
    if ((!alive && !bare) || moveOf(thing) || context.own.some(({ name, description }) => tokens(`${name} ${description}`).includes(thing.toLowerCase()))) continue; // biome-ignore format: one line
    const wish: Wish = { act: alive ? 'make.character' : 'make.object', words: article(thing), slots: [{ slot: 'n', words: article(thing) }, ...one.wish.slots.filter(({ slot }) => /^(?:anim|frames|size|dirs)$/.test(slot)), ...one.wish.slots.filter(({ slot }) => slot === 'change' && !bare).map(({ words }) => ({ slot: 'look', words }))], sure: 1, loose: [] }; // biome-ignore format: one line
    const outcome = actOf(wish)(wish, context);
    if (outcome?.steps.length) return [{ wish, outcome: { ...outcome, instead: `There is no ${thing} of "${own.name}" among what you have: I would draw one. If "${own.name}" is meant, say it without the ${thing}.` } }]; // biome-ignore format: one line
  }
  return undefined;
} // biome-ignore format: short enough

const isOpen = ({ outcome: { steps, say = '', ask = '' } }: Become): boolean => !steps.length && NO_ANSWER.test(`${say}${ask}`); // biome-ignore format: one line
/** "a fox that matches the otter": of the style alone, which all of one size share. */
const MATCHES = /,? (?:that |which |to )?(?:match(?:es|ing)?|fits?|goes with) (?:the|my|our) ([a-z][a-z ]*)$/i;
function withoutMatch({ wish, outcome }: Become, { own }: Context): Become {
  const notes = new Set<string>();
  const steps = outcome.steps.map((step): Step => {
    const { description } = argsOf(step) as { readonly description?: unknown };
    const [found = '', name = ''] = typeof description === 'string' && typeof step.args !== 'function' && step.price > 0 ? (MATCHES.exec(description) ?? []) : []; // biome-ignore format: one line
    const like = own.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    if (!like || typeof description !== 'string' || typeof step.args === 'function') return step;
    const bare = description.replace(found, '');
    const { width, height } = like.size ?? {};
    const sized = width && height && !('size' in step.args || 'width' in step.args);
    notes.add(`It is drawn in the usual style${sized ? `, as large as "${like.name}" (${width}x${height})` : `, as "${like.name}" was`}.`); // biome-ignore format: one line
    return { ...step, args: { ...step.args, description: bare, ...(sized ? (step.tool === 'create_character' ? { size: width } : { width, height }) : {}) }, what: step.what.replace(description, bare) }; // biome-ignore format: one line
  });
  if (!notes.size) return { wish, outcome };
  return { wish, outcome: { ...outcome, steps, notes: [...(outcome.notes ?? []).filter((note) => !/^"match/.test(note)), ...notes] } }; // biome-ignore format: one line
}

/** A portrait, an isometric tile, an icon of it was asked for, and none is drawn; or it has "no drawing". */
const otherKind = ({ own }: Named, said: string, become: readonly Become[]): boolean => {
  const told = become.flatMap(({ outcome: { steps } }) => steps).map((step) => `${step.tool} ${JSON.stringify(argsOf(step))}`).join(' ').toLowerCase(); // biome-ignore format: one line
  return KINDS.some(([form, call]) => form.test(said) && !call.test(told)) || become.some(({ outcome: { instead = '' } }) => instead.startsWith(`I have no drawing of "${own.name}"`)); // biome-ignore format: one line
};
const KINDS: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [/\b(?:portrait|avatar|headshot|bust)s?\b|\b(?:face|head)\b.*\bicon\b/i, /portrait|avatar|head|bust|face/],
  [/\biso(?:metric)? (?:version|tile|view|one|variant)\b/i, /create_isometric|create_tiles_pro/],
];

/** The message read once more, with what it names as what it is about. */
function withOwn(about: Named, become: readonly Become[], said: string, context: Context): readonly Become[] {
  const { own } = about;
  const tried = readingsOf(about, said, context).flatMap((wish) => {
    const outcome = actOf(wish)(wish, context);
    return outcome && (outcome.steps.length || (wish.act === 'find' && outcome.say))
      ? [{ wish, outcome: movesComing(wish, outcome, []) }]
      : [];
  });
  const [best, ...others] = tried;
  if (!best) {
    if (!become.some(paid)) return ASKS_WHAT.test(said) ? [{ wish: become[0]!.wish, outcome: { steps: [], say: `With "${own.name}" I can ${offersFor(own)}.` } }] : become; // biome-ignore format: one line
    return [{ wish: become[0]!.wish, outcome: { steps: [], ask: `Nothing is made yet: your "${own.name}" is named, and I do not see what shall become of it. I can ${offersFor(own)}. Which shall it be?` } }]; // biome-ignore format: one line
  }
  if (best.wish.act === 'find') return [best];
  const ways = others
    .slice(0, 2)
    .map(({ outcome }) => toldOf(outcome.steps)[0] ?? '')
    .filter(Boolean);
  const anew = become.find(paid);
  const fresh = anew ? toldOf(anew.outcome.steps.filter(({ price }) => price > 0))[0] : undefined;
  const or = [...ways, ...(fresh ? [`without it, ${fresh}`] : [])];
  const taken = { ...best.outcome, instead: [best.outcome.instead, become.some(paid) ? `I take it that your "${own.name}" is meant${or.length ? `; or say so if it shall be ${listed(or, 'or')}` : ''}.` : or.length ? `I read it so; say so if it shall rather be ${listed(or, 'or')}.` : 'I read it so.'].filter(Boolean).join(' ') }; // biome-ignore format: one line
  const parts = become.filter((one) => paid(one) || become.length === 1);
  const at = parts.length > 1 ? become.findIndex(({ wish }) => wish.words.toLowerCase().includes(about.words.toLowerCase())) : -1; // biome-ignore format: one line
  const one = { wish: best.wish, outcome: taken };
  return at < 0 ? [...become.filter((part) => !parts.includes(part) && part.outcome.say && !NO_ANSWER.test(part.outcome.say)), one] : become.with(at, one); // biome-ignore format: one line
}

/** Words that are nowhere are left out: told, before anything is paid. */
function withWords(
  become: readonly Become[],
  said: string,
  typed: string,
  named: readonly Named[],
  title: string,
): readonly Become[] {
  const free = become.length === 1 && become[0]!.wish.act === 'rename' && become[0]!.outcome.steps.length > 0;
  const at = free ? 0 : become.findLastIndex(paid);
  if (at < 0 || become.some(({ wish, outcome }) => /^(?:game\.|price$|terms$)/.test(wish.act) || outcome.ask)) return become; // biome-ignore format: one line
  const { wish, outcome } = become[at]!;
  // what an earlier message said is in it, too
  const low = `${said} ${typed} ${mended(said).text} ${mended(typed).text}`.toLowerCase();
  if (become.some((one) => paid(one) && !one.wish.whole && !low.includes(one.wish.words.toLowerCase()))) return become;
  const bare = [...named].reverse().reduce((text, { start, end }) => `${text.slice(0, start)}it${text.slice(end)}`, said).replace(title ? new RegExp(inPattern(title), 'giu') : /$^/, 'it'); // biome-ignore format: one line
  const left = unaccounted(mended(bare).text, bare, become);
  const count = otherCount(said, become);
  // the name of a game or of somebody beside it says what it is for
  const names = tokens([title, ...named.map(({ own }) => own.name)].join(' '));
  const lost = [...(outcome.lost ?? []).filter((words) => !tokens(words).every((word) => names.includes(word))), ...left]; // biome-ignore format: one line
  if (!left.length && !count && lost.length === (outcome.lost ?? []).length) return become;
  const { lost: _, ...rest } = outcome;
  return become.with(at, { wish, outcome: { ...rest, ...(lost.length ? { lost } : {}), ...(count ? { instead: [outcome.instead, count].filter(Boolean).join(' ') } : {}) } }); // biome-ignore format: one line
}
