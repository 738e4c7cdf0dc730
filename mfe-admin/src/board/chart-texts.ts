/** What the charts say, which load after the pages that show them. */
export const CHART_TEXTS = {
  received: 'Ricevute',
  filed: 'Inviate a ENEA',
  completed: 'Completate',
  barsOf: (weeks: number) =>
    `Pratiche ricevute, inviate a ENEA e completate nelle ultime ${weeks} settimane; i numeri sono nella tabella che segue.`,
  weekOf: (day: string, isRunning: boolean) =>
    `Settimana del ${day}${isRunning ? ' (in corso)' : ''}`,
  revenue: 'Ricavi',
  revenueBars: 'Ricavi senza IVA degli ultimi dodici mesi; i numeri sono nella tabella che segue.',
} as const;
