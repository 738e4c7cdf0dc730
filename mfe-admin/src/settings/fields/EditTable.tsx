import type { ReactNode } from 'react';
import { moveBetweenCells } from './cell-keys.js';
import { SETTING_FIELD_TEXTS as TEXTS } from './texts.js';

export interface EditColumn<Row> {
  key: string;
  title: ReactNode;
  width?: string;
  isNumber?: boolean;
  render: (row: Row, index: number) => ReactNode;
}

interface EditTableProps<Row> {
  label: string;
  /** Explains how the rows are read, above them. */
  caption?: ReactNode;
  columns: readonly EditColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  empty?: string;
}

/**
 * A table with fields in its cells. Arrows and Enter lead to the cells above, below and beside. The
 * fields have labels of their own, which are seen on phones, where each row is a card; the first
 * column heads it.
 */
export function EditTable<Row>({
  label,
  caption,
  columns,
  rows,
  rowKey,
  empty,
}: EditTableProps<Row>) {
  if (rows.length === 0) return <p className="pr-muted">{empty ?? TEXTS.noRow}</p>;
  return (
    <div className="ad-edit-frame">
      <table className="ad-edit-table" aria-label={label} onKeyDown={moveBetweenCells}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ key, title, width, isNumber = false }) => (
              <th
                key={key}
                scope="col"
                className={isNumber ? 'ad-edit-number' : undefined}
                style={width === undefined ? undefined : { width }}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map(({ key, render, isNumber = false }) => (
                <td key={key} className={isNumber ? 'ad-edit-number' : undefined}>
                  {render(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
