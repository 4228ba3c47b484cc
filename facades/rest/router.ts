import { type NextFunction, type Request, type Response, Router } from 'express';
import type { FacadeDeps } from '../core/deps.ts';
import { restError, toAppError } from '../core/errors.ts';
import { operationsOf, type RouteBinding, routesOf } from '../core/operations.ts';
import { createReadBody } from './body.ts';
import { requestIdOf } from './envelope.ts';
import { createHandler } from './handler.ts';
import { sendError, sendJson } from './send.ts';

export type RestSurface = 'v1' | 'v2' | 'files';

/** What a surface serves besides its operations: documents and their pages. */
export type AddPages = (router: Router) => void;

/**
 * The routes of one REST surface, generated from the schema. Mount `v1` and `v2` at their prefixes and `files` at the
 * root: the first two answer 404 for what they do not know, `files` lets it pass.
 */
export function createRestRouter(surface: RestSurface, deps: FacadeDeps, addPages?: AddPages): Router {
  const router = Router({ caseSensitive: true });
  const readBody = createReadBody(deps.maxBodyBytes);
  addPages?.(router);
  for (const [path, bindings] of byPath(routesOf(operationsOf(deps.schema), surface))) {
    const route = router.route(path);
    for (const binding of bindings) route[verb(binding)](createHandler(binding, deps, readBody));
    const methods = bindings.map(({ method }) => method as string);
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
    route.all((req, res) => {
      res.setHeader('allow', allow);
      if (req.method === 'OPTIONS') res.status(204).end();
      else answerPlain(req, res, 405, 'Method Not Allowed');
    });
  }
  if (surface !== 'files') router.use((req, res) => answerPlain(req, res, 404, 'Not Found'));
  router.use((thrown: unknown, req: Request, res: Response, _next: NextFunction) => {
    // a path that is no valid percent-encoding names nothing
    if (thrown instanceof URIError || (thrown as { status?: unknown }).status === 400)
      return answerPlain(req, res, 404, 'Not Found');
    sendError(res, restError(toAppError(thrown, deps.log, requestIdOf(req, res))));
  });
  return router;
}

const verb = ({ method }: RouteBinding) => method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';

/** Express paths and what is served there; paths of words before those with parameters in the same place. */
function byPath(routes: readonly RouteBinding[]): [string, RouteBinding[]][] {
  const paths = new Map<string, RouteBinding[]>();
  const specific = [...routes].sort((a, b) => compare(a.path, b.path));
  for (const binding of specific) {
    const path = expressPath(binding);
    paths.set(path, [...(paths.get(path) ?? []), binding]);
  }
  return [...paths];
}

/** Parameters by position: two operations may call the same place by different names. */
const expressPath = ({ path }: RouteBinding): string => {
  let position = 0;
  return path.replaceAll(/\{\w+\}/g, () => `:p${position++}`);
};

/** `{` sorts after every letter, so `/jobs/mine` comes before `/jobs/{id}`. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function answerPlain(req: Request, res: Response, status: number, detail: string): void {
  res.setHeader('x-request-id', requestIdOf(req, res));
  sendJson(res, status, { detail });
}
