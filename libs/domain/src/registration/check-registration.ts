import {
  COMPANY_TAX_CODE_MESSAGE,
  PERSON_TAX_CODE_MESSAGE,
} from '../completeness/check-tax-code.js';
import { EXPIRED_DOCUMENT_MESSAGE, PHONE_MESSAGE } from '../completeness/check-beneficiario.js';
import { isBlank, type FieldError } from '../completeness/field-error.js';
import { isValidDay } from '../formats/index.js';
import { validatePassword, PASSWORDS_DIFFER_MESSAGE } from '../password/index.js';
import { isTaxCode, isVatNumber } from '../tax-code/index.js';
import { ID_CARD_TYPES, LEGAL_FORMS } from './registration-choices.js';
import { findRegionByProvince, REGIONS, SAN_MARINO_REGION } from './regions.js';
import {
  REGISTRATION_FIELDS,
  REGISTRATION_STEPS,
  type RegistrationForm,
  type RegistrationStep,
} from './registration-form.js';
import { cleanAccountText } from './normalize-registration.js';
import { validateAccountText } from './account-text.js';

export const MANDATORY_MESSAGE = 'Campo Obbligatorio!';
export const EMAIL_MESSAGE = 'Inserire Email Valida';
export const VAT_LENGTH_MESSAGE = 'La partita IVA deve essere composta da 11 caratteri';
export const VAT_CHECK_MESSAGE =
  'La partita IVA non supera il controllo della cifra finale: ricontrolla se è corretta.';
export const TAX_CODE_CHECK_MESSAGE =
  'Il codice fiscale non supera il controllo della lettera finale: ricontrolla se è corretto.';
export const COMPANY_TAX_CODE_CHECK_MESSAGE =
  'Il codice fiscale non supera il controllo della cifra finale: ricontrolla se è corretto.';
export const UNIQUE_CODE_MESSAGE = 'Il codice univoco deve essere composto da 7 caratteri';
export const INVOICE_ADDRESS_MESSAGE =
  'Indica il codice univoco oppure la PEC: servono per la fattura elettronica.';
export const ZIP_MESSAGE = 'Inserire Codice Postale Valido';
export const CHOICE_MESSAGE = 'Scegli una voce dell’elenco.';
export const DATE_MESSAGE = 'Inserisci una data valida: gg/mm/aaaa.';
export const PROVINCE_MESSAGE = 'Inserisci la sigla della provincia, per esempio BG.';

const OPTIONAL_FIELDS: readonly (keyof RegistrationForm)[] = [
  'sponsor',
  'village',
  'attorneyVillage',
  'attorneyMunicipality',
  'pec',
  'uniqueCode',
];
const EMAIL_PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Whether a text can be an e-mail address. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && EMAIL_PATTERN.test(text) && !text.includes('..');

type FieldRule = (value: string, form: RegistrationForm, today: string | null) => string | null;

const messageUnless = (holds: boolean, message: string): string | null => (holds ? null : message);
const validateChoice =
  (choices: readonly { value: string }[]): FieldRule =>
  (value) =>
    messageUnless(
      choices.some((choice) => choice.value === value),
      CHOICE_MESSAGE,
    );
const validateEmail: FieldRule = (value) => messageUnless(isEmail(value), EMAIL_MESSAGE);
const validateZip: FieldRule = (value) =>
  messageUnless(/^[A-Za-z0-9-]{3,9}$/.test(value), ZIP_MESSAGE);
const validateProvince: FieldRule = (value) =>
  messageUnless(findRegionByProvince(value) !== null, PROVINCE_MESSAGE);
/** Codes of San Marino have the same length and no check character of ours. */
const isSanMarino = (form: RegistrationForm): boolean =>
  form.region === SAN_MARINO_REGION || form.attorneyRegion === SAN_MARINO_REGION;

function validateVat(value: string, form: RegistrationForm): string | null {
  if (!/^[A-Z0-9]{11}$/i.test(value)) return VAT_LENGTH_MESSAGE;
  return messageUnless(form.region === SAN_MARINO_REGION || isVatNumber(value), VAT_CHECK_MESSAGE);
}

function validatePersonTaxCode(value: string, form: RegistrationForm): string | null {
  if (!/^[A-Z0-9]{16}$/i.test(value)) return PERSON_TAX_CODE_MESSAGE;
  return messageUnless(isSanMarino(form) || isTaxCode(value), TAX_CODE_CHECK_MESSAGE);
}

const isVat = (value: string, { vat }: RegistrationForm): boolean =>
  vat !== null && cleanAccountText('vat', vat) === value;

