import { useApi, useSession } from '@pratiche/ui';
import { useEffect } from 'react';

/** Milliseconds after the page: what works without a network never holds up what is on the screen. */
const START_DELAY_MS = 2500;

/** For fitters, once their page is here: the pages work without a network, and files on the device are sent. */
export function useOfflinePages(): void {
  const { user } = useSession();
  const api = useApi();
  const fitter = user?.role === 'User' ? user : null;
  const [id, firstName] = [fitter?.id, fitter?.firstName ?? null];
  useEffect(() => {
    if (id === undefined) return undefined;
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      void import('./start-offline.js')
        .then(({ startOffline }) => {
          stop = startOffline(api, { id, firstName });
        })
        .catch(() => undefined);
    }, START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [api, id, firstName]);
}
