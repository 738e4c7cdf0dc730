/** After that the answer is dropped: what it says may have changed. */
const MAX_AGE_MS = 30_000;

interface EarlyCall {
  address: string;
  bearer: string;
  /** `null` where the answer is none to show; the client then makes the call itself. */
  answer: Promise<Response | null>;
}

/**
 * The page's only early call: host and remotes have a copy of this library each, and any of their
 * clients may take the answer.
 */
const EARLY_CALL = Symbol.for('pratiche.early-call');
const page = globalThis as { [EARLY_CALL]?: EarlyCall | null };

/**
 * Makes a GET call before the client itself is here. The client's first equal call, by the same
 * session, takes this answer instead of asking again.
 * @param address whole address, its query in the order in which the client writes it
 * @param token access token of the session
 */
export function beginEarlyCall(address: string, token: string): void {
  const bearer = `Bearer ${token}`;
  page[EARLY_CALL] = { address, bearer, answer: readAnswer(address, bearer) };
  setTimeout(() => (page[EARLY_CALL] = null), MAX_AGE_MS);
}

/** Reads the answer whole: an unread body would hold its connection. */
async function readAnswer(address: string, bearer: string): Promise<Response | null> {
  try {
    const response = await fetch(address, {
      credentials: 'include',
      headers: { authorization: bearer },
    });
    return response.ok ? new Response(await response.arrayBuffer(), response) : null;
  } catch {
    return null;
  }
}

/** The answer that was asked for early, once; `null` where none was, or not this one. */
export function takeEarlyAnswer({ method, url, headers }: Request): Promise<Response | null> {
  const early = page[EARLY_CALL] ?? null;
  const isEqual =
    method === 'GET' && url === early?.address && headers.get('authorization') === early.bearer;
  if (early === null || !isEqual) return Promise.resolve(null);
  page[EARLY_CALL] = null;
  return early.answer;
}
