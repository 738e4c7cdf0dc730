export interface Clause {
  title: string;
  text: string;
  points?: readonly string[];
}

/** What the two parties agree on. */
export const ENGAGEMENT_LETTER_CLAUSES: readonly Clause[] = [
  {
    title: '1. Oggetto dell’incarico',
    text:
      'Il Committente incarica il Fornitore di preparare e trasmettere a ENEA, tramite il portale, le pratiche relative agli interventi su ' +
      'serramenti, schermature solari e chiusure oscuranti eseguiti per i propri clienti (i Beneficiari), per le detrazioni Ecobonus, Bonus Casa e ' +
      'Bonus Sicurezza. Ogni pratica è affidata con il suo invio dal portale.',
  },
  {
    title: '2. Impegni del Committente',
    text: 'Il Committente:',
    points: [
      'inserisce dati veri e completi e carica i documenti richiesti dal portale, di cui ha verificato la provenienza;',
      'raccoglie da ogni Beneficiario l’incarico, la delega alla trasmissione e il consenso previsti, firmati, prima di inviare la pratica;',
      'invia la pratica in tempo utile: la trasmissione a ENEA è dovuta entro 90 giorni dalla fine dei lavori e il portale accetta gli invii fino ' +
        'all’84° giorno;',
      'custodisce le proprie credenziali e risponde dell’uso che ne viene fatto.',
    ],
  },
  {
    title: '3. Impegni del Fornitore',
    text: 'Il Fornitore:',
    points: [
      'controlla la completezza formale della pratica e chiede le correzioni necessarie indicandone il motivo;',
      'trasmette a ENEA la pratica accettata e mette a disposizione nel portale la ricevuta e il codice CPID;',
      'restituisce i crediti della pratica quando la rimanda al Committente per correzioni o la rifiuta.',
    ],
  },
  {
    title: '4. Corrispettivi',
    text:
      'Il servizio si paga con crediti prepagati, acquistati nei pacchetti e ai prezzi pubblicati nel portale al momento dell’acquisto. Il numero ' +
      'di crediti di ogni pratica è mostrato prima dell’invio. Non sono dovuti altri compensi, salvo accordo scritto.',
  },
  {
    title: '5. Limiti',
    text:
      'Il Fornitore non verifica sul luogo i lavori, non assevera né certifica i prodotti e non garantisce al Beneficiario il diritto alla detrazione, ' +
      'che dipende dai requisiti di legge e dalle verifiche dell’Amministrazione finanziaria. Resta fermo quanto la legge non consente di escludere.',
  },
  {
    title: '6. Protezione dei dati personali',
    text:
      'Per i dati dei Beneficiari il Committente è titolare del trattamento e nomina il Fornitore responsabile ai sensi dell’art. 28 del Regolamento ' +
      '(UE) 2016/679, per la sola esecuzione dell’incarico e per la sua durata. Il Fornitore tratta i dati su istruzione del Committente, con persone ' +
      'tenute alla riservatezza e misure di sicurezza adeguate; può ricorrere ad altri responsabili, vincolati agli stessi obblighi, dandone notizia; ' +
      'assiste il Committente nelle richieste degli interessati e nelle violazioni dei dati; al termine cancella o restituisce i dati, salvi gli ' +
      'obblighi di conservazione.',
  },
  {
    title: '7. Durata e recesso',
    text:
      'L’incarico decorre dalla verifica del contratto da parte del Fornitore ed è a tempo indeterminato. Ciascuna parte può recedere con comunicazione ' +
      'scritta e preavviso di 30 giorni; le pratiche già inviate sono portate a termine.',
  },
];

/** Clauses the law wants approved by a second signature (art. 1341 and 1342 of the civil code). */
export const SEPARATELY_APPROVED_CLAUSES =
  'Ai sensi degli articoli 1341 e 1342 del codice civile il Committente approva specificamente le clausole 4 (Corrispettivi), ' +
  '5 (Limiti) e 7 (Durata e recesso).';
