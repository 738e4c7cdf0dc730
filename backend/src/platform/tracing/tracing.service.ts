import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Tracer } from '@opentelemetry/api';
import type { TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config/index.js';
import { createThrottledLogger } from '../logging/throttled-logger.util.js';
import { TraceSpan, type SpanKindName, type SpanAttributes } from './trace-span.util.js';

/** A collector that is away must hold up neither the work nor the end of the process. */
const EXPORT_TIMEOUT_MS = 2_000;
const FLUSH_TIMEOUT_MS = 3_000;

interface TracingRuntime {
  api: typeof import('@opentelemetry/api');
  provider: TracerProvider;
  tracer: Tracer;
}

/** Where traces begin. Without a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`) nothing is loaded and nothing measured. */
export class TracingService implements OnApplicationShutdown {
  private constructor(private readonly runtime: TracingRuntime | null) {}

  static async createTracing(
    config: TracingConfig | null,
    defaultName: string,
  ): Promise<TracingService> {
    return new TracingService(
      config === null ? null : await startTracingRuntime(config, defaultName),
    );
  }

  get isEnabled(): boolean {
    return this.runtime !== null;
  }

  /** Begins a trace, or continues the one the job carries. `null` while tracing is off. */
  startRootSpan(
    name: string,
    kind: SpanKindName,
    attributes: SpanAttributes,
    parent: string | null = null,
  ): TraceSpan | null {
    return this.runtime === null
      ? null
      : TraceSpan.startRootSpan(
          this.runtime.api,
          this.runtime.tracer,
          name,
          kind,
          attributes,
          parent,
        );
  }

  /** Exports the remaining spans after the last request and job. */
  async onApplicationShutdown(): Promise<void> {
    if (this.runtime === null) return;
    await Promise.race([
      this.runtime.provider.shutdown().catch(() => undefined),
      pause(FLUSH_TIMEOUT_MS, undefined, { ref: false }),
    ]);
  }
}

async function startTracingRuntime(
  { endpoint, serviceName, ratio }: TracingConfig,
  defaultName: string,
): Promise<TracingRuntime> {
  const [
    api,
    { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider: Provider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  logExportFailures(api);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new Provider({
    resource: resourceFromAttributes({
      'service.name': serviceName ?? defaultName,
      'service.instance.id': String(process.pid),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS * 2,
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  return { api, provider, tracer: provider.getTracer('pratiche') };
}

/**
 * The OpenTelemetry packages report to a separate logger; without it lost traces would go
 * unnoticed.
 */
function logExportFailures(api: TracingRuntime['api']): void {
  const report = createThrottledLogger(new Logger(TracingService.name), 'Traces not delivered');
  const tell = (): void =>
    report(new Error('The collector at OTEL_EXPORTER_OTLP_ENDPOINT does not take them'));
  const ignore = (): void => undefined;
  api.diag.setLogger(
    { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
