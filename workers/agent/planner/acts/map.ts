/** Maps: tilesets that go together, the account's own where they fit, laid as the words say; things that stand on it are drawn and placed. */
import type { Result } from '../../model.ts';
import type { Args } from '../../port.ts';
import { heardIn } from '../ground-said.ts';
import { groundsIn } from '../grounds.ts';
import { cellOf, entered, thingIn } from '../map-cells.ts';
import { mapPlan } from '../map-places.ts';
import { isTiles, type Sets, setsOf } from '../map-sets.ts';
import { isSprite } from '../meant.ts';
import { inPattern, namedWhole } from '../named-whole.ts';
import { listed, noneOf } from '../phrases.ts';
import { refer } from '../refer.ts';
import { numberIn, sizeIn, tidy, wordsOf } from '../slots.ts';
import { namedThere, shortOf } from '../theirs.ts';
import { isPlural } from '../things/words.ts';
import type { Act, Context, Own, Step, Wish } from '../types.ts';
import { singular } from '../words/nouns.ts';
import { pictured } from '../words/pictured.ts';
import { subjectOf } from '../words/subjects.ts';
import { placedOwn } from './map-own.ts';

const CELLS = { width: 32, height: 24 } as const;
const MOST_SIDE = 256;
const MOST_THINGS = 8;

const SAYS_OWN = /\b(?:my|our|these|those|them|that|the) (?:[\w-]+ ){0,3}?(?:tile ?sets?|tiles)\b/i;

/** Tilesets of the account that were named, or undefined where none was. */
function namedSets(
  wish: Wish,
  context: Context,
): { readonly sets: readonly Own[]; readonly missing?: string } | undefined {
  const isTold = (words: string): boolean => /\btile/i.test(words) || !refer([words], context).own.some((one) => !isTiles(one)); // biome-ignore format: one line
  const targets = [...wordsOf(wish, 'target').filter(isTold), ...(SAYS_OWN.exec(wish.words) ?? [])].filter(
    (words) => /\btile/i.test(words) || wordsOf(wish, 'target').includes(words),
  );
  // "a desert town map" of somebody whose tiles are called so
  const whole = namedWhole(wish.words, context.own).filter(isTiles);
  if (whole.some(({ name }) => /\S[ -]\S/.test(name))) return { sets: whole };
  if (!targets.length) return undefined;
  const { own, nobody } = refer(targets, context, isTiles);
  const sets = own.filter(isTiles);
  return sets.length
    ? { sets }
    : { sets, missing: noneOf(nobody.length ? nobody : targets, context.own.filter(isTiles)) };
}

/** Words of a place without what the account has: that lies there already, or is put on it. */
const withoutOwn = (words: string, { own }: Context): string =>
  namedThere(words, own)
    .filter((one) => isTiles(one) || isSprite(one))
    .reduce((left, one) => {
      const name = namedWhole(words, [one]).length ? one.name : (shortOf(one) ?? one.name);
      const bare = inPattern(name.replace(/^(?:an?|the) /i, ''));
      const without = left.replace(
        new RegExp(
          `(?:\\b(?:an?|the|my|with|and|on|of|\\d+|two|three|four|five|six) )*\\b${bare}s?\\b(?: tiles?| map)?`,
          'giu',
        ),
        ' ',
      );
      return tidy(without.replace(/^\W*(?:on|with|and|of|an?|the)\b|\b(?:on|with|and|of|an?|the)\W*$/gi, ' '));
    }, words);

/** "a tavern map for boris, with barrels": of what it is stands first. */
const ofWhat = (words: string): string => {
  const [first = ''] = words.replace(/\b\d+ ?x ?\d+\b/g, ' ').split(/,|\b(?:with|for)\b/i);
  return /\b(?!maps?\b|an?\b|the\b|please\b|make\b|draw\b|me\b|new\b|small\b|large\b|big\b)[a-z]{3,}/i.test(first) ? first : words;
}; // biome-ignore format: short enough
const STANDS =
  /^(?:along|in|on|at|near|by|next to|around|against|under|beside|behind|between|inside|by the side of)\b/i;
const BEARING = /\b(?:north|south|east|west|middle|cent(?:er|re)|top|bottom|left|right|around)\b/i;

