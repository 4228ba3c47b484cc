import { z } from 'zod';
import { serveDelete } from '../asset/delete.ts';
import { serveGet } from '../asset/get.ts';
import { serveList } from '../asset/list.ts';
import { understood, understoodEntries, understoodLines } from '../asset/shapes.ts';
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
import { refuseUnfinished } from '../tileset/verbs.ts';
import { about, errorMessage, eta, jobUsage, percent, percentOf, progressFields, status, statusWord } from '../wire.ts';
import { tilesPro } from './type.ts';

const CALLED = 'set of pro tiles';

interface Rules {
  readonly rule_type: string;
  readonly tiles: Readonly<Record<string, number>>;
}

const pictures = fetch({ images: list(fetch({ label: maybe(text), url: text })) });
const urls = ({ images }: DataOf<typeof pictures>): Record<string, string> =>
  Object.fromEntries(images.map(({ label, url }, i) => [label ?? `tile_${i}`, url]));

const kind = from('tilesKind', z.string());
const rules = fetch({ rules: maybe(value<Rules>()) });
const tileRules = read(
  rules,
  z.record(z.string(), z.unknown()).nullable(),
  ({ rules: of }) => of as unknown as Record<string, unknown> | null,
);

const spoken = both(
  both(understood, both(progressFields, pictures)),
  both(rules, fetch({ tileType: text, tileSize: number, tileCount: number, tilesKind: text })),
);

const shown = fetch({ preview: maybe(fetch({ base64: text })) });

const words = (o: DataOf<typeof spoken>): string => {
  const word = statusWord(o.status);
  if (word === 'processing')
    return `status: processing ${percentOf(o.job)}% (${o.job.stage}, ${about(o.job.etaSeconds)})\nid: ${o.id}\nhint: call get_tiles_pro again in a few seconds.`;
  if (word !== 'completed')
    return `status: ${word}\nid: ${o.id}\nerror: ${o.job.error?.message ?? 'unknown'}\nhint: it was not charged; create it again with create_tiles_pro.`;
  const masks = Object.entries(o.rules?.tiles ?? {}).map(([name, mask]) => `  ${name}: mask=${mask}`);
  return [
    'status: completed',
    `id: ${o.id}`,
    `kind: ${o.tilesKind}`,
    ...understoodLines(o),
    `tiles: ${o.tileCount} ${o.tileType} of ${o.tileSize} px`,
    ...(masks.length ? ['placement_rules:', ...masks] : []),
    'storage_urls:',
    ...Object.entries(urls(o)).map(([name, url]) => `  ${name}: ${url}`),
  ].join('\n');
};

serveGet(tilesPro, {
  rest: {
    route: 'GET /tiles-pro/{tile_id}',
    summary: 'Get pro tiles',
    errors: ['LOCKED', 'GONE'],
    reply: reply(
      shape({
        usage: jobUsage,
        storage_urls: read(pictures, z.record(z.string(), z.url()), urls),
        kind,
        tile_rules: tileRules,
      }),
      {
        fetch: progressFields,
        refuse: ({ status: at, job }) => refuseUnfinished(CALLED, at, job.error?.message),
      },
    ),
  },
  mcp: {
    name: 'get_tiles_pro',
    title: 'Get pro tiles',
    description:
      'Status of pro tiles; once they are completed their addresses and, for sets, the placement rules by mask. With a progress token it waits up to 30 seconds and reports progress.',
    ...told(
      shape({
        tile_id: from('id', z.string()),
        status,
        progress_percent: percent,
        eta_seconds: eta,
        ...understoodEntries,
        kind,
        tile_rules: tileRules,
        storage_urls: read(pictures, z.record(z.string(), z.string()), urls),
        error: errorMessage,
      }),
      {
        fetch: both(spoken, shown),
        text: words,
        images: ({ preview }) => (preview ? [preview.base64] : []),
      },
    ),
  },
});

serveList(tilesPro, {
  limits: { usual: 10, most: 50 },
  rest: {
    route: 'GET /tiles-pro',
    summary: 'List pro tiles',
    key: 'tiles',
    row: shape({
      id: same(z.uuid()),
      name: same(z.string()),
      description: same(z.string()),
      tile_type: same(z.string()),
      tile_size: same(z.number()),
      n_tiles: from('tileCount', z.number()),
      tile_view: from('view', z.string()),
      created_at: same(z.string()),
      status,
    }),
  },
});

serveDelete(tilesPro, {
  rest: { route: 'DELETE /tiles-pro/{tile_id}', summary: 'Delete pro tiles' },
});
