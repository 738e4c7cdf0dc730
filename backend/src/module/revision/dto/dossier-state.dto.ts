import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger, ApiMoment, ApiNullableInteger } from '../../../platform/openapi/index.js';
import { DossierStatusDto } from '../../status/dto/dossier-status.dto.js';

/** The last act on a dossier. */
export class LastActDto {
  @ApiNullableInteger({ description: 'Account of who did it; null for the customer.' })
  accountId!: number | null;

  @ApiMoment()
  at!: string;

  @ApiProperty({
    description: 'Who did what, in Italian.',
    example: 'Anna Verdi ha chiesto correzioni adesso',
  })
  text!: string;
}

/** What a page that shows a dossier compares with what it shows. */
export class DossierStateDto {
  @ApiInteger({ description: 'Counts saves and acts; an act names the one that was seen.' })
  revision!: number;

  @ApiInteger({ description: 'Counts saves.' })
  version!: number;

  status!: DossierStatusDto;

  lastAct!: LastActDto | null;
}
