import type { Role } from '@pratiche/domain';

/** What the portal says after a step that leads elsewhere. */
export interface Said {
  /** Italian, for people. */
  message: string;
}

/** Answer of `POST Accounts/check-verification`: what waits to be confirmed by the owner of the address. */
export interface PendingRegistration {
  businessName: string | null;
  firstName: string | null;
  lastName: string | null;
  /** When it was sent. */
  created: string;
}

/** Answer of `POST Accounts/check-terms-link`: whose account is to be completed. */
export interface TermsAccount {
  email: string;
  /** Decides what the account asks for. */
  role: Role;
  firstName: string | null;
  lastName: string | null;
  businessName: string | null;
  sponsor: string | null;
  attorneyFirstName: string | null;
  attorneyLastName: string | null;
}

/** Answer of `POST Accounts/pre-create`. */
export interface Precreated {
  id: number;
  email: string;
}
