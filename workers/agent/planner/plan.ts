/** What is wished for → which tools are called, in which order, and what that costs. */
import { type GameDescription, playedLike, slotsOf } from '../games/index.ts';
import { openWords, tooMuchLost, unshownWords } from './accounted/index.ts';
import { answerOf, plainAnswer, priceOf } from './answers.ts';
import { cannotDo, featuresMissing } from './cannot.ts';
import { planChange } from './changes.ts';
import { crowdOf } from './crowds.ts';
import { facing, turned } from './facing.ts';
import { mapsIn } from './game-maps.ts';
import { planEdit, planGame, planMaps, whyNoEdit } from './games.ts';
import { ideasFor } from './ideas.ts';
import { isMapWish, planMap, planMapEdit } from './maps.ts';
import type { Memory } from './memory.ts';
import { causedToAct } from './moves.ts';
import * as say from './says.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { animate, idOf, sizeNotes, stepsOf } from './steps.ts';
import { isAdjective, isColour, isWorn, subjectOf } from './subjects.ts';
import { groundSwapped } from './swapped.ts';
import { sentencesOf } from './talk/acts.ts';
import { withoutBrackets } from './talk/asides.ts';
import { corrected } from './talk/corrections.ts';
import { isForeign, languageOf } from './talk/language.ts';
import { messageOf } from './talk/message.ts';
import { monsters } from './talk/monsters.ts';
import { rewritten } from './talk/rewrites.ts';
import { specified } from './talk/spec.ts';
import { spelled } from './talk/spelling.ts';
import { answered, meant } from './who.ts';
import { readWishes } from './wishes.ts';
import {
  bareNoun,
  bareWish,
  EXPORTS,
  GAME,
  GREETING,
  HELP,
  LISTS,
  MADE_SO_FAR,
  NOTHING_MORE,
  ONE_SIDE,
  PACK,
  PACKS,
  PRAISE,
  plainly,
  politely,
  SECRET,
  SHOW,
  TAKES_AWAY,
  TILES,
  toThePoint,
  withoutPurpose,
  YES,
} from './words.ts';

/** What a plan is made in. */
interface Place {
  readonly memory: Memory;
  readonly projectId: string | null;
  /** The user said yes to what was asked: what was only offered is made. */
  readonly agreed: boolean;
}

/** What to do for a message. */
export function planMessage(text: string, memory: Memory, projectId: string | null): Plan {
  const alone = () => planWords(text, { memory, projectId, agreed: false });
  // yes to a question in which there was one way to go on
  if (memory.asked !== undefined && YES.test(text)) return planWords(memory.asked, { memory, projectId, agreed: true });
  if (memory.asked === undefined || NOTHING_MORE.test(text)) return alone();
  const who = answered(text, memory.asked, memory);
  if (who) return planWords(who, { memory, projectId, agreed: false });
  // an answer to a question completes what was asked; who says something new is understood alone
  const together = planWords(`${memory.asked.replace(/[.!?\s]+$/, '')}, ${text}`, { memory, projectId, agreed: false });
  return isPlan(together) ? together : alone();
}

