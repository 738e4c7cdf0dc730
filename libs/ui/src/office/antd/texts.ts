/** What fields and tables of the back office say, in one place to proofread. */
export const ANTD_TEXTS = {
  actions: 'Azioni',
  choose: 'Scegli…',
  clear: 'Togli la scelta',
  colorPattern: '#rrggbb',
  dayPattern: 'gg/mm/aaaa',
  denseRows: 'Righe fitte',
  dragToMove: 'Trascina per spostare',
  dropFile: 'Trascina qui il file o sceglilo',
  from: 'Dal',
  order: 'Ordine',
  pickColor: (label: string) => `${label}: scegli da una tavolozza`,
  portalColors: 'Colori del portale',
  tallRows: 'Righe più alte',
  to: 'Al',
  wrongKind: (endings: string) => `Il file non è di un tipo consentito: scegli un file ${endings}.`,
} as const;
