import { controlProps, FieldNotes, type FieldProps } from '@pratiche/ui';
import Switch from 'antd/es/switch';
import { OfficeTheme } from './OfficeTheme.js';

/** On or off, in force with the rest of the form. */
export default function AntdSwitchField({
  value,
  onChange,
  onBlur,
  ...field
}: FieldProps<boolean>) {
  const { disabled = false, ...control } = controlProps(field);
  return (
    <div className="pr-field">
      <div className="of-switch">
        <OfficeTheme>
          <Switch
            {...control}
            disabled={disabled}
            checked={value}
            onChange={onChange}
            {...(onBlur ? { onBlur } : {})}
          />
        </OfficeTheme>
        <label htmlFor={field.id}>{field.label}</label>
      </div>
      <FieldNotes {...field} />
    </div>
  );
}
