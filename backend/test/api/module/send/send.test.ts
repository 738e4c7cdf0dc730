/** @core */
import type { LastStepDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  END_DATE_FUTURE_MESSAGE,
  END_DATE_MISSING_MESSAGE,
  type DossierForm,
  type Generatore,
} from '@pratiche/domain';
import { romeDay } from '../../../kit/rome-day.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  adminUpload,
  lastStep,
  expectOk,
  readDossier,
  createReadyDossier,
  reject,
  save,
  sendDossier,
  createSentDossier,
  setStatus,
  upload,
  type Member,
} from '../../../kit/dossier-flow.js';
import { expectLedgerBalanced, listMovements } from '../../../kit/ledger-queries.js';
import { mailbox } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

let admin: Member;
beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
});

const MANDATORY = ['ATTO', 'CI', 'CONGR', 'DELEGA', 'FATTURA', 'REQ', 'UW'];

describe('PUT Module/lastStepDraft', () => {
  it('answers documents, cost and credits of a dossier it has just created', async () => {
    const me = await createMember({ packages: [{ credits: 10, price: 250, costEcobonus: 1.5 }] });
    const step = await expectOk<LastStepDto>(
      me.http.put('Module/lastStepDraft', { json: ecobonusForm() }),
    );
    expect(step).toMatchObject({
      hasEnoughCredits: true,
      moduleCredits: { numEcobonus: 1, numBonusCasa: 0, numCalcoloEnergetico: 0 },
      totalCost: 37.5,
      creditsBefore: 10,
      creditsAfter: 8.5,
    });
    expect(await readDossier(me.http, step.moduleId)).toMatchObject({
      ...ecobonusForm(),
      version: step.version,
    });
    const items = step.documentSet.documentsDocumentsSetResponse;
    expect(
      items
        .filter(({ isMandatory }) => isMandatory)
        .map(({ document }) => document.code)
        .sort(),
    ).toEqual(MANDATORY);
    for (const { id, document, why } of items) {
      expect(id).toBeGreaterThan(0);
      expect(document).toMatchObject({ isUploaded: false, files: [] });
      expect(document.name.length).toBeGreaterThan(1);
      expect(why.length).toBeGreaterThan(5);
    }
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('answers 409 with the stored dossier to an old version', async () => {
    const me = await createMember({});
    const { id, version } = await save(me.http, ecobonusForm());
    await save(me.http, { id, version, immovableStair: 'B' });
    const problem = expectProblem(
      await me.http.put('Module/lastStepDraft', { json: { id, version } }),
      409,
      'version-conflict',
    );
    expect(problem.stored).toMatchObject({ id, immovableStair: 'B' });
  });

  it('leaves a returned dossier returned while nothing of it changes', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const id = await createSentDossier(me);
    await reject(admin, id, 'WAITING', 'Fattura illeggibile');
    const { version } = await readDossier(me.http, id);
    expect(
      await expectOk<LastStepDto>(me.http.put('Module/lastStepDraft', { json: { id, version } })),
    ).toMatchObject({ version });
    expect(await readDossier(me.http, id)).toMatchObject({
      version,
      status: { code: 'WAITING' },
      rejectReason: 'Fattura illeggibile',
    });
    const step = await expectOk<LastStepDto>(
      me.http.put('Module/lastStepDraft', { json: { id, version, immovableStair: 'C' } }),
    );
    expect(await readDossier(me.http, id)).toMatchObject({
      version: step.version,
      status: { code: 'DRAFT' },
      rejectReason: 'Fattura illeggibile',
    });
  });

  it('asks nothing of a dossier with no product yet but its documents', async () => {
    const me = await createMember({});
    const step = await expectOk<LastStepDto>(
      me.http.put('Module/lastStepDraft', { json: { serviceType: 1, annoRiferimento: 2026 } }),
    );
    expect(step).toMatchObject({
      moduleCredits: { numEcobonus: 0, numBonusCasa: 0, numCalcoloEnergetico: 0 },
      totalCost: 0,
      costLines: [],
    });
  });
});

describe('POST Module/send', () => {
  it('sends the version that was read, or nothing at all', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id, version } = await createReadyDossier(me);
    await save(me.http, { id, version, immovableStair: 'B' });
    const problem = expectProblem(
      await me.http.post(`Module/send/${id}`, { headers: { 'if-match': `"${version}"` } }),
      409,
      'version-conflict',
    );
    expect(problem.stored).toMatchObject({ id, version: version + 1, immovableStair: 'B' });
    expectProblem(
      await me.http.post(`Module/send/${id}`, { headers: { 'if-match': 'W/"x"' } }),
      400,
      'invalid-if-match',
    );
    expect((await readDossier(me.http, id)).status.code).toBe('DRAFT');
    expect((await listMovements(me.id)).map(({ type }) => type)).toEqual(['recharge']);
    await expectOk(
      me.http.post(`Module/send/${id}`, { headers: { 'if-match': `"${version + 1}"` } }),
    );
    expect((await readDossier(me.http, id)).status.code).toBe('SENT');
  });

  it('sends what the form of release 1.2.0 knows, without a name for another generator', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { immovableRealRight: _right, manufatti, ...known } = ecobonusForm();
    const body = {
      ...known,
      manufatti: {
        ...manufatti,
        serramenti: manufatti.serramenti.map(
          ({ vetroBassoEmissivoPre: _pre, vetroBassoEmissivoPost: _post, ...row }) => row,
        ),
      },
      generatori: [
        {
          tipoGeneratore: 'altro',
          numeroGeneratore: 1,
          rendimentoMaxPotenza: 90,
          potenzaUtileNominale: 5,
        },
      ],
    } as unknown as DossierForm;
    const { id } = await createReadyDossier(me, body);
    const stored = await readDossier(me.http, id);
    expect(stored.generatori).toEqual([{ ...body.generatori[0], pea: null }]);
    expect(stored.manufatti.serramenti[0]?.vetroBassoEmissivoPost).toBeNull();
    await expectOk(sendDossier(me, id));
  });

  it('refuses another generator whose name was asked and left blank', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const [generator] = ecobonusForm().generatori;
    const { id } = await createReadyDossier(me, {
      generatori: [{ ...(generator as Generatore), tipoGeneratore: 'altro', nome: '' }],
    });
    const problem = expectProblem(await sendDossier(me, id), 409, 'dossier-incomplete');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['generatori.0.nome']);
  });

  it('refuses an incomplete dossier and names every field', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id } = await save(
      me.http,
      ecobonusForm({ beneficiaryPhone: null, cadastralSheet: null }),
    );
    const problem = expectProblem(await sendDossier(me, id), 409, 'dossier-incomplete');
    const fields = problem.errors?.map(({ field }) => field) ?? [];
    expect(fields).toEqual(
      expect.arrayContaining([
        'beneficiaryPhone',
        'cadastralSheet',
        'documenti.FATTURA',
        'documenti.UW',
      ]),
    );
    expect(fields).not.toContain('documenti.BONIFICO');
    expect((await readDossier(me.http, id)).status.code).toBe('DRAFT');
    expect((await listMovements(me.id)).map(({ type }) => type)).toEqual(['recharge']);
  });

  it('refuses when one mandatory document is missing', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id, version } = await save(me.http, ecobonusForm());
    const items = (
      await lastStep(me.http, { id, version })
    ).documentSet.documentsDocumentsSetResponse.filter((item) => item.isMandatory);
    for (const item of items.slice(1)) await upload(me, id, item.id);
    const problem = expectProblem(await sendDossier(me, id), 409, 'dossier-incomplete');
    expect(problem.errors).toEqual([
      { field: `documenti.${items[0]?.document.code}`, message: 'Campo obbligatorio' },
    ]);
  });

  it('sends on the 84th day and refuses on the 85th', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    await createSentDossier(me, {
      interventionEndDate: romeDay(-84),
      interventionStartDate: romeDay(-100),
    });
    const { id } = await createReadyDossier(me, {
      interventionEndDate: romeDay(-85),
      interventionStartDate: romeDay(-100),
    });
    const problem = expectProblem(await sendDossier(me, id), 409, 'works-ended-too-long-ago');
    expect(problem.message).toBe(
      'La pratica non può essere inviata in quanto sono passati più di 84 giorni dalla data di conclusione dei lavori',
    );
  });

  it('sends a dossier that was sent back until the day of the law', async () => {
    const me = await createMember({ packages: [{ credits: 20 }] });
    const end = (days: number) => ({
      interventionEndDate: romeDay(-days),
      interventionStartDate: romeDay(-120),
    });
    const id = await createSentDossier(me, end(20));
    await reject(admin, id, 'WAITING', 'Manca la fattura');
    const resend = async (days: number) => {
      const { version } = await readDossier(me.http, id);
      await save(me.http, { ...ecobonusForm(end(days)), id, version });
      return sendDossier(me, id);
    };
    const problem = expectProblem(await resend(97), 409, 'works-ended-too-long-ago');
    expect(problem.message).toContain('remissione in bonis');
    expect((await resend(88)).status).toBe(200);
  });

  it.each([
    ['without an end of the works', null, END_DATE_MISSING_MESSAGE],
    ['with a future end of the works', romeDay(1), END_DATE_FUTURE_MESSAGE],
  ])('saves a dossier %s but does not send it', async (_, interventionEndDate, message) => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id } = await createReadyDossier(me, { interventionEndDate });
    const problem = expectProblem(await sendDossier(me, id), 409, 'dossier-incomplete');
    expect(problem.errors).toEqual([{ field: 'interventionEndDate', message }]);
  });

  it('opens a dossier whose year of construction is none, and refuses to send it', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id } = await createReadyDossier(me, {
      immovableEstimatedYearOfConstruction: '19800',
    });
    expect(await readDossier(me.http, id)).toMatchObject({
      immovableEstimatedYearOfConstruction: '19800',
    });
    const problem = expectProblem(await sendDossier(me, id), 409, 'dossier-incomplete');
    expect(problem.errors).toEqual([
      {
        field: 'immovableEstimatedYearOfConstruction',
        message: '19800 non è un anno. Scrivi per esempio 1980, oppure «anni ’80».',
      },
    ]);
  });

  it('refuses what a step of the form refuses: a window too cold for its zone', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const form = ecobonusForm();
    const cold = {
      ...form.manufatti,
      serramenti: form.manufatti.serramenti.map((row) => ({ ...row, trasmittanzaPost: 1.5 })),
    };
    const { id } = await createReadyDossier(me, { manufatti: cold });
    const problem = expectProblem(await sendDossier(me, id), 409, 'dossier-incomplete');
    expect(problem.errors?.[0]).toEqual({
      field: 'manufatti.serramenti.0.trasmittanzaPost',
      message: expect.stringMatching(/^Il valore deve essere <= 1,4 W\/m2K/),
    });
  });

  it.each(['0', '-3', 'abc', '99999999999999999999', '1.5'])(
    'answers a problem to id %s',
    async (id) => {
      const me = await createMember({});
      const answer = await me.http.post(`Module/send/${id}`);
      expect([400, 404]).toContain(answer.status);
      expectProblem(answer, answer.status);
    },
  );

  it.each(['a'.repeat(300), 'è', ' '])('answers without harm to the key %j', async (key) => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id } = await createReadyDossier(me);
    const answer = await me.http.post(`Module/send/${id}`, {
      headers: { 'idempotency-key': encodeURI(key) },
    });
    expect([200, 400]).toContain(answer.status);
    expect((await listMovements(me.id)).filter(({ type }) => type === 'debit')).toHaveLength(
      answer.status === 200 ? 1 : 0,
    );
    await expectLedgerBalanced(me.id);
  });
});

