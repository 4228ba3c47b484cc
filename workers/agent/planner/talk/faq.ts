/**
 * Questions and remarks about the service, told by what they are about, in whatever order and form: each row is a set of ideas, and each idea
 * a list of words of which one has to be there. The row with most ideas is answered.
 */
import { TWO_TO_TEN } from '../number-words.ts';
import * as say from '../says.ts';

interface Row {
  readonly about: readonly string[];
  readonly never?: string;
  readonly answer: string;
}
const PRICES =
  'A character, a thing, a tileset or a picture up to 128x128 costs 1 generation, each direction of an animation 1, an interface 20, a change of a character 20, a small game about 10 to 25.';
const MORE =
  'I cannot add credits. Your account has the generations that whoever runs this service gave it, and that person can give more; the balance stands in the studio under Account, or ask me "how many credits do I have left?". What fails is not charged.';

const ROWS: readonly Row[] = [
  { about: ['credit generation token money coin balance', 'get more buy earn add put top refill purchase give gift increase need free'], never: 'back refund left cost price how-many fail', answer: MORE },
  { about: ['credit generation money', 'account', 'ignore hack cheat rule unlimited infinite 10000 1000 million'], answer: MORE },
  { about: ['photo photograph selfie picture image drawing sketch', 'my', 'turn convert pixelate upload transform into pixel make use'], never: 'game map character skeleton download', answer: 'Yes, but not in this chat, which takes words alone: POST /v2/image-to-pixelart makes pixel art of a photograph at the size that you choose, and in the studio Create › Character › More settings › Reference image turns a figure of your own to all sides. Or say what the picture shows, for example "a brown dog with floppy ears sitting", and I draw it from words (1 generation).' },
  { about: ['edit editing change changing variation', 'cheaper expensive cost price less', 'new fresh scratch again redo anew'], answer: `Making anew is cheaper: a character or a thing costs 1 generation. A change of a finished character (a state, the same body with something else) costs 20; a thing is simply drawn once more with the change, for 1.` },
  { about: ['real human person bot robot ai machine chatgpt llm', 'are you is this who'], never: 'make draw game character', answer: 'No, I am no person: I am the assistant of this service, a program that reads your wishes and lets the service draw and build. Say what you need, for example "a knight with a walk animation", and I begin.' },
  { about: ['print printed printing', 'it this that me them my picture sprite knight on can you'], never: 'pirate space spaceship rocket draw make create sail', answer: 'I cannot print or ship anything. Save the picture from its page in the studio, enlarged by a whole factor so that the pixels stay sharp (8x or 16x), and give that PNG to a print shop.' },
  { about: ['email e-mail mail whatsapp discord text message', 'send post share'], never: 'icon button draw', answer: 'I cannot send mail or messages. Save the file from its page in the studio (or say "export my knight") and send it yourself.' },
  { about: ['refund credit generation money charged pay', 'back bad fail ugly wrong dislike', 'get if do does will'], answer: 'What fails is not charged: its generations come back by themselves. A picture that was finished and is not to your liking is charged; I can draw it once more for 1 generation, told what shall be different.' },
  { about: ['undo revert'], never: 'game', answer: 'There is nothing to undo yet in this conversation: nothing was changed. What I make never replaces what you had; a change is a new version beside the old one. Which change do you mean?' },
  { about: ['long fast time minutes seconds wait', 'how when', 'take takes need finish ready animation picture character game usually'], answer: 'A picture takes a few seconds, a character from eight sides with an animation somewhat longer, a whole game a minute or two. You see each as it is done.' },
  { about: ['phone mobile tablet ipad android iphone ios', 'play work run open use game studio'], never: 'draw make create sprite', answer: 'Yes: games run in any browser, on a phone too, with touch (thumbs at both sides of the screen). The studio works in a browser as well, and is easier to use on a larger screen.' },
  { about: ['share link url friend friends others', 'game play show send'], never: 'draw make create', answer: 'Each game has an address of its own, told when it is built: whoever has the link and reaches this server can play it in a browser.' },
  { about: ['remember memory last-time yesterday history conversation chat', 'you do can will'], never: 'draw make create icon', answer: 'Within this conversation I remember what was made. Earlier conversations stand beside the chat in the studio, and all that was made is in your library: say "my knight" and I look it up.' },
  { about: ['bug broken error crash problem report support contact feedback', 'where how who to'], never: 'draw make create game', answer: 'Tell whoever runs this service; I cannot forward it. If it is about a picture or a game of yours, say which one and what is wrong, and I try to put it right.' },
  { about: ['password login log-in sign account name email', 'change reset forgot delete my'], never: 'credit balance draw make', answer: 'I cannot change accounts or passwords: in the studio see "Account", or ask whoever runs this service.' },
  { about: ['tutorial guide learn teach beginner start begin', 'how where any is'], never: 'draw make create button level', answer: `Just say what your game needs, one wish in a sentence, for example "a red dragon, 64x64", "grass and dirt tileset" or "a platformer with a fox". Each plan names its price first. ${PRICES}` },
  { about: ['multiplayer online coop co-op together mmo', 'game play player player friend platformer shooter multiplayer coop co-op mmo'], never: 'draw icon sprite', answer: 'Games for several players together I cannot build; all of mine are for one player: platformer, top-down adventure, shooter seen from above, match-3, runner and tower defence. Nearest to it: several who take turns for the best score on the same link. Shall it be one of these?' },
  { about: ['music song sound sfx voice melody soundtrack'], never: 'note icon draw guitar', answer: 'I cannot make music or sounds; my games bring simple ones of their own. Free ones are at OpenGameArt and Freesound. I can draw what belongs to it, for example a picture for the title screen.' },
  { about: ['cost price much', 'edit change animation character tileset icon object game map ui interface picture'], never: 'left have balance direction directions frames', answer: PRICES },
]; // biome-ignore format: a table

