/** @core */
import type { DossierDto, SendResultDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, createPackage, sql } from '../../kit/account-fixtures.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import {
  createReadyDossier,
  createSentDossier,
  expectOk,
  sendDossier,
  type Member,
} from '../../kit/dossier-flow.js';
import { write } from '../../kit/message-fixtures.js';
import { pdf } from '../../kit/file-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';

const CODE = 'idempotency-key-reused';
const headers = (key: string) => ({ 'idempotency-key': key });
const create = (member: Member, key: string, change: object = {}) =>
  member.http.put('Module', { json: ecobonusForm(change), headers: headers(key) });
const countOf = async (table: string, accountId: number) =>
  Number(
    (
      await sql().rows<{ n: number | string }>(
        `SELECT COUNT(*) AS n FROM ${table} WHERE account_id = ?`,
        accountId,
      )
    )[0]?.n,
  );

describe('an Idempotency-Key', () => {
  let admin: Member;
  beforeAll(async () => {
    admin = await createMember({ role: 'Admin' });
  });

  it('used again with another body is refused, and nothing is created or changed', async () => {
    const me = await createMember({});
    const { id, version } = await expectOk<DossierDto>(create(me, 'k'));
    expectProblem(await create(me, 'k', { annoRiferimento: 2025 }), 422, CODE);
    expectProblem(await create(me, 'k', { id, version }), 422, CODE);
    expect(await countOf('dossiers', me.id)).toBe(1);
    expect((await expectOk<DossierDto>(me.http.get(`Module/${id}`))).version).toBe(version);
    expect((await expectOk<DossierDto>(create(me, 'k'))).id).toBe(id);
  });

  it('is the same request with its members in another order', async () => {
    const me = await createMember({});
    const { id } = await expectOk<DossierDto>(create(me, 'k'));
    const reversed = Object.fromEntries(Object.entries(ecobonusForm()).reverse());
    const again = await me.http.put('Module', { json: reversed, headers: headers('k') });
    expect(again.json<DossierDto>().id).toBe(id);
  });

  it('used again on another route is refused, and nothing is duplicated, sent or started', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id } = await createReadyDossier(me);
    await expectOk(create(me, 'k'));
    expectProblem(
      await me.http.post(`Module/duplicate/${id}`, { headers: headers('k') }),
      422,
      CODE,
    );
    expectProblem(await sendDossier(me, id, 'k'), 422, CODE);
    expectProblem(await me.http.post('Accounts/data-export', { headers: headers('k') }), 422, CODE);
    expect(await countOf('dossiers', me.id)).toBe(2);
    expect(await countOf('works', me.id)).toBe(0);
    expect((await expectOk<DossierDto>(me.http.get(`Module/${id}`))).status.code).toBe('DRAFT');
  });

  it('of a sending stands for that dossier alone', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const [one, other] = [await createReadyDossier(me), await createReadyDossier(me)];
    const first = await expectOk<SendResultDto>(sendDossier(me, one.id, 'k'));
    expectProblem(await sendDossier(me, other.id, 'k'), 422, CODE);
    expect(await expectOk<SendResultDto>(sendDossier(me, one.id, 'k'))).toEqual(first);
    expect((await expectOk<DossierDto>(me.http.get(`Module/${other.id}`))).status.code).toBe(
      'DRAFT',
    );
  });

  it('of a recharge stands for package, credits and account', async () => {
    const [me, other] = [await createMember({}), await createMember({})];
    const [small, large] = [
      await createPackage({ credits: 10 }),
      await createPackage({ credits: 20 }),
    ];
    const recharge = (owner: Member, id: number, by = admin) =>
      by.http.post(`Accounts/recharge/${owner.id}`, { json: { id }, headers: headers('r') });
    const first = await expectOk<{ id: number }>(recharge(me, small));
    expectProblem(await recharge(me, large), 422, CODE);
    expectProblem(await recharge(other, small), 422, CODE);
    expect((await expectOk<{ id: number }>(recharge(me, small))).id).toBe(first.id);
    const colleague = await createMember({ role: 'Admin' });
    expectProblem(await recharge(me, large, colleague), 422, CODE);
    expect(await countOf('active_packages', me.id)).toBe(1);
    expect(await countOf('active_packages', other.id)).toBe(0);
  });

  it('of a message stands for its text and its file', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const id = await createSentDossier(me);
    const send = (text: string, attachment?: File) =>
      write(me.http, id, text, { key: 'm', ...(attachment && { attachment }) });
    const count = async () =>
      (await sql().rows('SELECT id FROM dossier_messages WHERE dossier_id = ?', id)).length;
    await expectOk(send('Buongiorno'));
    await expectOk(send('Buongiorno'));
    expectProblem(await send('Buonasera'), 422, CODE);
    expectProblem(
      await send('Buongiorno', new File([new Uint8Array(pdf())], 'allegato.pdf')),
      422,
      CODE,
    );
    expect(await count()).toBe(1);
  });

  it('stays free after a refusal', async () => {
    const me = await createMember({});
    expect((await create(me, 'k', { annoRiferimento: 'x' })).status).toBe(400);
    expect((await create(me, 'k')).status).toBe(200);
  });

  it('of two different requests at once goes to one of them; the same ones have one answer', async () => {
    const me = await createMember({});
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        create(me, 'k', { annoRiferimento: 2025 + (index % 2) }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(6);
    expect(new Set(made.map((answer) => answer.json<DossierDto>().id)).size).toBe(1);
    expect(await countOf('dossiers', me.id)).toBe(1);
  });
});
