/**
 * What is asked of the account itself: what there is, whether something is there already, what has a word in its name, what is being drawn.
 * It is looked up whatever the conversation is about, and nothing is made.
 */
import { find } from '../account.ts';
import { GAMES, JOBS } from '../desk/looks.ts';
import type { Memory } from '../memory.ts';
import type { Plan } from '../step.ts';
import { singular } from '../subjects.ts';
import { namesOf } from './deed.ts';
import { type Mine, mineOf } from './mine.ts';
import { referencesIn } from './refer.ts';
import { whyItIs } from './why.ts';

const AROUND =
  '^\\W*(?:(?:hey|hi|hello|ok|okay|so|and|now|please|pls|btw|wait|can you|could you|tell me|remind me)[\\s,]+)*';
/** "what do i own", "list all my stuff" */
const ALL_OF_IT = new RegExp(
  `${AROUND}(?:what(?: all)? (?:do|have) i (?:all )?(?:own|have|got|made)(?: so far| here| already| in (?:here|my (?:account|library)))?|what(?:'s| is| are) (?:all )?mine|(?:list|show)(?: me)? (?:all|everything)(?: (?:that )?(?:i (?:own|have|made)|of mine|(?:of )?my (?:stuff|things|assets)))?|(?:list|show)(?: me)? (?:all )?my (?:stuff|things|assets|work|creations|belongings))\\W*$`,
  'i',
); // biome-ignore format: one line
const HAS_IT = new RegExp(
  `${AROUND}(?:do i (?:already |still |even )?(?:have|own)|have i (?:already |still )?(?:got|made|drawn)|is there (?:already )?|did i (?:already )?(?:make|draw|have))\\s+(?:an?|any|some|one|the|my|already)\\s+(?:kind of )?([a-z][a-z -]*?)(?:\\s+(?:already|somewhere|yet|here|left|saved|in (?:here|there|my (?:account|library|stuff))|lying around|of mine))*\\s*(?:[?.!,]|$)`,
  'i',
);
/** "show me everything with a sword" */
const WITH_IT = new RegExp(
  `${AROUND}(?:show|find|list|give|get)(?: me)? (?:everything|all|anything|every ?one|whatever)(?: (?:i have|i own|of mine|that i have|my (?:stuff|things|assets)))?(?: (?:that|which|who))? (?:with|has|have|having|holding|wearing|carrying|containing|about|named|called|made of|in) (?:an? |the |some )?([a-z][a-z -]*?)(?: (?:in it|on it|in the name|please|pls))?\\W*$`,
  'i',
);
/** "anything still running", "is my mermaid done yet" */
const RUNNING =
  /\b(?:anything|something|what|which|is|are|how many|still|everything)\b.{0,40}\b(?:still )?(?:running|in (?:the )?queue|queued|being (?:drawn|made|generated|rendered)|in progress|pending|waiting|generating|rendering)\b/i;
const CLOSES = /\b(?:close|leave|quit|go|shut|turn off|log ?out|bed)\b/i;
const CANCELS =
  /^\W*(?:(?:please|pls|ok|no|oh|wait|can you|could you|you are useless|stop everything)[\s,.!]+)*(?:cancel|abort|stop|kill) (?:it|that|this|them|everything|all(?: of (?:it|them))?|the (?:queue|jobs?|drawing|rendering|generation)|(?:the |my )[a-z][a-z ]{1,30}?)(?: (?:job|drawing|generation|now|please|pls|that is running))*\W*$/i;
const A_GAME = /\b(?:games?|levels?|hero|enem(?:y|ies)|boss|player|music|sounds?|lives|score|hurt|robot walking)\b/i;
/** A game that somebody had and cannot find. */
const LOST_GAME =
  /\b(?:had|made|have|built|where(?:'s| is)|find|lost)\b.{0,30}\bgames?\b.{0,160}\b(?:can(?:no|')?t find|cannot find|still (?:have|there)|find it|where is it|lost|gone)\b|\bwhere (?:are|did) my games\b/i;
