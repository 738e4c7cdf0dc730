import type { DossierListItemDto } from '@pratiche/api';
import type { BulkAction, OfficeList } from '@pratiche/domain';
import { useAlerts, useRules, type useStatusChange } from '@pratiche/ui';
import type { ListRowAction } from '@pratiche/ui/office';
import { toBulkRow } from '../bulk/bulk-row.js';
import type { BulkActions } from '../bulk/useBulkActions.js';

/** What the letters do with the row that has the focus; a refusal is told as the server would. */
export function useRowActions(
  state: OfficeList,
  bulk: BulkActions,
  statusChange: ReturnType<typeof useStatusChange>,
): readonly ListRowAction<DossierListItemDto>[] {
  const { validateBulkAction } = useRules();
  const alerts = useAlerts();
  // Processed dossiers are past acceptance and corrections.
  if (state !== 'RECEIVED') return [];
  const isBusy = bulk.busy !== null || statusChange.busy;
  const whenAllowed =
    (action: BulkAction, run: (dossier: DossierListItemDto) => void) =>
    (dossier: DossierListItemDto) => {
      const row = toBulkRow(dossier);
      if (isBusy || row === null) return;
      const refusal = validateBulkAction(action, row);
      if (refusal === null) run(dossier);
      else alerts.error(`Pratica ${dossier.id}: ${refusal}`);
    };
  return [
    {
      key: 'A',
      label: 'Accetta la pratica in evidenza',
      run: whenAllowed('accept', ({ id }) => void bulk.acceptDossiers([id])),
    },
    {
      key: 'C',
      label: 'Chiede correzioni della pratica in evidenza',
      run: whenAllowed('return', (dossier) => {
        const row = toBulkRow(dossier);
        if (row)
          statusChange.request(
            { id: row.id, status: row.status, subject: `Pratica ${row.id}` },
            'WAITING',
          );
      }),
    },
  ];
}
