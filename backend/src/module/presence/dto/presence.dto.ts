import { DossierStateDto } from '../../revision/dto/dossier-state.dto.js';

/** Who else has a dossier open. */
export class PresenceDto {
  /** Names of the other operators. */
  others!: string[];

  /** State of the dossier now. */
  current!: DossierStateDto;
}