function planWords(text: string, place: Place): Plan {
  const { memory, agreed } = place;
  if (isForeign(text)) return { ask: say.onlyEnglish(languageOf(text)) };
  // "he is king": of nobody who is there
  const told = memory.made.length
    ? text
    : text.replace(
        /^(?:he|she|it) is (?:an? )?(?=[a-z]+[,.;])|^(?:the|my|our|his|her) [\w-]+(?: [\w-]+)? (?:should|must|shall|has to|needs? to|will) (?:look|be) like (?:an? )?(?=\w)/i,
        'a ',
      );
  const typed = spelled(rewritten(toThePoint(withoutBrackets(plainly(specified(told))))));
  const known =
    memory.made.length || memory.game || GAME.test(typed.text) ? { text: typed.text, read: [] } : monsters(typed.text);
  const [plain, read] = [known.text, [...typed.read, ...known.read]];
  if (NOTHING_MORE.test(plain)) return { ask: say.NOTHING_DONE };
  if (GREETING.test(plain)) return { ask: say.GREETING };
  if (HELP.test(plain)) return { tell: say.ABILITIES };
  if (SECRET.test(plain)) return { ask: say.NO_SECRETS };
  if (TAKES_AWAY.test(plain)) return { ask: say.NO_TAKING };
  if (PRAISE.test(plain)) return { ask: say.PRAISED };
  if (MADE_SO_FAR.test(plain)) return { tell: say.madeSoFar(memory.made.map((one) => one.words)) };
  const facts = memory.game && GAME_FACTS.test(plain) ? memory.game : undefined;
  if (facts) return { tell: say.gameFacts(factsOf(facts)) };
  const listed = /\bother (?:users?|people|accounts?)/i.test(plain) ? undefined : listOf(plain);
  if (listed) return { steps: [listed], notes: [] };
  if (PACKS.test(plain) && memory.assets.length) return packed([], memory);
  const ideas = memory.game ? undefined : ideasFor(plain);
  if (ideas) return { tell: ideas };
  const swapped = groundSwapped(plain, memory, place.projectId);
  if (swapped) return swapped;
  const { act, words } = messageOf(
    corrected(withoutPurpose(plain) || plain, memory.game !== undefined, memory.made.length > 0),
    memory.game !== undefined,
  );
  // a question, however it begins: "can I get a sprite sheet?"
  const asks = act === 'question' || (/\?\s*$/.test(text) && act !== 'statement' && act !== 'complaint');
  const reply = asks && !memory.game ? plainAnswer(plain) : undefined;
  switch (act) {
    case 'wish': {
      const turn = planTurned(words, place);
      const plan = noted(accounted(turn.words, turn.plan, place), [...read, ...besides(plain)]);
      return reply && !isPlan(plan) ? { tell: reply } : plan;
    }
    case 'price':
    case 'maybe': {
      if (reply && act === 'maybe' && !agreed) return { tell: reply };
      const crowd = words && act === 'price' ? crowdOf(bareWish(words).toLowerCase()) : undefined;
      if (crowd && !agreed) return { ask: crowd.ask };
      const counted = words && act === 'price' && !agreed ? pricedMoves(words, place) : undefined;
      if (counted) return counted;
      const plan = words ? planWish(words, place) : undefined;
      if (plan && isPlan(plan))
        return agreed
          ? plan
          : {
              offer: plan.steps,
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
    case 'complaint':
      return { ask: say.COMPLAINT };
    case 'cancel':
      return { ask: say.NOTHING_DONE };
    case 'courtesy':
      return { ask: say.GREETING };
    case 'statement':
      return { ask: say.TOLD };
  }
}

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

/** What nobody understood is asked about before anything is spent; of a game it is named. */
function accounted(words: string, plan: Plan, { memory, agreed }: Place): Plan {
  if (!isPlan(plan) || agreed || plan.missing || plan.steps.every(({ price }) => price === 0)) return plan;
  const game = plan.steps.find(({ tool }) => tool === 'write_game');
  // edits account for their own clauses
  if (game && memory.game) return plan;
  // what a list is of was said by each of its items
  const wish = plan.steps.length > 1 ? words.replace(/^[^:;.]{3,80}:/, '') : words;
  const lost = plan.whole ? unshownWords(plan) : openWords(wish, plan, memory);
  if (!lost.length) return plan;
  if (game && !tooMuchLost(lost, wish)) return { ...plan, notes: [...plan.notes, say.leftOut(lost)] };
  return { ...plan, unclear: lost };
}

/** A game without what was expected of it may be none that is wanted. */
function withoutFeatures(wish: string, plan: Plan, agreed: boolean): Plan {
  const missing = isPlan(plan) ? featuresMissing(wish) : [];
  return isPlan(plan) && missing.length && !agreed ? { ...plan, missing } : plan;
}

const noted = (plan: Plan, notes: readonly string[]): Plan =>
  isPlan(plan) ? { ...plan, notes: [...notes, ...plan.notes] } : plan;

/** Compared with what was made before. */
const THAN_BEFORE =
  /^(?:an? )?(?:bigger|smaller|larger|longer|shorter|thicker|taller|wider|thinner)\s+(?!one|version|please|pls|and|now|at)\w+/;

/** A wish in which somebody may move in some directions alone. */
function planTurned(words: string, place: Place): { readonly words: string; readonly plan: Plan } {
  const said = facing(words);
  const plan = said && turned(planWish(said.rest, place), said.sides);
  return said && plan ? { words: said.rest, plan } : { words, plan: planWish(words, place) };
}

/** "an rpg menu" is an interface, and no game. */
const INTERFACE =
  /^(?:an? |the |my |our |some )?(?:(?!with\b|and\b|about\b|where\b|in\b|for\b)[\w-]+ ){0,3}?(?:menus?|hud|ui|gui|interface|panels?|inventory|buttons?|(?:health|life|mana|xp) bars?)\b(?! (?:game|platformer|shooter))(?!.*\b(?:platformer|runner|shooter|tower defen[cs]e|match[- ]?3)\b(?! (?:game)?$).*\b(?:where|against)\b)/;

/** A wish, by the readers of what there is: a game and its edits, a map, a change of what was made, something new. */
function planWish(plain: string, place: Place): Plan {
  const { memory, projectId, agreed } = place;
  const caused = causedToAct(plain, subjectOf);
  if (caused !== plain) return planWish(caused, place);
  const packs = PACK.test(plain);
  const polite = politely(plain.replace(PACK, '')).replace(/[.!?\s]+$/, '');
  const said = bareWish(polite);
  const wish = said.toLowerCase();
  if (!wish) return packs ? packed([], memory) : { ask: say.VAGUE };
  const not = cannotDo(wish) ?? cannotDo(polite.toLowerCase());
  const renames =
    memory.game && /^(?:(?:and|now|then|please|also),? )*(?:rename|retitle|call|name|title)\b/i.test(polite);
  // "add a level editor" changes no level
  const lacks =
    memory.game && /^(?:add|implement|include|build in|give it)\b/i.test(polite) ? featuresMissing(wish) : [];
  if (lacks.length) return { ask: say.gameLacks(lacks) };
  const mapped = planMaps(polite, memory, projectId);
  if (mapped) return mapped;
  const edited = planEdit([plain, said], memory, projectId);
  if (edited && isPlan(edited)) return edited;
  if (not && !renames) return { ask: say.cannot(not) };
  if (edited) return edited;
  // said of a game that is there: it would have to do without
  const lacking = memory.game && !GAME.test(wish) ? featuresMissing(wish) : [];
  if (lacking.length) return { ask: say.gameLacks(lacking) };
  // "bigger sword": than the one that somebody has
  const who = memory.character ?? memory.object;
  if (who && THAN_BEFORE.test(wish)) return { ask: say.changeHow(who.words) };
  // a second game gets a project of its own
  const onMap = mapsIn(polite);
  if (
    !INTERFACE.test(wish) &&
    (GAME.test(wish) || playedLike(wish) || (onMap && GAME.test(onMap.rest))) &&
    !TILES.test(wish)
  )
    return withoutFeatures(
      wish,
      planGame(onMap ? polite : said, memory, memory.game ? null : projectId, agreed),
      agreed,
    );
  const refused = whyNoEdit(wish, memory);
  if (refused) return { ask: say.editUnclear([refused]) };
  // "add a shop": to the game, which has none
  if (
    memory.game &&
    /^(?:add|put|include|insert|build in|implement|there should be|it needs|the game needs)\b/i.test(polite) &&
    ownOf(memory).length === 0
  )
    return { ask: say.editUnclear([`"${polite}" is nothing that I can change in this game by words.`]) };
  if (isMapWish(wish)) return planMap(wish, memory, projectId);
  const laid = planMapEdit(wish, memory);
  if (laid) return laid;
  const of = oneOf(wish, memory);
  if (of) return planWish(of, place);
  const another = moreOf(wish, place);
  if (another) return another;
  const worn = wornToo(plain, memory);
  const both = memory.game ? undefined : changeAndMore(polite, place);
  if (both) return both;
  const about = memory.game ? { words: polite } : meant(polite, memory);
  if ('either' in about) return { ask: say.whichOne(about.either) };
  const changed = planChange(worn ?? about.words, memory, projectId);
  if (changed) return packs && isPlan(changed) ? packed(changed.steps, memory, changed.notes) : changed;
  const crowd = crowdOf(wish);
  if (crowd) return agreed ? planWish(crowd.few, place) : { ask: crowd.ask };
  const oneSide = agreed || ONE_SIDE.test(wish);
  const read = readWishes(oneSide ? wish.replace(ONE_SIDE, ' ') : wish, ownOf(memory).length > 0);
  // "a ninja, and also a song": what can be done is done
  const never = read.puzzles.map((one) => cannotDo(bareWish(one).toLowerCase()));
  if (read.wishes.length && never.length && never.every(Boolean)) {
    read.notes.push(...[...new Set(never)].map((what) => `I cannot ${what}.`));
    read.puzzles.length = 0;
  }
  if (read.puzzles.length && !(agreed && read.wishes.length))
    return EXPORTS.test(plain) && !read.wishes.length ? { help: plain } : { ask: say.puzzled(read.puzzles) };
  const steps: Step[] = [];
  for (const one of read.wishes) {
    const more = stepsOf(one, read, projectId, steps.length, agreed);
    if ('ask' in more) return more;
    steps.push(...more.steps);
    const size = one.size ?? read.size;
    if (size) read.notes.push(...sizeNotes(one.kind, size));
  }
  steps.push(...movesOfFormer(read.moves, memory));
  if (!steps.length) return { ask: say.VAGUE };
  return packs ? packed(steps, memory, read.notes) : { steps, notes: read.notes };
}

/** "make his coat green and also make a ship": a change, and something new beside it. */
const AND_MORE =
  /^(.+?)[,;.]? (?:and|then|plus)(?: also| then)? ((?:please )?(?:make|draw|create|generate|build|design|(?:i|we) (?:also )?(?:need|want)|give me) (?:me |us )?(?:also )?(?:an?|some|two|three|four|one) (?!(?:bit|little|lot)\b).+)$/i;
function changeAndMore(polite: string, place: Place): Plan | undefined {
  const [, first = '', second = ''] = place.memory.made.length ? (AND_MORE.exec(polite) ?? []) : [];
  if (!second) return undefined;
  const about = meant(first, place.memory);
  const change = 'either' in about ? undefined : planChange(about.words, place.memory, place.projectId);
  if (!change || !isPlan(change)) return undefined;
  const { memory } = place;
  const more = planWish(second, { ...place, memory: { ...memory, made: [], character: undefined, object: undefined } });
  // what is new comes first: its steps count the results before them
  return isPlan(more)
    ? { steps: [...more.steps, ...change.steps], notes: [...more.notes, ...change.notes] }
    : undefined;
}

/** What the account has, as a tool lists it. */
function listOf(plain: string): Step | undefined {
  if (!SHOW.test(plain)) return undefined;
  const tool = LISTS.find(([words]) => words.test(plain))?.[1];
  return tool ? { tool, args: {}, price: 0, what: 'what you have' } : undefined;
}

/** "now one from dirt to water": one of the kind that was made last. */
function oneOf(wish: string, { made }: Memory): string | undefined {
  const [, how] =
    /^(?:(?:and|now|also|then|another|one more|a second|the same|a new) )*(?:one|another|set|version) (?:more )?((?:from|of|for|that goes|made of|between|with)\b.+)$/.exec(
      wish,
    ) ?? [];
  const last = made.at(-1);
  const kind = last && KIND_OF[last.tool];
  return how && kind ? `a ${kind} ${how}` : undefined;
}
const KIND_OF: Readonly<Record<string, string>> = {
  create_topdown_tileset: 'top-down tileset',
  create_sidescroller_tileset: 'sidescroller tileset',
  create_isometric_tile: 'isometric tile',
  create_map: 'map',
};

/** "two more like it, one green and one purple": of what was made last, drawn anew in other ways. */
function moreOf(wish: string, place: Place): Plan | undefined {
  const { memory } = place;
  const [, list] =
    /^(?:(?:an?|one|two|three|four|\d|some|a few|a couple(?: of)?) )?(?:other|more|others) (?:like|of) (?:it|him|her|that|this|them|those|these)[,:;]?\s+(.+)$/.exec(
      wish,
    ) ?? [];
  const former = (memory.object ?? memory.character)?.words;
  // "the same car in yellow and in black"
  const [, one, other] =
    /^(?:the )?same(?: [\w-]+)? (?:but )?in ([\w -]+?),? and (?:(?:one|also|another)(?: one)? )?in ([\w -]+)$/.exec(
      wish,
    ) ?? [];
  if (one && other && former && isAdjective(one) && isAdjective(other)) {
    const noun = bareNoun(former)
      .split(' ')
      .filter((word) => !isColour(word))
      .join(' ');
    return planWish([one, other].map((how) => `a ${how} ${noun}`).join(', '), place);
  }
  if (!list || !former) return undefined;
  const noun = bareNoun(former);
  const kinds = list
    .split(/\s*(?:,|\band\b)\s*/)
    .filter(Boolean)
    .map((item) => item.replace(/^(?:but )?(?:an?|one|the other|another)(?: one)?(?: (?:in|with))?\s+/, ''));
  if (!kinds.every((kind) => isAdjective(kind))) return undefined;
  return planWish(kinds.map((kind) => `a ${kind} ${noun}`).join(', '), place);
}

/** "and a red hat": somebody's, where it is worn; "and a skeleton" is somebody else. */
function wornToo(plain: string, memory: Memory): string | undefined {
  const [, what] =
    /^\W*(?:and|also|oh and|plus|and also|add|and add|put on|now add)\s+((?:an?|some) (?!same|one\b)(?:[\w-]+ ){0,3}?[\w-]+)(?: too| as well| please)*[.!\s]*$/i.exec(
      plain,
    ) ?? [];
  const last = ownOf(memory).at(-1);
  return what && last?.kind === 'character' && isWorn(what)
    ? `give ${/quad/.test(String(last.args.body_type)) ? 'it' : 'him'} ${what}`
    : undefined;
}

/** What is in a game is asked, and nothing to be changed. */
const GAME_FACTS =
  /\b(?:how many|which|what(?: kinds?| types?| sorts?)?(?: of)?) (?:different )?(?:kinds? of |types? of |sorts? of )?(?:enem(?:y|ies)|foes?|monsters?|levels?|lives|hearts?|towers?|bosses|settings?)(?: types?| kinds?)? (?:are|is|does|do|has|have|can|there)\b/i;
const factsOf = (game: GameDescription): { foes: readonly string[]; levels: unknown; lives: unknown } => ({
  foes: slotsOf(game)
    .filter(({ id }) => /^(?:walker|chaser|flyer|shooter|boss|enemy|runner)$/.test(id))
    .map(({ id }) => `${game.assets[id]!.prompt} (${id})`),
  levels: game.settings.levels,
  lives: game.settings.lives,
});

const COUNTED =
  /,?\s*(?:(?:and|with|has|having) )*(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:different )?animations?\b/i;
const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "a dragon with 8 directions and 5 animations": movements of which only the number is known. */
function pricedMoves(words: string, place: Place): Plan | undefined {
  const [said, number = ''] = COUNTED.exec(words) ?? [];
  const plan = said && planWish(words.replace(said, ' ').replace(/\s+/g, ' ').trim(), place);
  if (!plan || !isPlan(plan)) return undefined;
  const drawn = plan.steps.find(({ tool }) => tool === 'create_character');
  if (!drawn) return undefined;
  const count = NUMBERS.indexOf(number.toLowerCase()) + 1 ? NUMBERS.indexOf(number.toLowerCase()) : Number(number);
  const { args } = drawn;
  const sides = typeof args !== 'function' && args.n_directions === 4 ? 4 : 8;
  const first = plan.steps.reduce((sum, { price }) => sum + price, 0);
  return { tell: say.countedPrice({ what: drawn.what, first, count, sides }) };
}

/** What was made by itself, and not for a game. */
const ownOf = ({ made, games }: Memory) => made.filter(({ message }) => !games.includes(message));

function movesOfFormer(moves: readonly string[], memory: Memory): Step[] {
  const character = ownOf(memory).findLast(({ kind }) => kind === 'character');
  if (!character) return [];
  const { id, words, skeleton, sides } = character;
  return moves.map((move) => animate(move, skeleton, sides, words, () => id));
}

/** The same, and links to all of it. */
function packed(steps: readonly Step[], { assets }: Memory, notes: readonly string[] = []): Plan {
  if (!steps.length && !assets.length) return { ask: say.PACK_WHAT };
  const links: Step = {
    tool: 'get_downloads',
    args: (results) => {
      const made = results.filter(({ tool }) => /^create_(?!project)/.test(tool)).map(idOf);
      return { asset_ids: made.length ? made : [...assets].slice(-40) };
    },
    price: 0,
    what: 'links to the files',
  };
  return { steps: [...steps, links], notes };
}
