import { z } from 'zod';
import { DIRECTIONS } from '../../src/domain/words.ts';
import { objectAnimationShape } from '../asset/animation-shape.ts';
import { understoodEntries } from '../asset/shapes.ts';
import { each, fetch, flag, from, list, maybe, number, read, same, shape, text, value } from '../shape.ts';
import { errorMessage, eta, percent, statusWord } from '../wire.ts';

/** Candidates that wait to be picked from are a status of their own. */
export const objectStatusWord = ({ status, review }: { readonly status: string; readonly review: boolean }): string =>
  status === 'COMPLETED' && review ? 'review' : statusWord(status);
export const objectStatus = read(fetch({ status: text, review: flag }), z.string(), objectStatusWord);

/** What a list shows of each. */
export const summary = shape({
  id: same(z.uuid()),
  name: same(z.string()),
  state_name: same(z.string().nullable()),
  prompt: from('description', z.string()),
  size: read(
    fetch({ width: number, height: number }),
    z.object({ width: z.number(), height: z.number() }),
    ({ width, height }) => ({ width, height }),
  ),
  directions: same(z.number()),
  created_at: same(z.string()),
  view: same(z.string()),
  preview_url: read(
    fetch({ previewUrl: maybe(text) }),
    z.string().describe('PNG of its first picture; empty until the object is completed.'),
    ({ previewUrl }) => previewUrl ?? '',
  ),
  tags: same(z.array(z.string())),
  status: objectStatus,
  group_id: same(z.string()),
});

export const pictures = fetch({ directions: number, images: list(fetch({ label: text, url: text })) });
interface Pictures {
  readonly directions: number;
  readonly images: readonly { readonly label: string; readonly url: string }[];
}
export const storageUrls = ({ images }: Pictures): Record<string, string> =>
  Object.fromEntries(images.map(({ label, url }) => [label, url]));
const rotationUrls = (of: Pictures): Record<string, string | null> => {
  const urls = storageUrls(of);
  return Object.fromEntries(DIRECTIONS.map((direction) => [direction, urls[direction] ?? null]));
};
/** Addresses of candidates, in order. */
export const frameUrls = ({ images }: Pictures): string[] =>
  images.filter(({ label }) => label.startsWith('frame_')).map(({ url }) => url);

/** What REST shows of one alone. */
export const detail = shape({
  ...summary.entries,
  rotation_urls: read(
    pictures,
    z
      .record(z.string(), z.url().nullable())
      .describe('Direction → PNG; null until it is drawn, and of an object with one picture.'),
    rotationUrls,
  ),
  storage_urls: read(
    pictures,
    z
      .record(z.string(), z.url())
      .describe('Every picture by its label: directions, `unknown`, or `frame_0`, … in review.'),
    storageUrls,
  ),
  style_settings: read(
    fetch({ styleSettings: maybe(value<Readonly<Record<string, unknown>>>()) }),
    z
      .record(z.string(), z.unknown())
      .describe(
        'How it was drawn: outline, shading, detail, light; empty until then, and of what was turned from a picture.',
      ),
    ({ styleSettings }) => ({ ...styleSettings }),
  ),
  frame_urls: read(pictures, z.array(z.url()).describe('Candidates of a review, in order.'), frameUrls),
  notes: same(z.array(z.string()).describe('What the drawing is not, or not quite, of what was asked.')),
  progress_percent: percent,
  eta_seconds: eta,
  error: errorMessage,
  ...understoodEntries,
  download_url: same(z.url()),
  animation_count: same(z.number()),
  animations: each('animations', objectAnimationShape),
});
