import { cpidColumn, numberColumn, type DossierColumn } from '@pratiche/ui/lists';
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
  cpidColumn,
  deadlineColumn,
  statusColumn,
];

const EMPTY = {
  title: 'Nessuna pratica elaborata',
  text: 'Qui arrivano le pratiche trasmesse a ENEA, con la ricevuta da scaricare.',
  action: 'Vedi le pratiche inviate',
  to: '/modules/sent',
};

export const ElaboratePage = () => (
  <ReadOnlyDossiersPage
    state="ELABORATED"
    title="Pratiche elaborate"
    subtitle="Le pratiche trasmesse a ENEA e quelle completate, con i loro documenti."
    columns={COLUMNS}
    empty={EMPTY}
  />
);
