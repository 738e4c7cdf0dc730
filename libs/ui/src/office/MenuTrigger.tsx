import type { ButtonHTMLAttributes, Ref } from 'react';
import type { OfficeMenuButtonProps } from './office.types.js';

interface MenuTriggerProps
  extends
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onSelect'>,
    Pick<OfficeMenuButtonProps, 'label'> {
  ref?: Ref<HTMLButtonElement>;
}

/** The button of a menu, which antd gives its events. */
export function MenuTrigger({ label, className, disabled, children, ...events }: MenuTriggerProps) {
  return (
    <button
      aria-haspopup="menu"
      {...events}
      type="button"
      className={`of-menu-button ${className ?? ''}`.trim()}
      aria-label={label}
      disabled={disabled ?? false}
    >
      {children}
    </button>
  );
}
