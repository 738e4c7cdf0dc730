/** Dossiers that a device keeps to open without a network are deleted from it after this time. */
export const DEVICE_RETENTION_DAYS = 7;
export const DEVICE_RETENTION_MS = DEVICE_RETENTION_DAYS * 86_400_000;

/** Typing and files that the server lacks stay on a device for this time. */
export const UNSENT_RETENTION_DAYS = 30;
const UNSENT_RETENTION_MS = UNSENT_RETENTION_DAYS * 86_400_000;

/** Whether what was last changed `at` is too old to stay on a device. */
export const isDeviceCopyExpired = (at: number, now: number): boolean =>
  now - at >= DEVICE_RETENTION_MS;

/** The same of what an account typed or photographed and the server lacks. */
export const isUnsentExpired = (at: number, now: number): boolean =>
  now - at >= UNSENT_RETENTION_MS;
