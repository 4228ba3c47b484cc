/** What of a game is to be other, change by change, each with whom or what it is said of. */
import { tidy } from '../slots.ts';
import type { Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { subjectOf } from '../words/subjects.ts';
import { one } from './words/game-slots.ts';

export interface Clause {
  readonly said: string;
  readonly ways: readonly string[];
}

/** What is to be other, each with whom or what it is said of. */
export function clausesOf(wish: Wish): readonly Clause[] {
  const clauses: Clause[] = [];
  let target: string | undefined;
  const behind = targetsBehind(wish);
  for (const [i, { slot, words }] of wish.slots.entries()) {
    const said = tidy(words);
    if (behind) target = behind.get(i);
    if (slot === 'target') target = IT.test(said) ? undefined : said;
    else if (slot === 'no')
      clauses.push(
        ...(/\b(?:new|other|more|extra|another|changes?|not)\b/i.test(said) ? [] : [{ said, ways: without(said) }]),
      );
    // "boss for level 3: a giant crab"
    else if (/^(?:n|foe|hero)$/.test(slot) && /\bboss\b/i.test(wish.words) && !/\bboss\b/i.test(said))
      clauses.push({
        said: `${said} as the boss`,
        ways: [`add ${/^(?:an?|the) /i.test(said) ? said : one(said)} boss`],
      });
    else if (BY_SLOT[slot]) clauses.push({ said, ways: BY_SLOT[slot](said) });
    // "a new level, in a cave"
    else if (
      slot === 'place' &&
      /\b(?:new|another|extra|more|further|next|bonus) (?:level|stage|island|area|world)\b/i.test(
        clauses.at(-1)?.said ?? '',
      )
    )
      clauses.push({ said: `${clauses.pop()!.said} ${/^(?:in|on|at) /i.test(said) ? said : `in ${said}`}`, ways: [] });
    else if (slot === 'n') clauses.push({ said, ways: [said, `add ${said}`] });
    else if (/^(?:change|rule|look|topic|anim|count|text)$/.test(slot))
      clauses.push({ said: target ? `${target}: ${said}` : said, ways: ofTarget(said, target) });
  }
  return clauses.length ? clauses : [{ said: tidy(wish.words), ways: [] }];
}

/** "twice as many in level 3": where the change is said first, what it is of stands behind it. */
function targetsBehind({ slots }: Wish): ReadonlyMap<number, string> | undefined {
  const first = slots.find(({ slot }) => slot === 'target' || slot === 'change');
  if (first?.slot !== 'change') return undefined;
  const of = new Map<number, string>();
  for (const [i, { slot, words }] of slots.entries()) {
    const at = slots.slice(0, i).findLastIndex((one) => one.slot === 'change');
    if (slot === 'target' && !IT.test(tidy(words))) of.set(at, tidy(words));
  }
  return of;
}

/** What points at the game itself. */
const IT =
  /^(?:it|this|that|everything|the whole thing)$|\b(?:game|platformer|runner|shooter|adventure|match-?3|tower defen[cs]e|puzzle)$/i;
const without = (said: string): readonly string[] => {
  const bare = tidy(said.replace(/^(?:no|not|without|remove|drop)\b/i, ''));
  return [`no ${bare}`, `remove the ${bare}`];
};
/** Slots of a new game that name what of a game that is there shall be other. */
const BY_SLOT: Readonly<Record<string, (said: string) => readonly string[]>> = {
  hero: (said) => [`the hero should be ${one(said)}`],
  foe: (said) =>
    /\bboss\b/i.test(said)
      ? [`add ${said}`, `add a boss: ${said.replace(/\bboss\b/i, '')}`]
      : [`the enemies should be ${said}`, `add enemies: ${said}`],
  pickup: (said) => [`replace the pickup with ${one(said)}`, `replace the coins with ${one(said)}`],
  place: (said) => [`set it in ${said}`, `set it in a ${said}`, said],
  name: (said) => [`call it "${said}"`, `the title should be "${said}"`],
  style: (said) => [`make it look ${said}`, said],
  palette: (said) => [`make it look ${said}`, `${said} colours`, said],
};

/** Begins what is said whole. */
const VERB =
  /^(?:add|remove|delete|drop|make|set|put|change|replace|swap|use|give|let|turn|start|begin|show|say|no|more|less|fewer|new|when|can|could|the)\b/i;

/** Something that somebody can be given or be. */
const GIVEN =
  /^(?:an?|some|more|two|three|\d+|my|his|her|its|the|[a-z-]+ (?:hair|eyes|hat|cape|armou?r|skin|clothes|scarf|coat|dress|shirt))\b/i;

/** "the hero" + "faster": ways in which edits may know it. */
function ofTarget(said: string, target: string | undefined): readonly string[] {
  // "make the coins fish"
  const [, what = '', by = ''] =
    /^(?:make|turn) (?:the |all (?:the )?)?([a-z]+s) (?:into |to )?([a-z]+)$/i.exec(said) ?? [];
  const swaps = by && !isAdjective(by) && !/er$/.test(by) && subjectOf(by) ? [`replace the ${what} with ${by}`] : [];
  const own = VERB.test(said)
    ? [said, ...swaps]
    : [
        said,
        ...(/^\d+ (?!more|new|extra|other)/i.test(said) ? [] : [`add ${said.replace(/^(?:with|having|plus) /i, '')}`]),
        // "5 levels and a shop": a thing, and no place that it shall be
        ...(/^an? [a-z]+$/i.test(said) ? [] : [`make it ${said}`, `set it ${said}`]),
        `${said} please`,
      ];
  if (!target) return own;
  // what is said of one level holds for none other
  const one =
    /\b(?:level|stage|wave|island|world) ?\d|\b(?:first|second|third|fourth|last|final|next|garden|boss) (?:level|stage|wave|island|world)s?\b/i.test(
      target,
    );
  const who = target.replace(/^(?:my|our) /i, 'the ');
  const the = /^(?:the|all|every|level|an?)\b/i.test(who) ? who : `the ${who}`;
  const bare = said.replace(/^(?:is|are|be|should be|to be|becomes?|looks?|into|to|with|as)\s+/i, '');
  if (one) return [`${the} should be ${bare}`, `${the} should be in ${bare}`, `${said} in ${target}`];
  return [
    ...[`make ${the} ${bare}`, `${the} should ${bare}`, `${the} should be ${bare}`, `${the} ${said}`, `${said} ${the}`],
    ...(GIVEN.test(bare) ? [`give ${the} ${bare}`, `replace ${the} with ${bare}`] : []),
    `${bare} ${who.replace(/^the /, '')}`,
    ...own,
  ];
}
