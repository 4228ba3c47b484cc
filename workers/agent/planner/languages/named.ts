/** Names of another language among what the account has. */
import type { Context, Own } from '../types.ts';
import { glossed, type Language } from './index.ts';

/** What somebody calls by names of another language is found by the English ones, which all is read in. */
export function namedIn(language: Language | undefined, context: Context): Context {
  if (!language) return context;
  const inTwo = (own: Own): Own =>
    own.description.toLowerCase() === own.name.toLowerCase()
      ? { ...own, description: glossed(own.name, language) }
      : own;
  return { ...context, own: context.own.map(inTwo), recent: context.recent.map(inTwo) };
}
