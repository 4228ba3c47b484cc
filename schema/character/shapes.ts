import { z } from 'zod';
import { animationShape } from '../asset/animation-shape.ts';
import { understoodEntries } from '../asset/shapes.ts';
import { always, each, fetch, from, list, maybe, number, read, same, shape, text, value } from '../shape.ts';
import { errorMessage, eta, percent, status } from '../wire.ts';

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
  updated_at: same(z.string()),
  animation_count: same(z.number()),
  template_id: from('template', z.string()),
  view: same(z.string()),
  status,
  // client programs read a text here, never null
  preview_url: read(
    fetch({ previewUrl: maybe(text) }),
    z.string().describe('PNG of the south side; empty until the character is completed.'),
    ({ previewUrl }) => previewUrl ?? '',
  ),
  tags: same(z.array(z.string())),
  group_id: same(z.string()),
});

export const rotations = fetch({ rotations: list(fetch({ label: text, url: text })) });
export const urlsOf = ({
  rotations: all,
}: {
  readonly rotations: readonly { readonly label: string; readonly url: string }[];
}) => Object.fromEntries(all.map(({ label, url }) => [label, url]));

interface Settings {
  readonly outline: string | null;
  readonly shading: string | null;
  readonly detail: string | null;
  readonly textGuidance: number;
  readonly isometric: boolean;
}
const settings = fetch({ settings: value<Settings>() });
type Joints = readonly { readonly label: string; readonly z: number }[];

/** What REST shows of one alone. */
export const detail = shape({
  ...summary.entries,
  rotation_urls: read(
    rotations,
    z.record(z.string(), z.url()).describe('Direction → PNG; empty until the character is completed.'),
    urlsOf,
  ),
  style_settings: read(settings, z.record(z.string(), z.unknown()), ({ settings: of }) => {
    const { outline, shading, detail: much, isometric } = of;
    return { outline, shading, detail: much, isometric };
  }),
  guidance: read(settings, z.number(), ({ settings: of }) => of.textGuidance),
  ai_freedom: always(z.number(), 0),
  skeletons: read(
    fetch({ rotations: list(fetch({ label: text, keypoints: value<Joints | null>() })) }),
    z.record(z.string(), z.array(z.unknown())).describe('Direction → 18 joints in pixels of its picture.'),
    ({ rotations: all }) =>
      Object.fromEntries(
        all.flatMap(({ label, keypoints }) =>
          keypoints ? [[label, keypoints.map(({ z: depth, ...joint }) => ({ ...joint, z_index: depth }))]] : [],
        ),
      ),
  ),
  body_type: same(z.string()),
  mode: same(z.string()),
  progress_percent: percent,
  eta_seconds: eta,
  error: errorMessage,
  ...understoodEntries,
  download_url: same(z.url()),
  animations: each('animations', animationShape),
});
