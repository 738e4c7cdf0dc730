/** @servers */
import type { PaperSignatureDto, SignatureVerdictDto } from '@pratiche/api';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from '../../kit/account-fixtures.js';
import { expectOk } from '../../kit/dossier-flow.js';
import { ago, runJob } from '../../kit/nightly-jobs.js';
import { mailbox, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { dropRecordTriggers, companySide, signPaper } from '../../kit/signature-fixtures.js';
import { startSigningStage, type SigningStage } from '../../kit/signing-stage.js';
import { pdfText } from '../../kit/pdf-text.js';
import { waitUntil } from '../../kit/wait-until.js';

type Row = Record<string, string | number | null>;

let stage: SigningStage;
beforeAll(async () => {
  stage = await startSigningStage();
});
afterAll(() => stage.close());

const check = (code: string | null, hash?: string): Promise<SignatureVerdictDto> =>
  expectOk<SignatureVerdictDto>(
    visitor().get(`Signatures/verify/${code ?? ''}`, { query: hash === undefined ? {} : { hash } }),
  );

/** The record once nothing more is added to it. */
async function signAndWait(): Promise<{ signed: PaperSignatureDto; email: string; id: number }> {
  const { id, side, email } = await stage.linked();
  const signed = await signPaper(side, 'DELEGA', email);
  await waitUntil(async () => {
    const { events } = await check(signed.verificationCode);
    const types = events.map(({ type }) => type);
    return types.includes('stamped') && types.includes('code-delivered') ? true : null;
  }, 'time stamp and delivery');
  return { signed, email, id };
}

describe('the database', () => {
  it('refuses to change or delete the record of a signature, and deletes it with its erased dossier', async () => {
    const { signed, id } = await signAndWait();
    for (const act of [
      `UPDATE signature_events SET body = '{}' WHERE signature_id = ${signed.id}`,
      `UPDATE signature_events SET portal_signature = NULL WHERE signature_id = ${signed.id}`,
      `DELETE FROM signature_events WHERE signature_id = ${signed.id}`,
      `DELETE FROM paper_signatures WHERE id = ${signed.id}`,
      ...[
        'envelope = UPPER(envelope)',
        "snapshot = '[]'",
        "texts = '{}'",
        'document_sha256 = UPPER(document_sha256)',
        "drawing = 'AAAA'",
        'seal = NULL',
        "verification_code = 'x'",
        'signed = created',
      ].map((change) => `UPDATE paper_signatures SET ${change} WHERE id = ${signed.id}`),
    ])
      await expect(async () => sql().run(act)).rejects.toThrow(/append-only/);
    expect((await check(signed.verificationCode)).isIntact).toBe(true);
    await stage.me.http.delete(`Module/${id}`);
    await sql().run('UPDATE dossiers SET deleted = ? WHERE id = ?', ago(31), id);
    await runJob('retention');
    expect(await sql().rows('SELECT id FROM paper_signatures WHERE id = ?', signed.id)).toEqual([]);
    expect(
      await sql().rows('SELECT id FROM signature_events WHERE signature_id = ?', signed.id),
    ).toEqual([]);
  });
});

/** A row of a table inserted again, some columns changed; its former row is deleted by then. */
async function insertRow(table: string, row: Row): Promise<number> {
  const columns = Object.keys(row);
  return sql().run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row),
  );
}

describe('a withdrawn record deleted under the mark of an erased dossier and inserted again as signed', () => {
  it('is named under another id and under its own, and the mark stays', async () => {
    const { signed, id } = await signAndWait();
    const [row] = await sql().rows<Row>('SELECT * FROM paper_signatures WHERE id = ?', signed.id);
    await expectOk(
      stage.me.http.post(`Signatures/${signed.id}/withdraw`, { json: { reason: 'Ripensamento' } }),
    );
    const events = await sql().rows<Row>(
      'SELECT * FROM signature_events WHERE signature_id = ? ORDER BY seq',
      signed.id,
    );
    const kept = events.slice(0, -1);
    expect(JSON.parse(String(events.at(-1)?.['body']))).toMatchObject({ type: 'withdrawn' });
    const entries = await sql().rows<Row>(
      "SELECT * FROM audit_entries WHERE subject_kind = 'signature' AND subject_id = ? ORDER BY id",
      String(signed.id),
    );
    await sql().run('UPDATE dossiers SET erased = ? WHERE id = ?', ago(0), id);
    const last = JSON.parse(String(kept.at(-1)?.['body'])) as { seq: number; hash: string };
    const insertAs = async (formerId: number, newId: number) => {
      await sql().run('DELETE FROM signature_events WHERE signature_id = ?', formerId);
      await sql().run('DELETE FROM paper_signatures WHERE id = ?', formerId);
      await insertRow('paper_signatures', {
        ...row,
        id: newId,
        head_seq: last.seq,
        head_hash: last.hash,
      });
      for (const event of kept)
        await insertRow('signature_events', { ...event, signature_id: newId });
      const { state, checks } = await check(signed.verificationCode);
      expect(state).toBe('signed');
      return checks.filter(({ result }) => result === 'fault').map(({ text }) => text);
    };
    const otherId = signed.id + 100_000;
    for (const { id: _, ...entry } of entries.slice(0, -1))
      await insertRow('audit_entries', { ...entry, subject_id: String(otherId) });
    const faults = {
      underAnother: await insertAs(signed.id, otherId),
      underItsOwn: await insertAs(otherId, signed.id),
    };
    expect(faults).toEqual({
      underAnother: [expect.stringContaining('non è quello della firma: id.')],
      underItsOwn: [expect.stringContaining(`Manca l’evento ${events.length}`)],
    });
    await expect(async () =>
      sql().run('UPDATE dossiers SET erased = NULL WHERE id = ?', id),
    ).rejects.toThrow(/append-only/);
  });
});

