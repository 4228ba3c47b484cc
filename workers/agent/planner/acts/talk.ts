/** What is only said: greetings, thanks, remarks, complaints; what nobody could know; and what is not done for anybody. */
import { ABILITIES, found, topicOf } from '../answered.ts';
import { factFor } from '../facts/index.ts';
import { listed, quoted } from '../phrases.ts';
import { tidy, wordsOf } from '../slots.ts';
import type { Act, Context, Outcome, Wish } from '../types.ts';

export { complaint } from './complaint.ts';
export { unsafe } from './unsafe.ts';

const say = (text: string): Outcome => ({ steps: [], say: text });
const IDEAS =
  '"a fox with a red scarf, walk" (9 generations), "grass and dirt tileset" (1) or "a platformer with a fox" (about 12)';

/** What is asked of a person and not of a program: "do you dream of pixels", "what is your favourite colour". */
export const MUSES =
  /\b(?:do|can|will|did|have|could) (?:you|u) (?:ever |also |even |really |sometimes |like to )*(?:dream|sleep|feel|eat|drink|love|hate|like|enjoy|get (?:tired|bored|lonely)|cry|laugh|think about|believe|fear|miss|have (?:feelings|fun|friends|a (?:soul|family|girlfriend|boyfriend|favou?rite|pet)))\b|\b(?:your|ur) (?:fav(?:ou?rite)?|dream|hobb(?:y|ies)|age|birthday|family|mood|feelings|opinion (?:on|of|about))\b|\b(?:are|r) (?:you|u) (?:ever |really |feeling )*(?:happy|sad|tired|alive|bored|lonely|single|married|conscious|sentient|okay?|human|hungry|real)\b|\bhow old (?:are|r) (?:you|u)\b|\bmeaning of life\b/i;
