import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import { notFound } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import type { InputFields } from '../job/payload.ts';

export const characterIdField = (t: InputFields) => ({
  characterId: t.string({ required: true, description: 'Id of the character.', validate: z.uuid() }),
});

export const CharacterByIdInput = builder.inputType('CharacterByIdInput', { fields: (t) => characterIdField(t) });

/** Where a character of the caller's is. */
export const mine = (ctx: Context, id: string) => ({ id, accountId: requireCaller(ctx).accountId });

export const noCharacter = (id: string) => notFound(`Character ${id}`);
