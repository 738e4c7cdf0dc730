import { formatCount, NOTE_MAX, NOTE_WITHDRAWAL_HOURS } from '@pratiche/domain';

/** What the thread of a dossier says to operators, in one place to proofread. */
export const THREAD_TEXTS = {
  title: 'Messaggi e note',
  list: 'Messaggi, note e atti, dal più vecchio',
  filter: 'Che cosa mostrare',
  filters: { all: 'Tutto', message: 'Messaggi', note: 'Note', act: 'Atti' },
  none: {
    all: 'Qui non c’è ancora niente.',
    message: 'Ancora nessun messaggio.',
    note: 'Ancora nessuna nota.',
    act: 'Ancora nessun atto.',
  },
  readFailed: 'Non siamo riusciti a leggere messaggi e note',
  noteMark: 'Nota interna, la vede solo l’ufficio',
  forYou: 'Per te',
  withdrawnBy: (who: string) => `Nota ritirata da ${who}.`,
  withdraw: 'Ritira',
  withdrawNamed: (who: string) => `Ritira la nota di ${who}`,
  withdrawQuestion: 'Vuoi ritirare la nota?',
  withdrawText: 'Il testo viene cancellato per tutti: resta scritto che c’era una nota.',
  withdrawn: 'Nota ritirata.',
  notWithdrawn: 'La nota non è stata ritirata.',
  saved: 'Nota salvata: la vede solo l’ufficio.',
  notSaved: 'La nota non è stata salvata.',
  checked: (document: string) => `Documento verificato: ${document}`,
  assigned: (to: string) => `Assegnata a ${to}`,
  unassigned: 'Tolta all’operatore: è da assegnare',
  taken: 'Presa in carico con la prima azione',
  returned: 'Tornata da assegnare',
  kind: 'Che cosa scrivi',
  kinds: { message: 'Messaggio all’installatore', note: 'Nota interna' },
  messageLabel: 'Messaggio per l’installatore',
  noteLabel: 'Nota per i colleghi',
  noteHelp: `La vede solo l’ufficio. Scrivi @ per chiamare un collega. Puoi ritirarla entro ${NOTE_WITHDRAWAL_HOURS} ore.`,
  noteTooLong: (length: number) => `Al massimo ${NOTE_MAX} caratteri: ora sono ${length}.`,
  saveNote: 'Salva nota',
  keys: 'Ctrl+Invio',
  templates: 'Testi pronti',
  colleagues: 'Colleghi da chiamare',
  offered: (count: number) =>
    count === 0
      ? ''
      : `${formatCount(count, 'collega', 'colleghi')}: scegli con le frecce e premi Invio.`,
} as const;
