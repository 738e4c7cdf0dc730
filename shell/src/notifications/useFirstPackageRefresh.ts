import type { NotificationDto } from '@pratiche/api';
import { useSession } from '@pratiche/ui';
import { useEffect } from 'react';

/**
 * The first package unlocks pages of the menu, which depends on the user loaded at login: reloads
 * the user when the package arrives.
 */
export function useFirstPackageRefresh(
  notifications: readonly NotificationDto[] | undefined,
): void {
  const { user, refreshUser } = useSession();
  const hasCome =
    user?.isFirstPackageAcquired === false &&
    notifications?.some(({ kind }) => kind === 'credits') === true;
  useEffect(() => {
    // Without the server the menu stays unchanged until the next poll; the pages check with the
    // server themselves.
    if (hasCome) refreshUser().catch(() => undefined);
  }, [hasCome, refreshUser]);
}
