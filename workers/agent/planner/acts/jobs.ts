/** What runs, what is left to spend, what was spent, and stopping. */
import { lineOf } from '../listing.ts';
import { generations } from '../phrases.ts';
import { refer } from '../refer.ts';
import { numberIn, wordsOf } from '../slots.ts';
import type { Act, Own, Step, Wish } from '../types.ts';
import { spanIn } from '../when.ts';
import { accountAsked } from './account.ts';
import { service } from './ask.ts';
import { chargedForAll, chargedIn } from './charged.ts';
import { price } from './price.ts';

const look = (tool: string, what: string, args: Readonly<Record<string, unknown>> = {}): Step => ({
  tool,
  args,
  price: 0,
  what,
});

const named = (wish: Wish): readonly string[] =>
  wordsOf(wish, 'target', 'n').filter(
    (words) =>
      !/^(?:it|that|this|everything|all|them|job|jobs|queue|the (?:job|queue|drawing)|my (?:job|jobs|stuff|order))$/i.test(
        words,
      ),
  );

/** "the thief's animations": of the thief. */
const OF_ONE = /['’]s? (?:animations?|anims?|movements?|moves|sprites?|pictures?|frames|sides|directions)$/i;

export const job: Act = (wish, context) => {
  const [target] = named(wish).map((words) => words.replace(OF_ONE, ''));
  const done = target ? refer([target], context).own : [];
  const minutes = /\b(\d+) ?(?:min|minutes|hours?|h|sec\w*)\b/i.exec(wish.words)?.[0];
  return {
    steps: [look('list_jobs', 'your queue')],
    told: ([listed]) => {
      const said = listed?.text ?? '';
      const text =
        said && !/^(?:none|status:)/.test(said)
          ? said
          : 'Nothing of yours is waiting or being drawn just now: all that was begun has ended.';
      const waits = target && text.toLowerCase().includes(target.toLowerCase().replace(/^(?:my|the|a|an) /, ''));
      const [last] = done.length || target ? done : context.recent;
      const ready = last && !waits ? `It is done:\n${lineOf(last)}` : undefined;
      const lost =
        target && !waits && !done.length
          ? `I find no "${target}" in the queue and none in your library: ${minutes ? `what was begun ${minutes} ago has ended or failed; ` : ''}say it again and I draw it.`
          : undefined;
      return [...(ready ? [ready] : []), text, ...(lost ? [lost] : []), ...usualTimes(wish)].join('\n');
    },
  };
};

/** How long things take, where that is asked. */
const usualTimes = ({ words }: Wish): readonly string[] =>
  /\bhow long\b|\bwhen\b|\beta\b|\bbefore\b|\bminutes?\b|\bwait\b/i.test(words)
    ? [
        'A picture or thing takes some seconds, a character with all its sides and each movement up to a minute or two on a usual computer; several wait for each other. You can close the window: it goes on on the server.',
      ]
    : [];

/** Prices by kind, for "is it enough". */
const PRICES: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:char(?:acter)?s?|hero(?:es)?|npcs?|enem(?:y|ies)|monsters?|guys?|people|animals?)\b/i, 1, 'a character'],
  [/\b(?:tile ?sets?|tiles)\b/i, 1, 'a tileset'],
  [/\b(?:ui|interfaces?|buttons?|huds?|menus?|dialog\w*|windows?|health ?bars?|bars?)\b/i, 20, 'an interface'],
  [/\b(?:anim\w*|walk\w*|run\w*|attack\w*|idle|movements?)\b/i, 8, 'a movement in 8 directions'],
  [/\b(?:states?|outfits?|recolou?r\w*|changes?|edits?|versions?)\b/i, 20, 'a change of a character'],
  [/\b(?:games?)\b/i, 16, 'a small game with its pictures, about'],
  [/\b(?:things?|items?|objects?|icons?|props?|trees?|swords?|potions?|pictures?|backgrounds?|images?)\b/i, 1, 'a thing or picture'],
]; // biome-ignore format: a table

/** "how many credits did i burn": asked of what is gone, not of what is left. */
const GONE = /\b(?:spen[dt]|burn\w*|waste\w*|charged|cost me|went|gone|blew|used up|did i use|have i used)\b/i;

