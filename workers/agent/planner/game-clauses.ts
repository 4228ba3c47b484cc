/** A wish for a game, clause by clause: who plays, against whom, where it ends, what heals; and what is only said beside it. */
import { templateFor } from './../games/index.ts';
import { singular, subjectOf } from './subjects.ts';

export interface Clauses {
  readonly text: string;
  /** Changes of the game that it makes. */
  readonly edits: readonly string[];
  readonly notes: readonly string[];
}
type By = (
  found: RegExpExecArray,
) => { readonly says?: string; readonly edit?: string; readonly note?: string } | undefined;

const WHO = '(?:(?:the|an?|my|our|some) )?((?:[a-z-]+ ){0,3}?[a-z-]+)';
const IS = '(?:is|are|=|:|as|being|should be|will be|shall be)';
/** What somebody does is said behind who it is, and read by others. */
const DOES =
  /\b(?:fight|shoot|collect|avoid|against|eat|jump|run|hunt|catch|find|sav|defend|protect|escap|chas|dodg|kill|who|that|must|has|have|with|deliver)\w*\b/i;
const somebody = (words: string): boolean => {
  if (DOES.test(words)) return false;
  const subject = subjectOf(words) ?? subjectOf(singular(words));
  return subject !== undefined && subject.kind !== 'place';
};
const one = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

