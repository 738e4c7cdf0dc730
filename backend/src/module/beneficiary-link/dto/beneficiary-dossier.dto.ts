import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { LINK_STAGES, SERVICE_TYPES, type LinkStage, type ServiceType } from '@pratiche/domain';
import {
  ApiChoice,
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

  isCompany!: boolean;

  /** The heating system is required in full. */
  hasWindows!: boolean;

  /** Summer cooling requires its EER. */
  hasShadings!: boolean;
}

/** The company that asks, so that a careful customer can check who it is. */
export class LinkRequesterDto {
  name!: string;

  phone!: string | null;

  /** Town of the company. */
  city!: string | null;

  province!: string | null;

  /** Number of VAT. */
  vat!: string | null;

  /** PNG as a data address, when the link is opened; a save answers null. */
  logo!: string | null;
}

/** Where the dossier of a link stands, and who asks. */
class LinkStateDto {
  @ApiInteger()
  id!: number;

  @ApiInteger()
  version!: number;

  @ApiChoice(LINK_STAGES, 'LinkStage', { description: 'Where the dossier stands.' })
  stage!: LinkStage;

  @ApiProperty({ type: BeneficiaryContextDto })
  context!: BeneficiaryContextDto;

  @ApiProperty({
    type: DossierChangesDto,
    description:
      'The fields of the six steps once more, for pages of the release before; empty while the dossier is handed in.',
    deprecated: true,
  })
  values!: DossierChangesDto;

  @ApiProperty({ description: 'Company that asks.' })
  requestedBy!: string;

  @ApiProperty({ type: LinkRequesterDto })
  requester!: LinkRequesterDto;

  @ApiMoment()
  expires!: string;

  @ApiNullableMoment()
  savedAt!: string | null;

  @ApiNullableMoment({ description: 'When the customer said that everything is there.' })
  finishedAt!: string | null;

  @ApiNullableMoment({ description: 'Last sending to the back office.' })
  sentAt!: string | null;
}

/**
 * The part of a dossier visible to the holder of a link: the fields of the six steps (none while it
 * is handed in), and where it stands.
 */
export class BeneficiaryDossierDto extends IntersectionType(DossierChangesDto, LinkStateDto) {}
