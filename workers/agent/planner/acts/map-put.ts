/** Things put on a map that is there: those of the account as they are, others drawn first, each where the words say. */
import type { Result } from '../../model.ts';
import { project } from '../context.ts';
import { stem, tokens } from '../likeness.ts';
import { BESIDE, besideTold, cellBeside, onMap } from '../map-beside.ts';
import { cellOf, thingIn } from '../map-cells.ts';
import { isFigure, isSprite } from '../meant.ts';
import { generations, listed } from '../phrases.ts';
import { refer } from '../refer.ts';
import { numberIn } from '../slots.ts';
import { namedThere } from '../theirs.ts';
import type { Context, Own, Step } from '../types.ts';
import { article } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';

/** A map that says nothing of its size has so many cells. */
const CELLS = { width: 32, height: 24 } as const;
const MOST = 8;
const COUNT =
  /^(?:(?:an? (?:few|couple(?: of)?|lot)|some|many|much|even)? ?more|an? (?:few|couple(?: of)?)|some|several|two|three|four|five|six|seven|eight|\d+) /i;

interface Put {
  readonly steps: readonly Step[];
  readonly notes: readonly string[];
  /** What is known only once it is seen what stands on the map. */
  readonly told?: (results: readonly Result[]) => string;
}
interface Thing {
  readonly own?: Own | undefined;
  /** What is drawn where nothing of theirs is meant. */
  readonly words: string;
  readonly count: number;
  readonly clause: string;
}

/** What a clause puts on the map; undefined where it names no thing. */
export function thingOf(clause: string, context: Context): Thing | undefined {
  const bare = thingIn(clause.replace(BESIDE, ' ')).replace(/^(?:with|of|about) /i, '');
  const many = COUNT.exec(bare)?.[0] ?? '';
  const words = bare.slice(many.length).trim();
  const count = !many ? 1 : /few|some|several|more|many/i.test(many) ? 3 : (numberIn(many.replace(/^an? /i, '')) ?? 1);
  const whole = namedThere(words, context.own).filter(isSprite);
  const pointed = /^(?:the|my|our) /i.test(words) && !whole.length ? refer([words], context, isSprite).own : [];
  // "three barns", where one barn is theirs
  const noun = stem(words);
  const alike = many && !/ /.test(words) && !whole.length && !pointed.length ? context.own.filter((one) => isSprite(one) && stem(tokens(one.name).at(-1) ?? '') === noun) : []; // biome-ignore format: one line
  const [own] = [...whole, ...pointed, ...(alike.length === 1 ? alike : [])];
  if (!own && (!subjectOf(words) || /^(?:in|into|to|at|like|as|with|by)\b/i.test(words))) return undefined;
  return { own, words, count: Math.min(MOST, count), clause };
}

export function putOn(map: Own, things: readonly Thing[], context: Context): Put {
  const look: Step = { tool: 'get_map', args: { map_id: map.id }, price: 0, what: '' };
  const besides = things.flatMap(({ clause }) => besideIn(clause) ?? []);
  const steps: Step[] = [look, ...(besides.length ? [onMap(map.id, '')] : [])];
  let nth = 0;
  const taken = new Map<string, number>();
  const all = things.reduce((sum, { count }) => sum + count, 0);
  for (const { own, words, count, clause } of things) {
    const drawnAt = steps.length;
    const drawn = words.replace(/^(?:the|my|our) /i, '');
    if (!own)
      steps.push({
        tool: 'create_map_object',
        args: { description: count > 1 ? article(singularOf(drawn)) : article(drawn.replace(/^an? /i, '')), width: 48, height: 48, view: 'high top-down', ...project(context) },
        price: 1,
        what: `${count > 1 ? article(singularOf(drawn)) : article(drawn.replace(/^an? /i, ''))}, seen from above`,
      }); // biome-ignore format: one line
    const beside = besideIn(clause);
    for (let k = 0; k < count; k += 1) {
      nth += 1;
      const at = nth;
      // two things in the middle stand side by side
      const where = JSON.stringify(cellOf(clause, 100, 100) ?? at);
      const i = taken.get(where) ?? 0;
      taken.set(where, i + 1);
      steps.push({
        tool: 'place_map_object',
        args: (results) => {
          const { width = CELLS.width, height = CELLS.height } = (results[0]?.structured ?? {}) as Partial<typeof CELLS>;
          const cell = (beside && cellBeside(beside, results, width, height)) || cellOf(clause, width, height) || { x: Math.floor((width * at) / (all + 1)), y: Math.floor(height / 2) };
          const id = own?.id ?? String(results[drawnAt]?.structured?.object_id ?? '');
          return { map_id: map.id, [own && isFigure(own) ? 'character_id' : 'object_id']: id, x: Math.min(width - 1, cell.x + 3 * i), y: cell.y };
        },
        price: 0,
        what: `${own ? `your "${own.name}"` : article(drawn.replace(/^an? /i, ''))} on the map "${map.name}"`,
      }); // biome-ignore format: one line
    }
  }
  // a look is no work of its own in a list of what is done
  const first = steps.find(({ tool }) => tool === 'place_map_object')?.what ?? map.name;
  for (const [i, step] of steps.entries()) if (!step.what) steps[i] = { ...step, what: first };
  const names = things.map(({ own, words, count, clause }) => `${own ? `your "${own.name}"${count > 1 ? ` ${count} times` : ''}` : `${count > 1 ? `${count} ` : ''}${words.replace(/^(?:the|my) /i, '')}`}${besideIn(clause) ? '' : whereIn(clause)}`); // biome-ignore format: one line
  const spent = steps.reduce((sum, { price }) => sum + price, 0);
  return {
    steps,
    notes: [
      `On "${map.name}" I put ${listed(names)}${spent ? ` (${generations(spent)} to draw, the rest is free)` : ', for nothing'}; the mouse moves it in the studio.`,
    ],
    ...(besides.length ? { told: (results) => [...new Set(besides.map((beside) => besideTold(beside, map.name, results)))].join('\n') } : {}),
  }; // biome-ignore format: one line
}

/** "in the north east corner": told as it is said. */
const whereIn = (clause: string): string => {
  const [at = ''] = /\b(?:in|at|on|to|near) the (?:far |very )?(?:(?:north|south|east|west|top|bottom|upper|lower|left|right|middle|cent(?:er|re))[ -]?)+(?: ?(?:corner|side|edge|end|part|half))?/i.exec(clause) ?? []; // biome-ignore format: one line
  return at ? ` ${at.trim()}` : '';
};

/** "next to the church": no side of the map. */
const besideIn = (clause: string): string | undefined => {
  const [beside] = BESIDE.exec(clause) ?? [];
  return beside && (/\b(?:left|right|north|south|east|west) of\b/i.test(beside) || !cellOf(beside, 1, 1))
    ? beside
    : undefined;
};

const singularOf = (words: string): string => words.replace(/ies\b/, 'y').replace(/(?<=[^s])s$/, '');
