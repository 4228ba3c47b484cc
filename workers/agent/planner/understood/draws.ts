/** Parts that ask for something to be drawn → steps: characters, things, effects, icons, pictures, interfaces. */
import type { Part } from '../../reader/index.ts';
import { isTogether } from '../pictured.ts';
import type { Place } from '../place.ts';
import * as say from '../says.ts';
import { asSomebody } from '../somebody.ts';
import type { Step } from '../step.ts';
import { sizeNotes, stepsOf } from '../steps.ts';
import { isColour } from '../subjects.ts';
import { animatedObject, picture, pictureSize, turningObject } from '../thing-steps.ts';
import { animatedThing } from '../wishes/animated.ts';
import { SCENE } from '../wishes/globals.ts';
import type { Wish, Wishes } from '../wishes/types.ts';
import { type Fields, fieldsOf, SEEN, tidy, wordsOf } from './fields.ts';
import { isGeneric, type Thing, thingsOf, whatIs } from './things.ts';

/** What is drawn, and what is told of it; undefined where the part says too little or names what nobody knows. */
export type Drawn = { readonly steps: readonly Step[]; readonly notes: readonly string[] } | { readonly ask: string };

/** What is a thing else, and has these, is somebody. */
const LIMBS =
  /\b(?:legs?|arms?|hands?|feet|face|eyes?|monster|creature|enemy|boss|npc|hero|character|robot|golem|spirit|ghost|demon)\b/i;
const PORTRAIT = /\b(?:portraits?|mugshots?|busts?|avatars?|headshots?)\b/i;
const USUAL_PORTRAIT = { width: 64, height: 64 };
const ICON = /\b(?:icons?|badges?|emotes?|emblems?|symbols?|logos?|gems?|runes?)\b/i;

export function drawnOf(part: Part, before: number, place: Place): Drawn | undefined {
  const fields = fieldsOf(part);
  switch (part.act) {
    case 'make.character':
    case 'make.object':
    case 'make.effect':
    case 'make.icons':
      return each(part, fields, before, place);
    case 'make.scene':
      return scene(part, fields);
    case 'make.ui':
      return panel(part, fields, before, place);
    default:
      return undefined;
  }
}

/** Of such words the picture would be a guess: nobody knows what it is, or most of what is said of it. */
const isUnknown = ({ name, subject, lost }: Thing): boolean => {
  const words = name
    .toLowerCase()
    .split(/[^a-z-]+/)
    .filter((word) => word.length > 2 && !ROLES.test(word));
  return (
    subject === undefined ||
    (subject.kind === 'place' && words.length < 2) ||
    lost.length > Math.max(1, words.length * 0.5) ||
    (words.length > 0 && words.every((word) => lost.includes(word))) ||
    (words.length === 2 && lost.includes(words[0]!) && !/^an? /i.test(name))
  );
};
const ROLES = /^(?:the|with|and|npc|enemy|boss|hero|character|mob|player|sprite|creature|monster)$/;

/** A number of one: of what it says so, is not known. */
const isOdd = ({ count, name }: Thing): boolean => count > 1 && !/^an? /i.test(name) && !SAME_PLURAL.test(name);
const SAME_PLURAL = /\b(?:sheep|fish|deer|moose|squid|shrimp|salmon|trout|bison|swine)$/i;
function each(part: Part, fields: Fields, before: number, place: Place): Drawn | undefined {
  const things = thingsOf(part, fields.manner);
  if (!things.length || things.some(isOdd) || things.some((thing) => isGeneric(thing.name) || (isUnknown(thing) && part.act !== 'make.effect'))) return undefined;
  const notes: string[] = [];
  const steps: Step[] = [];
  const palettes = wordsOf(part, 'palette');
  // "only green shades" is to be seen
  if (palettes.some((words) => words.split(' ').some(isColour))) return undefined;
  if (palettes.length) notes.push(say.PALETTE);
  if (wordsOf(part, 'look').some((words) => /^(?:on|off)$/i.test(words))) return undefined;
  const lost = [...new Set(things.flatMap((thing) => thing.lost))];
  if (lost.length) notes.push(say.mayNotShow(lost));
  for (const thing of things)
    for (const size of fields.sizes.length > 1 ? fields.sizes : [fields.sizes[0]])
      for (let copy = 0; copy < Math.min(thing.count, 10); copy++) {
        const made = one(part.act, thing, { ...fields, sizes: size ? [size] : [] }, before + steps.length, place, notes);
        if (!made) return undefined;
        if ('ask' in made) return made;
        steps.push(...made.steps.map((step) => (copy && typeof step.args !== 'function' ? { ...step, args: { ...step.args, seed: copy } } : step)));
      }
  return { steps, notes };
} // biome-ignore format: short enough

