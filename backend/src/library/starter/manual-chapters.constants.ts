/** Pictures of the product in `pictures/`, taken with those of the web manual (`npm run quality -- pictures`). */
export interface ManualPicture {
  file: string;
  /** What it shows, for screen readers. */
  alt: string;
}

export interface ManualChapter {
  title: string;
  intro: string;
  pictures: readonly ManualPicture[];
  points: readonly string[];
}

/**
 * The chapters of the web manual in its order and words, shortened for paper: the whole text stays in
 * `shell/src/public-pages/manual/chapters`, which the server's package does not have.
 */
export const MANUAL_CHAPTERS: readonly ManualChapter[] = [
  {
    title: 'Registrazione',
    intro:
      'Registra la tua azienda una volta sola, da computer o telefono. Servono circa dieci minuti, il documento d’identità del legale rappresentante e la lettera di incarico firmata.',
    pictures: [
      { file: 'registrazione.wide', alt: 'La registrazione: a ogni passo si vede che cosa manca' },
    ],
    points: [
      'I passi sono quattro: dati dell’account, dati di fatturazione, legale rappresentante, contratto. Puoi fermarti e riprendere entro 7 giorni.',
      'Alla fine ricevi un’e-mail: apri il link e premi «Conferma». Se non la trovi prova ad accedere: il portale ti propone di inviarla di nuovo.',
      'Controlliamo il contratto e ti avvisiamo per e-mail; fino ad allora puoi accedere ma non ancora lavorare.',
      'In Profilo, alla voce Sicurezza, puoi aggiungere un secondo passaggio: un codice dell’app che usi sul telefono.',
    ],
  },
  {
    title: 'Pacchetti e crediti',
    intro:
      'Acquista i crediti in pacchetti, con un bonifico, e usali quando vuoi. Ogni pratica inviata ne consuma.',
    pictures: [
      { file: 'pacchetti.wide', alt: 'I pacchetti con il prezzo e il costo di ogni pratica' },
    ],
    points: [
      'In Acquista servizio ogni pacchetto dice quanto costa una pratica di ogni servizio e per quante pratiche basta.',
      'La pagina di pagamento mostra importo, IBAN e causale, da copiare con un tocco, e un codice QR per l’app della banca. Usa la causale indicata.',
      'Premi «Ho fatto il bonifico»: lo cerchiamo sul conto, di solito entro 2 giorni lavorativi, e intanto lo vedi in attesa nel Portafoglio.',
      'Il Portafoglio mostra i pacchetti attivi e ogni movimento. Si usano prima i crediti del pacchetto più vecchio, al costo di quel pacchetto.',
      'Quando una pratica è rifiutata o torna per correzioni, i crediti tornano subito nel pacchetto da cui erano usciti.',
    ],
  },
  {
    title: 'Nuova pratica, passo per passo',
    intro:
      'Compila gli undici passi di una pratica, dal servizio ai documenti. Si aprono in ordine; accanto a ognuno un segno dice se è completo. Il portale salva da solo e mostra l’ora.',
    pictures: [
      { file: 'nuova-pratica.wide', alt: 'Il primo passo: servizio, anno e beneficiario' },
      { file: 'prodotti.wide', alt: 'Ogni riga dei prodotti ha il suo segno' },
    ],
    points: [
      'Apri Nuova pratica e scegli il servizio: Ecobonus, Bonus Casa o Bonus Sicurezza. La fattura elettronica o il file XML del programma di fatturazione compilano cliente, prodotti e spese: prima di sostituire qualcosa il portale mostra che cosa cambia.',
      'Dal codice fiscale il portale ricava sesso, data e luogo di nascita; dal comune CAP, provincia, zona climatica e codice catastale. I campi «compilato automaticamente» puoi cambiarli: quello che scrivi tu resta.',
      'Una riga per ogni serramento, schermatura o chiusura: al massimo 10 serramenti e 10 tra schermature e chiusure. Il segno è verde se va bene, giallo se c’è qualcosa da verificare, rosso se supera un limite; toccalo e dice la regola, il limite e la fonte.',
      'Scrivi la spesa divisa come in fattura, oppure solo il totale. La stima della detrazione, da dare al cliente, non ha valore fiscale.',
      'Senza rete dati e fotografie restano sul dispositivo e partono quando la rete torna.',
      'Da tastiera: Alt+← e Alt+→ cambiano passo, Ctrl+S salva.',
    ],
  },
  {
    title: 'Documenti',
    intro:
      'Carica i documenti elencati nell’ultimo passo: cambiano con il servizio, l’immobile e chi chiede la detrazione.',
    pictures: [
      { file: 'documenti.wide', alt: 'I documenti della pratica: che cosa c’è e che cosa manca' },
    ],
    points: [
      'Trascina più file insieme, oppure fotografali dal telefono: il portale propone dove va ognuno e tu confermi. Vanno bene PDF, JPEG, PNG, HEIC, ZIP e P7M, meno di 40 MB per file.',
      'Servono sempre le fatture, il documento d’identità del beneficiario, l’incarico con delega firmato dal cliente e le certificazioni dei prodotti. Accanto agli altri c’è il motivo.',
      'Delega e dichiarazioni si scaricano già compilate: stampa, fai firmare e carica. Se dopo cambi i dati, scaricale di nuovo.',
      'Dove la firma online è attiva la stampa non serve: il cliente firma dal suo link, tu con «Firma online».',
    ],
  },
  {
    title: 'Invio',
    intro: 'Rileggi e invia quando i passi sono completi e i documenti obbligatori ci sono.',
    pictures: [{ file: 'invio.wide', alt: 'La rilettura prima dell’invio' }],
    points: [
      'Prima i dubbi, poi i dati passo per passo, il costo riga per riga e i crediti che restano. Un avviso giallo non blocca ma spesso è il motivo per cui una pratica torna indietro; un errore rosso va corretto.',
      'Premi «Salva e invia» e conferma: i dati sono bloccati, i crediti scalati e il link mostra al cliente solo a che punto è la pratica.',
      'Inviata: attende il controllo. Accettata: sarà trasmessa a ENEA. Inviata a ENEA: il codice CPID è tra i documenti. Completata: c’è anche la ricevuta di ENEA, da dare al cliente.',
      'A ogni cambiamento ricevi una notifica e, se vuoi, un’e-mail. In ogni pratica puoi scrivere all’operatore.',
    ],
  },
  {
    title: 'Correzioni',
    intro:
      'Correggi quello che l’operatore ti chiede di cambiare quando ti rimanda la pratica. I crediti tornano subito.',
    pictures: [{ file: 'correzioni.wide', alt: 'La Home mette in cima quello che aspetta te' }],
    points: [
      'La trovi in cima alla Home e tra le Pratiche caricate in bozza, con la scritta «Correzioni richieste» e il motivo.',
      'Si apre al passo giusto e i campi o i documenti da correggere sono segnati: correggi, rileggi e invia di nuovo.',
      'Se non è chiaro che cosa serve, scrivi all’operatore dai messaggi della pratica.',
      'Rifiutata vuol dire che così non può essere trasmessa: se puoi rimediare, correggi e invia, altrimenti eliminala.',
    ],
  },
  {
    title: 'Link al cliente',
    intro:
      'Fai scrivere al cliente i dati che sa solo lui: riceve un link, non deve registrarsi e ci mette circa cinque minuti.',
    pictures: [
      {
        file: 'link-cliente.wide',
        alt: 'Il link si manda per e-mail, si copia o si mostra come codice QR',
      },
      { file: 'cliente.phone', alt: 'La pagina del cliente, sul telefono' },
    ],
    points: [
      'Nella pratica premi «Invia al cliente»: puoi mandare un’e-mail, copiare il link o mostrare il codice QR in cantiere.',
      'Il cliente scrive dati personali, residenza, immobile e dati catastali; quello che non sa può lasciarlo in bianco. Non vede prezzi, prodotti né documenti.',
      'Vedi quando apre il link, quando salva e quando ha finito. Potete scrivere insieme.',
      'Il link vale 30 giorni e riguarda solo quella pratica. Puoi revocarlo o sostituirlo con uno nuovo.',
    ],
  },
  {
    title: 'Scadenze',
    intro:
      'Tieni d’occhio le scadenze: la trasmissione a ENEA è dovuta entro 90 giorni dalla fine dei lavori. Il portale conta i giorni per te.',
    pictures: [{ file: 'bozze.wide', alt: 'Le bozze con il termine di ognuna' }],
    points: [
      'Conta la data del collaudo o, se il collaudo non è previsto, quella in cui dichiari concluso il lavoro; non la data della fattura o del pagamento.',
      'Verde: c’è tempo. Giallo: mancano 14 giorni o meno. Rosso: mancano 3 giorni o meno.',
      'Il portale accetta il primo invio fino all’84° giorno; una pratica tornata indietro puoi inviarla di nuovo fino al 90°.',
      'Per i lavori conclusi prima che il sito di ENEA apra a inizio anno, i giorni si contano dall’apertura: il portale aggiorna le scadenze da solo.',
    ],
  },
  {
    title: 'Domande frequenti',
    intro: 'Le più comuni; le altre sono nel manuale sul portale, alla pagina Manuale.',
    pictures: [],
    points: [
      'Quale superficie indico? Quella del serramento completo di telaio, in m². Puoi sommare più finestre uguali in una riga.',
      'Quale trasmittanza si indica? Quella del serramento intero (Uw) dichiarata dal produttore, non quella del solo vetro o del solo telaio.',
      'Quando servono due pratiche? Nell’Ecobonus, se insieme ai serramenti ci sono schermature o chiusure oscuranti. Se le chiusure si sostituiscono insieme ai serramenti puoi indicarle sulla riga del serramento: la pratica resta una.',
      'Ho eliminato una bozza per sbaglio: premi «Annulla» entro trenta secondi; dopo, scrivici presto.',
      'Posso usare il portale dal telefono? Sì, tutto: anche fotografare i documenti e mandare la pratica.',
      'Chi vede i dati dei miei clienti? Tu, gli operatori che controllano le pratiche ed ENEA quando vengono trasmesse.',
    ],
  },
];
