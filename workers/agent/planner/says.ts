/** What the planner says. A question ends with a question mark: an answer to it completes what was asked. */

/** Of a movement that words describe. */
export const fromTheFront = (moves: readonly string[]): string =>
  `${moves.map((move) => `"${move}"`).join(', ')}: drawn from the front alone, where you name no sides; from all 8 it is 8 generations (say "${moves[0]} from all 8 sides").`;
/** `less`: what the same costs with movements in 4 directions; 0 where nothing moves. */
export const declined = (cost: number, less: number): string =>
  `All right: nothing is made, and nothing was charged.${less ? ` Cheaper would be the same in 4 directions: ${generations(less)} instead of ${cost}; or one movement of it alone.` : ''} What shall it be instead?`;
/** Of several parts of an interface in one picture. */
export const oneInterface = (count: number): string =>
  `${count > 2 ? `All ${count}` : 'Both'} stand apart on one picture (20 generations; each by itself would be 20 more): where each lies is told, and the download has every element cut out, with borders for nine-slice.`;
export const noElement = (what: string): string =>
  `I have no element for "${what}": it is a small panel, into which your game writes or draws.`;
export const GREETING =
  'Hello! I draw pixel art and build small games. What shall it be — for example "a knight with a red cape who walks", "grass and sand tileset", or "a platformer with a fox"?';
export const WELCOME = 'You are welcome! What shall come next?';
export const NOTHING_DONE =
  'All right, I make nothing of it. What I made before is kept: you can delete it in the library. What shall it be instead?';
export const NOTHING_YET = 'All right, I make nothing and spend nothing. What shall it be when you are ready?';
export const COMPLAINT =
  'I am sorry. What shall be different — say it of the thing itself, for example "make the cape red", "without the hat", "bigger"?';
export const WHICH_MOVES =
  'The list says of each how many animations it has: who has none has no walk either. Which ones somebody has, I look up by name: "which animations does my knight have?"';
export const TOLD = 'I see. What of it shall I draw or build?';
export const PRAISED = 'I am glad you like it. What shall come next?';
export const ABILITIES = `I make, from a sentence:
- characters and animals from all sides, animated ("an archer girl who idles and runs")
- things for maps ("a treasure chest and a barrel")
- maps ("a map of an island with a lake", then "add a road")
- tiles: from above ("water and sand tileset"), platforms ("stone platform tiles with moss on top"), isometric ("isometric grass tile")
- interfaces ("a wooden inventory window with two buttons")
- small games from one sentence, at an address of their own, and changes of them ("a platformer with a fox", then "make the hero faster"; "an adventure on my island map" is played on a map that you made)
- changes of what I made ("give him a green cape", "let her jump"), and files to save ("zip it")
Each plan names its price first; above a limit I ask before I spend. I never delete anything.`;
export const NO_SECRETS = 'I have no keys, passwords or tokens, and no way to them. What shall I draw for you?';
export const UNFIT =
  'No: I draw nothing of that kind. Monsters, weapons and the usual fights of games are fine. What else shall it be?';
export const noTaking = (what?: string): string =>
  `I never delete anything, so nothing was changed${what ? `: "${what}" is kept` : ''}. You can delete it yourself: open ${what ? `"${what}"` : 'it'} in the library of the studio and choose "Delete" there; it asks once more before it is gone. Is there something that I can make?`;
/** What comes nearest to what cannot be made. */
const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/three dimensions/, 'Nearest comes a sprite from eight sides ("a knight, 8 directions"), which games turn like a model: one that you have already is drawn from all its sides. '],
  [/music|sounds/, 'Free music and sounds are found at OpenGameArt, Freesound and itch.io; nearest comes what is seen with it ("a dragon boss, 128x128, with an attack animation"). '],
  [/videos/, 'Nearest comes an animation of a sprite as a GIF ("my knight walks", then "as a gif"), and a still scene behind it ("a forest background, 320x180"); a video program puts both together. '],
  [/texts, code/, 'Nearest comes the art for it — an inventory window ("inventory window, 4x6 slots, wood"), item icons, buttons — and I can say how it gets into Unity or Godot. '],
]; // biome-ignore format: a table
/** What is asked for and what there is instead. */
export const cannot = (what: string, offer?: string): string =>
  offer
    ? `I cannot ${what}. ${offer}`
    : `I cannot ${what}. ${NEAREST.find(([words]) => words.test(what))?.[1] ?? ''}I draw pixel art — characters, animals, things, tiles, maps, interfaces — and build small games that run in a browser. What of these shall it be?`;
