import { TextField } from '@pratiche/ui';

interface ReadOnlyFieldProps {
  id: string;
  label: string;
  value: string | null;
}

/** A value that only the back office changes. */
export function ReadOnlyField({ id, label, value }: ReadOnlyFieldProps) {
  return (
    <TextField id={`acc-${id}`} label={label} value={value} disabled onChange={() => undefined} />
  );
}
