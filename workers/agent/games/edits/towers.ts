/** "add an ice tower": there are three kinds, and what a new one does says in whose place it comes. */
import { templateOf } from '../templates/index.ts';
import type { GameDescription } from '../types.ts';
import { type Outcome, redrawn } from './outcome.ts';

const ADDS =
  /^(?:please |also |now |and |i (?:want|need) |give me |there should be )*(?:add|build|include|put(?: in)?|make|i want|have|another|a new|an? (?=[\w -]+ (?:tower|turret)\b))? ?(?:an? |another |a new |some )?(?:new |another |extra |more )*([a-z]+(?: [a-z]+)?) (towers?|turrets?)(?: (?:that|which|who|to) (.+))?$/;
/** What a tower is or does → the one of the three that does it. */
const KINDS: readonly (readonly [slot: string, words: RegExp, does: string])[] = [
  ['towerFrost', /\b(?:ice|frost|snow|freez\w*|slow\w*|cold|frozen|water|glue|sticky|web)\b/, 'slows'],
  ['towerCannon', /\b(?:cannons?|bombs?|catapults?|mortars?|rockets?|missiles?|explo\w+|splash|area|fire|flames?|lava|all around|many)\b/, 'hits all around'],
  ['towerArrow', /\b(?:archers?|arrows?|bows?|ballistas?|crossbows?|quick|fast|rapid|machine gun|guns?|lasers?)\b/, 'is quick'],
]; // biome-ignore format: a table

/** "add a tower that freezes enemies": what it does, and how such a one looks. */
const THAT_DOES =
  /^(?:please |also |now |and )*(?:(?:add|build|include|put in|make|i want|i need|give me|have|there should be) )?(?:(?:an?|one|another|one more|some) |(?=new ))(?:new |fourth |4th |extra |kind of )*(?:towers?|turrets?)(?:,| that| which| who| to)+ (?:can |could |should )?([a-z-]+)(?: (.+))?$/;
const LOOKS: readonly (readonly [does: RegExp, what: string])[] = [
  [/\b(?:freez\w*|froz\w*|ice|frost|cold|slow\w*)\b/, 'ice'],
  [/\b(?:burn\w*|fire(?! (?:fast|quick|rapid))|flames?|lava)\b/, 'fire'],
  [/\b(?:lightning|electr\w*|zap\w*|shocks?|thunder)\b/, 'lightning'],
  [/\b(?:poison\w*|acid|toxic)\b/, 'poison'],
  [/\b(?:lasers?)\b/, 'laser'],
  [/\b(?:bombs?|explo\w+|rockets?|missiles?|all around|area|splash)\b/, 'bomb'],
  [/\b(?:cannon ?balls?)\b/, 'cannon'],
  [/\b(?:magic|spells?)\b/, 'magic'],
  [/\b(?:arrows?)\b/, 'archer'],
  [/\b(?:fast|quick\w*|rapid\w*|bullets?)\b/, 'machine gun'],
];

export function addsTower(clause: string, game: GameDescription): Outcome {
  if (!game.assets.towerArrow || /\b(?:replace|swap|instead|should|faster|slower|stronger)\b/.test(clause))
    return undefined;
  const [, verb = '', rest = ''] =
    THAT_DOES.exec(clause.replace(/\b(?:tower|turret): (?:an? )/, 'tower that is ')) ?? [];
  if (verb) {
    const done = `${verb} ${rest}`;
    const [, what = ''] = LOOKS.find(([does]) => does.test(done)) ?? [];
    return what ? inPlace(what, done, game) : whichPlace(done, game);
  }
  const [, what, , does = ''] = ADDS.exec(clause) ?? [];
  if (!what || /^(?:more|all|the|my|extra|better)\b/.test(what)) return undefined;
  return inPlace(what, `${does} ${what}`, game);
}

const whichPlace = (what: string, game: GameDescription): Outcome => ({
  refused: `A ${templateOf(game.template).title.toLowerCase()} has three kinds of towers: one that is quick, one that hits all around, one that slows. None does that (${what.trim()}); in whose place shall a new one stand, for example "replace the cannon with a fire tower"?`,
});

/** There are three: the new one does what the one did in whose place it comes. */
function inPlace(what: string, done: string, game: GameDescription): Outcome {
  const [slot, , way] =
    KINDS.find(([, words]) => words.test(done)) ?? (/lightning|poison|magic/.test(what) ? KINDS[2]! : []);
  if (!slot) return whichPlace(`${what} tower`, game);
  const prompt = `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} tower`;
  const before = game.assets[slot]!.prompt;
  // the one of ice that slows is there from the beginning
  const [looks] = LOOKS.find(([, one]) => one === what) ?? [];
  if (looks?.test(before) && before !== prompt)
    return {
      refused: `There is such a tower already: ${before}, which ${way}. "replace ${before.replace(/^an? /, 'the ')} with ${prompt}" draws it in another way (1 generation).`,
      already: true,
    };
  if (before === prompt) return { refused: `There is ${prompt} already, which ${way}.`, already: true };
  return {
    game: redrawn(game, { [slot]: prompt }),
    changed: `There is room for three kinds of towers: ${prompt}, which ${way}, comes in the place of ${before}.`,
  };
}
