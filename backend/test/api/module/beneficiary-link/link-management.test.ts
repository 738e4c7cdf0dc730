/** @core */
import type { BeneficiaryDossierDto, ClientLinkDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ecobonusForm, ORTENSIA } from '../../../kit/dossier-fixtures.js';
import {
  adminUpload,
  expectOk,
  createReadyDossier,
  reject,
  save,
  sendDossier,
  setStatus,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createLink, openLink, linkTokenFromUrl } from '../../../kit/beneficiary-link-fixtures.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { taxCode } from '../../../kit/tax-code.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({
    packages: [{ credits: 100 }],
    businessName: 'Serramenti <Bianchi> & Figli',
  });
  await sql().run("UPDATE accounts SET phone = '0171 123456' WHERE id = ?", me.id);
});

let count = 0;
const customer = () => `cliente.${process.pid}.${(count += 1)}.${Date.now()}@example.test`;
const draft = async () => (await save(me.http, ecobonusForm())).id;
const invite = (id: number, email: string) =>
  me.http.get(`Module/sendToClient/${id}`, { query: { email } });
const status = async (id: number) =>
  (await expectOk<{ link: ClientLinkDto | null }>(me.http.get(`Module/beneficiaryLink/${id}`)))
    .link;

const daysUntil = (moment: string | undefined) =>
  (Date.parse(moment ?? '') - Date.now()) / 86_400_000;
async function fileDossier(admin: Member, id: number): Promise<void> {
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  await expectOk(adminUpload(admin, me.id, id, 'CodiceCpid'));
  await expectOk(setStatus(admin, id, 'SENTTOENEA'));
}

