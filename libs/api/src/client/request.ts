import { ApiError, type Problem } from '../problem.js';
import { renewed, tokenToUse, type DeviceClock } from './token-clock.js';

/** Time-out of every call (spec platform §7). */
export const REQUEST_TIMEOUT_MS = 480_000;

export interface ClientOptions {
  /** Where the API is, without a trailing slash: `/api`. */
  baseUrl: string;
  getToken: () => string | null;
  /** Gets a new access token with the refresh cookie; `null` when the session is over. Called once per 401. */
  refresh: () => Promise<string | null>;
  /** The session could not be refreshed. */
  onSessionLost: () => void;
  /** Shared by several clients of the same page. */
  clock?: DeviceClock;
}

export interface RequestOptions {
  method?: string;
  body?: unknown;
  form?: FormData;
  query?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Call that must not trigger a refresh on a 401 (login itself, public pages). */
  anonymous?: boolean;
}

export type Send = (path: string, options?: RequestOptions) => Promise<Response>;

/**
 * Creates a sender that adds the bearer token, renews an expired token beforehand, and on a 401
 * refreshes and retries once.
 */
export function createSend(client: ClientOptions): Send {
  return async (path, options = {}) => {
    const first = await once(
      client,
      path,
      options,
      options.anonymous ? null : await tokenToUse(client),
    );
    if (first.status !== 401 || options.anonymous) return checked(first);
    const token = await renewed(client);
    if (token === null) {
      client.onSessionLost();
      return checked(first);
    }
    return checked(await once(client, path, options, token));
  };
}

async function once(
  client: ClientOptions,
  path: string,
  options: RequestOptions,
  token: string | null,
): Promise<Response> {
  const headers = new Headers(options.headers);
  if (token !== null && !options.anonymous) headers.set('authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    return await fetch(`${client.baseUrl}/${path}${queryText(options.query)}`, {
      method: options.method ?? 'GET',
      headers,
      credentials: 'include',
      body: options.form ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError({
      status: 0,
      code: 'network',
      message:
        'Il server non risponde: controllare la connessione e riprovare. I dati inseriti restano sul dispositivo.',
    });
  }
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ApiError(await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem> {
  const fallback: Problem = {
    status: response.status,
    code: 'unexpected',
    message:
      'Il server non ha potuto completare la richiesta. Riprovare tra qualche minuto; se succede ancora, contattare l’assistenza.',
  };
  if (!response.headers.get('content-type')?.includes('json')) return fallback;
  try {
    return { ...fallback, ...((await response.json()) as Partial<Problem>) };
  } catch {
    return fallback;
  }
}

function queryText(query: object | undefined): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
