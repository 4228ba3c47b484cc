/** Forms of sentences about something that is there: what stands around its name, and the wish that this is. */

import { isMore } from '../acts/edit-pairs.ts';
import { groundsOf } from '../acts/edit-tiles.ts';
import { factorIn, numberIn } from '../slots.ts';
import type { Own, Wish } from '../types.ts';
import { isAdjective, isColour, mayColour } from '../words/adjectives.ts';
import { isAction, moveOf } from '../words/moves.ts';
import { article } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';
import { animationIn, isMoveOf } from './moves.ts';
import { stateForms } from './states.ts';
import { type Form, target, whole } from './whole.ts';

/** "X" stands for what is named. */
export const NAMED = '⟦⟧';

const edit = (own: Own, change: string): Wish => whole('edit', `make ${own.name} ${change}`, [target(own), { slot: 'change', words: changeOf(own, change) }]); // biome-ignore format: one line

/** How a thing is called that is other: "a burned down cottage" is one, "a cottage with burned down" is none. */
function changeOf(own: Own, change: string): string {
  const bare = change.replace(/^(?:now |all |completely |totally |fully )+/i, '');
  const done = /^(?:[a-z]+ly )?(?:half[- ])?[a-z]+(?:ed|en|ing)(?: (?:down|up|apart|out|over|open|shut|off))?$/i.test(
    bare,
  );
  if (/^(?:in|at|on|under|by|near|beside|behind|inside|during|after|without|wearing|covered) /i.test(bare) && own.kind === 'object' && own.list !== 'OBJECT') return `as ${article(`${(own.description || own.name).replace(/^(?:an?|the|some) /i, '')} ${bare}`)}`; // biome-ignore format: one line
  if (!done || own.kind !== 'object' || own.list === 'OBJECT' || isAdjective(bare)) return bare;
  return `as ${article(`${bare} ${(own.description || own.name).replace(/^(?:an?|the|some) /i, '')}`)}`;
}

const SIZE = '(?:(?:much|way|a bit|a little|slightly|far|even|twice as|half as|two times|2x|three times|\\d+ times|like|about) )*(?:bigger|larger|smaller|tinier|taller|shorter|huge|tiny|giant|twice (?:as (?:big|large|tall)|the size)|double(?: the size)?|half (?:as (?:big|large)|the size)|\\d+(?:\\.\\d+)?x(?: (?:as (?:big|large)|the size|bigger|larger))?|\\d+ ?%)'; // biome-ignore format: one line
const sized = (own: Own, size: string): Wish => whole('resize', `${own.name} ${size}`, [target(own), { slot: 'size', words: size }]); // biome-ignore format: one line
/** Said behind a name, and no look of it. */
const NO_LOOK =
  /\b(?:games?|levels?|godot|unity|phaser|tiled|gif|png|json|sheet|spritesheet|zip|files?|folder|directions?|dirs?|frames?|px|pixels?|\d+ ?x ?\d+|animat\w+|map|walk\w*|idle|attack\w*|facing|view|left|right|hero|boss|enem\w+|player|companion|npc|background|everything|all|both)\b/i;
const isLook = (said: string): boolean => !NO_LOOK.test(said) && said.split(' ').length < 14;

