/** A message about something of the account: saved, renamed, moved, changed, put into a picture, or the model of something new. */

import type { Result } from '../../model.ts';
import { formatOf } from '../account.ts';
import { inStyleOf } from '../assets-plan.ts';
import { notesFor, stepsFor } from '../changes/change-steps.ts';
import { planChange } from '../changes/index.ts';
import { facing } from '../facing.ts';
import { planMap } from '../maps.ts';
import type { Memory } from '../memory.ts';
import { moveOf } from '../moves.ts';
import { renaming } from '../renamed.ts';
import * as say from '../says.ts';
import type { Plan, Step } from '../step.ts';
import { animate } from '../steps.ts';
import { styleFor, takeStyle } from '../style.ts';
import { isAdjective, subjectOf } from '../subjects.ts';
import { picture } from '../thing-steps.ts';
import { takeDelivery } from '../wording/delivery.ts';
import { assetOf, type Holding, isCharacter, isThing, isTiles, type Mention, mentions, withOwn } from './index.ts';
import { isMotion } from './motion.ts';
import { ordered } from './ordered.ts';
import { tilesChanged } from './own-tiles.ts';
import { versionsOf } from './versions.ts';

export interface Own {
  readonly memory: Memory;
  readonly holdings: readonly Holding[];
  readonly projectId: string | null;
}
/** What a reader of such messages is given. */
interface Said extends Own {
  readonly text: string;
  readonly found: readonly Mention[];
}

const POLITE =
  /[,;.]?\s*\b(?:please|pls|plz|thanks?|thx|if (?:that(?:'s| is)|it(?:'s| is))? ?possible|when you can|asap|lol|haha|just so you know|by the way|btw)\b[!.]*|^\W*(?:(?:hey|hi|hello|ok|okay|so|and|now|then|also|well)\b[ ,!]*)+|^\W*(?:can|could|would|will) (?:you|u) (?:please )?|^\W*(?:i(?:'d| would) like (?:you )?to|i (?:want|need) (?:you )?to|let'?s)\s+/gi;
/** Said of what stays as it is: nothing is to be done for it. */
const KEPT =
  /,?\s*\b(?:and )?(?:make|let|have) (?:it|that|the \w+) (?:move|wave|flow|flutter|swing|sway|bounce)s? (?:when|while|as) (?:he|she|it|they) (?:walks?|runs?|moves?)\b|[,;.]?\s*\b(?:and |but )?(?:(?:the |all the )?rest (?:should |must |can )?(?:stays?|remains?|is) ?(?:as is|the same|unchanged|as it is|like it is)?|keep (?:the rest|everything else|all else)(?: (?:as is|the same|unchanged|as it is|like it is))?|(?:nothing|everything) else (?:changes|stays|should (?:change|stay))(?: the same)?|keep (?:the |his |her |its )?(?:same )?[a-z]+ (?:working|intact|the same|as is|unchanged)|no other changes)\b/gi;

const firstly = <T>(...tries: readonly (() => T | undefined)[]): T | undefined => {
  for (const one of tries) {
    const found = one();
    if (found !== undefined) return found;
  }
  return undefined;
};

/** "does my skeleton have animations?": asked, and no order. */
const ASKED = /^\W*(?:(?:and|so|hey|hi) )*(?:does|do|did|is|are|has|was|were)\b/i;
const OF_FACTS = /\b(?:animations?|directions?|sides|frames|size|big|large|pixels|walk|idle|run|states?)\b/i;
function factsAsked(typed: string, { holdings }: Own): Plan | undefined {
  const one = OF_FACTS.test(typed) ? mentions(typed, holdings)[0]?.holding : undefined;
  return one && isCharacter(one)
    ? { steps: [{ tool: 'get_character', args: { character_id: one.id }, price: 0, what: `your ${nameOf(one)}` }], notes: [] }
    : undefined;
} // biome-ignore format: short enough

export function ownWish(typed: string, own: Own): Plan | undefined {
  if (ASKED.test(typed)) return factsAsked(typed, own);
  const text = asTold(ordered(typed, own.holdings), own.holdings)
    .replace(POLITE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;!?])/g, '')
    .replace(/^[\s,]+|[\s,.!]+$/g, '');
  const found = groups(text, own.holdings) ?? mentions(text, own.holdings);
  const said: Said = { ...own, text, found };
  return firstly(
    () => renamed(said),
    () => savedAs(said),
    () => told(said),
    () => versionsOf(said),
    () => inSizes(said),
    () => turned(said),
    () => together(said),
    () => likeOwn(said),
    () => versionOf(said),
    () => moved(said),
    () => onOwnTiles(said),
    () => pictureOf(said),
    () => inkChanged(said),
    () => become(said),
    () => changed(said),
    () => tilesChanged(said.text, said.holdings, said.projectId),
  );
}

/** What somebody else can do already is no wish. */
const CAN_ALREADY =
  /[,.;!?]+\s*(?:and |but |since |because |like )*(?:the|my) [a-z ]+? (?:already|also)? ?(?:can|does|do|has|have|is|did)(?: (?:it|one|that|so))*(?: already| too)*\W*$/i;
