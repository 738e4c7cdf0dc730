import { NestedField, RecentDayField } from '../../platform/validation/index.js';
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

/** In percent of the cost. */
export class DeductionRatesDto {
  @PercentField()
  mainHome!: number;

  @PercentField()
  other!: number;
}

/** A table names the decree it comes from. */
class SourcedTableDto {
  @RequiredLineField(200)
  source!: string;
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
