import { findUndescribed } from './described-answers.js';

/** One answer, read completely. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** Body as JSON; throws where it is none. */
  json: <T>() => T;
}

/** Says what an expectation takes where it got the body of an answer or nothing. */
export function assertHttpResponse(value: unknown, taker: string): asserts value is HttpResponse {
  const isResponse =
    typeof value === 'object' && value !== null && 'status' in value && 'text' in value;
  if (!isResponse)
    throw new TypeError(
      `${taker} takes the answer of a call, or its promise, but got ${JSON.stringify(value)?.slice(0, 200)}.`,
    );
}

export interface RequestOptions {
  json?: unknown;
  /** A body as it is, with the headers given. */
  raw?: BodyInit;
  form?: FormData;
  headers?: Record<string, string>;
  query?: Record<string, string | number>;
  /** Another token than the caller's own; `null` sends none. */
  token?: string | null;
}

/** A request without an answer by then is a finding. */
const REQUEST_TIMEOUT_MS = 60_000;

/** What a problem answer looks like on the wire. */
export interface WireProblem {
  status: number;
  code: string;
  message: string;
  errors?: { field: string; message: string }[];
  stored?: Record<string, unknown>;
}

/**
 * Calls the API over plain `fetch`, with a cookie jar and a token. Not the product's client,
 * because these tests check the wire format.
 */
export class HttpClient {
  readonly cookies = new Map<string, string>();
  /** Every Set-Cookie of the last answer, unparsed. */
  setCookies: string[] = [];
  token: string | null = null;

  constructor(readonly origin: string) {}

  get = (path: string, ask: RequestOptions = {}) => this.send('GET', path, ask);
  post = (path: string, ask: RequestOptions = {}) => this.send('POST', path, ask);
  put = (path: string, ask: RequestOptions = {}) => this.send('PUT', path, ask);
  patch = (path: string, ask: RequestOptions = {}) => this.send('PATCH', path, ask);
  delete = (path: string, ask: RequestOptions = {}) => this.send('DELETE', path, ask);

  async send(method: string, path: string, ask: RequestOptions = {}): Promise<HttpResponse> {
    const url = new URL(path.startsWith('/') ? path : `/api/${path}`, this.origin);
    for (const [name, value] of Object.entries(ask.query ?? {}))
      url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: this.buildHeaders(ask),
      body: toRequestBody(ask) ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    this.storeCookies(response.headers.getSetCookie());
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    requireDescribedAnswer(method, url, response, text);
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text,
      json: <T>() => JSON.parse(text) as T,
    };
  }

  private buildHeaders(ask: RequestOptions): Headers {
    const headers = new Headers(ask.headers);
    const token = ask.token === undefined ? this.token : ask.token;
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (this.cookies.size > 0 && !headers.has('cookie')) {
      headers.set(
        'cookie',
        [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      );
    }
    if (ask.json !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    return headers;
  }

  private storeCookies(setCookies: string[]): void {
    this.setCookies = setCookies;
    for (const line of setCookies) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      const value = pair.slice(at + 1);
      if (value === '' || /max-age=0\b|expires=thu, 01 jan 1970/i.test(line))
        this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Every answer of the API is one that its description announces; the pages that show it are not. */
function requireDescribedAnswer(method: string, url: URL, response: Response, text: string): void {
  if (!/^\/api\/(?!docs\b)/i.test(url.pathname) || method === 'HEAD') return;
  const fault = findUndescribed({
    method,
    path: url.pathname,
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text,
  });
  if (fault !== null) throw new Error(`Not as described: ${fault}`);
}

function toRequestBody(ask: RequestOptions): BodyInit | undefined {
  if (ask.form) return ask.form;
  if (ask.raw !== undefined) return ask.raw;
  return ask.json === undefined ? undefined : JSON.stringify(ask.json);
}
