import { type MouseEvent, useSyncExternalStore } from 'react';

/** Pages by their path; `:name` is a parameter. */
export const ROUTES = {
  create: '/',
  library: '/library',
  asset: '/asset/:id',
  maps: '/maps',
  newMap: '/maps/new',
  editor: '/editor',
  tools: '/tools',
  chat: '/chat',
  conversation: '/chat/:id',
  account: '/account',
} as const;
export type PageName = keyof typeof ROUTES;

export interface Route {
  readonly page: PageName;
  readonly parameters: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

const MOVED = 'pixelkiln:moved';

/** The page that a path names; an unknown one is the first. */
export function routeOf(path: string, search = ''): Route {
  for (const [page, pattern] of Object.entries(ROUTES) as [PageName, string][]) {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}/?$`).exec(path);
    if (!match) continue;
    const values = match.slice(1).map(decodeURIComponent);
    return {
      page,
      parameters: Object.fromEntries(names.map((name, i) => [name, values[i]!])),
      search: new URLSearchParams(search),
    };
  }
  return { page: 'create', parameters: {}, search: new URLSearchParams(search) };
}

export function navigate(to: string, { replace = false } = {}): void {
  if (to === location.pathname + location.search) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  dispatchEvent(new Event(MOVED));
}

const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener);
  addEventListener(MOVED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(MOVED, listener);
  };
};

export function useRoute(): Route {
  const at = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const [path, search] = at.split('?');
  return routeOf(path!, search);
}

/** Properties of a link that stays in the page; with a modifier it opens as any other. */
export const link = (to: string) => ({
  href: to,
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(to);
  },
});
