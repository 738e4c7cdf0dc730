/** What the state of saving says; apart, because customers and operators have it on pages of their own. */
export const SAVE_TEXTS = {
  savedAsYouType: 'Salviamo mentre scrivi',
  notSavedYet: 'Non ancora salvata',
  retryNow: 'Riprova ora',
  savedAt: (time: string) => `Salvato alle ${time}`,
  keptOnDevice: 'Le modifiche restano su questo dispositivo e le inviamo appena possibile.',
  notKeptOnDevice:
    'Attenzione: questo dispositivo non riesce a conservarne una copia, non chiudere la pagina.',
  saving: 'Salvataggio in corso…',
  savingMore: (saved: string) => `${saved} · salviamo tra poco le tue ultime modifiche`,
  savedOnLeaving: (saved: string) =>
    `${saved} · le altre modifiche si salvano quando lasci il passo`,
  serverAway: (kept: string) => `Non salvato: il server non è raggiungibile. ${kept}`,
  refused: (message: string) => `Non salvato: ${message}`,
  savingWaits: 'Salvataggio in attesa: scegli i valori da tenere.',
} as const;
