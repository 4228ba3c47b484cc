/** What is said of the game of a conversation, in the words that its edits know: "put my witch in the game as the boss" → "the boss should be my witch". */
import { editGame, type GameDescription, slotIn, templateOf } from '../../games/index.ts';
import { clausesOf } from '../owned/clauses.ts';
import { isAdjective } from '../subjects.ts';

const GAME = '(?:my|the|this|our|that) (?:whole |entire |little |new )?game';
const POLITE =
  /^[\s,.!]*(?:(?:hey|hi|hello|ok|okay|so|and|but|also|now|then|please|pls|plz|oh|well|sorry|actually)\b[\s,.!]*|no[,.!]+\s*)*(?:(?:can|could|would|will) (?:you|u|we|i) (?:please |pls )?|(?:i|we)(?:'d| would)? (?:like|want|need) (?:(?:you|u) )?to |let'?s )?/i;
const BEHIND = /[\s,]*\b(?:please|pls|plz|thanks?|thank you(?: kindly)?|thx|ty|lol|haha|if possible|asap)\b[\s!.]*$/i;
const MOOD: Readonly<Record<string, string>> = { spookier: 'spooky', tenser: 'tense', grimmer: 'dark', scarier: 'scary', creepier: 'creepy', happier: 'happy', sadder: 'sad', calmer: 'calm', darker: 'dark', moodier: 'gloomy', merrier: 'merry', funnier: 'fun', quieter: 'quieter', louder: 'louder', slower: 'slower', faster: 'faster' }; // biome-ignore format: a table
const mood = (words: string): string => {
  const one = words
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:be|sound|a bit|a little|much|more|really|very|way|less|to)\s+)+/, '');
  return MOOD[one] ?? one;
};
/** "spookier and slower" of the music → "spooky music, slower music" */
const ofMusic = (how: string): string =>
  how
    .split(/\s*(?:,|\band\b|\bbut\b)\s*/)
    .filter(Boolean)
    .map((one) => `${mood(one)} music`)
    .join(', ');

