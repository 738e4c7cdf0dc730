import { ApiInteger } from '../../../platform/openapi/index.js';
import { DossierIdsField } from '../../bulk-result/dossier-ids-field.decorator.js';

/** Dossiers whose documents are counted. */
export class UnverifiedDocumentsRequestDto {
  @DossierIdsField()
  ids!: number[];
}

/** Documents with files that no operator has marked as verified. */
export class UnverifiedDocumentsDto {
  @ApiInteger({ description: 'Dossiers that have any.' })
  dossiers!: number;

  @ApiInteger({ description: 'The documents of all of them.' })
  documents!: number;

  @ApiInteger({ description: 'Dossiers with windows for which no Ecobonus is due.' })
  ecobonusDossiers!: number;
}