/** Into what belongs to somebody else. */
const ELSEWHERE =
  /\b(?:log ?(?:in(?:to)?| into)|sign in(?:to)?|get in(?:to)?|hack|go in(?:to)?|access|open|look in(?:to)?|take from|steal|copy|import|transfer|use)\b.{0,40}\b(?:(?:my |his |her |their )?(?:friend|brother|sister|mate|buddy|colleague|cousin|boss|girlfriend|boyfriend|ex|teacher|somebody|someone|someone else|another (?:user|person)|other (?:users?|people|persons?))(?:'?s)?|another|somebody else'?s|someone else'?s) (?:accounts?|library|libraries|assets?|stuff|profile|projects?)\b/i;
/** Who asks of other people's things. */
const OF_OTHERS = /\b(?:other|others|friend|somebody|someone|people|else)\b/i;

/** Of a kind, or called so: "a tree" of an oak. */
function ofKind(words: string, mine: Mine): readonly string[] {
  const noun = words.trim().toLowerCase();
  const refs = referencesIn(`my ${noun}`, mine).concat(referencesIn(`all my ${singular(noun)}s`, mine));
  const named = mine.all.filter(({ name, description }) => `${name} ${description}`.toLowerCase().split(/[^a-z]+/).includes(singular(noun)));
  return [...new Set([...refs.flatMap(({ meant, either }) => [...meant, ...either]), ...named].map(({ name }) => name))];
} // biome-ignore format: short enough

/** Whether the list of what there is has to be looked up for it. */
export const asksOfAccount = (message: string): boolean => HAS_IT.test(message) || WITH_IT.test(message);

/** The answer to such a question; undefined where a message is none. */
export function askedOfAccount(message: string, memory: Memory): Plan | undefined {
  if (message.length > 300 || memory.asked !== undefined) return undefined;
  const mine = mineOf(memory);
  if (ALL_OF_IT.test(message)) return { steps: [find({}, 'what you have'), GAMES], notes: [] };
  if (LOST_GAME.test(message)) return { steps: [GAMES], notes: ['These are all that there are: open each at its address. A game is changed in its own conversation.'] };
  if (RUNNING.test(message) && !A_GAME.test(message) && !/\b(?:animat|draw a|make a|cycle)\b/i.test(message))
    return { steps: [JOBS], notes: [...(CLOSES.test(message) ? ['You can close the window: what was begun goes on on the server, and is in your library when it is done.'] : []), 'A job is cancelled in the queue of the studio; what was not drawn is not charged.'] };
  if (!memory.made.length && !memory.game && memory.offered === undefined && CANCELS.test(message) && !A_GAME.test(message))
    return { steps: [JOBS], notes: ['Cancelling is done in the queue of the studio, beside every page: what was not drawn yet is not charged, and its generations come back by themselves. I cannot cancel from here.'] };
  if (ELSEWHERE.test(message)) return { tell: 'I see and change nothing of any account but yours, whoever has agreed to it: each has its own token and library. Your friend saves it from its page in the studio (Download) and sends you the file; a figure is brought in by Create › Character › More settings › Reference image. Or say what it looks like, and I draw one for you (1 generation).' };
  const why = whyItIs(message);
  if (why) return { tell: why };
  const [, having = ''] = HAS_IT.exec(message) ?? [];
  if (having && !OF_OTHERS.test(having) && !/\b(?:right|limit|access|credits?|generations?|money|account|subscription|chance|way|choice|animation|walk|attack|direction|game|license|licence)s?\b/i.test(having)) {
    const names = ofKind(having, mine);
    if (names.length)
      return { tell: `Yes: ${namesOf(mine.all.filter(({ name }) => names.includes(name)))}. ${names.length > 1 ? 'They are' : 'It is'} in your library, paid for once and for all, and can be changed, animated or taken into a game from here. Nothing was made.` };
    if (mine.all.length) return { tell: `No: among what you have (${mine.all.slice(0, 8).map(({ name }) => name).join(', ')}${mine.all.length > 8 ? ' …' : ''}) I find no ${having.trim()}. Nothing was made. Say what it shall look like, and I draw one (1 generation).` };
  }
  const [, having2 = ''] = WITH_IT.exec(message) ?? [];
  if (having2 && mine.all.length) return { steps: [find({ search: singular(having2.trim()) }, `what has "${having2.trim()}" in its name or description`)], notes: ['I search names and descriptions; who holds one without being told so is not among them.'] };
  return undefined;
} // biome-ignore format: short enough
