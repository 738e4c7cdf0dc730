import { MAX_BULK_DOSSIERS } from '@pratiche/domain';
import { NestedListField, WholeNumberField } from '../../../platform/validation/index.js';
import { DossierNumberField } from '../../validation/dossier-version.decorators.js';

/** The revision that the caller saw of a dossier. */
export class SeenRevisionDto {
  @DossierNumberField()
  id!: number;

  @WholeNumberField({ min: 1, message: 'Revisione non valida.' })
  revision!: number;
}

/** The revisions that the list showed; a dossier that has another one is left out. */
export const SeenRevisionsField = (): PropertyDecorator =>
  NestedListField(() => SeenRevisionDto, {
    isOptional: true,
    isNullable: true,
    max: MAX_BULK_DOSSIERS,
    messages: {
      type: 'Revisioni non valide.',
      max: `Al massimo ${MAX_BULK_DOSSIERS} pratiche per volta.`,
    },
    description: 'What the caller saw of each dossier; one that has changed since is left out.',
  });
