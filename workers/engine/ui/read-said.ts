/** What a description of an interface says besides its elements: words on buttons, ornaments, signs, messages. */
import { CORNER_ART, type CornerArt, ICON_ART, type IconArt } from './ornaments.ts';

/** Numbers in words. */
export const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 }; // biome-ignore format: a table

/** What buttons of games say. Before "button" any other word is its look: "a red button". */
const ON_BUTTONS =
  'new game|load game|save game|main menu|try again|play again|next level|log in|sign up|how to play|play|start|begin|go|options|settings|quit|exit|leave|resume|continue|retry|restart|replay|save|load|back|next|previous|ok|okay|yes|no|cancel|confirm|accept|decline|apply|submit|buy|sell|shop|store|trade|craft|build|upgrade|equip|use|drop|sell all|claim|collect|attack|defend|fight|flee|run|magic|item|items|skills|jump|shoot|help|credits|about|menu|pause|home|skip|join|host|create|login|register|send|share|rate|revive|respawn|spin|roll|bet|deal|hit|stand|undo|reset|delete|edit|level up|story|multiplayer|single player|controls|achievements|leaderboard|gallery|extras'; // biome-ignore format: a list
const LABEL = `(?:${ON_BUTTONS})`;
const AND = '(?:\\s*(?:,|/|\\+|&|;)\\s*(?:and\\s+|or\\s+)?|\\s+(?:and|or)\\s+|\\s+)(?:an?\\s+|the\\s+)?';
const BEFORE = new RegExp(`\\b(${LABEL}(?:${AND}${LABEL})*)\\s+(?:menu\\s+)?buttons?\\b`, 'gi');
const AFTER = new RegExp(`\\bbuttons?\\s*(?::|\\(|for|saying|that say|labell?ed|named|called)\\s*(${LABEL}(?:${AND}${LABEL})*)\\b`, 'gi'); // biome-ignore format: one line
const ONE = new RegExp(LABEL, 'gi');

const capital = (words: string): string => words.replace(/(^|\s)\w/g, (c) => c.toUpperCase());
export const unquoted = (text: string): string =>
  text.replace(/"[^"]*"|“[^”]*”/g, (quoted) => ' '.repeat(quoted.length));

/** The words of buttons that are named by what they do, in order: "play, options and quit buttons". */
export function labelsOf(description: string): string[] {
  const text = unquoted(description);
  const lists = [BEFORE, AFTER].flatMap((pattern) => [...text.matchAll(pattern)]);
  return lists
    .sort((a, b) => a.index - b.index)
    .flatMap(([, list]) => [...list!.matchAll(ONE)].map(([word]) => capital(word.toLowerCase())));
}

