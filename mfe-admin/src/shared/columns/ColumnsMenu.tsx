import {
  FIXED_OFFICE_COLUMNS,
  moveOfficeColumn,
  OFFICE_LIST_COLUMNS,
  type ColumnList,
  type OfficeColumn,
} from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { useRef } from 'react';
import { FilterButton } from '../filters/FilterButton.js';
import { COLUMNS_MENU_TEXTS } from '../texts.js';
import type { ListColumns } from './useListColumns.js';

interface ColumnsMenuProps {
  list: ColumnList;
  columns: ListColumns;
  titleOf: (key: OfficeColumn) => string;
}

/** Chooses the columns of a list and their order; every button works with the keyboard too. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const open = () => {
    const button = frame.current?.querySelector('button');
    button?.focus();
    button?.click();
  };
  useCommands(COLUMNS_MENU_TEXTS.commandGroup, [
    { id: 'columns', label: COLUMNS_MENU_TEXTS.chooseColumns, run: open },
  ]);
  return (
    <span ref={frame}>
      <FilterButton label={COLUMNS_MENU_TEXTS.columns} name={COLUMNS_MENU_TEXTS.columns}>
        <ColumnsForm {...props} />
      </FilterButton>
    </span>
  );
}

function ColumnsForm({ list, columns: { shown, changeColumns }, titleOf }: ColumnsMenuProps) {
  const hidden = OFFICE_LIST_COLUMNS[list].filter((key) => !shown.includes(key));
  const move = (key: OfficeColumn, step: -1 | 1) =>
    changeColumns(moveOfficeColumn(shown, key, step));
  return (
    <>
      <ul className="ad-checks">
        {[...shown, ...hidden].map((key) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={shown.includes(key)}
                disabled={FIXED_OFFICE_COLUMNS[list].includes(key)}
                onChange={({ target }) =>
                  changeColumns(
                    target.checked ? [...shown, key] : shown.filter((one) => one !== key),
                  )
                }
              />
              {titleOf(key)}
            </label>
            {shown.includes(key) && (
              <MoveButtons
                title={titleOf(key)}
                isFirst={shown[0] === key}
                isLast={shown.at(-1) === key}
                onMove={(step) => move(key, step)}
              />
            )}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => changeColumns(OFFICE_LIST_COLUMNS[list])}>
        {COLUMNS_MENU_TEXTS.firstColumns}
      </Button>
    </>
  );
}

interface MoveButtonsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
}

/** At an end the button stays, so that the focus is not lost. */
const MoveButtons = ({ title, isFirst, isLast, onMove }: MoveButtonsProps) => (
  <span className="ad-move">
    <button
      type="button"
      aria-label={COLUMNS_MENU_TEXTS.moveBefore(title)}
      aria-disabled={isFirst}
      onClick={() => onMove(-1)}
    >
      <span aria-hidden="true">↑</span>
    </button>
    <button
      type="button"
      aria-label={COLUMNS_MENU_TEXTS.moveAfter(title)}
      aria-disabled={isLast}
      onClick={() => onMove(1)}
    >
      <span aria-hidden="true">↓</span>
    </button>
  </span>
);
