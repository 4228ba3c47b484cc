import { z } from 'zod';
import type { ActionTools } from './action-tools.ts';
import { type Instruction, MAX_HOLD_MS, MAX_STEPS, readInstruction, type Step } from './steps.ts';

const SYSTEM = `You turn what a tester is asked to do in a browser game into steps. Answer with a JSON array alone, at most ${MAX_STEPS - 4} steps, each one of
{"press": "ArrowRight", "ms": 800}   a key by its KeyboardEvent.key name (ArrowLeft, ArrowRight, ArrowUp, ArrowDown, Space, Enter, Escape, a letter or digit), held so long, at most ${MAX_HOLD_MS} ms
{"click": [240, 160]}                in a window of 480×320 pixels
{"waitMs": 500}
{"picture": "after the jump"}        a screenshot with a short name
Take a picture after whatever should be looked at. Where nothing is said of keys, players move by the arrow keys, and jump, shoot or start with Space.`;

const Steps = z
  .array(
    z.union([
      z.strictObject({
        press: z.string().regex(/^(?:Arrow(?:Left|Right|Up|Down)|Space|Enter|Escape|Shift|Tab|[a-z0-9])$/i),
        ms: z.number().min(0).max(MAX_HOLD_MS).default(80),
      }),
      z.strictObject({ click: z.tuple([z.number().min(0).max(480), z.number().min(0).max(320)]) }),
      z.strictObject({ waitMs: z.number().min(0).max(MAX_HOLD_MS) }),
      z.strictObject({ picture: z.string().min(1).max(60) }),
    ]),
  )
  .min(1)
  .max(MAX_STEPS - 4);

/**
 * The steps of an instruction: by the grammar where that understands all of it, else by the configured model; where there is
 * none, or it answers no steps, by what the grammar understood, and the note says so.
 */
export async function stepsOf(
  instruction: string,
  ask: ActionTools['ask'],
  signal: AbortSignal,
): Promise<Instruction & { readonly note?: string }> {
  const read = readInstruction(instruction);
  if (!read.unclear.length || !ask) return read;
  try {
    const answer = await ask({ system: SYSTEM, text: instruction, signal });
    const steps = Steps.parse(JSON.parse(/\[[\s\S]*\]/.exec(answer)?.[0] ?? '')) as Step[];
    return { steps: framed(steps), unclear: [], note: 'The configured model read the instruction.' };
  } catch (error) {
    signal.throwIfAborted();
    const why =
      error instanceof SyntaxError || error instanceof z.ZodError ? 'it gave no steps' : (error as Error).message;
    return { ...read, note: `The configured model could not read the instruction: ${why}` };
  }
}

/** With a look at the start and at the end, as the grammar's have them. */
const framed = (steps: readonly Step[]): Step[] => [
  { waitMs: 1000 },
  { picture: 'start' },
  ...steps,
  { waitMs: 300 },
  { picture: 'end' },
];
