/** What words ask for, by what is done with them: a wish, a question, a price, a complaint, thanks. */

import { asksToShare, type GameDescription, hasAnyway, templateOf, textsIn } from '../games/index.ts';
import { BALANCE, lookedUp } from './account.ts';
import { answerOf, gameFilesOf, plainAnswer, priceOf } from './answers.ts';
import { cannotDo } from './cannot.ts';
import { editedAsSaid } from './changes/as-said.ts';
import { planChange } from './changes/index.ts';
import { accounted, checked, delivered, noted } from './checks.ts';
import { crowdOf } from './crowds.ts';
import { asksForChanges, changesOf } from './edit-words.ts';
import { planEdit, planGiven, planUndo, whyNoEdit } from './game-edits.ts';
import { factsOf, GAME_FACTS } from './game-facts.ts';
import { planOtherKind } from './games.ts';
import { ideasFor } from './ideas.ts';
import { seek, sought } from './look.ts';
import type { Memory } from './memory.ts';
import { ownMeant } from './own.ts';
import { mapOfOwn } from './own-tiles.ts';

import { refunded, wantsBack } from './owned/refund.ts';
import { planPace } from './pace.ts';
import { packed } from './packed.ts';
import { ownOf, type Place } from './place.ts';
import { pricedMoves } from './priced-moves.ts';
import { planRename } from './renamed.ts';
import * as say from './says.ts';
import { isPlan, type Plan } from './step.ts';

import { groundSwapped } from './swapped.ts';
import { sentencesOf } from './talk/acts.ts';
import { isDeclined } from './talk/after-offer.ts';
import { UNFIT } from './talk/as-typed.ts';
import { withoutBrackets } from './talk/asides.ts';
import { corrected } from './talk/corrections.ts';
import { faqOf, pricedTogether } from './talk/faq.ts';
import { isForeign, languageOf } from './talk/language.ts';
import { messageOf } from './talk/message.ts';
import { monsters } from './talk/monsters.ts';
import { plainlySaid } from './talk/plainly-said.ts';
import { rewritten } from './talk/rewrites.ts';
import { spelled } from './talk/spelling.ts';
import { toldChange } from './told-changes.ts';
import { proposed } from './told-ideas.ts';
import { topicOf } from './topics.ts';
import { answered } from './who.ts';
import { wholePicture } from './whole.ts';
import { planTurned, planWish } from './wish-plan.ts';
import { bracketList } from './wishes/sets.ts';
import { ofFormer, worded } from './wording/index.ts';
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

const HOW_TO_PLAY =
  /^\W*(?:how (?:do|can|does|should) (?:i|you|we|one) (?:play|control|steer|move|jump|shoot|attack|use)\b(?! .*\b(?:faster|higher|change))|what are the (?:controls|keys|buttons))/i;

/** It is asked of the service, and no picture is wished for in a question. */
const isOpenQuestion = (text: string): boolean =>
  !/\b(?:can|could|would|will) (?:you|u)\b.*\b(?:make|draw|create|animate|add|give|build)\b (?:me )?(?:an?|the|my|some|two|three)\b/i.test(
    text,
  );
export function planTyped(text: string, memory: Memory, projectId: string | null): Plan {
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

function planSaid(text: string, place: Place): Plan {
  const { memory, agreed } = place;
  if (wantsBack(text)) return refunded(memory, place.projectId, agreed);
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
