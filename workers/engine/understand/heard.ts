/**
 * What a text says besides what is in the picture, taken out of it before anything is read: requests ("can you draw me"), sizes,
 * praise ("masterpiece, 4k"), how it is seen ("side view"), on which ground, in whose style; slips of the keyboard are put right.
 * What of that is not done is told as unknown.
 */
import type { Direction, Outline, Shading, View } from '../../../src/domain/words.ts';
import { CONSOLES } from '../catalogue/consoles.ts';
import type { DrawRequest } from '../types.ts';
import { COLOUR_HEX } from './colours.ts';
import { LEXICON } from './default-lexicon.ts';
import { spelled } from './spelling.ts';
import { CREDITED, STYLE_OF, WHOLE_NAMES } from './style-names.ts';
import { inTheme } from './themes.ts';
import type { WordVectors } from './word-vectors.ts';

/** What a text asks of the drawing; a field of the request goes before it. */
export interface Asks {
  readonly view?: View;
  readonly direction?: Direction;
  readonly isometric?: true;
  readonly outline?: Outline;
  readonly shading?: Shading;
  /** Cut out, on nothing. */
  readonly alone?: true;
  /** '#rrggbb' of a ground of one colour. */
  readonly ground?: string;
}

export interface Heard {
  readonly text: string;
  readonly asks: Asks;
  /** What is asked of the drawing and not done: "stardew valley style". */
  readonly unknown: readonly string[];
  /** Another language: no word of it is read. */
  readonly foreign?: true;
}

type Draft = { -readonly [K in keyof Asks]: Asks[K] };
/** A turn of words: what is left of it in the text (nothing where absent), and what it asks. */
interface Turn {
  readonly words: RegExp;
  readonly left?: string;
  readonly asks?: Draft;
}

const turn = (source: string, asks?: Draft, left?: string): Turn => ({
  words: new RegExp(source, 'gi'),
  ...(asks ? { asks } : {}),
  ...(left === undefined ? {} : { left }),
});

const TINT = '(?:plain |solid |flat |simple |clean |pure |bright |dark |light )*';
const GROUND = '(?:background|backdrop|bg)\\b';
const KIND = '(?:enemy|character|monster|creature|item|boss|npc|sprite|hero|mob|icon|object|asset|player|weapon|animal|pet|building|prop|picture|image|drawing)'; // biome-ignore format: one line

