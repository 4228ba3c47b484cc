/** In the style of something that the account has: its size, view, outline and shading are taken over. */
import type { Args } from '../../port.ts';
import { namedWhole } from '../named-whole.ts';
import { refer } from '../refer.ts';
import { wordsOf } from '../slots.ts';
import type { Context, Own, Wish } from '../types.ts';
import type { Size } from './bounds.ts';
import type { View } from './fields.ts';

export interface StyleOf {
  readonly own?: Own;
  readonly style: Args;
  readonly view: View | undefined;
  readonly sides: 4 | 8 | undefined;
  readonly size: Size | undefined;
  readonly notes: readonly string[];
  /** Words that said whom it is like. */
  readonly heard?: readonly string[];
  /** What is pointed at, and is not there. */
  readonly nobody: readonly string[];
}
const NONE: StyleOf = { style: {}, view: undefined, sides: undefined, size: undefined, notes: [], nobody: [] };
const POINTS =
  /^(?:it|him|her|them|they|he|she|this|that|these|those|one|mine|yours|ours|the (?:other|same|last)s?(?: ones?)?)$/i;
/** What it is for, and nothing that it looks like. */
const FOR =
  /\b(?:game|level|project|map|world|page|jam|app|friend|kid|son|daughter|gf|bf|wife|class|stream|channel|scene|tileset|inventory|website|me|us)\b/i;
const SAME = /\b(?:same|match(?:es|ing)?|fits?|like|goes|similar|style|consistent)\b/i;

export function styleOf(wish: Wish, context: Context): StyleOf {
  const said = [
    ...wordsOf(wish, 'target'),
    // "same size as the goblin", "same size"
    ...wordsOf(wish, 'size').flatMap((words) =>
      /\b(?:same|as (?:big|large|tall|small) as)\b/i.test(words)
        ? [/ as (?:the |my )?(?!big|large|tall|small)(.+)$/i.exec(words)?.[1] ?? 'it']
        : [],
    ),
    ...wordsOf(wish, 'style').filter((words) =>
      /\b(?:same|match|as (?:the|my|him|her|it)|like (?:the|my|him|her))\b/i.test(words),
    ),
  ];
  const targets = said
    .filter((words) => !FOR.test(words))
    .map((words) =>
      words.replace(
        /^(?:in )?(?:the )?(?:same|matching) (?:art |pixel )?(?:style|look|size|palette)(?: and \w+)? (?:as|like|of) /i,
        '',
      ),
    );
  if (!targets.length) return NONE;
  const { own } = refer(targets, context);
  // "next to my village well …, same look": named in words of no slot
  const [one] = own.length || !SAME.test(wish.words) ? own : namedWhole(wish.words, context.own);
  if (!one) {
    const names = context.own.slice(0, 3).map(({ name }) => `"${name}"`);
    const nobody = targets.filter((words) => !POINTS.test(words) && !/^my \w+$/i.test(words));
    return SAME.test(wish.words) && nobody.length
      ? {
          ...NONE,
          notes: [
            `I find no "${targets[0]}" to match${names.length ? ` (there is ${names.join(', ')})` : ''}: it is drawn in the usual style.`,
          ],
        }
      : { ...NONE, nobody };
  }
  const { tool = '', args = {} } = one.made ?? {};
  const style = Object.fromEntries(
    ['outline', 'shading', 'detail'].flatMap((name) => (typeof args[name] === 'string' ? [[name, args[name]]] : [])),
  );
  const side = Number(args.size ?? args.width ?? one.size?.width ?? 0);
  const same = wish.act === 'make.character' && one.kind === 'character';
  const alike =
    same || tool === 'create_map_object' || (wish.act !== 'make.character' && /^(?:MAP_)?OBJECT$/.test(one.list));
  return {
    ...{
      own: one,
      style,
      view: viewIn(args.view),
      sides: same && (args.n_directions === 4 || one.sides === 4) ? 4 : undefined,
    },
    nobody: [],
    size: side && alike ? { width: side, height: Number(args.height ?? one.size?.height ?? side) } : undefined,
    heard: [
      'same size',
      ...(/\b(?:goes|fits?|match(?:es)?|belongs?)\b/i.exec(wish.words) ?? []),
      ...wordsOf(wish, 'size').filter((words) => /\bsame\b|\bas (?:big|large|tall|small) as\b/i.test(words)),
    ],
    notes: [
      tool
        ? `In the size, view and outlines of "${one.name}".`
        : /\bsame (?:palette|colou?rs?)\b/i.test(wish.words)
          ? `A palette is not taken over from "${one.name}": I see no pictures, so say its colours ("red and white, 12 colours"); else it is drawn in the usual style.`
          : `It is drawn in the usual style${side && alike ? ' and size' : ''}, as "${one.name}" was${same ? `; with its very colours and outlines taken over it would be 20 generations (say "in the exact style of ${one.name}")` : ''}.`,
    ],
  };
}
const viewIn = (view: unknown): View | undefined =>
  view === 'side' || view === 'low top-down' || view === 'high top-down' ? view : undefined;
