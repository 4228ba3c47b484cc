import {
  Flame,
  LayoutGrid,
  Map as MapIcon,
  MessageSquare,
  Moon,
  Pencil,
  Search,
  Sun,
  User,
  WandSparkles,
  WifiOff,
  Wrench,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { type Command, useCommands } from '../commands/commands.ts';
import { Help, Palette } from '../commands/palette.tsx';
import { Logo } from '../parts/logo.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { hasEnded, useJobs } from '../queue/jobs.tsx';
import { TOOLS } from '../tools/tools.ts';
import { isSignedOut } from './errors.ts';
import { graphql } from './graphql.ts';
import { type OpenHere, OpenHereContext } from './open-here.ts';
import { link, navigate, type PageName, ROUTES, useRoute } from './router.ts';
import { useStored } from './stored.ts';

/** Loaded when it is opened. */
const QueueDrawer = lazy(async () => ({ default: (await import('../queue/queue-drawer.tsx')).QueueDrawer }));

const ACCOUNT = graphql(`
  query Account { account { id name usd generations } }
`);

const PAGES: readonly {
  readonly page: PageName;
  readonly title: string;
  readonly icon: typeof Flame;
  readonly keys: readonly string[];
}[] = [
  { page: 'create', title: 'Create', icon: WandSparkles, keys: ['Alt+1'] },
  { page: 'library', title: 'Library', icon: LayoutGrid, keys: ['Alt+2'] },
  { page: 'maps', title: 'Maps', icon: MapIcon, keys: ['Alt+3'] },
  { page: 'editor', title: 'Editor', icon: Pencil, keys: ['Alt+4'] },
  { page: 'tools', title: 'Tools', icon: Wrench, keys: ['Alt+5'] },
  { page: 'chat', title: 'Chat', icon: MessageSquare, keys: ['Alt+6'] },
  { page: 'account', title: 'Account', icon: User, keys: ['Alt+7'] },
];

/** Pages that belong to one of those. */
const BELOW: Partial<Record<PageName, PageName>> = { asset: 'library', newMap: 'maps', conversation: 'chat' };

/** Several jobs that end together change the balance once. */
const SETTLED_MS = 200;

type Theme = 'dark' | 'light' | 'system';

export function Shell({
  connected,
  onSignOut,
  children,
}: {
  connected: boolean;
  onSignOut: (why?: string) => void;
  children: ReactNode;
}) {
  const { page } = useRoute();
  const [theme, setTheme] = useStored<Theme>('theme', 'system');
  const [open, setOpen] = useState<'palette' | 'help'>();
  const [queue, setQueue] = useState(false);
  const [here, setHere] = useState<OpenHere>();
  const { rows, onEnd } = useJobs();
  const { complain } = useToasts();
  const [account, refresh] = useQuery({ query: ACCOUNT });
  const active = rows.filter(({ status }) => !hasEnded(status)).length;
  const listed = here?.below ?? BELOW[page] ?? page;
  const current = PAGES.find((one) => one.page === listed) ?? PAGES[0]!;

  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    document.title = `${here?.title ?? (page === 'newMap' ? 'New map' : current.title)} · Pixelkiln`;
  }, [page, current, here]);
  useEffect(() => {
    // else the browser would leave the page for the file
    const onOver = (event: DragEvent) => event.preventDefault();
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer?.files.length) complain('Drop a picture onto a field that takes one, or in the editor.');
    };
    addEventListener('dragover', onOver);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('drop', onDrop);
    };
  }, [complain]);
  useEffect(() => {
    if (isSignedOut(account.error)) onSignOut('This token is not known to the server.');
  }, [account.error, onSignOut]);
  useEffect(() => {
    let timer = 0;
    const off = onEnd(() => {
      clearTimeout(timer);
      timer = window.setTimeout(() => refresh({ requestPolicy: 'network-only' }), SETTLED_MS);
    });
    return () => {
      off();
      clearTimeout(timer);
    };
  }, [onEnd, refresh]);

  useCommands(
    useMemo(
      (): readonly Command[] => [
        {
          id: 'palette',
          title: 'Search or run a command',
          keys: ['Ctrl+K'],
          inFields: true,
          group: 'Everywhere',
          run: () => setOpen('palette'),
        },
        { id: 'help', title: 'Show the keys', keys: ['?'], group: 'Everywhere', run: () => setOpen('help') },
        {
          id: 'queue',
          title: 'Show the queue',
          keys: ['Q'],
          group: 'Everywhere',
          run: () => setQueue((shown) => !shown),
        },
        ...PAGES.map(
          ({ page, title, keys }): Command => ({
            id: `go.${page}`,
            title: `Go to ${title.toLowerCase()}`,
            keys,
            inFields: true,
            group: 'Everywhere',
            run: () => navigate(ROUTES[page]),
          }),
        ),
        ...TOOLS.map(
          ({ id, title }): Command => ({
            id: `tools.${id}`,
            title: `Tools: ${title.toLowerCase()}`,
            group: 'Everywhere',
            run: () => navigate(`/tools?tool=${id}`),
          }),
        ),
        ...(['dark', 'light', 'system'] as const).map(
          (to): Command => ({
            id: `theme.${to}`,
            title: `Colours: ${to}`,
            group: 'Everywhere',
            run: () => setTheme(to),
          }),
        ),
        { id: 'sign-out', title: 'Sign out', group: 'Everywhere', run: () => onSignOut() },
      ],
      [setTheme, onSignOut],
    ),
  );

  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const links = PAGES.map(({ page: to, title, icon: Icon }) => (
    <a key={to} className="nav" aria-current={to === listed ? 'page' : undefined} {...link(ROUTES[to])}>
      <Icon className="icon" aria-hidden />
      <span>{title}</span>
    </a>
  ));
  const credit = account.data?.account;
  return (
    <div className="app" data-page={page}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <nav className="rail" aria-label="Main">
        <a className="brand" {...link('/')}>
          <Logo />
          <span>Pixelkiln</span>
        </a>
        {links}
        {credit && (
          <a className="wallet" {...link('/account')}>
            <span>
              Balance <b className="number">${credit.usd.toFixed(2)}</b>
            </span>
            <span>
              Generations left <b className="number">{credit.generations.toLocaleString('en')}</b>
            </span>
          </a>
        )}
      </nav>
      <div className="main">
        <header className="top">
          <h1 className="crumb">{current.title}</h1>
          {!connected && (
            <span className="tag bad" role="status">
              <WifiOff className="icon" aria-hidden /> Reconnecting …
            </span>
          )}
          <button type="button" className="find" onClick={() => setOpen('palette')}>
            <Search className="icon" aria-hidden />
            <span>Search or run a command</span>
            <kbd aria-hidden>Ctrl K</kbd>
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={queue}
            aria-label={`Queue: ${active} under way`}
            onClick={() => setQueue(!queue)}
          >
            <Flame className="icon ember" aria-hidden /> <span className="number">{active}</span>
          </button>
          <button
            type="button"
            className="button ghost icon-only"
            aria-label={dark ? 'Light colours' : 'Dark colours'}
            onClick={() => setTheme(dark ? 'light' : 'dark')}
          >
            {dark ? <Sun className="icon" aria-hidden /> : <Moon className="icon" aria-hidden />}
          </button>
        </header>
        <div className="body">
          <main id="content" tabIndex={-1}>
            <OpenHereContext value={setHere}>{children}</OpenHereContext>
          </main>
          <Suspense>{queue && <QueueDrawer onClose={() => setQueue(false)} />}</Suspense>
        </div>
      </div>
      <nav className="tabbar" aria-label="Pages">
        {links}
      </nav>
      {open === 'palette' && <Palette onClose={() => setOpen(undefined)} />}
      {open === 'help' && <Help onClose={() => setOpen(undefined)} />}
    </div>
  );
}
