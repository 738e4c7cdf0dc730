import type { ComponentProps, ReactNode } from 'react';

interface ComboListProps {
  open: boolean;
  /** What downshift wants on the list, its ref included. */
  menu: ComponentProps<'ul'>;
  note: string | null;
  /** The note says how to choose: it is read before the options. */
  isNoteFirst?: boolean;
  children: ReactNode;
}

/** The list below a combo field. It stays in the page while closed, because the field points at it. */
export function ComboList({ open, menu, note, isNoteFirst = false, children }: ComboListProps) {
  return (
    <div
      className={`pr-combo-list ${open ? '' : 'pr-closed'} ${isNoteFirst ? 'pr-combo-note-first' : ''}`}
    >
      <ul {...menu}>{open && children}</ul>
      <p role="status" className="pr-combo-note">
        {open ? note : null}
      </p>
    </div>
  );
}
