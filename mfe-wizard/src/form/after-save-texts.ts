/** What is said where an action needed the form to be saved first. */
export const AFTER_SAVE_TEXTS = {
  notSaved: (failure: string) =>
    `${failure}\nLe ultime modifiche non sono ancora salvate: riprova quando il server risponde.`,
} as const;