export const map: Act = (wish, context) => {
  const where = [
    ...wordsOf(wish, 'place').filter((words) => !/\b(?:my|our|these|those) .*\btile/i.test(words)),
    ...wordsOf(wish, 'n', 'look', 'rule', 'border'),
  ]
    .map((words) => tidy(words.replace(/^(?:with|has|an?|the|little|some) /i, '')))
    // what is there already is put on it, and no land
    .map((words) => [words, withoutOwn(words, context)] as const)
    // "crates along the wall": where they stand is no thing
    .map(([words, left]) => (left !== words && STANDS.test(left) ? '' : left.replace(/^(?:my|our) /i, '')))
    .filter(Boolean);
  // "tundra north": what lies on one side is a place of the map
  const sided = wordsOf(wish, 'ground').filter((words) => BEARING.test(words));
  where.push(...sided);
  const grounds = wordsOf(wish, 'ground')
    .filter((words) => !sided.includes(words))
    .flatMap(groundsIn);
  const named = namedSets(wish, context);
  if (named?.missing) return { steps: [], ask: `${named.missing} Shall I draw new ones: of which place is the map?` };
  // "a maze": said without a word that says so
  if (!where.length && !grounds.length)
    where.push(
      ...[
        tidy(
          ofWhat(wish.words)
            .replace(
              /\b(?:maps?|levels?|layouts?|make|draw|lay|me|an?|the|of|for|my|please|pls|need|want|some|new|i)\b/gi,
              ' ',
            )
            .replace(/\s+/g, ' '),
        ),
      ].filter((words) => /[a-z]{3}/i.test(words) && !named),
    );
  if (!where.length && !grounds.length && !named)
    return { steps: [], ask: 'What is the map of, for example "an island with a lake in the north" or "a dungeon"?' };
  // of tiles alone: land by chance
  const plan = mapPlan(
    where.length ? where : [named ? 'islands' : grounds.join(' and ') || 'meadow'],
    grounds,
    wish.words,
  );
  const notes: string[] = [];
  const size = sizeIn((wordsOf(wish, 'size')[0] ?? '').replace(/\btiles?|cells?\b/gi, ''));
  const big = /\b(?:big|large|huge|giant|vast)\b/i.test(wish.words)
    ? { width: 64, height: 48 }
    : /\b(?:small|little|tiny)\b/i.test(wish.words)
      ? { width: 24, height: 16 }
      : CELLS;
  const { width, height } = size ?? big;
  if (width > MOST_SIDE || height > MOST_SIDE)
    return {
      steps: [],
      ask: `A map has at most ${MOST_SIDE}x${MOST_SIDE} cells. Shall I lay it with ${Math.min(width, MOST_SIDE)}x${Math.min(height, MOST_SIDE)}?`,
    };
  const laid: Sets = named
    ? { steps: [], ids: () => named.sets.map(({ id }) => id) }
    : setsOf(plan, wish, context, notes);
  const project: Args = context.projectId ? { project_id: context.projectId } : {};
  const mapStep: Step = {
    tool: 'create_map',
    args: (results) => ({
      ...{
        tileset_ids: laid.ids(results),
        name: nameOf(calledAfter(plan.description, where) ?? named?.sets[0]?.name ?? plan.description),
        description: plan.description,
        width,
        height,
      },
      ...(laid.terrain ? { terrain: laid.terrain } : {}),
      ...project,
    }),
    price: 0,
    what: `the map, ${width}x${height} cells: ${plan.description}`,
  };
  if (named) notes.push(`It is laid of your ${listed(named.sets.map(({ name }) => `"${name}"`))}.`);
  if (plan.rooms)
    notes.push(
      'It is one floor of rooms and corridors, laid by chance: which room is which shows what you put into it.',
    );
  const at = laid.steps.length;
  const placed = placedOwn(wish, context, at, { width, height }, plan.lost);
  const unlaid = plan.lost.filter((word) => !placed.own.some(({ name }) => name.toLowerCase().includes(word)));
  notes.push(...placed.notes);
  const { steps: stood, lost } = thingsOn(
    plan.things,
    wish,
    at + placed.steps.length,
    { width, height },
    project,
    notes,
    at,
  );
  const instead = [
    ...(plan.strange
      ? [
          `A map is laid of grounds, and I know none for "${where[0]}": it would be ${listed(plan.grounds)}, laid by chance.`,
        ]
      : []),
    ...(/\bside\b/i.test(wordsOf(wish, 'view').join(' '))
      ? ['Maps are laid from above; levels from the side are laid by the platformer games that I build.']
      : []),
  ];
  return {
    steps: [...laid.steps, mapStep, ...placed.steps, ...stood],
    notes,
    heard: [
      ...heardIn(wish),
      // where each of theirs stands
      ...wordsOf(wish, 'place').filter((words) => placed.own.some((one) => namedThere(words, [one]).length)),
      ...wordsOf(wish, 'n', 'look', 'target'),
      ...(wish.words.match(/\b(?:lay|laid|out|overworld|world|map|about|around|roughly)\b/gi) ?? []),
    ],
    lost: [...new Set([...unlaid, ...lost, ...styles(wish)])],
    ...(instead.length ? { instead: instead.join(' ') } : {}),
  };
};

