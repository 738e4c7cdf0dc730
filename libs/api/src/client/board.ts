import type { BulkResult, Operator, SavedView, SavedViewInput, WorkBoard } from '../types/index.js';
import { json, nothing } from './answers.js';
import type { Send } from './request.js';

/** What operators do with lists: assign, accept several, keep views; and their board. */
export const boardClient = (send: Send) => ({
  summary: (signal?: AbortSignal) =>
    json<WorkBoard>(send('Module/board', signal ? { signal } : {})),
  operators: (signal?: AbortSignal) =>
    json<Operator[]>(send('Module/operators', signal ? { signal } : {})),
  /**
   * A `null` `operatorId` removes the operator; `onlyFree` skips dossiers that are already assigned
   * to another operator.
   */
  assign: (ids: readonly number[], operatorId: number | null, onlyFree = false) =>
    json<BulkResult>(
      send('module/assign', { method: 'POST', body: { ids, operatorId, onlyFree } }),
    ),
  accept: (ids: readonly number[]) =>
    json<BulkResult>(send('module/accept', { method: 'POST', body: { ids } })),
  views: (list: SavedView['list'], signal?: AbortSignal) =>
    json<SavedView[]>(send('Module/views', { query: { list }, ...(signal ? { signal } : {}) })),
  addView: (view: SavedViewInput) =>
    json<SavedView>(send('Module/views', { method: 'POST', body: view })),
  changeView: (id: number, view: SavedViewInput) =>
    json<SavedView>(send(`Module/views/${id}`, { method: 'PUT', body: view })),
  removeView: (id: number) => nothing(send(`Module/views/${id}`, { method: 'DELETE' })),
});
