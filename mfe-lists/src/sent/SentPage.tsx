import { numberColumn, operatorColumn, type DossierColumn } from '@pratiche/ui/lists';
import {
  clientColumn,
  deadlineColumn,
  sentDateColumn,
  serviceColumn,
  statusColumn,
} from '../shared/dossier-columns.js';
import { ReadOnlyDossiersPage } from '../shared/ReadOnlyDossiersPage.js';

const COLUMNS: readonly DossierColumn[] = [
  numberColumn,
  sentDateColumn,
  clientColumn,
  serviceColumn,
  { ...operatorColumn, title: 'Operatore di riferimento', below: 'status' },
  deadlineColumn,
  statusColumn,
];

const EMPTY = {
  title: 'Nessuna pratica inviata',
  text: 'Le pratiche inviate restano qui finché non le trasmettiamo a ENEA. Per inviarne una, completa una bozza.',
  action: 'Vai alle bozze',
  to: '/modules/drafts',
};

export const SentPage = () => (
  <ReadOnlyDossiersPage
    state="PROCESSING"
    title="Pratiche inviate"
    subtitle="Le pratiche in verifica o in lavorazione presso i nostri operatori."
    columns={COLUMNS}
    empty={EMPTY}
  />
);