describe('GET Module/sendToClient', () => {
  it('sends the customer an e-mail whose link opens the dossier', async () => {
    const [id, email] = [await draft(), customer()];
    const answer = await invite(id, email);
    expect([answer.text, answer.status]).toEqual([answer.text, 204]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [mail] = await mailbox().waitForCount(email);
    expect(mail?.subject).toBe('Serramenti <Bianchi> & Figli ti chiede i dati per la detrazione');
    for (const said of [
      'circa 2 minuti, anche dal telefono e senza registrazione: mancano solo 2 dati',
      'senza registrazione',
      'I tuoi dati',
      '30 giorni',
      /Chiama Serramenti <Bianchi> & Figli: telefono 0171 123456, partita IVA \d{11}\./,
      /fino al \d{2}\/\d{2}\/\d{4}/,
    ])
      expect(mail?.text).toMatch(said);
    expect(mail?.text).not.toContain('hai un account');
    expect(mail?.html).toContain('Serramenti &lt;Bianchi&gt; &amp; Figli');
    const token = linkTokenFromUrl(mail?.text ?? '');
    // Once the e-mail is sent, the queue no longer holds the link either.
    await waitUntil(
      async () =>
        (await sql().rows('SELECT id FROM outbox_jobs WHERE payload LIKE ?', `%${token}%`))
          .length === 0
          ? true
          : null,
      'the e-mail to be forgotten',
    );
    expect((await openLink(visitor(), id, token)).requestedBy).toBe('Serramenti <Bianchi> & Figli');
    expect(await status(id)).toMatchObject({
      state: 'working',
      email,
      savedAt: null,
      finishedAt: null,
      revokedAt: null,
    });
  });

  it('asks to check and sign, in two minutes, where nothing is missing', async () => {
    const complete = ecobonusForm({
      beneficiaryIdentificationDocNumber: 'CA12345AA',
      beneficiaryIdentificationDocDate: '2031-05-04',
      marcaImpiantoTermico: 'Riello',
    });
    const [{ id }, email] = [await save(me.http, complete), customer()];
    expect((await invite(id, email)).status).toBe(204);
    const [mail] = await mailbox().waitForCount(email);
    expect(mail?.subject).toMatch(/ti chiede di controllare i dati per la detrazione$/);
    const text = (mail?.text ?? '').replace(/\s+/g, ' ');
    expect(text).toContain('circa 2 minuti');
    expect(text).toContain('controllali e conferma');
    expect(text).toContain('Controlla i dati e firma: ');
    expect(text).not.toMatch(/visura|Completa/);
  });

  it('sends one e-mail when a proxy repeats the request', async () => {
    const [id, email] = [await draft(), customer()];
    const answers = await Promise.all([invite(id, email), invite(id, email), invite(id, email)]);
    expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204]);
    expect(
      await sql().rows('SELECT id FROM beneficiary_links WHERE dossier_id = ?', id),
    ).toHaveLength(1);
    await mailbox().waitForCount(email);
  });

  it.each([
    ['', 'Email richiesta'],
    ['   ', 'Email richiesta'],
    ['nessuna', 'Inserire Email Valida'],
    [`${'a'.repeat(300)}@example.test`, 'Inserire Email Valida'],
    ['a@b.it\nBcc: c@d.it', 'Inserire Email Valida'],
  ])('refuses the address "%s"', async (email, message) => {
    const id = await draft();
    expect(expectProblem(await invite(id, email), 400).errors).toEqual([
      { field: 'email', message },
    ]);
    expect(await status(id)).toBeNull();
  });

  it('needs an address at all', async () => {
    expect(
      expectProblem(await me.http.get(`Module/sendToClient/${await draft()}`), 400).errors?.[0]
        ?.message,
    ).toBe('Email richiesta');
  });

  it('is not done by a browser looking ahead', async () => {
    const id = await draft();
    expectProblem(
      await me.http.get(`Module/sendToClient/${id}`, {
        query: { email: customer() },
        headers: { 'sec-purpose': 'prefetch;prerender' },
      }),
      400,
    );
    expect(
      (await me.http.send('HEAD', `Module/sendToClient/${id}`, { query: { email: customer() } }))
        .status,
    ).toBe(400);
    expect(await status(id)).toBeNull();
  });

  it('is for dossiers that are still open, and for their owner', async () => {
    expectProblem(await invite(await createSentDossier(me), customer()), 409, 'dossier-frozen');
    const other = await createMember({});
    expectProblem(
      await other.http.get(`Module/sendToClient/${await draft()}`, {
        query: { email: customer() },
      }),
      404,
    );
    expectProblem(await invite(99_999_999, customer()), 404);
  });

  it('limits the e-mails: ten links an hour for a dossier', async () => {
    const id = await draft();
    for (let i = 0; i < 10; i += 1) await createLink(me, id);
    expectProblem(await invite(id, customer()), 429, 'too-many-links');
  });
});

