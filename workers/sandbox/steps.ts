/** What a playtest does: read from an instruction by a small grammar where no model is configured. */

export type Step =
  /** A key of the keyboard (a name of KeyboardEvent.key), held for `ms`. */
  | { readonly press: string; readonly ms: number }
  /** Pixels of the page. */
  | { readonly click: readonly [x: number, y: number] }
  | { readonly waitMs: number }
  /** A picture with this name. */
  | { readonly picture: string };

export const MAX_STEPS = 40;
export const MAX_HOLD_MS = 10_000;

/** A look at everything: what is there at the start, and what keys and a click do. */
export const TOUR: readonly Step[] = [
  { waitMs: 1000 },
  { picture: 'start' },
  { press: 'Space', ms: 80 },
  { waitMs: 500 },
  { press: 'ArrowRight', ms: 1200 },
  { picture: 'after right' },
  { press: 'Space', ms: 80 },
  { waitMs: 150 },
  { picture: 'after space' },
  { press: 'ArrowLeft', ms: 600 },
  { press: 'ArrowUp', ms: 400 },
  { press: 'ArrowDown', ms: 400 },
  { picture: 'end' },
];

const DIRECTIONS: Readonly<Record<string, string>> = {
  right: 'ArrowRight',
  left: 'ArrowLeft',
  up: 'ArrowUp',
  down: 'ArrowDown',
  north: 'ArrowUp',
  south: 'ArrowDown',
  east: 'ArrowRight',
  west: 'ArrowLeft',
};
const KEYS: Readonly<Record<string, string>> = {
  space: 'Space',
  'space bar': 'Space',
  spacebar: 'Space',
  enter: 'Enter',
  return: 'Enter',
  escape: 'Escape',
  esc: 'Escape',
  shift: 'Shift',
  tab: 'Tab',
  'arrow right': 'ArrowRight',
  'right arrow': 'ArrowRight',
  'arrow left': 'ArrowLeft',
  'left arrow': 'ArrowLeft',
  'arrow up': 'ArrowUp',
  'up arrow': 'ArrowUp',
  'arrow down': 'ArrowDown',
  'down arrow': 'ArrowDown',
};
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  twice: 2,
  thrice: 3,
};

/** Milliseconds that a clause names: "for 2 seconds", "for half a second", "500 ms". */
function durationOf(clause: string): number | undefined {
  if (/half a second/.test(clause)) return 500;
  const [, amount, unit] =
    /(\d+(?:\.\d+)?|\ba|\bone|\btwo|\bthree|\bfour|\bfive)\s*(milliseconds?|ms|seconds?|secs?|s)\b/.exec(clause) ?? [];
  if (!amount) return undefined;
  const number = NUMBERS[amount] ?? Number(amount);
  return Math.min(MAX_HOLD_MS, number * (unit!.startsWith('m') ? 1 : 1000));
}

/** How often: "jump three times", "twice". */
function timesOf(clause: string): number {
  const [, counted] = /\b(\d+|two|three|four|five)\s+times\b/.exec(clause) ?? [];
  const word = counted ?? /\b(twice|thrice)\b/.exec(clause)?.[1];
  return word ? Math.min(10, NUMBERS[word] ?? Number(word)) : 1;
}

export interface Instruction {
  readonly steps: readonly Step[];
  /** Clauses that no step was made of. */
  readonly unclear: readonly string[];
}

/**
 * Steps of an instruction in words: "walk right for 2 seconds, jump, press enter, click at 100, 50, wait 1 second, take a
 * screenshot". A picture is taken before and after, and where none is asked for, after each move. Without a clause that
 * is understood: the tour.
 */
export function readInstruction(text: string): Instruction {
  const clauses = text
    .toLowerCase()
    .replace(/(\d)\s*,\s*(\d)/g, '$1 $2')
    .split(/(?:[,;\n]|\.(?!\d))+|\bthen\b|\band(?: then)?\b/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const asked = clauses.some((clause) => PICTURE.test(clause));
  const steps: Step[] = [];
  const unclear: string[] = [];
  for (const clause of clauses) {
    const made = stepsOf(clause);
    if (!made) unclear.push(clause);
    else
      steps.push(
        ...made,
        ...(asked || !made.some((step) => 'press' in step || 'click' in step) ? [] : [{ picture: clause }]),
      );
  }
  if (!steps.length) return { steps: TOUR, unclear };
  return {
    steps: [{ waitMs: 1000 }, { picture: 'start' }, ...steps, { waitMs: 300 }, { picture: 'end' }].slice(0, MAX_STEPS),
    unclear,
  };
}

const PICTURE = /\b(screenshot|picture|photo|capture|snapshot)\b/;

function stepsOf(clause: string): Step[] | undefined {
  if (PICTURE.test(clause)) return [{ picture: clause }];
  const ms = durationOf(clause);
  const times = timesOf(clause);
  const repeat = (make: () => Step[]): Step[] =>
    Array.from({ length: times }, (_, i) => [...(i ? [{ waitMs: 250 }] : []), ...make()]).flat();
  if (/\b(wait|pause|rest|stand still)\b/.test(clause)) return [{ waitMs: ms ?? 1000 }];
  const [, x, y] = /\bclick\b.*?(\d+)\D+(\d+)/.exec(clause) ?? [];
  if (x && y) return [{ click: [Number(x), Number(y)] }];
  const key = Object.keys(KEYS).find((name) =>
    new RegExp(`\\b(?:press|hit|hold|push|tap)\\b.*\\b${name}\\b`).test(clause),
  );
  if (key) return repeat(() => [{ press: KEYS[key]!, ms: ms ?? 80 }]);
  const [, letter] = /\b(?:press|hit|hold|push|tap)\b(?: the)?(?: key)? "?([a-z0-9])"?(?: key)?\b/.exec(clause) ?? [];
  if (letter) return repeat(() => [{ press: letter, ms: ms ?? 80 }]);
  const way = /\b(right|left|up|down|north|south|east|west)\b/.exec(clause)?.[1];
  const jump = /\b(jumps?|hops?|leaps?)\b/.test(clause);
  if (way) {
    const go: Step = { press: DIRECTIONS[way]!, ms: ms ?? 800 };
    return jump ? [go, ...repeat(() => [{ press: 'Space', ms: 120 }])] : [go];
  }
  if (jump || /\b(shoots?|fires?|attacks?|swings?|start|begin|play|restart|interact|talk|open)\b/.test(clause))
    return repeat(() => [{ press: 'Space', ms: ms ?? 120 }]);
  // what lies in the way of whoever walks through a level
  if (/\b(collect|pick up|get|grab|reach|go to|walk|run|move|explore)\b/.test(clause))
    return [{ press: 'ArrowRight', ms: ms ?? 1500 }];
  return undefined;
}
