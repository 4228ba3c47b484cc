import { z } from 'zod';
import { price, usd } from '../../src/billing.ts';
import { dataOf, type EnhancedPrompt as Enhanced } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import { Job } from '../job/type.ts';
import { fetch, list, maybe, read, text, value } from '../shape.ts';
import { Usage } from '../wire.ts';

const EnhancedPrompt = builder.objectRef<Enhanced>('EnhancedPrompt').implement({
  description: 'A description with what it left open chosen: colours, dress, pose, place, light.',
  fields: (t) => ({
    prompt: t.exposeString('prompt', { description: 'The description, and behind it what was chosen.' }),
    contradictions: t.stringList({
      description: 'What the description says that cannot be so all at once: "old and young".',
      resolve: ({ contradictions }) => [...contradictions],
    }),
  }),
});

builder.objectField(Job, 'enhanced', (t) =>
  t.field({
    type: EnhancedPrompt,
    nullable: true,
    description: 'The fuller description that a finished job made, where it was asked for one.',
    resolve: ({ result }) => dataOf('enhancePrompt', result)?.enhanced ?? null,
  }),
);

const enhanced = fetch({ enhanced: maybe(fetch({ prompt: text, contradictions: list(text) })) });

/** The fuller description of a request that asks for nothing else. */
export const promptEntries = {
  enhanced_prompt: read(fetch({ finished: enhanced }), z.string(), ({ finished }) => finished.enhanced!.prompt),
  contradictions: read(
    fetch({ finished: enhanced }),
    z.array(z.string()).describe('What the description says that cannot be so all at once.'),
    ({ finished }) => [...finished.enhanced!.contradictions],
  ),
};

/** What is told of the description of a drawing that enhanced it. */
export const drawnPromptEntries = {
  enhanced_prompt: read(
    fetch({ finished: enhanced }),
    z.string().optional().describe('What was drawn; there where `enhance_prompt` is true.'),
    ({ finished }) => finished.enhanced?.prompt,
  ),
  enhance_usage: read(
    fetch({
      finished: fetch({
        enhanced: maybe(fetch({ prompt: text })),
        usage: fetch({ type: value<'USD' | 'GENERATIONS'>() }),
      }),
    }),
    Usage.optional().describe(
      'What of `usage` was for the description; generations are charged whole, so it is 0 in them.',
    ),
    ({ finished }) => {
      if (!finished.enhanced) return undefined;
      return finished.usage.type === 'USD'
        ? { type: 'usd' as const, usd: usd(price.enhancement().usdMicros), generations: null }
        : { type: 'generations' as const, usd: 0, generations: 0 };
    },
  ),
};
