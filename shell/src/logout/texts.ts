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
    'Se esci, li puoi conservare qui per sette giorni e ritrovarli al prossimo accesso con questo account. Se il dispositivo lo usano anche altri, meglio restare finché non sono partiti, oppure eliminarli.',
} as const;
