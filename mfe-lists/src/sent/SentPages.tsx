import { cpidColumn, numberColumn, operatorColumn, type DossierColumn } from '@pratiche/ui/lists';
import {
  clientColumn,
  deadlineColumn,
  sentDateColumn,
  serviceColumn,
  statusColumn,
} from '../shared/dossier-columns.js';
import { ReadOnlyDossiersPage } from '../shared/ReadOnlyDossiersPage.js';
import { OWNER_LIST_TEXTS as TEXTS } from '../shared/texts.js';

const FIRST_COLUMNS = [numberColumn, sentDateColumn, clientColumn, serviceColumn];

const SENT_COLUMNS: readonly DossierColumn[] = [
  ...FIRST_COLUMNS,
  { ...operatorColumn, title: TEXTS.operator, width: 136, below: 'status' },
  deadlineColumn,
  statusColumn,
];

const ELABORATED_COLUMNS: readonly DossierColumn[] = [
  ...FIRST_COLUMNS,
  cpidColumn,
  deadlineColumn,
  statusColumn,
];

const SENT_EMPTY = { ...TEXTS.sent.empty, to: '/modules/drafts' };

export const SentPage = () => (
  <ReadOnlyDossiersPage
    state="PROCESSING"
    title={TEXTS.sent.title}
    subtitle={TEXTS.sent.subtitle}
    columns={SENT_COLUMNS}
    empty={SENT_EMPTY}
  />
);

const ELABORATED_EMPTY = { ...TEXTS.processed.empty, to: '/modules/sent' };

export const ElaboratePage = () => (
  <ReadOnlyDossiersPage
    state="ELABORATED"
    title={TEXTS.processed.title}
    subtitle={TEXTS.processed.subtitle}
    columns={ELABORATED_COLUMNS}
    empty={ELABORATED_EMPTY}
  />
);
