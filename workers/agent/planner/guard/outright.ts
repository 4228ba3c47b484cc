/** What a whole message asks that needs neither a call nor a look at the account: greetings, refusals, help. Nothing is made of it. */

import { factFor } from '../facts/index.ts';
import { fileFormatOf } from '../file-formats.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const COPIED = "the hero|the main character|the character|the (?:boss|enemy|monster)|[\\w .'-]{3,40}";
/** What is asked for in another sentence beside it is read as ever. */
const ORDERS =
  /(?:[.!?;]|\b(?:and|then|also|btw))\s+(?:also |then |please |can you |could you )*(?:make|draw|create|give|add|animate|change|turn|build|i (?:need|want))\b/i;

type Row = readonly [said: RegExp, answer: (found: RegExpExecArray, message: string) => string | undefined];
const ROWS: readonly Row[] = [
  [
    /^\W*(?:hi+|hey+a?|hell?o+|yo|hiya|howdy|hola|hallo|moin)(?:\W+(?:there|all|you|u|bot|friend))?\W*(?::d|xd|<3)?\W*$/i,
    () =>
      'Hello! I draw pixel art and build small games from words, for example "a fox with a red scarf, walk" (9 generations), "grass and dirt tileset" (1) or "a platformer with a fox" (about 12). What shall it be?',
  ],
  [
    /^\W*(?:(?:hey|hi|hello|yo)\W+)?(?:what'?s up|whats up|wassup|sup|how(?:'s| is) it going|how are (?:things|you doing))(?: (?:man|dude|bro|there))?\W*$/i,
    () => 'All is well here, thank you. What does your game need: somebody ("a fox with a red scarf, walk": 9 generations), tiles ("grass and dirt tileset": 1), or a small game ("a platformer with a fox": about 12)?',
  ],
  [
    /^(?:\W*(?:hi+|hey+|hell?o+|yo|hiya|howdy|ok(?:ay)?|so|greetings|good (?:morning|evening|afternoon)|(?:it'?s |this is )?(?:my )?(?:first|1st) time(?: (?:here|using this|on here))?|(?:i'?m |i am )?(?:new|a newbie|a beginner)(?: (?:here|to this))?|(?:i )?just (?:signed up|joined|found this|started)))*\W*(?:what (?:should|shall|can|could|do|would you) (?:i|we|you)? ?(?:try|do|make|start with|suggest|recommend)(?: (?:first|here|now|me|to start))*|where (?:do|should) i (?:start|begin)|(?:any )?(?:ideas|suggestions)(?: (?:what|for) .{0,20})?)\W*$/i,
    () =>
      'Hello, and welcome! Three things to try, each typed just like this:\n- "a fox with a red scarf, 48 px, walk" draws a character from 8 sides who walks (9 generations)\n- "grass and dirt tileset" draws 16 tiles that fit each other (1 generation)\n- "a platformer with a fox that collects berries" builds a small game that runs in the browser (about 12 generations)\nThe price is named before anything dear is made. Which one?',
  ],
  [
    new RegExp(`^\\W*(?:(?:can|could|please|pls|you|u|just|i want you to|hey)\\s+)*(?:copy|clone|replicate|recreate|rip|trace|steal)\\s+(?:me\\s+)?(${COPIED})\\s+(?:from|of|in|out of)\\s+(?:the (?:game|movie|show|series) )?(.{3,40}?)(?:,?\\s+(?:exactly|1:1|one to one|pixel (?:by|for|perfect)\\w*(?: pixel)?|as (?:it|he|she) is|identical\\w*|please|pls|for me))+\\W*$`, 'i'),
    ([, who = 'the hero', game = '']) => refusal(who, game),
  ],
  [
    /^\W*(?:(?:can|could|please|pls|you|u|just|hey)\s+)*(?:draw|make|create|give me|i want|i need)\s+(?:me\s+)?(?!an? |some )([\w .'-]{3,40}?)\s+(?:exactly|just|precisely|identical|pixel perfect|the same)\s+(?:like|as|to)\s+(?:he |she |it |they )?(?:is |are |looks? )?in\s+(?:the (?:game|movie|show|series) )?([\w .':-]{3,40}?)\W*$/i,
    ([, who = '', game = '']) => (/\b(?:my|our|it|this|that|the (?:picture|preview|game|sketch|screenshot))\b/i.test(`${who} ${game}`) ? undefined : refusal(who, game)),
  ],
  [
    /\b(?:who|which (?:artist|person)|what artist)\b.{0,12}\b(?:drew|made|painted|created|is the artist|did)\b.{0,20}\b(?:it|this|that|them|the sprite|the picture)\W*$/i,
    (_, message) => (/\b(?:upload|sprite|picture|image|art|find out|tell)\w*\b/i.test(message) && !/\bin my (?:library|account)\b/i.test(message) ? 'No: I cannot tell who drew a picture. I see no pictures in this chat, and nothing in a PNG names its artist for sure. Ask your friend, or look for credits in the game; and before you use or change somebody else\'s sprite, its artist has to allow it. Something of your own in that mood I draw from words for 1 generation.' : undefined),
  ],
  [
    /\b(?:refund|money back|credits? back|generations? back|reimburs\w+)\b/i,
    (_, message) => {
      const wrong = /\b(?:has|have|with|got)\s+((?:six|seven|three|four|five|two|no|one|extra|wrong|broken|\d+|too many)\s+(?:extra |missing )?[a-z]+)/i.exec(message)?.[1];
      const what = /\b(?:on|for|of)\s+(?:the|my|this|that)\s+([a-z][a-z ]{2,30}?)(?=[,.!?]|\s+(?:it|because|he|she|that|which|with|has|pls|please|thx)\b|$)/i.exec(message)?.[1];
      if (!what && !wrong) return undefined;
      return `I am sorry${what ? ` that the ${what} came out wrong` : ''}${wrong ? ` (${wrong})` : ''}. I cannot give credits back: what failed was never charged, and for what was drawn only whoever runs this server can put generations on your account again (your bookings stand in the studio under Account). What I can do: draw ${what ? `the ${what}` : 'it'} anew for the price of one drawing (say "redraw ${what ? `the ${what}` : 'it'}", by its name if there are several), or you mend ${wrong && /finger|hand/.test(wrong) ? 'the hand' : 'the pixels'} yourself in the editor of the studio for nothing.`;
    },
  ],
  [
    /^(?:\W*(?:please|pls|can you|could you|hey|hi|just))*\W*(?:explain(?: (?:it )?to me)?|tell me|what'?s|what (?:is|are|does)|eli5|define)\b(?=.*\btile ?sets?\b)(?:(?:,| )*(?:like|as if|as) i'?m? ?(?:am|was|were)? ?(?:five|5|a kid|a child|stupid|new))?[\s,:]*(?:what )?(?:(?:is|are) )?(?:an? |the )?tile ?sets?(?: (?:is|are|means?|do|does|mean))?(?:(?:,| )*(?:like|as if) .{0,20})?(?: (?:for|to me|in (?:simple|easy) words|exactly|please|pls))*\W*$/i,
    () =>
      'A tileset is like a box of square picture bricks: a brick of grass, a brick of water, and bricks where the grass ends and the water begins. Laid side by side, always the same few bricks make a whole world, as large as you like. Mine have 16 tiles for two grounds, made so that every one fits its neighbours: "grass and water tileset" is 1 generation.',
  ],
  [
    /\bhack\w*\b.{0,30}\b(?:account|friend|user|server|login|profile)|\b(?:get|break|log) into\b.{0,20}\b(?:'?s|else'?s|friends?|other) account\b|\bsteal\b.{0,30}\baccount\b/i,
    (_, message) => {
      const [, thing = ''] = /\b(?:give|get|bring|send|take|steal|copy)\b(?: me)? (?:his|her|their|the) ([a-z]+(?: [a-z]+)?)(?: out| from| back)?\W*$/i.exec(message) ?? [];
      return `No: I break into nobody's account, and what others made is theirs alone. ${thing && !/account/.test(thing) ? `A new ${thing} of your own I draw gladly: "a ${thing}, 48 px" is 1 generation. Say it in these words and I draw it.` : 'Something new of your own I draw gladly. What shall it show?'}`;
    },
  ],
  [
    /\b(?:checker ?boards?|chess ?boards?|grid lines?|seams?|lines between|gaps between|do ?n[o']?t (?:fit|match|line up|connect)|blocky|visible edges)\b(?=.*\b(?:tiles?|tilesets?|put|place|next|together|engine|help)\b)|\b(?:tiles?|tilesets?)\b(?=.*\b(?:checker ?boards?|chess ?boards?|seams?|do ?n[o']?t (?:fit|match|line up|connect)(?: together)?)\b)/i,
    (_, message) =>
      /\b(?:help|why|how|look|looks|when|wrong|bad|ugly|fix|do ?n[o']?t)\b/i.test(message) && /\btile/i.test(message) && !/^\W*(?:make|draw|create|i (?:want|need)|an?|give)\b/i.test(message) && !/\b(?:godot|unity|tiled|phaser|ldtk|gamemaker|rpg ?maker|seamless)\b/i.test(message)
        ? 'That comes of how they are laid, most of the time: the 16 tiles of a set are no pieces to be laid in any order. Each has at its four corners either the one ground or the other, and two tiles may stand side by side only where the corners that touch are the same. Inside a ground lies the tile with all four corners of it; the mixed ones belong along the border alone.\nDone for you: save the set for Tiled, Godot, Unity or LDtk from its page in the studio, with its rules for corners (a terrain brush then picks the right tile), or let me lay it: "a map of it, 20x15" costs nothing. If one tile beside itself shows squares, the ground can be drawn anew, calmer (1 generation).\nWhich engine do you lay them in, and is it one ground or the border that looks wrong?'
        : undefined,
  ],
  [
    /^\W*(?:(?:so|and|hey|hi)\W+)*(?:do|does|can|could|will|are|is|have)\s+(?:you|u|i|we|it|this|there|pixelkiln)\b.*\b(aseprite|ase|psd|gifs?|apng|webp|png|svg|json|tmx|tiled|ldtk|godot|unity|phaser|unreal|gamemaker|bmp|jpe?g|tiff?|fbx|obj|mp4)\b/i,
    ([, name = ''], message) => {
      if (!/^\W*(?:(?:so|and|hey|hi)\W+)*(?:do|does|can|could|will|are|is|have)\s+(?:you|u|i|we|it|this|there|pixelkiln)\s+(?:(?:also|even|guys|get|download|save|give|output|make|do|export|support|have|offer|handle|files?|sprites?|stuff|things?|them|my|the|any|as|to|in|an?|for|of|with|work)\s+)*\.?[a-z]+(?: (?:files?|formats?|exports?|sheets?|too|as well|or|and|support|projects?|compatible|[a-z]{3,8}))*\W*$/i.test(message)) return undefined;
      const formats = factFor('formats export file which', 'formats export file which', ['files'])?.fact.answer;
      const known = fileFormatOf(name) ?? /^(?:aseprite|ase|gifs?|apng|webp|png|json|tmx|tiled|ldtk|godot|unity|phaser)$/i.test(name);
      const which = /^ase/i.test(name) ? 'Yes: characters and objects are exported as real .aseprite files, with their frames, tags and frame times ("export it as aseprite", or Save on its page).' : known ? `Yes: ${/^(?:png|gif|json|tmx)s?$/i.test(name) ? name.toUpperCase().replace(/S$/, '') : capital(name)} is one of the formats.` : `No: ${name.toLowerCase()} is none of the formats.`;
      return `${which} All of them: ${formats}`;
    },
  ],
  [
    /^(?:\W*(?:do|does|would|so|and) )?\W*(?:you|u) (?:like|love|enjoy|prefer|hate) (?:the )?([a-z][a-z ]{1,24}?)\W*$/i,
    ([, what = '']) => (/^(?:it|this|that|me|them|him|her|my|your|art|pixel art|your job|being|to)\b/i.test(what) ? undefined : `I am a program and have no tastes, but ${what} I draw gladly: "${/s$/.test(what) ? `two ${what}` : what}, 48 px" is 1 generation. Say it in these words and I draw it.`),
  ],
  [
    /\b(?:i |we )?(?:want|wanna|would like|hope|dream of|dream) (?:to )?(?:be|become|being|becoming) an? (?:[a-z]+ )?(?:game ?(?:maker|dev\w*|designer|artist)|pixel artist)\b/i,
    () =>
      'Then begin small and finish it: one game of a minute teaches more than a big plan. Say "a platformer with a fox that collects berries" and play it (about 12 generations), then change one thing at a time: "make the hero faster", "add a boss", "my own dragon as the enemy". Its source can be read when you are curious how it works. What shall your first game be about?',
  ],
  [
    /\b(?:i(?:['’]?m| am| feel)|im|i(?:['’]ve| have))\b.{0,30}\b(?:giving up|give up|burn(?:ed|t) out|depressed|so sad|lonely|exhausted|heartbroken|no motivation|lost (?:all )?motivation|crying)\b|\b(?:nobody|no one|noone) (?:plays|likes|buys|wants|cares about) (?:it|my (?:games?|art|work))\b|\bmy (?:mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|grand\w+|friend|dog|cat|kid) (?:is|has|was|just)? ?(?:ill|sick|died|dying|dead|passed away|in (?:the )?hospital|hurt)\b/i,
    (_, message) =>
      `I am sorry to hear that. ${/\b(?:game|art|work)\b/i.test(message) && !/\bmy (?:mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|grand\w+|friend|dog|cat|kid) /i.test(message) ? 'To keep at a game for long, unseen, is hard, and that few play it says little about how good it is: most are found late or by chance. A small thing that is finished in an evening helps some: one level put on itch.io, one new sprite.' : 'That matters more than any game.'} Nothing here runs away: all that you made stays in the library and can be gone on with whenever you like. Is there something small that I can take off you, or shall we leave it for today?`,
  ],
]; // biome-ignore format: a table

