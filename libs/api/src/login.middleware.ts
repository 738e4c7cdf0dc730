import type { Middleware } from 'openapi-fetch';
import { PUBLIC_CALLS } from './public-calls.js';
import { renewToken, getUsableToken, type TokenSource } from './token-clock.js';

export interface LoginOptions extends TokenSource {
  /** The session could not be refreshed. */
  onSessionLost: () => void;
}

const publicCalls: ReadonlySet<string> = new Set(PUBLIC_CALLS);

const authorise = (request: Request, token: string | null): Request => {
  if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
  return request;
};

/**
 * Adds the bearer token to calls that need a login, renews an expired one beforehand, and on a 401
 * renews it and tries once more.
 */
export function loginMiddleware(login: LoginOptions): Middleware {
  /** What is sent again after a 401, by the client's id of the call. */
  const repeats = new Map<string, Request>();
  return {
    async onRequest({ request, schemaPath, id }) {
      if (publicCalls.has(`${request.method} ${schemaPath}`)) return request;
      authorise(request, await getUsableToken(login));
      repeats.set(id, request.clone());
      return request;
    },
    async onResponse({ response, id, options: { fetch } }) {
      const repeat = repeats.get(id);
      repeats.delete(id);
      if (response.status !== 401 || repeat === undefined) return response;
      const token = await renewToken(login);
      if (token !== null) return fetch(authorise(repeat, token));
      login.onSessionLost();
      return response;
    },
    onError({ id }) {
      repeats.delete(id);
    },
  };
}
