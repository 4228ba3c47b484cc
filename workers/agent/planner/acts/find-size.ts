/** "which of my assets are bigger than 32 px": the record of each says how large it is. */
import { namesOf } from '../meant.ts';
import { refer } from '../refer.ts';
import { numberIn, wordsOf } from '../slots.ts';
import type { Context, Outcome, Own, Step, Wish } from '../types.ts';

const MOST_LOOKS = 16;
const ASKS = /^\W*(?:so |and |ok |hey )*(?:which|what|list|show|find|how many|are any|do any|is anything|any)\b/i;
const COMPARED =
  /\b(bigger|larger|higher|taller|wider|more|over|above|greater|at least|smaller|tinier|less|lower|shorter|under|below|at most|exactly|not)?(?: (?:than|as))?\s*(\d{1,3})(?: ?(?:x|by) ?\d{1,3})? ?(?:px|pixels?)?\b(?! ?(?:dir|side|frame|generation|credit|anim|colou?r))/i;

/** How large a record says that something is. */
function sizeIn(result: { readonly text: string; readonly structured?: Readonly<Record<string, unknown>> } | undefined): readonly [number, number] | undefined {
  const size = (result?.structured?.size ?? result?.structured) as Partial<Record<string, unknown>> | undefined;
  if (typeof size?.width === 'number' && typeof size.height === 'number') return [size.width, size.height];
  const [, width, height] = /\bsize: ?(\d+) ?x ?(\d+)/i.exec(result?.text ?? '') ?? [];
  return width ? [Number(width), Number(height)] : undefined;
} // biome-ignore format: short enough

const GETS: Readonly<Record<string, readonly [tool: string, id: string]>> = {
  ...{ CHARACTER: ['get_character', 'character_id'], OBJECT: ['get_object', 'object_id'] },
  ...{ MAP_OBJECT: ['get_map_object', 'object_id'] },
};
const recordOf = (one: Own): Step | undefined => {
  const [tool, id] = GETS[one.list] ?? [];
  return tool && id ? { tool, args: { [id]: one.id }, price: 0, what: `how large ${one.name} is` } : undefined;
};

/** Undefined where no size is compared with. */
export function findBySize(wish: Wish, context: Context): Outcome | undefined {
  const [, word = '', said] = (ASKS.test(wish.words) && COMPARED.exec(wish.words)) || [];
  if (!said || !/\b(?:px|pixels?|size|big\w*|small\w*|larg\w*|tall\w*|wide\w*)\b/i.test(wish.words)) return undefined;
  const targets = wordsOf(wish, 'target').filter(
    (words) => !/\b(?:assets?|things|everything|all|stuff)\b/i.test(words),
  );
  const among = targets.length ? refer(targets, context).own : context.own;
  const of = (among.length ? among : context.own).filter(recordOf).slice(0, MOST_LOOKS);
  if (!of.length) return undefined;
  const side = numberIn(said)!;
  const fits = (large: number): boolean =>
    /bigger|larger|higher|taller|wider|more|over|above|greater/i.test(word)
      ? large > side
      : /at least/i.test(word)
        ? large >= side
        : /smaller|tinier|less|lower|shorter|under|below/i.test(word)
          ? large < side
          : /at most/i.test(word)
            ? large <= side
            : /not/i.test(word)
              ? large !== side
              : large === side;
  const rest = (among.length ? among : context.own).filter((one) => !of.includes(one));
  return {
    steps: of.flatMap((one) => recordOf(one) ?? []),
    told: (results) => {
      const sized = of.map((one, i) => [one, sizeIn(results[i])] as const);
      const those = sized.filter(([, size]) => size && fits(Math.max(...size)));
      const lines = sized.map(([one, size]) => `- ${one.name}: ${size ? `${size[0]}x${size[1]}` : 'not on record'}`);
      const how = `${word ? `${word} ${/^(?:over|above|under|below|at |exactly|not)/i.test(word) ? '' : 'than '}` : ''}${side} px`;
      return [
        those.length ? `${how}: ${namesOf(those.map(([one]) => one))}.` : `None of them is ${how}.`,
        ...lines,
        ...(rest.length
          ? [`Not measured so: ${namesOf(rest)} (tiles, maps and interfaces: their pages show it).`]
          : []),
      ].join('\n');
    },
  };
}
