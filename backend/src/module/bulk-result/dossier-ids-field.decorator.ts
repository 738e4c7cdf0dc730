import { MAX_BULK_DOSSIERS } from '@pratiche/domain';
import { IdListField } from '../../platform/validation/index.js';

/** The dossiers of a bulk action. */
export const DossierIdsField = (missing = 'Scegli le pratiche.'): PropertyDecorator =>
  IdListField({
    max: MAX_BULK_DOSSIERS,
    messages: {
      type: missing,
      min: 'Scegli almeno una pratica.',
      max: `Al massimo ${MAX_BULK_DOSSIERS} pratiche per volta.`,
      id: 'Numero pratica non valido.',
    },
  });
