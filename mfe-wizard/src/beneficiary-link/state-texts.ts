/** What became of the customer's link; apart, because the page of a sent dossier shows it too. */
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
