import { ApiProperty } from '@nestjs/swagger';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
  ApiNullableMoment,
} from '../../platform/openapi/index.js';

const WORK_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** A background task started by the user: a zip, an export. */
export class WorkDto {
  id!: string;

  /** Name of the feature that does it. */
  kind!: string;

  /** In Italian, for people. */
  title!: string;

  @ApiProperty({ enum: WORK_STATES, enumName: 'WorkState' })
  state!: (typeof WORK_STATES)[number];

  @ApiInteger({ description: 'Steps done.' })
  done!: number;

  @ApiNullableInteger({ description: 'Steps in all; null while unknown.' })
  total!: number | null;

  /** Why it failed, in Italian. */
  problem!: string | null;

  fileName!: string | null;

  @ApiNullableInteger()
  bytes!: number | null;

  @ApiMoment()
  createdAt!: string;

  @ApiNullableMoment()
  finishedAt!: string | null;

  @ApiNullableMoment({ description: 'The result can be taken until then.' })
  expiresAt!: string | null;
}
