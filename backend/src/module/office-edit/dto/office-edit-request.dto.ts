import { TextField } from '../../../platform/validation/index.js';
import { DossierChangesDto } from '../../dto/dossier-request.dto.js';
import { VersionField } from '../../validation/dossier-version.decorators.js';

/** Fields that the back office changes; an absent one keeps its stored value. */
export class OfficeEditRequestDto extends DossierChangesDto {
  @VersionField({ description: 'The version that was read.' })
  version!: number;

  @TextField({
    max: 1_000,
    trim: 'before',
    blank: 'null',
    isOptional: true,
    isNullable: true,
    description: 'Why; needed once the dossier was sent to ENEA.',
  })
  reason?: string | null;
}
