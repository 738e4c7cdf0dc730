import type { AnySelectProps } from './antd/AntdSelectField.js';
import type { FieldProps, SelectFieldProps, TextFieldProps } from '@pratiche/ui';
import type { NumberFieldProps } from '@pratiche/ui/form';
import type {
  ChoicesFieldProps,
  DateRangeFieldProps,
  OfficeRadioFieldProps,
  SingleDateFieldProps,
  OfficeUploadButtonProps,
  OfficeUploadFieldProps,
} from './office.types.js';
import { lazyPart } from './lazy-part.js';

/** Label and control, without the notes below. */
const FIELD_HEIGHT = 72;

/*
 * The props are those of the fields in `../fields`: `useFormField` binds either to a form of
 * react-hook-form, and a filter passes value and change itself.
 */

export const OfficeTextField = lazyPart<TextFieldProps>(
  () => import('./antd/AntdTextField.js'),
  FIELD_HEIGHT,
);
export const OfficeNumberField = lazyPart<Omit<NumberFieldProps, 'read'>>(
  () => import('./antd/AntdNumberField.js'),
  FIELD_HEIGHT,
);
export const OfficeSwitchField = lazyPart<FieldProps<boolean>>(
  () => import('./antd/AntdSwitchField.js'),
  32,
);
export const OfficeDateField = lazyPart<SingleDateFieldProps>(
  () => import('./antd/AntdDateField.js'),
  FIELD_HEIGHT,
);
export const OfficeDateRangeField = lazyPart<DateRangeFieldProps>(
  () => import('./antd/AntdDateRangeField.js'),
  FIELD_HEIGHT,
);

/** A colour, `#rrggbb`; `null` for none. */
export const OfficeColorField = lazyPart<
  FieldProps<string | null> & { presets?: readonly string[] }
>(() => import('./antd/AntdColorField.js'), FIELD_HEIGHT);

const AntdSelectField = lazyPart<AnySelectProps>(
  () => import('./antd/AntdSelectField.js'),
  FIELD_HEIGHT,
);

/** A choice; the list can be searched by typing. */
export function OfficeSelectField<Value extends string | number>({
  onChange,
  choices,
  ...props
}: SelectFieldProps<Value>) {
  return (
    <AntdSelectField
      {...props}
      choices={choices}
      onChange={(value: string | number | null) =>
        onChange(choices.find((choice) => choice.value === value)?.value ?? null)
      }
    />
  );
}

/** Several choices of a list that can be searched by typing. */
export const OfficeChoicesField = (props: ChoicesFieldProps) => (
  <AntdSelectField {...props} mode="multiple" clearable={false} />
);

const AntdRadioField = lazyPart<OfficeRadioFieldProps<string | number | boolean>>(
  () => import('./antd/AntdRadioField.js'),
  FIELD_HEIGHT,
);

/** One of a few choices, all in view. */
export function OfficeRadioField<Value extends string | number | boolean>({
  onChange,
  choices,
  ...props
}: OfficeRadioFieldProps<Value>) {
  return (
    <AntdRadioField
      {...props}
      choices={choices}
      onChange={(value) =>
        onChange(choices.find((choice) => choice.value === value)?.value ?? null)
      }
    />
  );
}

/** One file to drop or choose; it travels with the rest of the form. */
export const OfficeUploadField = lazyPart<OfficeUploadFieldProps>(
  () => import('./antd/AntdUploadField.js'),
  140,
);

/** A button that takes one file at once, without a field around it. */
export const OfficeUploadButton = lazyPart<OfficeUploadButtonProps>(
  () => import('./antd/AntdUploadButton.js'),
  44,
);
