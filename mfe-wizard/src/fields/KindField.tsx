import { RadioField } from '@pratiche/ui';
import { useController } from 'react-hook-form';
import { useDossier } from '../wizard/context.js';
import { fieldId } from '../wizard/focus.js';

interface KindFieldProps {
  name: 'isCompany' | `otherBeneficiaries.${number}.isCompany`;
  label: string;
  /** Companies cannot be chosen. */
  personOnly?: boolean;
}

/** Natural person or company. */
export function KindField({ name, label, personOnly = false }: KindFieldProps) {
  const session = useDossier();
  const { field, fieldState } = useController({ name, control: session.form.control });
  const choices = [
    { value: false, label: 'Persona fisica' },
    {
      value: true,
      label: 'Persona giuridica',
      disabled: personOnly,
      ...(personOnly
        ? { help: 'Solo per Ecobonus: gli altri servizi riguardano persone fisiche.' }
        : {}),
    },
  ];
  return (
    <RadioField<boolean>
      id={fieldId(name)}
      label={label}
      required
      inline
      value={field.value}
      choices={choices}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(value) => {
        field.onChange(value);
        session.edited(name);
      }}
    />
  );
}
