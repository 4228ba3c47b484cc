import { useCallback, useState } from 'react';

/** State that a reload keeps, in this browser or in this tab alone. What cannot be read is the initial value. */
export function useStored<T>(
  name: string,
  initial: T,
  { tab = false }: { readonly tab?: boolean } = {},
): [T, (value: T) => void] {
  const key = `pixelkiln.${name}`;
  const [value, setValue] = useState<T>(() => {
    try {
      const stored = (tab ? sessionStorage : localStorage).getItem(key);
      return stored === null ? initial : (JSON.parse(stored) as T);
    } catch {
      return initial;
    }
  });
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      try {
        (tab ? sessionStorage : localStorage).setItem(key, JSON.stringify(next));
      } catch {
        // a full or forbidden store loses the reload, not the work
      }
    },
    [key, tab],
  );
  return [value, keep];
}
