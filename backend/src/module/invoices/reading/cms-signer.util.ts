import { webcrypto } from 'node:crypto';
import {
  type Certificate,
  CryptoEngine,
  type SignedData,
  SignedDataVerifyError,
  type SignerInfo,
} from 'pkijs';
import type { InvoiceSigner } from './read-invoice-file.types.js';
import { READ_REPAIRS } from './read-repairs.util.js';

const ENGINE = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto });
/** Every signer costs a hash of the whole content. */
const SIGNERS_MAX = 5;
const NAME_MAX = 120;
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const INDEFINITE_LENGTH = 0x80;

const SUBJECT = {
  commonName: '2.5.4.3',
  lastName: '2.5.4.4',
  serialNumber: '2.5.4.5',
  firstName: '2.5.4.42',
} as const;
const TAX_CODE =
  /[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]|(?<!\d)\d{11}(?!\d)/;

type Validity = InvoiceSigner['validity'];

const MESSAGES: Readonly<Record<Validity, string>> = {
  valid:
    'Il contenuto non è cambiato dopo la firma. Chi ha rilasciato il certificato non è stato controllato.',
  tampered: READ_REPAIRS.tampered,
  unknown: 'Non possiamo controllare la firma.',
};

export const createSigner = (
  validity: Validity,
  { name = null, taxCode = null, message = MESSAGES[validity] }: Partial<InvoiceSigner> = {},
): InvoiceSigner => ({ name, taxCode, validity, message });

function readSubject(certificate: Certificate, type: string): string | null {
  const found = certificate.subject.typesAndValues.find((part) => part.type === type);
  const value: unknown = found?.value.valueBlock.value;
  const text = typeof value === 'string' ? value.replace(/[\s\p{C}]+/gu, ' ').trim() : '';
  return text === '' ? null : text.slice(0, NAME_MAX);
}

/** Name and tax code as a certificate's subject says them. */
export function describeCertificate(
  certificate: Certificate,
): Pick<InvoiceSigner, 'name' | 'taxCode'> {
  const first = readSubject(certificate, SUBJECT.firstName);
  const last = readSubject(certificate, SUBJECT.lastName);
  const common = readSubject(certificate, SUBJECT.commonName);
  const codes = [readSubject(certificate, SUBJECT.serialNumber), common];
  return {
    name: first !== null && last !== null ? `${first} ${last}` : common,
    taxCode:
      codes.map((code) => TAX_CODE.exec(code?.toUpperCase() ?? '')?.[0]).find(Boolean) ?? null,
  };
}

/** Whether the signed digest is that of the content; `null` when nothing says so. */
async function compareDigest(info: SignerInfo, content: Uint8Array): Promise<boolean | null> {
  const attribute = info.signedAttrs?.attributes.find(({ type }) => type === MESSAGE_DIGEST);
  const algorithm: { name?: string } = ENGINE.getAlgorithmByOID(info.digestAlgorithm.algorithmId);
  const value = attribute?.values[0]?.valueBlock.valueHexView as Uint8Array | undefined;
  if (value === undefined || algorithm.name === undefined) return null;
  try {
    const digest = await webcrypto.subtle.digest(algorithm.name, content);
    return Buffer.from(digest).equals(value);
  } catch {
    // The named algorithm is none that makes digests.
    return null;
  }
}

interface CheckedSignature {
  validity: Validity;
  certificate: Certificate | null;
}

/** The library's check, which finds the certificate even where it fails. */
async function verifySignature(signed: SignedData, index: number) {
  try {
    return await signed.verify({ signer: index, extendedMode: true }, ENGINE);
  } catch (error) {
    const certificate = error instanceof SignedDataVerifyError ? error.signerCertificate : null;
    return { signatureVerified: null, signerCertificate: certificate ?? null };
  }
}

async function checkSignature(
  signed: SignedData,
  index: number,
  content: Uint8Array,
): Promise<CheckedSignature> {
  const info = signed.signerInfos[index] as SignerInfo;
  const { signatureVerified, signerCertificate } = await verifySignature(signed, index);
  const certificate = signerCertificate ?? null;
  if (signatureVerified) return { validity: 'valid', certificate };
  if ((await compareDigest(info, content)) === false) return { validity: 'tampered', certificate };
  // The signature is over another encoding of the attributes than the file's, which is not rebuilt.
  const encoded = info.signedAttrs && new Uint8Array(info.signedAttrs.encodedValue);
  const isUnclear = signatureVerified === null || encoded?.[1] === INDEFINITE_LENGTH;
  return { validity: isUnclear ? 'unknown' : 'tampered', certificate };
}

/** Who signed the content, and whether it still is what was signed: the worst of all signatures. */
export async function checkSigners(
  signed: SignedData,
  content: Uint8Array,
): Promise<InvoiceSigner> {
  const infos = signed.signerInfos.slice(0, SIGNERS_MAX);
  if (infos.length === 0)
    return createSigner('unknown', { message: 'La busta non contiene nessuna firma.' });
  const checked = await Promise.all(
    infos.map((_, index) => checkSignature(signed, index, content)),
  );
  const people = checked.flatMap(({ certificate }) =>
    certificate === null ? [] : [describeCertificate(certificate)],
  );
  const worst = (['tampered', 'unknown', 'valid'] as const).find((validity) =>
    checked.some((one) => one.validity === validity),
  );
  const names = people.flatMap(({ name }) => name ?? []);
  return createSigner(worst ?? 'unknown', {
    name: names.length === 0 ? null : names.join(', '),
    taxCode: people.find(({ taxCode }) => taxCode !== null)?.taxCode ?? null,
  });
}
