/** A message that points at what nobody spoke of ("no, the other goblin", "the thing with the sword"): asked after, by what the account has. */
import { stem, tokens } from '../likeness.ts';
import { listed } from '../phrases.ts';
import type { Context, Own } from '../types.ts';

const OTHER =
  /^\W*(?:(?:no+|nope|nah|wait|not|that|this|one|i (?:said|meant|mean)|it|the|wrong)\W+)+(?:the )?other ([\p{L}-]+)\W*$/iu;
const SIDE =
  /^\W*(?:no+\W+)?(?:i (?:said|meant)|not that way|the other way|wrong (?:way|side|direction))\W*(?:to the )?(left|right|up|down|north|south|east|west)?\W*$/i;
const DOES_THING =
  /\b(?:i (?:need|want) |can |make |let )(my|the|our) (character|hero|guy|player|dude|sprite|knight|char)\b.*\b(?:do|doing|does) (?:the|that|this|a) (?:\w+ )?(thing|move|stuff|swing|trick)\b(?: (?:with|where|of) (?:the |his |her |a |their )?([a-z]+))?/i;
const THEME =
  /^\W*(?:(?:i want|i need|make|give|gimme|draw|do|me|us|please|pls)\W+)*(?:something|anything|smth|sth) (?:with|about|involving|like) ([\p{L}-]+(?: (?:and |& )?[\p{L}-]+)?)\W*$/iu;

/** Whether what the account has must be known to answer. */
export const pointsAt = (message: string): boolean => [OTHER, SIDE, DOES_THING].some((form) => form.test(message));

const about = ({ name, description }: Own): string =>
  description && description !== name
    ? `"${name}" (${description.replace(new RegExp(`\\s*${name}$`), '')})`
    : `"${name}"`;
const MOVES: Readonly<Record<string, string>> = {
  sword: 'a slash',
  axe: 'a chop',
  bow: 'a shot',
  gun: 'a shot',
  staff: 'a cast',
  wand: 'a cast',
  spear: 'a thrust',
  shield: 'a block',
  hammer: 'a swing',
};

export function pointed(message: string, { own, recent, game }: Context): string | undefined {
  const theme = THEME.exec(message)?.[1];
  if (theme) {
    const plural = /s$/i.test(theme);
    const one = / (?:and|&) /i.test(theme) ? stem(theme.split(' ')[0]!) : plural ? stem(theme.split(' ').at(-1)!) : theme;
    return own.some(({ name }) => name.toLowerCase() === theme.toLowerCase()) ? undefined : `Gladly. Shall it be a figure that moves ("a ${one}, 48 px, walk": 9 generations), one still picture ("a ${one}": 1 generation), or a small game ("a platformer with a ${one} that collects ${/ (?:and|&) /i.test(theme) ? theme.split(' ').at(-1)! : 'eggs'}": about 12)? Say which, or one of them in these words.`;
  }
  if (recent.length) return undefined;
  const other = OTHER.exec(message)?.[1]?.toLowerCase();
  if (other) {
    if (/^(?:one|way|side|direction)$/.test(other)) return own.length ? `Which one do you mean? There is ${listed(own.slice(0, 6).map(({ name }) => `"${name}"`))}${own.length > 6 ? ' and more' : ''}.` : undefined;
    const such = own.filter(({ name, description }) => tokens(`${name} ${description}`).map(stem).includes(stem(other)));
    const inGame = game && Object.values(game.assets).some((choice) => tokens(choice?.prompt ?? '').includes(other)) ? ` Besides, a ${other} plays in "${game.title}".` : '';
    if (!such.length) return `You have no ${other}, so I do not know which one is meant; nothing was done.${inGame} Which one shall it be?`;
    if (such.length === 1) return `You have just one ${other}, ${about(such[0]!)}, so I do not know which other one is meant; nothing was done.${inGame} Which is it: ${such[0]!.name}, ${inGame ? 'the one of the game' : 'somebody else by name'}, or "another ${other}" that I draw first (1 generation)?`;
    return `Which ${other} do you mean: ${listed(such.slice(0, 6).map(about), 'or')}?`;
  }
  const side = SIDE.exec(message);
  if (side?.[0]) {
    const way = side[1]?.toLowerCase() ?? 'the other way';
    const figures = own.filter(({ list }) => list === 'CHARACTER').slice(0, 4).map(({ name }) => `"${name}"`);
    return `Sorry about that. In this conversation nothing was drawn yet that I could turn ${way === 'the other way' ? way : `to the ${way}`}, and nothing was changed. What shall go ${way}: ${figures.length ? `${listed(figures, 'or')}, a thing, or something in the game` : 'say it by its name'}? A character has its view to the left already (west); a thing I turn around for the price of one drawing.`;
  }
  const [, , , , held = ''] = DOES_THING.exec(message) ?? [];
  if (!DOES_THING.test(message)) return undefined;
  const figures = own.filter(({ list }) => list === 'CHARACTER');
  const [first] = [...figures].sort((a, b) => fits(b) - fits(a));
  if (!first) return undefined;
  const sides = first.sides ?? 8;
  const move = MOVES[held] ?? 'an attack';
  return `Which character, and which move? I would guess "${first.name}" and ${move}${held ? ` with the ${held}` : ''}: ${sides} generations, one for each of ${sides} directions (or only facing the front: 1). Others: ${listed(figures.filter((one) => one !== first).slice(0, 5).map(({ name }) => `"${name}"`), 'or') || 'none'}; moves: slash, stab, block, spin attack. Nothing is made yet: say for example "${first.name}: ${move.replace(/^an? /, '')}${held ? ` with the ${held}` : ''}".`;
} // biome-ignore format: short enough

const fits = ({ description }: Own): number =>
  /\b(?:knight|warrior|soldier|fighter|pirate|samurai|swords?(?:man|woman)?|hero|paladin)\b/i.test(description)
    ? /knight|sword|samurai/i.test(description)
      ? 2
      : 1
    : 0;
