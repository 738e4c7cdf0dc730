/** What the fitter reads about the customer's link, in one place to proofread. */
export const LINK_TEXTS = {
  ask: 'Invia al cliente',
  saveFirst: 'Puoi inviarlo dopo il primo salvataggio.',
  card: 'Fai compilare al cliente',
  cardText:
    'I dati suoi e dell’immobile puoi chiederli direttamente al cliente: riceve un link e li compila dal telefono.',
  saved: 'Il cliente ha salvato dei dati: sono già in questa pagina.',
  intro: (steps: string) =>
    `Il cliente compila dal telefono, senza registrarsi, i passi ${steps}. Intanto puoi continuare a modificare la pratica.`,
  replaces: ' Un nuovo link sostituisce quello attivo.',
  email: 'E-mail del cliente',
  send: 'Invia richiesta',
  sent: 'Richiesta inviata correttamente',
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
