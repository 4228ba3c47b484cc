/** What is to be done for a message, whatever it is: a wish, a question, an answer, thanks. */

import { asksToShare, type GameDescription, hasAnyway, templateOf, textsIn, themeOf } from '../games/index.ts';
import type { Args } from '../port.ts';
import { type Part, readMessage } from '../reader/index.ts';
import { BALANCE, lookedUp } from './account.ts';
import { heardOut } from './accounted/heard.ts';
import { payable } from './accounted/payable.ts';
import { answerOf, gameFilesOf, plainAnswer, priceOf } from './answers.ts';
import { cannotDo } from './cannot.ts';
import { editedAsSaid } from './changes/as-said.ts';
import { stepsFor } from './changes/change-steps.ts';
import { planChange } from './changes/index.ts';
import { accounted, checked, delivered, noted } from './checks.ts';
import { crowdOf } from './crowds.ts';
import { spokenGame } from './desk/games.ts';
import { atDesk } from './desk/index.ts';
import { JOBS, SPENDING } from './desk/looks.ts';
import { named } from './desk/names.ts';
import { asksForChanges, changesOf } from './edit-words.ts';
import { withoutAsides } from './game-asides.ts';
import { gameClauses, gameKinds } from './game-clauses.ts';
import { planEdit, planGiven, planUndo, whyNoEdit } from './game-edits.ts';
import { factsOf, GAME_FACTS } from './game-facts.ts';
import { mapsIn } from './game-maps.ts';
import { planOtherKind } from './games.ts';
import { gameWords } from './holdings/in-game.ts';
import { type Holding, isCharacter } from './holdings/index.ts';
import { ordered } from './holdings/ordered.ts';
import { ownWish } from './holdings/own-wish.ts';
import { ideasFor } from './ideas.ts';
import { seek, sought, withNewest } from './look.ts';
import type { Memory } from './memory.ts';
import { ownMeant } from './own.ts';
import { insteadOfGame, linkTo, nearestInGame, ofOwnGame } from './own-game/index.ts';
import { mapOfOwn } from './own-tiles.ts';
import { assetOf } from './owned/deed.ts';
import { askedOfOwned, ofOwned, ofOwnedAnswered } from './owned/index.ts';
import { mineOf } from './owned/mine.ts';
import { planPace } from './pace.ts';
import { packed } from './packed.ts';
import { ownOf, type Place } from './place.ts';
import { wishesGame } from './played.ts';
import { pricedMoves } from './priced-moves.ts';
import { pointedAt } from './pronouns.ts';
import { gameIsBeside, isMisread, isUnread, readPlan, withUnheard } from './reading/read-plan.ts';
import { planRename } from './renamed.ts';
import { fromOneSeed } from './same-seed.ts';
import * as say from './says.ts';
import { eachOfSet } from './sets-of.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { subjectOf } from './subjects.ts';
import { groundSwapped } from './swapped.ts';
import { sentencesOf } from './talk/acts.ts';
import { isDeclined } from './talk/after-offer.ts';
import { anything } from './talk/anything.ts';
import { withoutBrackets } from './talk/asides.ts';
import { withoutCircumstances } from './talk/circumstances.ts';
import { corrected } from './talk/corrections.ts';
import { faqOf, pricedTogether, smallTalk } from './talk/faq.ts';
import { isForeign, languageOf } from './talk/language.ts';
import { listed } from './talk/listed.ts';
import { messageOf } from './talk/message.ts';
import { monsters } from './talk/monsters.ts';
import { ofTiles } from './talk/of-tiles.ts';
import { ofOwnThings } from './talk/own-things.ts';
import { rewritten } from './talk/rewrites.ts';
import { ofOneThing } from './talk/same-thing.ts';
import { settled } from './talk/settled.ts';
import { specified } from './talk/spec.ts';
import { spelled } from './talk/spelling.ts';
import { toldChange } from './told-changes.ts';
import { proposed } from './told-ideas.ts';
import { topicOf } from './topics.ts';
import { led, understood } from './understood/index.ts';
import { answered } from './who.ts';
import { wholePicture } from './whole.ts';
import { planTurned, planWish } from './wish-plan.ts';
import { bracketList } from './wishes/sets.ts';
import { ofFormer, worded } from './wording/index.ts';
import { relisted } from './wording/relisted.ts';
import {
  bareNoun,
  bareWish,
  GAME,
  GREETING,
  HELP,
  MADE_SO_FAR,
  NOTHING_MORE,
  PACKS,
  PRAISE,
  plainly,
  SECRET,
  TAKES_AWAY,
  TILES,
  takenAway,
  toThePoint,
  withoutPurpose,
  YES,
} from './words.ts';

/** "add a hat to him", where nobody is there. */
const TO_SOMEBODY =
  /^\W*(?:(?:please|now|can you|could you|also) )*(?:add|give|put|attach)\b.{2,40}\b(?:to|on) (?:him|her|it|them)\W*$/i;
/** "make the last one bigger", where nothing was made in this conversation. */
const THE_LAST = /\b(?:the|my|that) (?:last|latest|previous) (?:one|picture|pic|image|sprite|thing|asset)\b/i;
/** "all the tarot cards": nobody knows how many. */
const ALL_OF =
  /^(?:(?:please|draw|make|create|i (?:need|want)|give me) )*(?:all|every)(?: of)? (?:the )?((?:[a-z-]+ ){0,2}[a-z-]+s)[.!]*$/i;

/** What was paid is wanted back. */
const REFUND = /\brefunds?\b|\b(?:give|want|get|need)\b.{0,20}\b(?:credits?|generations?|money)\b.{0,10}\bback\b/i;
/** "use whatever is in my account and make something fun" */
const ANYTHING =
  /\b(?:use|take|with) (?:whatever|anything|everything|all|what) .{0,20}\b(?:in|on) my (?:account|library)\b/i;
const GAME_WORD = /\b(?:juegos?|jeux?|spiele?|giochi|gioco|jogos?|gra|oyun)\b/i;
const LEFT_AND_PRICE =
  /\b(?:how (?:many|much) (?:credits?|generations?)|my (?:balance|credits?)|(?:credits?|balance) left)\b.*?[,.?]?\s*\b(?:and|also|plus)\b\s*(.*\b(?:cost|costs|price|prices)\b.*)$/is;
const EDITS = /\b(?:make|turn|resize|scale|change|give|recolou?r|redo|add|put|animate|remove|delete|erase)\b/i;

