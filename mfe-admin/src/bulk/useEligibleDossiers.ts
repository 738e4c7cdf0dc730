import { validatePostponable, type BulkAction } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import { toBulkRow } from './bulk-row.js';
import type { DossierSelection } from './useDossierSelection.js';
import { BULK_TEXTS, describeEligible } from './texts.js';

export interface EligibleDossiers {
  ids: readonly number[];
  /** "Puoi accettare 12 di 20 pratiche"; `null` where it is all of them. */
  note: string | null;
}

const ACTS: Readonly<Record<BulkAction, string>> = {
  accept: BULK_TEXTS.mayAccept,
  return: BULK_TEXTS.mayReturn,
  take: BULK_TEXTS.mayTake,
  assign: BULK_TEXTS.mayAssign,
};

/** Dossiers without a file add nothing to the zip. */
function selectWithFiles({ rows, count }: DossierSelection): EligibleDossiers {
  const ids = rows.flatMap(({ id, hasFiles }) => (hasFiles ? [id] : []));
  return { ids, note: describeEligible(ids.length, count, BULK_TEXTS.mayDownload) };
}

/** With which of the chosen dossiers each action can be done, as the server decides too. */
export function useEligibleDossiers(
  selection: DossierSelection,
): (action: BulkAction | 'download' | 'postpone') => EligibleDossiers {
  const { listBulkEligible, settings } = useRules();
  const rows = selection.rows.map(toBulkRow).filter((row) => row !== null);
  return (action) => {
    if (action === 'download') return selectWithFiles(selection);
    if (action === 'postpone') {
      const ids = rows
        .filter(({ status }) => validatePostponable(status, settings) === null)
        .map(({ id }) => id);
      return { ids, note: describeEligible(ids.length, selection.count, BULK_TEXTS.mayPostpone) };
    }
    const ids = listBulkEligible(action, rows).map(({ id }) => id);
    return { ids, note: describeEligible(ids.length, selection.count, ACTS[action]) };
  };
}
