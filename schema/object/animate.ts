import { z } from 'zod';
import { type Price as Cost, FREE } from '../../src/billing.ts';
import { startAnimation, startedWords } from '../asset/animate.ts';
import { Animation, type AnimationGroup } from '../asset/animation-type.ts';
import { Price } from '../billing.ts';
import { builder } from '../builder.ts';
import { priceOf, priceShape } from '../plugins/operation.ts';
import { type DataOf, fetch, from, list, maybe, number, read, reply, shape, text, told } from '../shape.ts';
import { AnimateObjectInput } from './animate-input.ts';
import { prepareAnimation } from './animate-spec.ts';
import { object } from './type.ts';

interface Payload {
  readonly price: Cost;
  readonly objectId: string;
  /** The directions that this request started. */
  readonly animation?: AnimationGroup;
}

const AnimateObjectPayload = builder.objectRef<Payload>('AnimateObjectPayload').implement({
  description: 'An animation that is being drawn, or, for a dry run or an unconfirmed pro animation, the price alone.',
  fields: (t) => ({
    price: t.field({
      type: Price,
      description: 'Of all directions together.',
      resolve: ({ price }) => priceShape(price),
    }),
    objectId: t.exposeID('objectId'),
    animation: t.field({
      type: Animation,
      nullable: true,
      description: 'The animation with the directions that this request started. Null where nothing was started.',
      resolve: ({ animation }) => animation ?? null,
    }),
  }),
});

/** What is asked of an animation that was just started. */
const startedFields = fetch({
  price: fetch({ usd: number, generations: number }),
  objectId: text,
  animation: maybe(
    fetch({
      groupId: text,
      type: text,
      displayName: maybe(text),
      mode: text,
      directions: list(
        fetch({
          id: text,
          direction: text,
          action: maybe(text),
          frameCount: number,
          job: fetch({ id: text, etaSeconds: number }),
        }),
      ),
    }),
  ),
});
type Started = DataOf<typeof startedFields>;
const started = <Out>(schema: z.ZodType<Out>, make: (of: Started) => Out) => read(startedFields, schema, make);
const directionsOf = ({ animation }: Started) => animation?.directions ?? [];
const statusOf = ({ animation }: Started) => (animation ? 'processing' : 'confirmation_required');

const submission = z.object({
  direction: z.string(),
  status: z
    .enum(['queued', 'rate_limited'])
    .describe('A direction that cannot be queued fails the whole request: always queued.'),
  background_job_id: z.uuid(),
  animation_id: z.uuid(),
});

const restReply = reply(
  shape({
    animation_group_id: started(z.uuid(), ({ animation }) => animation!.groupId),
    mode: started(z.string(), ({ animation }) => animation!.mode),
    frame_count: started(
      z.number().describe('Frames that are stored for each direction.'),
      (of) => directionsOf(of)[0]!.frameCount,
    ),
    display_name: started(z.string().nullable(), ({ animation }) => animation!.displayName),
    description: started(z.string(), (of) => directionsOf(of)[0]!.action ?? ''),
    object_id: from('objectId', z.uuid()),
    submissions: started(z.array(submission).describe('One job for each direction.'), (of) =>
      directionsOf(of).map(({ id, direction, job }) => ({
        direction,
        status: 'queued' as const,
        background_job_id: job.id,
        animation_id: id,
      })),
    ),
    usage: started(
      z.object({ type: z.literal('usd'), usd: z.number(), generations: z.number().nullable() }),
      ({ price }) => ({ type: 'usd' as const, ...price }),
    ),
  }),
);

const words = startedWords({
  again: 'animate_object',
  next: 'get_object shows the frames, which movement was drawn, and notes where that is not what was asked.',
});

builder.mutationField('animateObject', (t) =>
  t.field({
    type: AnimateObjectPayload,
    description:
      'Animates an object, also one that is still being drawn: one job for each direction. Its parts move by its geometry (lid, door, wheels, sails, fire, smoke), its limbs where it has some, else all of it as one piece. Frames share the scale and the colours of its pictures — only fire that breaks out has its own — and are larger by the room that the movement takes.',
    args: { input: t.arg({ type: AnimateObjectInput, required: true }) },
    extensions: {
      operation: {
        scope: 'objects:write',
        cost: async (input, ctx) => {
          const { parts } = await prepareAnimation(input, ctx);
          return parts.reduce(
            (sum, { price }) => ({
              usdMicros: sum.usdMicros + price.usdMicros,
              generations: sum.generations + price.generations,
            }),
            FREE,
          );
        },
        rest: {
          v2: {
            route: 'POST /objects/{object_id}/animations',
            summary: 'Animate an object',
            errors: ['BAD_REQUEST', 'CONFLICT', 'GONE'],
            strict: true,
            example: { animation_description: 'sways in the wind', directions: ['south'] },
            reply: restReply,
          },
        },
        mcp: {
          name: 'animate_object',
          title: 'Animate an object',
          description:
            'Queues an animation of an object: one job per direction; returns their ids at once. Without directions all 8 are drawn, or those that the animation lacks. Parts move on their own hinges and axles (open, close, spin, drive, rotate turret, swing, burn, glow, flicker, blink, smoke, drip, flow, wave, grow, wither, break, explode, shoot …), else all of it does (bob, shake, sway, bounce, pulse); get_object names the movement that was drawn, and notes where it is not what was asked.',
          ...told(
            shape({
              animation_group_id: started(z.string().nullable(), ({ animation }) => animation?.groupId ?? null),
              status: started(z.string(), statusOf),
              job_ids: started(z.array(z.string()), (of) => directionsOf(of).map(({ job }) => job.id)),
              directions: started(z.array(z.string()), (of) => directionsOf(of).map(({ direction }) => direction)),
              cost_generations: from('price.generations', z.number()),
              cost_usd: from('price.usd', z.number()),
            }),
            { text: words },
          ),
        },
      },
    },
    resolve: async (_root, args, ctx, info): Promise<Payload> => {
      const { objectId, groupId, mode, parts } = await prepareAnimation(args.input, ctx);
      // programs of v2 do not know the question
      if (mode === 'pro' && ctx.surface !== 'v2' && !args.input.confirmCost) return { price: priceOf(args), objectId };
      const animation = await startAnimation(ctx, args, info, object, {
        kind: 'animateObject',
        operation: 'animateObject',
        assetId: objectId,
        groupId,
        parts,
        replace: args.input.replaceExisting ?? false,
      });
      return { ...animation, objectId };
    },
  }),
);