/** How somebody feels, and no wish. */
const WORN_OUT =
  /^\W*(?:(?:ugh|man|god|omg|so|and|well|honestly|sorry|hey|hi)[ ,]+)*(?:i(?:'m| am|m)|feeling|i feel|i've been|i have been) (?:(?:so|really|very|just|kinda|pretty|super|totally|a bit|getting|feeling|too|sooo+|honestly) )*(?:tired|exhausted|burn(?:ed|t) ?out|frustrated|sad|unmotivated|depressed|stressed|sick|bored|fed up|lonely|overwhelmed|demotivated|lost|stuck|about to give up|close to giving up|giving up|struggling|worn out|done)\b(?! looking)/i;
const WANTS =
  /\b(?:make|draw|create|need|want|give me|add|generate|animate|can you|could you|looking for|would like|design|build me)\b/i;
/** "how many pics can i still make today, is there a limit" */
const HOW_MANY_MORE =
  /\bhow (?:many|much) (?:more )?(?:pics?|pictures?|images?|sprites?|assets?|things|characters?|generations?|credits?|stuff|tiles?(?:ets?)?|animations?|of them)?(?: more)? ?(?:can|could|may|am) i (?:still |even |now )?(?:be )?(?:allowed to )?(?:make|draw|create|generate|do|get|afford|use)\b|\b(?:is there|are there|do (?:i|you|u|we) have|what(?:'s| is)) (?:any |an? |my |the )*(?:daily|weekly|monthly|hourly|usage|generation|picture|image) (?:limits?|quotas?|caps?|max\w*)\b|\b(?:limits?|quota|cap)\b.{0,30}\b(?:per|a|each|every|for) (?:day|week|month|hour|today)\b|\b(?:hit|reach(?:ed)?|over|near) (?:my |the )?(?:daily |generation )?(?:limit|quota|cap)\b/i;

/** "its nice but boring.. any idea?" */
const ASKS_IDEAS =
  /\b(?:any|some|got|have) (?:more |other )?(?:ideas?|suggestions?|tips)\b|\bwhat (?:else )?(?:could|should|can|would) (?:i|we|you) (?:add|change|improve|do)\b.*\?|\bhow (?:can|could|do) (?:i|we) make it (?:more )?(?:fun|interesting|better|exciting)\b/i;

/** "flappy bird kind of thing possible?" */
const KIND_OF_GAME =
  /^\W*(?:an? |is )?((?:[a-z'-]+ ){0,3}[a-z'-]+?)[- ](?:kind|type|sort|style|like) (?:of )?(?:thing|game|stuff)(?: (?:possible|doable|ok|an option))?\?+$/i;

/** "just one view is fine", "only a single frame": one picture from one side. */
const ONE_VIEW =
  /[,;.]?\s*\b(?:(?:just|only|a single|single|with|from|in|and) )*(?:(?:just|only|a single|single) (?:one |1 |a )?|(?:one|1) )(?:view|side|direction|angle|facing|frame)\b(?: (?:is|would be|will be|only|please|will do|needed|suffices?|fine|enough|ok(?:ay)?|good|plenty|no more|no animations?)\b)*|[,;.]?\s*\b(?:but )?(?:just|only) (?:the |from the |in |a )?(?:front|back|side|frontal)(?: (?:view|side))?\b/i;
const PLACES_ALL = /\b(?:tile ?sets?|tiles|maps?|game|animat\w*|walk\w*|run|idle|cycle|my|the)\b/i;
/** "16:9" of a picture: its sides. */
const RATIO =
  /[,;]?\s*\b(?:(?:in|at|format|aspect(?: ratio)?|ratio) )*(16:9|16:10|4:3|3:2|21:9|2:1|9:16|1:1)\b(?: (?:format|aspect|ratio|aspect ratio))?/i;
const SIDES_OF: Readonly<Record<string, string>> = {
  ...{ '16:9': '320x180', '16:10': '320x200', '4:3': '320x240', '3:2': '240x160', '21:9': '336x144' },
  ...{ '2:1': '256x128', '9:16': '180x320', '1:1': '192x192' },
};
/** "some trees, maybe 4 or 5": how many there are. */
const SOME_MAYBE =
  /\b(?:some|a few|several) ((?:[a-z-]+ ){0,2}[a-z-]+s),? (?:(?:maybe|about|around|like|say|perhaps|roughly|or so) )+(\d|two|three|four|five|six|seven|eight)(?:(?: or | to |-)(?:\d|[a-z]+))?(?: of them)?(?=\s*(?:[,.;]|$))/i;
/** Said of what does not matter. */
const NO_MATTER =
  /[,;.]\s*(?:i )?(?:don'?t|dont|do not) (?:really )?(?:care|mind)(?: (?:about|which|what|how) [a-z ]+)?(?=\s*(?:[,.;!]|$))|[,;.]\s*(?:any|whatever) (?:size|colou?r|style|view)(?: is (?:fine|ok(?:ay)?|good))?(?=\s*(?:[,.;!]|$))|[,;.]\s*(?:size|colou?r|style) (?:does ?n.?t|do ?n.?t|does not) matter(?=\s*(?:[,.;!]|$))/gi;
/** "really large, the biggest you can do" */
const BIGGEST =
  /[,;.]?\s*(?:(?:like|and|make it|in) )*(?:(?:really|very|super|huge|large|big),? )*(?:in )?(?:the |your )?(?:biggest|largest|max(?:imum)?)(?: (?:size|possible|resolution))*(?: (?:that )?(?:you (?:can|have|do|offer)|possible|there is|allowed)(?: (?:do|make|draw|go))?)?(?=\s*(?:[,.;!]|$))/i;
const shapedAs = (message: string): string => {
  const one = ONE_VIEW.exec(message)?.[0];
  const oneView = one && !PLACES_ALL.test(message.replace(one, '')) ? message.replace(one, ' ') : undefined;
  const seen = oneView ? oneView.replace(/[\s.,!]+$/, '') : message;
  const [said = '', ratio = ''] = RATIO.exec(seen) ?? [];
  const wide = said && !TILES.test(seen) ? `${seen.replace(said, '')}, ${SIDES_OF[ratio]}` : seen;
  const scene =
    said && !/\b(?:background|backdrop|scene|wallpaper|picture|landscape|skyline|screen)\b/i.test(wide) ? `background of ${wide}` : wide;
  const [big = ''] = /\?|\bhow\b|\bwhat/i.test(scene) ? [] : (BIGGEST.exec(scene) ?? []);
  const most = big && subjectOf(bareNoun(scene.replace(big, '').split(/[.,;]/)[0]!))?.kind === 'thing' ? '400x400' : '256x256';
  const large = big ? `${scene.replace(big, '').replace(/[.,;]\s*(?:like )?(?:really |very |super )*(?:large|big|huge)\b/i, '').replace(/[\s.,!]+$/, '')}, ${most}` : scene;
  return large
    .replace(SOME_MAYBE, '$2 $1')
    .replace(/([a-z]s) (?=(?:(?:different|various|assorted) )colou?rs\b)/i, '$1, ').replace(NO_MATTER, '');
}; // biome-ignore format: short enough

const IN_A_GAME =
  /^\W*(?:(?:can you|could you|please|i want to|i want you to) )*(?:make|let|have|see) ((?:my|our|the) [a-z]+(?: [a-z]+)?) (fight|battle|attack|chase|shoot|defeat) ((?:my|our|the|an?|some)? ?[a-z]+(?: [a-z]+)?) (?:in|as|inside) (?:an? |some )?(?:[a-z]+ )?game\b.*$/i;
/** What is meant by forms that turn a phrase round. */
const saidPlainly = (message: string): string =>
  shapedAs(message)
    // "make my knight fight my skeleton in a game"
    .replace(IN_A_GAME, 'make a game where $1 $2s $3')
    .replace(KIND_OF_GAME, 'can you make a $1 game?')
    .replace(/\btile ?set\b(?=.*\bfor (?:an? |my )?(?:platformer|side[- ]?scroller)\b)/i, 'platform tileset')
    .replace(/\bwith ([a-z]+) on top and ([a-z]+) (?:below|beneath|underneath)\b/i, 'of $2 with $1 on top')
    .replace(/^(.{6,90}?),? as (?:an? |the )?(background|backdrop|wallpaper)(?: picture| image| art)?\b/i, '$2 of $1')
    .replace(
      /^((?:an? )?)([a-z -]+?),? but (?:like|as) (?:an? )([a-z]+)\W*$/i,
      (all, article: string, who: string, how: string) =>
        subjectOf(how)?.kind === 'person' ? `${article}${how} ${who}` : all,
    );

/** A face at the end of a sentence is none of its words. */
const EMOTICONS = /(?:^|\s)(?:[:;=]'?-?[)(DPp/|]+|<3|\^\^|xD|XD)(?=\s|$)/g;
/** How old somebody is for whom something is made. */
const AGE =
  /(?<=\b(?:son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|grandson|granddaughter))\s*(?:\(\d{1,2}\)|,? (?:who|he|she)(?:'s| is) \d{1,2}(?: years? old)?)/gi;
/** The words as they are typed, but for slips and what is written short. */
const toRead = (message: string): string =>
  spelled(
    message
      .trim()
      .replace(EMOTICONS, '')
      .replace(AGE, '')
      .replace(/[’‘]/g, "'")
      .replace(/\s*(?:→|->|=>)\s*/g, ' to ')
      .replace(/\bw\/o(?:ut)?\b ?/gi, 'without ')
      .replace(/\bw\/ ?|(?<=[a-z,] )w (?=[a-z])/gi, 'with ')
      .replace(/(?<=[a-z]) n (?=[a-z])/gi, ' and '),
  ).text;

/** Of what is not English, or is drawn for nobody, nothing is read any further. */
const isReadable = (message: string): boolean => !isForeign(message) && !UNFIT.test(message) && !SECRET.test(message);

/** What to do for a message. */
export function planMessage(typed: string, remembered: Memory, projectId: string | null): Plan {
  const owned = saidOfOwned(typed, remembered, projectId);
  // what this conversation made is changed in words that are known well: these go on where those end
  const { game, made, asked } = remembered;
  const goesOn = made.length > 0 && asked === undefined && !game;
  // of a game what was read whole goes before
  const partly = game && owned && isPlan(owned) && (owned.lacks?.length || isLeftOpen(owned));
  if (owned && !partly && (!goesOn || isReadWhole(owned))) return owned;
  const plan = planSpoken(typed, remembered, projectId);
  const many = game !== undefined && 'ask' in plan && /^My games come without/.test(plan.ask);
  if (game && (many || isLostOnGame(plan))) {
    const near = asked === undefined ? nearestInGame(toRead(typed), remembered, projectId, many) : undefined;
    // "make the elf's hair blonde": of the account, and not of the game
    const besides =
      owned || asked !== undefined
        ? undefined
        : ofOwned(toRead(typed), { ...remembered, game: undefined, made: [] }, projectId);
    return owned ?? besides ?? near ?? plan;
  }
  if (game) return plan;
  if (!isLeftOpen(plan) || !isReadable(typed)) return plan;
  if (owned && 'ask' in plan && 'tell' in owned) return owned;
  if (owned && (!('ask' in plan) || !/^How shall /.test(plan.ask) || (isPlan(owned) && owned.proposal))) return owned;
  // no answer to what was asked, and said of what is there
  const anew =
    asked !== undefined && !owned ? ofOwned(toRead(typed), { ...remembered, asked: undefined }, projectId) : undefined;
  if (anew) return anew;
  const ask = remembered.game || remembered.asked !== undefined ? undefined : askedOfOwned(toRead(typed), remembered);
  return ask ? { ask } : plan;
}

/** Each clause of it was read, and nothing of it is asked. */
const isReadWhole = (plan: Plan): boolean =>
  isPlan(plan) ? !plan.unclear && !plan.doubts && !plan.proposal : 'tell' in plan;

/** Said of a game that is there, and read as another game, something of the library, or not at all. */
const isLostOnGame = (plan: Plan): boolean =>
  isLeftOpen(plan) ||
  'help' in plan ||
  (isPlan(plan) &&
    (plan.lacks?.length !== undefined ||
      plan.notes.some((note) => /nothing that can be changed by words|I do not know how to do/.test(note)))) ||
  ('ask' in plan &&
    /^Which kind of game|^I never delete|^All right, I make nothing|^I cannot (?:make music|send)|nothing that (?:I can|can be) change|cannot be changed in words/.test(
      plan.ask,
    ));
/** Not understood, or in part: what a message says of things that are there goes before. */
const isLeftOpen = (plan: Plan): boolean =>
  'help' in plan ||
  ('ask' in plan &&
    (plan.unread === true ||
      /^(?:I do not know |I see\.|All right, I make nothing of it|What exactly|What shall I change|How shall )/.test(
        plan.ask,
      ))) ||
  (isPlan(plan) &&
    Boolean(plan.unclear?.length || plan.doubts?.length || plan.notes.some((note) => /^I do not know /.test(note))));

function planSpoken(typed: string, remembered: Memory, projectId: string | null): Plan {
  const pointed = pointedAt(typed, remembered);
  if (pointed && 'either' in pointed) return { ask: say.whichOne(pointed.either) };
  const message = pointed?.words ?? typed;
  const place: Place = { memory: remembered, projectId, agreed: false };
  const bare = isReadable(message) ? message.replace(EMOTICONS, '').replace(AGE, '').trim() || message : message;
  const byForm = (words = bare) => planHeard(words, remembered, projectId);
  const plan = isReadable(message) ? led(toRead(message), place, byForm, (words) => planWish(words, place)) : byForm();
  const wish = remembered.asked ? `${remembered.asked}, ${message}` : message;
  const one = ONE_VIEW.exec(wish)?.[0];
  return remembered.game
    ? doneForFree(ofThisGame(message, plan, remembered, projectId))
    : payable(wish, plan, one !== undefined && !PLACES_ALL.test(wish.replace(one, '')));
}

/** "why did that cost so much?", "why is my dragon still not done?" */
const lookedIntoFor = (message: string): Step | undefined =>
  /\bwhy\b.{0,40}\b(?:costs?|charged?|expensive|pay)\b/i.test(message)
    ? SPENDING
    : /\b(?:why|when|how long)\b.{0,50}\b(?:not|n[o']?t|be|till|until) (?:yet )?(?:done|finished|ready)\b|\bstill not (?:done|finished|ready)\b/i.test(
          message,
        )
      ? JOBS
      : undefined;

/** What is said of things that are there, or answers a question about them: a yes, or which of them. */
export function saidOfOwned(typed: string, memory: Memory, projectId: string | null): Plan | undefined {
  if (!isReadable(typed)) return undefined;
  const { asked } = memory;
  if (memory.game) {
    const other = asked === undefined ? insteadOfGame(typed) : undefined;
    // nothing more is done for the game, and it stays as it is
    if (other)
      return noted(planMessage(`draw a ${other}`, { ...memory, game: undefined }, projectId), [
        `"${memory.game.title}" stays as it is; nothing more is done for it.`,
      ]);
    if (asked !== undefined && !YES.test(typed)) return undefined;
    const said = (asked ?? typed).replace(EMOTICONS, '').trim();
    const [place, agreed] = [{ ...memory, asked: undefined }, asked !== undefined];
    const plan = ofOwnGame(said, place, projectId, agreed) ?? ofOwnGame(toRead(said), place, projectId, agreed);
    return plan && doneForFree(plan);
  }
  if (asked === undefined && linkTo(typed, memory)) return linkTo(typed, memory);
  const bill = asked === undefined ? lookedIntoFor(typed) : undefined;
  if (bill) return { steps: [bill], notes: [] };
  if (asked === undefined) return ofOwned(toRead(typed), memory, projectId);
  const before = { ...memory, asked: undefined };
  if (YES.test(typed)) return ofOwned(toRead(asked), before, projectId, true);
  return ofOwnedAnswered(toRead(asked), typed, before, projectId);
}

/** Marks between sentences about one thing. */
const APART = /[.;!]+\s+(?=[a-z])/gi;
/**
 * Other plans of a first message, where the first one is not sure: what the reader of wishes understood, and all of it as one picture. None in
 * a conversation that has made something, and none of games.
 */
export function otherPlans(message: string, memory: Memory, projectId: string | null): readonly Plan[] {
  if (memory.game || memory.made.length || memory.asked !== undefined || !isReadable(message)) return [];
  const place: Place = { memory, projectId, agreed: false };
  const said = toRead(message);
  const words = bareWish(withoutPurpose(plainly(said)));
  const parts = readMessage(said);
  const read = understood(parts, place, (one) => planWish(one, place))?.plan;
  const list = relisted(said);
  // who names several things wants no picture of them all together
  const one = namesIn(parts) > 1 ? [] : [words, words.replace(APART, ', ')].map((text) => wholePicture(text, place));
  return [read, list ? planHeard(list, memory, projectId) : undefined, ...one].flatMap((plan) =>
    plan && isPlan(plan) ? [payable(said, plan)] : [],
  );
}
/** How many things a message names, as its reader has it. */
const namesIn = (parts: readonly Part[]): number =>
  parts.flatMap(({ act, slots }) => (/^make\./.test(act) ? slots.filter(({ slot }) => slot === 'n') : [])).length;

/** Another game is asked for by its kind. */
const A_GAME =
  /\b(?:games?|platformer|shooter|runner|adventure|match[- ]?(?:3|three)|tower defen[cs]e|survivors?|jump ?(?:and|n|&) ?run)\b/i;
const THIS_GAME = /\b(?:the|this|that|my|our|your) (?:[a-z]+ )?game\b/gi;
/** What is said in a conversation that has built a game is said of that game, where no other one is named. */
function ofThisGame(message: string, plan: Plan, memory: Memory, projectId: string | null): Plan {
  if (
    !isPlan(plan) ||
    !plan.steps.some(({ tool }) => tool === 'create_project') ||
    A_GAME.test(message.replace(THIS_GAME, ' '))
  )
    return plan;
  const said = toRead(message)
    .replace(THIS_GAME, 'the game')
    .replace(/\s*\+\s*/g, ' and ')
    .replace(/[.!]+$/, '');
  const none = { ask: say.editUnclear([`"${said}" is nothing that I can change by words in this game.`]) };
  return planEdit([said], memory, projectId, false) ?? none;
}

/** Of what costs nothing what can be done is done, and the rest is told. */
function doneForFree(plan: Plan): Plan {
  if (!isPlan(plan) || !plan.free || !plan.lacks || plan.steps.some(({ price }) => price > 0)) return plan;
  const { lacks, does: _, free: __, ...rest } = plan;
  return { ...rest, notes: [...rest.notes, ...lacks] };
}

/** "a fishing game, but if that's not possible then a fisherman": the second, where the first cannot be done. */
const IF_NOT =
  /^(.{8,}?)[,.;]? ?\b(?:but |and |or |otherwise,? )?if (?:(?:that|this|it)(?:'s| is)(?: not|n't) (?:possible|doable|ok(?:ay)?|available)|not(?: possible)?|(?:you|u) (?:can ?n[o']?t|cannot)(?: do (?:that|it))?|(?:that|it) does ?n[o']?t work),? (?:then )?(?:(?:just|only|maybe|please|i(?:'d| would)? (?:take|like|want)|make|give me) )*(.{4,})$/i;
function insteadOf(message: string, memory: Memory, projectId: string | null): Plan | undefined {
  const [, first = '', second = ''] = IF_NOT.exec(message) ?? [];
  if (!first || memory.game || memory.asked !== undefined) return undefined;
  const plan = planHeard(first, memory, projectId);
  const undone_ = isPlan(plan)
    ? plan.proposal || plan.unclear || plan.doubts || plan.missing || plan.lacks
    : 'ask' in plan;
  const other = undone_ ? planHeard(second, memory, projectId) : plan;
  if (!isPlan(other) || other === plan) return plan;
  return noted(other, ['I cannot do the first of it, so I take what you named instead.']);
}

function planHeard(message: string, remembered: Memory, projectId: string | null): Plan {
  const front = atDesk(message, remembered) ?? spokenGame(message, remembered);
  if (front) return front;
  const called_ = remembered.game || remembered.asked !== undefined ? undefined : named(message);
  if (called_)
    return called_.rest
      ? noted(planHeard(called_.rest, remembered, projectId), [called_.told])
      : { tell: called_.told };
  const each = remembered.game || remembered.asked !== undefined ? undefined : eachOfSet(message);
  if (each) return planHeard(each, remembered, projectId);
  const otherwise = insteadOf(message, remembered, projectId);
  if (otherwise) return otherwise;
  const { typed, memory } = withNamed(saidPlainly(message), withNewest(message, remembered));
  const owned = ofOwn(typed, memory, projectId);
  if (owned) return owned;
  const said = plainlySaid(typed, memory);
  const { name } = said;
  // "a goblin but with wings", where there is no goblin: all of it is new
  const text = memory.sought ? said.text.replace(/,? but (?=(?:with|in|without|made|covered|on)\b)/i, ' ') : said.text;
  const heard = byGrammar(typed, heardOut(text, planTyped(text, memory, projectId), memory), {
    memory,
    projectId,
    agreed: false,
  });
  const plan = fromOneSeed(noted(heard, said.notes ?? []), memory);
  return name ? called(name, plan) : plan;
}

/** It is asked of the service, and no picture is wished for in a question. */
const isOpenQuestion = (text: string): boolean =>
  !/\b(?:can|could|would|will) (?:you|u)\b.*\b(?:make|draw|create|animate|add|give|build)\b (?:me )?(?:an?|the|my|some|two|three)\b/i.test(
    text,
  );

/** What no form of words fits is read by its grammar. */
function byGrammar(text: string, plan: Plan, place: Place): Plan {
  if (place.memory.asked !== undefined || place.memory.game || place.memory.made.length) return plan;
  const known = spelled(plainly(text));
  const open = isUnread(plan);
  if (open && GAME.test(known.text) && !gameIsBeside(known.text)) return plan;
  if (GAME.test(known.text) && !open && isPlan(plan) && gameIsBeside(known.text))
    return readPlan(known.text, place, (words) => planWish(words, place)) ?? plan;
  const misread = open ? undefined : isMisread(known.text, plan);
  if ((!open && !misread) || (isWishForGame(known.text) && !open))
    return open || isWishForGame(known.text) ? plan : withUnheard(known.text, plan);
  const read = readPlan(known.text, place, (words) => planWish(words, place));
  if (read) return noted(read, known.read);
  // drawn as it stands it would be something else
  if (!open && isPlan(plan))
    return misread === 'surely' ? { ...plan, unclear: [known.text] } : withUnheard(known.text, plan);
  const talk = open && 'ask' in plan ? smallTalk(known.text) : undefined;
  return talk ? { ask: talk } : plan;
}

/** What is said of something that the account has; undefined where nothing of it is meant, and in games, which have readers of their own. */
function ofOwn(typed: string, memory: Memory, projectId: string | null): Plan | undefined {
  const { holdings } = memory;
  if (!holdings?.length || memory.game || memory.made.length || memory.asked !== undefined) return undefined;
  const known = spelled(plainly(typed));
  const plain = { ...known, text: ofOwnThings(known.text) };
  if (isWishForGame(plain.text) && !gameIsBeside(plain.text)) return undefined;
  const plan = ownWish(plain.text, { holdings, memory, projectId });
  return plan && noted(withUnheard(ordered(plain.text, holdings), plan, true), plain.read);
}
/** In games one's own is called by its kind, and comes in as it is; a new one is read clause by clause. */
function withNamed(message: string, memory: Memory): { readonly typed: string; readonly memory: Memory } {
  const { holdings = [], game } = memory;
  const plain = plainly(message);
  if (
    memory.asked !== undefined ||
    !(game || isWishForGame(gameKinds(plain)) || ANY_GAME.test(plain)) ||
    mapsIn(plain) ||
    /\?\s*$/.test(message)
  )
    return { typed: message, memory };
  const wished = ANY_GAME.test(plain) && !game ? anyGame(holdings) : plain;
  const words = gameWords(wished ?? plain, holdings);
  const { found } = words;
  // one's own tiles are known by now: they are no wish for tiles
  const text = game
    ? words.text
    : words.text.replace(/,? use the ([a-z /-]+) tiles\b/i, (_, of: string) =>
        themeOf(`in a ${of}`) ? ` in a ${of}` : '',
      );
  const clauses = game || gameIsBeside(text) ? { text, edits: [], notes: [] } : gameClauses(text);
  if (!found.length && clauses.text === plain) return { typed: message, memory };
  return {
    typed: clauses.text,
    memory: { ...memory, also: clauses, ...(found.length ? { named: found, sought: true } : {}) },
  };
}
/** "surprise me with some game from my stuff" */
const ANY_GAME =
  /\b(?:surprise me|any|some|whatever|random|something)\b.*\bgame\b.*\b(?:my (?:stuff|things|assets|characters|sprites|own)|what i have)\b|\bgame\b.*\b(?:from|with|out of|using) (?:all |everything )?(?:my (?:stuff|things|assets|characters|sprites)|what i have)\b/i;
function anyGame(holdings: readonly Holding[]): string | undefined {
  const [hero, foe] = holdings.filter(isCharacter);
  return (
    hero && `top-down adventure with my ${hero.name.toLowerCase()}${foe ? ` against ${foe.name.toLowerCase()}s` : ''}`
  );
}
const isWishForGame = (text: string): boolean => {
  // "a game with my knight and the dungeon tiles"
  const said = text.replace(OWN_GROUND, ' ');
  return (GAME.test(said) || wishesGame(said)) && !TILES.test(said);
};
const OWN_GROUND =
  /(?<=\b(?:with|using|use|uses|on|in|of|and|from|,) )(?:my|our|the) (?:[a-z/]+ ){1,3}(?:tile ?sets?|tiles)\b/gi;

/** What is said of a picture, without the talk around it; of games all is read as it stands. */
interface PlainlySaid {
  readonly text: string;
  readonly name?: string;
  readonly notes?: readonly string[];
}
function plainlySaid(typed: string, { game }: Memory): PlainlySaid {
  if (game || YES.test(typed)) return { text: typed };
  // "trees: oak and pine, top down rpg": how things of a list are seen
  const plain = plainly(specified(typed)).replace(
    /^([a-z ]+s[.:] .+, ?)top[- ]?down j?rpg(?=\s*(?:$|[,.;!?]))/i,
    '$1top down',
  );
  const whole = settled(plain);
  const isGame =
    GAME.test(whole.text.replace(/\bplatformer\b/i, TILES.test(whole.text) ? '' : '$&')) ||
    (wishesGame(whole.text) && !TILES.test(whole.text)) ||
    LIKE_A_GAME.test(plain);
  if (isGame) return { text: withoutAsides(typed) };
  const heard = withoutCircumstances(ofOneThing(ofOwnThings(plain)));
  const said = settled(ofOneThing(heard.text));
  const left = anything(said.text);
  const { text, notes } = ofTiles(left.text);
  return { ...said, text: listed(text), notes: [...heard.notes, ...left.notes, ...notes] };
}

const HOW_TO_PLAY =
  /^\W*(?:how (?:do|can|does|should) (?:i|you|we|one) (?:play|control|steer|move|jump|shoot|attack|use)\b(?! .*\b(?:faster|higher|change))|what are the (?:controls|keys|buttons))/i;
/** "zelda like about a witch" is a game; "a witch, zelda style" is none. */
const LIKE_A_GAME =
  /\b(?:zelda|mario|metroid\w*|candy crush|bejeweled|vampire survivors|temple run|bloons)(?:[- ](?:like|clone))? (?:about|where|in which|with an? [a-z]+ (?:who|that|against))\b/i;

/** The plan with what the one that it makes is to be called. */
function called(name: string, plan: Plan): Plan {
  if (!isPlan(plan)) return plan;
  const takes = plan.steps.filter(({ tool }) => TAKES_NAME.test(tool));
  if (takes.length !== 1 || typeof takes[0]!.args === 'function') return plan;
  const steps = plan.steps.map((step) =>
    step === takes[0]
      ? { ...step, args: { ...(step.args as Args), name }, what: `${step.what}, called ${name}` }
      : step,
  );
  return { ...plan, steps };
}
const TAKES_NAME = /^create_(?:character|1_direction_object|8_direction_object|ui_asset|map)$/;

function planTyped(text: string, memory: Memory, projectId: string | null): Plan {
  if (!memory.made.length && !memory.game && memory.asked === undefined && TO_SOMEBODY.test(text))
    return { ask: say.CHANGE_WHAT };
  if (!memory.made.length && !memory.game && memory.asked === undefined && THE_LAST.test(text) && EDITS.test(text))
    return { ask: say.WHICH_LAST };
  if (ALL_OF.test(text.trim()) && !memory.game) return { ask: say.whichOfAll(ALL_OF.exec(text.trim())![1]!) };
  if (memory.game && ASKS_IDEAS.test(text)) return { ask: say.GAME_IDEAS };
  const undone = planUndo(text, memory, projectId);
  if (undone) return undone;
  const answer =
    memory.asked === undefined && !memory.game && !memory.made.length
      ? (pricedTogether(plainly(text)) ??
        (isOpenQuestion(text) ? faqOf(plainly(text), /^\W*(?:undo|revert|print)\b/i.test(text)) : undefined))
      : undefined;
  if (answer) return { tell: answer };
  const otherKind = memory.asked === undefined ? planOtherKind(text, memory) : undefined;
  if (otherKind) return otherKind;
  // which of several is meant
  const open = memory.asked === undefined ? undefined : sought(plainly(memory.asked), memory);
  if (
    open &&
    /^\W*\w+(?:\W+\w+){0,4}\W*$/.test(text) &&
    !YES.test(text) &&
    !NOTHING_MORE.test(text) &&
    !sought(plainly(text), memory)
  ) {
    const name = text.replace(/^\W*(?:the |my )?|["'.!?\s]+$/gi, '').replace(/ one$/i, ` ${open.search}`);
    return planWords(plainly(memory.asked!).replace(new RegExp(open.said, 'i'), `my ${name}`), {
      memory,
      projectId,
      agreed: false,
    });
  }
  const alone = () => planWords(text, { memory, projectId, agreed: false });
  // yes to a question in which there was one way to go on
  if (memory.asked !== undefined && YES.test(text)) return planWords(memory.asked, { memory, projectId, agreed: true });
  if (memory.asked === undefined || NOTHING_MORE.test(text)) return alone();
  const who = answered(text, memory.asked, memory);
  if (who) return planWords(who, { memory, projectId, agreed: false });
  // an answer to a question completes what was asked; who says something new is understood alone
  const together = planSaid(`${memory.asked.replace(/[.!?\s]+$/, '')}, ${text}`, { memory, projectId, agreed: false });
  return isPlan(together) ? together : alone();
}

function planWords(text: string, place: Place): Plan {
  const plan = planSaid(text, place);
  // a yes is to what was proposed of the same words before it
  const before = place.agreed ? planSaid(text, { ...place, agreed: false }) : plan;
  const instead = place.memory.game
    ? toldChange(text, before, place)
    : proposed(text, before, place.agreed, (words) => planSaid(words, place));
  return instead ?? plan;
}

/** What was made last, once more. */
function redrawn(memory: Memory, projectId: string | null): Plan | undefined {
  const last = mineOf(memory).last;
  const steps = last ? stepsFor({ kind: 'again', times: 1 }, assetOf(last), projectId) : [];
  return steps.length ? { steps, notes: [] } : undefined;
}
/** Nothing is paid back, and what was made last is offered once more. */
function refunded(memory: Memory, projectId: string | null): Plan {
  const plan = redrawn(memory, projectId);
  const last = mineOf(memory).last;
  return plan && isPlan(plan) && last
    ? { ...plan, proposal: `I am sorry. Credits I cannot give back; whoever runs this service can, and what failed was not charged. I would draw "${last.name}" once more, which comes out otherwise; the one that you have is kept. Or say what is to be different in it.` }
    : { tell: say.NO_REFUND };
} // biome-ignore format: short enough

function planSaid(text: string, place: Place): Plan {
  const { memory, agreed } = place;
  if (REFUND.test(text) && !/\b(?:cancel|abort|interrupt|if i stop)/i.test(text))
    return agreed ? (redrawn(memory, place.projectId) ?? { tell: say.NO_REFUND }) : refunded(memory, place.projectId);
  const all = ANYTHING.test(text) && !memory.game ? lookedUp('which assets do i have') : undefined;
  if (all) return { steps: [all], notes: [say.SURPRISE] };
  if (isForeign(text)) return { ask: say.onlyEnglish(languageOf(text), GAME_WORD.test(text)) };
  // "he is king": of nobody who is there
  const told = memory.made.length
    ? text
    : text.replace(
        /^(?:he|she|it) is (?:an? )?(?=[a-z]+[,.;])|^(?:the|my|our|his|her) [\w-]+(?: [\w-]+)? (?:should|must|shall|has to|needs? to|will) (?:look|be) like (?:an? )?(?=\w)/i,
        'a ',
      );
  const plainSaid = plainlySaid(told, memory).text;
  if (UNFIT.test(plainSaid) && !memory.game) return { ask: say.UNFIT };
  const laid = mapOfOwn(plainSaid, memory, place.projectId) ?? planPace(plainSaid, memory);
  if (laid) return laid;
  const former = ofFormer(plainSaid, memory);
  if (former && !('words' in former)) return former;
  const said = former?.words ?? plainSaid;
  const request = memory.game ? { text: said, notes: [], into: undefined } : worded(said);
  const typed = spelled(rewritten(toThePoint(withoutBrackets(bracketList(request.text)))));
  const known =
    memory.made.length || memory.game || GAME.test(typed.text) ? { text: typed.text, read: [] } : monsters(typed.text);
  const [plain, read] = [known.text, [...request.notes, ...typed.read, ...known.read]];
  if (NOTHING_MORE.test(plain) || isDeclined(plain)) return { ask: say.NOTHING_DONE };
  if (THANKS.test(plain)) return { ask: say.WELCOME };
  if (GREETING.test(plain)) return { ask: say.GREETING };
  if (HELP.test(plain)) return { tell: say.ABILITIES };
  if (
    /^\W*(?:an? |give me |show me |send me )*curl\b|\bcurl (?:example|command)s?\b|\bwhere (?:do|can|is|are) (?:i |my |the )?.*\b(?:api[- ]?keys?|tokens?)\b/i.test(
      plain,
    )
  )
    return { tell: answerOf(plain) ?? say.ABILITIES };
  const files = gameFilesOf(plain);
  if (files) return { tell: files };
  if (SECRET.test(plain)) return { ask: say.NO_SECRETS };
  if (TAKES_AWAY.test(plain)) return { ask: say.noTaking(takenAway(plain)) };
  if (PRAISE.test(plain)) return { ask: say.PRAISED };
  if (MADE_SO_FAR.test(plain)) return { tell: say.madeSoFar(memory.made.map((one) => one.words)) };
  // "can the knight shoot fireballs" is a wish
  const [, who, does] =
    (memory.game &&
      /^(?:can|could|may) ((?:the |my )?[a-z]+) ((?:shoot|throw|fly|wear|carry|cast|have) .+?)\??$/i.exec(plain)) ||
    [];
  const able =
    who && !/^(?:i|you|we|u)$/i.test(who)
      ? planEdit([`${who} should ${does}`], memory, place.projectId, agreed)
      : undefined;
  if (able && isPlan(able)) return able;
  if (memory.game && HOW_TO_PLAY.test(plain))
    return { tell: `${templateOf(memory.game.template).controls} P pauses, M switches the sound off and on.` };
  if (memory.game && asksToShare(plain)) return { tell: say.shared(addressOf(memory)) };
  const has = memory.game && hadAnyway(plain, memory.game);
  if (has) return { tell: has };
  if (memory.game && asksForChanges(plain)) return { tell: changesOf(memory.game) };
  const facts = memory.game && GAME_FACTS.test(plain) ? memory.game : undefined;
  if (facts) return { tell: say.gameFacts(factsOf(facts)) };
  const topic = memory.game ? undefined : topicOf(plain);
  if (topic) return { tell: topic };
  if (WORN_OUT.test(plain) && !WANTS.test(plain)) return { ask: say.WORN_OUT };
  if (!memory.game && HOW_MANY_MORE.test(plain)) return { steps: [BALANCE], notes: [say.NO_DAILY_LIMIT] };
  // what is left, and what something costs
  const left = LEFT_AND_PRICE.exec(plain);
  const price = left && priceOf(left[1]!);
  if (price) return { steps: [BALANCE], notes: [price] };
  const listed = lookedUp(plain);
  if (listed) return { steps: [listed], notes: [] };
  const meantOne = sought(plain, memory);
  // somebody of one's own in the game: as it is, or drawn, where there is none
  if (meantOne?.for === 'game' && memory.given && memory.game)
    return planGiven(plain, { own: meantOne.said, memory, projectId: place.projectId });
  if (meantOne?.for === 'game' && (agreed || memory.given))
    return planWords(
      plain.replace(meantOne.said, `${/^[aeiou]/i.test(meantOne.search) ? 'an' : 'a'} ${meantOne.search}`),
      place,
    );
  if (meantOne) return { look: seek(meantOne, plain), sought: meantOne, words: text };
  const own = meantOne ? undefined : ownMeant(plain, memory);
  if (own) return { look: seek(own, plain), sought: own, words: own.words };
  if (PACKS.test(plain) && memory.assets.length) return packed([], memory);
  const renamed = memory.game ? undefined : planRename(plain, memory);
  if (renamed) return renamed;
  const ideas = memory.game ? undefined : ideasFor(plain);
  if (ideas) return { tell: ideas };
  const swapped = groundSwapped(plain, { ...memory, made: ownOf(memory) }, place.projectId);
  if (swapped) return swapped;
  // 'when you win it should say "…"' is no question
  const screens =
    memory.game && textsIn(plain).texts.length ? planEdit([plain], memory, place.projectId, agreed) : undefined;
  if (screens && isPlan(screens)) return screens;
  const { act, words: asked } = messageOf(
    // where a game takes place is no purpose of a picture
    corrected(
      (memory.game || GAME.test(withoutPurpose(plain)) ? plain : withoutPurpose(plain)) || plain,
      memory.game !== undefined,
      memory.made.length > 0,
    ),
    memory.game !== undefined,
  );
  const words = act === 'price' ? anyCharacter(asked) : asked;
  // a question, however it begins: "can I get a sprite sheet?"
  const asks = act === 'question' || (/\?\s*$/.test(text) && act !== 'statement' && act !== 'complaint');
  const reply = asks && !memory.game ? plainAnswer(plain) : undefined;
  switch (act) {
    case 'wish': {
      const turn = planTurned(words, place);
      const made = noted(checked(plain, accounted(turn.words, turn.plan, place), place), [...read, ...besides(plain)]);
      const whole =
        isOpen(made) && !isDoubtedList(made) && !agreed && !memory.game
          ? (editedAsSaid(words, place) ?? wholePicture(words, place))
          : undefined;
      const best = whole && isPlan(whole) ? checked(plain, noted(whole, read), place) : made;
      const plan = request.into && isPlan(best) ? delivered(best, request.into) : best;
      return reply && !isPlan(plan) ? { tell: reply } : plan;
    }
    case 'price':
    case 'maybe': {
      if (reply && act === 'maybe' && !agreed) return { tell: reply };
      const crowd = words && act === 'price' ? crowdOf(bareWish(words).toLowerCase()) : undefined;
      if (crowd && !agreed) return { ask: crowd.ask };
      const counted = words && act === 'price' && !agreed ? pricedMoves(words, place, planWish) : undefined;
      if (counted) return counted;
      const plan = words ? planWish(words, place) : undefined;
      if (plan && isPlan(plan))
        return agreed
          ? plan
          : {
              offer:
                words === asked
                  ? plan.steps
                  : plan.steps.map((step) => ({
                      ...step,
                      what: step.what.replace(SOMEBODY, 'a character').replace(/\bvillagers\b/, 'characters'),
                    })),
              notes: [...read, ...plan.notes],
              can: /\b(?:can|could|do) (?:you|u) /i.test(plain) && act === 'maybe',
            };
      if (act === 'maybe') return plan ?? { ask: say.VAGUE };
      const price = /\b(?:costs?|prices?|pricing|generations?|credits?|how much)\b/i.test(plain)
        ? (priceOf(plain) ?? reply)
        : (reply ?? priceOf(plain));
      return price ? { tell: price } : { help: plain };
    }
    case 'question': {
      // "can she shoot too?"
      const [, who, does] =
        /^(?:can|could|will|would|might|may|should|shall) ((?:he|she|it|they|the [\w-]+)) (.+?)\W*$/i.exec(words) ?? [];
      const asked = who && planChange(`${who} should ${does}`, memory, place.projectId);
      if (asked && isPlan(asked)) return asked;
      const question = words.toLowerCase();
      const not = cannotDo(question) ?? cannotDo(bareWish(question.replace(/^(?:please )?tell me /, '')));
      const answer = reply ?? answerOf(words);
      return not ? { ask: say.cannot(not) } : answer ? { tell: answer } : { help: plain };
    }
    case 'forbid':
      return { ask: say.NOTHING_YET };
    case 'complaint': {
      // "too dark": of the game that is there
      const better = memory.game && planEdit([plain], memory, place.projectId, agreed);
      return better && isPlan(better) ? better : { ask: say.COMPLAINT };
    }
    case 'cancel':
      return { ask: say.NOTHING_DONE };
    case 'courtesy':
      return { ask: say.GREETING };
    case 'statement': {
      // "you win after ten gems": told of the game that is there, as it is to be
      const edit = memory.game && planEdit([plain], memory, place.projectId, agreed);
      if (edit && isPlan(edit)) return edit;
      const why = memory.game && whyNoEdit(plain.toLowerCase(), memory);
      return { ask: why ? say.editUnclear([why]) : say.TOLD };
    }
  }
}

/** "one character with a walk animation": somebody who walks, whoever it is. */
const SOMEBODY = 'a villager';
const anyCharacter = (words: string): string =>
  words
    .replace(
      /\b(?:one|an?|a single|1) (?:(?:normal|single|simple|basic|full|animated|new) )*(?:character|sprite|npc|player|hero)\b(?! (?:sheet|state|change|edit))/i,
      SOMEBODY,
    )
    .replace(/\b(\d{1,2}|two|three|four|five|six) (?:different )?(?:characters|sprites|npcs)\b/i, '$1 villagers')
    .replace(
      /\b(an? [a-z]+),? (?:(?:with|and|plus|including|that has|having) )+((?:an? |the )?[a-z]+(?:(?:,? and |, )(?:an? )?[a-z]+)*) (?:animations?|cycles?)\b/i,
      (_, who: string, moves: string) =>
        `${who}, ${moves
          .split(/,? and |, /)
          .map((move) => `${bareNoun(move)} animation`)
          .join(', ')}`,
    );

/** Where the game is. */
const addressOf = ({ results }: Memory): string | undefined => {
  const url = results.findLast(({ tool }) => tool === 'sandbox_deploy_worker')?.structured?.preview_url;
  return typeof url === 'string' ? url : undefined;
};
/** "does it work on my phone? if not, add buttons": what it has anyway, whatever were to be done otherwise. */
function hadAnyway(plain: string, game: GameDescription): string | undefined {
  const asked = plain
    .toLowerCase()
    .replace(
      /[,;.?!]*\s*\b(?:and )?(?:if (?:not|it (?:does ?n[o']?t|can[no']*t|is ?n[o']?t))|otherwise|or else)\b.*$/s,
      '',
    )
    .trim();
  if (!/^(?:is|does|do|can|could|will|would|has|are|may)\b|\?/.test(asked) && asked.length === plain.length)
    return undefined;
  return hasAnyway(asked.replace(/[?.!\s]+$/, ''), game);
}

/** Something of it was not understood. */
const isOpen = (plan: Plan): boolean =>
  ('ask' in plan && plan.unread === true) ||
  (isPlan(plan) && Boolean(plan.unclear?.length || plan.doubts?.length) && !plan.missing && !plan.lacks);

/** Several things, of which one has a drawing that stands in for it: they are no one picture. */
const isDoubtedList = (plan: Plan): boolean =>
  isPlan(plan) && plan.doubts !== undefined && !plan.unclear?.length && plan.steps.length > 1;

/** What is asked beside a wish: "… Also, can I export to gif?" */
function besides(plain: string): readonly string[] {
  const sentences = plain.split(/(?<=[.!?])\s+/);
  return sentences.length < 2
    ? []
    : sentences.flatMap((one) => {
        const asked = one.replace(/^(?:also|and|oh and|btw|by the way|one more thing)[,:]? /i, '');
        return /\?$/.test(asked) && sentencesOf(asked)[0]?.act === 'question'
          ? (plainAnswer(asked) ?? answerOf(asked) ?? say.askAgain(asked))
          : [];
      });
}

const THANKS =
  /^\W*(?:(?:many|ok(?:ay)?|great|cool|perfect|awesome|nice) )*(?:thanks?|thank you|thx|ty|cheers)\b(?: (?:a lot|so much|very much|you|again|mate|bro|man|friend|for everything|for (?:that|this|your help|the help)))*\W*$/i;

/** What is drawn for nobody. */
const UNFIT =
  /\b(?:hentai|porn\w*|nsfw|nudes?|nudity|naked(?! mole)|topless|erotic\w*|sexual\w*|sex scene|genitals?|fetish|lolicon|gore|torture porn)\b/i;
