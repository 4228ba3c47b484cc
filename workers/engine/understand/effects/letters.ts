/** Effects that are words or numbers: "comic POW hit with red star shape", "+1", "-25 damage". */
import type { Brief } from '../../types.ts';
import { coloursOf } from './words.ts';

/** What comics write. Some of it is a noise by itself, the rest where letters are asked for. */
const LOUD = 'pow|bam|wham|kapow|kablam|thwack|whack|kaboom|pew';
const SAID = `${LOUD}|boom|bang|zap|crash|splat|smash|ouch|miss|critical|crit|ko|k\\.o\\.|combo|perfect|great|nice|win|wow|oops|game over|level up|ready|fight|go|stop`;
const COMIC = /\b(?:comics?|cartoon|manga|letters?|lettering|text|word|words|onomatopoeia|sound effect|speech)\b/i;
const NOISE = new RegExp(`^(?:an? |the )?(?:(?:comic|comics|cartoon|manga|retro|pop art|big|bold|red|yellow|blue|green|orange|pink|purple|white)(?:[- ]?(?:book|style))? )*["']?(${SAID})!*["']?(?![a-z])(.*)$`, 'i'); // biome-ignore format: one line
/** What may be said besides. */
const REST =
  /^(?:[\s,.!"']|\b(?:hit|effect|fx|text|letters?|lettering|word|sound effect|bubble|speech bubble|explosion|burst|star|shape|shaped|background|behind|it|with|and|in|on|an?|the|of|comics?|cartoon|style|impact|pop ?up|big|bold|book|spiky|jagged|outline)\b)*$/i;
const HUES = /\b(red|yellow|blue|green|orange|pink|purple|white|black|cyan|teal|gold|golden)\b/gi;

/** "+1", "plus one", "-25 damage", "+10 xp". */
const NUMBER = /^(?:an? |the )?(?:(?:floating|rising|popup|damage|score|green|red|yellow|white|blue|gold|golden) )*(plus|minus|[+-])? ?(\d{1,4}|one|two|three|five|ten)(?: ?(xp|exp|hp|gold|coins?|points?|damage|health|life|lives|mana|up|pts))?(?: (?:text|number|popup|pop up|sign|score|effect|floating up|floating|rising))*(?:,? (?:in )?(red|yellow|blue|green|orange|white|gold|golden))?$/i; // biome-ignore format: one line
const WORDS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', five: '5', ten: '10' };
const UNITS: Readonly<Record<string, string>> = { xp: 'xp', exp: 'xp', hp: 'hp', health: 'hp', up: 'up', mana: 'mp' };

const brief = (concept: string, text: string, colours: readonly string[], told: string): Brief => ({ kind: 'thing', concept, confidence: 1, colours, parts: [], without: [], build: [], mood: [`text:${text.toLowerCase()}`], count: 1, unknown: [], drawnAs: told }); // biome-ignore format: a record

export function lettersOf(typed: string): Brief | undefined {
  const text = typed.trim();
  const [, sign = '', number = '', unit = '', hue] = NUMBER.exec(text) ?? [];
  if (number && (sign || /^(?:xp|exp|hp|up|points?|pts|damage)$/i.test(unit))) {
    const said = `${/^(?:plus|\+)$/i.test(sign) ? '+' : sign ? '-' : /damage/i.test(unit) ? '-' : ''}${WORDS[number.toLowerCase()] ?? number}${UNITS[unit.toLowerCase()] ?? ''}`;
    return brief(
      'floating-text',
      said,
      coloursOf(hue ? [hue.toLowerCase()] : [])?.map(({ hex }) => hex) ?? [],
      `the number ${said}`,
    );
  }
  const [, word = '', rest = ''] = NOISE.exec(text) ?? [];
  if (!word || !(new RegExp(`^(?:${LOUD})$`, 'i').test(word) || COMIC.test(text) || /["'!]/.test(text)))
    return undefined;
  if (!REST.test(rest.replace(HUES, ' '))) return undefined;
  const colours = [
    ...new Set(
      [...text.matchAll(HUES)].flatMap(([found]) => coloursOf([found.toLowerCase()])?.map(({ hex }) => hex) ?? []),
    ),
  ];
  return brief(
    'comic-burst',
    `${word.replace(/\./g, '')}!`,
    colours.slice(0, 2),
    `the word ${word.toUpperCase()} on a star`,
  );
}
