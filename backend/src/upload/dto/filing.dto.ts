import { ApiProperty } from '@nestjs/swagger';
import {
  ENEA_FILING_CODES,
  ENERGY_SAVING_ORIGIN_CODES,
  validateEnergySaving,
  type EneaFiling,
  type EnergySavingOrigin,
} from '@pratiche/domain';
import { DossierNumberField } from '../../module/validation/dossier-version.decorators.js';
import { ApiInteger } from '../../platform/openapi/index.js';
import { ChoiceField, RuledNumberField } from '../../platform/validation/index.js';
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

/** The energy saving of a declaration. */
export class EnergySavingRequestDto {
  @DossierNumberField()
  id!: number;

  @FilingField()
  filing?: EneaFiling;

  @RuledNumberField(validateEnergySaving, {
    isNullable: true,
    description: 'In a year, as ENEA asks for it; null takes it away.',
  })
  kwh!: number | null;

  @ChoiceField(ENERGY_SAVING_ORIGIN_CODES, {
    name: 'EnergySavingOrigin',
    isNullable: true,
    message: 'Indica da dove viene il numero.',
    description: 'Where the number was calculated; null with a saving that is taken away.',
  })
  origin!: EnergySavingOrigin | null;
}

/** The energy saving that a declaration has now. */
export class FilingSavingDto {
  @ApiProperty({ enum: ENEA_FILING_CODES, enumName: 'EneaFiling' })
  filing!: EneaFiling;

  kwh!: number | null;

  @ApiProperty({
    enum: ENERGY_SAVING_ORIGIN_CODES,
    enumName: 'EnergySavingOrigin',
    nullable: true,
  })
  origin!: EnergySavingOrigin | null;

  @ApiInteger({ description: 'Revision of the dossier that the change left.' })
  revision!: number;
}
