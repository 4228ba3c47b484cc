/** Other words for edits: complaints (too hard, too dark, too fast), another place, somebody else. */
import { type GameDescription, slotIn, slotsOf, themeOf } from '../../../games/index.ts';
import { singular } from '../../words/nouns.ts';
import { subjectOf } from '../../words/subjects.ts';
import type { Row } from './edit-rows.ts';

const FOES = /^(?:walker|chaser|flyer|foe\d)$/;

const isSomebody = (words: string): boolean => {
  const bare = words.replace(/^(?:an?|the|some|all) /, '');
  const subject = subjectOf(bare) ?? subjectOf(singular(bare));
  return subject !== undefined && (subject.kind === 'animal' || subject.kind === 'person' || subject.creature === true);
};
/** Whether somebody or something of this name is in the game. */
const isThere = (words: string, game: GameDescription): boolean =>
  slotIn(words, game) !== undefined || /\b(?:hero|player|enem|foe|monster|boss|tower|gem|piece)/.test(words);

/** "bears" in the place of "wolves": of whoever is called so, else of all foes, and only where both are somebody. */
function swapped(before: string, after: string, game: GameDescription, doubts: string[]): string | undefined {
  const bare = before.replace(/^(?:the|all|all the|any|those) /, '').trim();
  if (isThere(bare, game)) return `replace the ${bare} with ${after}`;
  const foes = slotsOf(game).filter(({ id }) => FOES.test(id));
  if (!foes.length || !isSomebody(bare) || !isSomebody(after)) return undefined;
  doubts.push(
    `There are no ${bare} in this game; its foes are ${foes.map(({ id }) => game.assets[id]!.prompt).join(' and ')}.`,
  );
  return `replace the enemies with ${after}`;
}
const placed = (place: string): string | undefined =>
  themeOf(`in ${place}`) ? `set it in ${/^(?:an?|the) /.test(place) ? place : `a ${place}`}` : undefined;
const NOUNS = '((?:(?:the|some|all|an?) )?(?:[a-z-]+ )?[a-z-]+)';

