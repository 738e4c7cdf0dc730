import { isPhotograph } from '@pratiche/domain';
import { useApi, useSession } from '@pratiche/ui';
import { useCallback } from 'react';
import { loadDeviceStore } from '../state/load-device-store.js';

/**
 * Keeps photographs, and without a network any file, on this device, from where they are sent.
 * @returns whether the device took the file
 */
export function useKeepOnDevice(
  accountId: number,
  dossierId: number,
): (file: File, itemId: number) => Promise<boolean> {
  const api = useApi();
  const { user } = useSession();
  return useCallback(
    async (file, itemId) => {
      if (user?.id !== accountId || !(isPhotograph(file) || !navigator.onLine)) return false;
      try {
        const store = await loadDeviceStore();
        if (store === null) return false;
        await store.keepDeviceFile({ accountId, dossierId, itemId }, file);
        store.startUploads(api, user);
        return true;
      } catch {
        // No room on the device: the file goes the direct way.
        return false;
      }
    },
    [api, user, accountId, dossierId],
  );
}
