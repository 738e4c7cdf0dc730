import type { DossierListItemDto } from '@pratiche/api';
import { Button, DateText, DeadlineLight } from '@pratiche/ui';
import { numberColumn, type DossierColumn } from '@pratiche/ui/lists';
import { clientColumn, serviceColumn } from '../shared/dossier-columns.js';
import { returnReasonLabel } from './ReturnReasonDialog.js';
import { DRAFTS_TEXTS as TEXTS } from './texts.js';

export const createDraftColumns = (
  onReason: (dossier: DossierListItemDto) => void,
): readonly DossierColumn[] => [
  numberColumn,
  {
    key: 'created',
    title: TEXTS.created,
    sortable: true,
    width: 112,
    render: ({ created }) => <DateText value={created} />,
  },
  clientColumn,
  serviceColumn,
  {
    key: 'deadlineDate',
    title: TEXTS.sendBy,
    sortable: true,
    render: ({ deadlineDate }) => <DeadlineLight deadline={deadlineDate} hasLegalDay />,
  },
  {
    key: 'rejectReason',
    title: TEXTS.marks,
    width: 176,
    below: 'deadlineDate',
    render: (dossier) =>
      dossier.rejectReason === null ? (
        <span className="pr-muted">
          <span aria-hidden="true">—</span>
          <span className="pr-visually-hidden">{TEXTS.noMark}</span>
        </span>
      ) : (
        <>
          <Button danger type="primary" size="small" onClick={() => onReason(dossier)}>
            {returnReasonLabel(dossier)}
          </Button>
          <div>{TEXTS.mended[dossier.returnProgress ?? 'open']}</div>
        </>
      ),
  },
];
