import type { Config } from './config.ts';

/**
 * Sends spans that code makes through @opentelemetry/api to the collector at OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over
 * HTTP, path /v1/traces). Without an endpoint nothing is loaded and every span is a no-op. Returns a function that
 * sends what is left and stops; it never throws, for a collector that is away must not hold up a shutdown.
 */
export async function startTracing(
  config: Pick<Config, 'otlpEndpoint'>,
  serviceName: string,
): Promise<() => Promise<void>> {
  if (!config.otlpEndpoint) return async () => {};
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${config.otlpEndpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return () => provider.shutdown().catch(() => {});
}
