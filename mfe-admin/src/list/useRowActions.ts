import type { DossierListItemDto } from '@pratiche/api';
import {
  type BulkAction,
  type OfficeList,
  type StatusCode,
  validatePostponable,
} from '@pratiche/domain';
import { useAlerts, useRules } from '@pratiche/ui';
import type { useStatusChange } from '@pratiche/ui/office';
import type { ListRowAction, usePostponement } from '@pratiche/ui/office';
import { formatSubject, toBulkRow } from '../bulk/bulk-row.js';
import type { BulkActions } from '../bulk/useBulkActions.js';
import { toStatusTarget } from './status-target.js';
import { DOSSIER_LIST_TEXTS } from './texts.js';

interface RowActs {
  bulk: Pick<BulkActions, 'busy' | 'assignToSelf'>;
  statusChange: ReturnType<typeof useStatusChange>;
  postponement: ReturnType<typeof usePostponement>;
}

/** What the letters do with the row that has the focus; a refusal is told as the server would. */
export function useRowActions(
  state: OfficeList,
  { bulk, statusChange, postponement }: RowActs,
): readonly ListRowAction<DossierListItemDto>[] {
  const { validateBulkAction, settings } = useRules();
  const alerts = useAlerts();
  const whenAllowed =
    (
      findRefusal: (row: NonNullable<ReturnType<typeof toBulkRow>>) => string | null,
      run: (dossier: DossierListItemDto, status: StatusCode) => void,
    ) =>
    (dossier: DossierListItemDto) => {
      const row = toBulkRow(dossier);
      if (statusChange.busy || postponement.busy || bulk.busy !== null || row === null) return;
      const refusal = findRefusal(row);
      if (refusal === null) run(dossier, row.status);
      else alerts.error(DOSSIER_LIST_TEXTS.refused(dossier.id, refusal));
    };
  const changeTo = (action: BulkAction, to: StatusCode) =>
    whenAllowed(
      (row) => validateBulkAction(action, row),
      (dossier, status) => statusChange.request(toStatusTarget(dossier, status), to),
    );
  const take: ListRowAction<DossierListItemDto> = {
    key: 'P',
    label: DOSSIER_LIST_TEXTS.takeFocused,
    run: whenAllowed(
      (row) => validateBulkAction('take', row),
      ({ id }) => void bulk.assignToSelf([id]),
    ),
  };
  // Processed dossiers are past acceptance, corrections and waiting.
  if (state !== 'RECEIVED') return [take];
  return [
    { key: 'A', label: DOSSIER_LIST_TEXTS.acceptFocused, run: changeTo('accept', 'ACCEPTED') },
    {
      key: 'C',
      label: DOSSIER_LIST_TEXTS.returnFocused,
      run: changeTo('return', 'WAITING'),
    },
    {
      key: 'H',
      label: DOSSIER_LIST_TEXTS.postponeFocused,
      run: whenAllowed(
        ({ status }) => validatePostponable(status, settings),
        ({ id, revision, client }) =>
          postponement.request([{ id, revision, subject: formatSubject({ id, client }) }]),
      ),
    },
    take,
  ];
}
