/** What the lists of sent and processed dossiers say, and what every list of a fitter shares. */
export const OWNER_LIST_TEXTS = {
  search: 'Cerca per numero, cliente o codice CPID',
  filterByService: 'Filtra per servizio',
  allServices: 'Tutti i servizi',
  serviceFilter: (service: string) => `Servizio: ${service}`,
  noClient: 'Cliente da indicare',
  cardLine: (id: number, service: string) => `n. ${id} · ${service || 'Servizio da scegliere'}`,
  service: 'Servizio',
  noService: 'Da scegliere',
  sentOn: 'Inviata il',
  status: 'Stato',
  operator: 'Operatore di riferimento',
  open: 'Apri',
  download: 'Scarica documenti',
  downloadChosen: 'Scarica i documenti',
  duplicate: 'Duplica',
  theDossier: 'la pratica',
  chooseAll: 'Scegli tutte le pratiche della pagina',
  chosen: { one: 'pratica scelta', many: 'pratiche scelte' },
  sent: {
    title: 'Pratiche inviate',
    subtitle: 'Le pratiche che stiamo verificando o lavorando.',
    empty: {
      title: 'Nessuna pratica inviata',
      text: 'Le pratiche inviate restano qui finché non le trasmettiamo a ENEA. Per inviarne una, completa una bozza.',
      action: 'Vai alle bozze',
    },
  },
  processed: {
    title: 'Pratiche elaborate',
    subtitle: 'Le pratiche trasmesse a ENEA e quelle completate, con i loro documenti.',
    empty: {
      title: 'Nessuna pratica elaborata',
      text: 'Qui arrivano le pratiche trasmesse a ENEA, con la ricevuta da scaricare.',
      action: 'Vedi le pratiche inviate',
    },
  },
} as const;