/** What a remark means, the first row that fits; `last`: what was made last, by its name. */
const REMARKS: readonly (readonly [said: RegExp, answer: (last: string | undefined) => string])[] = [
  [/\b(?:bye|goodbye|good night|gn|see (?:you|u|ya)|cya|later|gotta go|going to bed|that'?s (?:all|it)(?: for (?:today|now))?|signing off|have a (?:\w+ )?(?:day|evening|night|weekend|one)|(?:kind |best )?regards)\b/i, () => 'Good bye! All that was made is in your library, and this conversation can be gone on with at any time.'],
  [/\b(?:thanks?|thx|ty|thank (?:you|u)|cheers|appreciate|merci|danke|gracias|grazie)\b/i, (last) => (last ? `You are welcome, I am glad that ${last} fits. Say what comes next whenever you like.` : 'You are welcome! Say what comes next whenever you like.')],
  [MUSES, () => 'I am a program that draws from words: I have no dreams, tastes or feelings of my own, only rules for pixels. What shall I draw or build?'],
  [/\b(?:who|what) (?:are|r) (?:you|u)\b|\byour name\b|\bare (?:you|u) (?:a |an )?(?:bot|ai|human|person|robot|real)\b/i, () => 'I am the assistant of Pixelkiln, a program without a language model: I read what you write, and the service draws pixel art and builds small games from it.'],
  [/\bhow (?:are|r) (?:you|u)|\bhow(?:'?s| is) it going|\bwhat'?s up|\bsup\b|\bhow do you (?:do|feel)/i, () => 'Well, thank you, and the kiln is warm. What does your game need?'],
  [/\b(?:tell|know|got) (?:me |us )?(?:a |any )?jokes?\b|\bjoke\b.*\?/i, () => 'Why did the sprite break up with the background? It needed some transparency. What shall I draw?'],
  [/^(?:\W*(?:anyway |so |ok )?(?:hi+|hey+|hell?o+|yo|hiya|howdy|greetings|good (?:morning|evening|afternoon|day)|moin|servus|hallo|hola|ciao|bonjour|long time no see)\b[\s\w',]{0,22}\W*)$|\b(?:u|you|anyone|anybody) there\b/i, () => `Hello! I draw pixel art and build small games from words, for example ${IDEAS}. What shall it be?`],
  [/\b(?:sorry|my bad|apolog\w*|oops|whoops)\b/i, () => 'No harm done, nothing was spent by it. How shall it be?'],
  [/\b(?:you'?re|u r|ur|you are) (?:so |really |the )?(?:stupid|dumb|useless|idiot|bad|slow|annoying|terrible|worst)|\bi hate you\b|\bstupid (?:bot|thing|ai)\b/i, () => 'I am sorry, I misunderstood. Say in one sentence what you want, thing first ("a red dragon, side view"), and I say what I understood and its price before I draw.'],
  [/\b(?:sad|tired|stressed|exhausted|lonely|depressed|bad day|headache|sick|frustrat\w*|overwhelmed|giving up|give up|crying|died|passed away|heartbroken|nervous|scared)\b/i, () => 'I am sorry to hear that. Take your time; nothing runs away here. If it helps, I make something small and kind for 1 generation: "a sleepy cat on a cushion".'],
  [/\b(?:birthday|happy|excited|yay|woohoo|finally|finished|released?|won|passed|congrat\w*|proud|new job|engaged|married|vacation|holidays?|weekend)\b/i, () => 'That is good to hear, congratulations! If it wants a picture, say what it shows: most cost 1 generation.'],
  [/\b(?:great|nice|cool|awesome|amazing|love|perfect|wow|beautiful|cute|sweet|brilliant|excellent|good (?:job|work)|well done|best|adorable|gorgeous|fantastic|impressive|neat|sick|fire|dope|haha|lovely|good|great)\b/i, (last) => (last ? `I am glad that you like ${last}. It stays in your library; say what comes next: a movement, a change, something to go with it.` : 'I am glad you like it. What comes next?')],
  [/\b(?:wait|hold on|sec(?:ond)?|moment|brb|thinking|let me think|not sure yet|undecided|hmm+)\b/i, () => 'Take your time: nothing is made and nothing is spent until you say so.'],
  [/\b(?:ok(?:ay)?|alright|fine|sure|k|got it|i see|understood|aha|makes sense|noted|good to know|right)\b/i, () => 'Good. Say what shall come next whenever you like.'],
  [/\b(?:test(?:ing)?|1 ?2 ?3|asdf\w*|hello world|is (?:this|anyone|anybody) (?:on|there|here)|are you there)\b/i, () => 'I am here. Say what shall be drawn or built; I name its price first.'],
  [/\b(?:lol|lmao|rofl|haha\w*|hehe\w*|xd|funny)\b/i, () => 'Glad that it amuses you. What shall come next?'],
]; // biome-ignore format: a table

export const chat: Act = (wish, context) => {
  const last = context.recent[0]?.made ? `"${context.recent[0].name}"` : undefined;
  const remark = REMARKS.find(([said]) => said.test(wish.words));
  if (remark) return say(remark[1](last));
  // a question that was taken for talk
  const known = /\?/.test(wish.words) || wordsOf(wish, 'topic').length ? found(wish, []) : undefined;
  if (known && known.score > 0.7) return say(known.fact.answer);
  return say(
    /\?|^\W*(?:what|who|why|how|do|are|can|is|have|will)\b/i.test(wish.words)
      ? 'To that I have no answer: I draw pixel art and build small games. What shall it be?'
      : 'I see. What shall I draw or build?',
  );
};

const VAGUE =
  /\b(?:something|anything|surprise|whatever|random|idk|dunno|no idea|(?:you|u) (?:choose|decide|pick)|cool|fun|nice)\b/i;

/** Nobody could know what is meant: what was understood, and what to say. */
export const unclear: Act = (wish, context) => {
  const words = tidy(wish.words);
  const known = factFor(topicOf(wish), wish.words);
  if (known && known.score > 0.78) return say(known.fact.answer);
  if (/^(?:help|menu|start|commands?|options|\?+)\W*$/i.test(words)) return say(ABILITIES);
  if (VAGUE.test(words)) return { steps: [], ask: ideas(wish, context) };
  const kind = KINDS.find(([said]) => said.test(words));
  if (kind) return { steps: [], ask: kind[1] };
  const [last] = context.recent;
  const about = last
    ? ` Is it about "${last.name}" (a change, a movement, another one), or something new?`
    : ` Say it with the thing first, for example ${IDEAS}. What shall it be?`;
  return { steps: [], ask: `I do not understand ${quoted([words.slice(0, 80)])}.${about}` };
};

const ideas = ({ words }: Wish, { own }: Context): string => {
  const heroes = own.filter(({ kind }) => kind === 'character').slice(0, 2);
  const theme = /\bfor (?:my |a |an |the )?([a-z ]{3,24})$/i.exec(tidy(words))?.[1];
  const mine = heroes.length
    ? [
        `a platformer with your "${heroes[0]!.name}"${heroes[1] ? ` against "${heroes[1].name}"` : ''} (about 10 generations, its pictures are there)`,
        `an attack for "${heroes[0]!.name}" (8)`,
      ]
    : ['a knight with a walk (9 generations)', 'a little platformer with a fox (about 12)'];
  return `Gladly${theme ? `, for your ${theme}` : ''}. Which shall it be: ${listed([...mine, 'a dragon hatching from its egg (1)'], 'or')}? Or say a place or an animal, and I go on from there.`;
};

/** Said of a kind, and no word of what it shows. */
const KINDS: readonly (readonly [said: RegExp, asks: string])[] = [
  [/\bgames?\b/i, 'Which kind of game, who plays, and what for? I build platformers, top-down adventures, twin-stick shooters, runners, match-3 and tower defences, about 10 to 25 generations each: "a runner with a duck that collects bread". What shall it be?'],
  [/\b(?:max|biggest|largest|limit)\b/i, 'Of what: characters go to 128 pixels (256 in the dearer mode), things to 400, pictures to 768, tiles 16, 32 or 64, interfaces to 688, maps to 256x256 cells. Which shall it be?'],
  [/\b(?:sprites?|characters?|char|hero|npcs?|enem(?:y|ies)|monsters?|figure)\b/i, 'Who shall it be, and how large? For example "an orc with an axe, 48 px, walk and attack": the figure is 1 generation, each movement 8 in 8 directions or 4 in 4. Who?'],
  [/\b(?:tiles?|tile ?sets?|ground)\b/i, 'Which grounds shall meet, for example "grass and dirt" or "stone floor and dungeon wall" (1 generation)?'],
  [/\b(?:items?|objects?|things?|props?|icons?)\b/i, 'Which things, for example "a red potion, a key, a torch" (1 generation each)?'],
  [/\b(?:backgrounds?|pictures?|images?|scenes?|art)\b/i, 'What does the picture show, and how large? "A forest at night, 320x180" is 4 generations, 128x128 is 1. What shall it be?'],
  [/\b(?:animations?|animate|move)\b/i, 'Who shall move, and how, for example "let my knight jump"? Each direction of a movement is 1 generation.'],
  [/\b(?:photo|attached|this picture|this image|this file)\b/i, 'I see no picture: this chat takes words alone. In the studio (Create › Character › Reference image, or the editor) you send one in. What does it show?'],
  [/\b(?:maps?|levels?)\b/i, 'What is the map of, for example "an island with a lake in the north" (its tilesets cost 1 each, the map nothing)?'],
]; // biome-ignore format: a table
