import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { price } from '../../src/billing.ts';
import type { MapObject as MapObjectRow } from '../../src/db.ts';
import { builder } from '../builder.ts';
import { MapObjectDetail, MapObjectOutline, MapObjectShading, SizeInput, View } from '../enums.ts';
import { drawPayload } from '../image/draw.ts';
import * as fields from '../image/fields.ts';
import { controlFields, type JobPayload, payloadFields, startJob } from '../job/payload.ts';
import { json } from '../operation.ts';
import * as rules from '../rules.ts';
import { USAGE, Usage, type UsageData, usageBody } from '../wire.ts';
import { MapObject } from './type.ts';

const LIFETIME_MS = 8 * 60 * 60 * 1000;

/** The tool keeps to what an assistant can say. */
const NOT_A_TOOL = { mcp: null };

const CreateMapObjectInput = builder.inputType('CreateMapObjectInput', {
  fields: (t) => ({
    ...fields.descriptionField(t),
    imageSize: t.field({
      type: SizeInput,
      required: true,
      defaultValue: { width: 128, height: 128 },
      description: 'Size of the picture.',
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
    ...fields.seedField(t),
    ...controlFields(t),
  }),
});

interface Payload extends JobPayload {
  readonly mapObject?: MapObjectRow;
}

const CreateMapObjectPayload = builder.objectRef<Payload>('CreateMapObjectPayload').implement({
  description: 'A map object that is being drawn, or, for a dry run, the price alone.',
  fields: (t) => ({
    ...payloadFields(t),
    mapObject: t.field({
      type: MapObject,
      nullable: true,
      description: 'Null after a dry run.',
      resolve: ({ mapObject }) => mapObject ?? null,
    }),
  }),
});

interface Created {
  readonly mapObject: { readonly id: string };
  readonly job: { readonly id: string; readonly usage: UsageData; readonly etaSeconds: number };
}
const select = `{ mapObject { id } job { id etaSeconds ${USAGE} } }`;

builder.mutationField('createMapObject', (t) =>
  t.field({
    type: CreateMapObjectPayload,
    description: 'Draws an object with a transparent background, to be placed on a map.',
    args: { input: t.arg({ type: CreateMapObjectInput, required: true }) },
    extensions: {
      operation: {
        scope: 'objects:write',
        cost: ({ imageSize }) => price.image(imageSize.width, imageSize.height),
        rest: {
          v2: {
            route: 'POST /map-objects',
            summary: 'Create a map object',
            example: {
              description: 'a mossy stone well',
              image_size: { width: 64, height: 64 },
              view: 'high top-down',
            },
            reply: json<Created>({
              select,
              schema: z.object({ background_job_id: z.uuid(), object_id: z.uuid(), status: z.string(), usage: Usage }),
              body: ({ mapObject, job }) => ({
                background_job_id: job.id,
                object_id: mapObject.id,
                status: 'queued',
                usage: usageBody(job.usage),
              }),
            }),
          },
        },
        mcp: {
          name: 'create_map_object',
          title: 'Create a map object',
          description:
            'Draws a pixel-art object with a transparent background for a game map. Returns its id at once; call get_map_object for the picture. The object is removed after 8 hours.',
          defaults: {
            view: 'high top-down',
            outline: 'single color outline',
            shading: 'medium shading',
            detail: 'medium detail',
          },
          required: ['width', 'height'],
          select,
          text: ({ mapObject, job }: Created) =>
            `id: ${mapObject.id}\nstatus: processing (~${Math.ceil(job.etaSeconds)}s)\njob: ${job.id}\nhint: get_map_object(object_id="${mapObject.id}")`,
          structured: z.object({
            object_id: z.string(),
            job_id: z.string(),
            status: z.string(),
            eta_seconds: z.number(),
          }),
          structure: ({ mapObject, job }: Created) => ({
            object_id: mapObject.id,
            job_id: job.id,
            status: 'processing',
            eta_seconds: job.etaSeconds,
          }),
        },
      },
    },
    resolve: async (_root, args, ctx, info): Promise<Payload> => {
      const { input } = args;
      const payload = await drawPayload({ ...input, noBackground: true });
      const started = await startJob(ctx, args, info, {
        kind: 'generateImage',
        operation: 'createMapObject',
        payload,
        attach: async (tx, job) => {
          await tx.mapObject.create({
            data: {
              id: randomUUID(),
              accountId: job.accountId,
              jobId: job.id,
              description: payload.description,
              width: payload.width,
              height: payload.height,
              view: input.view,
              expiresAt: new Date(Date.now() + LIFETIME_MS),
            },
          });
        },
      });
      // A repeated idempotency key gives the first call's object.
      return {
        ...started,
        mapObject: await ctx.services.db.mapObject.findUniqueOrThrow({ where: { jobId: started.job!.id } }),
      };
    },
  }),
);
