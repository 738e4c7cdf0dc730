/** What refusing and withdrawing a signature says, in one place to proofread. */
export const REFUSAL_TEXTS = {
  open: 'Non voglio firmare',
  label: 'Perché non firmi?',
  help: (company: string) =>
    `Lo legge ${company}, che può correggere il documento e chiederti di nuovo la firma.`,
  submit: 'Rifiuta la firma',
} as const;

export const WITHDRAWAL_TEXTS = {
  open: 'Ritira la firma',
  openOf: (title: string) => `Ritira la firma: ${title}`,
  label: 'Perché ritiri la firma?',
  help: 'Resta scritto nel registro della firma; il documento torna da firmare.',
  submit: 'Ritira la firma',
} as const;

export const REASON_MISSING = 'Scrivi il motivo.';
