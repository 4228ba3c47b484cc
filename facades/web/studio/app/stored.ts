import { useCallback, useState } from 'react';

/** State that a reload keeps, in this browser. What cannot be read is the initial value. */
export function useStored<T>(name: string, initial: T): [T, (value: T) => void] {
  const key = `pixelkiln.${name}`;
  const [value, setValue] = useState<T>(() => {
    try {
      const stored = localStorage.getItem(key);
      return stored === null ? initial : (JSON.parse(stored) as T);
    } catch {
      return initial;
    }
  });
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // a full or forbidden store loses the reload, not the work
      }
    },
    [key],
  );
  return [value, keep];
}
