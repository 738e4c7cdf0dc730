/** @core */
import type { BulkResultDto } from '@pratiche/api';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import {
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  sendDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { requestDocumentAgain, write } from '../../../kit/message-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';

let owner: Member;
let anna: Member;
let bruno: Member;

beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 100 }] });
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'Admin' });
});

const operatorOf = async (id: number) =>
  (
    await sql().rows<{ operator_id: number | null }>(
      'SELECT operator_id FROM dossiers WHERE id = ?',
      id,
    )
  )[0]?.operator_id;
const actions = async (id: number) =>
  (
    await sql().rows<{ action: string }>(
      "SELECT action FROM audit_entries WHERE subject_kind = 'dossier' AND subject_id = ? ORDER BY id",
      String(id),
    )
  ).map(({ action }) => action);

const ACTS: Record<string, (id: number) => Promise<unknown>> = {
  'an edit of the data': async (id) => {
    const { version } = await readDossier(anna.http, id);
    return expectOk(
      anna.http.put(`Module/administration/${id}`, { json: { version, cadastralSheet: '46' } }),
    );
  },
  'a request for corrections': (id) => expectOk(reject(anna, id, 'WAITING', 'Manca un dato')),
  acceptance: (id) => expectOk(setStatus(anna, id, 'ACCEPTED')),
  'a copied value': (id) =>
    expectOk(
      anna.http.put(`Module/copiedFields/${id}`, {
        json: { fields: [{ key: 'beneficiary.beneficiarySsn', fingerprint: '1abc' }] },
      }),
    ),
  'a document asked for again': (id) => requestDocumentAgain(anna.http, id),
  'a message': (id) => expectOk(write(anna.http, id, 'Buongiorno')),
};

it.each(Object.entries(ACTS))('%s takes charge', async (_, act) => {
  const id = await createSentDossier(owner);
  expect(await operatorOf(id)).toBeNull();
  await act(id);
  expect(await operatorOf(id)).toBe(anna.id);
});

it('opening a dossier, or a message of its fitter, does not take charge', async () => {
  const id = await createSentDossier(owner);
  await expectOk(anna.http.get('Module/' + id));
  await expectOk(anna.http.post(`Module/presence/${id}`, { json: {} }));
  await expectOk(write(owner.http, id, 'Buongiorno'));
  expect(await operatorOf(id)).toBeNull();
});

it('the first act takes charge, told in the audit once; a colleague’s act changes nothing', async () => {
  const id = await createSentDossier(owner);
  await ACTS['a copied value']?.(id);
  await expectOk(
    bruno.http.put(`Module/copiedFields/${id}`, {
      json: { fields: [{ key: 'beneficiary.beneficiarySsn', fingerprint: '1abc' }] },
    }),
  );
  expect(await operatorOf(id)).toBe(anna.id);
  expect((await actions(id)).filter((action) => action === 'charge-taken')).toHaveLength(1);
});

it('a request for corrections takes charge once, and the audit tells it', async () => {
  const id = await createSentDossier(owner);
  await ACTS['a request for corrections']?.(id);
  expect((await actions(id)).filter((action) => action === 'charge-taken')).toHaveLength(1);
  expect(await operatorOf(id)).toBe(anna.id);
});

it('a refused act takes no charge', async () => {
  const id = await createSentDossier(owner);
  expect((await setStatus(anna, id, 'SELLED')).status).toBe(409);
  expect(await operatorOf(id)).toBeNull();
});

async function leaveAlone(id: number, hours: number): Promise<void> {
  const acted = new Date(Date.now() - hours * 3_600_000).toISOString();
  await sql().run(
    'UPDATE dossier_charges SET acted = ? WHERE dossier_id = ?',
    acted.replace('T', ' ').replace('Z', ''),
    id,
  );
}

async function runReturn(): Promise<void> {
  const id = randomUUID();
  const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
  await sql().run(
    `INSERT INTO outbox_jobs (id, kind, payload, status, attempts, run_at, created) VALUES (?, 'return-charges', '{"due":"2026-01-01T01:00:00.000Z"}', 'pending', 0, ?, ?)`,
    id,
    now,
    now,
  );
  await waitUntil(async () => {
    const [row] = await sql().rows<{ status: string }>(
      'SELECT status FROM outbox_jobs WHERE id = ?',
      id,
    );
    return row?.status === 'done' ? true : null;
  }, 'return-charges');
}

it('is given back after the hours without an act, and told in the audit; not while the fitter is next', async () => {
  const idle = await createSentDossier(owner);
  const busy = await createSentDossier(owner);
  const returned = await createSentDossier(owner);
  await expectOk(setStatus(anna, idle, 'ACCEPTED'));
  await expectOk(setStatus(anna, busy, 'ACCEPTED'));
  await expectOk(reject(anna, returned, 'WAITING', 'Manca un dato'));
  await leaveAlone(idle, 73);
  await leaveAlone(busy, 71);
  await leaveAlone(returned, 500);
  await runReturn();
  expect([await operatorOf(idle), await operatorOf(busy), await operatorOf(returned)]).toEqual([
    null,
    anna.id,
    anna.id,
  ]);
  expect((await actions(idle)).at(-1)).toBe('charge-returned');
});

it('comes back to who asked for corrections when it is sent again, with new hours', async () => {
  const id = await createSentDossier(owner);
  await expectOk(reject(anna, id, 'WAITING', 'Manca un dato'));
  await leaveAlone(id, 100);
  await expectOk(sendDossier(owner, id));
  await runReturn();
  expect(await operatorOf(id)).toBe(anna.id);
});

it('does not come back to a suspended operator, and the audit records it', async () => {
  const carla = await createMember({ role: 'Admin' });
  const id = await createSentDossier(owner);
  await expectOk(reject(carla, id, 'WAITING', 'Manca un dato'));
  await sql().run(
    'UPDATE accounts SET suspended = ? WHERE id = ?',
    '2026-01-01 00:00:00.000',
    carla.id,
  );
  await expectOk(sendDossier(owner, id));
  expect(await operatorOf(id)).toBeNull();
  expect(await actions(id)).toContain('charge-returned');
});

it('begins anew with an assignment', async () => {
  const id = await createSentDossier(owner);
  await expectOk(setStatus(anna, id, 'ACCEPTED'));
  await leaveAlone(id, 100);
  await expectOk<BulkResultDto>(
    anna.http.post('module/assign', { json: { ids: [id], operatorId: bruno.id } }),
  );
  await runReturn();
  expect(await operatorOf(id)).toBe(bruno.id);
});
