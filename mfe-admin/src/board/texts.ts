import { formatCount, type StatusCode } from '@pratiche/domain';

/** What the figures of the board say. */
export const FIGURE_TEXTS = {
  unread: 'Con messaggi da leggere',
  postponed: 'Rimandate',
  postponedHint: 'A un altro giorno o fino alla risposta',
  today: 'Da fare oggi',
  calm: 'Niente è in scadenza e ogni pratica ha chi la segue.',
  oldest: 'In attesa da più tempo',
  figures: 'Le altre cifre',
  zeros: 'Niente da fare',
  own: 'In carico a me',
  ownAtRisk: 'Mie in scadenza',
  ownAtRiskHint: 'Entro 14 giorni o scadute',
  unassigned: 'Da assegnare',
  unassignedHint: 'Nessuno le ha in carico',
  past: 'Scadute',
  pastHint: 'Termine di invio superato',
  threeDays: 'Scadono entro 3 giorni',
  threeDaysHint: 'Da inviare subito a ENEA',
  fourteenDays: 'Scadono tra 4 e 14 giorni',
  fourteenDaysHint: 'Da programmare',
  transfers: 'Bonifici da confermare',
  transfersHint: 'Clienti che aspettano i crediti',
  contracts: 'Contratti da verificare',
  contractsHint: 'Chi li ha firmati non può lavorare',
  registrations: 'Registrazioni da guardare',
  oneRegistration: 'Aspetta che tu scelga quale tenere',
  someRegistrations: 'Aspettano che tu scelga quali tenere',
};

/** Those of the other list are not in the number, which opens the list it counts. */
export function describeUnread(elaborated: number): string {
  if (elaborated > 0) return `Oltre a ${formatCount(elaborated, 'elaborata', 'elaborate')}`;
  return 'L’installatore aspetta una risposta';
}

/** What the work board says, in one place to proofread. */
export const BOARD_TEXTS = {
  title: 'Quadro di lavoro',
  updatedAt: (time: string) => `Situazione alle ${time}, aggiornata ogni minuto.`,
  subtitle: 'Che cosa aspetta, di chi è, che cosa scade.',
  openDossiers: 'Pratiche aperte per stato e attesa',
  status: 'Stato',
  total: 'Totale',
  countInAll: (status: string) => `${status}, in tutto`,
  operatorLoad: 'Pratiche aperte per operatore',
  unassigned: 'Da assegnare',
  openOf: (operator: string) => `pratiche aperte, ${operator}`,
  weekly: 'Andamento settimanale',
  runningWeek: 'Settimana in corso',
  seeNumbers: 'Vedi i numeri',
  aboutNumbers:
    'Ogni cifra conta i passaggi di stato della settimana, anche più d’uno della stessa pratica, e ne apre l’elenco.',
  weeklyNumbers: 'Numeri dell’andamento settimanale',
  weekBegins: 'Settimana del',
  running: ' (in corso)',
  countOfWeek: (what: string, day: string) => `${what}, settimana del ${day}`,
  rowNoun: { one: 'riga', many: 'righe' },
  noDossier: 'Nessuna pratica',
  noDossierText: 'Con questi criteri il quadro non conta nulla.',
  number: 'N.',
  client: 'Cliente',
  dossier: (id: number) => `Pratica ${id}`,
  returned: 'Tornata all’installatore',
  company: 'Azienda',
  service: 'Servizio',
  operator: 'Operatore',
} as const;