/** In this order. */
const TURNS: readonly Turn[] = [
  // requests
  turn("^\\W*(?:hi|hello|hey)\\b[,!. ]*(?:there\\b[,!. ]*)?"),
  turn("\\b(?:can|could|would|will) (?:you|u) (?:please )?(?:draw|make|create|generate|do|give|design|paint)(?: (?:me|us))?\\b"),
  turn("\\bi(?:'d| would)? (?:want|need|like|am looking for|wish)(?: (?:to (?:have|see|get|make|create|draw)|you to (?:draw|make|create)))?\\b"),
  turn("\\bi'?m (?:looking for|making|creating)\\b"),
  turn("^\\W*(?:please )?(?:(?:create|generate)|(?:draw|make|design|give|show|paint|render)(?= (?:me|us|an?|the|some|for)\\b))(?: (?:me|us|for me))?\\b"),
  turn("\\b(?:please|pls|plz|thanks|thank you|thx)\\b[!.]*"),
  turn("\\bfor (?:(?:my|our|an?|the|this|some) )?(?:[a-z0-9-]+ ){0,3}(?:game|games|project|rpg|jrpg|platformer|app|mod|website|roguelike|shooter|metroidvania|visual novel)\\b"),
  turn(`\\ban? ${KIND}(?: for [a-z ]+?)?[ ,.:]* (?:it|he|she|this|that|which|who)(?:'s| is) (?=an? )`),
  turn(`^\\W*(?:an? |my |new |main )*(?:game |pixel )?(?:art )?${KIND}(?: (?:sprite|icon|asset|art|design))?(?: for [a-z ]+?)?\\s*[:=]\\s*`),
  turn("[,.]? (?:and )?\\b(?:he|she|it|they) (?:is |are |'s )?wear(?:s|ing|ed)?\\b", undefined, ' wearing'),
  turn("[,.]? (?:and )?\\b(?:he|she|it|they) (?:is |are )?(?:has|have|having|got)(?! (?:a )?(?:look|feel))\\b", undefined, ' with'),
  turn("[,.]? (?:and )?\\b(?:he|she|it|they) (?:is |are )?(?:hold(?:s|ing)?|carr(?:y|ies|ying)|wield(?:s|ing)?)\\b", undefined, ' holding'),
  turn("[,.]? \\b(?:he|she|they) (?:is|are) (?=[a-z]+ing\\b)", undefined, ' '),
  turn("\\b(?:who|that|which) (?:have|has|got|having)\\b", undefined, 'with'),
  turn("\\b(?:who|that|which) (?:is |are )?(?:wear|wears|wearing)\\b", undefined, 'wearing'),
  turn("\\b(?:who|that|which) (?:is |are )?(?:hold|holds|holding|carries)\\b", undefined, 'holding'),
  turn("\\ba (m[ae]n|wom[ae]n)\\b(?<=a men|a women)", undefined, 'a $1'),
  turn("(?<=,)\\s*(?:an? )?(?:(?:pixel ?art|game|rpg|2d|fantasy|cute|main|player|playable|video game|cool|unique|original) )*(?:character|sprite|icon|asset|item|inventory item|object|artwork|illustration|design|art)(?: (?:design|sprite|art|asset|concept|icon))*\\s*(?=,|$)"),
  // sizes and the like
  turn("\\b(?:at |in |size |resolution )*\\d{1,4} ?(?:x|×|by|\\*) ?\\d{1,4}(?: ?(?:px|pixels?|pix)\\b(?! ?art))?(?: (?:size|canvas|resolution))?\\b"),
  turn("\\b\\d{2,4} ?(?:px|pixels?)\\b(?! ?art)(?: (?:wide|tall|high)\\b)?"),
  turn("\\b\\d{1,3} colou?rs?(?: palette)?\\b"),
  // the way of drawing
  turn("\\b(?:with )?(?:no|without(?: an?)?|zero) (?:black )?(?:outlines?|lines|line ?art|borders?|contours?)\\b|\\b(?:outline|line)less\\b", { outline: 'lineless' }),
  turn("\\b(?:with )?(?:an? )?(?:thick |bold |single |hard |strong )*black (?:outlines?|contours?|line ?art)\\b", { outline: 'single color black outline' }),
  turn("\\b(?:with )?(?:a )?selective outlines?\\b|\\bselout\\b", { outline: 'selective outline' }),
  turn("\\b(?:with )?(?:a )?(?:clean |thin |sharp |clear |crisp |coloured |colored )*(?:outlines?|lines|line ?art)\\b(?= *(?:,|$|\\band\\b|\\.))"),
  turn("\\b(?:with )?(?:flat|no) (?:shading|shadows?|shaded)\\b|\\bflat colou?rs?\\b|\\bcel[- ]?shad(?:ed|ing)\\b", { shading: 'flat shading' }),
  turn("\\b(?:with )?(?:highly )?(?:detailed|complex|rich) shading\\b", { shading: 'detailed shading' }),
  turn("\\b(?:with )?(?:soft|simple|basic|smooth|nice|good|subtle) shad(?:ing|ows?|ed)\\b"),
  // ground
  turn(`\\b(?:on |with |has |and |in )*(?:an? )?(?:no|transparent|alpha|empty|without(?: a)?|removed|blank|isolated) ${GROUND}|\\b${GROUND.slice(0, -2)} (?:removed|transparent)\\b|\\bisolated\\b(?: on nothing)?|\\b(?:on )?(?:a )?transparent\\b(?= *(?:,|$|\\.| png))(?: png)?|\\bpng\\b|\\bcut ?out\\b`, { alone: true }),
  turn(`\\b(?:isolated )?(?:on |with |in |against |and )*(?:an? |the )?(?:plain|solid|simple|clean|neutral|minimal|flat|basic|uniform) ${GROUND}(?: colou?r)?`, { alone: true }),
  // seen from
  turn("\\b(?:in |from |as )?(?:an? )?isometric(?: (?:view|perspective|angle|projection|style|pixel art))?\\b(?! (?:tile|map|room|world|city|village|level|dungeon|landscape|scene))", { isometric: true }),
  turn("\\b(?:in |from |as )?(?:an? |the )?(?:3/4|three[- ]quarters?|3 quarters?|¾)(?: (?:view|angle|perspective|front|pose|turn(?:ed)?|side))*(?!\\w)", { direction: 'south-east' }),
  turn("\\b(?:in |from |as |seen from |viewed from )?(?:an? |the )?(?:back|rear)[- ](?:view|side|facing|angle)\\b|\\b(?:seen |viewed |shown )?from (?:the )?(?:back|behind|rear)\\b(?! (?:an?|the|of) )|\\bfacing (?:away|backwards?|north|up)\\b(?: from (?:the )?(?:viewer|camera|us))?", { direction: 'north' }),
  turn("\\b(?:facing|looking|turned|pointing) (?:to |towards? )?(?:the |his |her |its )?(?:left|west)(?: side)?\\b|\\bleft[- ]facing\\b|\\bleft (?:view|profile)\\b|\\bwest facing\\b", { direction: 'west' }),
  turn("\\b(?:facing|looking|turned|pointing) (?:to |towards? )?(?:the |his |her |its )?(?:right|east)(?: side)?\\b|\\bright[- ]facing\\b|\\bright (?:view|profile)\\b|\\beast facing\\b", { direction: 'east' }),
  turn("\\b(?:in |from |as )?(?:an? |the )?(?:front|frontal)[- ]?(?:view|facing|angle|on)\\b|\\b(?:seen |viewed )?from (?:the )?front\\b|\\b(?:facing|looking)(?: (?:at|to|towards?|straight at))? (?:the )?(?:viewer|camera|front|forwards?|south|us)\\b|\\bfacing forwards?\\b", { direction: 'south' }),
  turn("\\b(?:in |from |as |seen from |viewed from )?(?:an? |the )?(?:side[- ]?(?:view|on|profile|angle)|profile (?:view|shot)|side[- ]?scroll(?:er|ing)(?: (?:view|perspective))?|2d side)\\b(?! (?:game )?(?:background|level|map|scene|of))|\\b(?:seen |viewed )?from the side\\b|\\bin profile\\b", { view: 'side' }),
  turn("\\b(?:in |from |as )?(?:an? )?(?:top[- ]?down|overhead|bird'?s[- ]eye)(?: (?:view|perspective|angle|rpg|game|style|shooter))*\\b(?! (?:of|view of|map|tile|village|city|town|dungeon|level|scene))|\\b(?:seen |viewed )?from the top\\b|\\btop view\\b(?! of)", { view: 'high top-down' }),
  // praise, and what every picture here is anyway
  turn("\\b(?:absolute |true )?masterpiece\\b|\\b(?:best|high|top|highest|amazing|great|good|ultra|premium|aaa)[- ](?:quality|resolution|res)\\b|\\b(?:4|8|16)k\\b(?: uhd| resolution)?|\\bu?hdr?\\b|\\bhi[- ]?res\\b|\\bproduction ready\\b|\\bgame[- ]ready\\b|\\b(?:absurd|high|low|hi)res\\b|\\b(?:ultra|super|highly|very|extremely|more|well)?[- ]?\\bdetailed\\b(?= *(?:,|$))|\\bhand[- ]?(?:pixelled|pixeled|drawn|crafted)\\b"),
  turn("\\b(?:ultra|super|hyper|extremely|highly|very|insanely|intricately|finely|beautifully)[- ]?(?:detailed|detail|realistic|intricate)(?: (?:pixel art|pixelart|art|sprite|design|details))?\\b|\\b(?:intricate|fine|rich|lots of|many) details?\\b|\\b(?:8|16) ?k ?wallpaper\\b"),
  turn("\\b(?:trending|featured|popular) on [a-z]+\\b|\\b(?:artstation|deviantart|pixiv|behance|pinterest|itch\\.io)(?: hq)?\\b|\\bunreal engine(?: \\d)?\\b|\\boctane(?: render)?\\b|\\bray[- ]?trac(?:ed|ing)\\b|\\b3d render\\b"),
  turn("\\b(?:with )?(?:dramatic|cinematic|volumetric|soft|studio|ambient|moody|beautiful|epic|good|natural|atmospheric|dynamic|global|rim|warm|cold) (?:lighting|illumination|lights?|light)\\b(?= *(?:,|$|\\.|and\\b))"),
  turn("\\b(?:with )?(?:vibrant|vivid|bright|rich|saturated|bold|beautiful|nice|limited|restricted|retro|harmonious|strong) (?:colou?rs?(?: ?palette| scheme)?|palette)\\b|\\bcolou?rful palette\\b|\\bhigh contrast\\b|\\bcrisp(?: pixels?| edges?)?\\b|\\bsharp (?:focus|edges?|pixels?|lines?)\\b|\\bpixel[- ]perfect\\b|\\bsmooth edges\\b"),
  turn("\\b(?:no|without) (?:text|watermarks?|signatures?|logos?|letters|words|blur|anti[- ]?alias(?:ing)?|gradients?|noise|artifacts|frames?|ui|shadow on ground|ground shadow)\\b"),
  turn("\\b(?:in )?(?:(?:full|whole)[- ]?(?:body|length)|head to toe)(?: (?:shot|view|portrait|sprite|character|visible))?\\b|\\b(?:single|one) (?:character|subject|object|sprite|item)\\b(?= *(?:,|$))|\\bsolo\\b|\\b(?:perfectly )?cent(?:er|re)d(?: in (?:frame|the frame|canvas))?\\b|\\bcent(?:er|re) (?:composition|of (?:the )?(?:frame|image|picture))\\b|\\bsymmetrical\\b"),
  turn("\\blooking (?:straight )?at (?:the )?(?:viewer|camera)\\b|\\b(?:detailed|beautiful|perfect|expressive|cute) (?:face|eyes)\\b(?= *(?:,|$))|\\b(?:idle|standing|neutral|default|dynamic|action|heroic|battle|combat|dramatic|cool) (?:pose|stance|animation frame)\\b|\\bidle\\b(?= *(?:,|$))"),
  turn("\\b1 ?(girl|boy)\\b", undefined, '$1'),
  turn("\\b(?:retro |classic |old school |indie |2d |mobile |fantasy )*(?:video ?)?game (?:asset|art|sprite|icon|item|character|object|prop|style|design|graphics|ui)s?\\b|\\b(?:rpg|jrpg|inventory|item|game|app|skill|loot) (?:icon|asset)s?\\b(?= *(?:,|$|\\.))|\\bpixel[- ]?art(?: style| sprite| icon| game)?\\b(?= *(?:,|$|\\.))|\\bsprite(?: art)?\\b(?= *(?:,|$|\\.))"),
]; // biome-ignore format: a table

