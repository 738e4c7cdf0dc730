/** One answer, read whole. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** Body as JSON; throws where it is none. */
  json: <T>() => T;
}

export interface Ask {
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
const PATIENCE_MS = 60_000;

/** What a problem answer looks like on the wire. */
export interface WireProblem {
  status: number;
  code: string;
  message: string;
  errors?: { field: string; message: string }[];
  stored?: Record<string, unknown>;
}

/**
 * A caller of the API over plain `fetch`, with a cookie jar and a token. Not the product's client:
 * what is checked here is the wire.
 */
export class Http {
  readonly cookies = new Map<string, string>();
  /** Every Set-Cookie of the last answer, unparsed. */
  setCookies: string[] = [];
  token: string | null = null;

  constructor(readonly origin: string) {}

  get = (path: string, ask: Ask = {}) => this.send('GET', path, ask);
  post = (path: string, ask: Ask = {}) => this.send('POST', path, ask);
  put = (path: string, ask: Ask = {}) => this.send('PUT', path, ask);
  patch = (path: string, ask: Ask = {}) => this.send('PATCH', path, ask);
  delete = (path: string, ask: Ask = {}) => this.send('DELETE', path, ask);

  async send(method: string, path: string, ask: Ask = {}): Promise<Answer> {
    const url = new URL(path.startsWith('/') ? path : `/api/${path}`, this.origin);
    for (const [name, value] of Object.entries(ask.query ?? {}))
      url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method,
      headers: this.headers(ask),
      body: bodyOf(ask) ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    this.keep(response.headers.getSetCookie());
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text,
      json: <T>() => JSON.parse(text) as T,
    };
  }

  private headers(ask: Ask): Headers {
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

  private keep(setCookies: string[]): void {
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

function bodyOf(ask: Ask): BodyInit | undefined {
  if (ask.form) return ask.form;
  if (ask.raw !== undefined) return ask.raw;
  return ask.json === undefined ? undefined : JSON.stringify(ask.json);
}
