/** What the way through a list says, in one place to proofread. */
export const QUEUE_TEXTS = {
  nothingLeft: 'Non ci sono altre pratiche da lavorare in questo elenco.',
  nothingBefore: 'Prima di questa non ci sono pratiche libere in questo elenco.',
  nextFailed: (reason: string) => `Errore Prossima pratica\n${reason}`,
  previousFailed: (reason: string) => `Errore Pratica precedente\n${reason}`,
} as const;
