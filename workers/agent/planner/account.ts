/** What somebody asks of the account: what is left to spend, what was made, files of it for a game engine. */
import type { Result } from '../model.ts';
import * as say from './says.ts';
import type { Step } from './step.ts';
import { singular } from './subjects.ts';
import { LISTS, SHOW } from './words.ts';

const OF_BALANCE =
  /^\W*(?:(?:hey|hi|please|ok|so|and|now|btw),? )*(?:(?:what(?:'s| is)|how(?:'s| is)|show|check|see|tell me|display|get)(?: me)? )?(?:my |the |our )?(?:current |remaining |account |credit )*(?:balance|credits?|credit balance|generations?)(?: (?:left|balance|remaining|please|now|have i|do i have))*\W*$|\bhow (?:many|much) (?:more )?(?:free )?(?:credits?|generations?|money|balance|tokens?) (?:do|have|are|is|can|did|does|left|remain\w*|i)\b(?!.*\b(?:cost|need|per|for an?)\b)|\b(?:credits?|generations?|balance|money) (?:are |is |do i have )?(?:left|remain\w*)\b(?!.*\b(?:cost|per|for an?)\b)|\bdo i (?:still )?have enough (?:credits?|generations?|money)\b|\bam i (?:out of|running out of|low on) (?:credits?|generations?)\b/i;

const MINE =
  '(?:sprites?|assets?|things|stuff|pictures?|images?|art|characters?|objects?|items?|tile ?sets?|tiles|maps?|icons?|animals?|people|ui|interfaces?|panels?|everything|creations?|work|library|drawings?|files)';
const MADE =
  "(?:(?:have|did|'ve) i (?:already |all )?(?:make|made?|create|created|draw|drawn|generate|generated|got|have|do)|i(?:'ve| have)? (?:already |all )?(?:made|created|drawn|drew|generated|have|own|got)|do i (?:already )?have|(?:are|is) (?:mine|in my (?:account|library)|there in my (?:account|library)))";
const WHICH = new RegExp(
  `^\\W*(?:(?:hey|hi|please|ok|so|and|now),? )*(?:(?:what|which|how many)(?: of the| kinds? of| sort of)?(?: (?:all )?(?:my |the )?${MINE})? ${MADE}|(?:show|list|give|tell|see|find|display|view|open)(?: me| us)?(?: a list of)?(?: all)?(?: of)?(?: the)?(?: my| our)?(?: own)? ?${MINE} (?:that )?${MADE}|(?:show|list|see|display|view|open)(?: me| us)?(?: a list of)?(?: all)?(?: of)? (?:my|our)(?: own)?(?: (?:last|latest|newest|recent|\\d+))* ${MINE}|(?:my|all my) (?:recent |latest |last )?${MINE}|what(?:'s| is) in my (?:account|library)|(?:show|list|see|find)(?: me)? (?:everything|all)(?: (?:that )?i(?:'ve| have)? (?:made|drew|drawn|created))?)(?: (?:from |since |of )?(?:so far|until now|already|today|yesterday|(?:this|last|in the last|in the past) (?:\\d+ )?(?:day|week|month|year)s?|recently|in (?:this|my) (?:account|library|project)|here|please|again))*\\W*$`,
  'i',
);

const FILES =
  /\b(?:exports?|exporting|download|save|zip(?: up)?|pack(?: up)?|bundle|archive|sprite ?sheets?|sheets?|gifs?|pngs?|zip|files?|links?|atlas)\b/i;
const ALL = new RegExp(`\\b(?:all|everything)(?: of)?(?: (?:my|the|our|i))?\\b|\\bmy (?:${MINE.slice(3, -1)})\\b`, 'i');
const HOW = /^\W*(?:how|what|which|where|why|when|is|are|does|do you|will)\b/i;
export const ENGINES: readonly (readonly [RegExp, string, string])[] = [
  [/\bgodot\b/i, 'godot', 'Godot 4: put the ZIP into the project and open the SpriteFrames resource.'],
  [/\bunity\b/i, 'unity', "Unity: a sheet with JSON in TexturePacker's format; set the texture to Point filter."],
  [/\baseprite\b/i, 'aseprite', 'Aseprite: with tags and frame durations.'],
  [
    /\btiled\b(?! (?:floor|roof|wall|path|bath)s?\b)|\b(?:tmx|tsx)\b/i,
    'tiled',
    'Tiled: a map comes as TMX with its tilesets (TSX), a tileset as TSX with its corner sets.',
  ],
  [/\bldtk\b/i, 'ldtk', 'LDtk: a map comes as a project, a tileset with its tile ids.'],
  [/\bphaser\b/i, 'phaser', 'Phaser 3: an atlas with its animations.'],
  [
    /\b(?:sprite ?sheets?|sheets?|json|atlas)\b/i,
    'spritesheet',
    'Each sheet is one PNG with a row for each animation, and JSON that tells the rows.',
  ],
];
export const formatOf = (words: string) => ENGINES.find(([named]) => named.test(words));

