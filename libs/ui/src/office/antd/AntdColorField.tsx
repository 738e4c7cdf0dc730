import { controlProps, FieldFrame, type FieldProps } from '@pratiche/ui';
import ColorPicker from 'antd/es/color-picker';
import { OfficeTheme } from './OfficeTheme.js';
import { ANTD_TEXTS } from './texts.js';

/** Where the picker begins without a colour: antd takes `null` for a transparent one. */
const WHITE = '#ffffff';

/** A colour chosen from a picker or typed as `#rrggbb`. */
export default function AntdColorField({
  value,
  onChange,
  onBlur,
  presets,
  ...field
}: FieldProps<string | null> & { presets?: readonly string[] }) {
  const shown = value !== null && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
  return (
    <FieldFrame {...field}>
      <OfficeTheme>
        <div className="of-color">
          <ColorPicker
            value={shown ?? WHITE}
            onChange={(color) => onChange(color.toHexString().slice(0, 7))}
            disabledAlpha
            disabledFormat
            format="hex"
            disabled={field.disabled ?? false}
            {...(presets
              ? { presets: [{ label: ANTD_TEXTS.portalColors, colors: [...presets] }] }
              : {})}
          >
            <button
              type="button"
              className="of-color-swatch"
              aria-label={ANTD_TEXTS.pickColor(field.label)}
              style={shown === null ? undefined : { background: shown }}
            />
          </ColorPicker>
          <input
            {...controlProps(field)}
            className="pr-input"
            value={value ?? ''}
            placeholder={ANTD_TEXTS.colorPattern}
            autoComplete="off"
            spellCheck={false}
            onBlur={onBlur}
            onChange={({ target }) => {
              const text = target.value.trim();
              onChange(text === '' ? null : text);
            }}
          />
        </div>
      </OfficeTheme>
    </FieldFrame>
  );
}
