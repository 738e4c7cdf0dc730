/** What deduction-sheet says, in one place to proofread. */
export const DEDUCTION_TEXTS = {
  limited: 'Il limite di legge riduce la detrazione.',
  noTaxValue: 'Stima senza valore fiscale.',
  beneficiary: (number: number) => `Beneficiario ${number}`,
  ofRightHolder: 'ha l’usufrutto, l’uso o il diritto di abitazione',
  title: 'Stima della detrazione per il cliente',
  expense: 'Spesa',
  expenseHelp: 'IVA compresa, se il cliente non la recupera.',
  paymentYear: 'Anno del pagamento',
  expenseMissing: 'Indica la spesa per vedere la stima.',
  whoAsks: 'Chi chiede la detrazione',
  whoAsksNumber: (number: number) => `Il beneficiario ${number}`,
  download: 'Scarica la stima per il cliente',
  downloadFailed: 'Errore download stima della detrazione',
  deductionOf: (rate: number) => `Detrazione del ${rate} %:`,
  shareOf: (name: string, rate: number) => `${name}: ${rate} % di`,
  about: ', circa',
  yearlyFor: (years: number) => `l’anno per ${years} anni.`,
  sharesMissing:
    'Per la stima di ciascun beneficiario indica le quote di spesa al passo Beneficiario.',
} as const;
