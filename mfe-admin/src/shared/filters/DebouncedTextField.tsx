import { useDebouncedText } from '@pratiche/ui';
import { OfficeTextField } from '@pratiche/ui/office';

interface DebouncedTextFieldProps {
  id: string;
  label: string;
  placeholder?: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

/**
 * A filter to type: it acts once typing pauses or the field is left, so that not every letter is a
 * question and a step back.
 */
export function DebouncedTextField({ value, onChange, ...field }: DebouncedTextFieldProps) {
  const { text, changeText, applyText } = useDebouncedText(
    value,
    onChange,
    (typed) => typed?.trim() || null,
  );
  return (
    <OfficeTextField
      {...field}
      maxLength={100}
      value={text}
      onChange={changeText}
      onBlur={applyText}
    />
  );
}
