/** Pictures by themselves: a background or a scene, its layers, a portrait, somebody doing something at, on or to another. */
import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import { TWO_TO_TEN } from './number-words.ts';
import { pictured } from './pictured.ts';
import * as say from './says.ts';
import type { Plan, Step } from './step.ts';
import { sizeNotes } from './steps.ts';
import { singular, subjectOf } from './subjects.ts';
import { picture, pictureSize } from './thing-steps.ts';
import { takeGlobals } from './wishes/globals.ts';
import type { Wishes } from './wishes/index.ts';
import { pictureOf, portraitsOf } from './wishes/pictures.ts';
import { bareNoun } from './words.ts';

/** Pixels where nothing is said. */
const [FACE, TOGETHER] = [64, 128];

/** One word in so many may be lost. */
const FEW = 3;

export function scenePlan(wish: string, agreed: boolean): Plan | undefined {
  const { text, size, view } = takeGlobals(
    wish.replace(/\bparallax\b(?! (?:back ?ground|layers?|scene))/i, 'parallax background'),
  );
  const faces = portraitsOf(text);
  if (faces) return facesPlan(faces, size);
  const both = togetherIn(text);
  if (both) {
    const step = picture(both, size ?? { width: TOGETHER, height: TOGETHER }, view ? { view } : {});
    return { steps: [{ ...step, what: `a picture: ${both}` }], notes: [], whole: true };
  }
  const drawn = pictureOf(text);
  if (!drawn) return undefined;
  if (!drawn.words) return { ask: 'What shall the picture show — for example "a jungle at night"?' };
  if (size && sizeNotes('picture', pictureSize(size)).length && !agreed)
    return { ask: 'A picture can be 16 to 768 pixels a side. Which size shall it have?' };
  const { lost } = pictured(drawn.words);
  // a word of many may be lost, where that is told
  const few = lost.length * FEW <= drawn.words.split(' ').filter((word) => word.length > 3).length;
  const unknown = agreed || few ? [] : lost;
  const told = lost.length && !unknown.length ? [say.mayNotShow(lost)] : [];
  const layered = layersOf(text);
  if (layered) {
    const skyline = /\bskyline\b/i.test(text) && !/skyline/i.test(drawn.words) ? 'skyline' : '';
    const shown = drawn.words
      .replace(/\bback ?grounds?\b/i, skyline)
      .replace(/\s+/g, ' ')
      .trim();
    const steps = layered.map(({ name, seed }): Step => {
      const words = `${name} parallax layer of ${shown}`;
      return {
        ...picture(words, pictureSize(size), seed ? { seed } : {}),
        what: `${words}${seed ? ` (${seed + 1})` : ''}`,
      };
    });
    return {
      steps,
      notes: [...told, 'The far layer has the sky; those in front of it are transparent where nothing stands.'],
      whole: true,
      ...(unknown.length ? { unclear: unknown } : {}),
    };
  }
  const step = picture(drawn.words, pictureSize(size), view ? { view } : {});
  return {
    steps: [{ ...step, what: `a picture: ${drawn.words}` }],
    notes: told,
    ...(drawn.layers && !agreed
      ? { unclear: ['a picture that moves: I draw one that stands still', ...unknown] }
      : unknown.length
        ? { unclear: unknown }
        : {}),
  };
}

function facesPlan(faces: readonly string[], size: Wishes['size']): Plan {
  const side = size ?? { width: FACE, height: FACE };
  return {
    steps: faces.map((who) => picture(`portrait of ${who}`, side, {})),
    notes: size ? sizeNotes('picture', size) : [],
    whole: true,
    ...(faces.some((who) => pictured(who).lost.length) ? { unclear: faces.flatMap((who) => pictured(who).lost) } : {}),
  };
}

/** "3 layers": far, middle, near; between them more of the middle. */
function layersOf(text: string): readonly { readonly name: string; readonly seed: number }[] | undefined {
  const [, number = ''] = /\b(\d|[a-z]+)[- ](?:different |separate |parallax |background )*layers?\b/i.exec(text) ?? [];
  if (!/\bparallax\b/i.test(text) && !number) return undefined;
  const count = Math.min(6, Math.max(2, TWO_TO_TEN[number.toLowerCase()] ?? (Number(number) || 3)));
  const middle = Array.from({ length: count - 2 }, (_, seed) => ({ name: 'middle', seed }));
  return [{ name: 'far', seed: 0 }, ...middle, { name: 'near', seed: 0 }];
}

const AT =
  'on top of|on|at|under|in front of|inside|in|behind|next to|beside|near|over|against|through|around|from|between|into|onto|across|by';
/** Done to another, who is in the picture as well. */
const TO =
  'fighting|battling|chasing|hunting|guarding|attacking|hugging|petting|feeding|kissing|watching|facing|protecting|defending';
const ACTS = new RegExp(
  `^(an? |the |one )?((?:[\\w'-]+ ){1,4}?)([a-z]{2,}ing) (?:(?:${AT}) |(?<=\\b(?:${TO}) ))(?:an? |the |its |his |her |some )?(.+)$`,
  'i',
);
/** What is held, worn or ridden belongs to somebody, and what is done with it is a movement. */
const OWN =
  /^(?:holding|wearing|carrying|wielding|riding|swinging|using|playing|casting|having|running|walking|jumping|facing(?= (?:left|right|up|down|forward|away|the (?:camera|viewer)))|looking(?= at the (?:camera|viewer)))$/i;

/** A side to which somebody looks. */
const NOWHERE =
  /^(?:left|right|up|down|forwards?|backwards?|away|north|south|east|west|(?:the )?(?:camera|viewer|player|front|side|left|right))\b/i;

/** "a cat sleeping on a sofa": both are in one picture; undefined where there is no other, or a movement is meant. */
function togetherIn(text: string): string | undefined {
  const said = text.replace(/[.!\s]+$/, '');
  if (/[,;:]|\banimat|\bsprite ?sheet|\bframes?\b|\btiles?|\bcycle\b/i.test(said)) return undefined;
  const [, article = '', who = '', doing = '', what = ''] = ACTS.exec(said) ?? [];
  if (!who || OWN.test(doing) || NOWHERE.test(what) || /\b(?:and|with|of|in|on)\b/i.test(who)) return undefined;
  const subject = subjectOf(who.trim());
  const lives = subject?.kind === 'person' || subject?.kind === 'animal' || subject?.creature;
  if (!lives || subject.unknown.length) return undefined;
  const noun = bareNoun(what.split(/ (?:in|on|with|at|of|under|near) /i)[0]!).toLowerCase();
  const names = [noun, singular(noun), noun.split(' ').at(-1)!, noun.split(' ').slice(-2).join(' ')];
  const isThere = names.some(
    (name) =>
      LEXICON.read(name).length > 0 ||
      /^(?:person|animal|thing|place)$/.test(subjectOf(name)?.kind ?? ''),
  );
  return isThere ? `${article}${who}${said.slice((article + who).length)}`.trim() : undefined;
} // biome-ignore format: short enough
