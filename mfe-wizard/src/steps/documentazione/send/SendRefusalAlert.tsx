import type { ApiError } from '@pratiche/api';
import { Alert } from '@pratiche/ui';
import { fullFieldLabel } from '../../../catalog/field-catalog.js';
import { FieldLinkItem } from '../../../form/FieldLinkItem.js';

interface SendRefusalAlertProps {
  error: ApiError;
  onOpen: (field: string) => void;
}

/** Why the server refused to send, with a link to each field that it names. */
export function SendRefusalAlert({ error, onOpen }: SendRefusalAlertProps) {
  const fields = error.problem.errors ?? [];
  return (
    <Alert
      type="error"
      showIcon
      title={error.message}
      description={
        fields.length > 0 && (
          <ul className="wz-jumps">
            {fields.map(({ field, message }) => (
              <FieldLinkItem
                key={`${field} ${message}`}
                name={fullFieldLabel(field)}
                message={message}
                onJump={() => onOpen(field)}
              />
            ))}
          </ul>
        )
      }
    />
  );
}
