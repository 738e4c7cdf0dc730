/** @core */
import type {
  ActivePackageDto,
  NotificationDto,
  OfficeOrderDto,
  PackageOrderDto,
  PaymentInstructionsDto,
  PaymentLogDto,
} from '@pratiche/api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { createMember, createPackage, sql } from '../../kit/account-fixtures.js';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { pdf, png } from '../../kit/file-fixtures.js';
import { zip } from '../../kit/hostile-files.js';
import { expectLedgerBalanced, listMovements } from '../../kit/ledger-queries.js';
import { createOrderForm, insertOrder } from '../../kit/order-fixtures.js';
import { mailbox, portal, setPortal } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { romeDay } from '../../kit/rome-day.js';
import { changeSetting, withSetting } from '../../kit/settings-fixtures.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';

let own: Portal;
let admin: Member;
let second: Member;

// A separate portal, because the bank account is a setting of the whole portal.
beforeAll(async () => {
  const { kind } = portal();
  own = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(own);
  admin = await createMember({ role: 'SuperAdmin' });
  second = await createMember({ role: 'Admin' });
  await changeSetting(admin, 'bankTransfer', {
    holder: 'Portale srl',
    iban: 'IT60X0542811101000000123456',
    bic: '',
    bank: '',
  });
});
afterAll(async () => {
  await own.stop();
});

