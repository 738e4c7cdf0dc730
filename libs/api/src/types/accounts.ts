import type { Profile, RegistrationFile, Role, ServiceType } from '@pratiche/domain';

/** Answer of `POST Accounts/login` and `POST Accounts/refresh-token`: who is logged in. */
export interface SessionUser {
  id: number;
  role: Role;
  email: string;
  firstName: string | null;
  lastName: string | null;
  businessName: string | null;
  isContractVerified: boolean;
  isFirstPackageAcquired: boolean;
  /**
   * The portal wants a second login step of this account, and it has none: nothing opens but the
   * page that sets it up.
   */
  mustSetUpSecondStep?: true;
  /** Access token, at most 15 minutes. */
  jwtToken: string;
}

/**
 * An account with its profile. The number of the representative's identity document is its owner's alone: `null` for
 * the back office, which finds it on the document itself.
 */
export interface Account extends Profile {
  id: number;
  role: Role;
  email: string;
  /** The company under the name the back office's view gives it. */
  companyName: string | null;
  isVerified: boolean;
  isContractVerified: boolean;
  /** The same, under the name the back office's view gives it. */
  sellerContractVerified: boolean;
  /** Moments, ISO 8601 UTC. */
  suspended: string | null;
  deletionRequested: string | null;
  deleted: string | null;
  created: string;
  updated: string;
}

/** Number of dossiers of one service. */
export interface ServiceCounts {
  /** `null` for drafts whose service was not chosen yet. */
  serviceType: ServiceType | null;
  drafts: number;
  /** Handed in and not completed yet: a dossier counts once. */
  sent: number;
  completed: number;
}

/** Answer of `GET Accounts/{id}`. */
export interface AccountDetail extends Account {
  /** Sum of the residual credits; for a buyer, those of the company. */
  credits: number;
  /**
   * Account that owns the credits: for a buyer the company's, otherwise the same. `null` for a
   * buyer without a company.
   */
  walletId: number | null;
  counts: ServiceCounts[];
  /** Which files there are. */
  files: RegistrationFile[];
}

/** One row of `GET Accounts/get-all-gird`. */
export interface AccountRow {
  id: number;
  role: Role;
  email: string;
  phone: string | null;
  businessName: string | null;
  vat: string | null;
  sSNCompany: string | null;
  sponsor: string | null;
  isVerified: boolean;
  isContractVerified: boolean;
  suspended: string | null;
  deletionRequested: string | null;
  created: string;
}
