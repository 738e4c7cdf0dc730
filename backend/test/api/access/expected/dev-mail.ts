import { createUnsubscribeToken } from '../../../kit/mail-fixtures.js';
import type { AccessRow, RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

/** The mails written to files are read in the browser, and only there. */
export function devMailRoutes(): RouteRows {
  const ofMail =
    (rest: string): AccessRow['request'] =>
    async ({ owner }) => {
      await createUnsubscribeToken(owner);
      const [id] = (await owner.http.get('dev/mail')).text.match(/(?<=dev\/mail\/)[\w-]{36}/) ?? [];
      return toRequest(`dev/mail/${id}${rest}`);
    };
  return {
    'GET /api/dev/mail': { policy: 'public', record: 'none', request: () => toRequest('dev/mail') },
    'GET /api/dev/mail/:id': { policy: 'public', record: 'none', request: ofMail('') },
    'GET /api/dev/mail/:id/html': { policy: 'public', record: 'none', request: ofMail('/html') },
    'GET /api/dev/mail/:id/source': {
      policy: 'public',
      record: 'none',
      request: ofMail('/source'),
    },
  };
}
