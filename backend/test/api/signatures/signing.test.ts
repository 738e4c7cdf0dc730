import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type {
  DossierDto,
  NotificationDto,
  PaperSignatureDto,
  SignatureVerdictDto,
  WorkDto,
} from '@pratiche/api';
import { verifyRecordFile } from '@pratiche/domain/signatures';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { createMember, sql } from '../../kit/account-fixtures.js';
import { waitUntilTaskFinished } from '../../kit/background-task-fixtures.js';
import { createLink } from '../../kit/beneficiary-link-fixtures.js';
import {
  createReadyDossier,
  expectOk,
  lastStep,
  readDossier,
  save,
  sendDossier,
  type Member,
} from '../../kit/dossier-flow.js';
import { drawnSignature } from '../../kit/drawn-signature.js';
import { ecobonusForm, ORTENSIA } from '../../kit/dossier-fixtures.js';
import { taxCode } from '../../kit/tax-code.js';
import { mailbox, portal, setPortal, visitor } from '../../kit/portal.js';
import { createProfile, putProfile } from '../../kit/profile-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { changeSetting } from '../../kit/settings-fixtures.js';
import {
  companySide,
  completeCompany,
  enterProvider,
  findPaper,
  forgetCodeLimits,
  linkSide,
  listPapers,
  openPaper,
  readCode,
  readPaper,
  requestCode,
  sign,
  signPaper,
} from '../../kit/signature-fixtures.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { startTimestampAuthority, type TimestampAuthority } from '../../kit/timestamp-authority.js';
import { zipFiles } from '../../kit/invoices/zip-files.js';
import { unzip } from '../../kit/unzip.js';
import { waitUntil } from '../../kit/wait-until.js';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** `npm run verify-signature -- prove.zip`, without npm. */
function runVerifySignature(bytes: Buffer): { status: number | null; said: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'evidence-')), 'prove.zip');
  writeFileSync(file, bytes);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', './tools/typescript.mjs', 'tools/verify-signature/main.ts', file],
    { cwd: ROOT },
  );
  return { status, said: stdout.toString() };
}

