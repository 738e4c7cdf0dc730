/** What the page says when the portal cannot start. */
export const BOOTSTRAP_TEXTS = {
  failed: 'Il portale non si è caricato',
  failedText:
    'Può essere un problema di connessione, oppure il portale è stato appena aggiornato. I dati salvati sono al sicuro.',
  retry: 'Riprova',
} as const;
