import { Button, PlusOutlined } from '@pratiche/ui';
import { SortableRowTools, useRowMoves } from '@pratiche/ui/office';
import { useRef, type ReactNode } from 'react';
import { partId, type PartProps } from '../setting-editor.types.js';
import { EditTable, type EditColumn } from './EditTable.js';
import { moveRow } from './row-order.js';
import { SETTING_FIELD_TEXTS as TEXTS } from './texts.js';

interface RowsTableProps<Row> extends PartProps<readonly Row[]> {
  label: string;
  caption?: ReactNode;
  columns: readonly EditColumn<Row>[];
  /** What a row is called, in the names of its buttons. */
  rowName: (row: Row, index: number) => string;
  /** The order counts: rows can be moved. */
  isOrdered?: boolean;
  createRow: () => Row;
  addLabel: string;
  empty?: string;
  toolsWidth?: string;
}

/** A list of rows to write in, add to, put in order and take away from. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { label, path, value: rows, onChange, columns, rowName, isOrdered = false } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const id = partId(path);
  const { moveRow: move, announcement } = useRowMoves({
    id,
    rows: rows.map((row, index) => ({ key: index, label: rowName(row, index) })),
    onMove: (from, to) => onChange(moveRow(rows, from, to)),
  });

  // The button that was pressed goes away with its row.
  function remove(index: number) {
    onChange(rows.toSpliced(index, 1));
    addButton.current?.focus();
  }

  const toolsColumn: EditColumn<Row> = {
    key: 'tools',
    title: <span className="pr-visually-hidden">{TEXTS.actions}</span>,
    width: props.toolsWidth ?? (isOrdered ? '12rem' : '6.5rem'),
    render: (row, index) => (
      <SortableRowTools
        id={id}
        row={{ key: index, label: rowName(row, index) }}
        index={index}
        last={rows.length - 1}
        onMove={isOrdered ? move : null}
      >
        <Button
          type="text"
          aria-label={TEXTS.removeRow(rowName(row, index))}
          onClick={() => remove(index)}
        >
          {TEXTS.remove}
        </Button>
      </SortableRowTools>
    ),
  };
  return (
    <div className="ad-rows-table">
      <EditTable
        label={label}
        caption={props.caption}
        columns={[...columns, toolsColumn]}
        rows={rows}
        rowKey={(_row, index) => index}
        {...(props.empty === undefined ? {} : { empty: props.empty })}
      />
      <p className="pr-visually-hidden" role="status">
        {announcement}
      </p>
      <div>
        <Button
          ref={addButton}
          icon={<PlusOutlined />}
          onClick={() => onChange([...rows, props.createRow()])}
        >
          {props.addLabel}
        </Button>
      </div>
    </div>
  );
}