/** So many days back. */
function daysOf(words: string): number | undefined {
  if (/\btoday\b/i.test(words)) return 1;
  if (/\byesterday\b/i.test(words)) return 2;
  const [, number, unit = ''] = /\b(?:this|last|past)(?: (\d+))? (day|week|month|year)s?\b/i.exec(words) ?? [];
  const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 31, year: 366 };
  return unit ? (days[unit.toLowerCase()] ?? 1) * Number(number ?? 1) : undefined;
}
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:characters?|people|animals?|heroes)\b/i, ['CHARACTER']],
  [/\b(?:objects?|items?|icons?|things)\b/i, ['MAP_OBJECT', 'OBJECT']],
  [/\b(?:tile ?sets?|tiles)\b/i, ['TOPDOWN_TILESET', 'SIDESCROLLER_TILESET', 'ISOMETRIC_TILE', 'TILES_PRO']],
  [/\b(?:ui|interfaces?|panels?)\b/i, ['UI_ASSET']],
  [/\bmaps?\b/i, ['MAP']],
  [/\bsprites?\b/i, ['CHARACTER', 'MAP_OBJECT', 'OBJECT']],
];

export const find = (args: Step['args'], what: string): Step => ({ tool: 'find_assets', args, price: 0, what });

/** "which of my characters have no walk animation?": the list knows how many each has. */
const MOVES = /\banimat(?:ions?|ed)\b|\b(?:walk|run|idle|attack|jump)(?:ing|s)?(?: cycles?)?\b/i;
export const WHO_MOVES = 'your characters and their animations';

const WHAT = '(?:an?|any|some|the|my|our|a single|at least one)';
const THERE =
  '(?: (?:already|yet|before|too|somewhere|here|saved|ready|left|(?:in|among|on) (?:my|the|our) (?:assets?|library|account|project|collection|stuff|list|things|files)))*';
