import type { ProblemCode } from '../http/problem-codes.constants.js';
import { USUAL_MESSAGES } from '../http/problem.mapper.js';

/** A message that people may read with each code, for the examples of the description. */
export const PROBLEM_EXAMPLES: Readonly<Record<ProblemCode, string>> = {
  ...USUAL_MESSAGES,
  'account-changed':
    'Il profilo è stato modificato nel frattempo, in un’altra finestra o dall’assistenza: ricarica la pagina e ripeti le modifiche.',
  'account-in-review':
    'Account non ancora verificato: il tuo indirizzo è confermato e un operatore sta controllando i dati dell’azienda. Non devi fare nulla: ti scriviamo appena ha deciso.',
  'account-not-verified':
    'Account non ancora verificato: usa il link nell’e-mail di verifica per confermare l’indirizzo.',
  'account-suspended': 'Il tuo account è sospeso: per riattivarlo contatta l’assistenza.',
  'account-without-credits': 'Questo account non usa crediti.',
  'address-not-confirmed':
    'L’indirizzo di questa registrazione non è ancora confermato: aspetta la conferma prima di scegliere.',
  'address-refused':
    'Il codice va alla tua e-mail, non a quella dell’impresa che segue la pratica.',
  'already-assigned': 'La pratica è già in carico a Anna Verdi.',
  'already-requested': 'Questo documento è già stato richiesto: la richiesta è ancora aperta.',
  'assignment-forbidden': 'Nello stato «Accettata» la pratica non può essere presa in carico.',
  'back-office-account': 'Gli account del back office sono eliminati da un SuperAdmin.',
  'buyer-without-company':
    'Nessun account verificato di un installatore ha questa partita IVA: i crediti di un Buyer vanno all’azienda per cui acquista.',
  'code-expired': 'Il codice non vale più: chiedi un nuovo codice.',
  'company-known':
    'Esiste già un account con questa partita IVA. Se serve davvero un secondo account, confermarlo.',
  'consent-changed': 'Il testo da accettare è cambiato: ricarica la pagina e rileggilo.',
  'content-gone':
    'Il contenuto di questa e-mail non è più conservato: rifai l’operazione che l’ha generata.',
  'contract-not-in-review':
    'Nel frattempo un collega ha già deciso su questo contratto: ricarica la pagina.',
  'contract-not-verified':
    'Stiamo verificando il tuo contratto: fino ad allora non puoi inviare pratiche.',
  'corrections-needed': 'Questo dato lo cambia solo l’installatore: richiedi una correzione.',
  'cpid-taken': 'Il codice CPID ABC123 è già quello di un’altra pratica: controlla il numero.',
  'csv-columns': 'Nella prima riga mancano le colonne: nome, provincia.',
  'csv-empty': 'Il file non ha righe oltre ai nomi delle colonne.',
  'csv-problems':
    'Il file ha righe non valide: correggile tutte e ripeti il controllo. Non è stato cambiato nulla.',
  'csv-too-large': 'Il file supera 1 MB: dividilo in più file.',
  'csv-too-long': 'Il file ha più di 500 righe: dividilo in più file.',
  'csv-unreadable': 'Il file non è un CSV leggibile: salvalo di nuovo come CSV UTF-8.',
  'customers-changed':
    'Il file o le bozze sono cambiati dopo il controllo: ripeti il controllo e conferma di nuovo.',
  'data-missing': 'Alla pratica mancano dei dati: richiedi le correzioni all’installatore.',
  'document-frozen': 'In questo stato i documenti della pratica non si cambiano più.',
  'document-missing': 'Carica prima il documento richiesto.',
  'dossier-changed':
    'Anna Verdi ha chiesto correzioni adesso: ora è nello stato «Correzioni richieste». Controlla la pratica, poi decidi di nuovo.',
  'dossier-frozen': 'La pratica è stata inviata e non può più essere modificata.',
  'dossier-full': 'La pratica ha già il numero massimo di file: eliminane uno e riprova.',
  'dossier-incomplete': 'La pratica non è completa: controlla i campi indicati prima di inviarla.',
  'dossier-never-sent': 'La pratica non è mai stata inviata: i messaggi si scrivono dopo l’invio.',
  'dossier-open': 'La pratica è ancora dell’installatore: aspetta che la invii.',
  'dossier-refused': 'La pratica ha dati non validi: controlla i campi indicati.',
  'dossiers-in-progress': 'L’account ha pratiche in lavorazione: concludile prima di eliminarlo.',
  'drafts-full': 'Hai raggiunto il numero massimo di bozze: inviane o eliminane una.',
  'drawing-refused': 'Il riquadro è vuoto: disegna la tua firma.',
  'email-taken': 'Questo indirizzo e-mail appartiene già a un account.',
  'energy-saving-missing': 'Scrivi prima il risparmio energetico che ENEA chiede.',
  'file-damaged': 'Il file è arrivato danneggiato: caricalo di nuovo.',
  'file-empty': 'Il file è vuoto: caricane un’altra copia.',
  'file-incomplete':
    'Il file è incompleto e non si aprirebbe: forse la copia si è interrotta. Scaricalo o fotografalo di nuovo, poi carica la nuova copia.',
  'file-infected':
    'L’antivirus ha trovato nel file un programma dannoso: il file non è stato salvato. Controlla il dispositivo con un antivirus, poi carica un’altra copia del documento.',
  'file-locked':
    'Questo PDF è protetto da una password e chi controlla la pratica non potrebbe aprirlo. Aprilo con la password, scegli «Stampa» e poi «Salva come PDF», e carica la nuova copia.',
  'file-missing': 'Prima di pubblicarlo carica il file.',
  'file-not-scannable':
    'Il file è troppo grande per il controllo antivirus e non è stato salvato: ridurlo, per esempio con una scansione a minore risoluzione, e caricarlo di nuovo.',
  'file-too-heavy':
    'Il contenuto di questo file richiede troppo tempo o troppa memoria, perciò non l’abbiamo letto e non è stato salvato nulla: dividi lo ZIP in più ZIP.',
  'file-too-large': 'Dimensione massima consentita di 40MB superata!',
  'file-type-refused': 'Il file non è di un tipo consentito: carica un PDF o uno ZIP.',
  'file-unscanned':
    'Il file è in attesa del controllo antivirus: potrai aprirlo appena il controllo è finito, di solito entro pochi minuti.',
  'files-waiting':
    'Su un tuo dispositivo ci sono file non ancora caricati: aprilo con la connessione attiva, poi invia.',
  'filing-differences':
    'Per passare allo stato «Inviata a ENEA» conferma con un motivo ogni differenza tra la pratica e il PDF di ENEA: Serramenti, Numero di righe: nella pratica 3, nel PDF 2',
  'filing-frozen': 'In questo stato la ricevuta e il codice CPID non si cambiano più.',
  'first-package-needed': 'I documenti utili si aprono con l’acquisto del primo pacchetto.',
  'foreign-page': 'La richiesta arriva da un’altra pagina: accedi dal portale.',
  'idempotency-key-reused':
    'Questa Idempotency-Key è già stata usata per un’altra richiesta: ripeti con una nuova.',
  'insufficient-credits': 'I crediti non bastano per inviare la pratica: ricarica il portafoglio.',
  'invalid-data': 'Dati non validi: controlla i campi indicati.',
  'invalid-idempotency-key':
    'Intestazione Idempotency-Key non valida: al massimo 80 caratteri senza spazi.',
  'invalid-if-match': 'Intestazione If-Match non valida: indica il numero della versione.',
  'invoice-exists': 'Questa fattura è già nella pratica.',
  'invoice-refused':
    'Il file non è una fattura elettronica leggibile: carica la copia ricevuta dal Sistema di Interscambio.',
  'invoices-full':
    'Una pratica contiene al massimo 50 fatture: carica solo quelle di questi lavori.',
  'last-super-admin':
    'È l’unico SuperAdmin attivo: prima nominane un altro, altrimenti nessuno potrebbe più gestire il portale.',
  'link-invalid': 'Il link non è valido o è scaduto: accedi per riceverne uno nuovo.',
  'link-not-valid': 'Link pratica non più valido: chiedi un nuovo link a chi te lo ha mandato.',
  'login-step-over': 'È passato troppo tempo: inserisci di nuovo e-mail e password.',
  'municipalities-changed':
    'La tabella o il file sono cambiati dopo il controllo: ripeti il controllo e conferma di nuovo.',
  'no-bank-account':
    'Le coordinate per il bonifico non sono ancora disponibili: scrivi all’assistenza.',
  'no-company': 'Un operatore non ha un operatore di riferimento.',
  'no-compiler-documents':
    'I documenti per il compilatore ci sono solo per le pratiche con schermature o chiusure oscuranti.',
  'no-deduction': 'Per le spese di quest’anno la detrazione non è prevista.',
  'no-documents': 'La pratica non ha ancora documenti da scaricare.',
  'no-expense': 'Per la stima serve la spesa: indicala e riprova.',
  'no-operator':
    'Il ruolo di un’azienda non si cambia: per un operatore crea un account con un altro indirizzo.',
  'no-service': 'Per la stima serve il tipo di servizio: sceglilo nel primo passo della pratica.',
  'not-multipart': 'Invia il file come multipart/form-data.',
  'not-filed':
    'La pratica non è ancora stata inviata a ENEA: se il codice CPID è sbagliato, correggilo dove lo hai scritto.',
  'not-postponed': 'La pratica non è rimandata.',
  'not-received':
    'La pratica non è tra quelle ricevute: i suoi dati li cambia solo l’installatore.',
  'not-to-be-prefetched':
    'Questa richiesta invia un’e-mail e non può essere anticipata dal browser.',
  'nothing-to-import': 'Non c’è nessuna bozza da creare.',
  'order-ended': 'Il bonifico è già stato confermato, rifiutato o ritirato: aggiorna la pagina.',
  'order-open':
    'Un bonifico per questo pacchetto è già segnalato: sta nel portafoglio, in attesa di conferma.',
  'own-account':
    'È il tuo account: per cambiargli ruolo, sospenderlo o eliminarlo chiedi a un altro SuperAdmin.',
  'page-outdated':
    'La firma non è partita, perché questa pagina è di una versione precedente del portale: ricarica la pagina, rileggi il documento e firma di nuovo.',
  'pages-not-shown': 'Prima di firmare scorri tutte le pagine del documento.',
  'paper-already-signed': 'Questo documento è già firmato.',
  'paper-changed':
    'Un dato del documento è cambiato da quando lo hai aperto: spesa. Aprilo di nuovo, rileggilo e firma.',
  'paper-contradicts-itself':
    'I dati della pratica si contraddicono: correggili prima di scaricare il documento.',
  'paper-incomplete': 'Al documento mancano dei dati: completali prima di firmare.',
  'paper-unsigned':
    'È il precompilato come l’hai scaricato, senza firma: stampalo, fallo firmare e carica la scansione o la foto.',
  'papers-not-asked':
    'Per ora non serve inviare altri documenti: ricarica la pagina per vedere a che punto è la verifica.',
  'postponement-forbidden': 'In questo stato la pratica non può essere rimandata.',
  'prefilled-not-offered': 'Per questa pratica il documento precompilato non è previsto.',
  'purchases-closed': 'Gli acquisti sono sospesi: riprova nei prossimi giorni.',
  'reason-required': 'Per questo stato serve un motivo: usa «Rifiuta» o «Richiedi correzioni».',
  'remote-not-permitted': 'Questo indirizzo non è tra quelli permessi.',
  'remote-override-over': 'La prova è finita: il portale carica di nuovo la sua parte.',
  'removals-not-allowed': 'L’importazione toglierebbe 12 comuni: confermalo espressamente.',
  'request-closed': 'La richiesta è già chiusa: ricarica la pagina.',
  'request-open': 'Ci sono ancora documenti richiesti: aspetta la risposta o ritira la richiesta.',
  'request-refused': 'In questo stato non puoi richiedere documenti.',
  'role-changed': 'Nel frattempo il ruolo è diventato Admin: ricarica la pagina e ricontrolla.',
  'scanner-away':
    'L’antivirus non risponde in questo momento e non possiamo leggere la fattura: carica di nuovo il file tra qualche minuto.',
  'second-step-needed':
    'Per il back office l’accesso in due passaggi è obbligatorio: attivalo alla pagina «Sicurezza» per aprire le altre.',
  'second-step-unreadable':
    'Il portale non può più leggere la chiave della tua app di codici: usa un codice di recupero, oppure chiedi a un SuperAdmin di azzerare il tuo accesso in due passaggi.',
  'second-step-required':
    'L’accesso in due passaggi è obbligatorio per il back office. Se cambi telefono chiedi a un SuperAdmin di azzerarlo.',
  'session-over': 'Sessione scaduta: esegui di nuovo il login.',
  'setting-changed':
    'L’impostazione è stata modificata nel frattempo: ricarica la pagina e ripeti la modifica.',
  'sheet-changed': 'La scheda è cambiata nel frattempo: ricarica la pagina.',
  'signature-ended': 'Non puoi più firmare questo documento. Aprilo di nuovo.',
  'signature-not-found': 'Questa firma non esiste o non è di questa pratica.',
  'signed-paper-changed':
    '«Delega» è firmato con dati che sono cambiati (spesa): ritira la firma, fallo firmare di nuovo e poi invia.',
  'signing-not-enabled': 'Questo documento ora lo firmi su carta.',
  'signing-not-possible': 'Questo documento ha più firmatari: firmatelo su carta.',
  'statement-refused':
    'Nell’estratto conto non c’è nessun movimento: controlla di aver scelto il file e il periodo giusti.',
  'tax-code-not-recognised':
    'Codice fiscale non riconosciuto; ricontrollare se è effettivamente corretto compilare i campi successivi',
  'too-many-attempts':
    'Troppe richieste non riuscite da questo dispositivo: riprova tra un quarto d’ora.',
  'too-many-codes': 'Hai già chiesto un codice: aspetta un momento prima di chiederne un altro.',
  'too-many-links':
    'Per questa pratica sono già stati creati molti link nell’ultima ora: riprova più tardi.',
  'too-many-views': 'Ogni elenco può avere al massimo 20 viste: eliminane una e riprova.',
  'too-many-works': 'Ci sono già 5 lavorazioni in corso: attendi che finiscano o annullane una.',
  'transition-forbidden': 'La pratica è cambiata nel frattempo: ricarica la pagina e riprova.',
  'two-factor-not-begun': 'La configurazione non è più in corso: iniziala di nuovo.',
  'two-factor-off': 'L’accesso in due passaggi non è attivo.',
  'two-factor-on': 'L’accesso in due passaggi è già attivo: per cambiare app prima disattivalo.',
  'two-factor-own': 'Disattiva il tuo accesso in due passaggi con password e codice.',
  'undo-refused': 'La pratica è cambiata nel frattempo: non puoi più annullare l’operazione.',
  'unexpected-file': 'Invia un solo file per volta.',
  'unknown-document': 'Il documento indicato non è tra quelli richiesti dalla pratica.',
  'unknown-operator': 'Scegli un operatore attivo.',
  'upload-unreadable': 'Il caricamento si è interrotto o non è leggibile: riprova.',
  'version-conflict':
    'La pratica è stata modificata nel frattempo: confronta le due versioni prima di salvare.',
  'view-exists': 'Esiste già una vista con questo nome.',
  'work-not-done': 'Il file non è ancora pronto.',
  'works-ended-too-long-ago':
    'I lavori sono finiti da troppo tempo: la pratica non può più essere inviata.',
  'wrong-code':
    'Il codice non corrisponde: inserisci quello che l’app mostra adesso e controlla l’ora del telefono.',
  'wrong-credentials': 'Email o password non corretti',
  'wrong-document': 'Il documento che hai davanti non è quello da firmare: aprilo di nuovo.',
  'wrong-password': 'La password attuale non è corretta.',
  'xml-encoding': 'La codifica del file non è UTF-8: salvalo di nuovo.',
  'xml-refused': 'Il file XML non è una pratica: controlla di aver scelto il file giusto.',
  'xml-too-large': 'Il file supera la dimensione massima di 1 MB.',
  'xml-unreadable': 'Il file XML non è leggibile: manca una chiusura alla riga 3.',
  'zip-refused': 'Lo ZIP è protetto da password: carica i file che contiene.',
};
