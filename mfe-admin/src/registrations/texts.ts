/** What the page of held registrations says, in one place to proofread. */
export const REGISTRATIONS_TEXTS = {
  title: 'Registrazioni da guardare',
  subtitle:
    'Due registrazioni con la stessa partita IVA: la prima non è mai stata confermata, forse per un indirizzo scritto male. Scegli quale tenere.',
  none: 'Nessuna registrazione da guardare',
  noneText:
    'Compaiono qui quando un’azienda si registra con una partita IVA che è in una registrazione mai confermata.',
  vat: (vat: string) => `Partita IVA ${vat}`,
  openFirst: 'Apri la prima',
  secondDocuments: 'Documenti della seconda',
  downloadFailed: 'Errore download documenti',
  deleteThis: 'Elimina questa',
  keepFirst: 'Tieni la prima',
  preferSecond: 'Dai precedenza alla seconda',
  firstConfirmed:
    'Nel frattempo la prima registrazione è stata confermata: puoi soltanto tenere quella.',
  secondUnconfirmed: 'La seconda registrazione aspetta ancora la conferma dell’indirizzo e-mail.',
  secondConfirmed: (moment: string) => `L’indirizzo della seconda è stato confermato il ${moment}.`,
  firstGone: (told: string) => `${told} La prima non c’è più.`,
  preferQuestion: 'Vuoi tenere la seconda registrazione?',
  preferText: (held: string, first: string | null) =>
    `Creiamo l’account di ${held}.${first === null ? '' : ` La registrazione di ${first}, mai confermata, viene eliminata con i suoi documenti.`} Entrambi gli indirizzi ricevono un’e-\u2060mail.`,
  preferConfirm: 'Tieni la seconda',
  accountCreated: (id: number) => `Creato l’account n. ${id}: il contratto è da verificare.`,
  deleteQuestion: 'Vuoi eliminare la seconda registrazione?',
  deleteText: (email: string) =>
    `La registrazione di ${email} viene eliminata con i suoi documenti, e chi l’ha inviata riceve un’e-\u2060mail.`,
  deleteConfirm: 'Elimina',
  first: 'Prima registrazione',
  second: 'Seconda registrazione',
  differs: ', diverso',
  email: 'E-mail',
  sent: 'Inviata il',
  businessName: 'Ragione sociale',
  contact: 'Referente',
  phone: 'Telefono',
  pec: 'PEC',
  seat: 'Sede',
  attorney: 'Legale rappresentante',
  documents: 'Documenti',
} as const;
