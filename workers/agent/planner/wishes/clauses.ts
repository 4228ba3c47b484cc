/** A sentence, parted into clauses. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { AGAIN_TOLD, eachAnimation, FILLER, isHeader, NUMBER, SAME, SET, saidBeside } from '../clause-words.ts';
import { eachOne } from '../kinds.ts';
import { moveOf } from '../moves.ts';
import { isAdjective, singular, subjectOf } from '../subjects.ts';
import { varied } from '../variants.ts';
import { bareNoun, bareWish, PARTS, UI } from '../words.ts';
import { APART, counted, headed, withoutOfAll } from './sets.ts';
import { eachState } from './states.ts';

/** The clauses of a sentence in which something may be wished for. */
export function clausesOf(text: string): string[] {
  const clauses = together(eachAnimation(varied(eachOne(headed(eachState(withoutOfAll(text)))))))
    .split(PARTS)
    .map((part) => part.replaceAll(TOGETHER, 'and'))
    // "tree but autumn", "his rival, a waiter"
    .map((part) =>
      part.replace(/^((?:an? )?)([\w -]+?),? but ([\w -]+)$/i, (all, article: string, noun: string, how: string) =>
        isAdjective(how) ? `${article}${how} ${noun}` : all,
      ),
    )
    .filter((part) => !saidBeside(part))
    .map((part) => part.replace(/^(.+) (?:yes|ok)\s*$/i, '$1'))
    .map((part) =>
      part.startsWith(APART)
        ? part
        : `${AGAIN_TOLD.test(part) ? `${SAME} ` : ''}${bareWish(part).replace(SET, '').trim()}`,
    )
    // a name of its own: "Rust Crawler"
    .filter((part, _, all) => all.length === 1 || UI.test(text) || !/^"[^"]*"$/.test(part))
    .filter(
      (part, _, all) =>
        part &&
        !FILLER.test(part) &&
        !(
          isHeader(part) &&
          !isOneOfThem(part, all, text) &&
          !moveOf(part.replace(/^animate (?:(?:him|her|it|them) )?/i, '')) &&
          (all.length > 1 || !subjectOf(part))
        ),
    );
  joinAdjectives(clauses);
  namePeople(clauses);
  return clauses.flatMap((clause) =>
    clause.startsWith(APART) ? counted(clause.slice(APART.length)).map((one) => `${APART}${one}`) : counted(clause),
  );
}

/** "2 trees, 3 rocks", "a tree and a rock": things of their own, and no heading of what follows. */
const isOneOfThem = (part: string, all: readonly string[], text: string): boolean =>
  !text.includes(':') &&
  subjectOf(singular(bareNoun(part.replace(NUMBER, '')))) !== undefined &&
  !(NUMBER.test(part) && amountOf(part) === all.length - 1 && all.every((one) => one === part || !NUMBER.test(one)));
const amountOf = (part: string): number =>
  ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'].indexOf(part.split(' ')[0]!.toLowerCase()) + 1
    ? ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'].indexOf(part.split(' ')[0]!.toLowerCase())
    : Number(part.split(' ')[0]);

/** "baker, smith, farmer, guard": where several are somebody, so is who could be a movement. */
function namePeople(clauses: string[]): void {
  const isSomebody = (clause: string) => /^[a-z]+$/i.test(clause) && subjectOf(clause)?.kind === 'person';
  const surely = clauses.filter((clause) => isSomebody(clause) && !moveOf(clause));
  if (surely.length < 2) return;
  for (const [i, clause] of clauses.entries()) if (isSomebody(clause) && moveOf(clause)) clauses[i] = `a ${clause}`;
}

/** Stands for "and" between two colours of one thing: "red and white stripes". */
const TOGETHER = '∧';
const together = (text: string): string =>
  text
    // "with a laptop, a mug and papers on it": all of it is there
    .replace(
      /\bwith (?:(?!\bwith\b)[^.;:])+ (?:on|in|inside|around|under|beside|behind) (?:it|him|her|them|top)\b/gi,
      (all) => all.replace(/\s*(?:,(?: and)?|\band\b)\s*/g, ` ${TOGETHER} `),
    )
    .replace(/\b([\w-]+) and ([\w-]+)(?= [\w-]+|\s*(?:$|[,.;]))/g, (all, one: string, other: string) =>
      isHue(one) && isHue(other) ? `${one} ${TOGETHER} ${other}` : all,
    );

const isHue = (word: string): boolean =>
  LEXICON.read(word.toLowerCase()).some(({ is }) => is === 'colour' || is === 'tone');

/** "wood and rope style dialog box": what only describes belongs to what follows. */
function joinAdjectives(clauses: string[]): void {
  while (clauses.length > 1 && isAdjective(clauses[0]!) && UI.test(clauses[1]!)) {
    const [first, second] = clauses.splice(0, 2) as [string, string];
    clauses.unshift(`${first} and ${second}`);
  }
}
