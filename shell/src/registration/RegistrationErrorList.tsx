import { selectPlural, type FieldError } from '@pratiche/domain';
import { MANDATORY_MESSAGE } from '@pratiche/domain/accounts';
import { focusAccountField, type AccountFieldName } from '../account-form/account-form-context.js';
import { FIELD_NAMES } from './field-names.js';
import { REGISTRATION_TEXTS as TEXTS } from './texts.js';
import './registration-errors.css';

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
