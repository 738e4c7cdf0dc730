import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { KeyHelp } from './keys/KeyHelp.js';
import { areNotificationsWanted, subscribeToNotifications } from './notification.js';

const AntdApp = lazy(() => loadWhenOnline(() => import('./antd/AntdApp.js')));

/** Around every page of the back office: the place where notifications and the help of the keys appear. */
export function OfficeProvider({ children }: { children: ReactNode }) {
  const isWanted = useSyncExternalStore(subscribeToNotifications, areNotificationsWanted);
  return (
    <>
      {children}
      <KeyHelp />
      {isWanted && (
        <Suspense fallback={null}>
          <AntdApp />
        </Suspense>
      )}
    </>
  );
}
