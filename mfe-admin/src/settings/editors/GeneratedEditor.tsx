import { SETTING_KINDS, type ListShape, type ObjectShape } from '@pratiche/domain/settings';
import { createPartColumns } from '../fields/part-columns.js';
import { PartFields } from '../fields/PartFields.js';
import { RowsTable } from '../fields/RowsTable.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { createSettingRow, isHiddenPart } from '../setting-parts.js';
import { nameSettingRow } from '../setting-rows.js';
import { SETTINGS_TEXTS } from '../texts.js';

/** The form of a kind without an editor of its own, drawn from its shape. */
export function GeneratedEditor(props: SettingEditorProps) {
  const { shape } = SETTING_KINDS[props.kind];
  return shape.is === 'object' ? (
    <SectionFields {...props} shape={shape} />
  ) : (
    <RowsSection {...props} value={props.value as readonly object[]} shape={shape} />
  );
}

interface FormSection {
  title: string;
  keys: readonly string[];
}

function SectionFields({ shape, ...props }: SettingEditorProps & { shape: ObjectShape }) {
  const { label, sections }: { label: string; sections?: readonly FormSection[] } =
    SETTING_KINDS[props.kind];
  const all = { title: label, keys: Object.keys(shape.fields) };
  return (
    <>
      {(sections ?? [all]).map(({ title, keys }) => (
        <section key={title} className="pr-card ad-section">
          <h2>{title}</h2>
          <PartFields {...props} path={[]} keys={keys} value={props.value as object} />
        </section>
      ))}
    </>
  );
}

function RowsSection({
  shape,
  ...props
}: SettingEditorProps<readonly object[]> & { shape: ListShape }) {
  const { kind } = props;
  const part = { ...props, path: [] };
  return (
    <RowsTable<object>
      {...part}
      label={SETTING_KINDS[kind].label}
      isOrdered
      columns={createPartColumns<object>(
        part,
        Object.entries(shape.of.fields)
          .filter(([key]) => !isHiddenPart(kind, [0, key]))
          .map(([key, { label = key, is }]) => ({ key, title: label, isNumber: is === 'number' })),
      )}
      rowName={(row, index) => nameSettingRow(kind, row) ?? SETTINGS_TEXTS.row(index + 1)}
      createRow={() => createSettingRow(kind) as object}
      addLabel={SETTINGS_TEXTS.addRow}
    />
  );
}