function flipByte(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

let own: Portal;
let authority: TimestampAuthority;
let admin: Member;
let me: Member;
let other: Member;

// A separate portal, because the intermediary is that of every account.
beforeAll(async () => {
  const { mode } = portal();
  authority = await startTimestampAuthority();
  own = await startPortal({ kind: mode, env: { ...RELAXED_LIMITS, TIMESTAMP_URL: authority.url } });
  setPortal({ mode, origin: own.origin, dataDir: own.dataDir, database: own.database });
  admin = await createMember({ role: 'SuperAdmin' });
  await enterProvider(admin);
  me = await createMember({ packages: [{ credits: 100 }], businessName: 'Serramenti Bianchi' });
  other = await createMember({ packages: [{ credits: 10 }], businessName: 'Infissi Neri' });
  await completeCompany(me);
});
afterAll(async () => {
  await own.stop();
  await authority.stop();
});

const IDENTITY = {
  beneficiaryIdentificationDocNumber: 'CA12345BB',
  beneficiaryIdentificationDocDate: '2031-01-31',
};
let people = 0;
async function linked() {
  const { id, version } = await save(me.http, ecobonusForm(IDENTITY));
  const { token } = await createLink(me, id);
  people += 1;
  return {
    id,
    version,
    token,
    side: linkSide(visitor(), token),
    email: `maria${people}@example.test`,
  };
}
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const changeName = async (id: number, beneficiaryFirstName: string) => {
  const dossier = await readDossier<DossierDto>(me.http, id);
  return expectOk<DossierDto>(
    me.http.put('Module', { json: { id, version: dossier.version, beneficiaryFirstName } }),
  );
};

describe('signing through the link', () => {
  it('offers the papers of the customer, and says what prevents their signature', async () => {
    const { side } = await linked();
    const { papers, codeAddress } = await listPapers(side);
    expect(
      papers.map(({ code, canSign, obstacleKind, missing }) => [
        code,
        canSign,
        obstacleKind,
        missing,
      ]),
    ).toEqual([
      ['DELEGA', true, null, []],
      ['ATTO', false, 'not-enabled', []],
    ]);
    expect(codeAddress).toBeNull();
    expectProblem(await openPaper(side, 'ATTO'), 409, 'signing-not-enabled');
    expectProblem(await openPaper(side, 'REQ'), 404, 'signature-not-found');
  });

  it('signs what is shown, counts as the document, and verifies with a time stamp', async () => {
    const { id, side, email } = await linked();
    const shown = await readPaper(side, 'DELEGA');
    const paper = (await side.http.get(`${side.signature(shown.id)}/paper`)).bytes;
    expect(sha256(paper)).toBe(shown.documentSha256);
    const signed = await signPaper(side, 'DELEGA', email);
    expect(signed).toMatchObject({ id: shown.id, state: 'signed', documentSha256: sha256(paper) });
    const step = await lastStep(me.http, await readDossier(me.http, id));
    const document = step.documentSet.documentsDocumentsSetResponse.find(
      (item) => item.document.code === 'DELEGA',
    );
    expect(document?.document.files).toMatchObject([
      { signatureId: signed.id, edition: '2026-11' },
    ]);
    const [file] = document?.document.files ?? [];
    const stored = await me.http.get(`Upload/download/${file?.id ?? 0}`);
    expect(sha256(stored.bytes)).toBe(signed.documentSha256);
    const verdict = await waitUntil(async () => {
      const got = await expectOk<SignatureVerdictDto>(
        visitor().get(`Signatures/verify/${signed.verificationCode ?? ''}`),
      );
      return got.timestamp.state === 'stamped' ? got : null;
    }, 'time stamp');
    expect(verdict).toMatchObject({ isIntact: true, state: 'signed', comparedFile: false });
    expect(verdict.timestamp.authority).toBe('TSA di prova');
    // The e-mail is sent beside the request: its step comes at any time after the code's.
    const types = verdict.events.map(({ type }) => type);
    expect(types.indexOf('code-delivered')).toBeGreaterThan(types.indexOf('code-sent'));
    expect(types.filter((type) => type !== 'code-delivered')).toEqual([
      'created',
      'opened',
      ...Array.from({ length: shown.pages }, () => 'page-shown'),
      'code-sent',
      'code-right',
      'signed',
      'copy-sent',
      'stamped',
    ]);
    const copy = await waitUntil(async () => {
      const mails = await mailbox().listTo(email);
      return mails.find(({ subject }) => subject?.startsWith('Hai firmato') === true) ?? null;
    }, 'the signer’s copy');
    const [attached] = copy.attachments;
    expect(attached?.mimeType).toBe('application/pdf');
    expect(sha256(new Uint8Array(attached?.content as ArrayBuffer))).toBe(signed.documentSha256);
    const certificate = await side.http.get(`${side.signature(signed.id)}/certificate`);
    expect(certificate.bytes.toString('latin1').startsWith('%PDF')).toBe(true);
  });

  it('exports evidence that is checked without the portal, with openssl too', async () => {
    const { side, email } = await linked();
    const signed = await signPaper(side, 'DELEGA', email);
    const bundle = await waitUntil(async () => {
      const files = await unzip((await me.http.get(`Signatures/${signed.id}/evidence`)).bytes);
      return files.some(({ name }) => name === 'marca.tsr') ? files : null;
    }, 'time stamp in the evidence');
    const find = (name: string) =>
      bundle.find((one) => one.name === name)?.bytes ?? Buffer.alloc(0);
    const files = {
      paper: find('documento.pdf'),
      drawing: find('firma.png'),
      token: find('marca.tsr'),
    };
    const { faults, record } = verifyRecordFile(find('registro.json').toString(), files, sha256);
    expect(faults).toEqual([]);
    expect(sha256(find('sigillo.json'))).toBe(record?.seal);
    expect(find('firma.png').includes('speed')).toBe(false);
    const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
    for (const name of ['sigillo.json', 'marca.tsr']) writeFileSync(join(folder, name), find(name));
    const said = execFileSync(
      'openssl',
      [
        'ts',
        '-verify',
        '-data',
        'sigillo.json',
        '-in',
        'marca.tsr',
        '-CAfile',
        authority.certificateFile,
      ],
      { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    expect(said.toString()).toContain('OK');
  });

  it('has evidence that the command checks, and names what was changed in it', async () => {
    const { side, email } = await linked();
    const signed = await signPaper(side, 'DELEGA', email);
    const bytes = await waitUntil(async () => {
      const evidence = (await me.http.get(`Signatures/${signed.id}/evidence`)).bytes;
      const isStamped = (await unzip(evidence)).some(({ name }) => name === 'marca.tsr');
      return isStamped ? evidence : null;
    }, 'time stamp in the evidence');
    const whole = runVerifySignature(bytes);
    expect(whole.status).toBe(0);
    expect(whole.said).toMatch(/^INTATTA\n/);
    expect(whole.said).toContain('openssl ts -verify');

    const files = await unzip(bytes);
    for (const [name, part] of [
      ['documento.pdf', 'paper'],
      ['firma.png', 'drawing'],
      ['marca.tsr', 'token'],
      ['sigillo.json', 'seal'],
    ] as const) {
      const changed = await zipFiles(
        files.map((file) => [file.name, file.name === name ? flipByte(file.bytes) : file.bytes]),
      );
      const verdict = runVerifySignature(changed);
      expect(verdict.status).toBe(1);
      expect(verdict.said).toMatch(new RegExp(`^NON INTATTA\n${part}: `));
    }
    const renamed = files.map(({ name, bytes: content }): [string, Buffer] => [
      name,
      name === 'registro.json'
        ? Buffer.from(content.toString().replace('"signerName":"O', '"signerName":"U'))
        : content,
    ]);
    expect(runVerifySignature(await zipFiles(renamed)).said).toContain('signerName');
    const without = renamed.filter(([name]) => name !== 'registro.json');
    expect(runVerifySignature(await zipFiles(without)).said).toBe('registro.json: manca\n');
    const noZip = runVerifySignature(Buffer.from('nessun archivio'));
    expect([noZip.status, noZip.said]).toEqual([1, 'Il file non è un archivio ZIP leggibile.\n']);
  });

  it('is valid while the authority is away, and gets the time stamp later', async () => {
    authority.setAway(true);
    const { side, email } = await linked();
    const signed = await signPaper(side, 'DELEGA', email);
    expect(signed.timestamp).toBe('waiting');
    authority.setAway(false);
    await waitUntil(
      async () =>
        (await findPaper(side, 'DELEGA')).signature?.timestamp === 'stamped' ? true : null,
      'late time stamp',
    );
  });
});

describe('a printed value that changes', () => {
  it('voids the signature, takes the document away and says so', async () => {
    const { id, side, email } = await linked();
    const signed = await signPaper(side, 'DELEGA', email);
    await changeName(id, 'Ornella');
    const { signature, isUploaded, canSign } = await findPaper(side, 'DELEGA');
    expect(signature).toMatchObject({ id: signed.id, state: 'voided' });
    expect(signature?.reason).toMatch(/Nome e cognome: «.*» è diventato «Ornella/);
    expect([isUploaded, canSign]).toEqual([false, true]);
    const news = await expectOk<NotificationDto[]>(me.http.get('Notifications'));
    expect(news.filter(({ moduleId }) => moduleId === id).map(({ title }) => title)).toContain(
      'Una firma online è annullata',
    );
    const verdict = await expectOk<SignatureVerdictDto>(
      visitor().get(`Signatures/verify/${signed.verificationCode ?? ''}`),
    );
    expect(verdict).toMatchObject({ isIntact: true, state: 'voided' });
    expect((await signPaper(side, 'DELEGA', email)).id).not.toBe(signed.id);
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

describe('attacks', () => {
  it('refuses codes that are wrong five times, old, or of another address', async () => {
    const { side, email } = await linked();
    const paper = await readPaper(side, 'DELEGA');
    expectProblem(await sign(side, paper, { code: '123456' }), 422, 'code-expired');
    expectProblem(await requestCode(side, paper.id), 400, 'invalid-data');
    expectProblem(
      await requestCode(side, paper.id, me.email.toUpperCase()),
      422,
      'address-refused',
    );
    await expectOk(requestCode(side, paper.id, email));
    expectProblem(await requestCode(side, paper.id, email), 429, 'too-many-codes');
    const right = await readCode(email);
    const wrong = right === '111111' ? '222222' : '111111';
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(
        expectProblem(await sign(side, paper, { code: wrong }), 422, 'wrong-code'),
      ).toMatchObject({ triesLeft });
    expectProblem(await sign(side, paper, { code: right }), 422, 'code-expired');
    await forgetCodeLimits();
    await expectOk(requestCode(side, paper.id, email));
    await sql().run(
      "UPDATE paper_signatures SET code_expires = '2020-01-01 00:00:00.000' WHERE id = ?",
      paper.id,
    );
    expectProblem(await sign(side, paper, { code: await readCode(email) }), 422, 'code-expired');
    await forgetCodeLimits();
    await expectOk(requestCode(side, paper.id, email));
    const old = await waitUntil(async () => {
      const code = await readCode(email);
      return code === right ? null : code;
    }, 'newer code').catch(() => right);
    await forgetCodeLimits();
    await expectOk(requestCode(side, paper.id, `other-${email}`));
    await readCode(`other-${email}`);
    expectProblem(await sign(side, paper, { code: old }), 422, 'wrong-code');
  });

  it('refuses another document, consent, an empty drawing and unread pages', async () => {
    const { side, email } = await linked();
    const opened = await expectOk<PaperSignatureDto>(openPaper(side, 'DELEGA'));
    await forgetCodeLimits();
    await expectOk(requestCode(side, opened.id, email));
    const code = await readCode(email);
    expectProblem(await sign(side, opened, { code }), 409, 'pages-not-shown');
    const paper = await readPaper(side, 'DELEGA');
    for (const [change, status, problem] of [
      [{ documentSha256: '0'.repeat(64) }, 409, 'wrong-document'],
      [{ consentVersion: '2020-01' }, 409, 'consent-changed'],
      [{ drawing: drawnSignature({ isBlank: true }) }, 422, 'drawing-refused'],
      [{ drawing: drawnSignature({ width: 10 }) }, 422, 'drawing-refused'],
      [{ drawing: 'data:image/png;base64,AAAA' }, 422, 'drawing-refused'],
    ] as const)
      expectProblem(await sign(side, paper, { code, ...change }), status, problem);
    expectProblem(
      await side.http.post(`${side.signature(paper.id)}/page`, { json: { page: 99 } }),
      400,
      'invalid-data',
    );
    expect((await sign(side, paper, { code })).status).toBe(200);
  });

  it('lets one of two signers at once through, and no link sign twice', async () => {
    const { side, email } = await linked();
    const [one, two] = await Promise.all([openPaper(side, 'DELEGA'), openPaper(side, 'DELEGA')]);
    expect(one.json<PaperSignatureDto>().id).toBe(two.json<PaperSignatureDto>().id);
    const paper = await readPaper(side, 'DELEGA');
    await forgetCodeLimits();
    await expectOk(requestCode(side, paper.id, email));
    const code = await readCode(email);
    const answers = await Promise.all([
      sign(side, paper, { code }),
      sign(side, paper, { code }),
      sign(side, paper, { code }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expectProblem(await sign(side, paper, { code }), 409, 'paper-already-signed');
    expectProblem(await openPaper(side, 'DELEGA'), 409, 'paper-already-signed');
  });

  it('keeps to the own dossier, signer and link', async () => {
    const [mine, theirs] = [await linked(), await linked()];
    const paper = await readPaper(mine.side, 'DELEGA');
    for (const act of ['code', 'sign', 'page', 'refuse'])
      expectProblem(
        await visitor().post(`Signatures/link/${theirs.token}/${paper.id}/${act}`, {
          json: {
            code: '123456',
            drawing: drawnSignature(),
            consentVersion: 'x',
            documentSha256: paper.documentSha256,
            page: 1,
            reason: 'x',
            email: mine.email,
          },
        }),
        404,
        'signature-not-found',
      );
    expectProblem(
      await visitor().get(`Signatures/link/${theirs.token}/${paper.id}/paper`),
      404,
      'signature-not-found',
    );
    expectProblem(await other.http.get(`Signatures/${paper.id}/paper`), 404);
    // The fitter cannot sign for the customer.
    expectProblem(
      await sign(companySide(me, mine.id), paper, { code: '123456' }),
      404,
      'signature-not-found',
    );
  });

  it('ends with its link, and with the sending of the dossier', async () => {
    const revoked = await linked();
    const paper = await readPaper(revoked.side, 'DELEGA');
    await expectOk(requestCode(revoked.side, paper.id, revoked.email));
    const code = await readCode(revoked.email);
    const { token } = await createLink(me, revoked.id);
    expectProblem(await sign(revoked.side, paper, { code }), 404, 'link-not-valid');
    const next = linkSide(visitor(), token);
    expectProblem(await sign(next, paper, { code }), 409, 'signature-ended');
    const again = await readPaper(next, 'DELEGA');
    expect(again.id).not.toBe(paper.id);
    expectProblem(await sign(next, again, { code }), 422, 'code-expired');
    const { id } = await createReadyDossier(me);
    const side = companySide(me, id);
    const own = await readPaper(side, 'REQ');
    await expectOk(sendDossier(me, id));
    expectProblem(await sign(side, own, { code: '123456' }), 409, 'dossier-frozen');
    expectProblem(await openPaper(side, 'REQ'), 409, 'dossier-frozen');
  });

  it('names a stored record or paper that was changed afterwards', async () => {
    const { side, email } = await linked();
    const signed = await signPaper(side, 'DELEGA', email);
    const paper = (await side.http.get(`${side.signature(signed.id)}/paper`)).bytes;
    const check = async (bytes: Buffer) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], 'delega.pdf'));
      return visitor().post('Signatures/verify', { form });
    };
    expect((await check(paper)).json<SignatureVerdictDto>()).toMatchObject({
      isIntact: true,
      comparedFile: true,
    });
    const changed = Buffer.from(paper);
    changed[2_000] = (changed[2_000] ?? 0) ^ 1;
    const verdict = (await check(changed)).json<SignatureVerdictDto>();
    expect(verdict.checks.find(({ name }) => name === 'Documento')?.result).toBe('fault');
    expectProblem(await check(Buffer.from('%PDF-1.4 another\n%%EOF')), 404, 'signature-not-found');
    await sql().run(
      "UPDATE signature_events SET body = REPLACE(body, 'maria', 'marta') WHERE signature_id = ?",
      signed.id,
    );
    const forged = await expectOk<SignatureVerdictDto>(
      visitor().get(`Signatures/verify/${signed.verificationCode ?? ''}`),
    );
    expect(forged.isIntact).toBe(false);
    expect(forged.checks.find(({ name }) => name === 'Registro')?.text).toMatch(/facts.address/);
  });
});

describe('the fitter', () => {
  it('signs for the company, withdraws and refuses', async () => {
    const { id } = await save(me.http, ecobonusForm());
    const side = companySide(me, id);
    expect((await findPaper(side, 'REQ')).missing).toEqual([]);
    const signed = await signPaper(side, 'REQ', me.email, undefined);
    expect(signed).toMatchObject({ state: 'signed', signer: { name: 'Carlo Bianchi' } });
    const back = await expectOk<PaperSignatureDto>(
      me.http.post(`Signatures/${signed.id}/withdraw`, { json: { reason: 'Valore sbagliato' } }),
    );
    expect(back).toMatchObject({ state: 'voided', reason: 'Valore sbagliato' });
    expect((await findPaper(side, 'REQ')).isUploaded).toBe(false);
    const again = await readPaper(side, 'REQ');
    const refused = await expectOk<PaperSignatureDto>(
      me.http.post(`Signatures/${again.id}/refuse`, { json: { reason: 'Spesa da rivedere' } }),
    );
    expect(refused.state).toBe('refused');
    expectProblem(await sign(side, again, { code: '123456' }), 409, 'signature-ended');
  });

  it('finds the signatures in the copy of the account’s data', async () => {
    const { id } = await save(me.http, ecobonusForm());
    const signed = await signPaper(companySide(me, id), 'REQ', me.email, undefined);
    const started = await expectOk<WorkDto>(
      me.http.post('Accounts/data-export', { headers: { 'idempotency-key': `firme-${id}` } }),
    );
    await waitUntilTaskFinished(me.http, started.id);
    const entries = await unzip((await me.http.get(`Works/${started.id}/download`)).bytes);
    const name = `firme/pratica-${id}-req-${signed.id}`;
    const record = entries.find((entry) => entry.name === `${name}.json`);
    expect(JSON.parse(String(record?.bytes))).toMatchObject({
      state: 'signed',
      envelope: { signerName: 'Carlo Bianchi' },
    });
    const paper = entries.find((entry) => entry.name === `${name}.pdf`);
    expect(
      createHash('sha256')
        .update(paper?.bytes ?? '')
        .digest('hex'),
    ).toBe(signed.documentSha256);
  });
});