/** What a screen says in large letters, where its description names it. */
const MESSAGES =
  /\b(game over|you win|you won|you lose|you lost|you died|level complete|level up|level cleared|stage clear|mission complete|mission failed|time'?s up|victory|defeat|new record|new high score|congratulations|paused|try again)\b/i;
export function messageOf(description: string): string | undefined {
  const said = MESSAGES.exec(unquoted(description))?.[1];
  // "try again" before a button is the button's
  return said && !labelsOf(description).includes(capital(said.toLowerCase())) ? said.toUpperCase() : undefined;
}

const ORNAMENTS: Readonly<Record<string, CornerArt>> = {
  heart: 'heart', star: 'star', gem: 'gem', jewel: 'gem', crystal: 'gem', ruby: 'gem', diamond: 'gem', filigree: 'filigree', swirl: 'filigree', scrollwork: 'filigree',
  claw: 'claw', talon: 'claw', gear: 'gear', cog: 'gear', cogwheel: 'gear', web: 'web', cobweb: 'web', spiderweb: 'web', leaf: 'leaf', leave: 'leaf', leaves: 'leaf', vine: 'leaf', ivy: 'leaf', flower: 'flower', rose: 'flower', daisy: 'flower', daisie: 'flower', petal: 'flower', sakura: 'flower', blossom: 'flower',
  shell: 'shell', seashell: 'shell', skull: 'skull', bone: 'bone', snowflake: 'ice', icicle: 'ice', bolt: 'bolts', rivet: 'rivet', screw: 'rivet', nail: 'rivet', stud: 'rivet', knot: 'knot', sun: 'sun', anchor: 'anchor', bracket: 'bracket',
}; // biome-ignore format: a table
const ORNAMENT = new RegExp(
  `\\b(${Object.keys(ORNAMENTS).join('|')})s?\\b(?:[\\s-](?:ornaments?|decorations?|details?|accents?|motifs?|corners?|studs?|trim))?`,
  'i',
);

/** The ornament that words ask for: "with hearts in the corners", "skull ornaments", "brass gears". */
export function ornamentOf(description: string): { readonly art: CornerArt; readonly words: string } | undefined {
  const text = unquoted(description);
  const [, said = ''] =
    /\b(?:with|and|decorated with|adorned with|covered (?:in|with)|has|having)\b([^.;]*)/i.exec(text) ?? [];
  const found = ORNAMENT.exec(said) ?? new RegExp(`${ORNAMENT.source.replace(/\)\?$/, ')')}`, 'i').exec(text);
  // "a heart icon", "a star counter" are signs and no ornaments
  if (!found || /^\s*(?:icon|symbol|sign|counter|button|bar|rating|on (?:it|top))/i.test(text.slice(text.indexOf(found[0]) + found[0].length))) return undefined; // biome-ignore format: one line
  const art = ORNAMENTS[found[1]!.toLowerCase()]!;
  return CORNER_ART[art] ? { art, words: found[0] } : undefined;
}

const SIGNS: Readonly<Record<string, IconArt>> = {
  heart: 'heart', life: 'heart', lives: 'heart', health: 'heart', drop: 'drop', water: 'drop', mana: 'drop', lightning: 'bolt', energy: 'bolt', bolt: 'bolt', star: 'star', stars: 'star', favorite: 'star', shield: 'shield', armor: 'shield', armour: 'shield', defense: 'shield', flame: 'flame', fire: 'flame', skull: 'skull', kill: 'skull', kills: 'skull', lock: 'lock', locked: 'lock', gear: 'gear', settings: 'gear', cog: 'gear', options: 'gear', home: 'home', house: 'home', bag: 'bag', backpack: 'bag', shop: 'bag', inventory: 'bag', map: 'map', book: 'book', sword: 'sword', attack: 'sword', coin: 'coin', coins: 'coin', gold: 'coin', money: 'coin', score: 'star', play: 'play', start: 'play', pause: 'pause', close: 'close', x: 'close', exit: 'close', plus: 'plus', add: 'plus', minus: 'minus', check: 'check', checkmark: 'check', tick: 'check', ok: 'check', music: 'music', sound: 'music', note: 'music', save: 'save', disk: 'save', user: 'user', profile: 'user', player: 'user', search: 'search', magnifier: 'search', mail: 'mail', letter: 'mail', envelope: 'mail', flag: 'flag', crown: 'crest',
}; // biome-ignore format: a table
const SIGN = new RegExp(`\\b(${Object.keys(SIGNS).join('|')}) (?:icons?|symbols?|signs?|logos?)\\b`, 'gi');

/** A sign that is there by itself: "with a skull". */
export function signIn(description: string): IconArt | undefined {
  const said = /\bwith (?:an? |the )?(?:[a-z]+ )?(skull|heart|star|crown|shield|sword|coin|flag|flame)\b/i.exec(
    unquoted(description),
  )?.[1];
  return said ? SIGNS[said.toLowerCase()] : undefined;
}

/** Signs that words ask for, in order: "a button with a sword icon". */
export const signsOf = (description: string): IconArt[] =>
  [...unquoted(description).matchAll(SIGN)]
    .map(([, word]) => SIGNS[word!.toLowerCase()]!)
    .filter((art) => ICON_ART[art]);

/** What is counted, in order: "a coin counter", "ammo counter". */
export const countersOf = (description: string): IconArt[] =>
  [...unquoted(description).matchAll(/\b(?:([a-z]+)[ -])?counters?\b/gi)].map(([, what = '']) =>
    /^(?:ammo|ammunition|bullet)$/i.test(what) ? 'ammo' : (SIGNS[what.toLowerCase()] ?? 'coin'),
  );

/** Letters of a game pad's buttons: those that are said, else the four of most pads. */
export function lettersOf(description: string): string[] {
  const said = unquoted(description).match(/\b(?:[A-Z]|[LR][123])\b/g) ?? [];
  return said.length > 0 ? [...new Set(said)] : ['A', 'B', 'X', 'Y'];
}
