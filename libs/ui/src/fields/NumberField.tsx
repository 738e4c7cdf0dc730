import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';
import { useNumberText, type NumberTextOptions } from './useNumberText.js';
import { useReportUnread } from './useReportUnread.js';

export interface NumberFieldProps
  extends
    FieldProps<number | null>,
    Pick<NumberTextOptions, 'integer' | 'thousands' | 'read' | 'explainUnread'> {
  placeholder?: string;
}

/** A number with Italian decimal comma. What cannot be read stays in the field with a message, its value is `null`. */
export function NumberField({
  value,
  onChange,
  onBlur,
  onUnread,
  placeholder,
  integer = false,
  thousands = false,
  read,
  explainUnread,
  ...field
}: NumberFieldProps) {
  const number = useNumberText({
    value,
    onChange,
    onBlur,
    integer,
    thousands,
    read,
    explainUnread,
  });
  useReportUnread(number.error, onUnread);
  const shown = {
    ...field,
    // Before "Campo obbligatorio": there is something in the field.
    error: number.error ?? field.error,
    warning: field.warning ?? number.understood?.doubt,
    note: number.understood?.note,
  };
  return (
    <FieldFrame {...shown}>
      <input
        {...controlProps(shown)}
        data-unread={number.isUnreadable || undefined}
        className="pr-input pr-number"
        type="text"
        inputMode={integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={number.text}
        placeholder={placeholder}
        onBlur={number.leaveField}
        onChange={({ target }) => number.typeText(target.value)}
      />
    </FieldFrame>
  );
}