/** "do i have any robot in my assets?", "have i made a dragon already?", "where is my knight?" */
const HAVE: readonly RegExp[] = [
  new RegExp(`^(?:do i (?:already |still |even )?(?:have|own)|have i (?:already |ever |yet )?(?:made|drawn|created|generated|got)|did i (?:already |ever )?(?:make|draw|create|generate)) (?:${WHAT} )?(?!to\\b|enough|made|left)(.+?)${THERE}$`, 'i'),
  new RegExp(`^(?:is|are) there (?:${WHAT} )?(.+?) (?:in|among|on) (?:my|our) (?:assets?|library|account|project|collection|stuff|list|things|files)$`, 'i'),
  /^(?:where(?:'s| is| are| did)|search(?: for)?|look for|find) (?:me )?(?:my|our) (.+?)(?: go)?$/i,
  /^(?:where (?:is|are|'s)|search(?: for)?|look for|find|show me|open|get me) (?:me )?(?:the|that|my|our) (.+?) (?:that |which )?(?:i|we)(?:'ve| have)? (?:made|created|drew|drawn|generated|had)\b/i,
  /^(?:is|are) (?:my|our|the) (.+?) (?:done|ready|finished|there)(?: yet| now| already)?$/i,
]; // biome-ignore format: a table
function havingOf(plain: string): string | undefined {
  const said = plain.replace(/^\W*(?:(?:hey|hi|please|ok|so|and|now|btw|can you|could you|tell me(?: if)?|do you know(?: if)?|check(?: if)?)[ ,]+)*/i, '').replace(/[?.!\s]+$/, '');
  const what = HAVE.map((form) => form.exec(said)?.[1]).find(Boolean)?.toLowerCase().replace(/^(?:other|more|different) /, '');
  return what && what.split(' ').length <= 4 && !OF_BALANCE.test(plain) && !/\b(?:credits?|generations?|money|rights?|licen[cs]e|permission|api|keys?$|copyright|limits?)\b/.test(what) ? singular(what) : undefined;
} // biome-ignore format: short enough

/** "the name of my last sprite", "share a link to my latest character": the list is newest first. */
const LAST =
  /\b(?:names?|prompts?|descriptions?|links?|url|id|words|files?|date) (?:of|to|for) (?:my|the|our) (?:very )?(?:last|latest|newest|most recent|recent) ([a-z ]+?)s?\W*$|^\W*(?:show|open|see|find|display)(?: me)? (?:my|our) (?:very )?(?:last|latest|newest|most recent) ([a-z ]+?)\W*$|\bwhat(?: was| were| is|'?s) (?:my|the) (?:very )?(?:last|latest|newest|most recent) ([a-z ]+?)(?: (?:that )?(?:i|we|you)(?:'ve| have)? (?:made|drew|created|have|drawn|generated|got|did))?\W*$|\bwhat (?:did|have) (?:i|we) (?:just |last |most recently )*(?:make|made|draw|drawn|create|created|generate|generated)(?: (?:last|before|lately|most recently))\W*$/i;

export const NEWEST = 'what you made last, newest first';
/** The newest of a list, by its name. */
export function newestWords(result: Result): string {
  const [first] = (result.structured?.assets ?? []) as readonly { readonly name: string; readonly kind: string }[];
  return first
    ? say.newest(first.name, first.kind.toLowerCase().replaceAll('_', ' '))
    : 'You have made nothing yet. Say what to draw, and I make it.';
}

export const BALANCE: Step = { tool: 'get_balance', args: {}, price: 0, what: 'your balance' };

/** What is looked up in the account for a message; undefined where it asks nothing of it. */
export function lookedUp(plain: string): Step | undefined {
  if (OF_BALANCE.test(plain)) return BALANCE;
  if (/\bother (?:users?|people|accounts?)/i.test(plain)) return undefined;
  const kinds = KINDS.find(([words]) => words.test(plain))?.[1];
  const days = daysOf(plain);
  if (SHOW.test(plain) && kinds?.[0] === 'CHARACTER' && MOVES.test(plain))
    return { tool: 'list_characters', args: { limit: 100 }, price: 0, what: WHO_MOVES };
  if (SHOW.test(plain) && days === undefined) {
    const tool = LISTS.find(([words]) => words.test(plain))?.[1];
    if (tool) return { tool, args: {}, price: 0, what: 'what you have' };
  }
  if (WHICH.test(plain))
    return find(
      { ...(kinds ? { kinds } : {}), ...(days ? { days } : {}) },
      days ? 'what you made lately' : 'what you have',
    );
  const having = havingOf(plain);
  if (having) {
    const [ofKind] = new RegExp(`\\b${MINE}$`, 'i').exec(having) ?? [];
    const search = (ofKind ? having.slice(0, -ofKind.length) : having).trim();
    return find(
      { ...(search ? { search } : {}), ...(kinds && ofKind ? { kinds } : {}), ...(days ? { days } : {}) },
      search ? `your ${search}` : 'what you have',
    );
  }
  if (LAST.test(plain)) return find(kinds ? { kinds } : {}, NEWEST);
  if (!HOW.test(plain) && FILES.test(plain) && ALL.test(plain)) {
    const format = formatOf(plain)?.[1];
    return find(
      { ...(kinds ? { kinds } : {}), ...(format ? { format } : {}) },
      format ? `files for ${format}` : 'links to your files',
    );
  }
  return undefined;
}

/** An account's answer in words. */
export function lookedUpWords({ tool, text, args, structured }: Result): string {
  if (tool === 'get_balance') {
    const left = structured?.generations;
    const buys =
      typeof left === 'number' && left > 0 ? ` That is ${left} pictures, things, characters or tilesets.` : '';
    const told = /\d/.test(text) ? text : 'Your balance stands in the studio under Account.';
    return `${told}${buys} Each plan names its price before it runs.`;
  }
  const { search, format } = args as { search?: string; format?: string };
  const listed = structured?.assets;
  if (/^none/.test(text) || !text.trim() || (Array.isArray(listed) && !listed.length))
    return search
      ? `I found no "${search}" among what you have made. Say what to draw, and I make it.`
      : 'There is nothing there yet. Say what to draw, and I make it.';
  const about = ENGINES.find(([, name]) => name === format)?.[2];
  const head = format
    ? 'Links to save them, a ZIP each'
    : search
      ? `I found`
      : `You have ${(text.match(/^- /gm) ?? []).length}`;
  return `${head}:\n${text}${about ? `\n${about} It is a file for each; one sheet of several together I cannot make.` : ''}`;
}
