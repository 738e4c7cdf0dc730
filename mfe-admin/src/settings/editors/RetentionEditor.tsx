import type { RetentionPeriods } from '@pratiche/domain';
import { formatNumber, useRules } from '@pratiche/ui';
import { EditTable } from '../fields/EditTable.js';
import { SettingPartField } from '../fields/SettingPartField.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { settingPartLabel } from '../setting-labels.js';

const MINIMUM_DAYS: Readonly<Record<string, number>> = {
  drafts: 90,
  deletedDossiers: 7,
  snapshots: 30,
  notifications: 30,
  beneficiaryLinks: 30,
  audit: 1_826,
};

/** Days as people think of them. */
export function describeDays(days: number | null): string {
  if (days === null) return '—';
  if (days < 60) return days === 1 ? '1 giorno' : `${formatNumber(days)} giorni`;
  if (days < 730) return `circa ${formatNumber(Math.round(days / 30.4))} mesi`;
  return `circa ${formatNumber(days / 365.25, 1)} anni`;
}

/** What is kept for how long, one row each. */
export function RetentionEditor(props: SettingEditorProps<RetentionPeriods>) {
  const rules = useRules();
  const { kind, value, onChange, errors } = props;
  const name = (key: string) => settingPartLabel(kind, [key], rules);
  return (
    <EditTable
      label="Conservazione dei dati"
      columns={[
        { key: 'what', title: 'Che cosa', render: ([key]) => <strong>{name(key)}</strong> },
        {
          key: 'days',
          title: 'Giorni',
          width: '10rem',
          isNumber: true,
          render: ([key, days]) => (
            <SettingPartField
              kind={kind}
              path={[key]}
              label={`Giorni: ${name(key)}`}
              value={days}
              onChange={(next) => onChange({ ...value, [key]: next })}
              errors={errors}
            />
          ),
        },
        { key: 'words', title: 'Pari a', width: '10rem', render: ([, days]) => describeDays(days) },
        {
          key: 'least',
          title: 'Minimo',
          width: '9rem',
          render: ([key]) => describeDays(MINIMUM_DAYS[key] ?? null),
        },
      ]}
      rows={Object.entries(value) as [string, number | null][]}
      rowKey={([key]) => key}
    />
  );
}
