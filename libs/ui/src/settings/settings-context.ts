import {
  bindOnce,
  createRules,
  toRuleSettings,
  type PublicSettings,
  type Rules,
} from '@pratiche/domain';
import { createContext, useContext } from 'react';
import { getOrCreateSingleton } from '../shared-singleton/shared-singleton.js';

/** The settings of the session, which every copy of this library in the page shares: data, never rules. */
export const SettingsContext = getOrCreateSingleton('settings-context', () =>
  createContext<PublicSettings | null>(null),
);

/** Names, tables and switches of the back office; the built-in ones until they are here, and when they do not come. */
export function useSettings(): PublicSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs AppProviders around it');
  return settings;
}

const bindRules = bindOnce((settings: PublicSettings) => createRules(toRuleSettings(settings)));

/** The rules of this copy of the domain library with the settings of the session. */
export const useRules = (): Rules => bindRules(useSettings());
