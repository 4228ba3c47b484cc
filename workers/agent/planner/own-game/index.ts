/**
 * What is said in a conversation that has built a game: its address, what goes wrong in it, and changes of it clause by clause. Nothing of it begins
 * another game, and what is in the game is never taken for something of the library.
 */
import { slotIn } from '../../games/index.ts';
import { GAMES } from '../desk/looks.ts';
import { planEdit, whyNoEdit } from '../game-edits.ts';
import { gameSteps } from '../game-steps.ts';
import { gameWords } from '../holdings/in-game.ts';
import type { Memory } from '../memory.ts';
import { deleted } from '../owned/deeds.ts';
import { mineOf } from '../owned/mine.ts';
import { referencesIn } from '../owned/refer.ts';
import { missingIn, notThere } from '../owned/target.ts';
import * as say from '../says.ts';
import { isPlan, type Plan } from '../step.ts';
import { askedOf, copied, oneHero } from './asked.ts';
import { brokenIn } from './broken.ts';
import { takenDown, thrownOut } from './taken.ts';
import { asTyped, changeable, gameWordsOf, isRead, nearestTo, whyNot } from './words.ts';

const LINK =
  /\b(?:links?|urls?|address|web ?site|web ?page)\b|^\W*(?:(?:and|so|ok|hey|hi|but|please) )*(?:where|how) (?:can|do|could|should) (?:i|we|my \w+|he|she|they|people) (?:play|open|start|find|see|try|launch|run) (?:it|this|my game|the game|that)\b|^\W*(?:so |and )*(?:can|could|may) (?:i|we|my \w+) (?:play|try|see|open|test) (?:it|this|my game|the game|that)(?: now| already| yet| online)?(?: on (?:his|her|my|an?|the|their) [a-z]+)?\W*$|\bis (?:it|my game|the game|this)(?: still| already)? (?:online|live|up|deployed|published|there)\b|^\W*(?:please )?(?:share|publish|deploy|host|release) (?:it|my game|the game)\W*$/i;
const NO_LINK =
  /\b(?:download|export|zip|png|sprite|file)\b|\b(?:add|put|make|change|replace|remove|then|and)\b.*\b(?:link|url)\b/i;
const OTHER = /\b(?:the|my) (?:[a-z]+ )?(?:one|other)\b|\bgames\b|\ball\b/i;

/** Where the game is played; of several all addresses are told. */
export function linkTo(message: string, { game, results }: Memory): Plan | undefined {
  if (!LINK.test(message) || NO_LINK.test(message)) return undefined;
  const url = results.findLast(({ tool }) => tool === 'sandbox_deploy_worker')?.structured?.preview_url;
  if (!game || typeof url !== 'string') return /\b(?:game|play|platformer|runner|shooter|adventure)\b/i.test(message) ? { steps: [GAMES], notes: [] } : undefined;
  if (OTHER.test(message)) return { steps: [GAMES], notes: [] };
  return { tell: `"${game.title}" is online, at ${url}. Whoever has that link and reaches this server plays it in a browser, on a phone too; I cannot send it anywhere myself. Each change is there as soon as it is made.` };
} // biome-ignore format: short enough

/** "sorry, forget the game, let's do the mermaid first": something else, and the game stays as it is. */
const TAKEN_BACK =
  /^\W*(?:(?:sorry|no|wait|ok|hmm|actually|please)\W+)*(?:forget|skip|drop|leave|cancel|stop|never ?mind)(?: about)? (?:the|my|this|that) (?:[a-z]+ ){0,3}?game\b[\s,.;!]*(?:for now|please)?[\s,.;!]*(?:and |but )?(?:(?:let'?s|please|can you|could you|just|i want to|we can) )*(?:do|make|draw|start with|begin with|go with|try|take) (?:the |an? )?([a-z]+(?: [a-z]+){0,3}?)(?: (?:first|now|instead))?(?:\W+(?:and |then )?(?:then )?we(?:'ll| will)? .*)?\W*$/i;
export const insteadOfGame = (message: string): string | undefined => TAKEN_BACK.exec(message)?.[1];

