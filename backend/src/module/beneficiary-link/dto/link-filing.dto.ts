import { ApiProperty } from '@nestjs/swagger';
import { ENEA_FILING_CODES, type EneaFiling } from '@pratiche/domain';
import { ApiChoice, ApiNullableText } from '../../../platform/openapi/index.js';

/** A declaration to ENEA, as its customer keeps it. */
export class LinkFilingDto {
  @ApiChoice(ENEA_FILING_CODES, 'EneaFiling')
  filing!: EneaFiling;

  @ApiNullableText({ description: 'CPID as ENEA writes it.' })
  cpid!: string | null;

  @ApiProperty({ description: 'Whether the receipt can be downloaded.' })
  hasReceipt!: boolean;
}
