import { ApiProperty } from '@nestjs/swagger';
import { PAPER_CODES, type PaperCode } from '@pratiche/domain';
import { SIGNATURE_STATE_CODES, type SignatureState } from '@pratiche/domain/signatures';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableChoice,
  ApiNullableInteger,
  ApiNullableMoment,
} from '../../../platform/openapi/index.js';

export const TIMESTAMP_STATES = ['none', 'waiting', 'stamped'] as const;
export type TimestampState = (typeof TIMESTAMP_STATES)[number];

/** The person who signs, as the paper names them. */
export class PaperSignerDto {
  name!: string;

  @ApiProperty({ example: 'beneficiario' })
  role!: string;
}

/** The online signature of one paper. */
export class PaperSignatureDto {
  @ApiInteger()
  id!: number;

  @ApiProperty({ enum: PAPER_CODES, enumName: 'PaperCode' })
  code!: PaperCode;

  title!: string;

  @ApiProperty({ enum: SIGNATURE_STATE_CODES, enumName: 'SignatureState' })
  state!: SignatureState;

  signer!: PaperSignerDto;

  /** SHA-256 of the file that is shown; sent back when signing. */
  documentSha256!: string;

  @ApiInteger({ description: 'Pages of the file; each has to be shown before it is signed.' })
  pages!: number;

  /** Pages that were shown. */
  pagesShown!: number[];

  fileName!: string;

  /** Edition of the wording. */
  edition!: string;

  @ApiMoment()
  openedAt!: string;

  @ApiNullableMoment()
  signedAt!: string | null;

  @ApiNullableMoment({ description: 'When it was refused, voided or expired.' })
  endedAt!: string | null;

  /** Why it ended, Italian. */
  reason!: string | null;

  /** The signature came from network or device of the company, Italian. */
  companyOrigin!: string | null;

  /** Opens the verification page; null until signed. */
  verificationCode!: string | null;

  verificationUrl!: string | null;

  @ApiProperty({ enum: TIMESTAMP_STATES, enumName: 'SignatureTimestampState' })
  timestamp!: TimestampState;

  /** Masked address that the last code went to. */
  codeSentTo!: string | null;

  @ApiNullableMoment()
  codeExpiresAt!: string | null;

  @ApiNullableInteger()
  codeTriesLeft!: number | null;
}

export const SIGNING_OBSTACLE_KINDS = [
  'not-enabled',
  'incomplete',
  'contradiction',
  'several-signers',
  'already-signed',
  'frozen',
] as const;
export type SigningObstacleKind = (typeof SIGNING_OBSTACLE_KINDS)[number];

/** A paper of the dossier that may be signed online. */
export class SignablePaperDto {
  @ApiProperty({ enum: PAPER_CODES, enumName: 'PaperCode' })
  code!: PaperCode;

  title!: string;

  @ApiProperty({ enum: ['beneficiary', 'company'], enumName: 'PaperSigner' })
  signedBy!: 'beneficiary' | 'company';

  /** It may be opened for signing now. */
  canSign!: boolean;

  /** Why it may not, Italian. */
  obstacle!: string | null;

  @ApiNullableChoice(SIGNING_OBSTACLE_KINDS, 'SigningObstacleKind')
  obstacleKind!: SigningObstacleKind | null;

  /** Values that the paper leaves to fill in by hand. */
  missing!: string[];

  /** A file of this document is uploaded, signed online or on paper. */
  isUploaded!: boolean;

  /** The latest one. */
  signature!: PaperSignatureDto | null;
}

/** The sentence that the signer accepts. */
export class SignatureConsentDto {
  text!: string;

  version!: string;
}

/** Papers of a dossier that may be signed online. */
export class SignablePapersDto {
  @ApiInteger()
  dossierId!: number;

  /** Company that offers the signature. */
  company!: string;

  consent!: SignatureConsentDto;

  /** Masked address of the code; null: the customer gives one. */
  codeAddress!: string | null;

  papers!: SignablePaperDto[];
}

/** A code that was sent. */
export class SentCodeDto {
  /** Masked address. */
  sentTo!: string;

  @ApiMoment()
  expiresAt!: string;

  @ApiInteger()
  triesLeft!: number;

  @ApiMoment()
  canResendAt!: string;
}
