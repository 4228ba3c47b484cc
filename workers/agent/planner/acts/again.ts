/** Once more where nothing was done in this conversation before: of something that the account has. */
import type { Args } from '../../port.ts';
import { isFigure, isTiles, meant, namesOf } from '../meant.ts';
import { characterMoves } from '../moving.ts';
import { numberIn, wordsOf } from '../slots.ts';
import type { Act, Context, Outcome, Own, Step, Wish } from '../types.ts';
import { animate, somebodyNew } from './animate.ts';
import { edit } from './edit.ts';
import { drawnFrom } from './edit-sides.ts';
import { groundsOf } from './edit-tiles.ts';
import { namedMoves } from './find.ts';
import { inSeason } from './in-season.ts';

const MOST = 10;

export const again: Act = (wish, context) => {
  const targets = wordsOf(wish, 'target', 'n');
  if (wordsOf(wish, 'anim').length) return animate({ ...wish, act: 'animate' }, context);
  const only = context.own.length === 1 || /\b(?:tile ?set|tiles|map|sprite|character|button)\b/i.test(wish.words);
  if (!targets.length && !context.recent.length && !only)
    return {
      steps: [],
      ask: context.own.length
        ? `Nothing was made in this conversation yet. Once more of what: ${namesOf(context.own.slice(0, 4))}?`
        : 'Nothing was made yet that could be made once more. What shall it be?',
    };
  const season = inSeason(wish, context);
  if (season) return season;
  const others = ofOthers(targets, context);
  if (others) return others;
  if (wordsOf(wish, 'change', 'look', 'palette', 'no', 'dirs', 'view').length)
    return edit({ ...wish, act: 'edit' }, context);
  const found = meant(wish, context, () => true, targets);
  if ('outcome' in found) return somebodyNew(wish, context) ?? found.outcome;
  const count = Math.min(MOST, Math.max(1, wordsOf(wish, 'count').map(numberIn).find(Boolean) ?? 1));
  const steps = found.own.flatMap((one) =>
    Array.from({ length: count }, (_, i) => onceMore(one, i + 2, context)).flat(),
  );
  if (!steps.length)
    return {
      steps,
      say: `${namesOf(found.own)} cannot be drawn once more from here: a map is laid anew ("a map with …").`,
    };
  return {
    steps,
    notes: [
      ...leftOf(wish),
      ...(found.own.some(({ list }) => /TILESET$/.test(list))
        ? ['A tileset is drawn anew as a whole, all of its grounds together.']
        : []),
      `${found.own.length > 1 || count > 1 ? 'They are' : 'It is'} drawn from the same words, by another chance; what you have is kept.`,
    ],
  };
};

/** "same for the other two", where one of them moves and they do not: they get its movement. */
function ofOthers(targets: readonly string[], context: Context): Outcome | undefined {
  if (!targets.some((target) => /\bothers?\b|\brest\b/i.test(target)) || context.recent.length) return undefined;
  const count = targets.map((target) => numberIn(target.replace(/\b(?:an?|one)\b/gi, ''))).find(Boolean);
  const moving = context.own.filter((one) => isFigure(one) && one.animations > 0);
  const still = context.own.filter((one) => isFigure(one) && !one.animations);
  const [model] = moving;
  if (!model || moving.length > 1 || !still.length || (count && still.length !== count))
    return {
      steps: [],
      ask: `Nothing was done in this conversation yet that could be done for others. What shall be done, and for which of ${namesOf(context.own.slice(0, 6))}?`,
    };
  const record: Step = {
    tool: 'get_character',
    args: { character_id: model.id, include_preview: false },
    price: 0,
    what: `what ${model.name} does`,
  };
  const steps = still.map(
    (one): Step => ({
      tool: 'animate_character',
      args: ([found]) => {
        const [move = 'walk'] = namedMoves(found);
        const { args } = characterMoves(one, move, { frames: undefined, sides: [] }).step;
        return args as Args;
      },
      price: 8,
      what: `${one.name}: the movement of ${model.name}`,
    }),
  );
  return {
    steps: [record, ...steps],
    instead: `"${model.name}" has ${model.animations > 1 ? `${model.animations} movements` : 'a movement'}, ${namesOf(still)} ${still.length > 1 ? 'have' : 'has'} none: I would give ${still.length > 1 ? 'them' : 'it'} the same one${model.animations > 1 ? ' (the first)' : ''}.`,
  };
}

const leftOf = (wish: Wish): readonly string[] => {
  const count = wordsOf(wish, 'count').map(numberIn).find(Boolean) ?? 1;
  return count > MOST ? [`${MOST} at once are the most here, of the ${count}.`] : [];
};

const TOOLS: Readonly<Record<string, string>> = {
  CHARACTER: 'create_character',
  OBJECT: 'create_map_object',
  MAP_OBJECT: 'create_map_object',
  UI_ASSET: 'create_ui_asset',
  ISOMETRIC_TILE: 'create_isometric_tile',
  TOPDOWN_TILESET: 'create_topdown_tileset',
  SIDESCROLLER_TILESET: 'create_sidescroller_tileset',
};
function onceMore(one: Own, seed: number, { projectId }: Context): readonly Step[] {
  const tool = one.made && (isTiles(one) || 'description' in one.made.args) ? one.made.tool : TOOLS[one.list];
  if (!tool) return [];
  if (isTiles(one)) {
    const { lower_base_tile_id: _, upper_base_tile_id: __, ...grounds } = one.made?.args ?? groundsOf(one);
    const args = { ...grounds, seed, ...(projectId ? { project_id: projectId } : {}) };
    return [{ tool, args, price: 1, what: `${one.name}, once more` }];
  }
  const size = tool === 'create_map_object' && !one.made ? (one.size ?? { width: 48, height: 48 }) : {};
  const price = tool === 'create_ui_asset' ? 20 : 1;
  return [
    {
      tool,
      args: { ...size, ...drawnFrom(one), seed, ...(projectId ? { project_id: projectId } : {}) },
      price,
      what: `${one.name}, once more`,
    },
  ];
}
