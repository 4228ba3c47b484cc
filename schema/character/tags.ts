import { z } from 'zod';
import { builder } from '../builder.ts';
import { json } from '../operation.ts';
import * as rules from '../rules.ts';
import { NO_USAGE, Usage } from '../wire.ts';
import { characterIdField, mine, noCharacter } from './by-id.ts';
import { Character } from './type.ts';

const UpdateCharacterTagsInput = builder.inputType('UpdateCharacterTagsInput', {
  fields: (t) => ({
    ...characterIdField(t),
    tags: t.stringList({
      required: true,
      description:
        'All its tags from now on, at most 20 of at most 50 characters; an empty list clears them. Blanks around a tag are cut off, and of tags that differ by case alone the first stays.',
      validate: rules.tags,
    }),
  }),
});

interface Tagged {
  readonly id: string;
  readonly tags: readonly string[];
}
const select = '{ id tags }';

builder.mutationField('updateCharacterTags', (t) =>
  t.prismaField({
    type: Character,
    description: 'Replaces the tags of a character.',
    args: { input: t.arg({ type: UpdateCharacterTagsInput, required: true }) },
    extensions: {
      operation: {
        scope: 'characters:write',
        rest: {
          v2: {
            route: 'PATCH /characters/{character_id}/tags',
            summary: 'Update character tags',
            example: { tags: ['hero', 'chapter 1'] },
            reply: json<Tagged>({
              select,
              schema: z.object({ usage: Usage, tags: z.array(z.string()) }),
              body: ({ tags }) => ({ usage: NO_USAGE, tags }),
            }),
          },
        },
        mcp: {
          name: 'update_character_tags',
          title: 'Tag a character',
          description: 'Replaces all tags of a character; an empty list clears them.',
          select,
          text: ({ id, tags }: Tagged) => `id: ${id}\ntags: ${tags.join(', ') || 'none'}`,
          structured: z.object({ character_id: z.string(), tags: z.array(z.string()) }),
          structure: ({ id, tags }: Tagged) => ({ character_id: id, tags }),
        },
      },
    },
    resolve: async (query, _root, { input }, ctx) => {
      const where = mine(ctx, input.characterId);
      const tags = rules.distinctTags(input.tags);
      const { count } = await ctx.services.db.character.updateMany({ where, data: { tags } });
      if (!count) throw noCharacter(input.characterId);
      return ctx.services.db.character.findUniqueOrThrow({ ...query, where: { id: input.characterId } });
    },
  }),
);
