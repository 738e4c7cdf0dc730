import { DossierChangesDto } from '../../dto/dossier-request.dto.js';
import { DossierNumberField, VersionField } from '../../validation/dossier-version.decorators.js';

/**
 * The fields of the six steps; others are accepted, as the whole dossier may be sent, and ignored
 * (`mergeBeneficiaryValues` of the domain).
 */
export class BeneficiaryRequestDto extends DossierChangesDto {
  @DossierNumberField()
  id!: number;

  @VersionField()
  version!: number;
}
