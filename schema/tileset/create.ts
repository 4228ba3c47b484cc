import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { TilesetFacts } from '../../src/assets/tilesets.ts';
import { price } from '../../src/billing.ts';
import type { MakeTilesetPayload } from '../../src/jobs/contract.ts';
import { createdPayload, createdReplies, startAsset } from '../asset/start.ts';
import { builder } from '../builder.ts';
import { imageOf } from '../image/checked.ts';
import { always, from, reply, shape, told } from '../shape.ts';
import { about, jobUsage } from '../wire.ts';
import { ShapeStyle, TilesetMode, TileView } from './enums.ts';
import { baseIdField, descriptionOf, endFields, referenceField, styleFields, tileSizeField } from './fields.ts';
import { requireBase, settingsOf, tilesetPayload } from './payload.ts';
import { tilesetRules } from './rules.ts';
import { sidescrollerTileset, topdownTileset } from './type.ts';

const share = z.number().min(0).max(1);

const transitionFields = (t: Parameters<typeof tileSizeField>[0], about: string) => ({
  transitionDescription: t.string({ description: about, validate: z.string().max(2000) }),
  transitionSize: t.float({
    required: true,
    defaultValue: 0,
    description: 'How wide the transition is: 0, 0.25, 0.5 or 1; any value from 0 to 1 with a shape style.',
    validate: share,
  }),
});

const CreateTopdownTilesetInput = builder.inputType('CreateTopdownTilesetInput', {
  validate: tilesetRules,
  fields: (t) => ({
    lowerDescription: descriptionOf(t, 'The lower ground: "ocean water".'),
    upperDescription: descriptionOf(t, 'The upper ground: "sandy beach".'),
    ...transitionFields(t, 'What lies between the two: "rocky cliff", "shore foam", "stone border", "wooden fence".'),
    lowerBaseTileId: baseIdField(t, 'lower'),
    upperBaseTileId: baseIdField(t, 'upper'),
    ...tileSizeField(t, 64),
    mode: t.field({ type: TilesetMode, required: true, defaultValue: 'standard', description: 'How it is made.' }),
    shapeStyle: t.field({ type: ShapeStyle, description: 'Corners of the upper ground; absent is a little rounded.' }),
    enhance: t.boolean({
      required: true,
      defaultValue: true,
      description: 'For programs that send it: shapes are always drawn at their best.',
      extensions: { wire: {} },
    }),
    spreadX: t.float({
      required: true,
      defaultValue: 0.5,
      description: 'Pro mode: how far a face spreads sideways, 0 steep to 1 gradual.',
      validate: share,
    }),
    slopeSize: t.float({
      required: true,
      defaultValue: 0,
      description: 'Pro mode: how far a face runs out at its foot.',
      validate: share,
    }),
    raggedness: t.float({
      required: true,
      defaultValue: 0,
      description: 'Pro mode: how rough borders are, 0 smooth to 1.',
      validate: share,
    }),
    ...styleFields(t),
    view: t.field({
      type: TileView,
      required: true,
      defaultValue: 'high top-down',
      description: 'Where the camera stands; low sees taller faces and thinner back edges.',
    }),
    lowerReferenceImage: referenceField(t, 'lower ground'),
    upperReferenceImage: referenceField(t, 'upper ground'),
    transitionReferenceImage: referenceField(t, 'transition'),
    ...endFields(t),
  }),
});

const CreateSidescrollerTilesetInput = builder.inputType('CreateSidescrollerTilesetInput', {
  validate: tilesetRules,
  fields: (t) => ({
    lowerDescription: descriptionOf(t, 'What the platform is made of: "stone bricks".'),
    ...transitionFields(t, 'What lies on its top: "grass".'),
    lowerBaseTileId: baseIdField(t, 'platform', { mcp: 'base_tile_id' }),
    ...tileSizeField(t, 32),
    ...styleFields(t),
    lowerReferenceImage: referenceField(t, 'platform'),
    transitionReferenceImage: referenceField(t, 'layer on its top'),
    ...endFields(t),
  }),
});

/** What a created set tells: ids to go on with, at once. */
function replies(noun: typeof topdownTileset, field: string, getTool: string, upper: boolean) {
  const base = (name: string) => from(`${field}.${name}`, z.string());
  const created = createdReplies(noun, field, { http: 202, getTool });
  const structure = shape({
    tileset_id: from(`${field}.id`, z.string()),
    job_id: from('job.id', z.string()),
    status: always(z.string(), 'processing'),
    eta_seconds: from('job.etaSeconds', z.number()),
    lower_base_tile_id: base('lowerBaseTileId'),
    ...(upper ? { upper_base_tile_id: base('upperBaseTileId') } : {}),
  });
  return {
    rest: reply(
      shape({
        background_job_id: from('job.id', z.uuid()),
        tileset_id: from(`${field}.id`, z.uuid()),
        status: always(z.string(), 'processing'),
        lower_base_tile_id: base('lowerBaseTileId'),
        ...(upper ? { upper_base_tile_id: base('upperBaseTileId') } : {}),
        usage: jobUsage,
      }),
      { status: 202 },
    ) as typeof created.rest,
    tool: told(structure, {
      text: (made) => {
        const of = structure.body(made) as Record<string, unknown>;
        const bases = [
          `lower_base_tile_id: ${of.lower_base_tile_id}`,
          ...(upper ? [`upper_base_tile_id: ${of.upper_base_tile_id}`] : []),
        ];
        return [
          `id: ${of.tileset_id}`,
          `status: processing (${about(Number(of.eta_seconds))})`,
          `job: ${of.job_id}`,
          ...bases,
          `hint: ${getTool}(tileset_id="${of.tileset_id}"); give a base tile id to the next tileset at once to chain them.`,
        ].join('\n');
      },
    }),
  };
}

