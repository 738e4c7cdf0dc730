import type { DossierForm } from '../dossier/index.js';
import { cleanTaxCode } from '../formats/index.js';
import type { RegistrationForm } from '../registration/registration-form.js';
import {
  fitsFirstName,
  fitsSurname,
  isTaxCode,
  isVatNumber,
  parseTaxCode,
} from '../tax-code/index.js';
import type { Warning } from './warning.js';

/** Message of a tax code that is not recognised (spec wizard §8). */
export const TAX_CODE_MESSAGE =
  'Codice fiscale non riconosciuto; ricontrollare se è effettivamente corretto compilare i campi successivi';
export const VAT_MESSAGE =
  'La partita IVA o il codice fiscale non supera il controllo della cifra finale: ricontrolla se è corretto';

interface Person {
  firstName: string | null;
  lastName: string | null;
  gender?: 'M' | 'F' | null;
  birthDate?: string | null;
}

const createWarning = (field: string, message: string, rule: string): Warning => ({
  field,
  message,
  rule,
  limit: '',
  source: 'D.M. 23/12/1976',
});

/** A tax code of the right length whose control character is wrong; length is a matter of completeness. */
function checkControlCharacter(field: string, code: string | null): Warning[] {
  const cleaned = cleanTaxCode(code ?? '');
  // Eleven characters with letters are a tax code that is not finished.
  const isNumber = /^\d{11}$/.test(cleaned);
  if (code === null || (cleaned.length !== 16 && !isNumber)) return [];
  if (isNumber)
    return isVatNumber(code)
      ? []
      : [createWarning(field, VAT_MESSAGE, 'Cifra di controllo della partita IVA')];
  return isTaxCode(code)
    ? []
    : [createWarning(field, TAX_CODE_MESSAGE, 'Carattere di controllo del codice fiscale')];
}

/** Names, gender and date of birth that a tax code contradicts. Exceptions exist, hence never a block. */
function listMismatchWarnings(field: string, code: string | null, person: Person): Warning[] {
  const parts = code === null ? null : parseTaxCode(code);
  if (parts === null) return [];
  const { firstName, lastName, gender = null, birthDate = null } = person;
  const differs: string[] = [];
  if (lastName !== null && !fitsSurname(lastName, parts.surname)) differs.push('al cognome');
  if (firstName !== null && !fitsFirstName(firstName, parts.name)) differs.push('al nome');
  if (gender !== null && gender !== parts.gender) differs.push('al sesso');
  if (birthDate !== null && birthDate.slice(2) !== parts.birth)
    differs.push('alla data di nascita');
  return differs.map((what) =>
    createWarning(
      field,
      `Il codice fiscale non corrisponde ${what}: ricontrolla i dati`,
      'Coerenza tra codice fiscale e dati anagrafici',
    ),
  );
}

/** What a legal representative's tax code contradicts in an account; `null` where it fits, or part of it is missing. */
export function listAttorneyTaxCodeWarnings({
  attorneySSN,
  attorneyFirstName,
  attorneyLastName,
}: Pick<RegistrationForm, 'attorneySSN' | 'attorneyFirstName' | 'attorneyLastName'>):
  string | null {
  const [first] = listMismatchWarnings('attorneySSN', attorneySSN, {
    firstName: attorneyFirstName,
    lastName: attorneyLastName,
  });
  return first?.message ?? null;
}

/** Tax codes of beneficiary, legal representative and other beneficiaries that deserve a second look. */
export function listTaxCodeWarnings(form: DossierForm): Warning[] {
  const attorney = 'beneficiaryAttorneySsn';
  const first = form.isCompany
    ? [
        ...checkControlCharacter(attorney, form.beneficiaryAttorneySsn),
        ...listMismatchWarnings(attorney, form.beneficiaryAttorneySsn, {
          firstName: form.beneficiaryAttorneyFirstName,
          lastName: form.beneficiaryAttorneyLastName,
          gender: form.beneficiaryAttorneyGender,
          birthDate: form.beneficiaryAttorneyBirthDate,
        }),
      ]
    : listMismatchWarnings('beneficiarySsn', form.beneficiarySsn, {
        firstName: form.beneficiaryFirstName,
        lastName: form.beneficiaryLastName,
        gender: form.beneficiaryGender,
        birthDate: form.beneficiaryBirthDate,
      });
  const others = form.otherBeneficiaries.flatMap((row, index) => {
    const field = `otherBeneficiaries.${index}.beneficiarySsn`;
    const names = row.isCompany
      ? []
      : listMismatchWarnings(field, row.beneficiarySsn, {
          firstName: row.beneficiaryFirstName,
          lastName: row.beneficiaryLastName,
        });
    return [...checkControlCharacter(field, row.beneficiarySsn), ...names];
  });
  return [...checkControlCharacter('beneficiarySsn', form.beneficiarySsn), ...first, ...others];
}