/** What the times and corrections of the board say. */
export const PERFORMANCE_TEXTS = {
  title: (days: number) => `Tempi e correzioni degli ultimi ${days} giorni`,
  noneSince: (day: string) => `Nessuna pratica ricevuta dal ${day}.`,
  halfWithin: 'Una su due è completata',
  ninthWithin: '9 su 10 sono completate',
  returned: 'Rimandate in correzione',
  countReturned: 'tornate in correzione',
  about: (day: string) =>
    `Pratiche ricevute dal ${day}; i giorni vanno dall’ultimo invio al completamento.`,
  byService: 'Per servizio',
  byOperator: 'Per operatore',
  skips: 'Motivi dei salti',
  countSkipped: (reason: string) => `saltate, ${reason}`,
  name: 'Nome',
  received: 'Ricevute',
  inCorrection: 'In correzione',
  completed: 'Completate',
  half: 'Una su due',
  ninth: '9 su 10',
  countReceivedOf: (name: string) => `ricevute, ${name}`,
  countReturnedOf: (name: string) => `tornate in correzione, ${name}`,
  countCompletedOf: (name: string) => `completate, ${name}`,
  reasons: 'Perché tornano indietro',
  service: 'Servizio',
  all: 'Tutti',
  operator: 'Operatore',
  otherReasons: 'Altri motivi',
  seeOthers: 'Vedi quali',
  noRequest: 'Nessuna richiesta di correzioni.',
  countRequests: (reason: string) => `richieste, ${reason}`,
  ofNobody: 'Senza operatore',
  account: (id: number) => `Account ${id}`,
} as const;

/** How long the steps of the way take. */
export const STEP_TEXTS = {
  title: 'Quanto dura ogni passaggio',
  about:
    'Il tempo entro cui finisce la metà dei passaggi cominciati in questi giorni, contando anche notti e giorni festivi.',
  measured: (total: number) => `su ${formatCount(total, 'passaggio', 'passaggi')}`,
  byOperator: 'Passaggi per operatore',
  name: 'Nome',
} as const;

/** Who must act next. */
export const WAITING_FOR_TEXTS = {
  title: 'Chi deve muoversi ora',
  office: 'Ufficio',
  unassigned: 'Da assegnare',
  officeLater: 'Rimandate a un altro giorno',
  fitter: 'Installatore',
  corrections: 'Deve correggere',
  answer: 'Deve rispondere',
  customer: 'Cliente',
  customerPart: 'Deve finire la sua parte, tra quelle da correggere',
  enea: 'ENEA',
  receipt: 'Manca la ricevuta',
} as const;

/** What the figures of the months say. */
export const MONTHS_TEXTS = {
  title: 'Andamento',
  subtitle: 'Pratiche, ricavi, crediti e installatori attivi degli ultimi dodici mesi.',
  revenue: 'Ricavi senza IVA',
  export: 'Esporta in Excel',
  exportFailed: 'Errore Esportazione',
  table: 'Mese per mese',
  month: 'Mese',
  received: 'Ricevute',
  filed: 'Inviate a ENEA',
  completed: 'Completate',
  activeInstallers: 'Installatori attivi',
  creditsSold: 'Crediti ricaricati',
  creditsUsed: 'Crediti usati',
  running: ' (in corso)',
  inAll: 'In tutto',
} as const;

/**
 * Next task for a dossier in each status; the work board counts only those of the received list.
 */
export const SHORT_STATUS_LABELS: Readonly<Record<StatusCode, string>> = {
  DRAFT: 'in bozza',
  SENT: 'da verificare',
  WAITING: 'in correzione',
  REJECTED: 'rifiutate',
  ACCEPTED: 'da inviare a ENEA',
  SENTTOENEA: 'da completare',
  SELLED: 'completate',
};

/** Names of the series and descriptions for screen readers of the charts. */
export const CHART_TEXTS = {
  received: 'Ricevute',
  filed: 'Inviate a ENEA',
  completed: 'Completate',
  barsOf: (weeks: number) =>
    `Pratiche ricevute, inviate a ENEA e completate nelle ultime ${weeks} settimane; i numeri sono nella tabella che segue.`,
  weekOf: (day: string, isRunning: boolean) =>
    `Settimana del ${day}${isRunning ? ' (in corso)' : ''}`,
  revenue: 'Ricavi',
  revenueBars: 'Ricavi senza IVA degli ultimi dodici mesi; i numeri sono nella tabella che segue.',
} as const;