const CreateTopdownTilesetPayload = createdPayload(topdownTileset, 'CreateTopdownTilesetPayload', 'tileset');
const topdown = replies(topdownTileset, 'tileset', 'get_topdown_tileset', true);
const CreateSidescrollerTilesetPayload = createdPayload(
  sidescrollerTileset,
  'CreateSidescrollerTilesetPayload',
  'tileset',
);
const sidescroller = replies(sidescrollerTileset, 'tileset', 'get_sidescroller_tileset', false);

const facts = (payload: MakeTilesetPayload): TilesetFacts => ({
  lower: payload.lower,
  upper: payload.upper,
  transition: payload.transition,
  transitionSize: payload.transitionSize,
  tileSize: payload.tileSize,
  view: payload.view ?? 'side',
  lowerBaseTileId: randomUUID(),
  upperBaseTileId: payload.kind === 'topdown' ? randomUUID() : null,
  settings: settingsOf(payload),
});

const topdownExample = {
  lower_description: 'ocean water',
  upper_description: 'sandy beach',
  transition_description: 'shore foam',
  transition_size: 0.25,
};
const sidescrollerExample = {
  lower_description: 'stone bricks',
  transition_description: 'moss',
  transition_size: 0.25,
};

builder.mutationField('createTopdownTileset', (t) =>
  t.field({
    type: CreateTopdownTilesetPayload,
    description: 'Draws a set of tiles for two grounds that meet, seen from above: 16, or 25 with a face a tile high.',
    args: { input: t.arg({ type: CreateTopdownTilesetInput, required: true }) },
    extensions: {
      operation: {
        scope: 'tilesets:write',
        cost: ({ mode, tileSize }) => price.tileset(mode, tileSize.width),
        rest: {
          v2: [
            { route: 'POST /tilesets', summary: 'Create a tileset', example: topdownExample, reply: topdown.rest },
            {
              route: 'POST /create-tileset',
              summary: 'Create a top-down tileset',
              example: topdownExample,
              reply: topdown.rest,
            },
          ],
        },
        mcp: {
          name: 'create_topdown_tileset',
          title: 'Create a top-down tileset',
          description:
            'Draws 16 Wang tiles (25 at transition_size 1.0) for two grounds seen from above. Returns its id and base tile ids at once; give a base tile id to the next call to chain tilesets, without waiting. Call get_topdown_tileset for the sheet and an example map.',
          ...topdown.tool,
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const size = input.tileSize.width;
      const lower = await requireBase(ctx, input.lowerBaseTileId, 'lowerBaseTileId', size);
      const upper = await requireBase(ctx, input.upperBaseTileId, 'upperBaseTileId', size);
      const pro = input.mode === 'pro';
      const payload: MakeTilesetPayload = {
        ...(await tilesetPayload(input, lower)),
        kind: 'topdown',
        upper: input.upperDescription,
        mode: input.mode,
        shapeStyle: input.shapeStyle ?? null,
        ...(pro && { spreadX: input.spreadX, slopeSize: input.slopeSize, raggedness: input.raggedness }),
        view: input.view,
        upperBase: upper?.base ?? null,
        upperImage: await imageOf(input, 'upperReferenceImage'),
      };
      const description = `${input.upperDescription} on ${input.lowerDescription}`;
      return startAsset(ctx, args, info, topdownTileset, {
        kind: 'makeTileset',
        operation: 'createTopdownTileset',
        payload,
        asset: { description, facts: facts(payload), projectId: input.projectId },
      });
    },
  }),
);

builder.mutationField('createSidescrollerTileset', (t) =>
  t.field({
    type: CreateSidescrollerTilesetPayload,
    description: 'Draws the tiles of a platform seen from the side, with a transparent background.',
    args: { input: t.arg({ type: CreateSidescrollerTilesetInput, required: true }) },
    extensions: {
      operation: {
        scope: 'tilesets:write',
        cost: ({ tileSize }) => price.tileset('standard', tileSize.width),
        rest: {
          v2: [
            {
              route: 'POST /tilesets-sidescroller',
              summary: 'Create a sidescroller tileset',
              example: sidescrollerExample,
              reply: sidescroller.rest,
            },
            {
              route: 'POST /create-tileset-sidescroller',
              summary: 'Create a sidescroller tileset (the same)',
              example: sidescrollerExample,
              reply: sidescroller.rest,
            },
          ],
        },
        mcp: {
          name: 'create_sidescroller_tileset',
          title: 'Create a sidescroller tileset',
          description:
            'Draws 16 platform tiles seen from the side, with a transparent background, and slopes and one-way platforms besides. Returns its id and base tile id at once. Call get_sidescroller_tileset for the sheet.',
          required: ['transition_description'],
          ...sidescroller.tool,
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const lower = await requireBase(ctx, input.lowerBaseTileId, 'lowerBaseTileId', input.tileSize.width);
      const payload = await tilesetPayload(input, lower);
      const over = payload.transition ? `${payload.transition} on ` : '';
      return startAsset(ctx, args, info, sidescrollerTileset, {
        kind: 'makeTileset',
        operation: 'createSidescrollerTileset',
        payload,
        asset: { description: `${over}${payload.lower}`, facts: facts(payload), projectId: input.projectId },
      });
    },
  }),
);
