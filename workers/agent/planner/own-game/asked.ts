/** What is asked of the game of a conversation: its keys, what is in it, who may play it. Asking changes nothing. */
import { type GameDescription, slotsOf, templateOf } from '../../games/index.ts';
import { gameTold } from '../game-told.ts';

const ASKS =
  /^\W*(?:(?:hey|hi|ok|so|and|but|btw|by the way|quick question)\W+)*(?:what|which|who|whom|how|can|could|does|do|is|are|will|may|where|tell me|show me)\b|\?\s*$/i;
/** What is wished for in the form of a question. */
const WISHES =
  /\b(?:can|could|will|would) (?:you|we|u) (?:please |pls )?(?:make|add|change|replace|remove|give|put|swap|turn|use|have|set|get rid|let)\b/i;

type Answer = (game: GameDescription) => string;
const counted = (game: GameDescription): string => {
  const { settings } = templateOf(game.template);
  const boss =
    settings.some(({ id }) => id === 'boss') &&
    !(game.settings.boss ?? settings.find(({ id }) => id === 'boss')?.default);
  return `${gameTold(game)}${boss ? ' There is no boss in it; "add a boss" puts one into the last level.' : ''}`;
};
const drawnIn = (game: GameDescription): string => {
  const there = slotsOf(game).flatMap(({ id }) =>
    game.assets[id]?.assetId ? [`${game.assets[id]!.prompt} (${id})`] : [],
  );
  return there.length
    ? `In "${game.title}" there are ${there.length} pictures: ${there.join(', ')}. What was drawn for it cost 1 generation each (a figure, each of its movements and a ground are counted by themselves); yours cost nothing more. "What did I spend" lists every job with its price.`
    : `In "${game.title}" nothing is drawn yet.`;
};

/** One after the other. */
const ANSWERS: readonly (readonly [RegExp, Answer])[] = [
  [/\b(?:keys?|buttons?|controls?|controlled|press)\b(?!.*\b(?:door|find|collect|locked)\b)|\bhow (?:do|does|can) (?:i|you|we|one|he|she|the hero|the player) (?:play|move|walk|jump|shoot|attack|steer|fire|dash|pause)\b/i, ({ template, title }) => `"${title}": ${templateOf(template).controls} P or the button at the top right pauses, M switches sound off and on.`],
  [/\b(?:two|2|three|several|both) (?:people|players|kids|persons|of us|friends)\b|\b(?:together|multi-?player|co-?op|against (?:each other|my friend)|split ?screen)\b/i, ({ title }) => `"${title}" is played by one at a time, and I cannot build it for several. What comes near: whoever has its address plays it on their own, and its end shows the score and the best one so far, so that you take turns.`],
  [/\b(?:which|what) (?:of (?:my|the) )?(?:assets?|pictures?|sprites?|things|drawings|graphics)\b.*\b(?:in|used|use|uses|has|have)\b|\bwhat(?:'s| is| all is)? (?:in|inside|part of) (?:it|my game|the game)\b/i, drawnIn],
  [/\b(?:how many|which|what|who)(?:'s)?\b.*\b(?:levels?|lives|hearts|enem(?:y|ies)|foes?|boss(?:es)?|hero|player|waves?|moves|worlds?|stages?|towers?|pieces)\b/i, counted],
]; // biome-ignore format: a table

/** The answer to a question about the game; undefined where none is asked that is known. */
export function askedOf(message: string, game: GameDescription): string | undefined {
  if (!ASKS.test(message) || WISHES.test(message) || message.length > 160) return undefined;
  const said = ANSWERS.find(([words]) => words.test(message));
  return said && `${said[1](game)} Nothing was changed.`;
}

/** A second game like it, and the first one kept. */
const COPY =
  /\b(?:copy|duplicate|clone|second version|another version|fork)\b.*\b(?:game|it|this|level)\b|\b(?:game|it|this)\b.*\bkeep (?:the )?(?:old|first|original)\b/i;
export const copied = (message: string, { title, template, assets, theme }: GameDescription): string | undefined =>
  COPY.test(message) && !/\bcopy ?right/i.test(message)
    ? `A game is not copied: what I change holds for "${title}" itself. A second one I build anew, and "${title}" stays as it is; say it as one wish with what is to be other, for example "a new ${templateOf(template).words[0]} with ${assets.hero?.prompt ?? 'somebody else'} in ${theme === 'snow' ? 'a forest' : 'the snow'}". Its price is told before anything is drawn.`
    : undefined;

/** Several to choose among when it starts: there is one who plays. */
const CHOICE =
  /\b(?:pick|choose|select|decide|switch|choice)\b.*\b(?:between|from|of|among)\b.*\b(?:heroe?s|characters?|players?|figures?|or)\b|\b(?:hero|character|player) (?:select(?:ion)?|choice|picker)\b/i;
export const oneHero = (message: string): string | undefined =>
  CHOICE.test(message)
    ? 'One hero is played in a game of mine: a choice at its start cannot be had. Say who it shall be, for example "the hero should be my knight"; or ask for a second game with the other one.'
    : undefined;
