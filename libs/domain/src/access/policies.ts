import { isBackOffice, type Caller } from './roles.js';

/**
 * The single access matrix: every route names a policy, and every policy says who may call it.
 * Ownership (own account, own dossier) is checked by the feature, which answers 404 for records of
 * others.
 */
export const POLICIES = {
  /** All callers, with or without a login. */
  public: () => true,
  /** Holder of a beneficiary link; the link's token is checked by the feature. */
  beneficiaryLink: () => true,
  /** All logged-in users, including those whose contract is still to be verified. */
  session: (caller: Caller | null) => caller !== null,
  /** Fitters whose contract is verified: their own dossiers. */
  fitter: (caller: Caller | null) => caller?.role === 'User' && caller.isContractVerified,
  /** Packages, wallet and payments of the caller's own company: verified fitters and buyers. */
  purchase: (caller: Caller | null) =>
    caller !== null &&
    ((caller.role === 'User' && caller.isContractVerified) || caller.role === 'Buyer'),
  /** Admin and SuperAdmin. */
  backOffice: (caller: Caller | null) => caller !== null && isBackOffice(caller.role),
  /** Verified fitters on their own records, back office on all. */
  fitterOrBackOffice: (caller: Caller | null) =>
    caller !== null &&
    ((caller.role === 'User' && caller.isContractVerified) || isBackOffice(caller.role)),
  /** Purchase records of the caller's own company; the back office sees all. */
  purchaseOrBackOffice: (caller: Caller | null) =>
    caller !== null &&
    ((caller.role === 'User' && caller.isContractVerified) ||
      caller.role === 'Buyer' ||
      isBackOffice(caller.role)),
  superAdmin: (caller: Caller | null) => caller?.role === 'SuperAdmin',
} as const satisfies Record<string, (caller: Caller | null) => boolean>;

export type PolicyName = keyof typeof POLICIES;
