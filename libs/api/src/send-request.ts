import { ApiError } from './api-error.js';
import { takeEarlyAnswer } from './early-call.js';

/** Time-out of every call (spec platform §7). */
export const REQUEST_TIMEOUT_MS = 480_000;

/** `fetch` with a time-out, which throws an `ApiError` where no answer comes. A cancelled call stays an `AbortError`. */
export async function sendRequest(request: Request): Promise<Response> {
  const early = await takeEarlyAnswer(request);
  if (early !== null) return early;
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, timeout]) });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new ApiError({
      status: 0,
      code: 'network',
      message:
        'Il server non risponde: controlla la connessione e riprova. I dati inseriti restano sul dispositivo.',
    });
  }
}
