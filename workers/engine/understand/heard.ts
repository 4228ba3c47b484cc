/**
 * What a text says besides what is in the picture, taken out of it before anything is read: requests ("can you draw me"), sizes,
 * praise ("masterpiece, 4k"), how it is seen ("side view"), on which ground, in whose style; slips of the keyboard are put right.
 * What of that is not done is told as unknown. The turns of words themselves are a table (`turns.ts`).
 */
import { CONSOLES } from '../catalogue/consoles.ts';
import type { DrawRequest } from '../types.ts';
import { ofItsWorld, toldOnce } from './apposition.ts';
import { asPhrases } from './as-phrases.ts';
import { namedOnce, withoutAsides } from './asides.ts';
import { beastClauses } from './beast-clauses.ts';
import { beastsTyped } from './beasts-typed.ts';
import { cladIn } from './clad.ts';
import { COLOUR_HEX } from './colours.ts';
import { figuresOfSpeech } from './figures-of-speech.ts';
import { foreignWords, isEnglish } from './foreign-words.ts';
import { givenOff } from './given-off.ts';
import { halfBuried } from './half-buried.ts';
import { housesTyped } from './idioms-houses.ts';
import { sieve } from './in-turn.ts';
import { leftBehind } from './left-behind.ts';
import { inShape } from './likened.ts';
import { asIfThere, bracketsInPlace, partsInOneForm } from './part-forms.ts';
import { peopleTyped } from './people-typed.ts';
import { inPlainForms } from './plain-forms.ts';
import { withoutPurpose } from './purpose.ts';
import { withoutRemarks } from './remarks.ts';
import { saidByLooks } from './said-by-looks.ts';
import { spelled } from './spelling.ts';
import { CREDITED, STYLE_OF, WHOLE_NAMES } from './style-names.ts';
import { inTheme } from './themes.ts';
import { thingsTyped } from './things-typed.ts';
import { toldAfter } from './told-after.ts';
import type { Asks } from './turn.ts';
import { GROUND, TURNS } from './turns.ts';
import { twoHues } from './two-hues.ts';
import type { WordVectors } from './word-vectors.ts';

export interface Heard {
  readonly text: string;
  /** The same before it was read as the list of what one thing is like: the members of a list of several are in it as they were typed. */
  readonly listed: string;
  readonly asks: Asks;
  /** What is asked of the drawing and not done: "stardew valley style". */
  readonly unknown: readonly string[];
  /** Another language: no word of it is read. */
  readonly foreign?: true;
}

const TINT = '(?:plain |solid |flat |simple |clean |pure |bright |dark |light )*';
/** A picture's first words: "a pixel art of", "32 bit sprite of". */
const LEAD =
  /^\W*(?:an? |the |some )?(?:(?:cute|simple|small|tiny|detailed|retro|classic|2d|game|8|16|32|64|8-?bit|16-?bit|32-?bit|bit|high|quality) )*(?:pixel[- ]?art(?:ed)?|sprite|icon|image|picture|drawing|illustration|artwork|rendering|render|concept art)(?: (?:sprite|icon|image|picture|drawing|illustration|game|asset|character|style|design|sheet))* (?:of|showing|depicting|for|with) (?=an? |the |one |two |three |[a-z])/i;

/** What a list of tiles for a game begins with. */
const TILE = /^\W*match[- ]?(?:3|three) (?:game )?(?:tile|gem|piece|icon|item|candy|sprite)s?\s*[:,-]\s*/i;

/** From one colour to another. */
const GRADIENT = /\b([a-z]+),? (?:(?:fading|turning|blending|shifting|gradient) )?(?:in)?to ([a-z]+)\b/gi;

