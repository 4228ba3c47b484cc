/**
 * "the skeleton", "chest: 16x16", "treasure chest but made of ice", where this conversation has made none: something of the account may be
 * meant. It is looked for; where there is none, the message is read as it stands.
 */
import type { Sought } from './look.ts';
import type { Memory } from './memory.ts';
import { isAction, isMove, moveOf, SWINGS } from './moves.ts';
import { isAdjective, singular, subjectOf } from './subjects.ts';
import { GAME, TILES, UI } from './words.ts';

/** What is done to what is there already: nothing new is asked for. */
const EDITS =
  '(?:make|turn|give|put|take|remove|add|change|recolou?r|colou?r|paint|dress|resize|scale|shrink|enlarge|flip|mirror|rotate|animate|edit|modify|update|redo|redraw|replace|swap|rename|delete|let|have|do|brighten|darken|upgrade|improve|extend|shorten|lengthen|cut|erase|clean|copy|duplicate|get rid of)';
const LEAD =
  "(?:(?:please|now|and|then|also|ok|so|but|just|next|can you|could you|would you|will you|can u|i(?:'d| would)? (?:want|like|need) (?:you )?to|i want you to|you should|let's) )*";
/** Of pictures and of this conversation, and nobody's name. */
const NO_NAME =
  /^(?:back ?grounds?|game|hero(?:ine)?|player|character|enem(?:y|ies)|boss|picture|image|sprite|thing|object|one|last|first|second|same|other|next|style|size|colou?rs?|palette|view|outline|shading|animation|level|map|tile ?sets?|tiles|world|text|name|title|price|cost|file|zip|it|him|her|them|this|that|screen|menu|font|music|sound|assistant|studio|library|account|project|api|whole|rest|result|tool|editor|page|button|chat)s?$/i;

/** The longest known name at the beginning of words: "wizard a longer beard" → "wizard". */
function nameIn(words: string): string | undefined {
  const said = words.toLowerCase().split(/[^a-z-]+/).slice(0, 4);
  const end = said.findIndex((word) => /^(?:a|an|the|and|or|with|without|to|from|in|on|of|at|by|for|is|are|be|should|so|but|then|into|more|less|bigger|smaller|instead|look|looks|wear|wearing|have|has|some|please|too|as|like|under|over)$/.test(word));
  const all = (end < 0 ? said : said.slice(0, end)).filter(Boolean);
  return [4, 3, 2, 1]
    .filter((length) => length <= all.length)
    .map((length) => all.slice(0, length))
    .find((name) => {
      const [last = ''] = name.slice(-1);
      const text = name.join(' ');
      const subject = !NO_NAME.test(text) && !NO_NAME.test(last) && !name.slice(name.length > 1 ? 1 : 0).some((word) => isAdjective(word)) && !isAdjective(last) ? subjectOf(text) : undefined;
      return subject !== undefined && subject.unknown.length === 0 && !(name.length > 1 && (isMove(last, undefined) || isAction(last)) && subjectOf(name.slice(0, -1).join(' ')));
    })
    ?.join(' ');
} // biome-ignore format: short enough

const seeking = (name: string, said: string, words: string, surely = false): Sought & { readonly words: string } => ({
  search: singular(name),
  said,
  for: 'change',
  ...(surely ? {} : { soft: true }),
  words,
});

/** Who or what of the account may be meant, and the message said of it. */
export function ownMeant(plain: string, memory: Memory): (Sought & { readonly words: string }) | undefined {
  if (memory.made.length || memory.game || memory.sought || memory.asked !== undefined) return undefined;
  if (GAME.test(plain) || UI.test(plain) || TILES.test(plain)) return undefined;
  return ofPointed(plain, memory) ?? ofNamed(plain) ?? ofMoving(plain);
}

