import type { BeneficiaryLink } from '../module/beneficiary-link/beneficiary-link.entity.js';
import type { Dossier } from '../module/dossier.repository.js';
import type { CurrentCaller } from '../platform/auth/index.js';

/** Where a call comes from, as the record keeps it. */
export interface CallOrigin {
  address: string | null;
  device: string | null;
  session: string | null;
}

export const SERVER_ORIGIN: CallOrigin = { address: null, device: null, session: null };

/** Who signs, and for which dossier. */
export type SigningParty = { dossier: Dossier; origin: CallOrigin } & (
  { kind: 'beneficiary'; link: BeneficiaryLink } | { kind: 'company'; caller: CurrentCaller }
);
