import { ok } from './flow.js';
import type { Http } from './http.js';

let turn = 0;

/** A view of the received dossiers, under a name of its own. */
export const view = (change: Record<string, unknown> = {}) => {
  turn += 1;
  return {
    list: 'RECEIVED',
    name: `Vista ${turn}`,
    query: { status: 'SENT' },
    isDefault: false,
    ...change,
  };
};

/** Keeps one; answers its id. */
export const newView = async (http: Http, change: Record<string, unknown> = {}): Promise<number> =>
  (await ok<{ id: number }>(http.post('Module/views', { json: view(change) }))).id;
