import ConfigProvider from 'antd/es/config-provider';
import itIT from 'antd/es/locale/it_IT';
import { createContext, useContext, type ReactNode } from 'react';
import { AlertBanner } from '../alerts/AlertBanner.js';
import { ConfirmContext } from '../dialogs/confirm-context.js';
import { ConfirmProvider } from '../dialogs/ConfirmProvider.js';
import { theme } from '../theme/theme.js';

/** Of this copy alone, on purpose: antd's own contexts are as well. */
const IsThemed = createContext(false);

/** Theme and Italian texts for the antd of this copy. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <IsThemed value>
      <ConfigProvider theme={theme} locale={itIT} wave={{ disabled: true }}>{children}</ConfigProvider>
    </IsThemed>
  );
}

/** Around every page of a remote: nothing where the host runs this very copy, what the page needs of its own where it does not. */
export function PageFrame({ children }: { children: ReactNode }) {
  const isThemed = useContext(IsThemed);
  const isConfirmedByHost = useContext(ConfirmContext) !== null;
  if (isThemed) return children;
  if (isConfirmedByHost) return <Themed>{children}</Themed>;
  // A host from before 1.1 shows nothing that another copy asks or tells.
  return (
    <Themed>
      <ConfirmProvider>
        <AlertBanner />
        {children}
      </ConfirmProvider>
    </Themed>
  );
}
