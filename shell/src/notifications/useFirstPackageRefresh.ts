import type { Notification } from '@pratiche/api';
import { useSession } from '@pratiche/ui';
import { useEffect } from 'react';

/** The first package opens pages of the menu, which go by the user as the login read them: read them anew once it came. */
export function useFirstPackageRefresh(notifications: readonly Notification[] | undefined): void {
  const { user, refreshUser } = useSession();
  const hasCome =
    user?.isFirstPackageAcquired === false &&
    notifications?.some(({ kind }) => kind === 'credits') === true;
  useEffect(() => {
    // Without the server the menu stays as it is until the next look; the pages ask the server themselves.
    if (hasCome) refreshUser().catch(() => undefined);
  }, [hasCome, refreshUser]);
}
