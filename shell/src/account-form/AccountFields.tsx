import type { Choice, RegistrationForm } from '@pratiche/domain';
import { cleanAccountText } from '@pratiche/domain/accounts';
import {
  CheckboxField,
  PasswordField,
  SelectField,
  TextField,
  type TextFieldProps,
} from '@pratiche/ui';
import { DateField, EmailField, type DateFieldProps } from '@pratiche/ui/form';
import { useAccountField } from './account-form-context.js';

type TextFieldName = Exclude<keyof RegistrationForm, 'privacyAndConditionsAccepted'>;

interface AccountFieldProps {
  name: TextFieldName;
  label: string;
  required?: boolean;
  help?: string;
  /** Says something is doubtful without being wrong. */
  warning?: string | null;
  /** Runs before a changed value is written into the form. */
  onPicked?: (value: string | null) => void;
}

function useAccountTextField({ name, required = true, onPicked, ...rest }: AccountFieldProps) {
  const field = useAccountField(name);
  return {
    ...rest,
    ...field,
    required,
    onChange: (value: string | null) => {
      onPicked?.(value);
      field.onChange(value);
    },
  };
}

/** One text field of an account. */
export function AccountTextField({
  name,
  label,
  required,
  help,
  warning = null,
  onPicked,
  ...props
}: AccountFieldProps & Pick<TextFieldProps, 'type' | 'autoComplete' | 'maxLength' | 'uppercase'>) {
  const Field = props.type === 'email' ? EmailField : TextField;
  return (
    <Field
      {...useAccountTextField({
        name,
        label,
        ...(required === undefined ? {} : { required }),
        ...(help === undefined ? {} : { help }),
        warning,
        ...(onPicked === undefined ? {} : { onPicked }),
      })}
      {...props}
      clean={(text) => cleanAccountText(name, text)}
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

/** The notice that the consent names opens beside the form, which keeps what is typed. */
export function AccountConsentField({ label, notice }: { label: string; notice: string }) {
  return (
    <CheckboxField
      {...useAccountField('privacyAndConditionsAccepted')}
      label={label}
      required
      help={
        <a href="/privacy" target="_blank" rel="noreferrer">
          {notice}
        </a>
      }
    />
  );
}
