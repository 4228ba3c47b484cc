/** The calls that carry a change out. */
import { endsInTerrain } from '../../../engine/tile/material.ts';
import type { Args } from '../../port.ts';
import type { Asset } from '../memory.ts';
import * as say from '../says.ts';
import type { Step } from '../step.ts';
import { animate, PRICES } from '../steps.ts';
import { isAdjective } from '../subjects.ts';
import { animatedObject, moving, picture } from '../thing-steps.ts';
import type { Wishes } from '../wishes/index.ts';
import { bareNoun } from '../words.ts';
import type { Change } from './told.ts';
import { withEdit } from './with-edit.ts';

const project = (projectId: string | null): Args => (projectId ? { project_id: projectId } : {});

export function stepsFor(change: Change, asset: Asset, projectId: string | null): Step[] {
  const { id, words, kind, tool, args } = asset;
  const { seed: _, ...before } = args;
  // what is an object of the account has states: the same thing, and only what is said differs
  const isObject = asset.own === true && kind === 'object' && tool !== 'create_map_object';
  const redrawn = (more: Args, what: string): Step => ({
    // several takes to choose from cost twenty times as much as one picture
    ...(isObject
      ? { tool: 'create_map_object', args: { width: 48, height: 48, ...before, ...more, ...project(projectId) } }
      : { tool, args: { ...before, ...more, ...project(projectId) } }),
    price: kind === 'ui' ? PRICES.ui : PRICES.object,
    what,
  });
  switch (change.kind) {
    case 'moves':
      if (kind === 'character')
        return change.moves.map((move) => animate(move, asset.skeleton, asset.sides, words, () => id));
      return kind === 'object' ? movingObject(change.moves, asset, projectId) : [];
    case 'again':
      return Array.from({ length: change.times }, (_, i) =>
        redrawn({ seed: asset.message + i + 2 }, `${words}, once more`),
      );
    case 'view':
      return tool === 'create_map_object' || 'view' in args || kind === 'object'
        ? [redrawn({ view: change.view }, `${words}, seen from ${change.view === 'side' ? 'the side' : 'above'}`)]
        : [];
    case 'size': {
      const side = (value: unknown): number =>
        Math.max(16, Math.min(256, Math.round((Number(value) || 48) * change.factor)));
      return [
        redrawn(
          'width' in args || isObject
            ? { width: side(args.width), height: side(args.height) }
            : { size: side(args.size) },
          `${words}, ${change.factor > 1 ? 'bigger' : 'smaller'}`,
        ),
      ];
    }
    case 'pixels': {
      const { width, height } = change;
      // smaller than things of maps are
      if ((tool === 'create_map_object' || isObject) && Math.min(width, height) < 32)
        return [picture(words, { width: Math.max(16, width), height: Math.max(16, height) }, { no_background: true })];
      const sides =
        'width' in args || isObject
          ? { width, height }
          : kind === 'tiles'
            ? { tile_size: width }
            : { size: Math.max(width, height) };
      return kind === 'map' ? [] : [redrawn(sides, `${words}, ${width}x${height}`)];
    }
    case 'edit': {
      if (kind === 'tiles') {
        const laid = tilesEdited(asset, change.edit);
        return laid ? [redrawn(laid, `${words}, ${change.edit}`)] : [];
      }
      if (kind === 'character')
        return [
          {
            tool: 'create_character_state',
            args: { character_id: id, edit_description: change.edit, ...project(projectId) },
            price: PRICES.state,
            what: `${words} ${/^with/.test(change.edit) ? '' : '· '}${change.edit}`,
          },
        ];
      if (isObject)
        return [
          {
            tool: 'create_object_state',
            args: { object_id: id, edit_description: change.edit, ...project(projectId) },
            price: PRICES.state,
            what: `${words} ${/^with/.test(change.edit) ? '' : '· '}${change.edit}`,
          },
        ];
      const description = withEdit(words, change.edit);
      return [redrawn({ description }, description)];
    }
  }
}

/** A thing that moves: what was drawn as one still picture is drawn once more, as one that can. */
function movingObject(moves: readonly string[], { id, words, tool, args }: Asset, projectId: string | null): Step[] {
  const sides = tool === 'create_8_direction_object' ? 8 : 1;
  if (tool !== 'create_map_object') return moves.map((move) => moving(words, move, undefined, () => id, {}, sides));
  const side = Math.max(32, Math.min(256, Math.max(Number(args.width) || 48, Number(args.height) || 48)));
  const again = readNothing(side);
  const made = animatedObject(words, moves, again.size, again, project(projectId), 0);
  return 'steps' in made ? made.steps : [];
}

const readNothing = (side: number): Wishes => ({
  ...{ wishes: [], moves: [], sides: undefined, frames: undefined, view: undefined, style: {}, border: undefined },
  ...{ size: { width: side, height: side }, puzzles: [], notes: [] },
});

/** Tiles in another way: "snow on top", "32 pixels"; other grounds are other tiles. */
function tilesEdited({ tool, args }: Asset, edit: string): Args | undefined {
  const [, top] = /^(?:with )?(.+) on top$/.exec(edit) ?? [];
  if (tool === 'create_sidescroller_tileset' && top && endsInTerrain(bareNoun(top)))
    return { transition_description: bareNoun(top), transition_size: 0.25 };
  if (tool === 'create_isometric_tile' && typeof args.description === 'string')
    return { description: withEdit(args.description, edit) };
  // "make the grass darker": that ground alone
  const [, how, ground] = /^(?:with )?(?:an? |the )?(.+) ([\w-]+)$/i.exec(edit) ?? [];
  if (how && ground && isAdjective(how)) {
    const field = ['lower_description', 'upper_description', 'transition_description'].find((one) =>
      new RegExp(`\\b${ground}\\b`, 'i').test(String(args[one] ?? '')),
    );
    if (field) return { [field]: `${how} ${String(args[field])}` };
  }
  if (!isAdjective(edit)) return undefined;
  // "make it darker": all of its grounds
  const described = (field: string): Args =>
    typeof args[field] === 'string' && args[field] !== 'none' ? { [field]: `${edit} ${String(args[field])}` } : {};
  return tool === 'create_topdown_tileset'
    ? { ...described('lower_description'), ...described('upper_description') }
    : described('lower_description');
}

export function notesFor(change: Change, assets: readonly Asset[]): string[] {
  if (change.kind === 'moves')
    return assets.some(({ tool }) => tool === 'create_map_object')
      ? [
          'A thing of a map is one still picture: it is drawn once more as a thing that moves, and the one before is kept.',
        ]
      : [];
  if (change.kind === 'pixels' || change.kind === 'size')
    return [
      `It is drawn anew in that size${change.kind === 'pixels' && change.width < 32 ? ', with less detail' : ''}; the one before is kept.`,
    ];
  if (change.kind === 'view') return [say.otherView(assets.map(({ words }) => words).join(' and '))];
  if (change.kind !== 'edit' || assets.every(({ kind, own }) => kind === 'character' || (own && kind === 'object')))
    return [];
  return ['It is drawn anew; the one before is kept.'];
}
