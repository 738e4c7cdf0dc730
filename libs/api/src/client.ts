import createOpenApiClient, { type Client } from 'openapi-fetch';
import { loginMiddleware, type LoginOptions } from './login.middleware.js';
import { problemMiddleware } from './problem.middleware.js';
import { toQueryText } from './query-text.js';
import type { paths } from './schema.js';
import { sendRequest } from './send-request.js';

/** Every call of the API by method and path, as `openapi.json` describes it. Every failure is an `ApiError`. */
export type ApiClient = Client<paths>;

export interface ApiClientOptions extends LoginOptions {
  /** Origin of the API without a trailing slash; empty for the page's own. */
  baseUrl: string;
}

export function createApiClient({ baseUrl, ...login }: ApiClientOptions): ApiClient {
  const client = createOpenApiClient<paths>({
    baseUrl,
    credentials: 'include',
    querySerializer: toQueryText,
    fetch: sendRequest,
  });
  // Answers pass them from the last to the first: a refused token is renewed before it is a problem.
  client.use(problemMiddleware, loginMiddleware(login));
  return client;
}
