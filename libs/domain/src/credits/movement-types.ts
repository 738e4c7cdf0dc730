/** Kinds of movements of credits with the names people read (domain decisions, Credits). */
export const MOVEMENT_TYPES = [
  { value: 'recharge', label: 'Ricarica' },
  { value: 'debit', label: 'Addebito' },
  { value: 'refund', label: 'Rimborso' },
  { value: 'adjustment', label: 'Rettifica' },
] as const;

export type MovementType = (typeof MOVEMENT_TYPES)[number]['value'];

/** What a list of movements can be narrowed to: a kind, or all that dossiers cost less what came back. */
export const MOVEMENT_FILTERS = [
  ...MOVEMENT_TYPES,
  { value: 'used', label: 'Addebiti e rimborsi' },
] as const;
export type MovementFilter = (typeof MOVEMENT_FILTERS)[number]['value'];

/** The kinds of credits that were used. */
export const USED_CREDIT_TYPES = ['debit', 'refund'] as const satisfies readonly MovementType[];

export const listFilteredTypes = (filter: MovementFilter): readonly MovementType[] =>
  filter === 'used' ? USED_CREDIT_TYPES : [filter];
