import { CURRENT_SETTING_DEFAULTS, type PublicSettings } from '@pratiche/domain';
import type { ReactNode } from 'react';
import { SettingsContext } from './settings-context.js';
import { useSettingsQuery } from './useSettingsQuery.js';

const DEFAULT_SETTINGS: PublicSettings = {
  version: 0,
  current: CURRENT_SETTING_DEFAULTS,
  dated: {},
};

/** Holds the settings of the session for everything inside; asks for them as early as possible. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const settings = useSettingsQuery().data ?? DEFAULT_SETTINGS;
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}
