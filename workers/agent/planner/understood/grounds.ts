/** Parts that ask for tiles or maps → steps. */
import { endsInTerrain } from '../../../engine/tile/material.ts';
import type { Part } from '../../reader/index.ts';
import { isGround } from '../grounds.ts';
import { besideOf } from '../mixed.ts';
import type { Place } from '../place.ts';
import { placeTiles } from '../place-tiles.ts';
import * as say from '../says.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { stepsOf } from '../steps.ts';
import { isAdjective, singular, subjectOf } from '../subjects.ts';
import { picture } from '../thing-steps.ts';
import { sideTiles, topTiles } from '../tile-steps.ts';
import type { Wishes } from '../wishes/types.ts';
import { bareNoun } from '../words.ts';
import type { Drawn } from './draws.ts';
import { type Fields, fieldsOf, wordsOf } from './fields.ts';
import { described, thingsOf } from './things.ts';

const ISO_SIDE = 64;
/** Said of tiles that are seen from the side. */
const SIDE = /\bside|\bplatform|scroll|\bjump|\bmario/i;

export function laidOf(part: Part, before: number, place: Place, again: (words: string) => Plan): Drawn | undefined {
  const fields = fieldsOf(part);
  switch (part.act) {
    case 'make.tiles':
      // of other forms others make tiles
      return /\bhex|\biso(?:metric)?\b/i.test(part.words) ? undefined : fromAbove(part, fields, before, place);
    case 'make.platform':
      return !SIDE.test(part.words) ? undefined : fromTheSide(part, fields, before, place);
    case 'make.iso':
      return isometric(part, fields, before, place);
    case 'make.map':
      return mapped(part, before, again);
    default:
      return undefined;
  }
}

const made = ({ projectId }: Place) => (projectId ? { project_id: projectId } : {});
/** What the grounds of a place have in common. */
const ofPlace = (ground: string, place: string): string => {
  const bare = bareNoun(ground);
  return place && /^(?:walls?|floors?|ground|roof|ceiling)$/i.test(bare) ? `${bareNoun(place)} ${bare}` : bare;
};

function fromAbove(part: Part, fields: Fields, before: number, place: Place): Drawn | undefined {
  const [where = ''] = wordsOf(part, 'place');
  const said = wordsOf(part, 'ground');
  // a ground that was not taken for one
  if (part.loose.some(({ word }) => /^(?:walls?|floors?)$/i.test(word) || (endsInTerrain(word.toLowerCase()) && !/^(?:tiles?|ground|terrain|set)$/i.test(word)))) return undefined;
  // "grass and cliffs", "ocean to beach": grounds by other names
  const others = said.length < 2 ? wordsOf(part, 'n', 'place').map(bareNoun).filter((words) => isGround(words)) : [];
  const named = [...said, ...others].map((ground) => ofPlace(ground, where));
  const [border] = wordsOf(part, 'border').map((words) => bareNoun(words.replace(/^(?:with|an?|between) /gi, '')));
  const manner = fields.manner.filter((words) => /^[a-z-]+$/i.test(words));
  const grounds = [...new Set(named)].map((ground) => (manner.length ? `${manner.join(' ')} ${ground}` : ground));
  const notes: string[] = [];
  const size = fields.sizes[0];
  if (size && size.width !== 16 && size.width !== 32) return undefined;
  const args = { ...(fields.view && fields.view !== 'side' ? { view: fields.view } : {}), ...fields.style, ...made(place) };
  const plan = where && said.length > 1 && !wordsOf(part, 'n').length ? placeTiles(`tileset for ${where}, ${said.join(' and ')}`, place.projectId) : undefined;
  if (plan && isPlan(plan) && !size && !border) return { steps: plan.steps, notes: plan.notes };
  if (!grounds.length) {
    // "a library tileset": its own floor and walls
    const plan = where ? placeTiles(`${bareNoun(where)} tileset with floor and walls`, place.projectId) : undefined;
    if (!plan || !isPlan(plan)) return undefined;
    return withThings(part, plan.steps, [...plan.notes], fields, before, place);
  }
  if (grounds.some((ground) => !isGround(ground) && !endsInTerrain(ground.split(' ').at(-1)!))) return undefined;
  if (grounds.length === 1) {
    const beside = besideOf(grounds[0]!);
    notes.push(`You named one ground for the tileset: beside it lies ${beside}.`);
    grounds.push(beside);
  }
  const laid = topTiles(grounds.join(' to '), size, args, before, border, notes);
  return 'ask' in laid ? laid : withThings(part, laid.steps, notes, fields, before, place);
} // biome-ignore format: short enough

function fromTheSide(part: Part, fields: Fields, before: number, place: Place): Drawn | undefined {
  const grounds = wordsOf(part, 'ground').map(bareNoun);
  const [where = ''] = wordsOf(part, 'place').map(bareNoun);
  const [border] = wordsOf(part, 'border').map((one) => one.replace(/^with /i, ''));
  const words =
    grounds.length > 1
      ? `${grounds[0]} with ${grounds[1]} on top`
      : grounds.length && border
        ? `${grounds[0]} with ${border}`
        : (grounds[0] ?? where);
  if (!words) return undefined;
  const manner = fields.manner.filter((one) => /^[a-z-]+$/i.test(one));
  const laid = sideTiles([...manner, words].join(' '), fields.sizes[0], { ...fields.style, ...made(place) });
  return 'ask' in laid ? undefined : withThings(part, laid.steps, [], fields, before, place);
}

