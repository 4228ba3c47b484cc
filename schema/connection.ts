import { invalidInput } from '../src/errors.ts';
import { isUuid } from './rules.ts';

/** Refuses a connection's cursor that is none before the database does. Throws BAD_USER_INPUT. */
export function checkCursor(query: object, { before }: { readonly before?: string | null }): void {
  const id = (query as { cursor?: { id?: unknown } }).cursor?.id;
  if (id !== undefined && !isUuid(String(id)))
    throw invalidInput([{ path: [before ? 'before' : 'after'], message: 'Invalid cursor', type: 'value_error' }]);
}

/** What a page of a connection costs of the limits of a query. */
export const perItem = ({ first, last }: { readonly first?: number | null; readonly last?: number | null }) => ({
  field: 1,
  multiplier: first ?? last ?? 20,
});

export const NEWEST_FIRST = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
