import { ApiProperty } from '@nestjs/swagger';
import { PAPER_CODES, type PaperCode } from '@pratiche/domain';
import { SIGNATURE_STATE_CODES, type SignatureState } from '@pratiche/domain/signatures';
import { ApiInteger, ApiMoment, ApiNullableMoment } from '../../../platform/openapi/index.js';
import { TextField } from '../../../platform/validation/index.js';
import { TIMESTAMP_STATES, type TimestampState } from './paper-signature.dto.js';

export const CHECK_RESULTS = ['ok', 'fault', 'pending', 'notRequested'] as const;

/** One thing that was checked. */
export class SignatureCheckDto {
  name!: string;

  @ApiProperty({ enum: CHECK_RESULTS, enumName: 'SignatureCheckResult' })
  result!: (typeof CHECK_RESULTS)[number];

  /** Sentence that holds or not, in Italian. */
  text!: string;
}

/** A step of the record. */
export class SignatureStepDto {
  type!: string;

  /** The step in words, Italian. */
  text!: string;

  /** Clock of the server, with its offset. */
  at!: string;
}

export class SignatureTimestampDto {
  @ApiProperty({ enum: TIMESTAMP_STATES, enumName: 'SignatureTimestampState' })
  state!: TimestampState;

  @ApiNullableMoment()
  at!: string | null;

  /** Authority that gave the time stamp. */
  authority!: string | null;
}

/** What holds of a signature. */
export class SignatureVerdictDto {
  isIntact!: boolean;

  @ApiProperty({ enum: SIGNATURE_STATE_CODES, enumName: 'SignatureState' })
  state!: SignatureState;

  @ApiProperty({ enum: PAPER_CODES, enumName: 'PaperCode' })
  code!: PaperCode;

  title!: string;

  @ApiInteger()
  dossierId!: number;

  edition!: string;

  /** Company that offered the signature. */
  company!: string;

  signerName!: string;

  signerRole!: string;

  @ApiMoment()
  signedAt!: string;

  /** Why the signature was voided: a fixed sentence, Italian. */
  reason!: string | null;

  documentSha256!: string;

  verificationCode!: string;

  /** An uploaded file was compared; otherwise the stored one. */
  comparedFile!: boolean;

  checks!: SignatureCheckDto[];

  events!: SignatureStepDto[];

  timestamp!: SignatureTimestampDto;
}

/** What a signer holds against the record. */
export class SignatureHashQueryDto {
  @TextField({
    max: 64,
    pattern: /^[0-9a-f]{64}$/,
    isOptional: true,
    messages: { pattern: 'L’impronta ha 64 cifre o lettere da a a f.' },
    description: 'Hash of the signature in the record, from the e-mail to the signer.',
    example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
  })
  hash?: string;
}

/** The form that gives a signed paper to check. */
export class VerifySignatureFormDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The signed PDF.' })
  file!: unknown;
}
