import { ApiProperty } from '@nestjs/swagger';
import { CLIMATE_ZONES, type ClimateZone } from '@pratiche/domain';
import { ApiNullableChoice } from '../../platform/openapi/index.js';

/** A municipality with one of its postal codes. */
export class MunicipalityDto {
  name!: string;

  /** The first postal code, or the one that was asked for. */
  cap!: string;

  /** All postal codes. */
  caps!: string[];

  province!: string;

  @ApiNullableChoice(CLIMATE_ZONES.map(({ value }) => value), 'ClimateZone')
  climateZone!: ClimateZone | null;

  @ApiProperty({ description: 'Belfiore code, in capitals.', example: 'A794' })
  code!: string;

  /** The climate zone was derived, not read from the decree. */
  zoneToVerify!: boolean;

  @ApiProperty({ required: false, description: 'In the other language.', example: 'Bozen' })
  otherLanguageName?: string;

  /** Hamlets and usual short names. */
  otherNames?: string[];
}

/** A municipality that was looked up by a written name. */
export class FoundMunicipalityDto extends MunicipalityDto {
  /** In Italian: what was written and is not so, such as its postal code. */
  doubts!: string[];
}
