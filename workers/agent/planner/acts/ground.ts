/** Tiles from above, where two grounds meet. */
import { project } from '../context.ts';
import {
  covered,
  heardIn,
  joinedInstead,
  namedIn,
  regularGround,
  type Said,
  saidOf,
  strangers,
  tileSize,
} from '../ground-said.ts';
import { bareGround, besideOf, groundsIn, isGround, isLiquid, placeGround } from '../grounds.ts';
import { joinedSteps, joinedTo, joinedToComing } from '../joined-tiles.ts';
import { listed, quoted } from '../phrases.ts';
import { numberIn, sizeIn, wordsOf } from '../slots.ts';
import { andThings, laidFromAbove } from '../tiles-laid.ts';
import type { Act, Context, Outcome, Step, Wish } from '../types.ts';

export { isometric } from './ground-iso.ts';
export { platform } from './ground-side.ts';

export const tiles: Act = (asked, context) => {
  const wish = regularGround(asked);
  const said = saidOf(wish, 'create_topdown_tileset');
  const { grounds, things } = namedIn(wish);
  const [where = ''] = wordsOf(wish, 'place');
  const place = where ? placeGround(where) : undefined;
  // one ground of a place lies beside that of the place
  const own = place && grounds.length === 1 && place.above.every((one) => one !== grounds[0]) ? [place.above[0]!] : [];
  const named: string[] = grounds.length
    ? [...grounds, ...own]
    : place
      ? [...place.above]
      : groundsIn(where).filter((one) => isGround(one));
  if (!named.length) return things.length ? tilesOfThings(things, wish, context) : NO_GROUND;
  if (/\b(?:hex\w*|octagon\w*)\b/i.test(wish.words)) return shaped(wish, named, said, context);
  if (!grounds.length && where)
    said.notes.push(
      `Of "${where}" the tiles show its grounds, ${listed(named)}; what stands in it is drawn by itself.`,
    );
  else if (
    where &&
    !own.length &&
    !grounds.some((one) => one.includes(where) || /^(?:walls?|floors?|ground|roofs?|ceilings?)$/i.test(one))
  )
    said.notes.push(`Of "${where}" the tiles show these grounds alone.`);
  // "floor and wall of a space station": that place's own
  if (where && grounds.length)
    for (const [i, one] of named.entries())
      if (/^(?:walls?|floors?|ground|roofs?|ceilings?)$/i.test(one)) named[i] = `${bareGround(where)} ${one}`;
  const told = [...named];
  // "that go with the cave floor": the floor of a set that is there
  const beside = named.length === 1 ? joinedTo(wish, context) : undefined;
  if (named.length === 1 && !beside) {
    const other = besideOf(named[0]!);
    said.notes.push(`You named one ground: beside it lies ${other}.`);
    named.push(other);
  } else if (named.length === 2 && isLiquid(named[1]!) && !isLiquid(named[0]!)) named.reverse();
  const views = wordsOf(wish, 'view').join(' ');
  const size = tileSize(wish, [16, 32, 64], said.notes);
  const count = wordsOf(wish, 'count').join(' ');
  if (count && !things.length && (numberIn(count) ?? 1) > 1)
    said.notes.push(`A set has 16 tiles, all ways in which two grounds meet ("${count}").`);
  const [border] = wordsOf(wish, 'border').map((one) => one.replace(/^(?:with|an?|the|between) /gi, ''));
  const ragged =
    border !== undefined &&
    !isGround(border) &&
    /\b(?:wavy|ragged|jagged|rough|torn|irregular|uneven|organic|natural)\b/i.test(border);
  const plain =
    border !== undefined &&
    /^(?:soft|smooth|hard|clean|inner|outer|clear|blended|\s|and|corners?|edges?|transitions?|borders?)+$/i.test(
      border,
    );
  const how = {
    ...(ragged ? { tileset_adherence_freedom: 900 } : {}),
    ...(border && !plain && !ragged ? { transition_description: border, transition_size: 0.5 } : {}),
    ...(size.size ? { tile_size: size.size, ...(size.size === 64 ? { mode: 'pro' } : {}) } : {}),
    ...(/\blow\b/i.test(`${views} ${wish.loose.join(' ')}`)
      ? { view: 'low top-down' }
      : /\bhigh\b/i.test(`${views} ${wish.loose.join(' ')}`)
        ? { view: 'high top-down' }
        : {}),
    ...said.style,
    ...project(context),
  };
  const price = size.size === 64 ? 20 : 1;
  const over = named.map((ground) => (told.includes(ground) ? covered(ground, said.over) : ground));
  const steps = beside
    ? joinedSteps(beside, over[0]!, how, price)
    : joinedToComing(laidFromAbove(over, how, price), wish, context);
  if (beside)
    said.notes.push(
      `Its other ground is the ${beside.ground} of your "${beside.set.name}", tile for tile and in its size.`,
    );
  return andThings(
    {
      steps,
      notes: said.notes,
      lost: said.lost,
      heard: heardIn(asked),
      ...joinedInstead(size.instead, strangers(named)),
    },
    things,
    wish,
    context,
  );
};

const NO_GROUND: Outcome = {
  steps: [],
  ask: 'Which grounds shall meet in the tileset, for example "grass and dirt" or "stone floor and dungeon wall" (1 generation)?',
};

/** "tiles of a chest and a barrel": they are no ground. */
const tilesOfThings = (things: readonly string[], wish: Wish, context: Context): Outcome =>
  andThings(
    {
      steps: [],
      instead: `Tilesets are of grounds, and ${quoted(things)} ${things.length > 1 ? 'are things' : 'is a thing'}.`,
    },
    things,
    wish,
    context,
  );

/** Hexagons and octagons: one tile for each ground, none for how they meet. */
function shaped(wish: Wish, grounds: readonly string[], { over, notes, lost }: Said, context: Context): Outcome {
  const asked = sizeIn(wordsOf(wish, 'size')[0] ?? '')?.width ?? 32;
  const side = Math.min(128, Math.max(16, Math.round(asked / 4) * 4));
  const type = /\boctagon/i.test(wish.words) ? 'octagon' : /\bpointy\b/i.test(wish.words) ? 'hex_pointy' : 'hex';
  const description = grounds.map((ground, i) => `${i + 1}) ${covered(ground, over)}`).join(' ');
  const step: Step = {
    tool: 'create_tiles_pro',
    args: { description, tile_type: type, tile_size: side, ...project(context) },
    price: 20,
    what: `${type.replace('_', ' ')} tiles of ${side} px: ${listed(grounds)}`,
  };
  return {
    steps: [step],
    notes,
    lost,
    heard: heardIn(wish),
    ...joinedInstead(
      side === asked ? undefined : `Such tiles are 16 to 128 pixels, a multiple of 4: ${side}.`,
      strangers(grounds),
    ),
  };
}
