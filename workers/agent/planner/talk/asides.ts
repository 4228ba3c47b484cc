/** What is said in brackets: of whom it stands behind. */
import { isMove } from '../moves.ts';

const KIND = /^(?:pick-?up|item|enemy|npc|object|boss|power-?up|thing|character|prop|icon|weapon|animal|pet|hero)s?$/i;
const PLAIN =
  /^(?:male|female|man|woman|boy|girl|child|middle-aged|old|young|tall|short|small|big|large|fat|thin|evil|good|bald|open|opened|closed|shut|full|empty|lit|unlit|broken|locked|unlocked|burning|ruined|\w+y)$/i;

/** How a thing is, and no movement. */
const STATE = /^(?:open|opened|closed|shut|lit|unlit|locked|unlocked|broken)$/i;

/** "a hero (male, cape, no helmet)" → "a male hero with cape and no helmet", "a dog (run)" → "a dog, run animation" */
export const withoutBrackets = (text: string): string =>
  text
    // "lumberjack (beard, axe) idle/walk": what follows is what he does
    .replace(
      /(\w+)\s*\(([^()]{1,80})\)(?: (?=([a-z]+)\b))?/g,
      (all, noun: string, more: string, next?: string) =>
        `${withAside(noun, more)}${next ? (isMove(next, undefined) ? ', ' : ' ') : ''}${all.endsWith(' ') || !next ? '' : ''}`,
    )
    .replace(/\ba (?=(?:open|opened|old|unlit|unlocked|evil) )/gi, 'an ');

function withAside(noun: string, more: string): string {
  // "my daughter (6)"
  if (/^\d+$/.test(more)) return noun;
  // "a crate (32x32)"
  if (/^\d+ ?(?:x|px|pixels?)/i.test(more)) return `${noun} ${more}`;
  // "health pickup (heart)"
  if (KIND.test(noun) && /^(?:an? )?[\w-]+(?: [\w-]+)?$/.test(more)) return more;
  const items = more.split(/\s*(?:[,;/+]|\band\b)\s*/i).filter(Boolean);
  const moves = items.filter((item) => !STATE.test(item) && isMove(item, undefined));
  if (moves.length === items.length) return `${noun}${moves.map((move) => `, ${move} animation`).join('')}`;
  const plain = items.filter((item) => PLAIN.test(item));
  const rest = items.filter((item) => !plain.includes(item));
  const link = /^(?:with|in|holding|wearing|no|without|from|like)\b/i.test(rest[0] ?? '') ? '' : 'with ';
  return `${[...plain, noun].join(' ')}${rest.length ? ` ${link}${rest.join(' and ')}` : ''}`;
}
