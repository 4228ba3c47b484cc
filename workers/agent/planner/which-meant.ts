/** A message that says how, and not of what: "no, blue", "make it darker", "the one with the hat". Nothing is changed before that is known. */

import { slotIn } from '../games/index.ts';
import { inPattern } from './named-whole.ts';
import { refer } from './refer.ts';
import { tidy, wordsOf } from './slots.ts';
import type { Context, Outcome, Wish } from './types.ts';
import { isAdjective, isColour } from './words/adjectives.ts';

const POINTS = /^(?:it|him|her|them|that|this|these|those|one|the (?:one|thing|same))$/i;
/** Around how it shall be. */
const AROUND =
  /\b(?:no|not|nope|but|so|and|now|then|ok|please|pls|just|can|could|you|u|i|want|make|turn|be|should|it|its|it's|that|this|them|him|her|a|an|the|bit|little|lot|much|way|more|less|even|again|rather|instead|same|ok|okay|version|one)\b/gi;
const COMPARED =
  /^(?:dark|bright|light|small|bigg?|larg|tall|short|thin|thick|fat|cut|scari|pretti|sharp|soft|round|old|young|smooth|fluffi|rusti|colou?rful)g?(?:er|t?ier)?$/i;
const ANSWER = /^\W*(?:no|nope|not|wrong)\b.*\b(?:that|this|the|other|another) (?:other )?(?:[a-z]+ )?one\b/i;
const DENIES = /^\W*(?:no|nope|not)\b/i;

/** A hero who is a she. */
const SHE =
  /\b(?:girl|woman|lady|princess|queen|witch|sorceress|heroine|goddess|nun|nurse|grandma|granny|mother|sister|daughter|mermaid|fairy|nymph|huntress|priestess|maid\w*|bride|empress|duchess|valkyrie|amazon|waitress|actress|hen|cow|lioness|vixen|she)\b/i;
const isLook = (words: string): boolean =>
  isColour(words) || isAdjective(words) || COMPARED.test(words.split(' ').at(-1) ?? '');

/** "make it night": of a game, a map or a picture. */
const LIGHT =
  /^\W*(?:(?:ok|okay|now|and|please|pls|can you|could you) )*(?:make|turn|let|set) (?:it|this|that) (?:be |to |look like |into )?(?:an? )?(?:night(?: ?time)?|day(?: ?time)?|evening|dawn|dusk|sunset|rain(?:y|ing)?|snow(?:y|ing)?|fog(?:gy)?|winter|autumn|summer|spring|dark|bright)(?: there)?(?: please| pls)?\W*$/i;

/** Only how something shall look, and nothing that a game has. */
export function isBareLook({ words, slots }: Wish, { game }: Context): boolean {
  const left = tidy(
    words
      .replace(AROUND, ' ')
      .replace(/[,.!?]/g, ' ')
      .replace(/\s+/g, ' '),
  );
  const named = slots.some(({ slot, words }) => /^(?:name|text|anim|dirs|format|hero|foe|rule|genre)$/.test(slot) || (slot === 'target' && !POINTS.test(words))); // biome-ignore format: one line
  return (
    left !== '' &&
    !named &&
    left.split(' ').length < 4 &&
    isLook(left.toLowerCase()) &&
    (isColour(left.toLowerCase()) || !(game && slotIn(left, game)))
  );
}

/** What was made or changed by the message right before this one. */
const gameJustNow = ({ past }: Context): boolean =>
  past.slice(past.findLastIndex(({ role }) => role === 'user')).some((turn) => turn.role === 'results' && turn.results.some(({ tool, failed }) => tool === 'write_game' && !failed)); // biome-ignore format: one line

/** The question which one is meant, where a game is there, things are there, and the words fit both. */
export function whichMeant(wish: Wish, context: Context): Outcome | undefined {
  const { game, own, agreed } = context;
  if (wish.act !== 'game.change' || !game || !own.length || agreed) return undefined;
  const named = wordsOf(wish, 'target').filter((words) => !POINTS.test(words));
  // "make the chest golden", where a chest is the goal of the game and one is drawn by itself
  const both = named.length === 1 && !gameJustNow(context) && slotIn(named[0]!, game) && !/\b(?:game|level|hero|player|enem\w*|boss|goal)\b/i.test(wish.words) && !wish.words.toLowerCase().includes(game.title.toLowerCase()) ? refer(named, context).own : []; // biome-ignore format: one line
  const [one, more] = both.filter(({ name }) => slotIn(name, game) === slotIn(named[0]!, game));
  // it is called so, word for word, and no game is spoken of
  const exactly = one && new RegExp(`\\b(?:the|my) ${inPattern(one.name)}\\b`, 'iu').test(wish.words);
  if (one && !more && !exactly && wordsOf(wish, 'change', 'look').length)
    return {
      steps: [],
      ask: `Nothing was changed. Do you mean your "${one.name}" by itself, or the ${slotIn(named[0]!, game)!.id} of the game "${game.title}"?`,
    };
  if (named.length) return undefined;
  const [hers] = /\b(?:she|her)\b/i.exec(wish.words) ?? [];
  const played = game.assets.hero?.prompt ?? '';
  if (hers && own.some(({ list }) => list === 'CHARACTER') && !SHE.test(played) && !gameJustNow(context))
    return {
      steps: [],
      ask: `Nothing was changed. Whom do you mean with "${hers}": the hero of "${game.title}" (${played}), ${own.filter(({ list }) => list === 'CHARACTER').slice(0, 5).map(({ name }) => `"${name}"`).join(', ')}?`,
    }; // biome-ignore format: one line
  // "with a hat": of what, nobody said
  const bare = /^\W*(?:and |but )?with(?:out)? (?:an? |the |his |her )?[a-z]+(?: [a-z]+)?\W*$/i.test(wish.words) && !(game.assets.hero && gameJustNow(context)) && !/\b(?:boss|enem\w+|foes?|music|sound|levels?|lives|timer|coins?|score|jumps?)\b/i.test(wish.words); // biome-ignore format: one line
  // it was named, before its name became "it"
  if (wish.named) return undefined;
  const look = isBareLook(wish, context) || LIGHT.test(wish.words) || bare;
  const answers = ANSWER.test(wish.words) && !wordsOf(wish, 'change', 'name').length && !/\b(?:level|game|enem\w+|hero|lives|speed)\b/i.test(wish.words); // biome-ignore format: one line
  if (!answers && (!look || (gameJustNow(context) && !DENIES.test(wish.words)))) return undefined;
  const with_ = /\b(?:with|in) (?:the |a )?([a-z ]+)$/i.exec(wish.words)?.[1];
  const found = with_ ? refer([with_], context).own : [];
  const names = (found.length ? found : own).slice(0, 7).map(({ name }) => `"${name}"`);
  const how = look ? tidy(wish.words.replace(/^\W*(?:no|not|nope)\W+/i, '')) : '';
  const lead = how ? `I read "${how}", and not of what.` : 'Nothing was offered just now of which that could be one.';
  return {
    steps: [],
    ask: `${lead} Nothing was changed. Which one do you mean: the game "${game.title}"${names.length ? `, ${names.join(', ')}` : ''}${own.length > names.length && !found.length ? ', …' : ''}${how ? '' : ', and what shall become of it'}?`,
  };
}
