/** What copying a value says, in one place to proofread. */
export const CLIPBOARD_TEXTS = {
  copied: 'Copiato',
  cannotCopy: 'Il browser non permette di copiare: seleziona il testo a mano.',
  copyOf: (what: string) => `Copia: ${what}`,
  copy: 'Copia',
} as const;
