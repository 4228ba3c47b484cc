import { z } from 'zod';
import { type Price as Cost, FREE } from '../../src/billing.ts';
import type { Tx } from '../../src/db.ts';
import { AppError } from '../../src/errors.ts';
import { Price } from '../billing.ts';
import { builder } from '../builder.ts';
import { startJobs } from '../job/payload.ts';
import { json, type Route } from '../operation.ts';
import { priceOf, priceShape } from '../plugins/operation.ts';
import { USAGE, Usage, type UsageData, usageBody } from '../wire.ts';
import { type AnimateCharacter, AnimateCharacterInput } from './animate-input.ts';
import { isAlive, type PreparedAnimation, prepareAnimation } from './animate-spec.ts';
import { Animation, type AnimationGroup, groupsOf } from './animation-type.ts';
import { noCharacter } from './by-id.ts';

interface Payload {
  readonly price: Cost;
  /** The directions that this request started. */
  readonly animation?: AnimationGroup;
}

const AnimateCharacterPayload = builder.objectRef<Payload>('AnimateCharacterPayload').implement({
  description: 'An animation that is being drawn, or, for a dry run or an unconfirmed pro animation, the price alone.',
  fields: (t) => ({
    price: t.field({
      type: Price,
      description: 'Of all directions together.',
      resolve: ({ price }) => priceShape(price),
    }),
    animation: t.field({
      type: Animation,
      nullable: true,
      description: 'The animation with the directions that this request started. Null where nothing was started.',
      resolve: ({ animation }) => animation ?? null,
    }),
  }),
});

interface Animated {
  readonly price: { readonly usd: number; readonly generations: number };
  readonly animation: {
    readonly groupId: string;
    readonly type: string;
    readonly directions: readonly {
      readonly direction: string;
      readonly frameCount: number;
      readonly job: { readonly id: string; readonly etaSeconds: number; readonly usage: UsageData };
    }[];
  } | null;
}
const select = `{ price { usd generations } animation { groupId type directions { direction frameCount job { id etaSeconds ${USAGE} } } } }`;

const startedDirections = ({ animation }: Animated) => animation?.directions ?? [];

/** What all directions together hold of the account's credit. */
const usageOfAll = (directions: ReturnType<typeof startedDirections>) => {
  const all = directions.map(({ job }) => usageBody(job.usage));
  const generations = all.reduce((sum, usage) => sum + (usage.generations ?? 0), 0);
  const usd = Number(all.reduce((sum, usage) => sum + usage.usd, 0).toFixed(6));
  return {
    type: all.every(({ type }) => type === 'usd') ? 'usd' : 'generations',
    usd,
    generations: generations || null,
  };
};

/** v2: one job a direction, at once. */
const reply = json<Animated>({
  select,
  schema: z.object({
    background_job_ids: z.array(z.uuid()).describe('One for each direction, in their order.'),
    directions: z.array(z.string()),
    animation_group_id: z.uuid().nullable(),
    status: z.string().describe('`processing`, or `confirmation_required` where the cost was not confirmed.'),
    usage: Usage,
    price: z.object({ usd: z.number(), generations: z.number() }),
  }),
  body: (data) => {
    const directions = startedDirections(data);
    return {
      background_job_ids: directions.map(({ job }) => job.id),
      directions: directions.map(({ direction }) => direction),
      animation_group_id: data.animation?.groupId ?? null,
      status: data.animation ? 'processing' : 'confirmation_required',
      usage: usageOfAll(directions),
      price: data.price,
    };
  },
});

/** Programs of v2 do not know the question. */
const CONFIRMED = { confirm_cost: true };
const example = {
  character_id: '3f2a9c1e-5b7d-4e8a-9c0d-1a2b3c4d5e6f',
  template_animation_id: 'walking-8-frames',
  directions: ['south', 'east'],
};
const route = (path: `/${string}`, summary: string): Route => ({
  route: `POST ${path}`,
  summary,
  defaults: CONFIRMED,
  errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  example,
  reply,
});

const text = (data: Animated): string => {
  const { price, animation } = data;
  if (!animation)
    return [
      'status: confirmation required, nothing was started',
      `cost: ${price.generations} generations or $${price.usd}`,
      'hint: call animate_character again with the same arguments and confirm_cost=true.',
    ].join('\n');
  const { groupId, type, directions } = animation;
  const seconds = Math.max(...directions.map(({ job }) => job.etaSeconds));
  return [
    `animation_group_id: ${groupId}`,
    `animation: ${type}, ${directions[0]!.frameCount} frames`,
    `status: processing (~${Math.ceil(seconds * directions.length)}s)`,
    'jobs:',
    ...directions.map(({ direction, job }) => `  ${direction}: ${job.id}`),
    'hint: get_character shows the frames; more animations can be queued at once.',
  ].join('\n');
};

