import { z } from 'zod';
import { statusWord } from '../job/type.ts';
import { USAGE, type UsageData } from '../wire.ts';

/** An animation as REST and MCP fetch it. */
export interface AnimationData {
  readonly groupId: string;
  readonly type: string;
  readonly displayName: string | null;
  readonly directions: readonly {
    readonly direction: string;
    readonly frameCount: number;
    readonly status: string;
    readonly frameUrls: readonly string[];
    readonly previewUrl: string;
    readonly job: {
      readonly id: string;
      readonly fraction: number;
      readonly etaSeconds: number;
      readonly error: { readonly message: string } | null;
    };
  }[];
}

/** A character as REST and MCP fetch it. */
export interface CharacterData {
  readonly id: string;
  readonly name: string;
  readonly stateName: string | null;
  readonly description: string;
  readonly status: string;
  readonly mode: string;
  readonly bodyType: string;
  readonly template: string;
  readonly view: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly directions: number;
  readonly tags: readonly string[];
  readonly groupId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly animationCount: number;
  readonly templateAnimationIds: readonly string[];
  readonly previewUrl: string | null;
  readonly downloadUrl: string;
  readonly preview: { readonly base64: string } | null;
  readonly animations: readonly AnimationData[];
  readonly rotations: readonly {
    readonly label: string;
    readonly url: string;
    readonly keypoints: readonly { readonly label: string; readonly z: number }[] | null;
  }[];
  readonly job: {
    readonly id: string;
    readonly fraction: number;
    readonly stage: string;
    readonly etaSeconds: number;
    readonly error: { readonly message: string } | null;
    readonly usage: UsageData;
  };
}

/** What a list shows of each. */
export const summary =
  'id name stateName description status template view width height directions tags groupId createdAt updatedAt animationCount previewUrl';
/** What is shown of one alone. */
export const facts = `${summary} mode bodyType size templateAnimationIds downloadUrl animations { groupId type displayName directions { direction frameCount status frameUrls previewUrl job { id fraction etaSeconds error { message } } } } job { id fraction stage etaSeconds error { message } ${USAGE} }`;

export const animationSchema = z.object({
  animation_type: z.string(),
  display_name: z.string().nullable(),
  animation_group_id: z.uuid(),
  directions: z.array(
    z.object({
      direction: z.string(),
      frame_count: z.number(),
      frames: z.array(z.url()).describe('PNGs in the order of play; none until this direction is completed.'),
      preview_url: z
        .string()
        .nullable()
        .describe('A moving picture, a GIF; `?format=apng` and `webp` too. Null until this direction is completed.'),
      status: z.string(),
      background_job_id: z.uuid(),
    }),
  ),
});

export const animationBody = ({ groupId, type, displayName, directions }: AnimationData) => ({
  animation_type: type,
  display_name: displayName,
  animation_group_id: groupId,
  directions: directions.map(({ direction, frameCount, status, frameUrls, previewUrl, job }) => ({
    direction,
    frame_count: frameCount,
    frames: frameUrls,
    preview_url: status === 'COMPLETED' ? previewUrl : null,
    status: statusWord(status),
    background_job_id: job.id,
  })),
});

/** Directions of animations that are still being drawn. */
export const pendingOf = (animations: readonly AnimationData[]) =>
  animations.flatMap(({ displayName, type, directions }) =>
    directions
      .filter(({ status }) => statusWord(status) === 'processing')
      .map(({ direction, job }) => ({ name: displayName ?? type, direction, job })),
  );

export const summarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  state_name: z.string().nullable(),
  prompt: z.string(),
  size: z.object({ width: z.number(), height: z.number() }),
  directions: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  animation_count: z.number(),
  template_id: z.string(),
  view: z.string(),
  status: z.string(),
  preview_url: z.string().describe('PNG of the south side; empty until the character is completed.'),
  tags: z.array(z.string()),
  group_id: z.string(),
});

export const summaryBody = (c: CharacterData) => ({
  id: c.id,
  name: c.name,
  state_name: c.stateName,
  prompt: c.description,
  size: { width: c.width, height: c.height },
  directions: c.directions,
  created_at: c.createdAt,
  updated_at: c.updatedAt,
  animation_count: c.animationCount,
  template_id: c.template,
  view: c.view,
  status: statusWord(c.status),
  // client programs read a text here, never null
  preview_url: c.previewUrl ?? '',
  tags: c.tags,
  group_id: c.groupId,
});
