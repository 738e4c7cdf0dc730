import type { DossierForm } from '../dossier/index.js';
import { selectPlural } from '../formats/plurals.js';
import { joinFacts } from '../formats/sentences.js';
import { listSendingErrors } from './sending-conditions.js';
import { ACQUIRED_STEP_MESSAGE, isStepDone, type StepState } from './step-states.js';

/**
 * Says that documents alone are missing, because a dossier that stays at 91 % with every field
 * filled in looks broken; `null` where the percentage says enough.
 * @param today today in Italy, `yyyy-mm-dd`
 */
export function summarizeCompleteness(
  steps: readonly StepState[],
  form: DossierForm,
  today: string,
): string | null {
  const isData = ({ id, lockedReason }: StepState) =>
    id !== 'documentazione' && lockedReason !== ACQUIRED_STEP_MESSAGE;
  const errors = listSendingErrors(steps, form, today);
  const missing = errors.filter(({ step }) => step === 'documentazione').length;
  if (missing === 0 || missing < errors.length || !steps.filter(isData).every(isStepDone))
    return null;
  return joinFacts([
    'Dati completi',
    selectPlural(missing, 'manca un documento', `mancano ${missing} documenti`),
  ]);
}
