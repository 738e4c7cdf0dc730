const STORAGE_KEY = 'remote-override';

/** That this browser loads one remote from elsewhere: what the server signed for it. */
export interface RemoteOverrideMarker {
  ticket: string;
  staysAfterLogout: boolean;
}

/** Read before anything else of a page: a browser without storage has none. */
export function readRemoteOverride(): RemoteOverrideMarker | null {
  try {
    return JSON.parse(
      window.localStorage.getItem(STORAGE_KEY) ?? 'null',
    ) as RemoteOverrideMarker | null;
  } catch {
    return null;
  }
}

export const storeRemoteOverride = (marker: RemoteOverrideMarker): void =>
  window.localStorage.setItem(STORAGE_KEY, JSON.stringify(marker));

export const dropRemoteOverride = (): void => window.localStorage.removeItem(STORAGE_KEY);
