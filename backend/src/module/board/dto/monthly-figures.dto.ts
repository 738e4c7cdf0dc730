import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger } from '../../../platform/openapi/index.js';

/** What a month brought. */
export class MonthlyFiguresDto {
  @ApiProperty({ type: String, format: 'date', description: 'First day of the month.' })
  month!: string;

  @ApiInteger({ description: 'Sendings of dossiers, second ones included.' })
  received!: number;

  @ApiInteger({ description: 'Dossiers sent to ENEA.' })
  filed!: number;

  @ApiInteger({ description: 'Dossiers completed.' })
  completed!: number;

  @ApiInteger({ description: 'Fitters who sent at least one dossier.' })
  activeFitters!: number;

  /** Euro without VAT, of packages that were recharged. */
  revenue!: number;

  /** Credits recharged. */
  creditsSold!: number;

  /** Credits debited for dossiers, less refunds. */
  creditsUsed!: number;
}
