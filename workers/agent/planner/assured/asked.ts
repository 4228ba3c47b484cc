/** Questions before anything is paid for, and what an answer to one of them makes of the message that was asked about. */
import type { Turn } from '../../model.ts';
import * as say from '../says.ts';
import { NOTHING_MORE, YES } from '../words.ts';

const WITHOUT =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|sure|fine|no|just|please|then|well)[\s,.!]+)*(?:(?:go|carry) on|continue|proceed|go ahead|without(?: (?:it|them|that|those))?|(?:leave|take) (?:it|them|that) (?:out|away|off)|skip(?: (?:it|them|that))?|drop (?:it|them)|never ?mind (?:it|them|that)|(?:it'?s|that'?s) (?:ok(?:ay)?|fine)|doesn'?t matter|do it anyway|anyway)\b[\w\s,.!]*$/i;
const TAKE =
  /^\W*(?:(?:ok(?:ay)?|yes|then|please|just|maybe|i (?:want|would like|take|choose)|make (?:it|that)|use|take|with|draw|an?|the|some)[\s,]+)*/i;
const LONGEST_ANSWER = 6;

export interface Settled {
  /** What is wished for, with what was answered put in. */
  readonly text: string;
  /** The user has heard what of it would be missing or doubtful. */
  readonly agreed: boolean;
}

/**
 * The last message of the user with all that was settled about it by questions of this kind; undefined where it answers none. A word
 * that is taken instead is put in the place of the one that cannot be drawn, so that the message reads as if it had been said so.
 */
export function settledBy(turns: readonly Turn[]): Settled | undefined {
  let now: Settled | undefined;
  let before: Turn | undefined;
  let text = '';
  for (const turn of turns) {
    if (turn.role === 'user') {
      const words = before?.role === 'assistant' && !before.calls.length ? say.missingWords(before.text) : undefined;
      const sure = before?.role === 'assistant' && !before.calls.length && say.isReassuring(before.text);
      now = words ? answered(text, words, turn.text) : sure && YES.test(turn.text) ? { text, agreed: true } : undefined;
      text = now?.text ?? turn.text;
    }
    before = turn;
  }
  return now;
}

function answered(text: string, missing: readonly string[], answer: string): Settled | undefined {
  if (YES.test(answer) || WITHOUT.test(answer)) return { text, agreed: true };
  if (NOTHING_MORE.test(answer) || /[?]/.test(answer)) return undefined;
  const taken = answer
    .split(/\s*(?:,|\band\b)\s*/i)
    .map((one) => one.replace(TAKE, '').replace(/\s*(?:please|pls|instead|then)?[\s.!]*$/i, ''))
    .filter(Boolean);
  const short = answer.trim().split(/\s+/).length <= LONGEST_ANSWER;
  if (!short || taken.length > missing.length) return undefined;
  const said = taken.reduce((all, one, i) => {
    const form = new RegExp(`\\b${missing[i]!.replace(/[^\w-]/g, '.')}\\w{0,3}\\b`, 'i');
    return form.test(all) ? all.replace(form, one) : `${all}, ${one}`;
  }, text);
  return { text: said, agreed: false };
}