const TIME = 'spring|summer|autumn|fall|winter|daylight|day|night|dawn|dusk|sunset|rain|snow';
const M = NAMED;
/** What is done to a thing, and how it is then. */
const DONE: Readonly<Record<string, string>> = { sharpen: 'sharper', polish: 'polished', break: 'broken', crack: 'cracked', burn: 'burnt', melt: 'melted', bend: 'bent', freeze: 'frozen', clean: 'clean', open: 'open', close: 'closed', tear: 'torn', light: 'lit', rust: 'rusty', smash: 'smashed', decorate: 'decorated', enchant: 'enchanted' }; // biome-ignore format: one line
export const FORMS: readonly Form[] = [
  ...stateForms(M),
  // another size of it
  [new RegExp(`^(?:an? |the )?(${SIZE}) (?:version|variant|copy) of ${M}(?:[, ]+(?:like |about |maybe |at )*(.+))?$`, 'i'), ([how = '', more = ''], own) => (more && !factorIn(more) && !/\d/.test(more) ? undefined : [sized(own, more || how)])],
  [new RegExp(`^(?:make |draw |have |do )?${M},? (?:but |should be |to be |at )*(${SIZE})$`, 'i'), ([how = ''], own) => [sized(own, how)]],
  [new RegExp(`^(double|triple|halve|half) (?:the )?size of ${M}$|^(?:the )?size of ${M} (?:should be |to be )?(doubled|tripled|halved)$`, 'i'), ([how = '', done = ''], own) => [sized(own, /^d/i.test(how || done) ? 'twice as big' : /^t/i.test(how || done) ? '3 times as big' : 'half as big')]],
  [new RegExp(`^(?:scale|blow|shrink|enlarge) ${M} (?:up |down )?(?:by |to )?(${SIZE}|a factor of \\d)$`, 'i'), ([how = ''], own) => [sized(own, how.replace(/a factor of (\d)/i, '$1x'))]],
  [new RegExp(`^${M},? (?:but )?in ([a-z]+(?:,? (?:and )?[a-z]+)+)$`, 'i'), ([list = ''], own) => { const colours = list.split(/,? and |, | /).filter(Boolean); return colours.length > 1 && colours.every((one) => isColour(one)) ? colours.map((one) => edit(own, one)) : undefined; }],
  // one for each season, each time of day
  [new RegExp(`^(?:(?:do|make|draw|have) )?${M},? (?:but )?in ((?:${TIME})(?:(?:,? (?:and )?(?:in )?)(?:${TIME}))+)(?: versions)?$`, 'i'), ([list = ''], own) => (own.kind === 'object' || own.kind === 'tiles' ? (list.match(new RegExp(TIME, 'gi')) ?? []).map((one) => edit(own, `in ${one.toLowerCase().replace('fall', 'autumn')}`)) : undefined)],
  // a part of it by itself
  [new RegExp(`^(?:draw |make |i need |give me )?${M}['’]s ([a-z]+(?: [a-z]+)?)(?:,? (?:separately|alone|by itself|on its own|as (?:an? )?(?:separate )?(?:item|object|icon|sprite|thing)(?: by itself)?))$`, 'i'), ([part = ''], own) => (own.kind === 'object' || own.kind === 'character' ? partOf(own, part) : undefined)],
  // "3 poses for Grubnik: sitting, sleeping, hammering"
  [new RegExp(`^(?:\\d|two|three|four|five|some|a few|several)? ?(?:poses|animations|anims|moves|movements|actions) (?:for|of) ${M}[:,-]+ ?([a-z ,]+)$`, 'i'), ([list = ''], own) => movesOf(own, list)],
  // "the water in sand to water should be greener"
  [new RegExp(`^(?:make )?(?:the )?([a-z]+) (?:in|of|on) ${M} (?:should be |must be |has to be |to be |is to be |needs to be )?((?:a bit |much |more |less )?[a-z]+)$`, 'i'), ([part = '', how = ''], own) => (own.kind === 'tiles' && new RegExp(`\\b${part}\\b`, 'i').test(`${own.name} ${own.description}`) && (isAdjective(how) || isColour(how) || /er$/.test(how)) ? [edit(own, `with ${how} ${part}`)] : undefined)],
  // words on a part of an interface
  [new RegExp(`^${M},? (?:with|saying|that says|which says) (?:the )?(?:words?|text|label)? ?["“]?([\\p{L}\\d !?%'’]{1,24}?)["”]?(?: (?:written )?on it)?$`, 'iu'), ([text = ''], own) => (own.kind === 'ui' && /\b(?:words?|text|label|say)/i.test(text) === false && /^[\p{Lu}\d]/u.test(text) ? [{ ...whole('make.ui', `${own.name} "${text}"`, [...partsOf(own), { slot: 'text', words: text }]), note: `It is drawn anew from the words of "${own.name}", with "${text}" on it: alike, and not pixel for pixel the same; "${own.name}" is kept.` }] : undefined)],
  // a sprite has none
  [new RegExp(`^(?:erase|remove|delete|cut out|get rid of|take away) (?:the )?background (?:of|from|on|in|behind) ${M}$`, 'i'), (_, own) => (own.kind === 'character' || own.kind === 'object' ? [{ ...whole('ask.service', `is the background of ${own.name} transparent`, [{ slot: 'target', words: own.name }]), note: 'Nothing has to be removed.' }] : undefined)],
  // what was before is there still
  [new RegExp(`^(?:bring back|restore|get back|go back to|give me back|return to) (?:the |my )?(?:old|original|previous|first|earlier)(?: (?:version|one|sprite|look|picture))? (?:of )?${M}$`, 'i'), (_, own) => [whole('find', `where is ${own.name}`, [target(own)])].map((wish) => ({ ...wish, note: `Nothing is lost by a change: each change is a picture of its own, and "${own.name}" stays as it was beside it.` }))],
  // asked of it
  [new RegExp(`^(?:is|are|does|has) ${M} (?:already |yet |even )?(?:.*\\b)?(?:animated|animations?|directions?|frames|transparent|sides)\\b.*$`, 'i'), (_, own, message) => [whole('ask.service', message, [target(own)])]],
  [new RegExp(`^${M}['’]s ([a-z]+)(?: animation)? is (?:missing|gone|not there)$|^${M} (?:has no|lacks|misses|is missing) (?:an? |the )?([a-z]+)(?: animation)?$`, 'i'), ([one = '', other = ''], own) => (own.kind === 'character' && moveOf(one || other) ? [whole('animate', `${own.name}: ${one || other}`, [target(own), { slot: 'anim', words: one || other }])] : undefined)],
  [new RegExp(`^${M} (?:should|must|needs to|has to|shall) (?:have|get|wear|carry) (an? [a-z -]+ (?:on|in|around|over|behind) (?:his|her|its|their|the) [a-z]+)$`, 'i'), ([what = ''], own) => (own.kind === 'character' ? [edit(own, `with ${what}`)] : undefined)],
  // "fix the walk of pip"
  [new RegExp(`^(?:fix|redo|repair|improve|mend|redraw)(?: the| his| her)? ([a-z]+)(?: animation| anim| cycle)? (?:of|for) ${M}$|^(?:fix|redo|repair|improve|mend|redraw) ${M}['’]s ([a-z]+)(?: animation| anim| cycle)?$`, 'i'), ([one = '', other = ''], own) => (own.kind === 'character' && moveOf(one || other) ? [whole('animate', `the ${one || other} of ${own.name} looks wrong`, [target(own), { slot: 'anim', words: `${one || other} wrong` }])] : undefined)],
  // more frames of what it does
  [new RegExp(`^(?:more|extra|additional) frames (?:for|in|to|on) (?:the )?${M}(?:'s|s')? ([a-z]+)(?: animation| cycle)?$|^(?:a )?smoother ([a-z]+)(?: animation| cycle)? for ${M}$`, 'i'), ([one = '', other = ''], own) => (own.kind === 'character' && moveOf(one || other) ? [whole('edit', `the ${one || other} of ${own.name} with more frames`, [target(own)])] : undefined)],
  // one of each
  [new RegExp(`^(?:make |draw |do |show )?${M},? (?:in|as) (?:two|three|2|3) (?:versions|variants|states|forms)[,:]? ([a-z -]+?)(?:, ([a-z -]+?))?,? and ([a-z -]+)$`, 'i'), (hows, own) => (own.kind === 'object' ? hows.filter(Boolean).map((how) => edit(own, statedOf(own, how))) : undefined)],
  [new RegExp(`^(?:(?:make|draw|do) )?(?:(two|three|four|2|3|4) )?(?:different )?(?:versions|variants|states) of ${M}[:,-]+ ?(.+)$`, 'i'), ([count = '', list = ''], own) => (/^(?:object|character)$/.test(own.kind) && isLook(list) ? eachOf(list, count).map((how) => edit(own, statedOf(own, how))) : undefined)],
  // what it becomes: of two that are named each is one
  [new RegExp(`^(?:turn|change|transform|convert|make|redraw|replace) ${M} (?:in)?(?:to|with|by|as) (an? .+)$`, 'i'), ([what = ''], own) => becomes(own, what)],
  // water moves already
  [new RegExp(`^${M},? (?:but )?(?:with )?(?:the |its )?(?:water|lava|slime) (?:should be |is |that is |be |to be )?(?:animated|moving|moves?)$|^(?:animate|make) (?:the )?(?:water|lava|slime) (?:of|in) ${M}(?: (?:move|animated|animate))?$`, 'i'), (_, own) => (own.kind === 'tiles' ? [whole('ask.advice', 'animate the water of tilesets or leave it', [{ slot: 'topic', words: 'animate the water' }])] : undefined)],
  // "the chest open with gold inside, plus a closed one with a big lock"
  [new RegExp(`^${M},? (.+?),? (?:and|plus|and also|also) an? ((?:[a-z-]+ )?(?:[a-z]+(?:ed|en)|open|shut|empty|full|whole)) (?:one|version)( with .+)?$`, 'i'), ([one = '', other = '', more = ''], own) => twoOf(own, one, `${other}${more}`)],
  // how it shall be
  [new RegExp(`^(?:draw |make |do |create )?(?:exactly )?${M},? but (?:now |please )*(?:(?:make |have )?(?:it|him|her|them|he|she|they)(?:'s| is| are| should be| in)? )?(.+)$`, 'i'), ([how = ''], own) => looked(own, how)],
  [new RegExp(`^(?:draw |make |do |create )?(?:an? |the |one )?(.+?) (?:version|variant|variation|edition)s? of ${M}(?:[, ]+with .+)?$`, 'i'), ([how = ''], own) => (/,|\band\b/i.test(how) ? undefined : looked(own, own.list === 'MAP' ? `${how} version` : how))],
  [new RegExp(`^(?:(?:do|make|draw|have|show)(?: me)? )?${M},? ((?:in|at(?! \\d)|on|under|by(?! \\d)|near|beside|behind|inside|during|after|without|wearing|covered|made of) .+)$`, 'i'), ([how = ''], own) => looked(own, how)],
  [new RegExp(`^(?:make|turn|paint|colou?r|recolou?r) ${M} (?:look |all |completely )*((?:[a-z-]+ ){0,2}[a-z-]+)$`, 'i'), ([how = ''], own) => (own.kind !== 'character' && isAdjective(how) ? looked(own, how) : undefined)],
  // "recolour the boat to purple with a lime trim"
  [new RegExp(`^(?:make|turn|paint|colou?r|recolou?r|repaint|dye|change|switch|redraw) ${M}(?:['’]s colou?r)? (?:to be |to |into |in |be )*([a-z]+(?: and [a-z]+)?),? ((?:and |but )?with .+)$`, 'i'), ([colour = '', more = ''], own) => (colour.split(' and ').every((one) => mayColour(one)) && /^(?:object|character)$/.test(own.kind) ? [edit(own, `${colour} ${more.replace(/^(?:and|but) /i, '')}`)] : undefined)],
  // "pip's whiskers should be curvier", "the hat of pip has to be red"
  [new RegExp(`^(?:make )?${M}['’]s ([a-z]+) (?:(?:should|could|must|has to|have to|needs? to|can|might|shall|ought to) (?:be |look |get |have )?)((?:a bit |much |more |less )?[a-z-]+)$`, 'i'), ([part = '', how = ''], own) => (/^(?:object|character)$/.test(own.kind) && !moveOf(part) && !/^(?:size|name|walk|animation|speed|bigger|smaller)$/i.test(part) && (mayColour(how) || isAdjective(how) || isMore(how) || /(?:ed|en|y|nt)$/i.test(how)) ? [edit(own, `with ${how} ${part}`)] : undefined)],
  // "break the cutlass"
  [new RegExp(`^(${Object.keys(DONE).join('|')}) ${M}(?: up)?$`, 'i'), ([verb = ''], own) => (own.kind === 'object' ? [edit(own, DONE[verb.toLowerCase()]!)] : undefined)],
  // what it holds, and what is done with it; somebody else of the same body; all of its sides; once more
  [new RegExp(`^(?:give|hand) ${M} (an? [a-z -]+?)(?:,? (?:and )?(?:then )?| and )(?:animate|make|let|have|show) (?:him|her|it|them) (?:do(?:ing)? )?(?:an? )?([a-z]+(?:ing)?)(?: animation)? with (?:it|that|them)$`, 'i'), ([thing = '', move = ''], own) => (own.kind === 'character' ? [whole('animate', `${own.name} ${move} with ${thing}`, [target(own), { slot: 'anim', words: move }])] : undefined)],
  [new RegExp(`^(?:an? )?(.+?),? (?:and )?(?:use|using|with|based on|built on|made from|from) ${M}(?: as (?:the |a )?(?:base|basis|body|template|starting point))$|^(?:an? )?(.+?),? based on ${M}$`, 'i'), ([one = '', other = ''], own) => based(own, one || other)],
  [new RegExp(`^(?:an? |the )?(?:turn ?-?around|rotation|model)s?(?: (?:sheet|view|animation))?s? (?:of|for) ${M}$|^${M} turn ?-?around(?: sheet)?$`, 'i'), (_, own) => [whole('edit', `${own.name} from all sides`, [target(own), { slot: 'dirs', words: '8 directions' }])]],
  [new RegExp(`^(?:rotate|turn|spin|draw|make|show|do) ${M},? (?:a?round )?(?:to|in|into|from|through|with|so (?:that )?it has) (?:all )?(?:4|8|four|eight|all) (?:directions|dirs?|sides|angles|ways)$`, 'i'), (_, own, message) => (own.kind === 'object' || own.kind === 'character' ? [whole('edit', `${own.name} from all sides`, [target(own), { slot: 'dirs', words: /\b(?:4|four)\b/i.test(message) ? '4 directions' : '8 directions' }])] : undefined)],
  [new RegExp(`^(?:i )?(?:don'?t|do not|dont) (?:really )?like ${M}[^?]*\\b(?:try|do|draw|make) (?:it )?(?:again|anew|once more|over)$|^(?:try|redo|redraw|re-?do|do|draw) ${M} (?:again|anew|once more|over)$`, 'i'), (_, own) => [whole('again', `draw ${own.name} once more`, [target(own)])]],
  // the same movement in other frames
  [new RegExp(`^(?:the )?([a-z]+)(?: animation| cycle)? (?:of|for) ${M} (?:has to|should|must|needs to|shall|ought to)? ?(?:be|have) (\\d{1,2}) frames(?: long)?$`, 'i'), ([move = '', count = ''], own) => (own.kind === 'character' && moveOf(move) ? [whole('animate', `${own.name}: ${move}, ${count} frames`, [target(own), { slot: 'anim', words: move }, { slot: 'frames', words: `${count} frames` }])] : undefined)],
  // tiles that join those that are there
  [new RegExp(`^([a-z]+(?: [a-z]+)?)(?:(?: to | and |/|-)([a-z]+(?: [a-z]+)?))? (?:tiles?|tile ?set)( with [a-z ]+?)?(?:,? (\\d{2} ?(?:x ?\\d{2}|px)))?,? (?:that |which |to )?(?:fits?|fitting|matching|joining|match(?:es)?|goes?|joins?|work|connects?)(?: with| to| into| in)? ${M}(?:,? (\\d{2} ?(?:x ?\\d{2}|px)))?$`, 'i'), ([one = '', other = '', over = ''], own, message) => joining(own, one, other, message, over)],
  // how it moves
  [new RegExp(`^(?:can (?:you|u) )?animate ${M}[\\s?,:;.!-]*(?:with |so (?:that )?(?:it|he|she) (?:is |are )?)?(.*)$`, 'i'), ([how = ''], own, message) => animationIn(own, how, message)],
  [new RegExp(`^${M},? (?:is |being |while |doing (?:an? )?|performing (?:an? )?|should be )?(.+)$`, 'i'), ([how = ''], own, message) => (isMoveOf(own, how, message) ? animationIn(own, how, message) : undefined)],
  // "clone Mara and call her Mira, red dress"
  [new RegExp(`^(?:clone|duplicate|copy) ${M},?(?: (?:and|but))? (?:call|name) (?:it|him|her|the copy|them) ([\\p{L}'-]+)[,.]? ?(?:(?:and|but|with|in|give (?:it|him|her)) )*(.*)$`, 'iu'), ([name = '', how = ''], own) => (how.trim() ? [{ ...edit(own, /^(?:an? |the )?[a-z]+ (?:dress|hair|eyes|scarf|hat|cape|coat|armou?r|beard|shirt|boots?|skin|fur)$/i.test(how) ? `with ${/^an? |hair$|eyes$|s$|armou?r$|fur$/i.test(how) ? how : `a ${how}`}` : how), note: `The copy is named afterwards: say "rename it to ${name}".` }] : undefined)],
  // "change the sea in sand to sea to swamp water"
  [new RegExp(`^(?:change|turn|make|recolou?r|replace|swap) (?:the )?([a-z]+) (?:in|of|on|from) ${M},? (?:to|into|with|by) (?:an? |some )?([a-z]+(?: [a-z]+){0,2})$`, 'i'), ([was = '', is = ''], own) => (own.kind === 'tiles' && Object.values(groundsOf(own)).some((one) => String(one).toLowerCase().includes(was.toLowerCase())) ? [whole('edit', `make ${own.name}: ${is} instead of ${was}`, [target(own), { slot: 'change', words: `${is} instead of ${was}` }])] : undefined)],
  // "Vesna happy"
  [new RegExp(`^${M} (?:looking |being |but )?(happy|sad|angry|furious|scared|surprised|laughing|crying|smiling|tired|shocked|bored|proud|annoyed|worried)$`, 'i'), ([mood = ''], own) => (own.kind === 'character' ? [{ ...edit(own, mood.toLowerCase()), note: `Or a face alone, for 1 generation: "portrait of ${own.name}, ${mood.toLowerCase()}".` }] : undefined)],
  // "Vesna shoots an arrow"
  [new RegExp(`^${M} ([a-z]+s)((?: (?!is\\b|are\\b|but\\b|and then\\b)[a-z'-]+){0,5})$`, 'i'), ([verb = '', rest = ''], own, message) => (own.kind === 'character' && isAction(verb) && !/\b(?:too|weird|wrong|not|slow|fast|strange|bad|like)\b/i.test(rest) ? animationIn(own, `${verb}${rest}`, message) : undefined)],
  [new RegExp(`^(?:an? |the )?(?:animated|moving) (?:version of )?${M}(?:[\\s,:;-]+(.*))?$`, 'i'), ([how = ''], own, message) => animationIn(own, how, message)],
]; // biome-ignore format: a table

