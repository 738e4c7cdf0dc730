import type { ClientLinkDto, DossierDto, NotificationDto } from '@pratiche/api';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { linkTokenFromUrl, openLink } from '../../kit/beneficiary-link-fixtures.js';
import { expectOk, readDossier, save, type Member } from '../../kit/dossier-flow.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { mailbox, visitor } from '../../kit/portal.js';
import { changeSetting } from '../../kit/settings-fixtures.js';
import { findPaper, linkSide, signPaper } from '../../kit/signature-fixtures.js';
import { startSigningStage, type SigningStage } from '../../kit/signing-stage.js';
import { createMember, sql } from '../../kit/account-fixtures.js';
import { createProfile, putProfile } from '../../kit/profile-fixtures.js';
import { waitUntil } from '../../kit/wait-until.js';

let admin: Member;
let me: Member;
let close: SigningStage['close'];

beforeAll(async () => {
  ({ admin, me, close } = await startSigningStage());
});
afterAll(() => close());

const IDENTITY = {
  beneficiaryIdentificationDocNumber: 'CA12345BB',
  beneficiaryIdentificationDocDate: '2031-01-31',
};
const READY = /Manca solo la tua firma|Serve di nuovo la tua firma/;

const invite = (id: number, email: string, fitter = me) =>
  fitter.http.get(`Module/sendToClient/${id}`, { query: { email } });

let count = 0;
/** A dossier whose paper lacks the identity document, with the link that its customer got by e-mail. */
async function invited(
  values: object = {},
  fitter = me,
): Promise<{ id: number; email: string; token: string }> {
  const { id } = await save(fitter.http, ecobonusForm(values));
  const email = `firma.${process.pid}.${(count += 1)}@example.test`;
  expect((await invite(id, email, fitter)).status).toBe(204);
  const [mail] = await mailbox().waitForCount(email);
  return { id, email, token: linkTokenFromUrl(mail?.text ?? '') };
}

const change = async (id: number, values: object) => {
  const { version } = await readDossier<DossierDto>(me.http, id);
  return expectOk<DossierDto>(me.http.put('Module', { json: { id, version, ...values } }));
};

/** E-mails on papers that are ready, after everything queued before has gone out. */
async function readyMails(email: string) {
  const { id } = await save(me.http, ecobonusForm());
  const last = `ultima.${process.pid}.${(count += 1)}@example.test`;
  expect((await invite(id, last)).status).toBe(204);
  await mailbox().waitForCount(last);
  return (await mailbox().listTo(email)).filter(({ subject = '' }) => READY.test(subject));
}

it('tells the customer once that a paper is ready, with a link that signs it', async () => {
  const { id, email, token } = await invited();
  expect((await findPaper(linkSide(visitor(), token), 'DELEGA')).canSign).toBe(false);
  await change(id, { beneficiaryPhone: '3331112223' });
  expect(await readyMails(email)).toEqual([]);
  await change(id, IDENTITY);
  await change(id, { marcaImpiantoTermico: 'Riello' });
  const mails = await readyMails(email);
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text ?? '';
  expect(text).toContain('«Incarico, delega alla trasmissione ENEA e privacy»');
  expect(text).toContain('?firma=tutti');
  const second = linkTokenFromUrl(text);
  expect(second).not.toBe(token);
  // Both tokens open the same link.
  for (const one of [token, second]) expect((await openLink(visitor(), id, one)).id).toBe(id);
  const signed = await signPaper(linkSide(visitor(), second), 'DELEGA', email, undefined);
  expect(signed.state).toBe('signed');
});

it('announces the signature in the invitation, until it is given', async () => {
  const AHEAD = /Alla fine firmi un documento: bastano un dito e un codice/;
  const { id, email, token } = await invited(IDENTITY);
  const texts = async (to: string) =>
    (await mailbox().waitForCount(to)).map(({ text = '' }) => text.replace(/\s+/g, ' ')).join('\n');
  expect(await texts(email)).toMatch(AHEAD);
  await signPaper(linkSide(visitor(), token), 'DELEGA', email, undefined);
  const other = `altro.${email}`;
  expect((await invite(id, other)).status).toBe(204);
  expect(await texts(other)).not.toMatch(AHEAD);
});

