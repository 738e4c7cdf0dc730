import { ApiProperty } from '@nestjs/swagger';

/** What the portal says after a step that leads elsewhere. */
export class SaidDto {
  @ApiProperty({ description: 'In Italian, for people.', example: 'E-mail inviata.' })
  message!: string;
}
