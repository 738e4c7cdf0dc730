import type { DossierForm, OtherBeneficiary } from '../dossier/index.js';
import type { CheckOptions } from './check-options.js';
import { isBlank, requireFields, type FieldError } from './field-error.js';
import { checkOtherNaturalPersons } from './service-limits.js';
import { checkTaxCode } from './check-tax-code.js';

export const EXPIRED_DOCUMENT_MESSAGE =
  'La data di scadenza del documento deve essere oggi o successiva';

/** Message for a telephone number that cannot be valid (spec platform §5). */
export const PHONE_MESSAGE = 'Inserire numero di telefono valido.';

/**
 * Whether a customer can be called: six to fifteen digits (ITU-T E.164), however they are grouped;
 * landlines and foreign numbers included.
 */
export const isPhoneNumber = (text: string): boolean =>
  /^\+?(?:[\s().\/-]*\d){6,15}$/.test(text.trim());

const checkPhone = ({ beneficiaryPhone }: DossierForm): FieldError[] =>
  !isBlank(beneficiaryPhone) && !isPhoneNumber(beneficiaryPhone ?? '')
    ? [{ field: 'beneficiaryPhone', message: PHONE_MESSAGE }]
    : [];

const checkCompany = (form: DossierForm): FieldError[] => [
  ...requireFields(form, ['beneficiaryCompanyType', 'beneficiaryCompanyName']),
  ...checkTaxCode(form.beneficiarySsn, 'beneficiarySsn', true),
  ...requireFields(form, ['beneficiaryAttorneyFirstName', 'beneficiaryAttorneyLastName']),
  ...checkTaxCode(form.beneficiaryAttorneySsn, 'beneficiaryAttorneySsn', false),
];

const checkPerson = (form: DossierForm): FieldError[] => [
  ...requireFields(form, ['beneficiaryFirstName', 'beneficiaryLastName']),
  ...checkTaxCode(form.beneficiarySsn, 'beneficiarySsn', false),
  ...requireFields(form, [
    'beneficiaryGender',
    'beneficiaryBirthDate',
    'beneficiaryBirthMunicipality',
    'beneficiaryBirthProvince',
    'beneficiaryBirthNation',
    'beneficiaryPhone',
  ]),
];

/** Every added row needs a name and a tax code. */
const checkOtherBeneficiary = (row: OtherBeneficiary, index: number): FieldError[] => {
  const prefix = `otherBeneficiaries.${index}.`;
  const names = row.isCompany
    ? requireFields(row, ['beneficiaryCompanyName'], prefix)
    : requireFields(row, ['beneficiaryFirstName', 'beneficiaryLastName'], prefix);
  return [...names, ...checkTaxCode(row.beneficiarySsn, `${prefix}beneficiarySsn`, row.isCompany)];
};

/** An identity document may be left out, but not be expired. Without `today` the day is not checked. */
const checkIdentityDocument = (form: DossierForm, today: string | null): FieldError[] =>
  today !== null &&
  form.beneficiaryIdentificationDocDate !== null &&
  form.beneficiaryIdentificationDocDate < today
    ? [{ field: 'beneficiaryIdentificationDocDate', message: EXPIRED_DOCUMENT_MESSAGE }]
    : [];

export const FUTURE_BIRTH_MESSAGE = 'La data di nascita non può essere nel futuro';

/**
 * A year written with two digits, or mistyped, easily gives a future date. Without `today` the day
 * is not checked.
 */
function checkBirth(form: DossierForm, today: string | null): FieldError[] {
  const field = form.isCompany ? 'beneficiaryAttorneyBirthDate' : 'beneficiaryBirthDate';
  const born = form[field];
  return today !== null && born !== null && born > today
    ? [{ field, message: FUTURE_BIRTH_MESSAGE }]
    : [];
}

/**
 * The delega prints number and expiry, and the customer has the document at hand: the customer's
 * page asks for both, while a fitter may leave them to the customer.
 */
const requireIdentityDocument = (form: DossierForm): FieldError[] =>
  requireFields(form, ['beneficiaryIdentificationDocNumber', 'beneficiaryIdentificationDocDate']);

export const checkBeneficiario = (
  form: DossierForm,
  { today = null, viewer }: CheckOptions,
): FieldError[] => [
  ...(form.isCompany ? checkCompany(form) : checkPerson(form)),
  ...checkBirth(form, today),
  ...checkPhone(form),
  ...checkIdentityDocument(form, today),
  ...(viewer === 'beneficiary' ? requireIdentityDocument(form) : []),
  ...checkOtherNaturalPersons(form),
  ...form.otherBeneficiaries.flatMap(checkOtherBeneficiary),
];
