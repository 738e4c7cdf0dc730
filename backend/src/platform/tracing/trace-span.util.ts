import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span, SpanKind, Tracer } from '@opentelemetry/api';

/** Only numbers and fixed words of the program; never user input, names or addresses. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;
export type SpanKindName = 'internal' | 'server' | 'client' | 'consumer';

type Api = typeof import('@opentelemetry/api');

const activeSpanStorage = new AsyncLocalStorage<TraceSpan>();

/** A measured piece of work; spans started inside it become its children. */
export class TraceSpan {
  private constructor(
    private readonly api: Api,
    private readonly tracer: Tracer,
    private readonly context: Context,
    private readonly span: Span,
  ) {}

  /**
   * @param parent a `traceparent` of another process or an earlier transaction; without one a new
   * trace begins
   */
  static startRootSpan(
    api: Api,
    tracer: Tracer,
    name: string,
    kind: SpanKindName,
    attributes: SpanAttributes,
    parent: string | null = null,
  ): TraceSpan {
    const from = parent === null ? null : parseTraceParent(parent);
    return TraceSpan.startSpan(
      api,
      tracer,
      from === null ? api.ROOT_CONTEXT : api.trace.setSpanContext(api.ROOT_CONTEXT, from),
      name,
      kind,
      attributes,
    );
  }

  private static startSpan(
    api: Api,
    tracer: Tracer,
    around: Context,
    name: string,
    kind: SpanKindName,
    attributes: SpanAttributes,
  ): TraceSpan {
    const span = tracer.startSpan(
      name,
      { kind: kindOf(api, kind), attributes: { ...attributes } },
      around,
    );
    return new TraceSpan(api, tracer, api.trace.setSpan(around, span), span);
  }

  startChildSpan(name: string, kind: SpanKindName, attributes: SpanAttributes): TraceSpan {
    return TraceSpan.startSpan(this.api, this.tracer, this.context, name, kind, attributes);
  }

  /** As it travels with a job (W3C Trace Context). */
  get traceParent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  runInContext<T>(work: () => T): T {
    return activeSpanStorage.run(this, work);
  }

  /** Measures the whole of `work`. */
  async runAndEnd<T>(work: (span: TraceSpan) => Promise<T>): Promise<T> {
    try {
      return await this.runInContext(() => work(this));
    } catch (error) {
      this.recordFailure(errorType(error));
      throw error;
    } finally {
      this.end();
    }
  }

  setAttributes(attributes: SpanAttributes): void {
    this.span.setAttributes({ ...attributes });
  }

  /** Records only the type of an error, because messages quote user input. */
  recordFailure(type: string): void {
    this.span.setAttribute('error.type', type).setStatus({ code: this.api.SpanStatusCode.ERROR });
  }

  end(): void {
    this.span.end();
  }
}

/**
 * Measures `work` as a child of the current span; without a current span or a collector it only
 * runs `work`.
 */
export function withSpan<T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
  kind: SpanKindName = 'internal',
): Promise<T> {
  const around = activeSpanStorage.getStore();
  return around === undefined
    ? work()
    : around.startChildSpan(name, kind, attributes).runAndEnd(work);
}

/** What a job caused here carries along; `null` while nothing is measured. */
export const currentTraceParent = (): string | null =>
  activeSpanStorage.getStore()?.traceParent ?? null;

function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.name;
}

function parseTraceParent(parent: string) {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent) ?? [];
  return traceId === undefined || spanId === undefined || flags === undefined
    ? null
    : { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

const kindOf = ({ SpanKind: kinds }: Api, kind: SpanKindName): SpanKind =>
  ({
    internal: kinds.INTERNAL,
    server: kinds.SERVER,
    client: kinds.CLIENT,
    consumer: kinds.CONSUMER,
  })[kind];
