import type { SignatureEvent } from '@pratiche/domain/signatures';
import { expect, it } from '@jest/globals';
import { pdfPages, pdfText } from '../../../../test/kit/pdf-text.js';
import type { PaperSignature } from '../paper-signature.entity.js';
import { createCertificatePdf } from './signature-certificate.factory.js';
import type { CheckedRecord } from './signature-record.service.js';

const LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const OTHER_PHONE = PHONE.replace('Pixel 9', 'SM-S921B');

const event = (seq: number, type: string, device: string | null): SignatureEvent => ({
  seq,
  type,
  at: `2026-11-27T23:29:${String(seq).padStart(2, '0')}.716+01:00`,
  facts: {},
  address: device === null ? null : '203.0.113.7',
  device,
  session: null,
  digests: {},
  previousHash: '',
  hash: '',
});
const ROW = {
  code: 'REQ',
  created: new Date('2026-11-27T22:29:08.522Z'),
  signed: new Date('2026-11-27T22:30:16.446Z'),
  ended: null,
  drawing: null,
  verificationCode: 'mj50LjzCFUHo8-D2RUr1',
  timestampState: 'none',
} as PaperSignature;
const ENVELOPE = {
  title: 'Dichiarazione',
  signerName: 'Ines',
  signerTaxCode: 'TGLNSI80A41A794X',
  identityDocuments: [],
};

const createPdf = (...events: readonly SignatureEvent[]) =>
  createCertificatePdf(
    ROW,
    { record: { envelope: ENVELOPE, events, seal: null }, faults: [] } as unknown as CheckedRecord,
    { publicUrl: 'https://portale.example', brand: 'Pratiche Infissi' },
  );

it('writes moments for people, and those that are hashed on one line each', async () => {
  const pdf = await createPdf(event(1, 'created', LINUX), event(2, 'signed', LINUX));
  const lines = pdfPages(pdf).join('\n').split('\n');
  expect(lines).toContain('27/11/2026 23:29:01');
  expect(lines).toContain('2026-11-27T23:29:01.716+01:00');
  expect(lines).toContain('27/11/2026 23:29:02 (ora italiana)');
});

it('names the devices in the steps and writes them whole below', async () => {
  const pdf = await createPdf(
    event(1, 'created', LINUX),
    event(2, 'opened', PHONE),
    event(3, 'code-delivered', null),
    event(4, 'signed', OTHER_PHONE),
  );
  const text = pdfText(pdf);
  for (const device of [LINUX, PHONE, OTHER_PHONE]) expect(text).toContain(device);
  expect(text).toContain('203.0.113.7, Chrome su Linux');
  expect(text).toMatch(/ server 4 .* 203\.0\.113\.7, Chrome su Android \(2\) I dispositivi/);
  const lines = pdfPages(pdf).join('\n').split('\n');
  expect(lines.filter((line) => /^[a-z]{1,2}$/.test(line.trim()))).toEqual([]);
});

const listSteps = (pagesShown: number): SignatureEvent[] =>
  [
    'created',
    'opened',
    ...Array.from({ length: pagesShown }, () => 'page-shown'),
    'code-sent',
    'code-right',
    'signed',
  ].map((type, index) => event(index + 1, type, PHONE));

it('needs one page for a common record, with the code to scan first', async () => {
  const pages = pdfPages(await createPdf(...listSteps(3)));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('verify-signature/mj50LjzCFUHo8-D2RUr1');
});

it('begins a long log on the first page, and repeats its head on the second', async () => {
  const pages = pdfPages(await createPdf(...listSteps(40)));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Il registro');
  expect(pages[0]).toContain('Documento preparato per la firma');
  expect(pages[1]).toContain('Documento firmato');
  const rowsOf = (page = '') => page.match(/T23:29:/g)?.length ?? 0;
  for (const page of pages) {
    expect(page).toContain('Ora nel registro');
    expect(rowsOf(page)).toBeGreaterThan(5);
  }
});

it('says on each page that a signature holds no longer, and since when', async () => {
  const pages = pdfPages(
    await createCertificatePdf(
      { ...ROW, ended: new Date('2026-11-28T09:05:00Z'), reason: 'il cliente ha rifiutato' },
      {
        record: { envelope: ENVELOPE, events: listSteps(40), seal: null },
        faults: [],
      } as unknown as CheckedRecord,
      { publicUrl: 'https://portale.example', brand: 'Pratiche Infissi' },
    ),
  );
  for (const page of pages) expect(page).toContain('Certificato di firma non più valida');
  expect(pages[0]?.replace(/\s+/g, ' ')).toContain(
    'Questa firma non vale più dal 28/11/2026 10:05: il cliente ha rifiutato.',
  );
  const [valid] = pdfPages(await createPdf(...listSteps(3)));
  expect(valid).not.toContain('non più valida');
});

const signedFrom = (source: string, facts: SignatureEvent['facts']): SignatureEvent[] => [
  { ...event(1, 'code-sent', PHONE), facts: { source } },
  { ...event(2, 'signed', PHONE), facts, hash: 'ab'.repeat(32) },
];

it('says in words where the signature came from the company, and nothing where the link named the address', async () => {
  const facts = { companyNetwork: true, companyDevice: true };
  const words = 'L’indirizzo e-mail per il codice l’ha indicato chi firmava';
  const textOf = async (source: string) =>
    pdfText(await createPdf(...signedFrom(source, facts))).replace(/\s+/g, ' ');
  expect(await textOf('signer')).toContain(words);
  expect(await textOf('link')).not.toContain(words);
});

it('names the portal’s key, or says that an older record has no signature of the portal', async () => {
  const events = signedFrom('link', {});
  const record = { envelope: ENVELOPE, events, seal: null };
  const textOf = async (checked: object) =>
    pdfText(
      await createCertificatePdf(ROW, { faults: [], ...checked } as unknown as CheckedRecord, {
        publicUrl: 'https://portale.example',
        brand: 'Pratiche Infissi',
      }),
    ).replace(/\s+/g, ' ');
  const kid = '0123456789abcdef0123456789abcdef';
  expect(
    await textOf({
      record: { ...record, portalSignatures: [{ seq: 2, kid, value: '' }] },
      isSignedByPortal: true,
    }),
  ).toContain(`Ed25519, chiave ${kid}`);
  expect(await textOf({ record, isSignedByPortal: false })).toContain('senza firma del portale');
});
