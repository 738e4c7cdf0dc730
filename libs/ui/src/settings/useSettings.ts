import { SETTING_DEFAULTS, type PublicSettings } from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '../session/session.js';
import { broadcastSettings } from './settings-broadcast.js';

const DEFAULT_SETTINGS: PublicSettings = { version: 0, current: SETTING_DEFAULTS, dated: {} };
const STALE_TIME_MS = 300_000;

/** Names, tables and switches of the back office, for pages that say when they are not here. */
export function useSettingsQuery() {
  return useQuery({
    queryKey: ['settings-in-force'],
    queryFn: async () => {
      const settings = await api.settings.current();
      // Rules and labels of the domain library read through this, also those of remotes.
      broadcastSettings(settings);
      return settings;
    },
    staleTime: STALE_TIME_MS,
    retry: 1,
  });
}

/** The same; the built-in ones until they are here, and when they do not come. */
export const useSettings = (): PublicSettings => useSettingsQuery().data ?? DEFAULT_SETTINGS;
