/** Slips of the keyboard: "knigth" → "knight", where one known word alone can have been meant. */
import { TERRAIN } from '../../../engine/catalogue/terrain.ts';
import { COLOUR_HEX, TONES } from '../../../engine/understand/colours.ts';
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { ELEMENTS, MATERIAL_WORDS } from '../../../engine/understand/materials.ts';
import { distance } from '../../../engine/understand/spelling.ts';
import { BUILD, MOOD, SETTING } from '../../../engine/understand/vocabulary.ts';
import { isAction, isMove } from './moves.ts';
import { wordRow } from './vectors.ts';

/** The planner's own words, which may be mistyped as well. */
const OWN =
  'credits without background everything instead through something between nothing possible version versions outline outlines different another anything missing sprites palette smaller already everyone account because minutes together drawing parallax finished cheaper expensive straight question questions attached transparent someone portrait actually project separate readable visible shorter against standing everywhere download otherwise cheapest english numbers backwards variants outside exactly shadows looping contrast mistake direction directions generation generations character characters tileset tilesets tiles sidescroller platformer platform platforms isometric animation animations animate walking running jumping attack adventure shooter runner tower defense defence puzzle endless please create generate button buttons inventory dialogue window object objects directions pixels hero enemy enemies player download export generations background dungeon forest desert village graveyard island mountain mountains castle cavern jungle ocean beach meadow volcano swamp river village screen slots slot hold give colour change walks holds sidescroller topdown size with that this have make making want need please'.split(
    ' ',
  );
/** Words that are right as they are, though no list of things has them. */
const RIGHT = new Set(
  'template templates horde hordes shamble shambles shambling lurch hiya heya bruh lmao nah rofl hehe scroller scrollers noob newbie yikes compose savanna minecraft fortnite roblox pokemon zelda mario sonic terraria stardew tetris pacman steam unreal blender photoshop discord twitter youtube tiktok instagram github itch google android iphone nintendo playstation xbox netflix spotify celeste kirby metroid ritter bitte password passwords credentials sidescroll sidescrolling rotate resize rename animate upload download sidescroller tileset tilesets sprite sprites roguelike metroidvania gui hud npc npcs wanna gonna unicorn chibi hoodie vs px pls plz thx multiplayer godot unity aseprite ldtk phaser kaplay png jpeg jpg gif svg zip mmo rpg fps rts hp xp ui ux ai app apps emoji iso'.split(
    ' ',
  ),
);
const SHORTEST = 4;
/** From this length on, two slips may be in one word. */
const LONG = 8;
/** A letter is left out more often than put in. */
const TOO_MANY = 0.01;
/** Another letter in the place of one, than one left out. */
const OTHER = 0.005;
const sameLetters = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');
/** Written as it sounds: "wich", "brom", "lether". */
const SOUNDS_SO = 0.5;

let vocabulary: ReadonlyMap<string, string> | undefined;

const COLOURISH = /^(?:blu|green|redd|yellow|purpl|whit|black|brown|grey|gray|orang|pink|turquois|gold|silver)ish$/;

/** Whether a word is one of the language, drawn or not. */
export const isWord = (word: string): boolean => {
  return (
    RIGHT.has(word) ||
    LEXICON.read(word).length > 0 ||
    wordRow(word) >= 0 ||
    COLOURISH.test(word) ||
    isInflected(word) ||
    isMove(word, undefined) ||
    isAction(word)
  );
};
/** "barks", "rotated", "quickly": a form of a word that is known. */
const isInflected = (word: string): boolean =>
  [
    /^(.{3,})(?:s|ed|en|ing|ly|est|ness|less|ful|like|ish|y)$/,
    /^(.{3,})(?:es|d|r|st)$/,
    /^(.{3,})(?:ing|ed|est|y)$/,
    /^(.{4,})er$/,
  ].some((form, i) => {
    const stem = form.exec(word)?.[1];
    if (!stem) return false;
    const stems = i >= 2 ? [`${stem}e`, stem.replace(/(.)\1$/, '$1')] : [stem, stem.replace(/i$/, 'y')];
    return stems.some((one) => one !== word && (wordRow(one) >= 0 || LEXICON.read(one).length > 0));
  });

