/** Questions about the service that stand beside other words ("is there an api? i'd like to …"): answered first, whatever else is said. */

import { OUTSIDE } from './says.ts';

type Topic = readonly [asked: RegExp, answer: string];

/** Asked, and not wished for. */
const ASKS =
  /\?|^\W*(?:(?:hey|hi|hello|ok|so|and|btw|quick question|question)[:, ]+)*(?:(?:unity|godot|gamemaker|unreal|phaser|aseprite|tiled)[:,] )?(?:how|what|which|where|when|why|who|is|are|do|does|did|can|could|may|will|would|should|am|any)\b/i;
/** Something is to be drawn all the same. */
const WISHES =
  /^\W*(?:(?:hey|hi|hello|ok|so|and|please)[, ]+)*(?:(?:can|could|would|will) (?:you|u) (?:please )?)?(?:make|draw|create|generate|animate|design|give me an?|add|(?:what|how) about an?|(?:can|could|may) (?:i|we) (?:please )?(?:get|have|see) (?:an?|some|two|three|\d+))\b/i;

const PYTHON = `Yes. GraphQL is at /graphql, REST at /v1 and /v2 (all of it is listed at /v2/docs), MCP tools for AI assistants at /mcp. Your key is the token that "npm start" prints (also in data/token, and more of them in the studio under Account). An item from Python:
import base64, requests
answer = requests.post("http://127.0.0.1:4000/v2/create-image-pixflux",
    headers={"Authorization": "Bearer YOUR_TOKEN"},
    json={"description": "a treasure chest", "image_size": {"width": 64, "height": 64}, "no_background": True})
open("chest.png", "wb").write(base64.b64decode(answer.json()["image"]["base64"].split(",")[-1]))
The address is that of your server. What it costs is the same as here: 1 generation for such a picture.`;
const LICENCE =
  'Yes. Pictures that you draw here are yours: use them in as many free and sold games as you like, on Steam, itch.io, consoles or phones, and change them as you like. Nobody has to be named or credited, and there is no licence per game. The program itself is free under the MIT licence (the file LICENSE of its repository), its learned weights under CC-BY-SA 4.0. Only a picture of others that you send in yourself stays theirs. To put a game on Steam is your part: I cannot publish it for you.';
const UNITY =
  'Unity: 1. Save the character from its page in the studio as a sprite sheet (PNG with JSON; each row is one animation and direction, all cells are equally large — the JSON says how large). 2. Put the PNG into Assets; in its Inspector set Texture Type "Sprite (2D and UI)", Sprite Mode "Multiple", Filter Mode "Point (no filter)", Compression "None", Pixels Per Unit = the size of a tile or cell. 3. Open the Sprite Editor › Slice › Type "Grid By Cell Size", enter the cell size, Slice, Apply. 4. Mark the frames of one row and drag them into the scene: Unity makes the animation; 8 to 12 samples a second fit a walk.';
const GODOT =
  'Godot 4: 1. Save the character or object from its page in the studio with the format "Godot": a ZIP with the pictures and a SpriteFrames resource; tilesets come as a TileSet, maps as a scene. 2. Unpack it into your project folder. 3. Project Settings › Rendering › Textures › Default Texture Filter: "Nearest", so that pixels stay sharp. 4. Add an AnimatedSprite2D and choose the SpriteFrames in it (walk_south and so on), or a TileMapLayer with the TileSet. Plain PNG sheets work as well.';
const FORMATS =
  'PNG files with a transparent background; characters and objects also as a ZIP of all frames, as a sprite sheet with JSON (TexturePacker, Phaser), as a real .aseprite file (every frame, a tag for each animation, frame durations) and for Godot (SpriteFrames), animations as GIF, APNG or WebP; tilesets for Tiled, Godot 4, Unity and LDtk. The format is chosen on the page of the asset in the studio, or here: "zip it".';
const PRIVATE =
  'No, neither. What you make belongs to your account alone, stays on the machine that the service runs on, and no model is trained with it. Others see something only where you share its address (a game has one). Where whoever runs the server has set up a language model for this chat, the words of the chat go to that model; without one nothing leaves the server.';
const OF_STYLE =
  /^\W*(?:can|could|do|will|would) (?:you|u) (?:also )?(?:draw|make|do|create|copy|imitate)?(?: (?:things|pictures|it|sprites|art|stuff|something))? ?(?:in|like|with|copy|imitate) (?:the )?(?:style|look|manner|art ?style)(?: of)? (?!with|that)[a-z]/i;
