/** Somebody, things, effects and icons are drawn: each thing of the wish with all that is said of it. */
import type { Args } from '../../port.ts';
import { namesOf } from '../meant.ts';
import { generations, quoted, totalOf } from '../phrases.ts';
import { tidy, wordsOf } from '../slots.ts';
import { asidesIn } from '../things/asides.ts';
import { asksWhether, comparedIn, fittingTo, saidBeside } from '../things/beside.ts';
import { drawn } from '../things/drawn.ts';
import { eachWay } from '../things/each-way.ts';
import { fieldsOf } from '../things/fields.ts';
import { figureIn } from '../things/figures.ts';
import { MOODS } from '../things/lists.ts';
import { inTiers, ranksTold } from '../things/ranks.ts';
import { regular } from '../things/regular.ts';
import { rightly } from '../things/rightly.ts';
import { seedAgain, seedOf } from '../things/seeds.ts';
import { shownOf } from '../things/shown.ts';
import { styleOf } from '../things/style-of.ts';
import { type Thing, thingsOf } from '../things/things.ts';
import { whatIs } from '../things/words.ts';
import type { Act, Context, Outcome, Step, Wish } from '../types.ts';
import { article } from '../words/nouns.ts';
import { scene } from './scene.ts';
import { ui } from './ui.ts';