/** "the barn's door separately": drawn from words, as I see no pictures. */
function partOf(own: Own, part: string): readonly Wish[] | undefined {
  const noun = (own.name || own.description).replace(/^(?:an?|the|some) /i, '');
  const words = article(own.kind === 'object' ? `${noun} ${part}` : part);
  return subjectOf(article(part)) || own.kind === 'object' ? [{ ...whole('make.object', words, [{ slot: 'n', words }]), note: `It is drawn from its words: I see no pictures, so it may look otherwise than on "${own.name}", which is kept.` }] : undefined; // biome-ignore format: one line
}

/** "wooden button" → a button, wooden: a word before it is no label. */
const partsOf = (own: Own) => {
  const words = (own.description || own.name).split(' ');
  return [{ slot: 'n', words: words.at(-1)! }, ...(words.length > 1 ? [{ slot: 'style', words: words.slice(0, -1).join(' ') }] : [])];
}; // biome-ignore format: short enough

/** Each of them is a movement of its own. */
function movesOf(own: Own, list: string): readonly Wish[] | undefined {
  const moves = list.split(/\s*,\s*(?:and )?|\s+and\s+/).map((one) => one.trim()).filter(Boolean); // biome-ignore format: one line
  if (own.kind !== 'character' || moves.length < 2 || moves.some((one) => one.split(' ').length > 3)) return undefined;
  return [{ ...whole('animate', `${own.name}: ${list}`, [target(own), ...moves.map((words) => ({ slot: 'anim', words }))]), note: 'Each is made as a movement of its own, whose frames may be used as poses.' }]; // biome-ignore format: one line
}

