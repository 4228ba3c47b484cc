/** What was paid is wanted back: nothing is, and what was made last is offered once more. */
import { stepsFor } from '../changes/change-steps.ts';
import type { Memory } from '../memory.ts';
import * as say from '../says.ts';
import { isPlan, type Plan } from '../step.ts';
import { assetOf } from './deed.ts';
import { mineOf } from './mine.ts';

const REFUND = /\brefunds?\b|\b(?:give|want|get|need)\b.{0,20}\b(?:credits?|generations?|money)\b.{0,10}\bback\b/i;
const OF_JOBS = /\b(?:cancel|abort|interrupt|if i stop)/i;
export const wantsBack = (text: string): boolean => REFUND.test(text) && !OF_JOBS.test(text);

/** What was made last, once more. */
function redrawn(memory: Memory, projectId: string | null): Plan | undefined {
  const last = mineOf(memory).last;
  const steps = last ? stepsFor({ kind: 'again', times: 1 }, assetOf(last), projectId) : [];
  return steps.length ? { steps, notes: [] } : undefined;
}
/** Nothing is paid back, and what was made last is offered once more. */
export function refunded(memory: Memory, projectId: string | null, agreed: boolean): Plan {
  const plan = redrawn(memory, projectId);
  if (agreed) return plan ?? { tell: say.NO_REFUND };
  const last = mineOf(memory).last;
  return plan && isPlan(plan) && last
    ? { ...plan, proposal: `I am sorry. Credits I cannot give back; whoever runs this service can, and what failed was not charged. I would draw "${last.name}" once more, which comes out otherwise; the one that you have is kept. Or say what is to be different in it.` }
    : { tell: say.NO_REFUND };
} // biome-ignore format: short enough
