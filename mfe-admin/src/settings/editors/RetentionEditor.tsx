import type { RetentionPeriods } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import { EditTable } from '../fields/EditTable.js';
import { SettingPartField } from '../fields/SettingPartField.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { findPartShape, settingPartLabel } from '../setting-parts.js';
import { describeDays } from './describe-days.js';
import { LIST_EDITOR_TEXTS } from './texts.js';

/** What is kept for how long, one row each. */
export function RetentionEditor(props: SettingEditorProps<RetentionPeriods>) {
  const rules = useRules();
  const { kind, value, onChange, errors } = props;
  const name = (key: string) => settingPartLabel(kind, [key], rules);
  const leastDays = (key: string) => {
    const shape = findPartShape(kind, [key]);
    return shape?.is === 'number' ? shape.min : null;
  };
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
          render: ([key]) => <Words title={LIST_EDITOR_TEXTS.least} days={leastDays(key)} />,
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
