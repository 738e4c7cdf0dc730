import type { AccountDto, AccountRowDto, OnboardingDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addContract,
  createAccount,
  createMember,
  logInAs,
  sql,
} from '../../../kit/account-fixtures.js';
import { expectOk, type Member } from '../../../kit/dossier-flow.js';
import { mailbox } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createRegistrationForm, GOOD_FILES } from '../../../kit/registration-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';

let admin: Member;
beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
});

const refuse = (id: number | string, json: unknown, member = admin) =>
  member.http.post(`Accounts/refuse-contract/${id}`, { json });
const readOnboarding = (member: Member) =>
  expectOk<OnboardingDto>(member.http.get('Accounts/onboarding'));
const sendPapers = (member: Member, files: Parameters<typeof createRegistrationForm>[1]) =>
  member.http.post('Accounts/contract-papers', { form: createRegistrationForm({}, files) });
const createUnverified = async () => logInAs(await createAccount({ isContractVerified: false }));
const readState = async (id: number, state: string) =>
  (
    await expectOk<AccountRowDto[]>(
      admin.http.get(`Accounts/get-all-gird?group=companies&state=${state}&search=${id}`),
    )
  ).some((row) => row.id === id);

describe('a refused contract', () => {
  it('says why, takes new papers, and is then to be verified again', async () => {
    const fitter = await createUnverified();
    expect(await readOnboarding(fitter)).toMatchObject({ state: 'inReview', refusal: null });
    expectProblem(await sendPapers(fitter, GOOD_FILES), 409, 'papers-not-asked');

    const note = 'Manca la firma a pagina 2.';
    expect(
      await expectOk<AccountDto>(refuse(fitter.id, { reason: 'unsigned', note })),
    ).toMatchObject({ isContractVerified: false, contractRefused: expect.any(String) });
    const [mail] = await mailbox().waitForCount(fitter.email);
    expect(mail?.subject).toBe('Contratto da inviare di nuovo');
    expect(mail?.text).toContain('Manca la firma sul contratto');
    expect(mail?.text).toContain(note);
    expect(await readOnboarding(fitter)).toMatchObject({
      state: 'refused',
      refusal: {
        reason: 'unsigned',
        reasonLabel: 'Manca la firma sul contratto',
        note,
        requestedFiles: ['contract'],
      },
    });
    expect(await readState(fitter.id, 'contractRefused')).toBe(true);
    expect(await readState(fitter.id, 'toVerify')).toBe(false);
    expectProblem(await refuse(fitter.id, { reason: 'unsigned' }), 409, 'contract-not-in-review');

    const letter = await fitter.http.get('Accounts/own-contract');
    expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(
      expectProblem(await sendPapers(fitter, { ciFront: GOOD_FILES.ciFront }), 400, 'invalid-data')
        .errors,
    ).toEqual([{ field: 'contract', message: 'Caricare documento!' }]);
    const answer = await expectOk<OnboardingDto>(
      sendPapers(fitter, { contract: GOOD_FILES.contract }),
    );
    expect(answer).toMatchObject({
      state: 'inReview',
      refusal: null,
      files: [{ purpose: 'contract', fileName: GOOD_FILES.contract.name }],
    });
    expect(await readState(fitter.id, 'toVerify')).toBe(true);
    await waitUntil(
      async () =>
        (await mailbox().listTo(admin.email)).find(({ text }) =>
          text?.includes(`/administration/users/${fitter.id}`),
        ) ?? null,
      'word to the back office',
    );
    expectProblem(
      await sendPapers(fitter, { contract: GOOD_FILES.contract }),
      409,
      'papers-not-asked',
    );
    expect(
      await sql().rows(
        'SELECT action FROM audit_entries WHERE subject_kind = ? AND subject_id = ? ORDER BY id',
        'account',
        String(fitter.id),
      ),
    ).toEqual([{ action: 'contract-refusal' }, { action: 'contract-resubmission' }]);
    await expectOk(admin.http.post(`Accounts/verify-contract-account/${fitter.id}`));
    expect(await readOnboarding(fitter)).toMatchObject({ state: 'verified', refusal: null });
  });

  it('accepts one of two answers sent at once', async () => {
    const fitter = await createUnverified();
    await expectOk(refuse(fitter.id, { reason: 'other', note: 'Foto sfocata.' }));
    const answers = await Promise.all(
      [1, 2].map(() => sendPapers(fitter, { ciRear: GOOD_FILES.ciRear })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('also asks for papers after a verification was taken back', async () => {
    const boss = await createMember({ role: 'SuperAdmin' });
    const login = await createAccount({});
    await expectOk(
      boss.http.post(`Accounts/revoke-contract/${login.id}`, {
        json: { reason: 'identity', note: null },
      }),
    );
    const fitter = await logInAs(login);
    expect(await readOnboarding(fitter)).toMatchObject({
      state: 'refused',
      refusal: { reason: 'identity', requestedFiles: ['ciFront', 'ciRear'] },
    });
    const { ciFront, ciRear } = GOOD_FILES;
    await expectOk(sendPapers(fitter, { ciFront, ciRear }));
    expect(await readOnboarding(fitter)).toMatchObject({ state: 'inReview' });
  });

  it('does not ask for papers where the verification was entered by mistake', async () => {
    const boss = await createMember({ role: 'SuperAdmin' });
    const login = await createAccount({});
    await expectOk(
      boss.http.post(`Accounts/revoke-contract/${login.id}`, { json: { reason: 'mistake' } }),
    );
    expect(await readOnboarding(await logInAs(login))).toMatchObject({ state: 'inReview' });
  });

  it.each([
    [{}],
    [{ reason: 'x' }],
    [{ reason: 'other' }],
    [{ reason: 'other', note: '   ' }],
    [{ reason: 'unsigned', note: 'a\u202Eb' }],
    [{ reason: 'unsigned', note: 'x'.repeat(501) }],
  ])('is not refused with %j', async (json) => {
    const { id } = await createAccount({ isContractVerified: false });
    expectProblem(await refuse(id, json), 400, 'invalid-data');
  });

  it('is refused only while it waits for a review', async () => {
    const reason = { reason: 'unsigned' };
    const verified = await createAccount({});
    const unconfirmed = await createAccount({ isVerified: false, isContractVerified: false });
    for (const id of [verified.id, unconfirmed.id, admin.id])
      expectProblem(await refuse(id, reason), 409, 'contract-not-in-review');
    for (const id of ['0', 'abc', '999999999']) expectProblem(await refuse(id, reason), 404);
  });

  it('takes no file of another kind, and stores nothing of it', async () => {
    const fitter = await createUnverified();
    await expectOk(refuse(fitter.id, { reason: 'unsigned' }));
    const wrong = { bytes: Buffer.from('nessun documento'), name: 'contratto.exe' };
    const answer = await sendPapers(fitter, { contract: wrong });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await readOnboarding(fitter)).toMatchObject({ state: 'refused', files: [] });
  });
});

it('the usual time is counted from the last reviews', async () => {
  for (let count = 0; count < 3; count += 1) {
    const { id } = await createAccount({ isContractVerified: false });
    await addContract(id);
    await expectOk(admin.http.post(`Accounts/verify-contract-account/${id}`));
  }
  const { usualHours } = await readOnboarding(await createUnverified());
  expect(usualHours).toBeGreaterThanOrEqual(1);
});
