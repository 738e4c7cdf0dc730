/** @core */
import type { AdminDossierDto, AuditEntryDto, DossierDto, StatusChangeDto } from '@pratiche/api';
import {
  REQUIRED_MESSAGE,
  type DossierForm,
  ONE_SUBORDINATE_MESSAGE,
  COUNTED_FIELDS_MESSAGE,
  OFFICE_EDIT_REASON_MESSAGE,
  OFFICE_EDIT_STATUS_MESSAGE,
} from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember } from '../../../kit/account-fixtures.js';
import { serramento } from '../../../kit/dossier-fixtures.js';
import {
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  sendDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { editAsOffice } from '../../../kit/office-edit-fixtures.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createDossierInStatus } from '../../../kit/status-fixtures.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  admin = await createMember({ role: 'Admin' });
});

const readHistory = (id: number) =>
  expectOk<StatusChangeDto[]>(owner.http.get(`Module/history/${id}`));

describe('PUT Module/administration/:id', () => {
  it('saves addresses and cadastral data, counts the version up and leaves the status', async () => {
    const id = await createSentDossier(owner);
    const before = await readDossier<AdminDossierDto>(admin.http, id);
    expect(before.editedSubmission).toBeNull();
    const saved = await expectOk<DossierDto>(
      editAsOffice(admin, id, { cadastralSheet: ' 46 ', immovableZip: '24.122' }),
    );
    expect(saved).toMatchObject({
      version: before.version + 1,
      status: { code: 'SENT' },
      cadastralSheet: '46',
      immovableZip: '24122',
      immovableAddress: before.immovableAddress,
      moduleCredits: before.moduleCredits,
      totalCost: before.totalCost,
    });
    const now = await readDossier<AdminDossierDto>(admin.http, id);
    expect(now.editedSubmission).toMatchObject({
      at: before.sentDate,
      form: { cadastralSheet: '45', immovableZip: '24121' },
    });
    expect((await readDossier(owner.http, id)).cadastralSheet).toBe('46');
  });

  it('records every save with its fields in history and audit, and none that changes nothing', async () => {
    const id = await createSentDossier(owner);
    await expectOk(editAsOffice(admin, id, { cadastralSheet: '46', cadastralParcel: '9' }));
    const { version } = await expectOk<DossierDto>(
      editAsOffice(admin, id, { cadastralSheet: '46' }),
    );
    await expectOk(editAsOffice(admin, id, { cadastralSheet: '47' }));
    expect((await readDossier(admin.http, id)).version).toBe(version + 1);
    const history = await readHistory(id);
    expect(history.map(({ to, editedFields }) => [to, editedFields])).toEqual([
      ['DRAFT', []],
      ['SENT', []],
      ['SENT', ['cadastralSheet', 'cadastralParcel']],
      ['SENT', ['cadastralSheet']],
    ]);
    const auditor = await createMember({ role: 'SuperAdmin' });
    const entries = await expectOk<AuditEntryDto[]>(
      auditor.http.get('Audit', {
        query: { action: 'dossier-edit', subjectKind: 'dossier', subjectId: id },
      }),
    );
    expect(entries.map(({ details }) => details)).toEqual([
      { fields: 'cadastralSheet' },
      { fields: 'cadastralSheet cadastralParcel' },
    ]);
  });

  it.each([
    ['SENT', 200],
    ['WAITING', 200],
    ['ACCEPTED', 200],
    ['DRAFT', 409],
    ['REJECTED', 409],
  ] as const)('of a dossier that is %s answers %i', async (status, code) => {
    const id = await createDossierInStatus(status, owner, admin);
    const answer = await editAsOffice(admin, id, { cadastralSheet: '46' });
    if (code === 200) expect(answer.json<DossierDto>().status.code).toBe(status);
    else expect(expectProblem(answer, code).message).toBe(OFFICE_EDIT_STATUS_MESSAGE);
    expect((await readDossier(owner.http, id)).status.code).toBe(status);
  });

  it.each(['SENTTOENEA', 'SELLED'] as const)('once it is %s needs a reason', async (status) => {
    const id = await createDossierInStatus(status, owner, admin);
    for (const reason of [undefined, null, '  '])
      expect(
        expectProblem(
          await editAsOffice(admin, id, {
            cadastralSheet: '46',
            ...(reason === undefined ? {} : { reason }),
          }),
          409,
          'reason-required',
        ).message,
      ).toBe(OFFICE_EDIT_REASON_MESSAGE);
    const reason = 'Foglio errato nella visura';
    await expectOk(editAsOffice(admin, id, { cadastralSheet: '46', reason }));
    expect((await readHistory(id)).at(-1)).toMatchObject({
      to: status,
      reason,
      editedFields: ['cadastralSheet'],
    });
  });

  it.each<[string, Partial<DossierForm>]>([
    ['the service', { serviceType: 2 }],
    ['the products', { manufatti: { serramenti: [serramento()], schermature: [], chiusure: [] } }],
    ['the share', { beneficiaryExpenseShare: 1 }],
    ['the expenses', { spese: { spesaDetraibileSerramenti: 1 } as DossierForm['spese'] }],
  ])('asks for corrections instead of changing %s', async (_, change) => {
    const id = await createSentDossier(owner);
    const before = await readDossier(admin.http, id);
    const problem = expectProblem(
      await editAsOffice(admin, id, { ...change, cadastralSheet: '46' }),
      409,
      'corrections-needed',
    );
    expect(problem.message).toBe(COUNTED_FIELDS_MESSAGE);
    expect(await readDossier(admin.http, id)).toEqual(before);
  });

  it('names the fields that are the fitter’s, and takes them in unchanged', async () => {
    const id = await createSentDossier(owner);
    const { beneficiarySsn, manufatti, spese } = await readDossier(admin.http, id);
    const problem = expectProblem(
      await editAsOffice(admin, id, { beneficiaryPhone: '0351234567', annoRiferimento: 2020 }),
      409,
      'corrections-needed',
    );
    expect(problem.message).toMatch(/Servizio \(Anno di riferimento\); Beneficiario \(Telefono\)/);
    await expectOk(
      editAsOffice(admin, id, { beneficiarySsn, manufatti, spese, cadastralSheet: '46' }),
    );
  });

  it('saves the answers for ENEA in the steps of the fitter, and nothing else of them', async () => {
    const id = await createSentDossier(owner);
    const before = await readDossier(admin.http, id);
    const { generatori, manufatti } = before;
    const serramenti = manufatti.serramenti.map((row) => ({
      ...row,
      vetroBassoEmissivoPost: true,
    }));
    const saved = await expectOk<DossierDto>(
      editAsOffice(admin, id, {
        manufatti: { ...manufatti, serramenti },
        interventionOnImmovableType: 2,
        tipoDistribuzione: 'colonneIsolate',
        generatori,
      }),
    );
    expect(saved).toMatchObject({
      interventionOnImmovableType: 2,
      tipoDistribuzione: 'colonneIsolate',
      manufatti: { serramenti },
      moduleCredits: before.moduleCredits,
      totalCost: before.totalCost,
    });
    expect((await readHistory(id)).at(-1)?.editedFields.toSorted()).toEqual([
      'interventionOnImmovableType',
      'manufatti',
      'tipoDistribuzione',
    ]);
    for (const change of [
      {
        manufatti: {
          ...manufatti,
          serramenti: serramenti.map((row) => ({ ...row, superficie: 9 })),
        },
      },
      { generatori: generatori.map((row) => ({ ...row, potenzaUtileNominale: 99 })) },
    ])
      expectProblem(await editAsOffice(admin, id, change), 409, 'corrections-needed');
    expect(await readDossier(admin.http, id)).toMatchObject({ version: saved.version, generatori });
  });

  it('refuses wrong and emptied values, with the field, and stores nothing', async () => {
    const id = await createSentDossier(owner);
    for (const [change, field, message] of [
      [{ cadastralSubordinate: '7, 8' }, 'cadastralSubordinate', ONE_SUBORDINATE_MESSAGE],
      [{ cadastralSheet: '' }, 'cadastralSheet', REQUIRED_MESSAGE],
      [{ immovableClimateZone: null }, 'immovableClimateZone', REQUIRED_MESSAGE],
    ] as const)
      expect(
        expectProblem(
          await editAsOffice(admin, id, { ...change, cadastralParcel: '99' }),
          400,
          'dossier-refused',
        ).errors,
      ).toEqual([{ field, message }]);
    expect((await readDossier(admin.http, id)).cadastralParcel).toBe('1180');
    expectProblem(await editAsOffice(admin, id, { immovableClimateZone: 'Z' as 'A' }), 400);
    expectProblem(await admin.http.put(`Module/administration/${id}`, { json: {} }), 400);
    expectProblem(await editAsOffice(admin, 999_999, {}).catch(() => notFound()), 404);
  });

  it('answers the stored dossier to a save of an older version, and lets one of two through', async () => {
    const id = await createSentDossier(owner);
    const { version } = await readDossier(admin.http, id);
    const answers = await Promise.all(
      ['46', '47'].map((cadastralSheet) =>
        admin.http.put(`Module/administration/${id}`, { json: { version, cadastralSheet } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    if (refused === undefined) throw new Error('Both were saved');
    expectProblem(refused, 409, 'version-conflict');
    const winner = answers.find(({ status }) => status === 200)?.json<DossierDto>();
    expect(refused.json<{ stored: DossierDto }>().stored).toMatchObject({
      version: version + 1,
      cadastralSheet: winner?.cadastralSheet,
    });
  });

  it('is compared with what the fitter sent last, and with nothing once the fitter sends again', async () => {
    const id = await createSentDossier(owner);
    await expectOk(editAsOffice(admin, id, { cadastralSheet: '46' }));
    await expectOk(reject(admin, id, 'WAITING', 'Manca la fattura'));
    const open = await readDossier<AdminDossierDto>(admin.http, id);
    expect([open.editedSubmission, open.previousSubmission?.form.cadastralSheet]).toEqual([
      null,
      '45',
    ]);
    await expectOk(sendDossier(owner, id));
    const sent = await readDossier<AdminDossierDto>(admin.http, id);
    expect([sent.editedSubmission, sent.previousSubmission?.form.cadastralSheet]).toEqual([
      null,
      '45',
    ]);
  });

  it('leaves the owner’s own calls as they were', async () => {
    const id = await createSentDossier(owner);
    const { version } = await readDossier(owner.http, id);
    expectProblem(
      await owner.http.put('Module', { json: { id, version, cadastralSheet: '46' } }),
      409,
      'dossier-frozen',
    );
    for (const call of ['Module', 'Module/lastStepDraft'])
      expectProblem(await admin.http.put(call, { json: { id, version } }), 403);
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
  });
});

const notFound = () => admin.http.put('Module/administration/999999', { json: { version: 1 } });
