import { price } from '../../src/billing.ts';
import { createdPayload, createdReplies, startAsset } from '../asset/start.ts';
import { builder } from '../builder.ts';
import { MapObjectDetail, MapObjectOutline, MapObjectShading, SizeInput, View } from '../enums.ts';
import { drawPayload } from '../image/draw.ts';
import * as fields from '../image/fields.ts';
import { controlFields } from '../job/payload.ts';
import { projectField } from '../project/fields.ts';
import * as rules from '../rules.ts';
import { backgroundOf, placeFields, placeRules, regionOf } from './place.ts';
import { mapObject } from './type.ts';

const LIFETIME_MS = 8 * 60 * 60 * 1000;

/** The tool keeps to what an assistant can say. */
const NOT_A_TOOL = { mcp: null };

/** What the tool says where an assistant does not. */
const TOOL_STYLE = {
  outline: 'single color outline',
  shading: 'medium shading',
  detail: 'medium detail',
} as const;

/** A style that nobody asked for gives way to that of the picture. */
const unsaid = ({ outline, shading }: { readonly outline?: string | null; readonly shading?: string | null }) => ({
  ...(outline === TOOL_STYLE.outline ? { outline: null } : {}),
  ...(shading === TOOL_STYLE.shading ? { shading: null } : {}),
});

const CreateMapObjectInput = builder.inputType('CreateMapObjectInput', {
  validate: placeRules,
  fields: (t) => ({
    ...fields.descriptionField(t),
    imageSize: t.field({
      type: SizeInput,
      required: true,
      defaultValue: { width: 128, height: 128 },
      description: 'Size of the picture; with a background it is that one’s, and what is said here does not count.',
      validate: rules.sizeWithin(32, 400),
      extensions: { wire: { flatten: ['mcp'] } },
    }),
    view: t.field({
      type: View,
      required: true,
      defaultValue: 'low top-down',
      description: 'Where the camera stands.',
    }),
    outline: t.field({ type: MapObjectOutline, description: 'How edges are drawn.' }),
    shading: t.field({ type: MapObjectShading, description: 'How many tones a colour has.' }),
    detail: t.field({ type: MapObjectDetail, description: 'How much is drawn, and how many colours there are.' }),
    ...fields.guidanceField(t, NOT_A_TOOL),
    ...fields.sourceFields(t, NOT_A_TOOL),
    ...placeFields(t),
    ...fields.seedField(t),
    ...projectField(t),
    ...controlFields(t),
  }),
});

const CreateMapObjectPayload = createdPayload(mapObject, 'CreateMapObjectPayload', 'mapObject');
const created = createdReplies(mapObject, 'mapObject', { status: 'queued', getTool: 'get_map_object' });

builder.mutationField('createMapObject', (t) =>
  t.field({
    type: CreateMapObjectPayload,
    description:
      'Draws an object with a transparent background, to be placed on a map; or, with a background, for a place in that picture: in its colours, light, outlines and pixel size. Then its picture is as large as the background, and the job shows the two together besides.',
    args: { input: t.arg({ type: CreateMapObjectInput, required: true }) },
    extensions: {
      operation: {
        scope: 'objects:write',
        cost: async (input) => {
          const place = await backgroundOf(input);
          // a mask is checked before a price is told
          if (place) await regionOf(input, place);
          const { width, height } = place ?? input.imageSize;
          return price.image(width, height);
        },
        rest: {
          v2: {
            route: 'POST /map-objects',
            summary: 'Create a map object',
            example: {
              description: 'a mossy stone well',
              image_size: { width: 64, height: 64 },
              view: 'high top-down',
            },
            reply: created.rest,
          },
        },
        mcp: {
          name: 'create_map_object',
          title: 'Create a map object',
          description:
            'Draws a pixel-art object with a transparent background for a game map; with background_image it is drawn for a place in that picture (inpainting says which): in its colours, pixel size and light, with a shadow. Returns its id at once; call get_map_object for the picture. The object is removed after 8 hours.',
          defaults: { view: 'high top-down', ...TOOL_STYLE },
          required: ['width', 'height'],
          requiredUnless: 'background_image',
          ...created.tool(),
        },
      },
    },
    resolve: async (_root, args, ctx, info) => {
      const { input } = args;
      const place = await backgroundOf(input);
      const style = place && ctx.surface === 'mcp' ? unsaid(input) : {};
      const drawn = await drawPayload({ ...input, ...style, noBackground: true });
      const { width, height } = place ?? drawn;
      const payload = { ...drawn, width, height };
      const kind = place
        ? {
            kind: 'placeMapObject' as const,
            payload: { ...payload, background: place.image, region: await regionOf(input, place) },
          }
        : { kind: 'generateImage' as const, payload };
      return startAsset(ctx, args, info, mapObject, {
        ...kind,
        operation: 'createMapObject',
        asset: {
          description: input.description,
          facts: { width, height, view: input.view },
          expiresAt: new Date(Date.now() + LIFETIME_MS),
          projectId: input.projectId,
        },
      });
    },
  }),
);
