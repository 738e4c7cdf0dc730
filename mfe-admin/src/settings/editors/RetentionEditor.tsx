import type { RetentionPeriods } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import { EditTable } from '../fields/EditTable.js';
import { SettingPartField } from '../fields/SettingPartField.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { settingPartLabel } from '../setting-labels.js';
import { describeDays } from './describe-days.js';
import { LIST_EDITOR_TEXTS } from './texts.js';

const MINIMUM_DAYS: Readonly<Record<string, number>> = {
  drafts: 90,
  deletedDossiers: 7,
  snapshots: 30,
  notifications: 30,
  beneficiaryLinks: 30,
  audit: 1_826,
};

/** What is kept for how long, one row each. */
export function RetentionEditor(props: SettingEditorProps<RetentionPeriods>) {
  const rules = useRules();
  const { kind, value, onChange, errors } = props;
  const name = (key: string) => settingPartLabel(kind, [key], rules);
  return (
    <EditTable
      label={LIST_EDITOR_TEXTS.retention}
      columns={[
        {
          key: 'what',
          title: LIST_EDITOR_TEXTS.what,
          render: ([key]) => <strong className="ad-edit-name">{name(key)}</strong>,
        },
        {
          key: 'days',
          title: LIST_EDITOR_TEXTS.days,
          width: '10rem',
          isNumber: true,
          render: ([key, days]) => (
            <SettingPartField
              kind={kind}
              path={[key]}
              label={name(key)}
              value={days}
              onChange={(next) => onChange({ ...value, [key]: next })}
              errors={errors}
            />
          ),
        },
        {
          key: 'words',
          title: LIST_EDITOR_TEXTS.equals,
          width: '10rem',
          render: ([, days]) => <Words title={LIST_EDITOR_TEXTS.equals} days={days} />,
        },
        {
          key: 'least',
          title: LIST_EDITOR_TEXTS.least,
          width: '9rem',
          render: ([key]) => (
            <Words title={LIST_EDITOR_TEXTS.least} days={MINIMUM_DAYS[key] ?? null} />
          ),
        },
      ]}
      rows={Object.entries(value) as [string, number | null][]}
      rowKey={([key]) => key}
    />
  );
}

const Words = ({ title, days }: { title: string; days: number | null }) => (
  <span className="ad-zone-read">
    <span className="ad-phone-label">{`${title}: `}</span>
    {describeDays(days)}
  </span>
);
