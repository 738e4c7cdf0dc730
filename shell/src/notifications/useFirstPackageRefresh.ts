import { useSession } from '@pratiche/ui';
import { useEffect } from 'react';
import { useNotifications } from './useNotifications.js';

/**
 * The first package unlocks pages of the menu, which depends on the user loaded at login: reloads
 * the user when the package arrives.
 */
export function useFirstPackageRefresh(): void {
  const { user, refreshUser } = useSession();
  const isAwaited = user?.isFirstPackageAcquired === false;
  const { data: notifications } = useNotifications(isAwaited);
  const hasCome = isAwaited && notifications?.some(({ kind }) => kind === 'credits') === true;
  useEffect(() => {
    // Without the server the menu stays unchanged until the next poll; the pages check with the
    // server themselves.
    if (hasCome) refreshUser().catch(() => undefined);
  }, [hasCome, refreshUser]);
}
