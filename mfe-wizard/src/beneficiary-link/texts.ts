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