export const VAGUE =
  'What exactly shall I draw: a person ("a knight with a red cape"), an animal, a thing, tiles ("grass and sand tileset") or an interface?';
/** Kinds of games that there are. */
export const cannotHave = (missing: readonly string[]): string =>
  `My small games cannot have ${missing.join(' and ')}.`;
export const whichGame = (templates: readonly { readonly title: string }[]): string =>
  `Which kind of game shall it be, and who plays? I build: ${templates.map(({ title }) => (/^twin/i.test(title) ? 'shooter or survival game seen from above' : title.toLowerCase())).join(', ')} — for example "a ${templates[0]!.title.toLowerCase()} with a fox"?`;
export const NOTHING_TO_UNDO = 'The game is as I first made it: there is no change to undo. What shall be other in it?';
export const kindAlready = (title: string): string =>
  `It is a ${title.toLowerCase()} already. What shall I change in it?`;
export const chosenKind = (title: string): string =>
  `You named no kind of game: I make a ${title.toLowerCase()}, and can make another one of it.`;
export const editUnclear = (why: readonly string[]): string =>
  `${why.join(' ')} Nothing was changed. What shall I change instead?`;
export const unread = (words: readonly string[]): string =>
  `I do not know what to do with ${words.map((word) => `"${word}"`).join(', ')} in this game.`;
export const shared = (url: string | undefined): string =>
  `Yes: it is online already${url ? `, at ${url}` : ', at the address that was named when it was built'}. Whoever has that link and reaches this server can play it in a browser, on a phone too; each change is there as soon as it is made.`;
export const NO_REFUND =
  'I cannot give credits back; whoever runs this service can. What failed was not charged. I can draw the pictures once more: say which and what shall be different, and I tell the price (1 generation for each thing or character) before anything is made.';
export const SURPRISE =
  'Of these I would build a top-down adventure, about 26 generations at most, less where yours are used. Nothing is made yet. Say who of them is to be played, for example "a top-down adventure with my knight".';
/** The nearest game that there is, and what of the message it would do without. */
export const nearestGame = (told: string, lost: readonly string[]): string =>
  `${lost.length ? 'I cannot build all of that; nearest comes this' : 'I would build this'}: ${told}${lost.length ? ` It will not have ${lost.join(', ')}.` : ''}`;
export const GAME_IDEAS =
  'Three things liven it up: a boss in the last level ("add a boss"), foes that are faster and more of them ("more enemies, and faster"), and another place or light ("make it night", "set it in the snow"). Nothing is changed yet. Which of them shall it be?';
export const NO_ANSWER =
  'That I do not know: I know this service alone. Ask me about prices, sizes, formats and game engines, your account and its things, games, rights and privacy, or how something is made; whoever runs the server may know more. What shall I draw or build?';
export const INSTEAD = 'Nothing can be added to the three kinds of towers; a new one takes the place of one.';
export const noSuchPlace = (place: string, theme: string): string =>
  `I have no ${place} for games to take place in; it would be the theme ${theme}.`;
export const WHICH_LAST =
  'Which of your pictures is meant? I made none in this conversation yet: say its name, for example "my knight".';
/** Of what is to be mirrored. */
export const allSides = (what: string, sides: number): string =>
  `${what} is drawn from ${sides} sides already, left and right among them: nothing needs to be mirrored. They are on its page in the studio, and in the files ("zip it").`;
export const noMirror = (what: string, side: string): string =>
  `I cannot mirror a finished picture. A game engine does it without a second file (flip_h in Godot, flipX in Unity and Phaser), and so does any picture program ("flip horizontally"). Or I draw "${what}" anew${/left|right/.test(side) ? `, facing ${side}` : ''}; it will not be the very same. Shall I?`;
export const cutOutAlready = (what: string): string =>
  `${what} has no background: it is drawn on a transparent one, and its PNG is cut out already. Nothing was changed.`;
export const noneOfThem = (what: string, made: readonly string[]): string =>
  `There is no ${what} among what I made: ${made.join(', ')}. Nothing was changed. Which one shall I draw again — or shall I draw a ${what} besides?`;
export const CHANGE_WHAT = 'What shall I change? I have made no character in this conversation yet — who shall it be?';
export const changeHow = (who: string): string =>
  `How shall ${who} change — for example "a red cape", "without the hat", "blue"?`;
export const cannotChange = (what: string): string =>
  `I cannot change ${what} like that; I can make it anew. What shall it be then?`;
