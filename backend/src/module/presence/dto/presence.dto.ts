import { DossierStateDto } from '../../revision/dto/dossier-state.dto.js';

/** Who else has a dossier open. */
export class PresenceDto {
  /** Names of the other operators. */
  others!: string[];

  /** How the dossier is now. */
  current!: DossierStateDto;
}
