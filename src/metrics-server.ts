import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import { bearer, hashToken } from './access.ts';
import type { Metrics } from './metrics.ts';

/** Answers what Prometheus asks for; with a token, to those alone who send it as `Authorization: Bearer …`. */
export function metricsHandler(metrics: Metrics, token: string | undefined): RequestHandler {
  return async (req, res) => {
    if (token !== undefined && !isSame(bearer(req.headers.authorization) ?? '', token)) {
      res.setHeader('www-authenticate', 'Bearer');
      return void res.status(401).json({ detail: 'Give the METRICS_TOKEN as a bearer token.' });
    }
    res.type(metrics.contentType).send(await metrics.text());
  };
}

/** A server for them alone, so that the API's port may be open to everybody. */
export function metricsServer(metrics: Metrics, token: string | undefined): Server {
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', metricsHandler(metrics, token));
  return createServer(app);
}

/** Compares hashes, in a time that tells nothing. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));