export const tooLarge = (what: string, [least, most]: readonly [number, number]): string =>
  `${what} can be ${least} to ${most} pixels, and no larger. Shall I draw it at ${most}?`;
export const otherSize = (
  what: string,
  [least, most]: readonly [number, number],
  { width, height }: { readonly width: number; readonly height: number },
  two: boolean,
  words: string,
): string =>
  `${what} has ${least} ${two ? 'or' : 'to'} ${most} pixels a side. I would make ${words}. Nothing is made yet. Shall I draw it at ${width}x${height} (${generations(1)})?`;
/** What a conversation has made. */
export const madeSoFar = (words: readonly string[]): string =>
  words.length ? `So far I made: ${words.join('; ')}.` : 'I have made nothing yet in this conversation.';
export const gameFacts = ({
  foes,
  levels,
  lives,
}: {
  foes: readonly string[];
  levels: unknown;
  lives: unknown;
}): string =>
  `${foes.length ? `It has ${foes.length} kind${foes.length > 1 ? 's' : ''} of enemies: ${foes.join(', ')}.` : 'There are no enemies in it.'}${levels ? ` It has ${levels} level${levels === 1 ? '' : 's'}` : ''}${levels && lives ? ` and ${lives} lives` : ''}${levels ? '.' : ''} Nothing was changed.`;
export const countedPrice = (of: { what: string; first: number; count: number; sides: number }): string =>
  `${of.what}: ${generations(of.first)}, and ${generations(of.sides)} for each animation in ${of.sides} directions. With ${of.count} animations that is ${generations(of.first + of.count * of.sides)} in all. Nothing is made yet. Which movements shall it have?`;
/** What a map has not by itself. */
export const onMaps = (things: readonly string[]): string =>
  `A map is laid of grounds; ${things.join(', ')}: draw them as things, and put them on it in the studio.`;
export const besideMap = (things: readonly string[]): string =>
  `A map is laid of grounds: ${things.join(', ')} I draw as things by themselves; put them on it in the studio.`;
export const noHouses = (place: string): string =>
  `A map is laid of grounds: the ${place} is its paved ground, without houses. Say "5 houses" for some to put on it in the studio.`;
export const ROOMS =
  'A map of a building is one floor of rooms and corridors with walls, laid by chance: its rooms have no names, and furniture I draw as things to be put on it in the studio ("a hospital bed, a desk, a door"). A second floor is a second map.';
/** Of a game that takes no maps of somebody's own. */
export const noMaps = (title: string): string =>
  `A ${title.toLowerCase()} makes its own levels; on a map of yours a top-down adventure is played. Shall I build that on it?`;
export const gameLacks = (what: readonly string[]): string =>
  `My games come without ${what.join(', ')}. What else shall I change in it?`;
/** What one picture cannot show. */
export const oneAtATime = (words: string, both: string): string =>
  `One picture cannot be ${both}: say "${words}" as a list, and I draw each.`;
export const onePicture = (words: string): string =>
  `"${words}" would be one picture; say how many, or which, and I draw each by itself.`;
export const drawnOtherwise = (words: string, drawn: string): string =>
  `I have no drawing of my own for "${words}": it would be ${drawn}.`;
export const partOf = (crumb: string, words: string): string => `I am not sure what "${crumb}" says of "${words}".`;
export const headingOf = (words: string): string => `Of your list I am not sure how "${words}" is meant.`;
export const leftOut = (words: readonly string[]): string =>
  `I left out what this kind of game has no place for: ${words.join(', ')}.`;
export const whichOfAll = (what: string): string =>
  `How many ${what}, and which? Say some by name, or a number: "five different ${what}".`;
/** Of pictures. */
export const notDrawn = (words: readonly string[]): string =>
  `I left out ${words.map((word) => `"${word}"`).join(', ')}: say how it is to be seen, and I draw it again.`;
export const WORN_OUT =
  'That sounds hard — making a game takes long, and it is fine to rest. When you like, I can take something small off you: one sprite, an icon, an idle animation. What is missing most?';
export const NO_DAILY_LIMIT =
  'There is no daily limit: you can make as much as your generations pay for. A picture, thing, character or tileset costs 1 each, each direction of an animation 1, an interface or a change of a character 20.';
export const sidesAlready = (words: string, sides: number): string =>
  `"${words}" is drawn from ${sides} directions already: nothing is to be made. "zip it" gives the files.`;
export const PACE =
  'How fast it plays is set where you play it (frames in a second); fewer frames make one round shorter. The one before is kept.';
