import type {
  PaperSignatureDto,
  SentCodeDto,
  SignablePaperDto,
  SignablePapersDto,
} from '@pratiche/api';
import { SIGNATURE_CONSENT } from '@pratiche/domain/signatures';
import { createMember, sql } from './account-fixtures.js';
import { ORTENSIA } from './dossier-fixtures.js';
import { drawnSignature } from './drawn-signature.js';
import { expectOk, type Member } from './dossier-flow.js';
import type { HttpClient, HttpResponse } from './http-client.js';
import { mailbox } from './portal.js';
import { changeSetting } from './settings-fixtures.js';
import { taxCode } from './tax-code.js';
import { waitUntil } from './wait-until.js';

/** Company data that the papers print. */
export async function completeCompany({ id }: Member): Promise<void> {
  await sql().run(
    "UPDATE accounts SET street = 'Via Prova 1', city = 'Cuneo', province = 'CN', zip = '12100', phone = '0171123456', attorney_first_name = 'Carlo', attorney_last_name = 'Bianchi', attorney_ssn = 'BNCCRL70A01D205X' WHERE id = ?",
    id,
  );
}

/** A side of signing: the customer's by the link's token, or the fitter's. */
export interface SigningSide {
  http: HttpClient;
  /** Path of the papers. */
  papers: string;
  /** Path of a signature. */
  signature: (id: number) => string;
}

export const linkSide = (http: HttpClient, token: string): SigningSide => ({
  http,
  papers: `Signatures/link/${token}/papers`,
  signature: (id) => `Signatures/link/${token}/${id}`,
});

export const companySide = ({ http }: Member, dossierId: number): SigningSide => ({
  http,
  papers: `Signatures/dossiers/${dossierId}/papers`,
  signature: (id) => `Signatures/${id}`,
});

export const listPapers = ({ http, papers }: SigningSide): Promise<SignablePapersDto> =>
  expectOk<SignablePapersDto>(http.get(papers));

export async function findPaper(side: SigningSide, code: string): Promise<SignablePaperDto> {
  const found = (await listPapers(side)).papers.find((paper) => paper.code === code);
  if (found === undefined) throw new Error(`No paper ${code}`);
  return found;
}

export const openPaper = ({ http, papers }: SigningSide, code: string): Promise<HttpResponse> =>
  http.post(`${papers}/${code}/open`, { json: {} });

/** Opens a paper, reads the file and turns every page. */
export async function readPaper(side: SigningSide, code: string): Promise<PaperSignatureDto> {
  const signature = await expectOk<PaperSignatureDto>(openPaper(side, code));
  await side.http.get(`${side.signature(signature.id)}/paper`);
  for (let page = 1; page <= signature.pages; page += 1)
    await side.http.post(`${side.signature(signature.id)}/page`, { json: { page } });
  return signature;
}

export const requestCode = (
  { http, signature }: SigningSide,
  id: number,
  given: string | { email?: string; others?: number[] | undefined } = {},
): Promise<HttpResponse> =>
  http.post(`${signature(id)}/code`, {
    json: typeof given === 'string' ? { email: given } : given,
  });

/** The code in the latest e-mail to an address. */
export async function readCode(address: string): Promise<string> {
  return waitUntil(async () => {
    const mails = await mailbox().listTo(address);
    return (
      /^(\d{6}) è il codice/.exec(
        mails.findLast(({ subject }) => /è il codice/.test(subject ?? ''))?.subject ?? '',
      )?.[1] ?? null
    );
  }, `code to ${address}`);
}

export const sign = (
  { http, signature }: SigningSide,
  { id, documentSha256 }: Pick<PaperSignatureDto, 'id' | 'documentSha256'>,
  change: { code: string; [field: string]: unknown },
): Promise<HttpResponse> =>
  http.post(`${signature(id)}/sign`, {
    json: {
      drawn: drawnSignature(),
      consentVersion: SIGNATURE_CONSENT.version,
      documentSha256,
      ...change,
    },
  });

/** Waits no 30 seconds between two codes. */
export const forgetCodeLimits = (): Promise<unknown> => sql().run('DELETE FROM attempts');

/** Takes away what makes the database refuse to rewrite records, as the owner of the schema may. */
export async function dropRecordTriggers(): Promise<void> {
  for (const table of ['signature_events', 'paper_signatures'])
    for (const act of ['update', 'delete'])
      await sql().run(`DROP TRIGGER IF EXISTS tr_${table}_no_${act}`);
}

/** Reads, asks for the code and signs. */
export async function signPaper(
  side: SigningSide,
  code: string,
  email: string,
  given: string | undefined = email,
): Promise<PaperSignatureDto> {
  const signature = await readPaper(side, code);
  await forgetCodeLimits();
  await mailbox().deleteMessagesTo(email);
  await expectOk<SentCodeDto>(requestCode(side, signature.id, given));
  return expectOk<PaperSignatureDto>(sign(side, signature, { code: await readCode(email) }));
}

let described: Promise<unknown> | null = null;

/** Names who runs the portal and who files with ENEA, as papers print; once, where no demo has. */
export const describeProvider = (): Promise<unknown> =>
  (described ??= createMember({ role: 'SuperAdmin' }).then(enterProvider));

export async function enterProvider(admin: Member): Promise<void> {
  await changeSetting(admin, 'eneaIntermediary', { name: 'Giulia Verdi', ssn: taxCode(ORTENSIA) });
  await changeSetting(admin, 'provider', {
    name: 'Portale Srl',
    address: 'Via Po 1, Torino',
    vat: '01234567897',
    pec: '',
  });
}