/** How a word sounds, about: what differs in nothing else is one word spelled in two ways. */
const soundOf = (word: string): string =>
  word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/tch/g, 'ch')
    .replace(/igh/g, 'i')
    .replace(/ph/g, 'f')
    .replace(/wh/g, 'w')
    .replace(/c?k|q|c(?=[aour])/g, 'k')
    .replace(/z/g, 's')
    .replace(/ea/g, 'e')
    .replace(/a[iy]/g, 'a')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/e$/, '');

const known = (): ReadonlyMap<string, string> => {
  vocabulary ??= new Map(
    [
      ...OWN,
      ...LEXICON.knowledge.concepts.flatMap(({ words }) => words),
      ...LEXICON.knowledge.pieces.flatMap(({ id, aliases }) => [id, ...aliases]),
      ...[COLOUR_HEX, TONES, MATERIAL_WORDS, ELEMENTS, BUILD, MOOD, SETTING].flatMap((table) => [...table.keys()]),
      ...TERRAIN.keys(),
    ]
      .filter((word) => /^[a-z]{4,}$/.test(word))
      .map((word) => [word, soundOf(word)]),
  );
  return vocabulary;
};

/** "pleeease", "soooo": letters that are only held down. */
const heldDown = (word: string): string => {
  if (!/(.)\1\1/.test(word)) return word;
  return [word.replace(/(.)\1{2,}/g, '$1'), word.replace(/(.)\1{2,}/g, '$1$1')].find(isWord) ?? word;
};

/** Verbs of wishing: at the beginning of a sentence a slip is meant for one of them rather than for a thing. */
const FIRST = 'create draw make generate design build paint sketch animate render produce please could would'.split(
  ' ',
);
const BEGINS =
  /^((?:(?:please|hi|hey|hello|ok|so|and|then|now|can you|could you|would you|i want(?: you)? to|i need(?: you)? to|i'd like(?: you)? to|to|you)[ ,!]+)*)([a-z]{4,9})(?= [a-z])/i;
/** "creat a tower": what follows says that a verb is meant. */
function verbFirst(text: string, read: string[]): string {
  const [all, before = '', typed = ''] = BEGINS.exec(text) ?? [];
  const word = typed.toLowerCase();
  if (!word || FIRST.includes(word)) return text;
  // "drow a tree", though a drow is somebody
  const isOdd = ODD.has(word) && /^ (?:me|us|an?|the|some|one|two|draw|drow|make) /i.test(text.slice(all!.length));
  if (
    !isOdd &&
    (LEXICON.read(word).length > 0 ||
      wordRow(word) >= 0 ||
      isInflected(word) ||
      isMove(word, undefined) ||
      isAction(word))
  )
    return text;
  const most = word.length >= 6 ? 2 : 1;
  const meant = FIRST.map((verb) => ({ verb, off: distance(word, verb, most) }))
    .filter(({ verb, off }) => off <= most && verb[0] === word[0])
    .sort((a, b) => a.off - b.off)[0]?.verb;
  if (!meant) return text;
  read.push(`I read "${typed}" as "${meant}".`);
  const rest = `${before}${meant}${text.slice(all!.length)}`;
  return verbFirst(meant === 'please' ? rest : '', read) || rest;
}
/** Found among words of texts, and slips nevertheless. */
const ODD = new Set(['creat', 'desgin', 'pleas', 'drow']);

/** "he should headbang": what somebody is told to do. */
const TOLD_TO =
  /\b(?:he|she|it|they|who|that) (?:(?:should|can|could|must|will|has to|needs to)(?: also| be able to)? (?=[a-z]{4,})|(?=[a-z]{3,}s\b))([a-z]{4,})(?=$|[ ,.;!?])/gi;
const SHORTEST_PART = 4;
/** "headbang", "moonwalk": two words in one. */
const isJoined = (word: string): boolean =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, i) => i + SHORTEST_PART).some((at) =>
    [word.slice(0, at), word.slice(at)].every(
      (part) => wordRow(part) >= 0 && LEXICON.read(part).length + wordRow(part) > 0,
    ),
  );

/** The text with what was mistyped put right, and what that was. */
export function spelled(
  typedText: string,
  names: ReadonlySet<string> = new Set(),
): { readonly text: string; readonly read: readonly string[] } {
  const read: string[] = [];
  const text = verbFirst(typedText, read);
  // what stands in quotes is a name, and so is what begins with a capital in the middle of a sentence
  const told = new Set([...text.matchAll(TOLD_TO)].map(([, verb]) => verb!.toLowerCase()));
  const right = text.replace(/"[^"]*"|(?<![\w'-])(?:(?<=^|[.!?] )[A-Z])?[a-z]{3,}(?![\w'-])/g, (typed) => {
    if (typed.startsWith('"')) return typed;
    const word = heldDown(typed.toLowerCase());
    // a verb that no list has is no slip of a noun
    if (word.length < SHORTEST || names.has(word) || isWord(word) || told.has(word) || isJoined(word))
      return word === typed.toLowerCase() ? typed : word;
    const meant = nearest(word);
    if (!meant) return typed;
    read.push(`I read "${typed}" as "${meant}".`);
    return meant;
  });
  return { text: right, read };
}

