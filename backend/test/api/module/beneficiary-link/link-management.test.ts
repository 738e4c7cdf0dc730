import type { ClientLinkDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  expectOk,
  createReadyDossier,
  save,
  sendDossier,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createLink, openLink, linkTokenFromUrl } from '../../../kit/beneficiary-link-fixtures.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({
    packages: [{ credits: 100 }],
    businessName: 'Serramenti <Bianchi> & Figli',
  });
});

let count = 0;
const customer = () => `cliente.${process.pid}.${(count += 1)}.${Date.now()}@example.test`;
const draft = async () => (await save(me.http, ecobonusForm())).id;
const invite = (id: number, email: string) =>
  me.http.get(`Module/sendToClient/${id}`, { query: { email } });
const status = async (id: number) =>
  (await expectOk<{ link: ClientLinkDto | null }>(me.http.get(`Module/beneficiaryLink/${id}`)))
    .link;

describe('GET Module/sendToClient', () => {
  it('sends the customer an e-mail whose link opens the dossier', async () => {
    const [id, email] = [await draft(), customer()];
    const answer = await invite(id, email);
    expect([answer.text, answer.status]).toEqual([answer.text, 204]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [mail] = await mailbox().waitForCount(email);
    expect(mail?.subject).toBe('Serramenti <Bianchi> & Figli ti chiede i dati per la detrazione');
    for (const said of [
      'circa 5 minuti',
      'senza registrazione',
      'I tuoi dati',
      '30 giorni',
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

  it('ends with the sending of the dossier', async () => {
    const { id } = await createReadyDossier(me);
    const { token } = await createLink(me, id);
    await expectOk(sendDossier(me, id));
    expectProblem(
      await visitor().get(`Module/getModuleByToken/${id}/${token}`),
      404,
      'link-not-valid',
    );
    expect(await status(id)).toMatchObject({ state: 'revoked' });
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
