import type { PackageOrderDto, SentHistoryDto, WorkDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { createMember, sql } from '../../kit/account-fixtures.js';
import { waitUntilTaskFinished } from '../../kit/background-task-fixtures.js';
import { createSentDossier, expectOk, reject } from '../../kit/dossier-flow.js';
import { pdf } from '../../kit/file-fixtures.js';
import { insertOrder } from '../../kit/order-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { unzip } from '../../kit/unzip.js';

it('the copy of an account has its transfers and their receipts', async () => {
  const me = await createMember({});
  const id = await insertOrder(me, { receipt: pdf('Ricevuta') });
  const started = await expectOk<WorkDto>(me.http.post('Accounts/data-export'));
  expect((await waitUntilTaskFinished(me.http, started.id)).state).toBe('done');
  const entries = await unzip((await me.http.get(`Works/${started.id}/download`)).bytes);
  const read = (name: string) => entries.find((entry) => entry.name === name)?.bytes;
  const orders = JSON.parse(String(read('bonifici.json'))) as PackageOrderDto[];
  expect(orders.map((order) => order.id)).toEqual([id]);
  expect(read(`ricevute/${id} ricevuta.pdf`)?.equals(pdf('Ricevuta'))).toBe(true);
});

it('an account is not deleted while a transfer waits, and leaves no receipt afterwards', async () => {
  const [me, admin] = [await createMember({}), await createMember({ role: 'SuperAdmin' })];
  const id = await insertOrder(me, { receipt: pdf() });
  expectProblem(await admin.http.delete(`Accounts/${me.id}`), 409, 'order-open');
  await expectOk(
    admin.http.post(`PackageOrders/${id}/reject`, { json: { reason: 'Non trovato' } }),
  );
  expect((await admin.http.delete(`Accounts/${me.id}`)).status).toBe(204);
  const [row] = await sql().rows<Record<string, unknown>>(
    'SELECT storage_key, file_name, reason, decision_reason, amount FROM package_orders WHERE id = ?',
    id,
  );
  expect({ ...row, amount: Number(row?.['amount']) }).toEqual({
    storage_key: null,
    file_name: null,
    reason: '',
    decision_reason: null,
    amount: 12_200,
  });
});

it('counts what was sent in twelve months, and not what was given back', async () => {
  const [me, admin] = [
    await createMember({ packages: [{ credits: 50 }] }),
    await createMember({ role: 'Admin' }),
  ];
  const read = () => expectOk<SentHistoryDto>(me.http.get('RechargePackage/sent-dossiers'));
  expect(await read()).toEqual({
    services: [],
    filings: { numEcobonus: 0, numBonusCasa: 0, numCalcoloEnergetico: 0 },
  });
  await createSentDossier(me);
  const second = await createSentDossier(me);
  const old = await createSentDossier(me);
  expect((await read()).services).toEqual([{ serviceType: 1, dossiers: 3 }]);
  await expectOk(reject(admin, second, 'REJECTED', 'Documento sbagliato'));
  await sql().run(
    "UPDATE credit_movements SET created = '2020-01-01 00:00:00.000' WHERE dossier_id = ?",
    old,
  );
  expect(await read()).toEqual({
    services: [{ serviceType: 1, dossiers: 1 }],
    filings: { numEcobonus: 1, numBonusCasa: 0, numCalcoloEnergetico: 0 },
  });
});
