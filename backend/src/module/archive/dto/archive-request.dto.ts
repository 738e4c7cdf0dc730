import { DossierIdsField } from '../../bulk/dto/bulk-request.dto.js';

/** Dossiers whose documents go into one zip. */
export class ArchiveRequestDto {
  @DossierIdsField('Scegliere le pratiche da scaricare.')
  ids!: number[];
}
