import { isBackOffice, type Role } from '../access/index.js';
import type { RegistrationForm } from './registration-form.js';

type Fields = readonly (keyof RegistrationForm)[];

/** Fields the back office may fill in beforehand. */
export const PRECREATION_FIELDS = [
  'email',
  'businessName',
  'vat',
  'sSNCompany',
  'firstName',
  'lastName',
  'phone',
  'legalForm',
  'street',
  'village',
  'city',
  'zip',
  'province',
  'region',
  'pec',
  'uniqueCode',
  'sponsor',
  'attorneyFirstName',
  'attorneyLastName',
] as const satisfies Fields;

/** What is known about an operator: the rest of the form describes a company. */
export const OPERATOR_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'phone',
] as const satisfies Fields;

/** Fields needed to identify the owner of a pre-created account. */
export const listRequiredPrecreationFields = (role: Role): Fields =>
  isBackOffice(role) ? ['email', 'firstName', 'lastName'] : ['email', 'businessName', 'vat'];
