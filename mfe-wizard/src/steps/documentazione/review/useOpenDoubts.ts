import type { LastStepDto } from '@pratiche/api';
import type { RecordedReturnPoint, Warning } from '@pratiche/domain';
import { useMunicipalityFinder } from '../../../fields/useMunicipalityFinder.js';
import { useDossierForm, useDossierState } from '../../../form/dossier-session-context.js';
import { useAllRules } from '../../../form/useAllRules.js';
import { listOpenReturns } from './open-returns.js';
import { useLastStepDoubts } from '../useLastStepDoubts.js';

export interface OpenDoubt extends Pick<Warning, 'field' | 'message' | 'remedy'> {
  /** What it is about, where the field's own label does not say it. */
  label?: string;
}

/**
 * What deserves a second look before sending: what a return points at and is as it was, the doubts of
 * the form, and those that comparing it found.
 */
export function useOpenDoubts(lastStep: LastStepDto): OpenDoubt[] {
  const { listDossierWarnings } = useAllRules();
  const form = useDossierForm();
  const points = useDossierState((state) => state.record?.returnPoints);
  const findMunicipalities = useMunicipalityFinder();
  const items = lastStep.documentSet.documentsDocumentsSetResponse;
  const compared = useLastStepDoubts(lastStep);
  return [
    ...listOpenReturns((points ?? []) as RecordedReturnPoint[], form, items),
    ...listDossierWarnings(form, undefined, findMunicipalities),
    ...compared.doubts,
  ];
}
