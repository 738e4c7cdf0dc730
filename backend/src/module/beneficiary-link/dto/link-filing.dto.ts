import { ENEA_FILING_CODES, type EneaFiling } from '@pratiche/domain';
import { ApiChoice, ApiInteger, ApiMoment } from '../../../platform/openapi/index.js';
import { QueryWholeNumberField } from '../../../platform/validation/index.js';

/** Which receipt of a declaration a call means. */
export class LinkReceiptQueryDto {
  @QueryWholeNumberField({
    pattern: /^\d{1,9}$/,
    isOptional: true,
    min: 1,
    message: 'Numero non valido.',
    description: 'Number of the correction that annulled the receipt; the one in force without it.',
  })
  correction?: number;
}

/** A CPID that ENEA annulled, and its receipt. */
export class LinkCorrectionDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  at!: string;

  formerCpid!: string | null;

  /** True where the annulled receipt can be downloaded. */
  hasReceipt!: boolean;
}

/** A declaration to ENEA, as its customer keeps it. */
export class LinkFilingDto {
  @ApiChoice(ENEA_FILING_CODES, 'EneaFiling')
  filing!: EneaFiling;

  /** CPID as ENEA writes it. */
  cpid!: string | null;

  /** True where the receipt can be downloaded. */
  hasReceipt!: boolean;

  /** Corrections of the declaration, newest first; absent without any. */
  corrections?: LinkCorrectionDto[];
}
