/** Questions that are asked often, answered from what the service knows of itself; all others are looked up in the documents. */
import { templateIds } from '../../../src/domain/animation-templates.ts';
import { templates } from '../games/index.ts';
import { QUESTIONS } from './questions.ts';
import * as say from './says.ts';

const listOf = (words: readonly string[]): string => [...new Set(words)].join(', ');
const motions = (skeleton: Parameters<typeof templateIds>[0]): string =>
  listOf(templateIds(skeleton).map((id) => id.replace(/-\d+(?:-frames)?$|-\d+-frames$/, '').replaceAll('-', ' ')));

const CURL =
  'Send a POST with your token. A picture:\n' +
  'curl -s http://127.0.0.1:4000/v2/create-image-pixflux -H "Authorization: Bearer $TOKEN" -H \'Content-Type: application/json\' -d \'{"description": "a treasure chest", "image_size": {"width": 64, "height": 64}, "no_background": true}\'\n' +
  'The address is that of your server; the token goes where $TOKEN stands: "npm start" prints it, it is in data/token, and the studio makes more under Account. The answer has the picture as base64. Characters are made at /v2/create-character-with-4-directions and so on; all of it is listed at /v2/docs.';
const TOKEN =
  'Your token is the key: "npm start" prints it, it lies in data/token on the machine of the server, and the studio makes more of them under Account. I cannot see it. Programs send it as "Authorization: Bearer <token>".';
const MCP =
  'Yes: it is an MCP server at /mcp, so Claude, Cursor and other assistants can use its tools. In Claude Code: claude mcp add pixelkiln http://127.0.0.1:4000/mcp --transport http --header "Authorization: Bearer <token>".';
const GIF =
  'The pixel editor of the studio saves an animation as a GIF; from the page of a character or object it goes as frames, as a sheet with JSON, or for Aseprite, which makes GIFs too.';

