import type { Choice } from '../enumerations/index.js';

/** Roles of an account (spec platform §6). */
export const ROLES = ['User', 'Buyer', 'Admin', 'SuperAdmin'] as const;
export type Role = (typeof ROLES)[number];

/** As people read them. */
export const ROLE_CHOICES = [
  { value: 'User', label: 'Installatore' },
  { value: 'Buyer', label: 'Buyer' },
  { value: 'Admin', label: 'Admin' },
  { value: 'SuperAdmin', label: 'SuperAdmin' },
] as const satisfies readonly Choice<Role>[];

/** Roles of accounts that the back office may create for a company. */
export const COMPANY_ROLES = ['User', 'Buyer'] as const satisfies readonly Role[];
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Roles of accounts that can be created beforehand; the first SuperAdmin is created by a command on the server. */
export const PRECREATION_ROLES = [
  ...COMPANY_ROLES,
  'Admin',
  'SuperAdmin',
] as const satisfies readonly Role[];
export type PrecreationRole = (typeof PRECREATION_ROLES)[number];

/** Roles that an account of the back office may give to the accounts it creates. */
export const listPrecreationRoles = (caller: Role): readonly PrecreationRole[] =>
  caller === 'SuperAdmin' ? PRECREATION_ROLES : caller === 'Admin' ? COMPANY_ROLES : [];

/** Who is calling, as far as access is concerned. */
export interface Caller {
  role: Role;
  isContractVerified: boolean;
}

export const isBackOffice = (role: Role): boolean => role === 'Admin' || role === 'SuperAdmin';
