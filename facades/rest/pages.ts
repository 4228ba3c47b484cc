import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Request, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { llmsText } from './llms-text.ts';
import { openApiDocument } from './open-api.ts';
import { sendBytes } from './send.ts';

/** Files of Swagger UI that its page needs; they come from this server, so the page works without a network. */
const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** The documents of a surface: `openapi.json`, `docs` (browsable) and `llms.txt`. They need no token. */
export function addPages(router: Router, schema: GraphQLSchema, surface: 'v1' | 'v2'): void {
  // made when somebody first asks: a start need not wait for it
  let openApi: Buffer | undefined;
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const page = Buffer.from(docsPage(surface));
  const script = Buffer.from(docsScript(surface));
  router.get('/openapi.json', (_req, res) => {
    openApi ??= Buffer.from(JSON.stringify(openApiDocument(schema, surface)));
    sendBytes(res, 200, 'application/json', openApi);
  });
  router.get('/docs', (_req, res) => sendBytes(res, 200, 'text/html; charset=utf-8', page));
  router.get('/docs/start.js', (_req, res) => sendBytes(res, 200, 'text/javascript; charset=utf-8', script));
  for (const name of ASSETS) router.get(`/docs/${name}`, (_req, res) => res.sendFile(name, { root, maxAge: '1d' }));
  router.get('/llms.txt', (req, res) =>
    sendBytes(res, 200, 'text/plain; charset=utf-8', Buffer.from(llmsText(schema, surface, originOf(req)))),
  );
}

/** How this client reached the server. */
function originOf(req: Request): string {
  const host = req.get('host') ?? '';
  return `${req.protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
}

const docsPage = (surface: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pixelkiln ${surface}</title>
<link rel="icon" href="/${surface}/docs/favicon-32x32.png">
<link rel="stylesheet" href="/${surface}/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/${surface}/docs/swagger-ui-bundle.js"></script>
<script src="/${surface}/docs/start.js"></script>
</body>
</html>
`;

/** A file of its own: the content security policy forbids scripts inside pages. */
const docsScript = (surface: string): string =>
  `SwaggerUIBundle({ url: '/${surface}/openapi.json', dom_id: '#docs', deepLinking: true, persistAuthorization: true, tryItOutEnabled: true });\n`;
