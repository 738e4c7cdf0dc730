import Table from 'antd/es/table';
import { useState, type DragEvent } from 'react';
import { SortableRowTools } from '../SortableRowTools.js';
import type { SortableTableProps } from '../sortable-table.types.js';
import { OfficeTheme } from './OfficeTheme.js';
import { ANTD_TEXTS } from './texts.js';

interface Row {
  key: string | number;
  index: number;
}

/** antd's table whose rows are dragged by a handle. */
export default function AntdSortableTable(props: SortableTableProps) {
  const { id, label, rows, columns, actions, actionsWidth, onMove } = props;
  const { dragged, target, setTarget, begin, end, drop } = useRowDrag(onMove);
  return (
    <OfficeTheme>
      <Table<Row>
        aria-label={label}
        className="of-sortable"
        dataSource={rows.map(({ key }, index) => ({ key, index }))}
        size="small"
        pagination={false}
        tableLayout="fixed"
        rowClassName={({ index }) =>
          index === dragged ? 'of-sortable-dragged' : index === target ? 'of-sortable-target' : ''
        }
        onRow={({ index }) => ({
          onDragOver: (event) => {
            if (dragged === null) return;
            event.preventDefault();
            setTarget(index);
          },
          onDrop: (event) => drop(event, index),
        })}
        columns={[
          {
            key: 'handle',
            title: <span className="pr-visually-hidden">{ANTD_TEXTS.order}</span>,
            width: '4.5rem',
            render: (_value, { index }) => (
              <span
                className="of-sortable-handle"
                draggable
                title={ANTD_TEXTS.dragToMove}
                onDragStart={(event) => begin(event, index)}
                onDragEnd={end}
              >
                {index + 1}
              </span>
            ),
          },
          ...columns.map(({ key, title, width, render }) => ({
            key,
            title,
            ...(width === undefined ? {} : { width }),
            render: (_value: unknown, { index }: Row) => render(index),
          })),
          {
            key: 'actions',
            title: ANTD_TEXTS.actions,
            width: actionsWidth,
            render: (_value, { index }) => {
              const row = rows[index];
              return row === undefined ? null : (
                <SortableRowTools
                  id={id}
                  row={row}
                  index={index}
                  last={rows.length - 1}
                  onMove={onMove}
                >
                  {actions(index)}
                </SortableRowTools>
              );
            },
          },
        ]}
      />
    </OfficeTheme>
  );
}

/** The row that is dragged, and the one it is over. */
function useRowDrag(onMove: SortableTableProps['onMove']) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);

  function begin(event: DragEvent<HTMLElement>, index: number) {
    setDragged(index);
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', String(index));
    const row = event.currentTarget.closest('tr');
    if (row) event.dataTransfer.setDragImage(row, 24, 24);
  }
  function end() {
    setDragged(null);
    setTarget(null);
  }
  function drop(event: DragEvent<HTMLElement>, index: number) {
    event.preventDefault();
    if (dragged !== null) onMove(dragged, index);
    end();
  }
  return { dragged, target, setTarget, begin, end, drop };
}
