/** What strangers say of a game that is there, in the words that its edits know: complaints, comparisons, other places and other foes. */
import { type GameDescription, slotIn, slotsOf, templateOf, themeOf } from '../games/index.ts';
import { singular, subjectOf } from './subjects.ts';

type Said = (found: RegExpExecArray, game: GameDescription, doubts: string[]) => string | undefined;
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

/** Who or what is hard to see gets larger, all of it brighter. */
function unseen(what: string, game: GameDescription): string {
  const has = (id: string) => templateOf(game.template).settings.some((one) => one.id === id);
  if (/^(?:bullet|shot|arrow|projectile|laser|fire)/i.test(what))
    return has('shotSize') ? ', bigger shots, ' : ', brighter, ';
  if (/^(?:enem|foe|monster)/i.test(what)) return has('foeSize') ? ', bigger enemies, ' : ', brighter, ';
  if (/^(?:hero|player|myself)/i.test(what)) return has('heroSize') ? ', the hero should be bigger, ' : ', brighter, ';
  return ', brighter, ';
}
/** Levels that come after the others, each in its own place; undefined where one of them is no place. */
function levelsEach(places: readonly string[], { settings, template }: GameDescription): string | undefined {
  const named = places
    .map((place) =>
      place
        .trim()
        .replace(
          /^(?:the )?(?:one|first|a first|second|third|another|other|an?other one|1)(?: one| level)?(?: (?:is|should be|takes place))* (?=(?:in|on|at|under|inside) )/i,
          '',
        )
        .replace(/^(?:(?:in|on|at|under|inside) )?(?:an? |the )?/i, ''),
    )
    .filter(Boolean);
  const one = templateOf(template).settings.find(({ id }) => id === 'levels');
  const now = Number(settings.levels ?? one?.default ?? 1);
  if (named.length < 2 || !named.every((place) => themeOf(`in the ${place}`))) return undefined;
  return named.map((place, i) => `add level ${now + i + 1} in the ${place}`).join(', ');
}