/** Throws NOT_FOUND when the character went in between, CONFLICT for directions that the animation has already. */
async function makeRoom(tx: Tx, { characterId, groupId, parts }: PreparedAnimation): Promise<void> {
  // Held until the animation is written: a character is not deleted in between.
  const found = await tx.$queryRaw<unknown[]>`select 1 from character where id = ${characterId}::uuid for share`;
  if (!found.length) throw noCharacter(characterId);
  const there = await tx.characterAnimation.findMany({
    where: { groupId, direction: { in: parts.map(({ row }) => row.direction) } },
    include: { job: { select: { status: true } } },
  });
  const taken = there.filter(({ job }) => isAlive(job));
  if (taken.length)
    throw new AppError(
      'CONFLICT',
      `Animation ${groupId} has ${taken.map(({ direction }) => direction).join(', ')} already: delete them first, or name other directions.`,
      { details: { directions: taken.map(({ direction }) => direction) } },
    );
  await tx.job.deleteMany({ where: { id: { in: there.map(({ jobId }) => jobId) } } });
}

builder.mutationField('animateCharacter', (t) =>
  t.field({
    type: AnimateCharacterPayload,
    description:
      'Animates a character, also one whose rotations are still being drawn: one job for each direction. Frames share the canvas, the ground and the colours of the rotations.',
    args: { input: t.arg({ type: AnimateCharacterInput, required: true }) },
    extensions: {
      operation: {
        scope: 'characters:write',
        cost: async (input, ctx) => {
          const { parts } = await prepareAnimation(input as AnimateCharacter, ctx);
          return parts.reduce(
            (sum, { price }) => ({
              usdMicros: sum.usdMicros + price.usdMicros,
              generations: sum.generations + price.generations,
            }),
            FREE,
          );
        },
        rest: {
          v2: [
            route('/characters/animations', 'Create a character animation'),
            route('/animate-character', 'Animate a character'),
          ],
        },
        mcp: {
          name: 'animate_character',
          title: 'Animate a character',
          description:
            'Queues an animation of a character, which need not be finished: one job per direction; returns their ids at once. With template_animation_id: 1 generation per direction. Without it action_description says what the character does (v3 mode: about 1 generation per direction up to 96 pixels, 2 at 128, 4 at 160, 8 at 256). Humanoid template ids: backflip, breathing-idle, cross-punch, crouched-walking, crouching, drinking, falling-back-death, fight-stance-idle-8-frames, fireball, flying-kick, front-flip, getting-up, high-kick, hurricane-kick, jumping-1, jumping-2, lead-jab, leg-sweep, picking-up, pull-heavy-object, pushing, roundhouse-kick, running-4-frames, running-6-frames, running-8-frames, running-jump, running-slide, sad-walk, scary-walk, surprise-uppercut, taking-punch, throw-object, two-footed-jump, walk, walk-1, walk-2, walking, walking-2 to walking-10, walking-4-frames, walking-6-frames, walking-8-frames. get_character lists those of a quadruped.',
          select,
          text,
          structured: z.object({
            animation_group_id: z.string().nullable(),
            status: z.string(),
            job_ids: z.array(z.string()),
            directions: z.array(z.string()),
            cost_generations: z.number(),
            cost_usd: z.number(),
          }),
          structure: (data: Animated) => ({
            animation_group_id: data.animation?.groupId ?? null,
            status: data.animation ? 'processing' : 'confirmation_required',
            job_ids: startedDirections(data).map(({ job }) => job.id),
            directions: startedDirections(data).map(({ direction }) => direction),
            cost_generations: data.price.generations,
            cost_usd: data.price.usd,
          }),
        },
      },
    },
    resolve: async (_root, args, ctx, info): Promise<Payload> => {
      const animation = await prepareAnimation(args.input as AnimateCharacter, ctx);
      const { price, jobs } =
        animation.mode === 'pro' && !args.input.confirmCost
          ? { price: priceOf(args), jobs: [] }
          : await startJobs(ctx, args, info, {
              kind: 'animateCharacter',
              operation: 'animateCharacter',
              prepare: (tx) => makeRoom(tx, animation),
              parts: animation.parts.map(({ payload, price, row }) => ({
                payload,
                price,
                attach: async (tx, job) => {
                  await tx.characterAnimation.create({ data: { ...row, jobId: job.id } });
                },
              })),
            });
      if (!jobs.length) return { price };
      // A repeated idempotency key gives the first call's animation.
      const rows = await ctx.services.db.characterAnimation.findMany({
        where: { jobId: { in: jobs.map(({ id }) => id) } },
      });
      return { price, animation: groupsOf(rows)[0]! };
    },
  }),
);
