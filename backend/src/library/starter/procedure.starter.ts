import type { StarterFile } from './starter.types.js';

export const procedure: StarterFile = {
  slug: 'procedura-piattaforma',
  kind: 'document',
  title: 'Procedura della piattaforma',
  description:
    'Dalla registrazione alla pratica trasmessa a ENEA: che cosa succede, quando e chi lo fa.',
  render: (paper) => {
    paper
      .addHeading('Prima di cominciare')
      .addNumberedList([
        'Registra l’impresa, scarica la lettera di conferimento incarico, firmala e caricala con il documento d’identità del legale rappresentante.',
        'Conferma l’indirizzo e-mail con il link ricevuto. Il gestore del portale verifica il contratto: ti avvisa un’e-mail quando ha finito.',
        'Acquista un pacchetto di crediti (Acquista servizio) e paga con bonifico usando la causale indicata. I crediti compaiono nel Portafoglio.',
      ]);
    paper
      .addHeading('La pratica, passo per passo')
      .addNumberedList([
        'Nuova pratica: scegli servizio (Ecobonus, Bonus Casa, Bonus Sicurezza), anno e beneficiario. Un file XML del programma di fatturazione compila il resto.',
        'Compila i passi. Il portale salva da solo; il cliente può completare i propri dati dal telefono con «Invia al cliente».',
        'Inserisci i prodotti: i controlli segnalano subito i valori oltre i limiti.',
        'Fai firmare i documenti precompilati: online, dove è attivo, o su carta, scaricandoli e caricandoli firmati. Aggiungi fatture e certificazioni.',
        'Leggi il riepilogo e invia. L’invio usa i crediti mostrati e blocca i dati.',
      ]);
    paper.addHeading('Dopo l’invio');
    paper.addTable({
      columns: [
        { width: 3, title: 'Stato', isHeader: true },
        { width: 7, title: 'Che cosa significa' },
      ],
      rows: [
        ['Inviata', 'La pratica è arrivata e attende il controllo.'],
        [
          'Correzioni richieste',
          'Manca qualcosa, o qualcosa è da correggere: il motivo è nell’elenco delle bozze. Ti abbiamo restituito i crediti; correggi e invia di nuovo.',
        ],
        [
          'Rifiutata',
          'La pratica non può essere trasmessa così: il motivo è nell’elenco delle bozze. I crediti sono stati restituiti.',
        ],
        ['Accettata', 'La pratica è completa e sarà trasmessa a ENEA.'],
        [
          'Inviata a ENEA',
          'I dati sono stati trasmessi: il codice CPID è tra i documenti della pratica.',
        ],
        [
          'Completata',
          'La ricevuta di ENEA è tra i documenti della pratica: consegnala al cliente.',
        ],
      ],
    });
    paper
      .addHeading('I termini')
      .addList([
        'La trasmissione a ENEA è dovuta entro 90 giorni dalla fine dei lavori (collaudo).',
        'Il portale accetta il primo invio fino all’84° giorno, per lasciare il tempo del controllo; una pratica tornata indietro puoi inviarla di nuovo fino al termine di legge. Il colore accanto a ogni pratica avverte: verde, giallo da 14 giorni prima, rosso da 3 giorni prima.',
      ]);
  },
};
