import {
  describeCompanyOrigin,
  PAPER_TITLES,
  SIGNATURE_CODE,
  type SignatureEnvelope,
  type SignatureEvent,
} from '@pratiche/domain/signatures';
import type { PaperSignatureDto } from './dto/paper-signature.dto.js';
import type { PaperSignature } from './paper-signature.entity.js';
import { maskAddress } from './signature-hash.util.js';

export const readEnvelope = ({ envelope }: Pick<PaperSignature, 'envelope'>): SignatureEnvelope =>
  JSON.parse(envelope) as SignatureEnvelope;

/** Pages that the record says were shown. */
export const listShownPages = (events: readonly SignatureEvent[]): number[] => [
  ...new Set(
    events.filter(({ type }) => type === 'page-shown').map(({ facts }) => Number(facts['page'])),
  ),
];

export const toVerificationUrl = (publicUrl: string, code: string): string =>
  `${publicUrl}/verify-signature/${code}`;

/** A signature as signer, fitter and back office see it. */
export function toPaperSignatureDto(
  row: PaperSignature,
  events: readonly SignatureEvent[],
  publicUrl: string,
): PaperSignatureDto {
  const { signerName, signerRole, edition } = readEnvelope(row);
  const isSigned = row.signed !== null;
  const hasCode = row.state === 'code-sent' && row.codeAddress !== null;
  return {
    id: row.id,
    code: row.code,
    title: PAPER_TITLES[row.code],
    state: row.state,
    signer: { name: signerName, role: signerRole },
    documentSha256: row.documentSha256,
    pages: row.pages,
    pagesShown: listShownPages(events),
    fileName: row.fileName,
    edition,
    openedAt: row.created.toISOString(),
    signedAt: row.signed?.toISOString() ?? null,
    endedAt: row.ended?.toISOString() ?? null,
    reason: row.reason,
    companyOrigin: isSigned ? describeCompanyOrigin(events) : null,
    verificationCode: isSigned ? row.verificationCode : null,
    verificationUrl: isSigned ? toVerificationUrl(publicUrl, row.verificationCode) : null,
    timestamp: row.timestampState,
    codeSentTo: hasCode ? maskAddress(row.codeAddress ?? '') : null,
    codeExpiresAt: hasCode ? (row.codeExpires?.toISOString() ?? null) : null,
    codeTriesLeft: hasCode ? SIGNATURE_CODE.maxTries - row.codeTries : null,
  };
}
