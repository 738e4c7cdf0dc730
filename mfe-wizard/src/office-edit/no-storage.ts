import type { DeviceStorage } from '../state/device-storage.js';

/** Data of customers are not kept on an operator's device: the wizard is told that nothing was kept. */
export const NO_STORAGE: DeviceStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('Nothing is kept on this device');
  },
  removeItem: () => undefined,
};
