import { randomBytes, timingSafeEqual, webcrypto } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  CryptoEngine,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const ENGINE = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto });
const GRANTED = [0, 1];
const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';

export interface TimestampRequest {
  der: Buffer;
  nonce: Buffer;
}

export interface TimestampToken {
  at: Date;
  authority: string;
  serial: string;
}

/** The answer of the authority does not fit what was asked. */
export class TimestampRefusedError extends Error {
  constructor(why: string) {
    super(`The time-stamp authority's answer was refused: ${why}`);
    this.name = 'TimestampRefusedError';
  }
}

const toArrayBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/** Asks for a time stamp of a SHA-256 (RFC 3161). */
export function createTimestampRequest(seal: string): TimestampRequest {
  const nonce = randomBytes(8);
  // A nonce is a positive number without leading zeros in DER.
  nonce[0] = (nonce[0] ?? 0) % 0x7f || 1;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: new OctetString({ valueHex: toArrayBuffer(Buffer.from(seal, 'hex')) }),
    }),
    nonce: new Integer({ valueHex: toArrayBuffer(nonce) }),
    certReq: true,
  });
  return { der: Buffer.from(request.toSchema().toBER(false)), nonce };
}

/**
 * Reads an answer and checks status, imprint, nonce and the authority's signature. Whether the
 * authority itself is trusted is checked with its root by `openssl ts -verify`.
 * @throws TimestampRefusedError
 */
export async function readTimestampResponse(
  der: Buffer,
  { sealText, seal, nonce }: { sealText: string; seal: string; nonce: Buffer | null },
): Promise<TimestampToken> {
  const { signed, info } = parseResponse(der);
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  if (!isEqual(imprint, Buffer.from(seal, 'hex'))) throw new TimestampRefusedError('other imprint');
  const answered = info.nonce?.valueBlock.valueHexView;
  if (nonce !== null && (answered === undefined || !isEqual(Buffer.from(answered), nonce)))
    throw new TimestampRefusedError('other nonce');
  if (!(await isSignatureRight(signed, sealText))) throw new TimestampRefusedError('signature');
  return {
    at: info.genTime,
    authority: readAuthority(signed),
    serial: Buffer.from(info.serialNumber.valueBlock.valueHexView).toString('hex'),
  };
}

function parseResponse(der: Buffer): { signed: SignedData; info: TSTInfo } {
  try {
    const response = TimeStampResp.fromBER(toArrayBuffer(der));
    if (!GRANTED.includes(response.status.status))
      throw new TimestampRefusedError(`status ${response.status.status}`);
    const signed = new SignedData({ schema: response.timeStampToken?.content });
    const content = signed.encapContentInfo.eContent?.getValue();
    return { signed, info: TSTInfo.fromBER(content ?? new ArrayBuffer(0)) };
  } catch (error) {
    throw error instanceof TimestampRefusedError
      ? error
      : new TimestampRefusedError('not an answer of RFC 3161');
  }
}

const isSignatureRight = async (signed: SignedData, sealText: string): Promise<boolean> =>
  signed
    .verify({ signer: 0, checkChain: false, data: toArrayBuffer(Buffer.from(sealText)) }, ENGINE)
    .catch(() => false);

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

function readAuthority(signed: SignedData): string {
  for (const type of [COMMON_NAME, ORGANIZATION])
    for (const certificate of signed.certificates ?? []) {
      const found =
        'subject' in certificate
          ? certificate.subject.typesAndValues.find((part) => part.type === type)
          : undefined;
      const value: unknown = found?.value.valueBlock.value;
      if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 120);
    }
  return 'autorità non nominata';
}
