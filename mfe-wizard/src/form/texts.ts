import { selectPlural } from '@pratiche/domain';

/** What the bar below a step says, in one place to proofread. */
export const FORM_TEXTS = {
  saved: 'Bozza salvata',
  saveFailed: 'Errore salvataggio pratica',
  offline: 'Senza rete: i dati restano sul dispositivo',
  back: 'Indietro',
  saveDraft: 'Salva bozza',
  next: 'Avanti',
  leftErrors: (count: number) => `${count} dati da completare: vedi l’elenco`,
  answerFirst: 'Prima rispondi: il file nuovo prende il posto di quello da correggere?',
  stillUploading: (count: number) =>
    selectPlural(
      count,
      'Un file si sta ancora caricando: aspetta che finisca.',
      'Alcuni file si stanno ancora caricando: aspetta che finiscano.',
    ),
  notUploaded: (count: number) =>
    selectPlural(
      count,
      'Un file che hai scelto non è ancora caricato: caricalo o toglilo dall’elenco.',
      'Alcuni file che hai scelto non sono ancora caricati: caricali o toglili dall’elenco.',
    ),
  serviceMissing: 'Scegli il servizio e l’anno di riferimento per andare avanti.',
} as const;

/** What is said where an action needed the form to be saved first. */
export const AFTER_SAVE_TEXTS = {
  notSaved: (failure: string) =>
    `${failure}\nLe ultime modifiche non sono ancora salvate: riprova quando il server risponde.`,
} as const;
