/** What the button for the customer's link says, and the page when the customer has saved. */
export const LINK_TEXTS = {
  ask: 'Invia al cliente',
  sendAgain: 'Invia di nuovo',
  askAgain: 'Chiedi di nuovo al cliente',
  notSaved: 'La bozza non è ancora salvata: riprova quando il server risponde.',
  card: 'Fai compilare al cliente',
  cardText:
    'I dati suoi e dell’immobile puoi chiederli direttamente al cliente: riceve un link e li compila dal telefono.',
  completed: (moment: string) => `Il cliente ha completato i dati: ${moment}.`,
  sent: (moment: string, email: string | null) =>
    `Inviato: ${moment}${email === null ? '' : ` a ${email}`}.`,
  saved: 'Il cliente ha salvato dei dati: sono già in questa pagina.',
} as const;

/** What became of the customer's link, in the dialog and on the page of a sent dossier. */
export const LINK_STATE_TEXTS = {
  link: 'Link al cliente',
  activeUntil: (day: string) => `Attivo fino al ${day}`,
  expiredOn: (day: string) => `Scaduto il ${day}`,
  revokedOn: (moment: string) => `Revocato il ${moment}`,
  sent: 'Inviato',
  sentTo: (moment: string, email: string | null) =>
    `${moment}${email ? ` a ${email}` : ' (condiviso senza e-mail)'}`,
  opened: 'Aperto',
  saved: 'Salvato',
  notYet: 'Non ancora',
  completed: 'Completato',
} as const;
