import {
  Integer,
  ObjectIdentifier,
  OctetString,
  PrintableString,
  UTCTime,
  Utf8String,
} from 'asn1js';
import { webcrypto } from 'node:crypto';
import {
  AttributeTypeAndValue,
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  id_ContentType_Data,
  id_ContentType_SignedData,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

const ENGINE = new CryptoEngine({ name: 'test', crypto: webcrypto as Crypto });
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const YEARS_10_MS = 10 * 365 * 86_400_000;

export interface TestSigner {
  certificate: Certificate;
  privateKey: CryptoKey;
}

export type SignatureAlgorithm = 'RSASSA-PKCS1-v1_5' | 'RSA-PSS' | 'ECDSA';

export interface SignerSubject {
  firstName: string;
  lastName: string;
  taxCode: string;
}

const KEYS: Readonly<Record<SignatureAlgorithm, EcKeyGenParams | RsaHashedKeyGenParams>> = {
  ECDSA: { name: 'ECDSA', namedCurve: 'P-256' },
  'RSA-PSS': rsa('RSA-PSS'),
  'RSASSA-PKCS1-v1_5': rsa('RSASSA-PKCS1-v1_5'),
};

function rsa(name: string): RsaHashedKeyGenParams {
  return {
    name,
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  };
}

/** A key with a certificate that it signed itself, of an invented person. */
export async function createTestSigner(
  { firstName, lastName, taxCode }: SignerSubject,
  algorithm: SignatureAlgorithm = 'RSASSA-PKCS1-v1_5',
): Promise<TestSigner> {
  const keys = await webcrypto.subtle.generateKey(KEYS[algorithm], true, ['sign', 'verify']);
  const { privateKey, publicKey } = keys as CryptoKeyPair;
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 42 });
  for (const [type, value] of [
    ['2.5.4.6', new PrintableString({ value: 'IT' })],
    ['2.5.4.5', new PrintableString({ value: `TINIT-${taxCode}` })],
    ['2.5.4.42', new Utf8String({ value: firstName })],
    ['2.5.4.4', new Utf8String({ value: lastName })],
    ['2.5.4.3', new Utf8String({ value: `${lastName} ${firstName}`.toUpperCase() })],
  ] as const) {
    certificate.subject.typesAndValues.push(new AttributeTypeAndValue({ type, value }));
    certificate.issuer.typesAndValues.push(new AttributeTypeAndValue({ type, value }));
  }
  certificate.notBefore.value = new Date('2026-01-01T00:00:00Z');
  certificate.notAfter.value = new Date(certificate.notBefore.value.getTime() + YEARS_10_MS);
  await certificate.subjectPublicKeyInfo.importKey(publicKey, ENGINE);
  await certificate.sign(privateKey, 'SHA-256', ENGINE);
  return { certificate, privateKey };
}

async function createSignerInfo(
  { certificate }: TestSigner,
  content: Uint8Array,
  hash: string,
): Promise<SignerInfo> {
  const digest = await webcrypto.subtle.digest(hash, content as BufferSource);
  return new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        new Attribute({
          type: CONTENT_TYPE,
          values: [new ObjectIdentifier({ value: id_ContentType_Data })],
        }),
        new Attribute({
          type: SIGNING_TIME,
          values: [new UTCTime({ valueDate: new Date('2026-03-05T09:00:00Z') })],
        }),
        new Attribute({
          type: MESSAGE_DIGEST,
          values: [new OctetString({ valueHex: digest })],
        }),
      ],
    }),
  });
}

/** A CAdES envelope in DER; without content when `detached`. */
export async function signContent(
  content: Uint8Array,
  signers: readonly TestSigner[],
  { hash = 'SHA-256', detached = false } = {},
): Promise<Buffer> {
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: id_ContentType_Data,
      ...(!detached && { eContent: new OctetString({ valueHex: new Uint8Array(content).buffer }) }),
    }),
    signerInfos: await Promise.all(
      signers.map((signer) => createSignerInfo(signer, content, hash)),
    ),
    certificates: signers.map(({ certificate }) => certificate),
  });
  for (const [index, { privateKey }] of signers.entries())
    await signed.sign(privateKey, index, hash, undefined, ENGINE);
  const info = new ContentInfo({
    contentType: id_ContentType_SignedData,
    content: signed.toSchema(true),
  });
  return Buffer.from(info.toSchema().toBER(false));
}

interface Part {
  tag: number;
  body: Buffer;
  whole: Buffer;
}

/** The parts of a definite encoding, one level deep. */
function splitParts(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at + 1] ?? 0;
    const size = first < 0x80 ? 0 : first & 0x7f;
    const length = size === 0 ? first : bytes.readUIntBE(at + 2, size);
    const start = at + 2 + size;
    parts.push({
      tag: bytes[at] ?? 0,
      body: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    });
    at = start + length;
  }
  return parts;
}

const indefinite = (tag: number, ...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);

function octets(bytes: Buffer): Buffer {
  const head =
    bytes.length < 0x80
      ? Buffer.from([0x04, bytes.length])
      : Buffer.from([0x04, 0x82, bytes.length >> 8, bytes.length & 0xff]);
  return Buffer.concat([head, bytes]);
}

const first = (bytes: Buffer): Part => splitParts(bytes)[0] as Part;

/** The octets of a string in one piece or several. */
const joinOctets = ({ tag, body }: Part): Buffer =>
  tag === 0x24 ? Buffer.concat(splitParts(body).map((part) => part.body)) : body;

/** The same envelope in BER: indefinite lengths, the content in pieces, as signing smart cards write it. */
export function toBer(der: Buffer, pieceBytes = 1000): Buffer {
  const [type, wrapped] = splitParts(first(der).body) as [Part, Part];
  const [version, algorithms, encapsulated, ...rest] = splitParts(first(wrapped.body).body) as [
    Part,
    Part,
    Part,
    ...Part[],
  ];
  const [contentType, explicit] = splitParts(encapsulated.body) as [Part, Part];
  const content = joinOctets(first(explicit.body));
  const pieces: Buffer[] = [];
  for (let at = 0; at < content.length; at += pieceBytes)
    pieces.push(octets(content.subarray(at, at + pieceBytes)));
  return indefinite(
    0x30,
    type.whole,
    indefinite(
      0xa0,
      indefinite(
        0x30,
        version.whole,
        algorithms.whole,
        indefinite(0x30, contentType.whole, indefinite(0xa0, indefinite(0x24, ...pieces))),
        ...rest.map(({ whole }) => whole),
      ),
    ),
  );
}

/** Base64 in lines as tools write it. */
export const toBase64Lines = (bytes: Buffer, lineBreak = '\r\n', width = 76): Buffer =>
  Buffer.from(
    (bytes.toString('base64').match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(lineBreak),
  );

export const toPem = (bytes: Buffer, label = 'PKCS7'): Buffer =>
  Buffer.from(
    `-----BEGIN ${label}-----\n${toBase64Lines(bytes, '\n', 64).toString()}\n-----END ${label}-----\n`,
  );
