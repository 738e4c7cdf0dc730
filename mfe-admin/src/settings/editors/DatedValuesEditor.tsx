import { formatNumber, useRules } from '@pratiche/ui';
import { formatDay, type SourcedTable } from '@pratiche/domain';
import type { DatedKind } from '@pratiche/domain/settings';
import { EditTable, type EditColumn } from '../fields/EditTable.js';
import { SettingPartField } from '../fields/SettingPartField.js';
import type { PartPath, SettingEditorProps } from '../setting-editor.types.js';
import { settingPartLabel } from '../setting-parts.js';
import { listOtherTables, namePeriod } from './earlier-tables.js';
import { LawPanel } from './LawPanel.js';
import { TABLE_EDITOR_TEXTS } from './texts.js';

type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Single values down, periods across: the new ones to write in, the others to compare. */
export function DatedValuesEditor(props: SettingEditorProps<SourcedTable<Values>>) {
  const { kind, value, onChange, errors, history, validFrom } = props;
  const rules = useRules();
  const others = listOtherTables(kind as DatedKind, history, validFrom);
  const paths = Object.entries(value.values).flatMap(([key, part]): PartPath[] =>
    isGroup(part) ? Object.keys(part).map((inner) => [key, inner]) : [[key]],
  );
  const labelOf = (path: PartPath) => settingPartLabel(kind, ['values', ...path], rules);
  const nameOf = (path: PartPath) =>
    path.length > 1
      ? `${labelOf(path.slice(0, 1))}: ${labelOf(path).toLowerCase()}`
      : labelOf(path);
  return (
    <div className="ad-with-law">
      <section className="pr-card ad-section">
        <h2>{TABLE_EDITOR_TEXTS.values}</h2>
        <EditTable<PartPath>
          label={TABLE_EDITOR_TEXTS.values}
          columns={[
            {
              key: 'what',
              title: TABLE_EDITOR_TEXTS.what,
              render: (path) => <strong className="ad-edit-name">{nameOf(path)}</strong>,
            },
            {
              key: 'new',
              title: TABLE_EDITOR_TEXTS.since(formatDay(validFrom)),
              width: '11rem',
              isNumber: true,
              render: (path) => (
                <SettingPartField
                  kind={kind}
                  path={['values', ...path]}
                  label={nameOf(path)}
                  value={readAt(value.values, path)}
                  onChange={(next) =>
                    onChange({ ...value, values: writeAt(value.values, path, next) })
                  }
                  errors={errors}
                />
              ),
            },
            ...others.map((table): EditColumn<PartPath> => ({
              key: table.validFrom,
              title: namePeriod(table),
              width: '7rem',
              isNumber: true,
              render: (path) => (
                <span className="ad-zone-read">
                  <span className="ad-phone-label">{`${namePeriod(table)}: `}</span>
                  {formatValue(readAt(table.values as unknown as Values, path))}
                </span>
              ),
            })),
          ]}
          rows={paths}
          rowKey={(path) => path.join('.')}
        />
      </section>
      <LawPanel {...props} onChange={(next) => onChange(next as typeof value)} />
    </div>
  );
}

const readAt = (values: Values, path: PartPath): unknown =>
  path.reduce<unknown>((part, key) => (isGroup(part) ? part[key] : null), values) ?? null;

function writeAt(values: Values, [key = '', ...rest]: PartPath, next: unknown): Values {
  const part = values[key];
  return { ...values, [key]: rest.length > 0 && isGroup(part) ? writeAt(part, rest, next) : next };
}

const formatValue = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? TABLE_EDITOR_TEXTS.yes
      : TABLE_EDITOR_TEXTS.no
    : typeof value === 'number'
      ? formatNumber(value)
      : '—';
