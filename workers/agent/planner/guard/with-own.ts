/** A message read once more with what it names of the account. */
import { actOf } from '../acts/index.ts';
import { argsOf, paid } from '../calls-of.ts';
import { movesComing } from '../moves-coming.ts';
import { listed, toldOf } from '../phrases.ts';
import type { Become, Context } from '../types.ts';
import type { Named } from './named.ts';
import { ASKS_WHAT, offersFor, readingsOf } from './readings.ts';

/** Says that nothing was understood, or asks for what was said already. */
export const NO_ANSWER =
  /I do not know how to do|^That I do not know|^I see\. What shall|I do not understand|You name no movement|^What shall be other in|To that I have no answer|^I have no drawing of|^What shall it be\? Say who|^Which one do you mean: /;
/** A portrait, an isometric tile, an icon of it was asked for, and none is drawn; or it has "no drawing". */
export const otherKind = ({ own }: Named, said: string, become: readonly Become[]): boolean => {
  const told = become.flatMap(({ outcome: { steps } }) => steps).map((step) => `${step.tool} ${JSON.stringify(argsOf(step))}`).join(' ').toLowerCase(); // biome-ignore format: one line
  return KINDS.some(([form, call]) => form.test(said) && !call.test(told)) || become.some(({ outcome: { instead = '' } }) => instead.startsWith(`I have no drawing of "${own.name}"`)); // biome-ignore format: one line
};
const KINDS: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [/\b(?:portrait|avatar|headshot|bust)s?\b|\b(?:face|head)\b.*\bicon\b/i, /portrait|avatar|head|bust|face/],
  [/\biso(?:metric)? (?:version|tile|view|one|variant)\b/i, /create_isometric|create_tiles_pro/],
];

/** The message read once more, with what it names as what it is about. */
export function withOwn(about: Named, become: readonly Become[], said: string, context: Context): readonly Become[] {
  const { own } = about;
  const tried = readingsOf(about, said, context).flatMap((wish) => {
    const outcome = actOf(wish)(wish, context);
    return outcome && (outcome.steps.length || (wish.act === 'find' && outcome.say))
      ? [{ wish, outcome: movesComing(wish, outcome, []) }]
      : [];
  });
  const [best, ...others] = tried;
  if (!best) {
    if (!become.some(paid)) return ASKS_WHAT.test(said) ? [{ wish: become[0]!.wish, outcome: { steps: [], say: `With "${own.name}" I can ${offersFor(own)}.` } }] : become; // biome-ignore format: one line
    return [{ wish: become[0]!.wish, outcome: { steps: [], ask: `Nothing is made yet: your "${own.name}" is named, and I do not see what shall become of it. I can ${offersFor(own)}. Which shall it be?` } }]; // biome-ignore format: one line
  }
  if (best.wish.act === 'find') return [best];
  const ways = others
    .slice(0, 2)
    .map(({ outcome }) => toldOf(outcome.steps)[0] ?? '')
    .filter(Boolean);
  const anew = become.find(paid);
  const fresh = anew ? toldOf(anew.outcome.steps.filter(({ price }) => price > 0))[0] : undefined;
  const or = [...ways, ...(fresh ? [`without it, ${fresh}`] : [])];
  const taken = { ...best.outcome, instead: [best.outcome.instead, become.some(paid) ? `I take it that your "${own.name}" is meant${or.length ? `; or say so if it shall be ${listed(or, 'or')}` : ''}.` : or.length ? `I read it so; say so if it shall rather be ${listed(or, 'or')}.` : 'I read it so.'].filter(Boolean).join(' ') }; // biome-ignore format: one line
  const parts = become.filter((one) => paid(one) || become.length === 1);
  const at = parts.length > 1 ? become.findIndex(({ wish }) => wish.words.toLowerCase().includes(about.words.toLowerCase())) : -1; // biome-ignore format: one line
  const one = { wish: best.wish, outcome: taken };
  return at < 0 ? [...become.filter((part) => !parts.includes(part) && part.outcome.say && !NO_ANSWER.test(part.outcome.say)), one] : become.with(at, one); // biome-ignore format: one line
}