const COLOURED_GROUND = new RegExp(`\\b(?:isolated )?(?:on |with |in |against |and )*(?:an? |the )?${TINT}((?:dark |light |pale )?[a-z]+) ${GROUND}(?: colou?r)?`, 'gi'); // biome-ignore format: one line
/** Grounds whose colour is no more than a shade. */
const SHADES: Readonly<Record<string, string>> = { dark: '#2a2833', light: '#e6e4ea', bright: '#e6e4ea', pastel: '#e8d8e8' }; // biome-ignore format: a table
const OF_COLOUR =
  /\b([a-z]+) (?:of|in|with) (?:the |a )?([a-z]+) colou?rs?\b|\b([a-z]+) colou?red (red|blue|green|black|white|yellow|purple|pink|orange|brown|gold)\b/gi;
/** What a picture of one moment cannot be. */
const SHEET = /\b(?:sprite ?sheet|animation sheet|walk(?:ing)? cycle|all directions|(?:4|8|four|eight) directions|multiple views|turnaround|multiple poses)\b(?: style)?/gi; // biome-ignore format: one line

/** Styles that there are: machines and ways of drawing (manner.ts). */
const OWN_STYLES = new RegExp(`\\b(?:${CONSOLES.map(({ names }) => names).join('|')}|anime|manga|cartoon|chibi|kawaii|retro|pixel|j?rpg|8-?bit|16-?bit|32-?bit)`, 'i'); // biome-ignore format: one line

