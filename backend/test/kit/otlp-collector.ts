import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrived, its attributes as plain values. */
export interface ArrivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  attributes: Record<string, string | number | boolean>;
}

interface Value {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}
interface Attribute {
  key: string;
  value: Value;
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes: Attribute[];
      }[];
    }[];
  }[];
}

const toPlainValue = ({ stringValue, intValue, doubleValue, boolValue }: Value) =>
  stringValue ?? (intValue === undefined ? (doubleValue ?? boolValue ?? '') : Number(intValue));
const toAttributeRecord = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, toPlainValue(value)]));

function flattenSpans({ resourceSpans }: Export): ArrivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes }) => ({
        service: String(toAttributeRecord(resource.attributes)['service.name']),
        traceId,
        spanId,
        parentSpanId: parentSpanId || null,
        name,
        attributes: toAttributeRecord(attributes),
      })),
    ),
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Takes traces as an OpenTelemetry collector does: OTLP over HTTP, as JSON. */
export class OtlpCollector {
  readonly spans: ArrivedSpan[] = [];
  readonly texts: string[] = [];
  private server: Server | null = null;
  private port = 0;

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Reuses the previous port after a restart. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.receiveExport(request, response));
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    this.server = null;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  private async receiveExport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(request);
    if (request.method !== 'POST' || request.url !== '/v1/traces')
      return void response.writeHead(404).end();
    this.texts.push(text);
    this.spans.push(...flattenSpans(JSON.parse(text) as Export));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }
}
