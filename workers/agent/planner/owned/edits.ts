/**
 * What a clause says of what it points at, by its grammar: what is taken away, added, put in the place of something, how the whole or a part of it
 * shall be. `§` stands for what is meant.
 */
import { isAdjective } from '../subjects.ts';
import {
  added,
  article,
  type Edit,
  exchanged,
  gone,
  looks,
  MADE,
  partly,
  thing,
  tooMuch,
  whole,
  without,
} from './how.ts';
import type { Reference } from './mine.ts';

export type { Edit } from './how.ts';

const POLITE =
  /[,;.]?\s*\b(?:please|pls|plz|plss?|thanks?|thx|ty|if possible|when you can|asap|lol|haha|btw|rn|tho|though|for me|instead(?! of)|this time|again|now|too(?=\s*(?:$|[,.;!?]))|as well|at all|anymore|any more|actually|just|maybe|kinda|kind of|a (?:bit|little|tad)|slightly|really|way|much|even|a lot|overall)\b[!.]*/gi;
const LEAD =
  /^[\s,.!;:-]*(?:(?:hey|hi|ok|okay|so|and|but|also|then|now|no|oh|well|hmm+|sorry|wait)\b[\s,!.]*)*(?:(?:can|could|would|will) (?:you|u|we|i|ya) (?:please )?(?:get |have )?(?=[a-z])|(?:i|we)(?:'d| would)? (?:like|want|need)(?: (?:you|u))? to (?:see )?|(?:i|we) (?:want|need|would like|'d like) (?=§)|let'?s |(?:can|could|should|would) (?=§))?/i;
/** What stays as it is anyway: only what is named is changed. */
const UNTOUCHED =
  /[,;.]?\s*\b(?:but |and )?(?:(?:leave|keep) (?:the |his |her |its |everything |all )?(?:[a-z]+ ){0,2}?(?:alone|as (?:it|they|he|she) (?:is|are|was|were)|the same|unchanged|untouched)|(?:do not|don'?t) (?:touch|change) (?:the |his |her |its |any)[a-z ]*|nothing else|only that)[!.]*\s*(?=$|[,;.])/gi;
/** The clause without talk around it. */
export const bareOf = (clause: string): string =>
  clause
    .replace(UNTOUCHED, ' ')
    .replace(LEAD, '')
    .replace(POLITE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;!?])/g, '')
    .replace(/^[\s,.:;-]+|[\s,.!?;:]+$/g, '')
    .trim();

/** Whom or what of several references a clause changes: what something is put on or taken from, else what is named first. */
export function targetOf(text: string, refs: readonly Reference[]): readonly Reference[] {
  const [first, ...more] = refs;
  if (!first || !more.length) return refs;
  const listed = refs.filter(
    (ref, i) => i === 0 || /^\s*(?:,|and|&|\+|,? and)\s*$/i.test(text.slice(refs[i - 1]!.to, ref.from)),
  );
  if (listed.length === refs.length) return refs;
  const held = [...refs]
    .reverse()
    .find(({ from }) => /\b(?:to|on|onto|from|off|of|in|into|for|around|over|behind)\s*$/i.test(text.slice(0, from)));
  if (held && refs.filter(({ by }) => by !== 'pronoun').length > 1) return [held];
  return [refs.find(({ by }) => by === 'name') ?? refs.find(({ by }) => by === 'kind') ?? first];
}

type Says = (found: RegExpExecArray) => Edit | undefined;
const MODAL = '(?:should|shall|must|could|can|would|will|needs? to|has to|have to|ought to|is to|are to|supposed to)';
const BE = '(?:be|look|have|wear|hold|carry|get|become)';
const PIECE =
  "((?!be\\b|look\\b|more\\b|into\\b|to\\b|in\\b|all\\b|completely\\b|an? |version|copy|variant)[a-z'-]+(?: [a-z'-]+){0,2}?)";
const FORMS: readonly (readonly [RegExp, Says])[] = [
  // what is wrong with it, or not there
  [/^(?:fix|repair|mend|correct|redo|redraw) (?:the |his |her |its )?(.+?) (?:of|on) §$|^(?:fix|repair|mend|correct) §(?:'s)?(?:,? (.+))?$/i, ([, part, why]) => ({ looks: [], flaw: part ?? why ?? '' })],
  [/^§ (?:is|are) (?:still )?(?:missing|lacking) (.+)$|^§ (?:has|have) no (.+)$|^(?:the |his |her |its )?(.+?) (?:of|on) § (?:is|are) missing.*$|^§ (.+?) (?:is|are) missing.*$/i, ([, a, b, c, d]) => ({ ...added(article(thing(a ?? b ?? c ?? d ?? '')))!, flaw: `${thing(a ?? b ?? c ?? d ?? '')} missing` })],
  [/^(?:(?:the |his |her |its )?(.+?) (?:of|on) §|§(?: ([a-z]+))?) (?:is|are|looks?|came out|turned out|seems?|feels?) (?:so |very |totally )?((?:weird|wrong|off|odd|strange|ugly|broken|bad|funny|blurry|messed up|terrible|awful|crooked|horrible)\b.*)$/i, ([, part, of, how]) => ({ looks: [], flaw: `${part ?? of ?? ''} ${how}`.trim() })],
  // a part of it, of whom the only one is meant
  [/^(?:the |his |her |its )([a-z]+) (?:is|are|looks?|gets?) (?:so |very |totally |half |partly )?((?:cut(?: off)?|clipped|cropped|missing|gone|broken|glitch\w*|garbled|twisted|bent|detached|floating|upside down|backwards|wrong|weird|messed up)\b.*)$/i, ([, part, how]) => ({ looks: [], flaw: `${part} ${how}` })],
  // a size
  [/^(?:(?:make|scale|resize|shrink|enlarge|size|get|draw|put|set|reduce|upscale|downscale|blow up) )?§ (?:(?:be|up|down|small|smaller|big|bigger|larger|like|to|in|at|as|into|a|size|sized?|of|,)[ ,]*)*(\d{1,3})(?: ?(?:x|by|×) ?(\d{1,3}))?(?: ?(?:px|pixels?))?(?: (?:big|large|tall|wide|in size|size))?(?:,.*| (?:but|without|for|so)\b.*)?$/i, ([, w, h]) => ({ looks: [], size: { width: Number(w), height: Number(h ?? w) } })],
  [/^(?:(?:make|scale|resize|shrink|draw|set) )?(?:it )?(?:to|at|in|as) ?(\d{1,3}) ?(?:x|by|×) ?(\d{1,3})(?: ?px)?$/i, ([, w, h]) => ({ looks: [], size: { width: Number(w), height: Number(h) } })],
  [/^(?:shrink|downscale|scale down) §.*$|^§ smaller$/i, () => ({ looks: [], size: { factor: 1 / 1.5 } })],
  [/^(?:enlarge|upscale|blow up|scale up) §.*$|^§ bigger$/i, () => ({ looks: [], size: { factor: 1.5 } })],
  // too much of something
  [/^(?:the |his |her |its )?(.+?) (?:in|of|on) § (?:is|are|looks?|seems?) too ([a-z]+)(?:\b.*)?$|^§ ([a-z]+) (?:is|are|looks?|seems?) too ([a-z]+)(?:\b.*)?$/i, ([, a, b, c, d]) => tooMuch((b ?? d)!, a ?? c)],
  [/^§(?:'s)? (?:is|are|looks?|seems?|turned out|came out) too ([a-z]+),? (?:so )?(?:can you |please )*(?:make|turn|give|let) (?:it|him|her|them|§) (.+)$/i, ([, , how]) => whole(how!)],
  [/^(?:§ )?(?:(?:is|are|looks?|seems?|turned out|came out)? ?)too ([a-z]+)(?:\b.*)?$/i, ([, how]) => tooMuch(how!)],
  [/^§ (?:is|are) (huge|tiny)(?:\b.*)?$/i, ([, how]) => tooMuch(how!)],
  [/^(?:duplicate|copy|clone) §(?:[,.]? (?:and |but )?(?:(?:make|give) (?:it|one|him|her|the (?:copy|second(?: one)?)) |(?:this|the second|the copy|the other) one |one )?(.+))?$/i, ([, how]) => (how ? (/^(?:with|without|in) /i.test(how) ? looks(how) : /^an? /i.test(how) ? added(how) : whole(how)) : undefined)],
  // put right: "no i said green not teal", "same again but as a girl"
  [/^(?:no,? )?(?:i|we) (?:said|meant|asked for|wanted|want) (?:it |him |her )?([a-z-]+)(?:,? (?:and )?not [a-z-]+)?$/i, ([, how]) => (isAdjective(how!) ? whole(how!.toLowerCase()) : undefined)],
  [/^(?:the )?same(?: one| again| thing)?,? (?:but |only )?((?:as|with|without|in|wearing|holding) .+)$|^§ (?:again )?but ((?:as|with|without|in|wearing|holding) .+)$/i, (found) => looks(found.slice(1).find(Boolean))],
  // "do it again but meaner and without the smile"
  [/^(?:try|do|draw|redo|make|go)(?: (?:it|that|one))?(?: (?:once more|over|another time))?,? but ((?:with|without|in|as) .+)$/i, ([, how]) => looks(how!.replace(/,? this time$/i, ''))],
  [/^(?:do|make|draw|redo|redraw|try) §(?: again| once more| over)?,? but (.+)$/i, ([, how]) => editIn(how!) ?? editsIn(how!)],
  // taken away
  [/^(?:take|get|put) (.+?) (?:away|off) (?:from |of )?§(?:,? and (?:give|put on|add) (?:it|him|her|them|§)? ?(.+))?$|^(?:remove|take|cut|delete|erase|drop|lose|ditch|get rid of|strip|take out) (?:off )?(.+?) (?:from|off|of|on|in) §(?:,? and (?:give|put on|add|replace (?:it|them) (?:with|by)) (?:(?:it|him|her|them|§) )?(.+))?$/i, ([, a, b, c, d]) => looks(`without ${thing(a ?? c ?? '')}`, (b ?? d) && `with ${(b ?? d)!.trim()}`)],
  [/^(?:remove|take off|take away|cut off|delete|erase|drop|lose|ditch|get rid of) (?:§ )?(?:the |his |her |its |all |that )*(.+)$|^take (?:the |his |her |its )?(.+?) (?:off|away|out)$|^(?:no|without|minus|no more) (.+)$/i, ([, a, b, c]) => (/^§$/.test(a ?? b ?? c ?? '') ? undefined : gone((a ?? b ?? c)!))],
  [/^(?:(?:make|give|show|draw|have|let) )?§ without (.+)$|^§ (?:should|must|shall|does|do)(?: not|n't) (?:have|wear|hold|carry) (.+)$/i, ([, a, b]) => gone((a ?? b)!)],
  // a part that changes its colour
  [new RegExp(`^(?:change|turn|switch|recolou?r|make) (?:§ |the |his |her |its )*${PIECE}(?: of §)?(?: colou?r)?(?: from [a-z ]+?)? (?:to|into) ((?:(?:dark|light|bright|deep|pale|emerald|sky|navy|lime|hot|royal|forest|blood|ruby) )?[a-z]+)$`, 'i'), ([, part, how]) => (isAdjective(how!.split(' ').at(-1)!) ? looks(partly(part!, how!)) : undefined)],
  // in the place of something
  [/^(?:replace|swap|exchange|switch|change) (?:the |his |her |its |§ |all )*(.+?)(?: (?:of|on|in|from) §)? (?:with|for|by|to|against|into) (.+)$/i, ([, old, next]) => exchanged(old!, next!)],
  [/^(?:give|put on) § (.+?) instead of (.+)$/i, ([, next, old]) => exchanged(old!, next!)],
  // added
  [/^(?:put|dress) § (?:in|into) (.+)$|^§ (?:should|must|shall|needs? to|could) (?:also )?(?:have|wear|hold|carry|get|be wearing|be holding) (.+)$|^§ (?:needs?|wants?|gets?) (.+)$|^(?:give|hand|lend|get) § (.+)$|^(?:let|make|have) § (?:wear|hold|carry|have) (.+)$/i, (found) => added(found.slice(1).find(Boolean)!)],
  [/^(?:add|put|give|attach|draw|paint|place|stick|hang|set|include|install|mount|lay) (.+?) (?:to|on|onto|for|in|into|over|around|upon|inside|at) (?:the )?(?:(head|back|shoulders?|belt|hips?|waist|hands?|arms?|face|neck|chest|legs?|feet|top|front|side) of )?§(?: (?:head|back|shoulders?|belt|hips?|hands?|arms?|face|neck|chest|legs?|feet|side|top|front))?$/i, ([, what, where]) => added(where && !/hands?|neck|head|face|feet/i.test(where) ? `${what} on the ${where}` : what!)],
  [/^(?:put|add|paint|draw) (.+?) on the ([a-z]+) of §(?: and (?:put |add )?(.+))?$/i, ([, what, where, also]) => looks(`with ${what} on the ${where}`, also && `with ${also}`)],
  [/^(more|extra|some|a few|lots of) (.+?) (?:on|in|for|to|around) §(?:,? and (?:an? )?(.+))?$/i, ([, much, what, also]) => looks(`with ${/^(?:more|extra)$/i.test(much!) ? 'more' : much} ${what}`, also && `with ${article(thing(also))}`)],
  // a part of it, as it shall be
  [new RegExp(`^(?:the |his |her |its |all )?${PIECE} (?:of|on) § (?:${MODAL} )(?:${BE} )?(.+)$`, 'i'), ([, part, how]) => looks(partly(part!, without(how!)))],
  [new RegExp(`^§ ${PIECE} ${MODAL} (?:${BE} )?(.+)$`, 'i'), ([, part, how]) => looks(partly(part!, without(how!)))],
  [new RegExp(`^(?:make|turn|paint|dye|colou?r|recolou?r|let) (?:the |his |her |its )?${PIECE} (?:of|on) § (?:to |in |into |be |look )*(.+)$`, 'i'), ([, part, how]) => looks(partly(part!, without(how!)))],
  [new RegExp(`^(?:make|turn|paint|dye|colou?r|recolou?r|let) (?:§ |the |his |her |its )${PIECE} (?:to |in |into |be |look )*((?:all |completely )?[a-z-]+(?: and [a-z-]+)?)$`, 'i'), ([, part, how]) => (isAdjective(how!) && !isAdjective(part!) ? looks(partly(part!, how!)) : undefined)],
  [/^([a-z]+) ((?:[a-z]+er|lit|open|closed|broken|off|gone))$/i, ([, part, how]) => (/^(?:make|look|even|some|very|be|is|the|a)$/i.test(part!) || isAdjective(part!) ? undefined : /^(?:off|gone)$/.test(how!) ? gone(part!) : looks(partly(part!, how!)))],
  // as a whole
  [/^(?:(?:make|draw|create|do|give me|i need|i want|get) )*(?:me )?(?:an? |the )?((?!an? |the |make |draw |create |do |give |i |get )[a-z].*?) (?:version|variant|edition|copy|state|skin) (?:of|for) §(?: (?:for|in|with|as) (.+))?$/i, ([, how, more_]) => looks(/^(?:an?|the|new|another|second|same|different|extra)$/i.test(how!) ? undefined : how, more_ && (/^(?:winter|spring|summer|autumn|fall|night|halloween|christmas)$/i.test(more_) ? more_ : `with ${more_}`))],
  [/^(?:(?:make|draw|create|do|give me|i need|i want|get) )*(?:an? |the )?(?:version|variant|edition|copy) (?:of|for) § (?:for|in|with|as|but|that is|which is) (.+)$|^(?:the )?same § (?:but|only) (?:for|in|with|as)? ?(.+)$|^§,? (?:but|only) (?:for |in )?(?:an? )?(.+)$/i, (found) => { const how = found.slice(1).find(Boolean)!; return whole(/^(?:with|without) /i.test(how) ? how : how.replace(/^(?:the|a) /i, '')); }],
  [/^(?:turn|change|convert|transform|recolou?r|make|repaint) § (?:in)?to (?:an? )?(.+?) (?:version|variant|one|edition|style)(?:,.*)?$/i, ([, how]) => whole(how!)],
  [new RegExp(`^(${Object.keys(MADE).join('|')}) §(?: up| down)?$`, 'i'), ([, verb]) => looks(MADE[verb!.toLowerCase()])],
  [new RegExp(`^§ ${MODAL} (?:be |look |become |turn |get )?(.+)$`, 'i'), ([, how]) => whole(how!)],
  [/^(?:make|turn|paint|dye|colou?r|recolou?r|draw|change|let|have|get|tint|render|repaint) § (?:(?:be|look|looking|in|into|to|to be|all|completely|more of) )*(.+)$/i, ([all, how]) => (/\b(?:in|into|to) (?=the \w+$)/i.test(all) && !isAdjective(how!.replace(/^the /i, '')) ? undefined : whole(how!))],
  [/^§ (?:in|be|look|looking) (.+)$/i, ([, how]) => whole(how!)],
  [/^§ ((?:all |completely )?[a-z-]+)$/i, ([, how]) => (isAdjective(how!) ? whole(how!) : undefined)],
  [/^(?:the |his |her |its )?([a-z]+) (?:on|of|in) § ([a-z-]+)$/i, ([, part, how]) => (isAdjective(how!) ? looks(partly(part!, how!)) : undefined)],
  [/^([a-z]+ (?:from|on|in|out of|around) (?:the|his|her|its) [a-z]+)$/i, ([, what]) => added(what!)],
  [/^§ (?:has|have|got) the wrong (.+?)(?: colou?r)?(?:,|;|\.| and)? (?:it|they|this|that) (?:must|should|needs? to|has to) be (.+)$/i, ([, part, how]) => looks(partly(part!, how!))],
  [/^§ (?:have|wear|hold|carry|get) (.+)$/i, ([, what]) => added(what!)],
  [/^(?:§ )?(open|opened|closed|shut|broken|lit|burning|empty|full|frozen|locked|unlocked|destroyed)$/i, ([, how]) => looks(how!.replace(/^opened$/, 'open').replace(/^shut$/, 'closed'))],
  [/^(?:look|be|become) (.+)$/i, ([, how]) => whole(how!)],
  [/^(?:less|fewer) (.+?) (?:on|in|for|around) §$/i, ([, what]) => looks(`with fewer ${what}`)],
  [/^(?:with|wearing|holding|carrying) (.+)$/i, ([, what]) => added(what!)],
  [/^(?:add|put on|include) (.+)$/i, ([, what]) => added(what!)],
  [/^((?:more |less )?[a-z-]+)$/i, ([, how]) => (isAdjective(how!.replace(/^(?:more|less) /i, '')) || /[a-z]{3}ier$|[a-z]{3}er$/i.test(how!) ? whole(how!) : undefined)],
]; // biome-ignore format: a table

/** What a clause says of what it points at; undefined where none of its forms fits. `text` has `§` for what is meant. */
export function editIn(text: string): Edit | undefined {
  const bare = bareOf(text);
  for (const [form, says] of FORMS) {
    const found = form.exec(bare);
    const said = found && says(found);
    if (said && !said.looks.some((one) => /§/.test(one) || one.split(' ').length > 14)) return said;
  }
  return undefined;
}

/** "hair longer, skin darker": each of them is a change. */
export function editsIn(text: string): Edit | undefined {
  const items = bareOf(text).split(/\s*,\s*(?:and )?|\s+and\s+/).filter(Boolean);
  const edits = items.length > 1 ? items.map((one) => editIn(one)) : [];
  return edits.length && edits.every((one) => one && !one.size && one.flaw === undefined) ? { looks: edits.flatMap((one) => one!.looks) } : undefined;
} // biome-ignore format: short enough
