import { formatCount, selectPlural } from '@pratiche/domain';

/** What the dashboard says, in one place to proofread. */
export const DASHBOARD_TEXTS = {
  newDossier: 'Nuova pratica',
  today: 'Da fare oggi',
  otherDossiers: (more: number) =>
    selectPlural(more, 'Ancora una pratica', `Altre ${more} pratiche`),
  nearDeadline: 'In scadenza',
  correctionBegun: 'Correzione iniziata',
  documentsMissing: (missing: number, asked: number) =>
    selectPlural(
      missing,
      `Manca 1 documento su ${asked}`,
      `Mancano ${missing} documenti su ${asked}`,
    ),
  correct: 'Correggi',
  mended: {
    open: null,
    'points-changed': 'Punti segnalati cambiati',
    changed: 'Corretta: da inviare',
  },
  toReview: 'Rileggi e invia',
  rejectReason: (reason: string) => `«${reason}»`,
  goOn: 'Continua',
  openDossier: (verb: string, id: number) => `${verb} la pratica ${id}`,
  drafts: 'Pratiche caricate in bozza',
  nearDeadlines: (count: number) => `${count} in scadenza`,
  staleDrafts: (count: number) =>
    formatCount(count, 'ferma da più di un mese', 'ferme da più di un mese'),
  draftsToSend: 'Da completare e inviare',
  sent: 'Pratiche inviate',
  usualDays: (days: number) => `Di solito ${formatCount(days, 'giorno', 'giorni')} fino a ENEA`,
  beingWorkedOn: 'In lavorazione da noi',
  completed: 'Pratiche elaborate',
  filed: 'Trasmesse a ENEA',
  completedThisYear: (count: number, year: string) =>
    `${formatCount(count, 'completata', 'completate')} nel ${year}`,
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
  noLatest: 'Le altre pratiche compariranno qui.',
  startFromInvoice: 'Parti dalla fattura',
  startFromInvoiceText:
    'Carica la fattura elettronica (XML, P7M o ZIP): cliente, prodotti e spese si compilano da soli.',
  invoiceFiles: 'Fatture elettroniche',
  howItWorks: 'Come funziona',
  fromInvoice: 'Dalla fattura alla pratica',
  understood: 'Ho capito',
  aboutInvoice:
    'Al primo passo di una pratica carichi la fattura elettronica: prima di confermare vedi che cosa cambia, e puoi sempre modificare i dati.',
  aboutXml:
    'Il software di esportazione per la fatturazione è un programma a parte: legge le fatture e crea un file XML con i dati del cliente, dell’immobile e dei prodotti. Importi anche quello al primo passo: misure, trasmittanze e spese le trovi già scritte.',
  buy: 'Acquista servizio',
  buyText: 'I pacchetti di crediti a confronto, e quanto costa ogni pratica.',
  toPackages: 'Vai ai pacchetti',
  tabTitle: 'Home',
  noClient: 'Cliente da indicare',
  dossier: (id: number) => `, pratica ${id}`,
  number: (id: number) => `n. ${id}`,
  firstSteps: 'Tre passi per la prima pratica',
  createDossier: 'Crea la pratica',
  createDossierText:
    'Scegli il servizio e inserisci i dati: la bozza si salva da sola a ogni passo.',
  uploadDocuments: 'Carica i documenti',
  uploadDocumentsText:
    'Fatture, documento d’identità e dichiarazioni: ti diciamo quali servono, e puoi anche fotografarli.',
  checkAndSend: 'Controlla e invia',
  checkAndSendText:
    'Vedi il costo voce per voce prima di inviare; alla trasmissione a ENEA pensiamo noi.',
  creditsNeeded: 'Servono crediti: ai pacchetti',
  pendingTransfers: 'Bonifici in attesa di conferma',
  hello: (name: string) => `Ciao ${name}`,
  helloNothing: (name: string) => `Ciao ${name}, oggi niente di urgente`,
  helloThings: (name: string, count: number) =>
    `Ciao ${name}, oggi hai ${count === 1 ? 'una cosa' : formatCount(count, 'cosa', 'cose')} da fare`,
} as const;