/** "make the knight's cape blue", "do the same skeleton an idle", "add a shadow under the skeleton" */
function ofPointed(plain: string, { holdings }: Memory): (Sought & { readonly words: string }) | undefined {
  const [, wanting = '', lacks = ''] =
    /^\W*(?:the|my) ((?:[a-z-]+ ){0,3}?[a-z-]+) (?:needs?|should (?:have|get)|must have|could use|is missing|lacks|wants|misses) (.+)$/i.exec(
      plain,
    ) ?? [];
  if (wanting && nameIn(wanting) === wanting.toLowerCase())
    return seeking(wanting, `the ${wanting}`, `give the ${wanting} ${lacks}`, true);
  if (!new RegExp(`^\\W*${LEAD}${EDITS}\\b`, 'i').test(plain)) return undefined;
  for (const found of plain.matchAll(/\b(the same|that same|this|that|the|my) (?=[a-z])/gi)) {
    const rest = plain.slice(found.index + found[0].length);
    const name = nameIn(rest.replace(/'s\b/, ' of'));
    if (!name) continue;
    if (holdings && /^the$/i.test(found[1]!) && /^let'?s\b/i.test(plain)) continue;
    const said = `${found[0]}${rest.slice(0, name.length)}`;
    const words = plain
      .replace(said, `the ${name}`)
      .replace(/^(\W*(?:[a-z]+ ){0,3}?)do (the [\w -]+?) (?=an? )/i, '$1give $2 ');
    return seeking(name, `the ${name}`, words, true);
  }
  return undefined;
}

/** "chest: change size to 16x16", "knight with the red cape: run, jump", "treasure chest but made of ice" */
function ofNamed(plain: string): (Sought & { readonly words: string }) | undefined {
  const [, who = '', told = ''] = /^(?:the |my )?([a-z][a-z -]{2,40}?)\s*:\s*(.+)$/i.exec(plain) ?? [];
  const name = who && !/^(?:an?|some|\d+|two|three|four|five|six) /i.test(who) ? nameIn(who) : undefined;
  if (name && isOf(who, name)) {
    const [moves = '', ...more] = told.split(/\.\s+|;\s*/);
    if (movesOf(moves).length) return seeking(name, name, `animate it: ${movesOf(moves).join(', ')}${more.length ? `, ${more.join(', ').replace(/^(?:only |just )?(?:from )?(?:the )?side(?:[- ]?view)?(?: only)?\W*$/i, 'facing east only')}` : ''}`);
    const edit = new RegExp(`^${LEAD}(?:(?:set |change )?(?:the |its )?size (?:to |of )?|(?:re)?size(?: it)? to |make it )?(\\d{2,3}(?: ?x ?\\d{2,3})?)(?: ?px)?\\W*$`, 'i').exec(told);
    if (edit) return seeking(name, name, `make it ${edit[1]}`);
    if (new RegExp(`^${LEAD}(?:${EDITS}|bigger|smaller|larger|without|with|no|in)\\b`, 'i').test(told)) return seeking(name, name, told.replace(/^(add|remove|put|take|with|without|no) /i, '$1 '));
  }
  // "a copy of the knight but female"
  const [, of = '', other = ''] = /^(?:(?:please|can you|could you|make|draw|create|do|i want|i need|give me) )*(?:an? |the |another )?(?:copy|version|duplicate|variant|clone|variation) of (?:the|my) ([a-z -]+?),? (?:but |that is |that's |who is |as |which is )+((?:an? )?[a-z].*?)\W*$/i.exec(plain) ?? [];
  const copied = of ? nameIn(of) : undefined;
  if (copied && isOf(of, copied)) return seeking(copied, `the ${copied}`, `make it ${other}`, true);
  const [, what = '', how = ''] =
    /^(?:the |my )?([a-z][a-z -]{2,40}?),? but (?:now |make it |all |as |this time )*((?:made (?:out )?of|in|with|without|on fire|covered|full|bigger|smaller|frozen|broken|open|closed|golden|silver)\b.*?)\W*$/i.exec(plain) ?? [];
  const thing = what && !/^(?:an?|some|same|\d+) /i.test(what) ? nameIn(what) : undefined;
  if (!thing) {
    // "skeleton walk animation", "wizard idle and attack anims"
    const [, who2 = '', moves = ''] = /^(?:the |my )?([a-z]+(?: [a-z]+)??),? ((?:[a-z]+(?:, ?| and | & |, and | \+ ))*[a-z]+(?: [a-z]+)?) (?:animations?|anims?|cycles?)\W*$/i.exec(plain) ?? [];
    const somebody = who2 && !/^(?:an?|some|new|make|draw|create|give|add)\b/i.test(who2) ? nameIn(who2) : undefined;
    if (somebody === who2.toLowerCase() && somebody && /^(?:person|animal)$/.test(subjectOf(somebody)?.kind ?? '') && movesOf(moves).length)
      return seeking(somebody, somebody, `animate it: ${movesOf(moves).join(', ')}`);
  }
  return thing && isOf(what, thing) ? seeking(thing, thing, `make it ${how}`) : undefined;
} // biome-ignore format: short enough

/** A name, with no more than what it is told by: "knight with the red cape". */
const isOf = (who: string, name: string): boolean =>
  who.toLowerCase() === name || /^ (?:with|in|of) (?:the |his |her |an? )?[\w -]+$/i.test(who.slice(name.length));

const movesOf = (list: string): readonly string[] => {
  const items = list
    .split(/\s*(?:[,;/+]|\band(?: then)?\b|&|\bplus\b)\s*/i)
    .map((item) => item.replace(/^(?:an?|the|some) /i, '').replace(/ (?:animations?|anims?|cycles?)$/i, '').trim())
    .filter(Boolean);
  const known = items.map((item) => moveOf(item) ?? (isAction(item) || SWINGS.test(item) ? item : undefined));
  return known.length && known.every((item) => item !== undefined) ? (known as string[]) : [];
}; // biome-ignore format: short enough

/** "a treasure chest opening animation", "animate the chest opening" */
function ofMoving(plain: string): (Sought & { readonly words: string }) | undefined {
  const [, words = ''] =
    new RegExp(`^\\W*${LEAD}(?:(?:make|do|create|draw|give me|i need|i want|need|animate)(?: me)? )?(?:an? |the |my )?(.+?)(?: animations?| anims?)?\\W*$`, 'i').exec(plain) ?? [];
  if (!/\banim(?:ation|ate)?s?\b/i.test(plain) || /[,;:]| (?:with|and|in|of|for) /i.test(words)) return undefined;
  const name = nameIn(words);
  const does = name ? words.slice(name.length).trim() : '';
  if (!name || !/^[a-z]+ing(?: (?:up|down|open|around|closed))?$/i.test(does) || subjectOf(name)?.kind !== 'thing') return undefined;
  return seeking(name, name, `animate it: ${does}`);
} // biome-ignore format: short enough
