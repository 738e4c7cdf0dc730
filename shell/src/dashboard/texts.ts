import { formatCount, selectPlural } from '@pratiche/domain';

/** What the dashboard says, in one place to proofread. */
export const DASHBOARD_TEXTS = {
  newDossier: 'Nuova pratica',
  today: 'Da fare oggi',
  otherDossiers: (more: number) =>
    selectPlural(more, 'Ancora una pratica', `Altre ${more} pratiche`),
  toCorrect: 'Da correggere',
  nearDeadline: 'In scadenza',
  correctionBegun: 'Correzione iniziata',
  documentsMissing: (missing: number, asked: number) =>
    selectPlural(
      missing,
      `Manca 1 documento su ${asked}`,
      `Mancano ${missing} documenti su ${asked}`,
    ),
  correct: 'Correggi',
  goOn: 'Continua',
  openDossier: (verb: string, id: number) => `${verb} la pratica ${id}`,
  drafts: 'Pratiche in bozza',
  nearDeadlines: (count: number) => `${count} in scadenza`,
  staleDrafts: (count: number) =>
    formatCount(count, 'ferma da più di un mese', 'ferme da più di un mese'),
  draftsToSend: 'Da completare e inviare',
  sent: 'Pratiche inviate',
  usualDays: (days: number) => `Di solito ${formatCount(days, 'giorno', 'giorni')} fino a ENEA`,
  beingWorkedOn: 'In lavorazione da noi',
  completed: 'Pratiche elaborate',
  filed: 'Trasmesse a ENEA',
  completedThisYear: (count: number, year: string) => `${count} nel ${year}`,
  moreThanLastYear: (count: number) => `▲ ${count} più di un anno fa`,
  fewerThanLastYear: (count: number) => `▼ ${count} meno di un anno fa`,
  asLastYear: 'come un anno fa',
  credits: 'Crediti residui',
  unknownCredits: 'n.d.',
  seePackages: 'Vedi i pacchetti',
  buyMore: 'Ricarica per inviare una pratica',
  affordable: (count: string, isOne: boolean) =>
    `≈ ${count} ${isOne ? 'pratica' : 'pratiche'} Ecobonus`,
  latest: 'Ultime pratiche',
  noLatest: 'Qui trovi le altre pratiche.',
  invoiceFiles: 'Fatture elettroniche',
  buy: 'Acquista servizio',
  buyText: 'I pacchetti di crediti a confronto, e quanto costa ogni pratica.',
  toPackages: 'Vai ai pacchetti',
} as const;
