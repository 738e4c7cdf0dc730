import type * as deviceStore from '@pratiche/federation/device-store';

/** What this device keeps; `null` where the browser keeps nothing, as in some private windows. */
export async function loadDeviceStore(): Promise<typeof deviceStore | null> {
  if (typeof indexedDB === 'undefined' || typeof crypto.subtle === 'undefined') return null;
  return import('@pratiche/federation/device-store');
}
