import type { DeviceFile } from '@pratiche/federation/device-store';
import { useEffect, useState } from 'react';
import { loadDeviceStore } from '../state/load-device-store.js';

const NONE: readonly DeviceFile[] = [];

/** Files of a dossier that wait on this device, oldest first. */
export function useDeviceFiles(accountId: number, dossierId: number): readonly DeviceFile[] {
  const [files, setFiles] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    let unsubscribe = (): void => undefined;
    void loadDeviceStore()
      .then((store) => {
        if (store === null || isOver) return;
        const read = () =>
          void store
            .listDeviceFiles(accountId)
            .then((all) => {
              if (isOver) return;
              const mine = all.filter((file) => file.dossierId === dossierId);
              setFiles((before) => (mine.length + before.length === 0 ? NONE : mine));
            })
            .catch(() => undefined);
        const stop = store.onDeviceChange(read);
        unsubscribe = () => void stop();
        read();
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [accountId, dossierId]);
  return files;
}
