import { isSpanContextValid, trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Fields that hold secrets, wherever they lie within two levels. */
const SECRETS = ['authorization', 'token', 'password', 'secret', 'cookie', 'databaseUrl', 'redisUrl', 'storageUrl'];

/**
 * Writes one JSON object a line to standard output (or to `to`): `level` as a word, `time` in ISO 8601, the bindings,
 * and the ids of the trace that is under way. `bindings` say which process speaks, e.g. `{ process: 'api' }`.
 */
export function createLog(
  config: Pick<Config, 'logLevel'>,
  bindings: Record<string, unknown> = {},
  to?: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    base: bindings,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`, `headers.${name}`]),
      censor: '[redacted]',
    },
    mixin: () => {
      const span = trace.getActiveSpan()?.spanContext();
      return span && isSpanContextValid(span) ? { traceId: span.traceId, spanId: span.spanId } : {};
    },
  };
  return to ? pino(options, to) : pino(options);
}
