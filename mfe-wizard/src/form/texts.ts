/** What the bar below a step says, in one place to proofread. */
export const FORM_TEXTS = {
  saved: 'Bozza salvata',
  saveFailed: 'Errore salvataggio pratica',
  offline: 'Senza rete: i dati restano sul dispositivo',
  back: 'Indietro',
  saveDraft: 'Salva bozza',
  next: 'Avanti',
  leftErrors: (count: number) => `${count} dati da completare: vedi l’elenco`,
  serviceMissing: 'Scegli il servizio e l’anno di riferimento per andare avanti.',
} as const;
