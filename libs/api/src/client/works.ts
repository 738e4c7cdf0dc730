import type { Work } from '../types/index.js';
import { download, json, nothing } from './answers.js';
import type { Send } from './request.js';

/** The user's own background tasks. */
export const worksClient = (send: Send) => ({
  /** Latest first. */
  list: (signal?: AbortSignal) => json<Work[]>(send('Works', signal ? { signal } : {})),
  get: (id: string) => json<Work>(send(`Works/${id}`)),
  cancel: (id: string) => json<Work>(send(`Works/${id}/cancel`, { method: 'POST' })),
  /** The result, once it is done. */
  download: (id: string) => download(send(`Works/${id}/download`)),
  remove: (id: string) => nothing(send(`Works/${id}`, { method: 'DELETE' })),
});