/** A picture's first words: "a pixel art of", "32 bit sprite of". */
const LEAD =
  /^\W*(?:an? |the |some )?(?:(?:cute|simple|small|tiny|detailed|retro|classic|2d|game|8|16|32|64|8-?bit|16-?bit|32-?bit|bit|high|quality) )*(?:pixel[- ]?art(?:ed)?|sprite|icon|image|picture|drawing|illustration|artwork|rendering|render|concept art)(?: (?:sprite|icon|image|picture|drawing|illustration|game|asset|character|style|design|sheet))* (?:of|showing|depicting|for|with) (?=an? |the |one |two |three |[a-z])/i;

const COLOURED_GROUND = new RegExp(`\\b(?:isolated )?(?:on |with |in |against |and )*(?:an? |the )?${TINT}((?:dark |light |pale )?[a-z]+) ${GROUND}(?: colou?r)?`, 'gi'); // biome-ignore format: one line
const OF_COLOUR =
  /\b([a-z]+) (?:of|in|with) (?:the |a )?([a-z]+) colou?rs?\b|\b([a-z]+) colou?red (red|blue|green|black|white|yellow|purple|pink|orange|brown|gold)\b/gi;
/** What a picture of one moment cannot be. */
const SHEET = /\b(?:sprite ?sheet|animation sheet|walk(?:ing)? cycle|all directions|(?:4|8|four|eight) directions|multiple views|turnaround|multiple poses)\b(?: style)?/gi; // biome-ignore format: one line

