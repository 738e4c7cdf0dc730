import { cpidColumn, numberColumn, type DossierColumn } from '@pratiche/ui/lists';
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
  cpidColumn,
  deadlineColumn,
  statusColumn,
];

const EMPTY = { ...TEXTS.processed.empty, to: '/modules/sent' };

export const ElaboratePage = () => (
  <ReadOnlyDossiersPage
    state="ELABORATED"
    title={TEXTS.processed.title}
    subtitle={TEXTS.processed.subtitle}
    columns={COLUMNS}
    empty={EMPTY}
  />
);
