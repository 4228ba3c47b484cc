import { fileURLToPath } from 'node:url';
import { type Request, type Response, Router } from 'express';

const ROOT = fileURLToPath(new URL('./public/', import.meta.url));

/** What a browser asks for → the file that answers. */
const FILES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/pixelkiln.css': 'pixelkiln.css',
  '/pixelkiln.js': 'pixelkiln.js',
  '/favicon.svg': 'favicon.svg',
  '/showcase.png': 'showcase.png',
};

/** The landing page: what this server is and where its interfaces are. Mount it at the root, last. */
export function createWebRouter(): Router {
  const router = Router();
  for (const [path, name] of Object.entries(FILES))
    router.get(path, (_req: Request, res: Response) => res.sendFile(name, { root: ROOT, maxAge: '5m' }));
  router.get('/favicon.ico', (_req: Request, res: Response) => res.redirect(301, '/favicon.svg'));
  return router;
}
