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
import { accountFieldId, useAccountForm } from './account-form-context.js';

type TextFieldName = Exclude<keyof RegistrationForm, 'privacyAndConditionsAccepted'>;

interface AccountFieldProps {
  name: TextFieldName;
  label: string;
  required?: boolean;
  help?: string;
  /** Says something is doubtful without being wrong. */
  warning?: string | null;
}

function useAccountTextField({ name, required = true, ...rest }: AccountFieldProps) {
  const { form, change, errorOf, left } = useAccountForm();
  return {
    ...rest,
    id: accountFieldId(name),
    required,
    value: form[name],
    error: errorOf(name),
    onChange: (value: string | null) => change({ [name]: value }),
    onBlur: () => left(name),
  };
}

/** One line of an account. */
export function AccountTextField({
  name,
  label,
  required,
  help,
  warning = null,
  ...props
}: AccountFieldProps & Pick<TextFieldProps, 'type' | 'autoComplete' | 'maxLength' | 'uppercase'>) {
  return (
    <TextField
      {...useAccountTextField({
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

export function AccountPasswordField({
  name,
  label,
  help,
}: AccountFieldProps & { name: 'password' | 'confirmPassword' }) {
  return (
    <PasswordField
      {...useAccountTextField({ name, label, ...(help === undefined ? {} : { help }) })}
      autoComplete="new-password"
    />
  );
}

export function AccountSelectField({
  choices,
  ...common
}: AccountFieldProps & { choices: readonly Choice<string>[] }) {
  return <SelectField<string> {...useAccountTextField(common)} choices={choices} />;
}

export function AccountDateField({
  min,
  ...common
}: AccountFieldProps & Pick<DateFieldProps, 'min'>) {
  return <DateField {...useAccountTextField(common)} {...(min === undefined ? {} : { min })} />;
}

export function AccountConsentField({ label }: { label: string }) {
  const { form, change, errorOf } = useAccountForm();
  const name = 'privacyAndConditionsAccepted';
  return (
    <CheckboxField
      id={accountFieldId(name)}
      label={label}
      required
      value={form[name]}
      error={errorOf(name)}
      onChange={(value) => change({ [name]: value })}
    />
  );
}
