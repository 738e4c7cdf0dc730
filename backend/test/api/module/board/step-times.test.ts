import type { WorkPerformanceDto } from '@pratiche/api';
import { beforeAll, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { createSentDossier, expectOk, setStatus, type Member } from '../../../kit/dossier-flow.js';
import { useOwnPortal } from '../../../kit/own-portal.js';

useOwnPortal();
let owner: Member;
let admin: Member;

const moment = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString().replace('T', ' ').replace('Z', '');
/** Moves a change of status by hours from now. */
const move = (id: number, status: string, hours: number) =>
  sql().run(
    'UPDATE dossier_status_changes SET at = ? WHERE dossier_id = ? AND to_code = ?',
    moment(hours),
    id,
    status,
  );

beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 50 }] });
  admin = await createMember({ role: 'Admin' });
});

it('tells the wait for somebody apart from the check', async () => {
  await sql().run('UPDATE dossier_status_changes SET at = ?', moment(-5_000));
  const [assigned, accepted] = [await createSentDossier(owner), await createSentDossier(owner)];
  await expectOk(
    admin.http.post('module/assign', {
      json: { ids: [assigned], operatorId: admin.id, onlyFree: false },
    }),
  );
  for (const id of [assigned, accepted]) await expectOk(setStatus(admin, id, 'ACCEPTED'));
  await move(assigned, 'SENT', -3);
  await move(assigned, 'ACCEPTED', 2);
  // Taken in charge by the acceptance itself: it waited until then, and nothing is known of a check.
  await move(accepted, 'SENT', -1);
  const { steps, operators } = await expectOk<WorkPerformanceDto>(
    admin.http.get('Module/board/performance'),
  );
  expect(operators).toEqual([]);
  expect(steps?.map(({ step, total }) => [step, total])).toEqual([
    ['charge', 2],
    ['check', 1],
  ]);
  const [charge, check] = (steps ?? []).map(({ median }) => median);
  // The lower of two is the middle; the moments of the acts are those of the test.
  expect([59, 60, 61]).toContain(charge);
  expect([119, 120, 121]).toContain(check);
});