/** Movements of one who is drawn: "idle", "walking". */
const movesOf = ({ moves }: Thing): readonly string[] =>
  moves
    .flatMap((move) => move.split(/\s*\/\s*/))
    .map((move) =>
      tidy(
        move
          .replace(/^(?:(?:with|and|then|an?|the|his|her|its|to|should|can|that|who|is) )+/i, '')
          .replace(/\s*\b(?:animations?|cycles?|anims?)$/i, ''),
      ),
    )
    .filter((move) => move && !/^(?:animat\w*|loop\w*|animation)$/i.test(move));
const isAnimated = ({ moves }: Thing, words: string): boolean =>
  moves.length > 0 || /\banimat(?:ed|ion|ions)\b|\blooping\b/i.test(words);

function one(act: string, thing: Thing, fields: Fields, before: number, { projectId, agreed }: Place, notes: string[]): Drawn | undefined {
  const { subject } = thing;
  const [size] = fields.sizes;
  const read: Wishes = { wishes: [], moves: [], puzzles: [], border: undefined, size, sides: fields.sides, frames: fields.frames, view: fields.view, style: fields.style, notes };
  const moves = movesOf(thing);
  const lives = subject?.kind === 'person' || subject?.kind === 'animal' || subject?.creature === true;
  const acts = lives || thing.moves.length > 0 || LIMBS.test(thing.words);
  const character = act === 'make.character' ? acts && subject?.kind !== 'place' && !(subject?.kind !== 'person' && !moves.length && isTogether(thing.words)) : act === 'make.object' && !ICON.test(thing.words) && (subject?.kind === 'person' || subject?.kind === 'animal');
  const made = projectId ? { project_id: projectId } : {};
  if (character) {
    const words = subject?.kind === 'person' ? asSomebody(thing.words, subject) : thing.words;
    if (fields.oneSide && !moves.length) return { steps: [picture(words, size ?? { width: 64, height: 64 }, { no_background: true, ...(fields.view ? { view: fields.view } : {}) })], notes };
    const wish: Wish = { kind: 'character', words, moves: moves.length ? moves : thing.moves.length ? ['idle', 'walk'] : [], ...(subject?.skeleton ? { skeleton: subject.skeleton } : {}) };
    return withNotes(stepsOf(wish, { ...read, wishes: [wish] }, projectId, before, agreed), notes);
  }
  const words = act === 'make.icons' && !ICON.test(thing.words) ? iconOf(thing.words) : thing.words.replace(SEEN, (said) => (/^an? /i.test(said) ? 'a ' : ''));
  const moving = isAnimated(thing, thing.words) || (act === 'make.effect' && fields.frames !== undefined);
  if (fields.sides) {
    if (fields.sides === 4) notes.push('Things turn in eight directions: the four are among them.');
    return withNotes(turningObject(words, moves.filter((move) => !/^(?:turn|rotat|fac)/i.test(move)), size, read, made, before), notes);
  }
  if (moving && act !== 'make.icons') {
    const does = moves.length ? moves : [act === 'make.effect' ? (animatedThing(`${words} animation`, true)?.action ?? 'playing once') : 'moving'];
    return withNotes(animatedObject(words, does, size, read, made, before), notes);
  }
  const wish: Wish = { kind: 'object', words, moves: [] };
  if (size) notes.push(...sizeNotes(Math.max(size.width, size.height) < 32 ? 'picture' : 'object', size).filter((note) => !notes.includes(note)));
  return withNotes(stepsOf(wish, { ...read, sides: undefined, wishes: [wish] }, projectId, before, true), notes);
} // biome-ignore format: short enough

