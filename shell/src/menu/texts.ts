import { formatCount } from '@pratiche/domain';

/** The number beside an entry of the menu, for who cannot see its drawing. */
export const describeUnread = (count: number): string =>
  formatCount(count, 'pratica con messaggi da leggere', 'pratiche con messaggi da leggere');

/** What waits behind an entry of the menu, for who cannot see the number. */
export const WAITING_TEXTS = {
  dossiers: (count: number) => formatCount(count, 'in elenco', 'in elenco'),
  contracts: (count: number) =>
    formatCount(count, 'contratto da verificare', 'contratti da verificare'),
  registrations: (count: number) => formatCount(count, 'in attesa', 'in attesa'),
  transfers: (count: number) => formatCount(count, 'in attesa', 'in attesa'),
  mentions: (count: number) => formatCount(count, 'da leggere', 'da leggere'),
  failedJobs: (count: number) => formatCount(count, 'non riuscita', 'non riuscite'),
} as const;

/** Entries of the menu and their headings. */
export const MENU_TEXTS = {
  credits: 'Crediti',
  help: 'Aiuto',
  people: 'Persone',
  portal: 'Portale',
  home: 'Home',
  newDossier: 'Nuova pratica',
  drafts: 'Pratiche caricate in bozza',
  sent: 'Pratiche inviate',
  elaborated: 'Pratiche elaborate',
  buy: 'Acquista servizio',
  wallet: 'Portafoglio',
  documents: 'Documenti utili',
  support: 'Assistenza',
  received: 'Pratiche da elaborare',
  mentions: 'Note per me',
  board: 'Quadro di lavoro',
  months: 'Andamento',
  users: 'Utenti',
  registrations: 'Registrazioni da guardare',
  transfers: 'Bonifici da confermare',
  payments: 'Pagamenti',
  settings: 'Impostazioni',
  municipalities: 'Comuni e zone',
  mail: 'E-mail e lavori',
  audit: 'Registro attività',
  locked: (entry: string) => `${entry} (dal primo pacchetto)`,
} as const;
