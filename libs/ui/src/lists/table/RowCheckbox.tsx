import type { RowSelection } from './table.types.js';

interface TableCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of the rows it represents are selected. */
  partly?: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, with a target larger than the box. */
export function TableCheckbox({ label, checked, partly = false, onChange }: TableCheckboxProps) {
  return (
    <label className="pr-tick">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = partly && !checked;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

/** Checkbox of one row. */
export const RowCheckbox = ({
  selection,
  rowKey,
}: {
  selection: RowSelection;
  rowKey: string | number;
}) => (
  <TableCheckbox
    label={selection.labelOf(rowKey)}
    checked={selection.has(rowKey)}
    onChange={() => selection.toggle(rowKey)}
  />
);
