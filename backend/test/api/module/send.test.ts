import type { LastStep } from '@pratiche/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { day } from '../../kit/days.js';
import { ecobonus } from '../../kit/dossier.js';
import {
  adminUpload,
  lastStep,
  ok,
  read,
  readyDossier,
  reject,
  save,
  send,
  sentDossier,
  setStatus,
  upload,
  type Member,
} from '../../kit/flow.js';
import { expectBalanced, movements } from '../../kit/ledger.js';
import { mailbox } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem.js';
import { newMember } from '../../kit/world.js';

let admin: Member;
beforeAll(async () => {
  admin = await newMember({ role: 'Admin' });
});

const MANDATORY = ['ATTO', 'CI', 'CONGR', 'DELEGA', 'FATTURA', 'REQ', 'UW'];

describe('PUT Module/lastStepDraft', () => {
  it('answers documents, cost and credits of a dossier it has just created', async () => {
    const me = await newMember({ packages: [{ credits: 10, price: 250, costEcobonus: 1.5 }] });
    const step = await ok<LastStep>(me.http.put('Module/lastStepDraft', { json: ecobonus() }));
    expect(step).toMatchObject({
      hasEnoughCredits: true,
      moduleCredits: { numEcobonus: 1, numBonusCasa: 0, numCalcoloEnergetico: 0 },
      totalCost: 37.5,
      creditsBefore: 10,
      creditsAfter: 8.5,
    });
    expect(await read(me.http, step.moduleId)).toMatchObject({
      ...ecobonus(),
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
    const me = await newMember({});
    const { id, version } = await save(me.http, ecobonus());
    await save(me.http, { id, version, immovableStair: 'B' });
    const problem = expectProblem(
      await me.http.put('Module/lastStepDraft', { json: { id, version } }),
      409,
      'version-conflict',
    );
    expect(problem.stored).toMatchObject({ id, immovableStair: 'B' });
  });

  it('leaves a returned dossier returned while nothing of it changes', async () => {
    const me = await newMember({ packages: [{ credits: 5 }] });
    const id = await sentDossier(me);
    await reject(admin, id, 'WAITING', 'Fattura illeggibile');
    const { version } = await read(me.http, id);
    expect(
      await ok<LastStep>(me.http.put('Module/lastStepDraft', { json: { id, version } })),
    ).toMatchObject({ version });
    expect(await read(me.http, id)).toMatchObject({
      version,
      status: { code: 'WAITING' },
      rejectReason: 'Fattura illeggibile',
    });
    const step = await ok<LastStep>(
      me.http.put('Module/lastStepDraft', { json: { id, version, immovableStair: 'C' } }),
    );
    expect(await read(me.http, id)).toMatchObject({
      version: step.version,
      status: { code: 'DRAFT' },
      rejectReason: 'Fattura illeggibile',
    });
  });

  it('asks nothing of a dossier with no product yet but its documents', async () => {
    const me = await newMember({});
    const step = await ok<LastStep>(
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
    const me = await newMember({ packages: [{ credits: 5 }] });
    const { id, version } = await readyDossier(me);
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
    expect((await read(me.http, id)).status.code).toBe('DRAFT');
    expect((await movements(me.id)).map(({ type }) => type)).toEqual(['recharge']);
    await ok(me.http.post(`Module/send/${id}`, { headers: { 'if-match': `"${version + 1}"` } }));
    expect((await read(me.http, id)).status.code).toBe('SENT');
  });

  it('refuses an incomplete dossier and names every field', async () => {
    const me = await newMember({ packages: [{ credits: 5 }] });
    const { id } = await save(me.http, ecobonus({ beneficiaryPhone: null, cadastralSheet: null }));
    const problem = expectProblem(await send(me, id), 409, 'dossier-incomplete');
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
    expect((await read(me.http, id)).status.code).toBe('DRAFT');
    expect((await movements(me.id)).map(({ type }) => type)).toEqual(['recharge']);
  });

  it('refuses when one mandatory document is missing', async () => {
    const me = await newMember({ packages: [{ credits: 5 }] });
    const { id, version } = await save(me.http, ecobonus());
    const items = (
      await lastStep(me.http, { id, version })
    ).documentSet.documentsDocumentsSetResponse.filter((item) => item.isMandatory);
    for (const item of items.slice(1)) await upload(me, id, item.id);
    const problem = expectProblem(await send(me, id), 409, 'dossier-incomplete');
    expect(problem.errors).toEqual([
      { field: `documenti.${items[0]?.document.code}`, message: 'Campo obbligatorio' },
    ]);
  });

  it('sends on the 84th day and refuses on the 85th', async () => {
    const me = await newMember({ packages: [{ credits: 5 }] });
    await sentDossier(me, { interventionEndDate: day(-84), interventionStartDate: day(-100) });
    const { id } = await readyDossier(me, {
      interventionEndDate: day(-85),
      interventionStartDate: day(-100),
    });
    const problem = expectProblem(await send(me, id), 409, 'works-ended-too-long-ago');
    expect(problem.message).toBe(
      'La pratica non può essere inviata in quanto sono passati più di 84 giorni dalla data di conclusione dei lavori',
    );
  });

  it('refuses what a step of the form refuses: a window too cold for its zone', async () => {
    const me = await newMember({ packages: [{ credits: 5 }] });
    const form = ecobonus();
    const cold = {
      ...form.manufatti,
      serramenti: form.manufatti.serramenti.map((row) => ({ ...row, trasmittanzaPost: 1.5 })),
    };
    const { id } = await readyDossier(me, { manufatti: cold });
    const problem = expectProblem(await send(me, id), 409, 'dossier-incomplete');
    expect(problem.errors?.[0]).toEqual({
      field: 'manufatti.serramenti.0.trasmittanzaPost',
      message: expect.stringMatching(/^Il valore deve essere <= 1,4 W\/m2K/) as string,
    });
  });

  it.each(['0', '-3', 'abc', '99999999999999999999', '1.5'])(
    'answers a problem to id %s',
    async (id) => {
      const me = await newMember({});
      const answer = await me.http.post(`Module/send/${id}`);
      expect([400, 404]).toContain(answer.status);
      expectProblem(answer, answer.status);
    },
  );

  it.each(['a'.repeat(300), 'è', ' '])('answers without harm to the key %j', async (key) => {
    const me = await newMember({ packages: [{ credits: 5 }] });
    const { id } = await readyDossier(me);
    const answer = await me.http.post(`Module/send/${id}`, {
      headers: { 'idempotency-key': encodeURI(key) },
    });
    expect([200, 400]).toContain(answer.status);
    expect((await movements(me.id)).filter(({ type }) => type === 'debit')).toHaveLength(
      answer.status === 200 ? 1 : 0,
    );
    await expectBalanced(me.id);
  });
});

describe('e-mails', () => {
  it('tell the fitter of sending, of rejection with its reason, and of completion, as text and HTML', async () => {
    const me = await newMember({ packages: [{ credits: 10 }] });
    const id = await sentDossier(me);
    const [sent] = await mailbox().wait(me.email, 1);
    expect(sent?.subject).toContain(String(id));
    for (const body of [sent?.text, sent?.html]) {
      expect(body).toContain(String(id));
      expect(body).toContain('Ortensia Brughetti');
    }
    expect(sent?.html).toMatch(/<html[^>]* lang="it"/i);
    expect(sent?.text).not.toMatch(/<[a-z]/i);

    await ok(reject(admin, id, 'WAITING', 'La fattura <n. 7> & il saldo mancano'));
    const rejected = (await mailbox().wait(me.email, 2)).at(-1);
    expect(rejected?.text).toContain('La fattura <n. 7> & il saldo mancano');
    expect(rejected?.html).toContain('La fattura &lt;n. 7&gt; &amp; il saldo mancano');
    expect(rejected?.subject).not.toBe(sent?.subject);

    expect((await send(me, id)).status).toBe(200);
    await mailbox().wait(me.email, 3);
    await ok(setStatus(admin, id, 'ACCEPTED'));
    await ok(adminUpload(admin, me.id, id, 'CodiceCpid'));
    await ok(setStatus(admin, id, 'SENTTOENEA'));
    await ok(adminUpload(admin, me.id, id, 'Ricevuta'));
    await ok(setStatus(admin, id, 'SELLED'));
    const done = (await mailbox().wait(me.email, 4)).at(-1);
    expect(done?.text).toContain(String(id));
    expect(done?.text).toMatch(/complet/i);
    expect(await mailbox().to(me.email)).toHaveLength(4);
  });

  it('cannot be given further recipients or headers by what people type', async () => {
    const me = await newMember({ packages: [{ credits: 10 }] });
    const id = await sentDossier(me, {
      beneficiaryFirstName: 'Ada Bcc: spia@example.test',
      beneficiaryLastName: '<b>Rossetti</b>',
    });
    const [mail] = await mailbox().wait(me.email, 1);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.bcc ?? []).toHaveLength(0);
    expect(mail?.html).not.toContain('<b>Rossetti</b>');
    expect(await mailbox().to('spia@example.test')).toHaveLength(0);
    expect(id).toBeGreaterThan(0);
  });
});

describe('a rejected dossier', () => {
  it('is back in the fitter’s drafts with the reason, and loses it when it is sent again', async () => {
    const me = await newMember({ packages: [{ credits: 10 }] });
    const id = await sentDossier(me);
    await ok(
      reject(
        admin,
        id,
        'REJECTED',
        'Codice fiscale errato',
        new File(['%PDF-1.4\n%%EOF\n'], 'nota.pdf', { type: 'application/pdf' }),
      ),
    );
    expect(await read(me.http, id)).toMatchObject({
      status: { code: 'REJECTED', name: 'Rifiutata' },
      rejectReason: 'Codice fiscale errato',
    });
    const history = await ok<{ to: string; attachmentId: number | null }[]>(
      me.http.get(`Module/history/${id}`),
    );
    const attachment = history.find(({ to }) => to === 'REJECTED')?.attachmentId ?? 0;
    const file = await me.http.get(`Upload/download/${attachment}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(/attachment/);
    expect((await send(me, id)).status).toBe(200);
    expect(await read(me.http, id)).toMatchObject({ status: { code: 'SENT' }, rejectReason: null });
  });
});
