/** What there is: listed, counted, searched by name, kind or day, each with its link. */
import { LIST_GAMES } from '../games/there.ts';
import { countsOf, dayOf, linesOf } from '../listing.ts';
import { isFigure, namesOf } from '../meant.ts';
import { refer } from '../refer.ts';
import { wordsOf } from '../slots.ts';
import { namedThere } from '../theirs.ts';
import type { Act, Context, Outcome, Own, Step, Wish } from '../types.ts';
import { isWithin, spanIn } from '../when.ts';
import { factOf } from './asked-of.ts';
import { findBySize } from './find-size.ts';

/** The list of the account is cut here. */
const LISTED = 100;
const GAMES = /\bgames?\b(?! (?:assets?|objects?|items?|characters?))/i;
const COUNTS = /\bhow many\b|\bcount\b|\bnumber of\b/i;
const ALL_OF_IT =
  /^(?:all |everything|my |the |our )*(?:everything|stuff|things|assets?|library|creations?|work|account|collection|pictures?|sprites?|art|all|it all|list|images?|drawings?|mine|so far|ones)?(?: (?:i|we) (?:have|made|own|did|drew|created|got)(?: so far| already)?)?$/i;
/** "which of my characters have no walk animation": what each of them does is looked up. */
const WHICH_MOVES =
  /\b(?:anim\w*|movements?|moves?|walk\w*|run\w*|idle|attack\w*|jump\w*|hurt|death|cast\w*|fly\w*)\b/i;

export const find: Act = (wish, context) => {
  const targets = wordsOf(wish, 'target', 'n', 'name', 'look');
  const said = targets.join(' ') || wish.words;
  const sized = findBySize(wish, context);
  if (sized) return sized;
  // "how big is luna and what can she do so far"
  const fact = namedThere(wish.words, context.own).length ? factOf(wish, context) : undefined;
  if (fact) return fact;
  if (GAMES.test(said) && !/\b(?:for|in) (?:my|the|a) game/i.test(said)) return games(context);
  const span = spanIn(wish.words);
  if (!context.own.length)
    return {
      steps: [],
      say: `You have made nothing yet${targets[0] ? `, so there is no "${targets[0]}"` : ''}. Say what to draw, for example "a knight with a red cape" (1 generation).`,
    };
  const moves =
    WHICH_MOVES.test(wish.words) &&
    /\b(?:which|who|what|does|do|has|have|any|already|no|without|missing)\b/i.test(wish.words);
  const asked = targets
    .map((target) =>
      (span ? target.replace(span.words, ' ') : target)
        .replace(moves ? /\s+(?:is|are|has|have|can|do|does)\b.*$/i : /$^/, '')
        .trim(),
    )
    .filter((target) => target && !ALL_OF_IT.test(target));
  const among: Context = span
    ? { ...context, own: context.own.filter(({ createdAt }) => createdAt && isWithin(span, createdAt)) }
    : context;
  if (span && !among.own.length && (!asked.length || !refer(asked, context).own.length))
    return { steps: [], say: nothingThen(span.words, context) };
  const found = asked.length ? refer(asked, among) : { own: among.own, either: [], nobody: [] };
  const own = found.own.length ? found.own : found.either;
  if (moves && own.length) return movesOf(own, wish);
  if (!own.length) return { steps: [], say: notThere(asked, span?.words, among, context) };
  const everything = told(wish, own, asked, span?.words, context);
  // "list all my stuff": games are theirs, too
  return asked.length || span || COUNTS.test(wish.words)
    ? { steps: [], say: everything }
    : {
        steps: [LIST_GAMES],
        told: ([listed]) => {
          const text = listed?.text.trim() ?? '';
          return [everything, ...(text && text !== 'none' ? [`Games:\n${text}`] : [])].join('\n');
        },
      };
};

function told(
  wish: Wish,
  own: readonly Own[],
  asked: readonly string[],
  when: string | undefined,
  { own: all }: Context,
): string {
  const day = when
    ? ` ${/^(?:on|in|last|this|the|two|an?|\d|yesterday|today|tonight|lately|recently)/i.test(when) ? when : `on ${when}`}`
    : '';
  const more =
    all.length >= LISTED && !asked.length ? ` These are the newest ${LISTED}; the library of the studio has all.` : '';
  if (COUNTS.test(wish.words))
    return `You have ${own.length}${all.length >= LISTED && !asked.length ? ' or more' : ''}${day ? ` made${day}` : ''}: ${countsOf(own)}.${own.length <= 12 ? `\n${linesOf(own)}` : more}`;
  if (own.length === 1)
    return `Yes: ${linesOf(own).slice(2)}\nIt is in your library, paid for, and can be changed, animated, exported or put into a game from here.`;
  if (asked.length) return `I find ${own.length}${day}:\n${linesOf(own)}`;
  return `You have ${own.length} (${countsOf(own)})${day ? ` made${day}` : ''}:\n${linesOf(own)}${more}`;
}