const place = (who: Member, form: FormData, key?: string) =>
  who.http.post('PackageOrders', {
    form,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const listOwn = (who: Member) =>
  expectOk<PackageOrderDto[]>(who.http.get(`PackageOrders/users/${who.id}`));
const confirm = (who: Member, id: number, key?: string) =>
  who.http.post(`PackageOrders/${id}/confirm`, {
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const countAudit = async (action: string, accountId: number) =>
  (
    await sql().rows(
      "SELECT id FROM audit_entries WHERE action = ? AND subject_kind = 'account' AND subject_id = ?",
      action,
      String(accountId),
    )
  ).length;

describe('POST PackageOrders', () => {
  it('keeps what was paid with the conditions of the day and the receipt', async () => {
    const me = await createMember({ businessName: 'Infissi Ordine' });
    const packageId = await createPackage({ credits: 12, price: 126, name: 'Base' });
    const placed = await expectOk<PackageOrderDto>(
      place(me, createOrderForm(packageId, { amount: 153.72, transferDay: romeDay(-2) })),
    );
    const { transfer } = await expectOk<PaymentInstructionsDto>(
      me.http.get(`Payments/${packageId}`),
    );
    expect(placed).toMatchObject({
      packageId,
      packageName: 'Base',
      credits: 12,
      amount: 153.72,
      amountDue: 153.72,
      transferDay: romeDay(-2),
      status: 'pending',
      receipt: 'ricevuta.pdf',
      reason: transfer?.reason,
      decided: null,
    });
    expect(await listOwn(me)).toEqual([placed]);
    const receipt = await me.http.get(`PackageOrders/${placed.id}/receipt`);
    expect([receipt.status, receipt.bytes.equals(pdf())]).toEqual([200, true]);
    expect(receipt.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await countAudit('order-placed', me.id)).toBe(1);
  });

  it('is one order however often the same request comes, and one at a time of a package', async () => {
    const me = await createMember({});
    const packageId = await createPackage({ credits: 10 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => place(me, createOrderForm(packageId), 'una-volta')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.json<PackageOrderDto>().id)).size).toBe(1);
    expectProblem(
      await place(me, createOrderForm(packageId, { amount: 120 }), 'una-volta'),
      422,
      'idempotency-key-reused',
    );
    expectProblem(await place(me, createOrderForm(packageId)), 409, 'order-open');
    expect(await listOwn(me)).toHaveLength(1);
    await expectOk(place(me, createOrderForm(await createPackage({ credits: 5 }))));
    expect(await listOwn(me)).toHaveLength(2);
  });

  it('is one order of two that come at once', async () => {
    const me = await createMember({});
    const packageId = await createPackage({ credits: 10 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => place(me, createOrderForm(packageId))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await listOwn(me)).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof createOrderForm>[1], number]>([
    ['a day to come', { transferDay: romeDay(1) }, 400],
    ['a day long past', { transferDay: romeDay(-91) }, 400],
    ['no day', { transferDay: '' }, 400],
    ['no amount', { amount: 0 }, 400],
    ['a third decimal', { amount: 1.234 }, 400],
    ['credits of a package that is sold whole', { numCredits: 3 }, 400],
    ['a receipt that is no picture and no PDF', { receipt: Buffer.from('testo') }, 415],
    ['a packed receipt', { receipt: zip('ricevuta.pdf', pdf()) }, 415],
  ])('refuses %s and keeps nothing', async (_, change, status) => {
    const me = await createMember({});
    const packageId = await createPackage({ credits: 10 });
    expectProblem(await place(me, createOrderForm(packageId, change)), status);
    expect(await listOwn(me)).toEqual([]);
  });

  it('refuses a package that is not sold, and any while purchases are closed', async () => {
    const me = await createMember({});
    const packageId = await createPackage({ credits: 10 });
    expectProblem(
      await place(me, createOrderForm(await createPackage({ credits: 1 }, false))),
      404,
    );
    const closed = { isEnabled: false, disabledUntil: null, notice: null };
    await withSetting(admin, 'purchases', closed, async () => {
      expectProblem(await place(me, createOrderForm(packageId)), 409, 'purchases-closed');
    });
    await expectOk(place(me, createOrderForm(packageId, { receipt: png() })));
  });

  it('is the company’s when a buyer orders, and of no other account', async () => {
    const vat = '00743110157';
    const fitter = await createMember({ vat });
    const buyer = await createMember({ role: 'Buyer', vat });
    const stranger = await createMember({});
    const { id } = await expectOk<PackageOrderDto>(
      place(buyer, createOrderForm(await createPackage({ credits: 10 }))),
    );
    expect((await listOwn(fitter)).map((order) => order.id)).toEqual([id]);
    expect((await listOwn(buyer)).map((order) => order.id)).toEqual([id]);
    expectProblem(await stranger.http.get(`PackageOrders/${id}/receipt`), 404);
    expectProblem(await stranger.http.post(`PackageOrders/${id}/withdraw`), 404);
    await expectOk(confirm(admin, id));
    expect(await expectOk(fitter.http.get('Accounts/credit'))).toBe(10);
    expect((await mailbox().waitForCount(buyer.email))[0]?.subject).toContain(
      'Bonifico confermato',
    );
  });
});

describe('POST PackageOrders/withdraw', () => {
  it('ends an order that waits, and a new one may come', async () => {
    const me = await createMember({});
    const packageId = await createPackage({ credits: 10 });
    const id = await insertOrder(me, { packageId });
    expect(
      await expectOk<PackageOrderDto>(me.http.post(`PackageOrders/${id}/withdraw`)),
    ).toMatchObject({ status: 'withdrawn' });
    expectProblem(await me.http.post(`PackageOrders/${id}/withdraw`), 409, 'order-ended');
    expectProblem(await confirm(admin, id), 409, 'order-ended');
    await expectOk(place(me, createOrderForm(packageId)));
    expect(await countAudit('order-withdrawn', me.id)).toBe(1);
  });
});

describe('POST PackageOrders/confirm', () => {
  it('gives the package that was paid for, even when the catalogue has changed', async () => {
    const me = await createMember({});
    const packageId = await createPackage({ credits: 99, price: 1, name: 'Cambiato' });
    const id = await insertOrder(me, { packageId });
    expect(await expectOk<PackageOrderDto>(confirm(admin, id))).toMatchObject({
      status: 'confirmed',
    });
    const [owned] = await expectOk<ActivePackageDto[]>(
      me.http.get(`Accounts/get-active-packages/${me.id}`),
    );
    expect(owned).toMatchObject({ initialCredits: 10, rechargePackage: { name: 'Dieci' } });
    const [log] = await expectOk<PaymentLogDto[]>(me.http.get(`PaymentLogs/users/${me.id}`));
    expect(log?.description).toMatch(
      new RegExp(`^Acquisto pacchetto Dieci · bonifico n\\. ${id} del \\d\\d/\\d\\d/\\d{4}$`),
    );
    const [row] = await sql().rows<{ active_package_id: number }>(
      'SELECT active_package_id FROM package_orders WHERE id = ?',
      id,
    );
    expect(Number(row?.active_package_id)).toBe(owned?.id);
    expect(await expectOk<NotificationDto[]>(me.http.get('Notifications'))).toHaveLength(1);
    expect((await mailbox().waitForCount(me.email))[0]?.text).toContain('Dieci');
    expect(await countAudit('order-confirmed', me.id)).toBe(1);
    expect(await countAudit('recharge', me.id)).toBe(1);
    await expectLedgerBalanced(me.id);
  });

  it('gives it once to a double click, and to two operators at once', async () => {
    const me = await createMember({});
    const id = await insertOrder(me);
    const answers = await Promise.all(
      [admin, admin, admin, second, second, second].map((who, index) =>
        confirm(who, id, index % 3 === 2 ? undefined : `conferma-${who.id}-${id}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectProblem(answer, 409, 'order-ended');
    expect((await listMovements(me.id)).map(({ type, amount }) => [type, amount])).toEqual([
      ['recharge', 1000],
    ]);
    expect(await expectOk(me.http.get('Accounts/credit'))).toBe(10);
    expect(await countAudit('order-confirmed', me.id)).toBe(1);
    await mailbox().waitForCount(me.email);
    expect(await mailbox().listTo(me.email)).toHaveLength(1);
    await expectLedgerBalanced(me.id);
  });

  it('answers the same press twice alike', async () => {
    const me = await createMember({});
    const id = await insertOrder(me);
    const [one, two] = [await confirm(admin, id, `p-${id}`), await confirm(admin, id, `p-${id}`)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.json()).toEqual(one.json());
    expect(await listMovements(me.id)).toHaveLength(1);
  });

  it('is either confirmed, rejected or withdrawn when all come at once', async () => {
    const me = await createMember({});
    const id = await insertOrder(me);
    const answers = await Promise.all([
      confirm(admin, id),
      second.http.post(`PackageOrders/${id}/reject`, { json: { reason: 'Non trovato' } }),
      me.http.post(`PackageOrders/${id}/withdraw`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [order] = await listOwn(me);
    expect(await listMovements(me.id)).toHaveLength(order?.status === 'confirmed' ? 1 : 0);
  });
});

describe('POST PackageOrders/reject', () => {
  it('tells the reason by mail and notification, and gives no credit', async () => {
    const me = await createMember({});
    const id = await insertOrder(me);
    const reason = 'Sul conto non è arrivato nessun bonifico.';
    expect(
      await expectOk<PackageOrderDto>(
        admin.http.post(`PackageOrders/${id}/reject`, { json: { reason } }),
      ),
    ).toMatchObject({ status: 'rejected', decisionReason: reason });
    expect(await expectOk(me.http.get('Accounts/credit'))).toBe(0);
    const [notification] = await expectOk<NotificationDto[]>(me.http.get('Notifications'));
    expect(notification?.text).toContain(reason);
    expect((await mailbox().waitForCount(me.email))[0]?.text).toContain(reason);
    expectProblem(
      await admin.http.post(`PackageOrders/${id}/reject`, { json: { reason } }),
      409,
      'order-ended',
    );
    expectProblem(
      await admin.http.post(`PackageOrders/${await insertOrder(me)}/reject`, {
        json: { reason: '  ' },
      }),
      400,
    );
  });
});

describe('GET PackageOrders', () => {
  it('lists, counts and finds the order of a line of the bank statement', async () => {
    const me = await createMember({ businessName: 'Vetreria Quarantanove' });
    const other = await createMember({ businessName: 'Vetreria Cinquanta' });
    const reason = 'Vetreria Quarantanove - vetreria(at)example.test - Dieci';
    const ids = [await insertOrder(me, { reason, amount: 77.31 }), await insertOrder(other)];
    const find = (search: string, status = 'pending') =>
      expectOk<OfficeOrderDto[]>(admin.http.get('PackageOrders', { query: { search, status } }));
    expect((await find('VETRERIA QUARANTANOVE VETRERIAATEXAMPLETEST DIECI'))[0]).toMatchObject({
      id: ids[0],
      businessName: 'Vetreria Quarantanove',
      email: me.email,
      hasOtherAmount: false,
    });
    expect((await find('77,31')).map(({ id, matches }) => [id, matches])).toEqual([
      [ids[0], ['amount']],
    ]);
    expect((await find('vetreria quarantanove 80,00'))[0]).toMatchObject({
      id: ids[0],
      hasOtherAmount: true,
    });
    expect(await find('77,31', 'confirmed')).toEqual([]);
    const counts = await expectOk<Record<string, number>>(admin.http.get('PackageOrders/count'));
    expect(Object.keys(counts).sort()).toEqual(['confirmed', 'pending', 'rejected', 'withdrawn']);
    for (const [status, count] of Object.entries(counts)) {
      const listed = await admin.http.get(`PackageOrders?status=${status}&page=1`);
      expect([status, listed.headers.get('x-total-count')]).toEqual([status, String(count)]);
    }
    const listed = await admin.http.get('PackageOrders?status=pending&page=1&pageSize=100');
    const rows = listed.json<OfficeOrderDto[]>().map(({ id }) => id);
    expect(rows).toEqual([...rows].sort((one, two) => one - two));
    expectProblem(await admin.http.get('PackageOrders?status=altro'), 400);
  });
});
