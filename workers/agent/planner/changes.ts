/** Changes of what a conversation made: somebody moves, is dressed otherwise, a thing is drawn once more in another way. */
import { endsInTerrain } from '../../engine/tile/material.ts';
import type { Args } from '../port.ts';
import type { Asset, Memory } from './memory.ts';
import { isAction, moveOf } from './moves.ts';
import { HERE, pointed } from './references.ts';
import * as say from './says.ts';
import type { Plan, Step } from './step.ts';
import { animate, PRICES } from './steps.ts';
import { isAdjective, isColour, isPiece, isWorn, type Skeleton, singular, subjectOf } from './subjects.ts';
import { editWords } from './talk/edits.ts';
import { readWishes } from './wishes.ts';
import { ARTICLE, bareNoun } from './words.ts';

/** What is to become of what is meant. */
type Change =
  | { readonly kind: 'moves'; readonly moves: readonly string[] }
  | { readonly kind: 'edit'; readonly edit: string }
  | { readonly kind: 'size'; readonly factor: number }
  | { readonly kind: 'pixels'; readonly width: number; readonly height: number }
  | { readonly kind: 'again'; readonly times: number };

/** A form of words: what it says of `…`, in its first group. */
interface Form {
  readonly words: RegExp;
  readonly change: (found: RegExpExecArray, assets: readonly Asset[]) => Change | undefined;
}

const MODAL = '(?:should|shall|must|can|could|will|would|may|needs? to|need|has to|have to|is to|ought to|got to)';
const ADVERBS = '(?: (?:now|also|then|please|just|only|really|rather|always|all|too))*';

