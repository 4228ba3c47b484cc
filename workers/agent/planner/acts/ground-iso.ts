/** Isometric tiles, bare or with a thing on them. */
import { project } from '../context.ts';
import { covered, heardIn, joinedInstead, regularGround, type Said, saidOf, strangers } from '../ground-said.ts';
import { groundsIn, isGround, placeGround } from '../grounds.ts';
import { numberIn, sizeIn, tidy, wordsOf } from '../slots.ts';
import { andThings } from '../tiles-laid.ts';
import type { Act, Context, Step, Wish } from '../types.ts';
import { pictured } from '../words/pictured.ts';
import { tileShape } from '../words/style.ts';

const ISO_SIDES = [16, 64] as const;

export const isometric: Act = (asked, context) => {
  const wish = regularGround(asked);
  const said = saidOf(wish, 'create_isometric_tile');
  const grounds = wordsOf(wish, 'ground').flatMap(groundsIn);
  const held = heldTogether(wish).map((words) =>
    tidy(words.replace(/\b(?:isometric|iso|tiles?)\b/gi, ' ').replace(/\s+/g, ' ')),
  );
  // "a torch and an isometric tile": what stands before it is none
  const besides = held.filter((words) =>
    new RegExp(`${words.replace(/[^\\w\\s]/g, '.')},? (?:and|plus) an? (?:[\\w-]+ )?iso`, 'i').test(wish.words),
  );
  const things = held.filter((words) => !besides.includes(words));
  const [where = ''] = wordsOf(wish, 'place');
  const all = [...grounds, ...things].filter(
    (words) => words && !/^(?:thin|thick|flat|high|deep|block|cube)$/i.test(words),
  );
  const place = all.length ? undefined : placeGround(where);
  const drawn = all.length ? all : place ? [...place.above] : where ? [where] : [];
  // "make it isometric": what was drawn last
  const [last] = context.recent;
  if (!drawn.length && last?.made && wordsOf(wish, 'target').some((words) => /^(?:it|that|this|him|her)$/i.test(words))) drawn.push(last.description || last.name); // biome-ignore format: one line
  if (!drawn.length)
    return {
      steps: [],
      ask: 'What shall the isometric tile show, for example "grass", "stone with moss" or "a well" (1 generation)?',
    };
  const [sizeWords] = wordsOf(wish, 'size');
  const wanted = sizeWords ? sizeIn(sizeWords) : undefined;
  // "64x32": the diamond of a tile is half as high as it is wide
  const diamond = wanted && wanted.width === wanted.height * 2 && wanted.width <= ISO_SIDES[1];
  const side = wanted ? (diamond ? wanted.width : Math.max(wanted.width, wanted.height)) : 32;
  if (diamond) said.notes.push(`The top of a tile of ${side} pixels is a diamond of ${side}x${side / 2}.`);
  if (where && all.length)
    said.notes.push(`"${where}": each tile shows what you named for it, and nothing more of that place.`);
  const count = numberIn(wordsOf(wish, 'count')[0] ?? '') ?? 1;
  if (count > 12)
    return {
      steps: [],
      ask: `${count} tiles are ${count} generations. Which ones shall I begin with, at most 12 at a time?`,
    };
  const lost = [
    ...said.lost,
    ...wordsOf(wish, 'border'),
    ...wordsOf(wish, 'view').filter((words) => /\bfacing\b/i.test(words)),
  ];
  const steps: Step[] = [];
  // "a lighthouse on rock", "sand with a cactus"
  if (grounds.length === 1 && things.length === 1) {
    if (between(wish, things[0]!, grounds[0]!, 'on|on top of|in|over|standing on'))
      drawn.splice(0, 2, `${things[0]} on ${grounds[0]}`);
    else if (between(wish, grounds[0]!, things[0]!, 'with|w\\/|under'))
      drawn.splice(0, 2, `${things[0]!.replace(/^(?:an?|the) /i, '')} on ${grounds[0]}`);
  }
  for (const words of drawn) {
    const ground = grounds.includes(words) || (isGround(words) && !things.includes(words));
    const description = ground ? covered(words, said.over) : [words, ...wordsOf(wish, 'look')].join(', ');
    if (!ground) lost.push(...pictured(words).lost.filter((word) => !/^iso/.test(word)));
    for (let i = 0; i < (drawn.length > 1 ? 1 : count); i++)
      steps.push(isoStep(description, ground, wanted, diamond ? side : undefined, wish, said, context, i));
  }
  const missed = grounds.length ? strangers(grounds) : undefined;
  const thingLost =
    things.length && !grounds.length ? lost.filter((one) => !said.lost.includes(one) || notDrawn(one)) : lost;
  return andThings(
    {
      steps,
      heard: heardIn(asked).filter((words) => !wordsOf(wish, 'border').includes(words)),
      notes: said.notes,
      lost: [...new Set(thingLost)],
      ...joinedInstead(missed),
    },
    besides,
    wish,
    context,
  );
};

/** Whether one of these words joins the two. */
const between = (wish: Wish, first: string, second: string, words: string): boolean =>
  new RegExp(
    `${first.replace(/[^\\w\\s]/g, '.')}\\s+(?:${words})\\s+(?:an?|the|some)?\\s*${second.replace(/^(?:an?|the|some) /i, '').replace(/[^\\w\\s]/g, '.')}`,
    'i',
  ).test(wish.words);

/** "a stone well w/ bucket": one thing, whatever it was read as. */
function heldTogether(wish: Wish): readonly string[] {
  const all: string[] = [];
  for (const words of wordsOf(wish, 'n')) {
    const last = all.at(-1);
    const at = last === undefined ? -1 : wish.words.indexOf(words, wish.words.indexOf(last) + last.length);
    const between = last === undefined || at < 0 ? '' : wish.words.slice(wish.words.indexOf(last) + last.length, at);
    if (last !== undefined && /^\s*(?:w\/|with|holding|on top of|under)\s*(?:an?|the|some)?\s*$/i.test(between))
      all[all.length - 1] = `${last} with ${words}`;
    else all.push(words);
  }
  return all;
}

const notDrawn = (look: string): boolean => pictured(look).lost.length > 0;

/** A tile up to 64 pixels; what is larger or not square is a picture without a background. */
function isoStep(
  description: string,
  ground: boolean,
  asked: ReturnType<typeof sizeIn>,
  diamond: number | undefined,
  wish: Wish,
  { style }: Said,
  context: Context,
  nth: number,
): Step {
  const square = !asked || asked.width === asked.height || diamond !== undefined;
  const side = diamond ?? (asked ? Math.max(asked.width, asked.height) : 32);
  const again = nth ? { seed: nth + 1 } : {};
  if (square && side >= ISO_SIDES[0] && side <= ISO_SIDES[1])
    return {
      tool: 'create_isometric_tile',
      args: {
        description: ground ? `${description} tile` : description,
        ...(asked ? { size: side } : {}),
        ...tileShape(wish.words),
        ...style,
        ...again,
        ...project(context),
      },
      price: 1,
      what: `an isometric tile: ${description}${asked ? `, ${side}x${side}` : ''}`,
    };
  const { width, height } = asked ?? { width: side, height: side };
  return {
    tool: 'create_picture',
    args: {
      description: `isometric ${description.replace(/^(?:an?|the) /i, '')}`,
      width,
      height,
      no_background: true,
      ...again,
    },
    price: Math.max(1, Math.ceil((width * height) / (128 * 128))),
    what: `${description}, isometric, ${width}x${height}`,
  };
}
