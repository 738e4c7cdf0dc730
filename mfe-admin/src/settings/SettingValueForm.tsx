import type { ProblemFieldDto } from '@pratiche/api';
import { SERVICE_TYPES, type SettingKind } from '@pratiche/domain';
import {
  Button,
  CheckboxField,
  DateField,
  NumberField,
  SelectField,
  TextField,
  useRules,
} from '@pratiche/ui';
import { useRef } from 'react';
import { isLongText } from './paper-setting-labels.js';
import {
  settingPartChoices,
  isWholeNumberSetting,
  isDatePart,
  isHiddenPart,
  isMoneyPart,
  isWidePart,
  createSettingRow,
  settingUnit,
  settingPartLabel,
} from './setting-labels.js';

interface SettingValueFormProps {
  kind: SettingKind;
  path: readonly (string | number)[];
  value: unknown;
  onChange: (value: unknown) => void;
  errors: readonly ProblemFieldDto[];
}

const MULTILINE_KEYS = new Set(['notice', 'description']);
/** Texts that are `null` while nothing is written. */
const EMPTY_TEXTS = new Set(['notice', 'description', 'color']);

/**
 * Fields for any setting value, generated from its shape: groups, lists with rows to add and
 * remove, single values.
 */
export function SettingValueForm(props: SettingValueFormProps) {
  const { kind, path, value, onChange } = props;
  const rules = useRules();
  if (Array.isArray(value))
    return path.at(-1) === 'services' ? (
      <ServiceTypesField {...props} value={value as number[]} />
    ) : (
      <RowListField {...props} value={value as unknown[]} />
    );
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries({
      ...value,
      ...('need' in value && !('condition' in value) ? { condition: null } : {}),
    }).filter(([key]) => !isHiddenPart(key));
    const fields = parts.map(([key, part]) => (
      <SettingValueForm
        key={key}
        {...props}
        path={[...path, key]}
        value={part}
        onChange={(next) => onChange(withValueAt(value, key, next))}
      />
    ));
    return path.length === 0 || typeof path.at(-1) === 'number' ? (
      <div className="ad-fields">{fields}</div>
    ) : (
      <fieldset className="ad-group">
        <legend>{settingPartLabel(kind, path, rules)}</legend>
        <div className="ad-fields">{fields}</div>
      </fieldset>
    );
  }
  return <SingleValueField {...props} />;
}

/** A condition that is not given is left out. */
function withValueAt(value: object, key: string, next: unknown): object {
  const { [key]: _before, ...rest } = value as Record<string, unknown>;
  if (key === 'condition' && next === null) return rest;
  return { ...value, [key]: next };
}

function SingleValueField({ kind, path, value, onChange, errors }: SettingValueFormProps) {
  const rules = useRules();
  const field = {
    id: `valore-${path.join('-')}`,
    label: settingPartLabel(kind, path, rules),
    error: errors.find((one) => one.field === path.join('.'))?.message ?? null,
  };
  const choices = settingPartChoices(path);
  if (choices) {
    const isPresence = path.at(-1) === 'hasWindows' || path.at(-1) === 'hasShadings';
    return (
      <SelectField
        {...field}
        choices={choices}
        placeholder={
          isPresence ? 'indifferente' : path.at(-1) === 'condition' ? 'Nessuna' : 'Non richiesto'
        }
        value={value === null ? null : String(value)}
        onChange={(next) => onChange(isPresence && next !== null ? next === 'true' : next)}
      />
    );
  }
  if (isDatePart(path))
    return (
      <DateField
        {...field}
        value={value === '' ? null : (value as string | null)}
        onChange={onChange}
      />
    );
  if (typeof value === 'boolean')
    return <CheckboxField {...field} value={value} onChange={onChange} />;
  const isEmptyText = EMPTY_TEXTS.has(String(path.at(-1)));
  if (typeof value === 'number' || (value === null && !isEmptyText)) {
    return (
      <NumberField
        {...field}
        value={value as number | null}
        onChange={onChange}
        unit={settingUnit(kind)}
        thousands={isMoneyPart(kind, path) || isWholeNumberSetting(kind)}
        integer={isWholeNumberSetting(kind)}
      />
    );
  }
  const text = (
    <TextField
      {...field}
      value={value as string | null}
      onChange={(next) => onChange(next ?? (isEmptyText ? null : ''))}
      {...(isLongText(kind, path)
        ? { rows: 5 }
        : MULTILINE_KEYS.has(String(path.at(-1)))
          ? { rows: 3 }
          : {})}
    />
  );
  return isWidePart(kind, path) ? <div className="ad-wide">{text}</div> : text;
}

function RowListField(props: SettingValueFormProps & { value: unknown[] }) {
  const { kind, path, value, onChange } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed goes away with its row.
  const drop = (index: number) => {
    onChange(value.toSpliced(index, 1));
    addButton.current?.focus();
  };
  return (
    <div className="ad-rows">
      {value.length === 0 && <p className="pr-muted">Nessuna voce.</p>}
      {value.map((row, index) => (
        <section
          key={index}
          className="pr-card"
          aria-labelledby={`voce-${path.join('-')}-${index}`}
        >
          <h2 id={`voce-${path.join('-')}-${index}`}>{`Voce ${index + 1}`}</h2>
          <SettingValueForm
            {...props}
            path={[...path, index]}
            value={row}
            onChange={(next) => onChange(value.with(index, next))}
          />
          {kind !== 'packages' && (
            <Button danger onClick={() => drop(index)} aria-label={`Togli la voce ${index + 1}`}>
              Togli
            </Button>
          )}
        </section>
      ))}
      <Button ref={addButton} onClick={() => onChange([...value, createSettingRow(kind)])}>
        Aggiungi una voce
      </Button>
    </div>
  );
}

function ServiceTypesField({
  path,
  value,
  onChange,
  kind,
}: SettingValueFormProps & { value: number[] }) {
  const rules = useRules();
  return (
    <fieldset className="ad-group">
      <legend>{settingPartLabel(kind, path, rules)}</legend>
      {SERVICE_TYPES.map(({ value: service }) => (
        <CheckboxField
          key={service}
          id={`valore-${path.join('-')}-${service}`}
          label={settingPartLabel(kind, [...path, service], rules)}
          value={value.includes(service)}
          onChange={(isIn) =>
            onChange(isIn ? [...value, service].sort() : value.filter((one) => one !== service))
          }
        />
      ))}
    </fieldset>
  );
}