const nothingThen = (when: string, { own }: Context): string => {
  const last = own[0]!;
  return `Nothing that you have was made then (${when}). The newest is "${last.name}"${last.createdAt ? ` of ${dayOf(last)}` : ''}; in all there are ${own.length}:\n${linesOf(own)}`;
};

/** Also told where it was made on another day. */
function notThere(asked: readonly string[], when: string | undefined, among: Context, context: Context): string {
  const elsewhere = when ? refer(asked, context) : { own: [], either: [] };
  const other = [...elsewhere.own, ...elsewhere.either].filter((one, i, all) => all.indexOf(one) === i);
  if (other.length)
    return `None of that is from then (${when}). There ${other.length > 1 ? 'are' : 'is'}:\n${linesOf(other)}${other.length > 1 ? '\nWhich one do you mean?' : ''}`;
  return `No: I find no "${asked.join('", "')}" among what you have (${namesOf(among.own)}). I search names and descriptions. Say what it looks like, and I draw one (1 generation).`;
}

const games = ({ game }: Context): Outcome => ({
  steps: [{ tool: 'list_games', args: {}, price: 0, what: 'your games' }],
  told: ([listed]) => {
    const text = listed?.text.trim() ?? '';
    if (!text || text === 'none')
      return `None of your games is online${game ? `; "${game.title}" was written in this conversation` : ''}. Say which one to build, for example "a platformer with a fox".`;
    return `Your games:\n${text}\nTo change one, say it with its name in front ("… : more lives").`;
  },
});

const MOST_LOOKS = 8;
/** Which of them have a movement: the record of each is read. */
function movesOf(own: readonly Own[], wish: Wish): Outcome {
  const figures = own.filter(isFigure);
  const of = (figures.length ? figures : own).filter(({ animations }) => animations > 0).slice(0, MOST_LOOKS);
  const still = (figures.length ? figures : own).filter(({ animations }) => !animations);
  const [, move = ''] = /\b(walk|run|idle|attack|jump|hurt|death|cast|fly|swim|dance)\w*/i.exec(wish.words) ?? [];
  const steps = of.map(
    (one): Step =>
      isFigure(one)
        ? {
            tool: 'get_character',
            args: { character_id: one.id, include_preview: false },
            price: 0,
            what: `what ${one.name} can do`,
          }
        : {
            tool: 'get_object',
            args: { object_id: one.id, include_preview: false },
            price: 0,
            what: `what ${one.name} can do`,
          },
  );
  const answer = (
    results: readonly { readonly text: string; readonly structured?: Readonly<Record<string, unknown>> }[],
  ): string => {
    const does = of.map((one, i) => [one, namedMoves(results[i])] as const);
    const without = move
      ? [
          ...still,
          ...does
            .filter(([, moves]) => !moves.some((one) => one.toLowerCase().includes(move.toLowerCase())))
            .map(([one]) => one),
        ]
      : [];
    const lines = [
      ...does.map(
        ([one, moves]) =>
          `- ${one.name}: ${(FRAMES.test(wish.words) ? framesTold(results[of.indexOf(one)]) : moves.join(', ')) || `${one.animations} animations`}`,
      ),
      ...still.map(({ name }) => `- ${name}: none yet`),
    ];
    const lead = !move
      ? 'Movements:'
      : without.length
        ? `Without "${move}": ${namesOf(without)}.`
        : `All of them have "${move}".`;
    return `${lead}\n${lines.slice(0, 20).join('\n')}${without.length ? `\nSay "${move} for ${without.length > 1 ? 'all of these' : without[0]!.name}": a movement costs 1 generation for each direction (8 for a usual character).` : ''}`;
  };
  return steps.length ? { steps, told: answer } : { steps, say: answer([]) };
}

const FRAMES = /\bframes?\b/i;
/** Each movement with how many pictures it has. */
const framesTold = (
  result: { readonly text: string; readonly structured?: Readonly<Record<string, unknown>> } | undefined,
): string => {
  const listed = (result?.structured?.animations ?? []) as readonly {
    readonly directions?: readonly { readonly frame_count?: number }[];
  }[];
  return namedMoves(result)
    .map((move, i) => {
      const frames = listed[i]?.directions?.[0]?.frame_count;
      return frames ? `${move} ${frames} frames` : move;
    })
    .join(', ');
};

/** The movements that a record names. */
export function namedMoves(
  result: { readonly text: string; readonly structured?: Readonly<Record<string, unknown>> } | undefined,
): readonly string[] {
  const listed = result?.structured?.animations as
    | readonly { readonly animation_type?: string; readonly display_name?: string | null }[]
    | undefined;
  if (listed) return listed.map(({ animation_type, display_name }) => display_name || animation_type || 'a movement');
  return (/^animations: (.+)$/m.exec(result?.text ?? '')?.[1] ?? '').split(/, /).filter((one) => one && one !== 'none');
}