/** Of two that are as near the commoner counts, where it is far commoner. */
const COMMONER = 3;
function nearest(word: string): string | undefined {
  const plural = /[^s]s$/.test(word) && word.length > SHORTEST ? closest(word.slice(0, -1)) : undefined;
  return closest(word) ?? (plural && `${plural}s`);
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Whether the one letter that differs lies beside the other on a keyboard. */
function besideKey(word: string, one: string): boolean {
  const at = [...word].findIndex((letter, i) => letter !== one[i]);
  const [typed = '', meant = ''] = [word[at], one[at]];
  const placeOf = (letter: string) => {
    const row = KEYS.findIndex((keys) => keys.includes(letter));
    return { row, column: (KEYS[row]?.indexOf(letter) ?? 0) + row * 0.5 };
  };
  const [a, b] = [placeOf(typed), placeOf(meant)];
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}

function closest(word: string): string | undefined {
  const most = word.length >= LONG ? 2 : 1;
  const sound = soundOf(word);
  let best: { readonly words: string[]; readonly off: number } | undefined;
  for (const [one, sounds] of known()) {
    const same = sounds === sound && one.length > 3;
    if (!same && (Math.abs(one.length - word.length) > most || (one[0] !== word[0] && one[1] !== word[0]))) continue;
    if (!same && word.length <= SHORTEST && one[0] !== word[0]) continue;
    const off = same
      ? SOUNDS_SO
      : distance(word, one, most) +
        (one.length < word.length ? TOO_MANY : one.length === word.length && !sameLetters(word, one) ? OTHER : 0);
    if (off > most + TOO_MANY) continue;
    // "spork" is no spark: of a short word another letter is a slip only beside it on the keyboard
    if (!same && one.length === word.length && word.length <= 5 && !sameLetters(word, one) && !besideKey(word, one))
      continue;
    if (!best || off < best.off) best = { words: [one], off };
    else if (off === best.off) best.words.push(one);
  }
  if (!best) return undefined;
  const row = (one: string): number => (wordRow(one) < 0 ? Number.POSITIVE_INFINITY : wordRow(one) + 50);
  const [first, second] = [...best.words].sort((a, b) => row(a) - row(b));
  // "swrods": one candidate, or nobody knows
  return second === undefined || row(first!) * COMMONER < row(second) ? first : undefined;
}
