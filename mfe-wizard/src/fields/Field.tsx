import type { Choice, DossierForm } from '@pratiche/domain';
import { parseSolarTransmission, textMaxOf } from '@pratiche/domain';
import {
  CheckboxField,
  DateField,
  NumberField,
  RadioField,
  SelectField,
  TextField,
} from '@pratiche/ui';
import { memo, type ReactNode } from 'react';
import { useController, type FieldPath } from 'react-hook-form';
import { useDossier, useIsAutofilled, useIsRequired, useSaid } from '../wizard/context.js';
import { fieldId } from '../wizard/focus.js';
import { CUSTOMER_HELP } from './catalog/customer.js';
import { specOf } from './catalog/index.js';
import { useWords } from './useWords.js';

interface FieldProps {
  /** Path of the value in the form. */
  name: FieldPath<DossierForm>;
  /** Another label or help than the catalogue's. */
  label?: string;
  help?: ReactNode;
  /** "?" with the longer text. */
  more?: ReactNode;
  warning?: string | null;
  choices?: readonly (Choice & { disabled?: boolean; help?: string })[];
  disabled?: boolean;
  clearable?: boolean;
  /** First and last day of a date. */
  min?: string;
  max?: string;
  inline?: boolean;
  onPicked?: (value: unknown) => void;
}

/** One value of the dossier: bound to the form, drawn anew only when its own value, message or mark changes. */
export const Field = memo(function Field({
  name,
  label,
  help,
  more,
  warning,
  choices,
  disabled,
  clearable = true,
  min,
  max,
  inline = false,
  onPicked,
}: FieldProps) {
  const session = useDossier();
  const { field, fieldState } = useController({ name, control: session.form.control });
  const spec = specOf(name);
  const said = useSaid(spec.help, CUSTOMER_HELP[name] ?? spec.help);
  const words = useWords();
  const message = fieldState.error?.message;
  const value: unknown = field.value ?? null;
  const common = {
    id: fieldId(name),
    label: label ?? spec.label,
    unit: spec.unit,
    help: help ?? said,
    more,
    warning,
    disabled,
    required: useIsRequired(name),
    error: message && words(message),
    autofilled: useIsAutofilled(name),
    onBlur: () => {
      field.onBlur();
      session.left(name);
    },
    onChange: (next: unknown) => {
      field.onChange(next);
      session.edited(name);
      onPicked?.(next);
    },
  };
  const offered = choices ?? spec.choices ?? [];
  switch (spec.kind) {
    case 'number':
    case 'integer':
    case 'money':
      return (
        <NumberField
          {...common}
          value={value as number | null}
          integer={spec.kind === 'integer'}
          thousands={spec.kind === 'money'}
          {...(name.endsWith('trasmissioneSolare') ? { parse: asFraction } : {})}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          value={value as string | number | null}
          choices={offered}
          clearable={clearable}
        />
      );
    case 'radio':
      return (
        <RadioField
          {...common}
          value={value as string | number | null}
          choices={offered}
          inline={inline}
        />
      );
    case 'date':
      return (
        <DateField
          {...common}
          value={value as string | null}
          {...(min ? { min } : {})}
          {...(max ? { max } : {})}
        />
      );
    case 'flag':
      return <CheckboxField {...common} value={value === true} />;
    default:
      return (
        <TextField
          {...common}
          value={value as string | null}
          uppercase={spec.isCapitals ?? false}
          maxLength={textMaxOf(name)}
          type={spec.keyboard === 'phone' ? 'tel' : 'text'}
          {...(spec.keyboard === 'digits' ? { inputMode: 'numeric' as const } : {})}
        />
      );
  }
});

/** With a percent sign the value is meant as one; without it, it is read once the field is left. */
const asFraction = (text: string): number | null =>
  text.includes('%') ? parseSolarTransmission(text) : plainNumber(text);

function plainNumber(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  return /^\d+\.?\d*$|^\.\d+$/.test(bare) ? Number(bare) : null;
}
