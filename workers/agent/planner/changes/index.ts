/** Changes of what a conversation made: somebody moves, is dressed otherwise, a thing is drawn once more in another way. */
import type { Asset, Memory } from '../memory.ts';
import { pointed } from '../references.ts';
import * as say from '../says.ts';
import type { Plan, Step } from '../step.ts';
import { editWords } from '../talk/edits.ts';
import { bareNoun } from '../words.ts';
import { notesFor, stepsFor } from './change-steps.ts';
import { formOf } from './forms.ts';

/** A wish about what was made before; undefined where it is about something new. */
export function planChange(wish: string, memory: Memory, projectId: string | null): Plan | undefined {
  const words = wish
    .toLowerCase()
    .replace(/[.!?\s]+$/, '')
    .replace(/\bit'?s\b/g, 'its')
    .replace(/\b(?:them|they|these|those) both\b/g, 'both of them')
    .trim();
  const clauses = words.split(
    /\s*(?:[.;]|,? (?=(?:i|we) (?:need|want|would like) (?:it|him|her|them)\b)|,? (?:and|but|then) (?=(?:now )?(?:make|give|let|put|add|remove|change|turn|animate|take|brighten|darken|swap|replace) )|, (?=(?:make|give|let|put|remove|change|turn|animate|take|brighten|darken|swap|replace|add) ))\s*/,
  );
  const own = { ...memory, made: memory.made.filter(({ message }) => !memory.games.includes(message)) };
  const said = clauses.filter(Boolean);
  // "make the orc bigger" is said of the orc, and of no part of anybody
  const isWhole = (clause: string): boolean => {
    const [, noun = ''] =
      /^(?:make|turn|let) (?:the |that )([\w-]+) (?:be )?(?:(?:way|much|a lot|a bit|even|slightly|little) )*\w+er$/.exec(
        clause,
      ) ?? [];
    return (
      noun !== '' &&
      own.made.some(({ words: name }) => new RegExp(`\\b${noun}\\b`, 'i').test(name.split(/,| with | in /)[0]!))
    );
  };
  const edits = said
    .map((clause) => (isWhole(clause) ? clause : editWords(clause)))
    // "too dark, brighten her dress": why, and then what
    .filter((_, i) => !(i + 1 < said.length && /\btoo \w+$/.test(said[i]!)));
  const plans = edits.map((clause) => changeOf(clause, own, projectId));
  if (plans.every((plan) => plan === undefined)) return undefined;
  const missing = plans.find((plan) => plan && 'ask' in plan) ?? (plans.includes(undefined) ? undefined : null);
  if (missing === undefined) return undefined;
  // "a big troll. he smashes": told of somebody new
  if (missing && !own.made.length && plans.includes(undefined)) return undefined;
  if (missing) return missing;
  const done = plans.flatMap((plan) => (plan && 'steps' in plan ? [plan] : []));
  return { whole: true, steps: joined(done.flatMap(({ steps }) => steps)), notes: done.flatMap(({ notes }) => notes) };
}

/** "fatter, and give him a club": one state that has both, and not one of each. */
function joined(steps: readonly Step[]): Step[] {
  const all: Step[] = [];
  for (const step of steps) {
    const { args } = step;
    const at = all.findIndex(
      (one) =>
        one.tool === step.tool &&
        typeof one.args !== 'function' &&
        typeof args !== 'function' &&
        typeof args.edit_description === 'string' &&
        (one.args.character_id ?? one.args.object_id) === (args.character_id ?? args.object_id),
    );
    const first = all[at];
    if (!first || typeof first.args === 'function' || typeof args === 'function') all.push(step);
    else {
      const also = String(args.edit_description);
      const edit = `${first.args.edit_description}, ${/^an?\s/i.test(also) ? 'with ' : ''}${also}`;
      const added = step.what.split(' · ').at(-1);
      all[at] = { ...first, args: { ...first.args, edit_description: edit }, what: `${first.what}, ${added}` };
    }
  }
  return all;
}

/** A thing is to move: it is said so, or it is what things do. */
const isMoved = (said: string, moves: readonly string[]): boolean =>
  /\b(?:anim\w*|loop\w*|cycle)\b/.test(said) ||
  moves.every((move) =>
    /^(?:spin|rotat|burn|flicker|glow|wav|sway|bob|float|bounc|explod|flow|swing|puls|blink|shak)/.test(move),
  );

const POINTS_AT_START =
  /^(?:(?:make|give|let|turn|put|dress|paint|change|recolou?r|animate|have|remove from|add to|can|could|should|would) )?(?:him|her|it|them|he|she|they|this one|that one|the (?:first|second|third|last|other) one|both of them|the same|same|again)\b/;
const CHANGES = /^(?:turn|recolou?r|dress|replace|remove|take off|without|now with|but|change)\b/;

function changeOf(said: string, memory: Memory, projectId: string | null): Plan | undefined {
  // "same tower but destroyed": of the tower that is there
  const head = bareNoun(memory.made.at(-1)?.words ?? '')
    .split(/,| (?:with|in|of|on) /)[0]!
    .split(' ')
    .at(-1)!;
  const clause = /^[a-z-]{3,}$/i.test(head) ? said.replace(new RegExp(`\\bsame ${head}\\b`, 'i'), 'same one') : said;
  const points = pointed(clause, memory);
  const last = memory.made.at(-1);
  const found =
    (points && formOf(points.rest, points.assets)) ??
    // without a word that points it is about what was made last
    (last && !points ? formOf(clause, [last], true) : undefined);
  const assets = points?.assets ?? (last ? [last] : []);
  const acts = (asset: Asset): boolean =>
    found?.kind !== 'moves' || asset.kind !== 'object' || isMoved(said, found.moves);
  const steps = found && assets.filter(acts).flatMap((asset) => stepsFor(found, asset, projectId));
  if (found && steps?.length) return { steps, notes: notesFor(found, assets) };
  if (found && steps) return { ask: say.cannotChange(assets.map((asset) => asset.words).join(' and ')) };
  if (!POINTS_AT_START.test(clause) && !CHANGES.test(clause)) return undefined;
  if (!assets.length) return { ask: say.CHANGE_WHAT };
  return { ask: say.changeHow(assets.map((asset) => asset.words).join(' and ')) };
}
