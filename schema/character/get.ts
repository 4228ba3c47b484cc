import { z } from 'zod';
import { builder } from '../builder.ts';
import './animation-type.ts';
import { statusWord } from '../job/type.ts';
import { json } from '../operation.ts';
import { characterIdField, mine, noCharacter } from './by-id.ts';
import {
  animationBody,
  animationSchema,
  type CharacterData,
  facts,
  pendingOf,
  summaryBody,
  summarySchema,
} from './shapes.ts';
import { characterText } from './text.ts';
import { Character } from './type.ts';

const GetCharacterInput = builder.inputType('GetCharacterInput', {
  fields: (t) => ({
    ...characterIdField(t),
    includePreview: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Show the south picture.',
      extensions: { wire: { v2: null } },
    }),
  }),
});

interface Settings {
  readonly outline: string | null;
  readonly shading: string | null;
  readonly detail: string | null;
  readonly textGuidance: number;
  readonly isometric: boolean;
  readonly mode: string;
}

const rotationUrls = ({ rotations }: CharacterData) =>
  Object.fromEntries(rotations.map(({ label, url }) => [label, url]));

const detailSchema = summarySchema.extend({
  rotation_urls: z.record(z.string(), z.url()).describe('Direction → PNG; empty until the character is completed.'),
  style_settings: z.record(z.string(), z.unknown()),
  guidance: z.number(),
  ai_freedom: z.number(),
  skeletons: z.record(z.string(), z.array(z.unknown())).describe('Direction → 18 joints in pixels of its picture.'),
  body_type: z.string(),
  mode: z.string(),
  progress_percent: z.number(),
  eta_seconds: z.number(),
  error: z.string().nullable(),
  download_url: z.url(),
  animations: z.array(animationSchema),
});

const detailBody = (c: CharacterData & { readonly settings: Settings }) => {
  const { outline, shading, detail, isometric, textGuidance } = c.settings;
  return {
    ...summaryBody(c),
    rotation_urls: rotationUrls(c),
    style_settings: { outline, shading, detail, isometric },
    guidance: textGuidance,
    ai_freedom: 0,
    skeletons: Object.fromEntries(
      c.rotations.flatMap(({ label, keypoints }) =>
        keypoints ? [[label, keypoints.map(({ z, ...joint }) => ({ ...joint, z_index: z }))]] : [],
      ),
    ),
    body_type: c.bodyType,
    mode: c.mode,
    progress_percent: Math.round(c.job.fraction * 100),
    eta_seconds: c.job.etaSeconds,
    error: c.job.error?.message ?? null,
    download_url: c.downloadUrl,
    animations: c.animations.map(animationBody),
  };
};

builder.queryField('character', (t) =>
  t.prismaField({
    type: Character,
    description: 'A character of this account.',
    args: { input: t.arg({ type: GetCharacterInput, required: true }) },
    extensions: {
      operation: {
        scope: 'characters:read',
        rest: {
          v2: {
            route: 'GET /characters/{character_id}',
            summary: 'Get a character',
            reply: json<CharacterData & { readonly settings: Settings }>({
              select: `{ ${facts} settings rotations { label url keypoints } }`,
              schema: detailSchema,
              body: detailBody,
            }),
          },
        },
        mcp: {
          name: 'get_character',
          title: 'Get a character',
          description:
            'Status of a character, its pictures once they are drawn, its animations, and for quadrupeds the template animations that there are. With a progress token it waits up to 30 seconds and reports progress.',
          select: `{ ${facts} rotations { label url } preview { base64 } }`,
          follow: 'finished',
          readOnly: true,
          text: characterText,
          images: ({ preview }: CharacterData) => (preview ? [preview.base64] : []),
          structured: z.object({
            character_id: z.string(),
            name: z.string(),
            status: z.string(),
            progress_percent: z.number(),
            eta_seconds: z.number(),
            directions: z.number(),
            rotation_urls: z.record(z.string(), z.string()),
            download_url: z.string().nullable(),
            tags: z.array(z.string()),
            group_id: z.string(),
            state_name: z.string().nullable(),
            template_animation_ids: z.array(z.string()),
            animations: z.array(animationSchema),
            pending_jobs: z.array(
              z.object({
                job_id: z.string(),
                animation: z.string(),
                direction: z.string(),
                progress_percent: z.number(),
              }),
            ),
            error: z.string().nullable(),
          }),
          structure: (c: CharacterData) => {
            const status = statusWord(c.status);
            return {
              character_id: c.id,
              name: c.name,
              status,
              progress_percent: Math.round(c.job.fraction * 100),
              eta_seconds: c.job.etaSeconds,
              directions: c.directions,
              rotation_urls: rotationUrls(c),
              download_url: status === 'completed' ? c.downloadUrl : null,
              tags: c.tags,
              group_id: c.groupId,
              state_name: c.stateName,
              template_animation_ids: c.templateAnimationIds,
              animations: c.animations.map(animationBody),
              pending_jobs: pendingOf(c.animations).map(({ name, direction, job }) => ({
                job_id: job.id,
                animation: name,
                direction,
                progress_percent: Math.round(job.fraction * 100),
              })),
              error: c.job.error?.message ?? null,
            };
          },
        },
      },
    },
    resolve: async (query, _root, { input }, ctx) => {
      const character = await ctx.services.db.character.findFirst({ ...query, where: mine(ctx, input.characterId) });
      if (!character) throw noCharacter(input.characterId);
      return { ...character, withPreview: input.includePreview };
    },
  }),
);
