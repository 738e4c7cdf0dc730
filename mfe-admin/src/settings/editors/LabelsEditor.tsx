import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { EditTable } from '../fields/EditTable.js';
import { SettingPartField } from '../fields/SettingPartField.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { LIST_EDITOR_TEXTS } from './texts.js';

type Labels = Readonly<Record<string, string>>;

/** What values are called: the first words beside those in use. */
export function LabelsEditor({ kind, value, onChange, errors }: SettingEditorProps<Labels>) {
  const first = SETTING_DEFAULTS[kind] as Labels;
  return (
    <EditTable
      label={LIST_EDITOR_TEXTS.labels}
      columns={[
        {
          key: 'first',
          title: LIST_EDITOR_TEXTS.firstLabel,
          width: '40%',
          render: ([key]) => <strong className="ad-edit-name">{first[key] ?? key}</strong>,
        },
        {
          key: 'label',
          title: LIST_EDITOR_TEXTS.ownLabel,
          render: ([key, label]) => (
            <SettingPartField
              kind={kind}
              path={[key]}
              label={LIST_EDITOR_TEXTS.nameOf(first[key] ?? key)}
              value={label}
              onChange={(next) => onChange({ ...value, [key]: String(next) })}
              errors={errors}
            />
          ),
        },
      ]}
      rows={Object.entries(value)}
      rowKey={([key]) => key}
    />
  );
}
