import { ApiProperty } from '@nestjs/swagger';
import { STATUS_CODES } from '@pratiche/domain';
import { ApiChoice } from '../../../platform/openapi/index.js';

/** A status as the selector offers it. */
export class StatusChoiceDto {
  @ApiChoice(STATUS_CODES, 'StatusCode')
  code!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'It cannot be chosen.' })
  disabled!: boolean;
}
