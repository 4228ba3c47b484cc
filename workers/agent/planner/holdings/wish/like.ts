import { inStyleOf } from '../../assets-plan.ts';
import type { Plan, Step } from '../../step.ts';
import { isAdjective, subjectOf } from '../../subjects.ts';
import { assetOf, type Holding, isCharacter, mentions, withOwn } from '../index.ts';
import { nameOf, type Own, old, type Said } from './said.ts';

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
export function likeOwn(said: Said): Plan | undefined {
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
