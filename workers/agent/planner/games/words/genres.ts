/** Kinds of games that no template is like: what cannot be is said, and the nearest is offered. */
import type { TemplateId } from '../../../games/index.ts';

interface Genre {
  readonly words: RegExp;
  /** The nearest kind; undefined where none is near. */
  readonly near?: TemplateId;
  /** What of it can be had in that kind. */
  readonly how?: string;
}
const kind = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'i');
const GENRES: readonly Genre[] = [
  { words: kind('kart (?:racers?|racing)|racing|races?|racers?|kart(?:ing)?|mario ?kart|need for speed|driving|moto(?:cross|rcycle)? racing|car game|drag racing'), near: 'runner', how: 'a car or a rider speeds along by itself and leaps over what is in the way' },
  { words: kind('flappy ?bird|jetpack joyride|geometry dash|helicopter game|flying game|flight|skiing|snowboard(?:ing)?|skate(?:boarding)? game|surfing game|sonic dash|frogger|crossy road'), near: 'runner', how: 'the hero goes on by itself and leaps over what is in the way' },
  { words: kind('farming(?: sim(?:ulator)?)?|farm sim|stardew(?: valley)?|harvest moon|animal crossing|life sim|fishing|gardening|cooking|restaurant|pet(?: sim)?|tamagotchi|dating(?: sim)?|point[- ]and[- ]click|visual novel|detective|mystery|escape room|hidden object|horror|stealth|survival crafting|minecraft|terraria|open[- ]world|sokoban|roguelikes?|rogue-?lites?|souls-?like|dark souls|elden ring|turn[- ]based(?: rpg)?|j?rpg maker|pokemon|text adventure|walking simulator|hack (?:and|n) slash|diablo'), near: 'adventure', how: 'a hero walks about islands, finds what is hidden and fights who guards it' },
  { words: kind('metroidvanias?|metroid|castlevania|beat ?\'?em ?ups?|fighting|street fighter|mortal kombat|tekken|boxing|wrestling|worms|lemmings|breakout|arkanoid|pinball'), near: 'platformer', how: 'levels one after the other, with double jumps, dashes, doors and keys, weapons and a boss if you like' },
  { words: kind('tetris|sudoku|2048|candy crush clone|minesweeper|solitaire|bubble shooter|puzzle bobble|jigsaw|memory|connect four|mahjong|domino(?:es)?|chess|checkers|board|card|word|crossword|quiz|trivia|wordle|hangman|poker|blackjack|deck ?builders?|tic[- ]?tac[- ]?toe'), near: 'match-3', how: 'pieces of your choice are swapped until three of a kind lie in a row' },
  { words: kind('rts|strategy|age of empires|starcraft|warcraft|city[- ]?build(?:ers?|ing)|sim ?city|civilization|4x|tycoon|management|idle ?clicker|clicker|idle|auto ?battler|moba|business|base building|clash (?:of clans|royale)'), near: 'tower-defence', how: 'towers are bought and made stronger against waves of foes' },
  { words: kind('space invaders|asteroids|galaga|shmups?|vertical(?: scrolling)? shoot(?:er|\'?em ?up)|first[- ]person(?: shooter)?|fps|third[- ]person(?: shooter)?|doom|quake|counter-?strike|call of duty|battle royale|fortnite|tanks? game|bomberman|pac-?man|snake|agar'), near: 'twin-stick', how: 'seen from above, a hero who shoots in all directions against waves' },
  { words: kind('football|soccer|basketball|tennis|golf|hockey|bowling|billiards?|darts|sports?|baseball|volleyball|rugby|cricket'), near: 'platformer', how: 'who does the sport jumps from ledge to ledge and gathers what belongs to it' },
  { words: kind('rhythm|guitar hero|music|dancing'), near: 'runner', how: 'the hero goes on by itself, and jumps are timed' },
  { words: kind('educational|learning|maths?|multiplication|times tables?|spelling|vocabulary|alphabet|counting|typing|drawing'), near: 'match-3', how: 'pieces that show what is learnt — numbers, letters, animals — are swapped until three of a kind lie in a row; it asks no questions' },
  { words: kind('party|mmo\\w*|gta|the sims|simulators?|simulation|sandbox'), near: 'adventure', how: 'a hero walks about islands, finds what is hidden and fights who guards it' },
  { words: kind('pong') },
]; // biome-ignore format: a table

/** The genre that words ask for, as it was said. */
export function genreIn(wish: string): { readonly said: string; readonly genre: Genre } | undefined {
  for (const genre of GENRES) {
    const found = genre.words.exec(wish);
    if (found) return { said: found[0], genre };
  }
  return undefined;
}

/** What makes such a kind its own and stands in none of the six. */
const WITHOUT: readonly (readonly [words: RegExp, without: string])[] = [
  [kind('snake|agar'), 'the tail that grows, and the end when one runs into it'],
  [kind('quiz|trivia|maths?|multiplication|times tables?|spelling|vocabulary|hangman|wordle|crossword|word|educational|learning'), 'questions and answers, right and wrong ones'],
  [kind('visual novel|dating(?: sim)?|text adventure|point[- ]and[- ]click|detective|mystery'), 'talks with choices, and more than one ending'],
  [kind('cooking|restaurant'), 'recipes, orders and a kitchen in which something is made'],
  [kind('rhythm|guitar hero|music|dancing'), 'notes that are hit in time with the music'],
  [kind('kart (?:racers?|racing)|racing|races?|racers?|kart(?:ing)?|mario ?kart|need for speed|driving|car game|drag racing'), 'steering on a track, laps and rivals'],
  [kind('farming(?: sim(?:ulator)?)?|farm sim|stardew(?: valley)?|harvest moon|animal crossing|gardening'), 'sowing, growing and harvest'],
  [kind('fishing'), 'casting and reeling in'],
  [kind('pet(?: sim)?|tamagotchi|life sim|the sims'), 'feeding and caring, and a life that goes on'],
  [kind('tetris'), 'blocks that fall and are turned'],
  [kind('breakout|arkanoid|pinball|pong'), 'a ball that bounces off a bat'],
  [kind('chess|checkers|board|connect four|tic[- ]?tac[- ]?toe'), 'an opponent who moves in turn'],
  [kind('cards?|poker|blackjack|solitaire|deck ?builders?'), 'cards in a hand'],
  [kind('football|soccer|basketball|tennis|golf|hockey|bowling|baseball|volleyball|rugby|cricket|sports?'), 'a ball in play, its rules and an opponent'],
  [kind('rts|strategy|city[- ]?build(?:ers?|ing)|sim ?city|tycoon|management|business|base building'), 'building, trading and units that are ordered about'],
  [kind('idle ?clicker|clicker|idle'), 'clicking, and numbers that grow by themselves'],
  [kind('fighting|street fighter|mortal kombat|tekken|boxing|wrestling'), 'rounds of one against one'],
  [kind('first[- ]person(?: shooter)?|fps|doom|quake'), 'the view out of the eyes of the hero'],
  [kind('turn[- ]based(?: rpg)?|j?rpg maker|pokemon'), 'fights in turns, and a party that grows'],
  [kind('stealth'), 'hiding, and guards who do not see all'],
  [kind('sokoban'), 'crates that are pushed'],
  [kind('escape room|hidden object'), 'riddles that are solved by looking'],
  [kind('minecraft|terraria|survival crafting|sandbox'), 'digging, building and crafting'],
]; // biome-ignore format: a table
/** What of a kind that is none of the six is left out in any of them. */
export const withoutIn = (said: string): string | undefined => WITHOUT.find(([words]) => words.test(said))?.[1];