export const STYLE =
  'I do not copy artists, studios or games by name. What I can do is the look itself, said with the wish: outline ("black outline", "no outline"), shading ("flat", "soft shading"), detail, proportions ("chibi", "realistic"), colours ("pastel", "muted earth tones", "neon"), and consoles ("Game Boy", "NES", "SNES", "PICO-8", "1-bit") — for example "a forest spirit, pastel, soft shading, no outline".';
const SIZES =
  'For a cozy or farming game 16 px tiles are the classic choice: quick to make, easy to read, the whole farm fits on the screen, and figures are 16 to 32 high. 32 px shows faces, clothes and crops in more detail, and looks better on large screens, but everything takes more work, and fewer tiles fit on the screen. Alone or new to it: take 16 for tiles with figures of 24 to 32. Whatever you choose, keep it for everything. To compare: "a farmer, 16 px" and "a farmer, 32 px" cost 1 generation each: say it, and I draw both.';

const CANCELLED =
  'A cancelled job costs nothing for what was not drawn: its generations come back by themselves at once. What was finished before you cancelled is charged, and is kept in the library. The list of jobs in the studio says of each what it cost; "what is my balance" tells what you have left.';
const SAVING =
  'Each thing that you made has a page in the library of the studio, with a button to save it as PNG, sprite sheet or ZIP. Here "zip it" gives links to what this conversation has made.';

const VIEWS =
  'High top-down looks more from above: one sees the top of a head and the ground as a plan, as in games on a map. Low top-down looks from lower: the front of a figure or a house is seen, its top only a little, as in most role-playing games. Side is seen from the side, as in platformers. Say it with the wish: "a barrel, low top-down".';
const LARGEST =
  'A picture or background is at most 768x768 pixels (up to 128x128 it costs 1 generation); characters are 16 to 256 high, things for maps 32 to 400 a side, isometric tiles 16 to 64, interfaces 192 to 688. Say it with the wish: "a background of a harbour, 320x180".';
/** Somebody else's character, as it is. */
const COPIED =
  /\b(?:exact(?:ly)?|identical|just|1:1|same) (?:copy )?(?:like|as|of|to) (?:in )?(?:the )?(?:original|official|real one|game|movie|show|anime)\b/i;
const COPY =
  'I do not draw copies of characters that belong to somebody else, least of all to be sold. I can draw one of your own of the same sort, for example "a small yellow mouse creature with round cheeks and a lightning tail". What shall yours look like?';
/** Of the world, and not of this service. */
const OF_THE_WORLD =
  /\b(?:weather|forecast|news|headlines|stocks?|bitcoin|exchange rate|president|chancellor|elections?|capital of|population of|recipe|football|soccer|nba|world cup|who won|what time is it|what day is (?:it|today)|horoscope|lottery|traffic|train to|flight to|restaurant|movie times|meaning of life|translate)\b/i;
const OF_PICTURES =
  /\b(?:games?|levels?|maps?|icons?|tiles?|sprites?|scenes?|pictures?|backgrounds?|effects?|overlay|draw|pixel|hud|ui|machine|vane|station|paper|stand)\b/i;

