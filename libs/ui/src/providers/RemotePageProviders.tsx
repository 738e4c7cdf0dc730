import { useContext, type ReactNode } from 'react';
import { AlertBanner } from '../alerts/AlertBanner.js';
import { ConfirmContext } from '../dialogs/confirm-context.js';
import { ConfirmProvider } from '../dialogs/ConfirmProvider.js';

/** Around every page of a remote: nothing, unless the host is from before 1.1, which shows nothing that another copy asks or tells. */
export function RemotePageProviders({ children }: { children: ReactNode }) {
  const isConfirmedByHost = useContext(ConfirmContext) !== null;
  if (isConfirmedByHost) return children;
  return (
    <ConfirmProvider>
      <AlertBanner />
      {children}
    </ConfirmProvider>
  );
}
