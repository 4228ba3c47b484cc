import { createContext, useContext, useEffect } from 'react';
import type { PageName } from './router.ts';

/** What is open on a page: its name, for the browser's tab, and the page of the menu that it belongs to. */
export interface OpenHere {
  readonly title: string;
  readonly below: PageName | undefined;
}

export const OpenHereContext = createContext<(open: OpenHere | undefined) => void>(() => {});

/** Tells the frame around the page what is open on it, once its title is known. */
export function useOpenHere(title: string | undefined, below?: PageName): void {
  const tell = useContext(OpenHereContext);
  useEffect(() => {
    if (!title) return;
    tell({ title, below });
    return () => tell(undefined);
  }, [tell, title, below]);
}