const STEM = (word: string): string =>
  word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[a-z]{3})s$/, '')
    .replace(/(?<=[a-z]{4})(?:ing|ed)$/, '');
/** Asked, or told to somebody: no wish for a picture. */
const ASKED =
  /\?|^\W*(?:and |so |but |ok |hey |hi )*(?:what|which|how|why|when|where|who|is|are|do|does|did|can|could|will|would|should|may|if)\b/i;

/** The answer to what is asked, where its ideas are known; `remark`: it may be no question. */
export function faqOf(plain: string, remark = false): string | undefined {
  if (!remark && !ASKED.test(plain)) return undefined;
  const words = new Set(
    plain
      .toLowerCase()
      .split(/[^a-z0-9'-]+/)
      .flatMap((word) => [word, STEM(word)]),
  );
  const has = (list: string): boolean => list.split(' ').some((word) => words.has(word) || words.has(STEM(word)));
  let best: Row | undefined;
  for (const row of ROWS) {
    if (!row.about.every(has) || (row.never && has(row.never))) continue;
    if (!best || row.about.length > best.about.length) best = row;
  }
  return best?.answer;
}

/** Each of them, and all together. */
const KINDS: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:change|edit|state)s?\b/i, 20, 'change'],
  [/\b(?:ui|interfaces?|panels?|windows?|huds?|buttons?|health bars?|menus?)\b/i, 20, 'interface'],
  [/\btile ?sets?\b/i, 1, 'tileset'],
  [/\b(?:icons?|items?|objects?|things?|props?|sprites?|pictures?|weapons?|potions?|trees?|chests?)\b/i, 1, 'thing'],
  [/\b(?:characters?|npcs?|enem(?:y|ies)|heroes|hero|knights?|goblins?|animals?|monsters?|people)\b/i, 1, 'character'],
  [/\b(?:games?|platformers?|shooters?|runners?)\b/i, 20, 'game'],
];
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, ...TWO_TO_TEN, twelve: 12, twenty: 20, fifty: 50, hundred: 100 }; // biome-ignore format: a table
const PRICED = /\b(?:how much|cost|price|expensive)\b/i;

/** "how much would 20 icons and a tileset cost together?" */
export function pricedTogether(plain: string): string | undefined {
  if (!PRICED.test(plain) || /\b(?:cheaper|than|left|directions?|animations?)\b/i.test(plain)) return undefined;
  const parts = [
    ...plain.matchAll(
      /\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|\d{1,3}) ((?:[a-z-]+ ){0,2}?[a-z-]+?)(?=\s*(?:$|[,.?!]|\b(?:and|plus|cost|together|with|be|in|would|for)\b))/gi,
    ),
  ].flatMap(([, number = '', noun = '']) => {
    const kind = KINDS.find(([words]) => words.test(noun));
    const count = NUMBERS[number.toLowerCase()] ?? Number(number);
    return kind && count ? [{ words: `${number} ${noun}`, total: kind[1] * count, game: kind[2] === 'game' }] : [];
  });
  if (parts.length < 2 || parts.some(({ game }) => game)) return undefined;
  const sum = parts.reduce((all, { total }) => all + total, 0);
  return `${parts.map(({ words, total }) => `${words}: ${say.generations(total)}`).join('; ')}. Together ${say.generations(sum)}. Nothing is made yet. Shall I: say what each of them shall be?`;
}

const VAGUE =
  /\b(?:something|anything|surprise|whatever|random|idk|i do(?:n'?t| not) know|dunno|no idea|you (?:choose|decide|pick))\b/i;
const BAD =
  /\b(?:not (?:what|like|good|right|it|happy)|meh|bad|wrong|ugly|hate|disappoint\w*|terrible|awful|worse|sucks?|crap|boring|nah|weird)\b/i;
const GOOD =
  /\b(?:great|nice|cool|awesome|amazing|love|good|faster|better|best|perfect|wow|impressive|fun|thanks?|thank|sweet|brilliant|fast|helpful|impressed|well done|beautiful)\b/i;
const SUGGEST =
  'Gladly. Which of these shall it be: a small dragon hatching from its egg (1 generation), a knight with a walk animation (9 generations), or a little platformer with a fox (about 12)? Or say a word of your own, like "forest" or "space".';

/** What somebody says who asks for nothing; undefined where it could be a wish. */
export function smallTalk(plain: string): string | undefined {
  const known = faqOf(plain, true);
  if (known && plain.split(/\s+/).length <= 14) return known;
  if (VAGUE.test(plain) && plain.split(/\s+/).length <= 8) return SUGGEST;
  if (BAD.test(plain)) return say.COMPLAINT;
  if (GOOD.test(plain)) return 'Thank you, that is good to hear. Say what you need next whenever you like.';
  return undefined;
}
