/** A movement with something that somebody does not hold yet: drawn in the hand first, for a movement shows what is on the picture. */
import { idOf, project } from '../context.ts';
import { characterMoves, type Manner } from '../moving.ts';
import { inPattern } from '../named-whole.ts';
import { generations, totalOf } from '../phrases.ts';
import { tidy, wordsOf } from '../slots.ts';
import { isHeld } from '../things/words.ts';
import type { Context, Outcome, Own, Step, Wish } from '../types.ts';
import { article } from '../words/nouns.ts';

const PRICE_STATE = 20;
const WITH = /\b(?:with|using|holding|swinging|and) ((?:his|her|its|their|an?) [a-z-]+(?: [a-z-]+)?)\s*[.!?]*$/i;
const NO_THING =
  /\b(?:\d+|frames?|dir\w*|sides?|animations?|anims?|cycles?|loops?|speed|style|limp|hands?|fists?|head|foot|feet|legs?|arms?|tail|wings?|teeth|claws?|mouth|horns?)\b/i;

/** What it is done with, where that is a thing: "an attack with her frying pan". */
export function toolIn(wish: Wish, nobody: readonly string[]): string | undefined {
  const said = [...nobody, ...wordsOf(wish, 'look', 'n', 'change'), WITH.exec(wish.words)?.[1] ?? ''];
  const thing = said
    .map((words) => tidy(words.replace(/^(?:with|using|holding|swinging) /i, '')))
    .find(
      (words) =>
        words &&
        isHeld(words) &&
        !NO_THING.test(words) &&
        new RegExp(`\\b(?:with|using|holding|swinging) ${inPattern(words)}`, 'iu').test(wish.words),
    );
  return thing?.replace(/^(?:his|her|its|their|the|my) /i, '');
}

/** Drawn with it, and then moved. */
export function withTool(own: Own, moves: readonly string[], tool: string, manner: Manner, context: Context): Outcome {
  const held = /^an? /i.test(tool) ? tool : article(tool);
  const made = moves.map((move) => characterMoves(own, move, manner));
  const drawn: Step = {
    tool: 'create_character_state',
    args: { character_id: own.id, edit_description: `holding ${held}`, ...project(context) },
    price: PRICE_STATE,
    what: `${own.name}, holding ${held}`,
  };
  const moved = made.map(
    ({ step }): Step => ({
      ...step,
      args: (results) => ({ ...(step.args as object), character_id: idOf(results[0]) }),
      what: `${step.what}, with ${held}`,
    }),
  );
  return {
    steps: [drawn, ...moved],
    notes: made.flatMap(({ notes }) => notes),
    instead: `A movement shows what "${own.name}" holds in the picture: I would draw ${held} in hand first (${generations(PRICE_STATE)}), then the movement of that one. "${own.name}" stays; without it the movement alone is ${generations(totalOf(moved))}.`,
  };
}