/** Styles that there are: machines and ways of drawing (manner.ts). */
const OWN_STYLES = new RegExp(`\\b(?:${CONSOLES.map(({ names }) => names).join('|')}|anime|manga|cartoon|chibi|kawaii|retro|pixel|j?rpg|8-?bit|16-?bit|32-?bit)`, 'i'); // biome-ignore format: one line

/** Said of a body in words that mean something else by themselves. */
const UNDRAWN = /\b(?:(?:first|second) world war|world war (?:1|2|i|ii|one|two)|ww[12])\b(?! (?:soldier|infantryman|trooper|pilot))|\b(?:artificial) (?:left |right )?(?:arms?|legs?|hands?)\b/gi; // biome-ignore format: one line

const remembered = new Map<string, Heard>();

/** Hears a text. The same again is remembered; what is left of it is heard as itself. */
export function heard(said: string, english?: WordVectors): Heard {
  const known = remembered.get(said);
  if (known) return known;
  const result = hear(said, english);
  if (remembered.size > 500) remembered.clear();
  remembered.set(said, result);
  return result;
}

function hear(said: string, english: WordVectors | undefined): Heard {
  const foreign = english ? foreignWords(said, english) : undefined;
  if (foreign) return { text: said, asks: {}, unknown: foreign, foreign: true };
  const asks: Draft = {};
  const unknown: string[] = [];
  let text = said.slice(0, 4000).replace(/\r?\n/g, ', ').replace(/[“”"]/g, ' ').replace(/\(([^():]+)(?::[\d.]+)\)/g, '$1').replace(/[(){}[\]]/g, ' , '); // biome-ignore format: one line
  text = text.replace(/--[a-z]+(?: [\d:.]+)?/gi, ' ').replace(/([a-z]):[\d.]+\b/gi, '$1');
  text = text.replace(LEAD, '');
  text = text.replace(SHEET, (found) => {
    unknown.push(found.toLowerCase());
    return ' ';
  });
  text = text.replace(UNDRAWN, (found) => {
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
  if (english && isEnglish(text, english)) text = spelled(text, english);
  text = text.replace(WHOLE_NAMES, (found) => {
    unknown.push(`${found.toLowerCase()} style`);
    return ' ';
  });
  text = inTheme(text);
  text = text.replace(OF_COLOUR, (whole, noun?: string, colour?: string, noun2?: string, colour2?: string) =>
    COLOUR_HEX.has((colour ?? colour2 ?? '').toLowerCase()) ? `${colour ?? colour2} ${noun ?? noun2}` : whole,
  );
  text = text.replace(/\ba (men|women)\b/gi, (_, who: string) => (who.toLowerCase() === 'men' ? 'a man' : 'a woman'));
  for (const { words, left = ' ', asks: more } of TURNS) {
    const shorter = text.replace(words, left);
    if (shorter === text) continue;
    // a text that would lose all it has keeps its words
    if (!/[\p{L}\p{Extended_Pictographic}]/u.test(shorter)) continue;
    text = shorter;
    for (const [key, value] of Object.entries(more ?? {})) (asks as Record<string, unknown>)[key] ??= value;
  }
  text = text.replace(/\s+/g, ' ').replace(LEAD, '');
  text = text.replace(COLOURED_GROUND, (whole, colour: string) => {
    const hex =
      COLOUR_HEX.get(colour.toLowerCase()) ??
      ({ dark: '#2a2833', light: '#e6e4ea', bright: '#e6e4ea', pastel: '#e8d8e8' } as Readonly<Record<string, string>>)[
        colour.toLowerCase()
      ];
    if (!hex) return whole;
    asks.ground ??= hex;
    return ' ';
  });
  if (/\b(?:top[- ]?down|overhead|bird'?s[- ]eye) (?:view|perspective|shot) of\b/i.test(text))
    asks.view ??= 'high top-down';
  // whoever is drawn from the side is seen from there
  if (asks.view === 'side' && !asks.direction) asks.direction = 'east';
  return { text: tidy(text) || said, asks, unknown };
}

/** Half its words are of the language: a text of others is not put right. */
function isEnglish(text: string, english: WordVectors): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const right = words.filter((word) => english.vector(word) || LEXICON.read(word).length > 0).length;
  return words.length < 3 || right * 2 >= words.length - 1;
}

/** The words of a text in another language: its small words are there, or its script, and few are English. */
function foreignWords(text: string, english: WordVectors): string[] | undefined {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => FOREIGN.has(word)).length;
  const script = words.filter((word) => /[^\p{Script=Latin}]/u.test(word)).length;
  if (small + script === 0) return undefined;
  const right = words.filter(
    (word) => !FOREIGN.has(word) && (english.vector(word) || LEXICON.read(word).length > 0),
  ).length;
  return right * 2 > words.length ? undefined : [...new Set(words)];
}
/** Small words of other languages that English has not. */
const FOREIGN: ReadonlySet<string> = new Set('ein eine einen der das mit und ist auf im les le une des du avec dans et sur un una el los las con en de para y il gli della di um uma com na do na um och med en på z na w i jest dla een het van voor met op met bir ve ile ao os nos na del'.split(' ').filter((w) => !['i', 'do', 'w', 'z', 'os', 'van', 'met', 'op'].includes(w))); // biome-ignore format: a list

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
    ...(isometric && request.isometric === undefined && request.view === undefined ? { isometric } : {}),
    ...((alone || ground) && !request.initImage && !request.mask && !request.knownImage ? { noBackground: true } : {}),
  };
}
