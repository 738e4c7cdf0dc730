import { ApiInteger } from '../../../platform/openapi/index.js';
import { DossierStatusDto } from '../../status/dto/dossier-status.dto.js';

/** A dossier that was sent. */
export class SendResultDto {
  @ApiInteger()
  moduleId!: number;

  status!: DossierStatusDto;

  /** In Italian, for people. */
  message!: string;
}
