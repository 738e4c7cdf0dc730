import { ApiProperty } from '@nestjs/swagger';
import { ENEA_FILING_CODES, type EneaFiling } from '@pratiche/domain';
import { DossierNumberField } from '../../module/validation/dossier-version.decorators.js';
import { ApiInteger } from '../../platform/openapi/index.js';
import { CpidField, FilingField } from './filing-fields.decorators.js';

/** Which declaration a call means. */
export class FilingQueryDto {
  @FilingField()
  filing?: EneaFiling;
}

/** The CPID of a declaration. */
export class CpidRequestDto {
  @DossierNumberField()
  id!: number;

  @FilingField()
  filing?: EneaFiling;

  @CpidField({ description: 'As ENEA writes it; null takes it away.' })
  cpid!: string | null;
}

/** The CPID that a declaration has now. */
export class FilingCpidDto {
  @ApiProperty({ enum: ENEA_FILING_CODES, enumName: 'EneaFiling' })
  filing!: EneaFiling;

  cpid!: string | null;

  @ApiInteger({ description: 'Revision of the dossier that the change left.' })
  revision!: number;
}
