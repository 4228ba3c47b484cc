/** Common ways of speaking of a game → the words that its edits know. Each row turns one phrase. */
import { type GameDescription, slotIn, slotsOf, templateOf, themeOf } from '../../games/index.ts';
import { subjectOf } from '../words/subjects.ts';
import { isSomebody } from './somebody.ts';
import { slotFor } from './words/game-slots.ts';

type Row = readonly [RegExp, string | ((all: string, ...found: string[]) => string)];
const FOES = '(?:enem(?:y|ies)|foes?|monsters?)';

const HITS = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const ROWS: readonly Row[] = [
  // complaints of how strong, how fast, how many
  [new RegExp(`\\b(?:the |all )?${FOES} (?:are |is |seem |move )*(?:way |much |a bit |far )*too (?:weak|easy|harmless|stupid|dumb)(?:ly)?\\b|\\b(?:stronger|tougher|smarter|more dangerous) (?:enemies|foes|monsters)\\b`, 'gi'), 'harder'],
  [new RegExp(`\\b(?:the |all )?${FOES} (?:are |is |seem |move )*(?:way |much |a bit |far )*too (?:strong|hard|tough|dangerous)(?:ly)?\\b|\\bweaker (?:enemies|foes|monsters)\\b`, 'gi'), 'easier'],
  [/\b(?:the |his |her |its |all )?(?:hero's |player's )?jump(?:s|ing)? (?:is|are|feels?|seems?|looks?)(?: a bit| way| much| really| still| just)* too (low|short|weak|small|high|strong|big)\b/gi, (_, how) => `the hero should jump ${/high|strong|big/i.test(how!) ? 'lower' : 'higher'}`],
  [/\b(?:the |our |my )?(?:hero|player|main character) (?:is|feels?|seems?|moves?|runs?|walks?)(?: a bit| way| much| really| still| just)* too (slow|sluggish|fast|quick)(?:ly)?\b/gi, (_, how) => `the hero should be ${/slow|slug/i.test(how!) ? 'faster' : 'slower'}`],
  [/\b(?:there (?:are|is) |it has |i (?:have|get) )?(?:far |way |much )?too (few|little|many|much) ([a-z]+s)\b/gi, (_, how, what) => `${/few|little/i.test(how!) ? 'more' : 'fewer'} ${what}`],
  [/\b(?:the )?levels? (?:is|are|feels?|seems?)(?: a bit| way| much| really)* too (short|long)\b/gi, (_, how) => `${/short/i.test(how!) ? 'longer' : 'shorter'} levels`],
  [/\b(slow|speed) (?:the |all (?:the )?)?(enem(?:y|ies)|foes|monsters|hero|player|creeps|music|game) (?:down|up)\b/gi, (_, how, who) => `make the ${who} ${/slow/i.test(how!) ? 'slower' : 'faster'}`],
  [/^(?:can|could|should|may) ((?:the |my |all (?:the )?)?[a-z-]+(?: [a-z-]+)?) be ((?:an? |the )?[a-z].*?)\??$/i, '$1 should be $2'],
  // how often one may be hit
  [new RegExp(`\\b(?:the |my )?(?:hero|player|main character|he|she|i|you)? ?(?:(?:should|must|can|will|only) )*(?:dies?|is dead|loses?|gets? killed|is killed|is game over) (?:only )?after ${HITS} (?:hits?|damage|touches)\\b`, 'gi'), '$1 lives'],
  [new RegExp(`\\b(?:the |my )?(?:hero|player|main character|he|she|i|you) (?:(?:should|must|can|will|only|be able to) )*(?:takes?|survives?|withstands?|have|has) ${HITS} (?:hits?|hit ?points|hp|hearts)(?: (?:before|until) (?:dying|death|he dies|she dies|i die|you die|game over))?\\b`, 'gi'), '$1 lives'],
  [new RegExp(`\\b${HITS} (?:hits?|touches) (?:to (?:die|kill (?:me|the (?:hero|player)))|(?:and|then) (?:the (?:hero|player)|you|i)(?:'s| is| are|'re)? (?:dead|dies?|game over))\\b`, 'gi'), '$1 lives'],
  // one for another
  [/^(?:swap|switch|exchange|replace|change) (?:out )?(?:the |my )?(hero|player|main character|boss|companion|goal)(?: character)? from [^,;]+? (?:to|with|for|by|into) (?:be )?(?:the |an? )?((?:(?! and )[^,;])+)$/i, 'the $1 should be a $2'],
  [/^(?:use|take|put|have|make|let) (?:the |an? |my )?((?:(?! and )[^,;])+?) (?:in )?(?:as|be|for|to be) (?:the |my )?(?:new )?(hero|player|main character|boss|companion)(?: character)?$/i, 'the $2 should be a $1'],
  [/^(?:swap|switch|exchange) (?:out )?(?:the |my )?(hero|player|main character|boss|companion|goal)(?: character)? (?:to|with|for|by|into) (?:be )?(?:the |an? )?((?:(?! and )[^,;])+)$/i, 'the $1 should be a $2'],
  // by how much
  [/\b(?:twice|two times|double) as (fast|slow|high|big|large|long|hard)\b/gi, (_, how) => `much ${/big/i.test(how!) ? 'bigg' : how!.replace(/e$/i, '')}er`],
  [/\b(?:twice|two times|double) (?:as many|the)\b/gi, 'much more'],
  [/\bhalf (?:as many|the)\b/gi, 'fewer'],
  [/\b(?:a (?:bit|little|lot|tad)|slightly|somewhat|way|even|just) (?=(?:more|less|fewer|[a-z]+er)\b)/gi, ''],
  [/^(?:set )?(?:the )?(?:start(?:ing|er)? )?(?:money|cash|gold|coins)(?: (?:to|is|should be|at|=|of))? (\d+)$/i, 'start with $1 gold'],
  [/\b(?:bigger|larger|wider) (levels?|stages?|maps?|islands?)\b/gi, 'longer levels'],
  [/\b(?:smaller) (levels?|stages?|maps?|islands?)\b/gi, 'shorter levels'],
  [/^(?:spawn|have|put in|make|add|use) (more|less|fewer) ([a-z]+s)$/i, '$1 $2'],
  // who stands for what
  [/^(?:the )?([a-z][a-z ]*?)\s*(?:->|=>|→|=)\s*([a-z][a-z ]*)$/i, 'replace the $1 with $2'],
  [/^instead of (?:the )?([a-z]+(?: [a-z]+)?),? (?:show|use|have|put|i want|add) ([a-z ]+)$/i, 'replace the $1 with $2'],
  [/\badd (?:an? |the )?boss[,.;]? (?:and )?(?:it|he|she) (?:should|must|shall) be (?=an? )/gi, 'add a boss, the boss should be '],
  [/^use ([a-z -]+?(?:(?:,? and |, )[a-z -]+?)*) (?:as|for) (?:the )?(pieces|gems|towers|enemies|foes)$/i, 'replace the $2 with $1'],
  [/^(?:put|use|add|make|take|have) (?:(?:an?|the|some) )?([a-z][a-z -]*?) (?:in )?(?:as|for|be|into) (?:an? |the )?(?:enem(?:y|ies)|foes?)(?: instead)?(?: (?:instead of|in place of|rather than|for) (?:those |these |the )?(?!of\b)([a-z][a-z -]*))?$/i, (all, who, whom) => (whom ? `replace the ${whom} with ${who}` : /^add\b/i.test(all) && !/\binstead\b/i.test(all) ? `add enemies: ${who}` : `the enemies should be ${who}`)],
  [/^(?:put|use|add|make|take|have) (?:(?:an?|the|some) )?([a-z][a-z -]*?) (?:in )?(?:as|for|be|into) (?:an? |the |my )?(hero|player|boss|goal|companion|coins?|pick-?ups?)(?: instead)?$/i, 'the $2 should be a $1'],
  [/^(?:an? |some )?((?:[a-z-]+ )?[a-z-]+) as (?:(?:an?|the|another|second|third|new|extra|additional|further) )+(?:enem(?:y|ies)|foes?|monsters?)$/i, 'add enemies: $1'],
  [/\b(\d{1,2}) ?(?:x|×|by) ?\1\b(?: (?:board|grid|field|cells?|squares?))?/gi, 'board size $1'],
  [/^(add (?:some |a few )?)([a-z]+)(?:,| and) (?:add )?(?=(?:an? |the )?(?:[\w-]+ ){0,3}boss\b)/i, (all, how, who) => (isSomebody(who!) ? `${how}enemies: ${who}, add ` : all)],
  [/^(?:can|could|may|should|let) (?:the |an? |my )?([a-z][a-z -]*?) be (?:the |my |an? )?(hero|player|boss|companion)(?: in it)?\W*$/i, 'the $2 should be $1'],
  // what foes do anyway
  [/^(add (?:some |a few |an? )?[a-z]+(?: [a-z]+)?) (?:that|which|who|to) (?:(?:can|will|should|also) )?(?:fl(?:y|ies)|attacks?|chases?|comes?|runs?|walks?|hunts?|follows?|moves?)(?: (?:at|after|towards?|to|against|for))?(?: (?:you|me|him|her|it|us|the (?:hero|player)|around|fast|towards you))?$/i, '$1'],
  [/^(?:add|put in|include|i want) (?:some |a few |an? )?((?!more\b|other\b|new\b)[a-z]+(?: [a-z]+)?)$/i, (all, who) => (/\b(?:companion|sidekick|pet|follower|friend|buddy|npcs?|villagers?|shopkeeper|boss)$/i.test(who!) || !isSomebody(who!) || subjectOf(who!)?.agent ? all : `add enemies: ${who}`)],
  // where, and what is there
  [/^use (?:the |an? )?([a-z]+(?: [a-z]+)?)$/i, (all, place) => (themeOf(`in ${place}`) && !isSomebody(place!) ? `set it in a ${place}` : all)],
  [/^((?:change|make|turn|set|put|move|let|i want)\b[^,.;]*?) (?:with|full of|and add) (?:some |many |lots of )?((?:an? )?(?!more\b|fewer\b|less\b)[a-z-]+(?: [a-z-]+)?(?:(?:,? and |, )(?:some |an? )?[a-z-]+(?: [a-z-]+)?)*)$/i, (all, place, things) => (themeOf(place!) ? [place, ...things!.split(/,? and |, /).map(standsThere)].join(', ') : all)],
]; // biome-ignore format: a table
const standsThere = (words: string): string => {
  const what = words.replace(/^(?:some|many|an?|the) /i, '');
  return isSomebody(what) ? `the enemies should be ${what}` : `add ${what} to the scenery`;
};

