import type { DossierListItemDto } from '@pratiche/api';
import { useRules } from '@pratiche/ui';
import { OfficeMenuButton } from '@pratiche/ui/office';
import type { BulkActions } from '../../bulk/useBulkActions.js';
import { useAssignees } from '../../bulk/useAssignees.js';
import { toBulkRow } from '../../bulk/bulk-row.js';
import { LIST_CELL_TEXTS } from '../texts.js';

interface OperatorCellProps {
  dossier: DossierListItemDto;
  bulk: BulkActions;
}

/**
 * Who works on a dossier: the name opens those of the colleagues, and a dossier without an operator is
 * taken on by a click.
 */
export function OperatorCell({ dossier, bulk }: OperatorCellProps) {
  const { validateBulkAction } = useRules();
  const row = toBulkRow(dossier);
  const name = dossier.operatoreName;
  if (row === null || validateBulkAction('assign', row) !== null)
    return name ?? <span className="pr-muted">–</span>;
  if (validateBulkAction('take', row) !== null)
    return <OperatorMenu dossier={dossier} name={name ?? '–'} bulk={bulk} />;
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

/** The operator's name, which opens the names of those who could have the dossier instead. */
function OperatorMenu({
  dossier: { id, operatorId },
  name,
  bulk,
}: OperatorCellProps & { name: string }) {
  const assignees = useAssignees(operatorId);
  return (
    <OfficeMenuButton
      className="ad-operator"
      label={LIST_CELL_TEXTS.operatorOf(id, name)}
      title={name}
      disabled={bulk.busy !== null}
      items={assignees.map(({ key, label }) => ({ key, label }))}
      onSelect={(chosen) => {
        const assignee = assignees.find(({ key }) => key === chosen);
        if (assignee) void bulk.assignOperator([id], assignee.operatorId);
      }}
    >
      <span className="ad-operator-name">{name}</span>
      <span aria-hidden="true" className="ad-arrow" />
    </OfficeMenuButton>
  );
}
