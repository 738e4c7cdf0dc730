export const ASSIGN_TEXTS = {
  title: (count: number): string =>
    count === 1 ? 'Assegna la pratica' : `Assegna ${count} pratiche`,
  operator: 'Operatore',
  nobody: 'Nessuno: torna tra quelle da assegnare',
  cancel: 'Annulla',
  assign: 'Assegna',
};
