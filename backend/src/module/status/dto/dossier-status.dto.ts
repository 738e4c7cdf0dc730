import { STATUS_CODES } from '@pratiche/domain';
import { ApiChoice, ApiInteger } from '../../../platform/openapi/index.js';

/** A status by its code, with the name that people read. */
export class DossierStatusDto {
  @ApiChoice(STATUS_CODES, 'StatusCode')
  code!: string;

  name!: string;

  /** Progress of the dossier, 0 to 100. */
  statusPercentage!: number;
}

/** The status that a dossier has come to. */
export class StatusChangedDto extends DossierStatusDto {
  @ApiInteger({ description: 'Revision of the dossier that the change left.' })
  revision!: number;
}

/** A status as the selector offers it. */
export class StatusChoiceDto {
  @ApiChoice(STATUS_CODES, 'StatusCode')
  code!: string;

  name!: string;

  /** It cannot be chosen. */
  disabled!: boolean;
}