const AGAIN: readonly (readonly [words: RegExp, said: string | Said])[] = [
  // what is said around it
  [/^(?:(?:hey|hi|hello|ok(?:ay)?|so|well|hmm+|btw|also|cool|nice|great|love it|thanks|awesome)\b[,!. ]+)+(?=[a-z].{4})/i, ''],
  [/(?:,|\band)?\s*\b(?:i think|imo|tbh|honestly|if possible|if you can|would be (?:nice|cool|great)|that would be (?:nice|cool|great)|for me|lol|haha)\b/gi, ''],
  [/\b(no (?:fighting|combat|weapons?|violence|enemies|killing|monsters)) (i (?:just|only) .+)$/gi, '$1, $2'],
  // ", like with ice": how it may be done
  [/,? (?:like|for example|e\.?g\.?|maybe|perhaps) (?:with|using|by) (?=(?:an? )?[a-z]+\W*$)/gi, ' with '],
  // what cannot be seen is made brighter and larger
  [/(?:[,.;]|\band\b|\bbecause|\bso)*\s*\b(?:(?:it|this|that|everything|the (?:game|screen|picture|level|background|whole thing|graphics|colou?rs))(?:'s| is| are|s)? )?(?:(?:way|much|far|a bit|a little|really|just|still|all) )*too (dark|bright)\b(?! (?:red|blue|green))(?: (?:for me|to see(?: (?:anything|much|well))?))?/gi, ([, how]) => `, ${how!.toLowerCase() === 'dark' ? 'brighter' : 'darker'}, `],
  [/(?:[,.;]|\band\b|\bbut\b|\bbecause|\bso)*\s*\b(?:(?:i|you|we|one) )?(?:can(?:'?t|not| not)|could(?:n'?t| not)|can (?:barely|hardly)|(?:it'?s |it is )?(?:too )?(?:hard|difficult|impossible) to|barely|hardly|never) (?:(?:really|even|barely|hardly) )?(?:see|spot|notice|make out|recogni[sz]e|find) (?:the |my |any |all |those |enemy )*(bullets?|shots?|arrows?|projectiles?|lasers?|fire ?balls?|enem(?:y|ies)|foes|monsters|hero|player|myself|anything|a thing|much|where i (?:am|go))(?: (?:well|properly|at all|anymore|any more|because it(?:'s| is) (?:too|so) dark|in the dark))*/gi, ([, what], game) => unseen(what!, game)],
  [/(?:[,.;]|\band\b|\bbut\b|\bbecause|\bso)*\s*\b(?:the |my |all |those |enemy )*(bullets?|shots?|arrows?|projectiles?|enem(?:y|ies)|foes|monsters|hero|player)(?: (?:is|are|look|looks|seem|seems))? (?:(?:way|much|far|a bit|very|really|so|pretty|almost|nearly|too) )*(?:(?:hard|difficult|impossible) to (?:see|spot|notice|make out)|invisible|(?:barely|hardly|not|poorly) visible|not (?:easy|clear) to see|too tiny|too small)/gi, ([, what], game) => unseen(what!, game)],
  // "two more levels, one in a cave and one in the clouds": each in a place of its own
  [/\b(?:(?:please |can you |could you |i want |i'd like |give me |we need )*(?:add|make|create|build|include|put in|i want|i need) )?(?:(?:me|us) )?(?:an? |some |two|three|four|\d)? ?(?:few )?(?:more |new |extra |further |additional |other |bonus |another )*(?:levels?|stages?)(?: that are)?(?:,|:| -)? ?(?:with )?((?:(?:the )?(?:one|first|a first|second|third|another|the other|an?other one|1)(?: one| level)?(?: (?:is|should be|takes place))* (?:in|on|at|under|inside) (?:an? |the )?[a-z]+(?: (?!and\b|one\b|another\b|then\b|the\b)[a-z]+)?(?:,? and |, ?|,? then )?){2,})(?=\s*(?:$|[,.;!]))/gi, ([all, list], game) => levelsEach(list!.split(/,? and (?=(?:the )?(?:one|first|second|third|another|other)\b)|, ?(?:then )?|,? then /), game) ?? all],
  [/\b(?:add|make|create|build|include|i want|i need) (?:(?:two|three|four|\d|some|a few) )?(?:more |new |extra |further |additional |bonus )*(?:levels|stages)(?: (?:which|that) are)?(?:,|:| -)? ?((?:in|on|at|under|inside) (?:an? |the )?[a-z]+(?: [a-z]+)?(?:(?:,? and |, ?)(?:(?:in|on|at|under|inside) )?(?:an? |the )?[a-z]+(?: [a-z]+)?)+|(?:an? |the )?[a-z]+(?: [a-z]+)?(?:(?:,? and |, ?)(?:an? |the )?[a-z]+(?: [a-z]+)?)+)(?=\s*(?:$|[.;!]))/gi, ([all, list], game) => levelsEach(list!.split(/,? and |, ?/), game) ?? all],
  [/\b(?:add|make|create|build|include|i want|i need) (?:an? |one )?((?!new\b|more\b|bonus\b|last\b|final\b|extra\b|second\b|third\b)[a-z]+(?: [a-z]+)?) (?:level|stage),? and (?:an? |one )?((?!new\b|more\b|bonus\b|last\b|final\b|second\b|third\b)[a-z]+(?: [a-z]+)?) (?:level|stage)(?=\s*(?:$|[,.;!]))/gi, ([all, one, two], game) => levelsEach([one!, two!], game) ?? all],
  // "faster, like twice": by how much
  [/,? (?:like|say|maybe|about|by|something like|perhaps) (?:about |around )?(twice|double|half|three times|triple|\d+ ?%|a lot|a bit|much)(?: as (?:fast|much|many|high|big))?(?=\s*(?:$|[,.;!]))/gi, ' $1'],
  [/\b(twice|half|double|two times|three times) as (?=(?:fast|slow|high|big|large|long|strong)\b)/gi, '$1 as '],
  [/\bdouble (?:the|my|his|her) (?:(?:fire|shooting|firing) (?:rate|speed)|rate of fire)\b|\b(?:gun|he|she|it|hero|wizard|tower)s? (?:should )?(?:fire|shoot)s? twice as (?:fast|quickly|often)\b/gi, 'shoot faster twice'],
  [/\bdouble (?:the )?(?:hero'?s?|player'?s?|his|her|my) speed\b/gi, 'the hero should be faster twice'],
  [/\b(double|halve) (?:the )?speed of (?:the )?([a-z]+)\b|\b(double|halve) (?:the )?([a-z]+?)(?:'s?)? speed\b/gi, ([, one, who, two, whose]) => `the ${who ?? whose} ${/halve/i.test(one ?? two ?? '') ? 'half as fast' : 'twice as fast'}`],
  [/\btwice (?:as (?:many|much)|the) ([a-z]+)\b/gi, 'twice more $1'],
  [/\bhalf (?:as (?:many|much)|the) ([a-z]+)\b/gi, 'half fewer $1'],
  // "can the knight shoot fireballs", "start with a gun"
  [/^(?:can|could|may) ((?:the |my )?[a-z]+) (?=(?:shoot|throw|jump|fly|run|wear|have|use|carry|fire|cast|dash|climb)\b)/i, '$1 should '],
  [/^(?:(?:i|he|she|you|the hero|the player) )?(?:should )?(?:start|begin)s? (?:off )?with (?=an? )/i, 'give the hero '],
  [/(\bboss\b[^.;]*?)(?:,| and|, and) (?:please )?(?:give |make )?(?:it|him|her|them) (?:should |to )?(?:have )?(more|less|twice as much|double the) (?:health|hp|lives|life)\b/gi, '$1, the boss should have $2 health'],
  [/(\bboss\b[^.;]*?)(?:,| and|, and) (?:please )?(?:make )?(?:it|him|her) (?:should be |be |is )?(?:much |a bit |really )?(harder|stronger|tougher|easier|weaker|faster|slower)\b/gi, '$1, the boss should be $2'],
  [/\bmore lives for the [a-z]+,? (\d+)\b/gi, '$1 lives'],
  [/\b(?:make it |let it |it should )(?:take place|happen|play) (in|on|at|inside) /gi, 'set it $1 '],
  // it is too hard
  [/(?:[,.;]|\band|\bbut|\bbecause|\bso)*\s*\b(?:i|we|my (?:son|daughter|kid|kids|child|brother|sister|wife|husband|friend)|he|she|you|one|the player) (?:keep(?:s)? (?:on )?dying|(?:always |constantly |just )?(?:dies?|get(?:s)? killed|loses?)(?: (?:in|at|on|within|after|during|right|immediately|instantly|all|every|too|constantly|so|way|always|each|before|from)\b[^,.;!]*)|(?:can'?t|cannot|can not|could ?n[o']t|never) (?:even )?(?:beat|get past|get through|finish|win|survive|make it|pass|reach)\b[^,.;!]*|(?:have|has|stand|stands|get|gets) no chance\b[^,.;!]*)/gi, ', easier'],
  [/\b(?:it|this|the game|the (?:first|last|second|third) level|level \d|that|everything|they)(?:'s|'re| is| are| gets?)? (?:\w+ )?(?:impossible|unbeatable|unfair|too challenging|too tough|brutal|frustrating)\b/gi, 'easier'],
  [/\b(?:enem(?:y|ies)|foes|monsters|they) (?:are |hit |deal )?(?:way |much |far |a bit )*too (?:strong|hard|tough|dangerous|powerful|much damage|deadly)\b/gi, 'easier'],
  [/\b(?:too hard|too difficult|easier) for (?:my |a |the )?(?:\w+ )?(?:kids?|son|daughter|child|children|year old|niece|nephew|brother|sister|beginners?|me)\b/gi, 'easier'],
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

/** The words as the edits of this game know them. */
export const saidAgain = (words: string, game: GameDescription, doubts: string[] = []): string =>
  AGAIN.reduce(
    (text, [form, said]) =>
      text.replace(form, (...all) => {
        if (typeof said === 'string') return said.replace(/\$(\d)/g, (_, n: string) => (all[Number(n)] as string) ?? '');
        return said(all.slice(0, all.findIndex((one) => typeof one === 'number')) as unknown as RegExpExecArray, game, doubts) ?? (all[0] as string);
      }),
    words,
  )
    .replace(/^[\s,;.]+|[\s,;]+$/g, '')
    .replace(/(?:\s*,)+/g, ','); // biome-ignore format: short enough

/** "It is boring": what I would do about it, for nothing. */
const BORING =
  /\b(?:(?:it|this|the game|that|everything)(?:'s| is| feels| gets| got| seems| looks)? (?:[a-z]+ )?(?:boring|dull|bland|monotonous|repetitive|lame|lifeless|empty|too simple)|(?:make|needs?|want|wants) (?:it |the game )?(?:to be )?(?:more (?:fun|exciting|interesting|action|lively|variety|thrilling)|less boring|livelier|spicier)|spice (?:it|things) up|more fun)\b/i;
const LIVELIER: Readonly<Record<GameDescription['template'], string>> = {
  platformer: 'more enemies, add double jump, add moving platforms',
  adventure: 'more enemies, faster enemies',
  'twin-stick': 'more enemies, foes should drop more hearts',
  runner: 'faster, more coins',
  'match-3': '90 seconds for a level, 6 kinds of pieces',
  'tower-defence': 'more enemies, more money at the start, faster towers',
};
export const livelier = (words: string, game: GameDescription): string | undefined =>
  BORING.test(words) && words.split(/\s+/).length < 12 ? LIVELIER[game.template] : undefined;

const CHANGEABLE =
  /^\W*(?:(?:so|and|ok|hey|now),? )*(?:what|which things|what things|what all|what else)(?: \w+)? (?:can|could|may|should) (?:i|you|we|be|one)(?: \w+)? (?:changed?|edit(?:ed)?|adjust(?:ed)?|tweak(?:ed)?|customi[sz]ed?|modif(?:y|ied)|do|set)(?: (?:here|now|in (?:it|this|the|this game|the game)|about (?:it|this|the game)|with (?:it|this)|game|else|there))*\W*$|^\W*(?:(?:what|which) (?:are )?(?:the |my )?(?:options|settings)(?: (?:are there|do i have|does it have|has it|there))*)\W*$/i;
/** "What can I change?": of the game that is there. */
export const asksForChanges = (words: string): boolean => CHANGEABLE.test(words);

const NOT_NAMED =
  /^(?:foe[23](?:Flies|Speed)|walkers|chasers|flyers|ownShots|foeKinds|companion|folk|flight|tempo|backdrop|shake|sound\w+|heroSize|shotSize|deliver|\w+Speed|musicVolume|hunger|nights|endless)$/;
const nameOf = (id: string): string => id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
export function changesOf({ template, title, settings }: GameDescription): string {
  const of = templateOf(template);
  const has = (id: string) => of.settings.some((one) => one.id === id);
  const numbers = of.settings.flatMap((one) => ('min' in one && !NOT_NAMED.test(one.id) ? [`${nameOf(one.id)} (${settings[one.id] ?? one.default})`] : []));
  const more = [
    ...(has('jumps') ? ['double jumps'] : []),
    ...(has('checkpoints') ? ['checkpoints, spikes, moving platforms, locked doors, power-ups, a weapon'] : []),
    ...(has('deliver') ? ['no fighting, things that are brought to somebody'] : []),
    ...(has('boss') ? ['a boss, also every so many levels'] : []),
    ...(has('nights') ? ['nights, hunger'] : []),
    ...(has('companion') ? ['somebody who goes along or talks'] : []),
  ];
  return `In "${title}" (${of.title.toLowerCase()}) words can change:
- who and what is in it: "the hero should be a fox", "replace the foes with spiders", "use my knight as the hero"
- where and when: "set it in a desert", "make it night", "add rain", "mountains in the background"
- numbers, as they are now: ${numbers.join(', ')}; of one kind of foe alone: "the bats should be slower"
- what there is: ${[...more, 'a time limit'].join('; ')}
- how it looks and sounds: "look like a game boy", "brighter", "sad music", "turn off the jump sound", and its title
Say what you like, or "undo that".`;
} // biome-ignore format: short enough
