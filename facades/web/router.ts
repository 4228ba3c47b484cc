import { fileURLToPath } from 'node:url';
import { static as files, type NextFunction, type Request, type Response, Router } from 'express';

import { packedFiles } from './packed.ts';

const GENERATED = fileURLToPath(new URL('../generated/', import.meta.url));
const PUBLIC = fileURLToPath(new URL('./public/', import.meta.url));
/** The studio as it was built (`npm run build:studio`); a test says when it is not what the sources make. */
const STUDIO = fileURLToPath(new URL('./dist/', import.meta.url));

/** Pages of the studio: which one is shown is decided in the browser. */
const PAGES = [
  '/',
  '/library',
  '/asset/:id',
  '/maps',
  '/maps/new',
  '/editor',
  '/tools',
  '/chat',
  '/chat/:id',
  '/account',
];

/** The studio, and the pictures of the README. Mount it at the root, last. */
export function createWebRouter(): Router {
  const router = Router();
  // names of built files hold a hash of their bytes
  router.use(
    '/studio/assets',
    packedFiles(`${STUDIO}assets`),
    files(`${STUDIO}assets`, { immutable: true, maxAge: '1y', index: false }),
  );
  router.get(PAGES, (_req: Request, res: Response) =>
    res.sendFile('index.html', { root: STUDIO, headers: { 'Cache-Control': 'no-cache' } }),
  );
  // what the operations of this server take: the build of the studio does not know it
  router.get('/studio/forms.json', (_req: Request, res: Response) =>
    res.sendFile('forms.json', { root: GENERATED, headers: { 'Cache-Control': 'no-cache' } }),
  );
  router.get('/studio/early.js', (_req: Request, res: Response) =>
    res.sendFile('early.js', { root: STUDIO, headers: { 'Cache-Control': 'no-cache' } }),
  );
  router.get('/studio', (_req: Request, res: Response) => res.redirect(301, '/'));
  for (const name of ['favicon.svg', 'showcase.webp', 'studio-create.webp', 'studio-library.webp'])
    router.get(`/${name}`, (_req: Request, res: Response) => res.sendFile(name, { root: PUBLIC, maxAge: '5m' }));
  router.get('/favicon.ico', (_req: Request, res: Response) => res.redirect(301, '/favicon.svg'));
  // an address that is none, in a browser: the studio says so
  router.use((req: Request, res: Response, next: NextFunction) =>
    req.method === 'GET' && !req.path.includes('.') && req.headers.accept?.includes('text/html')
      ? res.status(404).sendFile('index.html', { root: STUDIO, headers: { 'Cache-Control': 'no-cache' } })
      : next(),
  );
  return router;
}