function refusal(who: string, game: string): string {
  const name = game.replace(/\b(?:exactly|please|pls)\b/gi, '').trim();
  const insects = /\bhollow[- ]?knight\b|\bsilksong\b/i.test(name);
  const whom = who.replace(/^(?:the|a|an) /i, '');
  const like = insects ? 'a small beetle knight with a horned pale mask, a torn blue cloak and a needle' : `${!/^(?:boss|enemy|monster)$/i.test(whom) ? 'a hero in a mood like that' : `a ${whom} in a mood like that`}, with clothes, colours and a weapon that you choose`;
  return `No: I copy nobody else's characters, and ${who} of ${capital(name)} belongs to those who made it. An original one in the same mood I draw gladly, ${insects ? `for example "${like}" (1 generation): say that, or what shall be other, and I draw it.` : `${like} (1 generation): say two or three things that it wears or carries, and I draw it.`}`;
} // biome-ignore format: short enough

/** The answer to a message as a whole, or undefined where it is read as ever. */
export function outright(message: string): string | undefined {
  const said = message.trim();
  if (said.length > 220) return undefined;
  for (const [form, answer] of ROWS) {
    const found = form.exec(said);
    // its own words are no order beside it
    const beside = found && found[0].length * 5 < said.length * 4 ? said.replace(found[0], ' ') : said;
    if (found && !ORDERS.test(beside)) {
      const told = answer(found, said);
      if (told) return told;
    } else if (found && /\bhack/i.test(said)) return answer(found, said);
  }
  return undefined;
}
