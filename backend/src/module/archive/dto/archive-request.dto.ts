import { DossierIdsField } from '../../bulk-result/dossier-ids-field.decorator.js';

/** Dossiers whose documents go into one zip. */
export class ArchiveRequestDto {
  @DossierIdsField('Scegli le pratiche da scaricare.')
  ids!: number[];
}