describe('the link', () => {
  it('is 256 random bits of which only a hash is stored', async () => {
    const id = await draft();
    const { token, url } = await createLink(me, id);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(url).toMatch(new RegExp(`/edit-beneficiary/${id}/${token}$`));
    const rows = await sql().rows<Record<string, unknown>>(
      'SELECT * FROM beneficiary_links WHERE dossier_id = ?',
      id,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const days = (Date.parse((await status(id))?.expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('is replaced by the next one, also when two are made at once', async () => {
    const id = await draft();
    const links = await Promise.all([createLink(me, id), createLink(me, id), createLink(me, id)]);
    const answers = await Promise.all(
      links.map(({ token }) => visitor().get(`Module/getModuleByToken/${id}/${token}`)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404]);
    expect(
      await sql().rows('SELECT id FROM beneficiary_links WHERE live_dossier_id = ?', id),
    ).toHaveLength(1);
  });

  it('shows its owner when it was opened and saved, and ends when they say so', async () => {
    const id = await draft();
    const { token } = await createLink(me, id);
    expect(await status(id)).toMatchObject({ email: null, openedAt: null, lastOpenedAt: null });
    const { version } = await openLink(visitor(), id, token);
    const first = await status(id);
    expect(first?.openedAt).not.toBeNull();
    await openLink(visitor(), id, token);
    const second = await status(id);
    expect(second?.openedAt).toBe(first?.openedAt);
    await expectOk(
      visitor().put(`Module/updateByBeneficiary/${token}`, {
        json: { id, version, beneficiaryPhone: '3471112223' },
      }),
    );
    expect((await status(id))?.savedAt).not.toBeNull();
    expect((await me.http.delete(`Module/beneficiaryLink/${id}`)).status).toBe(204);
    expect(await status(id)).toMatchObject({ state: 'revoked' });
    expectProblem(
      await visitor().get(`Module/getModuleByToken/${id}/${token}`),
      404,
      'link-not-valid',
    );
  });

  it('shows the stage and no data once the dossier is sent, until 30 days after filing', async () => {
    const { id } = await createReadyDossier(me);
    const { token } = await createLink(me, id);
    const { version } = await openLink(visitor(), id, token);
    await expectOk(sendDossier(me, id));
    const answer = await visitor().get(`Module/getModuleByToken/${id}/${token}`);
    expect(answer.json<BeneficiaryDossierDto>()).toMatchObject({
      stage: 'checking',
      values: {},
      requester: { name: 'Serramenti <Bianchi> & Figli' },
    });
    expect(answer.json<BeneficiaryDossierDto>().sentAt).not.toBeNull();
    for (const secret of [taxCode(ORTENSIA), 'Ortensia', ecobonusForm().beneficiaryPhone ?? '-'])
      expect(answer.text).not.toContain(secret);
    const late = { id, version, beneficiaryPhone: '3471112223' };
    expectProblem(
      await visitor().put(`Module/updateByBeneficiary/${token}`, { json: late }),
      409,
      'dossier-frozen',
    );
    expectProblem(
      await visitor().post(`Module/finishByBeneficiary/${token}`, { json: {} }),
      409,
      'dossier-frozen',
    );
    expectProblem(
      await visitor().get(`Module/getDataFromSSNByToken/${token}/${taxCode(ORTENSIA)}`),
      409,
      'dossier-frozen',
    );
    expect(daysUntil((await status(id))?.expires)).toBeGreaterThan(300);

    const admin = await createMember({ role: 'Admin' });
    await expectOk(reject(admin, id, 'WAITING', 'Manca il telefono'));
    const reopened = await openLink(visitor(), id, token);
    expect(reopened.stage).toBe('correcting');
    expect(reopened.values.beneficiaryFirstName).toBe('Ortensia');
    expect(JSON.stringify(reopened)).not.toContain('Manca il telefono');
    expect(daysUntil((await status(id))?.expires)).toBeLessThanOrEqual(30);
    await expectOk(
      visitor().put(`Module/updateByBeneficiary/${token}`, {
        json: { id, version: reopened.version, beneficiaryPhone: '3471112223' },
      }),
    );

    await expectOk(sendDossier(me, id));
    await fileDossier(admin, id);
    expect((await openLink(visitor(), id, token)).stage).toBe('filed');
    expect(daysUntil((await status(id))?.expires)).toBeLessThanOrEqual(30);
    expect((await me.http.delete(`Module/beneficiaryLink/${id}`)).status).toBe(204);
    expectProblem(
      await visitor().get(`Module/getModuleByToken/${id}/${token}`),
      404,
      'link-not-valid',
    );
  });

  it('stays expired when the dossier is sent', async () => {
    const { id } = await createReadyDossier(me);
    const { token } = await createLink(me, id);
    await sql().run(
      "UPDATE beneficiary_links SET expires = '2020-01-01 00:00:00.000' WHERE dossier_id = ?",
      id,
    );
    await expectOk(sendDossier(me, id));
    expectProblem(
      await visitor().get(`Module/getModuleByToken/${id}/${token}`),
      404,
      'link-not-valid',
    );
  });

  it('ends with the deletion of the dossier', async () => {
    const id = await draft();
    const { token } = await createLink(me, id);
    await me.http.delete(`Module/${id}`);
    expectProblem(
      await visitor().get(`Module/getModuleByToken/${id}/${token}`),
      404,
      'link-not-valid',
    );
  });
});