const ANSWERS: readonly (readonly [asked: RegExp, answer: () => string])[] = [
  [/\bcurl\b|\b(?:call|use|access|example|request|query)\b.*\b(?:the |your )?(?:rest )?api\b|\bapi\b.*\b(?:call|example|request|use|docs?|documentation|endpoint)\b/i, () => CURL],
  [/\b(?:where|how)\b.*\b(?:my |an? |the )?(?:api )?(?:keys?|tokens?)\b/i, () => TOKEN],
  [/\bmcp\b|\bclaude (?:code|desktop)?\b|\bcursor (?:ide|editor)\b/i, () => MCP],
  [/\bgifs?\b/i, () => GIF],
  [/\b(?:can|could|do|does|is|are)\b.*\banimations?\b.*\b(?:with )?\d+ frames\b/i, () => 'Walks and runs have 4, 6 or 8 frames; other movements that are said in words, and things that move, have 4 to 16, an even number ("torch burning animation, 8 frames").'],
  [/\b(?:sizes?|how (?:big|large))\b.*\btiles?(?:ets?)?\b|\btiles?(?:ets?)?\b.*\b(?:sizes?|how (?:big|large))\b/i, () => 'Tiles of a set have 16 or 32 pixels; isometric tiles 16 to 64; hexagons and single tiles that repeat 16 to 128.'],
  [/\b(?:do|can|does|is)\b.*\b(?:you|it|there)\b.*\b(?:isometric|iso)\b/i, () => 'Yes: isometric tiles and blocks, 16 to 64 pixels ("isometric grass tile", "isometric stone block with moss").'],
  [/\b(?:cheap|expensive|afford)\w*/i, () => PRICED],
  [/\bother (?:users?|people|accounts?|customers?)\b/i, () => 'I see only what belongs to your own account; what others made is theirs alone. What you made is seen by nobody but you, unless you share an address of it.'],
  [/\b(?:private|privacy|secret|public|visible)\b|\bwho (?:can|could) see\b/i, () => 'What you make belongs to your account and is private: others see it only where you share its address (a game has one).'],
  [/\bhow many frames\b|\bframes? (?:per|in|of|does|do|a|an)\b|\bframe (?:rate|count)\b/i, () => 'Most animations have 4 to 8 frames for each direction: a walk of a person 4, 6 or 8, an idle about 4. Words can name one of them ("walk with 8 frames").'],
  [/\bstates?\b.*\banimations?\b|\banimations?\b.*\bstates?\b|\bwhat is a state\b/i, () => 'A state is the same character in another way — other clothes, another colour, hurt, armed — drawn from all its sides (20 generations). An animation is how a character or a state moves: pictures for each direction (1 generation a direction).'],
  [/\b(?:work|works|compatible|use|usable|import|open|export|run)\b.*\b(?:unreal|game ?maker|construct|rpg ?maker|cocos|defold|love2d|l[öo]ve|pygame|monogame|bevy|raylib|libgdx|phaser|pico-?8|gb ?studio|roblox|scratch|engines?)\b/i, () => 'What I draw are plain PNG files, sprite sheets and tile sheets with JSON beside them, in a ZIP: any engine reads them (Unreal with Paper2D, GameMaker, Construct, RPG Maker, Defold, Phaser and so on). For Godot, Unity, Tiled and Aseprite there are formats of their own.'],
  [/\bhow (?:do|can|could|should) (?:i|we|my \w+|others?|people|friends?) (?:share|send|show|give|play)\b|\bshare (?:it|my|the)\b/i, () => 'A game has an address of its own, which was named when it was built: whoever has the link can play it in a browser. Pictures are saved as files (say "zip it").'],
  [/\bwhere (?:do|should|can|could) (?:i|we|one) (?:even )?(?:start|begin)\b|\b(?:new|noob|beginner|first time)\b.*\b(?:start|begin|help)\b/i, () => `Start with one thing that your game needs, in a plain sentence. ${say.ABILITIES}`],
  [/\b(?:what|which|how many|are there|list|any)\b.*\banimations?\b(?!.*\b(?:cost|price)\b)/i, () => `People have templates for: ${motions('mannequin')}. Animals have their own: ${motions('dog')}. Any other movement can be said in words ("she throws a rock").`],
  [/\b(?:what|which|how many)\b.*\b(?:kinds?|types?|sorts?|genres?|templates?)?\b.*\bgames?\b.*\b(?:can|do|are|make|build|there|support|possible)\b|\b(?:kinds?|types?|genres?) of games?\b/i, () => `Games that I build: ${templates.map(({ title, about }) => `${title.toLowerCase()} (${about.replace(/\.$/, '')})`).join('; ')}. Each is made from one sentence and can be changed in words.`],
  [/\bwhat (?:is it (?:that )?)?you can do\b|\b(?:what|which|can) (?:else )?(?:can|could|do|are) (?:you|u|we|i)(?: able to)? (?:do|make|draw|create|build|help|offer|ask)\b|\bwhat (?:are you|do you do|is this|are your (?:abilities|skills|features))\b|\bhow (?:does (?:this|it|that)|do you) work\b|\bhow (?:do|can|should|would) (?:i|we) (?:start|begin|use (?:this|you|it))\b|\bwho are you\b|\bwhat can (?:be made|one make)\b|\byour (?:abilities|features)\b|\bwhat (?:kinds?|sorts?|types?) of (?:stuff|things?|assets?|art|pictures?|graphics?|sprites?)\b|\bwhat (?:stuff|things|assets|all) can\b/i, () => say.ABILITIES],
  [/\b(?:are|is|r) (?:you|this|u) (?:an? )?(?:ai|bot|robot|human|real|person|gpt|chat ?gpt|llm|machine)\b/i, () => `I am the assistant of this service, a program without a language model unless one is configured: I read wishes by word lists. ${say.ABILITIES}`],
  [
    /\b(?:which|what|how many|other|all|are there|list)\b.*\b(?:views?|perspectives?|camera|angles?)\b|\b(?:views?|perspectives?|angles?)\b.*\b(?:there|available|supported|possible|have)\b/i,
    () =>
      'Characters and things are drawn in three views: low top-down (the usual one of characters), high top-down (from above) and from the side; characters also oblique. Say it with the wish: "a knight from the side". Tiles are top-down, for a sidescroller, or isometric.',
  ],
  [
    /\b(?:my|the|our) (?:balance|credits?|generations? left)\b|\bhow many (?:generations?|credits?) (?:do i|have i|are|left|i)\b|\b(?:generations?|credits?|money) (?:are |is )?(?:left|remain\w*)\b/i,
    () =>
      'Your balance — how many generations and credits are left — stands in the studio under your account, and at GET /balance. I cannot see it from here, but each plan names its price before anything is made.',
  ],
  [
    /\b(?:upload|import|send|use|give|attach|add|scan|convert|load|show)\b.*\b(?:my|own|this|existing|a|an|it)\b.*\b(?:picture|image|photo|drawing|sketch|sprite|art|png|file|screenshot|reference|it)s?\b(?!.*\b(?:godot|unity|aseprite|phaser|tiled|unreal|gamemaker|rpg maker|kaplay)\b)|\bhow (?:do|can|could) i (?:upload|import)\b|\b(?:upload|attach)\b/i,
    () =>
      'I cannot take files in this chat. A picture of your own is uploaded in the studio, or given to the tools as reference_image_base64 or reference_image_url: create_character turns a sprite to all sides, and "image to pixel art" converts a photograph or drawing.',
  ],
  [
    /\b(?:which|what|how many)\b.*\b(?:directions?|sides)\b/i,
    () => 'Characters are drawn from 4 or 8 directions, 8 where nothing is said: "a guard with 4 directions".',
  ],
  [
    /^(?!.*\b(?:characters?|objects?|tiles?|tilesets?|maps?|panels?|interfaces?)\b).*(?:\bhow (?:big|large|small|tall|wide)\b|\b(?:which|what|max\w*|min\w*|biggest|largest|smallest)\b.*\b(?:sizes?|dimensions?|resolutions?)\b)/i,
    () =>
      'Sizes in pixels: characters are 16 to 256 high, things for maps 32 to 400 a side, tiles 16 or 32, isometric tiles 16 to 64, interfaces 192 to 688, maps 1 to 256 cells a side. Say it with the wish: "a barrel, 64x64".',
  ],
  [
    /\b(?:languages?|german|deutsch|spanish|french|italian|chinese|japanese|russian|portuguese)\b.*\?|\b(?:speak|understand|answer|reply|write) (?:to me )?(?:in )?(?:german|deutsch|spanish|french|italian|chinese|japanese|russian|portuguese|other languages?)\b/i,
    () => 'Without a model that is set up I understand English alone, and only what I can draw or build.',
  ],
  [
    /\bhow long\b|\bhow (?:fast|quick\w*|slow)\b|\bwhen (?:will|is) (?:it|this|that) (?:be )?(?:ready|done|finished)\b/i,
    () =>
      'Most pictures take a few seconds, a character from eight sides with an animation somewhat longer, a whole game a minute or two. You see each as it is done.',
  ],
  [
    /\b(?:can|could) (?:you|i|it)\b.*\b(?:undo|revert|go back)\b|\bhow (?:do|can) i (?:undo|delete|remove)\b/i,
    () =>
      'What was made stays until you delete it: open it in the library and delete it there. I never delete anything. A change makes a new variant beside the one before, so that nothing is lost.',
  ],
]; // biome-ignore format: a table

