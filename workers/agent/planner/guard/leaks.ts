/** Orders, reasons and likenesses in what is drawn from are no part of a picture: told, or taken out, before anything is paid. */
import { argsOf, paid } from '../calls-of.ts';
import { quoted } from '../phrases.ts';
import type { Become, Context, Step } from '../types.ts';

/** An order, a reason or a comparison in what is drawn from: "a ruin and put smoke on it", "too flat", "matches the otter". */
const LEAK =
  /\bwith (?:swap|replace|exchange|switch|remove|change|make|let|add|turn) (?:the|its|his|her|all|out|an?)\b.*|\bwith (?:longer|wider|taller|shorter|thinner|thicker|narrower|slower|faster)\b|\b(?:combine|merge|bring back|should be)\b.*|\b(?:be|is|are|was) (?:on|off|in|at|not|too|an?|the)\b.*|\beach other\b|\bfix(?:ed)? (?:the|his|her|its)\b.*|(?:,? and |, )(?:put|make|give|let|keep|have|turn|add|remove|leave)\b.*|\btoo [a-z]+\b|\b(?:put|keep|leave|give|make|turn|let) (?:it|them|him|her|the|that)\b.*|\bmatch(?:es|ing) (?:the|my|our|it)\b.*|\bin (?:spring|summer|autumn|fall|winter|day|night)(?:,? (?:and )?(?:in )?(?:spring|summer|autumn|fall|winter|day|night))+\b|\b(?:separately|please|pls|instead(?! of)|as well|if possible|i (?:want|need|like)|should (?:be|have))\b.*/i;
const FIELD = /description$/;
const leaksIn = (steps: readonly Step[]): readonly string[] => [
  ...new Set(
    steps.flatMap((step) =>
      step.price > 0 && /^(?:create_|animate_)/.test(step.tool)
        ? Object.entries((argsOf(step) ?? {}) as Record<string, unknown>).flatMap(([field, value]) =>
            FIELD.test(field) && typeof value === 'string' ? (LEAK.exec(value)?.[0].replace(/^(?:,| and) /, '').trim() ?? []) : [],
          )
        : [],
    ),
  ),
]; // biome-ignore format: short enough

/** "a ladder, a rope and a bridge", drawn as "a ladder bridge": each has its own article, and none is of the other. */
const joinedIn = (steps: readonly Step[], said: string): readonly string[] => [
  ...new Set(
    steps.flatMap((step) => {
      const { description } = (argsOf(step) ?? {}) as { readonly description?: unknown };
      const [, one = '', other = ''] = (typeof description === 'string' && step.price > 0 && /^an? ([a-z]+) ([a-z]+)$/i.exec(description)) || [];
      return one && new RegExp(`\\ban? ${one}\\b(?: ?,| and\\b)`, 'i').test(said) && new RegExp(`\\ban? ${other}\\b`, 'i').test(said) && !new RegExp(`\\b${one} ${other}\\b`, 'i').test(said) ? [String(description)] : [];
    }),
  ),
]; // biome-ignore format: short enough

/** "a fox that matches the otter": of the style alone, which all of one size share. */
const MATCHES = /,? (?:that |which |to )?(?:match(?:es|ing)?|fits?|goes with) (?:the|my|our) ([a-z][a-z ]*)$/i;
function withoutMatch({ wish, outcome }: Become, { own }: Context): Become {
  const notes = new Set<string>();
  const steps = outcome.steps.map((step): Step => {
    const { description } = argsOf(step) as { readonly description?: unknown };
    const [found = '', name = ''] = typeof description === 'string' && typeof step.args !== 'function' && step.price > 0 ? (MATCHES.exec(description) ?? []) : []; // biome-ignore format: one line
    const like = own.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    if (!like || typeof description !== 'string' || typeof step.args === 'function') return step;
    const bare = description.replace(found, '');
    const { width, height } = like.size ?? {};
    const sized = width && height && !('size' in step.args || 'width' in step.args);
    notes.add(`It is drawn in the usual style${sized ? `, as large as "${like.name}" (${width}x${height})` : `, as "${like.name}" was`}.`); // biome-ignore format: one line
    return { ...step, args: { ...step.args, description: bare, ...(sized ? (step.tool === 'create_character' ? { size: width } : { width, height }) : {}) }, what: step.what.replace(description, bare) }; // biome-ignore format: one line
  });
  if (!notes.size) return { wish, outcome };
  return { wish, outcome: { ...outcome, steps, notes: [...(outcome.notes ?? []).filter((note) => !/^"match/.test(note)), ...notes] } }; // biome-ignore format: one line
}

/** What tells what to do is no part of a picture: it is not paid for unasked. */
export const withoutLeaks = (all: readonly Become[], said: string, context: Context): readonly Become[] =>
  all.map((typed) => {
    const one = withoutMatch(typed, context);
    const leaks = [...leaksIn(one.outcome.steps), ...joinedIn(one.outcome.steps, said)];
    // the same pictures are not paid for twice
    const pace = one.outcome.notes?.some((note) => note.startsWith('How fast a movement goes'));
    if (pace && paid(one) && !one.outcome.instead)
      return { ...one, outcome: { ...one.outcome, instead: 'Its pictures would be alike.' } };
    if (!leaks.length || one.outcome.instead) return one;
    return { ...one, outcome: { ...one.outcome, instead: `I take ${quoted(leaks)} for a part of what is drawn, which may be wrong: say it by itself if it is not.` } }; // biome-ignore format: one line
  });
