import { ApiProperty } from '@nestjs/swagger';
import { SERVICE_TYPES, type ServiceType } from '@pratiche/domain';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableChoice,
  ApiNullableMoment,
} from '../../../platform/openapi/index.js';
import { DossierChangesDto } from '../../dto/dossier-request.dto.js';

/** What the holder of a link must know of a dossier to fill in its part. */
export class BeneficiaryContextDto {
  @ApiNullableChoice(SERVICE_TYPES.map(({ value }) => value), 'ServiceType')
  serviceType!: ServiceType | null;

  @ApiProperty()
  isCompany!: boolean;

  @ApiProperty({ description: 'The heating system is required in full.' })
  hasWindows!: boolean;

  @ApiProperty({ description: 'Summer cooling requires its EER.' })
  hasShadings!: boolean;
}

/** The part of a dossier visible to the holder of a link: the fields of the six steps. */
export class BeneficiaryDossierDto {
  @ApiInteger()
  id!: number;

  @ApiInteger()
  version!: number;

  @ApiProperty({ type: BeneficiaryContextDto })
  context!: BeneficiaryContextDto;

  @ApiProperty({ type: DossierChangesDto })
  values!: DossierChangesDto;

  @ApiProperty({ description: 'Company that asks.' })
  requestedBy!: string;

  @ApiMoment()
  expires!: string;

  @ApiNullableMoment()
  savedAt!: string | null;

  @ApiNullableMoment({ description: 'When the customer said that everything is there.' })
  finishedAt!: string | null;
}
