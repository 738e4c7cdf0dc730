import { useSyncExternalStore } from 'react';

function subscribeToNetworkEvents(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the device has a network connection, as reported by the browser. */
export const useOnlineStatus = (): boolean =>
  useSyncExternalStore(subscribeToNetworkEvents, () => navigator.onLine);
