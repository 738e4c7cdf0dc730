import { RadioField } from '@pratiche/ui/form';
import { useController } from 'react-hook-form';
import { useDossierSession } from '../form/dossier-session-context.js';
import { fieldElementId } from '../form/field-focus.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';

interface ApplicantKindFieldProps {
  name: 'isCompany' | `otherBeneficiaries.${number}.isCompany`;
  label: string;
  /** Companies cannot be chosen. */
  personOnly?: boolean;
}

/** Natural person or company. */
export function ApplicantKindField({ name, label, personOnly = false }: ApplicantKindFieldProps) {
  const session = useDossierSession();
  const { field, fieldState } = useController({ name, control: session.form.control });
  const choices = [
    { value: false, label: TEXTS.person },
    {
      value: true,
      label: TEXTS.company,
      disabled: personOnly,
      ...(personOnly ? { help: TEXTS.personOnly } : {}),
    },
  ];
  return (
    <RadioField<boolean>
      id={fieldElementId(name)}
      label={label}
      required
      inline
      value={field.value}
      choices={choices}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(value) => {
        field.onChange(value);
        session.handleFieldEdited(name);
      }}
    />
  );
}