type Said = (found: RegExpExecArray, game: GameDescription) => string;
/** One after the other; what a form says takes its place. */
const ROWS: readonly (readonly [RegExp, string | Said])[] = [
  // the game itself
  [new RegExp(`^(?:change|edit|update|modify|fix|improve|adjust) ${GAME} (?:so (?:that )?|to |and |such that )`, 'i'), ''],
  [new RegExp(`^${GAME} (?:is|feels|runs|plays|seems|goes|moves) (?:(?:way|much|far|a bit|really|still) )*too (fast|slow)\\b.*$`, 'i'), ([, how]) => (how === 'fast' ? 'slower' : 'faster')],
  [new RegExp(`^${GAME} (?:should|must|needs to|has to|could) (?:be )?`, 'i'), 'make it '],
  [new RegExp(`^(?:make|let|have|turn|get) ${GAME} (?:be )?(slower|faster|harder|easier|darker|brighter|longer|shorter)\\b(?: overall| in general| all over)?$`, 'i'), '$1'],
  [new RegExp(`^(make|let|have|turn) ${GAME} `, 'i'), '$1 it '],
  // its name
  [new RegExp(`^(?:rename|retitle|name|call|title) (?:${GAME}|game|it|the title)(?: (?:to|into|as|in))?[\\s:,]+(?:it should be called |to )?["“']?([^"”]+?)["”']?(?: instead| please)?$`, 'i'), 'call it "$1"'],
  [/^(?:it|the game|the title|its title|its name|the name) should be (?:called|named|titled)? ?["“']?([^"”]+?)["”']?(?: instead)?$/i, ([all, name]) => (/called|named|titled|title|name/i.test(all) ? `call it "${name}"` : all)],
  [new RegExp(`^(?:rename|retitle) (?:${GAME}|game|it)$`, 'i'), ''],
  // who of one's own comes into it
  [new RegExp(`^(?:put|use|add|take|make|have|bring) (my|the|our) ((?:[a-z-]+ )??[a-z-]+) (?:(?:in|into|to|inside) ${GAME} )?(?:as|be|for) (?:an? |the |my )?(?:(?:final|last|end|big|main|level) )*boss(?:[ -]?fight)?(?: (?:at|in) the (?:very )?(?:end|last level)(?: of (?:the |my )?(?:level \\d+|last level|game))?)?$`, 'i'), 'the boss should be $1 $2'],
  [/^(?:(?:the )?(?:final|last|end|big) )boss (?:should|must|could|has to) be (my|the|our) ([a-z -]+?)(?: at the end(?: of .*)?)?$/i, 'the boss should be $1 $2'],
  [/^(?:add|put in|i want|make|give it) (?:an? |the )?(?:final |last |big |end )?boss(?: fight)?(?: (?:at|to|in) the (?:very )?(?:end|last level)(?: of (?:the |my )?(?:level \d+|last level|game|it))?)?,? (?:use|using|with|take|it should be|should be|make it|and use) (my|our) ([a-z -]+)$/i, 'the boss should be $1 $2'],
  [new RegExp(`^(?:put|use|add|bring|take) (my|the|our) ((?:[a-z-]+ )??[a-z-]+) (?:in|into|to) ${GAME} (?:instead of|in place of|for) (?:my |the |our )?((?:[a-z-]+ )??[a-z-]+)$`, 'i'), ([, by, who, whom], game) => `replace the ${slotIn(whom!, game) ? whom : 'hero'} with ${by} ${who}`],
  // where it is said to be
  [new RegExp(`\\s*\\b(?:in|into|inside|from|out of|of|for|on|to) ${GAME}\\b(?! (?:so|to|and))`, 'i'), ''],
  // the boss
  [/^(?:give |make )?(?:him|her|it|them|the boss|he|she)? ?(?:should have |has |have |with |to )?(\d{1,3}) ?(?:hp|health|hit ?points|hits|health points)$/i, 'the boss should have $1 health'],
  [/^(double|halve|more|less|twice|half)(?: the)? (?:his|her|its|their|the boss'?s?|boss) (?:health|hp|life|hit points)$/i, ([, how]) => `the boss should have ${{ halve: 'half the', half: 'half the', twice: 'twice the', double: 'double the' }[how!.toLowerCase()] ?? how} health`],
  [/\bboss (?:with|has|having) (\d{1,3}) ?(?:hp|health|hit ?points|hits)\b/i, 'boss, the boss should have $1 health'],
  [/\bboss should be (.+?) with (\d{1,3}) ?(?:hp|health|hit ?points|hits)$/i, 'boss should be $1, the boss should have $2 health'],
  [/^(.*\bboss\b(?! should have)[^.;]*?)(?:,| with| and),? (?:with )?(\d{1,3}) ?(?:hp|health|hit ?points|hits)$/i, '$1, the boss should have $2 health'],
  // the music
  [/^(?:make|let|turn|have|can|could|should|shall)? ?(?:the |its )?(?:back ?ground )?(?:music|soundtrack|melody) (?:should |could |must )?(?:be |sound |to be )?((?:a bit |a little |much |more |less |way )*[a-z]+(?:(?:,| and| but) (?:a bit |more |much )?[a-z]+)*)$/i, ([all, how]) => (/\b(?:off|on|up|down|louder|quieter)\b/i.test(how!) ? all : ofMusic(how!))],
  [/^(?:change|switch|replace|swap) (?:the |its )?(?:back ?ground )?(?:music|soundtrack)$/i, 'other music'],
  [/^(?:the )?(?:music|sound|sounds) (?:is|are|gets) (?:so |really |very |too )?(?:annoying|loud|irritating|bad)$/i, 'quieter music'],
  // how hard it is
  [/^(?:(?:it'?s|its|it is|this is|that'?s|is|way|much|far|just|really|still)\s+)*too (hard|difficult|easy)\b(?! to\b)[^,;]*$/i, ([, how]) => (/easy/i.test(how!) ? 'harder' : 'easier')],
  [/^(?:the )?(?:jump|jumps|jumping) (?:feels?|is|are|seems?) (?:(?:a bit|too|so|really|very|way) )*(weak|low|short|small|high|strong)$/i, ([, how]) => (/high|strong/i.test(how!) ? 'lower jumps' : 'higher jumps')],
  [/^(?:the )?(?:gaps?|holes?|pits?|platforms?|jumps?) (?:is|are|seems?) (?:way |much |far |a bit )*too (?:wide|big|far|large|long|far apart|high)\b.*$/i, 'higher jumps'],
  [/^(?:make )?(?:smaller|narrower) gaps|(?:the )?gaps? (?:smaller|narrower)$/i, 'higher jumps'],
  [/^(?:the )?([a-z]+) (?:is|are) (?:way |much |far |a bit |so )*too (fast|slow|strong|weak)$/i, ([all, who, how], game) => (slotIn(who!, game) || /enem|foe|monster|hero|player/i.test(who!) ? `${how === 'fast' ? 'slower' : how === 'slow' ? 'faster' : how === 'strong' ? 'weaker' : 'stronger'} ${who}` : all)],
  [/^make it (harder|easier|slower|faster)$/i, '$1'],
  // what is to be gone
  [/^(?:get rid of|delete|remove|take out|take away|erase|kick out|lose|drop|ditch|throw out|i (?:do ?n'?t|do not) want|no more) (?:all )?(?:of )?(?:the |those |these |my |any )?([a-z -]+?)(?:,? (?:all of (?:them|it)|completely|everywhere|entirely))?$/i, 'no $1'],
  // its colours
  [/^(?:can (?:we|you|it) )?(?:make|turn|have|be) (?:it )?(?:all )?(pastel|neon|sepia|black and white|monochrome|colou?rful)(?: colou?rs)?$/i, '$1 colours'],
  [/^like ([a-z]+ (?:sky|ground|water|grass|colou?rs))$/i, '$1'],
]; // biome-ignore format: a table

/** A title screen is there anyway: what it shall say besides the title. */
const START =
  /^(?:add|put|make|give it|include|i want|show|build|create|with)? ?(?:an? |the |some )?(?:start|title|menu|intro|opening|main menu) ?screen(?:,? (?:with|that (?:says|shows|has|reads)|which (?:says|shows)|saying|showing|of)(?: (?:it says|the (?:text|words)))?:? ["“']?(.+?)["”']?)?$/i;

export interface GameWords {
  /** Clause by clause, as the edits of the game know them. */
  readonly clauses: readonly string[];
  readonly notes: readonly string[];
}

/** What is done with what the clause before complained of. */
const OF_IT = /\b(?:it|them|him|her)\b/i;
const WRONG =
  /\btoo [a-z]+|\b(?:is|are) (?:so |really |very )?(?:annoying|boring|ugly|weak|strong|slow|fast|hard|easy|loud)\b/i;
/** A clause that lists what is to be added: "a day/night cycle, fishing and crafting". */
const LIST = /^(?:add|include|put in|i want|we need|build in|implement) (.+)$/i;

/** "add a boss at the end of level 2, use my dragon": one thing in two clauses. */
const BOSS_OWN =
  /\b(?:add|put in|i want|make|give it|include) (?:an? |the )?(?:(?:final|last|big|end) )?boss(?: fight)?((?: (?:at|to|in|of|for) (?:the )?(?:very )?(?:end|last level|level \d+))*),? (?:and )?(?:use|using|with|take|it should be|should be|make it) (my|our) ([a-z]+(?: [a-z]+)?)(?= *(?:$|[,.;!]|\band\b|\bwith\b))/i;
const OF_LEVEL = /\bboss\b.*\b(?:level|stage|wave) (\d+)\b|\b(?:level|stage|wave) (\d+)\b.*\bboss\b/i;

export function gameWordsOf(message: string, game: GameDescription): GameWords {
  const notes: string[] = [];
  const [, one, other] = OF_LEVEL.exec(message) ?? [];
  const level = Number(one ?? other);
  const levels = Number(game.settings.levels ?? 1);
  if (level && level !== levels) notes.push(`A boss waits in the last level, which is level ${levels}: in level ${level} alone it cannot. Say "${level} levels", and the game ends there.`);
  if (new RegExp(`\\b${GAME}\\b`, 'i').test(message)) notes.push(`That is "${game.title}", the game of this conversation; another one is changed in its own.`);
  const joined = message.replace(BOSS_OWN, 'the boss should be $2 $3').replace(/\b((?:the )?boss\b.*?) (?:at|in) the end of (?:the )?level \d+/i, '$1').replace(/\b(boss)(?: (?:at|to|in)(?: the)? (?:very )?end of (?:the )?(?:level|stage) \d+| (?:in|for|of) (?:level|stage) \d+)/i, '$1');
  const parts = clausesOf(joined).filter(({ text }) => !/^\W*(?:why|how come)\b/i.test(text));
  const clauses = parts.flatMap(({ text, remark }, i) => {
    const said = clean(text);
    // "the music is annoying, remove it": what is wrong, and what is to be done with that
    const next = parts[i + 1]?.text ?? '';
    if (OF_IT.test(next) && WRONG.test(said)) return [`${said}, ${clean(next)}`];
    if (i > 0 && OF_IT.test(text) && WRONG.test(parts[i - 1]!.text)) return [];
    // "too hard, my kids cry": why is no change
    if (remark && !/\btoo\b|\bmusic\b|\bshould\b/i.test(said)) return [];
    const [, list = ''] = LIST.exec(said) ?? [];
    const items = list.split(/\s*(?:,|\band\b|\+|&)\s*/).filter(Boolean);
    const listed = items.length > 2 && items.every((item) => item.split(' ').length < 5);
    const each = listed ? items.map((item) => `add ${item}`) : said.split(/\s*(?:\+|;)\s*/).filter(Boolean);
    return each.map((one) => plainly(one, game, notes));
  });
  return { clauses: [...new Set(clauses.filter(Boolean))], notes };
} // biome-ignore format: short enough

function plainly(clause: string, game: GameDescription, notes: string[]): string {
  const [start, text = ''] = START.exec(clause) ?? [];
  if (start !== undefined) {
    if (!text || /^(?:the |its |my )?(?:title|name|game'?s? (?:title|name))(?: on it)?$/i.test(text) || text.toLowerCase() === game.title.toLowerCase()) {
      notes.push('It has a start screen with its title and a start button already.');
      return '';
    }
    return `the start screen should say "${text}"`;
  }
  return ROWS.reduce((said, [form, to]) => said.replace(form, (...all) => (typeof to === 'string' ? to.replace(/\$(\d)/g, (_, n: string) => String(all[Number(n)] ?? '')) : to(all.slice(0, all.findIndex((one) => typeof one === 'number')) as unknown as RegExpExecArray, game))), clause).replace(/\s+/g, ' ').trim();
} // biome-ignore format: short enough

const clean = (clause: string): string => {
  const bare = clause
    .replace(POLITE, '')
    .replace(BEHIND, '')
    .replace(/[\s,.!?]+$/, '')
    .trim();
  return bare.replace(/^(?:be|have) (?=[a-z])/i, (lead) => (isAdjective(bare) ? '' : lead));
};

/** What comes near to what a game cannot have, where an edit of it does. */
const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/\bday\b.*\bnight\b|\bnight\b/i, 'make it night'],
  [/\b(?:fish|fishing)\b/i, 'replace the pickup with a fish'],
  [/\b(?:shop|store|buy|sell|money|gold|coins?)\b/i, 'more coins'],
  [/\b(?:pets?|friend|marriage|marry|romance|companion|partner)\b/i, 'add a companion'],
  [/\b(?:instant(?:ly)?|deadly|kill)\b/i, 'fewer lives'],
  [/\binvincible|immortal|god ?mode\b/i, 'more lives'],
  [/\b(?:multiplayer|leader ?board|score|ranking)\b/i, '90 seconds for a level'],
  [/\b(?:craft\w*|inventory|level(?:ing|ling)? up|skills?)\b/i, 'add power-ups'],
]; // biome-ignore format: a table
/** An edit that comes near to one of the things that cannot be had; undefined where this kind of game knows none of it. */
export function nearestTo(words: readonly string[], game: GameDescription): string | undefined {
  for (const said of words)
    for (const [form, edit] of NEAREST) {
      if (!form.test(said)) continue;
      const { changed, redraw } = editGame(game, edit);
      if (changed.length && !redraw.length) return edit;
    }
  return undefined;
}

/** The message as it is, where nothing of it was said otherwise. */
export const asTyped = (message: string): string => clean(message).toLowerCase();

/** Why something cannot be had, where more is to be said of it than that. */
export const whyNot = (clause: string): string | undefined =>
  /\b(?:music|soundtrack|song|melody)\b/i.test(clause)
    ? 'Music of its own I cannot write: the game has music built in, of which words change the mood, the tempo and how loud it is ("sad music", "faster music", "quieter music", "no music").'
    : undefined;

/** What can be changed in a game of its kind. */
export const changeable = ({ template }: GameDescription): string => {
  const { title, settings } = templateOf(template);
  const names = settings.map(({ id }) => id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
  return `What can be changed in this ${title.toLowerCase()}: who and what is in it, its place, and ${names.slice(0, 8).join(', ')}.`;
};
