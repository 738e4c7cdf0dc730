import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { createMember } from '../../kit/account-fixtures.js';
import { expectActivityChange, readActivity } from '../../kit/activity-calls.js';
import { createSentDossier, type Member } from '../../kit/dossier-flow.js';
import { readThread, write } from '../../kit/message-fixtures.js';
import { portal, setPortal } from '../../kit/portal.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';

/** A separate portal, because messages of all accounts are counted. */
let own: Portal;
const shared = portal();
let owner: Member;
let admin: Member;

beforeAll(async () => {
  own = await startPortal({ kind: shared.mode, env: RELAXED_LIMITS });
  setPortal({ mode: own.kind, origin: own.origin, dataDir: own.dataDir, database: own.database });
  owner = await createMember({ packages: [{ credits: 10 }] });
  admin = await createMember({ role: 'Admin' });
});
afterAll(async () => {
  setPortal(shared);
  await own.stop();
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
