/** What spese says, in one place to proofread. */
export const EXPENSE_TEXTS = {
  windows: 'Serramenti',
  shadings: 'Schermature',
  shutters: 'Chiusure',
  canSplit: 'Ho gli importi separati di fornitura e posa',
  canSplitHelp: 'Il massimale al m² vale per la sola fornitura.',
  cannotCheck:
    'Il massimale al m² vale per la sola fornitura: senza il suo importo non possiamo controllarlo.',
  forCongruity: 'Serve per precompilare e firmare la dichiarazione di congruità.',
  total: 'Totale',
  ceiling: (amount: string, prices: string) =>
    `Massimale per queste superfici: ${amount} (${prices}\u00a0€/m², IVA e posa escluse).`,
  and: ' e ',
  eligible: 'Di cui detraibile',
  sum: 'Totale delle spese',
} as const;
