import type { Middleware } from 'openapi-fetch';
import { ApiError, type ApiProblem } from './api-error.js';

const NOT_MODIFIED = 304;

/** Throws an `ApiError` for every answer outside 2xx, but for one that says that nothing changed. */
export const problemMiddleware: Middleware = {
  async onResponse({ response }) {
    if (!response.ok && response.status !== NOT_MODIFIED)
      throw new ApiError(await readProblem(response));
  },
};

async function readProblem(response: Response): Promise<ApiProblem> {
  const fallback = {
    status: response.status,
    code: 'unexpected',
    message:
      'Il server non ha potuto completare la richiesta. Riprova tra qualche minuto; se succede ancora, contatta l’assistenza.',
  };
  if (!response.headers.get('content-type')?.includes('json')) return fallback;
  try {
    return { ...fallback, ...((await response.json()) as Partial<ApiProblem>) };
  } catch {
    return fallback;
  }
}
