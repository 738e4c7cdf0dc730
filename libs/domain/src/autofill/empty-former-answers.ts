import type { DossierForm } from '../dossier/index.js';
import { FORMER_TIPI_DISTRIBUZIONE, FORMER_TIPI_REGOLAZIONE } from '../enumerations/heating.js';

type HeatingAnswers = Pick<DossierForm, 'tipoDistribuzione' | 'tipoRegolazione'>;

const isFormer = (choices: readonly { value: string }[], value: string | null): boolean =>
  choices.some((choice) => choice.value === value);

/**
 * Empties answers of earlier versions that name none of ENEA's, so that an open dossier is asked
 * again. A dossier that was sent keeps them.
 */
export const emptyFormerAnswers = <T extends HeatingAnswers>(form: T): T => ({
  ...form,
  ...(isFormer(FORMER_TIPI_DISTRIBUZIONE, form.tipoDistribuzione)
    ? { tipoDistribuzione: null }
    : {}),
  ...(isFormer(FORMER_TIPI_REGOLAZIONE, form.tipoRegolazione) ? { tipoRegolazione: null } : {}),
});