const PRICED =
  'What things cost: a character 1 generation, each direction of an animation 1, a thing 1, a set of tiles 1, an isometric tile 1, an interface 20, a change of a character 20, a map itself nothing (its tiles 1 each), a small game about 10 to 25 for all that it is drawn with. What fails is not charged. Each plan names its price before it runs.';
/** Kinds of assets, and what they cost together. */
const COUNTS: Readonly<Record<string, number>> = {
  an: 1,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
};
const numberOf = (words: string): number => COUNTS[words.toLowerCase()] ?? Number(words);
/** "an 8 direction character with 3 animations", "a walk animation in 8 directions" */
function animationPrice(question: string): string | undefined {
  const [, sides = ''] = /\b(4|8|four|eight)[- ](?:directions?|sides|directional)\b/i.exec(question) ?? [];
  if (!sides || !/\banimations?\b/i.test(question)) return undefined;
  const [, many = '1'] = /\b(\d{1,2}|two|three|four|five|six) (?:\w+ )?animations\b/i.exec(question) ?? [];
  const [each, count] = [numberOf(sides), numberOf(many)];
  const drawn = /\b(?:characters?|knight|hero|sprite)\b/i.test(question) && !/\bmy\b/i.test(question) && many !== '1';
  const total = each * count + (drawn ? 1 : 0);
  return `${total} generations: ${drawn ? 'the character 1, and ' : ''}${count > 1 ? `${count} animations, each ` : 'an animation costs '}1 for each of ${each} directions. ${PRICED}`;
}
/** "a 128x128 scene or a 256 one": by area. */
function picturePrice(question: string): string | undefined {
  if (
    !/\b(?:pictures?|images?|scenes?|backgrounds?|backdrops?|portraits?|illustrations?|landscapes?)\b/i.test(question)
  )
    return undefined;
  const sizes = [...question.matchAll(/\b(\d{2,3})(?: ?[x×] ?(\d{2,3}))?\b/gi)].map(([, across, down]) => ({
    width: Number(across),
    height: Number(down ?? across),
  }));
  const costs = sizes.map(
    ({ width, height }) =>
      `${width}x${height} costs ${say.generations(Math.max(1, Math.ceil((width * height) / (128 * 128))))}`,
  );
  return `A picture costs 1 generation for each started area of 128x128 pixels${costs.length ? `: ${costs.join(', ')}` : ''}. Nothing is made yet.`;
}
export const priceOf = (question: string): string | undefined =>
  animationPrice(question) ?? picturePrice(question) ?? pricesOf(question);
