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
        'Registrare l’impresa, scaricare la lettera di conferimento incarico, firmarla e caricarla con il documento d’identità del legale rappresentante.',
        'Confermare l’indirizzo e-mail con il collegamento ricevuto. La verifica del contratto è fatta dal gestore del portale: una e-mail avvisa quando è conclusa.',
        'Acquistare un pacchetto di crediti (Acquista servizio) e pagare con bonifico usando la causale indicata. I crediti compaiono nel Portafoglio.',
      ]);
    paper
      .addHeading('La pratica, passo per passo')
      .addNumberedList([
        'Nuova pratica: scegliere servizio (Ecobonus, Bonus Casa, Bonus Sicurezza), anno e beneficiario. Un file XML del programma di fatturazione compila il resto.',
        'Compilare i passi. Il portale salva da solo; il cliente può completare i propri dati dal telefono con «Invia al cliente».',
        'Inserire i prodotti: i controlli segnalano subito i valori oltre i limiti.',
        'Scaricare i documenti precompilati, farli firmare e caricarli con fatture e certificazioni.',
        'Leggere il riepilogo e inviare. L’invio usa i crediti mostrati e blocca i dati.',
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
          'Manca o va corretto qualcosa: il motivo è nell’elenco delle bozze. I crediti sono stati restituiti; correggere e inviare di nuovo.',
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
          'La ricevuta di ENEA è tra i documenti della pratica: consegnarla al cliente.',
        ],
      ],
    });
    paper
      .addHeading('I termini')
      .addList([
        'La trasmissione a ENEA è dovuta entro 90 giorni dalla fine dei lavori (collaudo).',
        'Il portale accetta gli invii fino all’84° giorno, per lasciare il tempo del controllo. Il colore accanto a ogni pratica avverte: verde, giallo da 14 giorni prima, rosso da 3 giorni prima.',
      ]);
  },
};
