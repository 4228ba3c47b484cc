/** Movements and animations by all their names: "animated knight", "zombie dying animation", "attack anim 4 frames". */
import { inTurn, type Row } from '../../../engine/understand/in-turn.ts';
import { subjectOf } from '../subjects.ts';
import { bareNoun } from '../words.ts';

const ROWS: readonly Row[] = [
  [/\b(?:dying|dies|die)(?= (?:animations?|cycles?)\b)/gi, 'death'],
  [/\b(?:getting|being|gets|is) (?:hit|hurt|damaged)(?= (?:animations?|cycles?)\b|\s*(?:$|[,.;]))/gi, 'hurt'],
  [/\b(?:taking|takes|receiving) damage(?= (?:animations?|cycles?)\b|\s*(?:$|[,.;]))/gi, 'hurt'],
  [/\b(?:run|walk)ning? cycle\b/gi, 'run cycle'],
  [/\b(walk|run|idle|attack|death|jump|hurt)[- ]?(?:anim|ani)\b/gi, '$1 animation'],
  [
    /\b(walk|run|idle|attack|death|jump|hurt) (?:sprites?|frames|sprite ?sheets?)(?=\s*(?:$|[,.;]|and\b))/gi,
    '$1 animation',
  ],
];
const MOVES =
  '(?:(?:idle|walk(?:ing)?|run(?:ning)?|jump(?:ing)?|attack(?:ing)?|death|dying|hurt|fly(?:ing)?|swim(?:ming)?|cast(?:ing)?|shoot(?:ing)?|climb(?:ing)?|crouch(?:ing)?|dash|roll|dance|dancing|wave|waving|sit(?:ting)?|sleep(?:ing)?|punch|kick|sword|slash|swing|fight(?:ing)?|spell|throw(?:ing)?)(?: (?:swing|slash|cast))?)';
/** "walk cycle for a ninja girl", "idle and run animations of a knight" */
const OF_WHOM = new RegExp(
  `^((?:please |can you |make |draw |create |generate |give me |i want |i need |me )*)(?:an? |the |some )?(${MOVES}(?:(?:, ?| and |, and | \\+ |\\/)${MOVES})*) (?:animations?|cycles?|sprite ?sheets?|sprites|frames)(?: (?:cycle|animations?|loop))? (?:for|of) (an? [^,;.:]+|(?!(?:the|my|our|his|her|its|that|this|your|these|those|both|all|it|him|them)\\b)[a-z-]+(?: [a-z-]+)?)(.*)$`,
  'i',
);
/** "with all animations", "fully animated", "with basic animations" */
const ALL_MOVES =
  /[\s,]*\b(?:with|and|including|has|having|plus) (?:(?:all|full|basic|standard|usual|common|complete|normal|the|its|his|her|some|game|platformer|every|a set of|an? full set of|necessary|typical) )+(?:animations?|movements?|moves|animation set)\b/i;
/** "sprite sheet of a samurai": somebody, and how he is saved. */
const SHEET =
  /^((?:please |can you |make |draw |create |generate |give me |i want |i need |me )*)(?:an? |the )?(?:full |complete |animated )?(?:character )?(?:sprite ?sheets?|spritesheets?|animation sheets?) (?:of|for|with) (an? .+)$/i;

const LEAD =
  "^((?:(?:please|can you|could you|i|we|would|need|want|like|make|draw|create|generate|give|get|me|us|also|i'd)[ ,]+)*)";
const ANIMATED = new RegExp(
  `${LEAD}((?:an? |the )?)(?:fully |nicely )?animated (?:sprites? of |characters? of |character:? |sprite:? )?((?:an? |the )?)([^,.;:]+?)((?:[,.;:]| and ).*)?$`,
  'i',
);

/** The message with movements as they are read, and what was taken for them. */
export function withMotion(message: string): { readonly text: string; readonly notes: readonly string[] } {
  const sheet = message.replace(SHEET, '$1$2');
  const all = ALL_MOVES.test(sheet)
    ? sheet.replace(ALL_MOVES, ', idle, walk, run, attack, hurt and death animations')
    : sheet;
  const moved = all.replace(OF_WHOM, (said, lead: string, moves: string, who: string, rest: string) =>
    lives(who)
      ? `${lead}${who}, ${moves.replace(/\//g, ', ')} animation${/,| and |\/|\+/.test(moves) ? 's' : ''}${rest}`
      : said,
  );
  const notes = [
    ...(sheet !== message ? ['As a sprite sheet: on its page in the studio, or say "zip it" here.'] : []),
    ...(all !== sheet ? ['You did not say which animations: I make idle, walk, run, attack, hurt and death.'] : []),
  ];
  return { text: animated(moved), notes };
}

const lives = (who: string): boolean => {
  const subject = subjectOf(bareNoun(who.split(/ (?:who|that|with|in|holding|wearing) /)[0]!));
  return subject !== undefined && (subject.kind === 'person' || subject.kind === 'animal' || subject.creature === true);
};

const inRows = inTurn(ROWS);

function animated(message: string): string {
  const text = inRows(message);
  const [all, lead = '', outer = '', inner = '', who = '', rest = ''] = ANIMATED.exec(text) ?? [];
  if (!all) return text;
  const noun = who.replace(/,? \d{2,3}(?:x\d{2,3})?(?: ?px)?$/i, '');
  return lives(noun) ? `${lead}${inner || outer}${who}, animated${rest}` : text;
}