const draw = (said: Wish, context: Context): Outcome | undefined => {
  const { wish: right, read } = rightly(fittingTo(said, context), context.own);
  const tiers = inTiers(right);
  const wish = regular(eachWay(tiers.wish));
  // "then her portrait": of who is drawn before
  if (
    /\b(?:his|hers?|its|their) (?:[a-z]+ )?portrait\b/i.test(said.words) &&
    !wordsOf(wish, 'n').some((words) => !/\bportrait$/i.test(words)) &&
    context.coming?.length
  )
    return scene(
      { ...said, act: 'make.scene', loose: [], slots: said.slots.filter(({ slot }) => slot !== 'target') },
      context,
    );
  if (
    wordsOf(wish, 'n').length === 1 &&
    (OF_PICTURE.test(wordsOf(wish, 'n')[0]!) || OF_PAGE.test(wordsOf(wish, 'n')[0]!))
  )
    return scene({ ...said, act: 'make.scene' }, context);
  // letters are written on parts of an interface alone
  if (wordsOf(wish, 'n').length === 1 && LOGO.test(wordsOf(wish, 'n')[0]!) && wordsOf(wish, 'text').length)
    return ui(
      {
        ...said,
        act: 'make.ui',
        slots: said.slots.map((one) => (one.slot === 'n' ? { ...one, words: 'title banner' } : one)),
      },
      context,
    );
  const like = styleOf(wish, context);
  const fields = fieldsOf(wish);
  const styled = {
    ...fields,
    sides: fields.sides ?? like.sides,
    view: fields.view ?? like.view,
    style: { ...like.style, ...fields.style },
  };
  const figure = wordsOf(wish, 'n').length ? undefined : figureIn(tidy(wish.words));
  if (figure) return draw({ ...wish, slots: [{ slot: 'n', words: tidy(wish.words) }, ...wish.slots.filter(({ slot }) => /^(?:size|dirs|style|palette)$/.test(slot))] }, context); // biome-ignore format: one line
  const guessed = wordsOf(wish, 'n').length ? { wish, guess: undefined } : withGuess(wish);
  const [theirs] = wordsOf(wish, 'target').filter((words) => /\b(?:my|our)\b/i.test(words));
  if (!guessed && theirs && context.own.length)
    return {
      steps: [],
      ask: `Among what you have (${namesOf(context.own.slice(0, 8))}) I find no "${theirs.replace(/^(?:all )?(?:of )?(?:my|our) /i, '')}". Which ones shall I draw, by name, for example "icons of a sword, a bow and an axe, 32x32" (1 generation each)?`,
    };
  if (!guessed)
    return {
      steps: [],
      ask: 'What shall it be? Say who or what, for example "an old fisherman with a pipe" or "a red potion".',
    };
  const { things, notes, instead, lost, heard, asked } = thingsOf(guessed.wish, styled.manner);
  if (!things.length)
    return {
      steps: [],
      ask: 'What shall it be? Say who or what, for example "an old fisherman with a pipe" or "a red potion".',
    };
  const shown = things.map((thing) => shownOf(thing.words, styled.manner));
  const nobody = things.filter((_, i) => shown[i]!.unknown && (wish.act !== 'make.effect' || shown[i]!.lost.length));
  if (nobody.length === things.length && nobody.every((thing) => !asMonster(wish, thing)))
    return { steps: [], ask: unknownTold(nobody) };
  const all = things
    .map((thing, i) => (shown[i]!.unknown ? (asMonster(wish, thing) ?? thing) : thing))
    .filter((thing) => !nobody.includes(thing));
  const steps: Step[] = [];
  // of several that are drawn together "same style" is said of themselves
  const likeNotes =
    things.length > 1 && !wordsOf(wish, 'target').length
      ? like.notes.filter(
          (note) =>
            !/^I find no "(?:all )?(?:in )?(?:the )?(?:same|matching) (?:style|outlines?|look|size|palette|colou?rs|shape)"/i.test(
              note,
            ),
        )
      : like.notes;
  const told = [...read, ...likeNotes, ...styled.notes, ...notes];
  const others = [
    ...(asksWhether(said) ? [`Yes, for ${generations(1)} each.`] : []),
    ...(guessed.guess ? [guessed.guess] : []),
    ...(tiers.told ? [tiers.told] : []),
    ...instead,
    ...nobody.map((thing) => noDrawing(thing, asMonster(wish, thing))),
  ];
  const sizes = styled.sizes.length ? styled.sizes : like.size ? [{ pixels: like.size, words: '' }] : [undefined];
  for (const thing of all)
    for (const size of thing.factor
      ? [{ factor: thing.factor, words: '' }]
      : thing.size
        ? fieldsOf({ ...wish, slots: [{ slot: 'size', words: thing.size }] }).sizes
        : sizes) {
      const more = moreOf(wish, context, thing, all.length * sizes.length);
      const made = drawn(wish.act, thing, styled, size, wish.words, more, steps.length);
      steps.push(...made.steps);
      told.push(...made.notes);
      if (made.instead) others.push(made.instead);
    }
  if (asked > things.length)
    others.push(`All ${asked} would be about ${generations(Math.round((totalOf(steps) / things.length) * asked))}.`);
  const standIns = shown.flatMap(({ standIn }, i) =>
    standIn ? [`"${things[i]!.name}" has no drawing of its own: ${standIn} is the nearest.`] : [],
  );
  const missing = [
    ...new Set([
      ...unused(wish),
      ...like.nobody.filter((words) => !guessed.guess?.includes(words)),
      ...shown.flatMap((one, i) =>
        one.unknown
          ? asMonster(wish, things[i]!)
            ? one.lost.filter((word) => !things[i]!.name.includes(word))
            : []
          : one.lost,
      ),
      ...lost,
    ]),
  ].filter((word) => !instead.length || !/^[a-z]+$/.test(word));
  const minor = [...new Set(shown.flatMap((one) => (one.unknown ? [] : one.minor)))];
  if (minor.length) told.push(`${quoted(minor)} may not be seen in the drawing.`);
  if (lost.length)
    told.push(
      `Nothing is written on things: ${lost.join(', ')} would be left out. Words are written on parts of an interface (a sign as a panel: 20 generations).`,
    );
  told.push(...nameNotes(wish, all.length), ...saidBeside(wish), ...ranksTold(wish));
  return {
    steps,
    notes: [...new Set([...told, ...standIns])],
    heard: [
      ...heard,
      ...(like.heard ?? []),
      ...comparedIn(said, right),
      ...wordsOf(wish, 'target').filter((words) => /^my \w+$/i.test(words)),
      ...wordsOf(said, 'n').filter(
        (words) =>
          words && !wordsOf(wish, 'n').includes(words) && wordsOf(wish, 'n').length > wordsOf(said, 'n').length,
      ),
      ...asidesIn(wish.words),
      // "rage" is drawn as what is angry
      ...wordsOf(said, 'n').filter((words) =>
        steps.some(({ what }) => what.includes(MOODS[words.toLowerCase()] ?? '\n')),
      ),
      ...wordsOf(said, 'count').filter((words) => !wordsOf(wish, 'count').includes(words)),
      ...(tiers.told ? wordsOf(said, 'n', 'look') : []),
      ...wordsOf(said, 'n').filter((words) => said.words.includes(`${words}:`)),
      ...(said.unsure ?? []).filter((word) => !wish.unsure?.includes(word)),
    ],
    ...(missing.length ? { lost: missing } : {}),
    ...(others.length ? { instead: [...new Set(others)].join(' ') } : {}),
  };
};

const LOGO = /^(?:an? |the |my |our )?(?:[a-z-]+ )?(?:logo|word ?mark|title banner)$/i;
/** A form of picture stands before what it shows. */
const OF_PICTURE =
  /^(?:an? |the |my )?(?:[\w.]+ )?(?:covers?|back ?grounds?|wallpapers?|thumbnails?|capsules?|splash(?: screens?| art)?|title (?:screens?|pictures?)|landscapes?|loading screens?|key art|portraits?|scenes?)(?: (?:image|picture|art))? (?:of|with|for|showing|in) /i;
/** A banner of a page is a picture; one that hangs is a thing. */
const OF_PAGE = /^(?:an? |the |my )?(?:[\w.]+ )?banners?(?: (?:image|picture|art))? (?:for|of|showing) /i;