function validateCompanyTaxCode(value: string, form: RegistrationForm): string | null {
  // A wrong number that is also the VAT number is told there, once.
  if (/^[A-Z0-9]{11}$/i.test(value))
    return messageUnless(
      form.region === SAN_MARINO_REGION || isVatNumber(value) || isVat(value, form),
      COMPANY_TAX_CODE_CHECK_MESSAGE,
    );
  return /^[A-Z0-9]{16}$/i.test(value)
    ? validatePersonTaxCode(value, form)
    : COMPANY_TAX_CODE_MESSAGE;
}

function validateExpiry(value: string, _: RegistrationForm, today: string | null): string | null {
  if (!isValidDay(value) || value > '2100-12-31') return DATE_MESSAGE;
  return messageUnless(today === null || value >= today, EXPIRED_DOCUMENT_MESSAGE);
}

/** What a field must be beyond being filled in; the others are free text. */
const FIELD_RULES: Partial<Record<keyof RegistrationForm, FieldRule>> = {
  email: validateEmail,
  phone: (value) => messageUnless(/^\d{10}$/.test(value), PHONE_MESSAGE),
  legalForm: validateChoice(LEGAL_FORMS),
  vat: validateVat,
  sSNCompany: validateCompanyTaxCode,
  zip: validateZip,
  province: validateProvince,
  region: validateChoice(REGIONS),
  pec: validateEmail,
  uniqueCode: (value) => messageUnless(/^[A-Z0-9]{7}$/i.test(value), UNIQUE_CODE_MESSAGE),
  attorneySSN: validatePersonTaxCode,
  attorneyZip: validateZip,
  attorneyProvince: validateProvince,
  attorneyRegion: validateChoice(REGIONS),
  attorneyIDCardType: validateChoice(ID_CARD_TYPES),
  attorneyIDCardExpiryDate: validateExpiry,
};

/** What a password must not be made of. */
const listNames = (form: RegistrationForm): (string | null)[] => [
  form.email,
  form.businessName,
  form.firstName,
  form.lastName,
  form.attorneyFirstName,
  form.attorneyLastName,
];

function validateField(
  field: keyof RegistrationForm,
  form: RegistrationForm,
  today: string | null,
): string | null {
  const value = form[field];
  if (typeof value === 'boolean') return messageUnless(value, MANDATORY_MESSAGE);
  // Blanks of a password are part of it.
  if (field === 'password')
    return value === null || value === ''
      ? MANDATORY_MESSAGE
      : validatePassword(value, listNames(form));
  if (field === 'confirmPassword')
    return value === null || value === ''
      ? MANDATORY_MESSAGE
      : messageUnless(value === form.password, PASSWORDS_DIFFER_MESSAGE);
  if (value === null || isBlank(value))
    return OPTIONAL_FIELDS.includes(field) ? null : MANDATORY_MESSAGE;
  // The message of a field rule is more specific than the one of the general text check.
  return (
    FIELD_RULES[field]?.(cleanAccountText(field, value), form, today) ??
    (FIELD_RULES[field] === undefined ? validateAccountText(value) : null)
  );
}

function checkInvoiceAddress(form: RegistrationForm): FieldError[] {
  return isBlank(form.pec) && isBlank(form.uniqueCode) && form.region !== SAN_MARINO_REGION
    ? [{ field: 'uniqueCode', message: INVOICE_ADDRESS_MESSAGE }]
    : [];
}

/**
 * Returns the errors of some fields of a registration, one each, in the given order (spec platform
 * §5).
 * @param today `yyyy-mm-dd` in Italy; `null` skips the checks that depend on it
 */
export function checkRegistrationFields(
  form: RegistrationForm,
  fields: readonly (keyof RegistrationForm)[],
  today: string | null,
): FieldError[] {
  const errors = fields.flatMap((field) => {
    const message = validateField(field, form, today);
    return message === null ? [] : [{ field, message }];
  });
  return fields.includes('uniqueCode') ? [...errors, ...checkInvoiceAddress(form)] : errors;
}

/**
 * Returns the errors of a step; the user may go forward only without errors. Files are checked
 * separately.
 */
export function checkRegistrationStep(
  form: RegistrationForm,
  step: RegistrationStep,
  today: string | null,
): FieldError[] {
  const { fields } = REGISTRATION_STEPS.find(({ id }) => id === step) ?? { fields: [] };
  return checkRegistrationFields(form, fields, today);
}

/** Returns the errors of a whole registration. */
export const checkRegistration = (form: RegistrationForm, today: string | null): FieldError[] =>
  checkRegistrationFields(form, REGISTRATION_FIELDS, today);