const AGAIN = /\b(?:again|redo|re-?do|anew|once more|over|another try|retry|new one|better|remake|fix)\b/i;
/** "the walk of my knight looks stiff, do it again", "can the skeleton walk too? the knight already can": the plain wish in it. */
function asTold(typed: string, holdings: readonly Holding[]): string {
  const without = typed.replace(CAN_ALREADY, (said, at: number) => (mentions(typed.slice(0, at), holdings).length ? '?' : said));
  const able = /^\W*(?:hey |hi |ok |so |and )*(?:can|could|would|will) ((?:the|my|our) .+?)(?:,? too|,? as well|,? also)?\?*\s*$/i.exec(without)?.[1];
  if (able && mentions(able, holdings)[0]?.from === 0) return `make ${able}`;
  const [, move = '', who = ''] =
    /\bthe ([a-z]+)(?: animation| cycle| anim)? (?:of|on|for|from) ((?:my|the|our) (?:[a-z]+ ){0,3}?[a-z]+?) (?:looks?|is|feels?|seems?|came out|turned out)\b/i.exec(typed) ?? [];
  const [, whose = '', deed = ''] =
    /\b((?:my|the|our) (?:[a-z]+ ){0,3}?[a-z]+?)'s ([a-z]+)(?: animation| cycle| anim)? (?:looks?|is|feels?|seems?|came out|turned out)\b/i.exec(typed) ?? [];
  const [name, does] = move ? [who, move] : [whose, deed];
  if (does && AGAIN.test(typed) && isMotion(does) && mentions(name, holdings).length) return `animate ${name}: ${does}`;
  return without;
} // biome-ignore format: short enough

const VERSION =
  /[,;.]?\s*\b(?:(?:make|as|in|and|but|i want|give me|draw|create) )*(?:an? |the )?(?:extra|another|alternate|alternative|alt|second|additional|separate|new|different) (?:version|variant|variation|state|skin|outfit|look)\b(?:,? (?:of(?: it| him| her| them)?|not instead|not a replacement|not replacing(?: it| him| her)?|please|besides|too|and keep (?:the )?(?:old|original|first)(?: one)?))*|[,;.]?\s*\b(?:not instead|keep the original(?: too)?)\b/gi;
/** "knight without the helmet, as an extra version": a state of the one that is there, and nobody new. */
function versionOf({ text, found, projectId }: Said): Plan | undefined {
  if (!VERSION.test(text)) return undefined;
  VERSION.lastIndex = 0;
  const [one, more] = found;
  if (!one || more || one.by === 'new' || isTiles(one.holding)) return undefined;
  const edit = `${text.slice(0, one.from)} ${text.slice(one.to)}`
    .replace(VERSION, ' ')
    .replace(/^\W*(?:(?:make|draw|create|give me|i want|i need|of|a|an|the|version|variant|one)\b\s*)+/i, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;])/g, '')
    .replace(/[.;]\s*/g, ', ')
    .replace(/^[\s,:]+|[\s,:]+$/g, '');
  if (!/[a-z]{3}/i.test(edit)) return { ask: `How shall the other version of ${nameOf(one.holding)} look — for example "with a red cape"?` };
  return {
    whole: true,
    steps: stepsFor({ kind: 'edit', edit }, assetOf(one.holding), projectId),
    notes: [`The ${nameOf(one.holding)} that you have is kept.`],
  };
} // biome-ignore format: short enough

/** "both my characters", "all my objects" */
function groups(text: string, holdings: readonly Holding[]): readonly Mention[] | undefined {
  const said =
    /\b(?:both|all|each|every one|the two)(?: of)?(?: my| the| our)? (characters?|objects?|things|sprites|heroes)\b|\bmy (characters|objects)\b/i.exec(
      text,
    );
  if (!said) return undefined;
  const kind = (said[1] ?? said[2])!.toLowerCase();
  const of = /^char|^hero/.test(kind)
    ? isCharacter
    : /^obj|^thing/.test(kind)
      ? isThing
      : (one: Holding) => !isTiles(one);
  const meant = holdings.filter(of);
  const all = /^(?:both|the two)/i.test(said[0]) ? meant.slice(0, 2) : meant;
  return all.length
    ? all.map((holding) => ({ holding, from: said.index, to: said.index + said[0].length, by: 'my', many: false }))
    : undefined;
}

