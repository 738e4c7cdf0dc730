import type { PublicSettings } from '@pratiche/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger } from '../../platform/openapi/index.js';
import { InterventionMatrixDto } from './dossier-settings.dto.js';
import {
  BrandDto,
  ClosureLabelsDto,
  EneaOpeningDto,
  HeatingLabelsDto,
  PublicContactsDto,
  ServiceProviderDto,
  StatusNamesDto,
  SupportContactDto,
} from './office-settings.dto.js';
import { PurchaseSwitchDto, VatRateDto } from './sales-settings.dto.js';
import {
  DatedControlTermTableDto,
  DatedCostCeilingTableDto,
  DatedDeductionRateTableDto,
  DatedSolarTransmissionDto,
  DatedTransmittanceLimitsDto,
} from './table-settings.dto.js';

/** Single values that hold now. */
export class CurrentSettingsDto {
  @ApiProperty()
  purchases!: PurchaseSwitchDto;

  @ApiProperty()
  vatRate!: VatRateDto;

  @ApiProperty()
  provider!: ServiceProviderDto;

  @ApiProperty()
  publicContacts!: PublicContactsDto;

  @ApiProperty()
  brand!: BrandDto;

  @ApiProperty({ type: [SupportContactDto] })
  supportContacts!: SupportContactDto[];

  @ApiProperty()
  statusNames!: StatusNamesDto;

  @ApiProperty()
  closureLabels!: ClosureLabelsDto;

  @ApiProperty()
  heatingLabels!: HeatingLabelsDto;

  @ApiProperty()
  interventionMatrix!: InterventionMatrixDto;

  @ApiProperty({ type: [EneaOpeningDto] })
  eneaOpenings!: EneaOpeningDto[];
}

/** Tables chosen by the day of the works: entries beside the built-in ones, oldest first. */
export class DatedSettingsDto {
  @ApiProperty({ type: [DatedTransmittanceLimitsDto] })
  uLimits!: DatedTransmittanceLimitsDto[];

  @ApiProperty({ type: [DatedTransmittanceLimitsDto] })
  uLimitsEcobonus!: DatedTransmittanceLimitsDto[];

  @ApiProperty({ type: [DatedSolarTransmissionDto] })
  solarTransmission!: DatedSolarTransmissionDto[];

  @ApiProperty({ type: [DatedCostCeilingTableDto] })
  costCeilings!: DatedCostCeilingTableDto[];

  @ApiProperty({ type: [DatedDeductionRateTableDto] })
  deductionRates!: DatedDeductionRateTableDto[];

  @ApiProperty({ type: [DatedControlTermTableDto] })
  controlTerms!: DatedControlTermTableDto[];
}

/** What front ends are told of the settings. */
export class PublicSettingsDto {
  @ApiInteger({ description: 'Grows with every change.' })
  version!: PublicSettings['version'];

  @ApiProperty()
  current!: CurrentSettingsDto;

  @ApiProperty()
  dated!: DatedSettingsDto;
}
