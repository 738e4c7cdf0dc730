import type { BulkAction } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import { toBulkRow } from './bulk-row.js';
import { describeEligible } from './bulk-texts.js';
import type { DossierSelection } from './useDossierSelection.js';

export interface EligibleDossiers {
  ids: readonly number[];
  /** "Puoi accettare 12 di 20 pratiche"; `null` where it is all of them. */
  note: string | null;
}

const ACTS: Readonly<Record<BulkAction, string>> = {
  accept: 'Puoi accettare',
  return: 'Puoi rimandare per correzioni',
  take: 'Puoi prendere in carico',
  assign: 'Puoi assegnare',
};

/** With which of the chosen dossiers each action can be done, as the server decides too. */
export function useEligibleDossiers(
  selection: DossierSelection,
): (action: BulkAction) => EligibleDossiers {
  const { listBulkEligible } = useRules();
  const rows = selection.rows.map(toBulkRow).filter((row) => row !== null);
  return (action) => {
    const ids = listBulkEligible(action, rows).map(({ id }) => id);
    return { ids, note: describeEligible(ids.length, selection.count, ACTS[action]) };
  };
}
