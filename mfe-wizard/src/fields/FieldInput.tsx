import { type Choice, getFieldTextCleaner, readFieldNumber } from '@pratiche/domain';
import { CheckboxField, SelectField, TextField, type FieldRemedy } from '@pratiche/ui';
import { DateField, NumberField, RadioField, YES_NO } from '@pratiche/ui/form';
import type { ReactNode } from 'react';
import type { FieldSpec } from '../catalog/field-spec.js';
import { SurfaceField } from './SurfaceField.js';

/** Two sides are understood as well. */
const PRODUCT_SURFACE = /^manufatti\..*\.superficie/;

interface FieldInputProps {
  name: string;
  spec: FieldSpec;
  value: unknown;
  choices: readonly (Choice & { disabled?: boolean; help?: string })[];
  clearable: boolean;
  min: string | undefined;
  max: string | undefined;
  inline: boolean;
  id: string;
  label: string;
  unit: string | undefined;
  help: ReactNode;
  more: ReactNode;
  warning: string | null | undefined;
  isAsked: boolean;
  remedy: FieldRemedy | null;
  disabled: boolean | undefined;
  required: boolean;
  error: string | undefined;
  autofilled: boolean | 'proposed';
  /** What the browser may fill in of the person at the screen. */
  autoComplete: string | undefined;
  onUnread: (message: string | null) => void;
  onBlur: () => void;
  onChange: (next: unknown) => void;
}

/** The control that the catalogue names for a field. */
export function FieldInput(props: FieldInputProps) {
  const { name, spec, value, choices, clearable, min, max, inline, autoComplete, ...common } =
    props;
  const own = autoComplete === undefined ? {} : { autoComplete };
  switch (spec.kind) {
    case 'number':
    case 'integer':
    case 'money':
      if (PRODUCT_SURFACE.test(name))
        return <SurfaceField {...common} name={name} value={value as number | null} />;
      return (
        <NumberField
          {...common}
          value={value as number | null}
          integer={spec.kind === 'integer'}
          thousands={spec.kind === 'money'}
          read={(text) => readFieldNumber(name, text)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          value={value as string | number | null}
          {...own}
          choices={choices}
          clearable={clearable}
          {...(spec.placeholder ? { placeholder: spec.placeholder } : {})}
        />
      );
    case 'radio':
      return (
        <RadioField
          {...common}
          value={value as string | number | null}
          choices={choices}
          inline={inline}
        />
      );
    case 'yesNo':
      return (
        <RadioField {...common} value={value as boolean | null} choices={YES_NO} inline={inline} />
      );
    case 'date':
      return (
        <DateField
          {...common}
          {...own}
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
          {...own}
          value={value as string | null}
          uppercase={spec.isCapitals ?? false}
          clean={getFieldTextCleaner(name)}
          type={spec.keyboard === 'phone' ? 'tel' : 'text'}
          {...(spec.keyboard === 'digits' ? { inputMode: 'numeric' as const } : {})}
        />
      );
  }
}
