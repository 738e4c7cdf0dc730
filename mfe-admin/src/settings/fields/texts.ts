/** What the fields of a setting say, in one place to proofread. */
export const SETTING_FIELD_TEXTS = {
  noRow: 'Nessuna voce.',
  actions: 'Azioni',
  removeRow: (row: string) => `Togli ${row}`,
  remove: 'Togli',
  doesNotCount: 'non conta',
  noCondition: 'Nessuna',
  notAsked: 'Non richiesto',
} as const;
