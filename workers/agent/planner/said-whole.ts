/**
 * The last look at a whole message before anything is paid: each number, direction and colour that it says stands in a call, or in what
 * is told. Which part of a message a word was read with does not matter here; what is nowhere is named, and offered instead of spent.
 */
import { argsOf, toldIn } from './calls-of.ts';
import type { Become, Step } from './types.ts';
import { isColour } from './words/adjectives.ts';
import { plainly } from './words/plain.ts';

/** Of these a message may speak without that anything is to be seen of it. */
const MANNER =
  /\b(?:(?:under|below|max(?:imum)?|at most|up to|less than|only|budget|have|got|with|for|spend|costs?|left)\W+)?(?:\d+|\w+) (?:credits?|generations?|gens?|tokens?|bucks|dollars?|minutes?|mins?|hours?|days?|weeks?|years?|yrs?|seconds?|secs?|am|pm|fps|percent|%)|\b(?:godot|unity|windows|version|v|rtx|ps|level|stage|wave|chapter|part|number|nr|no\.?|option|step|page|day|top|world) ?\d+\b|\b\d+(?:st|nd|rd|th)\b|\b\d{1,3}(?:s\b|['’]s\b)|\b\d+[- ]?(?:yo|y\/o|bits?|colou?rs?|headed|legged|eyed|armed|player|players|d)\b|\b(?:19|20)\d\d\b|[:;=]-?\d|\bsame \d+\b|<3|\b\d+ ?: ?\d+|\$ ?\d+|\d+ ?[€$]|#\d+|\(\d+\)|^\s*\d+[.)]/gim;
const TURNS: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [/\b(?:fac(?:es?|ing)|look(?:s|ing)?|point(?:s|ing)?|turned) (?:to |towards? )?(?:the |his |her |its )?(?:left|west)\b/i, /left|west|mirror|flip|sides/i],
  [/\b(?:fac(?:es?|ing)|look(?:s|ing)?|point(?:s|ing)?|turned) (?:to |towards? )?(?:the |his |her |its )?(?:right|east)\b/i, /right|east|sides|view/i],
  [/\bfrom (?:behind|the back)\b|\bback view\b/i, /back|behind|north|sides/i],
]; // biome-ignore format: a table

/** What of `said` is in no call of those that cost something, as it was typed. */
export function saidNowhere(said: string, become: readonly Become[]): readonly string[] {
  const paid = become.filter(({ outcome }) => outcome.steps.some(({ price }) => price > 0));
  // games and maps tell themselves how they read what was said
  if (
    !paid.length ||
    become.some(
      ({ wish, outcome }) => /^(?:game\.|make\.map$|price$|terms$|again$|correct$)/.test(wish.act) || outcome.ask,
    )
  )
    return [];
  const steps = become.flatMap(({ outcome }) => outcome.steps);
  const told = toldIn(become);
  const numbers = new Set(told.match(/\d+/g) ?? []);
  const counts = new Set(
    [steps.length, steps.filter(({ price }) => price > 0).length, ...[...countsOf(steps).values()]].map(String),
  );
  // all sides that there are
  if (
    steps.some(
      ({ tool, args, what }) =>
        /^(?:create|animate)_character$/.test(tool) &&
        typeof args !== 'function' &&
        !/\b4 directions\b/.test(what) &&
        !args.directions &&
        !args.n_directions,
    )
  )
    counts.add('8');
  const bare = plainly(said).replace(/["“][^"”]*["”]/g, ' ').replace(MANNER, ' ').replace(/\b\d+ ?x (?=more\b|as\b|[a-z]+er\b)/gi, ' ').replace(/(\d) ?[x×*] ?(?=\d)/gi, '$1 '); // biome-ignore format: one line
  const missing = (bare.match(/(?<![\p{L}\p{N}#./,-])\d+(?![\d]|\p{L}+\d|[.,/]\d)/gu) ?? []).filter(
    (number) =>
      !numbers.has(String(Number(number))) && !numbers.has(number) && !counts.has(number) && !/^[01]$/.test(number),
  );
  const turns = TURNS.flatMap(([form, there]) => {
    const [words] = form.exec(bare) ?? [];
    return words && !there.test(told) ? [words] : [];
  });
  const colours = (bare.toLowerCase().match(/[a-z]+/g) ?? []).filter(
    (word) =>
      isColour(word) &&
      !/^(?:orange|rose|olive|gold|silver|amber|ruby|light|dark|lime|mint|cream|sand|rust|ash|coral|salmon|peach|plum|cherry|chocolate|coffee|honey|ice|snow|fire|blood|bone|sky|sea|forest|clear|tan)$/.test(
        word,
      ) &&
      !told.includes(word),
  );
  return [...new Set([...missing, ...turns, ...colours, ...ordersIn(steps)])];
}

/** What tells what is to be done, and was taken for what is to be seen: "a barrel with shade it from the right". */
const ORDER = /\b(?:shade|make|turn|rotate|move|put|let|change|keep|use|give|remove|colou?r) (?:it|them|him|her)\b.*$/i;
const ordersIn = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap((step) => {
    const { description } = (argsOf(step) ?? {}) as { readonly description?: unknown };
    return typeof description === 'string' && step.price > 0 ? (ORDER.exec(description) ?? []).slice(0, 1) : [];
  });

/** How often the same thing is made. */
function countsOf(steps: readonly Step[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tool } of steps) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return counts;
}
