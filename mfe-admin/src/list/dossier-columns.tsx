import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { DateText } from '@pratiche/ui';
import { cpidColumn, numberColumn, type DossierColumn } from '@pratiche/ui/lists';
import { listAttentionMarks } from './cells/attention-marks.js';
import { ClientLink } from './cells/ClientLink.js';
import { DeadlineCell } from './cells/DeadlineCell.js';
import { OperatorCell } from './cells/OperatorCell.js';
import { StatusCell } from './cells/StatusCell.js';
import type { AdminDossierList } from './useAdminDossierList.js';
import { DOSSIER_LIST_TEXTS } from './texts.js';

const DASH = <span className="pr-muted">–</span>;

const companyColumn: DossierColumn = {
  key: 'businessName',
  title: DOSSIER_LIST_TEXTS.company,
  sortable: true,
  least: 152,
  rank: 12,
  render: ({ businessName }) => businessName ?? DASH,
};

const serviceColumn: DossierColumn = {
  key: 'serviceType',
  title: DOSSIER_LIST_TEXTS.service,
  sortable: true,
  // Shares what is left, so that no name is cut while there is room.
  least: 96,
  rank: 24,
  render: ({ serviceType }) => getChoiceLabel(SERVICE_TYPES, serviceType) || DASH,
};

const dateColumn = (
  key: 'receivedDate' | 'completedDate',
  title: string,
  rank: number,
  width = 98,
): DossierColumn => ({
  key,
  title,
  sortable: true,
  width,
  rank,
  render: (dossier) => <DateText value={dossier[key]} />,
});

const deadlineColumn: DossierColumn = {
  key: 'deadlineDate',
  title: DOSSIER_LIST_TEXTS.deadline,
  sortable: true,
  width: 136,
  rank: 10,
  render: (dossier) => <DeadlineCell {...dossier} />,
};

const attentionColumn: DossierColumn = {
  key: 'attention',
  title: DOSSIER_LIST_TEXTS.attention,
  least: 108,
  rank: 14,
  render: (dossier) => {
    const marks = listAttentionMarks(dossier);
    return marks.length === 0 ? (
      DASH
    ) : (
      <span className="ad-attention" title={marks.join(' · ')}>
        {listAttentionMarks(dossier, 'short').join(' · ')}
      </span>
    );
  },
};

type CellParts = Pick<AdminDossierList, 'statusChange' | 'bulk' | 'rememberPlace'>;

const actingColumns = ({
  statusChange,
  bulk,
  rememberPlace,
}: CellParts): Record<'client' | 'operator' | 'status', DossierColumn> => ({
  client: {
    key: 'client',
    title: DOSSIER_LIST_TEXTS.client,
    sortable: true,
    priority: 1,
    least: 120,
    render: (dossier) => <ClientLink dossier={dossier} onOpen={rememberPlace} />,
  },
  operator: {
    key: 'operatoreName',
    title: DOSSIER_LIST_TEXTS.operator,
    sortable: true,
    width: 136,
    rank: 18,
    render: (dossier) => <OperatorCell dossier={dossier} bulk={bulk} />,
  },
  status: {
    key: 'status',
    title: DOSSIER_LIST_TEXTS.status,
    sortable: true,
    width: 166,
    rank: 1,
    render: (dossier) => <StatusCell dossier={dossier} change={statusChange} />,
  },
});

/** Columns of "Pratiche da elaborare". */
export function createReceivedColumns(parts: CellParts): DossierColumn[] {
  const { client, operator, status } = actingColumns(parts);
  return [
    numberColumn,
    client,
    companyColumn,
    serviceColumn,
    dateColumn('receivedDate', DOSSIER_LIST_TEXTS.receivedOn, 15),
    deadlineColumn,
    operator,
    attentionColumn,
    status,
  ];
}

/** Columns of "Pratiche elaborate". */
export function createCompletedColumns(parts: CellParts): DossierColumn[] {
  const { client, operator, status } = actingColumns(parts);
  return [
    numberColumn,
    client,
    companyColumn,
    serviceColumn,
    { ...cpidColumn, width: 150, rank: 16 },
    dateColumn('receivedDate', DOSSIER_LIST_TEXTS.receivedOn, 22),
    dateColumn('completedDate', DOSSIER_LIST_TEXTS.completedOn, 11, 116),
    operator,
    attentionColumn,
    status,
  ];
}
