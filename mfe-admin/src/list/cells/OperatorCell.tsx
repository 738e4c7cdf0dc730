import type { DossierListItemDto } from '@pratiche/api';
import { useRules } from '@pratiche/ui';
import type { BulkActions } from '../../bulk/useBulkActions.js';
import { toBulkRow } from '../../bulk/bulk-row.js';
import { LIST_CELL_TEXTS } from '../texts.js';

interface OperatorCellProps {
  dossier: DossierListItemDto;
  bulk: BulkActions;
}

/** Who works on a dossier; one without an operator is taken on by a click. */
export function OperatorCell({ dossier, bulk }: OperatorCellProps) {
  const { validateBulkAction } = useRules();
  const row = toBulkRow(dossier);
  if (row === null || validateBulkAction('take', row) !== null)
    return dossier.operatoreName ?? <span className="pr-muted">–</span>;
  return (
    <button
      type="button"
      className="pr-link-button ad-take"
      disabled={bulk.busy !== null}
      onClick={() => void bulk.assignToSelf([dossier.id])}
    >
      {LIST_CELL_TEXTS.take}
    </button>
  );
}
