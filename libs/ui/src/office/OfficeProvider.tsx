import type { ReactNode } from 'react';
import { KeyHelp } from './keys/KeyHelp.js';

/** Around every page of the back office: it has the help of the keys. */
export function OfficeProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <KeyHelp />
    </>
  );
}
