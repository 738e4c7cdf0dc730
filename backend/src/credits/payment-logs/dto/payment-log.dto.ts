import { ApiProperty } from '@nestjs/swagger';
import {
  MOVEMENT_TYPES,
  SERVICE_TYPES,
  type MovementType,
  type ServiceType,
} from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableChoice,
  ApiNullableInteger,
} from '../../../platform/openapi/index.js';

/** One movement of credits in the words of the screen. */
export class PaymentLogDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(MOVEMENT_TYPES.map(({ value }) => value), 'MovementType')
  type!: MovementType;

  @ApiInteger({ description: 'Number of the account that owns the credits.' })
  accountId!: number;

  emailAccount!: string;

  businessName!: string | null;

  vatAccount!: string | null;

  ssnAccount!: string | null;

  description!: string;

  @ApiMoment()
  created!: string;

  @ApiProperty({ description: 'gg/mm/aaaa, Italian time.', example: '22/11/2026' })
  createdString!: string;

  /** Credits; negative for debits. */
  amount!: number;

  @ApiNullableInteger({ description: 'Number of the dossier.' })
  moduleId!: number | null;

  @ApiNullableChoice(SERVICE_TYPES.map(({ value }) => value), 'ServiceType')
  moduleServiceType!: ServiceType | null;

  /** Package the movement is on. */
  packageName!: string;

  /**
   * Credits of the account after the movement; only where the movements of one account are
   * answered.
   */
  balance!: number | null;
}
