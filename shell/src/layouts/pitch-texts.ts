/** Texts beside the login form, in one place to proofread. */
export const PITCH_TEXTS = {
  label: 'Che cosa fa il portale',
  promise: 'Le pratiche ENEA dei tuoi infissi, senza pensieri.',
  points: [
    'Limiti di legge controllati riga per riga, con la fonte.',
    'Il tuo cliente completa e firma dal telefono.',
    'Un operatore controlla ogni pratica e la trasmette a ENEA.',
  ],
} as const;
