import { selectPlural, type FieldError } from '@pratiche/domain';
import { MANDATORY_MESSAGE, REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import { focusAccountField, type AccountFieldName } from '../account-form/account-form-context.js';
import { ACCOUNT_TEXTS } from '../account-form/texts.js';
import { REGISTRATION_TEXTS as TEXTS } from './texts.js';
import './registration-errors.css';

/** What each field of the registration is called where its error is listed. */
const FIELD_NAMES: Readonly<Record<AccountFieldName, string>> = {
  firstName: ACCOUNT_TEXTS.firstName,
  lastName: ACCOUNT_TEXTS.lastName,
  email: TEXTS.email,
  phone: ACCOUNT_TEXTS.phone,
  password: ACCOUNT_TEXTS.password,
  confirmPassword: ACCOUNT_TEXTS.repeatPassword,
  sponsor: TEXTS.sponsor,
  businessName: ACCOUNT_TEXTS.businessName,
  legalForm: ACCOUNT_TEXTS.legalForm,
  vat: ACCOUNT_TEXTS.vat,
  sSNCompany: ACCOUNT_TEXTS.taxCode,
  street: ACCOUNT_TEXTS.street,
  village: ACCOUNT_TEXTS.village,
  city: ACCOUNT_TEXTS.seat,
  zip: ACCOUNT_TEXTS.zip,
  province: ACCOUNT_TEXTS.province,
  region: ACCOUNT_TEXTS.region,
  pec: ACCOUNT_TEXTS.pec,
  uniqueCode: ACCOUNT_TEXTS.uniqueCode,
  attorneyFirstName: ACCOUNT_TEXTS.firstName,
  attorneyLastName: ACCOUNT_TEXTS.lastName,
  attorneySSN: ACCOUNT_TEXTS.taxCode,
  attorneyMunicipality: ACCOUNT_TEXTS.residence,
  attorneyCity: ACCOUNT_TEXTS.residence,
  attorneyZip: ACCOUNT_TEXTS.zip,
  attorneyProvince: ACCOUNT_TEXTS.province,
  attorneyRegion: ACCOUNT_TEXTS.region,
  attorneyVillage: ACCOUNT_TEXTS.village,
  attorneyIDCardType: ACCOUNT_TEXTS.idKind,
  attorneyIDCardNumber: ACCOUNT_TEXTS.idNumber,
  attorneyIDCardIssuingAuthority: ACCOUNT_TEXTS.idIssuer,
  attorneyIDCardExpiryDate: ACCOUNT_TEXTS.idExpiry,
  privacyAndConditionsAccepted: TEXTS.consentName,
  ...REGISTRATION_FILE_LABELS,
};

/** What keeps a step from being left, above its fields; each name leads to its field, which says itself that it is required. */
export function RegistrationErrorList({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;
  return (
    <div className="sh-reg-errors" role="alert">
      <p>{selectPlural(errors.length, TEXTS.oneError, TEXTS.errors(errors.length))}</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <button
              type="button"
              className="pr-link-button"
              onClick={() => focusAccountField(field)}
            >
              {FIELD_NAMES[field as AccountFieldName]}
            </button>
            {message !== MANDATORY_MESSAGE && `: ${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
