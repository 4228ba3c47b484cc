import { withoutAsides } from '../game-asides.ts';
import type { Memory } from '../memory.ts';
import { wishesGame } from '../played.ts';
import { GAME, plainly, TILES, YES } from '../words.ts';
import { anything } from './anything.ts';
import { withoutCircumstances } from './circumstances.ts';
import { listed } from './listed.ts';
import { ofTiles } from './of-tiles.ts';
import { ofOwnThings } from './own-things.ts';
import { ofOneThing } from './same-thing.ts';
import { settled } from './settled.ts';
import { specified } from './spec.ts';

/** "zelda like about a witch" is a game; "a witch, zelda style" is none. */
const LIKE_A_GAME =
  /\b(?:zelda|mario|metroid\w*|candy crush|bejeweled|vampire survivors|temple run|bloons)(?:[- ](?:like|clone))? (?:about|where|in which|with an? [a-z]+ (?:who|that|against))\b/i;
/** What is said of a picture, without the talk around it; of games all is read as it stands. */
interface PlainlySaid {
  readonly text: string;
  readonly name?: string;
  readonly notes?: readonly string[];
}
export function plainlySaid(typed: string, { game }: Memory): PlainlySaid {
  if (game || YES.test(typed)) return { text: typed };
  // "trees: oak and pine, top down rpg": how things of a list are seen
  const plain = plainly(specified(typed)).replace(
    /^([a-z ]+s[.:] .+, ?)top[- ]?down j?rpg(?=\s*(?:$|[,.;!?]))/i,
    '$1top down',
  );
  const whole = settled(plain);
  const isGame =
    GAME.test(whole.text.replace(/\bplatformer\b/i, TILES.test(whole.text) ? '' : '$&')) ||
    (wishesGame(whole.text) && !TILES.test(whole.text)) ||
    LIKE_A_GAME.test(plain);
  if (isGame) return { text: withoutAsides(typed) };
  const heard = withoutCircumstances(ofOneThing(ofOwnThings(plain)));
  const said = settled(ofOneThing(heard.text));
  const left = anything(said.text);
  const { text, notes } = ofTiles(left.text);
  return { ...said, text: listed(text), notes: [...heard.notes, ...left.notes, ...notes] };
}
