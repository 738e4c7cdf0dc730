/** @core */
import type {
  AuditEntryDto,
  RemoteOverrideDto,
  RemoteOverrideOriginsDto,
  RemoteOverrideTicketDto,
} from '@pratiche/api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { createMember } from '../../kit/account-fixtures.js';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';

const ORIGIN = 'https://lists.example';
const REQUEST = {
  remote: 'mfe-lists',
  address: `${ORIGIN}/1.0.0/remoteEntry.js`,
  staysAfterLogout: true,
};

let own: Portal;
let boss: Member;
beforeAll(async () => {
  const { kind } = portal();
  own = await startPortal({
    kind,
    env: {
      REMOTE_OVERRIDE_ORIGINS: `${ORIGIN}, http://127.0.0.1:3102`,
      PORTAL_STAGE: 'test',
    },
  });
  setPortal(own);
  boss = await createMember({ role: 'SuperAdmin' });
}, 120_000);
afterAll(async () => {
  await own.stop();
});

const issue = (change: object = {}) =>
  boss.http.post('RemoteOverrides', { json: { ...REQUEST, ...change } });
const check = (ticket: string) => visitor().post('RemoteOverrides/check', { json: { ticket } });
const entries = () =>
  expectOk<AuditEntryDto[]>(boss.http.get('Audit', { query: { action: 'remote-override' } }));

describe('one remote from elsewhere', () => {
  it('is given to a SuperAdmin, in the audit, and read back without a login', async () => {
    expect(await expectOk<RemoteOverrideOriginsDto>(boss.http.get('RemoteOverrides'))).toEqual({
      origins: [ORIGIN, 'http://127.0.0.1:3102'],
    });
    const answer = await issue();
    expect(answer.status).toBe(201);
    const { ticket } = answer.json<RemoteOverrideTicketDto>();
    expect(await expectOk<RemoteOverrideDto>(check(ticket))).toEqual({
      remote: REQUEST.remote,
      address: REQUEST.address,
      until: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await entries()).toEqual([
      expect.objectContaining({
        actorId: boss.id,
        role: 'SuperAdmin',
        details: { remote: 'mfe-lists', origin: ORIGIN, staysAfterLogout: true },
      }),
    ]);
  });

  it.each([
    ['an origin that is not listed', `${ORIGIN}.evil.test/remoteEntry.js`],
    ['a listed name without TLS', 'http://lists.example/remoteEntry.js'],
    ['another port', 'http://127.0.0.1:3103/remoteEntry.js'],
    ['another file', `${ORIGIN}/other.js`],
  ])('is refused from %s, and leaves no trace', async (_, address) => {
    const before = (await entries()).length;
    const problem = expectProblem(await issue({ address }), 422, 'remote-not-permitted');
    expect(problem.errors).toEqual([{ field: 'address', message: problem.message }]);
    expect(await entries()).toHaveLength(before);
  });

  it('is refused for what is no remote', async () => {
    expectProblem(await issue({ remote: 'shell' }), 400);
  });

  it.each(['User', 'Buyer', 'Admin'] as const)('is not for the role %s', async (role) => {
    const { http } = await createMember({ role });
    expectProblem(await http.post('RemoteOverrides', { json: REQUEST }), 403);
    expectProblem(await http.get('RemoteOverrides'), 403);
  });

  it('ends with the session, unless it stays after the logout, and with the role', async () => {
    const person = await createMember({ role: 'SuperAdmin' });
    const issueBy = async (staysAfterLogout: boolean) =>
      (
        await person.http.post('RemoteOverrides', { json: { ...REQUEST, staysAfterLogout } })
      ).json<RemoteOverrideTicketDto>().ticket;
    const [bound, staying] = [await issueBy(false), await issueBy(true)];
    await expectOk(check(bound));
    expect((await person.http.post('Accounts/sessions/end-all')).status).toBe(204);
    expectProblem(await check(bound), 422, 'remote-override-over');
    await expectOk(check(staying));
    await expectOk(
      boss.http.post(`Accounts/change-role/${person.id}`, {
        json: { from: 'SuperAdmin', to: 'Admin' },
      }),
    );
    expectProblem(await check(staying), 422, 'remote-override-over');
  });
});
