/**
 * Tables of turns of phrase, read one row after the other. Most rows of a table have nothing to do with a text: a row is tried
 * only where a literal that each of its matches contains stands in the text ("genie" or "lamp"). Pictures and the assistant
 * read hundreds of rows for every description, so this is most of the time that reading takes.
 */

type Said = string | ((...found: string[]) => string);
export type Row = readonly [form: RegExp, words: Said];

/** Literals shorter than this tell too little. */
const KEY = 3;

/** One of these stands in every text that a pattern matches; undefined where the pattern tells of none. */
export function literalsOf({ source }: RegExp): readonly string[] | undefined {
  let at = 0;

  /** Alternatives up to a closing bracket or the end. */
  const alternatives = (): readonly string[] | undefined => {
    const all: (readonly string[] | undefined)[] = [sequence()];
    while (source[at] === '|') {
      at += 1;
      all.push(sequence());
    }
    return all.every((one) => one !== undefined) ? all.flat() : undefined;
  };

  const sequence = (): readonly string[] | undefined => {
    let best: readonly string[] | undefined;
    let run = '';
    const offer = (some: readonly string[] | undefined) => {
      if (some && worth(some) > worth(best)) best = some;
    };
    const ends = () => {
      if (run.length >= KEY) offer([run.toLowerCase()]);
      run = '';
    };
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const atom = one();
      const least = quantified();
      if (atom === 'nothing') continue;
      if (typeof atom === 'object') {
        ends();
        if (least !== 0) offer(atom.literals);
      } else {
        if (least !== 0) run += atom;
        if (least !== undefined) ends();
      }
    }
    ends();
    return best;
  };

  /** How often the atom before must stand, at least; undefined where it stands once. */
  const quantified = (): number | undefined => {
    const [all, braced] = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at, at + 12)) ?? [];
    if (!all) return undefined;
    at += all.length;
    return braced === undefined ? (all[0] === '+' ? 1 : 0) : Number(braced);
  };

  /** A character, what literals a group has, or what takes no room. */
  const one = (): string | { readonly literals: readonly string[] | undefined } => {
    const sign = source[at]!;
    if (sign === '(') {
      const [opened = '('] = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(source.slice(at, at + 40)) ?? [];
      at += opened.length;
      const literals = alternatives();
      at += 1;
      return /[=!]$/.test(opened) ? 'nothing' : { literals };
    }
    if (sign === '[') {
      for (at += 1; source[at] !== ']'; at += 1) if (source[at] === '\\') at += 1;
      at += 1;
      return { literals: undefined };
    }
    if (sign === '\\') {
      const [escaped = '\\'] = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)/i.exec(source.slice(at, at + 60)) ?? []; // biome-ignore format: one line
      at += escaped.length;
      if (/^\\[bB]$/.test(escaped)) return 'nothing';
      return /^\\\W$/.test(escaped) ? escaped[1]! : { literals: undefined };
    }
    at += 1;
    if (sign === '^' || sign === '$') return 'nothing';
    return sign === '.' ? { literals: undefined } : sign;
  };

  return alternatives();
}

/** Long literals tell more than short ones, few more than many. */
const worth = (some: readonly string[] | undefined): number =>
  some ? Math.min(...some.map((one) => one.trim().length), 8) - some.length / 50 : Number.NEGATIVE_INFINITY;

/** Marks the patterns that may match a text: 1 for each of them. */
export function sieve(forms: readonly RegExp[]): (text: string, into?: Uint8Array) => Uint8Array {
  const always: number[] = [];
  const byStart = new Map<string, { readonly literal: string; readonly row: number }[]>();
  forms.forEach((form, row) => {
    const literals = literalsOf(form);
    if (!literals) always.push(row);
    for (const literal of literals ?? []) {
      const start = literal.slice(0, KEY);
      byStart.set(start, [...(byStart.get(start) ?? []), { literal, row }]);
    }
  });
  return (text, into = new Uint8Array(forms.length)) => {
    const low = text.toLowerCase();
    for (const row of always) into[row] = 1;
    for (let i = 0; i + KEY <= low.length; i++)
      for (const { literal, row } of byStart.get(low.slice(i, i + KEY)) ?? [])
        if (into[row] === 0 && low.startsWith(literal, i)) into[row] = 1;
    return into;
  };
}

/** A text in the words of a table: what each row says instead of what it finds, in order. */
export function inTurn(rows: readonly Row[]): (text: string) => string {
  const may = sieve(rows.map(([form]) => form));
  return (text) => {
    let said = text;
    const marked = may(said);
    for (let row = 0; row < rows.length; row++) {
      if (!marked[row]) continue;
      const [form, words] = rows[row]!;
      const next = said.replace(form, words as string);
      if (next === said) continue;
      said = next;
      // later rows may read what this one said
      may(said, marked);
    }
    return said;
  };
}
