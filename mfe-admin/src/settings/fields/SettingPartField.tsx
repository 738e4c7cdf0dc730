import { CheckboxField, useRules } from '@pratiche/ui';
import {
  OfficeDateField,
  OfficeNumberField,
  OfficeSelectField,
  OfficeTextField,
} from '@pratiche/ui/office';
import type { ReactNode } from 'react';
import { isLongText } from '../paper-setting-labels.js';
import { findErrorAt, partId, type PartProps } from '../setting-editor.types.js';
import {
  isDatePart,
  isEmptyText,
  isMoneyPart,
  isWholeNumberSetting,
  settingPartChoices,
  settingPartLabel,
  settingUnit,
} from '../setting-labels.js';
import { SETTING_FIELD_TEXTS as TEXTS } from './texts.js';

const LINES: Readonly<Record<string, number>> = {
  notice: 3,
  description: 3,
  text: 3,
  source: 3,
  words: 24,
};

interface SettingPartFieldProps extends PartProps {
  label?: string;
  help?: ReactNode;
  /** Number of lines of a text. */
  rows?: number | undefined;
}

/** The field of a single value, by its name and kind. */
export function SettingPartField(props: SettingPartFieldProps) {
  const { kind, path, value, onChange, errors, help } = props;
  const rules = useRules();
  const key = String(path.at(-1) ?? '');
  const field = {
    id: partId(path),
    label: props.label ?? settingPartLabel(kind, path, rules),
    error: findErrorAt(errors, path),
    help,
  };
  if (settingPartChoices(path)) return <ChoicePartField {...props} {...field} />;
  if (isDatePart(path))
    return (
      <OfficeDateField
        {...field}
        value={value === '' ? null : (value as string | null)}
        onChange={onChange}
      />
    );
  if (typeof value === 'boolean')
    return <CheckboxField {...field} value={value} onChange={onChange} />;
  if (typeof value === 'number' || (value === null && !isEmptyText(key)))
    return (
      <OfficeNumberField
        {...field}
        value={value}
        onChange={onChange}
        unit={settingUnit(kind)}
        thousands={isMoneyPart(kind, path) || isWholeNumberSetting(kind)}
        integer={isWholeNumberSetting(kind) || key === 'expenseYear'}
      />
    );
  const rows = props.rows ?? (isLongText(kind, path) ? 5 : LINES[key]);
  return (
    <OfficeTextField
      {...field}
      value={value as string | null}
      onChange={(next) => onChange(next ?? (isEmptyText(key) ? null : ''))}
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
  value,
  onChange,
  ...field
}: PartProps & { id: string; label: string; error: string | null; help?: ReactNode }) {
  const key = String(path.at(-1) ?? '');
  const isPresence = key === 'hasWindows' || key === 'hasShadings';
  return (
    <OfficeSelectField<string>
      id={field.id}
      label={field.label}
      error={field.error}
      help={field.help}
      clearable={false}
      choices={[
        { value: NONE, label: PLACEHOLDERS[key] ?? TEXTS.notAsked },
        ...(settingPartChoices(path) ?? []),
      ]}
      value={value === null || value === undefined ? NONE : String(value)}
      onChange={(chosen) => {
        const next = chosen === NONE ? null : chosen;
        onChange(isPresence && next !== null ? next === 'true' : next);
      }}
    />
  );
}
