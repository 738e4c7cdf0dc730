import { Button, Dropdown } from '@pratiche/ui';
import { Link } from 'react-router';
import { ActionButtons } from './ActionButtons.js';
import { CardSort } from './CardSort.js';
import { RowCheckbox } from './RowCheckbox.js';
import type { DataTableProps, RowAction, RowCardContent, RowSelection } from './table.types.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

type CardRowsProps<T> = DataTableProps<T> & { rows: readonly T[] };

/** Narrow layout of a list: one card per row, with its first columns as the head. */
export function CardRows<T>({
  label,
  columns,
  rows,
  rowKey,
  rowId,
  actions,
  selection,
  sort,
  onSort,
  isSortedAbove,
  card,
}: CardRowsProps<T>) {
  const head = columns.filter(({ priority = 2 }) => priority === 1);
  const body = columns.filter(({ priority = 2 }) => priority === 2);
  return (
    <>
      {!isSortedAbove && <CardSort columns={columns} sort={sort} onSort={onSort} />}
      <ul className="pr-cards" aria-label={label}>
        {rows.map((row) =>
          card ? (
            <RowCard
              key={rowKey(row)}
              id={rowId?.(row)}
              rowKey={rowKey(row)}
              content={card(row)}
              actions={actions?.(row) ?? []}
              selection={selection}
            />
          ) : (
            <li
              key={rowKey(row)}
              id={rowId?.(row)}
              className={selection?.has(rowKey(row)) ? 'pr-card pr-ticked' : 'pr-card'}
            >
              <div className="pr-card-head">
                {selection && <RowCheckbox selection={selection} rowKey={rowKey(row)} />}
                {head.map((column) => (
                  <div key={column.key}>{column.render(row)}</div>
                ))}
              </div>
              <dl>
                {body.map((column) => (
                  <div key={column.key}>
                    <dt>{column.title}</dt>
                    <dd>{column.render(row)}</dd>
                  </div>
                ))}
              </dl>
              {actions && <ActionButtons actions={actions(row)} labels />}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

interface RowCardProps {
  id: string | undefined;
  rowKey: string | number;
  content: RowCardContent;
  /** Behind "⋯": what the card itself does not do. */
  actions: readonly RowAction[];
  selection: RowSelection | undefined;
}

/** A row on a phone: the whole card opens it where something opens, rarer actions are behind "⋯". */
function RowCard({ id, rowKey, content, actions, selection }: RowCardProps) {
  const { to, onOpen, title, line, badge, note, tone } = content;
  const inMenu = actions.filter(({ opensRow = false, disabled = false }) => !opensRow && !disabled);
  const isTicked = selection?.has(rowKey) ?? false;
  return (
    <li
      id={id}
      className={`pr-card pr-row-card ${tone ? `pr-row-card-${tone}` : ''} ${isTicked ? 'pr-ticked' : ''}`}
    >
      <div className="pr-row-card-head">
        {selection && <RowCheckbox selection={selection} rowKey={rowKey} />}
        {to === undefined ? (
          <span className="pr-row-card-title">{title}</span>
        ) : (
          <Link className="pr-row-card-title" to={to} onClick={onOpen}>
            {title}
          </Link>
        )}
        {inMenu.length > 0 && (
          <Dropdown
            menu={{
              items: inMenu.map(({ key, label, icon, onClick }) => ({ key, label, icon, onClick })),
            }}
          >
            <Button
              type="text"
              className="pr-row-card-menu"
              loading={actions.some(({ loading = false }) => loading)}
              aria-haspopup="menu"
              aria-label={TEXTS.moreActions(title)}
            >
              <span aria-hidden="true">⋯</span>
            </Button>
          </Dropdown>
        )}
      </div>
      <div className="pr-row-card-line">
        <span className="pr-row-card-text pr-number">{line}</span>
        {badge}
      </div>
      {note !== undefined && <div className="pr-row-card-note">{note}</div>}
    </li>
  );
}
