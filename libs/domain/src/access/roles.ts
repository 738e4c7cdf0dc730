/** Roles of an account (spec platform §6). */
export const ROLES = ['User', 'Buyer', 'Admin', 'SuperAdmin'] as const;
export type Role = (typeof ROLES)[number];

/** Who is calling, as far as access is concerned. */
export interface Caller {
  role: Role;
  isContractVerified: boolean;
}

export const isBackOffice = (role: Role): boolean => role === 'Admin' || role === 'SuperAdmin';
