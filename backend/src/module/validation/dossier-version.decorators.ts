import { WholeNumberField, type FieldOptions } from '../../platform/validation/index.js';

/** What a fault in the number of a dossier is called. */
export const DOSSIER_NUMBER_MESSAGE = 'Numero pratica non valido.';

/** Number of a dossier; 0 where a new one has none yet. */
export const DossierNumberField = ({
  min = 1,
  ...options
}: FieldOptions & { min?: 0 | 1 } = {}): PropertyDecorator =>
  WholeNumberField({ ...options, min, message: DOSSIER_NUMBER_MESSAGE });

const INVALID_VERSION_MESSAGE =
  'Versione non valida: rimanda il numero «version» che hai letto con la pratica.';

/** The version of a dossier that was read. */
export const VersionField = (options: FieldOptions = {}): PropertyDecorator =>
  WholeNumberField({ ...options, min: 1, message: INVALID_VERSION_MESSAGE });
