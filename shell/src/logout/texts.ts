import { selectPlural } from '@pratiche/domain';

/** What the question before a logout says, in one place to proofread. */
export const LOGOUT_TEXTS = {
  title: 'Ci sono modifiche non ancora inviate',
  stay: 'Resta nel portale',
  discard: 'Elimina ed esci',
  keep: 'Conserva ed esci',
  changes: (count: number) =>
    `${selectPlural(count, 'Le modifiche di una pratica sono', `Le modifiche di ${count} pratiche sono`)} solo su questo dispositivo: il server non le ha ancora ricevute.`,
  oneFile: 'Un file aspetta di partire da questo dispositivo.',
  files: (count: number) => `${count} file aspettano di partire da questo dispositivo.`,
  consequence:
    'Se esci, li puoi conservare qui per 30 giorni: nessuno li può leggere senza il tuo accesso, e li ritrovi quando rientri con questo account.',
} as const;
