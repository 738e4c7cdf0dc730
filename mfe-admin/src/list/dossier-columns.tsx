import type { DossierListItemDto } from '@pratiche/api';
import { isStatusCode } from '@pratiche/domain';
import {
  createClientColumn,
  createDeadlineColumn,
  DateText,
  StatusBar,
  StatusSelect,
  type DossierColumn,
} from '@pratiche/ui';
import type { AdminDossierList } from './useAdminDossierList.js';

export const clientColumn = createClientColumn('Non indicato');
export const deadlineColumn = createDeadlineColumn('receivedDate');

export const companyColumn: DossierColumn = {
  key: 'businessName',
  title: 'Azienda',
  sortable: true,
  below: 'client',
  render: ({ businessName }) => businessName ?? <span className="pr-muted">–</span>,
};

export const receivedDateColumn: DossierColumn = {
  key: 'receivedDate',
  title: 'Ricevuta il',
  sortable: true,
  width: 96,
  render: ({ receivedDate }) => <DateText value={receivedDate} />,
};

export const progressColumn: DossierColumn = {
  key: 'status',
  title: 'Avanzamento',
  sortable: true,
  width: 120,
  render: ({ status }) => <StatusBar status={status} />,
};

/** Label of a dossier for users. */
const dossierLabel = ({ id, client }: DossierListItemDto): string =>
  `Pratica ${id}${client && ` · ${client}`}`;

export const createStatusChangeColumn = ({
  request,
  pending,
  busy,
}: AdminDossierList['statusChange']): DossierColumn => ({
  key: 'changeStatus',
  title: 'Cambia stato',
  width: 148,
  below: 'status',
  render: (dossier) => {
    const { code } = dossier.status;
    if (!isStatusCode(code)) return dossier.status.name;
    const mine = pending?.target.id === dossier.id ? pending.to : null;
    // A double click on the selector is for the selector, not for the row.
    return (
      <span onDoubleClick={(event) => event.stopPropagation()}>
        <StatusSelect
          status={code}
          pending={mine}
          busy={busy && mine !== null}
          label={`Stato della pratica ${dossier.id}`}
          onRequest={(to) =>
            request({ id: dossier.id, status: code, subject: dossierLabel(dossier) }, to)
          }
        />
      </span>
    );
  },
});
