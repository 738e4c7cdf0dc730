/** What spese says, in one place to proofread. */
export const EXPENSE_TEXTS = {
  windows: 'Serramenti',
  shadings: 'Schermature',
  shutters: 'Chiusure',
  canSplit: 'So dividere fornitura e posa',
  canSplitHelp:
    'Il massimale al m² vale per la sola fornitura: senza divisione non possiamo controllarlo.',
  total: 'Totale',
  ceiling: (amount: string) => `Senza IVA. Massimale calcolato sulla superficie: ${amount}.`,
  eligible: 'Di cui detraibile',
  sum: 'Totale delle spese',
} as const;
