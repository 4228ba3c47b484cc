/** What is asked of a game that is there: how many levels, lives, who is in it. */
import { type GameDescription, slotsOf, templateOf } from '../../games/index.ts';
import { listed } from '../phrases.ts';
import { numberIn } from '../slots.ts';
import { changeable } from './changes.ts';
import { gameTold } from './words/game-told.ts';

const count = (of: unknown, one: string, more = `${one}s`): string => `${String(of)} ${of === 1 ? one : more}`;
const isOn = ({ id, when }: { readonly id: string; readonly when?: string | undefined }, game: GameDescription): boolean =>
  game.assets[id] !== undefined && (!when || Boolean(game.settings[when])); // biome-ignore format: short enough
const prompts = (game: GameDescription, form: RegExp): readonly string[] =>
  slotsOf(game).flatMap((slot) => (form.test(slot.id) && isOn(slot, game) ? [game.assets[slot.id]!.prompt] : []));

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|\\d+';
const TH = new RegExp(`\\b(?:is|are|does|has|have)\\b.*\\b(?:level|stage) (${NUMBERS})\\b`, 'i');
/** A question about a number of the game, and which setting it is. */
const SETTINGS: readonly (readonly [words: RegExp, setting: string, one: string, more?: string])[] = [
  [/\bhow many (?:\w+ )?(?:levels?|stages?)\b/i, 'levels', 'level'],
  [/\bhow many (?:\w+ )?(?:lives|hearts|hits|hit ?points)\b/i, 'lives', 'life', 'lives'],
  [/\bhow many (?:\w+ )?waves?\b/i, 'waves', 'wave'],
  [/\bhow (?:long|much time)\b.*\blevels?\b|\btime limit\b/i, 'timeLimit', 'second'],
];
const WHO: readonly (readonly [words: RegExp, slots: RegExp, lead: string])[] = [
  [/\b(?:who|what|which)\b.*\b(?:enem(?:y|ies)|foes?|monsters?|bad guys)\b/i, /^(?:walker|chaser|flyer|foe\d|boss)$/, 'Against you in'],
  [/\bhow many (?:kinds of |different )?(?:enem(?:y|ies)|foes?|monsters?)\b/i, /^(?:walker|chaser|flyer|foe\d|boss)$/, 'How many of each depends on the level; these are in'],
  [/^\W*(?:so |and |ok )*(?:who|what)(?:['’]?s| is| are|'re)? (?:all |else )?(?:in|inside|part of)(?: it| the game| this game| there)?\W*$/i, /^(?:hero|walker|chaser|flyer|foe\d|boss|companion|pickup|goal|base|tower\w+|gem\d)$/, 'In'],
  [/\b(?:who|what)\b.*\b(?:hero|player|main character|do i play|plays)\b/i, /^hero$/, 'You play in'],
]; // biome-ignore format: a table

/** The answer, or undefined where nothing of it is asked. */
export function gameFact(words: string, game: GameDescription): string | undefined {
  const told: string[] = [];
  const nth = TH.exec(words)?.[1]?.toLowerCase();
  const levels = Number(game.settings.levels ?? 1);
  if (nth && 'levels' in game.settings) {
    const wanted = numberIn(nth)!;
    told.push(
      wanted <= levels
        ? `Yes, "${game.title}" has a level ${wanted}: there are ${levels} in all.`
        : `No, "${game.title}" has ${count(levels, 'level')}; "${wanted} levels" makes it more, for nothing.`,
    );
  }
  for (const [form, id, one, more] of SETTINGS)
    if (form.test(words) && id in game.settings && !(id === 'levels' && nth))
      told.push(
        `"${game.title}" has ${id === 'timeLimit' && !game.settings[id] ? 'no time limit' : count(game.settings[id], one, more)}.`,
      );
  for (const [form, slots, lead] of WHO) {
    const who = form.test(words) && !/\b(?:should|could|make|add|use|put)\b/i.test(words) ? prompts(game, slots) : [];
    if (who.length) told.push(`${lead} "${game.title}"${lead === 'In' ? ' are' : ':'} ${listed(who)}.`);
  }
  if (/\b(?:is|has|have|does)\b.*\bboss\b/i.test(words) && /^\W*(?:is|does|has|are)\b/i.test(words) && 'boss' in game.settings)
    told.push(game.settings.boss ? `Yes: ${game.assets.boss?.prompt ?? 'a boss'} waits in the last level.` : `No, "${game.title}" has no boss; "add a boss" puts one into its last level.`); // biome-ignore format: one line
  else if (/^\W*(?:is|does|has|are)\b.*\bboss\b/i.test(words)) told.push(`No, "${game.title}" has no boss, as no ${templateOf(game.template).title.toLowerCase()} has one.`); // biome-ignore format: one line
  if (/\b(?:what|which) (?:kind|sort|type|genre)\b|\bwhat (?:is|kind of game is) (?:it|this)\b|^\W*what(?:['’]?s| is) it\W*$/i.test(words)) told.push(gameTold(game)); // biome-ignore format: one line
  if (/\b(?:goals?|aim|objective|point|win(?:ning)?|about|to do)\b/i.test(words) && /^\W*(?:so |and )?(?:what|how)\b/i.test(words)) told.push(`${templateOf(game.template).about} ${gameTold(game)}`); // biome-ignore format: one line
  if (/\bwhat (?:all |else )?(?:can|could) (?:i|we|you|be)\b.*\b(?:change|edit|modif\w+|adjust|customi[sz]e|set|do)\b/i.test(words)) told.push(changeable(game)); // biome-ignore format: one line
  if (!/\b(?:api|token|account|service)\b/i.test(words) && /\b(?:controls?|keys?|buttons?)\b|\bhow (?:do|can|to|does one|should) (?:i |you |we |one )?(?:play|control|move|jump|shoot|fight|attack)\b/i.test(words)) told.push(`"${game.title}": ${templateOf(game.template).controls} A gamepad does, too.`); // biome-ignore format: one line
  return told.length ? told.join(' ') : undefined;
}
