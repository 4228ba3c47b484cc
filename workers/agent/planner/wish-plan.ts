/** A wish → the plan of the reader whose kind it is: a game and its edits, a map, a change of what was made, something new. */
import { type GameDescription, playedLike } from '../games/index.ts';
import { inStyleOf, isAssets } from './assets-plan.ts';
import { cannotDo, featuresMissing } from './cannot.ts';
import { planChange } from './changes/index.ts';
import { accounted, checked, withoutFeatures } from './checks.ts';
import { facing, turned } from './facing.ts';
import { planEdit, planMaps, touches, whyNoEdit } from './game-edits.ts';
import { mapsIn } from './game-maps.ts';
import { gameTold } from './game-told.ts';
import { planGame } from './games.ts';
import { nearest, offerFor } from './genres.ts';
import { standingOn } from './map-things.ts';
import { isMapWish, planMap, planMapEdit } from './maps.ts';
import { mayBeMixed, mixedPlan } from './mixed.ts';
import { causedToAct } from './moves.ts';
import { planNew } from './new-assets.ts';
import { changeAndMore, moreOf, oneOf, wornToo } from './of-former.ts';
import { packed } from './packed.ts';
import { peopled } from './peopled.ts';
import { ownOf, type Place } from './place.ts';
import { placeTiles } from './place-tiles.ts';
import { HAS_LEVELS, INTERFACE, isPlayed } from './played.ts';
import { proTiles } from './pro-tiles.ts';
import * as say from './says.ts';
import { scenePlan } from './scene-plan.ts';
import { isPlan, type Plan } from './step.ts';
import { subjectOf } from './subjects.ts';
import { tileList } from './tile-list.ts';
import { meant } from './who.ts';
import { retold } from './wish-words.ts';
import { SCENE } from './wishes/globals.ts';
import { bareNoun, bareWish, GAME, PACK, politely, TILES } from './words.ts';

/** A wish in which somebody may move in some directions alone. */
export function planTurned(typed: string, place: Place): { readonly words: string; readonly plan: Plan } {
  const words = place.memory.game ? typed : retold(typed);
  const said = facing(words);
  const plan = said && turned(planWish(said.rest, place), said.sides);
  return said && plan ? { words: said.rest, plan } : { words, plan: planWish(words, place) };
}

/** A wish, in which there may be several kinds of asset: each is planned by itself where all of it together cannot be. */
export function planWish(plain: string, place: Place): Plan {
  const { memory, agreed } = place;
  if (memory.game || agreed || !mayBeMixed(plain)) return planOne(plain, place);
  const full = (words: string): Plan => {
    const part = planOne(words, place);
    return checked(words, accounted(words, part, place), place);
  };
  const isGame = GAME.test(plain) || isPlayed(plain.toLowerCase()) || HAS_LEVELS.test(plain.toLowerCase());
  const whole = isGame || !SCENE.test(plain) ? full(plain) : undefined;
  if (isGame || (whole && isPlan(whole) && !whole.unclear?.length && !whole.doubts?.length))
    return planOne(plain, place);
  return mixedPlan(politely(bareWish(plain)).replace(/[.!?\s]+$/, ''), full) ?? planOne(plain, place);
}

