import { z } from 'zod';
import { servePreview } from '../asset/animation-preview.ts';
import { objectAnimationShape, pendingJobs } from '../asset/animation-shape.ts';
import { serveDelete } from '../asset/delete.ts';
import { serveDeleteAnimation } from '../asset/delete-animation.ts';
import { serveExport } from '../asset/export.ts';
import { serveGet } from '../asset/get.ts';
import { serveList } from '../asset/list.ts';
import { preview, previewOf, understoodEntries } from '../asset/shapes.ts';
import { serveTags } from '../asset/update.ts';
import { both, each, fetch, flag, from, list, number, read, reply, same, shape, text, told } from '../shape.ts';
import { errorMessage, eta, percent } from '../wire.ts';
import { detail, frameUrls, objectStatus, objectStatusWord, pictures, storageUrls, summary } from './shapes.ts';
import { objectText, spoken } from './text.ts';
import { object } from './type.ts';

const shown = both(preview, fetch({ candidatePreviews: list(fetch({ base64: text })) }));

serveGet(object, {
  preview: true,
  rest: { route: 'GET /objects/{object_id}', summary: 'Get an object', reply: reply(detail) },
  mcp: {
    name: 'get_object',
    title: 'Get an object',
    description:
      'Status of an object; its pictures once they are drawn, of one in review its candidates; its animations. With a progress token it waits up to 30 seconds and reports progress.',
    ...told(
      shape({
        object_id: from('id', z.string()),
        name: same(z.string()),
        status: objectStatus,
        progress_percent: percent,
        eta_seconds: eta,
        directions: same(z.number()),
        storage_urls: read(pictures, z.record(z.string(), z.string()), storageUrls),
        frame_urls: read(pictures, z.array(z.string()), frameUrls),
        download_url: read(fetch({ status: text, downloadUrl: text }), z.string().nullable(), (of) =>
          of.status === 'COMPLETED' ? of.downloadUrl : null,
        ),
        ...understoodEntries,
        tags: same(z.array(z.string())),
        notes: same(z.array(z.string())),
        group_id: same(z.string()),
        state_name: same(z.string().nullable()),
        animations: each('animations', objectAnimationShape),
        pending_jobs: pendingJobs,
        error: errorMessage,
      }),
      {
        fetch: both(spoken, shown),
        text: objectText,
        images: (of) =>
          of.candidatePreviews.length ? of.candidatePreviews.map(({ base64 }) => base64) : previewOf(of),
      },
    ),
  },
});

serveList(object, {
  rest: { route: 'GET /objects', summary: 'List objects', key: 'objects', row: summary },
  mcp: {
    name: 'list_objects',
    title: 'List objects',
    description: 'Objects of this account, newest first, one line each.',
    usual: 10,
    key: 'objects',
    row: shape({
      object_id: from('id', z.string()),
      name: same(z.string()),
      state_name: same(z.string().nullable()),
      status: objectStatus,
      directions: same(z.number()),
      animation_count: same(z.number()),
      tags: same(z.array(z.string())),
      group_id: same(z.string()),
      preview_url: same(z.string().nullable()),
    }),
    fetch: fetch({ width: number, height: number, review: flag }),
    line: (o) =>
      [
        o.id,
        objectStatusWord(o),
        `"${o.name}"`,
        ...(o.stateName ? [`state "${o.stateName}"`] : []),
        o.directions === 1 ? '1 direction' : `${o.directions} directions`,
        `${o.width}x${o.height}`,
        `animations: ${o.animationCount}`,
        ...(o.tags.length ? [`tags: ${o.tags.join(', ')}`] : []),
      ].join(' | '),
    hint: 'create_1_direction_object and create_8_direction_object make one.',
  },
  statusFilter: true,
});

serveDelete(object, {
  rest: { route: 'DELETE /objects/{object_id}', summary: 'Delete an object and all its data' },
  mcp: { name: 'delete_object', title: 'Delete an object' },
});

serveTags(object, {
  rest: { route: 'PATCH /objects/{object_id}/tags', summary: 'Update object tags' },
  mcp: { name: 'update_object_tags', title: 'Tag an object' },
});

serveDeleteAnimation(object, {
  field: 'deleteObjectAnimation',
  input: 'DeleteObjectAnimationInput',
  rest: { route: 'DELETE /objects/{object_id}/animations', summary: 'Delete an animation of an object' },
});

servePreview(object, { field: 'objectAnimationPreview', input: 'ObjectAnimationPreviewInput' });

serveExport(object, { path: '/objects' });
