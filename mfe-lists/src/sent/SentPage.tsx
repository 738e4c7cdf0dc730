import { numberColumn, operatorColumn, type DossierColumn } from '@pratiche/ui/lists';
import {
  clientColumn,
  deadlineColumn,
  sentDateColumn,
  serviceColumn,
  statusColumn,
} from '../shared/dossier-columns.js';
import { ReadOnlyDossiersPage } from '../shared/ReadOnlyDossiersPage.js';
import { OWNER_LIST_TEXTS as TEXTS } from '../shared/texts.js';

const COLUMNS: readonly DossierColumn[] = [
  numberColumn,
  sentDateColumn,
  clientColumn,
  serviceColumn,
  { ...operatorColumn, title: TEXTS.operator, width: 136, below: 'status' },
  deadlineColumn,
  statusColumn,
];

const EMPTY = { ...TEXTS.sent.empty, to: '/modules/drafts' };

export const SentPage = () => (
  <ReadOnlyDossiersPage
    state="PROCESSING"
    title={TEXTS.sent.title}
    subtitle={TEXTS.sent.subtitle}
    columns={COLUMNS}
    empty={EMPTY}
  />
);
