/** What the operator of a dossier and its change say, in one place to proofread. */
export const OPERATOR_TEXTS = {
  commandGroup: 'Pratica',
  take: 'Prendi in carico',
  takeWords: 'assegna operatore',
  busy: 'Attendi la fine dell’operazione in corso.',
  unassigned: 'Da assegnare',
  assign: 'Assegna',
  change: 'Cambia',
  changeOperator: 'Cambia operatore',
  taken: (id: number) => `Pratica ${id} presa in carico`,
  released: (id: number) => `Pratica ${id}: nessun operatore`,
  assigned: (id: number) => `Pratica ${id}: operatore assegnato`,
} as const;
