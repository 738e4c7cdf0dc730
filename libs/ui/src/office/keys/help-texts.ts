/** What the help with the keys says, in one place to proofread. */
export const KEY_HELP_TEXTS = {
  title: 'Tasti di questa pagina',
  understood: 'Ho capito',
  aboutSwitch:
    'Spento, le lettere da sole non fanno nulla, in tutto il back office e su questo dispositivo: utile con la dettatura vocale. Ctrl K resta.',
  everywhere: 'Ovunque',
  search: 'Cerca pratiche, persone, pagine e azioni',
  thisHelp: 'Questo aiuto',
} as const;
