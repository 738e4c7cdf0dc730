/** What the dialog of the customer's link says; apart, because it loads on its own. */
export const LINK_DIALOG_TEXTS = {
  quoted: (title: string) => `«${title}»`,
  intro: (steps: string) =>
    `Il cliente compila dal telefono, senza registrarsi, i passi ${steps}. Intanto puoi continuare a modificare la pratica.`,
  signs: (papers: string) =>
    `Dallo stesso link firma anche ${papers}, con il dito o il mouse e un codice che riceve per e-\u2060mail.`,
  replaces: ' Un nuovo link sostituisce quello attivo.',
  email: 'E-mail del cliente',
  emailMissing: 'Email richiesta',
  emailInvalid: 'Inserire Email Valida',
  send: 'Invia richiesta',
  sent: 'Richiesta inviata correttamente',
  notSent: 'Errore invio richiesta',
  withoutMail: 'Oppure senza e-mail',
  show: 'Mostra codice QR e link',
  revoke: 'Revoca link',
  revoked: 'Link revocato',
  notRevoked: 'Non siamo riusciti a revocare il link: riprova.',
  qrCode: 'Codice QR del link per il cliente',
  link: 'Link per il cliente',
  copy: 'Copia link',
  copied: 'Link copiato',
  cannotCopy: 'Il browser non permette di copiare: seleziona il testo del link e copialo.',
  share: 'Condividi',
  shareTitle: 'Dati per la detrazione',
  shareText: 'Completa qui i dati per la detrazione:',
  replaceQuestion: 'Vuoi sostituire il link del cliente?',
  replaceText: (email: string | null) =>
    `${email === null ? 'Il link già condiviso' : `Il link già inviato a ${email}`} smetterà di funzionare: il cliente potrà usare solo quello nuovo, che mostri o inoltri da qui. I dati già salvati restano.`,
  create: 'Crea nuovo link',
  revokeQuestion: 'Vuoi revocare il link?',
  revokeText: 'Il cliente non potrà più aprire la pratica. I dati già salvati restano.',
} as const;
