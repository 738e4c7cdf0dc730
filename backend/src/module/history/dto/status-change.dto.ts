import { ApiProperty } from '@nestjs/swagger';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
  ApiNullableText,
} from '../../../platform/openapi/index.js';

/** One row of the append-only history of a dossier. */
export class StatusChangeDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  at!: string;

  @ApiNullableText({ description: 'Code of the status before.' })
  from!: string | null;

  @ApiProperty({ description: 'Code of the status after.' })
  to!: string;

  @ApiProperty({ description: 'Name people recognise: company or operator.' })
  who!: string;

  @ApiNullableText()
  reason!: string | null;

  @ApiNullableInteger({ description: 'Number of the file attached to a rejection.' })
  attachmentId!: number | null;

  @ApiProperty({
    type: [String],
    description: 'Fields that the back office changed; empty for a change of status.',
  })
  editedFields!: string[];
}