/** A wish for one kind, by the readers of what there is: a game and its edits, a map, a change of what was made, something new. */
function planOne(plain: string, place: Place): Plan {
  const { memory, projectId, agreed } = place;
  const caused = causedToAct(plain, subjectOf);
  if (caused !== plain) return planWish(caused, place);
  const packs = PACK.test(plain);
  const polite = politely(plain.replace(PACK, '')).replace(/[.!?\s]+$/, '');
  const said = ofOwner(bareWish(polite));
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
  const edited = planEdit([plain, said], memory, projectId, agreed);
  if (edited && isPlan(edited)) return edited;
  const other = not && !renames && /^build that kind of game/.test(not) ? nearest(wish) : undefined;
  if (other && agreed) return planGame(other, memory, memory.game ? null : projectId, true);
  if (not && !renames) {
    const offer = other && offerFor(wish);
    const nearestPlan = other && !memory.game ? planGame(other, memory, projectId, true) : undefined;
    // what comes nearest, with its price
    return offer && nearestPlan && isPlan(nearestPlan)
      ? {
          ...nearestPlan,
          proposal: `I cannot ${not}. ${offer.replace(/ Shall I build that\?.*$/, '')} ${toldOf(nearestPlan)}`,
        }
      : { ask: say.cannot(not, offer) };
  }
  if (edited) return edited;
  // said of a game that is there: it would have to do without
  const lacking = memory.game && !GAME.test(wish) ? featuresMissing(wish) : [];
  if (lacking.length) return { ask: say.gameLacks(lacking) };
  // "bigger sword": than the one that somebody has
  const who = memory.character ?? memory.object;
  if (who && THAN_BEFORE.test(wish)) return { ask: say.changeHow(who.words) };
  // "add a tower that shoots ice", where one does: no other game
  const refusal = memory.game && ADDS.test(polite) ? whyNoEdit(polite.toLowerCase(), memory) : undefined;
  if (refusal) return { ask: say.editUnclear([refusal]) };
  // a second game gets a project of its own
  const onMap = mapsIn(polite);
  if (
    !INTERFACE.test(wish) &&
    !isAssets(wish) &&
    (GAME.test(wish) ||
      playedLike(wish) ||
      HAS_LEVELS.test(wish) ||
      isPlayed(wish) ||
      (onMap && GAME.test(onMap.rest))) &&
    !TILES.test(wish)
  )
    return lackingFirst(wish, planGame(onMap ? polite : said, memory, memory.game ? null : projectId, agreed), agreed);
  const refused = whyNoEdit(polite.toLowerCase(), memory) ?? whyNoEdit(wish, memory);
  if (refused) return { ask: say.editUnclear([refused]) };
  // "add a shop": to the game, which has none
  if (
    memory.game &&
    /^(?:add|put|include|insert|build in|implement|there should be|it needs|the game needs)\b/i.test(polite) &&
    ownOf(memory).length === 0
  )
    return { ask: say.editUnclear([`"${polite}" is nothing that I can change in this game by words.`]) };
  // what is said of the game and was not read is no picture of its own
  if (memory.game && ownOf(memory).length === 0 && !agreed && !NEW_PICTURE.test(wish) && touches(wish, memory.game))
    return { ask: say.editUnclear([`"${polite}" is nothing that I can change in this game by words.`]) };
  const tiled = memory.game ? undefined : tileList(wish, (words) => planWish(words, place));
  if (tiled) return tiled;
  const shaped = memory.game ? undefined : proTiles(wish, projectId);
  if (shaped) return shaped;
  const ofPlace = memory.game ? undefined : placeTiles(wish, projectId);
  if (ofPlace) return ofPlace;
  const scene = memory.game ? undefined : scenePlan(wish, agreed);
  if (scene) return scene;
  const styled = inStyleOf(polite, place);
  if (styled) return styled;
  if (isMapWish(wish)) {
    const { rest, things } = standingOn(wish);
    const laid = planMap(agreed || things.length ? rest : wish, memory, projectId);
    return isPlan(laid) ? peopled(laid, { wish, things }, place, planOne) : laid;
  }
  const laid = planMapEdit(wish, memory);
  if (laid) return laid;
  const of = oneOf(wish, memory);
  if (of) return planWish(of, place);
  const another = moreOf(wish, place, planWish);
  if (another) return another;
  const worn = wornToo(plain, memory);
  const both = memory.game ? undefined : changeAndMore(polite, place, planWish);
  if (both) return both;
  const about = memory.game ? { words: polite } : meant(polite, memory);
  if ('either' in about) return { ask: say.whichOne(about.either) };
  const changed = planChange(worn ?? about.words, memory, projectId);
  if (changed) return packs && isPlan(changed) ? packed(changed.steps, memory, changed.notes) : changed;
  return planNew(wish, plain, place, { again: planWish, packs });
}

/** What no game here has is said, whatever else has to be asked. */
function lackingFirst(wish: string, plan: Plan, agreed: boolean): Plan {
  const missing = 'ask' in plan ? featuresMissing(wish) : [];
  return missing.length && 'ask' in plan
    ? { ask: `${say.cannotHave(missing)} ${plan.ask}` }
    : withoutFeatures(wish, plan, agreed);
}

const toldOf = ({ steps }: Extract<Plan, { steps: unknown }>): string => {
  const written = steps.find(({ tool }) => tool === 'write_game');
  const args = written && (typeof written.args === 'function' ? written.args([]) : written.args);
  return args ? `It would be: ${gameTold(args.game as GameDescription)}` : '';
};

const ADDS = /^(?:(?:please|now|also|and|then|can you|could you) )*(?:add|include|put in|build in)\b/i;
/** Compared with what was made before. */
const THAN_BEFORE =
  /^(?:an? )?(?:bigger|smaller|larger|longer|shorter|thicker|taller|wider|thinner)\s+(?!one|version|please|pls|and|now|at)\w+/;

/** Something of its own is asked for, beside the game. */
const NEW_PICTURE =
  /^(?:(?:please|now|also|and|then|can you|could you|i want you to) )*(?:draw|create|design|generate|paint|sketch|animate|(?:make|give|get|i (?:need|want)|we need)(?: me| us)? (?:an?|some|\d+|one|two|three|four|five|six)\b|an? |\d+ )/i;

/** "a sword for my knight": whose it is, is nothing of how it looks. */
function ofOwner(wish: string): string {
  const [, what = '', who = ''] = /^(.+?) for (?:my|the|our|his|her) ([\w -]+?)$/i.exec(wish) ?? [];
  if (!what || /animat|cycle/i.test(what)) return wish;
  const subject = subjectOf(bareNoun(what));
  return subject?.kind === 'thing' && !subject.creature && /^(?:person|animal)$/.test(subjectOf(who)?.kind ?? '')
    ? what
    : wish;
}