/** "open and empty, open full of gold": as many as were counted, else one for each that stands by itself. */
function eachOf(list: string, count: string): readonly string[] {
  const parts = list.split(/\s*[,;]\s*(?:and )?|\s*\/\s*/).filter(Boolean);
  const all = list.split(/\s*[,;]\s*(?:and )?|\s*\/\s*|\s+and\s+/).filter(Boolean);
  return count && parts.length === numberIn(count) ? parts : all;
}

/** "and put smoke on it": what it has then. */
const withPut = (how: string): string => how.replace(/,? and (?:put|add|place|give it) (.+?)(?: (?:on|to|in|around|over|onto) (?:it|top|them))?$/i, ' with $1'); // biome-ignore format: one line

function looked(own: Own, said: string): readonly Wish[] | undefined {
  const how = withPut(said);
  const size = new RegExp(`^(?:make (?:it|him|her) )?(${SIZE})$`, 'i').exec(how)?.[1];
  if (size) return [sized(own, size)];
  return isLook(how) && !/[.;]|, (?:and )?(?:then|also)\b/i.test(how) ? [edit(own, how.replace(/^(?:more )?like /i, 'as '))] : undefined; // biome-ignore format: one line
}

const twoOf = (own: Own, one: string, other: string): readonly Wish[] | undefined => (own.kind === 'object' && isLook(one) ? [one, other].map((how) => edit(own, statedOf(own, how))) : undefined); // biome-ignore format: one line
/** "open with gold inside" → "as an open chest with gold inside" */
function statedOf(own: Own, how: string): string {
  const [, state = '', more = ''] =
    /^((?:[a-z]+(?:ed|en)|open|shut|empty|full|whole)(?: and (?:[a-z]+(?:ed|en)|open|shut|empty|full|whole))?)\b(.*)$/i.exec(
      how,
    ) ?? [];
  const noun = (own.description || own.name).replace(/^(?:an?|the|some) /i, '').replace(/^(?:open|closed|empty|full|broken) /i, ''); // biome-ignore format: one line
  return state && own.kind === 'object' && own.list !== 'OBJECT' ? `as ${article(`${state} ${noun}${more}`)}` : how;
}