export const character: Act = draw;
export const object: Act = draw;
export const effect: Act = draw;
const BORDER = /\b(?:borders?|frames?|edges?|rims?)\b/i;
const isBorder = (words: string): boolean => BORDER.test(words) && words.split(' ').length < 6;
/** "all with the same border": what is shown is drawn, and no frame around it. */
export const icons: Act = (wish, context) => {
  const said = wish.slots.filter(({ slot, words }) => /^(?:look|style|border)$/.test(slot) && isBorder(words));
  const outcome = draw({ ...wish, slots: wish.slots.filter((one) => !said.includes(one)) }, context);
  return said.length && outcome?.steps.length
    ? {
        ...outcome,
        lost: [...(outcome.lost ?? []), ...said.map(({ words }) => words)],
        notes: [...(outcome.notes ?? []), 'No border is drawn around an icon: it is what it shows, on a transparent ground. A frame to lay under all of them is an interface of its own ("an icon slot with a gold border", 20 generations); a line around what is shown comes with "with a black outline".'],
      }
    : outcome;
}; // biome-ignore format: short enough

/** No slot has its name: it is said in a word that points, in loose words, or only how it looks. */
function withGuess(wish: Wish): { readonly wish: Wish; readonly guess?: string } | undefined {
  const named = (name: string): Wish => ({
    ...wish,
    slots: [{ slot: 'n', words: name }, ...wish.slots.filter(({ slot, words }) => slot !== 'target' || words !== name)],
  });
  const said = [...wordsOf(wish, 'target', 'style', 'palette'), ...wish.loose].filter(
    (words) => !/^(?:it|him|her|them|that|this|game|level|one|something|anything)$/i.test(words),
  );
  // "it must can fly": what it does
  const does = (words: string): boolean =>
    new RegExp(`\\b(?:can|must|could|should|to) ${words}\\b`, 'i').test(wish.words);
  const name = said
    .filter((words) => !/^[a-z]+$/i.test(words) || !does(words))
    .findLast((words) => isKnown(words) && !/ing$/i.test(words) && !shownOf(words).standIn);
  const role = /\b(character|enemy|boss|npc|hero|monster|item|prop|animal|weapon|vehicle|building)\b/i.exec(
    wish.words,
  )?.[1];
  if (name && !role)
    return {
      wish: regular(named(name)),
      guess: `I took it that a picture of ${article(name.replace(/^(?:an?|the|my) /i, ''))} is meant ("${name}").`,
    };
  const chooses = /\b(?:you|u) (?:choose|pick|decide)|surprise|random\b/i.test(wish.words);
  if (!chooses && !role) return undefined;
  return {
    ...(chooses ? {} : { guess: `You left open which ${role!.toLowerCase()} is meant.` }),
    wish: named(
      `a ${role ?? (wish.act === 'make.character' ? 'character' : wish.act === 'make.effect' ? 'explosion' : 'item')}`,
    ),
  };
}
const isKnown = (words: string): boolean => {
  const is = whatIs(words);
  return is !== undefined && is.kind !== 'place' && !shownOf(words).unknown;
};

/** Of somebody nobody knows the looks may be drawn: as a creature. */
function asMonster(wish: Wish, { name, words, ...rest }: Thing): Thing | undefined {
  if (wish.act !== 'make.character') return undefined;
  const [, behind = ''] = /((?:,| with| in| holding| wearing| made| who| that) .+)$/i.exec(words) ?? [];
  return behind ? { ...rest, name, words: `a monster${behind}` } : undefined;
}
const unknownTold = (nobody: readonly Thing[]): string =>
  `I have no drawing of ${quoted([...new Set(nobody.map(({ name }) => name))])}. What does ${new Set(nobody.map(({ name }) => name)).size > 1 ? 'each' : 'it'} look like: somebody, an animal or a thing, of which form and colour?`;
const noDrawing = ({ name }: Thing, as: Thing | undefined): string =>
  as ? `I have no drawing of "${name}": I would draw ${as.words}.` : `I have no drawing of "${name}": it is left out.`;

/** Slots that say nothing of what is drawn. */
const unused = (wish: Wish): readonly string[] =>
  wordsOf(wish, 'rule', 'ground', 'border', 'topic', 'hero', 'foe', 'pickup');

/** Seeds, names, project: what goes with a call beside what is drawn. */
function moreOf(wish: Wish, context: Context, thing: Thing, many: number): Args {
  const again = seedAgain(wish, context);
  const own = thing.seed ? seedOf(thing.seed) : undefined;
  // "3 more like that": each by a chance of its own, and none by that of the first
  const seed = again === undefined ? own : again + (own ?? 0);
  const [name] = wordsOf(wish, 'name');
  return {
    ...(seed === undefined ? {} : { seed }),
    ...(name && many === 1 ? { name } : {}),
    ...(context.projectId ? { project_id: context.projectId } : {}),
  };
}
const nameNotes = (wish: Wish, many: number): readonly string[] => {
  const names = wordsOf(wish, 'name');
  return names.length && many > 1
    ? [`The name ${quoted(names)} is given to none of them yet: say which one has it.`]
    : [];
};
