import type { DossierDto, NotificationDto, SignatureVerdictDto } from '@pratiche/api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../kit/account-fixtures.js';
import {
  createReadyDossier,
  expectOk,
  readDossier,
  save,
  sendDossier,
  type Member,
} from '../../kit/dossier-flow.js';
import { ORTENSIA, withSupply } from '../../kit/dossier-fixtures.js';
import { taxCode } from '../../kit/tax-code.js';
import { mailbox, visitor } from '../../kit/portal.js';
import { createProfile, putProfile } from '../../kit/profile-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { changeSetting } from '../../kit/settings-fixtures.js';
import {
  companySide,
  completeCompany,
  findPaper,
  signPaper,
} from '../../kit/signature-fixtures.js';
import { startSigningStage, type SigningStage } from '../../kit/signing-stage.js';
import { waitUntil } from '../../kit/wait-until.js';

let admin: Member;
let me: Member;
let linked: SigningStage['linked'];
let close: SigningStage['close'];

beforeAll(async () => {
  ({ admin, me, linked, close } = await startSigningStage());
});
afterAll(() => close());

const changeName = async (id: number, beneficiaryFirstName: string) => {
  const dossier = await readDossier<DossierDto>(me.http, id);
  return expectOk<DossierDto>(
    me.http.put('Module', { json: { id, version: dossier.version, beneficiaryFirstName } }),
  );
};

describe('a printed value that changes', () => {
  it('voids the signature, takes the document away and says so', async () => {
    const { id, side, email } = await linked();
    const signed = await signPaper(side, 'DELEGA', email);
    await changeName(id, 'Ornella');
    const { signature, isUploaded, canSign } = await findPaper(side, 'DELEGA');
    expect(signature).toMatchObject({ id: signed.id, state: 'voided' });
    expect(signature?.reason).toMatch(/Nome e cognome: «.*» → «Ornella/);
    expect([isUploaded, canSign]).toEqual([false, true]);
    const news = await expectOk<NotificationDto[]>(me.http.get('Notifications'));
    const told = news.find(
      ({ moduleId, title }) => moduleId === id && title === 'Una firma online non vale più',
    );
    expect(told?.text).toMatch(
      /la firma del cliente su «.*» non vale più\. Chiedigli di firmare di nuovo: .* Il motivo: è cambiato/,
    );
    const mails = await mailbox().waitForCount(me.email, 2);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toContain(`Pratica n. ${id}: il cliente ha firmato`);
    expect(subjects).toContain(`Pratica n. ${id}: una firma online non vale più`);
    const verdict = await expectOk<SignatureVerdictDto>(
      visitor().get(`Signatures/verify/${signed.verificationCode ?? ''}`),
    );
    expect(verdict).toMatchObject({ isIntact: true, state: 'voided' });
    expect((await signPaper(side, 'DELEGA', email)).id).not.toBe(signed.id);
  });

  it('tells the fitter once of the fitter’s papers that one change ends', async () => {
    const { id } = await save(me.http, withSupply());
    const side = companySide(me, id);
    for (const code of ['REQ', 'CONGR'] as const) await signPaper(side, code, me.email, undefined);
    await changeName(id, 'Ornella');
    for (const code of ['REQ', 'CONGR'] as const)
      expect((await findPaper(side, code)).signature?.state).toBe('voided');
    const news = await expectOk<NotificationDto[]>(me.http.get('Notifications'));
    const told = news.filter(
      ({ moduleId, title }) => moduleId === id && title === 'Una firma online non vale più',
    );
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /la tua firma su «.*requisiti.*» e «.*congruità.*» non vale più\. Rileggi i documenti e firmali/,
      ),
    ]);
  });

  it('voids what prints the company’s data or a setting, and nothing is sent with it meanwhile', async () => {
    const fitter = await createMember({ packages: [{ credits: 10 }], businessName: 'Infissi Blu' });
    await completeCompany(fitter);
    const { id } = await createReadyDossier(fitter);
    const side = companySide(fitter, id);
    const signed = await signPaper(side, 'REQ', fitter.email, undefined);
    // As the database alone was changed, no job knows of it: the sending itself compares.
    await sql().run("UPDATE accounts SET street = 'Via Nuova 7' WHERE id = ?", fitter.id);
    const refused = expectProblem(await sendDossier(fitter, id), 409, 'signed-paper-changed');
    expect(refused.message).toContain('Via Nuova 7');
    expect((await findPaper(side, 'REQ')).signature?.state).toBe('signed');
    await sql().run("UPDATE accounts SET street = 'Via Prova 1' WHERE id = ?", fitter.id);
    const profile = await createProfile(fitter, { street: 'Via Spostata 3' });
    expect((await putProfile(fitter, profile)).status).toBe(200);
    const voided = await waitUntil(async () => {
      const { signature } = await findPaper(side, 'REQ');
      return signature?.state === 'voided' ? signature : null;
    }, 'the signature is void');
    expect(voided).toMatchObject({ id: signed.id });
    expect(voided.reason).toContain('Via Spostata 3');
  });

  it('voids the delegation when another intermediary is named', async () => {
    const { id, side, email } = await linked();
    const signed = await signPaper(side, 'DELEGA', email);
    await changeSetting(admin, 'eneaIntermediary', { name: 'Ugo Blu', ssn: taxCode(ORTENSIA) });
    const voided = await waitUntil(async () => {
      const { signature } = await findPaper(side, 'DELEGA');
      return signature?.state === 'voided' ? signature : null;
    }, 'the signature is void');
    expect(voided).toMatchObject({ id: signed.id });
    expect(voided.reason).toContain('Ugo Blu');
    expect((await readDossier<DossierDto>(me.http, id)).id).toBe(id);
  });

  it('leaves a signature whose paper does not print it', async () => {
    const { id, side, email } = await linked();
    await signPaper(side, 'DELEGA', email);
    const { version } = await readDossier<DossierDto>(me.http, id);
    await expectOk(
      me.http.put('Module', { json: { id, version, marcaImpiantoTermico: 'Riello' } }),
    );
    expect((await findPaper(side, 'DELEGA')).signature?.state).toBe('signed');
  });
});