/** Whom another one shall replace: where nobody is called so, it is told and the rest is done. */
const INSTEAD = /,? (?:instead of|rather than|in place of) (?:the |those |these |all )*([a-z]+(?: [a-z]+)?)\s*$/i;
export function absentIn(words: string, game: GameDescription): readonly string[] {
  const gone = INSTEAD.exec(words.replace(/[?.!\s]+$/, ''))?.[1];
  if (!gone || slotIn(gone, game) || !isSomebody(gone)) return [];
  const foes = slotsOf(game).flatMap(({ id }) =>
    /^(?:walker|chaser|flyer|foe\d)$/.test(id) ? [game.assets[id]!.prompt] : [],
  );
  return [`There are no ${gone} in this game; its foes are ${foes.join(' and ')}.`];
}

/** A phrase as the edits know it; the one who is played is the hero. */
export function saidPlainly(words: string, game: GameDescription): string {
  const told = ROWS.reduce(
    (text, [form, to]) => (typeof to === 'string' ? text.replace(form, to) : text.replace(form, to)),
    words,
  );
  return withHero(told, game);
}

/** "the knight should jump higher" is said of the hero; what he collects instead is what lies about. */
function withHero(text: string, game: GameDescription): string {
  const [figure = ''] = game.assets.hero?.prompt.split(/\s+(?:with|in|of|holding)\s/) ?? [];
  const noun = figure
    .replace(/(?<=\w) (?:hero(?:ine)?|character|player)$/i, '')
    .split(/\s+/)
    .at(-1);
  const named = noun
    ? text.replace(
        new RegExp(
          `(?:\\bthe |^)${noun.replace(/[^\w ]/g, '.')}\\b(?= (?:should|must|can|needs?|has|is|to|a |faster|slower|jump|run|move|walk)|'s)`,
          'i',
        ),
        'the hero',
      )
    : text;
  const gathered = slotFor(templateOf(game.template), /^(?:coins?|gems?|pickups?|treasure|keys?)$/i)?.id ?? 'coins';
  const gone = INSTEAD.exec(named)?.[1];
  const told = (
    gone && !slotIn(gone, game) && !/\b(?:enem|foe|monster|hero|coin|boss|usual|default)/i.test(gone)
      ? named.replace(INSTEAD, '')
      : named
  )
    .replace(
      /\bthe hero (?:jumps?|is jumping) (?:a bit |way |much |still )*(?:too (low|high|short)|not high enough)\b/gi,
      (_, how = 'low') => `the hero should jump ${/high/i.test(how) ? 'lower' : 'higher'}`,
    )
    .replace(
      /\bthe hero (?:runs?|walks?|moves?|is) (?:a bit |way |much |still )*too (slow|fast)(?:ly)?\b/gi,
      (_, how) => `the hero should be ${/slow/i.test(how) ? 'faster' : 'slower'}`,
    );
  return told.replace(
    /^(?:let |make )?(?:him|her|it|he|she|they|the hero|the player|you|we) (?:to |should |must |can |could )?(?:collects?|gathers?|picks? up|finds?|eats?) (?:the )?([\w -]+?)(?: instead(?: of [\w ]+)?)?$/i,
    `replace the ${gathered} with $1`,
  );
}
