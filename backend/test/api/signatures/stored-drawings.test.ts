import type { SignatureVerdictDto, WorkDto } from '@pratiche/api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from '../../kit/account-fixtures.js';
import { waitUntilTaskFinished } from '../../kit/background-task-fixtures.js';
import { expectOk, type Member } from '../../kit/dossier-flow.js';
import { runJob } from '../../kit/nightly-jobs.js';
import { pdfTags, pdfText } from '../../kit/pdf-text.js';
import { drawnPicture, POISONED_DRAWINGS } from '../../kit/png-parts.js';
import { visitor } from '../../kit/portal.js';
import {
  forgetCodeLimits,
  readCode,
  readPaper,
  requestCode,
  sign,
  signPaper,
} from '../../kit/signature-fixtures.js';
import { startSigningStage, type SigningStage } from '../../kit/signing-stage.js';
import { plantStoredDrawing } from '../../kit/stored-drawings.js';
import { unzip } from '../../kit/unzip.js';

let me: Member;
let linked: SigningStage['linked'];
let close: SigningStage['close'];

beforeAll(async () => {
  ({ me, linked, close } = await startSigningStage());
});
afterAll(() => close());

describe('a stored picture that a decoder stumbles over', () => {
  it.each(POISONED_DRAWINGS)('ends nothing: %s', async (_name, png) => {
    const { id, side, email } = await linked();
    const planted = await plantStoredDrawing((await signPaper(side, 'DELEGA', email)).id, png);
    const certificate = await side.http.get(`${side.signature(planted)}/certificate`);
    expect(certificate.status).toBe(200);
    expect((await me.http.get(`Signatures/${planted}/evidence`)).status).toBe(200);
    expect((await me.http.get(`module/download/${id}`)).status).toBe(200);
    const started = await expectOk<WorkDto>(
      me.http.post('module/downloads', { json: { ids: [id] } }),
    );
    await waitUntilTaskFinished(me.http, started.id);
    expect((await visitor().get('health/live')).status).toBe(200);
  });

  it('is recorded as unreadable, and the certificate says so', async () => {
    const { side, email } = await linked();
    const png = POISONED_DRAWINGS[0]?.[1] ?? Buffer.alloc(0);
    const planted = await plantStoredDrawing((await signPaper(side, 'DELEGA', email)).id, png);
    const readCertificate = async () =>
      pdfText((await side.http.get(`${side.signature(planted)}/certificate`)).bytes);
    expect(await readCertificate()).toContain('Disegno in preparazione');
    await runJob('drawing-copies');
    expect(await readCertificate()).toContain('Disegno non leggibile');
    expect(await listEventTypes(planted)).toContain('drawing-unreadable');
    const [row] = await readDrawing(planted);
    expect(row).toEqual({ drawing: png.toString('base64'), drawing_copy: null });
    expect(await verify(planted)).toMatchObject({ isIntact: true });
  });
});

describe('a stored picture', () => {
  it('keeps its bytes, and its copy is drawn, made once', async () => {
    const { side, email } = await linked();
    const png = drawnPicture();
    const planted = await plantStoredDrawing((await signPaper(side, 'DELEGA', email)).id, png);
    await runJob('drawing-copies');
    await runJob('drawing-copies');
    expect((await listEventTypes(planted)).filter((type) => type === 'drawing-copied')).toEqual([
      'drawing-copied',
    ]);
    const [row] = await readDrawing(planted);
    expect(row?.drawing).toBe(png.toString('base64'));
    const certificate = await side.http.get(`${side.signature(planted)}/certificate`);
    expect(pdfText(certificate.bytes)).not.toContain('Disegno');
    expect(certificate.bytes.includes('/Subtype /Image')).toBe(true);
    const evidence = await unzip((await me.http.get(`Signatures/${planted}/evidence`)).bytes);
    expect(evidence.find(({ name }) => name === 'firma.png')?.bytes).toEqual(png);
    expect(await verify(planted)).toMatchObject({ isIntact: true });
  });

  it('is not drawn from a copy that the record does not name', async () => {
    const { side, email } = await linked();
    const planted = await plantStoredDrawing(
      (await signPaper(side, 'DELEGA', email)).id,
      drawnPicture(),
    );
    await runJob('drawing-copies');
    await sql().run(
      'UPDATE paper_signatures SET drawing_copy = ? WHERE id = ?',
      POISONED_DRAWINGS[0]?.[1].toString('base64') ?? '',
      planted,
    );
    const certificate = await side.http.get(`${side.signature(planted)}/certificate`);
    expect(pdfText(certificate.bytes)).toContain('Disegno non leggibile');
  });
});

describe('a signature of today', () => {
  it.each([
    ['lines', {}],
    ['a written name', { drawn: null, written: 'Ortensia Brughetti' }],
  ])('is drawn on the certificate from %s, without a picture', async (_name, change) => {
    const { side, email } = await linked();
    const paper = await readPaper(side, 'DELEGA');
    await forgetCodeLimits();
    await expectOk(requestCode(side, paper.id, email));
    await expectOk(sign(side, paper, { code: await readCode(email), ...change }));
    const certificate = await side.http.get(`${side.signature(paper.id)}/certificate`);
    expect(certificate.status).toBe(200);
    expect(certificate.bytes.includes('/Subtype /Image')).toBe(false);
    expect(pdfTags(certificate.bytes)).toContain('Figure');
    expect(await listEventTypes(paper.id)).not.toContain('drawing-copied');
    await runJob('drawing-copies');
    expect(await listEventTypes(paper.id)).not.toContain('drawing-unreadable');
  });
});

async function listEventTypes(id: number): Promise<string[]> {
  const rows = await sql().rows<{ body: string }>(
    'SELECT body FROM signature_events WHERE signature_id = ? ORDER BY seq',
    id,
  );
  return rows.map(({ body }) => (JSON.parse(body) as { type: string }).type);
}

const readDrawing = (id: number) =>
  sql().rows<{ drawing: string; drawing_copy: string | null }>(
    'SELECT drawing, drawing_copy FROM paper_signatures WHERE id = ?',
    id,
  );

async function verify(id: number): Promise<SignatureVerdictDto> {
  const [row] = await sql().rows<{ verification_code: string }>(
    'SELECT verification_code FROM paper_signatures WHERE id = ?',
    id,
  );
  return expectOk(visitor().get(`Signatures/verify/${row?.verification_code ?? ''}`));
}
