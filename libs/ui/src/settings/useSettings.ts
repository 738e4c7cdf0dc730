import { SETTING_DEFAULTS, type PublicSettings } from '@pratiche/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '../session/session.js';
import { applyEverywhere } from './everywhere.js';

const BUILT_IN: PublicSettings = { version: 0, current: SETTING_DEFAULTS, dated: {} };
const FRESH_MS = 300_000;

/** Names, tables and switches of the back office; the built-in ones until they are here, and when they do not come. */
export function useSettings(): PublicSettings {
  const { data } = useQuery({
    queryKey: ['settings-in-force'],
    queryFn: async () => {
      const settings = await api.settings.current();
      // Rules and labels of the domain library read through this, also those of remotes.
      applyEverywhere(settings);
      return settings;
    },
    staleTime: FRESH_MS,
    retry: 1,
  });
  return data ?? BUILT_IN;
}
