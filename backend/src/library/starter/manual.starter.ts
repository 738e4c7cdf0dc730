import { LIBRARY_SLUGS } from '@pratiche/domain';
import type { StarterFile } from './starter.types.js';

export const manual: StarterFile = {
  slug: LIBRARY_SLUGS.manual,
  kind: 'manual',
  title: 'Manuale utente',
  description: 'Come usare il portale: pagine, pratica, documenti, crediti, cliente.',
  render: (paper) => {
    paper.addParagraph(
      'Il manuale con le figure e la ricerca è nella pagina Manuale; i contatti sono nella pagina Assistenza.',
    );
    paper
      .addHeading('La pagina iniziale')
      .addParagraph(
        'Mostra pratiche, crediti rimasti, scadenze vicine e correzioni richieste: ogni riquadro apre il suo elenco.',
      );
    paper
      .addHeading('Gli elenchi')
      .addList([
        'Cercale per numero, cliente o impresa; filtri, ordine e pagina restano nell’indirizzo, che puoi salvare.',
        'Le bozze mostrano il termine d’invio: verde, giallo da 14 giorni prima, rosso da 3.',
        'Puoi recuperare una bozza eliminata per dieci secondi.',
      ]);
    paper
      .addHeading('La pratica')
      .addList([
        'I passi si aprono in ordine: un segno dice se sono completi, quelli chiusi spiegano il motivo.',
        'Il portale salva da solo e mostra l’ora. Senza rete i dati restano sul dispositivo e partono quando la rete torna.',
        'I campi «compilato automaticamente» (dal comune, dal codice fiscale, dalla categoria) puoi cambiarli: il valore scritto a mano resta.',
        'Alt+← e Alt+→ cambiano passo, Ctrl+S salva.',
        'Un avviso giallo segnala un dato da verificare e non blocca; un errore rosso devi correggerlo per proseguire.',
      ]);
    paper
      .addHeading('Dati importati')
      .addParagraph(
        'Nel primo passo puoi caricare il file XML del programma di fatturazione. Prima di sostituire i dati il portale mostra che cosa cambia e che cosa non ha capito. «Esporta XML» salva la pratica nello stesso formato.',
      );
    paper
      .addHeading('Il cliente')
      .addParagraph(
        '«Invia al cliente» manda un link, anche come codice QR, con cui il cliente completa i propri dati dal telefono, senza registrarsi. Il link vale 30 giorni, riguarda solo quella pratica e puoi revocarlo.',
      );
    paper
      .addHeading('I prodotti')
      .addList([
        'Al massimo 10 serramenti, e 10 tra schermature e chiusure oscuranti.',
        'Trasmittanza del vecchio serramento e resistenze delle chiusure sono proposte dalle tabelle.',
        'Il segno di ogni riga (verde, giallo, rosso) dice la regola, il limite e la fonte.',
      ]);
    paper
      .addHeading('I documenti')
      .addList([
        'PDF, JPEG, PNG, HEIC, ZIP o P7M, meno di 40 MB per file; dal telefono puoi fotografarli.',
        '«Scarica precompilato» prepara delega e dichiarazioni con i dati della pratica: stampa i documenti, falli firmare e caricali. Dove la firma online è attiva la stampa non serve: il cliente firma dal suo link, tu con «Firma online».',
        'La stima della detrazione è una pagina da consegnare al cliente; non ha valore fiscale.',
      ]);
    paper
      .addHeading('Inviare')
      .addParagraph(
        'L’ultimo passo riassume dati, avvisi, documenti e crediti. Dopo l’invio i dati sono bloccati e il link dice al cliente soltanto a che punto è la pratica. Se servono correzioni la pratica torna tra le bozze con il motivo, e i crediti sono restituiti.',
      );
    paper
      .addHeading('Crediti')
      .addParagraph(
        'Il Portafoglio mostra i pacchetti attivi e ogni movimento. Si usano prima i crediti del pacchetto più vecchio; ogni invio è addebitato al costo del suo pacchetto. Dopo il bonifico premi «Ho fatto il bonifico» nella pagina di pagamento: lo cerchiamo sul conto, e intanto lo vedi in attesa nel Portafoglio.',
      );
  },
};
