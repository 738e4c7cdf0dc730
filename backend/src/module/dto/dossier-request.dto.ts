import { PartialType } from '@nestjs/swagger';
import { DossierFieldsDto } from './dossier-fields.dto.js';
import { DossierNumberField, VersionField } from '../validation/dossier-version.decorators.js';

/** Some fields of a dossier: an absent one keeps its stored value. */
export class DossierChangesDto extends PartialType(DossierFieldsDto, {
  skipNullProperties: false,
}) {}

/** A dossier as its owner saves it: a new one has no id, or 0. */
export class DossierRequestDto extends DossierChangesDto {
  @DossierNumberField({ min: 0, isOptional: true, isNullable: true })
  id?: number | null;

  @VersionField({
    isOptional: true,
    isNullable: true,
    description: 'The version that was read; needed with an id.',
  })
  version?: number | null;
}
