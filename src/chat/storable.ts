const MISSING = '\ufffd';
const clean = (text: string): string => text.replace(/\p{Surrogate}/gu, MISSING).replaceAll('\0', MISSING);

/** The same without what no database keeps: NUL characters and half surrogate pairs, which models and programs write. */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return clean(value) as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [clean(name), storable(inner)])) as T;
}
