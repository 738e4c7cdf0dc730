import type { SubmissionDto } from '@pratiche/api';
import type { DossierForm, EnergySaving } from '@pratiche/domain';
import { useMemo } from 'react';
import { useAllRules } from '../../form/useAllRules.js';

export interface SheetHistory {
  form: DossierForm;
  /** What to mark changes against. */
  previous: SubmissionDto | null;
  /** The last submission, where the back office has changed the data since. */
  edited: SubmissionDto | null;
  /** That of the declaration which ENEA asks it for; `null` until it is written. */
  saving?: EnergySaving | null;
}

/** The blocks of the sheet, what the fitter changed in them since the submission before, and what the back office did. */
export function useSheetChanges({ form, previous, edited, saving = null }: SheetHistory) {
  const { buildEneaSheet, compareEneaSheets } = useAllRules();
  const blocks = useMemo(() => buildEneaSheet(form, saving), [buildEneaSheet, form, saving]);
  const changes = useMemo(
    () => previous && compareEneaSheets(previous.form, edited?.form ?? form),
    [compareEneaSheets, previous, edited, form],
  );
  const edits = useMemo(
    () => edited && compareEneaSheets(edited.form, form),
    [compareEneaSheets, edited, form],
  );
  return { blocks, changes, edits };
}
