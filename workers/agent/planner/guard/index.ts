/**
 * The last check of a whole message before anything is said or paid. What it names of the account stands in a call or in the answer, else
 * the likeliest reading with it is offered; each of its words stands somewhere, else it is told as left out and nothing is spent unasked.
 */

import type { Name } from '../by-name.ts';
import { argsOf, paid } from '../calls-of.ts';
import { tokens } from '../likeness.ts';
import { inPattern } from '../named-whole.ts';
import { totalOf } from '../phrases.ts';
import { mended } from '../typed.ts';
import type { Become, Context, Own } from '../types.ts';
import { subjectOf } from '../words/subjects.ts';
import { withoutLeaks } from './leaks.ts';
import { type Named, namedOwn } from './named.ts';
import { ofNobody, ofOneThing } from './one-thing.ts';
import { ASKS_WHAT, FINDS } from './readings.ts';
import { OF_GAMES, withWholeNames } from './whole-names.ts';
import { NO_ANSWER, otherKind, withOwn } from './with-own.ts';
import { otherCount, unaccounted } from './words.ts';

/** Spoken of, and not what anything is done with: "for Kestrel", "like Tamsin", "next to the windmill". */
const BESIDE =
  /\b(?:for|like|as|near|beside|besides|next to|behind|above|under|match(?:es|ing)?|fits?|fitting|goes with|go with|style of|look of|size of|colou?rs of|palette of|than)\s+(?:the |my |our |this |that )*$/i;
const LOOKS = /^(?:get_|list_|find_|agent_help|update_|rename_|cancel_)/;

/** Its id is in a call, or its name in what is said. */
function isUsed({ id, name }: Own, become: readonly Become[]): boolean {
  return become.some(({ outcome: { steps, notes = [], say = '', ask = '', instead = '', told } }) => {
    const calls = steps.map((step) => JSON.stringify(argsOf(step)) ?? '').join(' ');
    const said = [...notes, say, ask, instead].join(' ').toLowerCase();
    return calls.includes(`"${id}"`) || said.includes(name.toLowerCase()) || (told !== undefined && !totalOf(steps) && steps.every(({ tool }) => LOOKS.test(tool))); // biome-ignore format: one line
  });
}

/** "tamsin's horse", "for Kestrel": told that it stays as it is. */
/** "not Brannoch, Lio": the other one. "so they fit with my grass to dirt": what is made goes with it. */
const DENIED =
  /\b(?:not|instead of|rather than)\s+(?:the |my )?$|\b(?:fits?|match(?:es)?|goes?|joins?|style)\b(?: together)?(?: in)?(?: with| to| of)?\s+(?:the |my |our )?$/i;
/** "… at 32 px, the stall looks giant next to the barrel" */
const COMPARED =
  /^ (?:looks?|is|are|seems?) (?:way |so |too |really )*[a-z]+ (?:next to|beside|compared (?:to|with)|than)\b/i;
const isBeside = (said: string, { start, end }: Named): boolean => {
  const [, thing = ''] = /^(?:['’]s)? ((?:[a-z-]+ )?[a-z-]+)/i.exec(said.slice(end)) ?? [];
  return DENIED.test(said.slice(0, start)) || COMPARED.test(said.slice(end)) || BESIDE.test(said.slice(0, start)) || (/['’]s$/.test(said.slice(start, end)) && subjectOf(thing.split(' ')[0] ?? '') !== undefined); // biome-ignore format: one line
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
  const open = !ofGame && become.length > 0 && become.every((one) => isOpen(one) || (asks && one.outcome.steps.length > 0 && one.outcome.steps.every(({ tool }) => tool === 'agent_help' || (ASKS_WHAT.test(said) && LOOKS.test(tool)))) || (other && !paid(one) && ((one.wish.act === 'game.change' && !one.wish.whole) || /^I would take /.test(`${one.outcome.say ?? ''}${one.outcome.ask ?? ''}`)))); // biome-ignore format: one line
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

const isOpen = ({ outcome: { steps, say = '', ask = '' } }: Become): boolean => !steps.length && NO_ANSWER.test(`${say}${ask}`); // biome-ignore format: one line
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
