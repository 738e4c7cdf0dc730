import type { Choice, RegistrationForm } from '@pratiche/domain';
import {
  CheckboxField,
  DateField,
  PasswordField,
  SelectField,
  TextField,
  type DateFieldProps,
  type TextFieldProps,
} from '@pratiche/ui';
import { fieldId, useAccountForm } from './form-context.js';

type TextName = Exclude<keyof RegistrationForm, 'privacyAndConditionsAccepted'>;

interface Common {
  name: TextName;
  label: string;
  required?: boolean;
  help?: string;
  /** Says something is doubtful without being wrong. */
  warning?: string | null;
}

function useTextField({ name, required = true, ...rest }: Common) {
  const { form, change, errorOf, left } = useAccountForm();
  return {
    ...rest,
    id: fieldId(name),
    required,
    value: form[name],
    error: errorOf(name),
    onChange: (value: string | null) => change({ [name]: value }),
    onBlur: () => left(name),
  };
}

/** One line of an account. */
export function Text({
  name,
  label,
  required,
  help,
  warning = null,
  ...props
}: Common & Pick<TextFieldProps, 'type' | 'autoComplete' | 'maxLength' | 'uppercase'>) {
  return (
    <TextField
      {...useTextField({
        name,
        label,
        ...(required === undefined ? {} : { required }),
        ...(help === undefined ? {} : { help }),
        warning,
      })}
      {...props}
    />
  );
}

export function Password({ name, label, help }: Common & { name: 'password' | 'confirmPassword' }) {
  return (
    <PasswordField
      {...useTextField({ name, label, ...(help === undefined ? {} : { help }) })}
      autoComplete="new-password"
    />
  );
}

export function Select({ choices, ...common }: Common & { choices: readonly Choice<string>[] }) {
  return <SelectField<string> {...useTextField(common)} choices={choices} />;
}

export function Day({ min, ...common }: Common & Pick<DateFieldProps, 'min'>) {
  return <DateField {...useTextField(common)} {...(min === undefined ? {} : { min })} />;
}

export function Accept({ label }: { label: string }) {
  const { form, change, errorOf } = useAccountForm();
  const name = 'privacyAndConditionsAccepted';
  return (
    <CheckboxField
      id={fieldId(name)}
      label={label}
      required
      value={form[name]}
      error={errorOf(name)}
      onChange={(value) => change({ [name]: value })}
    />
  );
}
