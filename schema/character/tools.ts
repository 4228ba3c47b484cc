import { z } from 'zod';
import { animationShape, pendingJobs } from '../asset/animation-shape.ts';
import { preview, previewOf, understoodEntries } from '../asset/shapes.ts';
import { both, each, fetch, from, read, same, shape, text, told } from '../shape.ts';
import { errorMessage, eta, percent, status } from '../wire.ts';
import { rotations, urlsOf } from './shapes.ts';
import { characterText, spoken } from './text.ts';

/** What `get_character` answers. */
export const characterTold = told(
  shape({
    character_id: from('id', z.string()),
    name: same(z.string()),
    status,
    progress_percent: percent,
    eta_seconds: eta,
    directions: same(z.number()),
    rotation_urls: read(rotations, z.record(z.string(), z.string()), urlsOf),
    download_url: read(fetch({ status: text, downloadUrl: text }), z.string().nullable(), (of) =>
      of.status === 'COMPLETED' ? of.downloadUrl : null,
    ),
    ...understoodEntries,
    tags: same(z.array(z.string())),
    group_id: same(z.string()),
    state_name: same(z.string().nullable()),
    template_animation_ids: same(z.array(z.string())),
    animations: each('animations', animationShape),
    pending_jobs: pendingJobs,
    error: errorMessage,
  }),
  { fetch: both(spoken, preview), text: characterText, images: previewOf },
);

/** What `list_characters` gives of each. */
export const listed = shape({
  character_id: from('id', z.string()),
  name: same(z.string()),
  state_name: same(z.string().nullable()),
  status,
  directions: same(z.number()),
  animation_count: same(z.number()),
  tags: same(z.array(z.string())),
  group_id: same(z.string()),
  preview_url: same(z.string().nullable()),
});