/** What is done for a message in a conversation that has built a game; undefined where the usual readers know it. */
export function ofOwnGame(message: string, memory: Memory, projectId: string | null, agreed = false): Plan | undefined {
  const { game } = memory;
  if (!game || !projectId || message.length > LONGEST) return undefined;
  const linked = linkTo(message, memory);
  if (linked) return linked;
  const taken = takenDown(message, game) ?? thrownOut(message, memory);
  if (taken) return { tell: taken };
  const answer = askedOf(message, game);
  if (answer) return { tell: answer };
  const alone = oneHero(message) ?? copied(message, game);
  if (alone) return { ask: alone };
  const broken = brokenIn(message, game);
  if (broken && 'known' in broken) return { ask: say.editUnclear([broken.known]) };
  if (broken) return { whole: true, steps: gameSteps(game, { projectId, edit: { redraw: [] } }), notes: broken.notes };
  const mine = mineOf(memory);
  const thrown = /^\W*(?:(?:please|can you|could you) )*(?:delete|erase|throw away|trash|bin)\b/i.test(message) ? referencesIn(message, mine).filter(({ by, meant }) => by === 'name' && meant.length) : [];
  if (thrown.length) {
    const deed = deleted(thrown.flatMap(({ meant }) => meant), []);
    return { tell: `${'tell' in deed ? deed.tell.replace(/ Is there something that I can make\?$/, '') : ''}${/\bgames?\b/i.test(message) ? ` "${game.title}" stays online: whoever runs the server takes a game down, or a program with your token (undeployGame).` : ''} Is there something that I can make?` };
  }
  const lost = missingIn(message);
  // "make my pirate jump": nobody in the game, and nobody of the account
  if (lost && !slotIn(lost, game) && !/\b(?:game|hero|player|boss|enem|foe|level)\b/i.test(lost) && /^\W*(?:please )?(?:make|let|give|animate) my\b/i.test(message) && !referencesIn(message, mine).length)
    return { ask: 'ask' in notThere(lost, mine) ? (notThere(lost, mine) as { ask: string }).ask : say.VAGUE };
  const { clauses, notes } = gameWordsOf(message, game);
  const told = [...notes];
  if (!clauses.length) return notes.length ? { tell: notes.join(' ') } : undefined;
  // what was said so that the edits know it is read by them as before
  if (!notes.length && clauses.join(', ').toLowerCase() === asTyped(message) && !clauses.every((clause) => isRead(clause, game))) return undefined;
  const named = gameWords(clauses.join(', '), memory.listed ?? memory.holdings ?? []);
  // "use my elf as the boss", where there is no elf
  if (clauses.some((clause) => /\b(?:my|our) (?!game\b)[a-z]/i.test(clause)) && !named.found.length) return undefined;
  const place = { ...memory, holdings: memory.listed ?? memory.holdings ?? [], named: named.found, sought: true } as Memory;
  const said = clauses.map((clause) => gameWords(clause, memory.listed ?? memory.holdings ?? []).text);
  const plan = planEdit([said.join(', ')], place, projectId, agreed);
  // somebody of one's own for whom there was no place is told of
  const used = plan && isPlan(plan) ? JSON.stringify([plan.notes, plan.steps.map(({ args }) => (typeof args === 'function' ? args([]) : args))]).toLowerCase() : '';
  const left = used ? [...new Set(named.found.map(({ holding }) => holding.name))].filter((name) => !used.includes(name.toLowerCase())) : [];
  if (left.length) told.push(`${left.map((name) => `"${name}"`).join(' and ')} found no place yet: say as whom, for example "use my ${left[0]} as the hero".`);
  if (plan && isPlan(plan)) return { ...plan, notes: [...plan.notes, ...told], ...(plan.lacks && !agreed ? { lacks: [...plan.lacks, ...told] } : {}) };
  // what is so already, or not there
  const why = clauses.map((clause) => whyNoEdit(clause.toLowerCase(), memory));
  return clauses.join(' ') !== message.trim() && why.every(Boolean) ? { ask: say.editUnclear([...new Set(why as string[]), ...notes]) } : undefined;
} // biome-ignore format: short enough
const LONGEST = 400;

/** What is said where nothing of it was read: what of it cannot be had, and what comes near. */
export function nearestInGame(message: string, memory: Memory, projectId: string | null, several = false): Plan | undefined {
  const { game } = memory;
  if (!game || !projectId) return undefined;
  const { clauses, notes } = gameWordsOf(message, game);
  if (!clauses.length || (several && clauses.length < 2)) return undefined;
  const why = clauses.map((clause) => whyNot(clause) ?? whyNoEdit(clause.toLowerCase(), memory) ?? `I did not understand "${clause}" as a change of this game.`);
  const near = nearestTo(clauses, game);
  const plan = near ? planEdit([near], memory, projectId, true) : undefined;
  if (plan && isPlan(plan)) return { ...plan, lacks: [...new Set([...why, ...notes])], does: plan.notes };
  return { ask: say.editUnclear([...new Set(why), ...notes, changeable(game)]) };
} // biome-ignore format: short enough
