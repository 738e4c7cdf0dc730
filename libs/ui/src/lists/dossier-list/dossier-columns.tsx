import type { DossierListItemDto } from '@pratiche/api';
import { ENEA_FILINGS, STATUSES } from '@pratiche/domain';
import { DeadlineLight, MessageBadges } from '@pratiche/ui';
import { Link } from 'react-router';
import { DoubtBadge } from './DoubtBadge.js';
import { toDraftPath } from './draft-path.js';
import type { Column } from '../table/table.types.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

export type DossierColumn = Column<DossierListItemDto>;

export const numberColumn: DossierColumn = {
  key: 'id',
  title: TEXTS.number,
  sortable: true,
  priority: 1,
  width: 56,
  align: 'end',
  render: ({ id }) => <span className="pr-number">{id}</span>,
};

/**
 * The client, who leads to the dossier as its button does, over what waits in it. A draft with doubts
 * opens at its review, which says them; of what was sent its owner can change nothing.
 * @param placeholder shown for a client without a name
 */
export const createClientColumn = (placeholder: string): DossierColumn => ({
  key: 'client',
  title: TEXTS.customer,
  sortable: true,
  priority: 1,
  render: (dossier) => {
    const doubts = STATUSES[dossier.status.code].isOpen ? dossier.doubts : 0;
    return (
      <Link className="pr-row-link" to={toDraftPath(dossier.id, doubts)}>
        <span
          className={dossier.client ? 'pr-row-name' : 'pr-row-name pr-muted'}
          title={dossier.client}
        >
          {dossier.client || placeholder}
        </span>
        <span className="pr-row-marks">
          <MessageBadges unread={dossier.unreadMessages} openRequests={dossier.openRequests} />{' '}
          <DoubtBadge count={doubts} />
        </span>
      </Link>
    );
  },
});

export const operatorColumn: DossierColumn = {
  key: 'operatoreName',
  title: TEXTS.operator,
  sortable: true,
  render: ({ operatoreName }) =>
    operatoreName ?? <span className="pr-muted">{TEXTS.unassigned}</span>,
};

/** What ENEA gave for each declaration of the dossier. */
export const cpidColumn: DossierColumn = {
  key: 'cpids',
  title: TEXTS.cpid,
  below: 'client',
  render: ({ cpids }) =>
    cpids.length === 0 ? (
      <span className="pr-muted">–</span>
    ) : (
      cpids.map(({ filing, cpid }) => (
        <span key={filing} className="pr-cpid" title={ENEA_FILINGS[filing].label}>
          {cpid}
        </span>
      ))
    ),
};

/** Until when the dossier has to be filed. */
export const createDeadlineColumn = (below: string): DossierColumn => ({
  key: 'deadlineDate',
  title: TEXTS.deadline,
  sortable: true,
  below,
  render: ({ deadlineDate, status }) => (
    <DeadlineLight deadline={deadlineDate} status={status.code} hasLegalDay />
  ),
});
