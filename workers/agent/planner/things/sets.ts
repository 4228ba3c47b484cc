/** Sets that are known by name: what is in them. What no drawing is like has the nearest one, and that is told. */
import { article, singular } from '../words/nouns.ts';

export interface Known {
  readonly names: readonly string[];
  /** What of the set is drawn by something near to it. */
  readonly told?: string;
}
interface Row {
  readonly said: RegExp;
  readonly names: string;
  readonly told?: string;
}

const CHESS = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn']
  .map((piece) => `a * chess ${piece}`)
  .join('|')
  .replace('a * chess king', 'a * chess piece with a cross on top')
  .replace('a * chess bishop', 'a * chess piece');
const ROWS: readonly Row[] = [
  { said: /\bchess ?(?:men|pieces?|set|figures?|board pieces?)s?\b/i, names: `${CHESS}|${CHESS}`, told: 'King and bishop have no drawing of their own: they are plain chess pieces.' },
  { said: /\bzodiac\b|\b(?:star|astrolog\w+) signs?\b|\bhoroscope\b/i, names: 'a ram|a bull|a boy and a girl|a crab|a lion|a woman with a flower|a balance scale|a scorpion|a centaur|a goat|a woman with a water jug|a fish', told: 'The signs are drawn as what they stand for, from Aries to Pisces.' },
  { said: /\bchinese (?:zodiac|years?)\b/i, names: 'a rat|an ox|a tiger|a rabbit|a green dragon|a snake|a horse|a goat|a monkey|a rooster|a dog|a pig' },
  { said: /\btarot (?:suits?|set|symbols?)\b/i, names: 'a gold chalice|a gold coin|a steel sword|a wooden wand', told: 'The four suits: cups, coins, swords and wands.' },
  { said: /\b(?:card suits?|suits of cards|playing card suits?)\b/i, names: 'a red heart|a red diamond|a black club|a black spade', told: 'The suits of club and spade have no drawing of their own: a club and a spade as things are drawn.' },
  { said: /\b(?:four|4|classical)? ?elements\b|\belement(?:al)? (?:orbs?|icons?|set|symbols?)\b/i, names: 'a flame|a water drop|a boulder|a gust of wind', told: 'The four elements: fire, water, earth and air.' },
  { said: /\b(?:d&d|dnd|rpg|polyhedral|role ?play(?:ing)?) dice\b|\bdice set\b|\bset of dice\b/i, names: 'a six-sided die|a twenty-sided die', told: 'Of dice there are drawings of the one with six and the one with twenty sides; those with 4, 8, 10 and 12 would look like the latter.' },
  { said: /\b(?:solar system|(?:all|eight|8|the) planets)\b/i, names: 'a small grey planet|a yellow planet|a blue planet with green land|a red planet|a large orange striped planet|saturn|a cyan planet|a dark blue planet', told: 'From Mercury to Neptune, each by its colours.' },
  { said: /\b(?:olympic|award|podium) medals?\b|\bmedal set\b/i, names: 'a gold medal|a silver medal|a bronze medal' },
  { said: /\b(?:health|life) hearts\b|\bheart containers\b/i, names: 'a red heart|an empty heart' },
]; // biome-ignore format: a table

const COMPLETE = 12;

/** Who stands for a piece is told by what he has. */
const AS_PIECE =
  '* with a golden crown|* with a silver crown|* with a grey stone shield|* with a pointed hat|* with a helmet and a sword|a small *'.split(
    '|',
  );
/** "white ones are cats and black ones are mice": who is on either side. */
const SIDES = /\b(white|black|red|blue|green|gold|silver)(?: ones| pieces| side)? (?:are|as|is|=) (?:all )?([a-z]+)/gi;

/** Chess pieces of which each side is somebody; undefined where nothing is said of sides. */
export function piecesOf(words: string, count: number | undefined): Known | undefined {
  const sides = [...words.matchAll(SIDES)].map(
    ([, colour = '', who = '']) => `${colour.toLowerCase()} ${singular(who)}`,
  );
  if (sides.length < 2) return undefined;
  const names = sides
    .slice(0, 2)
    .flatMap((side) => AS_PIECE.map((as) => article(as.replace('*', side).replace(/^an? /, ''))));
  return {
    names: names.slice(0, count ?? COMPLETE),
    told: 'Chess pieces of that kind have no drawing of their own. King, queen, rook, bishop, knight and pawn would be told by a golden crown, a silver crown, a stone shield, a pointed hat, a helmet with a sword, and by being small.',
  };
}

/** The set that words name, up to `count` of it; undefined of no known one. */
export function knownSet(words: string, count: number | undefined): Known | undefined {
  const row = ROWS.find(({ said }) => said.test(words));
  if (!row || /^an? [a-z]+ [a-z]+$/i.test(words)) return undefined;
  const all = row.names.split('|');
  const names = all
    .map((name, i) => name.replace('*', i < all.length / 2 ? 'white' : 'black'))
    .slice(0, count ?? COMPLETE);
  return { names, ...(row.told ? { told: row.told } : {}) };
}

/** States of which each is a picture: "in all four seasons", "on and off". */
const STATES: readonly (readonly [said: RegExp, states: readonly string[], behind?: true])[] = [
  [/\b(?:(?:four|4|all|every|each|the) (?:four )?)?seasons?\b/i, ['in spring with blossoms', 'in summer with green leaves', 'in autumn with orange leaves', 'in winter with snow'], true],
  [/\bday\b.{0,8}\bnight\b/i, ['at day', 'at night'], true],
  [/\b(?:growth|growing) stages?\b|\bstages of growth\b/i, ['as a seedling', 'half grown', 'fully grown with fruit'], true],
  [/\b(?:times? of day)\b/i, ['at dawn', 'at day', 'at sunset', 'at night'], true],
]; // biome-ignore format: a table
export function statesIn(words: string): { readonly states: readonly string[]; readonly behind: boolean } | undefined {
  const found = STATES.find(([said]) => said.test(words));
  return found ? { states: found[1], behind: found[2] === true } : undefined;
}
