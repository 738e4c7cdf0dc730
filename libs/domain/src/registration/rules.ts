import { COMPANY_TAX_CODE_MESSAGE, PERSON_TAX_CODE_MESSAGE } from '../completeness/taxCode.js';
import { EXPIRED_DOCUMENT_MESSAGE, PHONE_MESSAGE } from '../completeness/beneficiario.js';
import { isBlank, type FieldError } from '../completeness/fieldError.js';
import { isDay } from '../formats/index.js';
import { passwordFault, PASSWORDS_DIFFER_MESSAGE } from '../password/index.js';
import { isTaxCode, isVatNumber } from '../tax-code/index.js';
import { ID_CARD_TYPES, LEGAL_FORMS } from './choices.js';
import { regionOfProvince, REGIONS, SAN_MARINO } from './regions.js';
import {
  REGISTRATION_FIELDS,
  REGISTRATION_STEPS,
  type RegistrationForm,
  type RegistrationStep,
} from './shape.js';
import { textFault } from './text.js';

export const MANDATORY_MESSAGE = 'Campo Obbligatorio!';
export const EMAIL_MESSAGE = 'Inserire Email Valida';
export const VAT_LENGTH_MESSAGE = 'La partita IVA deve essere composta da 11 caratteri';
export const VAT_CHECK_MESSAGE =
  'La partita IVA non supera il controllo della cifra finale: ricontrollare se è corretta.';
export const TAX_CODE_CHECK_MESSAGE =
  'Il codice fiscale non supera il controllo della lettera finale: ricontrollare se è corretto.';
export const UNIQUE_CODE_MESSAGE = 'Il codice univoco deve essere composto da 7 caratteri';
export const INVOICE_ADDRESS_MESSAGE =
  'Indicare il codice univoco oppure la PEC: servono per la fattura elettronica.';
export const ZIP_MESSAGE = 'Inserire Codice Postale Valido';
export const CHOICE_MESSAGE = 'Scegliere una voce dell’elenco.';
export const DATE_MESSAGE = 'Inserire una data valida: gg/mm/aaaa.';
export const PROVINCE_MESSAGE = 'Inserire la sigla della provincia, per esempio BG.';

const OPTIONAL: readonly (keyof RegistrationForm)[] = [
  'sponsor',
  'village',
  'attorneyVillage',
  'attorneyMunicipality',
  'pec',
  'uniqueCode',
];
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Whether a text can be an e-mail address. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && EMAIL.test(text) && !text.includes('..');

type Rule = (value: string, form: RegistrationForm, today: string | null) => string | null;

const tell = (holds: boolean, message: string): string | null => (holds ? null : message);
const oneOf =
  (choices: readonly { value: string }[]): Rule =>
  (value) =>
    tell(
      choices.some((choice) => choice.value === value),
      CHOICE_MESSAGE,
    );
const email: Rule = (value) => tell(isEmail(value), EMAIL_MESSAGE);
const zip: Rule = (value) => tell(/^[A-Za-z0-9-]{3,9}$/.test(value), ZIP_MESSAGE);
const province: Rule = (value) => tell(regionOfProvince(value) !== null, PROVINCE_MESSAGE);
/** Codes of San Marino have the same length and no check character of ours. */
const abroad = (form: RegistrationForm): boolean =>
  form.region === SAN_MARINO || form.attorneyRegion === SAN_MARINO;

function vat(value: string, form: RegistrationForm): string | null {
  if (!/^[A-Z0-9]{11}$/i.test(value)) return VAT_LENGTH_MESSAGE;
  return tell(form.region === SAN_MARINO || isVatNumber(value), VAT_CHECK_MESSAGE);
}

function personTaxCode(value: string, form: RegistrationForm): string | null {
  if (!/^[A-Z0-9]{16}$/i.test(value)) return PERSON_TAX_CODE_MESSAGE;
  return tell(abroad(form) || isTaxCode(value), TAX_CODE_CHECK_MESSAGE);
}

