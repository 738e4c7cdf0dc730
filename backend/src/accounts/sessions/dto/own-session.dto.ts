import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger, ApiMoment } from '../../../platform/openapi/index.js';

/** A device on which the caller is logged in. */
export class OwnSessionDto {
  @ApiInteger()
  id!: number;

  @ApiProperty({ example: 'Chrome su Windows' })
  device!: string;

  /** Shortened network address; empty when not known. */
  address!: string;

  @ApiMoment()
  created!: string;

  @ApiMoment()
  lastUsed!: string;

  /** The session of this request. */
  isCurrent!: boolean;
}
