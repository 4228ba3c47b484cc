import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { adoptPicture, copyFiles, dropFiles } from '../../src/assets/adopt.ts';
import { publishAssetChange } from '../../src/assets/events.ts';
import type { Context } from '../../src/context.ts';
import { type Asset as AssetRow, asJson, type Image } from '../../src/db.ts';
import { AppError } from '../../src/errors.ts';
import type { ObjectSpec, ObjectVariant } from '../../src/jobs/contract.ts';
import { deleteAsset } from '../asset/delete.ts';
import { findAsset } from '../asset/get.ts';
import { nameFrom } from '../asset/start.ts';
import { builder } from '../builder.ts';
import * as rules from '../rules.ts';
import { always, fetch, from, list, reply, same, shape, text, told } from '../shape.ts';
import { free } from '../wire.ts';
import { type ObjectFacts, object, specOf } from './type.ts';

/** More candidates than this there never are. */
const MOST_CANDIDATES = 64;

const SelectObjectFramesInput = builder.inputType('SelectObjectFramesInput', {
  fields: (t) => ({
    ...object.idFields(t),
    indices: t.intList({
      required: true,
      description:
        'Which candidates, counted from 0. Each becomes an object of its own; one that was picked before stays the same.',
      validate: z.array(z.number().int().min(0)).min(1, 'name at least one candidate').max(MOST_CANDIDATES),
    }),
    commonTag: t.string({
      description: 'A tag of all objects that are made, at most 50 characters.',
      validate: z.string().trim().min(1).max(50),
    }),
  }),
});

const notInReview = (id: string) =>
  new AppError(
    'BAD_REQUEST',
    `Object ${id} is not in review: it has no candidates to pick from, or they are not drawn yet.`,
  );

/** A review of the caller's with its candidates. Throws NOT_FOUND, BAD_REQUEST. */
async function findReview(ctx: Context, id: string) {
  const row = await findAsset(ctx, object, id, {
    include: { job: { select: { status: true, images: { orderBy: { position: 'asc' } } } } },
  });
  if (!row.review || row.job?.status !== 'COMPLETED') throw notInReview(id);
  return { ...row, images: row.job.images };
}

/** What a candidate's picture says that it was drawn from. */
interface Drawn {
  readonly description: string;
  readonly variant: ObjectVariant;
}

function pickOf(row: AssetRow, image: Image, tag: string | null | undefined) {
  const { description, variant } = image.brief as unknown as Drawn;
  const spec: ObjectSpec = { ...specOf(row), description, variant, candidates: 1, items: [] };
  const { picked: _, ...facts } = object.factsOf(row);
  return {
    accountId: row.accountId,
    kind: object.kind,
    name: description === row.description ? row.name : nameFrom(description),
    description,
    spec,
    facts: { ...facts, candidates: 1 } satisfies ObjectFacts,
    tags: tag ? rules.distinctTags([tag]) : [],
    projectId: row.projectId,
    image,
    label: 'unknown',
  };
}

/** Makes objects of candidates, all or none; one that was picked before, and is still there, is the same again. */
async function pick(ctx: Context, id: string, asked: readonly number[], tag: string | null | undefined) {
  const { services } = ctx;
  const { accountId } = requireCaller(ctx);
  const review = await findReview(ctx, id);
  const indices = [...new Set(asked)];
  const wrong = indices.filter((index) => index >= review.images.length);
  if (wrong.length)
    throw new AppError(
      'BAD_REQUEST',
      `Object ${id} has ${review.images.length} candidates, 0 to ${review.images.length - 1}; there is no ${wrong.join(', ')}.`,
    );
  const chosen = indices.map((index) => review.images[index]!);
  const keys = await copyFiles(services, accountId, chosen);
  const made: string[] = [];
  try {
    const ids = await services.db.$transaction(async (tx) => {
      // two who pick at once make one object of a candidate
      const found = await tx.$queryRaw<unknown[]>`select 1 from asset where id = ${id}::uuid for update`;
      if (!found.length) throw object.missing(id);
      const row = await tx.asset.findUniqueOrThrow({ where: { id } });
      const facts = object.factsOf(row);
      const before = facts.picked ?? {};
      const alive = await tx.asset.findMany({ where: { id: { in: Object.values(before) } }, select: { id: true } });
      const there = new Set(alive.map((one) => one.id));
      const picked: Record<string, string> = { ...before };
      for (const [i, index] of indices.entries()) {
        const known = picked[index];
        if (known !== undefined && there.has(known)) continue;
        const job = { kind: 'createObject', operation: 'selectObjectFrames' };
        picked[index] = await adoptPicture(tx, job, { ...pickOf(row, chosen[i]!, tag), blobKey: keys[i]! });
        made.push(picked[index]);
      }
      await tx.asset.update({ where: { id }, data: { facts: asJson({ ...facts, picked }) } });
      return indices.map((index) => picked[index]!);
    });
    for (const assetId of made)
      await publishAssetChange(services.events, { accountId, assetId, kind: object.kind, change: 'CREATED' });
    return ids;
  } finally {
    // those that no object took
    await dropFiles(services, await unclaimed(ctx, keys));
  }
}

