import { ApiProperty } from '@nestjs/swagger';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
  ApiNullableMoment,
  ApiNullableText,
} from '../../platform/openapi/index.js';

const WORK_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** A background task started by the user: a zip, an export. */
export class WorkDto {
  @ApiProperty()
  id!: string;

  @ApiProperty({ description: 'Which feature does it.' })
  kind!: string;

  @ApiProperty({ description: 'In Italian, for people.' })
  title!: string;

  @ApiProperty({ enum: WORK_STATES, enumName: 'WorkState' })
  state!: (typeof WORK_STATES)[number];

  @ApiInteger({ description: 'Steps done.' })
  done!: number;

  @ApiNullableInteger({ description: 'Steps in all; null while unknown.' })
  total!: number | null;

  @ApiNullableText({ description: 'Why it failed, in Italian.' })
  problem!: string | null;

  @ApiNullableText()
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
