/** What the lists of dossiers say, in one place to proofread. */
export const DOSSIER_LIST_TEXTS = {
  openWith: (names: string) => `Aperta da ${names}`,
  openWithShort: (name: string, others: number) =>
    `Aperta: ${name}${others === 0 ? '' : ` +${others}`}`,
  takeFocused: 'Prende in carico la pratica in evidenza',
  start: 'Inizia',
  startHint: 'Apre la prima pratica libera dell’elenco',
  nothingFree: 'Non ci sono pratiche libere da lavorare in questo elenco.',
  startFailed: (reason: string) => `Errore Prossima pratica\n${reason}`,
} as const;
