import { useContext, type ReactNode } from 'react';
import { AlertBanner } from '../alerts/AlertBanner.js';
import { ConfirmContext } from '../dialogs/confirm-context.js';
import { ConfirmProvider } from '../dialogs/ConfirmProvider.js';
import { SettingsContext } from '../settings/settings-context.js';
import { SettingsProvider } from '../settings/SettingsProvider.js';

/**
 * Around every page of a remote: nothing, unless the host is of an earlier version, which asks,
 * tells or settles nothing for another copy.
 */
export function RemotePageProviders({ children }: { children: ReactNode }) {
  const isConfirmedByHost = useContext(ConfirmContext) !== null;
  const hasSettings = useContext(SettingsContext) !== null;
  const page = isConfirmedByHost ? (
    children
  ) : (
    <ConfirmProvider>
      <AlertBanner />
      {children}
    </ConfirmProvider>
  );
  return hasSettings ? page : <SettingsProvider>{page}</SettingsProvider>;
}