export const noOtherPace = (counts: readonly number[]): string =>
  `That movement has ${counts.length ? `${counts.join(', ')} frames beside this one` : 'one number of frames alone'}: nothing was made. How fast it plays is set where you play it: more frames in a second make it faster.`;
export const newest = (words: string, kind: string): string => `The last thing that you made is "${words}" (${kind}).`;
export const otherView = (words: string): string => `"${words}" is drawn anew from there; the one before is kept.`;
/** Said beside a wish. */
export const asideLeftOut = (clauses: readonly string[]): string =>
  `I took as said beside the wish: ${clauses.map((clause) => `"${clause}"`).join(', ')}.`;
export const PACK_WHAT = 'There is nothing to pack yet in this conversation. What shall I make?';
export const GROUND = 'What is the ground made of — for example "water and sand", or "dirt to grass"?';
export const PLATFORMS = 'What are the platforms made of — for example "dirt with grass on top"?';
export const mapSide = (most: number): string =>
  `A map has 1 to ${most} cells each way. How wide and high shall it be, for example 40x30?`;
export const MAP_OF_WHAT =
  'What is on the map — for example "an island with a lake", "a dungeon", "a village in a forest, 60x40"?';
export const NO_TILES =
  'I have made no tiles in this conversation yet. What shall the map be of — for example "an island"?';
export const besideWhat = (ground: string): string =>
  `A tileset from above joins two grounds. What lies beside ${ground}?`;
export const movingThing = (what: string): string =>
  `I draw "${what}" as a thing, and things stand still in what I plan. Shall I draw it without the movement?`;
export const puzzled = (words: readonly string[]): string =>
  words.some((word) => word.trim().split(/\s+/).length > 3)
    ? `I do not know ${words.map((word) => `"${word}"`).join(' and ')}. Can you say it in shorter words: what is to be drawn ("an orange cat with a white belly"), or what kind of game it is ("a platformer with a cat against dogs")?`
    : `I do not know ${words.map((word) => `"${word}"`).join(' and ')}. Is it a person, an animal, a thing, a ground or an interface — or can you say it in other words?`;

/** More than are begun at once. */
export const tooMany = (of: { count: number; kind: string; few: string; lives: boolean; moves: boolean }): string =>
  `${of.count} ${of.kind} would be ${generations(of.count)}: 1 for each${of.lives && of.moves ? ', and 8 more for each animation of each in 8 directions' : ''}. I draw at most ten different ones in one go, so let us begin with a few and see whether you like them. Nothing is made yet. Shall I draw ${of.few} first (${generations(3)})?`;
/** What is asked beside a wish, and has no answer at hand. */
export const mayNotShow = (lost: readonly string[]): string =>
  `I do not know the word${lost.length > 1 ? 's' : ''} ${lost.map((word) => `"${word}"`).join(', ')}: ${lost.length > 1 ? 'they' : 'it'} may not show.`;
export const askAgain = (question: string): string => `Ask "${question}" once more by itself, and I look it up.`;
/** "him" of two. */
export const whichOne = (either: readonly string[]): string =>
  `Whom do you mean: ${either.slice(0, -1).join(', ')} or ${either.at(-1)}?`;

/** A language that the word lists do not have, answered in it. */
export const ENGLISH =
  'I am sorry, that I did not understand: I read English, and plain wishes in German, French, Spanish, Italian and Portuguese; nothing was made or spent. Can you say it in English — for example "a knight with a lance"?';
