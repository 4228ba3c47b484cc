import { z } from 'zod';
import { serveDelete } from '../asset/delete.ts';
import { serveGet } from '../asset/get.ts';
import { serveList } from '../asset/list.ts';
import { preview, previewOf, understood, understoodEntries, understoodLines } from '../asset/shapes.ts';
import {
  both,
  type DataOf,
  fetch,
  from,
  list,
  maybe,
  number,
  read,
  reply,
  same,
  shape,
  text,
  told,
  value,
} from '../shape.ts';
import { about, errorMessage, eta, percent, percentOf, progressFields, status, statusWord } from '../wire.ts';
import { uiAsset } from './type.ts';

const summary = shape({
  id: same(z.uuid()),
  name: same(z.string()),
  prompt: from('description', z.string()),
  size: read(
    fetch({ width: number, height: number }),
    z.object({ width: z.number(), height: z.number() }),
    ({ width, height }) => ({ width, height }),
  ),
  // client programs read a text here, never null
  image_url: read(
    fetch({ previewUrl: maybe(text) }),
    z.string().describe('PNG of the asset; empty until it is completed.'),
    ({ previewUrl }) => previewUrl ?? '',
  ),
  status,
  created_at: same(z.string()),
});

interface Layer {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const layer = z.object({
  id: z.string(),
  kind: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
const layers = fetch({
  layers: list(fetch({ id: text, kind: value<string>(), x: number, y: number, width: number, height: number })),
});
const elements = read(
  layers,
  z.array(layer).describe('Its elements and pieces, and where they lie in the picture.'),
  ({ layers: of }): Layer[] => of.map(({ id, kind, x, y, width, height }) => ({ id, kind, x, y, width, height })),
);

const spoken = both(
  both(understood, both(progressFields, layers)),
  fetch({ name: text, width: number, height: number, downloadUrl: text, previewUrl: maybe(text), theme: maybe(text) }),
);

const words = (ui: DataOf<typeof spoken>): string => {
  const word = statusWord(ui.status);
  if (word === 'processing')
    return `status: processing ${percentOf(ui.job)}% (${ui.job.stage}, ${about(ui.job.etaSeconds)})\nid: ${ui.id}\nhint: call get_ui_asset again in a few seconds.`;
  if (word === 'completed') {
    const places = ui.layers.map(({ id, x, y, width, height }) => `${id} ${x},${y} ${width}x${height}`).join('; ');
    const exportAt = ui.downloadUrl.replace(/download$/, 'export/godot');
    return `status: completed\nid: ${ui.id}\nname: ${ui.name}\nsize: ${ui.width}x${ui.height}\ntheme: ${ui.theme}\n${understoodLines(ui).join('\n')}\nelements: ${places}\nimage: ${ui.previewUrl}\ndownload: ${ui.downloadUrl}\nhint: the download has the picture, its elements and the theme’s kit; ${exportAt} is a Godot theme (atlas, unity, css and phaser likewise).`;
  }
  return `status: ${word}\nid: ${ui.id}\nerror: ${ui.job.error?.message ?? 'unknown'}\nhint: it was not charged; create it again with create_ui_asset.`;
};

serveGet(uiAsset, {
  preview: true,
  rest: {
    route: 'GET /ui-assets/{ui_asset_id}',
    summary: 'Get a UI asset',
    reply: reply(
      shape({
        ...summary.entries,
        progress_percent: percent,
        eta_seconds: eta,
        error: errorMessage,
        elements,
        download_url: same(z.url()),
      }),
    ),
  },
  mcp: {
    name: 'get_ui_asset',
    title: 'Get a UI asset',
    description:
      'Status of a UI asset; once it is completed its picture, where its elements lie, and the download with the kit for game engines. With a progress token it waits up to 30 seconds and reports progress.',
    ...told(
      shape({
        ui_asset_id: from('id', z.string()),
        name: same(z.string()),
        status,
        progress_percent: percent,
        eta_seconds: eta,
        image_url: read(fetch({ previewUrl: maybe(text) }), z.string().nullable(), ({ previewUrl }) => previewUrl),
        download_url: read(fetch({ status: text, downloadUrl: text }), z.string().nullable(), (of) =>
          of.status === 'COMPLETED' ? of.downloadUrl : null,
        ),
        elements,
        ...understoodEntries,
        error: errorMessage,
      }),
      { fetch: both(spoken, preview), text: words, images: previewOf },
    ),
  },
});

serveList(uiAsset, {
  rest: { route: 'GET /ui-assets', summary: 'List UI assets', key: 'ui_assets', row: summary },
  mcp: {
    name: 'list_ui_assets',
    title: 'List UI assets',
    description: 'UI assets of this account, newest first, one line each.',
    usual: 10,
    key: 'ui_assets',
    row: shape({
      ui_asset_id: from('id', z.string()),
      name: same(z.string()),
      status,
      size: summary.entries.size,
      image_url: summary.entries.image_url,
    }),
    line: ({ id, name, status: at, width, height }) => `${id} | ${statusWord(at)} | "${name}" | ${width}x${height}`,
    hint: 'create_ui_asset makes one.',
  },
});

serveDelete(uiAsset, {
  rest: { route: 'DELETE /ui-assets/{ui_asset_id}', summary: 'Delete a UI asset with its elements and files' },
  mcp: { name: 'delete_ui_asset', title: 'Delete a UI asset' },
});
