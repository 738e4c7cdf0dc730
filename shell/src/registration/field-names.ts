import { REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import type { AccountFieldName } from '../account-form/account-form-context.js';
import { ACCOUNT_TEXTS as TEXTS } from '../account-form/texts.js';
import { REGISTRATION_TEXTS } from './texts.js';

/** What each field of the registration is called where its error is listed. */
export const FIELD_NAMES: Readonly<Record<AccountFieldName, string>> = {
  firstName: TEXTS.firstName,
  lastName: TEXTS.lastName,
  email: REGISTRATION_TEXTS.email,
  phone: TEXTS.phone,
  password: TEXTS.password,
  confirmPassword: TEXTS.repeatPassword,
  sponsor: REGISTRATION_TEXTS.sponsor,
  businessName: TEXTS.businessName,
  legalForm: TEXTS.legalForm,
  vat: TEXTS.vat,
  sSNCompany: TEXTS.taxCode,
  street: TEXTS.street,
  village: TEXTS.village,
  city: TEXTS.seat,
  zip: TEXTS.zip,
  province: TEXTS.province,
  region: TEXTS.region,
  pec: TEXTS.pec,
  uniqueCode: TEXTS.uniqueCode,
  attorneyFirstName: TEXTS.firstName,
  attorneyLastName: TEXTS.lastName,
  attorneySSN: TEXTS.taxCode,
  attorneyMunicipality: TEXTS.residence,
  attorneyCity: TEXTS.residence,
  attorneyZip: TEXTS.zip,
  attorneyProvince: TEXTS.province,
  attorneyRegion: TEXTS.region,
  attorneyVillage: TEXTS.village,
  attorneyIDCardType: TEXTS.idKind,
  attorneyIDCardNumber: TEXTS.idNumber,
  attorneyIDCardIssuingAuthority: TEXTS.idIssuer,
  attorneyIDCardExpiryDate: TEXTS.idExpiry,
  privacyAndConditionsAccepted: REGISTRATION_TEXTS.consentName,
  ...REGISTRATION_FILE_LABELS,
};
