import { createContext, useContext } from 'react';
import type { Client } from 'urql';

/** The client of long lists, which keeps nothing of what it has read; the other one is urql's own. */
export const ListsContext = createContext<Client | undefined>(undefined);
export const useLists = (): Client => useContext(ListsContext)!;
