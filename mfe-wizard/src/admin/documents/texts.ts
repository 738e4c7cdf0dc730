/** How the keys of the documents are named, in one place to proofread. */
export const DOCUMENT_KEY_TEXTS = {
  group: 'Documenti',
  round: 'Verifica il documento aperto e mostra il prossimo',
  roundWords: 'anteprima giro verificato',
  previousFile: 'File precedente nell’anteprima',
  nextFile: 'File successivo nell’anteprima',
} as const;
