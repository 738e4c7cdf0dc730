import type { AdminDossierDto, NotificationDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { serramento } from '../../../kit/dossier-fixtures.js';
import {
  adminUpload,
  createSentDossier,
  expectOk,
  readDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import {
  acquiredValues,
  editAsOffice,
  withoutAcquiredData,
} from '../../../kit/office-edit-fixtures.js';
import { mailbox } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { waitFor } from '../../../kit/wait-for.js';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  admin = await createMember({ role: 'Admin' });
});

const refusal = async (id: number, to: string): Promise<string> =>
  expectProblem(await setStatus(admin, id, to), 409, 'data-missing').message;

describe('what the provider acquires', () => {
  it('is entered after the sending, and without it the dossier does not go to ENEA', async () => {
    const id = await createSentDossier(owner, withoutAcquiredData());
    expect(await refusal(id, 'ACCEPTED')).toMatch(/^La zona climatica è da acquisire/);

    const { immovableClimateZone, immovableMunicipality, ...rest } = acquiredValues();
    await expectOk(editAsOffice(admin, id, { immovableClimateZone, immovableMunicipality }));
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
    const { cadastralSheet, beneficiaryResidentialZip, ...most } = rest;
    await expectOk(editAsOffice(admin, id, most));
    expect(await refusal(id, 'SENTTOENEA')).toBe(
      'Per passare allo stato «Inviata a ENEA» servono i dati da acquisire. Da completare con «Modifica dati»: Residenza (CAP); Dati catastali (Foglio)',
    );
    expect((await readDossier(admin.http, id)).status.code).toBe('ACCEPTED');

    await expectOk(editAsOffice(admin, id, { cadastralSheet, beneficiaryResidentialZip }));
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
    const filed = await readDossier<AdminDossierDto>(admin.http, id);
    expect(filed).toMatchObject(acquiredValues());
    expect(filed.editedSubmission?.form).toMatchObject(withoutAcquiredData());
  });

  it('includes the beneficiary, whom lists then find by the new name', async () => {
    const id = await createSentDossier(owner, withoutAcquiredData());
    const beneficiaryLastName = `Zafferani${id}`;
    await expectOk(editAsOffice(admin, id, { beneficiaryLastName }));
    const found = await expectOk<{ id: number }[]>(
      admin.http.get('Module/getAll', {
        query: { state: 'RECEIVED', client: beneficiaryLastName },
      }),
    );
    expect(found.map((row) => row.id)).toEqual([id]);
  });

  it('shows a window above the limit of its zone, which waits for corrections', async () => {
    const id = await createSentDossier(owner, {
      ...withoutAcquiredData(),
      manufatti: {
        serramenti: [serramento(), serramento({ trasmittanzaPost: 1.6 })],
        schermature: [],
        chiusure: [],
      },
    });
    await expectOk(editAsOffice(admin, id, acquiredValues()));
    expect(await refusal(id, 'ACCEPTED')).toBe(
      'La trasmittanza del serramento 2 supera il limite della zona E: chiedi le correzioni all’installatore',
    );
  });
});

describe('the owner', () => {
  it('is told of several edits by one notification and one e-mail', async () => {
    const fitter = await createMember({ packages: [{ credits: 100 }] });
    const id = await createSentDossier(fitter, withoutAcquiredData());
    await expectOk(editAsOffice(admin, id, { cadastralSheet: '46' }));
    await expectOk(editAsOffice(admin, id, { cadastralSheet: '47', immovableZip: '24121' }));
    const bell = async () =>
      (await expectOk<NotificationDto[]>(fitter.http.get('Notifications'))).filter(
        ({ kind }) => kind === 'edit',
      );
    expect(await bell()).toEqual([
      expect.objectContaining({ moduleId: id, path: `/modules/edit/${id}` }),
    ]);
    const subject = `Pratica n. ${id}: dati modificati da un operatore`;
    const mails = async () =>
      (await mailbox().listTo(fitter.email)).filter((mail) => mail.subject === subject);
    expect(await mails()).toEqual([]);
    await makeEditMailDue(id);
    const [mail] = await waitFor(
      async () => {
        const all = await mails();
        expect(all).toHaveLength(1);
        return all;
      },
      { timeout: 15_000 },
    );
    expect(mail?.text).toContain('Ubicazione immobile (CAP); Dati catastali (Foglio)');

    await expectOk(editAsOffice(admin, id, { cadastralSheet: '48' }));
    expect(await bell()).toHaveLength(2);
  });
});

/** Makes the pending e-mail about edits due now instead of in some minutes. */
async function makeEditMailDue(id: number): Promise<void> {
  const past = new Date(Date.now() - 1000).toISOString().replace('T', ' ').replace('Z', '');
  await sql().run(
    `UPDATE outbox_jobs SET run_at = ? WHERE kind = 'office-edit-mail' AND status = 'pending' AND payload LIKE ?`,
    past,
    `%"dossierId":${id}}`,
  );
}