describe('e-mails', () => {
  it('inform the fitter of sending, of rejection with its reason, and of completion, as text and HTML', async () => {
    const me = await createMember({ packages: [{ credits: 10 }] });
    const id = await createSentDossier(me);
    const [sent] = await mailbox().waitForCount(me.email, 1);
    expect(sent?.subject).toContain(String(id));
    for (const body of [sent?.text, sent?.html]) {
      expect(body).toContain(String(id));
      expect(body).toContain('Ortensia Brughetti');
    }
    expect(sent?.html).toMatch(/<html[^>]* lang="it"/i);
    expect(sent?.text).not.toMatch(/<[a-z]/i);

    await expectOk(reject(admin, id, 'WAITING', 'La fattura <n. 7> & il saldo mancano'));
    const rejected = (await mailbox().waitForCount(me.email, 2)).at(-1);
    expect(rejected?.text).toContain('La fattura <n. 7> & il saldo mancano');
    expect(rejected?.html).toContain('La fattura &lt;n. 7&gt; &amp; il saldo mancano');
    expect(rejected?.subject).not.toBe(sent?.subject);

    expect((await sendDossier(me, id)).status).toBe(200);
    await mailbox().waitForCount(me.email, 3);
    await expectOk(setStatus(admin, id, 'ACCEPTED'));
    await expectOk(adminUpload(admin, me.id, id, 'CodiceCpid'));
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
    await expectOk(adminUpload(admin, me.id, id, 'Ricevuta'));
    await expectOk(setStatus(admin, id, 'SELLED'));
    const done = (await mailbox().waitForCount(me.email, 4)).at(-1);
    expect(done?.text).toContain(String(id));
    expect(done?.text).toMatch(/complet/i);
    expect(await mailbox().listTo(me.email)).toHaveLength(4);
  });

  it('cannot be given further recipients or headers by what people type', async () => {
    const me = await createMember({ packages: [{ credits: 10 }] });
    const id = await createSentDossier(me, {
      beneficiaryFirstName: 'Ada Bcc: spia@example.test',
      beneficiaryLastName: '<b>Rossetti</b>',
    });
    const [mail] = await mailbox().waitForCount(me.email, 1);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.bcc ?? []).toHaveLength(0);
    expect(mail?.html).not.toContain('<b>Rossetti</b>');
    expect(await mailbox().listTo('spia@example.test')).toHaveLength(0);
    expect(id).toBeGreaterThan(0);
  });
});

describe('a rejected dossier', () => {
  it('is back in the fitter’s drafts with the reason, and loses it when it is sent again', async () => {
    const me = await createMember({ packages: [{ credits: 10 }] });
    const id = await createSentDossier(me);
    await expectOk(
      reject(
        admin,
        id,
        'REJECTED',
        'Codice fiscale errato',
        new File(['%PDF-1.4\n%%EOF\n'], 'nota.pdf', { type: 'application/pdf' }),
      ),
    );
    expect(await readDossier(me.http, id)).toMatchObject({
      status: { code: 'REJECTED', name: 'Rifiutata' },
      rejectReason: 'Codice fiscale errato',
    });
    const history = await expectOk<{ to: string; attachmentId: number | null }[]>(
      me.http.get(`Module/history/${id}`),
    );
    const attachment = history.find(({ to }) => to === 'REJECTED')?.attachmentId ?? 0;
    const file = await me.http.get(`Upload/download/${attachment}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(/attachment/);
    expect((await sendDossier(me, id)).status).toBe(200);
    expect(await readDossier(me.http, id)).toMatchObject({
      status: { code: 'SENT' },
      rejectReason: null,
    });
  });
});
