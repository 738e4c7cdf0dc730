/** What a browser says about its storage; both in bytes, and either may be missing. */
export interface StorageEstimate {
  usage?: number;
  quota?: number;
}

/** From this share on a device may soon keep no more photographs. */
const WARNING_SHARE = 0.8;

/** Whether the storage of a device is nearly full; not where the browser does not say. */
export const isStorageNearlyFull = ({ usage, quota }: StorageEstimate): boolean =>
  usage !== undefined && quota !== undefined && quota > 0 && usage / quota >= WARNING_SHARE;
