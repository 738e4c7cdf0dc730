import { CheckboxField, useRules } from '@pratiche/ui';
import {
  OfficeDateField,
  OfficeNumberField,
  OfficeSelectField,
  OfficeTextField,
} from '@pratiche/ui/office';
import type { Choice } from '@pratiche/domain';
import type { ReactNode } from 'react';
import { findErrorAt, partId, type PartProps } from '../setting-editor.types.js';
import {
  findPartShape,
  hasThousands,
  isEmptyText,
  settingPartChoices,
  settingPartLabel,
} from '../setting-parts.js';
import { SETTING_FIELD_TEXTS as TEXTS } from './texts.js';

/** Lines of texts that are shown higher than one; others of several lines have five. */
const LINES: Readonly<Record<string, number>> = {
  notice: 3,
  description: 3,
  source: 3,
  words: 24,
};

interface SettingPartFieldProps extends PartProps {
  label?: string;
  help?: ReactNode;
  /** Number of lines of a text. */
  rows?: number | undefined;
}

/** The field of a single value, by its shape; a part without one is drawn by its value. */
export function SettingPartField(props: SettingPartFieldProps) {
  const { kind, path, value, onChange, errors } = props;
  const rules = useRules();
  const shape = findPartShape(kind, path);
  const field = {
    id: partId(path),
    label: props.label ?? settingPartLabel(kind, path, rules),
    error: findErrorAt(errors, path),
    help: props.help ?? shape?.help,
  };
  const choices = settingPartChoices(shape);
  if (choices) return <ChoicePartField {...props} {...field} choices={choices} />;
  if (shape?.is === 'day')
    return (
      <OfficeDateField
        {...field}
        value={value === '' ? null : (value as string | null)}
        onChange={onChange}
      />
    );
  if (typeof value === 'boolean')
    return <CheckboxField {...field} value={value} onChange={onChange} />;
  if (typeof value === 'number' || (value === null && !isEmptyText(shape))) {
    const bounds = shape?.is === 'number' ? shape : null;
    return (
      <OfficeNumberField
        {...field}
        value={value}
        onChange={onChange}
        unit={bounds?.unit}
        thousands={bounds !== null && hasThousands(bounds)}
        integer={bounds?.isWhole === true}
      />
    );
  }
  const isMultiline = shape?.is === 'text' && shape.isMultiline === true;
  const rows = props.rows ?? LINES[String(path.at(-1))] ?? (isMultiline ? 5 : undefined);
  return (
    <OfficeTextField
      {...field}
      value={value as string | null}
      onChange={(next) => onChange(next ?? (isEmptyText(shape) ? null : ''))}
      {...(rows === undefined ? {} : { rows })}
    />
  );
}

/** Chosen by keyboard like any other. */
const NONE = '';
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  hasWindows: TEXTS.doesNotCount,
  hasShadings: TEXTS.doesNotCount,
  condition: TEXTS.noCondition,
};

function ChoicePartField({
  path,
  kind,
  value,
  onChange,
  choices,
  ...field
}: PartProps & {
  id: string;
  label: string;
  error: string | null;
  help?: ReactNode;
  choices: readonly Choice<string>[];
}) {
  const shape = findPartShape(kind, path);
  const mayBeNone = shape !== null && ('isNullable' in shape || 'isOptional' in shape);
  return (
    <OfficeSelectField<string>
      id={field.id}
      label={field.label}
      error={field.error}
      help={field.help}
      clearable={false}
      choices={[
        ...(mayBeNone
          ? [{ value: NONE, label: PLACEHOLDERS[String(path.at(-1))] ?? TEXTS.notAsked }]
          : []),
        ...choices,
      ]}
      value={value === null || value === undefined ? NONE : String(value)}
      onChange={(chosen) => {
        const next = chosen === NONE ? null : chosen;
        onChange(shape?.is === 'flag' && next !== null ? next === 'true' : next);
      }}
    />
  );
}
