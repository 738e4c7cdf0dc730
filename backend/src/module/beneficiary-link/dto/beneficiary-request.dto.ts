import { WholeNumberField } from '../../../platform/validation/index.js';
import { DossierChangesDto } from '../../dto/dossier-request.dto.js';

const DOSSIER_MESSAGE = 'Numero pratica non valido.';
const VERSION_MESSAGE = 'Versione non valida.';

/**
 * The fields of the six steps; others are accepted, as the whole dossier may be sent, and ignored
 * (`mergeBeneficiaryValues` of the domain).
 */
export class BeneficiaryRequestDto extends DossierChangesDto {
  @WholeNumberField({
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    messages: { type: DOSSIER_MESSAGE, min: DOSSIER_MESSAGE, max: DOSSIER_MESSAGE },
  })
  id!: number;

  @WholeNumberField({
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    messages: { type: VERSION_MESSAGE, min: VERSION_MESSAGE, max: VERSION_MESSAGE },
  })
  version!: number;
}
