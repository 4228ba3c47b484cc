/** Other words for edits: what is said around them, what cannot be seen, levels each in its place, by how much, what somebody can. */
import { type GameDescription, templateOf, themeOf } from '../../../games/index.ts';
import type { Row } from './edit-rows.ts';

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

export const AMOUNTS: readonly Row[] = [
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
]; // biome-ignore format: a table
