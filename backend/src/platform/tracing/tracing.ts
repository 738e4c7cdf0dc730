import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Tracer } from '@opentelemetry/api';
import type { TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config/index.js';
import { sparingly } from '../logging/sparingly.js';
import { OpenSpan, type Kind, type SpanAttributes } from './open-span.js';

/** A collector that is away must hold up neither the work nor the end of the process. */
const EXPORT_MS = 2_000;
const FLUSH_MS = 3_000;

interface Running {
  api: typeof import('@opentelemetry/api');
  provider: TracerProvider;
  tracer: Tracer;
}

/** Where traces begin. Without a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`) nothing is loaded and nothing measured. */
export class Tracing implements OnApplicationShutdown {
  private constructor(private readonly running: Running | null) {}

  static async start(config: TracingConfig | null, defaultName: string): Promise<Tracing> {
    return new Tracing(config === null ? null : await start(config, defaultName));
  }

  get isOn(): boolean {
    return this.running !== null;
  }

  /** Begins a trace, or goes on with the one the job carries. `null` where nothing is measured. */
  begin(
    name: string,
    kind: Kind,
    attributes: SpanAttributes,
    parent: string | null = null,
  ): OpenSpan | null {
    return this.running === null
      ? null
      : OpenSpan.root(this.running.api, this.running.tracer, name, kind, attributes, parent);
  }

  /** After the last request and job: what has been measured is handed over. */
  async onApplicationShutdown(): Promise<void> {
    if (this.running === null) return;
    await Promise.race([
      this.running.provider.shutdown().catch(() => undefined),
      pause(FLUSH_MS, undefined, { ref: false }),
    ]);
  }
}

async function start(
  { endpoint, serviceName, ratio }: TracingConfig,
  defaultName: string,
): Promise<Running> {
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
  tellOfFailures(api);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_MS,
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
        exportTimeoutMillis: EXPORT_MS * 2,
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  return { api, provider, tracer: provider.getTracer('pratiche') };
}

/** The packages report to a logger of their own; without one nobody would learn that traces get lost. */
function tellOfFailures(api: Running['api']): void {
  const report = sparingly(new Logger(Tracing.name), 'Traces not delivered');
  const tell = (): void =>
    report(new Error('The collector at OTEL_EXPORTER_OTLP_ENDPOINT does not take them'));
  const ignore = (): void => undefined;
  api.diag.setLogger(
    { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
