import { ApiProperty } from '@nestjs/swagger';
import { DossierStateDto } from '../../revision/dto/dossier-state.dto.js';

/** Who else has a dossier open. */
export class PresenceDto {
  @ApiProperty({ type: [String], description: 'Names of the other operators.' })
  others!: string[];

  @ApiProperty({ type: DossierStateDto, description: 'How the dossier is now.' })
  current!: DossierStateDto;
}
