import { z } from 'zod';
import { type DataOf, fetch, from, list, number, read, same, shape, text } from '../shape.ts';

const terrains = fetch({ terrains: list(fetch({ name: text })) });
const namesOf = (of: DataOf<typeof terrains>) => of.terrains.map(({ name }) => name);

/** What every tool tells of a map. */
export const structure = shape({
  map_id: from('id', z.string()),
  name: same(z.string()),
  status: read(fetch({ id: text }), z.string(), () => 'completed'),
  width: same(z.number()),
  height: same(z.number()),
  tile_size: same(z.number()),
  revision: same(z.number()),
  terrains: read(terrains, z.array(z.string()), namesOf),
  notes: same(z.array(z.string())),
  placement_count: same(z.number()),
  image_url: same(z.string()),
  download_url: same(z.string()),
});

export const spoken = fetch({
  id: text,
  name: text,
  width: number,
  height: number,
  tileSize: number,
  revision: number,
  terrains: list(fetch({ name: text })),
  notes: list(text),
  placementCount: number,
  imageUrl: text,
  downloadUrl: text,
});
export const wordsOf = (of: DataOf<typeof spoken>): string =>
  [
    `id: ${of.id}`,
    'status: completed',
    `name: ${of.name}`,
    `size: ${of.width}x${of.height} cells of ${of.tileSize} pixels`,
    `revision: ${of.revision}`,
    `terrains: ${namesOf(of).join(', ')}`,
    ...of.notes.map((note) => `note: ${note}`),
    `placements: ${of.placementCount}`,
    `image: ${of.imageUrl}`,
    `download: ${of.downloadUrl}`,
    'hint: edit_map paints terrains, place_map_object puts things on it, view_map shows it.',
  ].join('\n');

/** A placement in the words of tools. */
export const placementShape = shape({
  placement_id: from('id', z.string()),
  asset_id: same(z.string()),
  name: same(z.string()),
  kind: same(z.string()),
  direction: same(z.string().nullable()),
  layer: same(z.number()),
  x: same(z.number()),
  y: same(z.number()),
  show: same(z.boolean()),
});
