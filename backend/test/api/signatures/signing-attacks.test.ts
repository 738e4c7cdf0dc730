import type { PaperSignatureDto, SignatureVerdictDto } from '@pratiche/api';
import { SIGNATURE_CONSENT } from '@pratiche/domain/signatures';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from '../../kit/account-fixtures.js';
import { createLink } from '../../kit/beneficiary-link-fixtures.js';
import {
  createReadyDossier,
  expectOk,
  save,
  sendDossier,
  type Member,
} from '../../kit/dossier-flow.js';
import { withSupply } from '../../kit/dossier-fixtures.js';
import { drawnSignature } from '../../kit/drawn-signature.js';
import { drawnPicture } from '../../kit/png-parts.js';
import { mailbox, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import {
  companySide,
  dropRecordTriggers,
  forgetCodeLimits,
  linkSide,
  openPaper,
  readCode,
  readPaper,
  requestCode,
  sign,
  signPaper,
} from '../../kit/signature-fixtures.js';
import { startSigningStage, type SigningStage } from '../../kit/signing-stage.js';
import { waitUntil } from '../../kit/wait-until.js';

/** As pages of releases before strokes send it. */
const OLD_DRAWING = `data:image/png;base64,${drawnPicture().toString('base64')}`;

let me: Member;
let other: Member;
let linked: SigningStage['linked'];
let close: SigningStage['close'];

beforeAll(async () => {
  ({ me, other, linked, close } = await startSigningStage());
});
afterAll(() => close());

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

  it.each([[[0, 1, 2, 3]], [[4, 5]]])(
    'refuses a code with one wrong digit, at %j, and takes the right one',
    async (places) => {
      const { side, email } = await linked();
      const paper = await readPaper(side, 'DELEGA');
      await forgetCodeLimits();
      await expectOk(requestCode(side, paper.id, email));
      const right = await readCode(email);
      for (const at of places) {
        const digit = (Number(right[at]) + 1) % 10;
        const code = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`;
        expectProblem(await sign(side, paper, { code }), 422, 'wrong-code');
      }
      for (const code of [right.slice(0, -1), right.slice(1), `${right}0`, ''])
        expectProblem(await sign(side, paper, { code }), 400, 'invalid-data');
      expect((await sign(side, paper, { code: right })).status).toBe(200);
    },
  );

  it.each(['none', 'the first, as often as there are', 'all but the last', 'all but the first'])(
    'refuses a paper of which pages were shown: %s',
    async (shown) => {
      const { side, email } = await linked();
      const { id, pages, documentSha256 } = await expectOk<PaperSignatureDto>(
        openPaper(side, 'DELEGA'),
      );
      expect(pages).toBeGreaterThan(1);
      const all = Array.from({ length: pages }, (_, index) => index + 1);
      const turned: Record<string, number[]> = {
        none: [],
        'the first, as often as there are': all.map(() => 1),
        'all but the last': all.slice(0, -1),
        'all but the first': all.slice(1),
      };
      const turn = async (numbers: readonly number[]) => {
        for (const page of numbers)
          expect(
            (await side.http.post(`${side.signature(id)}/page`, { json: { page } })).status,
          ).toBe(204);
      };
      await turn(turned[shown] ?? []);
      await forgetCodeLimits();
      await expectOk(requestCode(side, id, email));
      const code = await readCode(email);
      expectProblem(await sign(side, { id, documentSha256 }, { code }), 409, 'pages-not-shown');
      await turn(all);
      expect((await sign(side, { id, documentSha256 }, { code })).status).toBe(200);
    },
  );

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
      [{ drawn: drawnSignature({ isBlank: true }) }, 422, 'drawing-refused'],
      [{ drawn: null }, 422, 'drawing-refused'],
      [{ drawn: null, written: ' ' }, 422, 'drawing-refused'],
      [{ written: 'Maria Rossi' }, 422, 'drawing-refused'],
      [{ drawn: undefined, drawing: OLD_DRAWING }, 422, 'page-outdated'],
      [{ drawing: OLD_DRAWING }, 422, 'page-outdated'],
    ] as const)
      expectProblem(await sign(side, paper, { code, ...change }), status, problem);
    expectProblem(
      await side.http.post(`${side.signature(paper.id)}/page`, { json: { page: 99 } }),
      400,
      'invalid-data',
    );
    expect((await sign(side, paper, { code })).status).toBe(200);
  });

  it('refuses strokes of every other shape, without a fault of its own', async () => {
    const { side, email } = await linked();
    const paper = await readPaper(side, 'DELEGA');
    await forgetCodeLimits();
    await expectOk(requestCode(side, paper.id, email));
    const code = await readCode(email);
    const box = { width: 600, height: 200 };
    const hostile: unknown[] = [
      { ...box, strokes: [[[0, 0]], [[1e308, 0]]] },
      { ...box, strokes: [[[-1, 0]]] },
      { ...box, strokes: [[[0.5, 0]]] },
      { ...box, strokes: [[['0', '0']]] },
      { ...box, strokes: [[[null, null]]] },
      { ...box, strokes: [[[0, 0, 1_700_000_000_000]]] },
      { ...box, strokes: [[{ x: 0, y: 0, pressure: 1 }]] },
      { ...box, strokes: Array.from({ length: 201 }, () => [[0, 0]]) },
      { ...box, strokes: [Array.from({ length: 201 }, () => [0, 0])] },
      {
        ...box,
        strokes: Array.from({ length: 11 }, () => Array.from({ length: 190 }, () => [0, 0])),
      },
      { ...box, strokes: 'M0 0L600 200' },
      { ...box, strokes: null },
      { ...box },
      { width: 1e9, height: 200, strokes: drawnSignature().strokes },
      { width: 600, height: -1, strokes: drawnSignature().strokes },
      { strokes: drawnSignature().strokes },
      [],
      'data:image/png;base64,AAAA',
      7,
    ];
    for (const drawn of hostile)
      expect([400, 422]).toContain((await sign(side, paper, { code, drawn })).status);
    // What `JSON.stringify` does not write: no numbers, lists without end, more than the route takes.
    const send = async (strokes: string) =>
      (
        await side.http.post(`${side.signature(paper.id)}/sign`, {
          raw: `{"code":"123456","drawn":{"width":600,"height":200,"strokes":${strokes}}}`,
          headers: { 'content-type': 'application/json' },
        })
      ).status;
    expect(await send('[[[NaN,0]]]')).toBe(400);
    expect(await send(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toBe(400);
    expect(await send(`"${'x'.repeat(200_000)}"`)).toBe(413);
    expect((await sign(side, paper, { code })).status).toBe(200);
  });

  it('signs no paper that was not named when the code was sent, and counts tries for all', async () => {
    const { id } = await save(me.http, withSupply());
    const side = companySide(me, id);
    const first = await readPaper(side, 'REQ');
    const second = await readPaper(side, 'CONGR');
    const requestAnew = async (others?: number[]) => {
      await forgetCodeLimits();
      await mailbox().deleteMessagesTo(me.email);
      await expectOk(requestCode(side, first.id, { others }));
      return readCode(me.email);
    };
    const alone = await requestAnew();
    expectProblem(await sign(side, second, { code: alone }), 422, 'code-expired');
    const { side: foreign, email } = await linked();
    const theirs = await readPaper(foreign, 'DELEGA');
    await forgetCodeLimits();
    for (const others of [[theirs.id], [99_999_999]])
      expectProblem(await requestCode(side, first.id, { others }), 404, 'signature-not-found');
    expectProblem(
      await requestCode(foreign, theirs.id, { email, others: [second.id] }),
      404,
      'signature-not-found',
    );
    const both = await requestAnew([second.id]);
    expectProblem(await requestCode(side, second.id), 429, 'too-many-codes');
    const wrong = both === '111111' ? '222222' : '111111';
    for (const [paper, triesLeft] of [
      [first, 4],
      [second, 3],
      [first, 2],
      [second, 1],
      [first, 0],
    ] as const)
      expect(
        expectProblem(await sign(side, paper, { code: wrong }), 422, 'wrong-code'),
      ).toMatchObject({ triesLeft });
    for (const paper of [first, second])
      expectProblem(await sign(side, paper, { code: both }), 422, 'code-expired');
    const again = await requestAnew([second.id]);
    // The hash of each paper is asked for as before: one act for each.
    expectProblem(
      await sign(side, { ...second, documentSha256: first.documentSha256 }, { code: again }),
      409,
      'wrong-document',
    );
    expect((await sign(side, first, { code: again })).status).toBe(200);
    expectProblem(await sign(side, first, { code: again }), 409, 'paper-already-signed');
    expect((await sign(side, second, { code: again })).status).toBe(200);
  });

  it('opens a paper anew whose sentence to accept has another wording now', async () => {
    const { side, email } = await linked();
    const old = await readPaper(side, 'DELEGA');
    await forgetCodeLimits();
    await expectOk(requestCode(side, old.id, email));
    const code = await readCode(email);
    await sql().run(
      'UPDATE paper_signatures SET envelope = REPLACE(envelope, ?, ?) WHERE id = ?',
      `"consentVersion":"${SIGNATURE_CONSENT.version}"`,
      '"consentVersion":"2026-11-1"',
      old.id,
    );
    expectProblem(await sign(side, old, { code }), 409, 'signature-ended');
    const paper = await readPaper(side, 'DELEGA');
    expect(paper.id).not.toBe(old.id);
    await signPaper(side, 'DELEGA', email);
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
            drawn: drawnSignature(),
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
    // Also a paper that was cut off is answered, not refused.
    for (const other of ['%PDF-1.4 another\n%%EOF', '%PDF-1.4 another'])
      expectProblem(await check(Buffer.from(other)), 404, 'signature-not-found');
    await dropRecordTriggers();
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
