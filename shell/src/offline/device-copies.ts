import type { DeviceWork } from '@pratiche/domain';

/** What this device keeps of an account, loaded only when it is asked for. */
const loadStore = () => import('@pratiche/federation/device-store');

/** Files of an account that this device has not sent; none where the browser keeps nothing. */
export async function countDeviceFiles(accountId: number): Promise<number> {
  if (typeof indexedDB === 'undefined') return 0;
  try {
    return (await (await loadStore()).listDeviceFiles(accountId)).length;
  } catch {
    return 0;
  }
}

/** Dossiers that an account can go on with on this device; none where the browser keeps nothing. */
export async function readDeviceHome(accountId: number): Promise<DeviceWork[]> {
  if (typeof indexedDB === 'undefined') return [];
  try {
    return await (await loadStore()).readDeviceWork(accountId);
  } catch {
    return [];
  }
}