/** Maps have the look of their tiles. */
const styles = (wish: Wish): readonly string[] => wordsOf(wish, 'style', 'palette');

/** How a map is laid, and not what it is of. */
const LAYING = /^(?:dungeon with rooms|island|forest all around)$/;
/** What it is of, in the words of the wish. */
const calledAfter = (description: string, where: readonly string[]): string | undefined => {
  const [first = ''] = description.split(', ');
  return where[0] && LAYING.test(first) ? where[0] : first || where[0];
};

/** What a map is called: the words of the wish. */
const nameOf = (words: string): string => {
  const name = words
    .slice(0, 60)
    .replace(/(?: (?:in|the|a|an|and|of|with|to|on|at))+$/i, '')
    .trim();
  return name ? name[0]!.toUpperCase() + name.slice(1) : 'Map';
};

const idIn = (result: Result | undefined, name: string): string => String(result?.structured?.[name] ?? '');

/** Things by themselves, put where the words say; where they say nothing the user puts them. */
function thingsOn(
  things: readonly string[],
  _wish: Wish,
  before: number,
  size: { readonly width: number; readonly height: number },
  project: Args,
  notes: string[],
  mapAt: number,
): { readonly steps: readonly Step[]; readonly lost: readonly string[] } {
  const steps: Step[] = [];
  const lost: string[] = [];
  const put: string[] = [];
  let free = 0;
  for (const words of things.slice(0, MOST_THINGS)) {
    const name = thingIn(words).replace(/^(?:about|around|roughly|like|maybe) /i, '');
    if (!name) continue;
    const many =
      /^(?:a )?(?:few|some|several|many|couple(?: of)?|lots of|two|three|four|five|six|seven|eight|\d+) /i.exec(
        name,
      )?.[0] ?? '';
    // "houses": more than one of them, each a thing by itself
    const several = many !== '' || (isPlural(name) && subjectOf(singular(name)) !== undefined);
    const count = Math.min(MOST_THINGS, many ? (numberIn(many) ?? 3) : several ? 3 : 1);
    const description = several ? singular(entered(name.slice(many.length))) : entered(name);
    if (!subjectOf(description)) {
      lost.push(words);
      continue;
    }
    lost.push(...pictured(description).lost);
    const at = before + 1 + steps.length;
    steps.push({
      tool: 'create_map_object',
      args: { description, width: 48, height: 48, ...project },
      price: 1,
      what: description,
    });
    put.push(count > 1 ? `${description} ${count} times` : description);
    const said = cellOf(words, size.width, size.height);
    for (let k = 0; k < count; k += 1) {
      // where nothing is said: about the middle, one beside the other
      const cell = said
        ? { x: Math.min(size.width - 1, said.x + 3 * k), y: said.y }
        : {
            x: Math.floor(size.width * (0.3 + 0.2 * (free % 3))),
            y: Math.floor(size.height * (0.36 + 0.2 * Math.floor(free / 3))),
          };
      if (!said) free = (free + 1) % MOST_THINGS;
      steps.push({
        tool: 'place_map_object',
        args: (results) => ({
          map_id: idIn(results[mapAt], 'map_id'),
          object_id: idIn(results[at], 'object_id'),
          ...cell,
        }),
        price: 0,
        what: `${description} on the map`,
      });
    }
  }
  if (put.length)
    notes.push(
      `On the map I put ${listed(put)}; ${put.length > 1 ? 'they are' : 'it is'} moved in the studio with the mouse.`,
    );
  return { steps, lost: [...lost, ...things.slice(MOST_THINGS)] };
}
