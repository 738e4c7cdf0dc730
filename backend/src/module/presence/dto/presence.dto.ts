import { ApiProperty } from '@nestjs/swagger';

/** Who else has a dossier open. */
export class PresenceDto {
  @ApiProperty({ type: [String], description: 'Names of the other operators.' })
  others!: string[];
}
