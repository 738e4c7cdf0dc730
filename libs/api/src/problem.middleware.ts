import type { Middleware } from 'openapi-fetch';
import { ApiError } from './api-error.js';
import type { ProblemDto } from './schema.js';

const NOT_MODIFIED = 304;

/** Throws an `ApiError` for every answer outside 2xx, but for one that says that nothing changed. */
export const problemMiddleware: Middleware = {
  async onResponse({ response }) {
    if (!response.ok && response.status !== NOT_MODIFIED)
      throw new ApiError(await readProblem(response));
  },
};

async function readProblem(response: Response): Promise<ProblemDto> {
  const fallback = {
    status: response.status,
    code: 'unexpected',
    message:
      'Il server non ha potuto completare la richiesta. Riprova tra qualche minuto; se succede ancora, contatta l’assistenza.',
  };
  if (!response.headers.get('content-type')?.includes('json')) return fallback;
  try {
    return { ...fallback, ...((await response.json()) as Partial<ProblemDto>) };
  } catch {
    return fallback;
  }
}
