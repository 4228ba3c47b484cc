/** Tiles from the side, to stand and jump on. */
import { project } from '../context.ts';
import {
  covered,
  heardIn,
  isHow,
  joinedInstead,
  namedIn,
  regularGround,
  saidOf,
  strangers,
  tileSize,
} from '../ground-said.ts';
import { bareGround, groundsIn, isGround, isLiquid, liesOnTop, notShown, placeGround } from '../grounds.ts';
import { listed } from '../phrases.ts';
import { wordsOf } from '../slots.ts';
import { andThings } from '../tiles-laid.ts';
import type { Act, Step } from '../types.ts';

export const platform: Act = (asked, context) => {
  const wish = regularGround(asked);
  const said = saidOf(wish, 'create_sidescroller_tileset');
  const { grounds, things: stand } = namedIn(wish);
  // "planks w/ spikes on top": what lies on them is of the tile
  const lying = stand.filter((words) =>
    new RegExp(`${words.replace(/[^\\w\\s]/g, '.')}\\s+(?:all |up )?(?:on(?: the)? top|over it)`, 'i').test(wish.words),
  );
  const things = stand.filter((words) => !lying.includes(words));
  const [where = ''] = wordsOf(wish, 'place');
  const place = where ? placeGround(where) : undefined;
  const [border] = [...wordsOf(wish, 'border'), ...lying].map((one) =>
    bareGround(one.replace(/^(?:with|and) |\b(?:on|at) (?:the )?top\b/gi, ' ')),
  );
  const [sets, left] = layered(
    grounds.length
      ? [...(place && grounds.every(isLiquid) ? place.side.filter((one) => one !== undefined) : []), ...grounds]
      : place
        ? place.side.filter((one) => one !== undefined)
        : groundsIn(where),
    border,
    [...said.over, ...wordsOf(wish, 'ground').filter(isHow)],
  );
  if (!sets.length)
    return {
      steps: [],
      ask: 'What are the platforms made of, for example "mossy stone" or "dirt with grass on top" (1 generation)?',
    };
  if (where && !grounds.length && place)
    said.notes.push(
      `Platforms of "${where}" I make of ${listed(sets.map(({ inside, top }) => (top ? `${inside} with ${top} on top` : inside)))}.`,
    );
  else if (where) said.notes.push(`Of "${where}" the tiles show these grounds; what stands in it is drawn by itself.`);
  const size = tileSize(wish, [16, 32], said.notes);
  const steps = sets.map(
    ({ inside, top }): Step => ({
      tool: 'create_sidescroller_tileset',
      args: {
        ...{ lower_description: inside, transition_description: top ?? 'none', transition_size: top ? 0.25 : 0 },
        ...(size.size ? { tile_size: size.size } : {}),
        ...said.style,
        ...project(context),
      },
      price: 1,
      what: `platform tiles: ${inside}${top ? ` with ${top} on top` : ''}${size.size ? `, ${size.size}x${size.size}` : ''}`,
    }),
  );
  if (/\bslopes?|one[- ]way\b/i.test(wish.words))
    said.notes.push('Slopes and one-way ledges are in every platform set.');
  if (sets.length > 1) said.notes.push('Each material is a set of its own; all of them go together.');
  return andThings(
    {
      steps,
      notes: said.notes,
      heard: heardIn(asked),
      lost: [...said.lost, ...left],
      ...joinedInstead(size.instead, strangers(sets.flatMap(({ inside, top }) => (top ? [inside, top] : [inside])))),
    },
    things,
    wish,
    context,
  );
};

interface Layers {
  readonly inside: string;
  readonly top: string | undefined;
}
/** Of what platforms are, and what lies on them: grass lies on the first stone or earth that is named, each other material is a set. */
function layered(
  named: readonly string[],
  border: string | undefined,
  over: readonly string[],
): readonly [readonly Layers[], left: readonly string[]] {
  const split = named.flatMap((words) => {
    const [, inside, top] = /^(.+?) (?:with|under|covered (?:in|with)) (.+?)(?: on(?: the)? top)?$/i.exec(words) ?? [];
    return inside && top && isGround(top) ? [inside, top] : [words.replace(/ on(?: the)? top(?: of it)?$/i, '')];
  });
  const tops = split.filter((words) => liesOnTop(words));
  const inside = split.filter((words) => !tops.includes(words));
  const lies = [...tops, ...(border && (isGround(border) || notShown(border).length) ? [border] : [])];
  const looks = border && !isGround(border) && !notShown(border).length ? [...over, border] : over;
  if (!inside.length)
    return [
      lies.length
        ? [
            { inside: /snow|ice/i.test(lies[0]!) ? 'frozen dirt' : 'dirt', top: covered(lies[0]!, looks) },
            ...lies.slice(1).map((top) => ({ inside: 'dirt', top })),
          ]
        : [],
      [],
    ];
  const overTop = looks.filter((one) => isGround(one));
  const adjectives = looks.filter((one) => !overTop.includes(one));
  const all = [...lies, ...overTop];
  return [inside.map((words, i) => ({ inside: covered(words, adjectives), top: all[i] })), all.slice(inside.length)];
}
