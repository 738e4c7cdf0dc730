import { controlProps, FieldNotes } from '@pratiche/ui';
import Radio from 'antd/es/radio';
import type { OfficeRadioFieldProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';

/** One of a few choices. The first radio carries the field's id, so that a form can lead to it. */
export default function AntdRadioField({
  value,
  onChange,
  onBlur,
  choices,
  inline = false,
  ...field
}: OfficeRadioFieldProps<string | number | boolean>) {
  const { label, more, required } = field;
  const { id, disabled = false, ...control } = controlProps(field);
  const labelId = `${id}-label`;
  return (
    <div className={`pr-field ${disabled ? 'pr-field-disabled' : ''}`}>
      <div className="pr-field-label">
        <span id={labelId} className={required ? 'pr-field-required' : undefined}>
          {label}
        </span>
        {more}
      </div>
      <OfficeTheme>
        <Radio.Group
          {...control}
          aria-labelledby={labelId}
          className="of-radios"
          name={id}
          vertical={!inline}
          disabled={disabled}
          value={value}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value as string | number | boolean)}
          options={choices.map((choice, index) => ({
            value: choice.value as string | number,
            id: index === 0 ? id : `${id}-${String(choice.value)}`,
            disabled: choice.disabled ?? false,
            label: (
              <>
                {choice.label}
                {choice.help && <small>{choice.help}</small>}
              </>
            ),
          }))}
        />
      </OfficeTheme>
      <FieldNotes {...field} />
    </div>
  );
}