it('tells again when a changed value ends the signature, by an address that stays the same', async () => {
  const { id, email } = await invited();
  await change(id, IDENTITY);
  const [first] = await readyMails(email);
  const token = linkTokenFromUrl(first?.text ?? '');
  await signPaper(linkSide(visitor(), token), 'DELEGA', email, undefined);
  expect(await readyMails(email)).toEqual([]);
  await change(id, { beneficiaryFirstName: 'Ornella' });
  const [again] = await readyMails(email);
  expect(linkTokenFromUrl(again?.text ?? '')).toBe(token);
  expect(again?.subject).toMatch(/^Serve di nuovo la tua firma/);
  expect(again?.text?.replace(/\s+/g, ' ')).toMatch(
    /quella firma non vale più: è cambiato un dato che compare nei documenti firmati \(Nome e cognome: .*Ornella/,
  );
  const news = await expectOk<NotificationDto[]>(me.http.get('Notifications'));
  const told = news.find(
    ({ moduleId, title }) => moduleId === id && title === 'Una firma online non vale più',
  );
  expect(told?.text).toMatch(/non vale più\. Il cliente riceve un’e-mail per firmare di nuovo/);
  expect(told?.text).not.toContain('Chiedigli');
});

it('tells once of two papers that one change ends, and not again of what changes next', async () => {
  const papers = { DELEGA: true, ATTO: true, REQ: true, CONGR: true };
  await changeSetting(admin, 'onlineSignatures', papers);
  const { id, email, token } = await invited(IDENTITY);
  for (const code of ['DELEGA', 'ATTO'])
    await signPaper(linkSide(visitor(), token), code, email, undefined);
  const before = await readyMails(email);
  await change(id, { beneficiaryFirstName: 'Ornella' });
  await change(id, { beneficiaryPhone: '3339998887' });
  await change(id, { beneficiaryResidentialAddress: 'Via Nuova' });
  const mails = (await readyMails(email)).slice(before.length);
  expect(mails).toHaveLength(1);
  const text = mails[0]?.text?.replace(/\s+/g, ' ') ?? '';
  expect(text).toContain('«Incarico, delega alla trasmissione ENEA e privacy»');
  expect(text).toContain('«Dichiarazione sostitutiva del beneficiario»');
  await changeSetting(admin, 'onlineSignatures', { ...papers, ATTO: false });
});

it('tells the customer whose own save completes the paper', async () => {
  const { id, email, token } = await invited();
  const { version } = await openLink(visitor(), id, token);
  await expectOk(
    visitor().put(`Module/updateByBeneficiary/${token}`, { json: { id, version, ...IDENTITY } }),
  );
  expect(await readyMails(email)).toHaveLength(1);
});

it.each([
  ['revoked', (id: number) => me.http.delete(`Module/beneficiaryLink/${id}`)],
  [
    'expired',
    (id: number) =>
      sql().run("UPDATE beneficiary_links SET expires = '2020-01-01' WHERE dossier_id = ?", id),
  ],
])('says nothing by a link that is %s', async (state, end) => {
  const { id, email } = await invited();
  await end(id);
  const { link } = await expectOk<{ link: ClientLinkDto }>(
    me.http.get(`Module/beneficiaryLink/${id}`),
  );
  expect(link.state).toBe(state);
  await change(id, IDENTITY);
  expect(await readyMails(email)).toEqual([]);
});

it('says nothing of papers that the setting leaves on paper', async () => {
  const { id, email } = await invited();
  const papers = { DELEGA: true, ATTO: false, REQ: true, CONGR: true };
  await changeSetting(admin, 'onlineSignatures', { ...papers, DELEGA: false });
  await change(id, IDENTITY);
  expect(await readyMails(email)).toEqual([]);
  await changeSetting(admin, 'onlineSignatures', papers);
  await change(id, { beneficiaryPhone: '3339998887' });
  expect(await readyMails(email)).toHaveLength(1);
});

const PAPERS = { DELEGA: true, ATTO: false, REQ: true, CONGR: true };
const waitForReadyMail = (email: string) =>
  waitUntil(async () => {
    const mails = await readyMails(email);
    return mails.length > 0 ? mails : null;
  }, 'the customer is told');

it('tells the customer when the company’s profile completes the paper', async () => {
  const fitter = await createMember({ packages: [{ credits: 10 }], businessName: 'Infissi Lilla' });
  const { id, email, token } = await invited(IDENTITY, fitter);
  expect((await findPaper(linkSide(visitor(), token), 'DELEGA')).obstacleKind).toBe('incomplete');
  expect(await readyMails(email)).toEqual([]);
  const { version } = await readDossier<DossierDto>(fitter.http, id);
  expect((await putProfile(fitter, await createProfile(fitter))).status).toBe(200);
  expect(await waitForReadyMail(email)).toHaveLength(1);
  expect((await readDossier<DossierDto>(fitter.http, id)).version).toBe(version);
  // Another change of the profile tells nothing new; a later dossier's e-mail shows that it is handled.
  const later = await invited(IDENTITY, fitter);
  const moved = await createProfile(fitter, { street: 'Via Spostata 3' });
  expect((await putProfile(fitter, moved)).status).toBe(200);
  await waitForReadyMail(later.email);
  expect(await readyMails(email)).toHaveLength(1);
});

it('tells the customer when a setting allows the signature, and not again after it was off', async () => {
  await changeSetting(admin, 'onlineSignatures', { ...PAPERS, DELEGA: false });
  const { email } = await invited(IDENTITY);
  expect(await readyMails(email)).toEqual([]);
  await changeSetting(admin, 'onlineSignatures', PAPERS);
  expect(await waitForReadyMail(email)).toHaveLength(1);
  await changeSetting(admin, 'onlineSignatures', { ...PAPERS, DELEGA: false });
  const later = await invited(IDENTITY);
  await changeSetting(admin, 'onlineSignatures', PAPERS);
  await waitForReadyMail(later.email);
  expect(await readyMails(email)).toHaveLength(1);
});
