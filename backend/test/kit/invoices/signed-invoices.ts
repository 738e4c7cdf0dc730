import { taxCode } from '../tax-code.js';
import { utf8, type CorpusFile } from './corpus.types.js';
import { writeInvoiceXml } from './invoice-xml.js';
import {
  createTestSigner,
  signContent,
  toBase64Lines,
  toBer,
  toPem,
  type SignatureAlgorithm,
  type TestSigner,
} from './signed-invoice.js';

const AMEDEO = {
  firstName: 'Amedeo',
  lastName: 'Lunardelli',
  gender: 'M',
  birthDate: '1958-11-23',
  belfiore: 'F205',
} as const;
const FOSCA = {
  firstName: 'Fosca',
  lastName: 'Marangon',
  gender: 'F',
  birthDate: '1985-07-02',
  belfiore: 'H501',
} as const;
const AMEDEO_TAX_CODE = taxCode(AMEDEO);

const RIGHT = [{ number: '12/A', total: 110 }];
const XML = utf8(writeInvoiceXml());
const VALID = { name: 'Amedeo Lunardelli', taxCode: AMEDEO_TAX_CODE, validity: 'valid' } as const;
const TAMPERED = { ...VALID, validity: 'tampered' } as const;
const UNKNOWN = { name: null, taxCode: null, validity: 'unknown' } as const;

const signers = new Map<SignatureAlgorithm, Promise<TestSigner>>();
/** Keys are made once: making them takes most of the time. */
export function amedeo(algorithm: SignatureAlgorithm = 'RSASSA-PKCS1-v1_5'): Promise<TestSigner> {
  const made =
    signers.get(algorithm) ?? createTestSigner({ ...AMEDEO, taxCode: AMEDEO_TAX_CODE }, algorithm);
  signers.set(algorithm, made);
  return made;
}
const fosca = () => createTestSigner({ ...FOSCA, taxCode: taxCode(FOSCA) }, 'ECDSA');

export const signed = async (content: Buffer = XML): Promise<Buffer> =>
  signContent(content, [await amedeo()]);

const replaceBytes = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
const tampered = async () => replaceBytes(await signed(), '110.00', '990.00');
const lastByteChanged = async () => {
  const bytes = await signed();
  const at = bytes.length - 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

/** An X.509 signature inside of the file, as XAdES writes it; its values are not checked. */
async function embedded(certificate?: string): Promise<Buffer> {
  const own = Buffer.from((await amedeo()).certificate.toSchema().toBER()).toString('base64');
  const tail = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="s"><ds:SignedInfo><ds:Reference URI=""/></ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate ?? own}</ds:X509Certificate></ds:X509Data></ds:KeyInfo><ds:Object><xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#s"/></ds:Object></ds:Signature>`;
  return utf8(writeInvoiceXml({ tail }));
}

const ENCODINGS: readonly CorpusFile[] = [
  { what: 'DER', bytes: () => signed(), invoices: RIGHT, signer: VALID },
  {
    what: 'DER, RSA-PSS',
    bytes: async () => signContent(XML, [await amedeo('RSA-PSS')]),
    invoices: RIGHT,
    signer: VALID,
  },
  {
    what: 'DER, ECDSA',
    bytes: async () => signContent(XML, [await amedeo('ECDSA')]),
    invoices: RIGHT,
    signer: VALID,
  },
  {
    what: 'DER, SHA-512',
    bytes: async () => signContent(XML, [await amedeo()], { hash: 'SHA-512' }),
    invoices: RIGHT,
    signer: VALID,
  },
  {
    what: 'BER of indefinite length',
    bytes: async () => toBer(await signed()),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/codifica BER/],
  },
  {
    what: 'BER in small pieces',
    bytes: async () => toBer(await signed(), 16),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/codifica BER/],
  },
  {
    what: 'base64',
    bytes: async () => Buffer.from((await signed()).toString('base64')),
    invoices: RIGHT,
    signer: VALID,
  },
  {
    what: 'base64 with CR and LF',
    bytes: async () => toBase64Lines(await signed()),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/base64 su più righe/],
  },
  {
    what: 'base64 with LF',
    bytes: async () => toBase64Lines(await signed(), '\n', 64),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/base64 su più righe/],
  },
  {
    what: 'base64 of BER',
    bytes: async () => toBase64Lines(toBer(await signed())),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/base64 su più righe/, /codifica BER/],
  },
  {
    what: 'PEM',
    bytes: async () => toPem(await signed()),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/formato PEM/],
  },
  {
    what: 'PEM of CMS',
    bytes: async () => toPem(await signed(), 'CMS'),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/formato PEM/],
  },
  {
    what: 'base64 inside of the envelope',
    bytes: () => signed(toBase64Lines(XML)),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/base64 su più righe/],
  },
  {
    what: 'bytes behind the envelope',
    bytes: async () => Buffer.concat([await signed(), Buffer.from('\r\n')]),
    invoices: RIGHT,
    signer: VALID,
  },
  {
    what: 'a mark and no declaration inside of the envelope',
    bytes: () => signed(utf8(`\ufeff${writeInvoiceXml({ declaration: '' })}`)),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/Manca la dichiarazione XML/],
  },
];

