/** A message in parts, each of which changes one thing. Lists that belong together keep together, with "|" between. */
import { placeIn } from '../themes.ts';
import { numberIn } from './numbers.ts';

const SPLIT =
  /[,;.!\n]+(?!\d)|\b(?:and then|and also|as well as|and|then|also|but|plus)\b|(?<!\b(?:start|begin|starts|begins|me|us) )\bwith (?=(?:more|fewer|less|no) )/i;
const POLITE =
  /^(?:please|can you|could you|now|so|ok(?:ay)?|i think|maybe|lets|let's|i'?d like to|i want to|i would like to)\s+(?!have\b)/i;
const TAKE_IT =
  /^(?:remove|drop|disable|mute|turn off|get rid of|take out) (?:it|that|them)$|^take (?:it|that|them) (?:out|away|off)$/i;
/** What a list is of. */
const LISTED =
  /\b(?:enem(?:y|ies)|foes?|monsters?|towers?|turrets?|gems?|pieces?|obstacles?|creeps?|level|stage|island)\b[^,;.!]*?(?:\b(?:should|must|shall|could)(?: all)? be\b|\bare(?: now)?\b|\bwith\b|\bby\b|\binto\b|\bto\b|:|\blike\b|\bsuch as\b|\bbe\b|(?<=\badd (?:[\w-]+ ){0,3}(?:enemies|foes|monsters)))\s*((?:(?:an? |the |some )?[\w-]+(?: [\w-]+){0,3}\s*,\s*)*(?:an? |the |some )?[\w-]+(?: [\w-]+){0,3},?\s+(?:and|&)\s+(?:an? |the |some )?[\w-]+(?: [\w-]+){0,3})\s*$/i;
const NO_ITEM =
  /^(?:(?:please|also|then|now) )*(?:make|add|replace|swap|remove|delete|give|let|change|use|more|less|fewer|no|call|set|put|turn|it|there|i|he|she|they|the (?:hero|boss|player|music|jump|background|goal|coins?)\b.*(?:should|is|are))\b|\b(?:by|with|to|into|should|faster|slower|harder|easier|bigger)\b/i;

function keptTogether(words: string): string {
  const [, list = ''] = LISTED.exec(words) ?? [];
  const items = list.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/).filter(Boolean);
  if (items.length < 2 || items.some((item) => NO_ITEM.test(item))) return words;
  return words.slice(0, words.lastIndexOf(list)) + items.join('|');
}

/** What is told of a boss after a comma, and belongs to it. */
const BOSS =
  /\bboss(?:es)?(?: (?:fight|battle))?(?: (?:at|in|to|for) (?:the )?(?:very )?(?:end|last|final)(?: (?:level|room|stage))?(?: of [\w ]+)?)?$/i;
