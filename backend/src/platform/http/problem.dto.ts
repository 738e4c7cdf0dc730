import { ApiProperty } from '@nestjs/swagger';

/** A field of the request that was refused. */
export class ProblemFieldDto {
  @ApiProperty({ description: 'Path of the field; empty for the whole request.' })
  field!: string;

  @ApiProperty({ description: 'In Italian, to show beside the field.' })
  message!: string;
}

/** Body of every error answer (`application/problem+json`). */
export class ProblemDto {
  @ApiProperty({ type: 'integer' })
  status!: number;

  @ApiProperty({ description: 'Stable, for programs.' })
  code!: string;

  @ApiProperty({ description: 'In Italian, for people: what happened, what to do.' })
  message!: string;

  @ApiProperty({ type: [ProblemFieldDto], required: false })
  errors?: ProblemFieldDto[];
}
