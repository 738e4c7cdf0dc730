import { describe, expect, it } from '@jest/globals';
import { createMember } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { expectOk, save } from '../../kit/dossier-flow.js';

const DAY_MS = 86_400_000;

describe('a device whose clock is wrong', () => {
  it.each([-40, -1, 1, 40])(
    'by %i days keeps its session, and what it saves has the day of the server',
    async (days) => {
      const me = await createMember({});
      // Browsers compare `Expires` with their own clock, and count `Max-Age` from when it came.
      for (const cookie of me.http.setCookies) {
        expect(cookie).toMatch(/; Max-Age=\d+/i);
        expect(cookie).not.toMatch(/; Expires=/i);
      }
      const said = new Date(Date.now() + days * DAY_MS).toUTCString();
      const headers = { date: said, 'if-modified-since': said };
      expect((await me.http.post('Accounts/refresh-token', { json: {}, headers })).status).toBe(
        200,
      );
      const { id } = await save(me.http, ecobonusForm());
      const listed = await me.http.get('Module/getAll', { query: { state: 'DRAFT' }, headers });
      expect(listed.status).toBe(200);
      const [row] = listed.json<{ id: number; created: string }[]>();
      expect(row?.id).toBe(id);
      const apart = Math.abs(Date.now() - Date.parse(row?.created ?? ''));
      expect(apart).toBeLessThan(DAY_MS / 2);
      await expectOk(me.http.get('Accounts/activity', { headers }));
    },
  );
});
