import type { ReactNode } from 'react';
import { KeyHelp } from './keys/KeyHelp.js';
import { UndoNotice } from './undo/index.js';

/** Around every page of the back office: it has the help of the keys, and what was just done can be taken back. */
export function OfficeProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <UndoNotice />
      <KeyHelp />
    </>
  );
}