/** "a skeleton archer, my skeleton as the base": another state of the one that is there. */
function based(own: Own, what: string): readonly Wish[] | undefined {
  if (!isLook(what) || what.split(' ').length > 8) return undefined;
  return own.kind === 'character' ? [edit(own, `as ${article(what.replace(/^an? /i, ''))}`)] : undefined;
}

/** "to a mana potion and a stamina potion (green)": things of the same size, and somebody stays who he is. */
function becomes(own: Own, said: string): readonly Wish[] | undefined {
  if (!isLook(said)) return undefined;
  const each = withPut(said).split(/\s*,\s*(?:and )?(?=an? )|\s+and\s+(?=an? )/i).map((one) => one.replace(/^(an? )?(.+?) \(([a-z -]+)\)$/i, (all, _, noun, how) => (isAdjective(how) ? article(`${how} ${noun}`) : all))); // biome-ignore format: one line
  if (own.kind === 'character') return each.length > 1 ? undefined : [edit(own, `into ${each[0]}`)];
  if (own.kind !== 'object' || each.some((one) => !isLook(one))) return undefined;
  const { width = 48, height = 48 } = own.size ?? {};
  return [whole('make.object', said, [...each.map((words) => ({ slot: 'n', words })), { slot: 'size', words: `${width}x${height}` }])]; // biome-ignore format: one line
}

