/** @core */
import type { AccountDto, AuditEntryDto, Page } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import {
  completeProfile,
  readOwnAccount,
  putProfile,
  createProfile,
} from '../../../kit/profile-fixtures.js';
import { jpeg } from '../../../kit/file-fixtures.js';
import { expectOk } from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { GOOD_FILES } from '../../../kit/registration-fixtures.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

type Noted = Pick<Page<AuditEntryDto>['rows'][number], 'action'> & { details: string };
const noted = (id: number) =>
  sql().rows<Noted>(
    'SELECT action, details FROM audit_entries WHERE subject_kind = ? AND subject_id = ? ORDER BY id',
    'account',
    String(id),
  );
const filesOf = (id: number) =>
  sql().rows<{ purpose: string; file_name: string; storage_key: string }>(
    'SELECT purpose, file_name, storage_key FROM account_files WHERE account_id = ? ORDER BY purpose',
    id,
  );

describe('PUT Accounts', () => {
  it('changes what may be changed, and keeps the new documents', async () => {
    const me = await createMember({});
    const before = await completeProfile(me);
    const [, rear] = await filesOf(me.id);
    const answer = await putProfile(
      me,
      {
        ...(await createProfile(me, {
          phone: '0359999999',
          province: 'bo',
          sponsor: 'Fiera 2026',
        })),
        updated: before.updated,
      },
      { ciFront: { bytes: jpeg(), name: 'nuovo.jpg' } },
    );
    expect([answer.text, answer.status]).toEqual([answer.text, 200]);
    expect(answer.json<AccountDto>()).toMatchObject({
      id: me.id,
      phone: '0359999999',
      province: 'BO',
      sponsor: 'Fiera 2026',
      attorneyIDCardNumber: 'CA00000AA',
    });
    expect(await readOwnAccount(me)).toMatchObject({
      phone: '0359999999',
      files: ['ciFront', 'ciRear'],
      isContractVerified: true,
    });
    expect(await filesOf(me.id)).toMatchObject([
      { purpose: 'ciFront', file_name: 'nuovo.jpg' },
      rear,
    ]);
    expect((await noted(me.id)).at(-1)).toEqual({
      action: 'profile-change',
      details: JSON.stringify({ fields: 'phone sponsor', files: 'ciFront' }),
    });
  });

  it.each([
    [{ email: 'altra@example.test' }, 'email'],
    [{ vat: '00000000000' }, 'vat'],
    [{ businessName: 'Altra Srl' }, 'businessName'],
    [{ phone: '12' }, 'phone'],
    [{ firstName: null }, 'firstName'],
    [{ lastName: '=1+1' }, 'lastName'],
    [{ attorneyIDCardExpiryDate: '2020-01-01' }, 'attorneyIDCardExpiryDate'],
  ])('refuses %j, and nothing is changed', async (change, field) => {
    const me = await createMember({});
    const before = await readOwnAccount(me);
    const problem = expectProblem(
      await putProfile(me, await createProfile(me, change), { ciFront: GOOD_FILES.ciFront }),
      400,
      'invalid-data',
    );
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect(await readOwnAccount(me)).toEqual(before);
    expect(await filesOf(me.id)).toEqual([]);
  });

  it('changes no role, no state and no other account', async () => {
    const [me, other] = [await createMember({}), await createMember({})];
    const profile = await createProfile(me);
    await expectOk(
      putProfile(me, {
        ...profile,
        id: other.id,
        role: 'SuperAdmin',
        isContractVerified: false,
        contractVerified: false,
        passwordHash: 'x',
        suspended: '2026-01-01T00:00:00.000Z',
      }),
    );
    expect(await readOwnAccount(me)).toMatchObject({
      id: me.id,
      role: 'User',
      isContractVerified: true,
      suspended: null,
    });
    expect((await readOwnAccount(other)).attorneyFirstName).toBeNull();
  });

  it('keeps one of two concurrent changes and rejects the other', async () => {
    const me = await createMember({});
    const { updated } = await completeProfile(me);
    const answers = await Promise.all(
      ['0350000001', '0350000002'].map(async (phone) =>
        putProfile(me, { ...(await createProfile(me, { phone })), updated }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectProblem(
      answers.find(({ status }) => status === 409) ?? (answers[0] as never),
      409,
      'account-changed',
    );
  });

  it.each([
    ['nonsense', 'nessun JSON'],
    ['a list', '[]'],
    ['numbers', '{"phone":12}'],
    ['no data', null],
  ])('answers %s with a problem', async (_, user) => {
    const me = await createMember({});
    const form = new FormData();
    if (user !== null) form.set('user', user);
    expectProblem(await me.http.put('Accounts', { form }), 400);
    expectProblem(await me.http.put('Accounts', { json: {} }), 400, 'not-multipart');
  });

  it('takes no programs for documents', async () => {
    const me = await createMember({});
    expectProblem(
      await putProfile(me, await createProfile(me), {
        ciFront: { bytes: Buffer.from('MZ not a picture'), name: 'carta.jpg' },
      }),
      415,
    );
    expectProblem(
      await putProfile(me, await createProfile(me), { contract: GOOD_FILES.contract }),
      400,
    );
    expect(await filesOf(me.id)).toEqual([]);
  });
});
