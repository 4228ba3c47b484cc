/** Who stands for what in a game, in whichever order it is said: "the golem should be the boss and my slime the enemy", "nvm the golem, spider instead". */
import { type GameDescription, slotIn, slotsOf } from '../../games/index.ts';
import { isSomebody } from './somebody.ts';

const ROLE =
  '(hero|heroine|player|main character|boss|final boss|enemy|enemies|foes?|villain|companion|pet|sidekick|goal|pick-?up|coins?|gems?)';
const WHO =
  '((?:the |my |our |an? )?(?!and\\b|it\\b|he\\b|she\\b|they\\b|use\\b|make\\b|add\\b|let\\b)[a-z][a-z-]*(?: (?!and\\b|should\\b|as\\b|is\\b)[a-z-]+){0,2}?)';
const IS_ROLE = new RegExp(`(?<=^|[,.;!] ?|\\band |\\bthen |\\bplease )${WHO} (?:should be|must be|shall be|can be|will be|is|are|becomes?|plays?) (?:now )?(?:the |an? |my )?${ROLE}(?= *(?:$|[,.;!?]|and\\b|please\\b|now\\b|at the end|in the))`, 'gi'); // biome-ignore format: one line
/** "… and my slime the enemy": the verb is that of the part before it. */
const ALSO_ROLE = new RegExp(`(?:,? and |, )${WHO} (?:as |is )?(?:the |an? )${ROLE}(?= *(?:$|[,.;!?]|and\\b))`, 'gi');
const NOBODY = new RegExp(`^(?:the |my |an? )?(?:${ROLE.slice(1, -1)}|levels?|game|music|there)$`, 'i');
/** "nvm the golem, spider instead", "not the bat, a crow" */
const INSTEAD =
  /^\W*(?:nvm|never ?mind|forget(?: about)?|scrap|skip|lose|ditch|drop|no|not|i don'?t (?:want|like))\b,? (?:with )?(?:the |that |my )?([a-z][a-z -]*?)(?: anymore| after all| then)?[,.;!]+ (?:and |but )?(?:use |take |put |make it |rather |do |have |let'?s (?:use|take|do) )?((?:the |my |an? )?[a-z][a-z -]*?)(?: instead| rather)\W*$/i;
/** Whom it hunts is the hero of the game. */
const HUNTS =
  /(?<=^|[,.;!] ?|\band )((?:the |my |an? )?[a-z][a-z-]*(?: [a-z-]+)?) (?:should|must|shall|has to|needs to|could|can|will) (?:also |always )?(?:chase|hunt|follow|attack|run after|go after|pursue|be after|be chasing|be hunting)s? (?:down )?(?:the |my )?([a-z][a-z -]*?)(?= *(?:$|[,.;!?]|and\b|around\b|everywhere\b))/gi;

const withArticle = (who: string): string => (/^(?:the|my|our|an?) /i.test(who) ? who.replace(/^(?:my|our|the) /i, 'a ') : `a ${who}`); // biome-ignore format: one line

/** The words as the edits of games know them. */
export function inRoles(words: string, game: GameDescription): string {
  const [, gone = '', by = ''] = INSTEAD.exec(words) ?? [];
  if (by && slotIn(gone, game)) return `replace the ${gone} with ${withArticle(by)}`;
  const use = (all: string, who: string, role: string): string =>
    NOBODY.test(who) || !isSomebody(who.replace(/^(?:the|my|our|an?) /i, '')) ? all : `${/^,? ?(?:and |, )/.test(all) ? ', ' : ''}use ${withArticle(who)} as the ${role}`; // biome-ignore format: one line
  const first = words.replace(IS_ROLE, use);
  const named = first === words ? words : first.replace(ALSO_ROLE, use);
  return named.replace(HUNTS, (all, who: string, whom: string) => {
    const bare = who.replace(/^(?:the|my|our|an?) /i, '');
    const hero = slotIn(whom, game)?.id === 'hero' || /^(?:me|him|her|player|hero)$/i.test(whom) || isSomebody(whom);
    if (!hero || NOBODY.test(who) || !isSomebody(bare) || slotIn(bare, game)) return all;
    return slotsOf(game).some(({ id }) => id === 'chaser') ? `replace the chaser with ${withArticle(who)}` : `add enemies: ${bare}`; // biome-ignore format: one line
  });
}
