/** What the home page says, in one place to proofread. */
export const HOME_TEXTS = {
  tabTitle: (brand: string) => `${brand} · Le pratiche ENEA degli infissi`,
  pricesTabTitle: (brand: string) => `${brand} · Quanto costa`,
  promise: 'Le pratiche ENEA dei tuoi infissi, senza pensieri.',
  lead: 'Dalla misura in cantiere alla ricevuta ENEA. Niente in ritardo, niente di sbagliato, niente scritto due volte.',
  toPortal: 'Vai al portale',
  register: 'Registrati gratis',
  login: 'Ho già un account',
  lowestPrice: (euro: string) =>
    `Da ${euro} + IVA a pratica Ecobonus: paghi solo quelle che invii.`,
  forWhom: 'Per chi è',
  people: [
    {
      title: 'Serramentisti e rivenditori',
      text: 'Finestre, porte finestre, persiane, tapparelle e tende da sole: prepari la pratica mentre fai il lavoro, dal telefono o dall’ufficio.',
    },
    {
      title: 'I tuoi clienti',
      text: 'Ricevono un link, completano i propri dati in cinque minuti e alla fine hanno la ricevuta che serve per la detrazione.',
    },
    {
      title: 'Tre agevolazioni',
      text: 'Ecobonus, Bonus Casa e Bonus Sicurezza. Controlliamo i limiti di legge riga per riga, con la fonte accanto.',
    },
  ],
  howItWorks: 'Come funziona, in tre passi',
  steps: [
    {
      title: 'Registri l’azienda',
      text: 'Dati, documento e contratto firmato. Verifichiamo il contratto e ti scriviamo appena è pronto. Registrarsi non costa nulla.',
    },
    {
      title: 'Prepari la pratica',
      text: 'Parti dalla fattura elettronica o dal telefono in cantiere. Il portale compila quello che sa e dice subito che cosa manca.',
    },
    {
      title: 'Invii, al resto pensiamo noi',
      text: 'Un operatore controlla, trasmette a ENEA e ti restituisce la ricevuta. Se serve una correzione lo sai in tempo, e i crediti tornano.',
    },
  ],
  manual: 'Leggi il manuale, con le immagini di ogni pagina',
  pictures: 'Il portale, com’è davvero',
  fitterPicture: 'La tua giornata: che cosa fare oggi, le scadenze, le ultime pratiche.',
  clientPicture: 'Il tuo cliente: un link, cinque minuti, dal telefono.',
  prices: 'Quanto costa',
  pricesLead:
    'Nessun canone: compri crediti e li usi quando invii una pratica. Se torna indietro, i crediti tornano con lei.',
  nothingOnSale: 'Al momento non ci sono pacchetti in vendita: scrivici per saperne di più.',
  closed: (until: string | null) =>
    `Gli acquisti sono sospesi${until === null ? '' : ` fino al ${until}`}: intanto puoi registrarti e preparare le pratiche.`,
  pricesNote: 'Prezzi senza IVA, come sono oggi. Il costo esatto lo vedi prima di ogni invio.',
  dearerQuestion: 'Quando una pratica costa di più?',
  dearer:
    'Con schermature o chiusure oscuranti l’Ecobonus richiede anche un calcolo energetico; insieme ai serramenti le pratiche sono due.',
  buy: 'Acquista',
  registerAndBuy: 'Registrati e acquista',
  anEcobonusDossier: 'a pratica Ecobonus',
  oneCredit: 'Un credito',
  package: 'Pacchetto',
  withVat: 'con IVA',
  owner: 'Chi c’è dietro',
  noOwner: 'Il gestore del portale non ha ancora indicato i propri dati.',
  vat: (number: string) => `Partita IVA ${number}`,
  beforeAnyDocument: 'Prima di darci un documento',
  pec: (address: string) => `PEC ${address}`,
  read: 'Leggi',
  privacy: 'come trattiamo i dati',
  andThe: 'e le ',
  terms: 'condizioni del servizio',
  documentsUse: '. I documenti servono solo per il contratto e per le tue pratiche.',
  ecobonus: 'Pratica Ecobonus',
  bonusCasa: 'Pratica Bonus Casa o Sicurezza',
  energyCalculation: 'Calcolo energetico',
  anyCredits: 'Quanti crediti vuoi, anche uno solo',
  inCredits: (credits: string) => ` (${credits})`,
} as const;