const OF_BOSS =
  /^(?:(?:it|he|she) (?:should|must|shall) be |(?:it|he|she)(?:'s| is) |(?:please )?(?:use|take|with|make (?:it|him|her)|let it be) |like |maybe |for example |e\.?g\.? )?(an? [\w -]+)$/i;

export function clausesOf(words: string): string[] {
  const clauses: string[] = [];
  // one way, and no two things to do
  const joined = words
    .replace(/\b(doors?|gates?|locks?) (?:and|&) (?:some |the )?(keys?)\b/gi, '$1 with $2')
    .replace(/\b(keys?) (?:and|&) (?:some |the )?((?:locked )?(?:doors?|gates?))\b/gi, '$1 with $2')
    // "in a desert with scorpions as enemies": where, and who
    .replace(
      /,?\s+with ((?:an? |the |some )?[a-z-]+(?: [a-z-]+){0,2}) as (?:the |an? )?(enem(?:y|ies)|foes?|monsters?|boss|hero|coins?|pick-?ups?)\b/gi,
      ', the $2 should be $1',
    )
    .replace(/\b(up|left|back|to) and (down|right|forth|fro)\b/gi, '$1|$2');
  // what stands in quotes is one thing
  const quoted: string[] = [];
  const apart = joined.replace(/["“][^"”]+["”]/g, (said) => `#${quoted.push(said) - 1}#`);
  for (const part of keptTogether(apart.trim().replace(/[.!?\s]+$/, '')).split(SPLIT)) {
    const clause = part
      .replace(/#(\d+)#/g, (_, at: string) => quoted[Number(at)]!)
      .trim()
      .replace(POLITE, '')
      .replace(/^[-:]+\s*|\s*[-:]+$/g, '');
    if (!clause) continue;
    const before = clauses.at(-1) ?? '';
    // "the music is annoying, remove it"
    const [, what] = /^(?:the )?(.+?) (?:is|are)\b/i.exec(before) ?? [];
    const [, told] = OF_BOSS.exec(clause) ?? [];
    // "add a second enemy, a flying eye"
    if (
      told &&
      /^.*\b(?:add|include|put|want|need|new|another|second|third|sixth)\b.*\b(?:enemy|foe|monster|opponent|tower|gem|piece|candy|stone)(?: (?:type|kind))?$/i.test(
        before,
      )
    ) {
      clauses.splice(-1, 1, `${before}: ${told}`);
      continue;
    }
    // "add a friend who follows me, a small dragon"
    if (
      told &&
      /\b(?:add|want|need|give|include|with)\b.*\b(?:friend|companion|pet|sidekick|buddy|follower)(?: (?:who|that|which|to) [a-z ]+)?$/i.test(
        before,
      )
    ) {
      clauses.splice(-1, 1, `add ${told} as a companion`);
      continue;
    }
    // "more lives, 5 please"
    const [, count] =
      /^(?:make it |like |say |maybe |exactly )?(\d+|[a-z]+)(?: of (?:them|those))?(?: please| pls)?$/i.exec(clause) ??
      [];
    const counted = /\b(?:more|fewer|less)(?: of the| the)? (lives|levels|coins|hearts|enemies|waves|moves)$/i.exec(
      before,
    )?.[1];
    if (count && counted && numberIn(count) !== undefined) {
      clauses.splice(-1, 1, `${count} ${counted}`);
      continue;
    }
    // "faster enemies but fewer of them"
    const whom = /\b(enemies|foes|monsters|levels|lives|coins|gems)\b/i.exec(before)?.[1];
    if (whom && /^(?:more|fewer|less|not so many) of (?:them|those)$/i.test(clause)) {
      clauses.push(clause.replace(/of (?:them|those)$/i, whom));
      continue;
    }
    // "the hero should be a pirate on a beach": who, and where
    const [, whoIs, where] =
      /^(.*\b(?:should be|to|into|be|with) (?:an? )?[a-z-]+(?: [a-z-]+)?) ((?:in|on|at) (?:an? |the )?[a-z-]+(?: [a-z-]+)?)$/i.exec(
        clause,
      ) ?? [];
    if (whoIs && where && /\b(?:hero|player)\b/i.test(whoIs) && placeIn(where)) {
      clauses.push(whoIs, `set it ${where}`);
      continue;
    }
    // "a second level in a cave and a third one in the jungle"
    const [, nth, there] =
      /^((?:add )?(?:an?|the) (?:second|third|fourth|fifth|sixth|last|final|next))(?: one)? ((?:in|on|at|under|inside|with) .+)$/i.exec(
        clause,
      ) ?? [];
    if (nth && /\blevel\b/i.test(before)) {
      clauses.push(`${nth} level ${there}`);
      continue;
    }
    // "turn the slimes into snails and make them slower"
    const [, pace] =
      /^(?:make )?(?:them|they)(?: should)?(?: be| move)? ((?:much |a bit |way )*(?:faster|slower|quicker))$/i.exec(
        clause,
      ) ??
      // "more enemies, and faster"
      (/\b(?:enemies|foes|monsters)\b/i.test(before)
        ? /^((?:much |a bit |way )*(?:faster|slower|quicker))(?: ones)?$/i.exec(clause)
        : undefined) ??
      [];
    // "fewer zombies but faster", "change the bats to crows, they should be slower": those who were named
    const named =
      /^(?:more|less|fewer|not so many|many) ([a-z]+s)$/i.exec(before)?.[1] ??
      /\b(?:with|by|to|into|should be) (?:the )?([a-z]+s)$/i.exec(before)?.[1];
    const also = pace ?? /^((?:much |a bit |way )*(?:faster|slower|quicker))(?: ones)?$/i.exec(clause)?.[1];
    if (also && named) {
      clauses.push(`${named} ${also}`);
      continue;
    }
    if (pace && /s\b/.test(before)) {
      clauses.push(`enemies ${pace}`);
      continue;
    }
    if (what && TAKE_IT.test(clause)) clauses.splice(-1, 1, `remove the ${what}`);
    else if (told && BOSS.test(before) && !/\bboss\b/i.test(told)) clauses.splice(-1, 1, `${before}: ${told}`);
    else clauses.push(clause);
  }
  return clauses;
}

const VERB =
  /^(?:(?:please|now|also) )*(add|include|remove|no|without|more|fewer|less|with|use|i want|replace|swap|change|turn|make (?:it|the [\w-]+(?: [\w-]+)?|him|her)|the (?:hero|player|game|enemies) (?:should|can|must)(?: be)?|(?:he|she|it) (?:should|can|must)(?: be)?)\b/i;

/** "add rain and fog": the verb of the part before holds for the next one as well. */
export const likeBefore = (clause: string, before: string | undefined): string | undefined => {
  // "the hero should be a frog and the enemies flies"
  const [, who, what] = /^(?:the |all the |all )?([a-z]+) ((?:an? )?[a-z]+(?: [a-z]+)?)$/i.exec(clause) ?? [];
  if (who && what && /\b(?:should|must) be\b/i.test(before ?? '') && !/^(?:an?|more|fewer|less|no)$/i.test(who))
    return `the ${who} should be ${what}`;
  const [, verb] = VERB.exec(before ?? '') ?? [];
  return verb && !VERB.test(clause) ? `${verb} ${clause}` : undefined;
};
