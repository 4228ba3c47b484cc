import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { startTracing } from '../src/tracing.ts';

// The first case must be the one without: the provider is registered once a process.
test('without a collector spans are no-ops', async () => {
  const stop = await startTracing({ otlpEndpoint: undefined }, 'pixelkiln-test');
  const span = trace.getTracer('t').startSpan('x');
  expect(span.isRecording()).toBe(false);
  span.end();
  await stop();
});

test('spans reach the collector before stop ends, and logs carry their ids', async () => {
  const bodies: string[] = [];
  const paths: (string | undefined)[] = [];
  const collector = http.createServer((request, response) => {
    paths.push(request.url);
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;

  const stop = await startTracing({ otlpEndpoint: `http://127.0.0.1:${port}/` }, 'pixelkiln-test');
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, {}, { write: (line) => void lines.push(line) });
  trace.getTracer('t').startActiveSpan('draw a sprite', (span) => {
    log.info('inside');
    span.end();
  });
  await stop();
  collector.closeAllConnections();
  collector.close();

  expect(paths).toEqual(['/v1/traces']);
  const { resourceSpans } = JSON.parse(bodies[0]!) as {
    resourceSpans: {
      resource: { attributes: unknown[] };
      scopeSpans: { spans: { name: string; traceId: string }[] }[];
    }[];
  };
  const span = resourceSpans[0]!.scopeSpans[0]!.spans[0]!;
  expect(span.name).toBe('draw a sprite');
  expect(resourceSpans[0]!.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'pixelkiln-test' },
  });
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'inside', traceId: span.traceId });
});

test('a collector that is away does not hold up the end', async () => {
  const stop = await startTracing({ otlpEndpoint: 'http://127.0.0.1:1' }, 'pixelkiln-test');
  trace.getTracer('t').startSpan('lost').end();
  await expect(stop()).resolves.toBeUndefined();
});