/** Said of a body in words that mean something else by themselves. */
const UNDRAWN = /\b(?:(?:from |of |in |during )?(?:the )?(?:early |late |mid |mid-)?(?:(?:1\d|20)\d0|[2-9]0)['’]?s(?: era| style)?|(?:from |of |in )?(?:the )?(?:1?\d|2[01])(?:st|nd|rd|th)[- ]century)\b(?! (?:gangster|girl|woman|hippie|dancer))|\bfallen (?=(?:paladin|knight|hero|king|queen|warrior|priest|priestess|cleric|templar|crusader|prince|princess|samurai|champion|valkyrie)\b)|\b(?:(?:first|second) world war|world war (?:1|2|i|ii|one|two)|ww[12])\b(?! (?:soldier|infantryman|trooper|pilot))|\b(?:artificial) (?:left |right )?(?:arms?|legs?|hands?)\b/gi; // biome-ignore format: one line

/** What is typed in haste, in full. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  // the point of a title ends no sentence
  [/\b(st|dr|mr|mrs|ms|prof|capt)\.(?= [a-z])/gi, '$1'],
  [/(^|\s)w\/ ?o(?=\s)/gi, '$1without'],
  [/(^|\s)w\/ ?(?=[a-z])/gi, '$1with '],
  [/(\s)w (?=[a-z]{2}|a )/gi, '$1with '],
  // a colour that is nearly one is that one
  [/\breddish\b/gi, 'red'],
  [/\bblu(?:e)?[- ]?ish\b/gi, 'blue'],
  [/\bpurpl(?:e)?[- ]?ish\b/gi, 'purple'],
  [/\borang(?:e)?[- ]?ish\b|\borangey\b/gi, 'orange'],
  [/\bwhit(?:e)?[- ]?ish\b/gi, 'white'],
  [/\b(green|yellow|pink|brown|gr[ae]y|black|gold)(?:e)?[- ]?ish\b/gi, '$1'],
  // somebody's trade, a thing of several words, what something is for
  [/^(an? )?street fighter\b/gi, '$1brawler'],
  [
    /\bjack[- ]?o[' -]*lantern (?=(?:slime|golem|monster|ghost|spider|dragon|mimic|bat|cat|dog|knight)\b)/gi,
    'pumpkin ',
  ],
  [/\bbattery pack\b/gi, 'battery'],
  [
    /\b(?:one |single |a )((?:red|green|blue|yellow|white|purple|orange) )?(?:light|lamp|led|lens) (?:as|for|instead of) (?:an? |its |his |her )?eyes?\b/gi,
    'a $1lens eye',
  ],
  [/\bmortar (?:and|&) pestle\b/gi, 'pestle'],
  [/\bsnow (?=(?:boots?|shoes?|goggles|pants)\b)/gi, ''],
  [
    /\b((?:[a-z]+ )?)([a-z]+) statue,? (?:that |which )?(?:has |is )?(?:come|coming|comes|came|brought)(?: back)? (?:alive|to life)\b/gi,
    '$1living stone $2',
  ],
  [
    /\b((?:wrist ?)?watch|clock|compass|stopwatch|barometer|speedometer)\b(.*?)\b((?:red|green|blue|white|black|yellow|pink|purple|orange|gold|golden|silver|brown|cream|pale|dark|glowing) )face\b/gi,
    '$1$2$3dial',
  ],
  // the shade of a colour is no thing
  [
    /\b(?:pea|bubble ?gum|canary|sunflower|candy(?: apple)?|fire[- ]engine|fire ?truck|fire|ruby|butter|banana|grape|sapphire|cotton candy|barbie|avocado|pistachio|cornflower|denim|caramel|cinnamon|grasshopper|kelly|racing|dirty|two[- ]?tone(?! [a-z]+ and)) (?=(?:red|green|blue|yellow|pink|white|purple|brown|orange)\b)/gi,
    '',
  ],
  [/\b(rust|sand|wine|champagne|periwinkle|moss|bone|clay|honey|straw|smoke|ash)[- ]?colou?red\b/gi, '$1'],
  [/\bperiwinkle\b/gi, 'lavender'],
  [/\bchampagne (?=(?!bottle|glass|flute|cork|bucket|tower|cooler)[a-z])/gi, 'beige '],
  [/\bnite(s?)\b/gi, 'night$1'],
  [/\bthru\b/gi, 'through'],
  [/\blil\b/gi, 'little'],
  [/\bx-?mas\b/gi, 'christmas'],
  [/(\s)(?:'?n'|&amp;)(?=\s)/gi, '$1and'],
];
const inFull = (text: string): string => SHORT.reduce((said, [short, full]) => said.replace(short, full), text);

const turnsIn = sieve(TURNS.map(({ words }) => words));

const remembered = new Map<string, Heard>();

/** Hears a text. The same again is remembered; what is left of it is heard as itself. */
export function heard(said: string, english?: WordVectors): Heard {
  // what is foreign is told only where the words of English are at hand
  const key = `${english ? 'english' : ''} ${said}`;
  const known = remembered.get(key);
  if (known) return known;
  const result = hear(said, english);
  if (remembered.size > 500) remembered.clear();
  remembered.set(key, result);
  return result;
}

function hear(said: string, english: WordVectors | undefined): Heard {
  // "el cid", "morgan le fay": a name of another language alone makes no text of it
  const foreign = english && foreignWords(said, english) && foreignWords(saidByLooks(said), english);
  if (foreign) return { text: said, listed: said, asks: {}, unknown: foreign, foreign: true };
  const asks: { -readonly [K in keyof Asks]: Asks[K] } = {};
  const unknown: string[] = [];
  let text = bracketsInPlace(namedOnce(said.slice(0, 4000))).replace(/\r?\n/g, ', ').replace(/[“”"]/g, ' ').replace(/\(([^():]+)(?::[\d.]+)\)/g, '$1').replace(/[(){}[\]]/g, ' , '); // biome-ignore format: one line
  text = text.replace(/--[a-z]+(?: [\d:.]+)?/gi, ' ').replace(/([a-z]):[\d.]+\b/gi, '$1');
  text = inFull(text).replace(TILE, '').replace(LEAD, '').replace(GRADIENT, (found, from: string, to: string) => (COLOUR_HEX.has(from.toLowerCase()) && COLOUR_HEX.has(to.toLowerCase()) ? `${from} and ${to}` : found)); // biome-ignore format: one line
  for (const pattern of [SHEET, UNDRAWN])
    text = text.replace(pattern, (found) => {
      unknown.push(found.toLowerCase());
      return ' ';
    });
  text = text.replace(STYLE_OF, (found: string, ...groups: (string | undefined)[]) => {
    if (OWN_STYLES.test(found)) return found;
    const name = groups.slice(0, -2).find((g) => typeof g === 'string' && g.trim() !== '');
    unknown.push(`${(name ?? found).trim().toLowerCase()} style`);
    return ' ';
  });
  text = text.replace(CREDITED, (_, name: string) => {
    if (/artists?$|^me$|^myself$|^hand$|^ai$/i.test(name.trim())) return ' ';
    unknown.push(`style of ${name.trim().toLowerCase()}`);
    return ' ';
  });
  // names of tales are no slips of the keyboard
  text = saidByLooks(text);
  if (english && isEnglish(text, english)) text = spelled(text, english);
  text = text.replace(WHOLE_NAMES, (found) => {
    unknown.push(`${found.toLowerCase()} style`);
    return ' ';
  });
  text = inTheme(asPhrases(text));
  text = text.replace(OF_COLOUR, (whole, noun?: string, colour?: string, noun2?: string, colour2?: string) =>
    COLOUR_HEX.has((colour ?? colour2 ?? '').toLowerCase()) ? `${colour ?? colour2} ${noun ?? noun2}` : whole,
  );
  text = text.replace(/\ba (men|women)\b/gi, (_, who: string) => (who.toLowerCase() === 'men' ? 'a man' : 'a woman'));
  text = withoutPurpose(ofItsWorld(text));
  const plain = withoutRemarks(asIfThere(text));
  unknown.push(...plain.told);
  text = plain.text;
  const likened = figuresOfSpeech(text);
  unknown.push(...likened.told);
  text = likened.text;
  const aside = withoutAsides(text);
  unknown.push(...aside.told);
  text = aside.text;
  let may = turnsIn(text);
  for (const [turn, { words, left = ' ', asks: more }] of TURNS.entries()) {
    if (!may[turn]) continue;
    const shorter = text.replace(words, left);
    if (shorter === text) continue;
    // a text that would lose all it has keeps its words
    if (!/[\p{L}\p{Extended_Pictographic}]/u.test(shorter)) continue;
    text = shorter;
    may = turnsIn(text);
    for (const [key, value] of Object.entries(more ?? {})) (asks as Record<string, unknown>)[key] ??= value;
  }
  text = peopleTyped(
    inPlainForms(partsInOneForm(cladIn(toldOnce(withoutPurpose(tidy(text)).replace(/\s+/g, ' ').replace(LEAD, ''))))),
  );
  text = text.replace(COLOURED_GROUND, (whole, colour: string) => {
    const hex = COLOUR_HEX.get(colour.toLowerCase()) ?? SHADES[colour.toLowerCase()];
    if (!hex) return whole;
    asks.ground ??= hex;
    return ' ';
  });
  if (/\b(?:top[- ]?down|overhead|bird'?s[- ]eye) (?:view|perspective|shot) of\b/i.test(text))
    asks.view ??= 'high top-down';
  // whoever is drawn from the side is seen from there
  if (asks.view === 'side' && !asks.direction) asks.direction = 'east';
  const listed = leftBehind(halfBuried(twoHues(toldAfter(tidy(text)))));
  return {
    text: tidy(inShape(thingsTyped(beastsTyped(beastClauses(housesTyped(givenOff(listed))))))) || said,
    listed: listed || said,
    asks,
    unknown,
  };
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/(?:[,.;]\s*)+([,.;])/g, '$1')
    .replace(/,(?:\s*(?:and|with|in|on|a|an|the)\s*)(?=,|$)/g, ',')
    .replace(/^[\s,.;:-]+|[\s,;:-]+$/g, '');

/** A request with what its words ask of the drawing, where its own fields leave that open. */
export function asWordsAsk(request: DrawRequest, english?: WordVectors): DrawRequest {
  const { asks } = heard(request.description, english);
  const { alone, ground, isometric, ...style } = asks;
  const open = Object.entries(style).filter(([key]) => request[key as keyof DrawRequest] === undefined);
  return {
    ...request,
    ...Object.fromEntries(open),
    ...(asks.direction && request.direction === undefined ? { oneSide: true as const } : {}),
    ...(isometric && request.isometric === undefined && request.view === undefined ? { isometric } : {}),
    ...((alone || ground) && !request.initImage && !request.mask && !request.knownImage ? { noBackground: true } : {}),
  };
}