export const balance: Act = (wish, context) => {
  // read as one for want of better
  if (/\bprices?\b|\bcosts?\b/i.test(wish.words)) return price(wish, context);
  if (/^\W*what(?:'s| is| are) (?:an? )?["']?(?:generations?|credits?)\b/i.test(wish.words))
    return service(wish, context);
  if (
    /\b(?:give me|gimme|free|refund|add|grant)\b/i.test(wish.words) &&
    !/\b(?:left|how many|how much)\b/i.test(wish.words)
  )
    return accountAsked(wish, context);
  if (GONE.test(wish.words) && !/\bleft\b|\bremain/i.test(wish.words)) return spent(wish, context);
  const words = wordsOf(wish, 'n', 'topic', 'anim', 'target', 'ground', 'genre');
  const asks =
    /\b(?:enou?gh|enuff?|afford|suffic\w*|can i (?:still )?(?:make|get|do)|will it (?:last|do)|what can i)\b/i.test(
      wish.words,
    );
  const items = asks ? itemsIn(words.length ? words : [wish.words]) : [];
  const need = items.reduce((sum, { price }) => sum + price, 0);
  return {
    steps: [look('get_balance', 'your balance')],
    told: ([got]) => {
      const left = got?.structured?.generations;
      const text = got && /\d/.test(got.text) ? got.text : 'Your balance stands in the studio under Account.';
      if (typeof left !== 'number') return text;
      if (need)
        return `${text} ${items.map(({ what, price }) => `${what} ${price}`).join(', ')}: ${generations(need)} in all. ${left >= need ? `That is enough, ${left - need} would be left.` : `That is ${need - left} too few.`}`;
      return `${text} ${left > 0 ? `That is ${left} pictures, things, characters or tilesets (1 each), or ${Math.floor(left / 8)} movement${left < 16 && left >= 8 ? '' : 's'} in 8 directions, or ${Math.floor(left / 20)} interface${left < 40 && left >= 20 ? '' : 's'} or changes of a character (20).` : 'More are added by whoever runs this server.'}`;
    },
  };
};

/** "two tilesets and a character": each with its price. */
const itemsIn = (words: readonly string[]): readonly { readonly what: string; readonly price: number }[] =>
  words
    .flatMap((said) => said.split(/,|\band\b|\bwith\b|\bplus\b|\+/i))
    .flatMap((said) => {
      const [, price, what] = PRICES.find(([form]) => form.test(said)) ?? [];
      const count = numberIn(said.replace(/\b[48] ?(?:dir\w*|sides)/i, '')) ?? 1;
      return price && what ? [{ what: count > 1 ? `${count} x ${what}` : what, price: price * count }] : [];
    });

const DAY = 86_400_000;
export const spent: Act = (wish, context) => {
  const span = spanIn(wish.words);
  const [target] = named(wish);
  const pointed =
    !target &&
    !span &&
    OF_THAT.test(wish.words) &&
    !/\b(?:so far|in (?:all|total)|altogether|month|week|today)\b/i.test(wish.words);
  const all = /\b(?:both|all of (?:them|it|that)|everything|each)\b/i.test(wish.words) && !span ? chargedForAll(context.past, /\bboth\b/i.test(wish.words) ? 2 : 12) : undefined; // biome-ignore format: one line
  if (all) return { steps: [], say: all };
  const justNow = pointed ? chargedIn(context.past) : undefined;
  if (justNow) return { steps: [], say: justNow };
  const of = target ? refer([target], context).own : [];
  const days = span ? Math.min(90, Math.max(1, Math.ceil((Date.now() - span.from.getTime()) / DAY))) : 30;
  const until = span && span.to.getTime() < Date.now() ? span.to.toISOString().slice(0, 10) : undefined;
  const from = span?.from;
  return {
    steps: [
      look('get_usage', 'what was charged', { days, ...(until ? { until } : {}) }),
      look('get_spending', 'what things cost'),
    ],
    told: ([usage, costs]) => {
      const lines = costs?.text ?? '';
      const own = of.length
        ? lines
            .split('\n')
            .filter((line) => of.some(({ name }) => line.startsWith(`- ${name} (`) || line.startsWith(`- ${name}:`)))
        : [];
      const made = from ? context.own.filter(({ createdAt }) => createdAt && new Date(createdAt) >= from) : [];
      const then = made.length
        ? `Made since then: ${made
            .slice(0, 8)
            .map(({ name }) => `"${name}"`)
            .join(', ')}${made.length > 8 ? ` and ${made.length - 8} more` : ''}.`
        : '';
      return [
        usage?.text && /\d|nothing/i.test(usage.text) ? usage.text : '',
        ...(own.length ? own : [then || lines]),
        ...(own.length || /\bwhy\b/i.test(wish.words) ? [whyOf(of[0] ?? context.recent[0] ?? context.own[0])] : []),
      ]
        .filter(Boolean)
        .join('\n');
    },
  };
};

/** "what did that cost": of what the message before made, each with what it costs. */
const OF_THAT = /\b(?:that|this|it|those|these|them|he|she|the last (?:one|thing))\b/i;
const whyOf = (own: Own | undefined): string =>
  own?.kind === 'character'
    ? 'A character is 1 generation with all its sides; each movement 1 for each direction (8 for all), each change of its looks 20 to 40.'
    : 'A thing, picture or tileset is 1 generation; an interface or a change of an object 20 to 40.';

export const stop: Act = (wish) => {
  const [target] = named(wish);
  return {
    steps: [look('cancel_jobs', 'stopping', target ? { name: target.replace(/^(?:my|the|a|an) /i, '') } : {})],
    told: ([result]) =>
      `${result && /\w/.test(result.text) && !/^status:/.test(result.text) ? result.text : 'Stopped: nothing more is begun.'} Nothing that waited for a yes is made. What is this chat's own is stopped at once by the button "Stop" beside the message.`,
  };
};
