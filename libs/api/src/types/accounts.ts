import type { Role } from '@pratiche/domain';

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
  /** Access token, at most 15 minutes. */
  jwtToken: string;
}

/** Answer of `GET Accounts/{id}`. */
export interface Account {
  id: number;
  role: Role;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  businessName: string | null;
  street: string | null;
  city: string | null;
  province: string | null;
  region: string | null;
  zip: string | null;
  legalForm: string | null;
  sSNCompany: string | null;
  vat: string | null;
  pec: string | null;
  uniqueCode: string | null;
  attorneyFirstName: string | null;
  attorneyLastName: string | null;
  sponsor: string | null;
  isVerified: boolean;
  isContractVerified: boolean;
  /** The same, under the name the back office's view gives it. */
  sellerContractVerified: boolean;
  created: string;
  updated: string;
}