const TOPICS: readonly Topic[] = [
  [/\b(?:difference|differ|differs|vs\.?|versus|compare|or)\b.*\b(?:hi(?:gh)?|low)\b.*\btop[- ]?down\b|\bwhat (?:is|does|'?s) (?:an? )?(?:high|low) top[- ]?down\b/i, VIEWS],
  [/\b(?:biggest|largest|max(?:imum|imal)?|highest)\b.*\b(?:size|resolution|big|large)\b.*\b(?:pictures?|images?|backgrounds?|scenes?)\b|\b(?:biggest|largest|max(?:imum)?) (?:pictures?|images?|backgrounds?|scenes?)\b|\bhow (?:big|large) can (?:an? |the |my )?(?:pictures?|images?|backgrounds?|scenes?)\b/i, LARGEST],
  [/\b(?:cancel\w*|stopp?ed|abort\w*|interrupt\w*|closed the (?:tab|browser|window|page))\b.*\b(?:charg\w*|paid|pay|costs?|lose|lost|billed|credits?|generations?|money)\b|\b(?:charg\w*|paid|pay|costs?|lose|lost|billed|credits?|generations?|money)\b.*\b(?:cancel\w*|abort\w*|interrupt\w*)\b/i, CANCELLED],
  [/^\W*(?:and |so |ok |but )*(?:where|how) (?:can|do|could|would) (?:i|we) (?:download|save|get|export|find|grab) (?:it|her|him|them|this|that|those|the (?:pictures?|files?|images?|sprites?|result))\b(?: now| from here| then)?\W*$/i, SAVING],
  [/\b(?:slic|split|cut|import|animat|set up|use)\w*\b.*\b(?:sheets?|sprites?|frames?|animations?|assets?|tile ?sets?|characters?)\b.*\bunity\b|\bunity\b.*\b(?:slic|split|cut|import|sheets?|animat|blurry|pixel|sprites?|get|put|use)\w*\b|\b(?:get|put|import|bring|use|load)\b.*\b(?:in|into|with|to) unity\b/i, UNITY],
  [/\b(?:get|put|import|bring|use|load|export|add)\b.*\b(?:in|into|with|to|for) godot\b|\bgodot\b.*\b(?:import|sheets?|sprites?|animat\w*|blurry|spriteframes|tile ?sets?)\b/i, GODOT],
  [/\b(?:api|rest|graphql|sdk|endpoints?|python|curl|node ?js|script)\b.*\b(?:generat|mak|creat|draw|call|us)\w*\b|\b(?:is|are) there (?:an? |any )?(?:public |rest |open )?(?:api|sdk)\b|\bfrom (?:an? |my )?(?:python|node|js|javascript|shell|script|ci|build)\b.*|\b(?:automate|programmatically|batch (?:generat|creat)\w*)\b|\bhave an api\b/i, PYTHON],
  [/\b(?:sell|selling|commercial\w*|monetiz\w*|publish|release|steam|itch\.?io|app store|play store|paid game|patreon|kickstarter|nft)\b.*\b(?:sprites?|assets?|art|pictures?|images?|them|these|this|it|stuff|generated|what (?:i|you) (?:make|made|draw))\b|\b(?:sprites?|assets?|art|pictures?|images?|them|these|this|stuff|everything)\b.*\b(?:sell|selling|commercial\w*|monetiz\w*|steam|itch\.?io|app store|paid game|two (?:different )?games|several games|more than one game|another game)\b|\b(?:credit|attribut\w*|mention|name) (?:you|anybody|anyone|pixelkiln|the (?:tool|service|ai))\b|\bneed to credit\b|\bwho owns\b|\bdo i (?:really )?own\b|\bown the (?:rights|art|pictures|images|sprites)\b|\bcopyright\b|\blicen[cs]es? (?:per|for|of|do|is|are|apply)\b|\broyalt(?:y|ies)\b/i, LICENCE],
  [/\b(?:used?|using) (?:to|for) train\w*\b|\btrain\w* (?:your|an?|the|on|with|any)\b.*\b(?:ai|models?|images?|pictures?|art|data|my|what)\b|\b(?:shown|visible|shared|public|private|see|seen)\b.*\b(?:other|others|anyone|everybody|people|public|users)\b.*\b(?:my|what i)\b|\b(?:my|what i)\b.*\b(?:shown|visible|shared|public|private|seen)\b/i, PRIVATE],
  [/\b(?:16|32|48|64|24)(?: ?x ?\d+)? ?(?:px|pixels?)?,? (?:or|vs\.?|versus) (?:16|32|48|64|24|128)\b(?=.*\b(?:better|best|recommend|should|prefer|think|choose|use|go with|for)\b|.*\?)|\b(?:what|which) (?:tile |sprite |pixel )?(?:size|resolution) (?:should|is best|do you recommend|would you|is better|looks)\b/i, SIZES],
  [/\b(?:aseprite|psd|svg|webp|gifs?|sprite ?sheets?|file (?:formats?|types?)|formats?|only png|\.ase|json)\b(?!.*\b(?:draw|make|create|animate) (?:me )?(?:an?|the)\b)/i, FORMATS],
]; // biome-ignore format: a table

/** The answer to what is asked of the service; undefined where something is to be drawn or looked up. */
export function topicOf(plain: string): string | undefined {
  if (COPIED.test(plain)) return COPY;
  if (OF_STYLE.test(plain)) return STYLE;
  if (ASKS.test(plain) && OF_THE_WORLD.test(plain) && !OF_PICTURES.test(plain) && !WISHES.test(plain)) return OUTSIDE;
  if (/^\W*(?:what(?:'s| is) )?(?:the )?difference\b/i.test(plain) && TOPICS[0]![0].test(plain)) return VIEWS;
  if (!ASKS.test(plain) || WISHES.test(plain)) return undefined;
  return TOPICS.find(([asked]) => asked.test(plain))?.[1];
}
