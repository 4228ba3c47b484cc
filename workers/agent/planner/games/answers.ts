/** What players report or ask of a game that is as it is meant to be, and how it is. */
import type { GameDescription } from '../../games/index.ts';

const thing = ({ assets }: GameDescription, ...ids: readonly string[]): string =>
  ids.flatMap((id) => assets[id]?.prompt ?? [])[0] ?? 'what lies about';

/** What strangers want of a game and no change reaches, and how it is in that game. */
const ANSWERS: readonly (readonly [words: RegExp, answer: (game: GameDescription) => string | undefined])[] = [
  [
    /\b(?:second|another|two|2|more|extra|third|three|3) (?:\w+ )?boss(?:es)?\b/i,
    (game) =>
      'boss' in game.settings
        ? `One boss waits at an end, and a second one of another look cannot be there. Nearest: ${game.settings.boss ? `${thing(game, 'boss')} is in it already; "a boss every level" lets it come at each end.` : '"add a boss" puts one into the last level (1 generation), "a boss every level" one at each end.'}`
        : undefined,
  ],
  [
    /\b(?:worth|points?|score)\b.*\d|\b(?:gives?|give|count\w*) \d+\b/i,
    (game) => `What each ${thing(game, 'pickup').replace(/^an? /i, '')} counts is fixed: one. What can be other is how many lie about ("more coins") and how many of them open the way out.`,
  ],
  [
    /\b(?:doors?|gates?|exits?)\b.*\b(?:does ?n[o']?t|wont|won't|will not|not|cant|can't) (?:open|work)/i,
    (game) =>
      `The way out opens only once all that is to be found in the level is found (here: ${thing(game, 'pickup', 'coin')}), and a level has more than one. I cannot see your run, nor mend code in words; "fewer keys" makes it shorter.`,
  ],
  [
    /\b(?:ending|the end)\b|\bbecomes? (?:your|my|a) friend\b/i,
    () =>
      'The ending cannot be another one: the game is won at the goal of its last level. The text of the last screen can be: when you win it should say "The dragon is your friend now".',
  ],
  [
    /\b(?:hard|difficult|impossible|can'?t|cannot|can not|barely|hardly)\b.*\b(?:see|spot|recogni[sz]e|make out)\b|\bblends? in\b|\bno contrast\b/i,
    (game) =>
      `What lies about (${thing(game, 'pickup', 'coin')}) is seen better in another colour or before another place: "replace the coins with a blue gem" (1 generation), "make it night" or "set it in a cave".`,
  ],
  [/\bmmo(?:rpg)?s?\b|\b(?:\d{2,}|hundreds|thousands|many) (?:of )?players\b|\bonline (?:world|game)\b/i, () => 'A game is for one player, and none is shared by many at once. Nearest: a top-down adventure of your own, which all play at one link, each alone ("an adventure with my knight as the hero", about 10 to 25 generations); say who is played and where, and I show all of it before anything is drawn.'],
  [/\b(?:two|2|second) (?:people|players?)\b|\b(?:multi-?player|co-?op|versus|split-?screen|pvp|mmo)\b|\btogether\b/i, () => 'A game is for one player; two take turns for the best score, which is kept.'],
  [/\bshops?\b|\bstores?\b|\b(?:buy|sell)\b/i, (game) => (game.template === 'tower-defence' ? undefined : `There is no shop in this kind of game, and no money: what lies about is counted. Nearest: "add power-ups" (a shield, fast boots and a magnet to find)${'folk' in game.settings ? ', or "add a shopkeeper who says hello", who stands there' : ''}.`)],
  [/^(?!.*\b(?:at night|by night|night ?time|it night|night (?:sky|mode|look|colou?rs))\b).*\b(?:days?|day counter|night)\b/i, (game) => `Days are not counted${'nights' in game.settings ? ', and nothing comes at night alone; "a day and night cycle" lets it grow dark and light again' : ' in this game'}. All of it can be at night ("make it night"), and a level can have a time ("90 seconds for a level").`],
  [/\b(?:entrances?|entries|paths|spawn ?points?)\b/i, (game) => (game.template === 'tower-defence' ? 'The map of a tower defence has one way in; it cannot have two.' : undefined)],
  [/\b(?:fix|mend|repair|bugs?|broken|does ?n[o']?t work)\b/i, () => 'I cannot see your run, nor mend code in words. I can change what the game is made of.'],
  [/\b(?:coins?|gems?|pick-?ups?|items?|keys?)\b.*\b(?:rotat|spin|turn|animat|bob|move)\w*\b/i, (game) => `What is gathered (${thing(game, 'pickup', 'coin')}) bobs up and down by itself; it does not turn, as it is one still picture.`],
  [/\bjump(?:s|ing|ed)? on\b|\bstomp\w*\b|\bsquash\w*\b/i, (game) => (game.template === 'platformer' ? `Whoever is jumped on is out already, and stays so; he drops nothing: what is gathered (${thing(game, 'pickup')}) lies about in the level, and "more coins" makes it more.` : undefined)],
  [/\bcomes? after the (?:flag|goal|end)\b/i, () => 'Levels follow one another at the goal anyway.'],
]; // biome-ignore format: a table
/** What no game here has at all, whatever else is asked for beside it. */
const NEVER: readonly (readonly [words: RegExp, answer: string])[] = [
  [/^\W*(?:(?:please|pls|can you|could you) )*(?:duplicate|copy|clone)\b/i, 'A second copy of a game I cannot make: a change goes into the game itself ("undo" takes the last one back). For an easier one say "make it easier", "5 lives" or "fewer enemies"; for one beside it a new game, "a top-down adventure with Lio, easy".'],
  [/\b(?:real|human|recorded|actual) (?:voices?|speech)\b|\bvoice[- ]?(?:acting|actors?|overs?|lines?)\b|\b(?:talk|speak)\w* (?:aloud|out loud|with (?:\w+ )?voices?)\b/i, 'Nobody speaks aloud: there are no voices. A melody plays in each game already ("sad music", "no music"), and somebody can stand there and say a line in letters: "add a villager who says hello".'],
  [/\b(?:story|intro(?:duction)?|opening|backstory) (?:text|screen|scene|line|crawl)s?\b|\bcut ?scenes?\b/i, 'There are no scenes before a game; its title screen has a line of text. Say which: the title screen should say "The king is gone. Find the key." (46 letters at most), or when you win it should say "…".'],
]; // biome-ignore format: a table
export const neverIn = (words: string): string | undefined => NEVER.find(([asked]) => asked.test(words))?.[1];
/** Told beside a change that is done. */
export const besides = (words: string): readonly string[] =>
  /\b(?:chunky|bold|fancy|cursive|gothic|handwritten|big|round|bubble|other|different|pixel) (?:letters?|lettering|fonts?|type(?:face)?)\b|\bfont\b/i.test(words) ? ['The letters of a game are its own pixel font: what they say can be other, their form cannot.'] : []; // biome-ignore format: one line
const answerOf = (words: string, game: GameDescription): string | undefined =>
  ANSWERS.find(([asked]) => asked.test(words))?.[1](game);
/** How what goes wrong is meant to be in that game. */
export const gameAnswer = (words: string, game: GameDescription): string | undefined => {
  const said = answerOf(words, game);
  return said && !/^I cannot see your run/.test(said) ? said : undefined;
};