const IN_THEIRS: Readonly<Record<string, string>> = {
  de: 'Ich verstehe leider nur Englisch (English). Kannst du es auf Englisch sagen, zum Beispiel "a knight with a lance" oder "grass and path tileset, 16x16"?',
  fr: "Désolé, je ne comprends que l'anglais (English). Peux-tu le dire en anglais, par exemple \"a knight with a lance\"?",
  es: 'Lo siento, solo entiendo inglés (English). ¿Puedes decirlo en inglés, por ejemplo "a knight with a lance"?',
  it: 'Mi dispiace, capisco solo l\'inglese (English). Puoi dirlo in inglese, per esempio "a knight with a lance"?',
  pt: 'Desculpe, só entendo inglês (English). Você pode dizer em inglês, por exemplo "a knight with a lance"?',
  nl: 'Sorry, ik begrijp alleen Engels (English). Kun je het in het Engels zeggen, bijvoorbeeld "a knight with a lance"?',
  pl: 'Przepraszam, rozumiem tylko angielski (English). Czy możesz napisać to po angielsku, na przykład "a knight with a lance"?',
  tr: 'Üzgünüm, yalnızca İngilizce (English) anlıyorum. İngilizce söyleyebilir misin, örneğin "a knight with a lance"?',
  ja: '申し訳ありませんが、英語 (English) だけ理解できます。英語で書いていただけますか。例: "a zombie, 32 px, walk animation"?',
  zh: '抱歉，我只懂英语 (English)。可以用英语说吗？例如 "a knight with a lance"?',
  ko: '죄송하지만 영어(English)만 이해할 수 있습니다. 영어로 말씀해 주시겠어요? 예: "a knight with a lance"?',
  ru: 'Извините, я понимаю только английский (English). Можете написать по-английски, например "a knight with a lance"?',
  el: 'Λυπάμαι, καταλαβαίνω μόνο αγγλικά (English). Μπορείς να το πεις στα αγγλικά, για παράδειγμα "a knight with a lance"?',
  ar: 'عذراً، أفهم الإنجليزية (English) فقط. هل يمكنك قول ذلك بالإنجليزية، مثل "a knight with a lance"?',
}; // biome-ignore format: a table
export const onlyEnglish = (language: string | undefined, game = false): string => {
  const theirs = IN_THEIRS[language ?? ''];
  // in both: nothing is made of it, and nothing is spent
  const said = theirs ? `${theirs.replace(/\?$/, '?')}\n${ENGLISH}` : ENGLISH;
  return game
    ? said.replace(
        /"a knight with a lance"|"a zombie, 32 px, walk animation"/,
        '"a platformer with a knight against slimes"',
      )
    : said;
};

export const generations = (n: number): string => `${n} generation${n === 1 ? '' : 's'}`;

/** Several of one kind, of which nobody knows how they differ. */
export const howDiffer = (count: number, words: string): string =>
  `The ${count} of "${words}" would all be drawn from the same words. Nothing is made yet. How shall they differ — by colour, size, age or what they are made of?`;
export const noPicture = (words: string): string =>
  `I am not sure what is to be seen of "${words}", so nothing is made and nothing is spent. Can you say it as a thing or somebody, for example "a red potion" or "an old villager with a beard"?`;
/** Asked of the world, and not of this service. */
export const OUTSIDE =
  'That I cannot tell: I know nothing of the world outside this service. I draw pixel art and build small games — what of that shall it be?';
/** A game is changed where it was built. */
export const NO_GAME_HERE =
  'There is no game in this conversation yet, so nothing was made or changed. A game is changed in the conversation that built it: open that one beside this chat in the studio and say it there. Or shall I build a new one — which kind, and who plays?';
export const PALETTE =
  'I draw with few colours anyway; a palette or a number of them is set in the pixel editor of the studio ("Palette"), for nothing.';

const MISSING = 'would be missing';
const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
const either = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ');
/** What of a wish no picture would show, and what can be drawn in its place. Answers to it are read by `missingWords`. */
export function wouldMiss(
  lost: readonly string[],
  places: readonly { readonly word: string; readonly choices: readonly string[] }[],
  made: readonly string[],
  price: number,
): string {
  const [it, them] = lost.length > 1 ? ['them', 'they'] : ['it', 'it'];
  const offers = places
    .filter(({ choices }) => choices.length)
    .map(({ word, choices }) => `for "${word}" ${either(choices)}`);
  return `I would make ${listedShort(made)} (${generations(price)}), but ${quoted(lost)} ${MISSING}: I have no drawing for ${it}, or ${them} got lost on the way. Nothing is made yet. Shall I take ${offers.length ? `${offers.join('; ')}; ` : `other words for ${it}: say which; `}or go on without ${it}?`;
}
const listedShort = (made: readonly string[]): string => `${made.slice(0, 6).join('; ')}${made.length > 6 ? ' …' : ''}`;
/** The words that such a question named; undefined of any other text. */
export function missingWords(text: string): readonly string[] | undefined {
  const [, lost = ''] =
    new RegExp(`, but ((?:"[^"]+"(?:, )?)+) ${MISSING}: .* or go on without (?:it|them)\\?$`).exec(text) ?? [];
  return lost ? [...lost.matchAll(/"([^"]+)"/g)].map(([, word]) => word!) : undefined;
}
const REASSURED = 'Nothing is made yet. Is that what you mean?';
/** What was understood, where it may well be something else. */
export const notSure = (made: readonly string[], price: number): string =>
  `I am not sure that I understood you: I would make ${listedShort(made)} (${generations(price)}). ${REASSURED}`;
export const isReassuring = (text: string): boolean => text.endsWith(REASSURED);
