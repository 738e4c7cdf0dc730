/** What a device keeps of an account's work is deleted from it after this time. */
export const DEVICE_RETENTION_DAYS = 7;
export const DEVICE_RETENTION_MS = DEVICE_RETENTION_DAYS * 86_400_000;

/** Whether what was last changed `at` is too old to stay on a device. */
export const isDeviceCopyExpired = (at: number, now: number): boolean =>
  now - at >= DEVICE_RETENTION_MS;
