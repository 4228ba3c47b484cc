import { builder } from '../builder.ts';

export const Project = builder.prismaObject('Project', {
  description: 'What belongs together: the assets of one game.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug', {
      description: 'Lower case words with hyphens; no other project of the account has it.',
    }),
    assetCount: t.relationCount('assets', { description: 'How many assets belong to it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
