import { STATUS_CODES, type StatusCode } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
} from '../../../platform/openapi/index.js';

/** What a figure of the board counted once. */
export class CountedDossierDto {
  @ApiInteger({ description: 'Number of the dossier; it may be counted several times.' })
  id!: number;

  @ApiMoment({ description: 'When what is counted happened.' })
  at!: string;

  /** Words that were given: of the request, or of the skip. */
  reason!: string | null;

  /** True where it is in a list of the back office. */
  isListed!: boolean;

  /** Client; null once it is in no list of the back office. */
  client!: string | null;

  /** Company that sent it. */
  businessName!: string | null;

  @ApiNullableInteger({ description: 'Service.' })
  serviceType!: number | null;

  /** Operator. */
  operatorName!: string | null;

  @ApiChoice(STATUS_CODES, 'StatusCode')
  status!: StatusCode;
}
