import { createLibraryForm, newLibraryFile } from '../../../kit/library-fixtures.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const LIBRARY_ROUTES: RouteRows = {
  'GET /api/Library/guides': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('Library/guides'),
  },
  'GET /api/Library/guides/:key': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('Library/guides/manuale-utente'),
  },
  'GET /api/Library/useful-documents': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => toRequest('Library/useful-documents'),
  },
  'GET /api/Library/download/:id': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: async ({ http }) =>
      toRequest(`Library/download/${(await newLibraryFile(http.admin)).id}`),
  },
  'GET /api/Library': { policy: 'backOffice', record: 'none', request: () => toRequest('Library') },
  'POST /api/Library': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    request: () => ({ path: 'Library', ask: { form: createLibraryForm({ isPublished: false }) } }),
  },
  'PUT /api/Library/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    request: async ({ http }) => ({
      path: `Library/${(await newLibraryFile(http.admin)).id}`,
      ask: { form: createLibraryForm({ isPublished: false }, null) },
    }),
  },
  'DELETE /api/Library/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ http }) => toRequest(`Library/${(await newLibraryFile(http.admin)).id}`),
  },
};
