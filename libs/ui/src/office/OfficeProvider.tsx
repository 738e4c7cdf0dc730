import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { UndoNotice } from './undo/index.js';
import { areNotificationsWanted, subscribeToNotifications } from './notification.js';

const AntdApp = lazy(() => loadWhenOnline(() => import('./antd/AntdApp.js')));

/** Around every page of the back office: it has the place where notifications appear, and what was just done can be taken back. */
export function OfficeProvider({ children }: { children: ReactNode }) {
  const isWanted = useSyncExternalStore(subscribeToNotifications, areNotificationsWanted);
  return (
    <>
      {children}
      <UndoNotice />
      {isWanted && (
        <Suspense fallback={null}>
          <AntdApp />
        </Suspense>
      )}
    </>
  );
}
