/** What the lists of products say; apart, because only the step of products has them. */
export const PRODUCT_LIST_TEXTS = {
  serramenti: {
    title: 'Serramenti',
    rowLabel: 'Serramento',
    addLabel: 'Aggiungi serramento',
    countLabel: 'Numero di serramenti',
    emptyText: 'Nessun serramento.',
  },
  schermature: {
    title: 'Schermature solari',
    rowLabel: 'Schermatura',
    addLabel: 'Aggiungi schermatura',
    countLabel: 'Numero di schermature',
    emptyText: 'Nessuna schermatura solare.',
  },
  chiusure: {
    title: 'Chiusure oscuranti',
    rowLabel: 'Chiusura',
    addLabel: 'Aggiungi chiusura',
    countLabel: 'Numero di chiusure',
    emptyText: 'Nessuna chiusura oscurante.',
  },
} as const;
