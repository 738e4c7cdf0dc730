import { NestedField } from '../../../platform/validation/index.js';
import { DossierChangesDto } from '../../dto/dossier-request.dto.js';
import { DossierNumberField, VersionField } from '../../validation/dossier-version.decorators.js';

/**
 * The fields of the six steps; others are accepted, as the whole dossier or what the link answered
 * may be sent, and ignored (`mergeBeneficiaryValues` of the domain).
 */
export class BeneficiaryRequestDto extends DossierChangesDto {
  @DossierNumberField()
  id!: number;

  @VersionField({ description: 'The version that was read.' })
  version!: number;

  @NestedField(() => DossierChangesDto, {
    isOptional: true,
    description:
      'The same fields, as the link answers them; they count where the field beside was not changed.',
  })
  values?: DossierChangesDto;
}
