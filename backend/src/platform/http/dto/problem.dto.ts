import { ApiProperty } from '@nestjs/swagger';
import { PROBLEM_CODE_LIST, type ProblemCode } from '../problem-codes.constants.js';

/** A field of the request that was refused. */
export class ProblemFieldDto {
  /** Path of the field; empty for the whole request. */
  field!: string;

  /** In Italian, to show beside the field. */
  message!: string;
}

/** Body of every error answer (`application/problem+json`). */
export class ProblemDto {
  @ApiProperty({ type: 'integer' })
  status!: number;

  @ApiProperty({
    enum: PROBLEM_CODE_LIST,
    enumName: 'ProblemCode',
    description: 'Stable, for programs.',
  })
  code!: ProblemCode;

  /** In Italian, for people: what happened, what to do. */
  message!: string;

  errors?: ProblemFieldDto[];

  /** Finds an unexpected error in the logs. */
  requestId?: string;

  @ApiProperty({ type: 'integer', required: false, description: 'Seconds to wait.' })
  retryAfter?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'Of a wrong code: how often another may be tried.',
  })
  triesLeft?: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    selfRequired: false,
    description: 'Of a conflict of versions: the dossier as it is stored.',
  })
  stored?: object;

  @ApiProperty({
    allOf: [{ $ref: '#/components/schemas/DossierStateDto' }],
    required: false,
    description: 'Of an act on a dossier that has changed: how it is now.',
  })
  current?: object;

  @ApiProperty({
    type: [String],
    required: false,
    description: 'Of a health check: the parts that do not answer.',
    example: ['database'],
  })
  away?: string[];

  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/MunicipalityDto' },
    required: false,
    description: 'Of a name of a municipality: those that it may mean, none or several.',
  })
  candidates?: object[];
}
