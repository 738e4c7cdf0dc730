import type { OfficeWaitingDto } from '@pratiche/api';
import { beforeAll, expect, it } from '@jest/globals';
import { createAccount, createMember, sql } from '../../kit/account-fixtures.js';
import { expectActivityChange, readActivity } from '../../kit/activity-calls.js';
import { createSentDossier, expectOk, type Member } from '../../kit/dossier-flow.js';
import { readThread, write } from '../../kit/message-fixtures.js';
import { useOwnPortal } from '../../kit/own-portal.js';

useOwnPortal();
let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 10 }] });
  admin = await createMember({ role: 'Admin' });
});

it('changes for the back office with a message on a dossier, until it is read', async () => {
  const id = await createSentDossier(owner);
  const before = (await readActivity(admin)).officeUnread ?? { received: NaN, elaborated: NaN };
  const written = await expectActivityChange(admin, () => write(owner.http, id, 'Quando parte?'));
  expect(written.officeUnread).toEqual({ ...before, received: before.received + 1 });
  const { messages } = await readThread(admin.http, id);
  const markRead = () =>
    admin.http.post(`Module/messages/${id}/read`, {
      json: { lastId: messages.at(-1)?.id ?? 0 },
    });
  expect((await expectActivityChange(admin, markRead)).officeUnread).toEqual(before);
  expect((await readActivity(owner)).officeUnread).toBeNull();
});

it('counts what waits for the back office as its lists do', async () => {
  const readWaiting = () => expectOk<OfficeWaitingDto>(admin.http.get('Accounts/office-waiting'));
  const before = await readWaiting();
  await createSentDossier(owner);
  const { id } = await createAccount({});
  await sql().run('UPDATE accounts SET contract_verified = 0 WHERE id = ?', id);
  expect(await readWaiting()).toEqual({
    ...before,
    dossiers: before.dossiers + 1,
    contracts: before.contracts + 1,
    // Other tests of the run leave some.
    failedJobs: expect.any(Number),
  });
  const listed = await admin.http.get(
    'Accounts/get-all-gird?group=companies&state=toVerify&page=1&pageSize=1',
  );
  expect(listed.headers.get('x-total-count')).toBe(String(before.contracts + 1));
});