export const COMPLAINTS: readonly Row[] = [
  // it is too hard
  [/(?:[,.;]|\band|\bbut|\bbecause|\bso)*\s*\b(?:i|we|my (?:son|daughter|kid|kids|child|brother|sister|wife|husband|friend)|he|she|you|one|the player) (?:keep(?:s)? (?:on )?dying|(?:always |constantly |just )?(?:dies?|get(?:s)? killed|loses?)(?: (?:in|at|on|within|after|during|right|immediately|instantly|all|every|too|constantly|so|way|always|each|before|from)\b[^,.;!]*)|(?:can'?t|cannot|can not|could ?n[o']t|never) (?:even )?(?:beat|get past|get through|finish|win|survive|make it|pass|reach)\b[^,.;!]*|(?:have|has|stand|stands|get|gets) no chance\b[^,.;!]*)/gi, ', easier'],
  [/\b(?:it|this|the game|the (?:first|last|second|third) level|level \d|that|everything|they)(?:'s|'re| is| are| gets?)? (?:\w+ )?(?:impossible|unbeatable|unfair|too challenging|too tough|brutal|frustrating)\b/gi, 'easier'],
  [/\b(?:enem(?:y|ies)|foes|monsters|they) (?:are |hit |deal )?(?:way |much |far |a bit )*too (?:strong|hard|tough|dangerous|powerful|much damage|deadly)\b/gi, 'easier'],
  [/\b(?:too hard|too difficult|easier) for (?:my |a |the )?(?:\w+ )?(?:kids?|son|daughter|child|children|year old|niece|nephew|brother|sister|mom|mum|mother|dad|father|grand[a-z]+|wife|husband|girlfriend|boyfriend|friends?|beginners?|me)\b/gi, 'easier'],
  [/\b(?:make it|it should be) (?:suitable|playable|ok|good|fit) for (?:my |a |the )?(?:\w+ )?(?:kids?|son|daughter|child|children|niece|nephew|beginners?)\b/gi, 'easier'],
  [/^((?:make it )?easier)(?:\s*(?:,|and)+\s*(?:make it )?easier\b)+/i, 'easier'],
  [/(?<=\beasier)(?:\s*(?:,|and|so)+\s*(?:make it |please make it )?easier\b)+/gi, ''],
  [/\b(?:i|we) (?:(?:can|could) )?(?:win|beat it|finish(?: it)?)s? (?:way |far |much )*too (?:easily|fast|quickly)\b|\bthere(?:'s| is) no challenge\b|\b(?:needs|need|want) (?:more|a bigger) challenge\b/gi, 'harder'],
  // light
  [/\b(?:it|this|the game|the (?:picture|screen|level|levels|image)|everything)(?:'s| is| are| looks| feels)? (?:\w+ )?too dark(?: to see(?: \w+)*)?\b|\b(?:i )?(?:can'?t|cannot|can hardly|can barely) see (?:anything|much|the \w+|well|where \w+ \w+)\b/gi, (_, game) => (/^(?:night|sunset|dawn)$/.test(String(game.settings.light)) ? 'make it day' : 'make it brighter')],
  [/\b(?:it|this|the game|the (?:picture|screen|level|levels|image)|everything)(?:'s| is| are| looks| feels)? (?:\w+ )?too (?:bright|light|colou?rful)\b/gi, 'make it darker'],
  // "the goblins are too fast, slow them down"
  [/\b(?:the |all (?:the )?|my |our )?((?:[a-z-]+ )?[a-z-]+) (?:is|are|seems?|feels?|moves?|runs?|walks?|fl(?:y|ies)|goe?s?)\b[^,.;!]*?\btoo [^,.;!]*(?:[,.;!]|\band\b)+\s*(?:(?:so|please|can you|could you) )*(?:make (?:them|him|her|it) (?:a bit |a little |much )?(slower|faster)|(slow|speed) (?:them|him|her|it) (?:down|up)( a bit| a little| a lot)?)/gi, ([, who, one, two, how = '']) => `make the ${who}${how} ${/slow/i.test(one ?? two ?? '') ? 'slower' : 'faster'}`],
  // how it moves
  [/\b(?:the )?(?:hero|player|he|she|character|i) (?:is |moves? |runs? |walks? |am )?(?:way |much |a bit |far |so |really )*(?:too )?(?:slow|sluggish)(?:ly)?(?=\s*(?:$|[,.;!]))/gi, 'the hero should be faster'],
  [/\b(?:i|we|he|she|the hero|the player) (?:want to|wants to|should be able to|needs? to|must|can'?t) (?:be able to )?(jump|run|walk|move) (?:(?:a bit|much|a lot|way|even) )?(higher|faster|farther|further|quicker)\b/gi, 'the hero should $1 $2'],
  [/\b(?:make |let )?(?:the |(?:the )?(?:hero'?s?|player'?s?)|his|her|their) ?jumps? (?:should )?(?:be |go )?(much |a bit |a lot |way )?(higher|lower|bigger)\b/gi, (found) => `the hero should jump ${found[1] ?? ''}${found[2] === 'bigger' ? 'higher' : found[2]}`],
  // it is at its address with each change
  [/\s*(?:,|;|\.|\band\b)+ *(?:then )?((?:publish|share|deploy|release|host|upload|put) (?:it|the game)(?: (?:online|again|then|for me|on the web))?|(?:give|send) me (?:the|a) (?:new |play |public )?(?:link|url|address))\s*[.!]?$/gi, '. $1'],
  // a single level
  [/\b(?:the )?(?:level \d+|(?:first|second|third|last|final|boss) (?:level|stage|wave|island)) (?:is|are|feels?|seems?|gets?) (?:way |much |far |a bit |really )*too (hard|difficult|easy|long|short)\b/gi, ([, how], _, doubts) => {
    doubts.push('What is so in one level alone cannot be set; all of them together can be other.');
    return { hard: 'easier', difficult: 'easier', easy: 'harder', long: 'shorter levels', short: 'longer levels' }[how!.toLowerCase()];
  }],
  [/\b(?:stronger|tougher|smarter|more dangerous) (?:enem(?:y|ies)|foes|monsters)\b|\b(?:enem(?:y|ies)|foes|monsters) (?:should |must )?(?:be )?(?:stronger|tougher|smarter|more dangerous)\b/gi, 'harder'],
  [/\bweaker (?:enem(?:y|ies)|foes|monsters)\b|\b(?:enem(?:y|ies)|foes|monsters) (?:should |must )?(?:be )?weaker\b/gi, 'easier'],
  // where
  [/^(?:the |this )?(?:forest|desert|city|cave|village|farm|castle|place|setting|world|theme|level|background|woods|beach|jungle|swamp|graveyard|town|game)s? (?:should |must |to |could )?(?:be|become) ((?:an? |the )?[a-z]+(?: [a-z]+)?)(?: instead)?(?=\s*(?:$|[,.;!?]))\??/gi, ([, place]) => placed(place!)],
  [/\b(?:(?:can|could|should|shall|may|what if|let|i want|i'd like|make|change) )+(?:we )?(?:the |it |this )?(?:[a-z]+ )?(?:to )?(?:be|take place|happen|play|turn into|become)s? (?:in )?((?:an? |the )?[a-z]+(?: [a-z]+)?)(?: instead)(?: of (?:the |a )?[a-z]+)?\??/gi, ([, place]) => placed(place!)],
  [/\b(?:put|move|place|set) (?:it|this|the game|everything|the (?:level|levels|action|hero)) (?:in|into|on|at|to) ((?:an? |the )?[a-z]+(?: [a-z]+)?)(?=\s*(?:$|[,.;!]|\band\b))/gi, ([, place]) => placed(place!)],
  [/\b(?:make|change|turn) (?:the |this )?(?:forest|desert|city|cave|village|farm|castle|place|setting|world|theme|level|background|woods|beach|jungle|swamp|graveyard|space|town)s? (?:in)?to (?:be )?((?:an? |the )?[a-z]+(?: [a-z]+)?)(?=\s*(?:$|[,.;!]|\band\b))/gi, ([, place]) => placed(place!)],
  // who
  [new RegExp(`(?<=^|[,;.] ?|\\band )${NOUNS},? (?:and )?(?:not|no|no more|instead of|rather than) ${NOUNS}(?=\\s*(?:$|[,.;!]))`, 'gi'), ([, after, before], game, doubts) => (/^(?:an?|the|use|i|make|why|if|or|it|is|are)$/.test(after!.split(' ')[0]!) && !/^(?:an?|the) /.test(after!) ? undefined : swapped(before!, after!, game, doubts))],
  [new RegExp(`^${NOUNS} (?:should|must|could|shall|to|need to) (?:all )?(?:be|become|turn into) ${NOUNS}(?: instead)?(?=\\s*(?:$|[,.;!]))`, 'gi'), ([, before, after], game, doubts) => (isThere(before!, game) ? undefined : swapped(before!, after!, game, doubts))],
  [new RegExp(`^(?:(?:replace|swap|change|exchange|turn) )${NOUNS} (?:with|for|by|into|to) ${NOUNS}(?=\\s*(?:$|[,.;!]|and\\b))`, 'gi'), ([, before, after], game, doubts) => (isThere(before!, game) || /^(?:hero|player|enemies|the enemies|foes)$/.test(before!) ? undefined : swapped(before!, after!, game, doubts))],
  [/\b(?:make|turn) (?:it|the game|this|everything) (?:all )?(?:about|into|with) ([a-z]+(?: [a-z]+)?)(?: instead)?(?=\s*(?:$|[,.;!]|\band\b))/gi, ([, what], { template }) => (template === 'match-3' ? `replace the pieces with ${what}` : undefined)],
  [/^(?:please )?(?:use |i want |with |have )?([a-z]+(?: [a-z]+)?) instead of (?:the |those )?(?:gems?|pieces|jewels|stones|candies)$/gi, ([, what], { template }) => (template === 'match-3' ? `replace the pieces with ${what}` : undefined)],
  // survival
  [/\b(longer|shorter|darker|scarier) and ((?:more )?(?:longer|shorter|darker|scary|scarier|dangerous))\b/gi, '$1|$2'],
  [/\b(?:get|be|becomes?|gets) hungry(?: and|,)? (?:(?:have|has|need|needs|must|want)(?: to)? )?(?:eat|find|collect|look for|search for) /gi, 'get hungry eat '],
  [/\bblack (?:and|&) white\b/gi, 'black|white'],
  [/\bday (?:and|&) night\b/gi, 'day|night'],
]; // biome-ignore format: a table
