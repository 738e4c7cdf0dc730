import { PROPERTY_RIGHT_LABELS, type PropertyRight } from '@pratiche/domain';
import {
  createDto,
  FlagField,
  NestedField,
  RecentDayField,
  WholeNumberField,
} from '../../platform/validation/index.js';
import {
  AmountField,
  createZoneDto,
  PercentField,
  RequiredLineField,
} from './setting-fields.decorator.js';

const MISSING_VALUES = 'Valori mancanti.';

/** A limit of thermal transmittance for each climate zone, W/m²K. */
export class ZoneLimitsDto extends createZoneDto('ZoneLimitsDto', 20) {}

/** A cost per m² for each climate zone. */
export class ZoneCostsDto extends createZoneDto('ZoneCostsDto', 100_000) {}

export class SolarLimitDto {
  @AmountField(0.01, 1)
  max!: number;
}

export class CostCeilingsDto {
  @NestedField(() => ZoneCostsDto, { message: MISSING_VALUES })
  window!: ZoneCostsDto;

  @NestedField(() => ZoneCostsDto, { message: MISSING_VALUES })
  windowWithShutter!: ZoneCostsDto;

  @AmountField(0, 100_000)
  shading!: number;
}

const PROPERTY_RIGHTS = Object.keys(PROPERTY_RIGHT_LABELS) as PropertyRight[];

/** Which rights on a main home give the higher rate. */
export class HigherRateDto extends createDto<Record<PropertyRight, boolean>>(
  'HigherRateDto',
  Object.fromEntries(PROPERTY_RIGHTS.map((right) => [right, FlagField()])) as Record<
    PropertyRight,
    PropertyDecorator
  >,
) {}

/** Rates in percent of the cost, ceilings in euro. */
export class DeductionRatesDto {
  @PercentField()
  mainHome!: number;

  @PercentField()
  other!: number;

  @AmountField(0, 10_000_000)
  ecobonusDeductionMax!: number;

  @AmountField(0, 10_000_000)
  homeExpenseMax!: number;

  @WholeNumberField({ min: 1, max: 30 })
  years!: number;

  @NestedField(() => HigherRateDto, { message: MISSING_VALUES })
  higherRate!: HigherRateDto;
}

/** How long a deduction can be checked. */
export class ControlTermsDto {
  @WholeNumberField({ min: 1, max: 20 })
  yearsAfterLastReturn!: number;
}

/** A table names the decree it comes from. */
class SourcedTableDto {
  @RequiredLineField(200)
  source!: string;

  @RecentDayField({
    isOptional: true,
    isNullable: true,
    description: 'Last day for which the table was checked; null until the next one.',
  })
  validTo?: string | null;
}

export class TransmittanceLimitsDto extends SourcedTableDto {
  @NestedField(() => ZoneLimitsDto, { message: MISSING_VALUES })
  values!: ZoneLimitsDto;
}

export class SolarTransmissionDto extends SourcedTableDto {
  @NestedField(() => SolarLimitDto)
  values!: SolarLimitDto;
}

export class CostCeilingTableDto extends SourcedTableDto {
  @NestedField(() => CostCeilingsDto)
  values!: CostCeilingsDto;
}

export class DeductionRateTableDto extends SourcedTableDto {
  @NestedField(() => DeductionRatesDto)
  values!: DeductionRatesDto;
}

export class ControlTermTableDto extends SourcedTableDto {
  @NestedField(() => ControlTermsDto)
  values!: ControlTermsDto;
}

export class DatedTransmittanceLimitsDto extends TransmittanceLimitsDto {
  @RecentDayField()
  validFrom!: string;
}

export class DatedSolarTransmissionDto extends SolarTransmissionDto {
  @RecentDayField()
  validFrom!: string;
}

export class DatedCostCeilingTableDto extends CostCeilingTableDto {
  @RecentDayField()
  validFrom!: string;
}

export class DatedDeductionRateTableDto extends DeductionRateTableDto {
  @RecentDayField()
  validFrom!: string;
}

export class DatedControlTermTableDto extends ControlTermTableDto {
  @RecentDayField()
  validFrom!: string;
}
