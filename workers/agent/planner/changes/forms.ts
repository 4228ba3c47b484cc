/** The forms of words in which a change is told, and what each says of what is meant. */
import type { Asset } from '../memory.ts';
import { HERE } from '../references.ts';
import { isAdjective, isPiece, isWorn, subjectOf } from '../subjects.ts';
import { type Change, edited, moving, sized } from './told.ts';

/** A form of words: what it says of `…`, in its first group. */
interface Form {
  readonly words: RegExp;
  readonly change: (found: RegExpExecArray, assets: readonly Asset[]) => Change | undefined;
}

const MODAL = '(?:should|shall|must|can|could|will|would|may|needs? to|need|has to|have to|is to|ought to|got to)';
const ADVERBS = '(?: (?:now|also|then|please|just|only|really|rather|always|all|too))*';

/** One after the other, the first that says something. */
const FORMS: readonly Form[] = [
  { words: /^(?:show|turn|draw) … (?:to be )?seen from (?:the )?(side|front|above|top|side ?view)$/, change: ([, from], [asset]) => (asset?.kind === 'object' ? { kind: 'view', view: /above|top/.test(from!) ? 'high top-down' : 'side' } : undefined) },
  { words: /^(?:(?:do|draw|make|create|try|generate|render|show) )?(?:… )?(?:it )?(?:again|once more|once again|one more time|anew|over)$/, change: () => ({ kind: 'again', times: 1 }) },
  { words: /^(?:redo|redraw|repeat|retry|regenerate) …$/, change: () => ({ kind: 'again', times: 1 }) },
  { words: /^(?:and )?(?:draw |make |create |give me )?(?:another|one more|a second|a third|(two|three|four|2|3|4) (?:more|others?))(?: (?:one|version|variant|copy|copies|variants?|versions?|like …|of …|of the same))*$/, change: ([, n]) => ({ kind: 'again', times: COUNT[n ?? ''] ?? 1 }) },
  { words: /^(?:make |draw |scale |size |resize |get )?… (?:be |look )?(?:an? )?(?:(?:much|way|a lot|even|little|bit|a bit|slightly|far|twice as|two times) )*(bigger|larger|taller|higher|big|large|smaller|tinier|shorter|little|small)(?: again| please)?$/, change: ([all, how]) => sized(how!, all) },
  { words: /^(?:(?:much|way|a lot|even|a bit|bit|little|a little|slightly|far|twice as|two times as|two times) )*(bigger|larger|taller|higher|smaller|tinier|shorter|(?<=twice as |two times as )(?:big|large|tall|small))$/, change: ([all, how]) => sized(how!, all) },
  { words: /^(?:(?:much|way|a bit|a little|slightly|even|more) )*([^…]+?)(?:,? (with(?:out)? .+))?$/, change: ([, how, more], [asset]) => (asset && isAdjective(how!) ? edited([how, more].filter(Boolean).join(' '), '') ?? { kind: 'edit', edit: how! } : undefined) },
  { words: /^(?:(?:make|draw|do|scale|resize|size|get|but|and|now|again|the same|same) )*(?:… )*(?:(?:be|a bit|much|even|way) )*(?:bigger|larger|smaller|taller|big)?[, ]*(?:please[, ]*)?(?:(?:at|in|to|as|into|of|with|size) )*(\d{2,3})(?: ?x ?(\d{2,3}))?(?: ?(?:px|pixels?))?(?: (?:big|large|tall|high|wide|in size|please))*$/, change: ([, across, down]) => ({ kind: 'pixels', width: Number(across), height: Number(down ?? across) }) },
  { words: /^(?:enlarge|upscale) …$/, change: () => sized('bigger', '') },
  { words: /^(?:shrink|downscale) …$/, change: () => sized('smaller', '') },
  { words: /^(?:animate|move) …[:,]?(?: (?:with|doing|as|to|by|while|in|being|so that (?:it|he|she|they)))* (.+)$/, change: ([, how], assets) => moving(how!, assets, true) },
  { words: /^(?:(?:add|make|create|do|draw|give|and|now|also|i need|with|get) )*(?:… )?(?:with )?(?:an? |the |some )?([^…]+ (?:animations?|cycles?|anims?))(?: (?:for|to|of|with) …)?$/, change: ([, how], assets) => moving(how!, assets, true) },
  { words: /^(?:(?:and|now|then|also|next|add|do|make|give …|… needs|with|i want|i need) )*(?:an? |the )?((?:[a-z-]+ ){0,2}(?:attack|jump|walk|run|kick|punch|idle|death))$/, change: ([, how], assets) => (assets[0]?.kind === 'character' ? { kind: 'moves', moves: [how!] } : undefined) },
  { words: /^(?:please )?(open|close|shut|break|smash|light|ignite|burn|freeze|fill|empty|lock|unlock) …(?: up| down)?$/, change: ([, verb]) => ({ kind: 'edit', edit: STATE_OF[verb!]! }) },
  { words: /^(?:(?:what|how) about )?(?:an? |the )?(?:(?:much|way|even|a bit|slightly) )*(bigger|larger|taller|smaller|tinier) (?:one|version)$/, change: ([all, how]) => sized(how!, all) },
  { words: /^(?:(?:what|how) about |and |maybe )*(?:an? |the )?([\w-]+(?: [\w-]+)?) (?:one|version|variant)$/, change: ([, how]) => (isAdjective(how!) ? { kind: 'edit', edit: how! } : undefined) },
  { words: /^… (?:to )?(be|look|look like|have|wear|hold|become|get|carry) (.+)$/, change: ([, verb, what]) => edited(what!, /^(?:be|look|become|look like)$/.test(verb!) ? '' : 'with') },
  { words: new RegExp(`^(?:let|make|have|get|see|show)? ?…${ADVERBS}(?: ${MODAL})?(?: not)?${ADVERBS}(?: to| start to| start)? (.+)$`), change: ([all, how], assets) => (/ not /.test(all) ? undefined : moving(how!, assets, false)) },
  { words: /^(?:give|hand|lend|get|add|attach|put on) … (?:also |now |on )*(.+)$/, change: ([, what]) => edited(what!, 'with') },
  { words: /^(?:(?:and|now|also|please) )*(?:add|put on) (?:an? |some )?([^…]+)$/, change: ([, what], [asset]) => (asset?.kind === 'character' && isWorn(what!) ? edited(what!, 'with') : undefined) },
  { words: /^(?:(?:and|now|also|please) )*(?:add|put on|put) (?:some |more |a bit of |a few )?(?!an?\b|the\b|one\b|two\b|three\b|\d|another\b)([a-z-]+(?: [a-z-]+)?)(?: (?:to|on|onto|in) …)?$/, change: ([, what], [asset]) => (asset && (asset.kind === 'object' || asset.kind === 'character') && !/^(?:person|animal)$/.test(subjectOf(what!)?.kind ?? '') ? edited(what!, 'with') : undefined) },
  // "add moss and a bucket": what has no number is no thing by itself, nor is what stands beside it
  { words: /^(?:(?:and|now|also|please) )*(?:add|put) (?:some |more |a bit of )?(?!an?\b|the\b|one\b|two\b|three\b|\d|another\b)([a-z-]+(?: [a-z-]+)?(?:,? and|,) (?:an? |some )?[a-z-]+(?: [a-z-]+)?)$/, change: ([, what], [asset]) => (asset?.kind === 'object' && !/s\b/.test(what!.split(/ and |,/)[0]!.replace(/(?:moss|grass|glass|brass)/g, '')) ? edited(what!, 'with') : undefined) },
  { words: /^(?:(?:add|put|lay|and|with|now|but) )+(.+?) on (?:the )?top(?: of …)?$/, change: ([, what]) => ({ kind: 'edit', edit: `${what} on top` }) },
  { words: /^(?:(?:and|now|also|ok|then) )*(?:add|put|draw|place|paint|set) (.+?) (behind|under|underneath|beneath|below|above|next to|beside|in front of|around)(?: …)?$/, change: ([, what, where]) => ({ kind: 'edit', edit: `with ${what} ${where} it` }) },
  { words: /^(?:(?:and|now|also|ok|then) )*(?:add|put|draw|place|paint) (.+?) (?:in|to|into) (?:the|its|his|her) back ?ground(?: of …)?$/, change: ([, what]) => ({ kind: 'edit', edit: `with ${what} behind it` }) },
  { words: /^(?:add|put|attach|draw|paint|place|stick|hang|set) (.+?) (?:to|on|onto|for|in|into|over|around|at|upon|inside) …(?:'s)?(?: (?:head|back|shoulders?|belt|hips?|waist|hands?|arms?|face|neck|chest|legs?|feet|side|roof|top|wall|front|door))?(?: too| as well)?$/, change: ([, what]) => edited(what!, 'with') },
  { words: /^(?:remove|take off|take away|drop|lose|cut(?: off)?|take|get rid of) (?:… |the |his |her |its |their |all )*([^…]+?)(?: (?:from|of|off|away)(?: …)?)?$/, change: ([, what]) => edited(what!, 'without') },
  { words: /^(?:change|replace|swap|turn|make|exchange|paint|recolou?r|colou?r|dye) (?:…|the|his|her|its|their) ([\w -]+?) (?:to be |to|with|by|for|into|against) (.+)$/, change: ([, what, by]) => SCENE.test(what!) || isAdjective(what!.replace(/^(?:look|be) /, '')) ? undefined : edited(isAdjective(by!) ? `${by} ${what}` : by!, 'with') },
  { words: /^(?:make|turn|paint|dye|recolou?r|colou?r) (?:…|the|his|her|its|their) ([\w -]+?) (\w+)$/, change: ([, what, by]) => (isAdjective(by!) && !isAdjective(what!) ? edited(`${by} ${what}`, 'with') : undefined) },
  { words: /^(?:make|turn|paint|colou?r|recolou?r|dye|change|let|have|dress|transform|convert|redo|repaint) …(?: (?:be|look|into|to|like|have|hold|holding|carry|carrying|wear|wearing|up|a bit|a little|slightly|more|but|all|also|now|instead|again|completely|totally|only|just|as|rather))* (.+?)(?: instead| now| again)?$/, change: ([all, how]) => edited(how!, / (?:have|wear|wearing|hold|holding|carry|carrying) /.test(all) ? 'with' : / as /.test(all) ? 'as' : '') },
  { words: new RegExp(`^…${ADVERBS} ${MODAL}${ADVERBS} not (?:have|wear|hold|carry) (.+)$`), change: ([, what]) => edited(what!, 'without') },
  { words: new RegExp(`^…${ADVERBS} ${MODAL}${ADVERBS} (be|have|wear|hold|carry|get|look|become|be wearing|be holding|also have)${ADVERBS}(?: an?(?= (?:bit|little)))?(?: (?:bit|little|more|rather))* (.+)$`), change: ([, verb, what]) => edited(what!, /^(?:be|look|become)$/.test(verb!) ? '' : 'with') },
  // "the chest golden", of "can you make the chest golden"
  { words: /^… ((?:all |completely |more |very )?[a-z-]+(?: and [a-z-]+)?)$/, change: ([, how]) => (isAdjective(how!) ? edited(how!, '') : undefined) },
  { words: /^… needs? (.+)$/, change: ([, what]) => edited(what!, 'with') },
  { words: /^(?:(?:and|but|now|also|then|again|ok) )*(?:… )?(?:(?:but|now|again|again but|only) )*((?:with|without|in|as|wearing|holding|carrying|no|minus|plus|full of|made (?:out )?of|[a-z]+ed (?:with|in|by)) .+)$/, change: ([, how]) => edited(how!.replace(/^(?:minus|no) /, 'without ').replace(/^plus /, 'with '), '') },
  { words: /^(?:and )?(?:(?:make|draw|do|create|give me|show me|i want) )?(?:another|one more|the same|same|a|one|a second|(?:a )?(?:new|different|other) (?:version|variant))(?: (?:one|version|variant|thing|again|…|guy|character|object|of it|of …))*,? (?:(?:but|just|only|now|that is|which is|who is|this time|instead|also) )*((?:(?:with|without|in|as|wearing|holding|has|having) )?.+)$/, change: ([, how]) => edited(how!.replace(/^(?:has|having) /, 'with '), '') },
]; // biome-ignore format: a table
/** What is done to a thing → how it is then. */
const STATE_OF: Readonly<Record<string, string>> = {
  ...{
    open: 'open',
    close: 'closed',
    shut: 'closed',
    break: 'broken',
    smash: 'broken',
    light: 'lit',
    ignite: 'burning',
  },
  ...{ burn: 'burning', freeze: 'frozen', fill: 'full', empty: 'empty', lock: 'locked', unlock: 'open' },
};
const COUNT: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 };

/** Around somebody, and nothing of theirs. */
const SCENE =
  /^(?:back ?ground|scene(?:ry)?|place|setting|view|camera|size|name|style|resolution|format|canvas|price)$/;
/** What a clause says of what it points at. Without such words it has to be a change by itself. */
export function formOf(rest: string, assets: readonly Asset[], unpointed = false): Change | undefined {
  for (const { words, change } of FORMS) {
    const found = words.exec(rest);
    const says = found && change(found, assets);
    if (!says) continue;
    if (unpointed && !standsAlone(rest, says)) continue;
    if (says.kind === 'edit' && says.edit.includes(HERE)) continue;
    return says;
  }
  return undefined;
}

/** "a second wizard", "one red potion" name something new; "without the hat", "a walk animation" do not. */
function standsAlone(rest: string, says: Change): boolean {
  if (says.kind === 'edit' && /^(?:(?:and|now|also|please) )*(?:add|put on) /.test(rest) && isWorn(says.edit))
    return true;
  // "make the cape blue", though no cape was named
  const [, part = ''] =
    /^(?:make|paint|turn|dye|colou?r|recolou?r) (?:the|his|her|its|their) ([\w-]+) [\w-]+$/.exec(rest) ?? [];
  if (says.kind === 'edit' && part && isPiece(part)) return true;
  // "a female one": one of what was made
  if (/\b(?:one|version|variant)$/.test(rest) && !/^(?:one|two|three)\b/.test(rest)) return true;
  if (says.kind === 'pixels') return !/^\d/.test(rest) || /(?:px|x ?\d|pixels?)/.test(rest);
  if (says.kind === 'edit' && /^(?:(?:and|now|also|please) )*(?:add|put) .* and /.test(rest)) return true;
  if (says.kind !== 'edit' || / on top$/.test(says.edit) || /^with .* it$/.test(says.edit)) return true;
  // "older, with a moustache": nobody is named
  if (isAdjective(rest.split(/,? with(?:out)? /)[0]!)) return true;
  if (
    /^(?:and |but |now |also |then |again )*(?:with|without|in|as|wearing|holding|full of|made of|[a-z]+ed (?:with|in|by)|but|no|same|the same|another (?:one|version|variant)|(?:make|draw|do|create|give me) (?:the )?same|remove|take off|take away|drop|lose|get rid of|change|replace|swap|exchange|add (?!an?\b|the\b|one\b|two\b|three\b|\d|another\b))\b/.test(
      rest,
    )
  )
    return true;
  return (
    /^(?:and )?(?:one|the same one|one more)\b/.test(rest) &&
    (/^(?:with|without|in|that|which)/.test(says.edit) || isAdjective(says.edit))
  );
}
