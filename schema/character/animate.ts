import { z } from 'zod';
import { type Price as Cost, FREE } from '../../src/billing.ts';
import { startAnimation, startedWords } from '../asset/animate.ts';
import { Animation, type AnimationGroup } from '../asset/animation-type.ts';
import { Price } from '../billing.ts';
import { builder } from '../builder.ts';
import type { Route } from '../operation.ts';
import { priceOf, priceShape } from '../plugins/operation.ts';
import { both, type DataOf, fetch, from, list, maybe, number, read, reply, shape, text, told } from '../shape.ts';
import { Usage, usageBody, usageFields } from '../wire.ts';
import { AnimateCharacterInput } from './animate-input.ts';
import { prepareAnimation } from './animate-spec.ts';
import { character } from './type.ts';

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

const cost = fetch({ usd: number, generations: number });
/** What is asked of an animation that was just started. */
const startedFields = fetch({
  price: cost,
  animation: maybe(
    fetch({
      groupId: text,
      type: text,
      directions: list(
        fetch({ direction: text, frameCount: number, job: both(fetch({ id: text, etaSeconds: number }), usageFields) }),
      ),
    }),
  ),
});
type Started = DataOf<typeof startedFields>;

const startedDirections = ({ animation }: Started) => animation?.directions ?? [];

/** What all directions together hold of the account's credit. */
const usageOfAll = (of: Started) => {
  const all = startedDirections(of).map(({ job }) => usageBody(job));
  const generations = all.reduce((sum, usage) => sum + (usage.generations ?? 0), 0);
  const usd = Number(all.reduce((sum, usage) => sum + usage.usd, 0).toFixed(6));
  return {
    type: all.every(({ type }) => type === 'usd') ? ('usd' as const) : ('generations' as const),
    usd,
    generations: generations || null,
  };
};

/** An entry that is read of what was started. */
const started = <Out>(schema: z.ZodType<Out>, make: (of: Started) => Out) => read(startedFields, schema, make);
const groupId = ({ animation }: Started) => animation?.groupId ?? null;
const statusOf = ({ animation }: Started) => (animation ? 'processing' : 'confirmation_required');
const jobIds = (of: Started) => startedDirections(of).map(({ job }) => job.id);
const directions = started(z.array(z.string()), (of) => startedDirections(of).map(({ direction }) => direction));

/** v2: one job a direction, at once. */
const restReply = reply(
  shape({
    background_job_ids: started(z.array(z.uuid()).describe('One for each direction, in their order.'), jobIds),
    directions,
    animation_group_id: started(z.uuid().nullable(), groupId),
    status: started(
      z.string().describe('`processing`, or `confirmation_required` where the cost was not confirmed.'),
      statusOf,
    ),
    usage: started(Usage, usageOfAll),
    price: started(z.object({ usd: z.number(), generations: z.number() }), ({ price }) => price),
  }),
);

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
  reply: restReply,
});

const words = startedWords({
  again: 'animate_character',
  next: 'get_character shows the frames; more animations can be queued at once.',
});

const answer = told(
  shape({
    animation_group_id: started(z.string().nullable(), groupId),
    status: started(z.string(), statusOf),
    job_ids: started(z.array(z.string()), jobIds),
    directions,
    cost_generations: from('price.generations', z.number()),
    cost_usd: from('price.usd', z.number()),
  }),
  { text: words },
);

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
          ...answer,
        },
      },
    },
    resolve: async (_root, args, ctx, info): Promise<Payload> => {
      const { characterId, groupId, mode, parts } = await prepareAnimation(args.input, ctx);
      if (mode === 'pro' && !args.input.confirmCost) return { price: priceOf(args) };
      return startAnimation(ctx, args, info, character, {
        kind: 'animateCharacter',
        operation: 'animateCharacter',
        assetId: characterId,
        groupId,
        parts,
      });
    },
  }),
);
