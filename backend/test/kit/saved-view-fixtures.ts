import { expectOk } from './dossier-flow.js';
import type { HttpClient } from './http-client.js';

let viewCount = 0;

/** A view of the received dossiers, with a unique name. */
export const savedViewInput = (change: Record<string, unknown> = {}) => {
  viewCount += 1;
  return {
    list: 'RECEIVED',
    name: `Vista ${viewCount}`,
    query: { status: 'SENT' },
    isDefault: false,
    ...change,
  };
};

/** Creates a saved view; returns its id. */
export const createSavedView = async (
  http: HttpClient,
  change: Record<string, unknown> = {},
): Promise<number> =>
  (await expectOk<{ id: number }>(http.post('Module/views', { json: savedViewInput(change) }))).id;
