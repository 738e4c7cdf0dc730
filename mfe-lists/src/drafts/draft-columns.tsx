import type { DossierListItemDto } from '@pratiche/api';
import { Button, DateText, DeadlineLight } from '@pratiche/ui';
import { numberColumn, type DossierColumn } from '@pratiche/ui/lists';
import { clientColumn, serviceColumn } from '../shared/dossier-columns.js';
import { returnReasonLabel } from './ReturnReasonDialog.js';

export const createDraftColumns = (
  onReason: (dossier: DossierListItemDto) => void,
): readonly DossierColumn[] => [
  numberColumn,
  {
    key: 'created',
    title: 'Creata il',
    sortable: true,
    width: 112,
    render: ({ created }) => <DateText value={created} />,
  },
  clientColumn,
  serviceColumn,
  {
    key: 'deadlineDate',
    title: 'Da inviare entro',
    sortable: true,
    width: 170,
    render: ({ deadlineDate }) => <DeadlineLight deadline={deadlineDate} hasLegalDay />,
  },
  {
    key: 'rejectReason',
    title: 'Segnalazioni',
    width: 176,
    below: 'deadlineDate',
    render: (dossier) =>
      dossier.rejectReason === null ? (
        <span className="pr-muted">Nessuna</span>
      ) : (
        <Button danger type="primary" size="small" onClick={() => onReason(dossier)}>
          {returnReasonLabel(dossier)}
        </Button>
      ),
  },
];
