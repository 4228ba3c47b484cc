import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Provider } from 'urql';
import { listenToKeys } from '../commands/commands.ts';
import { CreatePage } from '../create/create-page.tsx';
import { ToastsProvider } from '../parts/toasts.tsx';
import { JobsProvider } from '../queue/jobs.tsx';
import { Broken } from './broken.tsx';
import { openSession } from './client.ts';
import { link, type PageName, ROUTES, useRoute } from './router.ts';
import { forgetToken, keepToken, readToken } from './session.ts';
import { ListsContext } from './session-context.ts';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in.tsx';

/** Pages other than the first are loaded when they are opened; the library, where most go next, once there is time. */
const library = () => import('../library/library-page.tsx');
const PAGES: Readonly<Record<Exclude<PageName, 'create'>, ReturnType<typeof lazy>>> = {
  library: lazy(async () => ({ default: (await library()).LibraryPage })),
  asset: lazy(async () => ({ default: (await import('../asset/asset-page.tsx')).AssetPage })),
  maps: lazy(async () => ({ default: (await import('../map/new-map.tsx')).NewMapPage })),
  newMap: lazy(async () => ({ default: (await import('../map/new-map.tsx')).NewMapPage })),
  editor: lazy(async () => ({ default: (await import('../editor/editor-page.tsx')).EditorPage })),
  tools: lazy(async () => ({ default: (await import('../tools/tools-page.tsx')).ToolsPage })),
  chat: lazy(async () => ({ default: (await import('../chat/chat-page.tsx')).ChatPage })),
  conversation: lazy(async () => ({ default: (await import('../chat/chat-page.tsx')).ChatPage })),
  account: lazy(async () => ({ default: (await import('../account/account-page.tsx')).AccountPage })),
};

/** By then the first page is there and drawn. */
const SETTLED_MS = 1500;

export function App() {
  const [token, setToken] = useState(readToken);
  const [wrong, setWrong] = useState<string>();
  const [connected, setConnected] = useState(true);
  const signOut = useCallback((why?: string) => {
    forgetToken();
    setWrong(why);
    setToken(undefined);
  }, []);
  const session = useMemo(
    () =>
      token ? openSession(token, setConnected, () => signOut('This token is not known to the server.')) : undefined,
    [token, signOut],
  );
  useEffect(() => () => session?.close(), [session]);
  useEffect(listenToKeys, []);
  // the printed link, put into a tab that has the studio open, only changes the hash
  useEffect(() => {
    const onHash = () => location.hash.startsWith('#token=') && setToken(readToken());
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void library(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!session)
    return (
      <SignIn
        wrong={wrong}
        onToken={(given, stay) => {
          keepToken(given, stay);
          setWrong(undefined);
          setToken(given);
        }}
      />
    );
  return (
    <Provider value={session.client}>
      <ListsContext value={session.lists}>
        <ToastsProvider>
          <JobsProvider>
            <Shell connected={connected} onSignOut={signOut}>
              <Page />
            </Shell>
          </JobsProvider>
        </ToastsProvider>
      </ListsContext>
    </Provider>
  );
}

/** What an address shows that is none of the studio's. */
function Nowhere() {
  return (
    <div className="empty" role="alert">
      <h2>There is no such page</h2>
      <p className="dim">The address may be mistyped, or from another version.</p>
      <a className="button" {...link(ROUTES.create)}>
        To the start
      </a>
    </div>
  );
}

function Page() {
  const { page } = useRoute();
  if (page === 'create' && location.pathname !== ROUTES.create) return <Nowhere />;
  const Loaded = page === 'create' ? CreatePage : PAGES[page];
  return (
    <Broken of={page}>
      <Suspense
        fallback={
          <p className="loading" role="status">
            Loading …
          </p>
        }
      >
        <Loaded />
      </Suspense>
    </Broken>
  );
}
