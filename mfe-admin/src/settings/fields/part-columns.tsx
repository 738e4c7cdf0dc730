import type { PartProps } from '../setting-editor.types.js';
import type { EditColumn } from './EditTable.js';
import { SettingPartField } from './SettingPartField.js';

interface PartColumn {
  key: string;
  title: string;
  width?: string;
  isNumber?: boolean;
  /** Number of lines of a text. */
  rows?: number;
}

/** Columns with the field of one part of each row. */
export const createPartColumns = <Row extends object>(
  { kind, path, value, onChange, errors }: PartProps<readonly Row[]>,
  columns: readonly PartColumn[],
): EditColumn<Row>[] =>
  columns.map(({ key, title, width, isNumber = false, rows }) => ({
    key,
    title,
    isNumber,
    ...(width === undefined ? {} : { width }),
    render: (row, index) => (
      <SettingPartField
        kind={kind}
        path={[...path, index, key]}
        label={title}
        rows={rows}
        value={(row as Readonly<Record<string, unknown>>)[key] ?? null}
        onChange={(next) => onChange(value.with(index, { ...row, [key]: next }))}
        errors={errors}
      />
    ),
  }));
