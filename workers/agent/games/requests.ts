/** What must be drawn for a game, and how the account's assets come into it. */
import { categoryOf } from '../../engine/catalogue/things/index.ts';
import { understand } from '../../engine/understand/index.ts';
import { GameError, slotsOf } from './describe.ts';
import type { GameEdit } from './edits/index.ts';
import { describeFile } from './files.ts';
import type { AssetSlot, GameDescription, Move, Side, SlotChoice } from './types.ts';

/** Calls of tools that make what a slot needs; the asset that the first one gives fills the slot. */
export interface DrawRequest {
  readonly slot: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** What follows once the asset has an id, which is the argument `character_id`. */
  readonly then: readonly { readonly tool: 'animate_character'; readonly args: Readonly<Record<string, unknown>> }[];
}

/** What a sandbox is given: `assets` of sandbox_run. */
export interface GivenAsset {
  readonly asset_id: string;
  readonly path: string;
}

/** Template animations by skeleton; a skeleton that has none for a move goes without. */
const MOTIONS: Readonly<Record<string, Readonly<Partial<Record<Move, string>>>>> = {
  mannequin: {
    ...{ walk: 'walking-6-frames', run: 'running-6-frames', idle: 'breathing-idle' },
    ...{ jump: 'jumping-1', attack: 'cross-punch' },
  },
  dog: { walk: 'walk-6-frames', run: 'running-6-frames', idle: 'idle' },
  cat: { walk: 'walk-6-frames', run: 'running-6-frames', idle: 'idle', jump: 'jump' },
  horse: { walk: 'walk-6-frames', run: 'running-6-frames', idle: 'rest-idle', attack: 'attack' },
  bear: { walk: 'walk-6-frames', run: 'running-6-frames', idle: 'idle-resting', jump: 'jump', attack: 'attack-right' },
  lion: { walk: 'walk-6-frames', run: 'running-6-frames', idle: 'idle', jump: 'jump' },
};
/** Pictures of things are drawn at least so large; the build makes them smaller. */
const SMALLEST_THING = 32;
/** The others are seen from above. */
const SEEN_FROM_THE_SIDE: ReadonlySet<string> = new Set(['platformer', 'runner', 'match-3']);
/** Of a figure of 32 pixels, a head that can be seen. */
const CHIBI = JSON.stringify({ type: 'preset', name: 'chibi' });

/** The slots of a game that have no asset yet and can be drawn, as calls of tools. */
export const drawRequests = (game: GameDescription): readonly DrawRequest[] =>
  slotsOf(game).flatMap((slot) => {
    const choice = game.assets[slot.id];
    return choice && !choice.assetId ? requestFor(game, slot, choice) : [];
  });

function requestFor(game: GameDescription, slot: AssetSlot, choice: SlotChoice): DrawRequest[] {
  const { kind, prompt: description, upper = '', size } = choice;
  const isSide = SEEN_FROM_THE_SIDE.has(game.template);
  const { seed } = game;
  const of = (tool: string, args: DrawRequest['args'], then: DrawRequest['then'] = []): DrawRequest[] => [
    { slot: slot.id, tool, args: { ...args, seed }, then },
  ];
  switch (kind) {
    case 'character': {
      const { skeleton } = choice;
      const view = isSide ? 'side' : 'low top-down';
      const body = skeleton ? { body_type: 'quadruped', template: skeleton } : { proportions: CHIBI };
      return of(
        'create_character',
        { description, n_directions: 4, size, view, ...body },
        motionsOf(slot, skeleton, isSide).map((args) => ({ tool: 'animate_character', args: { ...args, seed } })),
      );
    }
    case 'object': {
      const side = Math.max(SMALLEST_THING, size);
      return of('create_map_object', {
        description:
          isSide && slot.id === 'hero' && isDriven(description) ? `${description}, facing right` : description,
        width: side,
        height: side,
        view: isSide ? 'side' : 'low top-down',
      });
    }
    case 'sidescroller':
      return of('create_sidescroller_tileset', {
        ...{ lower_description: description, transition_description: upper, transition_size: upper ? 0.25 : 0 },
      });
    case 'topdown':
      return of('create_topdown_tileset', { lower_description: description, upper_description: upper });
    case 'ui':
      return of('create_ui_asset', { description: `${description}, ${game.theme} style`, width: 192, height: 192 });
    case 'background':
      // a scene is no asset that a sandbox can be given: hills are drawn by the game itself
      return [];
  }
}

/** A vehicle that is played goes to the right; drawn by its name alone it may face the other way. */
const isDriven = (words: string): boolean =>
  !/\bfac(?:es|ing)\b/i.test(words) &&
  (ON_WHEELS.test(words) || categoryOf(understand(words, { seed: 1 }).concept) === 'vehicle');
const ON_WHEELS =
  /\b(?:vans?|bus|minibus|cars?|karts?|carts?|trolleys?|trucks?|lorry|taxi|cab|ambulance|jeep|buggy|scooter|bikes?|bicycle|motor ?bike|motor ?cycle|tram|wagon|limousine)$/i;

function motionsOf(slot: AssetSlot, skeleton: string | undefined, isSide: boolean): Record<string, unknown>[] {
  const motions = MOTIONS[skeleton ?? 'mannequin'] ?? {};
  const moves = slot.moves ?? ['walk'];
  const directions: readonly Side[] = slot.sides ?? (isSide ? ['east'] : ['south', 'east', 'north', 'west']);
  return moves.flatMap((move) =>
    motions[move] ? [{ mode: 'template', template_animation_id: motions[move], directions }] : [],
  );
}

/** The game with assets of the account in its slots, by slot. Throws GameError for a slot that it does not have. */
export function withAssets(game: GameDescription, ids: Readonly<Record<string, string>>): GameDescription {
  const assets = { ...game.assets };
  for (const [slot, assetId] of Object.entries(ids)) {
    const choice = assets[slot];
    if (!choice) throw new GameError(`The game has no slot "${slot}"; it has ${Object.keys(assets).join(', ')}.`);
    assets[slot] = { ...choice, assetId };
  }
  return { ...game, assets };
}

/** Which assets a sandbox is given, and where the game's build finds them; of some slots alone where they are named. */
export const givenAssets = (game: GameDescription, only?: readonly string[]): readonly GivenAsset[] =>
  slotsOf(game).flatMap(({ id }) => {
    const asset = game.assets[id]?.assetId;
    return asset && (!only || only.includes(id)) ? [{ asset_id: asset, path: `assets/${id}` }] : [];
  });

/**
 * The code of a sandbox_run after an edit, before the one that is given the new assets: writes the description, and takes
 * away the pictures of slots that are drawn anew, so that none of the old ones is left among the new.
 */
export const editWrites = ({ game, redraw }: GameEdit): string =>
  `files.write('game.json', ${JSON.stringify(describeFile(game))});
for (const slot of ${JSON.stringify(redraw)}) if (files.exists('assets/' + slot)) files.remove('assets/' + slot);`;
