import type { Choice, ValueOf } from '../enumerations/index.js';

/** What a list of accounts can be narrowed to. */
export const ACCOUNT_STATES = [
  { value: 'toVerify', label: 'Da verificare' },
  { value: 'active', label: 'Attivi' },
  { value: 'suspended', label: 'Sospesi' },
  { value: 'deletionRequested', label: 'Chiedono l’eliminazione' },
] as const satisfies readonly Choice<string>[];
export type AccountState = ValueOf<typeof ACCOUNT_STATES>;