const SIGNERS: readonly CorpusFile[] = [
  {
    what: 'two signers',
    bytes: async () => signContent(XML, [await amedeo(), await fosca()]),
    invoices: RIGHT,
    signer: {
      name: 'Amedeo Lunardelli, Fosca Marangon',
      taxCode: AMEDEO_TAX_CODE,
      validity: 'valid',
    },
  },
  {
    what: 'an envelope in an envelope',
    bytes: async () => signContent(await signed(), [await fosca()]),
    invoices: RIGHT,
    signer: VALID,
    repairs: [/firmato più volte/],
  },
  {
    what: 'an envelope without signatures',
    bytes: async () => signContent(XML, []),
    invoices: RIGHT,
    signer: { ...UNKNOWN, message: 'La busta non contiene nessuna firma.' },
  },
  {
    what: 'XAdES inside',
    bytes: () => embedded(),
    invoices: RIGHT,
    signer: { name: VALID.name, taxCode: VALID.taxCode, validity: 'unknown' },
    repairs: [/XAdES\): non è stata controllata/],
  },
  {
    what: 'XAdES with a broken certificate',
    bytes: () => embedded('AAAA'),
    invoices: RIGHT,
    signer: UNKNOWN,
    repairs: [/XAdES\): non è stata controllata/],
  },
  {
    what: 'XAdES with a quoted namespace',
    bytes: async () => replaceBytes(await embedded(), 'xmldsig#"', 'xmldsig#&quot;"'),
    invoices: RIGHT,
    signer: { name: VALID.name, validity: 'unknown' },
    repairs: [/XAdES\): non è stata controllata/],
  },
  {
    what: 'XAdES that is no XML',
    bytes: async () =>
      replaceBytes(await embedded(), '<ds:SignatureValue>AAAA', '<ds:SignatureValue>AAAA<<'),
    invoices: RIGHT,
    repairs: [/XAdES\) non si poteva leggere/],
  },
];

const BROKEN: readonly CorpusFile[] = [
  {
    what: 'content changed',
    bytes: tampered,
    invoices: RIGHT,
    signer: TAMPERED,
    repairs: [/cambiato dopo la firma/, /totale scritto/],
  },
  {
    what: 'content changed, base64',
    bytes: async () => toBase64Lines(await tampered()),
    invoices: RIGHT,
    signer: TAMPERED,
    repairs: [/base64/, /cambiato dopo la firma/, /totale scritto/],
  },
  {
    what: 'content changed, BER',
    bytes: async () => toBer(await tampered()),
    invoices: RIGHT,
    signer: TAMPERED,
    repairs: [/codifica BER/, /cambiato dopo la firma/, /totale scritto/],
  },
  {
    what: 'signature changed',
    bytes: lastByteChanged,
    invoices: RIGHT,
    signer: TAMPERED,
    repairs: [/cambiato dopo la firma/],
  },
  {
    what: 'content changed in the inner envelope',
    bytes: async () => signContent(await tampered(), [await fosca()]),
    invoices: RIGHT,
    signer: TAMPERED,
    repairs: [/cambiato dopo la firma/, /firmato più volte/, /totale scritto/],
  },
  {
    what: 'an unknown digest',
    bytes: async () => {
      // The last arc of id-sha256 becomes one that nothing defines.
      const bytes = (await signed()).toString('latin1');
      return Buffer.from(
        bytes.replaceAll(
          '\x60\x86\x48\x01\x65\x03\x04\x02\x01',
          '\x60\x86\x48\x01\x65\x03\x04\x02\x7f',
        ),
        'latin1',
      );
    },
    invoices: RIGHT,
    signer: { ...VALID, validity: 'unknown' },
  },
  {
    what: 'an envelope that no library takes',
    bytes: async () =>
      Buffer.concat([
        Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff]),
        (await signed()).subarray(4),
      ]),
    invoices: RIGHT,
    signer: UNKNOWN,
    repairs: [/busta della firma non segue le regole/],
  },
  {
    what: 'an envelope in pieces that is cut off behind its content',
    bytes: async () => {
      const ber = toBer(await signed());
      return ber.subarray(0, ber.lastIndexOf('FatturaElettronica>') + 60);
    },
    invoices: RIGHT,
    signer: UNKNOWN,
    repairs: [/busta della firma non segue le regole/],
  },
  {
    what: 'a signature without content',
    bytes: async () => signContent(XML, [await amedeo()], { detached: true }),
    refused: /solo la firma, senza la fattura/,
  },
  {
    what: 'an envelope of nothing',
    bytes: Buffer.from([0x30, 0x80, 0, 0]),
    refused: /aprire la busta firmata \(P7M\)/,
  },
];

export const SIGNED_INVOICES: readonly CorpusFile[] = [...ENCODINGS, ...SIGNERS, ...BROKEN].map(
  (file) => ({ name: 'IT01234567897_00001.xml.p7m', ...file }),
);