const PARTS_OF_TILES = /\b(?:edges?|corners?|slopes?|variations?|transitions?|tiles?|borders?|ends?|middle)\b/i;
/** What stands on tiles is drawn by itself. */
function withThings(part: Part, laid: readonly Step[], notes: string[], fields: Fields, before: number, place: Place): Drawn | undefined {
  const all = thingsOf(part, []).filter(({ name }) => !PARTS_OF_TILES.test(name));
  const things = all.filter(({ name }) => !laid.some(({ what }) => what.includes(bareNoun(name))));
  if (things.some(({ subject }) => subject === undefined)) return undefined;
  const steps: Step[] = [...laid];
  const read: Wishes = { wishes: [], moves: [], puzzles: [], notes: [], border: undefined, size: undefined, sides: undefined, frames: undefined, view: fields.view, style: {} };
  for (const { words, name } of things) {
    const wish = { kind: 'object', words: /^an? /i.test(name) ? words : described(`a ${singular(bareNoun(words))}`, []), moves: [] } as const;
    const stood = stepsOf(wish, { ...read, wishes: [wish] }, place.projectId, before + steps.length, true);
    if ('ask' in stood) return undefined;
    steps.push(...stood.steps);
  }
  const lost = [...new Set(things.flatMap((thing) => thing.lost))];
  if (things.length) notes.push(`Tiles are of grounds: ${things.map(({ name }) => name).join(', ')} I draw as things by themselves, to be put on them.`);
  if (lost.length) notes.push(say.mayNotShow(lost));
  return { steps, notes };
} // biome-ignore format: short enough

/** "isometric desert set: sand, small cactus": of each one that is a ground a tile, of each thing a picture. */
function isometric(part: Part, fields: Fields, before: number, place: Place): Drawn | undefined {
  const [where = ''] = wordsOf(part, 'place').map(bareNoun);
  // "a torch and an isometric tile": not all of it is
  const [one] = part.slots.filter(({ slot }) => slot === 'n');
  const at = part.words.search(/\biso(?:metric)?\b/i);
  if (one && at > one.end - part.start && part.slots.some(({ slot, start }) => slot === 'n' && start - part.start > at)) return undefined;
  const things = thingsOf(part, fields.manner.filter((words) => !/\biso/i.test(words)));
  const grounds = wordsOf(part, 'ground');
  if (!things.length && !grounds.length && !where) return undefined;
  const side = fields.sizes[0] ?? { width: ISO_SIDE, height: ISO_SIDE };
  const steps: Step[] = [];
  const notes: string[] = [];
  const lost = new Set<string>();
  const tiles = /\b(?:tiles?|blocks?|cubes?)\b/i.test(part.words);
  const all = [...grounds.map((words) => ({ words, name: words, lost: [], subject: undefined, tile: true })), ...things.map((thing) => ({ ...thing, tile: tiles }))];
  for (const { words, name, lost: of, subject, tile } of all) {
    const bare = described(bareNoun(words).replace(/\bisometric\b/gi, '').replace(/\b(?:tiles?|blocks?)\b/gi, '').replace(/\s+/g, ' ').trim(), []);
    if (tile || (isGround(bare) && singular(name) === name && subjectOf(bareNoun(name))?.kind !== 'thing') || endsInTerrain(bareNoun(name).split(' ').at(-1)!) && isAdjective(bareNoun(name).split(' ').slice(0, -1).join(' '))) {
      const wish = { kind: 'isometric', words: bare } as const;
      const read: Wishes = { wishes: [wish], moves: [], puzzles: [], notes: [], border: undefined, size: fields.sizes[0], sides: undefined, frames: undefined, view: undefined, style: fields.style };
      const laid = stepsOf(wish, read, place.projectId, before + steps.length, place.agreed);
      if ('ask' in laid) return laid;
      steps.push(...laid.steps);
      continue;
    }
    if (subject === undefined) return undefined;
    for (const word of of) if (word !== 'isometric') lost.add(word);
    steps.push(picture(fields.manner.some((words) => /\biso/i.test(words)) ? `${bare}, isometric` : `isometric ${bare}`, side, { no_background: true }));
  }
  if (!steps.length && where) steps.push(picture(`isometric ${where}`, side, { no_background: true }));
  if (lost.size) notes.push(say.mayNotShow([...lost]));
  return { steps, notes };
} // biome-ignore format: short enough

/** "a hospital: entrance, waiting area": the place, and what is on it. */
function mapped(part: Part, before: number, again: (words: string) => Plan): Drawn | undefined {
  const [where = '', ...rooms] = wordsOf(part, 'place', 'n');
  if (!where) return undefined;
  const grounds = wordsOf(part, 'ground', 'look');
  const sizes = wordsOf(part, 'size');
  const on = [...rooms, ...grounds].map((words) => words.replace(/^with /i, ''));
  const words = `map of ${/^(?:an?|the) /i.test(where) ? where : `a ${where}`}${on.length ? ` with ${on.join(', ')}` : ''}${sizes.length ? `, ${sizes[0]}` : ''}`;
  const plan = again(words);
  if (!isPlan(plan) || plan.unclear?.length || plan.doubts?.length) return undefined;
  const steps = plan.steps.map((step): Step => {
    const { args } = step;
    return typeof args === 'function' ? { ...step, args: (results) => args(results.slice(before)) } : step;
  });
  return { steps, notes: plan.notes };
} // biome-ignore format: short enough