const RULES: readonly (readonly [RegExp, By])[] = [
  [new RegExp(`^(?:where |in which |and )?(?:me|i|you|we|player|the player) ?(?:=|:|am|are|is|play(?:s|ing)?(?: as)?|control|steer) ?${WHO}( with .+)?$`, 'i'), ([, who, with_]) => (somebody(who!) ? { says: `hero: ${one(who!)}${with_ ?? ''}` } : undefined)],
  [new RegExp(`^(?:where |in which |and )?${WHO} ${IS} (?:the |my )?(?:hero(?:ine)?|player|good (?:guy|one|side)s?|main character|protagonist|one (?:you|i|we) play)$`, 'i'), ([, who]) => (somebody(who!) ? { says: `hero: ${one(singular(who!))}` } : undefined)],
  [new RegExp(`^(?:where |in which |and |with )?${WHO} ${IS} (?:the |my )?(?:enem(?:y|ies)|bad (?:guy|one)s?|evil (?:guy|one)s?|foes?|villains?|opponents?|baddies)$`, 'i'), ([, who]) => (somebody(who!) ? { says: `enemies: ${who}` } : undefined)],
  [/^(?:and |with |lots of |many |hordes of |waves of )*((?:[a-z-]+ )?[a-z]+s) (?:everywhere|all around|all over(?: the place)?|on all sides|come at (?:you|me)|all the time)$/i, ([, who]) => (somebody(who!) ? { says: `enemies: ${who}` } : undefined)],
  [new RegExp(`^(?:and |you |must |have to |to )*(?:find|reach|get to|get|bring back) ${WHO} to (?:win|finish|end)(?: it| the game)?$`, 'i'), ([, what]) => (somebody(what!) ? { says: `reach ${one(what!)}` } : undefined)],
  [new RegExp(`^(?:and |with )*${WHO} (?:at the (?:very )?end|(?:is|as) (?:the )?(?:goal|exit|finish))(?: of (?:each|every|the) level)?$`, 'i'), ([, what]) => (somebody(what!) && !/boss/i.test(what!) ? { says: `reach ${one(singular(what!))}` } : undefined)],
  [new RegExp(`^(?:and |with |the )*${WHO} (?:heals?|healing|restores? (?:health|life|lives|hearts)|gives? (?:back )?(?:health|an? (?:extra )?life|lives|hearts)|(?:is|are|as) healing(?: items?)?|for healing)$`, 'i'), ([, what]) => (somebody(what!) ? { edit: `replace the hearts with ${one(singular(what!))}` } : undefined)],
  // rooms are levels here, and every adventure has its keys
  [/^(?:and |with |in |has |it has )*(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:small |little |big |different )*rooms?(?: (?:is|are|would be) (?:enough|fine|ok(?:ay)?|good|plenty))?(?:,? and an? keys?(?: to find)?)?$/i, ([, n]) => ({ edit: `${n} levels`, note: `Each room is a level of its own: ${n} of them.` })],
  [/^(?:and |where |in which )*(?:(?:you|i|he|she|one) (?:have to |must |needs? to )?)?(?:look|search|looks|searches|looking|searching|hunt)(?:s|ing)? (?:around )?for (?:your|his|her|the|my|their|an?) (?:lost|missing|stolen|hidden|own)? ?([a-z]+(?: [a-z]+)?)$/i, ([, what]) => (somebody(what!) ? { says: `reach ${one(singular(what!))}` } : undefined)],
  [/^(?:and |where |in which )*((?:[a-z]+ )?[a-z]+s) (?:walk|come|march|run|move|attack|crawl|go)(?: (?:along|down|on|over|through) (?:an?|the) (?:[a-z]+ )?(?:path|road|way|lane|trail)| in waves| from all sides)+$/i, ([, who]) => (somebody(singular(who!)) ? { says: `enemies: ${who}` } : undefined)],
  [/^(?:and |where |in which )*(?:i|you|we|one|the player) (?:can |may |have to |must )?(?:put|place|build|set up|position)s? (?:down )?((?:[a-z]+ )?[a-z]+s)(?: (?:against (?:them|it)|along it|beside it|there|on (?:the )?(?:way|side|map)))?$/i, ([, who]) => (somebody(singular(who!)) ? { says: `${who} defend against them` } : undefined)],
  [/^(?:and |with |where )*(?:(?:you|i|he|she|one) (?:have to |must |needs? to )?(?:find|get|look for) )?(?:an? |the )?keys?(?: to (?:find|collect|get))?$/i, () => ({})],
  [/^(?:and |it |which |that )*(?:gets?|becomes?|is getting|getting|going|goes) (?:faster|quicker|harder|more difficult)(?: and (?:faster|harder))?(?: over time| as (?:you|it) (?:go|goes)(?: on)?| with time| slowly| each level| every level)?$/i, () => ({ note: 'It gets faster and harder from level to level by itself.' })],
  [/^(?:and |the |a |his |her )*[a-z]+ can be (?:whatever|anything|any(?: kind)?|what you (?:like|want))$/i, () => ({})],
  [/^(?:(?:can|could) (?:that|it|this) be done|is (?:that|it|this) possible|possible) ?(?:by|before|until|for)?(?: [a-z]+day| tomorrow| tonight| next week)?$/i, () => ({})],
  [/^(?:and |with )?(?:each|every) (\d+|second|third|fourth|fifth|other)(?:th|rd|nd)? (?:wave|level|round|stage)s? (?:is |gets? |being )?(?:harder|tougher|stronger|more difficult|a boss)$/i, ([, n]) => ({ edit: `a boss every ${n} levels`, note: `Waves get harder one by one by themselves; a boss comes every ${n} levels besides.` })],
  [/^(?:and |with )?(?:each|every)(?: (?:level|one|stage|wave))? (?:is |being |gets? |a bit )*(?:longer|harder|bigger|faster|more difficult) than (?:the )?(?:one before|last(?: one)?|previous(?: one)?|first)$|^(?:each|every)(?: (?:level|one|stage|wave))? (?:is |being |gets? |a bit )*(?:longer|harder|bigger|faster)$/i, () => ({ note: 'Each level is harder than the one before by itself; all of them are of one length, which can be set ("longer levels").' })],
  [/^(?:and |with |the |a )*(?:high ?)?scores? (?:is |shown |displayed )?(?:on (?:the )?top|at the top|in the corner|on screen|visible|counter)?$/i, () => ({})],
  [/^(?:in |on )?(?:an? |the )?(?:arena|levels?|waves|single ?player|top ?view)$/i, () => ({})],
  [/^(?:and |with )*(?:big|large|huge) (?:tiles|pieces|gems|blocks)$/i, () => ({ edit: 'a smaller board', note: 'The board is smaller, so that its pieces are larger.' })],
  [/^(?:and |but |also )*(?:i|we) (?:(?:do ?n[o']?t|have ?n[o']?t|never) (?:have|got|own|made)|have (?:nothing|none|no)|need|also need)\b.*$/i, () => ({})],
  [/^(?:so |and )?(?:please )?(?:make|draw|create|add) (?:what(?:'s| is|ever) (?:needed|missing|necessary)|everything (?:that is )?(?:needed|else)|the rest)$/i, () => ({})],
  [/^(?:his|her|its|their|my (?:son|daughter|kid|friend|wife|husband)(?:'s)?) name(?:s)? (?:is|are) .+$|^(?:he|she)(?:'s| is) (?:called|named) .+$/i, () => ({})],
  [/^(?:the |my |and )*[a-z]+(?: sprite| character| picture)? (?:is |are |would be )(?:ok(?:ay)?|fine|good(?: enough)?|great|alright)$/i, ([all]) => {
    const who = all.replace(/^(?:(?:the|my|and) )*/i, '').split(/ (?:sprite|character|picture|is|are|would)\b/i)[0]!;
    return somebody(who) ? { says: `hero: ${one(who)}` } : undefined;
  }],
  [/^(?:and )?(?:the )?(?:hero|player|main character|he|she)(?: should| must| shall|'s| is| to)*(?: be)? (?:called|named) ["']?([a-z][a-z '-]{1,20}?)["']?$/i, ([, name]) => ({ says: `called "${name![0]!.toUpperCase()}${name!.slice(1)}'s Quest"`, note: `Heroes wear no names on the screen: the game is called "${name![0]!.toUpperCase()}${name!.slice(1)}'s Quest".` })],
]; // biome-ignore format: a table

/** What kinds of games are called by, in other words. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [
    /\bzelda[- ]?(?:like|style|clone|type)(?: game\b|(?=\s*(?:$|[,.;!?]|\b(?:with|where|about|for|in|but|and)\b)))|\bzelda game\b/gi,
    'top-down adventure',
  ],
  [
    /\bmario[- ]?(?:like|style|clone|type)(?: game\b|(?=\s*(?:$|[,.;!?]|\b(?:with|where|about|for|in|but|and)\b)))|\bjump ?(?:'?n'?|and) ?runs?\b/gi,
    'platformer',
  ],
  [/\bmatch (?:3|three)\b/gi, 'match-3'],
  [/\bsurvivors?[- ]like\b/gi, 'survival game'],
];

/** The message with its kinds of games as they are called here. */
export const gameKinds = (said: string): string =>
  KINDS.reduce(
    (all, [words, kind]) => all.replace(words, kind),
    /\bmatch[- ]?(?:3|three)\b/i.test(said) ? said.replace(/\b(big|large|huge) tiles\b/gi, '$1 pieces') : said,
  );

export function gameClauses(said: string): Clauses {
  const text = gameKinds(said);
  const parts = text.split(
    /(\s*(?:[,.;!]+|\s[-–]\s|\bbut\b|\band\b(?= (?:the )?[a-z-]+(?: [a-z-]+)? (?:is|are|should|heals?)\b)|\band\b(?= it\b)|\band\b(?= (?:i|you|we) (?:can |may |must )?(?:put|place|build|set|look|search)\b)|\bwhere\b)\s*)/i,
  );
  const edits: string[] = [];
  const notes: string[] = [];
  let out = '';
  let changed = text !== said;
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i]!.replace(/["!?.\s]+$/g, (end) => (end.includes('"') ? end.trim() : '')).trim();
    const read =
      part &&
      RULES.map(([form, by]) => {
        const found = form.exec(part);
        return found ? by(found) : undefined;
      }).find(Boolean);
    if (!read) {
      out += `${parts[i]}${parts[i + 1] ?? ''}`;
      continue;
    }
    changed = true;
    if (read.edit) edits.push(read.edit);
    if (read.note) notes.push(read.note);
    out = `${out.replace(/[\s,.;!-]*(?:\b(?:where|but|and))?\s*$/i, '')}${read.says ? `, ${read.says}` : ''}${i + 2 < parts.length ? ', ' : ''}`;
  }
  if (!changed) return { text: said, edits: [], notes: [] };
  const plain = out
    .replace(/(?:\s*,)+/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/\s+/g, ' ');
  // "a game where you play the potion, it rolls along": what rolls goes on by itself
  const kind =
    templateFor(plain) || !/\bhero:/.test(plain)
      ? plain
      : /\b(?:rolls?|rolling|runs? (?:along|away)|slides?)\b/i.test(plain)
        ? plain
            .replace(/\bgame\b/i, 'runner')
            .replace(/,? (?:it|he|she) (?:rolls?|runs?|slides?)(?: along| around| away)?(?:,? and)?/i, ',')
        : plain;
  return {
    text: kind.replace(/,? (?:and )?(?:it |he |she )?must(?:n't| not) (?:break|fall|die|touch|crash)[^,.]*/i, ''),
    edits,
    notes,
  };
}
