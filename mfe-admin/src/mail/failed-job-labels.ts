/** Labels of the job kinds; a kind without a label is shown by its code. */
const JOB_KIND_LABELS: Readonly<Record<string, string>> = {
  mail: 'E-mail',
  work: 'Lavoro lungo',
  'work-removal': 'Rimozione di un risultato scaduto',
  'messages-mail': 'E-mail con i messaggi di una pratica',
  'recompute-deadlines': 'Ricalcolo delle scadenze',
  'deadline-reminders': 'Promemoria delle scadenze',
  'file-sweep': 'Pulizia dei file',
  'mail-housekeeping': 'Pulizia delle e-mail',
  'notification-sweep': 'Pulizia delle notifiche',
  registration: 'Registrazione di un account',
  'verification-resend': 'Nuovo invio della conferma di un indirizzo',
  'account-files-delete': 'Eliminazione dei file di un account',
  'password-recovery': 'Recupero della password',
  'excel-export': 'Esportazione in Excel',
  'dossier-archives': 'ZIP di pratiche',
  'account-data': 'Copia dei dati di un account',
  'registration-address': 'Controllo dell’indirizzo di una registrazione',
  'office-edit-mail': 'E-mail sulle modifiche del back office',
  'signature-timestamp': 'Marca temporale di una firma',
  'signature-recheck': 'Nuovo controllo delle firme',
  'late-scans': 'Controllo antivirus in ritardo',
  'fill-search-keys': 'Preparazione della ricerca',
  'count-doubts': 'Ricerca di possibili doppioni',
  'recount-doubts': 'Nuova ricerca di tutti i possibili doppioni',
  'end-postponements': 'Fine dei rinvii',
  'return-charges': 'Rilascio delle pratiche in carico',
  'clean-acts': 'Pulizia delle azioni annullabili',
  'clean-presences': 'Pulizia delle presenze',
  'session-cleaning': 'Pulizia delle sessioni',
  'idempotency-key-cleanup': 'Pulizia delle richieste ripetute',
  retention: 'Eliminazione dei dati scaduti',
};

export const jobKindLabel = (kind: string): string => JOB_KIND_LABELS[kind] ?? kind;

/** What the answer of a mail server means, for the commonest ones. */
export function explainMailError(error: string): string | null {
  if (/^SMTP 5\d\d(?: 5\.1\.\d)? .*\(RCPT TO\)/.test(error))
    return 'Il server del destinatario rifiuta l’indirizzo: controllalo con l’utente.';
  if (/^SMTP 5\d\d.*\(DATA\)/.test(error)) return 'Il server rifiuta il messaggio.';
  if (/^SMTP (?:535|EAUTH)/.test(error))
    return 'Il server SMTP rifiuta nome utente o password: controlla SMTP_URL.';
  if (/^SMTP (?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EDNS|ETIMEDOUT|ECONNECTION|ESOCKET)/.test(error))
    return 'Il server SMTP non è raggiungibile.';
  if (/^SMTP 4\d\d/.test(error)) return 'Il server chiede di riprovare più tardi.';
  return null;
}
