/** What is said of one's own things, in the words in which changes of them are read: "palette of my knight to NES" → "make my knight in NES colours". */
import { inTurn, type Row } from '../../../engine/understand/in-turn.ts';

const CONSOLE =
  '(game ?boy(?: color| advance)?|gbc?|gba|s?nes|super nintendo|nintendo|commodore(?: 64)?|c64|pico-?8|master system|genesis|mega ?drive|zx spectrum|spectrum|cga|ega|amiga|msx|atari(?: 2600)?|1-?bit|\\d{1,2}-?bit)';
const NAME = '((?:my|the) (?:[a-z-]+ ){0,2}?[a-z-]+?)';
const LEAD = "^(?:(?:please|can you|could you|can u|now|ok|hey|i want you to|i want to|i'd like to) )*";

const ROWS: readonly Row[] = [
  [new RegExp(`${LEAD}(?:change|set|switch|convert|reduce|turn|limit|swap|put) (?:the )?(?:palette|colou?rs?|colou?r palette) (?:of|on|for) ${NAME} (?:to|into|for|with) (?:the |an? )?(?:original |classic )?${CONSOLE}(?:'s)?(?: (?:palette|colou?rs?|style|look))*\\W*$`, 'i'), 'make $1 in $2 palette'],
  [new RegExp(`${LEAD}(?:convert|recolou?r|make|put|turn|redraw|change|limit|reduce) ${NAME} (?:to|into|in|use|with|using|look like it's (?:from|on)) (?:the |an? )?(?:original |classic )?${CONSOLE}(?:'s)? (?:palette|colou?rs?|style|look)(?: palette)?\\W*$`, 'i'), 'make $1 in $2 palette'],
  [new RegExp(`${LEAD}(?:use|apply|put|give|try) (?:the |an? )?(?:original |classic )?${CONSOLE}(?:'s)? (?:palette|colou?rs?|style|look)(?: palette)? (?:on|for|to|with|onto) ${NAME}\\W*$`, 'i'), (_: string, console_: string, name: string) => `make ${name} in ${console_.replace(/game ?boy/i, 'game boy')} style`],
  // "rotate the chest so i see it from the side"
  [new RegExp(`${LEAD}(?:rotate|turn|spin|show|draw|redraw|view|make|see|flip) ${NAME},? (?:(?:so (?:that )?|and )?(?:i|we|you|one) (?:can )?(?:see|look at|view) (?:it|him|her|them) |to be (?:seen |viewed )?|as seen |seen |viewed |around )?(?:in |to |from )(?:the )?(side|above|top|side ?view)(?: view)?\\W*$`, 'i'), 'turn $1 to be seen from the $2'],
  [new RegExp(`${LEAD}(?:a |the |make |draw |give me |show me |i need )*(side|top)(?:[- ]?down)?[- ]?view of ${NAME}\\W*$`, 'i'), 'turn $2 to be seen from the $1'],
  // "use my grass to dirt tileset and build a small farm map out of it"
  [new RegExp(`${LEAD}(?:use|take|with) (?:my|the) ([a-z -]+?) (tile ?set|tiles)(?: (?:to|and|,|then))+ (?:please )?(?:build|make|create|lay|draw|do|design|generate) (?:me )?(?:an? )?(.+?)(?: (?:out of|with|from|using|of) (?:it|them|that|those))?\\W*$`, 'i'), (_: string, name: string, what: string, map: string) => (/\bmap|level|world\b/i.test(map) ? `map with my ${name} ${what}: ${map}` : _)],
  [new RegExp(`${LEAD}(?:build|make|create|lay|draw|do|design|generate|i want|i need|give me)?(?: me)? ?(?:an? )?((?:[a-z]+ ){0,4}?map(?: of [a-z ]+?)?) (?:with|using|out of|from|of|made (?:of|from|with)|that uses) (?:my|the) ([a-z -]+?) (tile ?set|tiles)\\W*$`, 'i'), 'map with my $2 $3: $1'],
  [new RegExp(`${LEAD}(?:with|from|out of|using|of) (?:my|the) ([a-z -]+?) (tile ?set|tiles),? (?:please |can you |could you )*(?:build|make|create|lay|draw|do|design|generate|i want|i need|give me) (?:me )?(?:an? )?(.+?)\\W*$`, 'i'), (_: string, name: string, what: string, map: string) => (/\bmap|level|world\b/i.test(map) ? `map with my ${name} ${what}: ${map}` : _)],
]; // biome-ignore format: a table
const inRows = inTurn(ROWS);

export const ofOwnThings = (text: string): string => inRows(text).trim();
