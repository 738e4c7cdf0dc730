import type { Account as AccountAnswer, SessionUser } from '@pratiche/api';
import type { Account } from './account.entity.js';

/** Answer of `GET Accounts/{id}`: nothing of the password. */
export const accountView = (account: Account): AccountAnswer => ({
  id: account.id,
  role: account.role,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  phone: account.phone,
  businessName: account.businessName,
  street: account.street,
  city: account.city,
  province: account.province,
  region: account.region,
  zip: account.zip,
  legalForm: account.legalForm,
  sSNCompany: account.sSNCompany,
  vat: account.vat,
  pec: account.pec,
  uniqueCode: account.uniqueCode,
  attorneyFirstName: account.attorneyFirstName,
  attorneyLastName: account.attorneyLastName,
  sponsor: account.sponsor,
  isVerified: account.emailVerified,
  isContractVerified: account.contractVerified,
  sellerContractVerified: account.contractVerified,
  created: account.created.toISOString(),
  updated: account.updated.toISOString(),
});

/** Answer of login and refresh. */
export const sessionUser = (account: Account, jwtToken: string): SessionUser => ({
  id: account.id,
  role: account.role,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  businessName: account.businessName,
  isContractVerified: account.contractVerified,
  isFirstPackageAcquired: account.firstPackageAcquired,
  jwtToken,
});
