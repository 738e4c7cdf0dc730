import { ExclamationCircleOutlined, WarningOutlined } from '../icons.js';
import type { FieldProps } from './field.types.js';

type FieldNotesProps = Pick<
  FieldProps<unknown>,
  'id' | 'help' | 'error' | 'warning' | 'isAsked' | 'remedy' | 'note'
>;

/** The lines below a field, each with the id that `aria-describedby` names. */
export function FieldNotes({
  id,
  help,
  error,
  warning,
  isAsked = false,
  remedy,
  note,
}: FieldNotesProps) {
  return (
    <div className="pr-field-notes">
      {error && (
        <p id={`${id}-error`} className="pr-field-error">
          <ExclamationCircleOutlined aria-hidden="true" /> {error}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className={`pr-field-warning ${isAsked ? 'pr-field-asked' : ''}`}>
          <WarningOutlined aria-hidden="true" /> {warning}
        </p>
      )}
      {warning && remedy && (
        <button
          type="button"
          className="pr-link-button pr-field-remedy"
          aria-describedby={`${id}-warning`}
          onClick={remedy.onApply}
        >
          {remedy.label}
        </button>
      )}
      {note && (
        <p id={`${id}-note`} className="pr-field-note">
          {note}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="pr-field-help">
          {help}
        </p>
      )}
    </div>
  );
}