const old = ({ found }: Said): readonly Mention[] => found.filter(({ by }) => by !== 'new');
const nameOf = ({ name }: Holding): string => name.toLowerCase();
const without = (text: string, found: readonly Mention[]): string =>
  [...found]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} … ${rest.slice(to)}`, text)
    .replace(/\s+/g, ' ')
    .trim();

/** "rename skeleton to Sir Bonesworth" */
function renamed(said: Said): Plan | undefined {
  const wish = renaming(said.text);
  const one = wish && mentions(wish.who, said.holdings)[0]?.holding;
  if (!wish || !one) return undefined;
  const what = `the name "${wish.name}" for ${nameOf(one)}`;
  return {
    whole: true,
    steps: [{ tool: 'rename_asset', args: { asset_id: one.id, name: wish.name }, price: 0, what }],
    notes: [],
  };
}

const SAVES =
  /\b(?:exports?|download|save|zip|e-?mail|send|files?)\b|\b(?:as|in|into) (?:an? |one )?(?:sprite ?sheets?|gifs?|pngs?|sheet|zip)\b|^(?:an? |the )?(?:gifs?|sprite ?sheets?|png|zip)\b|\b(?:gif|sprite ?sheet) (?:of|from|for)\b|\bhow do i get (?:it|my|the)\b/i;
const GIF_NOTE =
  'A GIF of one movement from one side is saved on its page in the studio: choose the movement, the side and GIF.';
const LARGER_NOTE =
  'The file has one pixel for each that was drawn. Enlarged without any blur it is saved by the pixel editor of the studio (2, 4 or 8 times).';
const SHEET_NOTE =
  'The sheet is one PNG; each movement has a row for each direction, and JSON beside it tells the rows.';
const NO_MAIL = 'I cannot send mail or messages: save the file from the link and send it yourself.';

/** "gif of the knight walking south", "my desert tileset for Godot": links to save them by, for nothing. */
function savedAs(said: Said): Plan | undefined {
  const own = old(said);
  const into =
    takeDelivery(`a tileset ${/\b(?:for|in|into|to) (?:my )?[a-z ]+/i.exec(said.text)?.[0] ?? ''}`).into ??
    formatOf(said.text)?.[1];
  if (
    !own.length ||
    groups(said.text, said.holdings) ||
    !(SAVES.test(said.text) || (into !== undefined && /\bmy\b/i.test(said.text)))
  )
    return undefined;
  if (/\b(?:draw|create|generate|animate)\b|\b(?:reduce|limit)\b.*\bcolou?rs\b/i.test(said.text)) return undefined;
  const format = formatOf(said.text)?.[1];
  const about = formatOf(said.text)?.[2];
  const steps = [...new Set(own.map(({ holding }) => holding))].map(
    (holding): Step => ({
      tool: 'find_assets',
      args: { search: holding.name, ...(format ? { format } : {}) },
      price: 0,
      what: `your ${nameOf(holding)}`,
    }),
  );
  const tiles = own.some(({ holding }) => isTiles(holding));
  return {
    whole: true,
    steps,
    notes: [
      ...(/\b(?:e-?mail|send .+ (?:to|by)|send my friend|text it)\b/i.test(said.text) ? [NO_MAIL] : []),
      ...(/\bgifs?\b/i.test(said.text) ? [GIF_NOTE] : []),
      ...(/\b\d+ ?x(?! ?\d)|\b\d+ times\b|\bx ?\d+\b(?! ?x)|\b(?:double|triple|upscaled|enlarged|bigger|larger)\b/i.test(
        said.text,
      )
        ? [LARGER_NOTE]
        : []),
      ...(/\bsheets?\b|\bspritesheets?\b/i.test(said.text) && !about ? [SHEET_NOTE] : []),
      ...(tiles && /godot/i.test(said.text)
        ? [
            'In Godot 4: on the page of the tileset in the studio choose "Godot", put the ZIP into the project and open the TileSet resource in a TileMapLayer.',
          ]
        : []),
    ],
  };
}

const BAD =
  /\b(?:looks?|seems?|is|are|came out|turned out|feels?)\s+(?:(?:a bit|a little|so|really|kinda|somewhat|too|very|totally|pretty)\s+)*(?:weird|wrong|off|odd|strange|ugly|broken|bad|funny|blurry|messed up|weirdly)\b/i;
/** "the feet of the skeleton look weird in the north east view" */
function told(said: Said): Plan | undefined {
  const [one] = old(said);
  if (!one || !BAD.test(said.text) || !BAD.test(said.text.replace(/\bmake\b.*/i, ''))) return undefined;
  const side = /\b(north|south)[ -]?(east|west)\b|\b(north|south|east|west)\b/i.exec(said.text)?.[0].toLowerCase();
  const what = nameOf(one.holding);
  return {
    ask: `Thanks for telling me. I can draw the ${what} once more${side ? ` and with it the ${side} view` : ''} (1 generation; the one that you have is kept)${isCharacter(one.holding) ? ', or a single side can be mended by hand in the pixel editor of the studio' : ''}. Shall I draw the ${what} again?`,
  };
}

const LIKE =
  /[,;:]?\s*(?:\b(?:which|that|it|he|she|and)\s+)?\b(?:like|looks? (?:just |exactly |a lot )?like|based on|similar to|a version of|a variant of|a copy of|same as|modell?ed on|in the (?:same )?style of|made from)\s*$/i;
const FITS =
  /[,;.]?\s*\b(?:(?:it|he|she|they|that|which|and|to) )*(?:should |must |has to |needs to |shall )?(?:match(?:es|ing)?|fits?(?: with| to)?|goes with|go with|suits?|in the (?:same )?style of|same style as|as|be consistent with)\s*$/i;
const SIZE_OF =
  /\b(?:(twice|half|three times|double) (?:as (?:big|large|tall|high)|the (?:size|height))(?: as| of)?|(?:as (?:big|large|tall)|the same size|same size) as|(?:a bit |much |slightly )?(bigger|smaller|taller|larger) than)\s*$/i;
const TIMES: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  half: 0.5,
  'three times': 3,
  bigger: 1.5,
  taller: 1.5,
  larger: 1.5,
  smaller: 0.67,
};
const USUAL_SIZE = 48;

/** Of whom or what something new is to be like: "the one I have", "my closed one", "my knight". */
function likeOwn(said: Said): Plan | undefined {
  const { text } = said;
  const pointed = old(said).find(
    ({ from }) => LIKE.test(text.slice(0, from)) || FITS.test(text.slice(0, from)) || SIZE_OF.test(text.slice(0, from)),
  );
  const one =
    /\b(?:the|my|our)(?: [a-z]+)? one(?: (?:that )?i (?:have|own|made|already have))?\b|\bthe [a-z]+ (?:that )?i (?:have|own|made)(?: already)?\b/i.exec(
      text,
    );
  const named = said.found.find(({ from, to }) => one && (to <= one.index || from >= one.index + one[0].length));
  const model = pointed ?? (one && named ? { ...named, from: one.index, to: one.index + one[0].length } : undefined);
  if (!model) return undefined;
  const [before, after] = [text.slice(0, model.from), text.slice(model.to).replace(/^[\s,]*/, ' ')];
  const size = SIZE_OF.exec(before);
  const rest = (at: string) =>
    at
      .replace(/^(?:make|draw|create|give me|i want|i need|generate|add)(?: me)? /i, '')
      .replace(/[\s,;:.]+$/, '')
      .trim();
  if (size) {
    const what = rest(
      before.slice(0, size.index).replace(/\s*\b(?:that(?:'s| is)|which is|who(?:'s| is)|is)\s*$/i, ''),
    );
    const subject = subjectOf(what);
    if (!subject || subject.kind === 'place') return undefined;
    const times = TIMES[(size[1] ?? size[2] ?? '').toLowerCase()] ?? 1;
    const side = Math.min(128, Math.round(USUAL_SIZE * times));
    const alive = subject.kind !== 'thing' || subject.creature;
    const description = `${what}${after.replace(/[.!\s]+$/, '')}`.trim();
    const step: Step = alive
      ? { tool: 'create_character', args: { description, size: side }, price: 1, what: `${description}, ${side} px` }
      : {
          tool: 'create_map_object',
          args: { description, width: side, height: side },
          price: 1,
          what: `${description}, ${side} px`,
        };
    return {
      whole: true,
      steps: [step],
      notes: [
        `Your ${nameOf(model.holding)} is drawn at ${USUAL_SIZE} pixels where nothing else was said: this one has ${side}. Say another size if yours is larger.`,
      ],
    };
  }
  // "a mimic: looks like my chest but with teeth", "a skeleton like the one i have but with a crown": that one, otherwise
  const like = LIKE.test(before);
  const lead = rest(before.replace(like ? LIKE : FITS, ''));
  const other = after
    .replace(/^[\s,;:.]*(?:but|only|just|except|and|with the difference that)?\s*/i, '')
    .replace(/[.!\s]+$/, '');
  const own = assetOf(model.holding);
  const base = mentions(lead, [model.holding]).length ? '' : lead;
  const added = like ? other : lead.replace(/^.*?\bbut\b\s*(?:now )?/i, '');
  if (!like && !/\bbut\b/i.test(lead)) return inStyle(text, model.holding, said);
  if (!added) return undefined;
  const how = added
    .replace(/^(?:it |he |she )?(?:has|have|having|wears|is|was)\s+/i, (all) =>
      /has|have|having|wears/i.test(all) ? 'with ' : '',
    )
    .toLowerCase();
  const noun = own.words;
  const [adjective = '', ...more] = how.split(/,\s*|\s+(?=with\b)/);
  const parted = isAdjective(adjective)
    ? `${adjective} ${noun}${more.length ? ` ${more.join(', ')}` : ''}`
    : /^(?:with|in|on|as|without|made|wearing|holding|full|covered)\b/.test(how)
      ? `${noun} ${how}`
      : `${noun} with ${how}`;
  const description = base && base.toLowerCase() !== noun ? `${bare(base)}, ${parted}` : parted;
  const args = isCharacter(model.holding) ? { description } : { ...own.args, description };
  const tool = isCharacter(model.holding) ? 'create_character' : own.kind === 'object' ? 'create_map_object' : '';
  if (!tool) return undefined;
  return {
    whole: true,
    steps: [{ tool, args, price: 1, what: description }],
    notes: [`It is drawn in the manner of your ${nameOf(model.holding)}, which stays as it is.`],
  };
}
/** "an archer in the style of my goblin" */
function inStyle(text: string, holding: Holding, { memory, projectId }: Own): Plan | undefined {
  const plan = inStyleOf(text, { memory: withOwn(memory, [holding]), projectId });
  return plan && 'steps' in plan ? plan : undefined;
}
const bare = (words: string): string => words.replace(/^(?:an?|the) /i, '');

const ANIM = /\b(?:animat(?:e|ed|ion|ions|ing)|anims?|cycles?|as animation)\b/i;
const SIDES =
  /[,;]?\s*\b(?:in |from |for )?(?:all )?(?:the )?(8|eight|4|four) (?:directions?|sides|dirs)\b|[,;]?\s*\b(?:in |from |for )?all (?:the )?(?:directions|sides)\b/i;
const FRAMES = /[,;]?\s*\b(?:with |in |maybe |about |around |only |roughly )*(\d{1,2}) frames\b/i;
const AROUND =
  /\b(?:please|take|use|make|made|do|create|add|give|draw|generate|want|need|get|me|an?|the|new|my|our|for|to|of|it|him|her|them|animate|animated|animation|animations|anims?|cycles?|also|maybe|i|with|in|as|one|both|should|must|can|could|have|has|get|gets|let|let's)\b/gi;
const ALL_SIDES: Readonly<Record<number, readonly string[]>> = {
  4: ['south', 'east', 'north', 'west'],
  8: ['south', 'south-east', 'east', 'north-east', 'north', 'north-west', 'west', 'south-west'],
};

/** "idle for both my characters", "knight: attack with his sword", "chest opening animation, the lid goes up" */
function moved(said: Said): Plan | undefined {
  const own = old(said);
  const who = own.filter(({ holding }) => isCharacter(holding));
  const first = own[0];
  if (!first) return undefined;
  const behind = said.text.slice(first.to).replace(/^[\s:,;-]+/, '');
  const acts =
    first.from <= 4 &&
    !/^(?:looks?|seems?|is too|are too|feels?)\b/i.test(behind) &&
    isMotion(/^(?:is |are |should |must |can )?([a-z]+)/i.exec(behind)?.[1] ?? '') &&
    !/^(?:should|must) (?:look|be)/i.test(behind);
  const idles =
    own.every(({ by }) => by !== 'bare') &&
    isMotion(/^(?:make |give |let |add |an? )*([a-z]+)/i.exec(said.text)?.[1] ?? '') &&
    /\b(?:for|to|of)\b/i.test(said.text);
  const lets =
    /^(?:make|let|have) $/i.test(said.text.slice(0, first.from)) && isMotion(/^([a-z]+)/i.exec(behind)?.[1] ?? '');
  if (!ANIM.test(said.text) && !acts && !idles && !lets) return undefined;
  if (/\b(?:how|what|which|why|cost|price|game)\b|\?$/i.test(said.text)) return undefined;
  // whoever is named first moves; a thing that is named after it belongs to what is done
  const targets = (
    isCharacter(first.holding)
      ? who.filter(
          ({ by, from }) =>
            by === 'my' || from === first.from || /\band\s*$|\bfor\s*$|,\s*$/i.test(said.text.slice(0, from)),
        )
      : own.filter(({ holding }) => isThing(holding)).slice(0, 1)
  ).map(({ holding }) => holding);
  if (!targets.length || /\btoo [a-z]+,/i.test(said.text)) return undefined;
  const only = facing(said.text.replace(/\b(?:the )?(?:rest|other (?:directions|sides))\b.*$/i, ''));
  const text = only?.rest ?? said.text;
  const found = mentions(text, said.holdings);
  const pointers = (groups(text, said.holdings) ?? found).filter(({ holding }) => targets.includes(holding));
  const [all8, sides] = SIDES.exec(text) ?? [];
  const count = all8 ? (/4|four/i.test(sides ?? '') ? 4 : 8) : undefined;
  const frames = Number(FRAMES.exec(text)?.[1] ?? 0) || undefined;
  // "walk, with a limp" is one way to walk; "like an animation where the lid lifts" says how
  const deed = without(text, dedupe(pointers))
    .replace(/,\s*(?=with(?:out)? )/gi, ' ')
    .replace(/,?\s*\b(?:like|as|in) (?:an? )?(?:animation|anim|loop) (?:where|in which|that|of|with)\b/gi, ', ')
    .replace(SIDES, ' ')
    .replace(FRAMES, ' ')
    .replaceAll('…', ' , ')
    .replace(/(?:\s+(?:of|for|from))?[\s,]+(?=with(?:out)? an? )/gi, ' ');
  const parts = deed
    .split(/\s*(?:[.,;:+]|\band\b|\bthen\b|\bplus\b|&)\s*/i)
    .map((part) => ({ part, short: part.replace(AROUND, ' ').replace(/\s+/g, ' ').trim() }))
    .filter(({ short }) => /[a-z]/i.test(short));
  if (!parts.length) return undefined;
  const listed = parts.every(
    ({ short }) => short.split(' ').length <= 3 && (moveOf(short) !== undefined || isMotion(short.split(' ')[0]!)),
  );
  const clean = (of: string): string =>
    of
      .replace(/\b(?:as an? animation|as animation|animation|animations|anims?|cycles?|animate|animated)\b/gi, ' ')
      .replace(
        /^\W*(?:(?:take|use|make|give|add|do|create|let|have|should|must|shall|i want|i need|for|to|an?|the|of)\b\s*)+/i,
        '',
      )
      .replace(/\s*[.;]\s*/g, ', ')
      .replace(/(?:\s*,)+/g, ',')
      .replace(/\s+(?=,)/g, '')
      .replace(/^[\s,]+|[\s,.:]+$|\b(?:for|to|of|with|an?)[\s,]*$/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const whole = clean(deed);
  const single = (part: string, short: string): string =>
    short.includes(' ') ? clean(part) : (moveOf(short) ?? short);
  const moves = listed ? parts.map(({ part, short }) => single(part, short)) : [whole];
  if (!moves[0]) return undefined;
  const steps: Step[] = [];
  const notes: string[] = [];
  for (const holding of targets) {
    const asset = assetOf(holding);
    if (!isCharacter(holding)) {
      const change = { kind: 'moves', moves } as const;
      steps.push(...stepsFor(change, asset, said.projectId));
      notes.push(...notesFor(change, [asset]));
      continue;
    }
    for (const move of moves) {
      const step = animate(move, undefined, 8, nameOf(holding), () => holding.id, frames);
      const directions = only?.sides ?? (count ? ALL_SIDES[count] : undefined);
      const { args } = step;
      steps.push(
        directions
          ? {
              ...step,
              args: (results) => ({
                ...(typeof args === 'function' ? args(results) : args),
                directions: [...directions],
              }),
              price: directions.length,
              what: `${step.what}, ${count === 8 ? 'all 8 directions' : directions.join(' and ')}`,
            }
          : step,
      );
    }
  }
  return { whole: true, steps, notes };
}
const dedupe = (found: readonly Mention[]): readonly Mention[] =>
  found.filter((one, i) => found.findIndex(({ from }) => from === one.from) === i);

/** "desert town map, 20x15, use my desert tileset" */
function onOwnTiles(said: Said): Plan | undefined {
  const tiles = old(said).filter(({ holding }) => holding.kind === 'TOPDOWN_TILESET');
  if (!tiles.length || !/\bmaps?\b|\blevel\b|\bworld\b/i.test(said.text)) return undefined;
  const wish = without(said.text, tiles)
    .replace(/[,;.]?\s*\b(?:please )?(?:use|using|with|from|of|on|out of|made (?:of|from|with)|based on)?\s*…/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const place = wish.replace(/\s*\b(?:and|with|on|from|of)\s*(?=,|$)/gi, '').replace(/\s+(?=,)/g, '');
  const plan = planMap(
    `${place.toLowerCase()} with these tiles`,
    { ...said.memory, tilesets: tiles.map(({ holding }) => holding.id) },
    said.projectId,
  );
  if (!('steps' in plan)) return plan;
  const clean = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/,? with these(?: tiles)?$/i, '') : value;
  return {
    whole: true,
    steps: plan.steps.map((step) => ({
      ...step,
      what:
        step.tool === 'create_map'
          ? `the map: ${place}, of your ${tiles.map(({ holding }) => nameOf(holding)).join(' and ')} tileset`
          : step.what,
      args: (results) => {
        const args = typeof step.args === 'function' ? step.args(results) : step.args;
        return { ...args, name: clean(args.name), description: clean(args.description) };
      },
    })),
    notes: plan.notes,
  };
}

/** "put my skeleton in the desert, standing by a cactus": a picture of it there */
function pictureOf(said: Said): Plan | undefined {
  const [one] = old(said);
  const [, where = ''] = one
    ? (/^\s*((?:in|on|at|into|onto|inside|next to|beside|in front of|under|by) .+)$/i.exec(said.text.slice(one.to)) ??
      [])
    : [];
  if (
    !one ||
    !where ||
    isTiles(one.holding) ||
    !/^\W*(?:put|place|show|draw|set|imagine|picture|render|paint)\s*$/i.test(said.text.slice(0, one.from))
  )
    return undefined;
  const words = `${assetOf(one.holding).words} ${where
    .replace(/^into/i, 'in')
    .replace(/^onto/i, 'on')
    .replace(/,?\s*\b(?:like|kind of|as if) (?=[a-z]+ing\b)/i, ', ')
    .replace(/\b(?:my|our|your)\b/gi, 'the')}`;
  return {
    whole: true,
    steps: [picture(words, { width: 192, height: 128 }, {})],
    notes: [`A picture of its own; your ${nameOf(one.holding)} stays as it is.`],
  };
}

/** "inpaint: chest, replace the lock with a skull": what is to be done stands behind whose it is. */
const ON_IT =
  /^(?:(?:inpaint|edit|modify|change|fix|update|touch up)\b[:,]?\s*)?(?:on |in |of |for )?(?:my |the |our )?$/i;
function behindName({ text, found }: Said): { readonly holding: Holding; readonly edit: string } | undefined {
  const [one, more] = found;
  if (!one || more || one.by === 'new' || isTiles(one.holding) || !ON_IT.test(text.slice(0, one.from))) return undefined;
  const rest = /^\s*[:,;-]\s*(.+)$/.exec(text.slice(one.to))?.[1] ?? '';
  const [, before = '', after = ''] =
    /^(?:please )?(?:replace|swap|change|exchange|turn) (?:the |its |his |her )?(.+?) (?:with|by|for|to|into) (.+)$/i.exec(rest) ?? [];
  if (before && after) return { holding: one.holding, edit: `with ${after} instead of the ${before}` };
  const [, gone = ''] = /^(?:please )?(?:remove|take off|delete|erase|drop) (?:the |its |his |her )?(.+)$/i.exec(rest) ?? [];
  if (gone) return { holding: one.holding, edit: `without the ${gone}` };
  const [, added = ''] = /^(?:please )?(?:add|put on|give (?:it|him|her)) (.+)$/i.exec(rest) ?? [];
  return added ? { holding: one.holding, edit: `with ${added}` } : undefined;
} // biome-ignore format: short enough

/** "make the knight's armour gold and the skeleton's bones darker": for each of them what is said of that one alone. */
function eachEdit(said: Said, own: readonly Mention[]): Plan | undefined {
  if (own.length < 2 || own.some(({ holding }, i) => own.findIndex((one) => one.holding === holding) !== i)) return undefined;
  const cuts = own.slice(1).map(({ from }, i) => {
    const between = said.text.slice(own[i]!.to, from);
    const at = /(?:,|;|\.|\band\b)(?: and| also| then| please)*\s*(?:(?:make|turn|give|paint|colou?r|recolou?r|change|put|add|remove) (?:[a-z ]+ (?:on|to|from) )?)?$/i.exec(between);
    // "the chest and the potion": the same is said of both
    return at && /[a-z]{2}/i.test(between.slice(0, at.index).replace(/^'s/, '')) ? own[i]!.to + at.index : undefined;
  });
  if (cuts.some((cut) => cut === undefined)) return undefined;
  const verb = EDITS.exec(said.text)?.[0] ?? 'make';
  const bounds = [0, ...(cuts as number[]), said.text.length];
  const plans = own.map(({ holding }, i) => {
    const clause = said.text.slice(bounds[i]!, bounds[i + 1]!).replace(/^[\s,;.]*(?:(?:and|also|then|please)\b\s*)*/i, '').replace(/\b(?:a bit|a little|slightly|somewhat|a lot|much|way) (?=[a-z])/gi, '').trim();
    return editOf(EDITS.test(clause) ? clause : `${verb} ${clause}`, { ...said, targets: [holding], holding });
  });
  const done = plans.flatMap((plan) => (plan && 'steps' in plan ? [plan] : []));
  if (done.length < own.length) return { ask: `I am not sure what is to change of each of them: ${own.map(({ holding }) => nameOf(holding)).join(', ')}. Nothing is made yet. Can you say it for one at a time, for example "make the ${nameOf(own[0]!.holding)} golden"?` };
  // "a darker bones"
  const plain = (words: unknown): unknown => (typeof words === 'string' ? words.replace(/^an? (?=[a-z]+ [a-z]+s$)/i, '') : words);
  const steps = done.flatMap(({ steps: of }) => of).map((step): Step => {
    const edit = typeof step.args === 'function' ? undefined : step.args.edit_description;
    return typeof edit === 'string' ? { ...step, args: { ...(step.args as object), edit_description: plain(edit) }, what: step.what.replace(edit, String(plain(edit))) } : step;
  });
  return { whole: true, steps, notes: [`Those that you have are kept: ${own.map(({ holding }) => nameOf(holding)).join(', ')}.`] };
} // biome-ignore format: short enough

/** "turn the knight around": all of its sides are there. */
function turned({ text, found }: Said): Plan | undefined {
  const [one, more] = found;
  if (!one || more || one.by === 'new' || !isCharacter(one.holding) || !/^(?:turn|rotate|face|flip|mirror|spin) $/i.test(text.slice(0, one.from)))
    return undefined;
  return /^,? ?(?:around|round|left|right|sideways|back|(?:to|towards?) (?:the )?(?:left|right|side|back|front|other side)|(?:to )?the other way(?: around)?|horizontally|180.*)?(?: (?:so|to) .*)?$/i.test(text.slice(one.to))
    ? { tell: say.allSides(`The ${nameOf(one.holding)}`, 8) }
    : undefined;
} // biome-ignore format: short enough

/** "the knight at 64px and at 32, both": each of them. */
function inSizes({ text, found, projectId }: Said): Plan | undefined {
  const own = [...new Set(found.filter(({ by }) => by !== 'new').map(({ holding }) => holding))];
  const [one] = own;
  if (!one || own.length > 1 || isTiles(one) || !/\b(?:both|two|each|all|versions?|sizes|and|or)\b/i.test(text)) return undefined;
  const sizes = [...new Set([...text.matchAll(/\b(?:(?:at|in|to|as) )?(\d{2,3})(?: ?x ?\1)?(?: ?(?:px|pixels?))?\b(?! ?(?:frames|colou?rs|%|x))/gi)].map(([, side]) => Number(side)))].filter((side) => side >= 16 && side <= 256);
  if (sizes.length < 2 || sizes.length > 4) return undefined;
  const steps = sizes.flatMap((side) => stepsFor({ kind: 'pixels', width: side, height: side }, assetOf(one), projectId));
  return { whole: true, steps, notes: [`Each is drawn anew in its size; the ${nameOf(one)} that you have is kept.`] };
} // biome-ignore format: short enough

/** "merge the chest and the potion into one picture, the potion on top" */
function together({ text, found }: Said): Plan | undefined {
  const [one, other] = found.filter(({ by }) => by !== 'new');
  if (!one || !other || one.holding === other.holding || isTiles(one.holding) || isTiles(other.holding)) return undefined;
  if (!/^(?:merge|combine|join|put|place|draw|make|have)\b/i.test(text) || !/\b(?:merge|combine|join|one (?:picture|image|sprite|object|icon)|together|same picture)\b/i.test(text)) return undefined;
  const [a, b] = [assetOf(one.holding).words, assetOf(other.holding).words];
  const [, first = ''] = /\b(?:the |my )?([a-z]+) (?:is |sits |stands |lies |goes |should be |on )*(?:on top|above|over it|in front)\b/i.exec(text.slice(other.to)) ?? [];
  const top = first && nameOf(one.holding).includes(first.toLowerCase()) ? [b, a] : [a, b];
  const words = /\bon top|above\b/i.test(text) ? `${top[0]} with ${top[1]} on top` : `${a} and ${b}`;
  return {
    whole: true,
    steps: [picture(words, { width: 96, height: 96 }, { no_background: true })],
    notes: [`A picture of its own, drawn anew: finished files I do not paste together, and those that you have stay as they are.`],
  };
} // biome-ignore format: short enough

/** "replace the blacks in my knight with dark purple": exact, and for nothing, where its palette is shown. */
const INK =
  /^(?:replace|swap|change|turn|recolou?r|exchange) (?:all )?(?:of )?(?:the )?(?:pure |dark |bright |light )?(black|white|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|gold|silver)s?(?: (?:pixels?|colou?rs?|parts?|tones?|bits?))? (?:in|on|of)$/i;
function inkChanged({ text, found }: Said): Plan | undefined {
  const [one, more] = found;
  const ink = one && INK.exec(text.slice(0, one.from).trim())?.[1];
  const by = one && /^ (?:with|by|to|into|for) (.+)$/i.exec(text.slice(one.to))?.[1];
  if (!one || more || !ink || !by) return undefined;
  return {
    ask: `One colour for another, exactly and everywhere in it, is changed in the studio for nothing: open the ${nameOf(one.holding)} in the pixel editor, choose the ${ink.toLowerCase()} under "Palette" and set ${by}. In words I would draw the whole ${nameOf(one.holding)} otherwise. Shall I do that instead: how shall it look?`,
  };
}

/** "make the chest a mimic with teeth": somebody or something else, of which it keeps the shape. */
function become({ text, found, projectId }: Said): Plan | undefined {
  const [one, more] = found.filter(({ by }) => by !== 'new');
  if (!one || more || isTiles(one.holding) || !/^(?:make|turn|change|transform|convert) $/i.test(text.slice(0, one.from)))
    return undefined;
  const [, how = ''] = /^ (?:to be |be |look )?(([a-z]+),? with .+)$/i.exec(text.slice(one.to)) ?? [];
  if (how && isAdjective(how.split(/[ ,]/)[0]!))
    return {
      whole: true,
      steps: stepsFor({ kind: 'edit', edit: how }, assetOf(one.holding), projectId),
      notes: [`The ${nameOf(one.holding)} that you have is kept.`],
    };
  const [, what = ''] =
    /^ (?:(?:in)?to |to be |be |become |look like |as )?(an? (?!(?:bit|little|lot)\b).+)$/i.exec(text.slice(one.to)) ?? [];
  const head = what.split(/,| (?:with|of|in|on|that|who|which|holding|wearing) /i)[0]!.replace(/^an? /i, '').toLowerCase();
  if (!head || isAdjective(head) || /\b(?:one|version|look|style|palette|colou?r)$/.test(head)) return undefined;
  return {
    whole: true,
    steps: stepsFor({ kind: 'edit', edit: what }, assetOf(one.holding), projectId),
    notes: [`The ${nameOf(one.holding)} that you have is kept.`],
  };
} // biome-ignore format: short enough

const INKS = /\b(?:reduce|limit)\b.*\b\d{1,2} colou?rs\b/i;
const EDITS =
  /^(?:make|turn|give|put|take|remove|add|change|recolou?r|colou?r|paint|dress|resize|scale|shrink|enlarge|rotate|edit|modify|update|redo|redraw|replace|swap|let|reduce|limit|set|brighten|darken|clean)\b/i;
/** "the potion should be green instead of red", "add an outline to the chest and the potion" */
function changed(said: Said): Plan | undefined {
  const named = behindName(said);
  if (named)
    return {
      whole: true,
      steps: stepsFor({ kind: 'edit', edit: named.edit }, assetOf(named.holding), said.projectId),
      notes: [`The ${nameOf(named.holding)} that you have is kept.`],
    };
  const own = old(said).filter(({ by }) => by !== 'bare');
  const inks =
    own.length === 1 && INKS.test(said.text)
      ? editOf(said.text, { ...said, targets: [own[0]!.holding], holding: own[0]!.holding })
      : undefined;
  if (inks) return inks;
  const each = EDITS.test(said.text) && !/\?$/.test(said.text) ? eachEdit(said, own) : undefined;
  if (each) return each;
  const [first] = own;
  if (!first || said.found.some(({ by }) => by === 'new') || /\?$/.test(said.text)) return undefined;
  const is =
    first.from === 0 &&
    /^\s*(?:'s [a-z]+ )?(?:should|must|shall|needs? to|has to|have to|ought to)\b/i.test(said.text.slice(first.to));
  // "I hate how the chest looks. Make it golden": what is to be done stands behind
  const [, later = ''] =
    /[.!?;]\s+((?:please |can you )?(?:make|turn|give|paint|colou?r|recolou?r|change|let) (?:it|him|her)\b.*)$/i.exec(
      said.text,
    ) ?? [];
  if (!is && !later && !EDITS.test(said.text)) return undefined;
  const targets = [...new Set(own.map(({ holding }) => holding))];
  const kept = said.text.match(KEPT) ?? [];
  const words = (later || said.text)
    .replace(KEPT, '')
    .replace(/,?\s*\b(?:instead of|rather than|not) (?:the )?[a-z]+(?=\s*(?:$|,))/i, '')
    .replace(/[\s,;]+$/, '');
  const plans = targets.map((holding) => editOf(words, { ...said, targets, holding }));
  const done = plans.flatMap((plan) => (plan && 'steps' in plan ? [plan] : []));
  if (done.length !== targets.length) return undefined;
  const steps = done.flatMap(({ steps: one }) => one);
  const state = steps.find(({ tool }) => tool === 'create_character_state');
  const move =
    /\b(walk|run|idle|attack|jump)/i.exec(kept.join(' '))?.[1]?.toLowerCase() ??
    (kept.some((one) => /animation/i.test(one)) ? 'walk' : undefined);
  const id: (results: readonly Result[]) => string = (results) =>
    String(results.at(-1)?.structured?.character_id ?? '');
  const again = move && state && steps.length === 1 ? [animate(move, undefined, 8, state.what, id)] : [];
  return {
    whole: true,
    steps: [...steps, ...again],
    notes: [
      ...new Set([
        ...done.flatMap(({ notes }) => notes),
        ...(state ? [`The ${nameOf(targets[0]!)} that you have is kept.`] : []),
      ]),
    ],
  };
}

/** The change of one of those that are meant. */
function editOf(
  words: string,
  { targets, holding, memory, projectId }: Said & { readonly targets: readonly Holding[]; readonly holding: Holding },
): Plan | undefined {
  const asset = assetOf(holding);
  const named = mentions(words, targets);
  const [from, to] = [Math.min(...named.map((one) => one.from)), Math.max(...named.map((one) => one.to))];
  const about = (named.length ? `${words.slice(0, from)}it${words.slice(to)}` : words).replace(/\bit's\b/g, 'its');
  const { text, style } = takeStyle(
    about
      .replace(/\b(add|put|give it) (an? )?outlines?\b(.*?),? (black|dark)(?: 1 ?px)?$/i, '$1 $4 outline$3')
      .replace(/,? \b1 ?(?:px|pixels?)\b/gi, ''),
  );
  const bare = text.replace(/\b(?:add|put|give|to|it|make|with|have|should|an?|the|on|around|also)\b/gi, ' ').trim();
  if (asset.kind === 'object' && Object.keys(style).length && !/[a-z]/i.test(bare)) {
    const how = Object.values(style).join(', ');
    return {
      steps: [
        {
          tool: asset.tool,
          args: { ...asset.args, ...styleFor(asset.tool, style) },
          price: 1,
          what: `${asset.words}, ${how}`,
        },
      ],
      notes: ['It is drawn anew; the one before is kept.'],
    };
  }
  const inks = /\b(?:reduce|limit)\b.*\bcolou?rs?\b.*?\b(\d{1,2})\b|\b(\d{1,2}) colou?rs\b/i.exec(about);
  if (inks) {
    const count = inks[1] ?? inks[2]!;
    return asset.kind === 'object'
      ? {
          steps: [
            {
              tool: asset.tool,
              args: { ...asset.args, description: `${asset.words}, ${count} colours` },
              price: 1,
              what: `${asset.words} in ${count} colours`,
            },
          ],
          notes: ['It is drawn anew; the one before is kept.'],
        }
      : {
          ask: `I draw with few colours anyway; to exactly ${count} the ${nameOf(holding)} that you have is reduced in the pixel editor of the studio ("Palette"), for nothing. Shall I change anything else of it?`,
        };
  }
  if (asset.kind === 'tiles') return tilesOtherwise(about, holding, projectId);
  return planChange(about.toLowerCase(), { ...withOwn(memory, [holding]), made: [asset] }, projectId);
}

/** "change the grass in it to autumn grass": the other ground stays. */
function tilesOtherwise(about: string, holding: Holding, projectId: string | null): Plan | undefined {
  if (holding.kind !== 'TOPDOWN_TILESET') return undefined;
  const grounds = `${holding.description || holding.name}`
    .toLowerCase()
    .split(/\s*(?:\band\b|\bto\b|\/|,|→|->|\bover\b)\s*/)
    .filter(Boolean);
  const [, before = '', after = ''] =
    /\b(?:change|turn|make|replace|swap|recolou?r) (?:the )?([a-z]+)(?: (?:in|of|on|from) it)? (?:to|into|with|by) (.+)$/i.exec(
      about,
    ) ?? [];
  const at = grounds.findIndex((ground) => ground.split(' ').includes(before.toLowerCase()));
  if (at < 0 || grounds.length !== 2) return undefined;
  const next = after
    .replace(/[,.!\s]+$/, '')
    .replace(/,\s*/g, ' ')
    .toLowerCase();
  const noun = next.split(' ').includes(before.toLowerCase()) ? next : `${next} ${before.toLowerCase()}`;
  const [head = noun, ...rest] = noun.split(new RegExp(`(?<=\\b${before.toLowerCase()})\\s+`));
  const ground = [...rest, head].join(' ');
  const [lower = '', upper = ''] = grounds.map((one, i) => (i === at ? ground : one));
  const args = { lower_description: lower, upper_description: upper, ...(projectId ? { project_id: projectId } : {}) };
  return {
    steps: [{ tool: 'create_topdown_tileset', args, price: 1, what: `tiles: ${lower} to ${upper}` }],
    notes: ['The tiles that you have are kept.'],
  };
}
