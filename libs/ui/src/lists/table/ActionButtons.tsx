import { Button, Tooltip } from '@pratiche/ui';
import type { RowAction } from './table.types.js';

interface ActionButtonsProps {
  actions: readonly RowAction[];
  /** Shows the label of every action, even of those that have an icon only. */
  labels?: boolean;
}

/** Action buttons of one row. */
export function ActionButtons({ actions, labels = false }: ActionButtonsProps) {
  return (
    <div className="pr-row-actions">
      {actions.map(
        ({
          key,
          label,
          icon,
          onClick,
          danger = false,
          disabled = false,
          loading = false,
          iconOnly = false,
        }) => {
          const bare = iconOnly && !labels;
          const button = (
            <Button
              key={key}
              icon={icon}
              danger={danger}
              disabled={disabled}
              loading={loading}
              onClick={onClick}
              {...(bare
                ? { 'aria-label': label }
                : icon && !labels
                  ? { className: 'pr-short', title: label }
                  : {})}
            >
              {bare ? null : label}
            </Button>
          );
          return bare ? (
            <Tooltip key={key} title={label}>
              {button}
            </Tooltip>
          ) : (
            button
          );
        },
      )}
    </div>
  );
}
