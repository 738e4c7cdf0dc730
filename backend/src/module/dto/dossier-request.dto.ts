import { PartialType } from '@nestjs/swagger';
import { WholeNumberField } from '../../platform/validation/index.js';
import { DossierFieldsDto } from './dossier-fields.dto.js';

const ID_MESSAGES = {
  type: 'Numero pratica non valido.',
  min: 'Numero pratica non valido.',
  max: 'Numero pratica non valido.',
};
const VERSION_MESSAGES = {
  type: 'Versione non valida.',
  min: 'Versione non valida.',
  max: 'Versione non valida.',
};

/** Some fields of a dossier: an absent one keeps its stored value. */
export class DossierChangesDto extends PartialType(DossierFieldsDto, {
  skipNullProperties: false,
}) {}

/** A dossier as its owner saves it: a new one has no id, or 0. */
export class DossierRequestDto extends DossierChangesDto {
  @WholeNumberField({
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    isOptional: true,
    isNullable: true,
    messages: ID_MESSAGES,
  })
  id?: number | null;

  @WholeNumberField({
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    isOptional: true,
    isNullable: true,
    messages: VERSION_MESSAGES,
    description: 'The version that was read; needed with an id.',
  })
  version?: number | null;
}