/** One after the other, the first that says something. */
const FORMS: readonly Form[] = [
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
  { words: /^(?:(?:add|put|lay|and|with|now|but) )+(.+?) on (?:the )?top(?: of …)?$/, change: ([, what]) => ({ kind: 'edit', edit: `${what} on top` }) },
  { words: /^(?:add|put|attach|draw|paint|place|stick|hang|set) (.+?) (?:to|on|onto|for|in|into|over|around|at|upon|inside) …(?:'s)?(?: (?:head|back|shoulders?|belt|hips?|waist|hands?|arms?|face|neck|chest|legs?|feet|side|roof|top|wall|front|door))?(?: too| as well)?$/, change: ([, what]) => edited(what!, 'with') },
  { words: /^(?:remove|take off|take away|drop|lose|cut(?: off)?|take|get rid of) (?:… |the |his |her |its |their |all )*([^…]+?)(?: (?:from|of|off|away)(?: …)?)?$/, change: ([, what]) => edited(what!, 'without') },
  { words: /^(?:change|replace|swap|turn|make|exchange|paint|recolou?r|colou?r|dye) (?:…|the|his|her|its|their) ([\w -]+?) (?:to be |to|with|by|for|into|against) (.+)$/, change: ([, what, by]) => SCENE.test(what!) ? undefined : edited(isAdjective(by!) ? `${by} ${what}` : by!, 'with') },
  { words: /^(?:make|turn|paint|dye|recolou?r|colou?r) (?:…|the|his|her|its|their) ([\w -]+?) (\w+)$/, change: ([, what, by]) => (isAdjective(by!) && !isAdjective(what!) ? edited(`${by} ${what}`, 'with') : undefined) },
  { words: /^(?:make|turn|paint|colou?r|recolou?r|dye|change|let|have|dress|transform|convert|redo|repaint) …(?: (?:be|look|into|to|like|have|hold|holding|carry|carrying|wear|wearing|up|a bit|a little|slightly|more|but|all|also|now|instead|again|completely|totally|only|just|as|rather))* (.+?)(?: instead| now| again)?$/, change: ([all, how]) => edited(how!, / (?:have|wear|wearing|hold|holding|carry|carrying) /.test(all) ? 'with' : / as /.test(all) ? 'as' : '') },
  { words: new RegExp(`^…${ADVERBS} ${MODAL}${ADVERBS} not (?:have|wear|hold|carry) (.+)$`), change: ([, what]) => edited(what!, 'without') },
  { words: new RegExp(`^…${ADVERBS} ${MODAL}${ADVERBS} (be|have|wear|hold|carry|get|look|become|be wearing|be holding|also have)${ADVERBS}(?: an?(?= (?:bit|little)))?(?: (?:bit|little|more|rather))* (.+)$`), change: ([, verb, what]) => edited(what!, /^(?:be|look|become)$/.test(verb!) ? '' : 'with') },
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

const sized = (how: string, all: string): Change => {
  const bigger = /big|larg|tall|high/.test(how);
  const much = /\b(?:much|way|a lot|twice|two times|far)\b/.test(all)
    ? 2
    : /\b(?:bit|little|slightly)\b/.test(all)
      ? 1.25
      : 1.5;
  return { kind: 'size', factor: bigger ? much : 1 / much };
};

/** What is done, where all of it is a movement. */
function moving(how: string, assets: readonly Asset[], surely: boolean): Change | undefined {
  const skeleton = assets[0]?.skeleton as Skeleton | undefined;
  const told = how
    .replace(/\b(?:animations?|cycles?|anims?)\b/g, (word) => (/,| and /.test(how) ? '' : word))
    .split(/\s*(?:,|\band(?: then)?\b|\bthen\b|\bplus\b|\bas well as\b)\s*/)
    .map((one) => one.replace(/^(?:an?|the|also|maybe|please) (?=\w)/, '').trim())
    .filter(Boolean);
  const moves = told.map((one) => moveOf(one, skeleton) ?? (isAction(one) ? one : undefined));
  if (moves.length && moves.every((move) => move !== undefined)) return { kind: 'moves', moves: moves as string[] };
  return surely && told.length && told.every((one) => /^[a-z]+(?:ing|s)?(?: \w+){0,3}$/.test(one) && isAction(one))
    ? { kind: 'moves', moves: told }
    : undefined;
}

/** Around somebody, and nothing of theirs. */
const SCENE =
  /^(?:back ?ground|scene(?:ry)?|place|setting|view|camera|size|name|style|resolution|format|canvas|price)$/;
/** Words that say that it shall be otherwise, and not how. */
const NO_EDIT =
  /\b(?:better|nicer|cooler|prettier|good|nice|cool|different(?:ly)?|other|perfect|epic|awesome|professional|more|less|again|real|special|interesting|right|properly|correct(?:ly)?|[a-z]+ier|cuter|meaner|sadder|tougher|stronger|faster|fine|great|beautiful|like (?:before|that|this))\b/;

function edited(words: string, link: '' | 'with' | 'without' | 'as'): Change | undefined {
  const what = words
    .replace(/[.!?]+$/, '')
    .replace(/^(?:(?:that|which|who)(?:'s| is| are)|is|are) /, '')
    .trim();
  if (!what || NO_EDIT.test(what)) return undefined;
  // "the same with a wizard" is somebody else
  if (/^with\b/.test(what) && /^(?:person|animal)$/.test(subjectOf(what.replace(/^with\s+/, ''))?.kind ?? ''))
    return undefined;
  const edit =
    link === '' || /^(?:with|without|in|as|wearing|holding|carrying|no)\b/.test(what) ? what : `${link} ${what}`;
  return isEdit(edit) ? { kind: 'edit', edit: link === 'with' ? what : edit } : undefined;
}

/** Where somebody is or lives, which is nothing of theirs to wear or hold. */
const PLACES =
  /\b(?:backgrounds?|scenes?|landscapes?|houses?|huts?|homes?|castles?|caves?|rooms?|village|city|town|forest|desert|beach|sea|sky)\b/;

/** Whether words say what is to be different: a piece, a colour, a build. */
function isEdit(edit: string): boolean {
  const words = edit
    .replace(
      /^(?:(?:with(?:out)?|in|as|wearing|holding|carrying|no|has|have|full of|made (?:out )?of|[a-z]+ed (?:with|in|by))\s+)+/,
      '',
    )
    .replace(/^(?:the|his|her|its|their)\s+/, '');
  if (/\b(?:you|i|we|me|who|what|game|tileset|sprite)\b/.test(words)) return false;
  if (PLACES.test(words)) return false;
  if (isAdjective(words)) return true;
  if (/^without\b/.test(edit)) return words.split(' ').length <= 4;
  const read = readWishes(words, false);
  if (read.wishes.length > 0 && read.puzzles.length === 0) return true;
  const told = readWishes(`a ${words} knight`, false);
  if (told.wishes.length === 1 && told.notes.length === 0 && words.split(' ').length <= 3) return true;
  const dressed = readWishes(`a knight with ${words}`, false);
  return dressed.wishes.length > 0 && dressed.puzzles.length === 0 && dressed.notes.length === 0;
}

/** A wish about what was made before; undefined where it is about something new. */
export function planChange(wish: string, memory: Memory, projectId: string | null): Plan | undefined {
  const words = wish
    .toLowerCase()
    .replace(/[.!?\s]+$/, '')
    .replace(/\bit'?s\b/g, 'its')
    .replace(/\b(?:them|they|these|those) both\b/g, 'both of them')
    .trim();
  const clauses = words.split(
    /\s*(?:[.;]|,? (?=(?:i|we) (?:need|want|would like) (?:it|him|her|them)\b)|,? (?:and|but|then) (?=(?:now )?(?:make|give|let|put|add|remove|change|turn|animate|take|brighten|darken|swap|replace) )|, (?=(?:make|give|let|put|remove|change|turn|animate|take|brighten|darken|swap|replace|add) ))\s*/,
  );
  const own = { ...memory, made: memory.made.filter(({ message }) => !memory.games.includes(message)) };
  const said = clauses.filter(Boolean);
  // "make the orc bigger" is said of the orc, and of no part of anybody
  const isWhole = (clause: string): boolean => {
    const [, noun = ''] =
      /^(?:make|turn|let) (?:the |that )([\w-]+) (?:be )?(?:(?:way|much|a lot|a bit|even|slightly|little) )*\w+er$/.exec(
        clause,
      ) ?? [];
    return (
      noun !== '' &&
      own.made.some(({ words: name }) => new RegExp(`\\b${noun}\\b`, 'i').test(name.split(/,| with | in /)[0]!))
    );
  };
  const edits = said
    .map((clause) => (isWhole(clause) ? clause : editWords(clause)))
    // "too dark, brighten her dress": why, and then what
    .filter((_, i) => !(i + 1 < said.length && /\btoo \w+$/.test(said[i]!)));
  const plans = edits.map((clause) => changeOf(clause, own, projectId));
  if (plans.every((plan) => plan === undefined)) return undefined;
  const missing = plans.find((plan) => plan && 'ask' in plan) ?? (plans.includes(undefined) ? undefined : null);
  if (missing === undefined) return undefined;
  // "a big troll. he smashes": told of somebody new
  if (missing && !own.made.length && plans.includes(undefined)) return undefined;
  if (missing) return missing;
  const done = plans.flatMap((plan) => (plan && 'steps' in plan ? [plan] : []));
  return { whole: true, steps: joined(done.flatMap(({ steps }) => steps)), notes: done.flatMap(({ notes }) => notes) };
}

/** "fatter, and give him a club": one state that has both, and not one of each. */
function joined(steps: readonly Step[]): Step[] {
  const all: Step[] = [];
  for (const step of steps) {
    const { args } = step;
    const at = all.findIndex(
      (one) =>
        one.tool === step.tool &&
        typeof one.args !== 'function' &&
        typeof args !== 'function' &&
        typeof args.edit_description === 'string' &&
        (one.args.character_id ?? one.args.object_id) === (args.character_id ?? args.object_id),
    );
    const first = all[at];
    if (!first || typeof first.args === 'function' || typeof args === 'function') all.push(step);
    else {
      const also = String(args.edit_description);
      const edit = `${first.args.edit_description}, ${/^an?\s/i.test(also) ? 'with ' : ''}${also}`;
      const added = step.what.split(' · ').at(-1);
      all[at] = { ...first, args: { ...first.args, edit_description: edit }, what: `${first.what}, ${added}` };
    }
  }
  return all;
}

const POINTS_AT_START =
  /^(?:(?:make|give|let|turn|put|dress|paint|change|recolou?r|animate|have|remove from|add to|can|could|should|would) )?(?:him|her|it|them|he|she|they|this one|that one|the (?:first|second|third|last|other) one|both of them|the same|same|again)\b/;
const CHANGES = /^(?:turn|recolou?r|dress|replace|remove|take off|without|now with|but|change)\b/;

function changeOf(said: string, memory: Memory, projectId: string | null): Plan | undefined {
  // "same tower but destroyed": of the tower that is there
  const head = bareNoun(memory.made.at(-1)?.words ?? '')
    .split(/,| (?:with|in|of|on) /)[0]!
    .split(' ')
    .at(-1)!;
  const clause = /^[a-z-]{3,}$/i.test(head) ? said.replace(new RegExp(`\\bsame ${head}\\b`, 'i'), 'same one') : said;
  const points = pointed(clause, memory);
  const last = memory.made.at(-1);
  const found =
    (points && formOf(points.rest, points.assets)) ??
    // without a word that points it is about what was made last
    (last && !points ? formOf(clause, [last], true) : undefined);
  const assets = points?.assets ?? (last ? [last] : []);
  const steps = found && assets.flatMap((asset) => stepsFor(found, asset, projectId));
  if (found && steps?.length) return { steps, notes: notesFor(found, assets) };
  if (found && steps) return { ask: say.cannotChange(assets.map((asset) => asset.words).join(' and ')) };
  if (!POINTS_AT_START.test(clause) && !CHANGES.test(clause)) return undefined;
  if (!assets.length) return { ask: say.CHANGE_WHAT };
  return { ask: say.changeHow(assets.map((asset) => asset.words).join(' and ')) };
}

/** What a clause says of what it points at. Without such words it has to be a change by itself. */
function formOf(rest: string, assets: readonly Asset[], unpointed = false): Change | undefined {
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
  if (says.kind !== 'edit' || / on top$/.test(says.edit)) return true;
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

const project = (projectId: string | null): Args => (projectId ? { project_id: projectId } : {});

function stepsFor(change: Change, asset: Asset, projectId: string | null): Step[] {
  const { id, words, kind, tool, args } = asset;
  const { seed: _, ...before } = args;
  const redrawn = (more: Args, what: string): Step => ({
    tool,
    args: { ...before, ...more, ...project(projectId) },
    price: kind === 'ui' ? PRICES.ui : PRICES.object,
    what,
  });
  switch (change.kind) {
    case 'moves':
      return kind === 'character'
        ? change.moves.map((move) => animate(move, asset.skeleton, asset.sides, words, () => id))
        : [];
    case 'again':
      return Array.from({ length: change.times }, (_, i) =>
        redrawn({ seed: asset.message + i + 2 }, `${words}, once more`),
      );
    case 'size': {
      const side = (value: unknown): number =>
        Math.max(16, Math.min(256, Math.round((Number(value) || 48) * change.factor)));
      return [
        redrawn(
          'width' in args ? { width: side(args.width), height: side(args.height) } : { size: side(args.size) },
          `${words}, ${change.factor > 1 ? 'bigger' : 'smaller'}`,
        ),
      ];
    }
    case 'pixels': {
      const { width, height } = change;
      const sides =
        'width' in args
          ? { width, height }
          : kind === 'tiles'
            ? { tile_size: width }
            : { size: Math.max(width, height) };
      return kind === 'map' ? [] : [redrawn(sides, `${words}, ${width}x${height}`)];
    }
    case 'edit': {
      if (kind === 'tiles') {
        const laid = tilesEdited(asset, change.edit);
        return laid ? [redrawn(laid, `${words}, ${change.edit}`)] : [];
      }
      if (kind === 'character')
        return [
          {
            tool: 'create_character_state',
            args: { character_id: id, edit_description: change.edit, ...project(projectId) },
            price: PRICES.state,
            what: `${words} ${/^with/.test(change.edit) ? '' : '· '}${change.edit}`,
          },
        ];
      const description = withEdit(words, change.edit);
      return [redrawn({ description }, description)];
    }
  }
}

/** Tiles in another way: "snow on top", "32 pixels"; other grounds are other tiles. */
function tilesEdited({ tool, args }: Asset, edit: string): Args | undefined {
  const [, top] = /^(?:with )?(.+) on top$/.exec(edit) ?? [];
  if (tool === 'create_sidescroller_tileset' && top && endsInTerrain(bareNoun(top)))
    return { transition_description: bareNoun(top), transition_size: 0.25 };
  if (tool === 'create_isometric_tile' && typeof args.description === 'string')
    return { description: withEdit(args.description, edit) };
  // "make the grass darker": that ground alone
  const [, how, ground] = /^(?:with )?(?:an? |the )?(.+) ([\w-]+)$/i.exec(edit) ?? [];
  if (how && ground && isAdjective(how)) {
    const field = ['lower_description', 'upper_description', 'transition_description'].find((one) =>
      new RegExp(`\\b${ground}\\b`, 'i').test(String(args[one] ?? '')),
    );
    if (field) return { [field]: `${how} ${String(args[field])}` };
  }
  if (!isAdjective(edit)) return undefined;
  // "make it darker": all of its grounds
  const described = (field: string): Args =>
    typeof args[field] === 'string' && args[field] !== 'none' ? { [field]: `${edit} ${String(args[field])}` } : {};
  return tool === 'create_topdown_tileset'
    ? { ...described('lower_description'), ...described('upper_description') }
    : described('lower_description');
}

function notesFor(change: Change, assets: readonly Asset[]): string[] {
  if (change.kind !== 'edit' || assets.every(({ kind }) => kind === 'character')) return [];
  return ['It is drawn anew; the one before is kept.'];
}

/** "a cottage with a garden", "without the garden" → "a cottage" */
function withoutPart(words: string, edit: string): string | undefined {
  const [, part] = /^without (?:the |its |his |her |any |an? )?(.+)$/i.exec(edit) ?? [];
  if (!part) return undefined;
  const rest = words.replace(
    new RegExp(`,? (?:and|with) (?:an? |the |some )?(?:[\\w-]+ )?${part.replace(/[^\w ]/g, '.')}(?= |,|$)`, 'i'),
    '',
  );
  return rest === words ? undefined : rest;
}

/** "a wooden house" + "red" → "a red wooden house"; + "a chimney" → "a wooden house with a chimney" */
export function withEdit(words: string, edit: string): string {
  const less = withoutPart(words, edit);
  if (less) return less;
  const [, article = '', rest = words] = /^(an?|the|some)?\s*(.*)$/i.exec(words) ?? [];
  if (isAdjective(edit)) {
    const kept = isColour(edit)
      ? rest
          .split(' ')
          .filter((word) => !isColour(word))
          .join(' ')
      : rest;
    const one = article && /^an?$/i.test(article) ? (/^[aeiou]/i.test(edit) ? 'an' : 'a') : article;
    return `${one} ${edit} ${kept}`.trim();
  }
  if (/^(?:with|without|in|as|on|holding|wearing|covered|that|which)\b/.test(edit)) return `${words} ${edit}`;
  const noun = singular(bareNoun(edit));
  return ARTICLE.test(edit) || !subjectOf(noun) ? `${words} with ${edit}` : `${words} with ${edit}`;
}
