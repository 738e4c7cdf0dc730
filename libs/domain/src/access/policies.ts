import { isBackOffice, type Caller } from './roles.js';

/**
 * The one access matrix: every route names a policy, every policy says who may call it.
 * Whose record it is (own account, own dossier) is checked by the feature, which answers 404 for other people's.
 */
export const POLICIES = {
  /** Anybody, with or without a login. */
  public: () => true,
  /** Holder of a beneficiary link; the link's token is checked by the feature. */
  beneficiaryLink: () => true,
  /** Anybody logged in, also with the contract still to be verified. */
  session: (caller: Caller | null) => caller !== null,
  /** Fitters whose contract is verified: their own dossiers. */
  fitter: (caller: Caller | null) => caller?.role === 'User' && caller.isContractVerified,
  /** Packages, wallet and payments of one's own company: verified fitters and buyers. */
  purchase: (caller: Caller | null) =>
    caller !== null &&
    ((caller.role === 'User' && caller.isContractVerified) || caller.role === 'Buyer'),
  /** Admin and SuperAdmin. */
  backOffice: (caller: Caller | null) => caller !== null && isBackOffice(caller.role),
  /** Verified fitters on their own records, back office on all. */
  fitterOrBackOffice: (caller: Caller | null) =>
    caller !== null &&
    ((caller.role === 'User' && caller.isContractVerified) || isBackOffice(caller.role)),
  /** Purchase records of one's own company, back office on all. */
  purchaseOrBackOffice: (caller: Caller | null) =>
    caller !== null &&
    ((caller.role === 'User' && caller.isContractVerified) ||
      caller.role === 'Buyer' ||
      isBackOffice(caller.role)),
  superAdmin: (caller: Caller | null) => caller?.role === 'SuperAdmin',
} as const satisfies Record<string, (caller: Caller | null) => boolean>;

export type PolicyName = keyof typeof POLICIES;
