/** What library says, in one place to proofread. */
export const LIBRARY_TEXTS = {
  title: 'Documenti utili',
  subtitle: 'Procedura, guide, fac-simile e schede da scaricare.',
  locked: 'Si aprono con il primo pacchetto',
  lockedText:
    'I documenti utili sono disponibili dopo l’acquisto del primo pacchetto di crediti, appena il pagamento è registrato. Manuale e guide sono già nella pagina Assistenza.',
  buy: 'Acquista servizio',
  none: 'Nessun documento',
  noneText: 'Al momento non ci sono documenti da scaricare.',
  download: 'Scarica',
  downloadFile: (title: string) => `Scarica: ${title}`,
  downloadFailed: (title: string) => `Errore download: ${title}`,
} as const;