describe('the hash of the signature', () => {
  it('is in the audit log and in the e-mail, and is compared with the record', async () => {
    const { signed, email } = await signAndWait();
    const entries = await sql().rows<{ action: string; details: string }>(
      "SELECT action, details FROM audit_entries WHERE subject_kind = 'signature' AND subject_id = ? ORDER BY id",
      String(signed.id),
    );
    expect(entries[0]?.action).toBe('paper-signed');
    const { hash, step } = JSON.parse(entries[0]?.details ?? '{}') as Record<string, string>;
    expect(step).toBe('signed');
    const mail = await waitUntil(async () => {
      const mails = await mailbox().listTo(email);
      return mails.find(({ subject }) => subject?.startsWith('Hai firmato') === true) ?? null;
    }, 'the signer’s copy');
    const words = `${mail.text ?? ''} ${mail.html ?? ''}`.replace(/\s+/g, ' ');
    expect(words).toContain(`Impronta della firma nel registro: ${hash}`);
    expect(words).toContain(`?impronta=${hash}`);
    const ofMail = ({ checks }: SignatureVerdictDto) =>
      checks.find(({ name }) => name === 'Impronta dell’e-mail')?.result;
    expect(ofMail(await check(signed.verificationCode))).toBeUndefined();
    expect(ofMail(await check(signed.verificationCode, hash))).toBe('ok');
    const other = await check(signed.verificationCode, 'a'.repeat(64));
    expect([other.isIntact, ofMail(other)]).toEqual([false, 'fault']);
    expectProblem(
      await visitor().get(`Signatures/verify/${signed.verificationCode ?? ''}`, {
        query: { hash: 'x' },
      }),
      400,
      'invalid-data',
    );
  });
});

describe('a signature made where the company logs in, by an address that the signer named', () => {
  it('is remarked with the paper and in the certificate', async () => {
    const { id, side, email } = await stage.linked();
    const signed = await signPaper(side, 'DELEGA', email);
    const words = 'L’indirizzo e-mail per il codice l’ha indicato chi firmava';
    expect(signed.companyOrigin).toContain(words);
    const { papers } = await expectOk<{ papers: { signature: PaperSignatureDto | null }[] }>(
      stage.me.http.get(companySide(stage.me, id).papers),
    );
    expect(papers.find(({ signature }) => signature?.id === signed.id)?.signature).toMatchObject({
      companyOrigin: signed.companyOrigin,
    });
    const { bytes } = await stage.me.http.get(`Signatures/${signed.id}/certificate`);
    expect(pdfText(bytes).replace(/\s+/g, ' ')).toContain(words);
  });
});

describe('a record rewritten in the database, once its triggers are gone', () => {
  it('is named by the page that checks signatures', async () => {
    const { signed } = await signAndWait();
    const withdrawn = await signAndWait();
    await expectOk(
      stage.me.http.post(`Signatures/${withdrawn.signed.id}/withdraw`, {
        json: { reason: 'Il signor Bianchi ha cambiato idea' },
      }),
    );
    const ended = await check(withdrawn.signed.verificationCode);
    expect(ended).toMatchObject({ isIntact: true, state: 'voided' });
    expect(JSON.stringify(ended)).not.toContain('Bianchi ha cambiato');
    expect(ended.reason).toBe('chi ha firmato ha ritirato la firma');

    await dropRecordTriggers();
    const faultsOf = async (code: string | null) =>
      (await check(code)).checks
        .filter(({ result }) => result === 'fault')
        .map(({ name, text }) => `${name}: ${text}`);
    // The withdrawal taken out, with the row as it was before.
    const [last] = await sql().rows<{ id: number }>(
      'SELECT id FROM signature_events WHERE signature_id = ? ORDER BY seq DESC LIMIT 1',
      withdrawn.signed.id,
    );
    await sql().run('DELETE FROM signature_events WHERE id = ?', last?.id ?? 0);
    const [previous] = await sql().rows<{ body: string; seq: number }>(
      'SELECT body, seq FROM signature_events WHERE signature_id = ? ORDER BY seq DESC LIMIT 1',
      withdrawn.signed.id,
    );
    const { hash } = JSON.parse(previous?.body ?? '{}') as { hash: string };
    await sql().run(
      "UPDATE paper_signatures SET state = 'signed', ended = NULL, reason = NULL, head_seq = ?, head_hash = ?, live_paper = ? WHERE id = ?",
      previous?.seq ?? 0,
      hash,
      `${withdrawn.id}:DELEGA`,
      withdrawn.signed.id,
    );
    expect(await faultsOf(withdrawn.signed.verificationCode)).toEqual(
      expect.arrayContaining([expect.stringContaining('che il registro delle attività ricorda')]),
    );
    await sql().run("UPDATE paper_signatures SET texts = '{}' WHERE id = ?", signed.id);
    expect(await faultsOf(signed.verificationCode)).toEqual([
      expect.stringContaining('textsSha256'),
    ]);
    // What cannot be read any more is named, not answered with an error.
    await sql().run(
      "UPDATE signature_events SET body = 'niente' WHERE signature_id = ?",
      signed.id,
    );
    await sql().run(
      "UPDATE paper_signatures SET envelope = '', snapshot = '' WHERE id = ?",
      signed.id,
    );
    expect((await check(signed.verificationCode)).isIntact).toBe(false);
  });
});