function companyTaxCode(value: string, form: RegistrationForm): string | null {
  if (/^[A-Z0-9]{11}$/i.test(value))
    return tell(form.region === SAN_MARINO || isVatNumber(value), TAX_CODE_CHECK_MESSAGE);
  return /^[A-Z0-9]{16}$/i.test(value) ? personTaxCode(value, form) : COMPANY_TAX_CODE_MESSAGE;
}

function expiry(value: string, _: RegistrationForm, today: string | null): string | null {
  if (!isDay(value) || value > '2100-12-31') return DATE_MESSAGE;
  return tell(today === null || value >= today, EXPIRED_DOCUMENT_MESSAGE);
}

/** What a field must be beyond being filled in; the others are free text. */
const RULES: Partial<Record<keyof RegistrationForm, Rule>> = {
  email,
  phone: (value) => tell(/^\d{10}$/.test(value), PHONE_MESSAGE),
  legalForm: oneOf(LEGAL_FORMS),
  vat,
  sSNCompany: companyTaxCode,
  zip,
  province,
  region: oneOf(REGIONS),
  pec: email,
  uniqueCode: (value) => tell(/^[A-Z0-9]{7}$/i.test(value), UNIQUE_CODE_MESSAGE),
  attorneySSN: personTaxCode,
  attorneyZip: zip,
  attorneyProvince: province,
  attorneyRegion: oneOf(REGIONS),
  attorneyIDCardType: oneOf(ID_CARD_TYPES),
  attorneyIDCardExpiryDate: expiry,
};

/** What a password must not be made of. */
const namesOf = (form: RegistrationForm): (string | null)[] => [
  form.email,
  form.businessName,
  form.firstName,
  form.lastName,
  form.attorneyFirstName,
  form.attorneyLastName,
];

function fault(
  field: keyof RegistrationForm,
  form: RegistrationForm,
  today: string | null,
): string | null {
  const value = form[field];
  if (typeof value === 'boolean') return tell(value, MANDATORY_MESSAGE);
  // Blanks of a password are part of it.
  if (field === 'password')
    return value === null || value === '' ? MANDATORY_MESSAGE : passwordFault(value, namesOf(form));
  if (field === 'confirmPassword')
    return value === null || value === ''
      ? MANDATORY_MESSAGE
      : tell(value === form.password, PASSWORDS_DIFFER_MESSAGE);
  if (value === null || isBlank(value)) return OPTIONAL.includes(field) ? null : MANDATORY_MESSAGE;
  // A rule's own message says more than what is wrong with the text as such.
  return (
    RULES[field]?.(value.trim(), form, today) ??
    (RULES[field] === undefined ? textFault(value) : null)
  );
}

function invoiceAddress(form: RegistrationForm): FieldError[] {
  return isBlank(form.pec) && isBlank(form.uniqueCode) && form.region !== SAN_MARINO
    ? [{ field: 'uniqueCode', message: INVOICE_ADDRESS_MESSAGE }]
    : [];
}

/**
 * What is wrong with some fields of a registration, one error each, in the order given (spec platform §5).
 * @param today `yyyy-mm-dd` in Italy; `null` leaves out what depends on it
 */
export function checkRegistrationFields(
  form: RegistrationForm,
  fields: readonly (keyof RegistrationForm)[],
  today: string | null,
): FieldError[] {
  const errors = fields.flatMap((field) => {
    const message = fault(field, form, today);
    return message === null ? [] : [{ field, message }];
  });
  return fields.includes('uniqueCode') ? [...errors, ...invoiceAddress(form)] : errors;
}

/** What is wrong with a step: it may be left forwards only when nothing is. Files are checked beside it. */
export function checkRegistrationStep(
  form: RegistrationForm,
  step: RegistrationStep,
  today: string | null,
): FieldError[] {
  const { fields } = REGISTRATION_STEPS.find(({ id }) => id === step) ?? { fields: [] };
  return checkRegistrationFields(form, fields, today);
}

/** What is wrong with a whole registration. */
export const checkRegistration = (form: RegistrationForm, today: string | null): FieldError[] =>
  checkRegistrationFields(form, REGISTRATION_FIELDS, today);
