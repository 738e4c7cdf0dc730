export interface ContractClause {
  title: string;
  text: string;
  /** One a line; may be empty. */
  points: string;
}

/** Clauses of the built-in edition. */
export const CONTRACT_CLAUSES: readonly ContractClause[] = [
  {
    title: '1. Oggetto dell’incarico',
    text: 'Il Committente incarica il Fornitore di controllare e trasmettere a ENEA, tramite il portale, le pratiche relative agli interventi su serramenti, schermature solari e chiusure oscuranti eseguiti per i propri clienti (i Beneficiari), per le detrazioni Ecobonus, Bonus Casa e Bonus Sicurezza. Le pratiche per il Bonus Sicurezza si trasmettono a ENEA come Bonus Casa, dove la comunicazione è dovuta. Ogni pratica è affidata con il suo invio dal portale.',
    points: '',
  },
  {
    title: '2. Impegni del Committente',
    text: 'Il Committente:',
    points:
      'inserisce dati veri e completi e carica i documenti richiesti dal portale, di cui ha verificato la provenienza;\n' +
      'raccoglie da ogni Beneficiario l’incarico, la delega alla trasmissione e la presa visione dell’informativa, firmati, prima di inviare la pratica;\n' +
      'invia la pratica in tempo utile: la trasmissione a ENEA è dovuta entro 90 giorni dalla fine dei lavori e il portale accetta il primo invio fino all’84° giorno;\n' +
      'corregge senza ritardo la pratica che gli è rimandata;\n' +
      'custodisce le proprie credenziali e risponde dell’uso che ne viene fatto.',
  },
  {
    title: '3. Impegni e tempi del Fornitore',
    text: 'Il Fornitore:',
    points:
      'controlla la completezza formale della pratica entro 3 giorni lavorativi dall’invio e, se servono correzioni, le chiede indicandone il motivo;\n' +
      'trasmette a ENEA la pratica completa entro 5 giorni lavorativi dall’invio e comunque entro il termine di legge, se è stata inviata completa entro l’84° giorno; dopo una correzione appena possibile;\n' +
      'opera sul sito di ENEA per mezzo di una persona fisica nominata nella delega del Beneficiario, che agisce come intermediario;\n' +
      'mette a disposizione nel portale il codice CPID e la ricevuta di ogni trasmissione;\n' +
      'restituisce i crediti della pratica quando la rimanda al Committente per correzioni o la rifiuta.',
  },
  {
    title: '4. Corrispettivi e prezzi',
    text: 'Il servizio si paga con crediti prepagati, acquistati nei pacchetti e ai prezzi pubblicati nel portale al momento dell’acquisto. Il numero di crediti di ogni pratica è mostrato prima dell’invio. Prezzi e pacchetti possono cambiare: il cambiamento vale per gli acquisti successivi, mentre i crediti già acquistati si usano alle condizioni del loro acquisto. Non sono dovuti altri compensi, salvo accordo scritto.',
    points: '',
  },
  {
    title: '5. Responsabilità e limiti',
    text: 'Se per causa sua il Fornitore non trasmette entro il termine di legge una pratica inviata completa entro l’84° giorno, restituisce i crediti della pratica, cura senza compenso la remissione in bonis dove è ammessa, ne rimborsa la sanzione e risponde del danno. Il Fornitore non verifica sul luogo i lavori, non assevera né certifica i prodotti e non garantisce al Beneficiario il diritto alla detrazione, che dipende dai requisiti di legge e dalle verifiche dell’Amministrazione finanziaria. Non risponde delle interruzioni del sito di ENEA. Resta fermo quanto la legge non consente di escludere.',
    points: '',
  },
  {
    title: '6. Crediti prepagati alla fine del rapporto',
    text: 'Quando il rapporto finisce, per recesso dell’una o dell’altra parte o per altra causa, il Fornitore rimborsa entro 30 giorni i crediti acquistati e non usati, al prezzo pagato. I crediti restituiti da pratiche ancora in corso si rimborsano con gli altri. I crediti ricevuti in omaggio non si rimborsano.',
    points: '',
  },
  {
    title: '7. Protezione dei dati personali',
    text:
      'Per i dati dei Beneficiari il Committente è titolare del trattamento e nomina il Fornitore responsabile ai sensi dell’art. 28 del Regolamento (UE) 2016/679. Il trattamento ha per oggetto e per fine la preparazione, la trasmissione a ENEA e la conservazione delle pratiche, con mezzi elettronici, e dura quanto l’incarico e la conservazione. ' +
      'Riguarda i Beneficiari, chi li rappresenta e gli altri soggetti indicati nella pratica. I dati sono: anagrafici e di contatto, codice fiscale, documento d’identità, dati catastali e dell’immobile, titolo di possesso, lavori, prodotti, spese e pagamenti. Il Fornitore:',
    points:
      'tratta i dati solo su istruzione documentata del Committente (questo contratto e l’uso del portale lo sono), salvo obblighi di legge, e non li trasferisce fuori dallo Spazio economico europeo senza autorizzazione;\n' +
      'avverte subito il Committente se ritiene che un’istruzione violi il Regolamento o altre norme sulla protezione dei dati;\n' +
      'impiega persone autorizzate e tenute alla riservatezza e adotta le misure di sicurezza dell’art. 32;\n' +
      'può ricorrere ad altri responsabili, vincolati per scritto agli stessi obblighi, di cui risponde: ne tiene l’elenco a disposizione e comunica ogni cambiamento 30 giorni prima, perché il Committente possa opporsi;\n' +
      'assiste il Committente nelle richieste degli interessati e negli obblighi degli articoli da 32 a 36, e gli comunica ogni violazione dei dati senza ritardo e comunque entro 48 ore da quando ne viene a conoscenza;\n' +
      'mette a disposizione le informazioni che dimostrano il rispetto di questi obblighi e consente verifiche e ispezioni del Committente o di chi questi incarica, con un preavviso di 15 giorni;\n' +
      'conserva le pratiche completate {termine}, anche se il rapporto finisce prima: la conservazione fa parte dell’incarico, serve ai controlli ed è svolta come responsabile del trattamento; scaduto il termine le cancella;\n' +
      'alla fine del rapporto cancella o restituisce, a scelta del Committente, gli altri dati; le pratiche completate solo se il Committente lo chiede per scritto e da allora le conserva lui. Resta fermo quanto la legge impone di conservare.',
  },
  {
    title: '8. Durata e recesso',
    text: 'L’incarico decorre dalla verifica del contratto da parte del Fornitore ed è a tempo indeterminato. Ciascuna parte può recedere con comunicazione scritta e preavviso di 30 giorni; le pratiche già inviate sono portate a termine.',
    points: '',
  },
  {
    title: '9. Modifiche',
    text: 'Il Fornitore comunica le nuove edizioni di questo contratto almeno 30 giorni prima che valgano. Entro quel giorno il Committente può recedere senza preavviso; le pratiche già inviate restano regolate dall’edizione firmata.',
    points: '',
  },
  {
    title: '10. Legge e foro',
    text: 'Il contratto è regolato dalla legge italiana. Per ogni controversia è competente in via esclusiva il foro della sede del Fornitore.',
    points: '',
  },
];