const withNotes = (
  made: { readonly steps: readonly Step[] } | { readonly ask: string },
  notes: readonly string[],
): Drawn => ('ask' in made ? made : { steps: made.steps, notes });
const iconOf = (words: string): string => {
  const [head = words, ...rest] = words.split(/(?=,| with | in | on )/i);
  return `${head} icon${rest.join('')}`;
};

/** A place, or a picture by its name; a thing by itself is none. */
export function isScene(part: Part): boolean {
  if (SCENE.test(part.words) || PORTRAIT.test(part.words) || PICTURE.test(part.words) || wordsOf(part, 'place').length) return true;
  const subject = whatIs(wordsOf(part, 'n')[0] ?? '');
  return subject === undefined || subject.kind === 'place';
} // biome-ignore format: short enough
const PICTURE = /\b(?:pictures?|images?|interiors?|inside|views?|screens?|art|panoramas?|parallax|desktop)\b/i;

function scene(part: Part, { sizes, view, manner }: Fields): Drawn | undefined {
  const names = joined(wordsOf(part, 'count', 'n', 'place'));
  if (!names.length || names.every(isGeneric)) return undefined;
  const [first = '', ...others] = names;
  const looks = [...others, ...wordsOf(part, 'look', 'anim', 'no').map((words) => words.replace(/^no /i, 'without ')), ...manner];
  const words = [first, ...looks].reduce((all, more) => (/^(?:with|in|at|on|under|over|of|and) /i.test(more) ? `${all} ${more}` : `${all}, ${more}`));
  const size = sizes[0] ?? (PORTRAIT.test(words) ? USUAL_PORTRAIT : undefined);
  const moves = wordsOf(part, 'anim').length > 0 || wordsOf(part, 'frames').length > 0;
  const notes = [...(moves ? ['A picture of a place stands still; what moves in it I draw as an animated thing by itself.'] : []), ...(size ? sizeNotes('picture', size) : [])];
  const step = picture(words, pictureSize(size), view ? { view } : {});
  return { steps: [{ ...step, what: `a picture: ${words}` }], notes };
} // biome-ignore format: short enough

function panel(part: Part, fields: Fields, before: number, { projectId, agreed }: Place): Drawn | undefined {
  const names = wordsOf(part, 'n');
  if (!names.length) return undefined;
  // pieces of one interface are one picture, with what stands in it
  const inside = part.slots.filter(({ slot }) => /^(?:n|look|text|count|no)$/.test(slot)).map(({ slot, words }) => (slot === 'text' ? `"${tidy(words)}"` : slot === 'no' ? tidy(words).replace(/^no /i, 'without ') : tidy(words)));
  const words = [...joined(inside), ...fields.manner].join(', ').replace(/, (?=(?:with|in|of|on|for) )/gi, ' ');
  const wish: Wish = { kind: 'ui', words };
  const [size] = fields.sizes;
  const read: Wishes = { wishes: [wish], moves: [], puzzles: [], border: undefined, size, sides: undefined, frames: undefined, view: undefined, style: fields.style, notes: [] };
  return withNotes(stepsOf(wish, read, projectId, before, agreed), []);
} // biome-ignore format: short enough

/** A number stands before what it counts. */
function joined(words: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const one of words) {
    const last = all.at(-1) ?? '';
    if (/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i.test(last)) all[all.length - 1] = `${last} ${one}`;
    else all.push(one);
  }
  return all;
} // biome-ignore format: short enough