/** "grass to dirt tiles that match my grass/water": the ground that both have is the very same. */
function joining(own: Own, one: string, other: string, message: string, over: string): readonly Wish[] | undefined {
  if (own.list !== 'TOPDOWN_TILESET') return undefined;
  const theirs = Object.values(groundsOf(own)).map(String);
  const named = [one, other].filter(Boolean);
  const shared = named.find((ground) => theirs.some((their) => their.toLowerCase() === ground.toLowerCase()));
  const fresh = named.find((ground) => ground !== shared);
  const beside = shared ?? theirs[1];
  if (!shared && named.length === 2) return [{ ...whole('make.tiles', message, [...named.map((words) => ({ slot: 'ground', words })), ...(own.tile ? [{ slot: 'size', words: `${own.tile} px` }] : [])]), note: `Neither of them is a ground of "${own.name}": they are drawn as large as its tiles, and do not join it.` }]; // biome-ignore format: one line
  return fresh && beside && (shared || named.length === 1) ? [whole('make.tiles', message, [{ slot: 'ground', words: `${fresh}${over}` }, { slot: 'target', words: `my ${beside}` }])].map((wish) => ({ ...wish, ...sizeTold(own, message) })) : undefined; // biome-ignore format: one line
}
/** What joins a set is as large as its tiles are. */
function sizeTold({ name, tile }: Own, message: string): { readonly note?: string } {
  const asked = Number(/\b(\d{2}) ?(?:x ?\d{2}|px)/.exec(message)?.[1] ?? 0);
  if (!asked || !tile) return {};
  return { note: asked === tile ? `It is as large as the tiles of "${name}": ${tile} px.` : `"${name}" has tiles of ${tile} px: what joins them is as large, and not ${asked}.` }; // biome-ignore format: one line
}
