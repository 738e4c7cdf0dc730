import type { ComponentProps, ReactNode } from 'react';

interface ComboListProps {
  open: boolean;
  /** What downshift wants on the list, its ref included. */
  menu: ComponentProps<'ul'>;
  note: string | null;
  children: ReactNode;
}

/** The list below a combo field. It stays in the page while closed, because the field points at it. */
export function ComboList({ open, menu, note, children }: ComboListProps) {
  return (
    <div className={open ? 'pr-combo-list' : 'pr-combo-list pr-closed'}>
      <ul {...menu}>{open && children}</ul>
      <p role="status" className="pr-combo-note">
        {open ? note : null}
      </p>
    </div>
  );
}
