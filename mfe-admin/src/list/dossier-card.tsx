import type { DossierListItemDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { toDossierSearch } from '@pratiche/domain/working-day';
import type { RowCardContent } from '@pratiche/ui/lists';
import { listAttentionMarks } from './cells/attention-marks.js';
import { DeadlineCell } from './cells/DeadlineCell.js';
import { StatusCell } from './cells/StatusCell.js';
import { LIST_CARD_TEXTS as TEXTS, LIST_CELL_TEXTS } from './texts.js';
import type { AdminDossierList } from './useAdminDossierList.js';

/** A dossier on a phone: whose it is, where it stands and until when it has to be filed. */
export function toDossierCard(
  dossier: DossierListItemDto,
  { address, statusChange, rememberPlace }: AdminDossierList,
): RowCardContent {
  const { id, client, serviceType, businessName, operatoreName } = dossier;
  const marks = listAttentionMarks(dossier, 'short');
  return {
    to: `/administration/modules/edit/${id}${toDossierSearch(address) ?? ''}`,
    onOpen: () => rememberPlace(dossier),
    title: client || LIST_CELL_TEXTS.noClient,
    line: TEXTS.line(id, getChoiceLabel(SERVICE_TYPES, serviceType), businessName ?? ''),
    badge: <StatusCell dossier={dossier} change={statusChange} />,
    note: (
      <>
        <DeadlineCell {...dossier} />
        {marks.length > 0 && <span className="ad-attention"> · {marks.join(' · ')}</span>}
        {operatoreName !== null && <span className="pr-muted"> · {operatoreName}</span>}
      </>
    ),
  };
}
