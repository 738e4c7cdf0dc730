import type { Choice, ValueOf } from '../enumerations/index.js';

/** What a list of accounts can be narrowed to. */
export const ACCOUNT_STATES = [
  { value: 'toVerify', label: 'Da verificare' },
  { value: 'contractRefused', label: 'Contratto rifiutato' },
  { value: 'active', label: 'Attivi' },
  { value: 'suspended', label: 'Sospesi' },
  { value: 'invited', label: 'Invitati' },
  { value: 'deletionRequested', label: 'Chiedono l’eliminazione' },
] as const satisfies readonly Choice<string>[];
export type AccountState = ValueOf<typeof ACCOUNT_STATES>;

/** The two kinds of people that the list of accounts shows apart. */
export const ACCOUNT_GROUPS = [
  { value: 'companies', label: 'Aziende' },
  { value: 'operators', label: 'Operatori' },
] as const satisfies readonly Choice<string>[];
export type AccountGroup = ValueOf<typeof ACCOUNT_GROUPS>;
