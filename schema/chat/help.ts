import { z } from 'zod';
import { findHelp, type Passage } from '../../src/help/index.ts';
import { builder } from '../builder.ts';
import { each, same, shape, told } from '../shape.ts';

const Source = builder.objectRef<Passage>('HelpPassage').implement({
  description: 'What a document of this server says.',
  fields: (t) => ({
    source: t.exposeString('source', { description: 'Where it stands: "README › Start", "Tool create_character".' }),
    path: t.exposeString('path', { description: 'File of the project, with the heading.' }),
    text: t.exposeString('text'),
  }),
});

interface Found {
  readonly answer: string;
  readonly passages: readonly Passage[];
}

const NOTHING =
  'The documents of this server say nothing about it. Ask in other words, or read the README and the descriptions of the tools.';

const Help = builder.objectRef<Found>('Help').implement({
  description: 'What the documents say to a question, with where it stands.',
  fields: (t) => ({
    answer: t.exposeString('answer', { description: 'The passages that fit best, each with its source.' }),
    passages: t.field({ type: [Source], resolve: ({ passages }) => [...passages] }),
  }),
});

const HelpInput = builder.inputType('AgentHelpInput', {
  fields: (t) => ({
    question: t.string({
      required: true,
      description: 'What you want to know about this server: its tools, prices, sizes, formats, settings.',
      validate: z.string().max(1_000).regex(/\S/, 'must not be empty'),
    }),
  }),
});

builder.queryField('agentHelp', (t) =>
  t.field({
    type: Help,
    description:
      'Answers a question about this server from its documents, the descriptions of its tools and its settings, by search: quotes, each with its source. Free.',
    args: { input: t.arg({ type: HelpInput, required: true }) },
    extensions: {
      operation: {
        scope: 'chat:read',
        mcp: {
          name: 'agent_help',
          title: 'Ask the documents',
          ...told(
            shape({
              answer: same(z.string()),
              passages: each(
                'passages',
                shape({ source: same(z.string()), path: same(z.string()), text: same(z.string()) }),
              ),
            }),
            { text: ({ answer }) => answer },
          ),
        },
      },
    },
    resolve: (_root, { input: { question } }) => {
      const passages = findHelp(question);
      const answer = passages.map(({ source, text }) => `${text}\n(source: ${source})`).join('\n\n');
      return { answer: answer || NOTHING, passages };
    },
  }),
);
