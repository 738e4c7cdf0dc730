/** @core */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PaperSignatureDto, SignatureVerdictDto, WorkDto } from '@pratiche/api';
import { verifyRecordFile, type SignatureEnvelope } from '@pratiche/domain/signatures';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from '../../kit/account-fixtures.js';
import { waitUntilTaskFinished } from '../../kit/background-task-fixtures.js';
import {
  expectOk,
  lastStep,
  readDossier,
  save,
  upload,
  type Member,
} from '../../kit/dossier-flow.js';
import { ecobonusForm, withSupply } from '../../kit/dossier-fixtures.js';
import { drawnSignature } from '../../kit/drawn-signature.js';
import { pdf } from '../../kit/file-fixtures.js';
import { mailbox, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import {
  companySide,
  findPaper,
  listPapers,
  forgetCodeLimits,
  openPaper,
  readCode,
  readPaper,
  requestCode,
  sign,
  signPaper,
} from '../../kit/signature-fixtures.js';
import { startSigningStage, type SigningStage } from '../../kit/signing-stage.js';
import type { TimestampAuthority } from '../../kit/timestamp-authority.js';
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

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let authority: TimestampAuthority;
let me: Member;
let linked: SigningStage['linked'];
let close: SigningStage['close'];

beforeAll(async () => {
  ({ authority, me, linked, close } = await startSigningStage());
});
afterAll(() => close());

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

  it('refuses a paper whose name would be boxes, and says how to write it', async () => {
    const { id, side } = await linked();
    const { version } = await readDossier(me.http, id);
    await expectOk(me.http.put('Module', { json: { id, version, beneficiaryLastName: '李' } }));
    const paper = await findPaper(side, 'DELEGA');
    expect(paper).toMatchObject({ canSign: false, obstacleKind: 'contradiction' });
    expect(paper.obstacle).toContain('«李»: scrivi in lettere latine, come sul passaporto');
    expectProblem(await openPaper(side, 'DELEGA'), 409, 'paper-contradicts-itself');
  });

  it('names in its record the identity documents that the dossier had then, and no other', async () => {
    const { id, version, side } = await linked();
    const { documentSet } = await lastStep(me.http, { id, version });
    const added: string[] = [];
    for (const code of ['CI', 'VISURA', 'CF']) {
      const item = documentSet.documentsDocumentsSetResponse.find(
        ({ document }) => document.code === code,
      );
      const bytes = pdf(`Copia di ${code}`);
      await upload(me, id, item?.id ?? 0, bytes, `${code}.pdf`);
      if (code !== 'VISURA') added.push(sha256(bytes));
    }
    const { id: signatureId } = await expectOk<PaperSignatureDto>(openPaper(side, 'DELEGA'));
    const [row] = await sql().rows<{ envelope: string }>(
      'SELECT envelope FROM paper_signatures WHERE id = ?',
      signatureId,
    );
    const { identityDocuments } = JSON.parse(row?.envelope ?? '{}') as SignatureEnvelope;
    expect([...identityDocuments].sort()).toEqual(added.sort());
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
      { signatureId: signed.id, edition: '2026-12-2' },
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
    const archive = await unzip((await me.http.get(`module/download/${id}`)).bytes);
    expect(archive.map(({ name }) => name)).toEqual([
      expect.stringContaining(signed.fileName),
      `Certificato di firma - ${signed.fileName}`,
    ]);
    expect(archive[1]?.bytes.toString('latin1').startsWith('%PDF')).toBe(true);
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
      drawing: find('firma.json'),
      token: find('marca.tsr'),
    };
    const { faults, record } = verifyRecordFile(find('registro.json').toString(), files, sha256);
    expect(faults).toEqual([]);
    expect(sha256(find('sigillo.json'))).toBe(record?.seal);
    expect(JSON.parse(find('firma.json').toString())).toEqual({
      kind: 'drawn',
      ...drawnSignature(),
    });
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
    const key = bundle.find((one) => one.name.startsWith('chiave-portale-'));
    const kid = /^chiave-portale-([0-9a-f]{32})\.pem$/.exec(key?.name ?? '')?.[1];
    expect(record?.portalSignatures?.map((signature) => signature.kid)).toEqual(
      record?.portalSignatures?.map(() => kid),
    );
    writeFileSync(join(folder, 'sigillo.firma'), find('sigillo.firma'));
    writeFileSync(join(folder, 'chiave.pem'), key?.bytes ?? '');
    const verified = execFileSync(
      'openssl',
      [
        ...['pkeyutl', '-verify', '-pubin', '-inkey', 'chiave.pem'],
        ...['-rawin', '-in', 'sigillo.json', '-sigfile', 'sigillo.firma'],
      ],
      { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    expect(verified.toString()).toContain('Signature Verified Successfully');
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
      ['firma.json', 'drawing'],
      ['marca.tsr', 'token'],
      ['sigillo.json', 'seal'],
      ['sigillo.firma', 'portal'],
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

  it('signs two papers with one code that was sent for both, each with its own record', async () => {
    const { id } = await save(me.http, withSupply());
    const side = companySide(me, id);
    const first = await readPaper(side, 'REQ');
    const second = await readPaper(side, 'CONGR');
    await forgetCodeLimits();
    await mailbox().deleteMessagesTo(me.email);
    await expectOk(requestCode(side, first.id, { others: [second.id] }));
    const code = await readCode(me.email);
    const signed: PaperSignatureDto[] = [];
    for (const paper of [first, second])
      signed.push(await expectOk<PaperSignatureDto>(sign(side, paper, { code })));
    const named = [first, second].map(({ code: paper, documentSha256 }) => ({
      paper,
      documentSha256,
    }));
    for (const { id: signatureId, documentSha256 } of signed) {
      const files = await unzip((await me.http.get(`Signatures/${signatureId}/evidence`)).bytes);
      const text = files.find(({ name }) => name === 'registro.json')?.bytes.toString() ?? '';
      const { record, faults } = verifyRecordFile(
        text,
        { paper: null, drawing: null, token: null },
        sha256,
      );
      expect(faults).toEqual([]);
      expect(record?.envelope.documentSha256).toBe(documentSha256);
      expect(record?.events.find(({ type }) => type === 'code-sent')?.facts['papers']).toEqual(
        named,
      );
    }
    await waitUntil(async () => {
      const verdicts = await Promise.all(
        signed.map(({ verificationCode }) =>
          expectOk<SignatureVerdictDto>(
            visitor().get(`Signatures/verify/${verificationCode ?? ''}`),
          ),
        ),
      );
      return verdicts.every(({ events }) => events.some(({ type }) => type === 'code-delivered'));
    }, 'the delivery in both records');
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
