/** Kinds of movements of credits with the names people read (domain decisions, Credits). */
export const MOVEMENT_TYPES = [
  { value: 'recharge', label: 'Ricarica' },
  { value: 'debit', label: 'Addebito' },
  { value: 'refund', label: 'Rimborso' },
  { value: 'adjustment', label: 'Rettifica' },
] as const;

export type MovementType = (typeof MOVEMENT_TYPES)[number]['value'];