const pricesOf = (question: string): string | undefined =>
  /\b(?:characters?|animations?|objects?|things?|tile ?sets?|tiles?|ui|interfaces?|panels?|maps?|games?|items?|icons?|it all|everything|anything|something|assets?|sprites?|platformers?|generations?)\b/i.test(
    question,
  ) &&
  !/\b(?:fail\w*|did|was|were|have i|refund\w*|money|dollars?|euros?|free|have|left|remain\w*|balance|spen[dt]|used?|paid)\b/i.test(
    question,
  )
    ? PRICED
    : undefined;

/** "the platformer as a zip for itch.io" */
const GAME_FILES =
  /\b(?:game|platformer|shooter|runner|adventure|tower defen[cs]e|match[- ]?3)\b.*\b(?:zip|html5?|(?:source|web) (?:files?|code|build|export)|files|download(?:ed)?)\b|\b(?:zip|download|export|files|source code)\b.*\b(?:my|the|this|that|our) (?:\w+ )?(?:game|platformer|shooter|runner|adventure|tower defen[cs]e|match[- ]?3)\b/i;
const NO_GAME_FILES =
  /\b(?:assets?|sprites?|pictures?|images?|tile ?sets?|tiles|characters?|icons?|backgrounds?|animations?|build|make|create|draw|where|with)\b/i;
export const gameFilesOf = (words: string): string | undefined =>
  GAME_FILES.test(words) && !NO_GAME_FILES.test(words)
    ? 'I hand out no ZIP of a game. It is a page with a script and pictures, served at the address that was named when it was built, and that address can be shared as it is. Its files are in the work tree of its project: an MCP client opens it with sandbox_create_session and reads them with sandbox_bash and sandbox_read. For itch.io zip the built folder, with index.html at its top, and upload it there as an HTML game; I cannot upload it myself. Its pictures are saved from the library.'
    : undefined;
export const answerOf = (question: string): string | undefined =>
  ANSWERS.find(([asked]) => asked.test(question))?.[1]();
/** The answer to a question that strangers ask. */
export const plainAnswer = (question: string): string | undefined =>
  QUESTIONS.find(([asked]) => asked.test(question))?.[1];