/** Of files those that no picture names. */
async function unclaimed({ services }: Context, keys: readonly string[]): Promise<readonly string[]> {
  const rows = await services.db.blob.findMany({
    where: { key: { in: [...keys] }, image: null },
    select: { key: true },
  });
  return rows.map(({ key }) => key);
}

interface Selected {
  readonly objectIds: readonly string[];
}
const SelectedObjects = builder.objectRef<Selected>('SelectedObjects').implement({
  description: 'Objects that candidates have become.',
  fields: (t) => ({
    objectIds: t.stringList({
      description: 'Their ids, in the order of the indices; an index that was named twice is there once.',
      resolve: ({ objectIds }) => [...objectIds],
    }),
  }),
});

const createdIds = from('objectIds', z.array(z.string()));

builder.mutationField('selectObjectFrames', (t) =>
  t.field({
    type: SelectedObjects,
    description:
      'Makes an object of each candidate that is named, all or none. The review stays: more can be picked later. Costs nothing.',
    args: { input: t.arg({ type: SelectObjectFramesInput, required: true }) },
    extensions: {
      operation: {
        scope: 'objects:write',
        rest: {
          v2: {
            route: 'POST /objects/{object_id}/select-frames',
            summary: 'Make objects of candidates',
            errors: ['BAD_REQUEST', 'GONE'],
            example: { indices: [0, 3], common_tag: 'chests' },
            reply: reply(shape({ usage: free, created_object_ids: createdIds })),
          },
        },
        mcp: {
          name: 'select_object_frames',
          title: 'Pick candidates of an object',
          description:
            'Makes an object of each named candidate of an object in review. The review stays until dismiss_review. Costs nothing.',
          ...told(shape({ created_object_ids: createdIds, status: always(z.string(), 'completed') }), {
            fetch: fetch({ objectIds: list(text) }),
            text: ({ objectIds }) =>
              [
                `created: ${objectIds.length}`,
                ...objectIds.map((id) => `id: ${id}`),
                'hint: get_object shows each.',
              ].join('\n'),
          }),
        },
      },
    },
    resolve: async (_root, { input }, ctx): Promise<Selected> => ({
      objectIds: await pick(ctx, input.objectId, input.indices, input.commonTag),
    }),
  }),
);

const Dismissed = builder
  .objectRef<{ readonly id: string; readonly filesDeleted: number }>('DismissedReview')
  .implement({
    description: 'A review that is gone.',
    fields: (t) => ({
      objectId: t.exposeID('id'),
      filesDeleted: t.exposeInt('filesDeleted', { description: 'Candidates. Objects that were made of them stay.' }),
    }),
  });

builder.mutationField('dismissReview', (t) =>
  t.field({
    type: Dismissed,
    description: 'Removes a review with all its candidates. Objects that were made of them stay. Costs nothing.',
    args: { input: t.arg({ type: object.byIdInput(), required: true }) },
    extensions: {
      operation: {
        scope: 'objects:write',
        rest: {
          v2: {
            route: 'POST /objects/{object_id}/dismiss-review',
            summary: 'Dismiss the candidates of an object',
            errors: ['BAD_REQUEST'],
            reply: reply(shape({ usage: free })),
          },
        },
        mcp: {
          name: 'dismiss_review',
          title: 'Dismiss a review',
          description:
            'Removes an object in review with all its candidates, for good. Objects that were made of them stay.',
          destructive: true,
          ...told(
            shape({
              object_id: from('objectId', z.string()),
              status: always(z.string(), 'dismissed'),
              files_deleted: same(z.number()),
            }),
            { text: (of) => `id: ${of.objectId}\nstatus: dismissed\nfiles: ${of.filesDeleted}` },
          ),
        },
      },
    },
    resolve: async (_root, { input }, ctx) => {
      const { id } = await findReview(ctx, object.idOf(input));
      return deleteAsset(ctx, id, object);
    },
  }),
);
